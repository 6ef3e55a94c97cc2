/* script_scenario_deck.c: a scenario's deck, checked as the command checks a deck file.
**
** The entries are those of deck files (deck.h), so a scenario can show a deck as players
** write it. Whether the verdict is the right one is for the harness to say.
*/
#include "deck.h"
#include "script_scenario_game.h"

/* Reads the list of strings at 'arg'. 0 with a reason in 'error'. */
static int read_entries(lua_State *L, int arg, Deck *deck, char *error, size_t size) {
  lua_Integer count = luaL_len(L, arg);
  deck_init(deck);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_geti(L, arg, i);
    if (!deck_add(deck, luaL_checkstring(L, -1), (int)i, error, size)) return 0;
    lua_pop(L, 1);
  }
  return 1;
}

int scenario_check_deck(lua_State *L) {
  const char *verdict = "unreadable";
  char why[512] = "";
  PopProgram *program = scenario_check_program(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  Deck *deck = lua_newuserdatauv(L, sizeof *deck, 0);
  if (read_entries(L, 2, deck, why, sizeof why)) {
    PopDeck view = deck_view(deck);
    PopStatus status = pop_deck_check(program, &view, why, sizeof why);
    verdict = status == POP_OK ? "legal" : "illegal";
  }
  lua_pushstring(L, verdict);
  lua_pushstring(L, why);
  return 2;
}
