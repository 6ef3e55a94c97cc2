/* window.h: what may be played in pass-or-play windows (R8.3, R8.4): offer.c lists it, window.c
** does it. */
#ifndef POP_WINDOW_H
#define POP_WINDOW_H

#include "game.h"

/* Adds what the player may play in the window of the top frame, then "pass". */
void window_options(PopGame *g, uint8_t player);

/* Adds what the unit whose turn it is may do (R7.2.3). */
void window_unit_options(PopGame *g);

/* The event for what is played in a window: the play that a disrupting ability answers, or
** what made a trigger open the window. */
Event offer_event(const PopGame *g, const Frame *frame);

/* The play that an ability stands for, of a Battle card, or of a Trap that waited for the
** event; IR_NONE if there is none. */
uint16_t offer_play(PopGame *g, const Instance *of, const Event *event);

#endif
