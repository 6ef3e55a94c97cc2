/* busy.h: a game that goes on and on without a decision is stopped. */
#ifndef POP_BUSY_H
#define POP_BUSY_H

#include "game.h"

enum { BUSY_STEPS = 500 }; /* so many of the last steps say who takes part */

/* For each of these: notes whose step it is. Beyond the host's limit of steps without a
** decision the game has an error, which names them. */
void busy_check(PopGame *g);

/* What the next step is about, for messages: "'damage' of Brute". Gives 'out'. */
const char *busy_step(const PopGame *g, char *out, size_t size);

#endif
