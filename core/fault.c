/* fault.c: reports of failed abilities.
**
** The messages of a game are limited like all that scripts can make grow; a fault that a
** journal must have is told even then.
*/
#include "fault.h"

#include <string.h>

#include "zone.h"

/* The innermost window that is open. */
static const char *window_name(const PopGame *g) {
  const PopProgram *p = g->p;
  for (int i = g->s.nframes - 1; i >= 0; i--) {
    const Frame *f = &g->s.frames[i];
    const List *list = &p->lists.at[f->list];
    if (f->pc >= list->count) continue;
    const Op *op = &p->ops.at[list->start + f->pc];
    if (op->code == OP_window) return program_string(p, p->windows.at[op->a].name);
  }
  return "";
}

static void complete(const PopGame *g, uint8_t card, PopScriptError *e) {
  const PopProgram *p = g->p;
  const Def *def = card == NO_CARD ? NULL : card_def(g, card);
  e->card = def ? program_string(p, def->full_name) : "";
  e->set = def ? program_string(p, def->set) : "";
  e->turn = g->s.turn;
  e->step = g->s.step < p->nsteps ? program_string(p, p->step_names[g->s.step]) : "";
  e->window = window_name(g);
  e->position = g->tally.decisions;
}

/* Takes the message out of what may be told. 0 if nothing is to be told any more. */
static int count_output(PopGame *g, PopScriptError *e) {
  uint32_t most = g->p->config.output_limit, length = (uint32_t)strlen(e->message);
  if (g->tally.output < most && length <= most - g->tally.output) {
    g->tally.output += length;
    return 1;
  }
  int first = g->tally.output < most;
  g->tally.output = most;
  e->message = "the output limit of this game is used up: further errors are not told";
  return first || e->code == POP_FAULT_MEMORY;
}

void fault_tell(PopGame *g, uint8_t card, PopScriptError *e) {
  const PopConfig *c = &g->p->config;
  int running = g->running;
  complete(g, card, e);
  g->running = 0; /* what the host reads meanwhile is no part of the game */
  if (!g->unheard && c->script_error && count_output(g, e)) c->script_error(c->user, e);
  g->running = running;
  if (c->stop_on_script_error)
    game_fail(g, POP_ERROR_SCRIPT, "%s%s%.120s: %s", e->card, *e->card ? ": " : "",
              e->clause, e->message);
}

void fault_ability(PopGame *g, const Instance *of, PopFault code, const char *message) {
  const PopProgram *p = g->p;
  const Ability *a = of->ability == IR_NONE ? NULL : &p->abilities.at[of->ability];
  PopScriptError e = {.code = code, .message = message,
                      .clause = a ? program_string(p, a->text) : "",
                      .file = a ? program_string(p, a->file) : "", .line = a ? a->line : 0};
  fault_tell(g, of->card, &e);
}
