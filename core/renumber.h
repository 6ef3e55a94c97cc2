/* renumber.h: cards change their numbers (R11.2).
**
** A number that was once seen together with its card would tell the card again wherever it
** is hidden. So the cards of a shuffled deck get each other's numbers, and so do the cards
** of a hand or deck out of which one goes to another hidden place. All that the state
** remembers of a card goes along. What never changes is its identity: its first number.
*/
#ifndef POP_RENUMBER_H
#define POP_RENUMBER_H

#include "game.h"

/* Deals the numbers of the cards of a zone anew; their order stays. */
void zone_mix(PopGame *g, uint8_t player, uint8_t zone);

/* Before the cards of a frame's set go to a zone: mixes the hidden places that they leave
** if the new one is hidden, too. Their numbers are others then. */
void hide_tracks(PopGame *g, const Frame *f, uint8_t zone, int face_down);

/* What runs, waits or may be the cause of a discard and names card 'from' names 'to' from now
** on, as when that becomes the top card of the stack. Texts stay on their cards, so that the
** origins of what they give do not change. */
void renumber_running(PopGame *g, uint8_t from, uint8_t to);

#endif
