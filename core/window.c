/* window.c: who may act now, and with what.
**
** Cards whose own text has an ability for the window are known from the start of the game;
** those that a text in force may give one are added. Cheap tests come first: place, window,
** uses left, cost, and only then conditions, so that Lua is entered last if at all.
*/
#include "window.h"

#include "attack.h"
#include "bus.h"
#include "cost.h"
#include "damage.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "play.h"
#include "request.h"
#include "uses.h"
#include "view.h"

typedef struct Offer {
  PopGame *g;
  uint8_t player, window;
  Event event;           /* what an ability of this window answers to */
} Offer;

/* No offer depends on secret dice (R11.4). */
static void add_option(Offer *o, const Instance *of, int number) {
  if (o->g->saw_dice && view_dice_hidden(o->g, o->player)) return;
  request_add(o->g, &(PopOption){.kind = POP_OPTION_PLAY, .card = of->card,
                                 .card2 = of->granter, .number = (int16_t)number,
                                 .entry = of->entry, .ability = of->ability,
                                 .origin = of->origin});
}

/* Is the damage one that the ability is about: on its own card, or on one it may choose? */
static int is_about(const Ctx *ctx, const Ability *a, const Damage *d) {
  if (d->batch != ctx->frame->batch || !damage_is_open(ctx->g, d, ctx->you)) return 0;
  return a->targets == IR_NONE ? d->target == ctx->self :
                                 selector_matches(ctx, a->targets, d->target);
}

/* One option for each damage that the ability was not yet used against (R8.4.5). */
static void offer_per_damage(Offer *o, const Instance *of, const Ctx *ctx,
                             const Ability *a) {
  for (int i = 0; i < o->g->s.ndamage; i++) {
    const Damage *d = &o->g->s.damage[i];
    if (!is_about(ctx, a, d)) continue;
    if (!uses_left(o->g, of, (uint8_t)(i + 1))) continue;
    if (d->source != NO_CARD && a->keyword != IR_NONE &&
        !damage_yields(o->g, d, of->card, a) &&
        !card_cannot(o->g, d->source, CANNOT_be_prevented))
      continue; /* a text says that this ability can't be used against this source */
    add_option(o, of, i + 1);
  }
}

static int has_target(const Ctx *ctx, const Ability *a) {
  return a->targets == IR_NONE || selector_cards(ctx, a->targets, NULL) > 0;
}

/* 'shown': the ability that the option names. */
static void offer_it(Offer *o, const Instance *of, const Instance *shown) {
  PopGame *g = o->g;
  const Ability *a = &g->p->abilities.at[of->ability];
  if (!(a->windows >> o->window & 1u)) return;
  int per_damage = a->limit == LIMIT_damage;
  if (!per_damage && !uses_left(g, of, uses_scope(0, flow_top(g)->batch))) return;
  if (!cost_payable(g, of, NULL, play_cost(g, of))) return;
  Event as;
  Ctx ctx = ctx_instance(g, of, &o->event);
  ctx.frame = flow_top(g);
  ctx.arena = ctx.frame->arena;
  if (a->nevents) { /* a Trap: played because of what the window opened for */
    if (!bus_is_about(&ctx, a, &ctx.frame->event, &as)) return;
    ctx.event = &as;
  }
  if (!eval_node(&ctx, a->when, 1) || !has_target(&ctx, a)) return;
  if (!play_modes(&ctx, a, o->window)) return;
  if (of->card != NO_CARD && card_forbids(g, of->card, CANNOT_use, a)) return;
  if (view_dice_hidden(g, o->player) && effect_reads_dice(g, a)) return; /* it would tell them */
  if (per_damage) offer_per_damage(o, of, &ctx, a);
  else add_option(o, shown, 0);
}

/* What one offer reads of the dice is nothing to the next; whether the text is there at all may
** have depended on them before. */
static void offer(Offer *o, const Instance *of, const Instance *shown) {
  int saw = o->g->saw_dice;
  offer_it(o, of, shown);
  o->g->saw_dice = saw;
}

/* The play that an ability stands for: of a Battle card, or of a Trap that waited for this. */
static uint16_t play_meant(PopGame *g, const Instance *of, const Event *event) {
  const Def *def = card_def(g, of->card);
  if (def->kinds & KIND(battle)) return def->play;
  const Body *body = &g->p->bodies.at[def->body];
  Ctx ctx = ctx_instance(g, of, event);
  Event as;
  for (unsigned i = 0; def->kinds & KIND(trap) && i < body->count; i++) {
    const Entry *e = &g->p->entries.at[body->start + i];
    if (e->kind != ENTRY_ABILITY) continue;
    const Ability *a = &g->p->abilities.at[e->what];
    if (a->kind == ABILITY_play && a->nevents && bus_is_about(&ctx, a, event, &as)) return e->what;
  }
  return IR_NONE;
}

static void offer_own(Offer *o, const Instance *of) {
  Instance play = *of;
  if (o->g->p->abilities.at[of->ability].flags & ABILITY_FLAG_PLAYS)
    play.ability = play_meant(o->g, of, &flow_top(o->g)->event);
  if (play.ability != IR_NONE) offer(o, &play, of);
}

static int offer_leaf(void *user, const Leaf *leaf) {
  Offer *o = user;
  if (leaf->entry->kind == ENTRY_ABILITY && leaf->of.player == o->player)
    offer_own(o, &leaf->of);
  return 0;
}

static void offer_card(Offer *o, uint8_t card) {
  PopGame *g = o->g;
  const Card *c = &g->s.cards[card];
  if (c->controller != o->player || c->flags & CARD_PLAYING) return;
  const Need need = need_of(FEATURE_windows, o->window);
  g->saw_dice = 0;
  grants_visit(g, card, need, offer_leaf, o);
  const Def *def = card_def(g, card);
  if (c->zone != ZONE_hand || def->play == IR_NONE || !(def->kinds & KIND(battle))) return;
  Instance of = {.entry = IR_NONE, .ability = def->play, .card = card, .player = o->player,
                 .granter = card, .it = NO_CARD};
  offer(o, &of, &of);
}

/* The rules' own abilities: offered for each card that their selector takes. */
static void offer_rules(Offer *o) {
  PopGame *g = o->g;
  if (!(g->p->rule_has.windows >> o->window & 1u)) return;
  for (unsigned i = 0; i < g->p->rules.count; i++) {
    uint16_t id = g->p->rules.at[i];
    const Ability *a = &g->p->abilities.at[id];
    if (!(a->windows >> o->window & 1u)) continue;
    Instance of = {.entry = IR_NONE, .ability = id, .card = NO_CARD, .player = o->player,
                   .granter = NO_CARD, .it = NO_CARD};
    g->saw_dice = 0;
    if (a->from == IR_NONE) {
      offer(o, &of, &of);
      continue;
    }
    Ctx ctx = ctx_instance(g, &of, NULL);
    if (a->flags & ABILITY_FLAG_PLAIN && !eval_node(&ctx, a->when, 1)) continue;
    CardSet cards;
    selector_cards(&ctx, a->from, &cards);
    for (int c = set_next(&cards, -1); c >= 0; c = set_next(&cards, c)) {
      of.card = (uint8_t)c;
      offer(o, &of, &of);
    }
  }
}

/* Cards on the table that a text in force may give an ability. */
static void add_table(const State *s, uint8_t player, CardSet *set) {
  for (int z = 0; z < ZONE_COUNT; z++)
    if (z < ZONE_ARENAS || z == ZONE_build)
      for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next) {
        set_add(set, c);
        for (uint8_t a = s->cards[c].attached; a != NO_CARD; a = s->cards[a].next)
          set_add(set, a);
      }
}

/* Abilities that an effect gave to the player. */
static void offer_given(Offer *o) {
  PopGame *g = o->g;
  const Need need = need_of(FEATURE_windows, o->window);
  for (int i = 0; i < g->s.nactives; i++) {
    const Active *a = &g->s.actives[i];
    g->saw_dice = 0;
    if (a->ability == IR_NONE && a->target == NO_CARD && a->player == o->player)
      grants_visit_player(g, a, need, offer_leaf, o);
  }
}

static void offer_all(Offer *o) {
  PopGame *g = o->g;
  State *s = &g->s;
  actives_refresh(g);
  CardSet set = s->window_cards[o->window];
  if (s->active_has.windows >> o->window & 1u) {
    for (uint8_t player = 0; player < PLAYERS; player++) add_table(s, player, &set);
    for (int i = 0; i < s->nactives; i++)
      if (s->actives[i].target != NO_CARD) set_add(&set, s->actives[i].target);
  }
  set = set_both(&set, &s->drawn);
  for (int c = set_next(&set, -1); c >= 0; c = set_next(&set, c)) offer_card(o, (uint8_t)c);
  if (s->active_has.windows >> o->window & 1u) offer_given(o);
  offer_rules(o);
}

/* The event for what is played in a window: the play that a disrupting ability answers, or
** what made a trigger open the window. */
static Event answered_play(const PopGame *g, const Frame *f) {
  Event e = event_of(EVENT_ability_used);
  if (!(f->flags & FRAME_PLAY)) return f->event;
  e.card = f->of.card;
  e.player = f->of.player;
  if (play_is_of_card(g, &f->of))
    e.kind = EVENT_played;
  return e;
}

static void add_plain(PopGame *g, uint8_t kind) {
  request_add(g, &(PopOption){.kind = kind, .card = NO_CARD, .card2 = NO_CARD,
                              .entry = IR_NONE, .ability = IR_NONE});
}

void window_options(PopGame *g, uint8_t player) {
  const Frame *f = flow_top(g);
  Offer o = {.g = g, .player = player, .window = f->window, .event = answered_play(g, f)};
  offer_all(&o);
  add_plain(g, POP_OPTION_PASS);
}

static void add_attacks(PopGame *g, uint8_t unit, uint8_t reach) {
  const State *s = &g->s;
  uint8_t other = (uint8_t)(1 - s->cards[unit].controller);
  uint8_t arena = reach ? (uint8_t)(reach - 1) : s->cards[unit].zone;
  for (uint8_t c = s->zones[other][arena].head; c != NO_CARD; c = s->cards[c].next)
    if (attack_is_legal(g, unit, c, reach))
      request_add(g, &(PopOption){.kind = POP_OPTION_ATTACK, .card = c, .card2 = unit,
                                  .number = reach, .entry = IR_NONE, .ability = IR_NONE});
}

/* R7.5.3: "must attack" binds if the attack is legal; nothing else is offered then. */
static int keep_musts(PopGame *g, uint8_t unit) {
  int kept = 0;
  for (int i = 0; i < g->noptions; i++)
    if (card_must_attack(g, unit, g->options[i].card)) g->options[kept++] = g->options[i];
  if (kept) g->noptions = kept;
  return kept;
}

void window_unit_options(PopGame *g) {
  uint8_t unit = flow_top(g)->it;
  Reach reaches[8];
  add_attacks(g, unit, 0);
  int n = card_reaches(g, unit, reaches, 8), seen = 0;
  for (int i = 0; i < n; i++) {
    if (seen >> reaches[i].arena & 1) continue;
    seen |= 1 << reaches[i].arena;
    add_attacks(g, unit, (uint8_t)(reaches[i].arena + 1));
  }
  if (keep_musts(g, unit)) return;
  Offer o = {.g = g, .player = g->s.cards[unit].controller,
             .window = (uint8_t)g->p->known.w_unit_turn, .event = event_of(0)};
  offer_card(&o, unit);
  add_plain(g, POP_OPTION_NOTHING);
}

/* The instance an option stands for. Its parameter is read again from the texts in force,
** so that an option is a few numbers only. */
typedef struct Found { const PopOption *option; Instance of; int found; } Found;

static int find_leaf(void *user, const Leaf *leaf) {
  Found *f = user;
  if (leaf->entry->kind != ENTRY_ABILITY || leaf->of.ability != f->option->ability ||
      leaf->of.entry != f->option->entry || leaf->of.origin != f->option->origin)
    return 0;
  f->of = leaf->of;
  f->found = 1;
  return 1;
}

static Flow play_option(PopGame *g, const PopOption *option, uint8_t player, uint8_t window) {
  Found f = {.option = option};
  const Frame *top = flow_top(g);
  Event event = answered_play(g, top);
  f.of = (Instance){.entry = option->entry, .ability = option->ability, .card = option->card,
                    .player = player, .origin = option->origin, .granter = option->card2,
                    .it = NO_CARD};
  const Need need = need_of(FEATURE_windows, window);
  if (option->card != NO_CARD) grants_visit(g, option->card, need, find_leaf, &f);
  for (int i = 0; i < g->s.nactives && !f.found; i++) {
    const Active *a = &g->s.actives[i];
    if (a->ability == IR_NONE && a->target == NO_CARD && a->player == player)
      grants_visit_player(g, a, need, find_leaf, &f);
  }
  const Ability *a = &g->p->abilities.at[f.of.ability];
  if (a->flags & ABILITY_FLAG_PLAYS) {
    f.of.ability = play_meant(g, &f.of, &top->event);
    if (f.of.ability == IR_NONE) return FLOW_NEXT;
    g->s.cards[f.of.card].flags |= CARD_FLEETING;
    a = &g->p->abilities.at[f.of.ability];
  }
  if (a->nevents) {
    Ctx ctx = ctx_instance(g, &f.of, &top->event);
    ctx.frame = top;
    bus_is_about(&ctx, a, &top->event, &event);
  }
  return flow_begin_play(g, &f.of, &event, (uint8_t)option->number, window);
}

/* A window that is about an attack or a batch of damage is over with it. */
static int has_reason(PopGame *g, const Frame *f, const Window *w) {
  const Attack *a = &g->s.attack;
  if (w->limit == LIMIT_attack)
    return a->on && !a->ended && (a->rolled || attack_goes_on(g));
  if (w->limit == LIMIT_damage) return batch_has_damage(g, f->batch);
  return 1;
}

/* Answers to answers end while there is room for what the last of them does. */
static int takes_disrupts(const PopGame *g, const Frame *f) {
  int most = (int)g->p->config.nesting_limit;
  if (!(f->flags & FRAME_PLAY)) return 1;
  if (g->s.nframes > most - most / 4) return 0;
  const Ability *a = &g->p->abilities.at[f->of.ability];
  return (a->kind == ABILITY_activated || a->kind == ABILITY_play) &&
         !(a->flags & ABILITY_FLAG_NO_DISRUPT); /* R9.3.4 */
}

static Flow ask(PopGame *g, Frame *f, const Window *w) {
  if (!has_reason(g, f, w)) return FLOW_NEXT;
  f->phase = PHASE_OWN;
  return request_ask(g, POP_REQUEST_WINDOW, f->turn, 0, 0, IR_NONE);
}

/* R8.4.1, R8.4.2, R8.4.4, R9.3.1 */
static Flow after_answer(PopGame *g, Frame *f, const Window *w, const PopOption *taken) {
  uint8_t player = f->turn;
  int passed = taken->kind == POP_OPTION_PASS;
  if (w->kind == WINDOW_free) {
    if (passed) return FLOW_NEXT;
    f->phase = PHASE_PICKED;
    return play_option(g, taken, player, f->window);
  }
  f->passes = (uint8_t)(w->kind == WINDOW_chance || passed ? f->passes + 1 : 0);
  f->turn = (uint8_t)(1 - f->turn);
  f->phase = PHASE_PICKED;
  if (!passed) return play_option(g, taken, player, f->window);
  return f->passes >= 2 ? FLOW_NEXT : FLOW_AGAIN;
}

Flow op_window(PopGame *g, Frame *f, const Op *op) {
  const Window *w = &g->p->windows.at[op->a];
  PopOption taken;
  if (f->phase == PHASE_NEW) {
    if (op->a == g->p->known.w_disrupt && !takes_disrupts(g, f)) return FLOW_NEXT;
    Ctx ctx = ctx_frame(g, f);
    uint8_t player = op->ref == REF_none ? 0 : eval_player(&ctx, op->ref);
    f->turn = player < PLAYERS ? player : 0;
    f->passes = 0;
    f->window = (uint8_t)op->a;
    f->phase = PHASE_PICKED;
    uses_clear(g, LIMIT_window, uses_window(g));
  }
  if (request_taken(g, &taken)) return after_answer(g, f, w, &taken);
  if (w->kind != WINDOW_free && f->passes >= 2) return FLOW_NEXT;
  return ask(g, f, w);
}

/* R7.2.3: attack, use an ability instead, or nothing; the unit taps in all three cases. */
Flow op_unit_turn(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  State *s = &g->s;
  PopOption taken;
  if (f->it == NO_CARD) return FLOW_NEXT;
  if (request_taken(g, &taken)) {
    if (taken.kind == POP_OPTION_ATTACK)
      return attack_begin(g, f->it, taken.card, (uint8_t)taken.number) == FLOW_ERROR ?
                 FLOW_ERROR : FLOW_NEXT;
    f->phase = PHASE_OWN;
    if (taken.kind == POP_OPTION_PLAY)
      return play_option(g, &taken, s->cards[f->it].controller,
                         (uint8_t)g->p->known.w_unit_turn);
  }
  if (f->phase == PHASE_NEW)
    return request_ask(g, POP_REQUEST_UNIT, s->cards[f->it].controller, 0, 0, IR_NONE);
  Card *c = &s->cards[f->it];
  if (c->zone < ZONE_ARENAS && !(c->flags & CARD_TAPPED)) {
    c->flags |= CARD_TAPPED;
    Event e = event_of(EVENT_tapped);
    e.card = f->it;
    e.player = c->controller;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}
