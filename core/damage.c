/* damage.c: damage instances. A batch collects the instances of one moment; they share
** one prevention window and are placed together (R8.7.2, R8.7.5, R8.8.1). Damage done
** while a batch waits joins it as a new instance (R8.7.4).
*/
#include "damage.h"

#include <string.h>

#include "amounts.h"
#include "attack.h"
#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "replace.h"
#include "uses.h"
#include "view.h"
#include "wounds.h"

int damage_add(PopGame *g, uint8_t batch, uint8_t source, uint8_t target, int amount,
               uint8_t flags) {
  State *s = &g->s;
  for (int i = 0; i < STATE_DAMAGE; i++) {
    if (i < s->ndamage && s->damage[i].used) continue;
    if (i >= s->ndamage) s->ndamage = (uint8_t)(i + 1);
    s->damage[i] = (Damage){.used = 1, .batch = batch, .source = source, .target = target,
                            .flags = flags, .life = s->cards[target].life,
                            .amount = clamp16(amount > 0 ? amount : 0)};
    return i;
  }
  game_fail(g, POP_ERROR_LIMIT, "more than %d damages at once", STATE_DAMAGE);
  return -1;
}

/* The cards under the top card of a stack are part of that unit: damage is its own (R6.2.8). */
int damage_can_hit(const PopGame *g, uint8_t card) {
  return card_in_play(g, card) && card_is_unit(g, card) && card_is_own(&g->s.cards[card]);
}

int batch_is_open(const PopGame *g, uint8_t batch) {
  if (!batch) return 0;
  for (int i = 0; i < g->s.ndamage; i++)
    if (g->s.damage[i].used && g->s.damage[i].batch == batch) return 1;
  return 0;
}

int batch_has_damage(const PopGame *g, uint8_t batch) {
  for (int i = 0; i < g->s.ndamage; i++) {
    const Damage *d = &g->s.damage[i];
    if (d->used && d->batch == batch && (d->amount > 0 || d->flags & DAMAGE_SECRET)) return 1;
  }
  return 0;
}

int damage_is_open(const PopGame *g, const Damage *d, int player) {
  return d->used && (d->amount > 0 ||
                     (d->flags & DAMAGE_SECRET && view_dice_hidden(g, player)));
}

uint8_t damage_new_batch(PopGame *g) {
  State *s = &g->s;
  do s->nbatches = (uint8_t)(s->nbatches == 255 ? 1 : s->nbatches + 1);
  while (batch_is_open(g, s->nbatches));
  return s->nbatches;
}

int damage_concerns(const Damage *d, int index, const Frame *f, uint8_t card) {
  if (!d->used || d->target != card) return 0;
  if (f && f->damage && f->damage != index + 1) return 0; /* used against another one */
  return !f || !f->batch || d->batch == f->batch;
}

int damage_pending(const PopGame *g, const Frame *f, uint8_t card) {
  int sum = 0;
  for (int i = 0; i < g->s.ndamage; i++)
    if (damage_concerns(&g->s.damage[i], i, f, card)) sum += g->s.damage[i].amount;
  return sum;
}

int damage_threatens(const PopGame *g, const Frame *f, uint8_t card, int player) {
  for (int i = 0; i < g->s.ndamage; i++)
    if (damage_concerns(&g->s.damage[i], i, f, card) && damage_is_open(g, &g->s.damage[i], player))
      return 1;
  return 0;
}

Event damage_event(const PopGame *g, uint8_t kind, const Damage *d, int amount) {
  Event e = event_of(kind);
  e.source = d->source;
  e.target = d->target;
  e.player = d->source == NO_CARD ? 255 : g->s.cards[d->source].controller;
  e.arena = g->s.cards[d->target].last_arena;
  e.amount = (int16_t)amount;
  e.in_attack = (d->flags & DAMAGE_ATTACK) != 0;
  if (d->flags & DAMAGE_SECRET) e.secret = g->s.attack.secret;
  return e;
}

/* R8.7.7: a text that prevents all damage to the target, or from the source, applies first,
** without play. */
static int is_shielded(PopGame *g, const Damage *d) {
  if (card_cannot(g, d->target, CANNOT_be_damaged) && damage_yields(g, d, d->target, NULL))
    return 1;
  return d->source != NO_CARD && card_cannot(g, d->source, CANNOT_damage) &&
         damage_yields(g, d, NO_CARD, NULL);
}

static void announce(PopGame *g, Damage *d) {
  if (d->flags & DAMAGE_OPENED || (d->amount <= 0 && !(d->flags & DAMAGE_SECRET))) return;
  d->flags |= DAMAGE_OPENED;
  if (is_shielded(g, d)) {
    Event none = damage_event(g, EVENT_damage_prevented, d, d->amount);
    none.card = d->target;
    none.player = g->s.cards[d->target].controller;
    d->amount = d->passed = 0;
    if (none.amount) bus_emit(g, &none);
    return;
  }
  Event e = damage_event(g, EVENT_damage_pending, d, d->amount);
  bus_emit(g, &e);
}

/* In an attack the amounts are fixed now (R8.2.7): who waited for that comes first. */
static void tell_counted(PopGame *g) {
  const Attack *a = &g->s.attack;
  Event e = attack_event(g, EVENT_counted, 0, a->hits);
  bus_emit(g, &e);
}

Flow op_damage_open(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  if (f->phase == PHASE_NEW && f->batch && g->s.attack.on && f->batch == g->s.attack.batch) {
    tell_counted(g);
    f->phase = PHASE_OWN;
    return FLOW_AGAIN;
  }
  for (int i = 0; i < g->s.ndamage; i++)
    if (g->s.damage[i].used && g->s.damage[i].batch == f->batch)
      announce(g, &g->s.damage[i]);
  return FLOW_NEXT;
}

/* R8.5.3: dice of damage; plain dice, needing what the target says. */
static int roll_damage(PopGame *g, uint8_t source, uint8_t target, int dice) {
  int hits = 0, need = card_value(g, target, VALUE_hit_on);
  if (dice > STATE_DICE)
    game_fail(g, POP_ERROR_LIMIT, "more than %d dice of damage", STATE_DICE);
  for (int i = 0; i < dice && i < STATE_DICE; i++) {
    int face = rng_die(g);
    if (!face) return -1;
    hits += face >= need;
    Event e = event_of(EVENT_die_rolled);
    e.source = source;
    e.target = target;
    e.amount = (int16_t)face;
    bus_emit(g, &e);
  }
  return hits;
}

Flow op_damage(PopGame *g, Frame *f, const Op *op) {
  op_subject(g, f, op->ref);
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  int asked = (int)eval_node(&ctx, op->a, 0), dealt = 0;
  uint8_t source = f->subject;
  int joins = batch_is_open(g, f->batch);
  uint8_t batch = joins ? f->batch : damage_new_batch(g);
  int secret = joins && g->s.attack.on && g->s.attack.secret && batch == g->s.attack.batch;
  int unknown = secret && view_dice_hidden(g, f->of.player); /* whether it is any damage */
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    int amount = asked;
    if (!damage_can_hit(g, (uint8_t)c)) continue;
    if (op->flags & IR_FLAG_DICE) amount = roll_damage(g, source, (uint8_t)c, asked);
    if (amount < 0) return FLOW_ERROR;
    if (amount == 0 && !unknown) continue;
    int i = damage_add(g, batch, source, (uint8_t)c, amount, secret ? DAMAGE_SECRET : 0);
    if (i < 0) return FLOW_ERROR;
    if (joins) announce(g, &g->s.damage[i]);
    dealt += amount;
  }
  f->done = (int16_t)dealt;
  if (joins || !dealt) return FLOW_NEXT;
  Frame *inner = flow_push(g, g->p->sequences.at[g->p->known.damage].list, FRAME_SEQUENCE);
  if (!inner) return FLOW_ERROR;
  inner->batch = batch;
  inner->damage = 0;
  return FLOW_NEXT;
}

Event placement_event(const PopGame *g, uint8_t instance) {
  const Damage *d = &g->s.damage[instance];
  return damage_event(g, EVENT_damaged, d, d->amount);
}

/* "Instead" of being damaged: the instance is gone, the replacement happens. */
static Flow replace_instances(PopGame *g, Frame *f) {
  for (; f->n < g->s.ndamage; f->n++) {
    Damage *d = &g->s.damage[f->n];
    if (!d->used || d->batch != f->batch || d->amount <= 0 || d->flags & DAMAGE_ASKED) continue;
    Flow r = replace_event(g, (uint8_t)f->n);
    if (r == FLOW_NEXT) continue;
    if (r == FLOW_AGAIN) d->amount = d->passed = 0;
    return r;
  }
  return FLOW_NEXT;
}

/* Counters that come beside the damage of an attack, only on its defenders; they are no
** damage (R8.8.7), so that nothing prevents or counts them as such. */
static int extra_counters(PopGame *g, const Damage *d) {
  const Attack *a = &g->s.attack;
  if (!(d->flags & DAMAGE_ATTACK) || !a->on || attack_target(a, d->target) < 0) return 0;
  return clamp16((int64_t)d->amount * card_value(g, d->source, VALUE_extra_counters));
}

static void place_one(PopGame *g, const Damage *d, int extra) {
  Card *c = &g->s.cards[d->target];
  Instance by = {.ability = IR_NONE, .card = d->source};
  counters_change(g, &by, d->target, g->p->known.damage_counter,
                  (int64_t)d->amount + (extra > 0 ? extra : 0));
  c->flags &= (uint8_t)~CARD_SPARED;
  wounds_add(g, d);
  if (d->flags & DAMAGE_ATTACK) g->s.attack.placed = clamp16(g->s.attack.placed + d->amount);
}

static void tell_placed(PopGame *g, const Damage *d, int extra) {
  Event e = damage_event(g, EVENT_damaged, d, d->amount);
  bus_emit(g, &e);
  if (extra <= 0) return;
  Event more = event_of(EVENT_counters_changed);
  more.card = d->target;
  more.player = g->s.cards[d->target].controller;
  more.source = d->source;
  more.number = g->p->known.damage_counter;
  more.amount = (int16_t)extra;
  bus_emit(g, &more);
}

static int lands(const PopGame *g, const Damage *d) {
  return d->amount > 0 && d->life == g->s.cards[d->target].life &&
         damage_can_hit(g, d->target); /* R8.10.3: lost on a unit that left */
}

/* All counters first, then what they trigger (R8.8.1, R8.8.2). */
Flow op_damage_place(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  State *s = &g->s;
  if (f->batch && f->batch == s->attack.batch) attack_show(g);
  Flow r = replace_instances(g, f);
  if (r != FLOW_NEXT) return r;
  Damage placed[STATE_DAMAGE];
  int n = 0, extra[STATE_DAMAGE];
  for (int i = 0; i < s->ndamage; i++) {
    Damage *d = &s->damage[i];
    if (!d->used || d->batch != f->batch) continue;
    if (lands(g, d)) extra[n] = extra_counters(g, d), placed[n++] = *d;
    uses_clear(g, LIMIT_damage, (uint8_t)(i + 1));
    *d = (Damage){0};
  }
  while (s->ndamage && !s->damage[s->ndamage - 1].used) s->ndamage--;
  uses_clear(g, LIMIT_damage, uses_scope(0, f->batch));
  for (int i = 0; i < n; i++) wounds_begin(g, placed[i].target);
  for (int i = 0; i < n; i++) place_one(g, &placed[i], extra[i]);
  for (int i = 0; i < n; i++) tell_placed(g, &placed[i], extra[i]);
  if (n) s->check_due = 1;
  return FLOW_NEXT;
}
