/* game_check.h: invariants of a game. */
#ifndef POP_GAME_CHECK_H
#define POP_GAME_CHECK_H

#include "game.h"

/* What is broken, or NULL. */
const char *game_check(const PopGame *g);

#endif
