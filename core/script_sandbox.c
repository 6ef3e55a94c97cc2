/* script_sandbox.c: what scripts see besides the words of the vocabulary.
**
** Sandboxed files (rules, keywords, cards) get a list of harmless functions and the
** exported words, through an environment they cannot write. No patterns, no pcall, no
** metatables, no addresses, no order that depends on hashing: pairs() goes through sorted
** keys. Vocabulary files are trusted: they share one environment of their own and have
** pcall, patterns, table.* and metatables too, but still nothing that reaches the host.
*/
#include "script_bind.h"

#include <lualib.h>
#include <string.h>

#include "near.h"

/* -- functions that replace those of the base library ------------------------------ */

/* No addresses: what has no text of its own gives the name of its type. And one text for
** what is no number, which some machines write "-nan". */
static int l_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TNUMBER && lua_tonumber(L, 1) != lua_tonumber(L, 1)) {
    lua_pushliteral(L, "nan");
    return 1;
  }
  int type = lua_type(L, 1);
  int plain = type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER ||
              type == LUA_TSTRING;
  if (plain || luaL_getmetafield(L, 1, "__tostring") != LUA_TNIL)
    luaL_tolstring(L, 1, NULL);
  else lua_pushstring(L, luaL_typename(L, 1));
  return 1;
}

/* Errors of limits go through: they end the whole call. So does a question. */
static int l_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, 1);
  lua_insert(L, 1);
  int rc = lua_pcall(L, lua_gettop(L) - 2, LUA_MULTRET, 0);
  if (rc == LUA_OK) return lua_gettop(L);
  if (script_of(L)->killed || rc == LUA_ERRMEM || bind_is_suspended(script_of(L)))
    return lua_error(L);
  lua_pushboolean(L, 0);
  lua_insert(L, -2);
  return 2;
}

/* string.find without patterns; costs what it may do at worst. */
static int l_find(lua_State *L) {
  size_t length, wanted;
  luaL_checklstring(L, 1, &length);
  luaL_checklstring(L, 2, &wanted);
  script_charge(L, length * wanted / 64);
  lua_settop(L, 3);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 4, LUA_MULTRET);
  return lua_gettop(L);
}

static int l_rep(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  lua_Integer n = luaL_checkinteger(L, 2);
  lua_Integer most = SCRIPT_STRING_MAX / (lua_Integer)(length ? length : 1);
  luaL_argcheck(L, n <= most, 2, "too long");
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

/* string.byte of a few bytes: thousands of results would be copied by each call. */
static int l_byte(lua_State *L) {
  enum { MOST = 250 };
  luaL_checkstring(L, 1);
  lua_Integer from = luaL_optinteger(L, 2, 1), to = luaL_optinteger(L, 3, from);
  int same_end = (from < 0) == (to < 0);
  luaL_argcheck(L, same_end && to - from < MOST, 3, "at most 250 bytes at a time");
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

/* tonumber, which reads all of a long string. Numbers are whole (script_source.c). */
static int l_tonumber(lua_State *L) {
  if (lua_type(L, 1) == LUA_TSTRING) script_charge(L, lua_rawlen(L, 1) / 4);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  if (!lua_isinteger(L, -1)) lua_pushnil(L);
  return 1;
}

/* string.format for numbers and strings only: %p and %s of a table show addresses. */
static int l_format(lua_State *L) {
  const char *format = luaL_checkstring(L, 1);
  for (const char *at = format; (at = strchr(at, '%')) != NULL; at += *at != 0) {
    at += 1 + strspn(at + 1, "-+ #0123456789.");
    luaL_argcheck(L, *at && strchr("%cdisuxX", *at), 1, "only %c %d %i %s %u %x");
  }
  for (int i = 2; i <= lua_gettop(L); i++)
    luaL_argcheck(L, lua_isstring(L, i), i, "string or number expected");
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

/* -- unknown and forbidden globals ------------------------------------------------- */

int script_push_nearest(lua_State *L, int index, const char *name) {
  int found = 0, best = 0, place;
  index = lua_absindex(L, index);
  lua_pushnil(L); /* the best so far */
  place = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING) continue;
    const char *word = lua_tostring(L, -2);
    int distance = near_enough(name, word) ? near_distance(name, word) : 1000;
    if (distance == 1000 || (found && distance > best) ||
        (found && distance == best && strcmp(word, lua_tostring(L, place)) > 0))
      continue;
    found = 1;
    best = distance;
    lua_pushvalue(L, -2);
    lua_replace(L, place);
  }
  if (!found) lua_pop(L, 1);
  return found;
}

static int l_unknown(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  script_push(L, SLOT_WORDS);
  if (script_push_nearest(L, -1, name))
    return luaL_error(L, "unknown word '%s'; did you mean '%s'?", name,
                      lua_tostring(L, -1));
  return luaL_error(L, "unknown word '%s'", name);
}

static int l_read_only(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  return luaL_error(L, "'%s' can't be assigned: use a local, files have no globals of "
                    "their own", name);
}

/* Strings have the strict methods everywhere, the others, which this looks for, only in
** vocabulary files. */
static int l_string_index(lua_State *L) {
  lua_Debug ar;
  if (!lua_getstack(L, 1, &ar) || !lua_getinfo(L, "S", &ar) || ar.source[0] != '@')
    return luaL_error(L, "strings have no method '%s' here",
                      lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?");
  script_push(L, SLOT_FULL_STRING);
  lua_pushvalue(L, 2);
  lua_rawget(L, -2);
  return 1;
}

/* -- building the environments ----------------------------------------------------- */

/* Sets a metatable { __index = top, __newindex = error } that scripts can't see, on a new
** empty table: a view of 'top' that can't be written. [-1, +1] */
static void make_view(lua_State *L) {
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  lua_rotate(L, -3, -1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, l_read_only);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

/* Copies the fields named in a list ended by NULL. [-0, +0] */
static void copy_fields(lua_State *L, int from, int to, const char *const *names) {
  from = lua_absindex(L, from);
  to = lua_absindex(L, to);
  for (; *names; names++) {
    lua_getfield(L, from, *names);
    lua_setfield(L, to, *names);
  }
}

static void copy_all(lua_State *L, int from, int to) {
  from = lua_absindex(L, from);
  to = lua_absindex(L, to);
  for (lua_pushnil(L); lua_next(L, from);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_settable(L, to);
  }
}

/* Wraps field 'name' of table 'from' by 'f'; puts it into the table on top. [-0, +0] */
static void wrap_field(lua_State *L, int from, const char *name, lua_CFunction f) {
  lua_getfield(L, from, name);
  lua_pushcclosure(L, f, 1);
  lua_setfield(L, -2, name);
}

static const char *const base_names[] = {
  "assert", "error", "ipairs", "select", "type", NULL };
static const char *const trusted_names[] = {
  "assert", "error", "ipairs", "select", "tonumber", "type", "next", "rawequal", "rawget",
  "rawlen", "rawset", "getmetatable", "setmetatable", NULL };
static const char *const math_names[] = {
  "abs", "ceil", "floor", "max", "min", "tointeger", "type", "ult", "fmod", "maxinteger",
  "mininteger", NULL };
static const char *const string_names[] = {
  "char", "len", "lower", "upper", "sub", "reverse", NULL };

/* Strict and full tables of string functions; 'string' is the library. */
static void open_strings(lua_State *L, int string) {
  lua_newtable(L);
  copy_fields(L, string, -1, string_names);
  wrap_field(L, string, "byte", l_byte);
  wrap_field(L, string, "find", l_find);
  wrap_field(L, string, "rep", l_rep);
  wrap_field(L, string, "format", l_format);
  script_keep(L, SLOT_STRICT_STRING);
  lua_newtable(L);
  copy_all(L, string, -1);
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  script_keep(L, SLOT_FULL_STRING);

  lua_pushliteral(L, "");
  lua_createtable(L, 0, 2);
  lua_newtable(L);
  script_push(L, SLOT_STRICT_STRING);
  copy_all(L, -1, -2);
  lua_pop(L, 1);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, l_string_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static void set_common(lua_State *L) {
  lua_pushcfunction(L, script_pairs);
  lua_setfield(L, -2, "pairs");
  lua_pushcfunction(L, l_tostring);
  lua_setfield(L, -2, "tostring");
}

/* The words: base functions now, those of the vocabulary as it exports them. */
static void open_words(lua_State *L, int base, int math) {
  script_push(L, SLOT_WORDS);
  copy_fields(L, base, -1, base_names);
  wrap_field(L, base, "tonumber", l_tonumber);
  set_common(L);
  script_push(L, SLOT_STRICT_STRING);
  make_view(L);
  lua_setfield(L, -2, "string");
  lua_newtable(L);
  copy_fields(L, math, -1, math_names);
  make_view(L);
  lua_setfield(L, -2, "math");

  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, l_unknown);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  make_view(L);
  script_keep(L, SLOT_SANDBOX_ENV);
}

static void open_vocabulary(lua_State *L, int base, int math, int table) {
  lua_newtable(L);
  copy_fields(L, base, -1, trusted_names);
  set_common(L);
  lua_pushcfunction(L, l_pcall);
  lua_setfield(L, -2, "pcall");
  script_push(L, SLOT_FULL_STRING);
  lua_setfield(L, -2, "string");
  lua_newtable(L);
  copy_all(L, table, -1);
  lua_setfield(L, -2, "table");
  lua_newtable(L);
  copy_fields(L, math, -1, math_names);
  lua_setfield(L, -2, "math");
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  script_keep(L, SLOT_VOCABULARY_ENV);
}

void script_open_sandbox(lua_State *L) {
  int top = lua_gettop(L);
  luaL_requiref(L, "_G", luaopen_base, 0);
  luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 0);
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 0);
  luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 0);
  open_strings(L, top + 3);
  open_words(L, top + 1, top + 2);
  open_vocabulary(L, top + 1, top + 2, top + 4);
  lua_settop(L, top);
}
