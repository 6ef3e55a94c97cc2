/* script_pairs.c: pairs() in a fixed order: numbers, strings by their bytes, booleans.
**
** The order of next() depends on how strings hash, which differs in every process. Keys of
** other kinds have no order that is the same everywhere: they are an error.
*/
#include "script_host.h"

#include <string.h>

enum { KEY_NUMBER, KEY_STRING, KEY_BOOLEAN };

typedef struct Key {
  int kind;
  int is_float;
  lua_Integer integer; /* of a float 0; 0 and 1 for booleans */
  lua_Number number;
  const char *text; /* owned by the table that is walked */
  size_t length;
} Key;

static int compare_keys(const Key *a, const Key *b) {
  if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
  if (a->number != b->number) return a->number < b->number ? -1 : 1;
  if (a->is_float != b->is_float) return a->is_float ? 1 : -1; /* both are 2^53 or more */
  if (a->kind != KEY_STRING) return (a->integer > b->integer) - (a->integer < b->integer);
  int order = memcmp(a->text, b->text, a->length < b->length ? a->length : b->length);
  return order ? order : (a->length > b->length) - (a->length < b->length);
}

/* Moves the key at 'i' down to its place in a heap of 'n'. */
static void sift(Key *keys, size_t i, size_t n) {
  for (size_t child; (child = 2 * i + 1) < n; i = child) {
    if (child + 1 < n && compare_keys(&keys[child + 1], &keys[child]) > 0) child++;
    if (compare_keys(&keys[i], &keys[child]) >= 0) return;
    Key key = keys[i];
    keys[i] = keys[child];
    keys[child] = key;
  }
}

/* Heap sort: no memory, no bad case, and no two keys are equal. */
static void sort_keys(Key *keys, size_t n) {
  for (size_t i = n / 2; i-- > 0;) sift(keys, i, n);
  while (n-- > 1) {
    Key last = keys[n];
    keys[n] = keys[0];
    keys[0] = last;
    sift(keys, 0, n);
  }
}

static Key read_key(lua_State *L, int index) {
  Key key = {KEY_NUMBER, 0, 0, 0, NULL, 0};
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key.number = lua_tonumber(L, index);
      key.is_float = !lua_isinteger(L, index);
      if (!key.is_float) key.integer = lua_tointeger(L, index);
      break;
    case LUA_TSTRING:
      key.kind = KEY_STRING;
      key.text = lua_tolstring(L, index, &key.length);
      break;
    case LUA_TBOOLEAN:
      key.kind = KEY_BOOLEAN;
      key.integer = lua_toboolean(L, index);
      break;
    default:
      luaL_error(L, "pairs: a table with a %s as key has no fixed order",
                 luaL_typename(L, index));
  }
  return key;
}

static void push_key(lua_State *L, const Key *key) {
  switch (key->kind) {
    case KEY_STRING: lua_pushlstring(L, key->text, key->length); break;
    case KEY_BOOLEAN: lua_pushboolean(L, (int)key->integer); break;
    default:
      if (key->is_float) lua_pushnumber(L, key->number);
      else lua_pushinteger(L, key->integer);
  }
}

/* The iterator: upvalues are the list of keys and the place in it. */
static int l_next_key(lua_State *L) {
  lua_Integer i = lua_tointeger(L, lua_upvalueindex(2));
  for (;;) {
    if (lua_rawgeti(L, lua_upvalueindex(1), ++i) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) break;
    lua_pop(L, 2); /* removed while walking */
  }
  lua_pushinteger(L, i);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

static lua_Integer count_keys(lua_State *L, int table) {
  lua_Integer n = 0;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) n++;
  return n;
}

int script_pairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  size_t n = (size_t)count_keys(L, 1), i = 0;
  script_charge(L, SCRIPT_PAIRS_COST + n * 4); /* what the loop without this would cost */
  Key *keys = lua_newuserdatauv(L, n * sizeof *keys + 1, 0);
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) keys[i++] = read_key(L, -2);
  sort_keys(keys, n);
  lua_createtable(L, (int)n, 0);
  for (i = 0; i < n; i++) {
    push_key(L, &keys[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, l_next_key, 2);
  lua_pushvalue(L, 1);
  return 2;
}
