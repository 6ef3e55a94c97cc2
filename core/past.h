/* past.h: what has happened this turn, as far as any text asks about it. */
#ifndef POP_PAST_H
#define POP_PAST_H

#include "eval.h"

/* Remembers an event, if some text of the program asks about its kind. When there is no
** room the oldest is forgotten, which the host is told. */
void past_note(PopGame *g, const Event *event);

/* A new turn has begun. */
void past_clear(PopGame *g);

/* An attack is over: what its secret dice did is known. */
void past_end_attack(PopGame *g);

/* What a card did or suffered it did as 'to', the new top card of its stack (R6.2.8). */
void past_rename(PopGame *g, uint8_t from, uint8_t to);

/* How many events of this turn pass the filter. A role that names one card takes it only
** as the card it was then: one that left play and came again has no past. */
int past_count(const Ctx *ctx, const EventFilter *filter);

#endif
