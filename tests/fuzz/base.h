/* base.h: a program that is loaded once and used for every input.
**
** Loading the script tree takes longer than what is tested. All memory of a program comes
** from its allocator, so the tree is loaded once into a block of memory, and each input
** gets that block as it was then. What an input allocates itself comes from malloc, where
** a sanitizer sees it, and must all be gone when the program is freed.
*/
#ifndef POP_FUZZ_BASE_H
#define POP_FUZZ_BASE_H

#include <stdint.h>

#include "popcore.h"

typedef enum BaseKind {
  BASE_WORDS,     /* vocabulary, rules and keywords */
  BASE_FEW,       /* and three cards by which the grammar names some */
  BASE_CARDS      /* all cards */
} BaseKind;

/* A program to which the input may be added; not finished. The one before must be freed.
** Ends the process with a message if the tree does not load. */
PopProgram *base_program(BaseKind kind);

/* Frees it; ends the process with a message if memory is left. */
void base_free(PopProgram *p);

/* Script errors of games since base_program(), and the last one as a line. */
int base_script_errors(void);
const char *base_script_error(void);

/* Where choices come from: the bytes of an input, then (or only) a seed. */
typedef struct Choices {
  const uint8_t *at;
  size_t left;
  uint64_t random;
} Choices;

/* A number 0..n-1. Without bytes and seed always 0. */
unsigned choose(Choices *c, unsigned n);

/* Places cards of both players, those of the input first, and begins with a turn. 0 if the
** position is refused. */
int base_set_up(PopGame *g, PopProgram *p, Choices *c);

/* Plays at most so many decisions and checks what must hold after each. NULL, or what is
** broken; a limit that was reached is none. The number of decisions is added. */
const char *base_play(PopGame *g, int decisions, Choices *c, long *played);

/* Ends the process as a crash that says 'what' and 'detail'. */
_Noreturn void base_broken(const char *what, const char *detail);

#endif
