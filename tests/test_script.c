/* test_script.c: loading scripts: the sandbox, its limits, its messages, 'core'. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "program_check.h"

#define FILE_NAME "cards/set/name.lua"

/* Words for the sandboxed files of these tests; what a real vocabulary does, in small. */
static const char vocabulary[] =
  "local names = {}\n"
  "local function card(name)\n"
  "  return function(fields)\n"
  "    local file, line = core.where(1)\n"
  "    if type(fields.cost) ~= 'number' then\n"
  "      core.fail(file .. ':' .. line .. ': ' .. name .. ': no cost')\n"
  "    end\n"
  "    names[#names + 1] = { name = name, file = file, line = line, set = core.set() }\n"
  "  end\n"
  "end\n"
  "core.export { card = card, fault = function(x) return x.a.b end, plain = core.fail,\n"
  "  try = function(f) return pcall(f) end, keep = core.func, late = core.string }\n"
  "core.on_finish(function()\n"
  "  local e = core.body {}\n"
  "  for _, c in ipairs(names) do\n"
  "    core.declare_card { name = c.name, file = c.file, line = c.line, set = c.set,\n"
  "      kinds = core.kind.unit, types = 1, body = e, printed = { power = 3 } }\n"
  "  end\n"
  "  local l = core.list {}\n"
  "  for _, n in ipairs { 'game', 'play', 'battle', 'attack', 'damage', 'settle' } do\n"
  "    core.declare_sequence { name = n, list = l }\n"
  "  end\n"
  "  for i, n in ipairs { 'space', 'ground', 'character' } do core.arena(i - 1, n) end\n"
  "  for _, n in ipairs { 'disrupt', 'unit_turn' } do core.declare_window { name = n } end\n"
  "  core.counter 'damage' core.counter 'build'\n"
  "  core.resource 'force' core.resource 'build'\n"
  "  core.constant('hit_on', 4)\n"
  "  core.constant('made_on_demand', 1)\n"
  "  for _, n in ipairs { 'cards', 'speed', 'power', 'health' } do\n"
  "    core.constant('stack_' .. n, 1)\n"
  "  end\n"
  "end)\n";

static PopStatus add(PopProgram *p, PopScriptRole role, const char *name,
                     const char *text) {
  return pop_program_add(p, role, "SET", name, text, strlen(text));
}

static int setup(void **state) {
  PopProgram *p = pop_program_new(NULL);
  assert_non_null(p);
  if (add(p, POP_VOCABULARY, "words.lua", vocabulary))
    fail_msg("%s", pop_program_error(p));
  *state = p;
  return 0;
}

static int teardown(void **state) {
  pop_program_free(*state);
  return 0;
}

static void loads(PopProgram *p, const char *text) {
  if (add(p, POP_CARDS, FILE_NAME, text))
    fail_msg("%s: %s", text, pop_program_error(p));
  assert_string_equal(pop_program_error(p), "");
}

static void refused(PopProgram *p, const char *text, const char *message) {
  assert_int_equal(add(p, POP_CARDS, FILE_NAME, text), POP_ERROR_SCRIPT);
  assert_string_equal(pop_program_error(p), message);
}

/* The failure says 'part', and starts with the file. */
static void refused_saying(PopProgram *p, const char *text, const char *part) {
  assert_int_equal(add(p, POP_CARDS, FILE_NAME, text), POP_ERROR_SCRIPT);
  const char *error = pop_program_error(p);
  if (!strstr(error, part)) fail_msg("'%s' does not say '%s'", error, part);
}

/* -- messages ---------------------------------------------------------------------- */

static void a_failure_says_file_and_line(void **state) {
  refused(*state, "\nlocal x = 1 + nil",
          FILE_NAME ":2: attempt to perform arithmetic on a nil value");
  refused(*state, "error 'no'", FILE_NAME ":1: no");
  refused(*state, "\n\nx = = 1", FILE_NAME ":3: unexpected symbol near '='");
}

static void long_file_names_are_not_cut(void **state) {
  char name[120], wanted[160];
  memset(name, 'n', sizeof name - 1);
  name[sizeof name - 1] = 0;
  snprintf(wanted, sizeof wanted, "%s:1: no", name);
  assert_int_equal(add(*state, POP_CARDS, name, "error 'no'"), POP_ERROR_SCRIPT);
  assert_string_equal(pop_program_error(*state), wanted);
  snprintf(wanted, sizeof wanted, "%s:1: unexpected symbol near '='", name);
  assert_int_equal(add(*state, POP_CARDS, name, "x = = 1"), POP_ERROR_SCRIPT);
  assert_string_equal(pop_program_error(*state), wanted);
}

static void a_fault_in_the_vocabulary_names_the_author_too(void **state) {
  refused(*state, "\nfault {}",
          "words.lua:11: attempt to index a nil value (field 'a') (from " FILE_NAME ":2)");
}

static void the_vocabulary_can_word_its_own_message(void **state) {
  refused(*state, "\ncard 'Scout' { }", FILE_NAME ":2: Scout: no cost");
  refused(*state, "plain 'exactly this'", "exactly this");
}

static void messages_are_one_line_of_bounded_length(void **state) {
  refused(*state, "error('a\\n\\27b', 0)", FILE_NAME ":1: a \\x1bb");
  refused_saying(*state, "error(('x'):rep(5000))", "xxx...");
  assert_true(strlen(pop_program_error(*state)) < 512);
  refused(*state, "error({})", FILE_NAME ":1: error object is a table value");
  refused(*state, "error()", FILE_NAME ":1: error object is a nil value");
}

static void unknown_words_offer_the_nearest(void **state) {
  refused(*state, "crad 'Scout' {}",
          FILE_NAME ":1: unknown word 'crad'; did you mean 'card'?");
  refused(*state, "zzzzzzzz()", FILE_NAME ":1: unknown word 'zzzzzzzz'");
}

/* -- the sandbox ------------------------------------------------------------------- */

static void globals_can_not_be_assigned(void **state) {
  refused_saying(*state, "x = 1", "'x' can't be assigned");
  refused_saying(*state, "card = 1", "'card' can't be assigned");
  refused_saying(*state, "math.max = 1", "'max' can't be assigned");
  refused_saying(*state, "string.rep = 1", "'rep' can't be assigned");
  refused_saying(*state, "function f() end", "'f' can't be assigned");
}

static void nothing_dangerous_has_a_name(void **state) {
  static const char *const names[] = {
    "pcall", "xpcall", "load", "loadstring", "dofile", "loadfile", "require", "package",
    "io", "os", "debug", "coroutine", "collectgarbage", "print", "warn", "next", "rawset",
    "rawget", "getmetatable", "setmetatable", "_G", "core", "utf8", "table" };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char text[80];
    snprintf(text, sizeof text, "local x = %s", names[i]);
    refused_saying(*state, text, "unknown word");
  }
  refused_saying(*state, "math.random()", "attempt to call a nil value (field 'random')");
}

static void strings_have_no_patterns(void **state) {
  refused_saying(*state, "('x'):gsub('x', 'y')", "strings have no method 'gsub' here");
  refused_saying(*state, "('x').match('x', 'y')", "strings have no method 'match' here");
  loads(*state, "assert(string.find('a.b', '.') == 2)");
  loads(*state, "assert(('ab'):upper() == 'AB' and ('ab'):rep(2) == 'abab')");
  refused_saying(*state, "('ab'):rep(1 << 40)", "too long");
  refused_saying(*state, "(''):rep(1 << 62)", "too long");
}

static void no_text_shows_an_address(void **state) {
  loads(*state, "assert(tostring({}) == 'table' and tostring(card) == 'function')");
  loads(*state, "assert(tostring(12) == '12' and tostring(nil) == 'nil')");
  refused_saying(*state, "string.format('%s', {})", "string or number expected");
  refused_saying(*state, "string.format('%p', 'x')", "only");
  loads(*state, "assert(string.format('%5d|%-3s|%%', 7, 'a') == '    7|a  |%')");
}

static void pairs_walks_keys_in_order(void **state) {
  loads(*state, "local s = ''\n"
                "for k, v in pairs { b = 1, a = 2, 10, 20, [true] = 3, [-1] = 4 } do\n"
                "  s = s .. tostring(k) .. '=' .. v .. ' '\n"
                "end\n"
                "assert(s == '-1=4 1=10 2=20 a=2 b=1 true=3 ', s)");
  refused_saying(*state, "pairs { [{}] = 1 }",
                 "a table with a table as key has no fixed order");
}

static void bytecode_is_not_loaded(void **state) {
  refused_saying(*state, "\x1bLua", "binary chunk");
}

static void a_file_may_have_64_kib(void **state) {
  size_t size = 64 * 1024 + 1;
  char *text = malloc(size);
  memset(text, ' ', size);
  assert_int_equal(pop_program_add(*state, POP_CARDS, "", "big", text, size - 1), POP_OK);
  assert_int_equal(pop_program_add(*state, POP_CARDS, "", "big", text, size),
                   POP_ERROR_SCRIPT);
  assert_string_equal(pop_program_error(*state), "big: longer than 64 KiB");
  assert_int_equal(pop_program_add(*state, POP_VOCABULARY, "", "big", text, size), POP_OK);
  free(text);
}

/* -- limits ------------------------------------------------------------------------ */

static void endless_scripts_are_stopped(void **state) {
  refused_saying(*state, "while true do end", FILE_NAME ":1: runs too long");
  refused_saying(*state, "local function f() return f() end f()", "runs too long");
  refused_saying(*state, "try(function() while true do end end) while true do end",
                 "runs too long");
  refused_saying(*state, "local s = ('a'):rep(16000) local t = s:sub(1, 8000) .. 'b'\n"
                         "for i = 1, 100 do s:find(t) end", "runs too long");
  refused_saying(*state, "local s = ('a'):rep(16000)\n"
                         "for i = 1, 50000 do local t = s .. 'b' end", "runs too long");
  loads(*state, "for i = 1, 100000 do end");
}

static void memory_bombs_are_stopped(void **state) {
  refused_saying(*state, "local s = 'x' while true do s = s .. s end",
                 FILE_NAME ":1: out of memory");
  refused_saying(*state, "local t = {} while true do t[#t + 1] = { 1 } end",
                 "out of memory");
  refused_saying(*state, "local function f() return f() + f() end f()", "out of memory");
  refused_saying(*state,
                 "local t = {} try(function() while true do t = { t, {}, {} } end end)",
                 "out of memory");
  loads(*state, "local t = {} for i = 1, 1000 do t[i] = i end");
}

/* -- core -------------------------------------------------------------------------- */

static void declared_cards_are_in_the_program(void **state) {
  PopProgram *p = *state;
  PopDef def;
  loads(p, "\n\ncard 'Scout' { cost = 1 }");
  loads(p, "card 'Scout (B)' { cost = 1 }");
  if (pop_program_finish(p)) fail_msg("%s", pop_program_error(p));
  assert_int_equal(pop_program_defs(p), 2);
  assert_int_equal(pop_program_find(p, "scout (b)"), 1);
  assert_int_equal(pop_program_def(p, 0, &def), POP_OK);
  assert_string_equal(def.name, "Scout");
  assert_string_equal(def.file, FILE_NAME);
  assert_int_equal(def.line, 3);
  assert_string_equal(def.set, "SET");
  assert_string_equal(def.type_line, "Space");
  assert_int_equal(def.power, 3);
  assert_int_equal(def.cost, -1);
  pop_program_def(p, 1, &def);
  assert_string_equal(def.version, "B");
  assert_int_equal(pop_program_def(p, 2, &def), POP_ERROR_ARGUMENT);
  assert_int_equal(pop_program_constant(p, "hit_on", 0), 4);
  assert_int_equal(pop_program_constant(p, "other", 9), 9);
}

/* Runs a vocabulary file that must fail and say 'part'. */
static void vocabulary_fails(PopProgram *p, const char *text, const char *part) {
  assert_int_equal(add(p, POP_VOCABULARY, "bad.lua", text), POP_ERROR_SCRIPT);
  const char *error = pop_program_error(p);
  if (!strstr(error, part)) fail_msg("'%s' does not say '%s'", error, part);
}

static void records_are_checked_when_they_are_made(void **state) {
  PopProgram *p = *state;
  vocabulary_fails(p, "core.selector { powr = 1 }",
                   "core.selector: unknown field 'powr'");
  vocabulary_fails(p, "core.selector { side = 9 }", "field 'side': 9 is not in -1..3");
  vocabulary_fails(p, "core.selector { side = 'dark' }", "integer expected, got string");
  vocabulary_fails(p, "core.selector { where = 5000 }", "where: 5000 is no node");
  vocabulary_fails(p, "core.node(core.node_op.add, 0, 1)", "is no node");
  vocabulary_fails(p, "core.node(999)", "no node op");
  vocabulary_fails(p, "core.list { { code = core.op.tap } }",
                   "tap: pick: 65535 is no pick");
  vocabulary_fails(p, "core.list { { code = core.op.stop, list = { 900 } } }",
                   "is no list");
  vocabulary_fails(p, "core.list { 3 }", "table expected");
  vocabulary_fails(p, "core.pick { mode = 77 }", "field 'mode'");
  vocabulary_fails(p, "core.body { { kind = 99 } }", "field 'kind'");
  vocabulary_fails(p, "core.declare_keyword { name = 'Focus', body = 99 }", "is no body");
  vocabulary_fails(p, "core.declare_keyword { body = core.body {} }", "text expected");
  vocabulary_fails(p, "core.declare_card { name = 'X', printed = { powr = 1 } }",
                   "'powr'");
  vocabulary_fails(p, "core.constant 'nothing'", "constant 'nothing' is not declared");
  vocabulary_fails(p, "for i = 1, 200 do core.keyword('K' .. i) end", "at most 128");
}

static void absent_fields_have_their_defaults(void **state) {
  PopProgram *p = *state;
  assert_int_equal(add(p, POP_VOCABULARY, "v", "core.selector {} core.ability {}"),
                   POP_OK);
  const Selector *s = &p->selectors.at[0];
  assert_int_equal(s->side, -1);
  assert_int_equal(s->tapped, -1);
  assert_int_equal(s->where, IR_NONE);
  assert_int_equal(s->kinds, 0);
  assert_int_equal(p->abilities.at[0].effect, IR_NONE);
  assert_int_equal(p->abilities.at[0].limit_count, 1);
}

static void equal_nodes_are_kept_once(void **state) {
  PopProgram *p = *state;
  assert_int_equal(add(p, POP_VOCABULARY, "v",
    "local c = core.node_op.const\n"
    "assert(core.node(c, 0, nil, nil, 7) == core.node(c, nil, core.NONE, core.NONE, 7))\n"
    "assert(core.node(c, 0, nil, nil, 7) ~= core.node(c, 0, nil, nil, 8))"), POP_OK);
}

static void a_name_that_is_never_declared_fails_the_program(void **state) {
  assert_int_equal(add(*state, POP_VOCABULARY, "v", "core.keyword 'Focus'"), POP_OK);
  assert_int_equal(pop_program_finish(*state), POP_ERROR_SCRIPT);
  assert_string_equal(pop_program_error(*state), "keyword 'Focus' is not declared");
}

static void core_is_closed_after_loading(void **state) {
  PopProgram *p = *state;
  assert_int_equal(pop_program_finish(p), POP_OK);
  assert_int_equal(add(p, POP_CARDS, "x.lua", ""), POP_ERROR_STATE);
  assert_int_equal(pop_program_finish(p), POP_ERROR_STATE);
}

static void the_fingerprint_depends_on_every_byte(void **state) {
  (void)state;
  static const char *const texts[] = {"local a = 1", "local a = 2", "local a = 1 "};
  uint64_t seen[4];
  for (int i = 0; i < 4; i++) {
    PopProgram *p = pop_program_new(NULL);
    add(p, i == 3 ? POP_VOCABULARY : POP_CARDS, "f", texts[i % 3]);
    seen[i] = pop_program_fingerprint(p);
    for (int k = 0; k < i; k++) assert_true(seen[i] != seen[k]);
    pop_program_free(p);
  }
  PopProgram *p = pop_program_new(NULL);
  add(p, POP_CARDS, "f", texts[0]);
  assert_true(pop_program_fingerprint(p) == seen[0]);
  pop_program_free(p);
}

/* -- memory ------------------------------------------------------------------------ */

typedef struct Counter { long calls, fail_at; size_t used; } Counter;

static void *counting(void *user, void *ptr, size_t old_size, size_t size) {
  Counter *c = user;
  if (size > (ptr ? old_size : 0) && ++c->calls == c->fail_at) return NULL;
  c->used += size - (ptr ? old_size : 0);
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

/* Loads a whole program; the status of the step that failed first. */
static PopStatus load_counted(Counter *c) {
  PopConfig config = {.allocator = counting, .allocator_user = c};
  PopProgram *p = pop_program_new(&config);
  if (!p) return POP_ERROR_MEMORY;
  PopStatus status = add(p, POP_VOCABULARY, "words.lua", vocabulary);
  if (status == POP_OK) status = add(p, POP_CARDS, "c.lua", "card 'Scout' { cost = 1 }");
  if (status == POP_OK) status = pop_program_finish(p);
  pop_program_free(p);
  return status;
}

/* Fails each allocation of a load in turn: never a crash, never a leak. */
static void running_out_of_memory_is_reported_and_leaks_nothing(void **state) {
  (void)state;
  Counter c = {0, 0, 0};
  assert_int_equal(load_counted(&c), POP_OK);
  assert_int_equal(c.used, 0);
  long calls = c.calls;
  for (long i = 1; i <= calls; i++) {
    c = (Counter){0, i, 0};
    PopStatus status = load_counted(&c);
    if (status != POP_OK) assert_int_equal(status, POP_ERROR_MEMORY);
    assert_int_equal(c.used, 0);
  }
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void) {
  const struct CMUnitTest tests[] = {
    TEST(a_failure_says_file_and_line),
    TEST(long_file_names_are_not_cut),
    TEST(a_fault_in_the_vocabulary_names_the_author_too),
    TEST(the_vocabulary_can_word_its_own_message),
    TEST(messages_are_one_line_of_bounded_length),
    TEST(unknown_words_offer_the_nearest),
    TEST(globals_can_not_be_assigned),
    TEST(nothing_dangerous_has_a_name),
    TEST(strings_have_no_patterns),
    TEST(no_text_shows_an_address),
    TEST(pairs_walks_keys_in_order),
    TEST(bytecode_is_not_loaded),
    TEST(a_file_may_have_64_kib),
    TEST(endless_scripts_are_stopped),
    TEST(memory_bombs_are_stopped),
    TEST(declared_cards_are_in_the_program),
    TEST(records_are_checked_when_they_are_made),
    TEST(absent_fields_have_their_defaults),
    TEST(equal_nodes_are_kept_once),
    TEST(a_name_that_is_never_declared_fails_the_program),
    TEST(core_is_closed_after_loading),
    cmocka_unit_test(the_fingerprint_depends_on_every_byte),
    cmocka_unit_test(running_out_of_memory_is_reported_and_leaks_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
