/* script_bind.c: handles, and the gate between functions and their log. */
#include "script_bind.h"

#include <string.h>

/* -- the gate ---------------------------------------------------------------------- */

Bind *bind_of(lua_State *L) {
  Bind *b = script_of(L)->bind;
  if (!b) luaL_error(L, "cards can be asked only while a game runs");
  script_charge(L, SCRIPT_READ_COST);
  return b;
}

static uint32_t mix(uint32_t signature, uint32_t call, int32_t argument) {
  uint32_t h = (signature ^ call) * 0x9e3779b1u;
  h = (h ^ h >> 15 ^ (uint32_t)argument) * 0x85ebca77u;
  return h ^ h >> 13;
}

static int rerun_is_over(const Bind *b) {
  return b->frame->log_base + b->at >= b->g->s.nlog;
}

static void must_repeat(lua_State *L, Bind *b) {
  b->differs = b->signature != b->frame->signature;
  if (b->differs)
    luaL_error(L, "this function does not repeat itself: it depends on something besides "
                  "what it is told");
}

int bind_recall(lua_State *L, Bind *b, uint32_t call, int32_t argument, int32_t *result) {
  if (!b->frame) return 0;
  if (rerun_is_over(b)) must_repeat(L, b);
  b->signature = mix(b->signature, call, argument);
  if (rerun_is_over(b)) return 0;
  *result = b->g->s.log[b->frame->log_base + b->at++];
  return 1;
}

int bind_append(PopGame *g, int32_t value) {
  if (g->s.nlog >= STATE_LOG) return 0;
  g->s.log[g->s.nlog++] = value;
  return 1;
}

void bind_record(lua_State *L, Bind *b, int32_t result) {
  if (!b->frame) return;
  if (!bind_append(b->g, result))
    luaL_error(L, "a function was told more than %d things", STATE_LOG);
  b->at++;
  b->frame->signature = b->signature;
}

int bind_suspend(lua_State *L, Bind *b, Flow flow) {
  b->frame->signature = b->signature;
  b->suspended = 1;
  b->flow = flow;
  lua_pushlightuserdata(L, NULL);
  return lua_error(L);
}

void bind_must_act(lua_State *L, const Bind *b, const char *what) {
  if (!b->frame) luaL_error(L, "%s: a condition or a value may only read", what);
}

/* -- handles ----------------------------------------------------------------------- */

static void push_handle(lua_State *L, int tag, uint32_t value) {
  lua_pushlightuserdata(L, (void *)(uintptr_t)((uint32_t)tag << 24 | value));
}

static uint32_t handle_bits(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TLIGHTUSERDATA
             ? (uint32_t)(uintptr_t)lua_touserdata(L, index) : 0;
}

int32_t bind_card_entry(const PopGame *g, uint8_t card) {
  return card == NO_CARD ? -1 :
                     (int32_t)((uint32_t)g->s.cards[card].life << 8 | g->s.cards[card].id);
}

void bind_push_entry(lua_State *L, int32_t entry) {
  if (entry < 0) lua_pushnil(L);
  else push_handle(L, HANDLE_CARD, (uint32_t)entry);
}

void bind_push_card(lua_State *L, const PopGame *g, uint8_t card) {
  bind_push_entry(L, bind_card_entry(g, card));
}

void bind_push_player(lua_State *L, uint8_t player) {
  if (player >= PLAYERS) lua_pushnil(L);
  else push_handle(L, HANDLE_PLAYER, player);
}

void bind_push_effect(lua_State *L) { push_handle(L, HANDLE_EFFECT, 0); }

int bind_is(lua_State *L, int index, int tag) {
  return handle_bits(L, index) >> 24 == (uint32_t)tag;
}

uint8_t bind_check_card(lua_State *L, int index) {
  const Bind *b = bind_of(L);
  uint32_t bits = handle_bits(L, index);
  if (!bind_is(L, index, HANDLE_CARD) || (bits & 255) >= b->g->s.ncards)
    luaL_argerror(L, index, "card expected");
  return b->g->s.number_of[bits & 255];
}

int bind_is_stale(lua_State *L, int index) {
  const PopGame *g = bind_of(L)->g;
  uint8_t card = bind_check_card(L, index);
  return g->s.cards[card].life != (uint8_t)(handle_bits(L, index) >> 8) && card_in_play(g, card);
}

uint8_t bind_check_player(lua_State *L, int index) {
  uint32_t bits = handle_bits(L, index);
  if (!bind_is(L, index, HANDLE_PLAYER) || (bits & 255) >= PLAYERS)
    luaL_argerror(L, index, "player expected");
  return (uint8_t)(bits & 255);
}

/* -- sets -------------------------------------------------------------------------- */

static void cards_of_list(lua_State *L, int index, CardSet *out) {
  lua_Integer n = (lua_Integer)lua_rawlen(L, index);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_rawgeti(L, index, i);
    uint8_t card = bind_check_card(L, lua_gettop(L));
    if (!bind_is_stale(L, lua_gettop(L))) set_add(out, card);
    lua_pop(L, 1);
  }
}

/* The vocabulary lowers the selector into the scratch records of the program. */
static uint16_t lower_selector(lua_State *L, int index) {
  Script *s = script_of(L);
  script_push(L, SLOT_ON_SELECTOR);
  if (!lua_isfunction(L, -1)) luaL_argerror(L, index, "card or list of cards expected");
  lua_pushvalue(L, index);
  s->scratch.nselectors = s->scratch.nnodes = 0;
  s->lowering = 1;
  lua_call(L, 1, 1);
  s->lowering = 0;
  lua_Integer id = luaL_checkinteger(L, -1);
  lua_pop(L, 1);
  if (id < 0 || id >= (lua_Integer)s->program->selectors.count)
    luaL_argerror(L, index, "selector expected");
  return (uint16_t)id;
}

static int is_list_of_cards(lua_State *L, int index) {
  int cards = lua_rawgeti(L, index, 1) == LUA_TLIGHTUSERDATA;
  lua_pop(L, 1);
  if (cards) return 1;
  lua_pushnil(L);
  if (!lua_next(L, index)) return 1; /* empty */
  lua_pop(L, 2);
  return 0;
}

void bind_check_cards(lua_State *L, Bind *b, int index, CardSet *out) {
  set_clear(out);
  index = lua_absindex(L, index);
  if (bind_is(L, index, HANDLE_CARD)) {
    uint8_t card = bind_check_card(L, index);
    if (!bind_is_stale(L, index)) set_add(out, card);
    return;
  }
  luaL_argexpected(L, lua_istable(L, index), index, "card or cards");
  if (is_list_of_cards(L, index)) cards_of_list(L, index, out);
  else {
    script_charge(L, SCRIPT_SELECTOR_COST);
    selector_cards(b->ctx, lower_selector(L, index), out);
  }
}

/* -- the metatable ----------------------------------------------------------------- */

static const char *const handle_names[] = {"handle", "card", "player", "effect"};
static const char *const articles[] = {"a", "a", "a", "an"};

static int handle_tag(lua_State *L, int index) {
  uint32_t tag = handle_bits(L, index) >> 24;
  return tag <= HANDLE_EFFECT ? (int)tag : 0;
}

/* The names in the table on top, in their order. [-1, +1] */
static void push_names(lua_State *L) {
  const char *last = "";
  lua_pushliteral(L, "");
  for (;;) {
    const char *next = NULL;
    for (lua_pushnil(L); lua_next(L, -3); lua_pop(L, 1)) {
      const char *name = lua_tostring(L, -2);
      if (strcmp(name, last) > 0 && (!next || strcmp(name, next) < 0)) next = name;
    }
    if (!next) break;
    lua_pushfstring(L, "%s%s%s", lua_tostring(L, -1), *last ? ", " : "", next);
    lua_replace(L, -2);
    last = next;
  }
  lua_replace(L, -2);
}

/* handle.name: the methods are upvalues in the order of the tags. */
static int l_handle_index(lua_State *L) {
  int tag = handle_tag(L, 1);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  if (!tag) return luaL_error(L, "this handle is of no use here");
  if (tag == HANDLE_EFFECT && bind_effect_field(L, name)) return 1;
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(tag)) != LUA_TNIL) return 1;
  if (script_push_nearest(L, lua_upvalueindex(tag), name))
    return luaL_error(L, "unknown '%s' of %s %s; did you mean '%s'?", name, articles[tag],
                      handle_names[tag], lua_tostring(L, -1));
  lua_pushvalue(L, lua_upvalueindex(tag));
  push_names(L);
  return luaL_error(L, "unknown '%s' of %s %s; there are: %s", name, articles[tag],
                    handle_names[tag], lua_tostring(L, -1));
}

static int l_handle_tostring(lua_State *L) {
  lua_pushstring(L, handle_names[handle_tag(L, 1)]);
  return 1;
}

void script_open_bind(lua_State *L) {
  lua_pushlightuserdata(L, NULL);
  lua_createtable(L, 0, 4);
  bind_card_methods(L);
  bind_player_methods(L);
  bind_effect_methods(L);
  lua_pushcclosure(L, l_handle_index, HANDLE_EFFECT);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, l_handle_tostring);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
