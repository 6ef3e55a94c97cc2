/* loans.h: whose is what of a unit whose cards came under control for different times.
**
** A stack is one unit (R6.2.8), but each loan ends for itself (R9.6.5). So where a text gives
** control of one of the cards, those that came together are a party (Card.party), and so is
** what hung on them; of the damage they brought the number is noted (Card.harm). The rest, and
** all that the stack gets later, is of party 0: the unit that was there. A stack always has a
** party 0, and without loans no other.
*/
#ifndef POP_LOANS_H
#define POP_LOANS_H

#include "game.h"

/* Does a lasting effect give control of its card? */
int loan_is(const PopGame *g, const Modifier *m);

/* A card is about to join the stack of a unit, with all that hangs on it: notes its party. */
void loan_joins(PopGame *g, uint8_t card, uint8_t unit);

/* A card is about to leave its stack for itself: the loan stays with the others of its party. */
void loan_parts(PopGame *g, uint8_t card);

/* A loan of the card began or ended: it, and all cards of its stack, go to whom they belong. */
void loan_refresh(PopGame *g, uint8_t card);

/* What is wrong with the parties of some stack, or NULL. */
const char *loans_check(const PopGame *g);

#endif
