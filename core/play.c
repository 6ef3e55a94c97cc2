/* play.c: the parts of a play. The order "pay, disrupt window, resolve, done" is the
** sequence "play" of scripts/rules; triggers that arise on the way wait for its end
** because its frame counts as one effect (R9.1.2).
*/
#include "play.h"

#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "request.h"
#include "uses.h"

uint16_t play_cost(const PopGame *g, const Instance *of) {
  if (of->entry != IR_NONE) {
    const Entry *e = &g->p->entries.at[of->entry];
    if (e->kind == ENTRY_KEYWORD && e->cost != IR_NONE) return e->cost;
  }
  return of->ability == IR_NONE ? IR_NONE : g->p->abilities.at[of->ability].cost;
}

/* What the parts of a cost looked at so far need together. */
typedef struct Need {
  PopGame *g;
  const Instance *of;
  Ctx ctx;
  int32_t amount[PROGRAM_MAX_RESOURCES];
} Need;

/* How many cards must be there for a pick that is part of a cost. */
static int enough(const Need *n, const Op *op) {
  const Pick *pick = &n->g->p->picks.at[op->pick];
  if (pick->mode == PICK_each || pick->mode == PICK_up_to || pick->mode == PICK_set) return 1;
  int want = pick->mode == PICK_one ? 1 : (int)eval_node(&n->ctx, pick->hi, 1);
  return selector_cards(&n->ctx, pick->selector, NULL) >= want;
}

static int ref_payable(const Need *n, const Op *op, uint8_t card) {
  if (card == NO_CARD) return 0;
  const Card *c = &n->g->s.cards[card];
  switch (op->code) {
    case OP_tap: /* R9.2.3 */
      return (c->zone < ZONE_ARENAS || c->zone == ZONE_build) && !(c->flags & CARD_TAPPED);
    case OP_take: return c->counters[op->arg] >= eval_node(&n->ctx, op->a, 1);
    case OP_put: return c->zone < ZONE_ARENAS || c->zone == ZONE_build;
    default: return c->zone != ZONE_removed;
  }
}

static int part_payable(Need *n, const Op *op) {
  if (!(op->flags & IR_FLAG_COST)) return 1;
  if (op->code == OP_lose) {
    const PopProgram *p = n->g->p;
    int32_t amount = eval_node(&n->ctx, op->a, 0);
    uint8_t player = op->ref == REF_none ? n->of->player : eval_player(&n->ctx, op->ref);
    if (op->arg == p->known.force && n->of->ability != IR_NONE && n->of->card != NO_CARD &&
        p->abilities.at[n->of->ability].kind == ABILITY_activated)
      amount += card_value(n->g, n->of->card, VALUE_force_cost);
    if (amount < 0) amount = 0;
    n->amount[op->arg] += amount;
    return player < PLAYERS && n->g->s.resources[player][op->arg] >= n->amount[op->arg];
  }
  if (op->pick == IR_NONE) return 1;
  const Pick *pick = &n->g->p->picks.at[op->pick];
  if (pick->mode == PICK_ref)
    return ref_payable(n, op, eval_card(&n->ctx, pick->ref));
  return enough(n, op);
}

int cost_payable(PopGame *g, const Instance *of, const Frame *frame, uint16_t list) {
  if (list == IR_NONE) return 1;
  const List *l = &g->p->lists.at[list];
  Need n = {.g = g, .of = of, .ctx = ctx_instance(g, of, frame ? &frame->event : NULL)};
  n.ctx.frame = frame;
  if (frame) n.ctx.it = frame->it, n.ctx.arena = frame->arena;
  uint8_t *flags = of->card == NO_CARD ? NULL : &g->s.cards[of->card].flags;
  uint8_t before = flags ? *flags : 0; /* a card in hand can't pay for itself */
  if (flags && g->s.cards[of->card].zone == ZONE_hand) *flags |= CARD_PLAYING;
  int ok = 1;
  for (unsigned i = 0; i < l->count && ok; i++)
    ok = part_payable(&n, &g->p->ops.at[l->start + i]);
  if (flags) *flags = before;
  return ok;
}

static int is_from_card(const PopGame *g, const Instance *of) {
  return of->card != NO_CARD && card_def(g, of->card)->play == of->ability;
}

static const Op *leading_choice(const PopGame *g, const Ability *a) {
  if (a->effect == IR_NONE || (a->kind != ABILITY_activated && a->kind != ABILITY_play))
    return NULL;
  const List *l = &g->p->lists.at[a->effect];
  const Op *op = &g->p->ops.at[l->start];
  return l->count && op->code == OP_either ? op : NULL;
}

int play_modes(const Ctx *ctx, const Ability *a, uint8_t window) {
  const PopProgram *p = ctx->g->p;
  const Op *op = leading_choice(ctx->g, a);
  if (!op) return -1;
  int open = 0;
  for (int i = 0; i < op->arg; i++) {
    const Alternative *part = &p->alternatives.at[op->a + i];
    if (part->windows && window != 255 && !(part->windows >> window & 1u)) continue;
    if (eval_node(ctx, part->when, 1)) open |= 1 << i;
  }
  return open;
}

/* R9.2.5: "choose one" is chosen on playing and not changed. */
static Flow ask_mode(PopGame *g, Frame *f, const Ability *a) {
  PopOption taken;
  Ctx ctx = ctx_frame(g, f);
  if (f->mode) return FLOW_NEXT;
  if (request_taken(g, &taken)) {
    f->mode = (uint16_t)(taken.number + 1);
    return FLOW_NEXT;
  }
  int open = play_modes(&ctx, a, f->window);
  if (open <= 0) return FLOW_NEXT;
  return request_ask(g, POP_REQUEST_MODE, f->of.player, leading_choice(g, a)->a, open,
                     IR_NONE);
}

Flow op_pay(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  const Ability *a = &g->p->abilities.at[f->of.ability];
  Flow r = ask_mode(g, f, a);
  if (r != FLOW_NEXT) return r;
  Event e = event_of(is_from_card(g, &f->of) ? EVENT_played : EVENT_ability_used);
  e.card = f->of.card;
  e.player = f->of.player;
  e.source = f->of.granter;
  e.number = (int16_t)f->of.entry;
  uses_count(g, &f->of, f->damage);
  bus_emit(g, &e);
  uint16_t cost = play_cost(g, &f->of);
  if (cost == IR_NONE) return FLOW_NEXT;
  return flow_push(g, cost, FRAME_COST) ? FLOW_NEXT : FLOW_ERROR;
}

Flow op_resolve(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  uint16_t effect = g->p->abilities.at[f->of.ability].effect;
  if ((f->flags & FRAME_DISRUPTED) || effect == IR_NONE) return FLOW_NEXT;
  return flow_push(g, effect, FRAME_EFFECT) ? FLOW_NEXT : FLOW_ERROR;
}

/* R6.8.1, R6.9.1, R9.3.2: a played card goes to the discard pile, disrupted or not,
** unless its effect already brought it elsewhere. */
Flow op_play_done(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  if (!is_from_card(g, &f->of)) return FLOW_NEXT;
  uint8_t card = f->of.card;
  Card *c = &g->s.cards[card];
  c->flags &= (uint8_t)~CARD_PLAYING;
  if (c->zone != ZONE_hand && c->zone != ZONE_build) return FLOW_NEXT;
  zone_move(g, card, ZONE_discard, 1);
  Event e = event_of(EVENT_moved);
  e.card = card;
  e.player = c->owner;
  e.number = ZONE_discard;
  e.cause = CAUSE_played;
  bus_emit(g, &e);
  return FLOW_NEXT;
}

/* The play under the disrupting one has no effect (R9.3.2); "can't" wins (R9.3.5). */
Flow op_disrupt(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  State *s = &g->s;
  int plays = 0;
  for (int i = s->nframes - 1; i >= 0; i--) {
    Frame *below = &s->frames[i];
    if (!(below->flags & FRAME_PLAY) || ++plays < 2) continue;
    const Ability *a = &g->p->abilities.at[below->of.ability];
    if (below->of.card != NO_CARD && card_forbids(g, below->of.card, CANNOT_be_disrupted, a))
      return FLOW_NEXT;
    below->flags |= FRAME_DISRUPTED;
    Event e = event_of(EVENT_disrupted);
    e.card = below->of.card;
    e.source = f->of.card;
    e.player = f->of.player;
    bus_emit(g, &e);
    return FLOW_NEXT;
  }
  return FLOW_NEXT;
}
