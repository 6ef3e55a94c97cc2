/* script.c: the Lua state, its limits, and the one door into it.
**
** Memory: Lua allocates through the program's allocator up to the configured limit; while
** a sandboxed file runs, single strings, tables and the stack have lower ones, because one
** instruction may copy or walk through all of them.
** Time: a count hook takes instructions from the budget of the call, long strings take
** some by their length (equal in every run, which other allocations are not), and work in
** C by its size. When it is gone the hook fires at every instruction, so that a script's
** own pcall cannot swallow the error. A call inside another has no more than what that one
** has left.
** A hook makes each instruction dearer. At the end of loading, when most instructions are run
** and all of them are the vocabulary's, over declarations whose size was measured, there is
** none: what it asks the core for costs what is run for it on average. Blocks and bytes would
** not do: how many there are depends on the size of pointers and the seed of hashing. Garbage
** is collected once behind it, unless memory runs out before.
** No panic can happen: the state is set up, and everything after runs, inside lua_pcall.
*/
#include "script_bind.h"

#include <stdio.h>
#include <string.h>

/* -- memory ------------------------------------------------------------------------ */

/* Lua collects garbage and asks once more before it gives up; a script that lives on such
** rescues is stopped. Lua's own message has no position: keep where the code stands. */
static void *refuse(Script *s, int by_allocator) {
  lua_Debug ar;
  s->refused = by_allocator;
  if (++s->refusals > SCRIPT_REFUSALS) s->killed = POP_FAULT_MEMORY;
  if (!s->running || !script_innermost(s->running, &ar)) return NULL;
  snprintf(s->where_file, sizeof s->where_file, "%s", script_source(&ar));
  s->where_line = ar.currentline;
  return NULL;
}

/* Words of the vocabulary keep tables of their own, for all files. Where no function runs
** the parser does: code that grows is bounded, because naming a value for a message recurses
** through the code that made it, and 2 MiB of C stack must be enough for that. */
static size_t largest_block(const Script *s, const void *ptr) {
  lua_Debug ar;
  if (!script_innermost(s->L, &ar)) return ptr ? SCRIPT_CODE_MAX : SIZE_MAX;
  return ar.source[0] == '=' ? SCRIPT_BLOCK_MAX : SIZE_MAX;
}

static int is_too_large(const Script *s, const void *ptr, size_t type, size_t size) {
  if (!ptr && type == LUA_TSTRING) return size > SCRIPT_STRING_MAX;
  return size > SCRIPT_CODE_MAX && (ptr || type != LUA_TUSERDATA) &&
         size > largest_block(s, ptr);
}

/* Without a block Lua passes the type of the new object as old size. */
static void *allocate(void *user, void *ptr, size_t old_size, size_t size) {
  Script *s = user;
  const PopConfig *c = &s->program->config;
  size_t old = ptr ? old_size : 0;
  int string = s->strict && !ptr && old_size == LUA_TSTRING;
  if (size > old && (size - old > c->memory_limit - s->used ||
                     (s->strict && is_too_large(s, ptr, old_size, size))))
    return refuse(s, 0);
  void *at = c->allocator(c->allocator_user, ptr, old, size);
  if (!at && size) return refuse(s, 1);
  s->used += size - old;
  if (string && size > SCRIPT_STRING_FREE) s->budget -= (int64_t)(size / 32);
  return at;
}

static int memory_kib(const Script *s) {
  return (int)(s->program->config.memory_limit / 1024);
}

/* -- time -------------------------------------------------------------------------- */

static void on_count(lua_State *L, lua_Debug *ar);

/* Raises if the call may not go on; from then on at every instruction. */
static void look_at_budget(lua_State *L) {
  Script *s = script_of(L);
  if (s->budget > 0 && !s->killed) return;
  lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
  if (s->killed == POP_FAULT_MEMORY) luaL_error(L, SCRIPT_MEMORY_ERROR, memory_kib(s));
  s->killed = POP_FAULT_INSTRUCTIONS;
  luaL_error(L, "runs too long: the instruction limit is used up");
}

static void on_count(lua_State *L, lua_Debug *ar) {
  (void)ar;
  script_of(L)->budget -= SCRIPT_HOOK_STEP;
  look_at_budget(L);
}

void script_charge(lua_State *L, size_t instructions) {
  script_of(L)->budget -= (int64_t)instructions;
  look_at_budget(L);
}

void script_charge_lowering(lua_State *L) {
  if (script_of(L)->uncounted) script_charge(L, SCRIPT_LOWERING_COST);
}

/* Sets budget and hook for code that is about to run. */
static void arm(Script *s, int64_t budget) {
  s->budget = budget;
  s->killed = s->fault = 0;
  s->refused = s->starved = s->refusals = 0;
  s->fault_call = 0;
  s->error[0] = s->where_file[0] = 0;
  s->where_line = s->lowering = 0;
  s->running = s->L;
  lua_sethook(s->L, on_count, LUA_MASKCOUNT, SCRIPT_HOOK_STEP);
}

/* -- the door ---------------------------------------------------------------------- */

/* The message handler: here the stack still shows where the error came from. */
static int on_error(lua_State *L) {
  Script *s = script_of(L);
  if (!bind_is_suspended(s)) script_note_error(s, L, 1);
  return 1;
}

static void note_memory(Script *s) {
  char text[160];
  snprintf(text, sizeof text, SCRIPT_MEMORY_ERROR, memory_kib(s));
  if (s->where_line > 0)
    script_fail(s, POP_OK, "%s:%d: %s", s->where_file, s->where_line, text);
  else
    script_fail(s, POP_OK, "%s", text); /* while it was read: the file is added later */
}

static PopStatus failed(Script *s, int rc) {
  if (rc == LUA_ERRMEM) lua_gc(s->L, LUA_GCCOLLECT); /* the next call starts with room */
  if (s->starved || (s->refused && rc == LUA_ERRMEM))
    return script_fail(s, POP_ERROR_MEMORY, "not enough memory");
  s->fault = rc == LUA_ERRMEM ? POP_FAULT_MEMORY : s->killed ? s->killed : POP_FAULT_ERROR;
  if (rc == LUA_ERRMEM)
    note_memory(s);
  else if (!s->error[0])
    script_fail(s, POP_OK, "error while an error was handled");
  return POP_ERROR_SCRIPT;
}

/* What belongs to one call; a condition may be evaluated while a function asks. */
typedef struct Outer {
  lua_State *running;
  int64_t budget;
  PopFault killed;
  int refused, starved, refusals, strict, lowering;
} Outer;

static Outer save_outer(const Script *s) {
  return (Outer){s->running, s->budget, s->killed, s->refused, s->starved, s->refusals,
                 s->strict, s->lowering};
}

/* The count of the hook began anew: what was not counted yet is lost, so the call costs
** the most that may be. */
static void restore_outer(Script *s, const Outer *o) {
  s->running = o->running;
  s->budget = o->budget - s->spent - SCRIPT_HOOK_STEP;
  s->killed = o->killed;
  s->refused = o->refused;
  s->starved = o->starved;
  s->refusals = o->refusals;
  s->strict = o->strict;
  s->lowering = o->lowering;
  int step = s->budget > 0 && !s->killed ? SCRIPT_HOOK_STEP : 1;
  if (o->running) lua_sethook(s->L, on_count, LUA_MASKCOUNT, step);
  else lua_sethook(s->L, NULL, 0, 0);
}

/* How far a call came that is out of memory differs from machine to machine: it costs all. */
static void add_up(Script *s, int64_t budget) {
  if (s->fault == POP_FAULT_MEMORY) s->budget = 0;
  s->spent = (s->budget > 0 ? budget - s->budget : budget) + SCRIPT_HOOK_STEP;
}

PopStatus script_call(Script *s, int nargs, int nresults, int64_t budget) {
  lua_State *L = s->L;
  Outer outer = save_outer(s);
  int handler = lua_gettop(L) - nargs;
  if (outer.running && budget > outer.budget) budget = outer.budget;
  arm(s, budget);
  lua_pushcfunction(L, on_error);
  lua_insert(L, handler);
  int rc = lua_pcall(L, nargs, nresults, handler);
  lua_remove(L, handler);
  PopStatus status = POP_OK;
  if (rc != LUA_OK) {
    lua_pop(L, 1);
    if (bind_is_suspended(s)) status = POP_DECIDE;
    else status = failed(s, rc);
  }
  add_up(s, budget);
  restore_outer(s, &outer);
  return status;
}

PopStatus script_call_lost(Script *s, int nargs, int64_t budget, PopFault fault) {
  Outer outer = save_outer(s);
  lua_Debug ar;
  lua_pop(s->L, nargs);
  lua_getinfo(s->L, ">S", &ar);
  if (outer.running && budget > outer.budget) budget = outer.budget;
  arm(s, budget);
  s->fault = fault;
  snprintf(s->where_file, sizeof s->where_file, "%s", script_source(&ar));
  s->where_line = ar.linedefined;
  if (fault == POP_FAULT_MEMORY) note_memory(s);
  else script_fail(s, POP_OK, "runs no more: the instruction limit of the game is used up");
  add_up(s, budget);
  restore_outer(s, &outer);
  return POP_ERROR_SCRIPT;
}

/* -- host tables ------------------------------------------------------------------- */

void script_push(lua_State *L, ScriptSlot slot) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, SCRIPT_REGISTRY_BASE + (int)slot);
}

void script_keep(lua_State *L, ScriptSlot slot) {
  lua_rawseti(L, LUA_REGISTRYINDEX, SCRIPT_REGISTRY_BASE + (int)slot);
}

uint32_t script_functions(const Script *s) { return (uint32_t)s->nfuncs; }

/* -- life -------------------------------------------------------------------------- */

static int l_open(lua_State *L) {
  static const ScriptSlot tables[] = {SLOT_WORDS, SLOT_FUNCS, SLOT_ON_FINISH};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    lua_newtable(L);
    script_keep(L, tables[i]);
  }
  lua_pushboolean(L, 0);
  script_keep(L, SLOT_EXACT);
  lua_pushboolean(L, 0);
  script_keep(L, SLOT_ON_SELECTOR);
  script_open_sandbox(L);
  script_open_bind(L);
  script_push(L, SLOT_VOCABULARY_ENV);
  script_open_declare(L);
  lua_setfield(L, -2, "core");
  return 0;
}

Script *script_new(PopProgram *p) {
  Script *s = p->config.allocator(p->config.allocator_user, NULL, 0, sizeof *s);
  if (!s) return NULL;
  memset(s, 0, sizeof *s);
  s->program = p;
  s->file = s->set = "";
  s->L = lua_newstate(allocate, s);
  if (!s->L) { script_free(s); return NULL; }
  *(Script **)lua_getextraspace(s->L) = s;
  lua_pushcfunction(s->L, l_open);
  if (script_call(s, 0, 0, INT64_MAX) != POP_OK) { script_free(s); return NULL; }
  return s;
}

void script_free(Script *s) {
  if (!s) return;
  if (s->L) lua_close(s->L);
  const PopConfig *c = &s->program->config;
  c->allocator(c->allocator_user, s, sizeof *s, 0);
}

/* -- loading ----------------------------------------------------------------------- */

typedef struct Source {
  const char *name, *text;
  size_t length;
} Source;

/* Compiles and runs one file. A syntax error has its position in the text already. */
static int l_load(lua_State *L) {
  const Source *source = lua_touserdata(L, 1);
  Script *s = script_of(L);
  const char *chunk = lua_pushfstring(L, "%s%s", s->vocabulary ? "@" : "=", source->name);
  if (luaL_loadbufferx(L, source->text, source->length, chunk, "t") != LUA_OK)
    return lua_error(L);
  script_push(L, s->vocabulary ? SLOT_VOCABULARY_ENV : SLOT_SANDBOX_ENV);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 0);
  return 0;
}

PopStatus script_load(Script *s, PopScriptRole role, const char *set, const char *name,
                      const char *text, size_t length) {
  Source source = {name, text, length};
  int line = 0;
  const char *wrong = role == POP_VOCABULARY ? NULL : script_find_refused(text, length, &line);
  if (wrong) return script_fail(s, POP_ERROR_SCRIPT, "%s:%d: %s", name, line, wrong);
  s->file = name;
  s->set = set;
  s->vocabulary = role == POP_VOCABULARY;
  s->strict = !s->vocabulary;
  s->loading = 1;
  s->nfiles++;
  lua_pushcfunction(s->L, l_load);
  lua_pushlightuserdata(s->L, &source);
  int64_t limit = (int64_t)s->program->config.instruction_limit * SCRIPT_LOAD_FACTOR;
  PopStatus status = script_call(s, 1, 0, limit);
  if (status == POP_ERROR_SCRIPT && !s->where_line) script_fix_syntax_error(s, name);
  s->file = s->set = "";
  s->strict = s->vocabulary = s->loading = 0;
  return status;
}

static int l_finish(lua_State *L) {
  Script *s = script_of(L);
  lua_sethook(L, NULL, 0, 0);
  lua_gc(L, LUA_GCSTOP);
  s->uncounted = 1;
  for (int i = 1; i <= s->nfinish; i++) {
    script_push(L, SLOT_ON_FINISH);
    lua_rawgeti(L, -1, i);
    lua_call(L, 0, 0);
    lua_pop(L, 1);
  }
  return 0;
}

PopStatus script_finish(Script *s) {
  int64_t limit = (int64_t)s->program->config.instruction_limit * SCRIPT_LOAD_FACTOR;
  s->loading = 1;
  lua_pushcfunction(s->L, l_finish);
  PopStatus status = script_call(s, 0, 0, limit * (s->nfiles ? s->nfiles : 1));
  s->loading = s->uncounted = 0;
  lua_gc(s->L, LUA_GCRESTART);
  lua_gc(s->L, LUA_GCCOLLECT);
  if (status == POP_OK && (!script_prepare_verbs(s) || !script_prepare_scratch(s)))
    return script_fail(s, POP_ERROR_MEMORY, "not enough memory");
  return status;
}
