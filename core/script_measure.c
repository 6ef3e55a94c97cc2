/* script_measure.c: how large a declaration is, before anything reads it.
**
** An author's tables may be shared, endless, or hold each other, and what reads them recurses
** without looking. So they are measured first, as large as they would be written out. This
** is done here and not in the vocabulary because every table of every file passes it.
*/
#include <stdio.h>
#include <string.h>

#include "script_declare.h"

enum { MOST_DEPTH = 60, MOST_PARTS = 20000, MOST_TEXT = 1000, KEY_COST = 4, FAULT_SIZE = 120 };

typedef struct Measure {
  lua_State *L;
  int known;               /* table: those measured; false while one is */
  char fault[FAULT_SIZE];  /* "" none */
} Measure;

static int wrong(Measure *m, const char *what) {
  if (!*m->fault) snprintf(m->fault, sizeof m->fault, "%s", what);
  return 0;
}

static void check_text(Measure *m) {
  size_t length;
  const char *text = lua_tolstring(m->L, -1, &length);
  if (length > MOST_TEXT) wrong(m, "a text of more than 1000 bytes");
  for (size_t i = 0; i < length; i++)
    if ((unsigned char)text[i] < 32 || text[i] == 127)
      wrong(m, "a text with a control character in it");
}

/* The key below the value on top: a name or a position. */
static void check_key(Measure *m) {
  lua_State *L = m->L;
  int type = lua_type(L, -2);
  if (type == LUA_TSTRING || (lua_isinteger(L, -2) && lua_tointeger(L, -2) > 0)) return;
  char got[40];
  if (type == LUA_TNUMBER && lua_isinteger(L, -2))
    snprintf(got, sizeof got, "%lld", (long long)lua_tointeger(L, -2));
  else if (type == LUA_TNUMBER) snprintf(got, sizeof got, "%.14g", lua_tonumber(L, -2));
  else if (type == LUA_TBOOLEAN)
    snprintf(got, sizeof got, "%s", lua_toboolean(L, -2) ? "true" : "false");
  else snprintf(got, sizeof got, "a %s", lua_typename(L, type));
  if (!*m->fault)
    snprintf(m->fault, sizeof m->fault, "a name or a position expected as key, got %s", got);
}

/* Words keep how they read in 'text': their own tables, not the author's. */
static int is_own_text(lua_State *L, int table) {
  if (lua_type(L, -2) != LUA_TSTRING || strcmp(lua_tostring(L, -2), "text")) return 0;
  if (!lua_getmetatable(L, table)) return 0;
  lua_pop(L, 1);
  lua_pushliteral(L, "tag");
  lua_rawget(L, table);
  int own = lua_type(L, -1) == LUA_TSTRING && !strcmp(lua_tostring(L, -1), "expr");
  lua_pop(L, 1);
  return own;
}

/* The number of tables in the one on top when none is shared; 0 with a fault. [-0, +0] */
static int parts(Measure *m, int depth) {
  lua_State *L = m->L;
  int table = lua_gettop(L), n = 1, keys = 1;
  luaL_checkstack(L, 6, "a declaration nested too deep");
  lua_pushvalue(L, table);
  int type = lua_rawget(L, m->known), before = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (type == LUA_TNUMBER) return before;
  if (type == LUA_TBOOLEAN) return wrong(m, "a table that holds itself");
  if (depth > MOST_DEPTH) return wrong(m, "tables nested more than 60 deep");
  lua_pushvalue(L, table);
  lua_pushboolean(L, 0);
  lua_rawset(L, m->known);
  for (lua_pushnil(L); !*m->fault && lua_next(L, table); lua_settop(L, table + 1)) {
    keys++;
    check_key(m);
    if (lua_type(L, -1) == LUA_TSTRING) check_text(m);
    if (lua_istable(L, -1) && !is_own_text(L, table)) n += parts(m, depth + 1);
    if (n > MOST_PARTS) wrong(m, "more than 20000 tables in one declaration");
  }
  lua_settop(L, table);
  script_charge(L, (size_t)keys * KEY_COST);
  lua_pushvalue(L, table);
  lua_pushinteger(L, n);
  lua_rawset(L, m->known);
  return *m->fault ? 0 : n;
}

/* core.measure(table): what is wrong with its size or its keys, or nothing. */
int script_l_measure(lua_State *L) {
  Measure m = {.L = L, .known = 2};
  if (!lua_istable(L, 1)) return 0;
  lua_settop(L, 1);
  lua_createtable(L, 0, 32); /* room for the tables of most declarations */
  lua_pushvalue(L, 1);
  parts(&m, 1);
  if (!*m.fault) return 0;
  lua_pushstring(L, m.fault);
  return 1;
}
