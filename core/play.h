/* play.h: paying and playing (R9.1, R9.2). */
#ifndef POP_PLAY_H
#define POP_PLAY_H

#include "ops.h"

/* The cost list of an instance: stated with its keyword, or its ability's; or IR_NONE. */
uint16_t play_cost(const PopGame *g, const Instance *of);

/* What is to be paid beside 'cost' where that is another price of the instance than its
** ability's own (Ability.beside). Or IR_NONE. */
uint16_t play_cost_beside(const PopGame *g, const Instance *of, uint16_t cost);

/* What a "lose" of an instance takes now: of the Force cost of an activated ability, or of
** playing a card, with the change that texts make to it; not below 0 (R9.2.7). */
int64_t play_amount(const Ctx *ctx, const Instance *of, const Op *op);

/* Is it the text of a Battle card, Mission or Trap? */
int play_is_of_card(const PopGame *g, const Instance *of);

/* Bits of the parts that may be chosen when an ability whose effect begins with "choose one"
** is played in 'window' (255: outside of windows); -1 if it does not begin so (R9.2.5). */
int play_modes(const Ctx *ctx, const Ability *ability, uint8_t window);

#endif
