/* stack.h: unique names and the stacks of their versions (R6.1, R6.2). */
#ifndef POP_STACK_H
#define POP_STACK_H

#include "game.h"

/* Another card of the same unique name that its controller has in play, or NO_CARD. */
uint8_t stack_clash(const PopGame *g, uint8_t card);

/* Cards under a unit. */
int stack_size(const PopGame *g, uint8_t unit);

/* May the card join the stack of its name: a unit, of a version not yet in it, room left
** (R6.2.1, R6.2.3, R6.2.4)? */
int stack_takes(const PopGame *g, uint8_t card);

/* Price to join: at the bottom 1; on top 1, or if dearer than the top card the difference
** + 1 (R6.2.5), with what texts change of the card's cost (R5.6.4). */
int stack_price(PopGame *g, uint8_t card, int top);

/* Joins the stack, on top or at the bottom; the card that is the unit then. Counters, tapped
** state, attachments and what lasts belong to the unit, whichever card is its top (R6.2.8). */
uint8_t stack_join(PopGame *g, uint8_t card, int top);

/* What the cards under a unit add to a value (R6.2.2). */
int stack_bonus(const PopGame *g, uint8_t card, int value);

#endif
