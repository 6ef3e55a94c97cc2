/* defenders.c: the units that an attack is on: one as a rule, two if a text splits the attack
** between them (R8.6.2). Each is attacked, each has its own dice; one may take the place of
** another (R8.11). Texts speak of "the defender"; which of two they mean is read here.
*/
#include "attack.h"

#include <string.h>

#include "bus.h"
#include "modifiers.h"
#include "ops.h"
#include "replace.h"
#include "request.h"

static int is_there(const PopGame *g, const Target *t) {
  const Card *c = &g->s.cards[t->card];
  return c->life == t->life && c->zone == g->s.attack.arena;
}

int attack_goes_on(const PopGame *g) {
  const Attack *a = &g->s.attack;
  if (!a->on || a->ended) return 0;
  const Card *attacker = &g->s.cards[a->attacker];
  if (attacker->life != a->attacker_life || attacker->zone >= ZONE_ARENAS) return 0;
  for (int i = 0; i < a->ntargets; i++)
    if (is_there(g, &a->targets[i])) return 1;
  return 0;
}

CardSet attack_defenders(const PopGame *g) {
  const Attack *a = &g->s.attack;
  CardSet set = {{0}};
  for (int i = 0; i < a->ntargets; i++)
    if (is_there(g, &a->targets[i])) set_add(&set, a->targets[i].card);
  return set;
}

void attack_drop_gone(PopGame *g) {
  Attack *a = &g->s.attack;
  int kept = 0;
  for (int i = 0; i < a->ntargets; i++)
    if (is_there(g, &a->targets[i])) a->targets[kept++] = a->targets[i];
  for (int i = kept; i < a->ntargets; i++) a->targets[i] = (Target){0};
  a->ntargets = (uint8_t)kept;
}

/* Both have become one unit, of one stack: it is attacked once, by all the dice. What was
** rolled at the second counts as rolled at the first [inferred]. */
void attack_unite(PopGame *g) {
  Attack *a = &g->s.attack;
  if (a->ntargets < 2 || a->targets[0].card != a->targets[1].card) return;
  a->targets[0].announced |= a->targets[1].announced;
  a->targets[0].hits = clamp16(a->targets[0].hits + a->targets[1].hits);
  a->targets[1] = (Target){0};
  a->ntargets = 1;
  memset(a->at, 0, sizeof a->at);
}

/* Events of the whole attack mean no defender alone, unless they are told again for one. */
static int is_of_one(const Event *e) {
  int whole = e->kind == EVENT_attack_ended || e->kind == EVENT_counted || e->kind == EVENT_shown;
  return e->in_attack && (!whole || e->further);
}

int attack_meant(const Ctx *ctx) {
  const State *s = &ctx->g->s;
  const Attack *a = &s->attack;
  if (!a->on || a->ntargets < 2) return a->on ? 0 : -1;
  if (a->rolling) return a->rolling - 1;
  int i = ctx->event && is_of_one(ctx->event) ? attack_target(a, ctx->event->target) : -1;
  if (i >= 0 || ctx->self == NO_CARD) return i;
  i = attack_target(a, ctx->self);
  return i >= 0 ? i : attack_target(a, s->cards[ctx->self].host); /* what it bears */
}

Event attack_event(const PopGame *g, uint8_t kind, int target, int amount) {
  const Attack *a = &g->s.attack;
  Event e = event_of(kind);
  e.source = a->attacker;
  e.target = a->targets[target].card;
  e.player = g->s.cards[a->attacker].controller;
  e.arena = a->arena;
  e.amount = (int16_t)amount;
  e.in_attack = 1;
  e.secret = a->secret;
  return e;
}

/* For the defender that will be announced next. */
Event declare_event(const PopGame *g) {
  const Attack *a = &g->s.attack;
  int i = a->ntargets - 1;
  while (i > 0 && a->targets[i].announced) i--;
  return attack_event(g, EVENT_attacked, i, 0);
}

/* R8.11.2: attacked, but the attacker attacks no second time (number 1). */
void attack_announce(PopGame *g, int target, int further) {
  Event e = attack_event(g, EVENT_attacked, target, 0);
  e.number = (int16_t)(further != 0);
  e.further = further != 0;
  bus_emit(g, &e);
}

/* Can the card come to be attacked in this attack? Not one that is in it already. */
static int may_join(PopGame *g, int card) {
  const Attack *a = &g->s.attack;
  return card >= 0 && attack_goes_on(g) && !a->rolled && card != a->attacker &&
         attack_target(a, (uint8_t)card) < 0 &&
         attack_is_legal(g, a->attacker, (uint8_t)card, a->reach);
}

/* The defender whose place is taken; of two that are there, where the text means neither
** alone, its player says which. */
static Flow ask_which(PopGame *g, Frame *f, int *target) {
  PopOption taken;
  const Attack *a = &g->s.attack;
  Ctx ctx = ctx_frame(g, f);
  *target = attack_meant(&ctx);
  if (*target >= 0) return FLOW_NEXT;
  if (request_taken(g, &taken)) {
    *target = attack_target(a, taken.card);
    return FLOW_NEXT;
  }
  f->candidates = attack_defenders(g);
  f->phase = PHASE_OWN;
  return request_ask(g, POP_REQUEST_CARD, f->of.player, 0, 0, IR_NONE);
}

/* A new defender in the same attack, if the attacker may attack it and its defender can be
** changed; else nothing happens. */
Flow op_redirect(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Attack *a = &g->s.attack;
  int card = set_next(&f->set, -1), target;
  f->done = 0;
  if (!may_join(g, card) || card_cannot(g, a->attacker, CANNOT_change_defender)) return FLOW_NEXT;
  r = ask_which(g, f, &target);
  if (r != FLOW_NEXT) return r;
  Target *t = &a->targets[target];
  Event e = attack_event(g, EVENT_defender_changed, target, 0);
  e.card = t->card;
  e.target = t->card = (uint8_t)card;
  t->life = g->s.cards[card].life;
  f->done = 1;
  if (!t->announced) return FLOW_NEXT; /* nobody was attacked yet */
  bus_emit(g, &e);
  attack_announce(g, target, 1);
  return FLOW_NEXT;
}

/* One more defender, as attacked as the first: another may be attacked instead (R9.5.3). */
Flow op_split_attack(PopGame *g, Frame *f, const Op *op) {
  enum { ASKING = PHASE_OWN, ASKED };
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  Attack *a = &g->s.attack;
  if (f->phase == PHASE_PICKED) {
    int card = set_next(&f->set, -1);
    f->done = 0;
    if (a->ntargets == ATTACK_TARGETS || !may_join(g, card)) return FLOW_NEXT;
    a->targets[a->ntargets++] = (Target){.card = (uint8_t)card, .life = g->s.cards[card].life};
    f->done = 1;
    f->phase = ASKING;
  }
  if (f->phase == ASKING) {
    r = replace_event(g, 0);
    if (r == FLOW_AGAIN) f->phase = ASKED;
    if (r != FLOW_NEXT) return r;
  }
  int target = a->ntargets - 1;
  if (!attack_goes_on(g) || a->targets[target].announced) return FLOW_NEXT;
  a->targets[target].announced = 1;
  attack_announce(g, target, 1);
  return FLOW_NEXT;
}
