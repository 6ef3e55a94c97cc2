/* play.h: paying and playing (R9.1, R9.2). */
#ifndef POP_PLAY_H
#define POP_PLAY_H

#include "ops.h"

/* The cost list of an instance: stated with its keyword, or its ability's; or IR_NONE. */
uint16_t play_cost(const PopGame *g, const Instance *of);

#endif
