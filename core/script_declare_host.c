/* script_declare_host.c: the table 'core', third part: what the vocabulary has of its host. */
#include "script_declare.h"

/* Keeps the function or value at 1 in a host list; its place, from 0. */
static int keep_in_list(lua_State *L, ScriptSlot slot, int *count) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  luaL_argcheck(L, *count < (int)IR_NONE - 1, 1, "too many functions");
  script_push(L, slot);
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, *count + 1);
  return (*count)++;
}

static int l_func(lua_State *L) {
  lua_pushinteger(L, keep_in_list(L, SLOT_FUNCS, &script_of(L)->nfuncs));
  return 1;
}

static int l_on_finish(lua_State *L) {
  keep_in_list(L, SLOT_ON_FINISH, &script_of(L)->nfinish);
  return 0;
}

/* core.on_selector(f): f(x) lowers a selector made by a running function to its id. */
static int l_on_selector(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 1);
  script_keep(L, SLOT_ON_SELECTOR);
  return 0;
}

/* core.where(level): file and line of the nearest caller that is no vocabulary; if there
** is none, of the caller 'level' functions up (1: who called the caller of where). */
static int l_where(lua_State *L) {
  lua_Debug ar;
  int level = (int)luaL_optinteger(L, 1, 1);
  if (!script_author(L, &ar)) {
    if (!lua_getstack(L, level + 1, &ar)) {
      lua_pushstring(L, script_of(L)->file);
      lua_pushinteger(L, 0);
      return 2;
    }
    lua_getinfo(L, "Sl", &ar);
  }
  lua_pushstring(L, script_source(&ar));
  lua_pushinteger(L, ar.currentline > 0 ? ar.currentline : 0);
  return 2;
}

static int l_set(lua_State *L) {
  lua_pushstring(L, script_of(L)->set);
  return 1;
}

/* core.export{name = value, ...} */
static int l_export(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  script_push(L, SLOT_WORDS);
  for (lua_pushnil(L); lua_next(L, 1);) {
    if (lua_type(L, -2) != LUA_TSTRING) return luaL_error(L, "core.export: names only");
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 2);
  }
  return 0;
}

static int l_fail(lua_State *L) {
  luaL_checktype(L, 1, LUA_TSTRING);
  lua_settop(L, 1);
  lua_pushvalue(L, 1);
  script_keep(L, SLOT_EXACT);
  return lua_error(L);
}

/* core.tag(value): the tag of an object of the vocabulary, else nil. It is asked of nearly
** every value of every declaration. */
static int l_tag(lua_State *L) {
  script_charge_lowering(L);
  if (lua_type(L, 1) == LUA_TTABLE && lua_getmetatable(L, 1)) lua_getfield(L, 1, "tag");
  else lua_pushnil(L);
  return 1;
}

/* core.gap(list): the first position of an author's table that is empty although a later one
** is not, or nil. It is asked of every table. */
static int l_gap(lua_State *L) {
  lua_Integer keys = 0, count = 0, at = 1;
  lua_Number last = 0;
  if (lua_type(L, 1) != LUA_TTABLE || lua_getmetatable(L, 1)) return 0;
  lua_settop(L, 1);
  for (lua_pushnil(L); lua_next(L, 1); lua_settop(L, 2)) {
    keys++;
    if (lua_type(L, 2) != LUA_TNUMBER) continue;
    count++;
    if (lua_tonumber(L, 2) > last) last = lua_tonumber(L, 2);
  }
  script_charge(L, (size_t)keys * 4); /* what the loop in Lua would cost */
  if ((lua_Number)count == last) return 0;
  while (at <= count && lua_rawgeti(L, 1, at) != LUA_TNIL) {
    lua_settop(L, 1);
    at++;
  }
  lua_pushinteger(L, at);
  return 1;
}

/* core.charge(n): takes instructions from the budget, for what runs long without asking the
** core. */
static int l_charge(lua_State *L) {
  lua_Integer n = luaL_checkinteger(L, 1);
  if (n > 0) script_charge(L, (size_t)n);
  return 0;
}

void script_open_declare_host(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"func", l_func}, {"on_finish", l_on_finish}, {"on_selector", l_on_selector},
    {"set", l_set}, {"export", l_export}, {NULL, NULL} };
  static const luaL_Reg always[] = {
    {"where", l_where}, {"measure", script_l_measure}, {"charge", l_charge}, {"tag", l_tag},
    {"gap", l_gap}, {"fail", l_fail}, {NULL, NULL} };
  script_set_guarded(L, functions);
  luaL_setfuncs(L, always, 0);
}
