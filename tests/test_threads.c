/* test_threads.c: one program and many games at once in each of several threads.
**
** The library shares nothing between programs, so threads that play the same seeds get
** the final hashes that one thread alone gets. Every thread keeps several games open and
** moves them in turn. Threads only write down; what they wrote is checked afterwards,
** because an assertion must not leave a thread. '.ci/run' repeats this under the thread
** sanitizer.
*/
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"

enum { THREADS = 4, GAMES = 24, OPEN = 6 };

/* A card whose effect is a function that asks and whose static asks a function. */
static const char overlay[] =
  "card 'Asker' { side = 'dark', type = 'character', cost = 1, speed = 50, power = 4,\n"
  "  health = 3, activated { window = 'any', limit = { 1, per = 'turn' },\n"
  "  effect = function(fx) local c = fx:choose(their {})\n"
  "  if c and fx:confirm('?') then fx:damage { fx:number(1, 2), to = c } end end },\n"
  "  static { when = function(self) return self:damage() > 0 end, power = 2 } }\n";

static const PopDeckCard askers[] = {{"Asker", 60}};

typedef struct Job {
  pthread_t thread;
  Deck files[2];
  uint64_t hashes[GAMES];
  int done, script_errors;
  char error[512];
} Job;

typedef struct Seat { PopGame *game; uint64_t dice; int number; } Seat;

static uint32_t next_random(uint64_t *x) {
  *x = *x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*x >> 33);
}

static void count_error(void *user, const PopScriptError *error) {
  (void)error;
  ((Job *)user)->script_errors++;
}

static int start(Job *job, Seat *seat, int number) {
  PopDeck dark = deck_view(&job->files[0]), light = deck_view(&job->files[1]);
  if (number % 2) dark = (PopDeck){askers, 1};
  seat->number = number;
  seat->dice = (uint64_t)number;
  return pop_game_start(seat->game, &dark, &light, (uint64_t)number) == POP_OK;
}

/* One decision. 1 the game goes on, 0 it has ended, -1 an error. */
static int move(Seat *seat) {
  PopRequest r;
  PopStatus status = pop_game_advance(seat->game);
  if (status == POP_ENDED || pop_game_turn(seat->game) > 5) return 0;
  if (status != POP_DECIDE || pop_game_request(seat->game, &r) != POP_OK) return -1;
  int index = (int)(next_random(&seat->dice) % (uint32_t)r.count);
  return pop_game_answer(seat->game, index) == POP_OK ? 1 : -1;
}

/* Moves the seats in turn until all games are played. */
static void play_all(Job *job, Seat *seats) {
  int next = 0, playing = 0;
  for (int i = 0; i < OPEN; i++) playing += start(job, &seats[i], next++);
  for (int i = 0; playing > 0; i = (i + 1) % OPEN) {
    Seat *seat = &seats[i];
    if (seat->number < 0) continue;
    int more = move(seat);
    if (more > 0) continue;
    if (more < 0)
      snprintf(job->error, sizeof job->error, "%s", pop_game_error(seat->game));
    job->hashes[seat->number] = pop_game_hash(seat->game);
    job->done++;
    if (next < GAMES && start(job, seat, next++)) continue;
    seat->number = -1;
    playing--;
  }
}

static void *play(void *arg) {
  Job *job = arg;
  Seat seats[OPEN];
  PopConfig config = {.script_error = count_error, .user = job};
  CliLoad load = {.config = &config, .overlay = overlay, .overlay_name = "asker.lua"};
  PopProgram *program = cli_load(&load, job->error, sizeof job->error);
  if (!program ||
      !cli_deck_read(&job->files[0], "republic-dark", job->error, sizeof job->error) ||
      !cli_deck_read(&job->files[1], "republic-light", job->error, sizeof job->error))
    return NULL;
  for (int i = 0; i < OPEN; i++) seats[i].game = pop_game_new(program);
  play_all(job, seats);
  for (int i = 0; i < OPEN; i++) pop_game_free(seats[i].game);
  pop_program_free(program);
  return NULL;
}

static void threads_play_the_games_that_one_thread_plays(void **state) {
  Job *jobs = calloc(THREADS + 1, sizeof *jobs), *alone = &jobs[THREADS];
  (void)state;
  play(alone);
  for (int i = 0; i < THREADS; i++)
    assert_int_equal(pthread_create(&jobs[i].thread, NULL, play, &jobs[i]), 0);
  for (int i = 0; i < THREADS; i++) pthread_join(jobs[i].thread, NULL);
  for (int i = 0; i <= THREADS; i++) {
    assert_string_equal(jobs[i].error, "");
    assert_int_equal(jobs[i].done, GAMES);
    assert_int_equal(jobs[i].script_errors, 0);
    assert_memory_equal(jobs[i].hashes, alone->hashes, sizeof alone->hashes);
  }
  free(jobs);
}

/* A program may move to another thread between two uses of its games. */
static void *finish_game(void *arg) {
  Seat *seat = arg;
  while (move(seat) > 0) continue;
  return NULL;
}

static void a_game_may_go_on_in_another_thread(void **state) {
  static Job job;
  char error[512];
  uint64_t hashes[2];
  CliLoad load = {.overlay = overlay, .overlay_name = "asker.lua"};
  (void)state;
  PopProgram *program = cli_load(&load, error, sizeof error);
  assert_non_null(program);
  assert_true(cli_deck_read(&job.files[0], "republic-dark", error, sizeof error));
  assert_true(cli_deck_read(&job.files[1], "republic-light", error, sizeof error));
  for (int away = 0; away < 2; away++) {
    Seat seat = {.game = pop_game_new(program)};
    pthread_t thread;
    assert_true(start(&job, &seat, 1));
    for (int i = 0; i < 30; i++) assert_int_equal(move(&seat), 1);
    if (!away) finish_game(&seat);
    else assert_int_equal(pthread_create(&thread, NULL, finish_game, &seat), 0);
    if (away) pthread_join(thread, NULL);
    hashes[away] = pop_game_hash(seat.game);
    pop_game_free(seat.game);
  }
  assert_true(hashes[0] == hashes[1]);
  pop_program_free(program);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(threads_play_the_games_that_one_thread_plays),
    cmocka_unit_test(a_game_may_go_on_in_another_thread),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
