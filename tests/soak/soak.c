/* soak.c: plays games with random answers in one process, over all pairs of starter decks
** in turn, and watches its memory.
**
**   soak GAMES [SEED]
**
** Every 1,000 games a line says what the program holds of its allocator after a game, the
** most it held during one, and what the process has. After the first 1,000 games none of
** these may grow. A game that ends with an error ends the run.
*/
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "pairs/pairs.h"

enum { BLOCK = 1000, TURNS = 200, SLACK_KIB = 512 };

typedef struct Memory { size_t now, most; } Memory;

typedef struct Soak {
  PopProgram *program;
  Pairs pairs;
  Memory memory;
  int script_errors;
  uint64_t seed;
  long games, decisions, given_up;
} Soak;

/* What is compared between blocks of games, in KiB. */
typedef struct Level { long after, most, resident; } Level;

static void *allocate(void *user, void *ptr, size_t old_size, size_t size) {
  Memory *m = user;
  size_t old = ptr ? old_size : 0;
  void *block = size ? realloc(ptr, size) : NULL;
  if (size && !block) return NULL;
  if (!size) free(ptr);
  m->now += size - old;
  if (m->now > m->most) m->most = m->now;
  return block;
}

static long resident_kib(void) {
  long pages = 0, whole;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%ld %ld", &whole, &pages) != 2) pages = 0;
  fclose(file);
  return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static int fail(const Soak *s, const char *why) {
  fprintf(stderr, "soak: seed %llu: %s\n", (unsigned long long)s->seed, why);
  return 0;
}

static int open_soak(Soak *s) {
  char error[500];
  PopConfig config = {.allocator = allocate, .allocator_user = &s->memory,
                      .script_error = cli_script_error, .user = &s->script_errors};
  CliLoad load = {.config = &config};
  s->program = cli_load(&load, error, sizeof error);
  if (!s->program) return fail(s, error);
  return pairs_read(&s->pairs, s->program, error, sizeof error) || fail(s, error);
}

static int play(Soak *s, PopGame *game) {
  CliPlayer players[2];
  PopRequest request;
  PopStatus status;
  for (int seat = 0; seat < 2; seat++)
    cli_player_init(&players[seat], "random", s->program, seat, s->seed);
  while ((status = pop_game_advance(game)) == POP_DECIDE) {
    if (pop_game_turn(game) > TURNS) {
      s->given_up++;
      return 1;
    }
    if (pop_game_request(game, &request) != POP_OK) break;
    CliPlayer *player = &players[request.player];
    s->decisions++;
    if (pop_game_answer(game, player->choose(player, game, &request)) != POP_OK) break;
  }
  return status == POP_ENDED || fail(s, pop_game_error(game));
}

static int one(Soak *s) {
  int pair = (int)(s->games % s->pairs.count);
  PopGame *game = pop_game_new(s->program);
  if (!game) return fail(s, "out of memory");
  int ok = pairs_start(&s->pairs, pair, game, s->seed) && play(s, game) &&
           (pop_game_check(game) == POP_OK || fail(s, pop_game_error(game)));
  pop_game_free(game);
  s->games++;
  s->seed++;
  return ok && (!s->script_errors || fail(s, "a script failed"));
}

static Level report(Soak *s, double seconds) {
  Level l = {(long)(s->memory.now / 1024), (long)(s->memory.most / 1024), resident_kib()};
  printf("%7ld games, %9ld decisions, %6.1f s: %ld KiB held, %ld at most, %ld resident\n",
         s->games, s->decisions, seconds, l.after, l.most, l.resident);
  fflush(stdout);
  s->memory.most = s->memory.now;
  return l;
}

static int grew(Level from, Level to) {
  return to.after > from.after + SLACK_KIB || to.most > from.most + SLACK_KIB ||
         to.resident > from.resident + 2 * SLACK_KIB;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int run(Soak *s, long games) {
  Level first = {0}, last;
  double begin = now();
  while (s->games < games) {
    if (!one(s)) return 0;
    if (s->games % BLOCK) continue;
    last = report(s, now() - begin);
    if (s->games == BLOCK) first = last;
    if (grew(first, last)) return fail(s, "memory has grown");
  }
  printf("%ld games of %d pairs of decks, %ld decisions, %ld given up on after %d turns, "
         "no error, memory flat\n", s->games, s->pairs.count, s->decisions, s->given_up, TURNS);
  return 1;
}

int main(int argc, char **argv) {
  static Soak s;
  long games = argc > 1 ? atol(argv[1]) : 100000;
  s.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  int ok = open_soak(&s) && run(&s, games);
  pop_program_free(s.program);
  if (ok && s.memory.now) ok = fail(&s, "memory is left at the end");
  return !ok;
}
