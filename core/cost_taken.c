/* cost_taken.c: what the parts of a cost take: each resource, counter and card once. */
#include "cost_search.h"
#include "modifiers.h"
#include "play.h"

static uint8_t payer(const Search *s, const Op *op) {
  return op->ref == REF_none ? s->of->player : eval_player(&s->ctx, op->ref);
}

int search_take_resource(Search *s, Taken *t, const Op *op) {
  uint8_t player = payer(s, op);
  if (player >= PLAYERS) return op->code == OP_gain;
  int64_t amount = play_amount(&s->ctx, s->of, op);
  t->paid[player][op->arg] += op->code == OP_lose ? amount : -amount;
  return op->code == OP_gain ||
         s->g->s.resources[player][op->arg] >= t->paid[player][op->arg];
}

static int wanted_counters(const Search *s, const Op *op) {
  int want = clamp16(eval_node(&s->ctx, op->a, 1));
  return want < 0 || op->flags & IR_FLAG_UP_TO ? 0 : want;
}

static int find_tally(const Taken *t, const Op *op, uint8_t card) {
  int i = 0;
  while (i < t->ntally && (t->tally[i].card != card || t->tally[i].kind != op->arg)) i++;
  return i;
}

static int has_counters(const Search *s, const Taken *t, const Op *op, uint8_t card) {
  int i = find_tally(t, op, card), taken = i < t->ntally ? t->tally[i].count : 0;
  return i < TALLY &&
         s->g->s.cards[card].counters[op->arg] >= taken + wanted_counters(s, op);
}

int search_can_take(const Search *s, const Taken *t, const Op *op, uint8_t card) {
  if (card == NO_CARD || set_has(&t->gone, card)) return 0;
  const Card *c = &s->g->s.cards[card];
  int placed = c->zone < ZONE_ARENAS || c->zone == ZONE_build;
  switch (op->code) {
    case OP_take: return has_counters(s, t, op, card);
    case OP_put: return card_is_placed(c);
    case OP_tap: /* R9.2.3 */
      return card_is_placed(c) && !(c->flags & CARD_TAPPED) && !set_has(&t->tapped, card);
    case OP_untap: return placed && (c->flags & CARD_TAPPED);
    case OP_retreat:
      return c->zone < ZONE_ARENAS && card_is_own(c) && !card_cannot(s->g, card, CANNOT_retreat);
    case OP_discard: /* R1.3.3 */
      if (c->zone == ZONE_discard || c->zone == ZONE_supply) return 0;
      if (placed && card_cannot(s->g, card, CANNOT_be_discarded)) return 0;
      return c->zone != ZONE_removed;
    case OP_choose: case OP_reveal: return 1;
    default: return c->zone != ZONE_removed;
  }
}

void search_take_card(Search *s, Taken *t, const Op *op, uint8_t card) {
  s->ctx.it = card;
  set_add(&t->them, card);
  if (op->code == OP_tap) set_add(&t->tapped, card);
  if (op->code == OP_take) {
    int i = find_tally(t, op, card);
    if (i == t->ntally) {
      t->tally[i].card = card;
      t->tally[i].kind = op->arg;
      t->tally[t->ntally++].count = 0;
    }
    t->tally[i].count = (int16_t)(t->tally[i].count + wanted_counters(s, op));
  }
  if (op->code != OP_discard && op->code != OP_move && op->code != OP_retreat) return;
  set_add(&t->gone, card);
  if (op->code == OP_retreat) return;
  for (uint8_t a = s->g->s.cards[card].attached; a != NO_CARD; a = s->g->s.cards[a].next)
    set_add(&t->gone, a);
}
