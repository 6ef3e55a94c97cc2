/* deck_check.h: what a deck is, for the core. */
#ifndef POP_DECK_CHECK_H
#define POP_DECK_CHECK_H

#include "program.h"

/* Is such a card kept outside the deck, in the supply (R2.10)? */
int deck_is_outside(const Def *def);

/* Side of the first card that is not neutral; "neutral" if there is none. */
const char *deck_side(const PopProgram *p, const PopDeck *deck);

#endif
