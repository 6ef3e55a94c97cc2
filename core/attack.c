/* attack.c: the steps of an attack that count dice and hits. Their order, the windows
** between them and what ends an attack are declared in scripts/rules.
*/
#include "attack.h"

#include <string.h>

#include "bus.h"
#include "damage.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "replace.h"
#include "request.h"
#include "view.h"

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
  s->attack = (Attack){.on = 1, .attacker = attacker, .defender = defender,
                       .arena = s->cards[defender].zone, .reach = reach,
                       .attacker_life = s->cards[attacker].life,
                       .defender_life = s->cards[defender].life,
                       .base_power = (int16_t)power};
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

int attack_goes_on(const PopGame *g) {
  const State *s = &g->s;
  const Attack *a = &s->attack;
  if (!a->on || a->ended) return 0;
  const Card *attacker = &s->cards[a->attacker], *defender = &s->cards[a->defender];
  return attacker->life == a->attacker_life && attacker->zone < ZONE_ARENAS &&
         defender->life == a->defender_life && defender->zone == a->arena;
}

static Event attack_event(const PopGame *g, uint8_t kind, int amount) {
  const Attack *a = &g->s.attack;
  Event e = event_of(kind);
  e.source = a->attacker;
  e.target = a->defender;
  e.player = g->s.cards[a->attacker].controller;
  e.arena = a->arena;
  e.amount = (int16_t)amount;
  e.in_attack = 1;
  e.secret = a->secret;
  return e;
}

void attack_show(PopGame *g) {
  Attack *a = &g->s.attack;
  if (!a->on || !a->secret) return;
  a->secret = 0;
  Event e = attack_event(g, EVENT_shown, a->hits);
  bus_emit(g, &e);
}

Event declare_event(const PopGame *g) { return attack_event(g, EVENT_attacked, 0); }

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
  a->announced = 1;
  if (a->ended) return FLOW_NEXT;
  Event e = declare_event(g);
  bus_emit(g, &e);
  return FLOW_NEXT;
}

/* Rolls attack dice and lays them beside those on the table: as many as there is room for
** (STATE_DICE, as scripts/README.md says). 0 if a die could not be rolled. */
static int roll_dice(PopGame *g, int n) {
  Attack *a = &g->s.attack;
  for (; n > 0 && a->ndice < STATE_DICE; n--) {
    int face = rng_die(g);
    if (!face) return 0;
    a->initial[a->ndice] = a->faces[a->ndice] = (uint8_t)face;
    a->ndice++;
  }
  return 1;
}

/* R8.2.4: the number of dice is the attacker's power, changed by what the defender says.
** What changes the dice or the number they need is read now, not later (KW.6). */
static int roll_initial(PopGame *g) {
  Attack *a = &g->s.attack;
  int n = card_value(g, a->attacker, VALUE_power) +
          card_value(g, a->defender, VALUE_dice_against);
  if (n < 0) n = 0;
  int only = card_value(g, a->attacker, VALUE_dice_count);
  if (only >= 0 && only < n) n = only; /* R8.5.8: after all changes */
  a->bonus = (int16_t)card_value(g, a->attacker, VALUE_die_bonus);
  a->hit_on = (int16_t)card_value(g, a->defender, VALUE_hit_on);
  a->ndice = 0;
  a->rolled = 1;
  if (card_cannot(g, a->attacker, CANNOT_show_dice))
    a->secret = (uint8_t)(2 - g->s.cards[a->attacker].controller);
  if (!roll_dice(g, n)) return 0;
  a->nfirst = a->ndice;
  return 1;
}

/* What adds dice comes first; what looks at the initial faces sees those dice too. */
Flow op_attack_roll(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  int begun = f->phase != PHASE_NEW;
  if (!begun && !attack_goes_on(g)) return FLOW_NEXT;
  if (!begun && !roll_initial(g)) return FLOW_ERROR;
  f->phase = PHASE_OWN;
  Event e = attack_event(g, begun ? EVENT_rolled : EVENT_rolling, g->s.attack.ndice);
  bus_emit(g, &e);
  return begun ? FLOW_NEXT : FLOW_AGAIN;
}

Flow op_more_dice(PopGame *g, Frame *f, const Op *op) {
  const Attack *a = &g->s.attack;
  Ctx ctx = ctx_frame(g, f);
  int before = a->ndice, n = (int)eval_node(&ctx, op->a, 0);
  if (a->on && a->rolled && !a->ended && !a->batch && !roll_dice(g, n)) return FLOW_ERROR;
  f->done = (int16_t)(a->ndice - before);
  return FLOW_NEXT;
}

static void roll_again(PopGame *g, int die, uint8_t player) {
  int face = rng_die(g);
  if (!face) return;
  g->s.attack.faces[die] = (uint8_t)face;
  Event e = attack_event(g, EVENT_rerolled, face);
  e.player = player;
  e.number = (int16_t)die;
  bus_emit(g, &e);
}

int attack_dice_for(const PopGame *g, int player) {
  const Attack *a = &g->s.attack;
  return view_dice_hidden(g, player) ? a->nfirst : a->ndice;
}

/* Dice are chosen one by one and rolled again together; each once per use. */
Flow op_reroll(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  Ctx ctx = ctx_frame(g, f);
  if (f->phase == PHASE_NEW) {
    set_clear(&f->candidates);
    f->phase = PHASE_OWN;
  }
  int most = (int)eval_node(&ctx, op->a, 1), stop = 0;
  int there = attack_dice_for(g, f->of.player);
  if (most > there) most = there;
  if (request_taken(g, &taken)) {
    if (taken.kind == POP_OPTION_PASS) stop = 1;
    else set_add(&f->candidates, (unsigned)taken.number), f->n++;
  }
  if (!stop && f->n < most && g->s.attack.on && g->s.attack.rolled)
    return request_ask(g, POP_REQUEST_DIE, f->of.player, 0, 0, IR_NONE);
  f->done = f->n;
  for (int d = set_next(&f->candidates, -1); d >= 0; d = set_next(&f->candidates, d))
    roll_again(g, d, f->of.player);
  return g->status == POP_OK ? FLOW_NEXT : FLOW_ERROR;
}

static int count_hits(const Attack *a) {
  int hits = 0;
  for (int i = 0; i < a->ndice; i++) hits += a->faces[i] + a->bonus >= a->hit_on;
  return hits;
}

/* R8.2.6, R8.2.7: hits become pending damage; "hit" is the moment that changes it. */
Flow op_attack_hits(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  Attack *a = &g->s.attack;
  if (!a->on || !a->rolled || a->ended) return FLOW_NEXT;
  a->hits = (int16_t)count_hits(a);
  a->batch = damage_new_batch(g);
  f->batch = a->batch;
  uint8_t flags = (uint8_t)(DAMAGE_ATTACK | (a->secret ? DAMAGE_SECRET : 0));
  if (damage_add(g, a->batch, a->attacker, a->defender, a->hits, flags) < 0)
    return FLOW_ERROR;
  Event e = attack_event(g, EVENT_hit, a->hits);
  bus_emit(g, &e);
  return FLOW_NEXT;
}

static Damage *defender_damage(PopGame *g) {
  const Attack *a = &g->s.attack;
  for (int i = 0; i < g->s.ndamage; i++) {
    Damage *d = &g->s.damage[i];
    if (d->used && d->batch == a->batch && (d->flags & DAMAGE_ATTACK) &&
        d->target == a->defender)
      return d;
  }
  return NULL;
}

Flow op_add_damage(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  Damage *d = g->s.attack.on ? defender_damage(g) : NULL;
  int amount = (int)eval_node(&ctx, op->a, 0);
  if (d && amount > 0) d->amount = clamp16((int64_t)d->amount + amount);
  return FLOW_NEXT;
}

Flow op_split_damage(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  Damage *d = g->s.attack.on ? defender_damage(g) : NULL;
  int amount = (int)eval_node(&ctx, op->a, 0), second = set_next(&f->set, -1);
  if (!d || second < 0 || second == d->target) return FLOW_NEXT;
  if (amount > d->amount) amount = d->amount;
  f->done = 0;
  if (amount <= 0) return FLOW_NEXT;
  uint8_t flags = d->flags & (uint8_t)~DAMAGE_OPENED;
  if (damage_add(g, d->batch, d->source, (uint8_t)second, amount, flags) < 0)
    return FLOW_ERROR;
  d->amount = (int16_t)(d->amount - amount);
  f->done = (int16_t)amount;
  return FLOW_NEXT;
}

/* A new defender in the same attack, if the attacker may attack it and its defender can be
** changed; else nothing happens. */
Flow op_redirect(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Attack *a = &g->s.attack;
  int card = set_next(&f->set, -1);
  f->done = 0;
  if (card < 0 || !attack_goes_on(g) || a->rolled || card == a->defender ||
      card == a->attacker || card_cannot(g, a->attacker, CANNOT_change_defender) ||
      !attack_is_legal(g, a->attacker, (uint8_t)card, a->reach))
    return FLOW_NEXT;
  Event e = attack_event(g, EVENT_defender_changed, 0);
  e.card = a->defender;
  e.target = (uint8_t)card;
  a->defender = (uint8_t)card;
  a->defender_life = g->s.cards[card].life;
  f->done = 1;
  if (!a->announced) return FLOW_NEXT; /* nobody was attacked yet */
  bus_emit(g, &e);
  Event again = attack_event(g, EVENT_attacked, 0);
  again.number = 1; /* R8.11.2: attacked, but the attacker attacks no second time */
  bus_emit(g, &again);
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
  Event e = attack_event(g, EVENT_attack_ended, g->s.attack.placed);
  e.number = g->s.attack.tapped;
  bus_emit(g, &e);
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
