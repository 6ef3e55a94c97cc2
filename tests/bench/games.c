/* games.c: plays the games of a workload and counts. */
#include <time.h>

#include "bench.h"

enum { TURNS = 200 };

static double read_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double bench_now(void) { return read_clock(CLOCK_MONOTONIC); }
double bench_cpu(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

int bench_fail(const char *what, const char *why) {
  fprintf(stderr, "bench: %s: %s\n", what, why);
  return 0;
}

/* Plays a game that is set up. 0 after a message. */
static int play(Bench *b, PopGame *game, CliPlayer players[2]) {
  PopRequest request;
  PopStatus status;
  for (uint64_t n = 0; (status = pop_game_advance(game)) == POP_DECIDE; n++) {
    if (pop_game_turn(game) > TURNS) return 1; /* two who never meet again */
    if (pop_game_request(game, &request) != POP_OK) break;
    size_t bytes = pop_game_bytes(game); /* more while a function is suspended */
    if (bytes > b->total.bytes) b->total.bytes = bytes;
    CliPlayer *player = &players[request.player];
    int index = player->choose(player, game, &request);
    b->total.requests++;
    b->total.real += request.count > 1;
    if (b->hash) b->total.hash = b->total.hash * 31 + pop_game_hash(game);
    if (n == b->middle_at) pop_game_copy(b->middle, game);
    if (pop_game_answer(game, index) != POP_OK) break;
  }
  return status == POP_ENDED || bench_fail(b->name, pop_game_error(game));
}

static int play_one(Bench *b, uint64_t seed) {
  CliPlayer players[2];
  for (int seat = 0; seat < 2; seat++)
    cli_player_init(&players[seat], b->who, b->program, seat, seed);
  double begin = bench_cpu();
  PopGame *game = pop_game_new(b->program);
  if (!game) return bench_fail(b->name, "out of memory");
  int ok = b->set_up(b, game, seed);
  b->total.setup += bench_cpu() - begin;
  ok = ok && play(b, game, players);
  pop_game_free(game);
  b->total.games++;
  return ok && (!b->script_errors || bench_fail(b->name, "a script failed"));
}

int bench_play_games(Bench *b, double seconds, uint64_t games) {
  double begin = bench_now(), cpu = bench_cpu(), passed = 0;
  int ok = 1;
  for (uint64_t n = 0; ok && (games ? n < games : passed < seconds); n++) {
    ok = play_one(b, b->next_seed++);
    passed = bench_now() - begin;
  }
  b->total.seconds += passed;
  b->total.cpu += bench_cpu() - cpu;
  return ok;
}
