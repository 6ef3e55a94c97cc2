/* ops_cards.c: verbs that act on cards where they are: tap, counters, attach, reveal. */
#include "amounts.h"
#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "request.h"
#include "stack.h"

static Event card_event(uint8_t kind, const PopGame *g, uint8_t card) {
  Event e = event_of(kind);
  e.card = card;
  e.player = g->s.cards[card].controller;
  e.arena = g->s.cards[card].last_arena;
  return e;
}

Flow op_tap(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (!card_is_placed(&g->s.cards[c]) || (g->s.cards[c].flags & CARD_TAPPED)) continue;
    g->s.cards[c].flags |= CARD_TAPPED;
    f->done++;
    Event e = card_event(EVENT_tapped, g, (uint8_t)c);
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

Flow op_untap(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (!(g->s.cards[c].flags & CARD_TAPPED) || card_cannot(g, (uint8_t)c, CANNOT_untap))
      continue;
    g->s.cards[c].flags &= (uint8_t)~CARD_TAPPED;
    f->done++;
    Event e = card_event(EVENT_untapped, g, (uint8_t)c);
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

static void change_counters(PopGame *g, Frame *f, int card, int kind, int change) {
  change = counters_change(g, &f->of, (uint8_t)card, kind, change);
  if (!change) return;
  g->s.cards[card].flags &= (uint8_t)~CARD_SPARED;
  f->done = (int16_t)(f->done + (change < 0 ? -change : change));
  g->s.check_due = 1;
  Event e = card_event(EVENT_counters_changed, g, (uint8_t)card);
  e.number = (int16_t)kind;
  e.amount = (int16_t)change;
  e.source = f->of.card;
  bus_emit(g, &e);
}

Flow op_put(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  int amount = (int)eval_node(&ctx, op->a, 1);
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0 && amount > 0; c = set_next(&f->set, c))
    if (card_is_placed(&g->s.cards[c])) change_counters(g, f, c, op->arg, amount);
  return FLOW_NEXT;
}

/* The most counters that one card of the set can lose. */
static int most_counters(const PopGame *g, const Frame *f, int kind) {
  int most = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c))
    if (g->s.cards[c].counters[kind] > most) most = g->s.cards[c].counters[kind];
  return most;
}

Flow op_take(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  int amount = (int)eval_node(&ctx, op->a, COUNTERS_MOST);
  int most = most_counters(g, f, op->arg);
  if (amount > most) amount = most;
  if (op->flags & IR_FLAG_UP_TO && amount > 0) {
    if (!request_taken(g, &taken)) {
      f->phase = PHASE_OWN;
      return request_ask(g, POP_REQUEST_NUMBER, f->of.player, 0, amount, IR_NONE);
    }
    amount = taken.number;
  }
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0 && amount > 0; c = set_next(&f->set, c))
    change_counters(g, f, c, op->arg, -amount);
  return FLOW_NEXT;
}

Flow op_reveal(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    Event e = card_event(EVENT_revealed, g, (uint8_t)c);
    e.player = g->s.cards[c].owner;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

static uint8_t effect_frame(const State *s) {
  for (int i = s->nframes - 1; i >= 0; i--)
    if (s->frames[i].flags & FRAME_EFFECT) return (uint8_t)(i + 1);
  return s->nframes;
}

/* Those that may not be looked at stay hidden, and are no more among 'them'. */
Flow op_look(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  uint8_t player = f->of.player;
  if (!g->s.looking) g->s.looking = effect_frame(&g->s);
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (card_holder(&g->s.cards[c]) != player &&
        card_cannot(g, (uint8_t)c, CANNOT_be_looked_at)) {
      set_remove(&f->set, (unsigned)c);
      continue;
    }
    set_add(&g->s.seen[player], (unsigned)c);
    f->done++;
    Event e = card_event(EVENT_looked, g, (uint8_t)c);
    e.player = player;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

Flow op_attach(PopGame *g, Frame *f, const Op *op) {
  op_subject(g, f, op->ref);
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  uint8_t item = f->subject;
  int bearer = set_next(&f->set, -1), aboard = op->arg == 1;
  if (item == NO_CARD || bearer < 0 || bearer == item || g->s.cards[bearer].host != NO_CARD ||
      !card_is_placed(&g->s.cards[bearer]) || !bearer_takes(g, item, (uint8_t)bearer) ||
      g->s.cards[item].flags & CARD_STACKED)
    return FLOW_NEXT;
  if (g->s.cards[item].attached != NO_CARD && !aboard) return FLOW_NEXT;
  g->s.cards[item].flags &= (uint8_t)~CARD_FACE_DOWN;
  zone_attach(g, item, (uint8_t)bearer);
  if (!stack_size(g, item)) g->s.cards[item].party = 0; /* who brought it is past: loans.h */
  if (aboard) g->s.cards[item].flags |= CARD_ABOARD;
  g->s.check_due = 1;
  Event e = card_event(EVENT_attached, g, item);
  e.target = (uint8_t)bearer;
  bus_emit(g, &e);
  return FLOW_NEXT;
}
