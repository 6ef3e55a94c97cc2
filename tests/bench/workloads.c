/* workloads.c: the workloads by name, and those that are played with the two decks.
**
** A name that ends with a hyphen takes a number: "crowded-40" is a board of 40 units,
** "known-1000" the decks' game with 1,000 cards loaded that nobody plays with.
*/
#include <stdlib.h>
#include <string.h>

#include "bench.h"

/* A card whose condition is the smallest function there is. Loaded last of all: the call
** that is measured is that of the last function. */
#define PROBE                                                                   \
  "card \"Bench Probe\" { side = \"neutral\", type = \"ground\", cost = 1,"     \
  " speed = 1, power = 1, health = 1,"                                          \
  " static { when = function() return true end, power = 1 } }\n"

/* How often is loaded for one figure: new memory may cost more than the loading. */
#define LOADS 9

/* Cards that are only known. Each is a unit with two keywords and a line for others. */
#define SYNTHETIC                                                               \
  "for i = 1, %d do card(\"Synthetic \" .. i) { side = \"neutral\","            \
  " type = \"ground\", subtypes = { \"Synthetic\" }, cost = 1 + i %% 9,"        \
  " speed = 40, power = 1 + i %% 5, health = 3, \"Accuracy 1\","                \
  " \"Pay 1 Force -> Evade 1\","                                                \
  " static { to = each(your { \"Synthetic\" }), power = 1 } } end\n"

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Boards of 120 units come to limits of the state, which is a figure, not a failure. */
static void told(void *user, const PopScriptError *e) {
  Bench *b = user;
  if (e->code == POP_FAULT_STATE) b->overfull++;
  else cli_script_error(&b->script_errors, e);
}

int bench_load(Bench *b, const char *with, int cards) {
  char error[512], path[1024], text[1024];
  PopConfig config = {.script_error = told, .user = b};
  CliList files = {.at = {path}, .count = 1};
  CliLoad load = {.overlay = text, .overlay_name = "bench", .config = &config};
  if (cards) { /* one file declares them all */
    config.instruction_limit = 1u << 30;
    config.memory_limit = (size_t)1 << 30;
  }
  if (with) load.with = &files;
  snprintf(path, sizeof path, "%s/%s", cli_root(), with ? with : "");
  snprintf(text, sizeof text, SYNTHETIC PROBE, cards);
  double times[LOADS];
  int loads = cards ? 1 : LOADS;
  for (int i = 0; i < loads; i++) {
    pop_program_free(b->program);
    double begin = bench_cpu();
    b->program = cli_load(&load, error, sizeof error);
    times[i] = (bench_cpu() - begin) * 1e3;
    if (!b->program) return bench_fail(b->name, error);
  }
  qsort(times, (size_t)loads, sizeof *times, by_size);
  b->load_ms = times[loads / 2];
  b->middle = pop_game_new(b->program);
  return b->middle != NULL || bench_fail(b->name, "out of memory");
}

static int start_decks(Bench *b, PopGame *game, uint64_t seed) {
  PopDeck dark = deck_view(&b->decks[0]), light = deck_view(&b->decks[1]);
  return pop_game_start(game, &dark, &light, seed) == POP_OK ||
         bench_fail(b->name, pop_game_error(game));
}

static int open_decks(Bench *b, int cards) {
  char error[512];
  b->set_up = start_decks;
  b->middle_at = 150;
  if (!bench_load(b, NULL, cards)) return 0;
  return (cli_deck_read(&b->decks[0], "republic-dark", error, sizeof error) &&
          cli_deck_read(&b->decks[1], "republic-light", error, sizeof error)) ||
         bench_fail(b->name, error);
}

/* Each game is of the next pair. */
static int start_pair(Bench *b, PopGame *game, uint64_t seed) {
  return pairs_start(&b->pairs, (int)(seed % (uint64_t)b->pairs.count), game, seed) ||
         bench_fail(b->name, pop_game_error(game));
}

static int open_starters(Bench *b, int cards) {
  char error[512];
  b->set_up = start_pair;
  b->middle_at = 150;
  return bench_load(b, NULL, cards) &&
         (pairs_read(&b->pairs, b->program, error, sizeof error) || bench_fail(b->name, error));
}

static int open_crowded(Bench *b, int units) {
  return board_open(b, &(BoardKind){"Crowded", "crowded_battle", 0}, units);
}

static int open_functional(Bench *b, int units) {
  return board_open(b, &(BoardKind){"Functional", "crowded_battle", 0}, units);
}

static int open_in_play(Bench *b, int per_arena) {
  return open_crowded(b, 3 * per_arena);
}

static int open_bare(Bench *b, int per_arena) {
  return board_open(b, &(BoardKind){"Crowded", "battle", 1}, 3 * per_arena);
}

typedef struct Workload {
  const char *name;
  int (*open)(Bench *b, int number);
  const char *who;
  int hash;
} Workload;

static const Workload workloads[] = {
  {"republic", open_decks, "random", 0},
  {"republic-journal", open_decks, "random", 1},
  {"republic-greedy", open_decks, "greedy", 0},
  {"starters", open_starters, "random", 0},
  {"known-", open_decks, "random", 0},
  {"crowded-", open_crowded, "random", 0},
  {"crowded-lua-", open_functional, "random", 0},
  {"in_play-", open_in_play, "random", 0},
  {"bare-", open_bare, "random", 0},
};

/* The number behind the name, 0 if it takes none; -1 if the name is another's. */
static int match(const Workload *w, const char *name) {
  size_t length = strlen(w->name);
  if (w->name[length - 1] != '-') return strcmp(w->name, name) ? -1 : 0;
  if (strncmp(w->name, name, length)) return -1;
  const char *digits = name + length;
  size_t n = strspn(digits, "0123456789");
  return n && n < 6 && !digits[n] ? atoi(digits) : -1;
}

int bench_open(Bench *b, const char *name) {
  memset(b, 0, sizeof *b);
  b->next_seed = 1;
  snprintf(b->name, sizeof b->name, "%s", name);
  for (size_t i = 0; i < sizeof workloads / sizeof workloads[0]; i++) {
    int number = match(&workloads[i], name);
    if (number < 0) continue;
    b->who = workloads[i].who;
    b->hash = workloads[i].hash;
    return workloads[i].open(b, number);
  }
  return bench_fail(name, "there is no such workload");
}

void bench_close(Bench *b) {
  pop_game_free(b->placed);
  pop_game_free(b->middle);
  pop_program_free(b->program);
}
