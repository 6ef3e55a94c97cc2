/* script_scenario.c: the trusted Lua state in which scenario tests run.
**
** The harness (scripts/scenario.lua) returns a table of functions: know, load, prepare,
** count, info, run. Everything here is one protected call of one of these; a failure
** comes back as text. The engine's side is in script_scenario_game.c. Files of scenarios
** are trusted less than the harness: instructions and memory have limits.
*/
#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script_scenario_game.h"

/* Copies the error value on top into 'error' and pops it. [-1, +0] */
static int fail(lua_State *L, char *error, size_t size) {
  const char *message = lua_tostring(L, -1);
  snprintf(error, size, "%s", message ? message : "error without a message");
  lua_pop(L, 1);
  return 0;
}

/* Errors get a traceback only where they carry no place of their own. */
static int on_error(lua_State *L) {
  const char *message = lua_tostring(L, 1);
  if (!message) luaL_traceback(L, L, "error without a message", 1);
  return 1;
}

/* -- limits ------------------------------------------------------------------------- */

enum { INSTRUCTIONS = 100 * 1000 * 1000, MEMORY = 256 * 1024 * 1024 };

/* Once it has struck it strikes at every instruction: a pcall can't swallow it. */
static void on_count(lua_State *L, lua_Debug *ar) {
  (void)ar;
  lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
  luaL_error(L, "runs too long: the instruction limit is used up");
}

static void *allocate(void *user, void *at, size_t old_size, size_t size) {
  size_t *used = user, old = at ? old_size : 0;
  if (!size) {
    free(at);
    *used -= old;
    return NULL;
  }
  if (size > old && size - old > MEMORY - *used) return NULL;
  void *block = realloc(at, size);
  if (block) *used += size - old;
  return block;
}

/* -- calls -------------------------------------------------------------------------- */

/* Calls a function of the harness with one argument, which is on the stack. 0 with the
** error text, else leaves 'results'. [-1, +results|0] */
static int call(Scenarios *s, const char *name, int results, char *error, size_t size) {
  lua_State *L = s->lua;
  int top = lua_gettop(L);
  lua_pushcfunction(L, on_error);
  lua_rawgeti(L, LUA_REGISTRYINDEX, s->harness);
  lua_getfield(L, -1, name);
  lua_remove(L, -2);
  lua_rotate(L, top, -1);                   /* handler, function, argument */
  lua_sethook(L, on_count, LUA_MASKCOUNT, INSTRUCTIONS);
  if (lua_pcall(L, 1, results, top)) {
    lua_remove(L, top);
    return fail(L, error, size);
  }
  lua_remove(L, top);
  return 1;
}

/* Runs the harness file; its result becomes s->harness. Argument: the Scenarios. */
static int open_state(lua_State *L) {
  Scenarios *s = lua_touserdata(L, 1);
  luaL_openlibs(L);
  if (luaL_loadfilex(L, s->host.harness, "t")) return lua_error(L);
  scenario_push_engine(L, s);
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TTABLE);
  s->harness = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

Scenarios *scenarios_new(const ScenarioHost *host, char *error, size_t size) {
  Scenarios *s = calloc(1, sizeof *s);
  if (s) s->lua = lua_newstate(allocate, &s->used);
  if (!s || !s->lua) {
    snprintf(error, size, "out of memory");
    free(s);
    return NULL;
  }
  s->host = *host;
  lua_pushcfunction(s->lua, open_state);
  lua_pushlightuserdata(s->lua, s);
  if (!lua_pcall(s->lua, 1, 0, 0)) return s;
  fail(s->lua, error, size);
  scenarios_free(s);
  return NULL;
}

void scenarios_free(Scenarios *s) {
  if (!s) return;
  lua_close(s->lua);
  free(s);
}

int scenarios_know_id(Scenarios *s, const char *id, char *error, size_t size) {
  lua_pushstring(s->lua, id);
  return call(s, "know", 0, error, size);
}

int scenarios_load(Scenarios *s, const char *path, char *error, size_t size) {
  lua_pushstring(s->lua, path);
  return call(s, "load", 0, error, size);
}

int scenarios_prepare(Scenarios *s, char *error, size_t size) {
  lua_pushnil(s->lua);
  return call(s, "prepare", 0, error, size);
}

int scenarios_count(Scenarios *s) {
  char error[256];
  lua_pushnil(s->lua);
  if (!call(s, "count", 1, error, sizeof error)) return 0;
  int count = (int)lua_tointeger(s->lua, -1);
  lua_pop(s->lua, 1);
  return count;
}

/* A string field of the table on top; the harness keeps the table. */
static const char *field(lua_State *L, const char *name) {
  lua_getfield(L, -1, name);
  const char *text = lua_tostring(L, -1);
  lua_pop(L, 1);
  return text ? text : "";
}

void scenarios_info(Scenarios *s, int i, ScenarioInfo *out) {
  char error[256];
  *out = (ScenarioInfo){.name = "", .file = "", .ids = ""};
  lua_pushinteger(s->lua, i + 1);
  if (!call(s, "info", 1, error, sizeof error)) return;
  out->name = field(s->lua, "name");
  out->file = field(s->lua, "file");
  out->ids = field(s->lua, "id_text");
  lua_getfield(s->lua, -1, "line");
  out->line = (int)lua_tointeger(s->lua, -1);
  lua_pop(s->lua, 2);
}

int scenarios_run(Scenarios *s, int i, char *error, size_t size) {
  lua_pushinteger(s->lua, i + 1);
  return call(s, "run", 0, error, size);
}
