/* test_limits.c: the limits of PopConfig, and what the host is told when one is broken. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"

/* Units with one ability each, usable in any window, whose effect is a function. */
#define UNIT(name, rest) "unit('" name "', { " rest " })\n"
#define USER(name, effect) \
  UNIT(name, "activated { window = 'any', limit = { 3, per = 'turn' },\n" \
             "effect = " effect " }")
#define FUNCTION(name, effect) USER(name, "function(fx) " effect " end")

#define IN(effect) "if_ { at_least(0, self.speed), { " effect " } }"
#define IN_4(effect) IN(IN(IN(IN(effect))))

static const char cards[] =
  "local function unit(name, t)\n"
  "  t.side, t.type, t.cost, t.speed, t.power, t.health = 'dark', 'character', 1, 90, 2, 6\n"
  "  card(name)(t)\nend\n"
  "card 'Dummy' { side = 'light', type = 'character', cost = 1, speed = 10, power = 1,\n"
  "  health = 5 }\n"
  FUNCTION("Looper", "fx:gain { force = 5 }\nwhile true do end")
  FUNCTION("Hungry", "fx:gain { force = fx:roll() }\n"
           "local t while true do t = { t, ('x'):rep(16000) } end\n"
           "fx:gain { force = 100 }")
  FUNCTION("Worker", "local n = 0 for i = 1, 1000 do n = n + i end fx:gain { force = 1 }")
  FUNCTION("Talker", "error(('x'):rep(60))")
  FUNCTION("Late", "fx:gain { force = 1 } if fx:confirm('?') then fx.self:nothing() end")
  UNIT("Doubtful", "activated { window = 'any', only_if = function()\n"
       "local n = 0 for i = 1, 100 do n = n + i end return true end,\n"
       "effect = { gain { force = 1 } } }")
  UNIT("Objector", "activated { window = 'disrupt', effect = { disrupt {} } },\n"
                   "activated { window = 'phase', effect = { gain { force = 1 } } }")
  "card 'Protester' { side = 'light', type = 'character', cost = 1, speed = 9, power = 1,\n"
  "  health = 5, activated { window = 'disrupt', effect = { disrupt {} } } }\n"
  "local function birds(step)\n"
  "  local t = { side = 'dark', type = 'character', cost = 1, speed = 9, power = 1,\n"
  "    health = 6 }\n"
  "  for i = 1, 5 do t[i] = trigger { on = step_started { step = step },\n"
  "    limit = { 1, per = 'game' }, effect = { gain { force = 1 } } } end\n"
  "  return t\nend\n"
  "card 'Early Bird' (birds 'battle')\ncard 'Night Owl' (birds 'battle.space')\n"
  "for i = 1, 16 do unit('Page ' .. i, {}) end\n"
  "local function from_hand(kind)\n"
  "  return discard { exactly(6, your { zone = 'hand', kind = kind }) }\nend\n"
  "card 'Schemer' { side = 'dark', kind = 'battle', play { window = 'phase',\n"
  "  pay = { from_hand 'card', from_hand 'battle' }, effect = { gain { force = 1 } } } }\n"
  USER("Sorter", "{ return_to { random(1, your { zone = 'hand' }), 'deck' } }")
  USER("Endless", "{ while_ { at_least(0, self.speed), { gain { force = 1 } } } }")
  UNIT("Patient", "trigger { on = step_started { step = 'battle' }, effect = {\n"
                  "while_ { at_most(60, resource_of(you, 'setup')), { gain { setup = 1 } } } } },"
                  "trigger { on = step_started { step = 'battle' }, effect = {\n"
                  "either { { gain { force = 1 } }, { gain { force = 2 } } },\n"
                  "while_ { at_least(0, self.speed), { gain { force = 1 } } } } }")
  UNIT("Pendulum", "activated { window = 'phase', effect = { tap { self } } },\n"
                   "trigger { on = tapped { card = self }, effect = { untap { self } } },\n"
                   "trigger { on = untapped { card = self }, effect = { tap { self } } }")
  USER("Deep", "{ gain { force = 1 }, " IN_4(IN_4(IN_4("gain { force = 1 }"))) " }")
  UNIT("Slow", "static { when = function(self) while true do self:speed() end end, power = 5 },\n"
               "static { to = your {}, when = function() return true end, speed = 1 }");

typedef struct World {
  PopProgram *program;
  PopGame *g;
  int errors, calls;            /* told; those that were out of memory */
  PopScriptError last;          /* texts are copied below */
  char message[400], card[64], set[16], file[64], step[32], window[32];
  uint32_t faults[POP_FAULTS_MAX];
} World;

static void on_error(void *user, const PopScriptError *e) {
  World *w = user;
  w->errors++;
  if (e->call) w->faults[w->calls++] = e->call;
  w->last = *e;
  snprintf(w->message, sizeof w->message, "%s", e->message);
  snprintf(w->card, sizeof w->card, "%s", e->card);
  snprintf(w->set, sizeof w->set, "%s", e->set);
  snprintf(w->file, sizeof w->file, "%s", e->file);
  snprintf(w->step, sizeof w->step, "%s", e->step);
  snprintf(w->window, sizeof w->window, "%s", e->window);
}

static void open_world(World *w, PopConfig config) {
  char error[512];
  memset(w, 0, sizeof *w);
  config.script_error = on_error;
  config.user = w;
  CliLoad load = {.config = &config, .overlay = cards, .overlay_name = "limits.lua"};
  w->program = cli_load(&load, error, sizeof error);
  if (!w->program) fail_msg("%s", error);
  w->g = pop_game_new(w->program);
  assert_non_null(w->g);
}

/* What loading says when calls have that limit; "" if it is done. */
static const char *load_within(uint32_t instructions, const char *overlay) {
  static char error[512];
  PopConfig config = {.instruction_limit = instructions};
  CliLoad load = {.config = &config, .overlay = overlay, .overlay_name = "limits.lua"};
  *error = 0;
  pop_program_free(cli_load(&load, error, sizeof error));
  return error;
}

/* A file has 25 times the limit, and so has the end of loading for each file: the lowering of
** what they declare, in which no instruction is counted. */
static void the_end_of_loading_has_a_limit(void **state) {
  static const char odd[] = "card 'Odd' { side = 'dark', type = 'ground', cost = 1, speed = 5,\n"
                            "  power = 1, health = 1, ('Evade'):rep(190) .. ' 1' }";
  (void)state;
  assert_non_null(strstr(load_within(600, NULL), "runs too long"));
  assert_string_equal(load_within(1200, NULL), "");
  /* What is like a very long name is looked for in few calls of the core, but not for nothing. */
  assert_non_null(strstr(load_within(1200, odd), "runs too long"));
  assert_non_null(strstr(load_within(0, odd), "clause 1"));
}

static void close_world(World *w) {
  pop_game_free(w->g);
  pop_program_free(w->program);
}

static int place_in(World *w, int player, const char *name, const char *zone) {
  int def = pop_program_find(w->program, name);
  int card = pop_game_place(w->g, player, def, pop_zone_find(w->program, zone));
  if (card < 0) fail_msg("%s: %s", name, pop_game_error(w->g));
  return card;
}

static int place(World *w, int player, const char *name) {
  return place_in(w, player, name, "character");
}

/* A battle of one such card, number 0, against a dummy. */
static void begin(World *w, const char *name) {
  place(w, 0, name);
  place(w, 1, "Dummy");
  assert_int_equal(pop_game_begin(w->g, "battle", 1), POP_OK);
}

static PopRequest request(World *w) {
  PopRequest r;
  if (pop_game_advance(w->g) != POP_DECIDE)
    fail_msg("no decision: %s", pop_game_error(w->g));
  assert_int_equal(pop_game_request(w->g, &r), POP_OK);
  return r;
}

/* Takes the first option of that kind. */
static void take(World *w, PopOptionKind kind) {
  PopRequest r = request(w);
  for (int i = 0; i < r.count; i++) {
    if (r.options[i].kind != kind) continue;
    assert_int_equal(pop_game_answer(w->g, i), POP_OK);
    return;
  }
  fail_msg("option %d is not offered in a request of kind %d", kind, r.kind);
}

static void use(World *w) { take(w, POP_OPTION_PLAY); }

static int force(World *w) { return pop_game_resource(w->g, 0, "force"); }

static void is_told(const World *w, PopFault code, const char *card, int line,
                    const char *part) {
  assert_int_equal(w->last.code, code);
  assert_string_equal(w->card, card);
  assert_string_equal(w->file, "limits.lua");
  if (line) assert_int_equal(w->last.line, line);
  if (!strstr(w->message, part)) fail_msg("'%s' does not say '%s'", w->message, part);
}

/* -- what is told ------------------------------------------------------------------ */

static void a_report_says_where_the_game_stood(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  begin(&w, "Late");
  use(&w);
  take(&w, POP_OPTION_YES);
  request(&w);
  assert_int_equal(w.errors, 1);
  is_told(&w, POP_FAULT_ERROR, "Late", 0, "unknown 'nothing' of a card");
  assert_int_equal(w.last.turn, 1);
  assert_int_equal(w.last.position, 2);
  assert_int_equal(w.last.call, 0);
  assert_string_not_equal(w.step, "");
  assert_string_not_equal(w.window, "");
  PopDef def;
  pop_program_def(w.program, pop_program_find(w.program, "Late"), &def);
  assert_string_equal(w.set, def.set);
  assert_int_equal(force(&w), 0);
  close_world(&w);
}

static void the_host_may_stop_at_the_first_failure(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.stop_on_script_error = 1});
  begin(&w, "Late");
  use(&w);
  take(&w, POP_OPTION_YES);
  assert_int_equal(pop_game_advance(w.g), POP_ERROR_SCRIPT);
  assert_int_equal(w.errors, 1);
  assert_non_null(strstr(pop_game_error(w.g), "Late: "));
  assert_int_equal(force(&w), 0);
  assert_int_equal(pop_game_advance(w.g), POP_ERROR_SCRIPT);
  close_world(&w);
}

static void so_it_may_at_a_broken_limit(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.stop_on_script_error = 1});
  begin(&w, "Endless");
  use(&w);
  assert_int_equal(pop_game_advance(w.g), POP_ERROR_SCRIPT);
  is_told(&w, POP_FAULT_STEPS, "Endless", 0, "more than 20000 steps");
  close_world(&w);
}

static void messages_have_a_limit(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.output_limit = 100});
  begin(&w, "Talker");
  use(&w);
  request(&w);
  assert_int_equal(w.errors, 1);
  is_told(&w, POP_FAULT_ERROR, "Talker", 0, "xxx");
  for (int i = 0; i < 2; i++) {
    use(&w);
    request(&w);
    assert_int_equal(w.errors, 2);
    is_told(&w, POP_FAULT_ERROR, "Talker", 0, "the output limit");
  }
  close_world(&w);
}

/* -- limits ------------------------------------------------------------------------ */

static void a_call_has_so_many_instructions(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  begin(&w, "Looper");
  use(&w);
  request(&w);
  is_told(&w, POP_FAULT_INSTRUCTIONS, "Looper", 0, "instruction limit");
  assert_int_equal(force(&w), 0);
  close_world(&w);
}

/* Each call inside begins a count of its own, but not a budget. */
static void calls_inside_a_call_share_its_instructions(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  begin(&w, "Slow");
  assert_int_equal(pop_game_value(w.g, 0, "power"), 2);
  is_told(&w, POP_FAULT_INSTRUCTIONS, "Slow", 0, "instruction limit");
  close_world(&w);
}

static void a_game_has_so_many_instructions(void **state) {
  World w;
  (void)state;
  for (int twice = 0; twice < 2; twice++) {
    open_world(&w, (PopConfig){.game_instruction_limit = 7000});
    begin(&w, "Worker");
    use(&w);
    request(&w);
    assert_int_equal(w.errors, 0);
    use(&w); /* this call has only what is left */
    request(&w);
    is_told(&w, POP_FAULT_INSTRUCTIONS, "Worker", 0, "instruction limit");
    use(&w);
    request(&w);
    is_told(&w, POP_FAULT_INSTRUCTIONS, "Worker", 0, "instruction limit of the game");
    assert_int_equal(w.errors, 2);
    assert_int_equal(force(&w), 1);
    close_world(&w);
  }
}

static void a_decision_comes_after_so_many_steps(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.step_limit = 500});
  begin(&w, "Endless");
  use(&w);
  request(&w);
  is_told(&w, POP_FAULT_STEPS, "Endless", 0, "more than 500 steps without a decision");
  assert_int_equal(force(&w), 0);
  close_world(&w);
}

/* What came before a decision does not count for the effect that goes on after it. */
static void steps_are_counted_from_the_decision(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.step_limit = 200});
  begin(&w, "Patient");
  take(&w, POP_OPTION_TRIGGER);
  take(&w, POP_OPTION_MODE);
  request(&w);
  is_told(&w, POP_FAULT_STEPS, "Patient", 0, "more than 200 steps without a decision");
  assert_int_equal(force(&w), 0);
  close_world(&w);
}

/* Also where the limit is below the number of steps that are looked at. */
static void a_chain_names_only_who_is_in_it(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.step_limit = 300});
  place(&w, 0, "Worker");
  place(&w, 0, "Pendulum");
  place(&w, 1, "Dummy");
  assert_int_equal(pop_game_begin(w.g, "battle", 1), POP_OK);
  use(&w); /* the first card */
  PopRequest r = request(&w);
  int i = 0;
  while (i < r.count && (r.options[i].kind != POP_OPTION_PLAY || r.options[i].card != 1)) i++;
  assert_int_equal(pop_game_answer(w.g, i), POP_OK);
  assert_int_equal(pop_game_advance(w.g), POP_ABORTED);
  assert_non_null(strstr(pop_game_error(w.g), "; cards in it: Pendulum"));
  assert_null(strstr(pop_game_error(w.g), "Worker"));
  close_world(&w);
}

static void effects_nest_so_deep(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.nesting_limit = 12});
  begin(&w, "Deep");
  use(&w);
  request(&w);
  is_told(&w, POP_FAULT_NESTING, "Deep", 0, "nested more than 12 deep");
  assert_int_equal(force(&w), 0);
  close_world(&w);
  open_world(&w, (PopConfig){.nesting_limit = 1000});
  begin(&w, "Deep");
  use(&w);
  request(&w);
  assert_int_equal(w.errors, 0);
  assert_int_equal(force(&w), 2);
  close_world(&w);
}

/* Two players who disrupt each other for nothing don't end the game: the deepest play can't
** be disrupted. */
static void disrupts_of_disrupts_end_before_the_limit(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  place(&w, 1, "Protester");
  begin(&w, "Objector");
  for (int n = 0; n < 200; n++) {
    request(&w);
    assert_int_equal(pop_game_answer(w.g, 0), POP_OK);
  }
  assert_int_equal(w.errors, 0);
  close_world(&w);
}

/* More limited abilities than a game can remember as used: the others can't be used. */
static void uses_that_find_no_room_are_none(void **state) {
  World w;
  PopRequest r;
  (void)state;
  open_world(&w, (PopConfig){0});
  for (int i = 0; i < 10; i++) place(&w, 0, "Early Bird");
  for (int i = 0; i < 9; i++) place(&w, 0, "Night Owl");
  begin(&w, "Night Owl");
  while (pop_game_advance(w.g) == POP_DECIDE) {
    assert_int_equal(pop_game_request(w.g, &r), POP_OK);
    int last = r.kind == POP_REQUEST_ORDER ? 0 : r.count - 1;
    assert_int_equal(pop_game_answer(w.g, last), POP_OK);
  }
  assert_string_equal(pop_game_error(w.g), "");
  assert_int_equal(force(&w), 96);
  close_world(&w);
}

/* Cards of a hand change their numbers when one of them goes to the deck. */
static void a_search_that_ends_is_told_once_of_a_card(void **state) {
  World w;
  char page[24];
  (void)state;
  open_world(&w, (PopConfig){0});
  place_in(&w, 0, "Schemer", "hand");
  for (int i = 1; i <= 16; i++) {
    snprintf(page, sizeof page, "Page %d", i);
    place_in(&w, 0, page, "hand");
  }
  begin(&w, "Sorter");
  request(&w);
  is_told(&w, POP_FAULT_SEARCH, "Schemer", 0, "no way to pay found");
  for (int i = 0; i < 3; i++) use(&w);
  request(&w);
  assert_int_equal(w.errors, 1);
  close_world(&w);
}

static void a_game_has_so_many_decisions(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.decision_limit = 2});
  begin(&w, "Late");
  use(&w);
  take(&w, POP_OPTION_NO);
  assert_int_equal(pop_game_advance(w.g), POP_ABORTED);
  assert_string_equal(pop_game_error(w.g), "more than 2 decisions in a game");
  close_world(&w);
}

/* -- memory ------------------------------------------------------------------------ */

static const size_t little = 12 << 20;

/* Uses Hungry three times; the state then. */
static uint64_t feast(World *w) {
  for (int i = 0; i < 3; i++) use(w);
  request(w);
  return pop_game_hash(w->g);
}

static void memory_is_a_fault_of_one_call(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){.memory_limit = little, .instruction_limit = 2000000});
  begin(&w, "Hungry");
  feast(&w);
  assert_int_equal(w.errors, 3);
  is_told(&w, POP_FAULT_MEMORY, "Hungry", 0, "out of memory");
  assert_int_equal(w.calls, 3);
  assert_true(w.faults[0] < w.faults[1] && w.faults[1] < w.faults[2]);
  assert_int_equal(force(&w), 0);
  close_world(&w);
}

/* With more memory the function runs into another limit; told of the faults, the game goes
** the way of the first. */
static void a_replay_takes_the_path_of_the_fault(void **state) {
  World poor, rich;
  (void)state;
  open_world(&poor, (PopConfig){.memory_limit = little, .instruction_limit = 2000000});
  open_world(&rich, (PopConfig){.memory_limit = (size_t)256 << 20,
                                .instruction_limit = 2000000});
  begin(&poor, "Hungry");
  begin(&rich, "Hungry");
  uint64_t hash = feast(&poor);
  for (int i = 0; i < poor.calls; i++)
    assert_int_equal(pop_game_expect_fault(rich.g, poor.faults[i]), POP_OK);
  assert_true(feast(&rich) == hash);
  assert_int_equal(rich.errors, poor.errors);
  for (int i = 0; i < poor.calls; i++) assert_int_equal(rich.faults[i], poor.faults[i]);
  is_told(&rich, POP_FAULT_MEMORY, "Hungry", 0, "out of memory");
  assert_int_equal(pop_game_expect_fault(rich.g, poor.faults[0]), POP_ERROR_ARGUMENT);
  close_world(&poor);
  close_world(&rich);
}

/* It is no rule of the game, so two runs that differ in it are not told as not repeatable. */
static void a_fault_of_one_of_two_runs_is_one_of_memory(void **state) {
  World poor, rich;
  (void)state;
  open_world(&poor, (PopConfig){.memory_limit = little, .instruction_limit = 2000000});
  open_world(&rich, (PopConfig){.memory_limit = (size_t)256 << 20,
                                .instruction_limit = 2000000});
  assert_int_equal(pop_game_paranoid_in(rich.g, poor.program), POP_OK);
  begin(&rich, "Hungry");
  use(&rich);
  assert_int_equal(pop_game_advance(rich.g), POP_ERROR_MEMORY);
  assert_string_equal(pop_game_error(rich.g),
                      "'lua' of Hungry: a function was out of memory in one of two runs");
  close_world(&rich);
  close_world(&poor);
}

static void copies_expect_the_same_faults(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  begin(&w, "Worker");
  assert_int_equal(pop_game_expect_fault(w.g, 1), POP_OK);
  use(&w);
  PopGame *original = w.g, *copy = pop_game_new(w.program);
  assert_int_equal(pop_game_copy(copy, original), POP_OK);
  request(&w);
  assert_int_equal(w.calls, 1);
  w.g = copy;
  request(&w);
  assert_int_equal(w.calls, 2);
  assert_true(pop_game_hash(copy) == pop_game_hash(original));
  pop_game_free(original);
  close_world(&w);
}

/* What the host reads is not counted: its numbers would depend on it. */
/* The options are those of the question, also where the limit was reached in making them. */
static void a_copy_has_the_options_of_the_question(void **state) {
  World w;
  int used_up = 0;
  (void)state;
  open_world(&w, (PopConfig){.game_instruction_limit = 500});
  PopGame *copy = pop_game_new(w.program);
  begin(&w, "Doubtful");
  pop_game_ask_always(w.g, 1);
  while (pop_game_advance(w.g) == POP_DECIDE) {
    PopRequest r, same;
    assert_int_equal(pop_game_request(w.g, &r), POP_OK);
    assert_int_equal(pop_game_copy(copy, w.g), POP_OK);
    assert_int_equal(pop_game_request(copy, &same), POP_OK);
    assert_int_equal(same.count, r.count);
    used_up += w.errors;
    assert_int_equal(pop_game_answer(w.g, r.count - 1), POP_OK);
  }
  assert_true(used_up > 0);
  pop_game_free(copy);
  close_world(&w);
}

static void reading_a_game_has_no_numbers(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  place(&w, 0, "Slow");
  begin(&w, "Worker");
  assert_int_equal(pop_game_expect_fault(w.g, 1), POP_OK);
  for (int i = 0; i < 3; i++) pop_game_value(w.g, 0, "power");
  assert_int_equal(w.calls, 0);
  close_world(&w);
}

static void too_many_faults_end_a_game(void **state) {
  World w;
  (void)state;
  open_world(&w, (PopConfig){0});
  begin(&w, "Worker");
  for (uint32_t i = 1; i <= POP_FAULTS_MAX; i++)
    assert_int_equal(pop_game_expect_fault(w.g, i), POP_OK);
  assert_int_equal(pop_game_expect_fault(w.g, 1000), POP_ERROR_ARGUMENT);
  close_world(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_end_of_loading_has_a_limit),
    cmocka_unit_test(a_report_says_where_the_game_stood),
    cmocka_unit_test(the_host_may_stop_at_the_first_failure),
    cmocka_unit_test(so_it_may_at_a_broken_limit),
    cmocka_unit_test(messages_have_a_limit),
    cmocka_unit_test(a_call_has_so_many_instructions),
    cmocka_unit_test(calls_inside_a_call_share_its_instructions),
    cmocka_unit_test(a_game_has_so_many_instructions),
    cmocka_unit_test(a_decision_comes_after_so_many_steps),
    cmocka_unit_test(steps_are_counted_from_the_decision),
    cmocka_unit_test(a_chain_names_only_who_is_in_it),
    cmocka_unit_test(effects_nest_so_deep),
    cmocka_unit_test(disrupts_of_disrupts_end_before_the_limit),
    cmocka_unit_test(uses_that_find_no_room_are_none),
    cmocka_unit_test(a_search_that_ends_is_told_once_of_a_card),
    cmocka_unit_test(a_game_has_so_many_decisions),
    cmocka_unit_test(memory_is_a_fault_of_one_call),
    cmocka_unit_test(a_replay_takes_the_path_of_the_fault),
    cmocka_unit_test(a_fault_of_one_of_two_runs_is_one_of_memory),
    cmocka_unit_test(copies_expect_the_same_faults),
    cmocka_unit_test(a_copy_has_the_options_of_the_question),
    cmocka_unit_test(reading_a_game_has_no_numbers),
    cmocka_unit_test(too_many_faults_end_a_game),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
