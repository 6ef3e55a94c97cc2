/* uses.h: how often an ability was used within its limit (R8.4.5). */
#ifndef POP_USES_H
#define POP_USES_H

#include "game.h"

/* The scope of a use for LIMIT_damage: a damage instance + 1, else the batch as a whole. */
static inline uint8_t uses_scope(uint8_t damage, uint8_t batch) {
  return damage ? damage : (uint8_t)(0x80 | (batch & 0x7f));
}

/* The scope for LIMIT_window: the frame whose window is open, + 1; 0 without one. */
uint8_t uses_window(const PopGame *g);

/* May the ability be used once more? 'scope' counts for LIMIT_damage. */
int uses_left(const PopGame *g, const Instance *of, uint8_t scope);
void uses_count(PopGame *g, const Instance *of, uint8_t scope);

/* Forgets what a card used: it leaves play. */
void uses_forget(PopGame *g, uint8_t card);

/* Forgets uses of a limit; for LIMIT_damage those of one instance (scope), 0: of all. */
void uses_clear(PopGame *g, uint8_t limit, uint8_t scope);

#endif
