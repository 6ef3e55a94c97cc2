/* attack.c: an attack begins, waits for another, shows its dice and ends; dice.c counts. The
** order of its steps, the windows between them and what ends it are declared in scripts/rules.
*/
#include "attack.h"

#include <string.h>

#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "replace.h"
#include "request.h"

int attack_is_legal(PopGame *g, uint8_t attacker, uint8_t defender, uint8_t reach) {
  const State *s = &g->s;
  uint8_t arena = reach ? (uint8_t)(reach - 1) : s->cards[attacker].zone;
  return card_in_arena(g, attacker) && s->cards[defender].zone == arena &&
         s->cards[defender].host == NO_CARD && card_is_unit(g, defender) &&
         !card_cannot_with(g, attacker, CANNOT_attack, defender) &&
         !card_keeps_off(g, defender, attacker);
}

static int reaches(PopGame *g, uint8_t attacker, uint8_t arena) {
  Reach list[8];
  int n = card_reaches(g, attacker, list, 8);
  for (int i = 0; i < n; i++)
    if (list[i].arena == arena) return 1;
  return 0;
}

int attack_way(PopGame *g, uint8_t attacker, uint8_t defender) {
  const State *s = &g->s;
  if (defender == NO_CARD || attacker == NO_CARD) return -1;
  uint8_t arena = s->cards[defender].zone;
  uint8_t way = arena == s->cards[attacker].zone ? 0 : (uint8_t)(arena + 1);
  if (s->attack.on && !s->attack.ended && s->attack.attacker == attacker)
    way = s->attack.reach;
  else if (way && (arena >= ZONE_ARENAS || !reaches(g, attacker, arena))) return -1;
  return attack_is_legal(g, attacker, defender, way) ? way : -1;
}

static int reach_power(PopGame *g, uint8_t attacker, uint8_t reach) {
  Reach list[8];
  int n = card_reaches(g, attacker, list, 8), power = 0;
  for (int i = 0; i < n; i++)
    if (reach && list[i].arena == reach - 1) power += list[i].power;
  return power;
}

Flow attack_begin(PopGame *g, uint8_t attacker, uint8_t defender, uint8_t reach) {
  State *s = &g->s;
  int power = reach_power(g, attacker, reach);
  s->attack = (Attack){.on = 1, .attacker = attacker, .ntargets = 1,
                       .arena = s->cards[defender].zone, .reach = reach,
                       .attacker_life = s->cards[attacker].life,
                       .base_power = (int16_t)power};
  s->attack.targets[0] = (Target){.card = defender, .life = s->cards[defender].life};
  Frame *f = flow_push(g, g->p->sequences.at[g->p->known.attack].list, FRAME_SEQUENCE);
  if (!f) return FLOW_ERROR;
  f->of = (Instance){.entry = IR_NONE, .ability = IR_NONE, .card = attacker,
                     .player = s->cards[attacker].controller, .granter = attacker,
                     .it = NO_CARD};
  f->it = attacker;
  return FLOW_AGAIN;
}

/* R7.5.6: no attack begins inside another; it waits for its end. */
static Flow queue_attack(PopGame *g, uint8_t attacker, uint8_t defender, int again) {
  State *s = &g->s;
  if (s->nqueued == STATE_QUEUED)
    return game_fail(g, POP_ERROR_LIMIT, "more than %d attacks wait", STATE_QUEUED);
  s->queued[s->nqueued++] = (QueuedAttack){
      .attacker = attacker, .defender = defender, .attacker_life = s->cards[attacker].life,
      .defender_life = s->cards[defender].life, .again = again != 0};
  return FLOW_NEXT;
}

Flow op_attack(PopGame *g, Frame *f, const Op *op) {
  op_subject(g, f, op->ref);
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  uint8_t attacker = f->subject;
  if (attacker == NO_CARD || f->it == NO_CARD) return FLOW_NEXT;
  int again = op->flags & IR_FLAG_AGAIN;
  if (g->s.attack.on || again) return queue_attack(g, attacker, f->it, again);
  int way = attack_way(g, attacker, f->it);
  if (way < 0) return FLOW_NEXT;
  return attack_begin(g, attacker, f->it, (uint8_t)way) == FLOW_ERROR ? FLOW_ERROR : FLOW_NEXT;
}

static QueuedAttack take_queued(State *s) {
  QueuedAttack q = s->queued[0];
  s->nqueued--;
  memmove(s->queued, s->queued + 1, s->nqueued * sizeof q);
  s->queued[s->nqueued] = (QueuedAttack){0};
  return q;
}

/* R8.2.13: the attacks that were given meanwhile, each if it is legal then. */
Flow op_queued_attacks(PopGame *g, Frame *f, const Op *op) {
  State *s = &g->s;
  (void)f;
  if (!s->nqueued || s->attack.on) return FLOW_NEXT;
  QueuedAttack q = take_queued(s);
  int way = attack_way(g, q.attacker, q.defender);
  if (way < 0 || q.attacker_life != s->cards[q.attacker].life ||
      q.defender_life != s->cards[q.defender].life)
    return FLOW_AGAIN;
  if (op->list[0] != IR_NONE && !flow_push(g, op->list[0], 0)) return FLOW_ERROR;
  Flow r = attack_begin(g, q.attacker, q.defender, (uint8_t)way);
  s->attack.again = q.again;
  return r;
}

void attack_show(PopGame *g) {
  Attack *a = &g->s.attack;
  if (!a->on || !a->secret) return;
  a->secret = 0;
  Event e = attack_event(g, EVENT_shown, 0, a->hits);
  bus_emit(g, &e);
}

static void tap_attacker(PopGame *g) {
  Card *attacker = &g->s.cards[g->s.attack.attacker];
  if (attacker->flags & CARD_TAPPED || g->s.attack.again) return;
  attacker->flags |= CARD_TAPPED;
  g->s.attack.tapped = 1;
  Event e = event_of(EVENT_tapped);
  e.card = g->s.attack.attacker;
  e.player = attacker->controller;
  bus_emit(g, &e);
}

/* R8.2.1, R8.2.2. One text may act on what would be attacked, before it is (R9.5.3). */
Flow op_attack_declare(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  Attack *a = &g->s.attack;
  if (!a->on) return FLOW_NEXT;
  if (f->phase == PHASE_NEW) {
    modifiers_begin_attack(g, a->attacker);
    tap_attacker(g);
    f->phase = PHASE_PICKED;
  }
  if (f->phase == PHASE_PICKED) {
    Flow r = replace_event(g, 0);
    if (r == FLOW_AGAIN) f->phase = PHASE_OWN;
    if (r != FLOW_NEXT) return r;
  }
  a->targets[0].announced = 1;
  if (!a->ended) attack_announce(g, 0, 0);
  return FLOW_NEXT;
}

Flow op_end_attack(PopGame *g, Frame *f, const Op *op) {
  (void)f, (void)op;
  if (g->s.attack.on) g->s.attack.ended = 1; /* R8.10.4 */
  return FLOW_NEXT;
}

/* R8.2.11; the attack is forgotten when its effects expire. */
Flow op_attack_end(PopGame *g, Frame *f, const Op *op) {
  (void)f, (void)op;
  if (!g->s.attack.on) return FLOW_NEXT;
  attack_show(g);
  g->s.attack.ended = 1;
  for (int i = 0; i < g->s.attack.ntargets; i++) {
    Event e = attack_event(g, EVENT_attack_ended, i, g->s.attack.placed);
    e.number = g->s.attack.tapped;
    e.further = i > 0;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}

Flow op_next_unit(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  State *s = &g->s;
  PopOption taken;
  if (request_taken(g, &taken)) {
    f->it = taken.card;
    return FLOW_NEXT;
  }
  int best = -1, earliest = -30000;
  uint8_t first = 0;
  CardSet fastest = {{0}};
  f->it = NO_CARD;
  for (uint8_t player = 0; player < PLAYERS && f->arena < ZONE_ARENAS; player++)
    for (uint8_t c = s->zones[player][f->arena].head; c != NO_CARD; c = s->cards[c].next) {
      if (!card_is_unit(g, c) || (s->cards[c].flags & CARD_TAPPED)) continue;
      int speed = card_value(g, c, VALUE_speed), early = card_value(g, c, VALUE_go_first);
      if (early < earliest) continue;
      if (early > earliest) best = -1;
      if (speed < best || (speed == best && player != first)) continue; /* R7.3.2 */
      if (speed > best) set_clear(&fastest);
      best = speed;
      earliest = early;
      first = player;
      set_add(&fastest, c);
    }
  if (best < 0) return FLOW_NEXT;
  f->candidates = fastest;
  return request_ask(g, POP_REQUEST_CARD, first, 0, 0, IR_NONE); /* R7.3.3 */
}
