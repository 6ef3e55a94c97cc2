/* cost_search.c: is there a way to pay a cost?
**
** A cost is paid as a whole or not at all, and a card or a counter pays once. Which card
** pays for which part, and which of several lists is chosen, is searched: parts in their
** order, each with all its choices, going back where the rest can't be paid. 'Todo' is
** what is still to be paid: the rest of this list, then of the lists around it.
**
** The search ends after SEARCH_STEPS tries or SEARCH_DEPTH parts and cards in a row; what
** was not found by then counts as not payable, which is told once of each card. Cards that no
** later part wants are tried first, so that costs as cards print them are found without going
** back.
*/
#include "cost_search.h"

#include <stdio.h>

#include "fault.h"

enum { SEARCH_STEPS = 1000, SEARCH_DEPTH = 128 };

static int pay(Search *s, Taken *t, const Todo *todo);

/* Is there room for one more try, one part or card deeper? */
static int may_try(Search *s) {
  if (++s->steps <= SEARCH_STEPS && s->depth < SEARCH_DEPTH) return 1;
  s->ended = 1;
  return 0;
}

/* What was found: 1 or 0. A search that found nothing because it ended is told. */
static int found(Search *s, int ok) {
  char message[96];
  uint8_t card = s->of->card;
  unsigned id = card == NO_CARD ? NO_CARD : s->g->s.cards[card].id;
  if (ok || !s->ended || (card != NO_CARD && set_has(&s->g->given_up, id))) return ok;
  if (card != NO_CARD) set_add(&s->g->given_up, id);
  snprintf(message, sizeof message, "no way to pay found in %d tries, %d deep: not payable",
           SEARCH_STEPS, SEARCH_DEPTH);
  fault_ability(s->g, s->of, POP_FAULT_SEARCH, message);
  return 0;
}

int search_is_done(const PopProgram *p, const Todo *todo) {
  for (; todo; todo = todo->next)
    if (todo->list != IR_NONE && todo->at < p->lists.at[todo->list].count) return 0;
  return 1;
}

static int pay_list(Search *s, Taken *t, uint16_t list, const Todo *rest) {
  const Todo inner = {list, 0, rest};
  return pay(s, t, &inner);
}

/* -- which of several cards ------------------------------------------------------------- */

/* Adds the cards that one of the parts to come may want. */
static void add_wanted(Search *s, const Todo *todo, CardSet *wanted, int depth) {
  const PopProgram *p = s->g->p;
  for (; todo && depth < 8; todo = todo->next) {
    unsigned count = todo->list == IR_NONE ? 0 : p->lists.at[todo->list].count;
    for (unsigned i = todo->at; i < count; i++) {
      const Op *op = &p->ops.at[p->lists.at[todo->list].start + i];
      int lists = op->code == OP_either ? op->arg : op->code == OP_if ? 2 : op->code == OP_run;
      if (!(op->flags & IR_FLAG_COST)) continue;
      for (int k = 0; k < lists; k++) {
        const Todo inner = {op->code == OP_either ? p->alternatives.at[op->a + k].list
                                                  : op->list[k], 0, NULL};
        add_wanted(s, &inner, wanted, depth + 1);
      }
      if (op->pick == IR_NONE) continue;
      const Pick *pick = &p->picks.at[op->pick];
      CardSet set = {{0}};
      uint8_t card = pick->mode == PICK_ref ? eval_card(&s->ctx, pick->ref) : NO_CARD;
      if (card != NO_CARD) set_add(&set, card);
      else if (pick->mode != PICK_ref) selector_cards(&s->ctx, pick->selector, &set);
      for (int k = 0; k < SET_WORDS; k++) wanted->bits[k] |= set.bits[k];
    }
  }
}

/* Copies of a card in a hand, deck or pile pay alike. */
static int was_tried(const PopGame *g, const CardSet *tried, int card) {
  const Card *c = &g->s.cards[card];
  if (c->zone != ZONE_hand && c->zone != ZONE_deck && c->zone != ZONE_discard) return 0;
  for (int d = set_next(tried, -1); d >= 0; d = set_next(tried, d)) {
    const Card *other = &g->s.cards[d];
    if (other->def == c->def && other->zone == c->zone && other->owner == c->owner) return 1;
  }
  return 0;
}

static int next_choice(const CardSet *from, const CardSet *late) {
  CardSet early = *from;
  for (int k = 0; k < SET_WORDS; k++) early.bits[k] &= ~late->bits[k];
  int c = set_next(&early, -1);
  return c >= 0 ? c : set_next(from, -1);
}

/* 'left' cards of a set: some choice of them, or each (what chance may bring), must leave
** the rest payable. */
typedef struct Some { const Op *op; const CardSet *late; int each, different; } Some;

/* Of cards with different names those of the name that was taken are none. */
CardSet search_without_name(const PopGame *g, CardSet from, int card) {
  for (int c = set_next(&from, -1); c >= 0; c = set_next(&from, c))
    if (card_def(g, (unsigned)c)->name == card_def(g, (unsigned)card)->name)
      set_remove(&from, (unsigned)c);
  return from;
}

static int pay_some(Search *s, const Taken *t, const Some *some, CardSet from, int left,
                    const Todo *rest) {
  if (left <= 0) {
    Taken copy = *t;
    return pay(s, &copy, rest);
  }
  CardSet tried = {{0}};
  int before = s->ctx.it, open = set_count(&from);
  if (search_is_done(s->g->p, rest) && !some->different) return open >= left;
  int result = some->each && open >= left;
  s->depth++;
  for (; open >= left; open--) {
    int c = next_choice(&from, some->late);
    set_remove(&from, (unsigned)c);
    if (was_tried(s->g, &tried, c)) continue;
    set_add(&tried, (unsigned)c);
    Taken with = *t;
    search_take_card(s, &with, some->op, (uint8_t)c);
    CardSet others = some->different ? search_without_name(s->g, from, c) : from;
    int ok = may_try(s) &&
             pay_some(s, &with, some, others, left - 1, rest);
    s->ctx.it = (uint8_t)before;
    if (ok != some->each) {
      result = ok;
      break;
    }
  }
  s->depth--;
  return result;
}

static CardSet takeable(const Search *s, const Taken *t, const Op *op, CardSet from) {
  for (int c = set_next(&from, -1); c >= 0; c = set_next(&from, c))
    if (!search_can_take(s, t, op, (uint8_t)c)) set_remove(&from, (unsigned)c);
  return from;
}

static int pay_any(Search *s, Taken *t, const Op *op, const CardSet *found, int left,
                   const Todo *rest) {
  const Pick *pick = &s->g->p->picks.at[op->pick];
  CardSet late = {{0}};
  if (left > 0 && !search_is_done(s->g->p, rest)) add_wanted(s, rest, &late, 0);
  const Some some = {op, &late, pick->mode == PICK_random, pick->different};
  return pay_some(s, t, &some, takeable(s, t, op, *found), left, rest);
}

/* All of a set; 'strict': none may be missing. */
static int pay_all(Search *s, Taken *t, const Op *op, const CardSet *found, int strict,
                   const Todo *rest) {
  for (int c = set_next(found, -1); c >= 0; c = set_next(found, c)) {
    if (search_can_take(s, t, op, (uint8_t)c)) search_take_card(s, t, op, (uint8_t)c);
    else if (strict) return 0;
  }
  return pay(s, t, rest);
}

/* One card that the cost names: once for each it could be. */
static int pay_named(Search *s, const Taken *t, const Op *op, const Todo *rest) {
  CardSet found = {{0}};
  selector_cards(&s->ctx, s->g->p->picks.at[op->pick].selector, &found);
  if (s->ctx.frame && s->ctx.frame != &s->names) s->names = *s->ctx.frame;
  s->ctx.frame = &s->names;
  uint8_t nobody = NO_CARD, *name = op->arg < 4 ? &s->names.the[op->arg] : &nobody;
  uint8_t before = *name;
  found = takeable(s, t, op, found);
  int ok = 0;
  for (int c = set_next(&found, -1); c >= 0 && !ok; c = set_next(&found, c)) {
    Taken with = *t;
    *name = s->ctx.it = (uint8_t)c;
    ok = may_try(s) && pay(s, &with, rest);
  }
  *name = before;
  return ok;
}

static int pay_cards(Search *s, Taken *t, const Op *op, const Todo *rest) {
  const Pick *pick = &s->g->p->picks.at[op->pick];
  CardSet found = {{0}}, before = t->them;
  int want = pick->mode == PICK_one ? 1 : (int)eval_node(&s->ctx, pick->hi, 1);
  if (op->code == OP_choose && pick->mode == PICK_one && !pick->optional)
    return pay_named(s, t, op, rest);
  t->them = found;
  switch (pick->mode) {
    case PICK_ref: {
      uint8_t card = eval_card(&s->ctx, pick->ref);
      if (!search_can_take(s, t, op, card)) return 0;
      search_take_card(s, t, op, card);
      return pay(s, t, rest);
    }
    case PICK_set: return pay_all(s, t, op, &before, 1, rest);
    case PICK_up_to:
      want = (int)eval_node(&s->ctx, pick->lo, 0);
      if (want <= 0) return pay(s, t, rest);
      break;
    case PICK_top:
      pick_top(&s->ctx, pick, &found);
      return set_count(&found) >= want && pay_all(s, t, op, &found, 1, rest);
    default: break;
  }
  selector_cards(&s->ctx, pick->selector, &found);
  if (pick->mode == PICK_each) return pay_all(s, t, op, &found, 0, rest);
  return pay_any(s, t, op, &found, want, rest);
}

/* -- lists ------------------------------------------------------------------------------ */

static int pay_choice(Search *s, const Taken *t, const Op *op, const Todo *rest) {
  for (int i = 0; i < op->arg; i++) {
    const Alternative *part = &s->g->p->alternatives.at[op->a + i];
    Taken with = *t;
    if (eval_node(&s->ctx, part->when, 1) && pay_list(s, &with, part->list, rest)) return 1;
  }
  return 0;
}

static int pay_number(Search *s, const Taken *t, const Op *op, const Todo *rest) {
  int lo = clamp16(eval_node(&s->ctx, op->a, 0)), hi = clamp16(eval_node(&s->ctx, op->b, 0));
  int16_t before = s->ctx.x;
  int ok = 0;
  for (int x = lo; (x <= hi || x == lo) && !ok && s->steps <= SEARCH_STEPS; x++) {
    Taken with = *t;
    s->ctx.x = (int16_t)x;
    ok = pay(s, &with, rest);
  }
  s->ctx.x = before;
  return ok;
}

uint16_t cost_dues(const PopGame *g, uint8_t card) {
  if (card == NO_CARD) return IR_NONE;
  const Def *def = card_def(g, card);
  return def->play == IR_NONE || def_is_played(def) ? IR_NONE : g->p->abilities.at[def->play].cost;
}

static int pay_part(Search *s, Taken *t, const Op *op, const Todo *rest) {
  if (!(op->flags & IR_FLAG_COST)) return pay(s, t, rest);
  switch (op->code) {
    case OP_run: return pay_list(s, t, op->list[0], rest);
    case OP_pay_dues: return pay_list(s, t, cost_dues(s->g, s->of->card), rest);
    case OP_if: return pay_list(s, t, op->list[eval_node(&s->ctx, op->a, 1) ? 0 : 1], rest);
    case OP_either: return pay_choice(s, t, op, rest);
    case OP_number: return pay_number(s, t, op, rest);
    case OP_gain: case OP_lose: return search_take_resource(s, t, op) && pay(s, t, rest);
    default: return op->pick == IR_NONE ? pay(s, t, rest) : pay_cards(s, t, op, rest);
  }
}

static int pay(Search *s, Taken *t, const Todo *todo) {
  const PopProgram *p = s->g->p;
  while (todo && (todo->list == IR_NONE || todo->at >= p->lists.at[todo->list].count))
    todo = todo->next;
  if (!todo) return 1;
  if (!may_try(s)) return 0;
  const Todo rest = {todo->list, todo->at + 1, todo->next};
  s->depth++;
  int ok = pay_part(s, t, &p->ops.at[p->lists.at[todo->list].start + todo->at], &rest);
  s->depth--;
  return ok;
}

Search search_new(PopGame *g, const Instance *of, const Frame *frame) {
  Search s = {.g = g, .of = of, .ctx = ctx_instance(g, of, frame ? &frame->event : NULL)};
  s.ctx.frame = frame;
  if (frame) s.ctx.it = frame->it, s.ctx.arena = frame->arena, s.ctx.x = frame->x;
  s.names.paid = NO_CARD;
  for (int i = 0; i < 4; i++) s.names.the[i] = NO_CARD;
  return s;
}

int search_pay(Search *s, Taken *t, const Todo *todo) { return found(s, pay(s, t, todo)); }

int search_pay_some(Search *s, Taken *t, const Op *op, const CardSet *from, int left,
                    const Todo *rest) {
  return found(s, pay_any(s, t, op, from, left, rest));
}
