/* script_declare_named.c: the table 'core', second part: named things.
**
** A name may be mentioned before it is declared: the first mention makes an empty record,
** the declaration fills it, and a later declaration of the same name replaces it. What
** was mentioned but never declared is found by program_finish().
*/
#include <string.h>

#include "script_declare.h"

static PopProgram *program_of(lua_State *L) { return script_of(L)->program; }

static int give_id(lua_State *L, uint16_t id) {
  lua_pushinteger(L, id);
  return 1;
}

/* Text of a string field; raises unless it is a non-empty string. [-0, +1] */
const char *script_push_name(lua_State *L, int index, const char *field) {
  lua_getfield(L, index, field);
  if (lua_type(L, -1) != LUA_TSTRING || !lua_rawlen(L, -1))
    luaL_error(L, "core: field '%s': text expected, got %s", field, luaL_typename(L, -1));
  return lua_tostring(L, -1);
}

/* String id of an optional field: text or id. [-0, +0] */
uint16_t script_string_field(lua_State *L, int index, const char *field) {
  lua_getfield(L, index, field);
  uint16_t id = record_string(L, -1, field);
  lua_pop(L, 1);
  return id;
}

/* Optional id field. [-0, +0] */
uint16_t script_id_field(lua_State *L, int index, const char *field, uint8_t link) {
  lua_Integer id = record_integer(L, index, field, 0, IR_NONE, IR_NONE);
  record_check(L, link, field, id);
  return (uint16_t)id;
}

uint16_t script_intern(lua_State *L, const char *text, size_t length) {
  PopProgram *p = program_of(L);
  return record_need(L, program_intern(p, text, length), p->strings.count + 1, "strings");
}

/* A running function can name only what there is. */
static void must_be_loading(lua_State *L, const char *what, const char *name) {
  if (script_of(L)->lowering) luaL_error(L, "unknown %s '%s'", what, name);
}

/* -- keywords, windows, sequences -------------------------------------------------- */

static uint16_t keyword_id(lua_State *L, const char *name) {
  PopProgram *p = program_of(L);
  uint16_t id = program_find_keyword(p, name);
  if (id != IR_NONE) return id;
  must_be_loading(L, "keyword", name);
  uint16_t text = script_intern(L, name, strlen(name));
  if (p->keywords.count >= PROGRAM_MAX_KEYWORDS)
    luaL_error(L, "keyword '%s': a program has at most %d", name, PROGRAM_MAX_KEYWORDS);
  id = record_new(L, p, keywords, 1);
  Keyword *k = &p->keywords.at[id];
  k->name = text;
  k->text = k->body = k->file = IR_NONE;
  return id;
}

static int l_keyword(lua_State *L) {
  return give_id(L, keyword_id(L, luaL_checkstring(L, 1)));
}

static int l_declare_keyword(lua_State *L) {
  static const char *const fields[] = {
    "name", "text", "body", "class", "kind", "unique_only", "file", "line", NULL };
  record_only(L, 1, NULL, fields);
  uint16_t id = keyword_id(L, script_push_name(L, 1, "name"));
  Keyword k = {0};
  k.name = program_of(L)->keywords.at[id].name;
  k.text = script_string_field(L, 1, "text");
  k.file = script_string_field(L, 1, "file");
  k.body = script_id_field(L, 1, "body", LINK_body | LINK_must);
  k.line = (uint16_t)record_integer(L, 1, "line", 0, 65535, 0);
  k.class_ = (uint8_t)record_integer(L, 1, "class", 0, CLASS_COUNT - 1, 0);
  k.kind = (uint8_t)record_integer(L, 1, "kind", 0, ABILITY_COUNT - 1, 0);
  k.unique_only = (uint8_t)record_integer(L, 1, "unique_only", 0, 1, 0);
  k.declared = 1;
  program_of(L)->keywords.at[id] = k;
  return give_id(L, id);
}

static uint16_t window_id(lua_State *L, const char *name) {
  PopProgram *p = program_of(L);
  uint16_t id = program_find_window(p, name);
  if (id != IR_NONE) return id;
  uint16_t text = script_intern(L, name, strlen(name));
  if (p->windows.count >= PROGRAM_MAX_WINDOWS)
    luaL_error(L, "window '%s': a program has at most %d", name, PROGRAM_MAX_WINDOWS);
  id = record_new(L, p, windows, 1);
  p->windows.at[id].name = text;
  p->windows.at[id].kind = PROGRAM_UNDECLARED;
  return id;
}

static int l_window(lua_State *L) {
  return give_id(L, window_id(L, luaL_checkstring(L, 1)));
}

static int l_declare_window(lua_State *L) {
  static const char *const fields[] = {"name", "kind", "limit", NULL};
  record_only(L, 1, NULL, fields);
  uint16_t id = window_id(L, script_push_name(L, 1, "name"));
  lua_Integer kind = record_integer(L, 1, "kind", 0, WINDOW_KIND_COUNT - 1, 0);
  lua_Integer limit = record_integer(L, 1, "limit", 0, LIMIT_COUNT - 1, 0);
  Window *w = &program_of(L)->windows.at[id];
  w->kind = (uint8_t)kind;
  w->limit = (uint8_t)limit;
  return give_id(L, id);
}

static uint16_t sequence_id(lua_State *L, const char *name) {
  PopProgram *p = program_of(L);
  uint16_t id = program_find_sequence(p, name);
  if (id != IR_NONE) return id;
  uint16_t text = script_intern(L, name, strlen(name));
  id = record_new(L, p, sequences, 1);
  p->sequences.at[id] = (Sequence){text, IR_NONE};
  return id;
}

static int l_sequence(lua_State *L) {
  return give_id(L, sequence_id(L, luaL_checkstring(L, 1)));
}

static int l_declare_sequence(lua_State *L) {
  static const char *const fields[] = {"name", "list", NULL};
  record_only(L, 1, NULL, fields);
  uint16_t id = sequence_id(L, script_push_name(L, 1, "name"));
  uint16_t list = script_id_field(L, 1, "list", LINK_list | LINK_must);
  program_of(L)->sequences.at[id].list = list;
  return give_id(L, id);
}

/* -- lists of names ---------------------------------------------------------------- */

/* The place of a name in a short list, added at its end if it is new. */
static uint16_t list_name(lua_State *L, uint16_t *names, uint16_t *count, int most,
                          const char *what) {
  uint16_t id = record_string(L, 1, what);
  record_check(L, LINK_string | LINK_must, what, id);
  for (uint16_t i = 0; i < *count; i++)
    if (names[i] == id) return i;
  must_be_loading(L, what, program_string(program_of(L), id));
  if (*count >= most)
    luaL_error(L, "%s '%s': a program has at most %d", what,
               program_string(program_of(L), id), most);
  names[*count] = id;
  return (*count)++;
}

/* resource(name, true) is a note of the rules. */
static int l_resource(lua_State *L) {
  PopProgram *p = program_of(L);
  uint16_t id = list_name(L, p->resource_names, &p->nresources, PROGRAM_MAX_RESOURCES,
                          "resource");
  if (lua_toboolean(L, 2)) p->notes |= (uint16_t)(1u << id);
  return give_id(L, id);
}

static int l_counter(lua_State *L) {
  PopProgram *p = program_of(L);
  return give_id(L, list_name(L, p->counter_names, &p->ncounters, PROGRAM_MAX_COUNTERS,
                              "counter"));
}

static int l_step(lua_State *L) {
  PopProgram *p = program_of(L);
  return give_id(L, list_name(L, p->step_names, &p->nsteps, PROGRAM_MAX_STEPS, "step"));
}

/* core.constant(name, value): declares or changes it; without value looks it up. */
static int l_constant(lua_State *L) {
  PopProgram *p = program_of(L);
  if (lua_isnoneornil(L, 2)) {
    uint16_t found = program_find_constant(p, luaL_checkstring(L, 1));
    if (found == IR_NONE)
      return luaL_error(L, "constant '%s' is not declared", lua_tostring(L, 1));
    return give_id(L, found);
  }
  lua_Integer value = luaL_checkinteger(L, 2);
  luaL_argcheck(L, value >= -1000000 && value <= 1000000, 2, "out of range");
  uint16_t id = list_name(L, p->constant_names, &p->nconstants, PROGRAM_MAX_CONSTANTS,
                          "constant");
  p->constants[id] = (int32_t)value;
  return give_id(L, id);
}

/* core.base(value, subtype or nil, number) */
static int l_base(lua_State *L) {
  PopProgram *p = program_of(L);
  Base base = {.value = (uint16_t)luaL_checkinteger(L, 1),
               .subtype = record_string(L, 2, "subtype"),
               .number = (int16_t)luaL_checkinteger(L, 3)};
  record_check(L, LINK_value, "base", base.value);
  uint16_t id = record_new(L, p, bases, 1);
  p->bases.at[id] = base;
  return 0;
}

static int l_arena(lua_State *L) {
  lua_Integer i = luaL_checkinteger(L, 1);
  luaL_argcheck(L, i >= 0 && i < ZONE_ARENAS, 1, "no arena");
  luaL_checktype(L, 2, LUA_TSTRING);
  program_of(L)->arena_names[i] = record_string(L, 2, "arena");
  return 0;
}

void script_open_declare_named(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"declare_keyword", l_declare_keyword}, {"window", l_window},
    {"declare_window", l_declare_window}, {"sequence", l_sequence},
    {"declare_sequence", l_declare_sequence}, {"def", script_l_def},
    {"declare_card", script_l_declare_card}, {"arena", l_arena}, {NULL, NULL} };
  static const luaL_Reg shared[] = {
    {"keyword", l_keyword}, {"resource", l_resource}, {"counter", l_counter},
    {"step", l_step}, {"constant", l_constant}, {"base", l_base},
    {NULL, NULL} };
  script_set_guarded(L, functions);
  script_set_shared(L, shared);
}
