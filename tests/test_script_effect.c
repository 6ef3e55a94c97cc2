/* test_script_effect.c: effects and conditions written as functions, in a running game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"

/* Each card has one ability, usable in any window, whose effect is a function. */
#define CARD(name, effect) \
  "card '" name "' { side = 'dark', type = 'character', cost = 1, speed = 90, power = 2,\n" \
  "  health = 6, activated { window = 'any', limit = { 1, per = 'turn' },\n" \
  "  effect = function(fx) " effect " end } }\n"

static const char cards[] =
  "card 'Dummy' { side = 'light', type = 'character', cost = 1, speed = 10, power = 1,\n"
  "  health = 5, subtypes = { 'Jedi' } }\n"
  CARD("Chooser", "local c = fx:choose(their {}) fx:damage { 2, to = c }\n"
                  "  if fx:confirm('More?') then fx:put { fx:number(1, 3), 'damage', on = c } end")
  CARD("Reader", "local before = fx.self:power() + fx.you:resource 'force'\n"
                 "  fx:gain { force = 3 } fx:tap(fx.self)\n"
                 "  assert(before == 2 and fx.you:resource 'force' == 3)\n"
                 "  assert(fx.self:tapped() and fx.self:name() == 'Reader')\n"
                 "  assert(fx.self:arena() == 'character' and fx.self:controller() == fx.you)\n"
                 "  assert(fx:count(their { 'Jedi' }) == 2 and #fx:cards(their {}) == 2)\n"
                 "  local d = fx:cards(their {})[2] assert(d:is 'Jedi' and not d:has 'Evade')\n"
                 "  assert(fx:count(all { 'Jedi', power = at_least(5) }) == 0)\n"
                 "  fx:lose { force = fx:draw(1) + 1 }")
  CARD("Roller", "local n = 0 for i = 1, 3 do n = n + fx:roll() end\n"
                 "  fx:put { amount = n, kind = 'damage', on = fx.self }")
  CARD("Breaker", "fx:gain { force = 5 } local c = fx:choose(their {})\n"
                  "  fx:damage { amount = 1, to = c } error('broken')")
  CARD("Looper", "fx:gain { force = 5 } while true do end")
  CARD("Asker", "fx:choose(their { powr = 1 })")
  CARD("Typist", "fx:damage { 1, too = fx.self }")
  CARD("Talker", "for i = 1, 600 do fx.self:power() end");
static const char more_cards[] =
  /* Its damage makes the victim's own function run inside. */
  CARD("Outer", "local c = fx:choose(their {}) local n = fx:damage { 1, to = c }\n"
                "  fx:gain { force = n } if fx:confirm('?') then error('late') end")
  "card 'Inner' { side = 'light', type = 'character', cost = 1, speed = 10, power = 1,\n"
  "  health = 5, trigger { on = damaged { target = self }, effect = function(fx)\n"
  "  local n = fx:number(1, 4) fx:gain { force = n } end } }\n"
  "card 'Ward' { side = 'light', type = 'character', cost = 1, speed = 10, power = 1,\n"
  "  health = 5, activated { window = 'prevention', effect = function(fx)\n"
  "  fx:gain { force = 2 } local n = fx:number(0, 2) if n == 0 then error('none') end\n"
  "  fx:prevent { n, to = fx.self } end } }\n"
  CARD("Striker", "local c = fx:choose(their {}) local n = fx:damage { 2, to = c }\n"
                  "  fx:gain { force = n + c:damage() }")
  "do local n = 0\n"
  CARD("Counter", "n = n + 1 if n > 1 then fx:gain { force = 1 } end\n"
                  "  fx:confirm('?') fx:gain { force = 2 }")
  "end\n"
  "card 'Guard' { side = 'dark', type = 'character', cost = 1, speed = 90, power = 2,\n"
  "  health = 6, static { when = function(self, other)\n"
  "  return self:controller():resource 'force' > 2 end, power = 5 } }\n"
  "card 'Fool' { side = 'dark', type = 'character', cost = 1, speed = 90, power = 2,\n"
  "  health = 6, static { when = function(self) self.nothing() end, power = 5 } }\n";

typedef struct World {
  PopProgram *program;
  long calls, fail_from; /* allocations asked for; from this one on refused, 0 never */
  size_t live;
  PopGame *g;
  int errors;
  char message[300], card[64], file[64], step[32];
  int line;
} World;

static void on_error(void *user, const PopScriptError *e) {
  World *w = user;
  w->errors++;
  snprintf(w->message, sizeof w->message, "%s", e->message);
  snprintf(w->card, sizeof w->card, "%s", e->card);
  snprintf(w->file, sizeof w->file, "%s", e->file);
  snprintf(w->step, sizeof w->step, "%s", e->step);
  w->line = e->line;
}

static void *counting(void *user, void *ptr, size_t old_size, size_t size) {
  World *w = user;
  if (size > (ptr ? old_size : 0) && ++w->calls >= w->fail_from && w->fail_from) return NULL;
  w->live += size - (ptr ? old_size : 0);
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

static int group_setup(void **state) {
  static char error[512], text[2 * sizeof cards + sizeof more_cards];
  World *w = calloc(1, sizeof *w);
  PopConfig config = {.script_error = on_error, .user = w, .allocator = counting,
                      .allocator_user = w};
  CliLoad load = {.config = &config, .overlay = text, .overlay_name = "functions.lua"};
  snprintf(text, sizeof text, "%s%s", cards, more_cards);
  w->program = cli_load(&load, error, sizeof error);
  if (!w->program) fail_msg("%s", error);
  *state = w;
  return 0;
}

static int group_teardown(void **state) {
  World *w = *state;
  pop_program_free(w->program);
  size_t live = w->live;
  free(w);
  return live != 0;
}

static int setup(void **state) {
  World *w = *state;
  w->errors = 0;
  w->message[0] = w->card[0] = w->file[0] = 0;
  w->g = pop_game_new(w->program);
  return w->g == NULL;
}

static int teardown(void **state) {
  pop_game_free(((World *)*state)->g);
  return 0;
}

static int place(World *w, int player, const char *name) {
  int zone = pop_zone_find(w->program, "character");
  int card = pop_game_place(w->g, player, pop_program_find(w->program, name), zone);
  if (card < 0) fail_msg("%s: %s", name, pop_game_error(w->g));
  return card;
}

/* A battle of one such card of the Dark Side against two dummies, numbers 1 and 2. */
static void begin(World *w, const char *name) {
  assert_int_equal(place(w, 0, name), 0);
  place(w, 1, "Dummy");
  place(w, 1, "Dummy");
  pop_game_place(w->g, 0, pop_program_find(w->program, "Dummy"),
                 pop_zone_find(w->program, "deck"));
  assert_int_equal(pop_game_begin(w->g, "battle", 1), POP_OK);
}

static PopRequest request(World *w) {
  PopRequest r;
  PopStatus status = pop_game_advance(w->g);
  if (status != POP_DECIDE) fail_msg("no decision: %s", pop_game_error(w->g));
  assert_int_equal(pop_game_request(w->g, &r), POP_OK);
  return r;
}

/* Takes the option of that kind and, for cards and numbers, value. */
static void take(World *w, PopOptionKind kind, int value) {
  PopRequest r = request(w);
  for (int i = 0; i < r.count; i++) {
    const PopOption *o = &r.options[i];
    int is =
        o->kind == POP_OPTION_CARD || o->kind == POP_OPTION_PLAY ? o->card : o->number;
    if (o->kind == kind && (value < 0 || is == value)) {
      assert_int_equal(pop_game_answer(w->g, i), POP_OK);
      return;
    }
  }
  fail_msg("option %d (%d) is not offered in a request of kind %d", kind, value, r.kind);
}

static void use(World *w) { take(w, POP_OPTION_PLAY, 0); }

static int force(World *w) { return pop_game_resource(w->g, 0, "force"); }
static int damage(World *w, int card) { return pop_game_counters(w->g, card, "damage"); }

/* The next decision is one of the battle: the function has ended. */
static void is_over(World *w) {
  PopRequest r = request(w);
  if (r.player == 0 && r.kind != POP_REQUEST_WINDOW && r.kind != POP_REQUEST_UNIT)
    fail_msg("the function still asks: request of kind %d", r.kind);
}

/* -- effects ----------------------------------------------------------------------- */

static void a_function_asks_in_the_middle(void **state) {
  World *w = *state;
  begin(w, "Chooser");
  use(w);
  PopRequest r = request(w);
  assert_int_equal(r.kind, POP_REQUEST_CARD);
  assert_int_equal(r.count, 2);
  take(w, POP_OPTION_CARD, 2);
  take(w, POP_OPTION_YES, -1);
  assert_int_equal(damage(w, 2), 2);
  r = request(w);
  assert_int_equal(r.kind, POP_REQUEST_NUMBER);
  assert_int_equal(r.count, 3);
  take(w, POP_OPTION_NUMBER, 2);
  is_over(w);
  assert_int_equal(damage(w, 2), 4);
  assert_int_equal(damage(w, 1), 0);
  assert_int_equal(w->errors, 0);
}

static void what_was_read_stays_read(void **state) {
  World *w = *state;
  begin(w, "Reader");
  use(w);
  is_over(w);
  if (w->errors) fail_msg("%s:%d: %s", w->file, w->line, w->message);
  assert_int_equal(force(w), 1);
}

static void dice_are_rolled_once(void **state) {
  static const uint8_t faces[] = {1, 2, 2};
  World *w = *state;
  begin(w, "Roller");
  pop_game_script_dice(w->g, faces, 3);
  use(w);
  is_over(w);
  assert_int_equal(damage(w, 0), 5);
  assert_int_equal(pop_game_dice_left(w->g), 0);
}

static void a_copy_goes_on_with_a_suspended_function(void **state) {
  World *w = *state;
  PopGame *original = w->g, *copy = pop_game_new(w->program);
  begin(w, "Chooser");
  use(w);
  take(w, POP_OPTION_CARD, 1);
  request(w);
  assert_int_equal(pop_game_copy(copy, original), POP_OK);
  assert_true(pop_game_hash(copy) == pop_game_hash(original));
  take(w, POP_OPTION_NO, -1);
  is_over(w);
  assert_int_equal(damage(w, 1), 2);
  w->g = copy;
  take(w, POP_OPTION_YES, -1);
  take(w, POP_OPTION_NUMBER, 1);
  is_over(w);
  assert_int_equal(damage(w, 1), 3);
  w->g = original;
  pop_game_free(copy);
}

/* Begins Outer against Inner and goes to the question of Inner's function. */
static void begin_nested(World *w) {
  place(w, 0, "Outer");
  place(w, 1, "Inner");
  assert_int_equal(pop_game_begin(w->g, "battle", 1), POP_OK);
  use(w);
  PopRequest r = request(w);
  assert_int_equal(r.kind, POP_REQUEST_YES_NO);
}

static void triggered_functions_run_after_the_one_that_caused_them(void **state) {
  World *w = *state;
  begin_nested(w);
  assert_int_equal(force(w), 1);
  take(w, POP_OPTION_NO, -1);
  PopRequest r = request(w);
  assert_int_equal(r.kind, POP_REQUEST_NUMBER);
  assert_int_equal(r.player, 1);
  take(w, POP_OPTION_NUMBER, 3);
  is_over(w);
  assert_int_equal(pop_game_resource(w->g, 1, "force"), 3);
  assert_int_equal(w->errors, 0);
}

static void a_late_failure_takes_its_triggers_back_too(void **state) {
  World *w = *state;
  begin_nested(w);
  take(w, POP_OPTION_YES, -1);
  is_over(w);
  assert_int_equal(w->errors, 1);
  assert_int_equal(force(w), 0);
  assert_int_equal(damage(w, 1), 0);
  assert_int_equal(pop_game_resource(w->g, 1, "force"), 0);
}

/* Striker's function is suspended by the damage window, in it Ward's by a question. */
static void begin_two(World *w) {
  place(w, 0, "Striker");
  place(w, 1, "Ward");
  assert_int_equal(pop_game_begin(w->g, "battle", 1), POP_OK);
  use(w);
  take(w, POP_OPTION_PLAY, 1);
  PopRequest r = request(w);
  assert_int_equal(r.kind, POP_REQUEST_NUMBER);
}

static void a_copy_goes_on_with_two_suspended_functions(void **state) {
  World *w = *state;
  PopGame *original = w->g, *copy = pop_game_new(w->program);
  begin_two(w);
  assert_int_equal(pop_game_copy(copy, original), POP_OK);
  for (int i = 0; i < 2; i++) {
    w->g = i ? original : copy;
    take(w, POP_OPTION_NUMBER, 1 + i);
    is_over(w);
    assert_int_equal(damage(w, 1), 1 - i);
    assert_int_equal(force(w), 3 - i);
    assert_int_equal(pop_game_resource(w->g, 1, "force"), 2);
  }
  pop_game_free(copy);
  assert_int_equal(w->errors, 0);
}

static void an_inner_failure_leaves_the_outer_function_going(void **state) {
  World *w = *state;
  begin_two(w);
  take(w, POP_OPTION_NUMBER, 0);
  is_over(w);
  assert_int_equal(w->errors, 1);
  assert_int_equal(damage(w, 1), 2);
  assert_int_equal(force(w), 4);
  assert_int_equal(pop_game_resource(w->g, 1, "force"), 0);
}

static void an_end_inside_a_function_leaks_nothing(void **state) {
  World *w = *state;
  begin(w, "Chooser");
  use(w);
  request(w); /* freed while the function waits */
  assert_true(pop_game_bytes(w->g) < 2 * 64 * 1024);
}

/* -- failures ---------------------------------------------------------------------- */

static void a_failing_function_undoes_what_it_did(void **state) {
  World *w = *state;
  begin(w, "Breaker");
  use(w);
  take(w, POP_OPTION_CARD, 1);
  is_over(w);
  assert_int_equal(w->errors, 1);
  assert_string_equal(w->message, "broken");
  assert_string_equal(w->card, "Breaker");
  assert_string_equal(w->file, "functions.lua");
  assert_true(w->line > 1);
  assert_int_equal(force(w), 0);
  assert_int_equal(damage(w, 1), 0);
  assert_int_equal(pop_game_check(w->g), POP_OK);
}

static void fails_saying(World *w, const char *card, const char *part) {
  begin(w, card);
  use(w);
  is_over(w);
  assert_int_equal(w->errors, 1);
  if (!strstr(w->message, part)) fail_msg("'%s' does not say '%s'", w->message, part);
  assert_int_equal(force(w), 0);
}

static void an_endless_function_is_stopped(void **state) {
  fails_saying(*state, "Looper", "runs too long");
}

static void a_bad_selector_names_the_field(void **state) {
  World *w = *state;
  fails_saying(w, "Asker", "field 'powr': unknown; did you mean 'power'?");
  assert_string_equal(w->file, "functions.lua");
}

static void an_unknown_field_of_a_verb_is_named(void **state) {
  fails_saying(*state, "Typist", "damage: unknown field 'too'");
}

static void the_log_has_an_end(void **state) {
  fails_saying(*state, "Talker", "was told more than 512 things");
}

static void a_function_that_does_not_repeat_is_void(void **state) {
  World *w = *state;
  begin(w, "Counter");
  use(w);
  take(w, POP_OPTION_YES, -1);
  is_over(w);
  assert_int_equal(w->errors, 1);
  assert_non_null(strstr(w->message, "does not repeat itself"));
  assert_int_equal(force(w), 0);
}

/* Plays on with the first option until the end or an error. */
static PopStatus play_out(PopGame *g) {
  PopStatus status;
  for (int i = 0; i < 200; i++) {
    status = pop_game_advance(g);
    if (status != POP_DECIDE) return status;
    PopRequest r;
    if (pop_game_request(g, &r) != POP_OK) return POP_ERROR_STATE;
    pop_game_answer(g, 0);
  }
  return POP_DECIDE;
}

static void memory_may_run_out_at_any_point_of_a_function(void **state) {
  World *w = *state;
  for (long i = 1; i < 40; i++) {
    PopGame *outer = w->g;
    w->g = pop_game_new(w->program);
    begin(w, "Chooser");
    use(w);
    w->fail_from = w->calls + i;
    PopStatus status = play_out(w->g);
    if (status != POP_ENDED && status != POP_DECIDE)
      assert_int_equal(status, POP_ERROR_MEMORY);
    w->fail_from = 0;
    pop_game_free(w->g);
    w->g = outer;
  }
}

/* -- conditions -------------------------------------------------------------------- */

static void a_condition_may_be_a_function(void **state) {
  World *w = *state;
  begin(w, "Guard");
  assert_int_equal(pop_game_value(w->g, 0, "power"), 2);
  pop_game_set_resource(w->g, 0, "force", 3);
  assert_int_equal(pop_game_value(w->g, 0, "power"), 7);
  assert_int_equal(w->errors, 0);
}

static void a_failing_condition_is_false_and_told_once(void **state) {
  World *w = *state;
  begin(w, "Fool");
  assert_int_equal(pop_game_value(w->g, 0, "power"), 2);
  assert_int_equal(pop_game_value(w->g, 0, "power"), 2);
  assert_int_equal(w->errors, 1);
  assert_string_equal(w->card, "Fool");
  assert_non_null(strstr(w->message, "unknown 'nothing' of a card"));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
    TEST(a_function_asks_in_the_middle),
    TEST(what_was_read_stays_read),
    TEST(dice_are_rolled_once),
    TEST(a_copy_goes_on_with_a_suspended_function),
    TEST(triggered_functions_run_after_the_one_that_caused_them),
    TEST(a_late_failure_takes_its_triggers_back_too),
    TEST(a_copy_goes_on_with_two_suspended_functions),
    TEST(an_inner_failure_leaves_the_outer_function_going),
    TEST(an_end_inside_a_function_leaks_nothing),
    TEST(a_failing_function_undoes_what_it_did),
    TEST(an_endless_function_is_stopped),
    TEST(a_bad_selector_names_the_field),
    TEST(an_unknown_field_of_a_verb_is_named),
    TEST(the_log_has_an_end),
    TEST(a_function_that_does_not_repeat_is_void),
    TEST(memory_may_run_out_at_any_point_of_a_function),
    TEST(a_condition_may_be_a_function),
    TEST(a_failing_condition_is_false_and_told_once),
  };
  return cmocka_run_group_tests(tests, group_setup, group_teardown);
}
