/* test_sandbox.c: what scripts may not do, row by row.
**
** The rows are the known ways out of a Lua sandbox: T1 bytecode, T2 memory bombs, T3 long
** work in C, and so on. Each is tried by a file that loads, against the real vocabulary, or
** by a function in a game. Whatever happens, it happens in bounded time; a hang here is a
** failure that the runner sees.
*/
#include <glob.h>
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli_game.h"

/* -- loading ----------------------------------------------------------------------- */

static char error[1024];

/* The program of an overlay, or NULL with 'error'. */
static PopProgram *load(const char *text, const PopConfig *config) {
  CliLoad how = {.overlay = text, .overlay_name = "o.lua", .config = config};
  *error = 0;
  return cli_load(&how, error, sizeof error);
}

static void loads(const char *text) {
  PopProgram *p = load(text, NULL);
  if (!p) fail_msg("%s: %s", text, error);
  pop_program_free(p);
}

/* It fails at that line (0: any) and says 'part'. */
static void refused(const char *text, int line, const char *part) {
  char where[32];
  PopProgram *p = load(text, NULL);
  if (p) fail_msg("this was loaded: %.200s", text);
  snprintf(where, sizeof where, "o.lua:%d: ", line);
  if (line && strncmp(error, where, strlen(where)))
    fail_msg("'%s' is not about line %d", error, line);
  if (!strstr(error, part)) fail_msg("'%s' does not say '%s'", error, part);
}

/* T1, T4, T6-T13, T24, T26-T28, T32: what is not there can do nothing. */
static void nothing_else_is_there(void **state) {
  static const char *const names[] = {
    "load", "loadstring", "loadfile", "dofile", "require", "package", "io", "os", "debug",
    "coroutine", "collectgarbage", "getmetatable", "setmetatable", "rawset", "rawget",
    "rawequal", "rawlen", "next", "pcall", "xpcall", "print", "warn", "table", "utf8",
    "unpack", "_G", "_VERSION", "newproxy", "core", "try"};
  static const char *const methods[] = {"dump", "gsub", "gmatch", "match", "pack", "unpack",
                                        "packsize"};
  static const char *const maths[] = {"random", "randomseed", "sin", "exp", "log", "sqrt"};
  char text[100];
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    snprintf(text, sizeof text, "local x = %s", names[i]);
    refused(text, 1, "unknown word");
  }
  for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
    snprintf(text, sizeof text, "local x = ('').%s", methods[i]);
    refused(text, 1, "no method");
    snprintf(text, sizeof text, "assert(not string.%s)", methods[i]);
    loads(text);
  }
  for (size_t i = 0; i < sizeof maths / sizeof *maths; i++) {
    snprintf(text, sizeof text, "assert(not math.%s)", maths[i]);
    loads(text);
  }
}

static void t1_bytecode(void **state) {
  (void)state;
  refused("\x1bLua", 0, "binary chunk");
}

static void t2_memory_bombs_have_a_line(void **state) {
  (void)state;
  refused("\nlocal s = 'x' while true do s = s .. s end", 2, "out of memory");
  refused("\nlocal s = ('x'):rep(16000)\ns = s .. s", 3, "out of memory");
  refused("\nlocal s = ('x'):rep(9000)\ns = ('%s%s'):format(s, s)", 3, "out of memory");
  refused("local t = {} while true do t[#t + 1] = {} end", 1, "");
  refused("local t = {} for i = 1, 1000000 do t[i] = i end", 1, "");
}

static void t3_t5_work_in_c_is_charged(void **state) {
  (void)state;
  refused("('x'):rep(1 << 62)", 1, "too long");
  refused("(''):rep(1 << 62)", 1, "too long");
  refused("local a, b = ('a'):rep(16000), ('a'):rep(8000) .. 'b'\n"
          "while true do a:find(b) end", 2, "runs too long");
  refused("local a = ('1'):rep(16000) while true do tonumber(a) end", 1, "runs too long");
  refused("local t = {} for i = 1, 8000 do t[i] = i end\n"
          "while true do for _ in pairs(t) do break end end", 2, "runs too long");
  refused("local t = {} for i = 1, 4000 do t['k' .. i] = i end\n"
          "for i = 1, 4000 do t['k' .. i] = nil end\n"
          "while true do for _ in pairs(t) do break end end", 3, "runs too long");
  refused("local a = ('x'):rep(16000) local b = ('x'):rep(15999) .. 'y'\n"
          "while true do local _ = a < b end", 2, "runs too long");
  refused("local a = ('x'):rep(16000) while true do a:upper() end", 1, "runs too long");
  refused("local a = ('x'):rep(16000) while true do local _ = a .. '' .. '' end", 1, "runs");
}

/* Thousands of values that are copied by one instruction. */
static void t6_there_are_no_varargs(void **state) {
  static const char *const hidden[] = {
    "local s = '...' .. \"...\" .. [[...]] .. [==[ ]] ... ]==] .. '\\'...' .. '\\z \n ...'",
    "-- ...\n--[[ ...\n... ]] local x = 1 --[==[ ]] ... ]==]", "local a = '..' .. '.'"};
  (void)state;
  for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) loads(hidden[i]);
  refused("\nlocal function f(...) end", 2, "fixed number of values");
  refused("local s = [[ ]]\n--[[\n]] local t = { ... }", 3, "fixed number of values");
  refused("local a = '\\'' local b = {...}", 1, "fixed number of values");
  refused("local a = '\\\\' local b = {...} --'", 1, "fixed number of values");
  refused("local function r(n) if n > 0 then return 1, r(n - 1) end end r(3000)", 1,
          "out of memory");
  refused("(('x'):rep(300)):byte(1, -1)", 1, "at most 250");
}

static void t8_to_be_closed(void **state) {
  (void)state;
  refused("local x <close> = {}", 1, "non-closable");
}

static void t15_recursion(void **state) {
  (void)state;
  refused("local function f() return 1 + f() end f()", 1, "out of memory");
  refused("local function f() return f() end f()", 1, "runs too long");
}

/* 'count' times 'text' between 'before' and 'after'. */
static char *repeated(const char *before, const char *text, int n, const char *after) {
  size_t size = strlen(before) + strlen(text) * (size_t)n + strlen(after) + 1;
  char *out = malloc(size);
  assert_non_null(out);
  strcpy(out, before);
  char *at = out + strlen(out);
  for (int i = 0; i < n; i++, at += strlen(text)) strcpy(at, text);
  strcpy(at, after);
  return out;
}

/* What recurses in Lua's own C code does so on the C stack: it must fit. */
static void t16_t17_t18_recursion_in_lua_itself(void **state) {
  static const struct {
    const char *before, *text;
    int n;
    const char *after, *part;
  } sources[] = {
    {"local x = ", "(", 65000, "", "overflow"},
    {"local x = ", "{", 65000, "", "overflow"},
    {"", "do ", 21000, "", "overflow"},
    {"local x = 1", " ..1", 16000, "", "overflow"},
    {"local x = ", "not ", 16000, "1", "overflow"},
    {"local x = 'a'", "..'a'", 13000, "", "overflow"},
    {"local t = {} t.x = t local y = t", ".x", 16000, ".y.z", "attempt to index a nil"},
    {"local t = {} t.x = t local y = t", ".x", 16000, ".y()", "attempt to call a nil"},
    {"local t = {} t.x = t local y = t", ".x", 32000, ".y()", "out of memory"},
    {"", "\n", 65000, "x()", "unknown word"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    char *text = repeated(sources[i].before, sources[i].text, sources[i].n, sources[i].after);
    refused(text, 0, sources[i].part);
    free(text);
  }
}

static void t21_t22_error_values_are_text(void **state) {
  (void)state;
  refused("error(nil)", 1, "error object is a nil value");
  refused("error({})", 1, "error object is a table value");
  refused("error(print_nothing)", 1, "unknown word");
  refused("error(function() end)", 1, "error object is a function value");
  refused("error('a\\n\\27[31m\\0b')", 1, "a \\x1b[31m");
  refused("error('cards/X/y.lua:9: not here', 0)", 1, "cards/X/y.lua:9: not here");
}

static void t24_t25_nothing_shared_can_be_written(void **state) {
  static const char *const writes[] = {
    "string.upper = nil", "math.maxinteger = 1", "math.x = 1", "self.tag = 'op'", "you.x = 1",
    "cost.force = nil", "event.amount = 1", "the[1] = 2", "all = nil", "_ENV.card = nil",
    "them.mode = 'x'"};
  (void)state;
  for (size_t i = 0; i < sizeof writes / sizeof *writes; i++)
    refused(writes[i], 1, "can't be assigned");
  refused("('').upper = nil", 1, "attempt to index a string");
  loads("_ENV = nil"); /* its own */
}

static void t31_numbers(void **state) {
  (void)state;
  static const char *const sources[] = {
    "local t = {} t[0/0] = 1", "local x = 1.5", "local x = .5", "local x = 5.", "local x = 1e3",
    "local x = 0x.8", "local x = 0x1p4", "local x = 2^3", "local x = 9223372036854775808",
    "local x = 1 / 3 -- a text of digits", "local s = 'a' local y = s:len()/2"};
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++)
    refused(sources[i], 1, "numbers are whole here");
  loads("local t = { a1e5 = 7 // 2, ['1.5'] = '2^3 / 1e3' } -- 1.5 / 2^3\n"
        "local e = { t.a1e5, 0xfe, 0x1E, 999999999999999999 } --[[ 1.5 ]]\n"
        "assert(t.a1e5 == 3 and 1 ..2 == '12' and e[3] == 30 and [[1.5]] == '1.5')\n"
        "assert(tonumber '1.5' == nil and tonumber '1e999' == nil and tonumber '15' == 15)");
}

static void addresses_are_no_text(void **state) {
  (void)state;
  loads("assert(tostring({}) == 'table' and tostring(type) == 'function')");
  refused("('%p'):format({})", 1, "format");
  refused("local s = 'x' .. {}", 1, "attempt to concatenate a table");
}

/* Each table that files see, and each table in it, is a view. The spy is a vocabulary file
** before the others; it has what sandboxed files don't: pcall, next and rawset. */
static const char spy[] =
  "local export, spied = core.export, {}\n"
  "core.spied = spied\n"
  "core.export = function(words)\n"
  "  for name, word in next, words do spied[name] = word end\n"
  "  return export(words)\n"
  "end\n";
static const char verdict[] =
  "local seen, bad = {}, {}\n"
  "local fields = { 'tag', 'name', 'list', 'args', 'text', 'k', 'filter', 'where', 'of',\n"
  "  'pick', 'fields', 'ref', 'word', 'file', 'line', 'amount', 'force', 'build', 'n', 1, 2, 3 }\n"
  "local function look(path, value)\n"
  "  if type(value) ~= 'table' or seen[value] then return end\n"
  "  seen[value] = true\n"
  "  if pcall(function() value.no_such_field = 1 end) then bad[#bad + 1] = path end\n"
  "  for _, f in ipairs(fields) do\n"
  "    local ok, inner = pcall(function() return value[f] end)\n"
  "    if ok then look(path .. '.' .. f, inner) end\n"
  "  end\n"
  "end\n"
  "local n = 0\n"
  "for name, word in pairs(core.spied) do n = n + 1 look(name, word) end\n"
  "if n < 100 then error('only ' .. n .. ' words') end\n"
  "if #bad > 0 then error('can be written: ' .. table.concat(bad, ' ')) end\n";

static void add_file(PopProgram *p, const char *path) {
  size_t length;
  char *text = cli_read_file(path, 1 << 18, &length, error, sizeof error);
  if (!text) fail_msg("%s", error);
  if (pop_program_add(p, POP_VOCABULARY, "", path, text, length) != POP_OK)
    fail_msg("%s", pop_program_error(p));
  free(text);
}

static void words_are_views(void **state) {
  char pattern[1024];
  glob_t files;
  PopConfig config = {.instruction_limit = 2000000}; /* it tries to write all there is */
  PopProgram *p = pop_program_new(&config);
  (void)state;
  assert_int_equal(pop_program_add(p, POP_VOCABULARY, "", "spy", spy, strlen(spy)), POP_OK);
  snprintf(pattern, sizeof pattern, "%s/scripts/vocabulary/*.lua", cli_root());
  assert_int_equal(glob(pattern, 0, NULL, &files), 0);
  for (size_t i = 0; i < files.gl_pathc; i++) add_file(p, files.gl_pathv[i]);
  globfree(&files);
  if (pop_program_add(p, POP_VOCABULARY, "", "verdict", verdict, strlen(verdict)) != POP_OK)
    fail_msg("%s", pop_program_error(p));
  pop_program_free(p);
}

/* -- the process ------------------------------------------------------------------- */

static void another_locale_is_refused(void **state) {
  static const char *const names[] = {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8", "tr_TR.ISO-8859-9"};
  (void)state;
  assert_non_null(setlocale(LC_ALL, ""));
  setlocale(LC_ALL, "C");
  int tried = 0;
  for (size_t i = 0; i < sizeof names / sizeof *names && !tried; i++) {
    if (!setlocale(LC_ALL, names[i])) continue;
    tried = 1;
    PopProgram *p = load("", NULL);
    setlocale(LC_ALL, "C");
    assert_null(p);
    assert_non_null(strstr(error, "locale"));
  }
  if (!tried) print_message("no other locale is installed\n");
  setlocale(LC_ALL, "C.UTF-8");
  loads("");
  setlocale(LC_ALL, "C");
}

/* -- in a game --------------------------------------------------------------------- */

typedef struct Told { int count; PopScriptError last; char message[400]; } Told;

static void on_error(void *user, const PopScriptError *e) {
  Told *told = user;
  told->count++;
  told->last = *e;
  snprintf(told->message, sizeof told->message, "%s", e->message);
}

static int play_unit(PopGame *g, int card) {
  PopRequest r;
  if (pop_game_advance(g) != POP_DECIDE) return 0;
  pop_game_request(g, &r);
  for (int i = 0; i < r.count; i++)
    if (r.options[i].kind == POP_OPTION_PLAY && r.options[i].card == card)
      return pop_game_answer(g, i) == POP_OK;
  return 0;
}

/* Runs a body of fx in a battle; what was told of it. */
static Told run(const char *body) {
  char text[2000];
  Told told = {0};
  PopConfig config = {.script_error = on_error, .user = &told, .memory_limit = 12 << 20,
                      .instruction_limit = 2000000};
  snprintf(text, sizeof text,
           "card 'One' { side = 'dark', type = 'character', cost = 1, speed = 90,\n"
           "power = 2, health = 6, activated { window = 'any', limit = { 60, per = 'turn' },\n"
           "effect = function(fx) %s\nend } }\n"
           "card 'Other' { side = 'light', type = 'character', cost = 1, speed = 9,\n"
           "power = 2, health = 6 }", body);
  PopProgram *p = load(text, &config);
  if (!p) fail_msg("%s", error);
  PopGame *g = pop_game_new(p);
  int zone = pop_zone_find(p, "character");
  int card = pop_game_place(g, 0, pop_program_find(p, "One"), zone);
  pop_game_place(g, 1, pop_program_find(p, "Other"), zone);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  for (int i = 0; i < 40; i++)
    if (!play_unit(g, card)) fail_msg("'%s' does something", body);
  PopStatus status = pop_game_advance(g);
  if (status != POP_DECIDE) fail_msg("%s", pop_game_error(g));
  assert_int_equal(pop_game_check(g), POP_OK);
  pop_game_free(g);
  pop_program_free(p);
  return told;
}

static void fails(const char *body, PopFault code, const char *part) {
  Told told = run(body);
  if (told.count != 40) fail_msg("%s: %d failures: %s", body, told.count, told.message);
  assert_int_equal(told.last.code, code);
  if (!strstr(told.message, part)) fail_msg("'%s' does not say '%s'", told.message, part);
}

/* T14, T20: the limit is struck again and again, forty calls long. */
static void functions_meet_the_same_limits(void **state) {
  (void)state;
  fails("while true do end", POP_FAULT_INSTRUCTIONS, "runs too long");
  fails("local s = 'x' while true do s = s .. s end", POP_FAULT_MEMORY, "out of memory");
  fails("local t while true do t = { t, ('x'):rep(16000) } end", POP_FAULT_MEMORY,
        "out of memory");
  fails("local function f() return 1 + f() end f()", POP_FAULT_MEMORY, "out of memory");
  fails("while true do fx.self:power() end", POP_FAULT_ERROR, "told more than");
  fails("local t = {} for i = 1, 90000 do t[i] = i end", POP_FAULT_MEMORY, "out of memory");
}

static void functions_get_no_wrong_values_through(void **state) {
  static const struct { const char *body, *part; } cases[] = {
    {"error(nil)", "error object is a nil value"},
    {"error(fx)", "error object is a userdata value"},
    {"error({})", "error object is a table value"},
    {"fx:gain { force = 1 << 40 }", ""}, {"fx:gain { force = '3' }", "number"},
    {"fx:gain { force = math.huge }", ""}, {"fx:number('1', 3)", "number"},
    {"fx.self.x = 1", "attempt to index a userdata value"},
    {"fx.self:nothing()", "unknown 'nothing' of a card"},
    {"fx:choose(fx)", "card or cards"}, {"fx:damage { 1, to = 3 }", "card"},
    {"fx:choose({ fx.self, 3 })", "card expected"}, {"fx.self.power(fx)", "card expected"},
    {"fx.choose(fx.self, all {})", "effect"},
    {"local t = {} t[1] = t fx:choose(t)", ""}, {"card 'x' {}", ""}, {"keyword 'x' {}", ""},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    fails(cases[i].body, POP_FAULT_ERROR, cases[i].part);
}

/* What handles look like as text tells nothing about the process. */
static void handles_have_no_addresses(void **state) {
  (void)state;
  Told told = run("assert(tostring(fx) == 'effect' and tostring(fx.self) == 'card'\n"
                  "and tostring(fx.you) == 'player')");
  if (told.count) fail_msg("%s", told.message);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(nothing_else_is_there),
    cmocka_unit_test(t1_bytecode),
    cmocka_unit_test(t2_memory_bombs_have_a_line),
    cmocka_unit_test(t3_t5_work_in_c_is_charged),
    cmocka_unit_test(t6_there_are_no_varargs),
    cmocka_unit_test(t8_to_be_closed),
    cmocka_unit_test(t15_recursion),
    cmocka_unit_test(t16_t17_t18_recursion_in_lua_itself),
    cmocka_unit_test(t21_t22_error_values_are_text),
    cmocka_unit_test(t24_t25_nothing_shared_can_be_written),
    cmocka_unit_test(t31_numbers),
    cmocka_unit_test(addresses_are_no_text),
    cmocka_unit_test(words_are_views),
    cmocka_unit_test(another_locale_is_refused),
    cmocka_unit_test(functions_meet_the_same_limits),
    cmocka_unit_test(functions_get_no_wrong_values_through),
    cmocka_unit_test(handles_have_no_addresses),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
