/* ops_discard.c: cards leave for the discard pile, with what hangs on them. */
#include "bus.h"
#include "modifiers.h"
#include "ops.h"
#include "replace.h"
#include "wounds.h"

Event discard_event(const PopGame *g, const Frame *f, const Op *op, uint8_t card) {
  const Card *c = &g->s.cards[card];
  Event e = event_of(EVENT_discarded);
  e.card = card;
  e.player = c->owner;
  e.arena = c->zone < ZONE_ARENAS ? c->zone : 255;
  e.cause = op->flags & IR_FLAG_COST ? CAUSE_cost : op->arg;
  int by_damage = e.cause == CAUSE_damage;
  if (by_damage && !wounds_tell(g, &e)) e.cause = CAUSE_rule;
  if (!by_damage) e.source = f->of.card;
  if (e.cause != CAUSE_damage) e.in_attack = g->s.attack.on && !g->s.attack.ended;
  if (c->zone == ZONE_hand) e.kind = EVENT_hand_discarded;
  else if (c->zone >= ZONE_ARENAS && c->zone != ZONE_build)
    e.kind = EVENT_moved, e.number = ZONE_discard;
  return e;
}

static int is_gone(const Card *c) {
  return c->zone == ZONE_discard || c->zone == ZONE_removed || c->zone == ZONE_supply;
}

/* Card by card: what can't be discarded or is replaced leaves the set; a replacement acts
** while all are still in play (R9.5.3). */
static Flow replace_discards(PopGame *g, Frame *f) {
  for (int c = set_next(&f->candidates, -1); c >= 0; c = set_next(&f->candidates, c)) {
    const Card *card = &g->s.cards[c];
    int from_play = card->zone < ZONE_ARENAS || card->zone == ZONE_build;
    if (from_play) {
      if (card_cannot(g, (uint8_t)c, CANNOT_be_discarded)) {
        set_remove(&f->candidates, (unsigned)c);
        set_remove(&f->set, (unsigned)c);
        continue;
      }
      Flow r = replace_event(g, (uint8_t)c);
      if (r == FLOW_WAIT || r == FLOW_ERROR) return r;
      set_remove(&f->candidates, (unsigned)c);
      if (r == FLOW_AGAIN) {
        g->s.cards[c].flags |= CARD_SPARED;
        set_remove(&f->set, (unsigned)c);
        return r;
      }
    }
    set_remove(&f->candidates, (unsigned)c);
  }
  return FLOW_NEXT;
}

/* R6.5.5, R6.6.5: what is attached goes to the pile with its bearer. */
static void add_attached(const State *s, CardSet *set) {
  CardSet bearers = *set;
  while (set_count(&bearers)) {
    CardSet more = {{0}};
    for (int b = set_next(&bearers, -1); b >= 0; b = set_next(&bearers, b))
      for (uint8_t a = s->cards[b].attached; a != NO_CARD; a = s->cards[a].next)
        if (card_is_own(&s->cards[a]) && !set_has(set, a)) set_add(&more, a);
    for (int a = set_next(&more, -1); a >= 0; a = set_next(&more, a)) set_add(set, (unsigned)a);
    bearers = more;
  }
}

/* A discard that is replaced by removal did not happen (R9.5.1). */
static void emit_discard(PopGame *g, Event *e) {
  if (g->s.cards[e->card].flags & CARD_FLEETING)
    e->kind = EVENT_moved, e->number = ZONE_removed;
  bus_emit(g, e);
}

/* The unit beneath which a card goes instead of into the pile: one whose damage discards it,
** if that stays in play and a text of it says so; or none. Of several the one whose damage was
** placed first [inferred: the attacker before those that only join in]. */
static uint8_t taker_of(PopGame *g, const Frame *f, const Op *op, uint8_t card) {
  if (op->arg != CAUSE_damage || g->s.cards[card].flags & CARD_FLEETING) return NO_CARD;
  if (!card_in_arena(g, card)) return NO_CARD;
  for (int i = 0; i < g->s.nwounds; i++) {
    const Wound *w = &g->s.wounds[i];
    if (w->card == card && !set_has(&f->set, w->source) && card_in_play(g, w->source) &&
        card_tucks(g, w->source, card))
      return w->source;
  }
  return NO_CARD;
}

static void leave(PopGame *g, uint8_t card, uint8_t taker) {
  if (taker == NO_CARD) {
    zone_discard(g, card);
    return;
  }
  zone_tuck(g, card, taker);
  Event e = event_of(EVENT_moved);
  e.card = card;
  e.player = g->s.cards[card].controller;
  e.arena = g->s.cards[taker].last_arena;
  e.number = g->s.cards[taker].zone;
  bus_emit(g, &e);
}

/* All cards of one discard leave together: every trigger sees all of them in play. */
Flow op_discard(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (f->phase == PHASE_PICKED) {
    add_attached(&g->s, &f->set);
    f->candidates = f->set;
    f->phase = PHASE_OWN;
  }
  r = replace_discards(g, f);
  if (r != FLOW_NEXT) return r;
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (is_gone(&g->s.cards[c])) {
      set_remove(&f->set, (unsigned)c);
      continue;
    }
    Event e = discard_event(g, f, op, (uint8_t)c);
    if (e.cause == CAUSE_damage) wounds_tell_lost(g, &e);
    emit_discard(g, &e);
    f->done++;
  }
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c))
    leave(g, (uint8_t)c, taker_of(g, f, op, (uint8_t)c));
  if (f->done) g->s.check_due = 1;
  return FLOW_NEXT;
}

/* With its event while the card is still where it was. */
void discard_by_rule(PopGame *g, uint8_t card) {
  Event e = event_of(EVENT_discarded);
  e.card = card;
  e.player = g->s.cards[card].owner;
  e.arena = card_in_arena(g, card) ? g->s.cards[card].zone : 255;
  e.cause = CAUSE_rule;
  e.in_attack = g->s.attack.on && !g->s.attack.ended;
  emit_discard(g, &e);
  zone_discard(g, card);
}

void discard_attached(PopGame *g, uint8_t card) {
  CardSet items = {{0}}, bearer = {{0}};
  set_add(&bearer, card);
  items = bearer;
  add_attached(&g->s, &items);
  for (int c = set_next(&items, -1); c >= 0; c = set_next(&items, c))
    if (c != card) discard_by_rule(g, (uint8_t)c);
}
