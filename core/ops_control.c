/* ops_control.c: branches, loops, choices, and running other lists. */
#include "bus.h"
#include "cost.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "request.h"
#include "script.h"

static Flow push_next(PopGame *g, uint16_t list, uint8_t flags) {
  if (list == IR_NONE) return FLOW_NEXT;
  return flow_push(g, list, flags) ? FLOW_NEXT : FLOW_ERROR;
}

Flow op_if(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  return push_next(g, op->list[eval_node(&ctx, op->a, 1) ? 0 : 1], 0);
}

Flow op_while(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  if (!eval_node(&ctx, op->a, 1)) return FLOW_NEXT;
  return flow_push(g, op->list[0], 0) ? FLOW_AGAIN : FLOW_ERROR;
}

Flow op_run(PopGame *g, Frame *f, const Op *op) {
  (void)f;
  return push_next(g, op->list[0], 0);
}

Flow op_pay_dues(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  return push_next(g, cost_dues(g, f->of.card), 0);
}

Flow op_sequence(PopGame *g, Frame *f, const Op *op) {
  (void)f;
  return push_next(g, g->p->sequences.at[op->a].list, FRAME_SEQUENCE);
}

Flow op_stop(PopGame *g, Frame *f, const Op *op) {
  (void)f, (void)op;
  flow_stop(g);
  return FLOW_NEXT;
}

Flow op_skip_unless(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  if (!eval_node(&ctx, op->a, 1)) flow_stop(g);
  return FLOW_NEXT;
}

Flow op_each_player(PopGame *g, Frame *f, const Op *op) {
  if (f->n == PLAYERS) return FLOW_NEXT;
  uint8_t player = (uint8_t)f->n++;
  Frame *inner = flow_push(g, op->list[0], FRAME_LOOP);
  if (!inner) return FLOW_ERROR;
  inner->of.player = player;
  return FLOW_AGAIN;
}

Flow op_each_arena(PopGame *g, Frame *f, const Op *op) {
  if (f->n == ZONE_ARENAS) return FLOW_NEXT;
  uint8_t arena = (uint8_t)f->n++;
  Frame *inner = flow_push(g, op->list[0], FRAME_LOOP);
  if (!inner) return FLOW_ERROR;
  inner->arena = arena;
  return FLOW_AGAIN;
}

Flow op_as_player(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  uint8_t player = eval_player(&ctx, op->ref);
  if (player >= PLAYERS) return FLOW_NEXT;
  Frame *inner = flow_push(g, op->list[0], FRAME_LOOP);
  if (!inner) return FLOW_ERROR;
  inner->of.player = player;
  return FLOW_NEXT;
}

static uint8_t chooser(PopGame *g, const Frame *f, uint8_t ref) {
  Ctx ctx = ctx_frame(g, f);
  uint8_t player = ref == REF_none ? f->of.player : eval_player(&ctx, ref);
  return player < PLAYERS ? player : f->of.player;
}

/* "Choose one": alternatives that can't be paid, in a cost with all that is left of it, or
** whose condition fails are not offered.
** What was chosen on playing (R9.2.5) is not asked again. */
Flow op_either(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  const Alternative *alternatives = &g->p->alternatives.at[op->a];
  if (f->mode) {
    uint16_t list = alternatives[f->mode - 1].list;
    f->mode = 0;
    return push_next(g, list, 0);
  }
  if (request_taken(g, &taken)) return push_next(g, alternatives[taken.number].list, 0);
  Ctx ctx = ctx_frame(g, f);
  int open = 0;
  for (int i = 0; i < op->arg; i++)
    if (eval_node(&ctx, alternatives[i].when, 1) &&
        cost_list_open(g, &f->of, f, op, alternatives[i].list))
      open |= 1 << i;
  if (!open) return FLOW_NEXT;
  return request_ask(g, POP_REQUEST_MODE, chooser(g, f, op->ref), op->a, open, IR_NONE);
}

/* "You may do A; if you do, B": declined or impossible leads to the third list. */
Flow op_may(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  Instance payer = f->of;
  payer.player = chooser(g, f, op->ref);
  if (!request_taken(g, &taken)) {
    if (op->list[0] != IR_NONE && !cost_payable(g, &payer, f, op->list[0]))
      return push_next(g, op->list[2], 0);
    return request_ask(g, POP_REQUEST_YES_NO, payer.player, 0, 0, op->a);
  }
  if (taken.kind == POP_OPTION_NO) return push_next(g, op->list[2], 0);
  if (op->list[1] != IR_NONE && !flow_push(g, op->list[1], 0)) return FLOW_ERROR;
  if (op->list[0] == IR_NONE) return FLOW_NEXT;
  Frame *cost = flow_push(g, op->list[0], FRAME_COST);
  if (!cost) return FLOW_ERROR;
  cost->of.player = payer.player;
  return FLOW_NEXT;
}

/* Each card of the pick once, in an order that is chosen card by card. */
Flow op_in_turn(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (f->phase == PHASE_PICKED) {
    f->candidates = f->set;
    f->phase = PHASE_OWN;
  }
  int card = set_next(&f->candidates, -1);
  if (card < 0) return FLOW_NEXT;
  if (request_taken(g, &taken)) card = taken.card;
  else if (set_count(&f->candidates) > 1)
    return request_ask(g, POP_REQUEST_CARD, chooser(g, f, op->ref), 0, 0, IR_NONE);
  set_remove(&f->candidates, (unsigned)card);
  Frame *inner = flow_push(g, op->list[0], FRAME_LOOP);
  if (!inner) return FLOW_ERROR;
  inner->it = (uint8_t)card;
  return FLOW_AGAIN;
}

/* What lies in the first pile is shown again, so that it is known which is which. */
static void show_pile(PopGame *g, const Frame *f) {
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (set_has(&f->candidates, (unsigned)c)) continue;
    Event e = event_of(EVENT_revealed);
    e.card = (uint8_t)c;
    e.player = g->s.cards[c].owner;
    bus_emit(g, &e);
  }
}

/* Runs a list with one pile as 'them'; afterwards 'candidates' is the other. */
static Flow with_pile(PopGame *g, Frame *f, uint16_t list, int first) {
  CardSet second = f->candidates;
  for (int i = 0; i < SET_WORDS; i++)
    f->candidates.bits[i] = f->set.bits[i] & ~second.bits[i];
  CardSet them = first ? f->candidates : second;
  if (first) f->candidates = second;
  if (list == IR_NONE) return FLOW_AGAIN;
  Frame *inner = flow_push(g, list, 0);
  if (!inner) return FLOW_ERROR;
  inner->set = them;
  return FLOW_AGAIN;
}

/* A card for the first pile, or the end of it: neither stays empty if there is a choice. */
static Flow make_piles(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  int ended = 0;
  if (request_taken(g, &taken)) {
    ended = taken.kind == POP_OPTION_PASS;
    if (!ended) set_remove(&f->candidates, taken.card);
  }
  int left = set_count(&f->candidates), begun = left < set_count(&f->set);
  if (ended || left <= 1) return FLOW_NEXT;
  return request_ask(g, POP_REQUEST_CARD, chooser(g, f, op->ref), begun, 0, IR_NONE);
}

/* One player makes two piles, "you" take one. While they are made 'candidates' is the
** second. */
Flow op_piles(PopGame *g, Frame *f, const Op *op) {
  enum { MAKING = PHASE_OWN, TAKING, LEAVING, LEFT };
  PopOption taken;
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (f->phase == PHASE_PICKED) {
    f->candidates = f->set;
    f->phase = MAKING;
  }
  if (f->phase == MAKING) {
    r = make_piles(g, f, op);
    if (r != FLOW_NEXT) return r;
    show_pile(g, f);
    f->phase = TAKING;
    if (set_count(&f->set) > 1)
      return request_ask(g, POP_REQUEST_YES_NO, f->of.player, 0, 0, op->a);
  }
  switch (f->phase++) {
    case TAKING:
      return with_pile(g, f, op->list[0], request_taken(g, &taken) && taken.kind == POP_OPTION_YES);
    case LEAVING: return with_pile(g, f, op->list[1], 0);
    default: return FLOW_NEXT;
  }
}

Flow op_choose(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  f->done = (int16_t)set_count(&f->set);
  if (op->arg < 4) f->the[op->arg] = f->it;
  return FLOW_NEXT;
}

Flow op_number(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  if (request_taken(g, &taken)) {
    f->x = f->done = taken.number;
    return FLOW_NEXT;
  }
  Ctx ctx = ctx_frame(g, f);
  int lo = clamp16(eval_node(&ctx, op->a, 0)), hi = clamp16(eval_node(&ctx, op->b, 0));
  if (hi < lo) hi = lo;
  if (hi - lo >= POP_MAX_OPTIONS) hi = lo + POP_MAX_OPTIONS - 1;
  cost_numbers_open(g, f, op, &lo, &hi);
  return request_ask(g, POP_REQUEST_NUMBER, chooser(g, f, op->ref), lo, hi, op->list[0]);
}

Flow op_arena(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  if (request_taken(g, &taken)) {
    f->arena = (uint8_t)taken.number;
    return FLOW_NEXT;
  }
  int mask = op->arg & 7 ? op->arg & 7 : 7;
  return request_ask(g, POP_REQUEST_ARENA, chooser(g, f, op->ref), 0, mask, IR_NONE);
}

Flow op_lua(PopGame *g, Frame *f, const Op *op) { return script_effect(g, f, op->a); }

Flow op_emit(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  Event e = event_of(op->arg);
  e.card = op->pick == IR_NONE ? NO_CARD : f->it;
  e.player = eval_player(&ctx, op->ref);
  e.arena = f->arena;
  bus_emit(g, &e);
  return FLOW_NEXT;
}

Flow op_give(PopGame *g, Frame *f, const Op *op) {
  uint8_t it = f->it;
  if (f->phase == PHASE_NEW && op->pick == IR_NONE) f->phase = PHASE_PICKED;
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  Modifier m = {.body = op->a == IR_NONE ? f->mode : op->a, .entry = f->of.entry, .target = NO_CARD,
                .player = f->of.player, .source = f->of.card,
                .it = it, .duration = op->arg, .x = f->x,
                .secret = f->event.secret ? g->s.attack.secret : 0}; /* because of dice ... */
  for (unsigned i = 0; op->b != IR_NONE && i < MOD_SLOTS && op->b + i < g->p->slots.count; i++)
    m.slots[i] = clamp16(eval_node(&ctx, g->p->slots.at[op->b + i], 0));
  if (op->pick == IR_NONE) {
    uint8_t player = eval_player(&ctx, op->ref);
    if (player < PLAYERS) m.player = player;
    return modifiers_give(g, &m) ? FLOW_NEXT : FLOW_ERROR;
  }
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (g->s.cards[c].zone >= ZONE_ARENAS && g->s.cards[c].zone != ZONE_build) continue;
    m.target = m.it = (uint8_t)c;
    if (!modifiers_give(g, &m)) return FLOW_ERROR;
    Event e = event_of(EVENT_given);
    e.card = (uint8_t)c;
    e.source = f->of.card;
    e.secret = m.secret; /* ... that nobody has shown */
    bus_emit(g, &e);
    f->done++;
  }
  return FLOW_NEXT;
}

static int is_line(const PopGame *g, const Entry *e) {
  return (e->kind == ENTRY_KEYWORD || e->kind == ENTRY_ABILITY) &&
         *program_string(g->p, e->text);
}

static int copy_line(PopGame *g, Frame *f, const Op *op, uint16_t line) {
  Modifier m = {.body = (uint16_t)(card_def(g, f->it)->singles + line), .entry = f->of.entry,
                .target = f->subject, .player = f->of.player, .source = f->of.card,
                .it = f->it, .duration = op->arg};
  f->done++;
  return modifiers_give(g, &m);
}

/* The player says yes or no to one printed line after the other, until there are enough. */
Flow op_copy_lines(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  op_subject(g, f, op->ref);
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (f->it == NO_CARD || f->subject == NO_CARD || !card_in_play(g, f->subject))
    return FLOW_NEXT;
  if (f->phase == PHASE_PICKED) {
    f->n = f->done = 0;
    f->phase = PHASE_OWN;
  }
  if (request_taken(g, &taken)) {
    uint16_t line = (uint16_t)f->n++;
    if (taken.kind == POP_OPTION_YES && !copy_line(g, f, op, line)) return FLOW_ERROR;
  }
  Ctx ctx = ctx_frame(g, f);
  int most = (int)eval_node(&ctx, op->a, 1);
  const Body *lines = &g->p->bodies.at[card_def(g, f->it)->body];
  for (; f->n < lines->count && f->done < most; f->n++) {
    const Entry *e = &g->p->entries.at[lines->start + f->n];
    if (is_line(g, e)) return request_ask(g, POP_REQUEST_YES_NO, f->of.player, 0, 0, e->text);
  }
  return FLOW_NEXT;
}
