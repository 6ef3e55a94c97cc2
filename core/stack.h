/* stack.h: unique names and the stacks of their versions (R6.1, R6.2). */
#ifndef POP_STACK_H
#define POP_STACK_H

#include "game.h"

/* Another card of the same unique name that its controller has in play, or NO_CARD. */
uint8_t stack_clash(const PopGame *g, uint8_t card);

/* Cards under a unit. */
int stack_size(const PopGame *g, uint8_t unit);

/* Why a card is or may be in the stack of a unit: it is the same unique unit, or a text of
** either says so. The second is about the stack a card is in: 'below' is that of its name that
** moved to an arena where this card can't be on top. */
enum { BELONGS_NOT, BELONGS_BY_NAME, BELONGS_BY_TEXT, BELONGS_BELOW };
int stack_belongs(PopGame *g, uint8_t unit, uint8_t card);
int stack_why(PopGame *g, uint8_t card);

/* May the card join the stack of the unit: it would belong there, is no repetition, and there
** is room (R6.2.1, R6.2.3, R6.2.4)? The second asks the unit of its name, the third all. */
int stack_unit_takes(PopGame *g, uint8_t unit, uint8_t card);
int stack_takes(PopGame *g, uint8_t card);
int stack_somewhere(PopGame *g, uint8_t card);

/* Is there a card under the unit that does not belong there any more (STACK.7)? */
int stack_is_torn(PopGame *g, uint8_t unit);

/* Has its controller a unit of that name in play, or that version in a stack? */
int stack_is_double(const PopGame *g, uint8_t card);

/* Price to join: at the bottom 1; on top 1, or if dearer than the top card the difference
** + 1 (R6.2.5), with what texts change of the card's cost (R5.6.4). */
int stack_price(PopGame *g, uint8_t card, int top);

/* Joins the stack of a unit, on top or at the bottom; the card that is the unit then. Counters,
** tapped state, attachments and what lasts belong to the unit, whichever card is its top
** (R6.2.8). */
uint8_t stack_join(PopGame *g, uint8_t card, uint8_t unit, int top);

/* What the cards under a unit add to a value (R6.2.2). */
int stack_bonus(const PopGame *g, uint8_t card, int value);

#endif
