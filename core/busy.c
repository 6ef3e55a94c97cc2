/* busy.c: a game that goes on and on without a decision is stopped. */
#include "busy.h"

#include <stdio.h>
#include <string.h>

#include "rescue.h"
#include "zone.h"

const char *busy_step(const PopGame *g, char *out, size_t size) {
  static const char *const names[] = {
#define NAME(name) #name,
      IR_OPS(NAME)
#undef NAME
  };
  const State *s = &g->s;
  const char *op = "a trigger", *card = "the rules";
  if (s->nframes) {
    const Frame *f = &s->frames[s->nframes - 1];
    const List *list = &g->p->lists.at[f->list];
    if (f->pc < list->count) op = names[g->p->ops.at[list->start + f->pc].code];
    if (f->of.card != NO_CARD)
      card = program_string(g->p, g->p->defs.at[s->cards[f->of.card].def].full_name);
  }
  snprintf(out, size, "'%s' of %s", op, card);
  return out;
}

/* Who takes part, in what is no fault of one effect. */
static void note_busy(PopGame *g) {
  const State *s = &g->s;
  uint32_t most = g->p->config.step_limit, first = most > BUSY_STEPS ? most - BUSY_STEPS : 1;
  if (s->ticks == first) set_clear(&g->busy);
  if (s->nframes && s->frames[s->nframes - 1].of.card != NO_CARD)
    set_add(&g->busy, s->frames[s->nframes - 1].of.card);
}

/* "; cards in it: A, B", each name once, as many as there is room for. */
static const char *busy_names(const PopGame *g, char *out, size_t size) {
  size_t n = 0;
  *out = 0;
  for (int c = set_next(&g->busy, -1); c >= 0; c = set_next(&g->busy, c)) {
    const char *name = program_string(g->p, card_def(g, (unsigned)c)->full_name);
    if (strstr(out, name)) continue;
    int wrote = snprintf(out + n, size - n, "%s%s", n ? ", " : "; cards in it: ", name);
    if (wrote < 0 || (size_t)wrote >= size - n) {
      out[n] = 0;
      break;
    }
    n += (size_t)wrote;
  }
  return out;
}

/* The fault is that of the effect that took most of it, which is made void, or of a chain of
** effects without end, which ends the game. */
void busy_check(PopGame *g) {
  char what[160], names[160] = "";
  uint32_t most = g->p->config.step_limit;
  note_busy(g);
  if (g->s.ticks <= most) return;
  if (rescue_culprit(g, POP_FAULT_STEPS) < 0) busy_names(g, names, sizeof names);
  game_break(g, POP_FAULT_STEPS, "more than %lu steps without a decision, last %s%s",
             (unsigned long)most, busy_step(g, what, sizeof what), names);
}
