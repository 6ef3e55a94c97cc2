/* amounts.c: no game by its rules comes to such numbers; one of strange cards is told that some
** were lost, and goes on.
*/
#include "amounts.h"

#include <stdio.h>

#include "fault.h"

int amount_bound(PopGame *g, const Instance *by, int64_t amount, int most) {
  char message[64];
  if (amount < 0) return 0;
  if (amount <= most) return (int)amount;
  snprintf(message, sizeof message, "more than %d of one thing: the rest is lost", most);
  fault_ability(g, by, POP_FAULT_STATE, message);
  return most;
}

int counters_change(PopGame *g, const Instance *by, uint8_t card, int kind, int64_t change) {
  uint8_t *has = &g->s.cards[card].counters[kind];
  int before = *has;
  *has = (uint8_t)amount_bound(g, by, before + change, COUNTERS_MOST);
  return *has - before;
}
