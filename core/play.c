/* play.c: the parts of a play. The order "pay, disrupt window, resolve, done" is the
** sequence "play" of scripts/rules; triggers that arise on the way wait for its end
** because its frame counts as one effect (R9.1.2).
*/
#include "play.h"

#include "bus.h"
#include "cost.h"
#include "flow.h"
#include "modifiers.h"
#include "request.h"
#include "uses.h"
#include "view.h"

uint16_t play_cost(const PopGame *g, const Instance *of) {
  if (of->entry != IR_NONE) {
    const Entry *e = &g->p->entries.at[of->entry];
    if (e->kind == ENTRY_KEYWORD && e->cost != IR_NONE) return e->cost;
  }
  return of->ability == IR_NONE ? IR_NONE : g->p->abilities.at[of->ability].cost;
}

/* What the effect may cost on its way is no price of the play. */
uint16_t play_cost_beside(const PopGame *g, const Instance *of, uint16_t cost) {
  if (of->ability == IR_NONE || cost != play_cost(g, of)) return IR_NONE;
  const Ability *a = &g->p->abilities.at[of->ability];
  return cost == a->cost ? IR_NONE : a->beside;
}

int64_t play_amount(const Ctx *ctx, const Instance *of, const Op *op) {
  PopGame *g = ctx->g;
  int64_t amount = eval_node(ctx, op->a, 0);
  int priced = op->code == OP_lose && op->arg == g->p->known.force &&
               (op->flags & (IR_FLAG_COST | IR_FLAG_FIXED)) == IR_FLAG_COST &&
               of->ability != IR_NONE && of->card != NO_CARD;
  uint8_t kind = priced ? g->p->abilities.at[of->ability].kind : ABILITY_COUNT;
  if (kind == ABILITY_activated) amount += card_value(g, of->card, VALUE_force_cost);
  if (kind == ABILITY_play) {
    int32_t start = clamp16(amount), change;
    card_value_parts(g, of->card, VALUE_play_cost, &start, &change);
    amount = start + change;
  }
  return amount < 0 ? 0 : amount;
}

static int is_play_text(const PopGame *g, const Instance *of) {
  return of->card != NO_CARD && of->ability != IR_NONE &&
         g->p->abilities.at[of->ability].kind == ABILITY_play;
}

/* Of a copy (op_copy) the text is another card's. */
int play_is_of_card(const PopGame *g, const Instance *of) {
  return is_play_text(g, of) && of->granter == of->card;
}

/* A static ability with an effect is used in a window like an activated one. */
static const Op *leading_choice(const PopGame *g, const Ability *a) {
  if (a->effect == IR_NONE || (a->kind != ABILITY_activated && a->kind != ABILITY_play &&
                               a->kind != ABILITY_static))
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

/* R9.1.1: what may be paid for in addition is chosen on playing, each for itself, if all of
** the cost stays payable. */
static Flow ask_extras(PopGame *g, Frame *f, const Ability *a) {
  PopOption taken;
  if (request_taken(g, &taken)) {
    if (taken.kind == POP_OPTION_YES) f->extras |= (uint8_t)(1u << f->n);
    f->n++;
  }
  for (; f->n < a->nextras; f->n++) {
    const Alternative *extra = &g->p->alternatives.at[a->extras + f->n];
    Ctx ctx = ctx_frame(g, f);
    Frame with = *f;
    with.extras |= (uint8_t)(1u << f->n);
    if (eval_node(&ctx, extra->when, 1) &&
        cost_payable(g, &f->of, &with, play_cost(g, &f->of)))
      return request_ask(g, POP_REQUEST_YES_NO, f->of.player, 0, 0, extra->text);
  }
  f->phase = PHASE_OWN;
  return FLOW_NEXT;
}

/* What the play does: its effect, or what an extra does instead. */
static uint16_t effect_of(const PopGame *g, const Frame *f) {
  const Ability *a = &g->p->abilities.at[f->of.ability];
  for (int i = 0; i < a->nextras; i++) {
    uint16_t list = g->p->alternatives.at[a->extras + i].list;
    if (f->extras >> i & 1u && list != IR_NONE) return list;
  }
  return a->effect;
}

/* R9.2.5: "choose one" is chosen on playing and not changed. */
static Flow ask_mode(PopGame *g, Frame *f, const Ability *a) {
  PopOption taken;
  Ctx ctx = ctx_frame(g, f);
  if (f->mode || effect_of(g, f) != a->effect) return FLOW_NEXT;
  if (request_taken(g, &taken)) {
    f->mode = (uint16_t)(taken.number + 1);
    return FLOW_NEXT;
  }
  const Op *choice = leading_choice(g, a);
  int open = play_modes(&ctx, a, f->window);
  if (!choice || open <= 0) return FLOW_NEXT;
  return request_ask(g, POP_REQUEST_MODE, f->of.player, choice->a, open, IR_NONE);
}

/* Rules may name the parts of a play where nothing is played: they do nothing there. */
static int is_play(const Frame *f) { return f->of.ability != IR_NONE; }

Flow op_pay(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  if (!is_play(f)) return FLOW_NEXT;
  const Ability *a = &g->p->abilities.at[f->of.ability];
  Flow r = f->phase == PHASE_NEW ? ask_extras(g, f, a) : FLOW_NEXT;
  if (r == FLOW_NEXT) r = ask_mode(g, f, a);
  if (r != FLOW_NEXT) return r;
  int waited = a->kind == ABILITY_play && a->nevents;
  if (waited) card_turn_up(g, f->of.card); /* R6.8.3 */
  Event e = event_of(play_is_of_card(g, &f->of) ? EVENT_played : EVENT_ability_used);
  e.card = f->of.card;
  e.player = f->of.player;
  e.source = f->of.granter;
  e.number = (int16_t)f->of.entry;
  uses_count(g, &f->of, uses_scope(f->damage, f->batch));
  if (e.kind == EVENT_played || !is_play_text(g, &f->of)) bus_emit(g, &e);
  uint16_t cost = play_cost(g, &f->of);
  if (cost == IR_NONE) return FLOW_NEXT;
  uint16_t beside = play_cost_beside(g, &f->of, cost);
  if (beside != IR_NONE && !flow_push(g, beside, FRAME_COST)) return FLOW_ERROR;
  return flow_push(g, cost, beside == IR_NONE ? FRAME_COST : 0) ? FLOW_NEXT : FLOW_ERROR;
}

Flow op_resolve(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  if (!is_play(f)) return FLOW_NEXT;
  uint16_t effect = effect_of(g, f);
  if ((f->flags & FRAME_DISRUPTED) || effect == IR_NONE) return FLOW_NEXT;
  Frame *inner = flow_push(g, effect, FRAME_EFFECT);
  if (!inner) return FLOW_ERROR;
  inner->mode = f->mode; /* what was chosen on playing is of the effect, not of the cost */
  return FLOW_NEXT;
}

/* R6.8.1, R6.9.1, R9.3.2: a played card goes to the discard pile, disrupted or not,
** unless its effect already brought it elsewhere. */
Flow op_play_done(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  uint8_t card = f->of.card;
  if (!is_play(f) || card == NO_CARD) return FLOW_NEXT;
  Card *c = &g->s.cards[card];
  c->flags &= (uint8_t)~CARD_PLAYING;
  if (!play_is_of_card(g, &f->of)) return FLOW_NEXT;
  uint8_t pile = zone_pile(g, card);
  if (c->zone != ZONE_hand && c->zone != ZONE_build &&
      (c->zone != ZONE_discard || pile == ZONE_discard)) /* played from there */
    return FLOW_NEXT;
  zone_move(g, card, pile, 1);
  Event e = event_of(EVENT_moved);
  e.card = card;
  e.player = c->owner;
  e.number = pile;
  e.cause = CAUSE_played;
  bus_emit(g, &e);
  return FLOW_NEXT;
}

/* The window that the play in progress was begun in, which is open below it; 255 none. */
static uint8_t window_of_play(const PopGame *g) {
  const State *s = &g->s;
  int i = s->nframes - 1;
  while (i > 0 && !(s->frames[i].flags & FRAME_PLAY)) i--;
  if (i <= 0) return 255;
  const Frame *below = &s->frames[i - 1];
  const List *list = &g->p->lists.at[below->list];
  int open = below->pc < list->count && g->p->ops.at[list->start + below->pc].code == OP_window;
  return open ? below->window : 255;
}

/* Could its player play it now? What would tell secret dice can't be played (R11.4). */
static int can_copy(const Ctx *ctx, const Instance *of, uint8_t window) {
  PopGame *g = ctx->g;
  const Ability *a = &g->p->abilities.at[of->ability];
  g->saw_dice = 0;
  if (window != 255 && a->windows && !(a->windows >> window & 1u)) return 0;
  if (!eval_node(ctx, a->when, 1) || !play_modes(ctx, a, window)) return 0;
  if (!cost_payable(g, of, NULL, play_cost(g, of))) return 0;
  return !view_dice_hidden(g, of->player) || !(g->saw_dice || effect_reads_dice(g, a));
}

/* R9.2.9: what another card says, as if this one said it: conditions and price are those of
** the copying player, of now. What could not be played is not copied. */
Flow op_copy(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  f->done = 0;
  if (f->it == NO_CARD || card_def(g, f->it)->play == IR_NONE ||
      !def_is_played(card_def(g, f->it)))
    return FLOW_NEXT;
  uint8_t window = window_of_play(g);
  Instance of = {.entry = IR_NONE, .ability = card_def(g, f->it)->play, .card = f->of.card,
                 .player = f->of.player, .granter = f->it, .it = NO_CARD};
  Ctx ctx = ctx_instance(g, &of, &f->event);
  ctx.frame = f;
  ctx.arena = f->arena;
  if (!can_copy(&ctx, &of, window)) return FLOW_NEXT;
  f->done = 1;
  return flow_begin_play(g, &of, &f->event, 0, window) == FLOW_ERROR ? FLOW_ERROR : FLOW_NEXT;
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
