/* rescue.c: limits broken by cards.
**
** Copies are of the outermost effect and of few inside it: whatever happened inside the one
** that is to blame, nested windows and their decisions included, did not happen. What was
** paid stays paid, because the copy is made afterwards (R9.3.2 for disrupted plays, in
** spirit). The count of steps goes on from where it was then: rules without end that begin
** such effects end as well.
*/
#include "rescue.h"

#include <string.h>

#include "fault.h"
#include "flow.h"
#include "zone.h"

/* One array of the state, as far as it is in use. */
static void copy_part(unsigned char *to, const unsigned char *from, size_t offset, size_t size) {
  memcpy(to + offset, from + offset, size);
}

/* Copies what is in use; dead slots are written before they are read. 'to' and 'from' are
** laid out as a State; the counts are those of 'live'. */
static void copy_live(unsigned char *to, const unsigned char *from, const State *live) {
  copy_part(to, from, 0, offsetof(State, cards));
  copy_part(to, from, offsetof(State, cards), live->ncards * sizeof *live->cards);
  copy_part(to, from, offsetof(State, mods), live->nmods * sizeof *live->mods);
  copy_part(to, from, offsetof(State, uses), live->nuses * sizeof *live->uses);
  copy_part(to, from, offsetof(State, pending), live->npending * sizeof *live->pending);
  copy_part(to, from, offsetof(State, damage), live->ndamage * sizeof *live->damage);
  copy_part(to, from, offsetof(State, frames), live->nframes * sizeof *live->frames);
  copy_part(to, from, offsetof(State, log), live->nlog * sizeof *live->log);
}

void rescue_mark(PopGame *g) {
  const Instance *of = &flow_top(g)->of;
  if (g->nmarks == RESCUE_MARKS || of->card == NO_CARD || of->ability == IR_NONE ||
      g->p->abilities.at[of->ability].kind == ABILITY_rule)
    return;
  if (g->nmarks && g->marks[g->nmarks - 1].frames == g->s.nframes) return; /* it has begun */
  Mark *m = &g->marks[g->nmarks++];
  m->frames = g->s.nframes;
  m->ticks = g->s.ticks;
  copy_live(m->s, (const unsigned char *)&g->s, &g->s);
}

void rescue_unmark(PopGame *g, int index) {
  if (g->nmarks && g->marks[g->nmarks - 1].frames == index + 1) g->nmarks--;
}

void rescue_forget(PopGame *g, int frames) {
  while (g->nmarks && g->marks[g->nmarks - 1].frames > frames) g->nmarks--;
}

int rescue_has(const PopGame *g, int index) {
  return g->nmarks && g->marks[0].frames == index + 1;
}

static void report(PopGame *g) {
  char message[sizeof g->error];
  memcpy(message, g->error, sizeof message);
  g->status = POP_OK;
  g->error[0] = 0;
  fault_ability(g, &flow_top(g)->of, g->fault, message);
}

static void bring_back(PopGame *g, int mark) {
  const unsigned char *from = g->marks[mark].s;
  memcpy(&g->s, from, offsetof(State, cards)); /* the counts first */
  copy_live((unsigned char *)&g->s, from, &g->s);
  zone_index(g);
  g->nmarks = mark;
  g->options_ready = 0;
}

void rescue_restore(PopGame *g) { bring_back(g, 0); }

/* Has the effect taken most of what the limit allows? */
static int took_most(const PopGame *g, const Mark *m, PopFault limit) {
  const PopConfig *c = &g->p->config;
  if (limit == POP_FAULT_STEPS) return g->s.ticks - m->ticks >= c->step_limit / 2;
  if (limit == POP_FAULT_NESTING)
    return g->s.nframes - m->frames >= (int)c->nesting_limit / 2 || m == g->marks;
  return 1;
}

int rescue_culprit(const PopGame *g, PopFault limit) {
  int i = g->nmarks - 1;
  while (i >= 0 && !took_most(g, &g->marks[i], limit)) i--;
  return i;
}

int rescue_try(PopGame *g) {
  int mark = g->status == POP_ERROR_LIMIT ? rescue_culprit(g, g->fault) : -1;
  if (mark < 0) return 0;
  uint32_t ticks = g->marks[mark].ticks;
  bring_back(g, mark);
  g->depth = 0;
  g->asked = 0;
  g->s.ticks = ticks;
  report(g);
  flow_stop(g);
  return g->status == POP_OK;
}
