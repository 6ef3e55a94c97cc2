/* test_scenario.c: scenarios are strict: what is wrong in one fails it, with a reason. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli.h"
#include "script_scenario.h"

enum { TEXT_SIZE = 8192 };

static PopProgram *load_program(void *user, const PopConfig *config, const char *overlay,
                                char *error, size_t size) {
  char cards[1024];
  (void)user;
  snprintf(cards, sizeof cards, "%s/tests/cards", cli_root());
  CliLoad load = {.extra_cards = cards, .overlay = overlay,
                  .overlay_name = "scenario overlay", .config = config};
  return cli_load(&load, error, size);
}

static Scenarios *make(void) {
  char error[TEXT_SIZE], path[1024];
  snprintf(path, sizeof path, "%s/scripts/scenario.lua", cli_root());
  ScenarioHost host = {.load = load_program, .harness = path};
  Scenarios *s = scenarios_new(&host, error, sizeof error);
  if (!s) fail_msg("%s", error);
  return s;
}

/* Loads a scenario file with this text; it exists in the current folder meanwhile. */
static int load_text(Scenarios *s, const char *text, char *error) {
  char path[] = "scenarioXXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  assert_int_equal(write(fd, text, strlen(text)), strlen(text));
  close(fd);
  int ok = scenarios_load(s, path, error, TEXT_SIZE);
  unlink(path);
  return ok;
}

/* Loads and runs the one scenario of 'text'; "" or the reason it failed in 'error'. */
static void run_text(Scenarios *s, const char *text, char *error) {
  int i = scenarios_count(s);
  if (load_text(s, text, error) && scenarios_run(s, i, error, TEXT_SIZE)) error[0] = 0;
}

static void assert_message(const char *got, const char *wanted) {
  if (*wanted ? strstr(got, wanted) != NULL : !*got) return;
  fail_msg("the message is '%s' and should contain '%s'", got, wanted);
}

typedef struct Case { const char *script, *message; } Case;

/* Runs scripts against one position: dark Brute; light Guard, Dodger and 1 Force. */
static void check_scripts(Scenarios *s, const Case *cases, size_t count) {
  char text[TEXT_SIZE], error[TEXT_SIZE];
  for (size_t i = 0; i < count; i++) {
    snprintf(text, sizeof text,
             "scenario 'x' { dark = { character = { 'Brute' } },"
             "light = { force = 1, character = { 'Guard', 'Dodger' } },"
             "run = function(t) %s end }", cases[i].script);
    run_text(s, text, error);
    assert_message(error, cases[i].message);
  }
}

#define CHECK_SCRIPTS(cases) \
  check_scripts(*state, cases, sizeof (cases) / sizeof (cases)[0])

static void what_is_scripted_must_happen(void **state) {
  static const Case cases[] = {
    {"t:attack('Brute', 'Guard') t:dice(6, 6, 1, 1) t:finish()", ""},
    {"t:attack('Brute', 'Guard') t:dice(6, 6, 1, 1, 1) t:finish()",
     "1 dice were scripted and not rolled"},
    {"t:attack('Brute', 'Guard') t:dice(6, 6, 1) t:finish()", "not scripted"},
    {"t:attack('Brute', 'Brute')", "it can't"},
    {"t:attack('Guard', 'Brute') t:dice(1, 1, 1, 1) t:attack('Brute', 'Guard')",
     "did not come up"},
    {"t:play('Dodger', 'Evade')", "did not come up"},
    {"t:choose(true)", "did not come up"},
    {"t:reach('reroll')", "did not come up"},
    {"t:turn_of('Guard')", "it is not the turn of 'Guard'"},
  };
  CHECK_SCRIPTS(cases);
}

#define EVADE "t:attack('Brute', 'Dodger') t:dice(6, 1, 1, 1) t:play('Dodger', 'evade') "

static void choices_must_be_scripted(void **state) {
  static const Case cases[] = {
    {EVADE "t:choices(0, 1) t:choose(1) t:finish() t:expect('Dodger'):damage(0)", ""},
    {EVADE "t:finish()", "unscripted choice"},
    {EVADE "t:choose(2)", "not among the options"},
    {EVADE "t:choices(0, 1, 2)", "the list of choices is 0, 1, expected 0, 1, 2"},
    {EVADE "t:asked('dark', 'number')", "the player asked is 'light'"},
    {EVADE "t:pass(3)", "no window is open"},
    {EVADE "t:asked('dark', 'disrupt') t:expect('light'):force(0) t:pass(2) "
     "t:asked('light', 'number') t:choose(0)", ""},
  };
  CHECK_SCRIPTS(cases);
}

static void checks_say_what_differs(void **state) {
  static const Case cases[] = {
    {"t:expect('Brute'):power(4):damage(0):zone('character'):tapped(false)", ""},
    {"t:expect('Brute'):power(5)", "power of 'Brute' is 4, expected 5"},
    {"t:expect('Guard'):keyword('Evade', 1)", "is 0, expected 1"},
    {"t:expect('Guard'):keyword('Evede', 0)", "'Evede' is no keyword"},
    {"t:expect('Guard'):counters('dammage', 0)", "no kind of counter"},
    {"t:expect('Nobody'):power(1)", "there is no card 'Nobody'"},
    {"t:expect('Brut'):power(4)", "no card 'Brut' in this game; did you mean 'Brute'?"},
    {"t:expect('light'):force(2)", "force of light is 1, expected 2"},
    {"t:expect('light'):farce(1)", "'farce' is nothing that a player has"},
    {"t:expect('dark'):cards('character', { 'Guard' })", "is 'Brute', expected 'Guard'"},
    {"t:happened('attacked', {}, 1)", "happened 0 times, expected 1"},
    {"t:happened('atacked', {}, 0)", "is no kind of event"},
    {"t:happened('attacked', { who = 1 }, 0)", "an event has no field 'who'"},
    {"t:no_window('preventoin')", "is no window; did you mean 'prevention'?"},
    {"t:reach('prevent')", "'prevent' is no window; did you mean 'prevention'?"},
    {"t:happened('step_started', { hidden_from = 'dark' }, 1)", "happened 0 times"},
    {"t:sees('light', 'Brute', true) t:expect('Brute'):type_line('Character')", ""},
    {"t:sees('light', 'Brute', false)",
     "the card of 'Brute' in the view of light is true, expected false"},
    {"t:sees('light', 'Brute')", "say true or false"},
    {"t:sees('grey', 'Brute', true)", "'grey' is no player"},
    {"t:winner('dark')", "the winner is nil, expected 'dark'"},
    {"t:reach('phase') t:offered('Dodger', 'Evade')", "is not offered"},
    {"t:turn_of('Brute') t:targets('Brute', 'Guard')", "expected 'Guard'"},
    {"t:script_error('x')", "there is none"},
  };
  CHECK_SCRIPTS(cases);
}

static void headers_are_checked(void **state) {
  static const Case cases[] = {
    {"scenario 'x' { run = function() end }", ""},
    {"scenario 'x' { ids = {} }", "needs either 'run' or 'fails'"},
    {"scenario 'x' { rum = 1 }", "unknown field 'rum'; did you mean 'run'?"},
    {"scenario { run = print }", "a scenario has a name"},
    {"keyword 'X' {}", "unknown word 'keyword'; cards, keywords"},
    {"scenario 'x' { dark = 1, run = function() end }", "a table is expected"},
    {"scenario 'x' { dark = { attic = {} }, run = print }", "dark has no 'attic'"},
    {"scenario 'x' { dark = { space = { 'Bruty' } }, run = print }",
     "no card 'Bruty'; did you mean 'Brute'?"},
    {"scenario 'x' { dark = { grund = {} }, run = print }", "no 'grund'; did you mean 'ground'?"},
    {"scenario 'x' { dark = { space = 'Dart' }, run = print }",
     "dark: 'space': a list of cards is expected"},
    {"scenario 'x' { dark = { space = { 'Brute' } }, run = print }", "arena"},
    {"scenario 'x' { dark = { fun = 1 }, run = print }", "fun"},
    {"scenario 'x' { start = 'never', run = print }", "never"},
    {"scenario 'x' { dice = { 7 }, run = print }", "1 to 6"},
    {"scenario 'x' { overlay = 'errata \"Brute\" { powr = 1 }', fails = 'powr' }", ""},
    {"scenario 'x' { overlay = 'errata \"Brute\" { power = 1 }', fails = 'x' }",
     "the overlay loads"},
    {"scenario 'x' { deck = {}, illegal = '0 cards' }", ""},
    {"scenario 'x' { deck = { '1 Bruty' }, illegal = \"unknown card 'Bruty'\" }", ""},
    {"scenario 'x' { deck = { '1 Brute' }, illegal = '2 cards' }", "is not legal:\n  1 cards"},
    {"scenario 'x' { deck = { '1 Brute' }, legal = true }", "expected\n  a legal deck"},
    {"scenario 'x' { deck = { 'Brute' }, illegal = 'Brute' }", "expected 'COUNT CARD NAME'"},
    {"scenario 'x' { deck = { '1 Brute', '1 brute' }, illegal = 'x' }", "listed twice"},
    {"scenario 'x' { deck = { 1 }, legal = true }", "a list of 'COUNT CARD NAME'"},
    {"scenario 'x' { deck = { Brute = '1 Brute' }, legal = true }", "is a list of"},
    {"scenario 'x' { deck = {} }", "needs either 'legal = true' or 'illegal = message'"},
    {"scenario 'x' { deck = {}, legal = false }", "needs either 'legal = true' or"},
    {"scenario 'x' { deck = {}, illegal = '' }", "needs either 'legal = true' or"},
    {"scenario 'x' { deck = {}, legal = true, illegal = 'x' }", "needs either 'legal"},
    {"scenario 'x' { deck = {}, legal = true, run = print }", "there is no 'run'"},
    {"scenario 'x' { legal = true, run = print }", "only a deck is legal or illegal"},
    {"scenario 'x' { overlay = 'constants { deck_cards = 1, deck_units = 1, "
     "deck_units_per_arena = 0, deck_arena_ratio = 0 }', deck = { '1 Pulse' }, "
     "illegal = '0 units' }", ""},
    {"scenario 'x' { overlay = 'constants { deck_cards = 1, deck_units = 0, "
     "deck_units_per_arena = 0 }', deck = { '1 Pulse' }, illegal = 'x' }",
     "the deck is legal; expected\n  x"},
    {"\ncards [[\ncard 'Odd' { side = 1 }]] scenario 'x' { run = print }", ":3: "},
    {"local x = \n=", ":2: "},
  };
  char error[TEXT_SIZE];
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    run_text(*state, cases[i].script, error);
    assert_message(error, cases[i].message);
  }
}

static void unknown_ids_are_refused(void **state) {
  const char *text = "scenario 'x' { ids = { 'R1.1' }, run = function() end }\n"
                     "scenario 'y' { ids = { 'R1.1', 'R1.2' }, run = function() end }";
  char error[TEXT_SIZE];
  ScenarioInfo info;
  (void)state;
  Scenarios *s = make();
  assert_true(scenarios_know_id(s, "R1.1", error, sizeof error));
  assert_false(load_text(s, text, error));
  assert_message(error, ":2: scenario 'y': there is no id 'R1.2'");
  assert_int_equal(scenarios_count(s), 1);
  scenarios_info(s, 0, &info);
  assert_string_equal(info.name, "x");
  assert_string_equal(info.ids, "R1.1");
  assert_int_equal(info.line, 1);
  scenarios_free(s);
}

static int set_up(void **state) {
  char error[TEXT_SIZE];
  *state = make();
  return !scenarios_prepare(*state, error, sizeof error);
}

static int tear_down(void **state) {
  scenarios_free(*state);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_scripted_must_happen),
    cmocka_unit_test(choices_must_be_scripted),
    cmocka_unit_test(checks_say_what_differs),
    cmocka_unit_test(headers_are_checked),
    cmocka_unit_test(unknown_ids_are_refused),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
