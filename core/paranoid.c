/* paranoid.c: a game with a twin.
**
** Before each op the game is copied to its twin; the op runs in both, and both must be the
** same afterwards, to the bit that is hashed. Options of each question are listed in both.
** After each op the invariants are checked, and the list of texts in force, which is kept
** between ops, is compared with one made anew. It costs a copy per op: for tests.
*/
#include "paranoid.h"

#include <stdio.h>
#include <string.h>

#include "game_check.h"
#include "modifiers.h"
#include "program_same.h"
#include "request.h"

PopStatus pop_game_paranoid(PopGame *g, int on) {
  if (!on) {
    paranoid_end(g);
    return POP_OK;
  }
  if (!g->twin) g->twin = pop_game_new(g->p);
  if (!g->twin) return POP_ERROR_MEMORY;
  g->twin->unheard = 1;
  return POP_OK;
}

PopStatus pop_game_paranoid_in(PopGame *g, PopProgram *second) {
  char what[160];
  if (!program_same(g->p, second, what, sizeof what)) {
    snprintf(g->error, sizeof g->error,
             "the scripts are not repeatable: loaded twice, they gave two programs: %s", what);
    return POP_ERROR_SCRIPT;
  }
  paranoid_end(g);
  g->twin = pop_game_new(second);
  if (!g->twin) return POP_ERROR_MEMORY;
  g->twin->unheard = 1;
  return POP_OK;
}

void paranoid_end(PopGame *g) {
  pop_game_free(g->twin);
  g->twin = NULL;
}

PopStatus paranoid_begin(PopGame *g) {
  g->twin->running = g->running;
  return game_copy(g->twin, g);
}

/* The list of texts in force, made anew, must be the one at hand. */
static int same_actives(PopGame *g) {
  State *a = &g->s, *b = &g->twin->s;
  actives_refresh(g);
  b->dirty = 1;
  actives_refresh(g->twin);
  return a->nactives == b->nactives &&
         !memcmp(a->actives, b->actives, a->nactives * sizeof *a->actives) &&
         !memcmp(&a->active_has, &b->active_has, sizeof a->active_has);
}

/* Then the twin says nothing about the game. */
static int is_out_of_memory(PopGame *g) {
  if (g->twin->status != POP_ERROR_MEMORY) return 0;
  game_fail(g, POP_ERROR_MEMORY, "no memory for a second game");
  return 1;
}

/* Where the memory limit of scripts strikes is no rule of the game: nothing that repeats. */
static int is_fault_of_one(PopGame *g, const char *what) {
  if (g->twin->tally.failed == g->tally.failed) return 0;
  game_fail(g, POP_ERROR_MEMORY, "%s: a function was out of memory in one of two runs", what);
  return 1;
}

int paranoid_agree(PopGame *g, const char *what) {
  if (g->status != POP_OK) return 0;
  const char *broken = game_check(g);
  if (broken) {
    game_fail(g, POP_ERROR_STATE, "after %s: %s", what, broken);
    return 0;
  }
  if (is_out_of_memory(g) || is_fault_of_one(g, what)) return 0;
  if (g->twin->status != g->status || pop_game_hash(g) != pop_game_hash(g->twin)) {
    game_fail(g, POP_ERROR_STATE, "%s is not repeatable: run twice, it gave two results",
              what);
    return 0;
  }
  if (same_actives(g)) return 1;
  game_fail(g, POP_ERROR_STATE, "after %s the texts in force are out of date", what);
  return 0;
}

int paranoid_options(PopGame *g) {
  if (paranoid_begin(g) != POP_OK) {
    game_fail(g, POP_ERROR_MEMORY, "no memory for a second game");
    return 0;
  }
  g->twin->options_ready = 0;
  int n = request_list(g), m = request_list(g->twin);
  if (is_out_of_memory(g) || is_fault_of_one(g, "a question")) return 0;
  if (n == m && !memcmp(g->options, g->twin->options, (size_t)n * sizeof *g->options))
    return 1;
  game_fail(g, POP_ERROR_STATE, "the options of a question are not repeatable");
  return 0;
}
