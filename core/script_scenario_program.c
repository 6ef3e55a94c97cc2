/* script_scenario_program.c: a program of trusted Lua: loaded, and asked for names. */
#include <stdio.h>
#include <strings.h>

#include "near.h"
#include "program.h"
#include "script_host.h"
#include "script_scenario_game.h"

typedef struct Program { PopProgram *at; } Program;

PopProgram *scenario_check_program(lua_State *L, int arg) {
  Program *p = luaL_checkudata(L, arg, SCENARIO_PROGRAM);
  return p->at;
}

static void keep_script_error(void *user, const PopScriptError *e) {
  Scenarios *s = user;
  if (s->nerrors < SCENARIO_ERRORS)
    snprintf(s->errors[s->nerrors], SCENARIO_ERROR_SIZE, "%s: %s (%s:%d): %s", e->card,
             e->clause, e->file, e->line, e->message);
  s->nerrors++;
}

static int l_load(lua_State *L) {
  Scenarios *s = lua_touserdata(L, lua_upvalueindex(1));
  const char *overlay = luaL_optstring(L, 1, "");
  char error[600] = "";
  PopConfig config = {.script_error = keep_script_error, .user = s};
  Program *p = lua_newuserdatauv(L, sizeof *p, 0);
  p->at = NULL;
  luaL_setmetatable(L, SCENARIO_PROGRAM);
  p->at = s->host.load(s->host.user, &config, overlay, error, sizeof error);
  if (p->at) return 1;
  lua_pushnil(L);
  lua_pushstring(L, error);
  return 2;
}

static int l_program_gc(lua_State *L) {
  Program *p = luaL_checkudata(L, 1, SCENARIO_PROGRAM);
  pop_program_free(p->at);
  p->at = NULL;
  return 0;
}

/* program, name -> definition; or nil and, if there is one, the name that may have been meant */
static int l_find(lua_State *L) {
  PopProgram *p = scenario_check_program(L, 1);
  const char *name = luaL_checkstring(L, 2), *best = NULL;
  int def = pop_program_find(p, name);
  if (def >= 0) {
    lua_pushinteger(L, def);
    return 1;
  }
  for (unsigned i = 0; i < p->defs.count; i++) {
    const char *other = program_string(p, p->defs.at[i].full_name);
    if (near_enough(name, other) &&
        (!best || near_distance(name, other) < near_distance(name, best)))
      best = other;
  }
  lua_pushnil(L);
  lua_pushstring(L, best);
  return 2;
}

/* name, set -> the key of the set that may have been meant, or nil */
static int l_near(lua_State *L) {
  const char *name = luaL_checkstring(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  return script_push_nearest(L, 2, name);
}

/* program -> the set of its windows' names */
static int l_windows(lua_State *L) {
  const PopProgram *p = scenario_check_program(L, 1);
  lua_newtable(L);
  for (unsigned i = 0; i < p->windows.count; i++) {
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, program_string(p, p->windows.at[i].name));
  }
  return 1;
}

/* program, name -> whether it is a keyword, without case */
static int l_is_keyword(lua_State *L) {
  PopProgram *p = scenario_check_program(L, 1);
  const char *name = luaL_checkstring(L, 2);
  int found = 0, count = pop_program_keywords(p);
  for (int i = 0; !found && i < count; i++) {
    PopKeyword keyword;
    found = pop_program_keyword(p, i, &keyword) == POP_OK &&
            !strcasecmp(keyword.name, name);
  }
  lua_pushboolean(L, found);
  return 1;
}

/* -> list of the script errors since the last game was made */
static int l_script_errors(lua_State *L) {
  Scenarios *s = lua_touserdata(L, lua_upvalueindex(1));
  int kept = s->nerrors < SCENARIO_ERRORS ? s->nerrors : SCENARIO_ERRORS;
  lua_createtable(L, kept, 0);
  for (int i = 0; i < kept; i++) {
    lua_pushstring(L, s->errors[i]);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

const luaL_Reg scenario_program_functions[] = {
  {"load", l_load}, {"find", l_find}, {"is_keyword", l_is_keyword},
  {"near", l_near}, {"windows", l_windows}, {"script_errors", l_script_errors}, {NULL, NULL}
};

const luaL_Reg scenario_program_methods[] = {{"__gc", l_program_gc}, {NULL, NULL}};
