/* paranoid.h: playing everything twice, to catch what is not repeatable. */
#ifndef POP_PARANOID_H
#define POP_PARANOID_H

#include "game.h"

/* Brings the twin to the same position, before something happens. */
PopStatus paranoid_begin(PopGame *g);

/* After it has happened in both: compares them and checks the invariants. 'what' names the
** thing in the message. 0 after a difference, which has ended the game. */
int paranoid_agree(PopGame *g, const char *what);

/* Lists the options of the open question a second time, in the twin. 0 as above. */
int paranoid_options(PopGame *g);

void paranoid_end(PopGame *g);

#endif
