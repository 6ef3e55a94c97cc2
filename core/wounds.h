/* wounds.h: whose damage may be the cause of a discard.
**
** Damage of one moment is placed together, so that all who did some of it to a unit discard
** it together (R8.8.1); what was placed before or after that moment does not (R8.8.6).
*/
#ifndef POP_WOUNDS_H
#define POP_WOUNDS_H

#include "game.h"

/* Damage is about to be placed on a card: what was placed in an earlier moment is the cause
** of its discard, if that is due already, or is not from now on. */
void wounds_begin(PopGame *g, uint8_t card);

/* Damage was placed. */
void wounds_add(PopGame *g, const Damage *damage);

/* Enters into the event of a discard because of damage who did it: the last as its source,
** the others as further causes in their order, so that an attacker is one however many join
** in. 0 if it was no damage. */
int wounds_tell(const PopGame *g, Event *discard);

/* The host is told of those for whom the event has no room, once for each discard. */
void wounds_tell_lost(PopGame *g, const Event *discard);

/* Units were compared with their health; or a card has left play. */
void wounds_forget(State *s);
void wounds_drop(State *s, uint8_t card);

#endif
