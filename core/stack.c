/* stack.c: several versions of a unique unit as one unit.
**
** The top card is the unit; the cards under it hang on it like attachments, with a flag.
** When another card becomes the top, all that belonged to the unit goes over to it: place,
** counters, attachments, what lasts on it, what was used, its part in an attack (R6.2.8).
*/
#include "stack.h"

#include "amounts.h"
#include "attack.h"
#include "bus.h"
#include "loans.h"
#include "modifiers.h"
#include "ops.h"
#include "past.h"
#include "renumber.h"
#include "zone.h"

static int is_unique(const PopGame *g, uint8_t card) {
  return card_def(g, card)->version != IR_NONE;
}

uint8_t stack_clash(const PopGame *g, uint8_t card) {
  const State *s = &g->s;
  if (!is_unique(g, card)) return NO_CARD;
  for (int c = set_next(&s->drawn, -1); c >= 0; c = set_next(&s->drawn, c)) {
    const Card *other = &s->cards[c];
    if (c != card && !(other->flags & CARD_STACKED) && card_in_play(g, (unsigned)c) &&
        other->controller == s->cards[card].controller && is_unique(g, (uint8_t)c) &&
        card_def(g, (unsigned)c)->person == card_def(g, card)->person)
      return (uint8_t)c;
  }
  return NO_CARD;
}

int stack_size(const PopGame *g, uint8_t unit) {
  const State *s = &g->s;
  int n = 0;
  for (uint8_t c = s->cards[unit].attached; c != NO_CARD; c = s->cards[c].next)
    n += (s->cards[c].flags & CARD_STACKED) != 0;
  return n;
}

/* Does the card say itself that it goes under such a unit? */
static int goes_under(PopGame *g, uint8_t card, uint8_t unit) {
  const Def *def = card_def(g, card);
  Ctx ctx = {.g = g, .self = card, .you = g->s.cards[card].controller, .candidate = NO_CARD,
             .it = NO_CARD, .arena = 255};
  return def->beneath != IR_NONE && selector_matches(&ctx, def->beneath, unit);
}

int stack_belongs(PopGame *g, uint8_t unit, uint8_t card) {
  const Def *a = card_def(g, unit), *b = card_def(g, card);
  if (a->person == b->person && is_unique(g, unit) && is_unique(g, card)) return BELONGS_BY_NAME;
  return goes_under(g, card, unit) || card_takes_under(g, unit, card) ? BELONGS_BY_TEXT
                                                                      : BELONGS_NOT;
}

/* Is there what must not be twice: a version (R6.2.4); by the text of another card a unique
** unit (STACK.4); by its own text a card. */
static int repeats(PopGame *g, uint8_t unit, uint8_t card, int belongs) {
  const State *s = &g->s;
  const Def *def = card_def(g, card);
  int once = is_unique(g, card) || def->beneath != IR_NONE;
  if (once && s->cards[unit].def == s->cards[card].def) return 1;
  for (uint8_t c = s->cards[unit].attached; c != NO_CARD; c = s->cards[c].next) {
    if (!(s->cards[c].flags & CARD_STACKED) || !once) continue;
    if (s->cards[c].def == s->cards[card].def) return 1;
    if (belongs == BELONGS_BY_TEXT && card_def(g, c)->person == def->person) return 1;
  }
  return 0;
}

/* R3.2.2: a unit whose top card it becomes is in an arena of its types, if in any. */
static int may_top(const PopGame *g, uint8_t unit, uint8_t card) {
  return !card_in_arena(g, unit) || card_def(g, card)->types >> g->s.cards[unit].zone & 1u;
}

int stack_why(PopGame *g, uint8_t card) {
  if (!(g->s.cards[card].flags & CARD_STACKED)) return BELONGS_NOT;
  uint8_t unit = g->s.cards[card].host;
  int why = stack_belongs(g, unit, card);
  return why == BELONGS_BY_NAME && !may_top(g, unit, card) ? BELONGS_BELOW : why;
}

int stack_unit_takes(PopGame *g, uint8_t unit, uint8_t card) {
  const State *s = &g->s;
  const Card *u = &s->cards[unit];
  if (unit == card || !card_is_unit(g, card) || !card_is_unit(g, unit)) return 0;
  if (!card_in_play(g, unit) || u->controller != s->cards[card].controller) return 0;
  if (u->flags & (CARD_STACKED | CARD_ABOARD)) return 0; /* that is no unit now (R6.5.3) */
  int all = stack_size(g, unit) + stack_size(g, card) + 2;
  if (all > g->p->constants[g->p->known.stack_cards]) return 0;
  int belongs = stack_belongs(g, unit, card);
  if (belongs == BELONGS_BY_NAME && !may_top(g, unit, card)) return 0;
  if (belongs == BELONGS_BY_TEXT && u->zone == ZONE_build && !goes_under(g, card, unit))
    return 0; /* the unit's text is off there (R10.1.6); what it had stays [inferred] */
  if (belongs == BELONGS_NOT || repeats(g, unit, card, belongs)) return 0;
  for (uint8_t c = s->cards[card].attached; c != NO_CARD; c = s->cards[c].next)
    if (s->cards[c].flags & CARD_STACKED &&
        (!(belongs = stack_belongs(g, unit, c)) || repeats(g, unit, c, belongs)))
      return 0;
  return 1;
}

int stack_takes(PopGame *g, uint8_t card) {
  uint8_t unit = stack_clash(g, card);
  return unit != NO_CARD && stack_unit_takes(g, unit, card);
}

/* Is there a text in this game that lets the card under a unit of another name? */
static int has_texts(const PopGame *g, uint8_t card) {
  return card_def(g, card)->beneath != IR_NONE ||
         (g->s.card_has.entries | g->s.active_has.entries) & HAS(BENEATH);
}

int stack_somewhere(PopGame *g, uint8_t card) {
  const State *s = &g->s;
  actives_refresh(g);
  if (!has_texts(g, card) && stack_clash(g, card) == NO_CARD) return 0;
  uint8_t player = s->cards[card].controller;
  for (int z = 0; z < ZONE_COUNT; z++)
    if (z < ZONE_ARENAS || z == ZONE_build)
      for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next)
        if (stack_unit_takes(g, c, card)) return 1;
  return 0;
}

int stack_is_torn(PopGame *g, uint8_t unit) {
  const Card *cards = g->s.cards;
  for (uint8_t c = cards[unit].attached; c != NO_CARD; c = cards[c].next)
    if (cards[c].flags & CARD_STACKED && stack_belongs(g, unit, c) == BELONGS_NOT) return 1;
  return 0;
}

/* R6.1.2: the same version, also in the stack of another unit. */
int stack_is_double(const PopGame *g, uint8_t card) {
  const State *s = &g->s;
  if (!is_unique(g, card)) return 0;
  if (stack_clash(g, card) != NO_CARD) return 1;
  for (int c = set_next(&s->drawn, -1); c >= 0; c = set_next(&s->drawn, c))
    if (c != card && s->cards[c].flags & CARD_STACKED &&
        s->cards[c].def == s->cards[card].def &&
        s->cards[c].controller == s->cards[card].controller)
      return 1;
  return 0;
}

int stack_price(PopGame *g, uint8_t card, int top) {
  uint8_t unit = stack_clash(g, card);
  if (unit == NO_CARD && top) return 0;
  int32_t start = card_def(g, card)->printed[VALUE_build_cost], change, dearer = 0;
  card_value_parts(g, card, VALUE_build_cost, &start, &change);
  if (top) dearer = start - card_def(g, unit)->printed[VALUE_build_cost];
  int32_t price = (dearer > 0 ? dearer + 1 : 1) + change;
  return price < 0 ? 0 : price;
}

static void rename(uint8_t *field, uint8_t from, uint8_t to) {
  if (*field == from) *field = to;
}

/* What the state remembers of the old top card is about the unit: now of the new one. Control
** stays with the cards that it was given of: they go back alone (R9.6.5). */
static void hand_over(PopGame *g, uint8_t from, uint8_t to) {
  State *s = &g->s;
  for (int i = 0; i < s->nmods; i++) {
    Modifier *m = &s->mods[i];
    rename(&m->it, from, to);
    if (m->target == NO_CARD) rename(&m->source, from, to); /* "self" of what comes later */
    if (m->target != from || (loan_is(g, m) && s->cards[from].party != s->cards[to].party))
      continue;
    m->target = to;
    m->life = s->cards[to].life;
  }
  past_rename(g, from, to);
  renumber_running(g, from, to);
  for (int i = 0; i < s->nuses; i++) rename(&s->uses[i].card, from, to);
  for (int i = 0; i < s->nqueued; i++) {
    QueuedAttack *q = &s->queued[i];
    if (q->attacker == from) q->attacker_life = s->cards[to].life;
    if (q->defender == from) q->defender_life = s->cards[to].life;
    rename(&q->attacker, from, to);
    rename(&q->defender, from, to);
  }
  for (int i = 0; i < s->ndamage; i++) {
    if (s->damage[i].used) rename(&s->damage[i].source, from, to);
    if (!s->damage[i].used || s->damage[i].target != from) continue;
    s->damage[i].target = to;
    s->damage[i].life = s->cards[to].life;
  }
  if (!s->attack.on) return;
  if (s->attack.attacker == from) s->attack.attacker_life = s->cards[to].life;
  rename(&s->attack.attacker, from, to);
  for (int i = 0; i < s->attack.ntargets; i++) {
    Target *t = &s->attack.targets[i];
    if (t->card == from) t->life = s->cards[to].life;
    rename(&t->card, from, to);
  }
  attack_unite(g);
}

/* A card of the stack becomes its top card. */
static void make_top(PopGame *g, uint8_t card) {
  uint8_t unit = g->s.cards[card].host;
  zone_take_place(g, card, unit);
  hand_over(g, unit, card);
  g->s.dirty = g->s.check_due = 1; /* R6.2.11 */
}

static void announce(PopGame *g, uint8_t kind, uint8_t unit, int top) {
  Event e = event_of(kind);
  e.card = unit;
  e.player = g->s.cards[unit].controller;
  e.arena = g->s.cards[unit].zone < ZONE_ARENAS ? g->s.cards[unit].zone : 255;
  e.number = (int16_t)top;
  bus_emit(g, &e);
}

/* What belongs to a unit that joins another goes over to that (R6.2.8); what the bearer can't
** have twice is discarded. */
static void merge(PopGame *g, uint8_t card, uint8_t unit) {
  Card *c = &g->s.cards[card];
  Instance by = {.ability = IR_NONE, .card = card};
  for (int i = 0; i < PROGRAM_MAX_COUNTERS; i++) counters_change(g, &by, unit, i, c->counters[i]);
  while (c->attached != NO_CARD) {
    uint8_t item = c->attached;
    if (g->s.cards[item].flags & CARD_STACKED) {
      zone_stack(g, item, unit);
      continue;
    }
    zone_attach(g, item, unit);
    if (!card_is_beneath(&g->s.cards[item]) && !bearer_takes(g, item, unit))
      discard_by_rule(g, item);
  }
  hand_over(g, card, unit);
}

uint8_t stack_join(PopGame *g, uint8_t card, uint8_t unit, int top) {
  Card *c = &g->s.cards[card];
  int was_unit = card_in_play(g, card);
  loan_joins(g, card, unit);
  zone_stack(g, card, unit);
  if (was_unit) merge(g, card, unit);
  for (int i = 0; i < PROGRAM_MAX_COUNTERS; i++) c->counters[i] = 0;
  if (top) make_top(g, card);
  g->s.check_due = 1;
  announce(g, EVENT_stacked, top ? card : unit, top);
  return top ? card : unit;
}

int stack_bonus(const PopGame *g, uint8_t card, int value) {
  const State *s = &g->s;
  if (s->cards[card].attached == NO_CARD) return 0;
  uint16_t constant = value == VALUE_power ? g->p->known.stack_power :
                      value == VALUE_speed ? g->p->known.stack_speed :
                      value == VALUE_health ? g->p->known.stack_health : IR_NONE;
  return constant == IR_NONE ? 0 : stack_size(g, card) * g->p->constants[constant];
}

Flow op_stack(PopGame *g, Frame *f, const Op *op) {
  op_subject(g, f, op->ref);
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (op->ref != REF_none) { /* under another unit, because a text says so */
    if (f->it == NO_CARD || f->subject == NO_CARD || g->s.cards[f->subject].attached != NO_CARD ||
        !stack_unit_takes(g, f->it, f->subject))
      return FLOW_NEXT;
    f->it = stack_join(g, f->subject, f->it, 0);
    return FLOW_NEXT;
  }
  if (f->it == NO_CARD || !stack_takes(g, f->it)) return FLOW_NEXT;
  int top = !(op->flags & IR_FLAG_BOTTOM);
  f->it = stack_join(g, f->it, stack_clash(g, f->it), top);
  if (top) announce(g, EVENT_deployed, f->it, 1);
  return FLOW_NEXT;
}

/* R6.2.7 */
Flow op_raise(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (f->it == NO_CARD || !(g->s.cards[f->it].flags & CARD_STACKED)) return FLOW_NEXT;
  uint8_t unit = g->s.cards[f->it].host;
  if (g->s.cards[unit].host != NO_CARD) return FLOW_NEXT; /* aboard a unit */
  if (stack_why(g, f->it) != BELONGS_BY_NAME) return FLOW_NEXT; /* STACK.1 */
  make_top(g, f->it);
  announce(g, EVENT_stacked, f->it, 1);
  return FLOW_NEXT;
}
