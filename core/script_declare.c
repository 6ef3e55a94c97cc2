/* script_declare.c: the table 'core', first part: records.
**
** Vocabulary files build a program with these functions, bottom-up: a record is complete
** before another one refers to it. Each takes plain numbers and tables of numbers and
** gives back an index. Named things (keywords, cards, windows, sequences) are in
** script_declare_named.c. All ids are checked again by program_finish().
*/
#include "script_declare.h"

#include <string.h>

/* -- records ----------------------------------------------------------------------- */

static int give_id(lua_State *L, uint16_t id) {
  script_charge_lowering(L);
  lua_pushinteger(L, id);
  return 1;
}

static int l_string(lua_State *L) {
  luaL_checktype(L, 1, LUA_TSTRING);
  return give_id(L, record_string(L, 1, "string"));
}

static int same_node(const Node *x, const Node *y) {
  return x->op == y->op && x->ref == y->ref && x->a == y->a && x->b == y->b &&
         x->k == y->k;
}

static uint16_t new_node(lua_State *L, PopProgram *p) {
  return script_of(L)->lowering ? scratch_node(L) : record_new(L, p, nodes, 1);
}

static uint16_t new_selector(lua_State *L, PopProgram *p) {
  return script_of(L)->lowering ? scratch_selector(L) : record_new(L, p, selectors, 1);
}

/* core.node(op, ref, a, b, k). Equal nodes are one node: most are small constants. */
static int l_node(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  lua_Integer op = luaL_checkinteger(L, 1), ref = luaL_optinteger(L, 2, 0);
  lua_Integer a = luaL_optinteger(L, 3, IR_NONE), b = luaL_optinteger(L, 4, IR_NONE);
  lua_Integer k = luaL_optinteger(L, 5, 0);
  luaL_argcheck(L, op >= 0 && op < NODE_COUNT, 1, "no node op");
  luaL_argcheck(L, k >= INT32_MIN && k <= INT32_MAX, 5, "out of range");
  const NodeSpec *spec = &node_specs[op];
  record_check(L, spec->ref ? spec->ref : LINK_ref, "node: ref", ref);
  record_check(L, spec->a, "node: a", a);
  record_check(L, spec->b, "node: b", b);
  record_check(L, spec->k, "node: k", k);
  Node node = {(uint8_t)op, (uint8_t)ref, (uint16_t)a, (uint16_t)b, (int32_t)k};
  uint32_t n = p->nodes.count;
  int lowering = script_of(L)->lowering; /* scratch nodes may be old */
  for (uint32_t i = n > 256 ? n - 256 : 0; i < n && !lowering; i++)
    if (same_node(&p->nodes.at[i], &node)) return give_id(L, (uint16_t)i);
  uint16_t id = new_node(L, p);
  p->nodes.at[id] = node;
  return give_id(L, id);
}

static uint8_t read_subtypes(lua_State *L, const char *field, uint16_t *out, int most) {
  int n = 0;
  if (lua_getfield(L, 1, field) != LUA_TNIL) {
    n = record_length(L, -1, most);
    for (int i = 0; i < n; i++) {
      lua_rawgeti(L, -1, i + 1);
      out[i] = record_string(L, -1, field);
      record_check(L, LINK_string | LINK_must, field, out[i]);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  return (uint8_t)n;
}

static int l_selector(lua_State *L) {
  static const char *const others[] = {"all", "any", "no", NULL};
  PopProgram *p = script_of(L)->program;
  Selector s;
  memset(&s, 0, sizeof s);
  record_read(L, 1, &spec_selector, others, &s);
  s.nall = read_subtypes(L, "all", s.all, SELECTOR_ALL);
  s.nany = read_subtypes(L, "any", s.any, SELECTOR_ANY);
  s.nno = read_subtypes(L, "no", s.no, SELECTOR_NO);
  uint16_t id = new_selector(L, p);
  selector_settle(&s);
  p->selectors.at[id] = s;
  return give_id(L, id);
}

/* core.pick is the enumeration of modes and, called, makes a pick. */
static int l_pick(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  lua_remove(L, 1);
  Pick pick;
  memset(&pick, 0, sizeof pick);
  record_read(L, 1, &spec_pick, NULL, &pick);
  uint16_t id = record_new(L, p, picks, 1);
  p->picks.at[id] = pick;
  return give_id(L, id);
}

/* One of the three lists of an op; their table is on top. [-0, +0] */
static uint16_t read_op_list(lua_State *L, const OpSpec *spec, int i) {
  uint16_t id = IR_NONE;
  uint8_t link = spec->lists[i] ? spec->lists[i] : LINK_list;
  int type = lua_rawgeti(L, -1, i + 1);
  if (link == LINK_string) id = record_string(L, -1, "list");
  else if (type != LUA_TNIL) id = (uint16_t)luaL_checkinteger(L, -1);
  record_check(L, link, lua_pushfstring(L, "%s: list", spec->name), id);
  lua_pop(L, 2);
  return id;
}

/* Field 'list' of the op at 'index': up to three lists, holes allowed. */
static void read_op_lists(lua_State *L, int index, const OpSpec *spec, Op *op) {
  int found = lua_getfield(L, index, "list") != LUA_TNIL;
  if (found) record_length(L, -1, 3);
  for (int i = 0; i < 3; i++) op->list[i] = found ? read_op_list(L, spec, i) : IR_NONE;
  lua_pop(L, 1);
}

static void read_op(lua_State *L, int index, Op *op) {
  static const char *const others[] = {"list", NULL};
  memset(op, 0, sizeof *op);
  record_read(L, index, &spec_op, others, op);
  const OpSpec *spec = &op_specs[op->code];
  record_check(L, spec->pick, lua_pushfstring(L, "%s: pick", spec->name), op->pick);
  record_check(L, spec->a, lua_pushfstring(L, "%s: a", spec->name), op->a);
  record_check(L, spec->b, lua_pushfstring(L, "%s: b", spec->name), op->b);
  record_check(L, spec->arg, lua_pushfstring(L, "%s: arg", spec->name), op->arg);
  lua_pop(L, 4);
  read_op_lists(L, index, spec, op);
}

/* core.list{ op, ... }: ops of nested lists were added before, so these make one run. */
static int l_list(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  int n = record_length(L, 1, 1000);
  uint16_t first = (uint16_t)p->ops.count;
  if (n) first = record_new(L, p, ops, (uint32_t)n);
  for (int i = 0; i < n; i++) {
    Op op;
    lua_rawgeti(L, 1, i + 1);
    read_op(L, lua_gettop(L), &op);
    p->ops.at[first + i] = op;
    lua_settop(L, 1);
  }
  uint16_t id = record_new(L, p, lists, 1);
  p->lists.at[id] = (List){first, (uint16_t)n};
  return give_id(L, id);
}

static int l_alternatives(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  int n = record_length(L, 1, IR_MODES);
  luaL_argcheck(L, n > 0, 1, "no alternatives");
  uint16_t first = record_new(L, p, alternatives, (uint32_t)n);
  for (int i = 0; i < n; i++) {
    Alternative alternative = {0};
    lua_rawgeti(L, 1, i + 1);
    record_read(L, -1, &spec_alternative, NULL, &alternative);
    p->alternatives.at[first + i] = alternative;
    lua_pop(L, 1);
  }
  return give_id(L, first);
}

/* core.slots{ node, ... } */
static int l_slots(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  int n = record_length(L, 1, PROGRAM_SLOTS);
  luaL_argcheck(L, n > 0, 1, "no slots");
  /* always PROGRAM_SLOTS long, so that readers need no count */
  uint16_t first = record_new(L, p, slots, PROGRAM_SLOTS);
  for (int i = 0; i < PROGRAM_SLOTS; i++) {
    lua_rawgeti(L, 1, i < n ? i + 1 : n);
    lua_Integer node = luaL_checkinteger(L, -1);
    record_check(L, LINK_node | LINK_must, "slots", node);
    p->slots.at[first + i] = (uint16_t)node;
    lua_pop(L, 1);
  }
  return give_id(L, first);
}

static int l_body(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  int n = record_length(L, 1, 1000);
  uint16_t first = (uint16_t)p->entries.count;
  if (n) first = record_new(L, p, entries, (uint32_t)n);
  for (int i = 0; i < n; i++) {
    Entry entry = {0, 0, 0, 0, 0, 0};
    lua_rawgeti(L, 1, i + 1);
    record_read(L, -1, &spec_entry, NULL, &entry);
    p->entries.at[first + i] = entry;
    lua_pop(L, 1);
  }
  uint16_t id = record_new(L, p, bodies, 1);
  p->bodies.at[id].start = first;
  p->bodies.at[id].count = (uint16_t)n;
  return give_id(L, id);
}

static int l_events(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  int n = record_length(L, 1, 64);
  luaL_argcheck(L, n > 0, 1, "no events");
  uint16_t first = record_new(L, p, events, (uint32_t)n);
  for (int i = 0; i < n; i++) {
    EventFilter filter;
    memset(&filter, 0, sizeof filter);
    lua_rawgeti(L, 1, i + 1);
    record_read(L, -1, &spec_events, NULL, &filter);
    p->events.at[first + i] = filter;
    lua_pop(L, 1);
  }
  return give_id(L, first);
}

static int l_ability(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  Ability ability;
  memset(&ability, 0, sizeof ability);
  record_read(L, 1, &spec_ability, NULL, &ability);
  uint16_t id = record_new(L, p, abilities, 1);
  p->abilities.at[id] = ability;
  return give_id(L, id);
}

/* core.rule(ability) */
static int l_rule(lua_State *L) {
  PopProgram *p = script_of(L)->program;
  lua_Integer ability = luaL_checkinteger(L, 1);
  record_check(L, LINK_ability | LINK_must, "rule", ability);
  uint16_t id = record_new(L, p, rules, 1);
  p->rules.at[id] = (uint16_t)ability;
  return 0;
}

static int only_once(lua_State *L) {
  return luaL_error(L, "core can be used only while scripts load");
}

static int l_guarded(lua_State *L) {
  lua_CFunction f = lua_tocfunction(L, lua_upvalueindex(1));
  return script_of(L)->loading ? f(L) : only_once(L);
}

/* Functions that lower a selector can do so for a running function too. */
static int l_shared(lua_State *L) {
  lua_CFunction f = lua_tocfunction(L, lua_upvalueindex(1));
  return script_of(L)->loading || script_of(L)->lowering ? f(L) : only_once(L);
}

static void set_wrapped(lua_State *L, const luaL_Reg *functions, lua_CFunction wrapper) {
  for (; functions->name; functions++) {
    lua_pushcfunction(L, functions->func);
    lua_pushcclosure(L, wrapper, 1);
    lua_setfield(L, -2, functions->name);
  }
}

void script_set_guarded(lua_State *L, const luaL_Reg *functions) {
  set_wrapped(L, functions, l_guarded);
}

void script_set_shared(lua_State *L, const luaL_Reg *functions) {
  set_wrapped(L, functions, l_shared);
}

void script_open_declare(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"list", l_list}, {"alternatives", l_alternatives}, {"slots", l_slots},
    {"body", l_body}, {"events", l_events}, {"ability", l_ability}, {"rule", l_rule},
    {NULL, NULL} };
  static const luaL_Reg shared[] = {
    {"string", l_string}, {"node", l_node}, {"selector", l_selector}, {NULL, NULL} };
  static const luaL_Reg pick_call[] = {{"__call", l_pick}, {NULL, NULL}};
  lua_newtable(L);
  script_set_enums(L);
  lua_getfield(L, -1, "pick");
  lua_newtable(L);
  script_set_guarded(L, pick_call);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  script_set_guarded(L, functions);
  script_set_shared(L, shared);
  script_open_declare_named(L);
  script_open_declare_host(L);
}
