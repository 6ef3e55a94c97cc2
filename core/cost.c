/* cost.c: what of a cost can be paid now, asked of the search (cost_search.h). */
#include "cost.h"

#include "cost_search.h"
#include "modifiers.h"
#include "play.h"

static int payable(PopGame *g, const Instance *of, const Frame *frame, const Todo *todo) {
  Search s = search_new(g, of, frame);
  Taken t = {.ntally = 0};
  if (frame) t.them = frame->set;
  return search_pay(&s, &t, todo);
}

/* Most costs: one part that is a number, or this card taps. 1 or 0, -1: neither. */
static int simply_payable(PopGame *g, const Instance *of, const Frame *frame, const List *l) {
  if (!l->count) return 1;
  const Op *op = &g->p->ops.at[l->start];
  if (l->count > 1 || !(op->flags & IR_FLAG_COST)) return -1;
  if (op->code == OP_pay_dues && cost_dues(g, of->card) == IR_NONE) return 1;
  if (op->code == OP_lose && op->ref == REF_you && of->player < PLAYERS) {
    Ctx ctx = ctx_instance(g, of, frame ? &frame->event : NULL);
    ctx.frame = frame;
    if (frame) ctx.it = frame->it, ctx.arena = frame->arena, ctx.x = frame->x;
    return g->s.resources[of->player][op->arg] >= play_amount(&ctx, of, op);
  }
  if (op->code != OP_tap || of->card == NO_CARD) return -1;
  const Pick *pick = &g->p->picks.at[op->pick];
  if (pick->mode != PICK_ref || pick->ref != REF_self) return -1;
  const Card *c = &g->s.cards[of->card];
  return card_is_placed(c) && !(c->flags & CARD_TAPPED);
}

/* A card can't pay for its own play: it counts as being played while its cost is looked
** at, and is as before afterwards. */
int cost_payable(PopGame *g, const Instance *of, const Frame *frame, uint16_t list) {
  if (list == IR_NONE) return 1;
  const uint16_t other = play_cost_beside(g, of, list);
  const Todo beside = {other, 0, NULL}, todo = {list, 0, &beside};
  int simple = simply_payable(g, of, frame, &g->p->lists.at[list]);
  if (simple >= 0 && (!simple || other == IR_NONE)) return simple;
  Card *c = of->card == NO_CARD ? NULL : &g->s.cards[of->card];
  uint8_t before = c ? c->flags : 0;
  if (c && (c->zone == ZONE_hand || c->zone == ZONE_discard)) c->flags |= CARD_PLAYING;
  int ok = payable(g, of, frame, &todo);
  if (c) c->flags = before;
  return ok;
}

/* What is to be paid after the op of the top frame: to the end of the list that its cost
** began with. NULL: nothing. */
static const Todo *rest_of(const PopGame *g, const Frame *f, const Op *op,
                           Todo todo[PROGRAM_NESTING]) {
  const uint8_t border = FRAME_COST | FRAME_EFFECT | FRAME_PLAY | FRAME_SEQUENCE;
  int n = 0;
  if (!(op->flags & IR_FLAG_COST)) return NULL;
  for (int i = g->s.nframes - 1; i >= 0; i--) {
    const Frame *at = &g->s.frames[i];
    todo[n] = (Todo){at->list, at->pc + (at == f), NULL};
    if (n) todo[n - 1].next = &todo[n];
    n++;
    if (at->flags & border) break;
  }
  return n && !search_is_done(g->p, todo) ? todo : NULL;
}

int cost_list_open(PopGame *g, const Instance *of, const Frame *f, const Op *op,
                   uint16_t list) {
  Todo todo[PROGRAM_NESTING];
  const Todo *rest = rest_of(g, f, op, todo);
  if (!rest) return cost_payable(g, of, f, list);
  const Todo all = {list, 0, rest};
  return payable(g, of, f, &all);
}

static int number_open(PopGame *g, const Frame *f, const Todo *rest, int x) {
  Search s = search_new(g, &f->of, f);
  Taken t = {.ntally = 0};
  s.ctx.x = (int16_t)x;
  return search_pay(&s, &t, rest);
}

/* Numbers stay in a row: those below the first and above the last that can be paid go. */
void cost_numbers_open(PopGame *g, const Frame *f, const Op *op, int *lo, int *hi) {
  Todo todo[PROGRAM_NESTING];
  const Todo *rest = rest_of(g, f, op, todo);
  int first = *lo, last = *hi;
  if (!rest) return;
  while (first <= last && !number_open(g, f, rest, first)) first++;
  if (first > last) return;
  while (!number_open(g, f, rest, last)) last--;
  *lo = first;
  *hi = last;
}

static int card_open(PopGame *g, const Frame *f, const Op *op, uint8_t card, int left,
                     const Todo *rest) {
  Search s = search_new(g, &f->of, f);
  Taken t = {.ntally = 0};
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c))
    search_take_card(&s, &t, op, (uint8_t)c);
  if (!search_can_take(&s, &t, op, card)) return 0;
  search_take_card(&s, &t, op, card);
  if (op->code == OP_choose && op->arg < 4) {
    s.names = *f;
    s.names.the[op->arg] = card;
    s.ctx.frame = &s.names;
  }
  CardSet others = f->candidates;
  set_remove(&others, card);
  if (g->p->picks.at[op->pick].different) others = search_without_name(g, others, card);
  return search_pay_some(&s, &t, op, &others, left - 1, rest);
}

void cost_cards_open(PopGame *g, Frame *f, const Op *op, int left) {
  Todo todo[PROGRAM_NESTING];
  if (!(op->flags & IR_FLAG_COST)) return;
  const Todo *rest = rest_of(g, f, op, todo);
  CardSet open = {{0}};
  for (int c = set_next(&f->candidates, -1); c >= 0; c = set_next(&f->candidates, c))
    if (card_open(g, f, op, (uint8_t)c, left, rest)) set_add(&open, (unsigned)c);
  if (set_count(&open)) f->candidates = open;
}
