/* amounts.h: the numbers a game counts: counters of cards and resources of players. */
#ifndef POP_AMOUNTS_H
#define POP_AMOUNTS_H

#include "game.h"

enum { RESOURCE_MOST = 30000, COUNTERS_MOST = 250 };

/* A number of something: never below 0 (R9.7.1). What is above 'most' is lost, which the host
** is told, with who is to blame. */
int amount_bound(PopGame *g, const Instance *by, int64_t amount, int most);

/* Changes the counters of a kind on a card; by how much really. */
int counters_change(PopGame *g, const Instance *by, uint8_t card, int kind, int64_t change);

#endif
