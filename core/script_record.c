/* script_record.c: Lua tables to records.
**
** Field names, bounds and defaults come from program_spec.c, so that what may be declared
** and what may be in a finished table cannot differ. All errors here are mistakes of the
** vocabulary; it checks what authors write before it comes this far.
*/
#include "script_record.h"

#include <string.h>

uint16_t record_need(lua_State *L, uint16_t id, uint32_t count, const char *what) {
  if (id != IR_NONE) return id;
  Script *s = script_of(L);
  if (count < IR_NONE) s->starved = s->killed = 1; /* then it was the memory */
  luaL_error(L, "no room for more %s: a program has at most %d", what, IR_NONE - 1);
  return id;
}

void record_check(lua_State *L, uint8_t link, const char *what, int64_t value) {
  if (program_link_ok(script_of(L)->program, link, value)) return;
  luaL_error(L, "core: %s: %I is no %s", what, (LUAI_UACINT)value,
             program_link_name(link));
}

static int listed(const char *const *names, const char *name) {
  for (; names && *names; names++)
    if (!strcmp(*names, name)) return 1;
  return 0;
}

/* The field of that name, or -1. */
static int find_field(const RecordSpec *spec, const char *name) {
  for (int i = 0; spec && i < spec->nfields; i++)
    if (*spec->fields[i].name == *name && !strcmp(spec->fields[i].name, name)) return i;
  return -1;
}

/* The field of the key below the top, or -1 for one of the others; raises for any else. */
static int field_at_top(lua_State *L, const RecordSpec *spec, const char *const *others) {
  const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "(a position)";
  int i = find_field(spec, name);
  if (i < 0 && !listed(others, name))
    luaL_error(L, "core.%s: unknown field '%s'", spec ? spec->name : "table", name);
  return i;
}

void record_only(lua_State *L, int index, const RecordSpec *spec,
                 const char *const *others) {
  index = lua_absindex(L, index);
  luaL_checktype(L, index, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) field_at_top(L, spec, others);
}

int record_length(lua_State *L, int index, int most) {
  luaL_checktype(L, index, LUA_TTABLE);
  lua_Unsigned n = lua_rawlen(L, index);
  if (n > (lua_Unsigned)most)
    luaL_error(L, "core: a list of %d, at most %d", (int)n, most);
  return (int)n;
}

uint16_t record_string(lua_State *L, int index, const char *what) {
  PopProgram *p = script_of(L)->program;
  if (lua_isnil(L, index)) return IR_NONE;
  if (lua_type(L, index) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    if (script_of(L)->lowering) {
      uint16_t id = program_find_string(p, text);
      return id == IR_NONE ? script_of(L)->scratch.unknown : id;
    }
    return record_need(L, program_intern(p, text, length), p->strings.count + 1,
                       "strings");
  }
  if (!lua_isinteger(L, index))
    luaL_error(L, "core: %s: text or string id expected", what);
  lua_Integer id = lua_tointeger(L, index);
  record_check(L, LINK_string, what, id);
  return (uint16_t)id;
}

/* Tri-states and flags may be given as booleans. */
static lua_Integer integer_at_top(lua_State *L, const char *name) {
  if (lua_isboolean(L, -1)) return lua_toboolean(L, -1);
  if (!lua_isinteger(L, -1))
    luaL_error(L, "core: field '%s': integer expected, got %s", name,
               luaL_typename(L, -1));
  return lua_tointeger(L, -1);
}

static lua_Integer bounded_at_top(lua_State *L, const char *name, lua_Integer lo,
                                  lua_Integer hi) {
  lua_Integer value = integer_at_top(L, name);
  if (value < lo || value > hi)
    luaL_error(L, "core: field '%s': %I is not in %I..%I", name, (LUAI_UACINT)value,
               (LUAI_UACINT)lo, (LUAI_UACINT)hi);
  return value;
}

lua_Integer record_integer(lua_State *L, int index, const char *name, lua_Integer lo,
                           lua_Integer hi, lua_Integer absent) {
  lua_Integer value = absent;
  if (lua_getfield(L, index, name) != LUA_TNIL) value = bounded_at_top(L, name, lo, hi);
  lua_pop(L, 1);
  return value;
}

static void store(const FieldSpec *f, void *record, int64_t value) {
  char *at = (char *)record + f->offset;
  uint8_t byte = (uint8_t)value;
  uint16_t half = (uint16_t)value;
  uint32_t word = (uint32_t)value;
  switch (f->size) {
    case 1: memcpy(at, &byte, 1); break;
    case 2: memcpy(at, &half, 2); break;
    default: memcpy(at, &word, 4); break;
  }
}

static int64_t read_at_top(lua_State *L, const FieldSpec *f) {
  int number = f->link == LINK_number;
  int64_t value = bounded_at_top(L, f->name, number ? f->lo : 0, number ? f->hi : IR_NONE);
  if (!number) record_check(L, f->link, f->name, value);
  return value;
}

static int64_t read_text(lua_State *L, int index, const FieldSpec *f) {
  lua_getfield(L, index, f->name);
  int64_t id = record_string(L, -1, f->name);
  lua_pop(L, 1);
  return id;
}

/* Fields come in the order of next(), which is another in every process; texts get their ids
** in the order of the fields. Most fields of most records are not there. */
void record_read(lua_State *L, int index, const RecordSpec *spec,
                 const char *const *others, void *record) {
  uint64_t given = 0;
  index = lua_absindex(L, index);
  luaL_checktype(L, index, LUA_TTABLE);
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) {
    int i = field_at_top(L, spec, others);
    if (i < 0) continue;
    given |= UINT64_C(1) << i;
    if (spec->fields[i].link != LINK_string)
      store(&spec->fields[i], record, read_at_top(L, &spec->fields[i]));
  }
  for (int i = 0; i < spec->nfields; i++) {
    const FieldSpec *f = &spec->fields[i];
    int text = f->link == LINK_string, there = given >> i & 1u;
    if (there && !text) continue;
    if (!text && f->link != LINK_number) record_check(L, f->link, f->name, f->absent);
    store(f, record, there ? read_text(L, index, f) : f->absent);
  }
}
