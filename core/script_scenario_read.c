/* script_scenario_read.c: reading a game from trusted Lua:
** cards, zones, values, events. */
#include <stdio.h>
#include <string.h>

#include "script_scenario_game.h"

static PopGame *game(lua_State *L) { return scenario_check_game(L)->at; }

static void set_boolean(lua_State *L, const char *name, int value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, name);
}

/* The player whose view is asked for; without one -1, who sees everything. */
static int check_viewer(lua_State *L, int arg) {
  return lua_isnoneornil(L, arg) ? -1 : scenario_check_player(L, arg);
}

static int l_cards(lua_State *L) {
  lua_pushinteger(L, pop_game_cards(game(L)));
  return 1;
}

static int l_name(lua_State *L) {
  lua_pushstring(L, pop_game_card_name(game(L), -1, scenario_check_card(L, 2)));
  return 1;
}

/* The type line, absent if the viewer may not know the card. */
static void set_type_line(lua_State *L, const ScenarioGame *g, int def) {
  PopDef d;
  if (pop_program_def(g->program, def, &d) == POP_OK)
    scenario_set_string(L, "type_line", d.type_line);
}

/* game, card, viewer or nothing -> its fields, or nil and why */
static int l_card(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  int card = scenario_check_card(L, 2), viewer = check_viewer(L, 3);
  PopCard c;
  PopStatus status = pop_game_card(g->at, viewer, card, &c);
  if (status != POP_OK) return scenario_answer(L, status);
  lua_createtable(L, 0, 13);
  scenario_set_string(L, "name", pop_game_card_name(g->at, viewer, card));
  set_type_line(L, g, c.def);
  scenario_set_integer(L, "owner", c.owner + 1);
  scenario_set_integer(L, "controller", c.controller + 1);
  scenario_set_string(L, "zone", pop_zone_name(g->program, c.zone));
  scenario_set_card(L, "host", c.host);
  set_boolean(L, "tapped", c.tapped);
  set_boolean(L, "face_down", c.face_down);
  scenario_set_integer(L, "speed", c.speed);
  scenario_set_integer(L, "power", c.power);
  scenario_set_integer(L, "health", c.health);
  scenario_set_integer(L, "damage", c.damage);
  scenario_set_integer(L, "build", c.build);
  return 1;
}

/* game, player, zone -> list of cards */
static int l_zone(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  uint8_t cards[256];
  int player = scenario_check_player(L, 2), zone = scenario_check_zone(L, 3);
  int count = pop_game_zone(g->at, -1, player, zone, cards, (int)sizeof cards);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushinteger(L, pop_game_identity(g->at, cards[i]));
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

/* game, player, zone, viewer or nothing -> the number of cards */
static int l_zone_count(lua_State *L) {
  int player = scenario_check_player(L, 2), zone = scenario_check_zone(L, 3);
  lua_pushinteger(L, pop_game_zone(game(L), check_viewer(L, 4), player, zone, NULL, 0));
  return 1;
}

static int l_keyword(lua_State *L) {
  int card = scenario_check_card(L, 2);
  lua_pushinteger(L, pop_game_keyword(game(L), card, luaL_checkstring(L, 3)));
  return 1;
}

static int l_value(lua_State *L) {
  int card = scenario_check_card(L, 2);
  lua_pushinteger(L, pop_game_value(game(L), card, luaL_checkstring(L, 3)));
  return 1;
}

static int l_counters(lua_State *L) {
  int card = scenario_check_card(L, 2);
  lua_pushinteger(L, pop_game_counters(game(L), card, luaL_checkstring(L, 3)));
  return 1;
}

static int l_subtype(lua_State *L) {
  int card = scenario_check_card(L, 2);
  lua_pushboolean(L, pop_game_has_subtype(game(L), card, luaL_checkstring(L, 3)));
  return 1;
}

static int l_resource(lua_State *L) {
  lua_pushinteger(L, pop_game_resource(game(L), scenario_check_player(L, 2),
                                       luaL_checkstring(L, 3)));
  return 1;
}

/* game -> 1, 2, or nil while it is not won; and the reason */
static int l_winner(lua_State *L) {
  const char *why = "";
  int winner = pop_game_winner(game(L), &why);
  if (winner < 0) return 0;
  lua_pushinteger(L, winner + 1);
  lua_pushstring(L, why ? why : "");
  return 2;
}

/* game -> turn, step */
static int l_moment(lua_State *L) {
  PopGame *g = game(L);
  lua_pushinteger(L, pop_game_turn(g));
  lua_pushstring(L, pop_game_step(g));
  return 2;
}

typedef struct Reasons { char text[2048]; size_t length; } Reasons;

static void add_reason(void *user, int amount, const char *reason) {
  Reasons *r = user;
  int n = snprintf(r->text + r->length, sizeof r->text - r->length, "%+d %s\n", amount,
                   reason);
  if (n > 0 && r->length + (size_t)n < sizeof r->text) r->length += (size_t)n;
}

/* game, card, value -> the parts that add up to it, a line each */
static int l_why(lua_State *L) {
  Reasons reasons = {"", 0};
  PopStatus status = pop_game_why(game(L), scenario_check_card(L, 2),
                                  luaL_checkstring(L, 3), add_reason, &reasons);
  if (status != POP_OK) return scenario_answer(L, status);
  lua_pushlstring(L, reasons.text, reasons.length);
  return 1;
}

/* -- events ------------------------------------------------------------------------- */

static int l_events(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  if (g->lost) return luaL_error(L, "out of memory");
  lua_pushinteger(L, g->nevents);
  return 1;
}

static const PopEvent *check_event(lua_State *L, const ScenarioGame *g) {
  lua_Integer i = luaL_checkinteger(L, 2);
  luaL_argcheck(L, i >= 1 && i <= g->nevents, 2, "no such event");
  return &g->events[i - 1];
}

/* A card of an event that was kept. */
static void set_kept(lua_State *L, const char *name, int identity) {
  if (identity != POP_NO_CARD) scenario_set_integer(L, name, identity);
}

static int number_now(const ScenarioGame *g, int identity) {
  return identity == POP_NO_CARD ? identity : pop_game_number(g->at, identity);
}

/* game, index -> fields of an event; hidden_from is 1 or 2 if that player
** does not know it, 3 if none does, false if both do */
static int l_event(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  const PopEvent *e = check_event(L, g);
  lua_createtable(L, 0, 11);
  scenario_set_string(L, "kind", e->kind);
  if (e->unknown_to) scenario_set_integer(L, "hidden_from", e->unknown_to);
  else set_boolean(L, "hidden_from", 0);
  set_kept(L, "card", e->card);
  set_kept(L, "source", e->source);
  set_kept(L, "target", e->target);
  if (e->player >= 0) scenario_set_integer(L, "player", e->player + 1);
  if (e->arena >= 0) scenario_set_string(L, "arena", pop_zone_name(g->program, e->arena));
  scenario_set_string(L, "step", e->step);
  scenario_set_integer(L, "amount", e->amount);
  scenario_set_integer(L, "number", e->number);
  set_boolean(L, "in_attack", e->in_attack);
  return 1;
}

static int l_event_text(lua_State *L) {
  ScenarioGame *g = scenario_check_game(L);
  char text[512];
  PopEvent e = *check_event(L, g);
  e.card = number_now(g, e.card);
  e.source = number_now(g, e.source);
  e.target = number_now(g, e.target);
  pop_game_event_text(g->at, &e, text, sizeof text);
  lua_pushstring(L, text);
  return 1;
}

const luaL_Reg scenario_read_methods[] = {
  {"cards", l_cards}, {"name", l_name}, {"card", l_card}, {"zone", l_zone},
  {"zone_count", l_zone_count},
  {"keyword", l_keyword}, {"value", l_value}, {"counters", l_counters},
  {"subtype", l_subtype}, {"resource", l_resource}, {"winner", l_winner},
  {"moment", l_moment}, {"why", l_why}, {"events", l_events}, {"event", l_event},
  {"event_text", l_event_text}, {NULL, NULL}
};
