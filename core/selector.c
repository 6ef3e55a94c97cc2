/* selector.c: which cards a selector takes. Order of candidates is card number, so the
** same question always has its options in the same order. Cheap conditions come first;
** computed values and nested expressions last.
*/
#include "attack.h"
#include "eval.h"

#include "modifiers.h"

int card_has_subtype(PopGame *g, uint8_t card, uint16_t subtype) {
  const Def *def = card_def(g, card);
  for (int i = 0; i < def->nsubtypes; i++)
    if (def->subtypes[i] == subtype) return 1;
  return card_given_subtype(g, card, subtype);
}

static int subtypes_match(PopGame *g, const Selector *sel, uint8_t card) {
  for (int i = 0; i < sel->nall; i++)
    if (!card_has_subtype(g, card, sel->all[i])) return 0;
  for (int i = 0; i < sel->nno; i++)
    if (card_has_subtype(g, card, sel->no[i])) return 0;
  if (!sel->nany) return 1;
  for (int i = 0; i < sel->nany; i++)
    if (card_has_subtype(g, card, sel->any[i])) return 1;
  return 0;
}

/* Face-down cards in the build zone are no units (R3.2.4): they are found only by a
** selector that asks for them. */
static int place_matches(const Selector *sel, const Card *c) {
  unsigned places = c->zone < ZONE_ARENAS ? sel->arenas : sel->zones;
  if (!(places >> c->zone & 1u)) return 0;
  return sel->face_down >= 0 || c->zone != ZONE_build || !(c->flags & CARD_FACE_DOWN) ||
         sel->beneath;
}

static int arena_matches(const Ctx *ctx, const Selector *sel, const Card *c) {
  if (sel->arena_this == 1 && ctx->arena < ZONE_ARENAS && c->zone != ctx->arena) return 0;
  if (sel->arena_this == 2 && (!ctx->event || c->zone != ctx->event->arena)) return 0;
  if (sel->arena_ref == REF_none) return 1;
  uint8_t other = eval_card(ctx, sel->arena_ref);
  if (other == NO_CARD) return sel->arena_ref == REF_paid && !ctx->frame;
  return c->zone == ctx->g->s.cards[other].last_arena;
}

static int is(int8_t wanted, int fact) { return wanted < 0 || wanted > 1 || wanted == (fact != 0); }

static int has_two_types(const Def *def) { return (def->types & (def->types - 1)) != 0; }

static int state_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  const State *s = &ctx->g->s;
  const Card *c = &s->cards[card];
  int in_attack = s->attack.on && !s->attack.ended;
  return is(sel->tapped, c->flags & CARD_TAPPED) &&
         is(sel->damaged, c->counters[ctx->g->p->known.damage_counter]) &&
         is(sel->unique, card_def(ctx->g, card)->version != IR_NONE) &&
         is(sel->multi_arena, has_two_types(card_def(ctx->g, card))) &&
         is(sel->face_down, c->flags & CARD_FACE_DOWN) &&
         is(sel->attacking, in_attack && s->attack.attacker == card) &&
         is(sel->defending, in_attack && attack_target(&s->attack, card) >= 0);
}

/* The player whose cards match, ANYBODY, or another number: nobody's do. */
enum { ANYBODY = PLAYERS };

static uint8_t owner_wanted(const Ctx *ctx, const Selector *sel) {
  if (sel->owner == REF_none) return ANYBODY;
  uint8_t player = eval_player(ctx, sel->owner);
  return player < PLAYERS ? player : 255;
}

static int identity_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  if (sel->is != REF_none && eval_card(ctx, sel->is) != card) return 0;
  if (sel->attached_to != REF_none) {
    uint8_t bearer = eval_card(ctx, sel->attached_to);
    if (bearer == NO_CARD || ctx->g->s.cards[card].host != bearer) return 0;
  }
  if (sel->not_ref != REF_none && eval_card(ctx, sel->not_ref) == card) return 0;
  return 1;
}

/* R9.8.4: all types and subtypes, as printed and treated as, in any order. */
static int same_line(const Def *a, const Def *b) {
  if (a->types != b->types || a->kinds != b->kinds || a->nsubtypes != b->nsubtypes) return 0;
  for (int i = 0; i < a->nsubtypes; i++) {
    int k = 0;
    while (k < b->nsubtypes && b->subtypes[k] != a->subtypes[i]) k++;
    if (k == b->nsubtypes) return 0;
  }
  return 1;
}

/* As the card that a reference means; nothing is like a card that is not there. */
static int model_matches(const Ctx *ctx, const Selector *sel, const Def *def) {
  if (sel->name_of != REF_none) {
    uint8_t card = eval_card(ctx, sel->name_of);
    if (card == NO_CARD || card_def(ctx->g, card)->person != def->person) return 0;
  }
  if (sel->line_of == REF_none) return 1;
  uint8_t card = eval_card(ctx, sel->line_of);
  return card != NO_CARD && same_line(card_def(ctx->g, card), def);
}

static int print_matches(const Selector *sel, const Def *def) {
  if (def->kinds & sel->no_kinds) return 0;
  if (sel->types && !(def->types & sel->types)) return 0;
  if (sel->name != IR_NONE && def->person != sel->name) return 0;
  return sel->side < 0 || def->side == sel->side;
}

static int texts_match(const Ctx *ctx, const Selector *sel, uint8_t card) {
  PopGame *g = ctx->g;
  if (sel->keyword != IR_NONE && !card_keyword(g, card, sel->keyword)) return 0;
  if (sel->no_keyword != IR_NONE && card_keyword(g, card, sel->no_keyword)) return 0;
  return !sel->affordable || ctx->you >= PLAYERS ||
         card_value(g, card, VALUE_build_cost) <= g->s.resources[ctx->you][sel->affordable - 1];
}

static int where_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  Ctx inner = *ctx;
  inner.candidate = card;
  return eval_node(&inner, sel->where, 1) != 0;
}

/* Cards under, aboard or beneath another are found by who asks for them only. */
static int hanging_matches(const Selector *sel, const Card *c) {
  if (sel->in_stack < 2 && sel->in_stack != ((c->flags & CARD_STACKED) != 0)) return 0;
  if (c->flags & CARD_ABOARD ? sel->aboard == 0 || (sel->aboard < 0 && sel->kinds) :
                               sel->aboard == 1)
    return 0;
  return sel->beneath == card_is_beneath(c);
}

/* Most selectors ask little, of most cards the place or the kind says no. */
static int matches(const Ctx *ctx, const Selector *sel, uint8_t owner, uint8_t card) {
  const Card *c = &ctx->g->s.cards[card];
  const Def *def = card_def(ctx->g, card);
  unsigned asks = sel->asks;
  if (sel->kinds && !(def->kinds & sel->kinds)) return 0;
  if (!place_matches(sel, c) || (owner != ANYBODY && owner != card_holder(c))) return 0;
  if ((c->host != NO_CARD || asks & ASKS_hanging) && !hanging_matches(sel, c)) return 0;
  if (asks & ASKS_state && !state_matches(ctx, sel, card)) return 0;
  if (asks & ASKS_cards && !identity_matches(ctx, sel, card)) return 0;
  if (asks & ASKS_print && !print_matches(sel, def)) return 0;
  if (asks & ASKS_model && !model_matches(ctx, sel, def)) return 0;
  if (asks & ASKS_arena && !arena_matches(ctx, sel, c)) return 0;
  if (asks & ASKS_subtypes && !subtypes_match(ctx->g, sel, card)) return 0;
  if (asks & ASKS_texts && !texts_match(ctx, sel, card)) return 0;
  return sel->where == IR_NONE || where_matches(ctx, sel, card);
}

int selector_matches(const Ctx *ctx, uint16_t selector, uint8_t card) {
  if (card == NO_CARD) return 0;
  if (selector == IR_NONE) return 1;
  const Selector *sel = &ctx->g->p->selectors.at[selector];
  return matches(ctx, sel, owner_wanted(ctx, sel), card);
}

static void keep_fastest(PopGame *g, CardSet *set) {
  int best = -1;
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c)) {
    int speed = card_value(g, (uint8_t)c, VALUE_speed);
    if (speed > best) best = speed;
  }
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c))
    if (card_value(g, (uint8_t)c, VALUE_speed) < best) set_remove(set, (unsigned)c);
}

/* Attached cards hang in the list of their bearer; they are no units (R6.5.3). */
static int units_only(const Selector *sel) {
  return sel->kinds == KIND(unit) && !sel->in_stack && !sel->beneath && sel->aboard < 1;
}

/* A search: which selector, whose cards, and what was found. */
typedef struct Hunt { const Ctx *ctx; const Selector *sel; uint8_t owner; CardSet found; } Hunt;

/* What hangs on a card, and on what is aboard it; the stack of that stays as it is. */
static void collect_attached(Hunt *h, uint8_t card) {
  const State *s = &h->ctx->g->s;
  for (uint8_t a = s->cards[card].attached; a != NO_CARD; a = s->cards[a].next) {
    if (matches(h->ctx, h->sel, h->owner, a)) set_add(&h->found, a);
    if (s->cards[a].flags & CARD_ABOARD && !h->sel->in_stack) collect_attached(h, a);
  }
}

/* Candidates of one list, in card order because the set is a bit set. A card that is being
** played can't be chosen, for a cost of its own play for instance. Lists are of owners, arenas
** of controllers: another player's can only have what is attached there (R6.6.7). */
static void collect_zone(Hunt *h, int player, int zone) {
  const State *s = &h->ctx->g->s;
  uint8_t playing = h->sel->is != REF_none ? 0 : CARD_PLAYING;
  int listed = h->owner == ANYBODY || h->owner == player, attached = !units_only(h->sel);
  for (uint8_t c = s->zones[player][zone].head; c != NO_CARD; c = s->cards[c].next) {
    if (listed && !(s->cards[c].flags & playing) && matches(h->ctx, h->sel, h->owner, c))
      set_add(&h->found, c);
    if (s->cards[c].attached != NO_CARD && attached) collect_attached(h, c);
  }
}

int selector_cards(const Ctx *ctx, uint16_t selector, CardSet *out) {
  Hunt h = {.ctx = ctx};
  if (selector != IR_NONE) {
    h.sel = &ctx->g->p->selectors.at[selector];
    h.owner = owner_wanted(ctx, h.sel);
    for (int player = 0; player < PLAYERS; player++)
      for (unsigned left = h.sel->arenas | h.sel->zones; left; left &= left - 1)
        if (h.owner == ANYBODY || h.owner == player || !units_only(h.sel))
          collect_zone(&h, player, __builtin_ctz(left));
    if (h.sel->fastest) keep_fastest(ctx->g, &h.found);
  }
  if (out) *out = h.found;
  return set_count(&h.found);
}

/* -- which parts of it a selector asks ---------------------------------------------- */

static int asks_state(const Selector *s) {
  const int8_t wanted[] = {s->tapped, s->damaged, s->unique, s->multi_arena, s->face_down,
                           s->attacking, s->defending};
  int asks = 0;
  for (unsigned i = 0; i < sizeof wanted; i++) asks |= wanted[i] == 0 || wanted[i] == 1;
  return asks;
}

void selector_settle(Selector *s) {
  const struct { int asks, what; } all[] = {
    {s->is != REF_none || s->attached_to != REF_none || s->not_ref != REF_none, ASKS_cards},
    {s->no_kinds || s->types || s->name != IR_NONE || s->side >= 0, ASKS_print},
    {s->name_of != REF_none || s->line_of != REF_none, ASKS_model},
    {s->arena_this || s->arena_ref != REF_none, ASKS_arena},
    {asks_state(s), ASKS_state},
    {s->nall || s->nany || s->nno, ASKS_subtypes},
    {s->keyword != IR_NONE || s->no_keyword != IR_NONE || s->affordable, ASKS_texts},
    {s->in_stack == 1 || s->beneath || s->aboard == 1, ASKS_hanging},
  };
  s->asks = 0;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    if (all[i].asks) s->asks |= (uint8_t)all[i].what;
}
