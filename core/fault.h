/* fault.h: tells the host what a card did wrong. */
#ifndef POP_FAULT_H
#define POP_FAULT_H

#include "game.h"

/* Completes 'e' (code, clause, file, line, message, call are set) by the card, NO_CARD
** for none, and by where the game stands; tells the host. If it wants no game with failed
** abilities, this one ends. */
void fault_tell(PopGame *g, uint8_t card, PopScriptError *e);

/* Tells that an ability is void, as the scripts declared it. */
void fault_ability(PopGame *g, const Instance *of, PopFault code, const char *message);

#endif
