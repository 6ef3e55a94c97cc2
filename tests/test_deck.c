/* test_deck.c: deck files as text, and which decks are legal (R2). */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "deck.h"
#include "program.h"

/* -- text ---------------------------------------------------------------------------- */

static void assert_refused(const char *text, const char *reason) {
  Deck *deck = malloc(sizeof *deck);
  char error[256] = "";
  int ok = deck_parse(deck, text, strlen(text), error, sizeof error);
  free(deck);
  assert_false(ok);
  if (!strstr(error, reason)) fail_msg("'%s' does not say '%s'", error, reason);
}

static void title_comments_and_entries_are_read(void **state) {
  (void)state;
  const char *text =
      "\xef\xbb\xbf# two cards\r\n\r\nname = Scouts\r\n4  Hidden Scout \r\n"
      "  12 Long March (B)";
  Deck *deck = malloc(sizeof *deck);
  char error[256];
  assert_true(deck_parse(deck, text, strlen(text), error, sizeof error));
  PopDeck view = deck_view(deck);
  assert_string_equal(deck->title, "Scouts");
  assert_int_equal(view.ncards, 2);
  assert_string_equal(view.cards[0].name, "Hidden Scout");
  assert_int_equal(view.cards[0].count, 4);
  assert_string_equal(view.cards[1].name, "Long March (B)");
  assert_int_equal(view.cards[1].count, 12);
  assert_int_equal(deck->lines[1], 5);
  free(deck);
}

static void an_entry_needs_a_count_and_a_name(void **state) {
  (void)state;
  assert_refused("Hidden Scout\n", "line 1: expected 'COUNT CARD NAME'");
  assert_refused("4\n", "line 1: expected 'COUNT CARD NAME'");
  assert_refused("4x Scout\n", "line 1: expected 'COUNT CARD NAME'");
  assert_refused("-1 Scout\n", "line 1: expected 'COUNT CARD NAME'");
}

static void counts_are_bounded(void **state) {
  (void)state;
  assert_refused("1 A\n0 B\n", "line 2: expected 'COUNT CARD NAME'");
  assert_refused("251 B\n", "line 1: expected");
  assert_refused("99999999999999999999999 B\n", "line 1: expected");
}

static void a_card_is_listed_once(void **state) {
  (void)state;
  assert_refused("1 Scout\n\n2 SCOUT\n", "line 3: 'SCOUT' is listed twice");
}

static void there_is_one_name_line(void **state) {
  (void)state;
  assert_refused("name = A\nname = B\n1 C\n", "line 2: second name line: 'B'");
  assert_refused("name =\n1 C\n", "line 1: the name is empty");
}

static void an_empty_file_is_no_deck(void **state) {
  (void)state;
  assert_refused("", "the file lists no cards");
  assert_refused("# nothing\n", "the file lists no cards");
}

/* -- legality ------------------------------------------------------------------------ */

/* Definitions: units "s0".. for Space, "g0".., "c0"..; others by name below. */
static void add_def(PopProgram *p, const char *name, int side, unsigned types,
                    unsigned kinds) {
  uint16_t i = program_add(p, defs, 1);
  Def *d = &p->defs.at[i];
  d->name = program_intern(p, name, strlen(name));
  d->version = program_intern(p, "", 0);
  d->side = (uint8_t)side;
  d->types = (uint8_t)types;
  d->kinds = (uint16_t)kinds;
}

static int make_program(void **state) {
  PopProgram *p = program_new(NULL);
  char name[16];
  for (int arena = 0; arena < 3; arena++)
    for (int i = 0; i < 10; i++) {
      snprintf(name, sizeof name, "%c%d", "sgc"[arena], i);
      add_def(p, name, SIDE_dark, 1u << arena, KIND(unit));
    }
  add_def(p, "Trick", SIDE_dark, 0, KIND(battle));
  add_def(p, "Feint", SIDE_neutral, 0, KIND(battle));
  add_def(p, "Lantern", SIDE_light, 0, KIND(battle));
  add_def(p, "Well", SIDE_neutral, 0, KIND(resource));
  add_def(p, "Feast", SIDE_neutral, 0, KIND(event));
  add_def(p, "Decoy", SIDE_dark, 1, KIND(unit) | KIND(subordinate));
  *state = p;
  return 0;
}

static int free_program(void **state) {
  program_free_tables(*state);
  return 0;
}

enum { LEGAL = 15 };

/* Five of each arena, four each: the smallest legal deck. */
static const PopDeckCard legal[LEGAL + 2] = {
  {"s0", 4}, {"s1", 4}, {"s2", 4}, {"s3", 4}, {"s4", 4}, {"g0", 4}, {"g1", 4}, {"g2", 4},
  {"g3", 4}, {"g4", 4}, {"c0", 4}, {"c1", 4}, {"c2", 4}, {"c3", 4}, {"c4", 4},
};

static void check(void **state, const PopDeckCard *cards, int n, const char *reason) {
  char why[256] = "";
  PopDeck deck = {.cards = cards, .ncards = n};
  PopStatus status = pop_deck_check(*state, &deck, why, sizeof why);
  if (!reason) {
    assert_string_equal(why, "");
    assert_int_equal(status, POP_OK);
    return;
  }
  assert_int_equal(status, POP_ERROR_DECK);
  if (!strstr(why, reason)) fail_msg("'%s' does not say '%s'", why, reason);
}

/* The legal deck with entry 'at' replaced, or added at its end. */
static void check_changed(void **state, int at, PopDeckCard card, const char *reason) {
  PopDeckCard cards[LEGAL + 2];
  memcpy(cards, legal, sizeof cards);
  cards[at] = card;
  check(state, cards, at < LEGAL ? LEGAL : at + 1, reason);
}

static void a_legal_deck_passes(void **state) {
  check(state, legal, LEGAL, NULL);
}

static void sixty_cards_are_the_least(void **state) { /* R2.5 */
  check_changed(state, 0, (PopDeckCard){"s0", 3}, "59 cards");
}

static void four_copies_are_the_most(void **state) { /* R2.8 */
  check_changed(state, 0, (PopDeckCard){"s0", 5}, "5 copies of 's0'");
  check_changed(state, LEGAL, (PopDeckCard){"S0", 1}, "5 copies");
}

static void counts_without_bound_are_refused(void **state) {
  check_changed(state, 0, (PopDeckCard){"s0", 251}, "'s0': count 251");
  check_changed(state, 0, (PopDeckCard){"s0", 0}, "'s0': count 0");
  check_changed(state, 0, (PopDeckCard){"s0", -1}, "'s0': count -1");
  PopDeckCard many[] = {{"s0", INT_MAX}, {"s1", INT_MAX}, {"s2", INT_MAX}};
  check(state, many, 3, "'s0': count 2147483647");
}

static void sides_do_not_mix_but_neutral_fits(void **state) { /* R2.2 */
  check_changed(state, LEGAL, (PopDeckCard){"Feint", 1}, NULL);
  check_changed(state, LEGAL, (PopDeckCard){"Lantern", 1}, "'s0' and 'Lantern'");
}

static void outside_kinds_are_not_in_the_deck(void **state) { /* R2.5, R2.10 */
  PopDeckCard cards[LEGAL + 2];
  memcpy(cards, legal, sizeof cards);
  cards[0].count = 3;
  cards[LEGAL] = (PopDeckCard){"Decoy", 1};
  check(state, cards, LEGAL + 1, "59 cards; a deck has at least 60");
  cards[LEGAL] = (PopDeckCard){"Well", 1};
  check(state, cards, LEGAL + 1, NULL);
  check_changed(state, LEGAL, (PopDeckCard){"Well", 2}, "2 Resources");
  check_changed(state, LEGAL, (PopDeckCard){"Feast", 2}, "2 Events");
  check_changed(state, LEGAL, (PopDeckCard){"Decoy", 9}, NULL);
}

static void limits_of_single_cards(void **state) { /* R2.9 */
  PopProgram *p = *state;
  Def *d = &p->defs.at[program_find_def(p, "Trick")];
  check_changed(state, LEGAL, (PopDeckCard){"Trick", 4}, NULL);
  d->most = 2;
  check_changed(state, LEGAL, (PopDeckCard){"Trick", 1}, NULL);
  check_changed(state, LEGAL, (PopDeckCard){"Trick", 2},
                "2 copies of 'Trick', which is restricted to 1");
  d->most = 1;
  check_changed(state, LEGAL, (PopDeckCard){"Trick", 1}, "'Trick' is banned");
}

typedef struct Told { int count; char all[1024]; } Told;

static void note(void *user, const char *text) {
  Told *t = user;
  t->count++;
  strcat(strcat(t->all, text), "|");
}

static void a_report_has_all_counts_and_problems(void **state) {
  PopDeckCard cards[] = {{"s0", 4}, {"g0", 5}, {"c0", 2}, {"Trick", 3}, {"Lantern", 1},
                         {"Well", 1}, {"Feast", 1}, {"Decoy", 2}};
  PopDeck deck = {cards, 8};
  PopDeckReport r;
  Told told = {0};
  assert_int_equal(pop_deck_report(*state, &deck, &r, note, &told), POP_ERROR_DECK);
  assert_string_equal(r.side, "dark");
  assert_int_equal(r.cards, 15);
  assert_int_equal(r.different, 5);
  assert_int_equal(r.units, 11);
  assert_int_equal(r.arenas[0] * 100 + r.arenas[1] * 10 + r.arenas[2], 452);
  assert_int_equal(r.battle, 4);
  assert_int_equal(r.outside, 4);
  assert_int_equal(r.events + r.resources, 2);
  assert_int_equal(r.problems, told.count);
  assert_non_null(strstr(told.all, "15 cards; a deck has at least 59 (R2.5)"));
  assert_non_null(strstr(told.all, "5 copies of 'g0'"));
  assert_non_null(strstr(told.all, "different sides"));
  assert_non_null(strstr(told.all, "11 units; at least 36"));
  assert_non_null(strstr(told.all, "(R2.7)"));
}

static void unknown_cards_are_all_told_and_nothing_counted(void **state) {
  PopDeckCard cards[] = {{"Trikc", 4}, {"Feent", 5}, {"s0", 4}};
  PopDeck deck = {cards, 3};
  PopDeckReport r;
  Told told = {0};
  assert_int_equal(pop_deck_report(*state, &deck, &r, note, &told), POP_ERROR_DECK);
  assert_int_equal(told.count, 2);
  assert_int_equal(r.cards, 0);
}

/* R2.4 */
static void the_dark_deck_is_first_else_a_die_decides(void **state) {
  PopDeckCard dark[] = {{"Feint", 1}, {"s0", 1}}, light[] = {{"Feint", 1}, {"Lantern", 1}};
  PopDeck one = {dark, 2}, other = {light, 2};
  PopProgram *p = *state;
  int die, seen = 0;
  p->constant_names[0] = program_intern(p, "order_dark", 10);
  p->constants[0] = 1;
  p->nconstants = 1;
  for (uint64_t seed = 0; seed < 50; seed++) {
    assert_int_equal(pop_deck_order(p, &one, &other, seed, &die), 0);
    assert_int_equal(pop_deck_order(p, &other, &one, seed, NULL), 1);
    assert_int_equal(die, 0);
    int second = pop_deck_order(p, &other, &other, seed, &die);
    assert_int_equal(second, die > 3);
    second = pop_deck_order(p, &one, &one, seed, &die);
    assert_int_equal(second, die > 3);
    assert_in_range(die, 1, 6);
    seen |= 1 << die;
  }
  assert_int_equal(seen, 0x7e);
}

static void unknown_cards_are_named_with_the_nearest(void **state) {
  check_changed(state, LEGAL, (PopDeckCard){"Trikc", 1},
                "unknown card 'Trikc'; did you mean 'Trick'?");
  check_changed(state, LEGAL, (PopDeckCard){"Something else", 1},
                "unknown card 'Something else'");
}

static void twelve_units_of_each_arena(void **state) { /* R2.6 */
  PopDeckCard few[] = {{"s0", 4}, {"s1", 4}, {"s2", 3}, {"g0", 4}, {"g1", 4}, {"g2", 4},
                       {"g3", 4}, {"g4", 4}, {"c0", 4}, {"c1", 4}, {"c2", 4}, {"c3", 4},
                       {"c4", 4}, {"c5", 4}, {"c6", 4}, {"Trick", 4}};
  check(state, few, 16, "11 units for the");
}

static void thirty_six_units_are_the_least(void **state) { /* R2.6 */
  PopDeckCard few[34] = {{"s0", 4}, {"s1", 4}, {"s2", 4}, {"g0", 4}, {"g1", 4}, {"g2", 4},
                         {"c0", 4}, {"c1", 4}, {"c2", 3}, {"Trick", 4}, {"Feint", 4}};
  PopProgram *p = *state;
  char names[20][16];
  for (int i = 0; i < 20; i++) {
    snprintf(names[i], sizeof names[i], "t%d", i);
    add_def(p, names[i], SIDE_dark, 0, KIND(battle));
    few[11 + i] = (PopDeckCard){names[i], 1};
  }
  check(state, few, 31, "35 units");
}

static void no_arena_has_more_than_twice_another(void **state) { /* R2.7 */
  PopDeckCard cards[] = {{"s0", 4}, {"s1", 4}, {"s2", 4}, {"g0", 4}, {"g1", 4}, {"g2", 4},
                         {"g3", 4}, {"g4", 4}, {"g5", 4}, {"c0", 4}, {"c1", 4}, {"c2", 4},
                         {"c3", 4}, {"c4", 4}, {"c5", 4}};
  check(state, cards, 15, NULL);
  PopDeckCard more[16];
  memcpy(more, cards, sizeof cards);
  more[15] = (PopDeckCard){"g6", 1};
  check(state, more, 16, "over 2 times");
}

static void constants_change_the_numbers(void **state) {
  PopProgram *p = *state;
  p->constant_names[0] = program_intern(p, "deck_cards", 10);
  p->constants[0] = 61;
  p->nconstants = 1;
  check(state, legal, LEGAL, "60 cards; a deck has at least 61");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, make_program, free_program)

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(title_comments_and_entries_are_read),
    cmocka_unit_test(an_entry_needs_a_count_and_a_name),
    cmocka_unit_test(counts_are_bounded),
    cmocka_unit_test(a_card_is_listed_once),
    cmocka_unit_test(there_is_one_name_line),
    cmocka_unit_test(an_empty_file_is_no_deck),
    TEST(a_legal_deck_passes),
    TEST(sixty_cards_are_the_least),
    TEST(four_copies_are_the_most),
    TEST(counts_without_bound_are_refused),
    TEST(sides_do_not_mix_but_neutral_fits),
    TEST(outside_kinds_are_not_in_the_deck),
    TEST(limits_of_single_cards),
    TEST(a_report_has_all_counts_and_problems),
    TEST(unknown_cards_are_all_told_and_nothing_counted),
    TEST(the_dark_deck_is_first_else_a_die_decides),
    TEST(unknown_cards_are_named_with_the_nearest),
    TEST(twelve_units_of_each_arena),
    TEST(thirty_six_units_are_the_least),
    TEST(no_arena_has_more_than_twice_another),
    TEST(constants_change_the_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
