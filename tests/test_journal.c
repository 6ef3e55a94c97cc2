/* test_journal.c: journals written, read back, and refused when they are damaged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "journal.h"

#define HEAD \
  "popcore journal 1\nengine 0.1.0\nlua Lua 5.4.4\nscripts 00000000000000ab\nseed 7\n"
#define DECKS "dark 4 Hidden Scout\ndark 2 Long March (B)\nlight 1 Open Door\n"
#define HASH "0123456789abcdef"
#define GOOD HEAD DECKS "game\n3 " HASH "\n0 " HASH "\nend " HASH " light\n"

typedef struct Read { int ok; Journal journal; char error[256]; } Read;

static Read *read_text(const char *text) {
  Read *r = calloc(1, sizeof *r);
  r->ok = journal_parse(&r->journal, text, strlen(text), r->error, sizeof r->error);
  return r;
}

static void done(Read *r) {
  journal_free(&r->journal);
  free(r);
}

static void assert_refused(const char *text, const char *reason) {
  Read *r = read_text(text);
  assert_false(r->ok);
  if (!strstr(r->error, reason)) fail_msg("'%s' does not say '%s'", r->error, reason);
  done(r);
}

static void every_field_is_read(void **state) {
  (void)state;
  Read *r = read_text(GOOD);
  assert_true(r->ok);
  assert_string_equal(r->journal.engine, "0.1.0");
  assert_string_equal(r->journal.lua, "Lua 5.4.4");
  assert_true(r->journal.scripts == 0xab);
  assert_true(r->journal.seed == 7);
  assert_int_equal(r->journal.decks[0].ncards, 2);
  assert_string_equal(deck_view(&r->journal.decks[0]).cards[1].name, "Long March (B)");
  assert_int_equal(deck_view(&r->journal.decks[1]).cards[0].count, 1);
  assert_int_equal(r->journal.nanswers, 2);
  assert_int_equal(r->journal.answers[0].index, 3);
  assert_true(r->journal.answers[1].hash == 0x0123456789abcdefu);
  assert_int_equal(r->journal.first_line, 10);
  assert_int_equal(r->journal.end, JOURNAL_LIGHT);
  done(r);
}

static void what_is_written_reads_back_byte_for_byte(void **state) {
  (void)state;
  Read *r = read_text(GOOD);
  char text[1024] = "";
  FILE *out = tmpfile();
  assert_non_null(out);
  journal_write_head(out, &r->journal);
  for (int i = 0; i < r->journal.nanswers; i++)
    journal_write_answer(out, &r->journal.answers[i]);
  journal_write_end(out, r->journal.hash, r->journal.end);
  rewind(out);
  size_t n = fread(text, 1, sizeof text - 1, out);
  fclose(out);
  assert_int_equal(n, strlen(GOOD));
  assert_string_equal(text, GOOD);
  done(r);
}

static void carriage_returns_are_accepted(void **state) {
  (void)state;
  Read *r = read_text("popcore journal 1\r\nengine 0.1.0\r\nlua L\r\nscripts " HASH "\r\n"
                      "seed 0\r\ndark 1 A\r\nlight 1 B\r\ngame\r\nend " HASH " dark\r\n");
  assert_true(r->ok);
  assert_string_equal(r->journal.lua, "L");
  done(r);
}

static void a_stopped_game_can_be_read(void **state) {
  (void)state;
  Read *r = read_text(HEAD DECKS "game\n3 " HASH "\n");
  assert_true(r->ok);
  assert_int_equal(r->journal.end, JOURNAL_CUT);
  assert_int_equal(r->journal.nanswers, 1);
  done(r);
}

static void a_file_that_is_no_journal_is_named_so(void **state) {
  (void)state;
  assert_refused("", "line 1: the journal ends where 'popcore journal 1' was expected");
  assert_refused("hello\n", "line 1: this is no journal");
  assert_refused("popcore journal 2\n", "only format 1");
}

static void header_lines_have_one_form_and_order(void **state) {
  (void)state;
  assert_refused("popcore journal 1\nlua x\n", "line 2: expected 'engine'");
  assert_refused("popcore journal 1\nengine \n", "line 2: expected 'engine'");
  assert_refused("popcore journal 1\nengine 1\nlua x\nscripts 12\n",
                 "line 4: expected 16");
  assert_refused("popcore journal 1\nengine 1\nlua x\nscripts " HASH "0\n",
                 "line 4: expected");
  assert_refused("popcore journal 1\nengine 1\nlua x\nscripts " HASH "\nseed -1\n",
                 "line 5: expected a number");
  assert_refused("popcore journal 1\nengine 1\nlua x\nscripts " HASH
                 "\nseed 18446744073709551616\n", "line 5: expected a number");
  assert_refused("popcore journal 1\nengine 1\nlua x\nscripts " HASH "\nseed 01\n",
                 "line 5: expected a number");
}

static void deck_lines_are_checked(void **state) {
  (void)state;
  assert_refused(HEAD "grey 1 A\n", "line 6: expected 'dark', 'light' or 'game'");
  assert_refused(HEAD "dark A\n", "line 6: expected 'COUNT CARD NAME'");
  assert_refused(HEAD "dark 1 A\ndark 2 a\n", "line 7: 'a' is listed twice");
  assert_refused(HEAD "dark 1 A\ngame\n", "line 7: no 'light' line");
  assert_refused(HEAD "dark 1 A\n", "line 7: the journal ends where 'game' was expected");
}

static void answer_lines_are_checked(void **state) {
  (void)state;
  assert_refused(HEAD DECKS "game\n256 " HASH "\n", "line 10: expected an option number");
  assert_refused(HEAD DECKS "game\nx " HASH "\n", "line 10: expected an option number");
  assert_refused(HEAD DECKS "game\n1\n", "line 10: expected an option number");
  assert_refused(HEAD DECKS "game\n1 " HASH "\n0 0123456789abcde\n", "line 11: expected");
  assert_refused(HEAD DECKS "game\n1 " HASH " \n1 " HASH "z\n", "line 11: expected");
}

static void the_end_line_is_checked(void **state) {
  (void)state;
  assert_refused(HEAD DECKS "game\nend " HASH "\n", "line 10: expected 16 digits");
  assert_refused(HEAD DECKS "game\nend " HASH " nobody\n",
                 "line 10: expected dark, light");
  assert_refused(GOOD "1 " HASH "\n", "line 13: something follows the end line");
}

static void lines_no_text_file_has_are_refused(void **state) {
  (void)state;
  char text[] = HEAD DECKS "game\n1 " HASH "\n";
  text[sizeof HEAD + 10] = 1;
  assert_refused(text, "line 6: holds a control character");
  char *tall = calloc(1, 2000);
  memcpy(tall, HEAD, sizeof HEAD - 1);
  memset(tall + sizeof HEAD - 1, 'a', 1000);
  assert_refused(tall, "line 6: is longer than 255 bytes");
  free(tall);
}

/* Cuts the file at every byte and changes every byte: nothing may crash, and what is
** accepted must be a journal of the same game up to the cut. */
static void no_damage_is_harmful(void **state) {
  (void)state;
  char text[sizeof GOOD];
  for (size_t i = 0; i < sizeof GOOD - 1; i++) {
    Journal j;
    char error[256] = "";
    int ok = journal_parse(&j, GOOD, i, error, sizeof error);
    if (ok) assert_true(j.end == JOURNAL_CUT || i >= sizeof GOOD - 2);
    else assert_memory_equal(error, "line ", 5);
    journal_free(&j);
    for (int bit = 0; bit < 8; bit++) {
      memcpy(text, GOOD, sizeof GOOD);
      text[i] = (char)(text[i] ^ 1 << bit);
      if (!journal_parse(&j, text, sizeof GOOD - 1, error, sizeof error))
        assert_memory_equal(error, "line ", 5);
      journal_free(&j);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_field_is_read),
    cmocka_unit_test(what_is_written_reads_back_byte_for_byte),
    cmocka_unit_test(carriage_returns_are_accepted),
    cmocka_unit_test(a_stopped_game_can_be_read),
    cmocka_unit_test(a_file_that_is_no_journal_is_named_so),
    cmocka_unit_test(header_lines_have_one_form_and_order),
    cmocka_unit_test(deck_lines_are_checked),
    cmocka_unit_test(answer_lines_are_checked),
    cmocka_unit_test(the_end_line_is_checked),
    cmocka_unit_test(lines_no_text_file_has_are_refused),
    cmocka_unit_test(no_damage_is_harmful),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
