/* boards.c: boards with many units in play, made of the cards of crowded.lua.
**
** Units are dealt out evenly: one to each player in each arena, then the next role. Every
** seventh bears an equipment, each player has a location in each arena and cards to play:
** 180 units then stay below the number of texts that may be in force (STATE_ACTIVES).
** The board is placed once; each game is a copy of it that begins with its own seed.
*/
#include "bench.h"

enum { ARENAS = 3, FORCE = 200, HAND = 4, BEARERS = 7 };

static const char *const arenas[ARENAS] = {"space", "ground", "character"};
static const char *const roles[] = {"Captain", "Guard", "Marked", "Plain", "Listener",
                                    "Drill", "Reckoner", "Drifter", "Marksman", "Warden"};
enum { ROLES = sizeof roles / sizeof roles[0] };

static int begin_board(Bench *b, PopGame *game, uint64_t seed) {
  return (pop_game_copy(game, b->placed) == POP_OK &&
          pop_game_begin(game, b->sequence, seed) == POP_OK) ||
         bench_fail(b->name, pop_game_error(game));
}

/* Places a card by the three words of its name. Its number, or -1 after a message. */
static int place(Bench *b, int player, const char *set, const char *arena,
                 const char *role, int zone) {
  char name[64];
  snprintf(name, sizeof name, "%s %s%s%s", set, arena, *arena ? " " : "", role);
  int card = pop_game_place(b->placed, player, pop_program_find(b->program, name), zone);
  if (card < 0) bench_fail(name, pop_game_error(b->placed));
  return card;
}

static int place_unit(Bench *b, const BoardKind *kind, int i) {
  int player = i % 2, arena = i / 2 % ARENAS, rank = i / (2 * ARENAS);
  const char *role = kind->bare ? "Plain" : roles[rank % ROLES];
  int unit = place(b, player, kind->set, arenas[arena], role, arena);
  if (unit < 0 || kind->bare || i % BEARERS) return unit >= 0;
  int blade = place(b, player, kind->set, arenas[arena], "Blade", arena);
  return blade >= 0 && pop_game_attach(b->placed, blade, unit) == POP_OK;
}

static int place_others(Bench *b, const BoardKind *kind, int player) {
  int hand = pop_zone_find(b->program, "hand");
  for (int arena = 0; arena < ARENAS; arena++)
    if (place(b, player, kind->set, arenas[arena], "Field", arena) < 0) return 0;
  for (int i = 0; i < HAND; i++)
    if (place(b, player, kind->set, "", "Order", hand) < 0) return 0;
  return 1;
}

int board_open(Bench *b, const BoardKind *kind, int units) {
  b->set_up = begin_board;
  b->sequence = kind->sequence;
  b->middle_at = 30;
  if (!bench_load(b, "tests/bench/crowded.lua", 0)) return 0;
  b->placed = pop_game_new(b->program);
  if (!b->placed) return bench_fail(b->name, "out of memory");
  for (int i = 0; i < units; i++)
    if (!place_unit(b, kind, i)) return 0;
  for (int player = 0; player < 2; player++) {
    pop_game_set_resource(b->placed, player, "force", FORCE);
    if (!kind->bare && !place_others(b, kind, player)) return 0;
  }
  return 1;
}
