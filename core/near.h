/* near.h: which of the known names did the author mean? For "did you mean". */
#ifndef POP_NEAR_H
#define POP_NEAR_H

/* How many letters must be changed, added, removed or swapped with their neighbour to
** make 'b' of 'a', without case. Only the first 63 bytes count. */
int near_distance(const char *a, const char *b);

/* Whether names 'a' and 'b' are near enough that one may be a slip for the other. */
int near_enough(const char *a, const char *b);

#endif
