/* prevent.c: damage on its way is prevented (R8.7.3, R8.7.6). */
#include "damage.h"

#include "bus.h"
#include "eval.h"
#include "modifiers.h"
#include "ops.h"
#include "request.h"
#include "view.h"

/* R8.7.6: what a unit prevents of damage to itself may bind also where nothing else does. */
int damage_yields(PopGame *g, const Damage *d, uint8_t card, const Ability *by) {
  if (d->source == NO_CARD || !card_forbids(g, d->source, CANNOT_be_prevented, by)) return 1;
  return card == d->target && card_cannot(g, card, CANNOT_prevent_in_vain);
}

static int preventable(PopGame *g, const Frame *f, const Damage *d) {
  const Ability *by = f->of.ability == IR_NONE ? NULL : &g->p->abilities.at[f->of.ability];
  return damage_yields(g, d, f->of.card, by);
}

/* What a prevention may take of an instance. One that leaves hits of another defender's roll
** alone takes only the rest; any other takes those first, which leaves most to the former. */
static int within_reach(const Damage *d, const Op *op) {
  return op->flags & IR_FLAG_SPARE_PASSED ? d->amount - d->passed : d->amount;
}

static void take_off(Damage *d, int part, const Op *op) {
  d->amount = (int16_t)(d->amount - part);
  if (op->flags & IR_FLAG_SPARE_PASSED) return;
  d->passed = (int16_t)(d->passed > part ? d->passed - part : 0);
}

/* Takes up to 'most' off the instances on a card that the frame may touch. */
static int prevent_on(PopGame *g, const Frame *f, const Op *op, uint8_t card, int most,
                      int really) {
  int done = 0;
  for (int i = 0; i < g->s.ndamage && done < most; i++) {
    Damage *d = &g->s.damage[i];
    if (!d->used || d->target != card || d->amount <= 0) continue;
    if (f->damage ? f->damage != i + 1 : d->batch != f->batch) continue;
    if (f->subject != NO_CARD && d->source != f->subject) continue;
    if (!preventable(g, f, d)) continue;
    int there = within_reach(d, op), part = there < most - done ? there : most - done;
    done += part;
    if (!really || !part) continue;
    take_off(d, part, op);
    Event e = damage_event(g, EVENT_damage_prevented, d, part);
    e.card = f->of.card;
    e.player = f->of.player;
    bus_emit(g, &e);
  }
  return done;
}

static int prevent_set(PopGame *g, const Frame *f, const Op *op, int most, int really) {
  int done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c))
    done += prevent_on(g, f, op, (uint8_t)c, most, really);
  return done;
}

/* The most that may be named: what can be prevented or, of secret damage, what the text says,
** for nothing offered may depend on the dice. */
static int most_named(PopGame *g, const Frame *f, const Op *op, int most) {
  for (int i = 0; i < g->s.ndamage; i++) {
    const Damage *d = &g->s.damage[i];
    if (set_has(&f->set, d->target) && damage_concerns(d, i, f, d->target) &&
        d->flags & DAMAGE_SECRET && preventable(g, f, d))
      return most < STATE_DICE ? most : STATE_DICE;
  }
  return prevent_set(g, f, op, most, 0);
}

Flow op_prevent(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  op_subject(g, f, op->ref);
  if (op->ref == REF_none) f->subject = NO_CARD; /* from any source */
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Ctx ctx = ctx_frame(g, f);
  int most = (int)eval_node(&ctx, op->a, 30000), holds = eval_node(&ctx, op->b, 1) != 0;
  int unseen = view_dice_hidden(g, f->of.player);
  if (op->flags & IR_FLAG_UP_TO && (holds || unseen)) {
    if (!request_taken(g, &taken)) {
      int named = unseen ? most_named(g, f, op, most) : prevent_set(g, f, op, most, 0);
      f->phase = PHASE_OWN;
      return request_ask(g, POP_REQUEST_NUMBER, f->of.player, 0, named, IR_NONE);
    }
    most = taken.number;
  }
  f->done = (int16_t)(holds ? prevent_set(g, f, op, most, 1) : 0);
  if (unseen) f->event.secret = g->s.attack.secret; /* what follows tells how much it was */
  return FLOW_NEXT;
}
