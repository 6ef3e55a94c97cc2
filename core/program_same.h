/* program_same.h: did two loads of the same texts give the same program? */
#ifndef POP_PROGRAM_SAME_H
#define POP_PROGRAM_SAME_H

#include "program.h"

/* 1 if they did; else 'what' names the first difference. */
int program_same(const PopProgram *a, const PopProgram *b, char *what, size_t size);

#endif
