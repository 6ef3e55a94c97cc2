/* test_names.c: how near names are, and which name a person meant. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "cli.h"
#include "near.h"

static const char *const names[] = {"Hidden Scout", "Hidden Door", "Long March (B)",
                                    "March"};
enum { NAMES = 4 };

static const char *name_at(void *user, int i) {
  (void)user;
  return names[i];
}

static int pick(const char *text, char *error, size_t size) {
  error[0] = 0;
  return cli_pick_name(name_at, NULL, NAMES, "card", text, error, size);
}

static void assert_picked(const char *text, int expected) {
  char error[256];
  assert_int_equal(pick(text, error, sizeof error), expected);
}

static void assert_offered(const char *text, const char *expected) {
  char error[256];
  assert_int_equal(pick(text, error, sizeof error), -1);
  assert_string_equal(error, expected);
}

static void distance_counts_single_slips(void **state) {
  (void)state;
  assert_int_equal(near_distance("power", "power"), 0);
  assert_int_equal(near_distance("power", "POWER"), 0);
  assert_int_equal(near_distance("power", "powr"), 1);
  assert_int_equal(near_distance("power", "powwer"), 1);
  assert_int_equal(near_distance("power", "pover"), 1);
  assert_int_equal(near_distance("power", "pwoer"), 1);
  assert_int_equal(near_distance("", "abc"), 3);
}

static void only_slips_are_near(void **state) {
  (void)state;
  assert_true(near_enough("damage", "damge"));
  assert_false(near_enough("damage", "window"));
  assert_false(near_enough("a", "xyz"));
}

static void long_names_stay_inside_the_rows(void **state) {
  (void)state;
  char a[300], b[300];
  memset(a, 'a', sizeof a - 1);
  memset(b, 'b', sizeof b - 1);
  a[299] = b[299] = 0;
  assert_int_equal(near_distance(a, b), 63);
}

static void an_exact_name_wins_over_its_parts(void **state) {
  (void)state;
  assert_picked("march", 3);
  assert_picked("HIDDEN SCOUT", 0);
}

static void the_only_name_with_the_part_is_meant(void **state) {
  (void)state;
  assert_picked("door", 1);
  assert_picked("long", 2);
}

static void several_matches_are_listed(void **state) {
  (void)state;
  assert_offered("hidden", "'hidden' may be several: 'Hidden Scout', 'Hidden Door'");
}

static void the_nearest_names_are_offered(void **state) {
  (void)state;
  assert_offered("hiden scout",
                 "unknown card 'hiden scout'; did you mean 'Hidden Scout'?");
  assert_offered("scuot", "unknown card 'scuot'; did you mean 'Hidden Scout'?");
  assert_offered("zzzzzz", "unknown card 'zzzzzz'");
}

static void a_short_buffer_is_not_passed(void **state) {
  (void)state;
  char small[16];
  memset(small, 'x', sizeof small);
  assert_int_equal(cli_pick_name(name_at, NULL, NAMES, "card", "hidden", small, 10), -1);
  assert_int_equal(strlen(small), 9);
  assert_int_equal(small[10], 'x');
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(distance_counts_single_slips),
    cmocka_unit_test(only_slips_are_near),
    cmocka_unit_test(long_names_stay_inside_the_rows),
    cmocka_unit_test(an_exact_name_wins_over_its_parts),
    cmocka_unit_test(the_only_name_with_the_part_is_meant),
    cmocka_unit_test(several_matches_are_listed),
    cmocka_unit_test(the_nearest_names_are_offered),
    cmocka_unit_test(a_short_buffer_is_not_passed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
