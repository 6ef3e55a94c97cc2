/* pick.c: how an op comes to its cards, asking the chooser card by card where the pick
** leaves a choice. Where it leaves none, nobody is asked (R1.3.4: as many as there are).
*/
#include "attack.h"
#include "cost.h"
#include "flow.h"
#include "ops.h"
#include "request.h"

static Flow picked(Frame *f, uint8_t last) {
  f->it = last;
  f->phase = PHASE_PICKED;
  return FLOW_NEXT;
}

static uint8_t last_of(const CardSet *set) {
  int last = -1;
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c)) last = c;
  return last < 0 ? NO_CARD : (uint8_t)last;
}

static int most(const Ctx *ctx, const Pick *pick) {
  int single = pick->mode == PICK_one || pick->mode == PICK_ref;
  return single ? 1 : (int)eval_node(ctx, pick->hi, STATE_CARDS);
}

void pick_top(const Ctx *ctx, const Pick *pick, CardSet *out) {
  const State *s = &ctx->g->s;
  const Selector *sel = &ctx->g->p->selectors.at[pick->selector];
  int left = most(ctx, pick);
  for (int player = 0; player < PLAYERS; player++)
    for (int z = ZONE_ARENAS; z < ZONE_COUNT; z++) {
      if (!(sel->zones >> z & 1u)) continue;
      for (uint8_t c = s->zones[player][z].head; c != NO_CARD && left > 0; c = s->cards[c].next)
        if (selector_matches(ctx, pick->selector, c)) set_add(out, c), left--;
    }
}

static void take_random(const Ctx *ctx, const Pick *pick, CardSet *out) {
  CardSet from;
  int n = selector_cards(ctx, pick->selector, &from);
  for (int left = most(ctx, pick); left > 0 && n > 0; left--, n--) {
    int skip = (int)rng_below(&ctx->g->s, (uint32_t)n);
    int c = set_next(&from, -1);
    while (skip-- > 0) c = set_next(&from, c);
    set_remove(&from, (unsigned)c);
    set_add(out, (unsigned)c);
  }
}

static const Op *running_op(const PopGame *g, const Frame *f) {
  return &g->p->ops.at[g->p->lists.at[f->list].start + f->pc];
}

/* How many more must be taken, of 'left' that may be. */
static int wanted(const Ctx *ctx, const Frame *f, const Pick *pick, int left) {
  if (pick->optional && f->n == 0) return 0;
  if (pick->mode != PICK_up_to) return left;
  int more = (int)eval_node(ctx, pick->lo, 0) - f->n;
  return more < left ? more : left;
}

/* Takes what remains, or asks for the next card. */
static Flow ask_next(PopGame *g, Frame *f, const Pick *pick) {
  Ctx ctx = ctx_frame(g, f);
  int left = most(&ctx, pick) - f->n, need = wanted(&ctx, f, pick, left);
  int may_stop = need <= 0;
  if (left > 0) cost_cards_open(g, f, running_op(g, f), may_stop ? 1 : need);
  int there = set_count(&f->candidates);
  if (left <= 0 || there == 0) return picked(f, f->n ? f->it : NO_CARD);
  if (!may_stop && there <= need && (there == 1 || !pick->different)) {
    uint8_t last = last_of(&f->candidates);
    for (int i = 0; i < SET_WORDS; i++) f->set.bits[i] |= f->candidates.bits[i];
    return picked(f, last);
  }
  uint8_t by = pick->by == REF_none ? f->of.player : eval_player(&ctx, pick->by);
  const Op *op = running_op(g, f);
  f->phase = PHASE_PICKING;
  return request_ask(g, POP_REQUEST_CARD, by < PLAYERS ? by : f->of.player, may_stop, 0,
                     op->code == OP_choose ? op->a : IR_NONE);
}

/* "The defender" of an attack on two (R8.6.2), where the text means neither alone. */
static int is_either(const Ctx *ctx, const Pick *pick) {
  return pick->ref == REF_defender && ctx->g->s.attack.on && attack_meant(ctx) < 0;
}

static Flow choose_among(PopGame *g, Frame *f, const Pick *pick) {
  set_clear(&f->set);
  f->n = 0;
  return ask_next(g, f, pick);
}

static Flow begin(PopGame *g, Frame *f, const Pick *pick) {
  Ctx ctx = ctx_frame(g, f);
  CardSet found = {{0}};
  uint8_t card;
  switch (pick->mode) {
    case PICK_ref:
      if (is_either(&ctx, pick)) {
        f->candidates = attack_defenders(g);
        return choose_among(g, f, pick);
      }
      card = eval_card(&ctx, pick->ref);
      if (card != NO_CARD) set_add(&found, card);
      f->set = found;
      return picked(f, card);
    case PICK_set: return picked(f, f->it);
    case PICK_each: selector_cards(&ctx, pick->selector, &found); break;
    case PICK_top: pick_top(&ctx, pick, &found); break;
    case PICK_random: take_random(&ctx, pick, &found); break;
    default:
      selector_cards(&ctx, pick->selector, &f->candidates);
      return choose_among(g, f, pick);
  }
  f->set = found;
  return picked(f, last_of(&found));
}

void op_subject(PopGame *g, Frame *f, uint8_t ref) {
  Ctx ctx = ctx_frame(g, f);
  if (f->phase == PHASE_NEW) f->subject = eval_card(&ctx, ref == REF_none ? REF_self : ref);
}

/* Cards of the name that was taken are no longer different. */
static void drop_name(const PopGame *g, Frame *f, uint8_t card) {
  uint16_t name = card_def(g, card)->name;
  for (int c = set_next(&f->candidates, -1); c >= 0; c = set_next(&f->candidates, c))
    if (card_def(g, (unsigned)c)->name == name) set_remove(&f->candidates, (unsigned)c);
}

Flow pick_gather(PopGame *g, Frame *f, uint16_t id) {
  if (f->phase >= PHASE_PICKED) return FLOW_NEXT;
  if (id == IR_NONE) {
    set_clear(&f->set);
    return picked(f, f->it);
  }
  const Pick *pick = &g->p->picks.at[id];
  if (f->phase == PHASE_NEW) return begin(g, f, pick);
  PopOption taken;
  if (!request_taken(g, &taken)) return ask_next(g, f, pick);
  if (taken.kind == POP_OPTION_PASS) return picked(f, f->n ? f->it : NO_CARD);
  set_add(&f->set, taken.card);
  set_remove(&f->candidates, taken.card);
  if (pick->different) drop_name(g, f, taken.card);
  f->it = taken.card;
  f->n++;
  return ask_next(g, f, pick);
}
