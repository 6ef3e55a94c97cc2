/* script_declare_card.c: core.def and core.declare_card.
**
** A card is named "Name" or, with a version letter, "Name (B)". All versions have the
** same name; a full name is one definition.
*/
#include <string.h>

#include "script_declare.h"

enum { DEFS_MAX = 60000 }; /* ids have 16 bits */

static PopProgram *program_of(lua_State *L) { return script_of(L)->program; }

static int give_id(lua_State *L, uint16_t id) {
  lua_pushinteger(L, id);
  return 1;
}

/* Length of "Name" in "Name (B)"; the version is one or two capitals or digits. */
static size_t name_length(const char *name, size_t length) {
  size_t open = length;
  if (!length || name[length - 1] != ')') return length;
  while (open && name[open - 1] != '(') open--;
  size_t version = length - 1 - open;
  if (open < 3 || version < 1 || version > 2 || name[open - 2] != ' ') return length;
  for (size_t i = open; i < length - 1; i++) {
    char c = name[i];
    if (!((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'))) return length;
  }
  return open - 2;
}

/* The definition with the full name at 'index', made if it is new. */
static uint16_t def_id(lua_State *L, int index) {
  PopProgram *p = program_of(L);
  size_t length;
  const char *full = luaL_checklstring(L, index, &length);
  uint16_t id = program_find_def(p, full);
  if (id != IR_NONE) return id;
  size_t n = name_length(full, length);
  if (p->defs.count >= DEFS_MAX)
    luaL_error(L, "'%s': a program has at most %d cards", full, DEFS_MAX);
  uint16_t name = script_intern(L, full, n), version = IR_NONE;
  if (n < length) version = script_intern(L, full + n + 2, length - n - 3);
  id = record_new(L, p, defs, 1);
  Def *d = &p->defs.at[id];
  d->name = d->person = name;
  d->version = version;
  d->set = d->file = d->text = d->body = d->play = d->bearer = d->beneath = d->type_line = IR_NONE;
  d->only_one = IR_NONE;
  d->first_type = 255;
  record_need(L, program_index_def(p, id) ? id : IR_NONE, 0, "cards");
  return id;
}

int script_l_def(lua_State *L) { return give_id(L, def_id(L, 1)); }

static void read_printed(lua_State *L, Def *d) {
  static const char *const values[] = {
#define NAME(name) #name,
    IR_VALUES(NAME)
#undef NAME
    NULL };
  if (lua_getfield(L, 1, "printed") != LUA_TNIL) {
    record_only(L, -1, NULL, values);
    for (int i = 0; i < VALUE_COUNT; i++)
      d->printed[i] = (int16_t)record_integer(L, -1, values[i], -1000, 10000, 0);
  }
  lua_pop(L, 1);
}

static void read_def_subtypes(lua_State *L, Def *d) {
  if (lua_getfield(L, 1, "subtypes") != LUA_TNIL) {
    d->nsubtypes = (uint8_t)record_length(L, -1, DEF_SUBTYPES);
    for (int i = 0; i < d->nsubtypes; i++) {
      lua_rawgeti(L, -1, i + 1);
      d->subtypes[i] = record_string(L, -1, "subtypes");
      record_check(L, LINK_string | LINK_must, "subtypes", d->subtypes[i]);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

/* Pushes "Name (B)" from the fields name and version. [-0, +1] */
static void push_full_name(lua_State *L) {
  const char *name = script_push_name(L, 1, "name");
  lua_getfield(L, 1, "version");
  const char *version = lua_isnil(L, -1) ? "" : luaL_checkstring(L, -1);
  if (*version) lua_pushfstring(L, "%s (%s)", name, version);
  else lua_pushstring(L, name);
}

int script_l_declare_card(lua_State *L) {
  static const char *const fields[] = {
    "name", "version", "set", "number", "person", "side", "types", "first_type", "kinds",
    "subtypes", "printed", "has_cost", "body", "play", "bearer", "beneath",
    "only_one", "text", "file",
    "line", "most", "pile", NULL };
  record_only(L, 1, NULL, fields);
  push_full_name(L);
  uint16_t id = def_id(L, -1);
  Def d;
  memset(&d, 0, sizeof d);
  d.name = program_of(L)->defs.at[id].name;
  d.version = program_of(L)->defs.at[id].version;
  d.person = script_string_field(L, 1, "person");
  if (d.person == IR_NONE) d.person = d.name;
  d.set = script_string_field(L, 1, "set");
  d.file = script_string_field(L, 1, "file");
  if (d.file == IR_NONE) d.file = script_intern(L, "", 0);
  d.text = script_string_field(L, 1, "text");
  d.line = (uint16_t)record_integer(L, 1, "line", 0, 65535, 0);
  d.number = (uint16_t)record_integer(L, 1, "number", 0, 65534, 0);
  d.side = (uint8_t)record_integer(L, 1, "side", 0, SIDE_COUNT - 1, 0);
  d.types = (uint8_t)record_integer(L, 1, "types", 0, 7, 0);
  d.first_type = (uint8_t)record_integer(L, 1, "first_type", 0, 255, 255);
  d.kinds = (uint16_t)record_integer(L, 1, "kinds", 0, (1 << KIND_COUNT) - 1, 0);
  d.most = (uint8_t)record_integer(L, 1, "most", 0, 255, 0);
  d.pile = (uint8_t)record_integer(L, 1, "pile", ZONE_ARENAS, ZONE_COUNT - 1, ZONE_discard);
  d.has_cost = (uint8_t)record_integer(L, 1, "has_cost", 0, 1, 0);
  d.body = script_id_field(L, 1, "body", LINK_body);
  d.play = script_id_field(L, 1, "play", LINK_ability);
  d.beneath = script_id_field(L, 1, "beneath", LINK_selector);
  d.bearer = script_id_field(L, 1, "bearer", LINK_selector);
  d.only_one = script_id_field(L, 1, "only_one", LINK_selector);
  d.type_line = IR_NONE;
  read_printed(L, &d);
  read_def_subtypes(L, &d);
  program_of(L)->defs.at[id] = d;
  return give_id(L, id);
}
