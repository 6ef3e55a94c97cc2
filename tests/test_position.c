/* test_position.c: positions built by hand, and calls that come at the wrong time. What is
** refused leaves the game as it was: it can still be built, begun and played.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"

static const char cards[] =
  "card 'Soldier' { side = 'dark', type = 'character', cost = 1, speed = 9, power = 1,\n"
  "  health = 9 }\n"
  "card 'Merchant' { side = 'dark', type = 'character', cost = 1, speed = 8, power = 1,\n"
  "  health = 9, activated { window = 'phase', pay = { cost.build(2) },\n"
  "  effect = { draw { 1 } } } }\n"
  "card 'Belt' { side = 'dark', kind = 'equipment', type = 'character', cost = 1 }\n";

enum { CHARACTER = 2 };

static PopProgram *load(void) {
  char error[512] = "";
  CliLoad with = {.overlay = cards, .overlay_name = "position.lua"};
  PopProgram *p = cli_load(&with, error, sizeof error);
  if (!p) fail_msg("%s", error);
  return p;
}

static int setup(void **state) {
  *state = load();
  return 0;
}

static int teardown(void **state) {
  pop_program_free(*state);
  return 0;
}

static int place(PopProgram *p, PopGame *g, const char *name, int zone) {
  int card = pop_game_place(g, 0, pop_program_find(p, name), zone);
  assert_true(card >= 0);
  return card;
}

/* -- calls at the wrong time -------------------------------------------------------- */

static void an_early_advance_does_no_harm(void **state) {
  PopGame *g = pop_game_new(*state);
  PopRequest r;
  assert_int_equal(pop_game_advance(g), POP_ERROR_STATE);
  assert_int_equal(pop_game_request(g, &r), POP_ERROR_STATE);
  assert_int_equal(pop_game_answer(g, 0), POP_ERROR_STATE);
  place(*state, g, "Merchant", CHARACTER);
  assert_int_equal(pop_game_set_resource(g, 0, "build", 2), POP_OK);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  pop_game_free(g);
}

static void an_unknown_sequence_does_no_harm(void **state) {
  PopGame *g = pop_game_new(*state);
  place(*state, g, "Merchant", CHARACTER);
  pop_game_set_resource(g, 0, "build", 2);
  assert_int_equal(pop_game_begin(g, "nonsense", 1), POP_ERROR_ARGUMENT);
  assert_string_not_equal(pop_game_error(g), "");
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  pop_game_free(g);
}

static void a_game_begins_once(void **state) {
  PopGame *g = pop_game_new(*state);
  place(*state, g, "Soldier", CHARACTER);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  uint64_t hash = pop_game_hash(g);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_ERROR_STATE);
  assert_int_equal(pop_game_begin(g, "turn", 2), POP_ERROR_STATE);
  assert_true(pop_game_hash(g) == hash);
  pop_game_free(g);
}

static void a_copy_of_another_program_does_no_harm(void **state) {
  PopProgram *other = load();
  PopGame *g = pop_game_new(*state), *from = pop_game_new(other);
  place(*state, g, "Merchant", CHARACTER);
  pop_game_set_resource(g, 0, "build", 2);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  uint64_t hash = pop_game_hash(g);
  assert_int_equal(pop_game_copy(g, from), POP_ERROR_ARGUMENT);
  assert_true(pop_game_hash(g) == hash);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  pop_game_free(g);
  pop_game_free(from);
  pop_program_free(other);
}

static void a_deck_without_names_is_refused(void **state) {
  static const PopDeckCard nameless[] = {{NULL, 60}};
  PopDeck deck = {nameless, 1};
  PopGame *g = pop_game_new(*state);
  char why[200];
  assert_int_equal(pop_game_start(g, &deck, &deck, 1), POP_ERROR_DECK);
  assert_int_equal(pop_deck_check(*state, &deck, why, sizeof why), POP_ERROR_DECK);
  pop_game_free(g);
}

/* -- positions --------------------------------------------------------------------- */

/* A game at its first question: the merchant may spend the two build points. */
static PopGame *at_a_question(PopProgram *p, int *merchant) {
  PopGame *g = pop_game_new(p);
  *merchant = place(p, g, "Merchant", CHARACTER);
  pop_game_set_resource(g, 0, "build", 2);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  return g;
}

static int options(PopGame *g) {
  PopRequest r;
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  return r.count;
}

static void an_open_question_keeps_its_options(void **state) {
  int card;
  PopGame *g = at_a_question(*state, &card), *copy = pop_game_new(*state);
  int before = options(g);
  uint64_t hash = pop_game_hash(g);
  assert_int_equal(before, 2);
  assert_int_not_equal(pop_game_set_resource(g, 0, "build", 0), POP_OK);
  assert_int_not_equal(pop_game_set_counters(g, card, "damage", 3), POP_OK);
  assert_int_not_equal(pop_game_set_tapped(g, card, 1), POP_OK);
  assert_int_not_equal(pop_game_set_face_down(g, card, 1), POP_OK);
  int soldier = pop_program_find(*state, "Soldier");
  assert_int_equal(pop_game_place(g, 0, soldier, CHARACTER), -1);
  assert_true(pop_game_hash(g) == hash);
  assert_int_equal(pop_game_copy(copy, g), POP_OK);
  assert_int_equal(options(g), before);
  assert_int_equal(options(copy), before);
  pop_game_free(copy);
  pop_game_free(g);
}

static void attachments_do_not_nest(void **state) {
  PopGame *g = pop_game_new(*state);
  int first = place(*state, g, "Soldier", CHARACTER);
  int second = place(*state, g, "Soldier", CHARACTER);
  int third = place(*state, g, "Soldier", CHARACTER);
  assert_int_equal(pop_game_attach(g, first, second), POP_OK);
  assert_int_equal(pop_game_attach(g, second, third), POP_ERROR_ARGUMENT); /* a bearer */
  assert_int_equal(pop_game_attach(g, third, first), POP_ERROR_ARGUMENT);  /* to an item */
  assert_int_equal(pop_game_attach(g, third, third), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_check(g), POP_OK);
  pop_game_free(g);
}

static void nothing_is_attached_to_a_card_out_of_play(void **state) {
  PopProgram *p = *state;
  PopGame *g = pop_game_new(p);
  int belt = place(p, g, "Belt", CHARACTER);
  int host = place(p, g, "Soldier", pop_zone_find(p, "hand"));
  assert_int_equal(pop_game_attach(g, belt, host), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(g, belt, POP_NO_CARD), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_check(g), POP_OK);
  pop_game_free(g);
}

static void numbers_out_of_range_are_refused(void **state) {
  PopGame *g = pop_game_new(*state);
  int card = place(*state, g, "Soldier", CHARACTER);
  uint64_t hash = pop_game_hash(g);
  assert_int_equal(pop_game_set_resource(g, 0, "force", 30001), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(g, 0, "force", -1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(g, 2, "force", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(g, 0, "gold", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(g, card, "damage", 251), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(g, card + 1, "damage", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_place(g, 0, pop_program_find(*state, "Soldier"), 0), -1);
  assert_true(pop_game_hash(g) == hash);
  pop_game_free(g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_early_advance_does_no_harm),
    cmocka_unit_test(an_unknown_sequence_does_no_harm),
    cmocka_unit_test(a_game_begins_once),
    cmocka_unit_test(a_copy_of_another_program_does_no_harm),
    cmocka_unit_test(a_deck_without_names_is_refused),
    cmocka_unit_test(an_open_question_keeps_its_options),
    cmocka_unit_test(attachments_do_not_nest),
    cmocka_unit_test(nothing_is_attached_to_a_card_out_of_play),
    cmocka_unit_test(numbers_out_of_range_are_refused),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
