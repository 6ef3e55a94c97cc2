/* offer.c: who may act now, and with what.
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

uint16_t offer_play(PopGame *g, const Instance *of, const Event *event) {
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
    play.ability = offer_play(o->g, of, &flow_top(o->g)->event);
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
    for (uint8_t player = 0; player < PLAYERS; player++) zone_table(s, player, &set);
    for (int i = 0; i < s->nactives; i++)
      if (s->actives[i].target != NO_CARD) set_add(&set, s->actives[i].target);
  }
  set = set_both(&set, &s->drawn);
  for (int c = set_next(&set, -1); c >= 0; c = set_next(&set, c)) offer_card(o, (uint8_t)c);
  if (s->active_has.windows >> o->window & 1u) offer_given(o);
  offer_rules(o);
}

Event offer_event(const PopGame *g, const Frame *f) {
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
  Offer o = {.g = g, .player = player, .window = f->window, .event = offer_event(g, f)};
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
