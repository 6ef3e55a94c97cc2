/* attack.c: the steps of an attack that count dice and hits. Their order, the windows
** between them and what ends an attack are declared in scripts/rules.
*/
#include "attack.h"

#include <string.h>

#include "bus.h"
#include "damage.h"
#include "fault.h"
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

/* Rolls attack dice at a target and lays them beside those on the table: as many as there is
** room for (STATE_DICE, as scripts/README.md says). 0 if a die could not be rolled. */
static int roll_dice(PopGame *g, int target, int n) {
  Attack *a = &g->s.attack;
  Instance by = {.ability = IR_NONE, .card = a->attacker};
  if (n > STATE_DICE - a->ndice)
    fault_ability(g, &by, POP_FAULT_STATE, "more than 64 attack dice: the others are not rolled");
  for (; n > 0 && a->ndice < STATE_DICE; n--) {
    int face = rng_die(g);
    if (!face) return 0;
    a->initial[a->ndice] = a->faces[a->ndice] = (uint8_t)face;
    a->at[a->ndice++] = (uint8_t)target;
  }
  return 1;
}

/* What changes the dice or the number they need is read now, not later (KW.6). The number of
** dice at a target, of those that are meant for it. */
static int fix_roll(PopGame *g, int target, int n) {
  Attack *a = &g->s.attack;
  Target *t = &a->targets[target];
  a->rolling = (uint8_t)(target + 1);
  n += card_value(g, t->card, VALUE_dice_against);
  t->bonus = (int16_t)card_value(g, a->attacker, VALUE_die_bonus);
  t->hit_on = (int16_t)card_value(g, t->card, VALUE_hit_on);
  a->rolling = 0;
  return n < 0 ? 0 : n;
}

/* R8.2.4: the number of dice is the attacker's power, changed by what the defender says; of
** two (R8.6.2) 'first' are for the first. Limits come after all changes (R8.5.8) and are used
** up in that order [inferred]. */
static int roll_initial(PopGame *g, int first) {
  Attack *a = &g->s.attack;
  int power = card_value(g, a->attacker, VALUE_power);
  int left = card_value(g, a->attacker, VALUE_dice_count), limited = left >= 0;
  a->ndice = 0;
  a->rolled = 1;
  if (card_cannot(g, a->attacker, CANNOT_show_dice))
    a->secret = (uint8_t)(2 - g->s.cards[a->attacker].controller);
  for (int i = 0; i < a->ntargets; i++) {
    int n = fix_roll(g, i, a->ntargets == 1 ? power : i == 0 ? first : power - first);
    if (limited && n > left) n = left;
    left -= n;
    if (!roll_dice(g, i, n)) return 0;
  }
  a->nfirst = a->ndice;
  return 1;
}

static int dice_at(const Attack *a, int target, int hits) {
  int n = 0;
  const Target *t = &a->targets[target];
  for (int i = 0; i < a->ndice; i++)
    n += a->at[i] == target && (!hits || a->faces[i] + t->bonus >= t->hit_on);
  return n;
}

static void tell_targets(PopGame *g, uint8_t kind) {
  for (int i = 0; i < g->s.attack.ntargets; i++) {
    Event e = attack_event(g, kind, i, dice_at(&g->s.attack, i, kind == EVENT_hit));
    bus_emit(g, &e);
  }
}

/* R8.6.2: the attacking player shares the dice out, 0 is a legal share (as R8.6.1). */
static Flow ask_shares(PopGame *g, Frame *f, const Op *op) {
  uint8_t attacker = g->s.attack.attacker;
  f->phase = PHASE_PICKED;
  return request_ask(g, POP_REQUEST_NUMBER, g->s.cards[attacker].controller, 0,
                     card_value(g, attacker, VALUE_power), op->a);
}

/* What adds dice comes first; what looks at the initial faces sees those dice too. */
Flow op_attack_roll(PopGame *g, Frame *f, const Op *op) {
  PopOption taken = {0};
  if (f->phase == PHASE_OWN) {
    tell_targets(g, EVENT_rolled);
    return FLOW_NEXT;
  }
  if (f->phase == PHASE_NEW) {
    if (!attack_goes_on(g)) return FLOW_NEXT;
    attack_drop_gone(g);
    if (g->s.attack.ntargets > 1) return ask_shares(g, f, op);
  }
  request_taken(g, &taken);
  if (!roll_initial(g, taken.number)) return FLOW_ERROR;
  f->phase = PHASE_OWN;
  tell_targets(g, EVENT_rolling);
  return FLOW_AGAIN;
}

/* The target that an effect acts on beside the attack's steps. */
static int target_of(PopGame *g, const Frame *f) {
  Ctx ctx = ctx_frame(g, f);
  int target = attack_meant(&ctx);
  return target < 0 ? 0 : target;
}

Flow op_more_dice(PopGame *g, Frame *f, const Op *op) {
  const Attack *a = &g->s.attack;
  Ctx ctx = ctx_frame(g, f);
  int before = a->ndice, n = (int)eval_node(&ctx, op->a, 0);
  if (a->on && a->rolled && !a->ended && !a->batch && !roll_dice(g, target_of(g, f), n))
    return FLOW_ERROR;
  f->done = (int16_t)(a->ndice - before);
  return FLOW_NEXT;
}

static void roll_again(PopGame *g, int die, uint8_t player) {
  int face = rng_die(g);
  if (!face) return;
  g->s.attack.faces[die] = (uint8_t)face;
  Event e = attack_event(g, EVENT_rerolled, g->s.attack.at[die], face);
  e.player = player;
  e.number = (int16_t)die;
  bus_emit(g, &e);
}

int attack_die_open(PopGame *g, const Frame *f, int die) {
  const Attack *a = &g->s.attack;
  Ctx ctx = ctx_frame(g, f);
  int target = attack_meant(&ctx);
  if (die >= (view_dice_hidden(g, f->of.player) ? a->nfirst : a->ndice)) return 0;
  return target < 0 || a->at[die] == target;
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
  int there = 0;
  for (int d = 0; d < g->s.attack.ndice; d++) there += attack_die_open(g, f, d);
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

/* R8.2.6, R8.2.7: hits become pending damage; "hit" is the moment that changes it. */
Flow op_attack_hits(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  Attack *a = &g->s.attack;
  if (!a->on || !a->rolled || a->ended) return FLOW_NEXT;
  a->batch = damage_new_batch(g);
  f->batch = a->batch;
  uint8_t flags = (uint8_t)(DAMAGE_ATTACK | (a->secret ? DAMAGE_SECRET : 0));
  for (int i = 0; i < a->ntargets; i++) {
    Target *t = &a->targets[i];
    t->hits = (int16_t)dice_at(a, i, 1);
    a->hits = (int16_t)(a->hits + t->hits);
    if (damage_add(g, a->batch, a->attacker, t->card, t->hits, flags) < 0) return FLOW_ERROR;
  }
  tell_targets(g, EVENT_hit);
  return FLOW_NEXT;
}

/* What the attack does to the card, one instance (R8.7.1). */
static Damage *damage_on(PopGame *g, uint8_t card) {
  for (int i = 0; i < g->s.ndamage; i++) {
    Damage *d = &g->s.damage[i];
    if (d->used && d->batch == g->s.attack.batch && (d->flags & DAMAGE_ATTACK) &&
        d->target == card)
      return d;
  }
  return NULL;
}

static Damage *defender_damage(PopGame *g, const Frame *f) {
  return damage_on(g, g->s.attack.targets[target_of(g, f)].card);
}

Flow op_add_damage(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  Damage *d = g->s.attack.on ? defender_damage(g, f) : NULL;
  int amount = (int)eval_node(&ctx, op->a, 0);
  if (d && amount > 0) d->amount = clamp16((int64_t)d->amount + amount);
  return FLOW_NEXT;
}

Flow op_split_damage(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  Damage *d = g->s.attack.on ? defender_damage(g, f) : NULL;
  int amount = (int)eval_node(&ctx, op->a, 0), second = set_next(&f->set, -1);
  if (!d || second < 0 || second == d->target || !damage_can_hit(g, (uint8_t)second))
    return FLOW_NEXT;
  if (amount > d->amount) amount = d->amount;
  f->done = 0;
  if (amount < 0) amount = 0;
  if (!amount && !(d->flags & DAMAGE_SECRET)) return FLOW_NEXT; /* else nobody knows that it is 0 */
  uint8_t flags = d->flags & (uint8_t)~DAMAGE_OPENED;
  Damage *there = damage_on(g, (uint8_t)second);
  if (there) there->amount = clamp16((int64_t)there->amount + amount);
  else {
    int i = damage_add(g, d->batch, d->source, (uint8_t)second, amount, flags);
    if (i < 0) return FLOW_ERROR;
    there = &g->s.damage[i];
  }
  there->passed = clamp16((int64_t)there->passed + amount);
  d->amount = (int16_t)(d->amount - amount);
  if (d->passed > d->amount) d->passed = d->amount;
  f->done = (int16_t)amount;
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
