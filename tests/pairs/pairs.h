/* pairs.h: the pairs of starter decks that play against each other.
**
** Every deck of cards/decks meets every deck of another side, once (R2.3); decks that are
** of neither meet all. A Dark Side deck is the first of its pair (R1.3.1, R2.4).
*/
#ifndef POP_PAIRS_H
#define POP_PAIRS_H

#include "cli_game.h"

enum { PAIRS_DECKS = 32 };

typedef struct Pairs {
  char names[PAIRS_DECKS][64];
  Deck decks[PAIRS_DECKS];
  int ndecks, count;
  struct { uint8_t first, second; } at[PAIRS_DECKS * PAIRS_DECKS / 2];
} Pairs;

/* Reads the decks and pairs them. 0 with a reason in 'error'. */
int pairs_read(Pairs *pairs, const PopProgram *p, char *error, size_t size);

/* Starts a game of pair 'i' (0..count-1). 0 if it can't be; pop_game_error() says why. */
int pairs_start(Pairs *pairs, int i, PopGame *game, uint64_t seed);

#endif
