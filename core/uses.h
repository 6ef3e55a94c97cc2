/* uses.h: how often an ability was used within its limit (R8.4.5). */
#ifndef POP_USES_H
#define POP_USES_H

#include "game.h"

/* May the ability be used once more? 'scope' is the damage instance + 1 for LIMIT_damage. */
int uses_left(const PopGame *g, const Instance *of, uint8_t scope);
void uses_count(PopGame *g, const Instance *of, uint8_t scope);

/* Forgets uses of a limit; for LIMIT_damage those of one instance (scope), 0: of all. */
void uses_clear(PopGame *g, uint8_t limit, uint8_t scope);

#endif
