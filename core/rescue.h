/* rescue.h: a card whose effect breaks a limit loses that effect, not the game. */
#ifndef POP_RESCUE_H
#define POP_RESCUE_H

#include "game.h"

/* Remembers the position at the start of a card's effect, whose frame is on top, unless it
** is part of an effect that is remembered already. */
void rescue_mark(PopGame *g);

/* The frame with this index has ended. */
void rescue_unmark(PopGame *g, int index);

/* Brings the remembered position back and forgets it. */
void rescue_restore(PopGame *g);

/* After an error: if a limit was broken inside a remembered effect, brings its start back,
** makes the effect void and reports it. 1 if the game can go on. */
int rescue_try(PopGame *g);

#endif
