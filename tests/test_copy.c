/* test_copy.c: copies and past states.
**
** A game is played once and its answers and hashes are written down. Then it is played by
** copies: one made at every decision that goes on to the end, and one that is thrown away
** for a copy of itself at every decision. The same is done with a program whose cards are
** functions that ask, so that copies are made while one or several of them wait.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"
#include "game.h"

enum { MOVES = 4000, ASKING_MOVES = 400, TURNS = 30, GAMES = 200, ASKING_GAMES = 40 };

/* Effects that ask before, between and after what they do; one that fails at the end of
** all its questions; one that wakes other functions up inside. */
#define FUNCTION(name, side, effect) \
  "card '" name "' { side = '" side "', type = 'character', cost = 1, speed = 50,\n" \
  "  power = 4, health = 3, activated { window = 'any', limit = { 1, per = 'turn' },\n" \
  "  effect = function(fx) " effect " end } }\n"
#define FUNCTIONS(side, name) \
  FUNCTION(name " Chooser", side, \
           "local c = fx:choose(their {}) fx:damage { 1, to = c }\n" \
           "  if fx:confirm('More?') then fx:damage { fx:number(1, 3), to = c } end") \
  FUNCTION(name " Roller", side, "local n = fx:number(0, 2) + fx:roll()\n" \
           "  if fx:confirm('Gain?') then fx:gain { force = n + fx:roll() } end") \
  FUNCTION(name " Breaker", side, "fx:gain { force = 2 } local c = fx:choose(all {})\n" \
           "  fx:damage { 1, to = c } fx:draw(1)\n" \
           "  if fx:confirm('Break?') then error('broken') end fx:lose { force = 1 }") \
  "card '" name " Sufferer' { side = '" side "', type = 'character', cost = 1,\n" \
  "  speed = 40, power = 3, health = 6, trigger { on = damaged { target = self },\n" \
  "  effect = function(fx) if fx:confirm('Again?') then\n" \
  "  fx:damage { fx:number(1, 2), to = fx:choose(their {}) } end end } }\n" \
  "card '" name " Ward' { side = '" side "', type = 'character', cost = 1, speed = 30,\n" \
  "  power = 3, health = 5, activated { window = 'prevention', limit = { 2, per = 'turn' },\n" \
  "  effect = function(fx) local n = fx:number(0, 2) if n == 0 then error('none') end\n" \
  "  fx:prevent { n, to = fx.self } fx:gain { force = fx:number(0, 1) } end } }\n"
static const char functions[] = FUNCTIONS("dark", "Dark") FUNCTIONS("light", "Light");

static const PopDeckCard asking[2][5] = {
  {{"Dark Chooser", 12}, {"Dark Roller", 12}, {"Dark Breaker", 12}, {"Dark Sufferer", 12},
   {"Dark Ward", 12}},
  {{"Light Chooser", 12}, {"Light Roller", 12}, {"Light Breaker", 12},
   {"Light Sufferer", 12}, {"Light Ward", 12}},
};

typedef struct World {
  PopProgram *program;
  Deck files[2];
  PopDeck decks[2];
  size_t live;             /* bytes allocated and not freed */
  long calls, fail_from;   /* allocations; from this one on refused, 0 never */
  int errors;
  int most;                /* decisions after which a game is given up */
  int count;               /* decisions of the game below */
  int answers[MOVES];
  uint64_t hashes[MOVES + 1];
  size_t bytes[MOVES];     /* more than a fresh game's: a function waits in another */
} World;

static void *counting(void *user, void *ptr, size_t old_size, size_t size) {
  World *w = user;
  if (size > (ptr ? old_size : 0) && ++w->calls >= w->fail_from && w->fail_from)
    return NULL;
  w->live += size - (ptr ? old_size : 0);
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

static void count_error(void *user, const PopScriptError *error) {
  (void)error;
  ((World *)user)->errors++;
}

static World *new_world(const char *overlay) {
  static char error[512];
  World *w = calloc(1, sizeof *w);
  PopConfig config = {.allocator = counting, .allocator_user = w,
                      .script_error = count_error, .user = w};
  CliLoad load = {.config = &config, .overlay = overlay, .overlay_name = "functions.lua"};
  w->program = cli_load(&load, error, sizeof error);
  if (!w->program) fail_msg("%s", error);
  return w;
}

static int setup(void **state) {
  static const char *const names[] = {"republic-dark", "republic-light"};
  char error[512];
  World *w = new_world(NULL);
  w->most = MOVES;
  for (int i = 0; i < 2; i++) {
    if (!cli_deck_read(&w->files[i], names[i], error, sizeof error))
      fail_msg("%s", error);
    w->decks[i] = deck_view(&w->files[i]);
  }
  *state = w;
  return 0;
}

static int setup_asking(void **state) {
  World *w = new_world(functions);
  w->most = ASKING_MOVES;
  for (int i = 0; i < 2; i++) w->decks[i] = (PopDeck){asking[i], 5};
  *state = w;
  return 0;
}

static int teardown(void **state) {
  World *w = *state;
  pop_program_free(w->program);
  size_t live = w->live;
  free(w);
  if (live) print_error("%zu bytes were not freed\n", live);
  return live != 0;
}

static PopGame *start(World *w, uint64_t seed) {
  PopGame *g = pop_game_new(w->program);
  assert_non_null(g);
  assert_int_equal(pop_game_start(g, &w->decks[0], &w->decks[1], seed), POP_OK);
  return g;
}

static uint32_t next_random(uint64_t *x) {
  *x = *x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*x >> 33);
}

/* Plays the game of a seed with random answers and writes it down. */
static void write_down(World *w, uint64_t seed) {
  PopGame *g = start(w, seed);
  size_t bytes = pop_game_bytes(g);
  PopRequest r;
  uint64_t dice = seed;
  w->count = 0;
  for (;;) {
    PopStatus status = pop_game_advance(g);
    w->hashes[w->count] = pop_game_hash(g);
    if (status == POP_ENDED || w->count == w->most || pop_game_turn(g) > TURNS) break;
    if (status != POP_DECIDE) fail_msg("seed %d: %s", (int)seed, pop_game_error(g));
    assert_int_equal(pop_game_request(g, &r), POP_OK);
    w->bytes[w->count] = pop_game_bytes(g) - bytes;
    w->answers[w->count] = (int)(next_random(&dice) % (uint32_t)r.count);
    assert_int_equal(pop_game_answer(g, w->answers[w->count++]), POP_OK);
  }
  pop_game_free(g);
}

/* Takes answer 'i' that was written down and goes to the next decision or the end. */
static void go_on(const World *w, PopGame *g, int i) {
  assert_int_equal(pop_game_answer(g, w->answers[i]), POP_OK);
  PopStatus status = pop_game_advance(g);
  if (status != POP_DECIDE && status != POP_ENDED) fail_msg("%s", pop_game_error(g));
  if (pop_game_hash(g) != w->hashes[i + 1]) fail_msg("decision %d differs", i + 1);
}

/* Goes on from decision 'from' to decision 'to'. */
static void go_to(const World *w, PopGame *g, int from, int to) {
  for (int i = from; i < to; i++) go_on(w, g, i);
}

static void offers_the_same(PopGame *a, PopGame *b) {
  PopRequest of_a, of_b;
  assert_int_equal(pop_game_request(a, &of_a), POP_OK);
  assert_int_equal(pop_game_request(b, &of_b), POP_OK);
  assert_int_equal(of_a.kind, of_b.kind);
  assert_int_equal(of_a.player, of_b.player);
  assert_int_equal(of_a.card, of_b.card);
  assert_int_equal(of_a.count, of_b.count);
  assert_string_equal(of_a.what, of_b.what);
  assert_memory_equal(of_a.options, of_b.options,
                      (size_t)of_a.count * sizeof *of_a.options);
}

/* -- copies ------------------------------------------------------------------------ */

/* The game of 'seed' by copies made at every decision; each goes on for 'span' decisions
** or to the end. */
static void copies_go_on(World *w, uint64_t seed, int span) {
  write_down(w, seed);
  PopGame *g = start(w, seed), *copy = pop_game_new(w->program);
  pop_game_advance(g);
  for (int i = 0; i < w->count; i++) {
    assert_int_equal(pop_game_copy(copy, g), POP_OK);
    assert_true(pop_game_hash(copy) == w->hashes[i]);
    offers_the_same(g, copy);
    go_to(w, copy, i, span < w->count - i ? i + span : w->count);
    go_on(w, g, i);
  }
  pop_game_free(copy);
  pop_game_free(g);
}

static void a_copy_made_at_any_decision_ends_the_same(void **state) {
  World *w = *state;
  for (uint64_t seed = 1; seed <= GAMES; seed++) copies_go_on(w, seed, MOVES);
  assert_int_equal(w->errors, 0);
}

/* Replaces a game by a copy in a handle that was never used. */
static PopGame *move_house(World *w, PopGame *g) {
  PopGame *fresh = pop_game_new(w->program);
  assert_non_null(fresh);
  assert_int_equal(pop_game_copy(fresh, g), POP_OK);
  pop_game_free(g);
  return fresh;
}

static void a_game_may_be_thrown_away_for_its_copy_at_every_decision(void **state) {
  World *w = *state;
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    write_down(w, seed);
    PopGame *g = start(w, seed);
    pop_game_advance(g);
    for (int i = 0; i < w->count; i++) {
      g = move_house(w, g);
      go_on(w, g, i);
    }
    pop_game_free(g);
  }
}

static void a_copy_over_a_game_in_the_middle_forgets_that_game(void **state) {
  World *w = *state;
  PopGame *other = start(w, 77);
  for (uint64_t seed = 1; seed <= 20; seed++) {
    write_down(w, seed);
    PopGame *g = start(w, seed);
    pop_game_advance(g);
    go_to(w, g, 0, w->count / 2);
    assert_int_equal(pop_game_copy(other, g), POP_OK); /* it was in the game before */
    pop_game_free(g);
    go_to(w, other, w->count / 2, w->count * 3 / 4);
  }
  pop_game_free(other);
}

/* -- functions --------------------------------------------------------------------- */

/* The last decision before 'i' at which no function waited. */
static int before_function(const World *w, int i) {
  while (i > 0 && w->bytes[i]) i--;
  return i;
}

/* Throws the running functions away at every decision and runs them again: those that wait
** go on in a new handle from what they were told, and the whole effect is played again
** from the state before it, with the same answers. */
static int rerun_functions(World *w, uint64_t seed) {
  write_down(w, seed);
  PopGame *g = start(w, seed), *again = pop_game_new(w->program);
  PopRing *ring = pop_ring_new(w->program, 64);
  int waiting = 0;
  pop_game_advance(g);
  for (int i = 0; i < w->count; i++) {
    int begun = before_function(w, i);
    waiting += w->bytes[i] > 0;
    g = move_house(w, g);
    if (w->bytes[i] && pop_ring_read(ring, i - begun - 1, again) == POP_OK) {
      go_to(w, again, begun, i);
      offers_the_same(g, again);
      go_on(w, again, i);
    }
    assert_int_equal(pop_ring_push(ring, g), POP_OK);
    go_on(w, g, i);
  }
  pop_ring_free(ring);
  pop_game_free(again);
  pop_game_free(g);
  return waiting;
}

static void a_running_function_may_be_run_again_at_every_decision(void **state) {
  World *w = *state;
  int waiting = 0;
  for (uint64_t seed = 1; seed <= ASKING_GAMES; seed++) waiting += rerun_functions(w, seed);
  assert_true(waiting > 20 * ASKING_GAMES);
  assert_true(w->errors > ASKING_GAMES);
}

static void copies_with_waiting_functions_go_on_the_same(void **state) {
  World *w = *state;
  int inner = 0;
  for (uint64_t seed = 1; seed <= 10; seed++) {
    copies_go_on(w, seed, 40);
    for (int i = 0; i < w->count; i++) inner += w->bytes[i] > 0;
  }
  assert_true(inner > 0); /* one waited inside another, with a copy of its own */
}

/* -- the ring ---------------------------------------------------------------------- */

/* Steps back up to seven decisions now and then, and goes on again. */
static void the_ring_steps_back_and_on(void **state) {
  enum { ROOM = 8 };
  World *w = *state;
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    uint64_t dice = seed;
    write_down(w, seed);
    PopGame *g = start(w, seed);
    PopRing *ring = pop_ring_new(w->program, ROOM);
    pop_game_advance(g);
    for (int i = 0, steps = 0; i < w->count; i++) {
      assert_int_equal(pop_ring_push(ring, g), POP_OK);
      if (next_random(&dice) % 4 == 0 && steps++ < 100) {
        int back = (int)(next_random(&dice) % (uint32_t)pop_ring_count(ring));
        assert_int_equal(pop_ring_read(ring, back, g), POP_OK);
        assert_int_equal(pop_ring_drop(ring, back), POP_OK);
        i -= back;
        assert_true(pop_game_hash(g) == w->hashes[i]);
      }
      go_on(w, g, i);
    }
    pop_ring_free(ring);
    pop_game_free(g);
  }
}

static void the_ring_keeps_the_newest_states(void **state) {
  World *w = *state;
  write_down(w, 3);
  PopGame *g = start(w, 3), *past = pop_game_new(w->program);
  PopRing *ring = pop_ring_new(w->program, 4);
  assert_int_equal(pop_ring_count(ring), 0);
  assert_int_equal(pop_ring_read(ring, 0, past), POP_ERROR_ARGUMENT);
  pop_game_advance(g);
  for (int i = 0; i < 10; i++) {
    assert_int_equal(pop_ring_push(ring, g), POP_OK);
    assert_int_equal(pop_ring_count(ring), i < 4 ? i + 1 : 4);
    go_on(w, g, i);
  }
  for (int age = 0; age < 4; age++) {
    assert_int_equal(pop_ring_read(ring, age, past), POP_OK);
    assert_true(pop_game_hash(past) == w->hashes[9 - age]);
  }
  assert_int_equal(pop_ring_read(ring, 4, past), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_ring_read(ring, -1, past), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_ring_drop(ring, 5), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_ring_drop(ring, 4), POP_OK);
  assert_int_equal(pop_ring_count(ring), 0);
  assert_null(pop_ring_new(w->program, 0));
  pop_ring_free(ring);
  pop_game_free(past);
  pop_game_free(g);
}

static void a_ring_of_another_program_is_refused(void **state) {
  World *w = *state, *other = new_world(NULL);
  PopGame *g = start(w, 1);
  PopRing *ring = pop_ring_new(other->program, 2);
  assert_int_equal(pop_ring_push(ring, g), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_ring_count(ring), 0);
  pop_ring_free(ring);
  pop_game_free(g);
  void *world = other;
  assert_int_equal(teardown(&world), 0);
}

/* -- memory ------------------------------------------------------------------------ */

static void a_ring_without_memory_is_none(void **state) {
  World *w = *state;
  size_t live = w->live;
  for (int i = 1; i <= 4; i++) {
    w->fail_from = w->calls + i;
    assert_null(pop_ring_new(w->program, 3));
    w->fail_from = 0;
    assert_true(w->live == live);
  }
}

/* At the first decision of a game at which a function waits. */
static PopGame *start_waiting(World *w, int *i) {
  write_down(w, 2);
  PopGame *g = start(w, 2);
  pop_game_advance(g);
  for (*i = 0; !w->bytes[*i]; ++*i) go_on(w, g, *i);
  return g;
}

static void without_memory_for_a_copy_both_games_stay_whole(void **state) {
  World *w = *state;
  int i;
  PopGame *from = start_waiting(w, &i), *to = pop_game_new(w->program);
  PopRing *ring = pop_ring_new(w->program, 2);
  assert_int_equal(pop_game_copy(to, from), POP_OK);
  go_on(w, to, i);
  uint64_t hash = pop_game_hash(to);
  w->fail_from = w->calls + 1;
  assert_int_equal(pop_game_copy(to, from), POP_ERROR_MEMORY);
  assert_int_equal(pop_ring_push(ring, from), POP_ERROR_MEMORY);
  w->fail_from = 0;
  assert_int_equal(pop_ring_count(ring), 0);
  assert_true(pop_game_hash(to) == hash);
  go_to(w, to, i + 1, w->count);
  go_to(w, from, i, w->count);
  pop_ring_free(ring);
  pop_game_free(to);
  pop_game_free(from);
}

/* -- what is in use ---------------------------------------------------------------- */

/* Writes over all that is in none of the lists of a position. */
static void spoil(PopGame *g) {
  StatePart parts[STATE_PARTS];
  state_parts(&g->s, parts);
  for (int i = 0; i < STATE_PARTS; i++) {
    size_t from = parts[i].offset + parts[i].size;
    size_t to = i + 1 < STATE_PARTS ? parts[i + 1].offset : (size_t)STATE_BYTES;
    memset((unsigned char *)&g->s + from, 0xa5, to - from);
  }
}

/* A game begins with empty lists and is brought back to what was in them: nothing else of
** them may be read. */
static void what_is_in_no_list_decides_nothing(void **state) {
  World *w = *state;
  for (uint64_t seed = 1; seed <= 20; seed++) {
    write_down(w, seed);
    PopGame *g = start(w, seed);
    spoil(g);
    pop_game_advance(g);
    for (int i = 0; i < w->count; i++) {
      spoil(g);
      go_on(w, g, i);
    }
    pop_game_free(g);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_copy_made_at_any_decision_ends_the_same),
    cmocka_unit_test(a_game_may_be_thrown_away_for_its_copy_at_every_decision),
    cmocka_unit_test(a_copy_over_a_game_in_the_middle_forgets_that_game),
    cmocka_unit_test(the_ring_steps_back_and_on),
    cmocka_unit_test(the_ring_keeps_the_newest_states),
    cmocka_unit_test(a_ring_of_another_program_is_refused),
    cmocka_unit_test(a_ring_without_memory_is_none),
    cmocka_unit_test(what_is_in_no_list_decides_nothing),
  };
  const struct CMUnitTest asking_tests[] = {
    cmocka_unit_test(a_running_function_may_be_run_again_at_every_decision),
    cmocka_unit_test(copies_with_waiting_functions_go_on_the_same),
    cmocka_unit_test(without_memory_for_a_copy_both_games_stay_whole),
    cmocka_unit_test(what_is_in_no_list_decides_nothing),
  };
  int bad = cmocka_run_group_tests(tests, setup, teardown);
  return bad + cmocka_run_group_tests(asking_tests, setup_asking, teardown);
}
