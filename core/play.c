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

int64_t play_amount(const Ctx *ctx, const Instance *of, const Op *op) {
  PopGame *g = ctx->g;
  int64_t amount = eval_node(ctx, op->a, 0);
  int surcharged = op->flags & IR_FLAG_COST && op->arg == g->p->known.force &&
                   of->ability != IR_NONE && of->card != NO_CARD &&
                   g->p->abilities.at[of->ability].kind == ABILITY_activated;
  if (surcharged) amount += card_value(g, of->card, VALUE_force_cost);
  return amount < 0 ? 0 : amount;
}

enum { TALLY = 8 };

/* What the parts of a cost looked at so far take together: a card or a counter pays once
** (R9.2.1, R9.2.2). */
typedef struct Need {
  PopGame *g;
  const Instance *of;
  Ctx ctx;
  int64_t amount[PLAYERS][PROGRAM_MAX_RESOURCES];
  CardSet spent, tapped;
  int ntally;
  struct { uint8_t card, kind; int count; } tally[TALLY];
} Need;

static int list_payable(Need *n, uint16_t list);

/* Takes cards for a pick, any that are left: all that fit one selector are equal here. */
static int spend_cards(Need *n, const Op *op, CardSet *spent) {
  const Pick *pick = &n->g->p->picks.at[op->pick];
  if (pick->mode == PICK_each || pick->mode == PICK_up_to || pick->mode == PICK_set) return 1;
  int want = pick->mode == PICK_one ? 1 : (int)eval_node(&n->ctx, pick->hi, 1);
  CardSet found;
  selector_cards(&n->ctx, pick->selector, &found);
  for (int c = set_next(&found, -1); c >= 0 && want > 0; c = set_next(&found, c)) {
    if (set_has(spent, (unsigned)c)) continue;
    set_add(spent, (unsigned)c);
    want--;
  }
  return want <= 0;
}

static int spend_counters(Need *n, const Op *op, uint8_t card) {
  int want = clamp16(eval_node(&n->ctx, op->a, 1)), i = 0;
  if (want < 0) want = 0;
  while (i < n->ntally && (n->tally[i].card != card || n->tally[i].kind != op->arg)) i++;
  if (i == TALLY) return 0;
  if (i == n->ntally) {
    n->tally[i].card = card;
    n->tally[i].kind = op->arg;
    n->tally[n->ntally++].count = 0;
  }
  n->tally[i].count += want;
  return n->g->s.cards[card].counters[op->arg] >= n->tally[i].count;
}

static int spend_ref(Need *n, const Op *op, uint8_t card) {
  if (card == NO_CARD) return 0;
  const Card *c = &n->g->s.cards[card];
  int placed = c->zone < ZONE_ARENAS || c->zone == ZONE_build;
  if (op->code == OP_take) return spend_counters(n, op, card);
  if (op->code == OP_put) return placed;
  CardSet *spent = op->code == OP_tap ? &n->tapped : &n->spent;
  if (set_has(spent, card)) return 0;
  set_add(spent, card);
  if (op->code == OP_tap) return placed && !(c->flags & CARD_TAPPED); /* R9.2.3 */
  return c->zone != ZONE_removed;
}

static int spend_resource(Need *n, const Op *op) {
  uint8_t player = op->ref == REF_none ? n->of->player : eval_player(&n->ctx, op->ref);
  if (player >= PLAYERS) return 0;
  n->amount[player][op->arg] += play_amount(&n->ctx, n->of, op);
  return n->g->s.resources[player][op->arg] >= n->amount[player][op->arg];
}

/* A choice is payable if one of its parts is, beside what the rest of the cost takes. */
static int choice_payable(Need *n, const Op *op) {
  for (int i = 0; i < op->arg; i++) {
    const Alternative *part = &n->g->p->alternatives.at[op->a + i];
    Need with = *n;
    if (!eval_node(&n->ctx, part->when, 1) || !list_payable(&with, part->list)) continue;
    *n = with;
    return 1;
  }
  return 0;
}

static int part_payable(Need *n, const Op *op) {
  if (op->code == OP_run) return list_payable(n, op->list[0]);
  if (op->code == OP_if)
    return list_payable(n, op->list[eval_node(&n->ctx, op->a, 1) ? 0 : 1]);
  if (!(op->flags & IR_FLAG_COST)) return 1;
  if (op->code == OP_either) return choice_payable(n, op);
  if (op->code == OP_lose) return spend_resource(n, op);
  if (op->pick == IR_NONE) return 1;
  const Pick *pick = &n->g->p->picks.at[op->pick];
  if (pick->mode == PICK_ref) return spend_ref(n, op, eval_card(&n->ctx, pick->ref));
  return spend_cards(n, op, op->code == OP_tap ? &n->tapped : &n->spent);
}

static int list_payable(Need *n, uint16_t list) {
  if (list == IR_NONE) return 1;
  const List *l = &n->g->p->lists.at[list];
  for (unsigned i = 0; i < l->count; i++)
    if (!part_payable(n, &n->g->p->ops.at[l->start + i])) return 0;
  return 1;
}

/* A card in hand can't pay for itself: it counts as being played while its cost is looked
** at, and is as before afterwards. */
int cost_payable(PopGame *g, const Instance *of, const Frame *frame, uint16_t list) {
  if (list == IR_NONE) return 1;
  Need n = {.g = g, .of = of, .ctx = ctx_instance(g, of, frame ? &frame->event : NULL)};
  n.ctx.frame = frame;
  if (frame) n.ctx.it = frame->it, n.ctx.arena = frame->arena;
  uint8_t *flags = of->card == NO_CARD ? NULL : &g->s.cards[of->card].flags;
  uint8_t before = flags ? *flags : 0;
  if (flags && g->s.cards[of->card].zone == ZONE_hand) *flags |= CARD_PLAYING;
  int ok = list_payable(&n, list);
  if (flags) *flags = before;
  return ok;
}

int play_is_of_card(const PopGame *g, const Instance *of) {
  return of->card != NO_CARD && of->ability != IR_NONE &&
         g->p->abilities.at[of->ability].kind == ABILITY_play;
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
  Flow r = ask_mode(g, f, a);
  if (r != FLOW_NEXT) return r;
  int waited = a->kind == ABILITY_play && a->nevents;
  if (waited) card_turn_up(g, f->of.card); /* R6.8.3 */
  Event e = event_of(play_is_of_card(g, &f->of) ? EVENT_played : EVENT_ability_used);
  e.card = f->of.card;
  e.player = f->of.player;
  e.source = f->of.granter;
  e.number = (int16_t)f->of.entry;
  uses_count(g, &f->of, uses_scope(f->damage, f->batch));
  bus_emit(g, &e);
  uint16_t cost = play_cost(g, &f->of);
  if (cost == IR_NONE) return FLOW_NEXT;
  return flow_push(g, cost, FRAME_COST) ? FLOW_NEXT : FLOW_ERROR;
}

Flow op_resolve(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  if (!is_play(f)) return FLOW_NEXT;
  uint16_t effect = g->p->abilities.at[f->of.ability].effect;
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
  if (!is_play(f) || !play_is_of_card(g, &f->of)) return FLOW_NEXT;
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
