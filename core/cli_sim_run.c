/* cli_sim_run.c: plays the games of 'pop sim' in threads.
**
** Nothing is shared between programs, so each worker loads one of its own and never waits
** for another. Workers take the next number from a counter: a game depends on its number
** only, and since every game taken is played to its end, those played are always the
** first ones, also after an interrupt. The main thread plays nothing: it sleeps until a
** worker has ended, the user interrupts, or the progress is to be shown.
*/
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli_sim.h"

typedef struct Shared {
  SimRun *run;
  pthread_t watcher;       /* the main thread; SIGCHLD, ignored otherwise, wakes it */
  atomic_llong next, done;
  atomic_int stop, working;
} Shared;

struct SimWorker {
  Shared *shared;
  pthread_t thread;
  PopProgram *program;
  PopGame *game;
  CliPlayer players[2];
  long long number;        /* of the game that is played */
  int script_errors;       /* in it */
  SimTrouble script_error, failure, abort;
  char error[512];         /* why it could not begin; "" it could */
};

/* splitmix64: neighbouring numbers and seeds have nothing in common. */
uint64_t sim_seed(uint64_t seed, long long i) {
  uint64_t z = seed + ((uint64_t)i + 1) * 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* -- one game ---------------------------------------------------------------------- */

static void on_script_error(void *user, const PopScriptError *e) {
  SimWorker *w = user;
  w->script_errors++;
  if (w->script_error.game >= 0) return;
  w->script_error.game = w->number;
  snprintf(w->script_error.text, sizeof w->script_error.text,
           "%s%s%s (%s:%d): %s [turn %d, %s]", e->card,
           *e->card && *e->clause ? ": " : "", e->clause, e->file, e->line, e->message,
           e->turn, e->step);
}

/* Lets the players answer until the game ends, as 'pop play' does. */
static SimEnd answer_all(SimWorker *w, SimGame *out, long long turns) {
  PopRequest request;
  PopStatus status;
  while ((status = pop_game_advance(w->game)) == POP_DECIDE) {
    if (pop_game_turn(w->game) > turns) return SIM_OPEN;
    if (pop_game_request(w->game, &request) != POP_OK) return SIM_ERROR;
    CliPlayer *player = &w->players[request.player];
    int index = player->choose(player, w->game, &request);
    if (pop_game_answer(w->game, index) != POP_OK) return SIM_ERROR;
    out->decisions += request.count > 1;
  }
  if (status == POP_ABORTED) return SIM_ABORTED;
  if (status != POP_ENDED) return SIM_ERROR;
  return pop_game_winner(w->game, &out->why) == 0 ? SIM_DARK : SIM_LIGHT;
}

static void note_failure(SimWorker *w, SimTrouble *first) {
  if (first->game >= 0) return;
  first->game = w->number;
  snprintf(first->text, sizeof first->text, "%s [turn %d, %s]",
           pop_game_error(w->game), pop_game_turn(w->game), pop_game_step(w->game));
}

static void play(SimWorker *w, long long number) {
  const SimRun *run = w->shared->run;
  SimGame out = {.seed = sim_seed(run->seed, number), .why = "", .end = SIM_ERROR};
  w->number = number;
  w->script_errors = 0;
  for (int seat = 0; seat < 2; seat++)
    cli_player_init(&w->players[seat], run->who[seat], w->program, seat, out.seed);
  if (run->rolled)
    out.first = pop_deck_order(w->program, &run->decks[0], &run->decks[1], out.seed, NULL);
  const PopDeck *dark = &run->decks[out.first], *light = &run->decks[1 - out.first];
  if (pop_game_start(w->game, dark, light, out.seed) == POP_OK)
    out.end = answer_all(w, &out, run->turns);
  if (out.end == SIM_ERROR) note_failure(w, &w->failure);
  if (out.end == SIM_ABORTED) note_failure(w, &w->abort);
  out.hash = pop_game_hash(w->game);
  out.turns = pop_game_turn(w->game);
  out.script_errors = w->script_errors;
  run->results[number] = out;
}

/* -- workers ----------------------------------------------------------------------- */

/* Loads the worker's program. 0 with a reason in w->error. */
static int worker_load(SimWorker *w, const CliList *with) {
  PopConfig config = {.script_error = on_script_error, .user = w};
  CliLoad load = {.with = with, .config = &config};
  if (!w->program) w->program = cli_load(&load, w->error, sizeof w->error);
  if (!w->program) return 0;
  w->game = pop_game_new(w->program);
  if (!w->game) snprintf(w->error, sizeof w->error, "out of memory");
  return w->game != NULL;
}

static void *work(void *arg) {
  SimWorker *w = arg;
  Shared *s = w->shared;
  if (!worker_load(w, &s->run->with)) atomic_store(&s->stop, 1);
  while (!atomic_load(&s->stop)) {
    long long number = atomic_fetch_add(&s->next, 1);
    if (number >= s->run->games) break;
    play(w, number);
    atomic_fetch_add(&s->done, 1);
  }
  atomic_fetch_sub(&s->working, 1);
  pthread_kill(s->watcher, SIGCHLD);
  return NULL;
}

/* What the main thread waits for; blocked, so that it alone gets it, and when it asks. */
static sigset_t awaited_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGCHLD);
  return set;
}

/* An interrupt that comes while scripts are loaded waits for the first games. */
int sim_begin(SimRun *run, char *error, size_t size) {
  sigset_t signals = awaited_signals();
  pthread_sigmask(SIG_BLOCK, &signals, NULL); /* threads are born with this mask */
  run->script_error.game = run->failure.game = run->abort.game = -1;
  run->all = calloc((size_t)run->workers, sizeof *run->all);
  run->results = calloc((size_t)run->games + 1, sizeof *run->results);
  int ok = run->all && run->results;
  for (int i = 0; ok && i < run->workers; i++) {
    run->all[i] = calloc(1, sizeof **run->all);
    ok = run->all[i] != NULL;
    if (!ok) continue;
    run->all[i]->script_error.game = run->all[i]->failure.game = run->all[i]->abort.game = -1;
  }
  if (!ok) {
    snprintf(error, size, "out of memory");
    return 0;
  }
  SimWorker *first = run->all[0];
  PopConfig config = {.script_error = on_script_error, .user = first};
  CliLoad load = {.with = &run->with, .config = &config};
  run->program = first->program = cli_load(&load, error, size);
  return first->program != NULL;
}

void sim_free(SimRun *run) {
  for (int i = 0; run->all && i < run->workers; i++) {
    SimWorker *w = run->all[i];
    if (!w) continue;
    pop_game_free(w->game);
    pop_program_free(w->program);
    free(w);
  }
  free(run->all);
  free(run->results);
}

/* -- the whole --------------------------------------------------------------------- */

/* Sleeps, shows the progress to a person, and hears of an interrupt. A second interrupt
** is not caught: it ends the process. */
static void watch(Shared *s, const sigset_t *signals, double start) {
  const struct timespec tick = {.tv_nsec = 200000000};
  SimRun *run = s->run;
  int shown = 0, person = isatty(STDERR_FILENO);
  while (atomic_load(&s->working) > 0) {
    int got = sigtimedwait(signals, NULL, &tick);
    if (got == SIGINT || got == SIGTERM) {
      sigset_t interrupts = *signals;
      sigdelset(&interrupts, SIGCHLD);
      atomic_store(&s->stop, 1);
      run->interrupted = 1;
      pthread_sigmask(SIG_UNBLOCK, &interrupts, NULL);
    }
    if (!person) continue;
    sim_report_progress(stderr, run, atomic_load(&s->done), now() - start);
    shown = 1;
  }
  if (shown) sim_report_progress_end(stderr);
}

/* Starts the workers. How many run. */
static int start_workers(Shared *s) {
  SimRun *run = s->run;
  int started = 0;
  for (; started < run->workers; started++) {
    SimWorker *w = run->all[started];
    w->shared = s;
    atomic_fetch_add(&s->working, 1);
    if (!pthread_create(&w->thread, NULL, work, w)) continue;
    atomic_fetch_sub(&s->working, 1);
    break;
  }
  return started;
}

static void keep_first(SimTrouble *first, const SimTrouble *other) {
  if (other->game >= 0 && (first->game < 0 || other->game < first->game)) *first = *other;
}

/* Waits for the workers. 0 if one could not begin. */
static int join_workers(SimRun *run, int started, char *error, size_t size) {
  int ok = started > 0;
  if (!ok) snprintf(error, size, "can't start a thread");
  for (int i = 0; i < started; i++) {
    SimWorker *w = run->all[i];
    pthread_join(w->thread, NULL);
    keep_first(&run->script_error, &w->script_error);
    keep_first(&run->failure, &w->failure);
    keep_first(&run->abort, &w->abort);
    if (!*w->error) continue;
    snprintf(error, size, "%s", w->error);
    ok = 0;
  }
  return ok;
}

int sim_play(SimRun *run, char *error, size_t size) {
  Shared s = {.run = run, .watcher = pthread_self()};
  sigset_t signals = awaited_signals();
  double start = now();
  int started = start_workers(&s);
  watch(&s, &signals, start);
  int ok = join_workers(run, started, error, size);
  run->done = atomic_load(&s.done);
  run->seconds = now() - start;
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  return ok;
}
