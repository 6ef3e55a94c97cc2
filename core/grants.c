/* grants.c: the walk over all lines of text that touch a card.
**
** Layered and selective keywords are opened where they stand, each instance on its own.
** Cumulative ones are summed and isolated ones noticed during the walk, and opened once
** at its end (R10.2.1, R10.2.3).
*/
#include "modifiers.h"
#include "view.h"

/* A cumulative or isolated keyword met during a walk. */
typedef struct Lump { uint16_t keyword; int32_t sum; Leaf base; } Lump;

/* A keyword that the card can't gain from texts in force after 'since'. */
typedef struct Bar { uint16_t keyword; int since; } Bar;

enum { BARS = 8 };

typedef struct Walk {
  PopGame *g;
  uint8_t card;
  Need need;
  LeafFn fn;
  void *user;
  uint64_t lost[PROGRAM_MAX_KEYWORDS / 64];
  int nlumps;
  Lump *lumps;           /* room for all; not cleared, walks are many and lumps few */
  int at;                /* the text in force that is walked, -1 the card's own */
  int nbars;
  Bar bars[BARS];
} Walk;

static int walk_body(Walk *w, uint16_t body, const Leaf *base, int stats);

static int ability_lives(const Walk *w, const Ability *a, const Leaf *base) {
  if (w->card == NO_CARD || base->there) return 1;
  return (a->zones & card_place(&w->g->s.cards[w->card])) != 0;
}

/* Do numbers in the body of a static count for the card? */
static int numbers_count(const Walk *w, const Ability *a) {
  return a->gives != GIVES_as_printed || card_counts(w->g, w->card);
}

/* "When attacking such a unit": only while this attack goes on; of two defenders either, but
** for the dice at one of them that one. */
static int against_holds(const Ctx *ctx, const Ability *a, uint8_t card) {
  if (a->against == IR_NONE) return 1;
  const Attack *at = &ctx->g->s.attack;
  if (!at->on || at->ended || at->attacker != card) return 0;
  for (int i = 0; i < at->ntargets; i++)
    if ((!at->rolling || at->rolling == i + 1) &&
        selector_matches(ctx, a->against, at->targets[i].card))
      return 1;
  return 0;
}

static int condition_holds(const Ctx *ctx, const Ability *a, uint8_t card) {
  return against_holds(ctx, a, card) && eval_node(ctx, a->when, 1) != 0;
}

static int is_lost(const Walk *w, uint16_t keyword) {
  return keyword != IR_NONE && w->lost[keyword >> 6] >> (keyword & 63) & 1u;
}

static int is_barred(const Walk *w, uint16_t keyword) {
  for (int i = 0; i < w->nbars; i++)
    if ((w->bars[i].keyword == keyword || w->bars[i].keyword == IR_NONE) &&
        w->at > w->bars[i].since)
      return 1;
  return w->g->p->keywords.at[keyword].unique_only && w->card != NO_CARD &&
         card_def(w->g, w->card)->version == IR_NONE;
}

static int walk_ability(Walk *w, const Entry *e, const Leaf *base) {
  const Ability *a = &w->g->p->abilities.at[e->what];
  if (!ability_lives(w, a, base) || is_lost(w, a->keyword)) return 0;
  if (a->kind != ABILITY_static || a->body == IR_NONE) {
    Leaf leaf = *base;
    leaf.entry = e;
    leaf.of.ability = e->what;
    return w->fn(w->user, &leaf);
  }
  if (a->to != IR_NONE || !features_meet(&w->g->p->bodies.at[a->body].has, w->need)) return 0;
  Leaf inner = *base;
  inner.ctx.self = base->of.card; /* of the card that has it, whoever gave it */
  if (!condition_holds(&inner.ctx, a, w->card)) return 0;
  inner.there |= a->gives == GIVES_there;
  return walk_body(w, a->body, &inner, numbers_count(w, a));
}

static int is_wanted(const Walk *w, uint16_t keyword) {
  const Need own = need_keyword(keyword);
  return own.word == w->need.word && own.bit == w->need.bit;
}

static int open_keyword(Walk *w, uint16_t keyword, const Entry *e, Leaf base, int32_t x) {
  base.keyword = keyword;
  base.of.x = base.ctx.x = clamp16(x);
  base.ctx.self = base.of.card;
  if (is_wanted(w, keyword)) {
    Leaf leaf = base;
    leaf.entry = e;
    int r = w->fn(w->user, &leaf);
    if (r) return r;
  }
  const Keyword *k = &w->g->p->keywords.at[keyword];
  if (k->body == IR_NONE) return 0;
  return walk_body(w, k->body, &base,
                   w->card == NO_CARD || base.there || card_counts(w->g, w->card));
}

static void add_lump(Walk *w, uint16_t keyword, int32_t x, const Leaf *base) {
  for (int i = 0; i < w->nlumps; i++)
    if (w->lumps[i].keyword == keyword) {
      if (w->g->p->keywords.at[keyword].class_ == CLASS_cumulative)
        w->lumps[i].sum = clamp16((int64_t)w->lumps[i].sum + clamp16(x));
      return; /* R10.2.3: further instances of an isolated one change nothing */
    }
  Lump *lump = &w->lumps[w->nlumps++];
  lump->keyword = keyword;
  lump->sum = clamp16(x);
  lump->base = *base;
}

static int walk_keyword(Walk *w, const Entry *e, uint16_t id, const Leaf *base) {
  const Keyword *k = &w->g->p->keywords.at[e->what];
  uint16_t kw = e->what;
  if (is_lost(w, kw) || is_barred(w, kw)) return 0;
  int wanted = is_wanted(w, kw);
  if (!wanted && (k->body == IR_NONE ||
                  !features_meet(&w->g->p->bodies.at[k->body].has, w->need)))
    return 0;
  int32_t x = eval_node(&base->ctx, e->x, 0);
  Leaf leaf = *base;
  leaf.entry = e;
  leaf.cost = e->cost;
  leaf.of.entry = id;
  if (k->class_ == CLASS_layered || k->class_ == CLASS_selective)
    return open_keyword(w, kw, e, leaf, x);
  if (e->cost == IR_NONE) leaf.of.entry = IR_NONE; /* whichever lines it comes from */
  leaf.of.origin = 0;
  add_lump(w, kw, x, &leaf);
  return 0;
}

static int walk_body(Walk *w, uint16_t body, const Leaf *base, int stats) {
  const Body *b = &w->g->p->bodies.at[body];
  if (!features_meet(&b->has, w->need)) return 0;
  for (unsigned i = 0; i < b->count; i++) {
    uint16_t id = (uint16_t)(b->start + i);
    const Entry *e = &w->g->p->entries.at[id];
    Leaf leaf = *base;
    if (base->keyword == IR_NONE) leaf.of.entry = id;
    leaf.entry = e;
    int r = 0;
    if (e->kind == ENTRY_KEYWORD) r = walk_keyword(w, e, id, &leaf);
    else if (e->kind == ENTRY_ABILITY) r = walk_ability(w, e, &leaf);
    else if (stats) r = w->fn(w->user, &leaf);
    if (r) return r;
  }
  return 0;
}

static Leaf base_leaf(PopGame *g, uint8_t card, uint8_t player, uint8_t granter,
                      uint16_t origin) {
  Leaf leaf = {.keyword = IR_NONE, .cost = IR_NONE};
  leaf.of = (Instance){.entry = IR_NONE, .ability = IR_NONE, .origin = origin, .card = card,
                       .player = player, .granter = granter, .it = NO_CARD};
  leaf.ctx = ctx_instance(g, &leaf.of, NULL);
  leaf.ctx.candidate = card;
  return leaf;
}

static void apply_modifier(const PopGame *g, const Active *a, Leaf *leaf) {
  if (a->mod == 255) return;
  const Modifier *m = &g->s.mods[a->mod];
  leaf->ctx.slots = m->slots;
  leaf->ctx.x = leaf->of.x = m->x;
  leaf->ctx.it = leaf->of.it = m->it;
}

int group_refuses(const PopGame *g, const Active *a, const Selector *sel, uint8_t card) {
  const Card *c = &g->s.cards[card];
  uint8_t player = card_holder(c);
  if (sel->owner == REF_you && player != a->player) return 1;
  if (sel->owner == REF_opponent && player == a->player) return 1;
  if (sel->is == REF_host && (a->source == NO_CARD || g->s.cards[a->source].host != card))
    return 1;
  if (sel->is == REF_top && (a->source == NO_CARD ||
                             (a->source != card && g->s.cards[a->source].host != card)))
    return 1;
  if (sel->types && !(card_def(g, card)->types & sel->types)) return 1;
  if (sel->name != IR_NONE && card_def(g, card)->person != sel->name) return 1;
  return c->zone < ZONE_ARENAS && !(sel->arenas >> c->zone & 1u);
}

static int source_lost(const Walk *w, uint8_t source, uint16_t keyword);

/* Do the statics that a text stands in hold for the card that has it? */
static int parents_hold(const Walk *w, const Active *a, Ctx ctx) {
  PopGame *g = w->g;
  while (a->parent) {
    const Active *up = &g->s.actives[a->parent - 1];
    const Ability *ability = &g->p->abilities.at[up->ability];
    ctx.self = up->source;
    ctx.you = up->player;
    ctx.candidate = a->source;
    if (source_lost(w, up->source, ability->keyword) ||
        !selector_matches(&ctx, ability->to, a->source) || !eval_node(&ctx, ability->when, 1))
      return 0;
    a = up;
  }
  return 1;
}

/* Does a static for others take the card? 'x' is the parameter of its keyword. */
static int group_takes(Walk *w, const Active *a, int *x) {
  PopGame *g = w->g;
  const Ability *ability = &g->p->abilities.at[a->ability];
  if (group_refuses(g, a, &g->p->selectors.at[ability->to], w->card)) return 0;
  if (a->keyword != IR_NONE && !(*x = card_keyword(g, a->source, a->keyword))) return 0;
  Ctx ctx = {.g = g, .self = a->source, .you = a->player, .candidate = w->card,
             .it = NO_CARD, .arena = 255};
  if (a->source != NO_CARD) ctx.arena = g->s.cards[a->source].last_arena;
  if (a->mod != 255) ctx.slots = g->s.mods[a->mod].slots, ctx.x = g->s.mods[a->mod].x;
  if (a->keyword != IR_NONE) ctx.x = clamp16(*x);
  return against_holds(&ctx, ability, w->card) && selector_matches(&ctx, ability->to, w->card) &&
         !source_lost(w, a->source, ability->keyword) && eval_node(&ctx, ability->when, 1) != 0 &&
         parents_hold(w, a, ctx);
}

/* What was given after the attack dice were rolled is too late for what looks at the
** roll (KW.6). */
static int comes_late(const Walk *w, const Active *a) {
  const uint64_t of_roll = (uint64_t)1 << EVENT_rolled | (uint64_t)1 << EVENT_hit |
                           (uint64_t)1 << EVENT_damage_pending;
  return a->mod != 255 && w->g->s.mods[a->mod].late && w->need.word == FEATURE_events &&
         (w->need.bit & of_roll);
}

/* What was given because of secret dice is not there for who may not see them, and read by a
** text it is dice. */
static int is_unseen(PopGame *g, const Active *a) {
  if (a->mod == 255 || !g->s.mods[a->mod].secret || !g->s.attack.secret) return 0;
  g->saw_dice = 1;
  return view_is_blind(g);
}

static int walk_active(Walk *w, const Active *a) {
  PopGame *g = w->g;
  int x = 0;
  if (a->shell || comes_late(w, a)) return 0;
  if (!features_meet(&g->p->bodies.at[a->body].has, w->need)) return 0;
  if (a->ability == IR_NONE ? a->target != w->card : !group_takes(w, a, &x)) return 0;
  if (is_unseen(g, a)) return 0;
  Leaf leaf = base_leaf(g, w->card, g->s.cards[w->card].controller, a->source, a->origin);
  apply_modifier(g, a, &leaf);
  if (a->ability == IR_NONE) return walk_body(w, a->body, &leaf, 1);
  const Ability *ability = &g->p->abilities.at[a->ability];
  leaf.there = ability->gives == GIVES_there;
  if (ability->gives != GIVES_as_printed) leaf.ctx.self = a->source; /* of the granting text */
  if (a->keyword != IR_NONE) {
    leaf.keyword = a->keyword;
    leaf.ctx.x = leaf.of.x = clamp16(x);
  }
  return walk_body(w, a->body, &leaf, numbers_count(w, ability));
}

static int note_lost(void *user, const Leaf *leaf) {
  uint64_t *lost = user;
  if (leaf->entry->kind == ENTRY_LOSE)
    lost[leaf->entry->what >> 6] |= (uint64_t)1 << (leaf->entry->what & 63);
  return 0;
}

/* Keywords the card has lost (R10.2.6). Losing is never lost. */
static void find_lost(Walk *w) {
  Walk inner = {.g = w->g, .card = w->card, .need = need_of(FEATURE_entries, ENTRY_LOSE),
                .fn = note_lost, .user = w->lost, .lumps = w->lumps};
  const State *s = &w->g->s;
  for (int i = 0; i < s->nactives; i++) walk_active(&inner, &s->actives[i]);
}

/* Has the card lost the keyword of a text of it that is for others? */
static int source_lost(const Walk *w, uint8_t source, uint16_t keyword) {
  int losing = w->need.word == FEATURE_entries && w->need.bit == HAS(LOSE);
  if (keyword == IR_NONE || source == NO_CARD || losing || w->g->depth >= MODIFIERS_DEPTH ||
      !(w->g->s.active_has.entries & HAS(LOSE)))
    return 0;
  Lump lumps[PROGRAM_MAX_KEYWORDS];
  Walk of = {.g = w->g, .card = source, .lumps = lumps, .at = -1};
  w->g->depth++;
  find_lost(&of);
  w->g->depth--;
  return is_lost(&of, keyword);
}

static int note_barred(void *user, const Leaf *leaf) {
  Walk *w = user;
  const Entry *e = leaf->entry;
  if (e->kind == ENTRY_CANNOT && e->what == CANNOT_gain && w->nbars < BARS)
    w->bars[w->nbars++] = (Bar){e->filter == 2 ? e->cost : IR_NONE, w->at};
  return 0;
}

/* "Can't gain" binds what is given later; said by a card or for a group, whatever is given. */
static void find_barred(Walk *w, uint16_t body) {
  Walk inner = {.g = w->g, .card = w->card, .need = need_of(FEATURE_cannots, CANNOT_gain),
                .fn = note_barred, .user = w, .lumps = w->lumps};
  const State *s = &w->g->s;
  Leaf leaf = base_leaf(w->g, w->card, s->cards[w->card].controller, w->card, 0);
  walk_body(&inner, body, &leaf, card_counts(w->g, w->card));
  for (int i = 0; i < s->nactives; i++) {
    w->at = s->actives[i].mod == 255 ? -1 : i;
    walk_active(&inner, &s->actives[i]);
  }
  w->at = -1;
}

static int open_lumps(Walk *w) {
  for (int i = 0; i < w->nlumps; i++) {
    const Lump *l = &w->lumps[i];
    int r = open_keyword(w, l->keyword, l->base.entry, l->base, l->sum);
    if (r) return r;
  }
  return 0;
}

/* The walk itself, apart so that a visit that finds nothing costs little. */
static int walk_card(Walk *w, int printed, int given) {
  PopGame *g = w->g;
  const State *s = &g->s;
  const Body *bodies = g->p->bodies.at;
  Lump lumps[PROGRAM_MAX_KEYWORDS];
  uint16_t body = card_def(g, w->card)->body;
  int r = 0;
  w->lumps = lumps;
  g->depth++;
  if (s->active_has.entries & HAS(LOSE)) find_lost(w);
  if ((s->active_has.cannots | s->card_has.cannots) >> CANNOT_gain & 1u) find_barred(w, body);
  if (printed) {
    Leaf leaf = base_leaf(g, w->card, s->cards[w->card].controller, w->card, 0);
    r = walk_body(w, body, &leaf, card_counts(g, w->card));
  }
  for (int i = 0; given && i < s->nactives && !r; i++) {
    const Active *a = &s->actives[i];
    if ((a->ability == IR_NONE && a->target != w->card) ||
        !features_meet(&bodies[a->body].has, w->need))
      continue;
    w->at = i;
    r = walk_active(w, a);
  }
  if (!r) r = open_lumps(w);
  g->depth--;
  return r;
}

static int walk_outermost(Walk *w, int printed, int given) {
  Answers answers;
  answers.cleared = 0;
  w->g->answers = &answers;
  int r = walk_card(w, printed, given);
  w->g->answers = NULL;
  return r;
}

/* Does the card's own text say something about it, where the card is? */
static int speaks_itself(const PopGame *g, uint8_t card, Need need) {
  const Body *body = &g->p->bodies.at[card_def(g, card)->body];
  const Card *c = &g->s.cards[card];
  if (!features_meet(&body->has, need) || c->flags & CARD_STACKED) return 0; /* R6.2.1 */
  int of_abilities = need.word == FEATURE_events || need.word == FEATURE_windows;
  return !of_abilities || (body->places & card_place(c));
}

int grants_visit(PopGame *g, uint8_t card, Need need, LeafFn fn, void *user) {
  if (g->depth >= MODIFIERS_DEPTH) return 0;
  actives_refresh(g);
  int printed = speaks_itself(g, card, need);
  int given = features_meet(&g->s.active_has, need);
  if ((!printed && !given) || g->s.quiet) return 0;
  Walk w = {.g = g, .card = card, .need = need, .fn = fn, .user = user, .at = -1};
  return g->depth ? walk_card(&w, printed, given) : walk_outermost(&w, printed, given);
}

int grants_visit_player(PopGame *g, const Active *a, Need need, LeafFn fn, void *user) {
  Lump lumps[PROGRAM_MAX_KEYWORDS];
  Walk w = {.g = g, .card = NO_CARD, .need = need, .fn = fn, .user = user, .lumps = lumps};
  Leaf leaf = base_leaf(g, a->source, a->player, a->source, a->origin);
  apply_modifier(g, a, &leaf);
  int r = walk_body(&w, a->body, &leaf, 1);
  return r ? r : open_lumps(&w);
}
