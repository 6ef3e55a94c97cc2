/* script_effect.c: functions of scripts at work: conditions, values and effects.
**
** An effect runs under a shadow, a copy of the state made before its first instruction
** (after its cost was paid and its use counted, so that a failing one is not offered
** again for ever). To go on, it is run again from its start; what it was told so far
** comes from the log of its frame. There is no suspended Lua thread, hence nothing that a
** copy of the game would have to take along but the shadows.
*/
#include "script_bind.h"

#include <stdio.h>
#include <string.h>

#include "fault.h"
#include "flow.h"
#include "request.h"
#include "rescue.h"
#include "script_verb.h"

/* -- shadows ----------------------------------------------------------------------- */

/* The position remembered for rescues serves where it was taken right before the function:
** no shadow is needed then, and no memory. */
static int is_marked(const PopGame *g, int index) {
  return rescue_has(g, index) && g->s.frames[index].pc == 0;
}

struct Shadow {
  Shadow *below;
  int frame;       /* index of the frame whose function runs */
  State s;
};

static void pop_shadow(PopGame *g) {
  Shadow *top = g->shadow;
  g->shadow = top->below;
  game_alloc(g, top, sizeof *top, 0);
}

/* Drops shadows of frames from 'index' on: of functions that are not running any more. */
static void drop_shadows(PopGame *g, int index) {
  while (g->shadow && g->shadow->frame >= index) pop_shadow(g);
}

/* What was reported goes too: the next game of this handle reports as any other does. */
void script_forget(PopGame *g) {
  Script *s = g->p->script;
  drop_shadows(g, 0);
  if (s->reported == g) s->reported = NULL;
}

static int push_shadow(PopGame *g, int index) {
  drop_shadows(g, index);
  if (is_marked(g, index)) return 1;
  Shadow *shadow = game_alloc(g, NULL, 0, sizeof *shadow);
  if (!shadow) return 0;
  shadow->below = g->shadow;
  shadow->frame = index;
  shadow->s = g->s;
  g->shadow = shadow;
  return 1;
}

static void free_shadows(PopGame *g, Shadow *at) {
  while (at) {
    Shadow *below = at->below;
    game_alloc(g, at, sizeof *at, 0);
    at = below;
  }
}

/* 'to' keeps its own until all copies are made: without memory it stays a whole game. */
PopStatus script_copy(PopGame *to, const PopGame *from) {
  Shadow *list = NULL, **end = &list;
  for (const Shadow *at = from->shadow; at; at = at->below) {
    if (at->frame >= from->s.nframes) continue;
    Shadow *copy = game_alloc(to, NULL, 0, sizeof *copy);
    if (!copy) {
      free_shadows(to, list);
      return POP_ERROR_MEMORY;
    }
    *copy = *at;
    copy->below = NULL;
    *end = copy;
    end = &copy->below;
  }
  script_forget(to);
  to->shadow = list;
  return POP_OK;
}

size_t script_shadow_bytes(const PopGame *g) {
  size_t bytes = 0;
  for (const Shadow *at = g->shadow; at; at = at->below) bytes += sizeof *at;
  return bytes;
}

/* -- reports ----------------------------------------------------------------------- */

static void report(Script *s, PopGame *g, uint8_t card, const char *clause) {
  char prefix[sizeof s->where_file + 16];
  const char *message = s->error;
  int n = snprintf(prefix, sizeof prefix, "%s:%d: ", s->where_file, s->where_line);
  if (s->where_line > 0 && !strncmp(message, prefix, (size_t)n)) message += n;
  PopScriptError e = {
    .code = s->fault ? s->fault : POP_FAULT_ERROR, .clause = clause,
    .file = s->where_line > 0 ? s->where_file : "",
    .line = s->where_line > 0 ? s->where_line : 0, .message = message,
    .call = s->fault_call};
  fault_tell(g, card, &e);
}

/* A condition that fails would fail in every window: told once a turn. */
static void report_condition(Script *s, const Ctx *ctx, uint16_t func) {
  PopGame *g = ctx->g;
  int told = s->reported == g && s->reported_func == func && s->reported_turn == g->s.turn;
  if (told && !s->fault_call && !g->p->config.stop_on_script_error) return;
  if (g->unheard && !g->p->config.stop_on_script_error) return;
  s->reported = g;
  s->reported_func = func;
  s->reported_turn = g->s.turn;
  report(s, g, ctx->self, "condition");
}

/* -- calling ----------------------------------------------------------------------- */

/* Pushes the function; 0 if there is no room. [-0, +(1|0)] */
static int push_function(Script *s, uint16_t func) {
  if (!lua_checkstack(s->L, 16)) return 0;
  script_push(s->L, SLOT_FUNCS);
  lua_rawgeti(s->L, -1, func + 1);
  lua_remove(s->L, -2);
  return 1;
}

static int is_expected(const Tally *t) {
  for (int i = 0; i < t->nexpected; i++)
    if (t->expected[i] == t->calls) return 1;
  return 0;
}

/* Where the memory limit strikes differs from machine to machine: it has a number by which
** it can be made to strike there again, and costs as much as a call can. */
static PopStatus note_fault(Script *s, PopGame *g, uint32_t number) {
  s->fault_call = number;
  if (++g->tally.failed > POP_FAULTS_MAX)
    game_fail(g, POP_ERROR_LIMIT, "more than %d calls of functions out of memory",
              POP_FAULTS_MAX);
  return POP_ERROR_SCRIPT;
}

static PopStatus call_bound(Script *s, Bind *b, int nargs, int nresults, int64_t budget) {
  Bind *outer = s->bind;
  s->bind = b;
  s->strict = 1;
  PopStatus status = script_call(s, nargs, nresults, budget);
  s->bind = outer;
  s->strict = outer != NULL;
  return status;
}

static PopStatus call(Script *s, Bind *b, int nargs, int nresults) {
  const PopConfig *c = &s->program->config;
  Tally *t = &b->g->tally;
  int64_t budget = c->instruction_limit;
  PopStatus status;
  if (!b->g->running) return call_bound(s, b, nargs, nresults, budget);
  uint32_t number = ++t->calls;
  uint64_t most = c->game_instruction_limit;
  uint64_t left = t->instructions < most ? most - t->instructions : 0;
  if (left < (uint64_t)budget) budget = (int64_t)left;
  if (is_expected(t)) status = script_call_lost(s, nargs, budget, POP_FAULT_MEMORY);
  else if (!left) status = script_call_lost(s, nargs, 0, POP_FAULT_INSTRUCTIONS);
  else status = call_bound(s, b, nargs, nresults, budget);
  if (!s->bind) t->instructions += (uint64_t)s->spent; /* else the outer one counts it */
  if (status == POP_ERROR_SCRIPT && s->fault == POP_FAULT_MEMORY)
    return note_fault(s, b->g, number);
  s->fault_call = 0;
  return status;
}

/* The number that a condition or value gave, on top; 0 if it is none. [-1, +0] */
static int take_result(Script *s, int32_t *result) {
  lua_State *L = s->L;
  int ok = 1, whole;
  lua_Integer n = 0;
  if (lua_isboolean(L, -1) || lua_isnil(L, -1)) n = lua_toboolean(L, -1);
  else if (lua_type(L, -1) != LUA_TNUMBER) ok = 0;
  else n = lua_tointegerx(L, -1, &whole), ok = whole;
  if (!ok)
    script_fail(s, POP_OK,
                "a condition or value gave a %s, not a whole number or boolean",
                luaL_typename(L, -1));
  *result = n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
  lua_pop(L, 1);
  return ok;
}

int script_predicate(Script *s, const Ctx *ctx, uint16_t func, int32_t *result) {
  Bind b = {.g = ctx->g, .ctx = ctx};
  uint8_t other = ctx->candidate;
  *result = 0;
  if (other == NO_CARD && ctx->event) other = ctx->event->card;
  if (!push_function(s, func)) {
    game_fail(ctx->g, POP_ERROR_MEMORY, "not enough memory");
    return 0;
  }
  bind_push_card(s->L, ctx->g, ctx->self);
  bind_push_card(s->L, ctx->g, other);
  s->where_line = 0;
  PopStatus status = call(s, &b, 2, 1);
  if (status == POP_OK && take_result(s, result)) return 1;
  if (status == POP_ERROR_MEMORY) game_fail(ctx->g, status, "not enough memory");
  else report_condition(s, ctx, func);
  return 0;
}

/* -- effects ----------------------------------------------------------------------- */

static int32_t answer_entry(PopGame *g, const PopOption *taken) {
  switch (taken->kind) {
    case POP_OPTION_CARD: return bind_card_entry(g, taken->card);
    case POP_OPTION_PASS: return -1;
    default: return taken->number;
  }
}

/* What the function waited for goes into its log. */
static int take_up(PopGame *g, Frame *f) {
  PopOption taken = {0};
  int32_t told = f->done;
  f->x = f->n; /* frames above hand back their own */
  if (f->phase == EFFECT_ASKED) {
    request_taken(g, &taken);
    told = answer_entry(g, &taken);
  }
  return bind_append(g, told);
}

/* Back to the start of the function of frame 'index'. */
static void restore(PopGame *g, int index) {
  if (!g->shadow || g->shadow->frame != index) {
    rescue_restore(g);
    return;
  }
  g->s = g->shadow->s;
  rescue_forget(g, index + 1);
  pop_shadow(g);
}

/* All it did did not happen; the rest of the effect does not either. */
static Flow give_up(PopGame *g, Frame *f) {
  Script *s = g->p->script;
  uint16_t ability = f->of.ability;
  const char *clause = ability == IR_NONE
                           ? "" : program_string(g->p, g->p->abilities.at[ability].text);
  report(s, g, f->of.card, clause);
  uint32_t ticks = g->s.ticks;
  restore(g, (int)(f - g->s.frames));
  g->s.ticks = ticks;
  g->options_ready = 0;
  flow_stop(g);
  return FLOW_NEXT;
}

static Flow finish(PopGame *g, Frame *f) {
  g->s.nlog = f->log_base;
  f->signature = 0;
  drop_shadows(g, (int)(f - g->s.frames));
  return FLOW_NEXT;
}

static int repeated(Script *s, const Bind *b) {
  int all = b->frame->log_base + b->at >= b->g->s.nlog;
  if (all && b->signature == b->frame->signature) return 1;
  s->fault = POP_FAULT_REPEAT;
  script_fail(s, POP_OK, "this function does not repeat itself: it depends on something "
                         "besides what it is told");
  return 0;
}

static Flow run(PopGame *g, Frame *f, uint16_t func) {
  Script *s = g->p->script;
  Ctx ctx = ctx_frame(g, f);
  Bind b = {.g = g, .frame = f, .ctx = &ctx};
  s->where_line = 0;
  if (!push_function(s, func)) return game_fail(g, POP_ERROR_MEMORY, "not enough memory");
  bind_push_effect(s->L);
  PopStatus status = call(s, &b, 1, 0);
  if (status == POP_DECIDE) return b.flow;
  if (status == POP_ERROR_MEMORY) return game_fail(g, status, "not enough memory");
  if (b.differs) s->fault = POP_FAULT_REPEAT;
  return status == POP_OK && repeated(s, &b) ? finish(g, f) : give_up(g, f);
}

Flow script_effect(PopGame *g, Frame *f, uint16_t func) {
  Script *s = g->p->script;
  int index = (int)(f - g->s.frames);
  if (f->phase != EFFECT_NEW) {
    drop_shadows(g, index + 1);
    if (take_up(g, f)) return run(g, f, func);
    script_fail(s, POP_OK, "a function was told more than %d things", STATE_LOG);
    s->fault = POP_FAULT_STATE;
    s->where_line = 0;
    s->fault_call = 0;
    return give_up(g, f);
  }
  g->s.nlog = f->log_base;
  f->signature = 0;
  f->n = f->x;
  if (!push_shadow(g, index)) return game_fail(g, POP_ERROR_MEMORY, "not enough memory");
  return run(g, f, func);
}
