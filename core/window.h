/* window.h: pass-or-play windows (R8.3, R8.4) and what may be played in them. */
#ifndef POP_WINDOW_H
#define POP_WINDOW_H

#include "game.h"

/* Adds what the player may play in the window of the top frame, then "pass". */
void window_options(PopGame *g, uint8_t player);

/* Adds what the unit whose turn it is may do (R7.2.3). */
void window_unit_options(PopGame *g);

#endif
