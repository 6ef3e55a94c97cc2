/* bench.c: 'make bench': how fast and how large, as JSON, one object a workload.
**
** A workload is a pair of decks and how its players answer; all run on one core. Games
** are played for a fixed time, then the state in the middle of games is copied and
** hashed, and one condition written as an empty Lua function is called with its limits
** on. Numbers of this program are for comparing builds on one machine; no test depends on
** them.
**
** usage: bench [SECONDS]
*/
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli_game.h"
#include "eval.h"
#include "script.h"

enum { TURNS = 200 };

typedef struct Workload {
  const char *name, *dark, *light, *who;
  int hash;                /* hash the state at every decision, as a journal does */
} Workload;

static const Workload workloads[] = {
  {"republic", "republic-dark", "republic-light", "random", 0},
  {"republic-journal", "republic-dark", "republic-light", "random", 1},
  {"republic-greedy", "republic-dark", "republic-light", "greedy", 0},
};

/* A card whose condition is the smallest function there is. */
static const char probe[] =
  "card \"Bench Probe\" { side = \"neutral\", type = \"ground\", cost = 1, speed = 1,"
  " power = 1, health = 1, static { when = function() return true end, power = 1 } }\n";

typedef struct Totals {
  uint64_t games, requests, real, hash;
  double seconds, setup;
  size_t bytes;
} Totals;

typedef struct Bench {
  PopProgram *program;
  const Workload *work;
  Deck decks[2];
  double limit;            /* seconds */
  Totals total;
  PopGame *middle;         /* copy of a game at its 150th decision */
} Bench;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int fail(const char *what, const char *why) {
  fprintf(stderr, "bench: %s: %s\n", what, why);
  return 0;
}

/* Plays a started game. 0 after a message. */
static int play(Bench *b, PopGame *game, CliPlayer players[2]) {
  PopRequest request;
  PopStatus status;
  for (int n = 0; (status = pop_game_advance(game)) == POP_DECIDE; n++) {
    if (pop_game_turn(game) > TURNS) return 1; /* two who never meet again */
    if (pop_game_request(game, &request) != POP_OK) break;
    CliPlayer *player = &players[request.player];
    int index = player->choose(player, game, &request);
    b->total.requests++;
    b->total.real += request.count > 1;
    if (b->work->hash) b->total.hash ^= pop_game_hash(game);
    if (n == 150) pop_game_copy(b->middle, game);
    if (pop_game_answer(game, index) != POP_OK) break;
  }
  return status == POP_ENDED || fail(b->work->name, pop_game_error(game));
}

static int play_one(Bench *b, uint64_t seed) {
  CliPlayer players[2];
  PopDeck dark = deck_view(&b->decks[0]), light = deck_view(&b->decks[1]);
  for (int seat = 0; seat < 2; seat++)
    cli_player_init(&players[seat], b->work->who, b->program, seat, seed);
  double begin = now();
  PopGame *game = pop_game_new(b->program);
  if (!game) return fail(b->work->name, "out of memory");
  int ok = pop_game_start(game, &dark, &light, seed) == POP_OK ||
           fail(b->work->name, pop_game_error(game));
  b->total.setup += now() - begin;
  ok = ok && play(b, game, players);
  b->total.bytes = pop_game_bytes(game);
  pop_game_free(game);
  b->total.games++;
  return ok;
}

/* Microseconds of one copy and one hash of a game in progress. */
static void measure_state(Bench *b, double *copy_us, double *hash_us) {
  enum { ROUNDS = 20000 };
  PopGame *to = pop_game_new(b->program);
  *copy_us = *hash_us = 0;
  if (!to) return;
  double begin = now();
  for (int i = 0; i < ROUNDS; i++) pop_game_copy(to, b->middle);
  double middle = now();
  for (int i = 0; i < ROUNDS; i++) b->total.hash ^= pop_game_hash(b->middle);
  *hash_us = (now() - middle) * 1e6 / ROUNDS;
  *copy_us = (middle - begin) * 1e6 / ROUNDS;
  pop_game_free(to);
}

/* Nanoseconds of one call of the probe's condition, the last function that was loaded. */
static double measure_call(Bench *b) {
  enum { ROUNDS = 1000000 };
  Script *script = b->program->script;
  uint32_t functions = script_functions(script);
  Ctx ctx = {.g = b->middle, .candidate = NO_CARD, .it = NO_CARD};
  int32_t result = 0;
  if (!functions) return 0;
  double begin = now();
  for (int i = 0; i < ROUNDS; i++)
    if (!script_predicate(script, &ctx, (uint16_t)(functions - 1), &result) ||
        result != 1)
      return 0;
  return (now() - begin) * 1e9 / ROUNDS;
}

static int load(Bench *b, double *load_ms) {
  char error[512];
  CliLoad load = {.overlay = probe, .overlay_name = "probe"};
  double begin = now();
  b->program = cli_load(&load, error, sizeof error);
  *load_ms = (now() - begin) * 1e3;
  if (!b->program) return fail("load", error);
  if (!cli_deck_read(&b->decks[0], b->work->dark, error, sizeof error) ||
      !cli_deck_read(&b->decks[1], b->work->light, error, sizeof error))
    return fail(b->work->name, error);
  b->middle = pop_game_new(b->program);
  return b->middle != NULL || fail(b->work->name, "out of memory");
}

static void print(const Bench *b, double load_ms, double copy_us, double hash_us,
                  double call_ns) {
  const Totals *t = &b->total;
  printf(
      "{\"workload\":\"%s\",\"games\":%llu,\"seconds\":%.3f,\"games_per_s\":%.1f,"
      "\"requests_per_s\":%.0f,\"real_decisions_per_s\":%.0f,\"setup_us\":%.2f,"
      "\"bytes_per_game\":%zu,\"copy_us\":%.3f,\"hash_us\":%.3f,\"load_ms\":%.2f,"
      "\"call_ns\":%.1f}\n",
      b->work->name, (unsigned long long)t->games, t->seconds,
      (double)t->games / t->seconds, (double)t->requests / t->seconds,
      (double)t->real / t->seconds, t->setup * 1e6 / (double)t->games, t->bytes, copy_us,
      hash_us, load_ms, call_ns);
  fflush(stdout);
}

static int run(Bench *b) {
  double load_ms, copy_us, hash_us;
  int ok = load(b, &load_ms);
  double begin = now();
  for (uint64_t seed = 1; ok && b->total.seconds < b->limit; seed++) {
    ok = play_one(b, seed);
    b->total.seconds = now() - begin;
  }
  if (ok) {
    measure_state(b, &copy_us, &hash_us);
    print(b, load_ms, copy_us, hash_us, measure_call(b));
  }
  pop_game_free(b->middle);
  pop_program_free(b->program);
  return ok;
}

int main(int argc, char **argv) {
  double limit = argc > 1 ? atof(argv[1]) : 3;
  Bench *b = malloc(sizeof *b);
  int ok = b != NULL;
  for (size_t i = 0; ok && i < sizeof workloads / sizeof workloads[0]; i++) {
    memset(b, 0, sizeof *b);
    b->work = &workloads[i];
    b->limit = limit > 0 ? limit : 3;
    ok = run(b);
  }
  free(b);
  return !ok;
}
