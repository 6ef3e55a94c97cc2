/* rescue.h: a card whose effect breaks a limit loses that effect, not the game. */
#ifndef POP_RESCUE_H
#define POP_RESCUE_H

#include "game.h"

/* Remembers the position at the start of a card's effect, whose frame is on top, unless
** RESCUE_MARKS effects around it are remembered already, or there is no room beside them. */
void rescue_mark(PopGame *g);

/* The frame with this index has ended. */
void rescue_unmark(PopGame *g, int index);

/* Is the frame with this index that of the outermost remembered effect? */
int rescue_has(const PopGame *g, int index);

/* Brings its start back and forgets it, and those of effects inside it. */
void rescue_restore(PopGame *g);

/* Effects whose frames are behind the first 'frames' are gone. */
void rescue_forget(PopGame *g, int frames);

/* Which of the remembered effects is to blame for a broken limit: the innermost that contains
** what broke it. -1: none of them. */
int rescue_culprit(const PopGame *g, PopFault limit);

/* After an error: if a limit was broken inside a remembered effect, brings its start back,
** makes the effect void and reports it. 1 if the game can go on. */
int rescue_try(PopGame *g);

#endif
