/* test_generate.c: random declarations are refused with a message or played, and the
** grammar they are made by knows every word there is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "generate/generate.h"

enum { FILES = 150, DECISIONS = 40, ERROR = 400 };

static Grammar grammar;

/* Names of the vocabulary that no author writes. */
static const char *const others[] = {"event_paid", "used_static"};

/* Asks the vocabulary itself, as one more file of it. */
static void the_grammar_knows_every_word(void **state) {
  static const char head[] = "local text = [==[ ", body[] = " ]==]\n"
    "for _, name in ipairs { %s } do text = text .. ' ' .. name end\n"
    "local lost, have = {}, {}\n"
    "for word in text:gmatch('[%%a_][%%w_]*') do have[word] = true end\n"
    "for name in pairs(core.vocabulary.words) do\n"
    "  if not have[name] then lost[#lost + 1] = name end\n"
    "end\n"
    "if #lost > 0 then core.fail('lost: ' .. table.concat(lost, ' ')) end\n";
  char list[200] = "";
  (void)state;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    snprintf(list + strlen(list), sizeof list - strlen(list), "'%s', ", others[i]);
  size_t room = sizeof head + sizeof body + sizeof list + 64 * 1024, n;
  char *script = malloc(room);
  assert_non_null(script);
  n = (size_t)snprintf(script, room, "%s", head);
  for (int r = 0; r < grammar.count; r++)
    for (int a = 0; a < grammar.rules[r].count; a++)
      n += (size_t)snprintf(script + n, room - n, "%s\n", grammar.rules[r].alternatives[a]);
  n += (size_t)snprintf(script + n, room - n, body, list);
  assert_true(n < room);
  PopProgram *p = base_program(BASE_FEW);
  if (pop_program_add(p, POP_VOCABULARY, "", "words", script, n))
    fail_msg("%s", pop_program_error(p));
  base_free(p);
  free(script);
}

static void play(PopProgram *p, Choices *c) {
  long played = 0;
  PopGame *g = pop_game_new(p);
  assert_non_null(g);
  if (base_set_up(g, p, c)) {
    const char *broken = base_play(g, DECISIONS, c, &played);
    if (broken) fail_msg("%s", broken);
  }
  pop_game_free(g);
}

static void random_files_are_refused_or_played(void **state) {
  static char text[GENERATE_TEXT];
  int refused = 0;
  (void)state;
  for (int i = 0; i < FILES; i++) {
    Choices c = {.random = 7919u * (unsigned)(i + 1)};
    size_t length = generate(&grammar, &c, i % 2 ? 50 : 0, text);
    PopProgram *p = base_program(BASE_FEW);
      PopStatus status = pop_program_add(p, POP_RULES, "", "random.lua", text, length);
    if (status == POP_OK) status = pop_program_finish(p);
    if (status == POP_OK) play(p, &c);
    else assert_non_null(strstr(pop_program_error(p), ".lua:"));
    refused += status != POP_OK;
    base_free(p);
  }
  assert_in_range(refused, FILES / 10, FILES * 9 / 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_grammar_knows_every_word),
    cmocka_unit_test(random_files_are_refused_or_played),
  };
  grammar_read(&grammar);
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  grammar_free(&grammar);
  return failed;
}
