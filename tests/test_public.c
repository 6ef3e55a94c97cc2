/* test_public.c: what the public functions answer to arguments out of range, one by one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fuzz/base.h"

static PopProgram *program;
static PopGame *game;

static int set_up(void **state) {
  (void)state;
  game = pop_game_new(program);
  return game == NULL;
}

static int tear_down(void **state) {
  (void)state;
  pop_game_free(game);
  return 0;
}

static int ground(void) { return pop_zone_find(program, "ground"); }
static int find(const char *name) { return pop_program_find(program, name); }

/* Two units of each player, begun and asked. */
static void begin(void) {
  for (int player = 0; player < 2; player++)
    for (int i = 0; i < 2; i++)
      assert_true(pop_game_place(game, player, find("Stun Tank"), ground()) >= 0);
  assert_int_equal(pop_game_begin(game, "battle", 1), POP_OK);
  pop_game_ask_always(game, 1);
  assert_int_equal(pop_game_advance(game), POP_DECIDE);
}

static void nothing_is_placed_where_nothing_is(void **state) {
  (void)state;
  int tank = find("Stun Tank"), defs = pop_program_defs(program);
  const int wrong[][3] = {{-1, tank, 0}, {2, tank, 0}, {0, -1, 0}, {0, defs, 0},
                          {0, tank, -1}, {0, tank, 99}, {0, tank, 0}};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    assert_int_equal(pop_game_place(game, wrong[i][0], wrong[i][1], wrong[i][2]), -1);
    assert_string_not_equal(pop_game_error(game), "");
  }
  int placed = 0;
  while (pop_game_place(game, 0, tank, ground()) >= 0) placed++;
  assert_int_equal(placed, pop_game_cards(game));
  assert_non_null(strstr(pop_game_error(game), "room"));
}

static void a_position_is_made_of_numbers_in_range(void **state) {
  (void)state;
  int card = pop_game_place(game, 0, find("Stun Tank"), ground());
  assert_int_equal(pop_game_set_resource(game, -1, "force", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(game, 2, "force", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(game, 0, "luck", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(game, 0, "force", -1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_resource(game, 0, "force", 30001), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(game, card, "luck", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(game, -1, "damage", 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(game, card, "damage", -1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_counters(game, card, "damage", 251), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_tapped(game, 9, 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_set_tapped(game, card, 1), POP_OK);
  assert_int_equal(pop_game_set_tapped(game, card, 0), POP_OK);
  assert_int_equal(pop_game_set_face_down(game, -2, 1), POP_ERROR_ARGUMENT);
}

static void only_cards_in_play_bear_others(void **state) {
  (void)state;
  int bearer = pop_game_place(game, 0, find("Stun Tank"), ground());
  int build = pop_zone_find(program, "build"), hand = pop_zone_find(program, "hand");
  int first = pop_game_place(game, 0, find("Clone Blaster"), build);
  int second = pop_game_place(game, 0, find("Clone Blaster"), build);
  int held = pop_game_place(game, 0, find("Clone Blaster"), hand);
  assert_int_equal(pop_game_attach(game, first, first), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(game, first, 99), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(game, -1, bearer), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(game, first, held), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(game, first, bearer), POP_OK);
  assert_int_equal(pop_game_attach(game, second, first), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_attach(game, bearer, second), POP_ERROR_ARGUMENT);
}

static void dice_are_faces(void **state) {
  (void)state;
  const uint8_t faces[] = {1, 6, 7}, zero[] = {0};
  uint8_t many[65];
  memset(many, 1, sizeof many);
  assert_int_equal(pop_game_script_dice(game, faces, 3), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_script_dice(game, zero, 1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_script_dice(game, faces, -1), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_script_dice(game, many, 65), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_script_dice(game, faces, 2), POP_OK);
  assert_int_equal(pop_game_dice_left(game), 2);
}

static void a_game_that_asks_is_no_position_any_more(void **state) {
  (void)state;
  begin();
  assert_int_equal(pop_game_place(game, 0, find("Stun Tank"), ground()), -1);
  assert_int_not_equal(pop_game_set_resource(game, 0, "force", 1), POP_OK);
  assert_int_not_equal(pop_game_set_counters(game, 0, "damage", 1), POP_OK);
  assert_int_not_equal(pop_game_set_tapped(game, 0, 1), POP_OK);
  assert_int_not_equal(pop_game_attach(game, 0, 1), POP_OK);
  assert_int_not_equal(pop_game_begin(game, "battle", 1), POP_OK);
}

static void what_is_not_there_reads_as_nothing(void **state) {
  (void)state;
  PopCard card;
  uint8_t cards[2];
  begin();
  assert_int_equal(pop_game_card(game, -1, 99, &card), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_card(game, 0, -1, &card), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_zone(game, -1, 2, 0, cards, 2), 0);
  assert_int_equal(pop_game_zone(game, -1, -1, 0, cards, 2), 0);
  assert_int_equal(pop_game_zone(game, -1, 0, 99, cards, 2), 0);
  assert_int_equal(pop_game_zone(game, -1, 0, -1, cards, 2), 0);
  assert_int_equal(pop_game_keyword(game, 0, "Nothing"), 0);
  assert_int_equal(pop_game_keyword(game, 99, "Stun"), 0);
  assert_int_equal(pop_game_counters(game, 99, "damage"), -1);
  assert_int_equal(pop_game_counters(game, 0, "luck"), -1);
  assert_int_equal(pop_game_has_subtype(game, 0, "Nothing"), 0);
  assert_int_equal(pop_game_has_subtype(game, 99, "Clone"), 0);
  assert_int_equal(pop_game_why(game, 0, "power", NULL, NULL), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_game_resource(game, 0, "luck"), -1);
  assert_int_equal(pop_game_resource(game, 2, "force"), -1);
  assert_null(pop_zone_name(program, -1));
  assert_null(pop_zone_name(program, 99));
  assert_int_equal(pop_zone_find(program, "nowhere"), -1);
}

/* A host may hand over any numbers; each is a text. */
static void any_option_and_event_is_a_line(void **state) {
  (void)state;
  char text[40];
  begin();
  for (int kind = 0; kind < 20; kind++)
    for (int number = -1; number < 300; number += 43) {
      PopOption o = {.kind = (uint8_t)kind, .card = (uint8_t)number, .number = (int16_t)number,
                     .ability = (uint16_t)(number < 90 ? 65535 : 0), .entry = 65535};
      pop_game_option_text(game, &o, text, sizeof text);
      assert_true(strlen(text) < sizeof text);
    }
  static const char *const kinds[] = {"resource_changed", "counters_changed", "moved", "won",
    "discarded", "attacked", "damaged", "ability_used", "played", "no such event"};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    for (int n = -3; n < 256; n += 37) {
      PopEvent e = {.kind = kinds[i], .card = n, .source = n, .target = 255, .player = n % 3 - 1,
                    .arena = n % 5, .step = "", .amount = n, .number = n};
      pop_game_event_text(game, &e, text, n > 100 ? 0 : sizeof text);
    }
}

static void programs_refuse_what_they_cannot_take(void **state) {
  (void)state;
  PopDef def;
  PopKeyword keyword;
  assert_int_equal(pop_program_def(program, -1, &def), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_def(program, 9999, &def), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_keyword(program, -1, &keyword), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_keyword(program, 9999, &keyword), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_constant(program, "nothing", 7), 7);
  assert_int_equal(pop_program_add(program, POP_RULES, "", NULL, "", 0), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_add(program, POP_RULES, "", "a", NULL, 0), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_add(program, (PopScriptRole)9, "", "a", "", 0),
                   POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_add(program, POP_RULES, "", "a", "", 0), POP_ERROR_STATE);
  assert_int_equal(pop_program_finish(program), POP_ERROR_STATE);
  assert_null(pop_ring_new(program, 0));
  assert_null(pop_ring_new(program, POP_RING_MAX + 1));
  assert_null(pop_ring_new(NULL, 1));
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(nothing_is_placed_where_nothing_is, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_position_is_made_of_numbers_in_range, set_up, tear_down),
    cmocka_unit_test_setup_teardown(only_cards_in_play_bear_others, set_up, tear_down),
    cmocka_unit_test_setup_teardown(dice_are_faces, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_game_that_asks_is_no_position_any_more, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_is_not_there_reads_as_nothing, set_up, tear_down),
    cmocka_unit_test_setup_teardown(any_option_and_event_is_a_line, set_up, tear_down),
    cmocka_unit_test_setup_teardown(programs_refuse_what_they_cannot_take, set_up, tear_down),
  };
  program = base_program(BASE_CARDS);
  if (pop_program_finish(program) != POP_OK) return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  base_free(program);
  return failed;
}
