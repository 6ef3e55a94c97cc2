/* script_scenario_game.h: what the files of the scenario host share.
**
** script_scenario_program.c loads a program, script_scenario_game.c makes and plays a game,
** script_scenario_read.c reads it, script_scenario_deck.c checks a deck. They give functions of
** trusted Lua in which players are 1 (dark) and 2 (light) and options count from 1; a call that
** the engine refuses answers nil and the engine's line of text.
*/
#ifndef POP_SCRIPT_SCENARIO_GAME_H
#define POP_SCRIPT_SCENARIO_GAME_H

#include <lauxlib.h>
#include <lua.h>

#include "script_scenario.h"

#define SCENARIO_GAME "popcore game" /* names of the userdata types */
#define SCENARIO_PROGRAM "popcore program"

enum { SCENARIO_ERRORS = 8, SCENARIO_ERROR_SIZE = 320 };

struct Scenarios {
  lua_State *lua;
  size_t used;             /* bytes the Lua state holds */
  ScenarioHost host;
  int harness;             /* registry reference of what scripts/scenario.lua returned */
  int nerrors;             /* script errors since the last game was made; all counted */
  char errors[SCENARIO_ERRORS][SCENARIO_ERROR_SIZE]; /* the first ones */
};

/* The userdata of a game: its program is its user value, so that it is freed later. */
typedef struct ScenarioGame {
  PopGame *at;
  PopProgram *program;
  PopEvent *events;            /* all so far */
  int nevents, capacity, lost; /* lost: an event could not be kept */
} ScenarioGame;

extern const luaL_Reg scenario_read_methods[], scenario_program_methods[];
extern const luaL_Reg scenario_program_functions[]; /* upvalue 1: the Scenarios */

/* Leaves the table of functions that the harness calls the engine with. [-0, +1] */
void scenario_push_engine(lua_State *L, Scenarios *s);

/* program, list of "COUNT NAME" -> "legal", or "illegal" or "unreadable" and why. */
int scenario_check_deck(lua_State *L);
int scenario_deck_order(lua_State *L);

/* Arguments; a wrong one raises. */
PopProgram *scenario_check_program(lua_State *L, int arg);
ScenarioGame *scenario_check_game(lua_State *L); /* the first argument */
int scenario_check_player(lua_State *L, int arg);
int scenario_check_card(lua_State *L, int arg);
int scenario_check_zone(lua_State *L, int arg);

/* true, or nil and the engine's reason. [-0, +1|2] */
int scenario_answer(lua_State *L, PopStatus status);

/* Scenarios name cards by their identity: the numbers of hidden ones change.
** Fields of the table on top; a card that is POP_NO_CARD stays absent. [-0, +0] */
void scenario_set_integer(lua_State *L, const char *name, lua_Integer value);
void scenario_set_string(lua_State *L, const char *name, const char *value);
void scenario_set_card(lua_State *L, const char *name, int card);

#endif
