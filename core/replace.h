/* replace.h: "instead": what takes the place of an event that is about to happen (R9.5). */
#ifndef POP_REPLACE_H
#define POP_REPLACE_H

#include "game.h"

/* Begins the effect that replaces the event of the op in progress. 'subject' is the card or
** damage instance the event is about. FLOW_NEXT: nothing replaces it; FLOW_AGAIN: replaced;
** FLOW_WAIT: the affected player chooses among several (R9.5.2). */
Flow replace_event(PopGame *g, uint8_t subject);

/* Adds the choices of that question to g->options. */
void replace_options(PopGame *g);

/* The event that the op would cause for a card, for a damage instance. */
Event discard_event(const PopGame *g, const Frame *f, const Op *op, uint8_t card);
Event placement_event(const PopGame *g, uint8_t instance);
Event declare_event(const PopGame *g);

#endif
