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

/* program, deck, other deck, seed -> 1 or 2, whichever is the Dark Side player's, and the die
** or 0; nil and why if an entry can't be read */
int scenario_deck_order(lua_State *L) {
  char why[512] = "";
  int die;
  PopProgram *program = scenario_check_program(L, 1);
  Deck *decks[2];
  for (int i = 0; i < 2; i++) {
    luaL_checktype(L, 2 + i, LUA_TTABLE);
    decks[i] = lua_newuserdatauv(L, sizeof *decks[i], 0);
    if (read_entries(L, 2 + i, decks[i], why, sizeof why)) continue;
    lua_pushnil(L);
    lua_pushstring(L, why);
    return 2;
  }
  PopDeck a = deck_view(decks[0]), b = deck_view(decks[1]);
  lua_pushinteger(L, 1 + pop_deck_order(program, &a, &b, (uint64_t)luaL_checkinteger(L, 4),
                                        &die));
  lua_pushinteger(L, die);
  return 2;
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
