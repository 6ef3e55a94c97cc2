/* eval.h: references, expressions and selectors, evaluated against the state. */
#ifndef POP_EVAL_H
#define POP_EVAL_H

#include "game.h"
#include "zone.h"

/* Who "self", "you" and the rest are while something is evaluated. */
typedef struct Ctx {
  PopGame *g;
  const Frame *frame;   /* the running effect, or NULL */
  const Event *event;   /* or NULL */
  const int16_t *slots; /* of a modifier, or NULL */
  uint8_t self, you, candidate, it, arena;
  int16_t x;
} Ctx;

/* A number as the state stores it. */
static inline int16_t clamp16(int64_t v) {
  return (int16_t)(v > 30000 ? 30000 : v < -30000 ? -30000 : v);
}

/* The context of a frame, and of an ability instance that is only being looked at. */
Ctx ctx_frame(PopGame *g, const Frame *frame);
Ctx ctx_instance(PopGame *g, const Instance *of, const Event *event);

/* The card or NO_CARD; the player 0, 1 or 255. */
uint8_t eval_card(const Ctx *ctx, uint8_t ref);
uint8_t eval_player(const Ctx *ctx, uint8_t ref);

/* May the card bear the item beside what it bears already (Def.only_one)? */
int bearer_takes(PopGame *g, uint8_t item, uint8_t bearer);

/* What depends on secret dice may be read, but shows them to a player if that player then sees
** something happen or not: pending.c and offer.c see to it. Noted is whoever's text reads them,
** for the other player's text may read that text. */
void eval_note_secret(const Ctx *ctx);

/* Damage waiting for placement on the card, as far as it may be known. */
int eval_pending(const Ctx *ctx, uint8_t card);

/* The value of a node; IR_NONE gives 'fallback'. */
int32_t eval_node(const Ctx *ctx, uint16_t node, int32_t fallback);

/* IR_NONE matches everything. The candidate may be NO_CARD: no match. */
int selector_matches(const Ctx *ctx, uint16_t selector, uint8_t card);

/* All matching cards; number of them. 'out' may be NULL to count. */
int selector_cards(const Ctx *ctx, uint16_t selector, CardSet *out);

int card_has_subtype(PopGame *g, uint8_t card, uint16_t subtype);

/* Arenas controlled by the player (R1.1.2), arenas with a unit of the player. */
int arenas_controlled(PopGame *g, uint8_t player);
int arenas_present(PopGame *g, uint8_t player);

#endif
