/* test_game.c: whole random games. What must hold in each of them: invariants after every
** decision, copies that go on like their originals, the same game for the same seed, views
** that hide what is hidden, and nothing left in memory at the end.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"
#include "ir.h"

typedef struct World {
  PopProgram *program;
  Deck decks[2];
  size_t live;   /* bytes allocated and not freed */
} World;

static void *counting(void *user, void *ptr, size_t old_size, size_t size) {
  World *w = user;
  w->live -= ptr ? old_size : 0;
  w->live += size;
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

static int setup(void **state) {
  static char error[512];
  World *w = calloc(1, sizeof *w);
  PopConfig config = {.allocator = counting, .allocator_user = w};
  CliLoad load = {.config = &config};
  w->program = cli_load(&load, error, sizeof error);
  *state = w;
  if (w->program && cli_deck_read(&w->decks[0], "republic-dark", error, sizeof error) &&
      cli_deck_read(&w->decks[1], "republic-light", error, sizeof error))
    return 0;
  print_error("%s\n", error);
  return -1;
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
  PopDeck dark = deck_view(&w->decks[0]), light = deck_view(&w->decks[1]);
  PopGame *g = pop_game_new(w->program);
  assert_non_null(g);
  assert_int_equal(pop_game_start(g, &dark, &light, seed), POP_OK);
  return g;
}

static uint32_t next_random(uint64_t *x) {
  *x = *x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*x >> 33);
}

/* Answers the open request at random. 0 when the game is over. */
static int move(PopGame *g, uint64_t *dice) {
  PopRequest r;
  PopStatus status = pop_game_advance(g);
  if (status == POP_ENDED) return 0;
  if (status != POP_DECIDE) fail_msg("%s", pop_game_error(g));
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  assert_in_range(r.count, 1, POP_MAX_OPTIONS);
  assert_int_equal(pop_game_answer(g, (int)(next_random(dice) % (uint32_t)r.count)), POP_OK);
  return 1;
}

static void invariants_hold_after_every_decision(void **state) {
  World *w = *state;
  for (uint64_t seed = 1; seed <= 40; seed++) {
    PopGame *g = start(w, seed);
    uint64_t dice = seed;
    int more = 1;
    while (more) {
      more = move(g, &dice);
      if (pop_game_check(g) != POP_OK) fail_msg("seed %d: %s", (int)seed, pop_game_error(g));
    }
    assert_in_range(pop_game_winner(g, NULL), 0, 1);
    pop_game_free(g);
  }
}

static void a_copy_at_every_decision_goes_on_the_same(void **state) {
  World *w = *state;
  PopGame *copy = pop_game_new(w->program);
  for (uint64_t seed = 100; seed < 120; seed++) {
    PopGame *g = start(w, seed);
    uint64_t dice = seed, same;
    for (;;) {
      assert_int_equal(pop_game_copy(copy, g), POP_OK);
      same = dice;
      int more = move(g, &dice);
      assert_int_equal(move(copy, &same), more);
      pop_game_advance(g);
      pop_game_advance(copy);
      assert_true(pop_game_hash(g) == pop_game_hash(copy));
      if (!more) break;
    }
    pop_game_free(g);
  }
  pop_game_free(copy);
}

static uint64_t play_out(World *w, uint64_t seed, uint64_t dice) {
  PopGame *g = start(w, seed);
  while (move(g, &dice)) continue;
  uint64_t hash = pop_game_hash(g);
  pop_game_free(g);
  return hash;
}

static void the_same_seed_gives_the_same_game(void **state) {
  World *w = *state;
  assert_true(play_out(w, 5, 9) == play_out(w, 5, 9));
  assert_true(play_out(w, 5, 9) != play_out(w, 6, 9));
}

static void games_with_a_twin_end_the_same(void **state) {
  World *w = *state;
  for (uint64_t seed = 300; seed < 312; seed++) {
    PopGame *g = start(w, seed);
    uint64_t dice = seed;
    assert_int_equal(pop_game_paranoid(g, 1), POP_OK);
    while (move(g, &dice)) continue;
    assert_true(pop_game_hash(g) == play_out(w, seed, seed));
    pop_game_free(g);
  }
}

static void an_answer_out_of_range_changes_nothing(void **state) {
  PopGame *g = start(*state, 3);
  PopRequest r;
  assert_int_equal(pop_game_answer(g, 0), POP_ERROR_STATE);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  uint64_t before = pop_game_hash(g);
  assert_int_equal(pop_game_answer(g, r.count), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_answer(g, -1), POP_ERROR_ARGUMENT);
  assert_non_null(strstr(pop_game_error(g), "is not one of"));
  assert_true(pop_game_hash(g) == before);
  assert_int_equal(pop_game_answer(g, 0), POP_OK);
  pop_game_free(g);
}

static void a_player_cannot_see_decks_and_foreign_hands(void **state) { /* R11.2 */
  World *w = *state;
  PopGame *g = start(w, 8);
  int hand = pop_zone_find(w->program, "hand"), deck = pop_zone_find(w->program, "deck");
  PopCard card;
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  for (int c = 0; c < pop_game_cards(g); c++) {
    assert_int_equal(pop_game_card(g, 0, c, &card), POP_OK);
    int hidden = card.zone == deck || (card.zone == hand && card.owner == 1);
    if (hidden) assert_int_equal(card.def, -1);
    if (card.zone == hand && card.owner == 0) assert_true(card.def >= 0);
  }
  uint8_t order[200];
  memset(order, 77, sizeof order);
  assert_true(pop_game_zone(g, 0, 0, deck, order, 200) > 40);
  assert_int_equal(order[0], 77);
  pop_game_free(g);
}

static void add_part(void *user, int amount, const char *reason) {
  assert_non_null(reason);
  *(int *)user += amount;
}

static void reasons_add_up(PopGame *g) {
#define NAME(name) #name,
  static const char *const values[] = {IR_VALUES(NAME)};
#undef NAME
  for (int c = 0; c < pop_game_cards(g); c++)
    for (int v = 0; v < VALUE_COUNT; v++) {
      int sum = 0, value = pop_game_value(g, c, values[v]);
      assert_int_equal(pop_game_why(g, c, values[v], add_part, &sum), POP_OK);
      if (sum != value)
        fail_msg("%s of %s is %d, its reasons add up to %d", values[v],
                 pop_game_card_name(g, -1, c), value, sum);
    }
}

static void the_reasons_of_a_value_add_up_to_it(void **state) {
  for (uint64_t seed = 500; seed < 520; seed++) {
    PopGame *g = start(*state, seed);
    uint64_t dice = seed;
    for (int i = 0; move(g, &dice); i++)
      if (i % 5 == 0) reasons_add_up(g);
    pop_game_free(g);
  }
}

static void a_game_fits_its_bound(void **state) {
  PopGame *g = start(*state, 1);
  assert_in_range(pop_game_bytes(g), 1, 64 * 1024);
  pop_game_free(g);
}

static void an_unknown_card_in_a_deck_is_named(void **state) {
  World *w = *state;
  PopDeckCard cards[] = {{"No Such Card", 1}};
  PopDeck deck = {cards, 1};
  PopGame *g = pop_game_new(w->program);
  assert_int_equal(pop_game_start(g, &deck, &deck, 1), POP_ERROR_DECK);
  assert_non_null(strstr(pop_game_error(g), "No Such Card"));
  assert_int_equal(pop_game_advance(g), POP_ERROR_DECK);
  pop_game_free(g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(invariants_hold_after_every_decision),
      cmocka_unit_test(a_copy_at_every_decision_goes_on_the_same),
      cmocka_unit_test(the_same_seed_gives_the_same_game),
      cmocka_unit_test(games_with_a_twin_end_the_same),
      cmocka_unit_test(an_answer_out_of_range_changes_nothing),
      cmocka_unit_test(a_player_cannot_see_decks_and_foreign_hands),
      cmocka_unit_test(the_reasons_of_a_value_add_up_to_it),
      cmocka_unit_test(a_game_fits_its_bound),
      cmocka_unit_test(an_unknown_card_in_a_deck_is_named),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
