/* rescue.c: limits broken by cards.
**
** Copies are of the outermost effect and of those inside it for which there is room:
** whatever happened inside the one
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

static uint32_t pool_end(const PopGame *g, int mark) {
  return mark > 0 ? g->marks[mark - 1].end : 0;
}

/* Writes what is in use of the position behind the marks there are. 0 if there is no room. */
static uint32_t pack(PopGame *g) {
  StatePart parts[STATE_PARTS];
  uint32_t at = pool_end(g, g->nmarks);
  size_t all = 0;
  state_parts(&g->s, parts);
  for (int i = 0; i < STATE_PARTS; i++) all += parts[i].size;
  if (all > sizeof g->pool - at) return 0;
  for (int i = 0; i < STATE_PARTS; i++) {
    memcpy(g->pool + at, (const unsigned char *)&g->s + parts[i].offset, parts[i].size);
    at += (uint32_t)parts[i].size;
  }
  return at;
}

static void unpack(PopGame *g, int mark) {
  StatePart parts[STATE_PARTS];
  const unsigned char *at = g->pool + pool_end(g, mark);
  memcpy(&g->s, at, offsetof(State, cards)); /* the counts */
  state_parts(&g->s, parts);
  for (int i = 0; i < STATE_PARTS; at += parts[i++].size)
    memcpy((unsigned char *)&g->s + parts[i].offset, at, parts[i].size);
}

void rescue_mark(PopGame *g) {
  const Instance *of = &flow_top(g)->of;
  if (g->nmarks == RESCUE_MARKS || of->card == NO_CARD || of->ability == IR_NONE ||
      g->p->abilities.at[of->ability].kind == ABILITY_rule)
    return;
  if (g->nmarks && g->marks[g->nmarks - 1].frames == g->s.nframes) return; /* it has begun */
  uint32_t end = pack(g);
  if (end) g->marks[g->nmarks++] = (Mark){g->s.nframes, g->s.ticks, end};
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
  unpack(g, mark);
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
