/* sample.h: a random scenario in which two keywords take part in one attack. */
#ifndef POP_SAMPLE_H
#define POP_SAMPLE_H

#include <stdio.h>

#include "watch.h"

/* Writes a scenario that the harness plays to its end; what it must prove is for its reader
** to add. 0 if none was found. */
int sample_scenario(const Keywords *k, const char *a, const char *b, uint64_t seed, FILE *out);

#endif
