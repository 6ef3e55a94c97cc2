/* cost.h: what of a cost can be paid (R9.2.1, R9.2.2). */
#ifndef POP_COST_H
#define POP_COST_H

#include "ops.h"

/* Could all parts of a cost be paid now by the instance's player? 'frame': the running
** effect, or NULL while an ability is only looked at. */
int cost_payable(PopGame *g, const Instance *of, const Frame *frame, uint16_t list);

/* While the op of the top frame 'f' is paid, what may be chosen is what leaves the rest of
** its cost payable: a list instead of the op, numbers, cards. If nothing does, because a
** part has failed, all is left as it is. An op that is no part of a cost has no rest. */
int cost_list_open(PopGame *g, const Instance *of, const Frame *f, const Op *op,
                   uint16_t list);
void cost_numbers_open(PopGame *g, const Frame *f, const Op *op, int *lo, int *hi);
void cost_cards_open(PopGame *g, Frame *f, const Op *op, int left);

/* What deploying or completing a card costs beside its build cost: a list, or IR_NONE. */
uint16_t cost_dues(const PopGame *g, uint8_t card);

#endif
