/* bus.h: events, and the triggered and replacing abilities that listen to them. */
#ifndef POP_BUS_H
#define POP_BUS_H

#include "eval.h"

/* Tells the host, and queues every triggered ability that the event fires (R9.4). They
** resolve when the effect in progress has ended (R9.1.2, R9.4.3). */
void bus_emit(PopGame *g, const Event *event);

/* Tells the host only. */
void bus_notify(PopGame *g, const Event *event);

/* Replacing abilities ("instead") for an event that is about to happen, at most 'size'. */
int bus_replacements(PopGame *g, const Event *event, Instance *out, int size);

/* Is an event one of those the ability names? Its other conditions are not asked. An event
** with several sources is in 'as' with the one that it is about. */
int bus_is_about(const Ctx *ctx, const Ability *a, const Event *event, Event *as);

/* The event with cause 'i' as its only source; -1: as it is. 0 if there is no such cause. */
int bus_cause(const Event *event, int i, Event *out);

/* Does an event pass one filter? */
int bus_passes(const Ctx *ctx, const EventFilter *filter, const Event *event);

/* An event without participants. */
Event event_of(uint8_t kind);

/* Would an ability that fired for this event tell secret dice of the other player: because of
** what was read for it, its condition or what gives it, of what its effect will read, or
** because the event happened by them (R11.4)? */
int pending_tells_dice(PopGame *g, const Ability *a, const Event *event);

/* Queues a trigger that fired. */
void pending_add(PopGame *g, const Instance *of, const Event *event);

/* Is a queued trigger due, now that no more frames than its level are left? */
int pending_ready(const PopGame *g);

/* The player whose trigger is next (R9.4.2), and the queued triggers that may be it. */
uint8_t pending_player(const PopGame *g);
int pending_choices(const PopGame *g, uint8_t player, uint8_t *out, int size);

/* Takes a queued trigger and begins its effect. */
void pending_begin(PopGame *g, int index);

#endif
