/* script_enum.c: the enumerations of the table 'core', made from the lists of ir.h, so
** that the vocabulary and the core cannot disagree about a number.
*/
#include "script_declare.h"

typedef struct EnumName { const char *name; int value; } EnumName;
#define END {NULL, 0}
#define REF(name) {#name, REF_##name},
#define NODE(name) {#name, NODE_##name},
#define VALUE(name) {#name, VALUE_##name},
#define CANNOT(name) {#name, CANNOT_##name},
#define EVENT(name) {#name, EVENT_##name},
#define FIELD(name) {#name, FIELD_##name},
#define CAUSE(name) {#name, CAUSE_##name},
#define DURATION(name) {#name, DURATION_##name},
#define ZONE(name) {#name, ZONE_##name},
#define PLACE(name) {#name, PLACE_##name},
#define GIVES(name) {#name, GIVES_##name},
#define KINDBIT(name) {#name, 1 << KINDBIT_##name},
#define SIDE(name) {#name, SIDE_##name},
#define CLASS(name) {#name, CLASS_##name},
#define ABILITY(name) {#name, ABILITY_##name},
#define LIMIT(name) {#name, LIMIT_##name},
#define WINDOW(name) {#name, WINDOW_##name},
#define PICK(name) {#name, PICK_##name},
#define OP(name) {#name, OP_##name},

static const EnumName refs[] = {IR_REFS(REF) END};
static const EnumName nodes[] = {IR_NODES(NODE) END};
static const EnumName values[] = {IR_VALUES(VALUE) END};
static const EnumName cannots[] = {IR_CANNOTS(CANNOT) END};
static const EnumName events[] = {IR_EVENTS(EVENT) END};
static const EnumName fields[] = {IR_FIELDS(FIELD) END};
static const EnumName causes[] = {IR_CAUSES(CAUSE) END};
static const EnumName durations[] = {IR_DURATIONS(DURATION) END};
static const EnumName zones[] = {IR_ZONES(ZONE) END};
static const EnumName places[] = {IR_PLACES(PLACE) END};
static const EnumName gives[] = {IR_GIVES(GIVES) END};
static const EnumName kinds[] = {IR_KINDS(KINDBIT) END};
static const EnumName sides[] = {IR_SIDES(SIDE) END};
static const EnumName classes[] = {IR_CLASSES(CLASS) END};
static const EnumName ability_kinds[] = {IR_ABILITY_KINDS(ABILITY) END};
static const EnumName limits[] = {IR_LIMITS(LIMIT) END};
static const EnumName window_kinds[] = {IR_WINDOW_KINDS(WINDOW) END};
static const EnumName picks[] = {IR_PICKS(PICK) END};
static const EnumName ops[] = {IR_OPS(OP) END};
static const EnumName flags[] = {
  {"up_to", IR_FLAG_UP_TO}, {"cost", IR_FLAG_COST}, {"dice", IR_FLAG_DICE},
  {"bottom", IR_FLAG_BOTTOM}, {"face_down", IR_FLAG_FACE_DOWN},
  {"tapped", IR_FLAG_TAPPED}, {"fixed", IR_FLAG_FIXED},
  {"again", IR_FLAG_AGAIN}, {"spare_passed", IR_FLAG_SPARE_PASSED}, END };
static const EnumName ability_flags[] = {
  {"openly", ABILITY_FLAG_OPENLY}, {"once", ABILITY_FLAG_ONCE},
  {"no_disrupt", ABILITY_FLAG_NO_DISRUPT}, {"forced", ABILITY_FLAG_FORCED},
  {"last", ABILITY_FLAG_LAST}, {"at_once", ABILITY_FLAG_AT_ONCE},
  {"plays", ABILITY_FLAG_PLAYS}, END };
static const EnumName entries[] = {
  {"stat", ENTRY_STAT}, {"set", ENTRY_SET}, {"keyword", ENTRY_KEYWORD},
  {"ability", ENTRY_ABILITY}, {"lose", ENTRY_LOSE}, {"cannot", ENTRY_CANNOT},
  {"subtype", ENTRY_SUBTYPE}, {"reach", ENTRY_REACH},
  {"must", ENTRY_MUST}, {"control", ENTRY_CONTROL},
  {"tucks", ENTRY_TUCKS}, {"beneath", ENTRY_BENEATH}, END };

static const struct { const char *name; const EnumName *names; } enums[] = {
  {"ref", refs}, {"node_op", nodes}, {"value", values}, {"cannot", cannots},
  {"event", events}, {"field", fields}, {"cause", causes}, {"duration", durations},
  {"zone", zones}, {"place", places}, {"gives", gives}, {"kind", kinds},
  {"side", sides}, {"class", classes},
  {"ability_kind", ability_kinds}, {"limit", limits}, {"window_kind", window_kinds},
  {"pick", picks}, {"op", ops}, {"flag", flags}, {"ability_flag", ability_flags},
  {"entry", entries},
};

static void push_enum(lua_State *L, const EnumName *names) {
  lua_newtable(L);
  for (; names->name; names++) {
    lua_pushinteger(L, names->value);
    lua_setfield(L, -2, names->name);
  }
}

void script_set_enums(lua_State *L) {
  for (size_t i = 0; i < sizeof enums / sizeof *enums; i++) {
    push_enum(L, enums[i].names);
    lua_setfield(L, -2, enums[i].name);
  }
  lua_pushinteger(L, IR_NONE);
  lua_setfield(L, -2, "NONE");
  lua_pushinteger(L, IR_ARENA_CHOICE);
  lua_setfield(L, -2, "ARENA_CHOICE");
  lua_pushinteger(L, IR_ARENA_THIS);
  lua_setfield(L, -2, "ARENA_THIS");
}
