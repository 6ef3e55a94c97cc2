/* dice.c: the attack dice: rolled, added, rolled again and counted (R8.2.4 to R8.2.6), and the
** damage that their hits become (R8.2.7).
*/
#include "attack.h"
#include "bus.h"
#include "damage.h"
#include "fault.h"
#include "modifiers.h"
#include "ops.h"
#include "request.h"
#include "view.h"

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
  f->done = 0;
  if (!d || amount <= 0) return FLOW_NEXT;
  f->done = clamp16(amount);
  d->amount = clamp16((int64_t)d->amount + amount);
  return FLOW_NEXT;
}

Flow op_split_damage(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  Damage *d = g->s.attack.on ? defender_damage(g, f) : NULL;
  int amount = (int)eval_node(&ctx, op->a, 0), second = set_next(&f->set, -1);
  f->done = 0;
  if (!d || second < 0 || second == d->target || !damage_can_hit(g, (uint8_t)second))
    return FLOW_NEXT;
  if (amount > d->amount) amount = d->amount;
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
