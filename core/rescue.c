/* rescue.c: limits broken by cards.
**
** The copy is of the outermost effect: whatever happened inside it, nested windows and their
** decisions included, did not happen. What was paid stays paid, because the copy is made
** afterwards (R9.3.2 for disrupted plays, in spirit). The count of steps goes on from where
** it was then: rules without end that begin such effects end as well.
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
  copy_part(to, from, offsetof(State, damage), sizeof live->damage);
  copy_part(to, from, offsetof(State, frames), live->nframes * sizeof *live->frames);
  copy_part(to, from, offsetof(State, log), live->nlog * sizeof *live->log);
}

void rescue_mark(PopGame *g) {
  const Instance *of = &flow_top(g)->of;
  if (g->marked || of->card == NO_CARD || of->ability == IR_NONE ||
      g->p->abilities.at[of->ability].kind == ABILITY_rule)
    return;
  g->marked = g->s.nframes;
  g->mark_ticks = g->s.ticks;
  copy_live(g->mark, (const unsigned char *)&g->s, &g->s);
}

void rescue_unmark(PopGame *g, int index) {
  if (g->marked == index + 1) g->marked = 0;
}

static void report(PopGame *g) {
  char message[sizeof g->error];
  memcpy(message, g->error, sizeof message);
  g->status = POP_OK;
  g->error[0] = 0;
  fault_ability(g, &flow_top(g)->of, g->fault, message);
}

void rescue_restore(PopGame *g) {
  memcpy(&g->s, g->mark, offsetof(State, cards)); /* the counts first */
  copy_live((unsigned char *)&g->s, g->mark, &g->s);
  zone_index(g);
  g->marked = 0;
  g->options_ready = 0;
}

int rescue_try(PopGame *g) {
  if (g->status != POP_ERROR_LIMIT || !g->marked) return 0;
  rescue_restore(g);
  g->depth = 0;
  g->asked = 0;
  g->s.ticks = g->mark_ticks;
  report(g);
  flow_stop(g);
  return g->status == POP_OK;
}
