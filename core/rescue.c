/* rescue.c: limits broken by cards.
**
** The copy is of the outermost effect: whatever happened inside it, nested windows and their
** decisions included, did not happen. What was paid stays paid, because the copy is made
** afterwards (R9.3.2 for disrupted plays, in spirit).
*/
#include "rescue.h"

#include <stdio.h>
#include <string.h>

#include "flow.h"
#include "zone.h"

void rescue_mark(PopGame *g) {
  const Instance *of = &flow_top(g)->of;
  if (g->marked || of->card == NO_CARD || of->ability == IR_NONE ||
      g->p->abilities.at[of->ability].kind == ABILITY_rule)
    return;
  g->marked = g->s.nframes;
  g->mark_ticks = g->s.ticks;
  memcpy(g->mark, &g->s, sizeof g->mark);
}

void rescue_unmark(PopGame *g, int index) {
  if (g->marked == index + 1) g->marked = 0;
}

static void report(PopGame *g) {
  const PopProgram *p = g->p;
  const Instance *of = &flow_top(g)->of;
  const Ability *a = of->ability == IR_NONE ? NULL : &p->abilities.at[of->ability];
  PopScriptError e = {
      .card = program_string(p, card_def(g, of->card)->full_name),
      .clause = a ? program_string(p, a->text) : "", .file = a ? program_string(p, a->file) : "",
      .line = a ? a->line : 0, .message = g->error, .turn = g->s.turn,
      .step = g->s.step == IR_NONE ? "" : program_string(p, p->step_names[g->s.step])};
  if (p->config.script_error) p->config.script_error(p->config.user, &e);
}

int rescue_try(PopGame *g) {
  if (g->status != POP_ERROR_LIMIT || !g->marked) return 0;
  memcpy(&g->s, g->mark, sizeof g->mark);
  g->s.dirty = 1;
  g->marked = 0;
  report(g);
  g->status = POP_OK;
  g->error[0] = 0;
  g->depth = 0;
  g->options_ready = 0;
  g->s.ticks = 0;
  flow_stop(g);
  return 1;
}
