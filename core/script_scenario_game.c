/* script_scenario_game.c: making and playing a game from trusted Lua.
**
** Two kinds of userdata own what the public API gives out: a program, and a game with the
** events it emitted. A game's user value is its program, so that the collector frees them
** in the right order; at the end of the state the younger game goes first as well.
*/
#include <stdlib.h>
#include <string.h>

#include "script_scenario_game.h"

ScenarioGame *scenario_check_game(lua_State *L) {
  return luaL_checkudata(L, 1, SCENARIO_GAME);
}

int scenario_check_player(lua_State *L, int arg) {
  lua_Integer player = luaL_checkinteger(L, arg);
  luaL_argcheck(L, player == 1 || player == 2, arg, "player is 1 or 2");
  return (int)player - 1;
}

int scenario_check_card(lua_State *L, int arg) {
  lua_Integer card = luaL_checkinteger(L, arg);
  int cards = pop_game_cards(scenario_check_game(L)->at);
  luaL_argcheck(L, card >= 0 && card < cards, arg, "no such card");
  return pop_game_number(scenario_check_game(L)->at, (int)card);
}

int scenario_check_zone(lua_State *L, int arg) {
  int zone = pop_zone_find(scenario_check_game(L)->program, luaL_checkstring(L, arg));
  if (zone < 0) luaL_error(L, "no such zone: '%s'", lua_tostring(L, arg));
  return zone;
}

int scenario_answer(lua_State *L, PopStatus status) {
  if (status == POP_OK) {
    lua_pushboolean(L, 1);
    return 1;
  }
  lua_pushnil(L);
  lua_pushstring(L, pop_game_error(scenario_check_game(L)->at));
  return 2;
}

void scenario_set_integer(lua_State *L, const char *name, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, name);
}

void scenario_set_string(lua_State *L, const char *name, const char *value) {
  lua_pushstring(L, value ? value : "");
  lua_setfield(L, -2, name);
}

void scenario_set_card(lua_State *L, const char *name, int card) {
  if (card == POP_NO_CARD) return;
  scenario_set_integer(L, name, pop_game_identity(scenario_check_game(L)->at, card));
}

static PopGame *game(lua_State *L) { return scenario_check_game(L)->at; }

/* -- making a game ------------------------------------------------------------------ */

/* Events are looked at later: what is kept of a card is its identity. */
static int kept(const ScenarioGame *g, int card) {
  return card == POP_NO_CARD ? card : pop_game_identity(g->at, card);
}

static void keep_event(void *user, const PopEvent *event) {
  ScenarioGame *g = user;
  if (g->nevents == g->capacity) {
    int capacity = g->capacity ? 2 * g->capacity : 64;
    PopEvent *events = realloc(g->events, (size_t)capacity * sizeof *events);
    if (!events) {
      g->lost = 1;
      return;
    }
    g->events = events;
    g->capacity = capacity;
  }
  PopEvent *e = &g->events[g->nevents++];
  *e = *event;
  e->card = kept(g, e->card);
  e->source = kept(g, e->source);
  e->target = kept(g, e->target);
}

static int l_game(lua_State *L) {
  Scenarios *s = lua_touserdata(L, lua_upvalueindex(1));
  PopProgram *p = scenario_check_program(L, 1);
  ScenarioGame *g = lua_newuserdatauv(L, sizeof *g, 1);
  memset(g, 0, sizeof *g);
  luaL_setmetatable(L, SCENARIO_GAME);
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  g->program = p;
  g->at = pop_game_new(p);
  if (!g->at) return luaL_error(L, "out of memory");
  pop_game_listen(g->at, keep_event, g);
  pop_game_ask_always(g->at, 1);
  if (s->host.paranoid && pop_game_paranoid(g->at, 1) != POP_OK)
    return luaL_error(L, "out of memory");
  s->nerrors = 0;
  return 1;
}

static int l_game_gc(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  pop_game_free(g->at);
  free(g->events);
  g->at = NULL;
  g->events = NULL;
  return 0;
}

/* game, player, definition, zone -> card, or nil and why */
static int l_place(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  int player = scenario_check_player(L, 2), zone = scenario_check_zone(L, 4);
  int card = pop_game_place(g->at, player, (int)luaL_checkinteger(L, 3), zone);
  if (card < 0) return scenario_answer(L, POP_ERROR_ARGUMENT);
  lua_pushinteger(L, card);
  return 1;
}

static int l_set_resource(lua_State *L) {
  int player = scenario_check_player(L, 2);
  const char *name = luaL_checkstring(L, 3);
  int value = (int)luaL_checkinteger(L, 4);
  return scenario_answer(L, pop_game_set_resource(game(L), player, name, value));
}

static int l_set_counters(lua_State *L) {
  int card = scenario_check_card(L, 2);
  const char *kind = luaL_checkstring(L, 3);
  int count = (int)luaL_checkinteger(L, 4);
  return scenario_answer(L, pop_game_set_counters(game(L), card, kind, count));
}

static int l_set_tapped(lua_State *L) {
  int card = scenario_check_card(L, 2);
  return scenario_answer(L, pop_game_set_tapped(game(L), card, lua_toboolean(L, 3)));
}

static int l_set_face_down(lua_State *L) {
  int card = scenario_check_card(L, 2);
  return scenario_answer(L, pop_game_set_face_down(game(L), card, lua_toboolean(L, 3)));
}

static int l_attach(lua_State *L) {
  int card = scenario_check_card(L, 2), host = scenario_check_card(L, 3);
  return scenario_answer(L, pop_game_attach(game(L), card, host));
}

static int l_begin(lua_State *L) {
  const char *sequence = luaL_checkstring(L, 2);
  uint64_t seed = (uint64_t)luaL_checkinteger(L, 3);
  return scenario_answer(L, pop_game_begin(game(L), sequence, seed));
}

/* game, { faces } */
static int l_dice(lua_State *L) {
  uint8_t faces[64] = {0};
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_Integer count = luaL_len(L, 2);
  luaL_argcheck(L, count <= 64, 2, "too many dice");
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, 2, i + 1);
    lua_Integer face = luaL_checkinteger(L, -1);
    luaL_argcheck(L, face >= 1 && face <= 6, 2, "a die shows 1 to 6");
    faces[i] = (uint8_t)face;
    lua_pop(L, 1);
  }
  return scenario_answer(L, pop_game_script_dice(game(L), faces, (int)count));
}

static int l_dice_left(lua_State *L) {
  lua_pushinteger(L, pop_game_dice_left(game(L)));
  return 1;
}

/* -- playing it --------------------------------------------------------------------- */

/* game -> "decide" or "ended", or nil and why; always with the invariants checked */
static int l_advance(lua_State *L) {
  PopGame *g = game(L);
  PopStatus status = pop_game_advance(g);
  if (status != POP_DECIDE && status != POP_ENDED) return scenario_answer(L, status);
  if (pop_game_check(g) != POP_OK) return scenario_answer(L, POP_ERROR_STATE);
  lua_pushstring(L, status == POP_DECIDE ? "decide" : "ended");
  return 1;
}

static int l_answer(lua_State *L) {
  int index = (int)luaL_checkinteger(L, 2) - 1;
  return scenario_answer(L, pop_game_answer(game(L), index));
}

static const char *const request_kinds[] = {
  [POP_REQUEST_WINDOW] = "window", [POP_REQUEST_CARD] = "card",
  [POP_REQUEST_YES_NO] = "yes_no", [POP_REQUEST_NUMBER] = "number",
  [POP_REQUEST_MODE] = "mode",     [POP_REQUEST_ARENA] = "arena",
  [POP_REQUEST_ORDER] = "order",   [POP_REQUEST_UNIT] = "unit_turn",
  [POP_REQUEST_DIE] = "die"
};

static const char *const option_kinds[] = {
  [POP_OPTION_PASS] = "pass",       [POP_OPTION_PLAY] = "play",
  [POP_OPTION_CARD] = "card",       [POP_OPTION_YES] = "yes",
  [POP_OPTION_NO] = "no",           [POP_OPTION_NUMBER] = "number",
  [POP_OPTION_MODE] = "mode",       [POP_OPTION_ARENA] = "arena",
  [POP_OPTION_TRIGGER] = "trigger", [POP_OPTION_ATTACK] = "attack",
  [POP_OPTION_NOTHING] = "nothing", [POP_OPTION_DIE] = "die"
};

/* Pushes the readable line of an option. [-0, +1] */
static void push_option_text(lua_State *L, PopGame *g, const PopOption *option) {
  char text[512];
  pop_game_option_text(g, option, text, sizeof text);
  lua_pushstring(L, text);
}

static void push_option(lua_State *L, PopGame *g, const PopOption *option) {
  lua_createtable(L, 0, 5);
  scenario_set_string(L, "kind", option_kinds[option->kind]);
  scenario_set_integer(L, "number", option->number);
  scenario_set_card(L, "card", option->card);
  scenario_set_card(L, "card2", option->card2);
  push_option_text(L, g, option);
  lua_setfield(L, -2, "text");
}

/* game -> the open request with its options, or nil */
static int l_request(lua_State *L) {
  PopGame *g = game(L);
  PopRequest r;
  if (pop_game_request(g, &r) != POP_OK) return 0;
  lua_createtable(L, 0, 6);
  scenario_set_string(L, "kind", request_kinds[r.kind]);
  scenario_set_integer(L, "player", r.player + 1);
  scenario_set_string(L, "window", r.window);
  scenario_set_string(L, "what", r.what);
  scenario_set_card(L, "card", r.card);
  lua_createtable(L, r.count, 0);
  for (int i = 0; i < r.count; i++) {
    push_option(L, g, &r.options[i]);
    lua_rawseti(L, -2, i + 1);
  }
  lua_setfield(L, -2, "options");
  return 1;
}

/* game, player */
static int l_concede(lua_State *L) {
  return scenario_answer(L, pop_game_concede(game(L), scenario_check_player(L, 2)));
}

static const luaL_Reg engine_functions[] = {
  {"game", l_game}, {"check_deck", scenario_check_deck}, {"deck_order", scenario_deck_order},
  {NULL, NULL}
};

static const luaL_Reg game_methods[] = {
  {"__gc", l_game_gc}, {"place", l_place}, {"set_resource", l_set_resource},
  {"set_counters", l_set_counters}, {"set_tapped", l_set_tapped},
  {"set_face_down", l_set_face_down}, {"attach", l_attach}, {"begin", l_begin},
  {"dice", l_dice}, {"dice_left", l_dice_left}, {"advance", l_advance},
  {"answer", l_answer}, {"request", l_request}, {"concede", l_concede}, {NULL, NULL}
};

static void make_type(lua_State *L, const char *name, const luaL_Reg *methods,
                      const luaL_Reg *more) {
  luaL_newmetatable(L, name);
  luaL_setfuncs(L, methods, 0);
  if (more) luaL_setfuncs(L, more, 0);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
}

static void add_functions(lua_State *L, Scenarios *s, const luaL_Reg *functions) {
  lua_pushlightuserdata(L, s);
  luaL_setfuncs(L, functions, 1);
}

void scenario_push_engine(lua_State *L, Scenarios *s) {
  make_type(L, SCENARIO_PROGRAM, scenario_program_methods, NULL);
  make_type(L, SCENARIO_GAME, game_methods, scenario_read_methods);
  lua_newtable(L);
  add_functions(L, s, engine_functions);
  add_functions(L, s, scenario_program_functions);
}
