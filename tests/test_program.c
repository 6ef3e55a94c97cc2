/* test_program.c: the tables of a program, without scripts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program_check.h"
#include "program_same.h"

/* -- a small program that is complete ---------------------------------------------- */

static uint16_t text(PopProgram *p, const char *t) {
  return program_intern(p, t, strlen(t));
}

static void add_sequence(PopProgram *p, const char *name, uint16_t list) {
  uint16_t id = program_add(p, sequences, 1);
  p->sequences.at[id] = (Sequence){text(p, name), list};
}

static void add_window(PopProgram *p, const char *name) {
  uint16_t id = program_add(p, windows, 1);
  p->windows.at[id].name = text(p, name);
}

static uint16_t add_body(PopProgram *p, Entry entry) {
  uint16_t e = program_add(p, entries, 1), id = program_add(p, bodies, 1);
  p->entries.at[e] = entry;
  p->bodies.at[id].start = e;
  p->bodies.at[id].count = 1;
  return id;
}

static uint16_t add_keyword(PopProgram *p, const char *name, uint16_t body) {
  uint16_t id = program_add(p, keywords, 1);
  p->keywords.at[id] = (Keyword){.name = text(p, name), .body = body, .declared = 1};
  return id;
}

static uint16_t add_def(PopProgram *p, const char *name, const char *version) {
  uint16_t id = program_add(p, defs, 1);
  Def d;
  memset(&d, 0, sizeof d);
  d.name = text(p, name);
  d.version = *version ? text(p, version) : IR_NONE;
  d.file = text(p, "cards/set/name.lua");
  d.set = d.text = d.body = d.play = d.bearer = d.type_line = IR_NONE;
  d.only_one = d.beneath = IR_NONE;
  d.first_type = 255;
  p->defs.at[id] = d;
  uint16_t text_body = program_add(p, bodies, 1);
  p->defs.at[id].body = text_body;
  return id;
}

static PopProgram *small_program(void) {
  static const char *const arenas[] = {"space", "ground", "character"};
  PopProgram *p = program_new(NULL);
  assert_non_null(p);
  uint16_t list = program_add(p, lists, 1);
  const char *const sequences[] = {"game",   "play",   "battle",
                                   "attack", "damage", "settle"};
  for (int i = 0; i < 6; i++) add_sequence(p, sequences[i], list);
  add_window(p, "disrupt");
  add_window(p, "unit_turn");
  for (int i = 0; i < 3; i++) p->arena_names[i] = text(p, arenas[i]);
  p->counter_names[p->ncounters++] = text(p, "damage");
  p->counter_names[p->ncounters++] = text(p, "build");
  p->resource_names[p->nresources++] = text(p, "force");
  p->resource_names[p->nresources++] = text(p, "build");
  const char *const constants[] = {"hit_on", "stack_cards", "stack_speed", "stack_power",
                                   "stack_health", "made_on_demand"};
  for (int i = 0; i < 6; i++) p->constant_names[p->nconstants++] = text(p, constants[i]);
  return p;
}

static int setup(void **state) {
  *state = small_program();
  return 0;
}

static int teardown(void **state) {
  program_free_tables(*state);
  return 0;
}

static void finishes(PopProgram *p) {
  char error[300] = "";
  PopStatus status = program_finish(p, error, sizeof error);
  if (status != POP_OK) fail_msg("does not finish: %s", error);
}

static void fails_with(PopProgram *p, const char *reason) {
  char error[300] = "";
  assert_int_equal(program_finish(p, error, sizeof error), POP_ERROR_SCRIPT);
  if (!strstr(error, reason)) fail_msg("'%s' does not say '%s'", error, reason);
}

/* -- strings and names ------------------------------------------------------------- */

static void equal_texts_have_one_id(void **state) {
  PopProgram *p = *state;
  char name[32];
  uint16_t first = text(p, "scout");
  for (int i = 0; i < 3000; i++) {
    snprintf(name, sizeof name, "name %d", i);
    text(p, name);
  }
  assert_int_equal(text(p, "scout"), first);
  assert_int_not_equal(text(p, "Scout"), first);
  assert_string_equal(program_string(p, text(p, "name 2999")), "name 2999");
  assert_string_equal(program_string(p, text(p, "")), "");
  assert_string_equal(program_string(p, IR_NONE), "");
}

static void cards_are_found_by_name_and_version_without_case(void **state) {
  PopProgram *p = *state;
  uint16_t plain = add_def(p, "Scout", ""), b = add_def(p, "Scout", "B");
  assert_int_equal(program_find_def(p, "scout"), plain);
  assert_int_equal(program_find_def(p, "SCOUT (b)"), b);
  assert_int_equal(program_find_def(p, "Scout (C)"), IR_NONE);
  assert_int_equal(program_find_def(p, "Scou"), IR_NONE);
  assert_int_equal(program_find_def(p, "Scouts"), IR_NONE);
}

static void records_are_zeroed_and_numbered_in_order(void **state) {
  PopProgram *p = *state;
  uint32_t before = p->nodes.count;
  for (uint32_t i = 0; i < 100; i++) {
    uint16_t id = program_add(p, nodes, 1);
    assert_int_equal(id, before + i);
    assert_int_equal(p->nodes.at[id].k, 0);
    p->nodes.at[id].k = 7;
  }
}

static void a_table_holds_at_most_65535_records(void **state) {
  PopProgram *p = *state;
  assert_int_equal(program_add(p, slots, 65000), 0);
  assert_int_equal(program_add(p, slots, 1000), IR_NONE);
  assert_int_equal(program_add(p, slots, 500), 65000);
}

/* -- finishing --------------------------------------------------------------------- */

static void a_complete_program_finishes(void **state) {
  PopProgram *p = *state;
  finishes(p);
  assert_string_equal(program_string(p, p->sequences.at[p->known.attack].name), "attack");
  assert_int_equal(p->known.w_unit_turn, 1);
  assert_int_equal(p->known.build_counter, 1);
}

static void a_missing_sequence_is_named(void **state) {
  PopProgram *p = *state;
  p->sequences.at[p->sequences.count - 1].name = text(p, "other");
  fails_with(p, "the rules declare no sequence 'settle'");
}

static void a_missing_counter_is_named(void **state) {
  PopProgram *p = *state;
  p->ncounters = 1;
  fails_with(p, "the rules declare no counter 'build'");
}

static void what_was_only_mentioned_is_named(void **state) {
  PopProgram *p = *state;
  uint16_t k =
      add_keyword(p, "Focus", add_body(p, (Entry){.x = IR_NONE, .text = IR_NONE}));
  p->keywords.at[k].declared = 0;
  fails_with(p, "keyword 'Focus' is not declared");
  p->keywords.at[k].declared = 1;
  uint16_t d = add_def(p, "Scout", "B");
  p->defs.at[d].file = IR_NONE;
  fails_with(p, "card 'Scout (B)' is not declared");
  p->defs.at[d].file = 0;
  p->step_names[p->nsteps++] = text(p, "dawn");
  fails_with(p, "step 'dawn' is mentioned, but no sequence has it");
}

static void operands_out_of_range_are_found(void **state) {
  PopProgram *p = *state;
  uint16_t list = program_add(p, lists, 1), op = program_add(p, ops, 1);
  p->lists.at[list] = (List){op, 1};
  p->ops.at[op] = (Op){.code = OP_draw, .pick = IR_NONE, .a = 9, .b = IR_NONE,
                       .list = {IR_NONE, IR_NONE, IR_NONE}};
  fails_with(p, "draw 0: a: 9 is no node");
  p->ops.at[op].code = OP_sequence;
  p->ops.at[op].a = 77;
  fails_with(p, "sequence 0: a: 77 is no sequence");
  p->ops.at[op].code = OP_tap;
  fails_with(p, "tap 0: pick: 65535 is no pick");
  p->ops.at[op].code = OP_stop;
  p->lists.at[list].count = 2;
  fails_with(p, "is no index");
}

static uint16_t add_op(PopProgram *p, uint8_t code, uint16_t a) {
  uint16_t list = program_add(p, lists, 1), op = program_add(p, ops, 1);
  p->lists.at[list] = (List){op, 1};
  p->ops.at[op] = (Op){.code = code, .pick = IR_NONE, .a = a, .b = IR_NONE,
                       .list = {IR_NONE, IR_NONE, IR_NONE}};
  return op;
}

static void what_runs_a_list_has_one(void **state) {
  PopProgram *p = *state;
  uint16_t number = program_add(p, nodes, 1);
  p->nodes.at[number] = (Node){.op = NODE_const, .a = IR_NONE, .b = IR_NONE};
  uint16_t op = add_op(p, OP_each_player, IR_NONE);
  fails_with(p, "each_player 0: list");
  p->ops.at[op].code = OP_each_arena;
  fails_with(p, "each_arena 0: list");
  p->ops.at[op].code = OP_as_player;
  p->ops.at[op].ref = REF_dark;
  fails_with(p, "as_player 0: list");
  p->ops.at[op].code = OP_while;
  p->ops.at[op].a = number;
  fails_with(p, "while 0: list");
  p->ops.at[op].list[0] = 0;
  finishes(p);
}

static uint16_t add_ability(PopProgram *p, uint8_t kind) {
  uint16_t id = program_add(p, abilities, 1);
  p->abilities.at[id] = (Ability){
    .kind = kind, .when = IR_NONE, .against = IR_NONE, .to = IR_NONE, .body = IR_NONE,
    .cost = IR_NONE, .effect = IR_NONE, .event = IR_NONE, .from = IR_NONE,
    .keyword = IR_NONE, .targets = IR_NONE, .extras = IR_NONE, .beside = IR_NONE,
    .name = IR_NONE, .text = IR_NONE, .file = IR_NONE };
  return id;
}

static void what_an_event_sets_off_has_an_effect(void **state) {
  PopProgram *p = *state;
  uint16_t e = program_add(p, events, 1);
  p->events.at[e] = (EventFilter){.kind = EVENT_won, .card = IR_NONE, .source = IR_NONE,
                                  .target = IR_NONE, .step = IR_NONE, .in_attack = -1};
  uint16_t a = add_ability(p, ABILITY_triggered);
  p->abilities.at[a].event = e;
  p->abilities.at[a].nevents = 1;
  fails_with(p, "effect");
  p->abilities.at[a].kind = ABILITY_replace;
  fails_with(p, "effect");
  p->abilities.at[a].effect = 0;
  finishes(p);
}

static void a_card_has_a_body(void **state) {
  PopProgram *p = *state;
  uint16_t d = add_def(p, "Scout", "");
  p->defs.at[d].body = IR_NONE;
  fails_with(p, "body: 65535 is no body");
}

static uint16_t add_node(PopProgram *p, uint8_t op, uint16_t a, uint16_t b) {
  uint16_t id = program_add(p, nodes, 1);
  p->nodes.at[id] = (Node){.op = op, .a = a, .b = b};
  return id;
}

static void an_expression_may_not_contain_itself(void **state) {
  PopProgram *p = *state;
  uint16_t n = add_node(p, NODE_not, 0, IR_NONE);
  p->nodes.at[n].a = n;
  fails_with(p, "nests deeper");
}

static void an_expression_may_not_nest_without_end(void **state) {
  PopProgram *p = *state;
  uint16_t n = add_node(p, NODE_const, IR_NONE, IR_NONE);
  for (int i = 0; i < 60; i++) n = add_node(p, NODE_add, n, n);
  finishes(p);
  for (int i = 0; i < 10; i++) n = add_node(p, NODE_not, n, IR_NONE);
  fails_with(p, "nests deeper than 64");
}

/* -- features ---------------------------------------------------------------------- */

static void a_body_knows_what_its_keywords_touch(void **state) {
  PopProgram *p = *state;
  Entry stat = {.kind = ENTRY_STAT, .what = VALUE_speed, .x = IR_NONE, .text = IR_NONE};
  uint16_t k = add_keyword(p, "Focus", add_body(p, stat));
  Entry give = {.kind = ENTRY_KEYWORD, .what = k, .x = IR_NONE, .cost = IR_NONE,
                .text = IR_NONE};
  uint16_t body = add_body(p, give);
  finishes(p);
  assert_int_equal(p->bodies.at[body].has.values, 1 << VALUE_speed);
  assert_int_equal(p->bodies.at[body].has.keywords[0], 1 << k);
}

static void a_group_static_shows_in_the_features(void **state) {
  PopProgram *p = *state;
  Entry cannot = {
      .kind = ENTRY_CANNOT, .what = CANNOT_untap, .x = IR_NONE, .text = IR_NONE};
  uint16_t inner = add_body(p, cannot), s = program_add(p, selectors, 1);
  Selector any = {.side = -1, .tapped = -1, .damaged = -1, .unique = -1, .face_down = -1,
                  .attacking = -1, .defending = -1, .name = IR_NONE, .keyword = IR_NONE,
                  .no_keyword = IR_NONE, .where = IR_NONE};
  p->selectors.at[s] = any;
  uint16_t a = program_add(p, abilities, 1);
  p->abilities.at[a] = (Ability){
    .kind = ABILITY_static, .windows = 2, .when = IR_NONE, .against = IR_NONE, .to = s,
    .body = inner, .cost = IR_NONE, .effect = IR_NONE, .event = IR_NONE, .from = IR_NONE,
    .keyword = IR_NONE, .targets = IR_NONE, .extras = IR_NONE, .beside = IR_NONE,
    .name = IR_NONE, .text = IR_NONE, .file = IR_NONE };
  uint16_t outer = add_body(p, (Entry){.kind = ENTRY_ABILITY, .what = a, .x = IR_NONE,
                                       .text = IR_NONE});
  finishes(p);
  assert_true(p->bodies.at[outer].has.entries & HAS_GROUP);
  assert_int_equal(p->bodies.at[outer].has.windows, 2);
  assert_int_equal(p->bodies.at[outer].has.cannots, 1 << CANNOT_untap);
}

static void a_keyword_may_not_give_itself(void **state) {
  PopProgram *p = *state;
  Entry give = {.kind = ENTRY_KEYWORD, .x = IR_NONE, .cost = IR_NONE, .text = IR_NONE};
  uint16_t first = add_keyword(p, "Focus", add_body(p, give));
  uint16_t second = add_keyword(p, "Fury", add_body(p, give));
  p->entries.at[0].what = second;
  p->entries.at[1].what = first;
  fails_with(p, "keyword 'Focus' gives itself");
}

static void type_lines_name_the_first_type_first(void **state) {
  PopProgram *p = *state;
  uint16_t unit = add_def(p, "Beast", ""), gear = add_def(p, "Gear", "");
  uint16_t card = add_def(p, "Plan", "");
  p->defs.at[unit].types = 6;
  p->defs.at[unit].first_type = 2;
  p->defs.at[unit].kinds = KIND(unit);
  p->defs.at[gear].types = 4;
  p->defs.at[gear].kinds = KIND(equipment);
  p->defs.at[card].kinds = KIND(mission);
  finishes(p);
  assert_string_equal(program_string(p, p->defs.at[unit].type_line), "Character/Ground");
  assert_string_equal(program_string(p, p->defs.at[gear].type_line),
                      "Character - Equipment");
  assert_string_equal(program_string(p, p->defs.at[card].type_line), "Mission");
}

static void every_node_and_op_says_what_it_reads(void **state) {
  (void)state;
  for (int i = 0; i < NODE_COUNT; i++)
    if (!node_specs[i].name) fail_msg("node %d has no row in program_spec.c", i);
  for (int i = 0; i < OP_COUNT; i++)
    if (!op_specs[i].name) fail_msg("op %d has no row in program_spec.c", i);
}

/* Two loads of one text may differ in any field, not only in how many records there are. */
static void two_programs_differ_in_what_a_record_says(void **state) {
  PopProgram *p = *state, *q = small_program();
  char what[160] = "";
  PopProgram *both[] = {p, q};
  for (int i = 0; i < 2; i++) {
    program_add(both[i], selectors, 1);
    program_add(both[i], picks, 1);
    add_body(both[i], (Entry){.kind = ENTRY_CANNOT, .what = CANNOT_attack});
    program_add(both[i], abilities, 1);
    both[i]->finished = 1;
  }
  assert_true(program_same(p, q, what, sizeof what));
  q->selectors.at[0].all[0] = 1;
  assert_false(program_same(p, q, what, sizeof what));
  assert_string_equal(what, "selector 0: subtypes");
  q->selectors.at[0].all[0] = 0;
  q->picks.at[0].different = 1;
  assert_false(program_same(p, q, what, sizeof what));
  assert_string_equal(what, "pick 0: different");
  q->picks.at[0].different = 0;
  q->entries.at[0].what = CANNOT_retreat;
  assert_false(program_same(p, q, what, sizeof what));
  assert_string_equal(what, "entry 0: what");
  q->entries.at[0].what = CANNOT_attack;
  q->abilities.at[0].gives = GIVES_there;
  assert_false(program_same(p, q, what, sizeof what));
  q->abilities.at[0].gives = 0;
  assert_true(program_same(p, q, what, sizeof what));
  program_free_tables(q);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
    TEST(equal_texts_have_one_id),
    TEST(cards_are_found_by_name_and_version_without_case),
    TEST(records_are_zeroed_and_numbered_in_order),
    TEST(a_table_holds_at_most_65535_records),
    TEST(a_complete_program_finishes),
    TEST(a_missing_sequence_is_named),
    TEST(a_missing_counter_is_named),
    TEST(what_was_only_mentioned_is_named),
    TEST(operands_out_of_range_are_found),
    TEST(what_runs_a_list_has_one),
    TEST(what_an_event_sets_off_has_an_effect),
    TEST(a_card_has_a_body),
    TEST(an_expression_may_not_contain_itself),
    TEST(an_expression_may_not_nest_without_end),
    TEST(a_body_knows_what_its_keywords_touch),
    TEST(a_group_static_shows_in_the_features),
    TEST(a_keyword_may_not_give_itself),
    TEST(type_lines_name_the_first_type_first),
    TEST(two_programs_differ_in_what_a_record_says),
    cmocka_unit_test(every_node_and_op_says_what_it_reads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
