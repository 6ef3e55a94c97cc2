/* ops_players.c: verbs about players: draw, Force and points, dice, victory; and the
** bookkeeping of turns and steps. */
#include "amounts.h"
#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "past.h"
#include "play.h"
#include "uses.h"

static uint8_t who(PopGame *g, const Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  return op->ref == REF_none ? f->of.player : eval_player(&ctx, op->ref);
}

static Event player_event(uint8_t kind, uint8_t player) {
  Event e = event_of(kind);
  e.player = player;
  return e;
}

/* R1.2.5: a draw from a deck gives as many cards as there are. */
Flow op_draw(PopGame *g, Frame *f, const Op *op) {
  uint8_t player = who(g, f, op);
  Ctx ctx = ctx_frame(g, f);
  int n = (int)eval_node(&ctx, op->a, 1);
  f->done = 0;
  for (; player < PLAYERS && n > 0; n--) {
    uint8_t card = g->s.zones[player][ZONE_deck].head;
    if (card == NO_CARD) break;
    zone_move(g, card, ZONE_hand, 0);
    f->it = card;
    f->done++;
    Event e = player_event(EVENT_drawn, player);
    e.card = card;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

Flow op_shuffle(PopGame *g, Frame *f, const Op *op) {
  uint8_t player = who(g, f, op);
  if (player >= PLAYERS) return FLOW_NEXT;
  zone_shuffle(g, player, ZONE_deck);
  Event e = player_event(EVENT_shuffled, player);
  bus_emit(g, &e);
  return FLOW_NEXT;
}

/* R9.7.1: never below 0; losing more than there is loses all. */
static void change_resource(PopGame *g, Frame *f, uint8_t player, uint8_t resource,
                            int64_t change, uint8_t kind) {
  int16_t *has = &g->s.resources[player][resource];
  int now = amount_bound(g, &f->of, *has + change, RESOURCE_MOST);
  int done = now - *has;
  *has = (int16_t)now;
  f->done = (int16_t)(done < 0 ? -done : done);
  if ((!done && kind != EVENT_paid) || g->p->notes >> resource & 1u) return;
  Event e = player_event(kind, player);
  e.number = resource;
  e.amount = (int16_t)(kind == EVENT_paid ? -done : done);
  e.source = f->of.card;
  bus_emit(g, &e);
}

static Flow change_op(PopGame *g, Frame *f, const Op *op, int sign) {
  uint8_t player = who(g, f, op);
  Ctx ctx = ctx_frame(g, f);
  int64_t amount = sign < 0 ? play_amount(&ctx, &f->of, op) : eval_node(&ctx, op->a, 0);
  if (player >= PLAYERS) return FLOW_NEXT;
  int paid = op->flags & IR_FLAG_COST && sign < 0; /* a cost may give something, too */
  change_resource(g, f, player, op->arg, sign * amount, paid ? EVENT_paid :
                                                               EVENT_resource_changed);
  return FLOW_NEXT;
}

Flow op_gain(PopGame *g, Frame *f, const Op *op) { return change_op(g, f, op, 1); }
Flow op_lose(PopGame *g, Frame *f, const Op *op) { return change_op(g, f, op, -1); }

Flow op_set(PopGame *g, Frame *f, const Op *op) {
  uint8_t player = who(g, f, op);
  Ctx ctx = ctx_frame(g, f);
  if (player < PLAYERS)
    change_resource(g, f, player, op->arg,
                    (int64_t)eval_node(&ctx, op->a, 0) - g->s.resources[player][op->arg],
                    EVENT_resource_changed);
  return FLOW_NEXT;
}

Flow op_roll(PopGame *g, Frame *f, const Op *op) {
  int face = rng_die(g);
  if (!face) return FLOW_ERROR;
  f->done = (int16_t)face;
  Event e = player_event(EVENT_die_rolled, who(g, f, op));
  e.amount = (int16_t)face;
  e.source = f->of.card;
  bus_emit(g, &e);
  return FLOW_NEXT;
}

Flow op_win(PopGame *g, Frame *f, const Op *op) {
  uint8_t player = who(g, f, op);
  if (player >= PLAYERS || g->s.over) return FLOW_NEXT;
  g->s.winner = player;
  g->s.why = op->a;
  g->s.over = 1;
  Event e = player_event(EVENT_won, player);
  e.number = (int16_t)arenas_controlled(g, player);
  bus_emit(g, &e);
  return FLOW_AGAIN;
}

enum { IDLE_TURNS = 1200 }; /* more than a game has by the rules */

Flow op_turn_begin(PopGame *g, Frame *f, const Op *op) {
  (void)f, (void)op;
  g->s.turn++;
  if (++g->tally.idle_turns > IDLE_TURNS)
    return game_break(g, POP_FAULT_STEPS, "more than %d turns without a decision", IDLE_TURNS);
  g->s.ticks = 0; /* a turn without decisions is none too long */
  uses_clear(g, LIMIT_turn, 0);
  past_clear(g);
  return FLOW_NEXT;
}

Flow op_abilities(PopGame *g, Frame *f, const Op *op) {
  (void)f;
  g->s.quiet = !op->arg;
  return FLOW_NEXT;
}

static Event step_event(uint8_t kind, PopGame *g, const Frame *f, const Op *op) {
  Event e = event_of(kind);
  e.step = op->a;
  if (op->arg && f->arena < ZONE_ARENAS) e.step = (uint16_t)(op->a + f->arena);
  e.arena = f->arena;
  if (op->ref != REF_none) e.player = who(g, f, op);
  return e;
}

Flow op_step(PopGame *g, Frame *f, const Op *op) {
  Event e = step_event(EVENT_step_started, g, f, op);
  g->s.step = e.step;
  g->s.step_player = e.player;
  g->s.step_arena = e.arena;
  uses_clear(g, LIMIT_step, 0);
  for (int c = 0; c < g->s.ncards; c++) g->s.cards[c].flags &= (uint8_t)~CARD_SPARED;
  bus_emit(g, &e);
  return FLOW_NEXT;
}

Flow op_step_end(PopGame *g, Frame *f, const Op *op) {
  Event e = step_event(EVENT_step_ended, g, f, op);
  bus_emit(g, &e);
  return FLOW_NEXT;
}

Flow op_expire(PopGame *g, Frame *f, const Op *op) {
  (void)f;
  modifiers_expire(g, op->arg);
  if (op->arg == DURATION_attack) {
    uses_clear(g, LIMIT_attack, 0);
    modifiers_end_attack(g);
    past_end_attack(g);
    g->s.attack = (Attack){0};
  }
  return FLOW_NEXT;
}
