/* test_journal.c: journals written, read back, cut, damaged, and grown in files.
**
** The texts here have no checks; sign() adds them, so that a test can say what is wrong
** with a line whose check is right.
*/
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli_game.h"

#define HASH "0123456789abcdef"
#define TOP \
  "popcore journal 2\nengine 0.1.0\nlua Lua 5.4.4\nword 64\n" \
  "scripts 00000000000000ab rules\nscripts 00000000000000cd cards/ONE\n"
#define HEAD TOP "seed 7\nplayers random human\ndecks ba3537fc95a6c01a\n"
#define DECKS "dark 4 Hidden Scout\ndark 2 Long March (B)\nlight 1 Open Door\n"
#define START HEAD DECKS "game\n"
#define GOOD START "3 " HASH "\n0 " HASH "\nend " HASH " light\n"
#define CONCEDED START "3 " HASH "\nconcede dark " HASH "\nend " HASH " light\n"

typedef struct Read { int ok; Journal journal; char error[256]; } Read;

/* The text with the check of each line. */
static char *sign(const char *text) {
  char *out = calloc(1, 4 * strlen(text) + 64);
  size_t n = 0;
  for (int number = 1; *text; number++) {
    char line[2000];
    size_t length = strcspn(text, "\n");
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    n += (size_t)sprintf(out + n, "%s %08lx%s", line,
                         (unsigned long)journal_check(number, line),
                         text[length] ? "\n" : "");
    text += length + (text[length] != 0);
  }
  return out;
}

static Read *read_signed(const char *text, size_t length) {
  Read *r = calloc(1, sizeof *r);
  r->ok = journal_parse(&r->journal, text, length, r->error, sizeof r->error);
  return r;
}

static Read *read_text(const char *text) {
  char *file = sign(text);
  Read *r = read_signed(file, strlen(file));
  free(file);
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

/* A journal that is read up to a line that stops it. */
static void assert_stopped(const char *text, int answers, int damaged,
                           const char *reason) {
  Read *r = read_text(text);
  assert_true(r->ok);
  assert_int_equal(r->journal.nanswers, answers);
  assert_int_equal(r->journal.damaged, damaged);
  if (!strstr(r->journal.reason, reason))
    fail_msg("'%s' does not say '%s'", r->journal.reason, reason);
  done(r);
}

static void a_check_is_what_cksum_counts(void **state) {
  (void)state;
  assert_true(journal_check(1, "popcore journal 2") == 1995179229u);
  assert_true(journal_check(143, "0 0123456789abcdef") == 2392574869u);
}

static void every_field_is_read(void **state) {
  (void)state;
  Read *r = read_text(GOOD);
  assert_true(r->ok);
  assert_string_equal(r->journal.engine, "0.1.0");
  assert_string_equal(r->journal.lua, "Lua 5.4.4");
  assert_int_equal(r->journal.word, 64);
  assert_int_equal(r->journal.nparts, 2);
  assert_string_equal(r->journal.parts[1].name, "cards/ONE");
  assert_true(r->journal.parts[1].hash == 0xcd);
  assert_true(r->journal.seed == 7);
  assert_string_equal(r->journal.players[0], "random");
  assert_string_equal(r->journal.players[1], "human");
  assert_true(r->journal.deck_hash == journal_deck_hash(&r->journal));
  assert_int_equal(r->journal.decks[0].ncards, 2);
  assert_string_equal(deck_view(&r->journal.decks[0]).cards[1].name, "Long March (B)");
  assert_int_equal(deck_view(&r->journal.decks[1]).cards[0].count, 1);
  assert_int_equal(r->journal.nanswers, 2);
  assert_int_equal(r->journal.answers[0].index, 3);
  assert_true(r->journal.answers[1].hash == 0x0123456789abcdefu);
  assert_int_equal(r->journal.first_line, 14);
  assert_int_equal(r->journal.end, JOURNAL_LIGHT);
  assert_string_equal(r->journal.reason, "");
  done(r);
}

static void reads_back(const char *journal) {
  char *good = sign(journal), line[JOURNAL_LINE], text[2048] = "";
  Read *r = read_signed(good, strlen(good));
  size_t n;
  char *head = journal_head_text(&r->journal, &n);
  assert_non_null(head);
  memcpy(text, head, n);
  for (int i = 0; i < r->journal.nanswers; i++) {
    journal_answer_text(&r->journal, i, line);
    strcat(text, line);
  }
  journal_end_text(&r->journal, line);
  strcat(text, line);
  assert_string_equal(text, good);
  free(head);
  free(good);
  done(r);
}

static void what_is_written_reads_back_byte_for_byte(void **state) {
  (void)state;
  reads_back(GOOD);
  reads_back(CONCEDED);
}

static void a_player_may_concede_instead_of_answering(void **state) { /* R1.2.6 */
  (void)state;
  Read *r = read_text(CONCEDED);
  assert_true(r->ok);
  assert_int_equal(r->journal.nanswers, 2);
  assert_int_equal(r->journal.answers[0].index, 3);
  assert_int_equal(r->journal.answers[1].index, JOURNAL_CONCEDES(0));
  assert_int_equal(r->journal.end, JOURNAL_LIGHT);
  done(r);
  assert_stopped(START "concede " HASH "\n", 0, 1, "line 14: expected a side");
  assert_stopped(START "concede grey " HASH "\n", 0, 1, "line 14: expected a side");
  assert_stopped(START "concede light 12\n", 0, 1, "line 14: expected a side");
}

static void carriage_returns_are_accepted(void **state) {
  (void)state;
  char *good = sign(GOOD), text[2048];
  size_t n = 0;
  for (const char *c = good; *c; c++) {
    if (*c == '\n') text[n++] = '\r';
    text[n++] = *c;
  }
  Read *r = read_signed(text, n);
  assert_true(r->ok);
  assert_int_equal(r->journal.nanswers, 2);
  assert_int_equal(r->journal.end, JOURNAL_LIGHT);
  free(good);
  done(r);
}

static void a_file_that_is_no_journal_is_named_so(void **state) {
  (void)state;
  assert_refused("", "line 1: the journal ends where 'popcore journal 2' was expected");
  assert_refused("hello\n", "line 1: this is no journal");
  assert_refused("popcore journal 1\n", "only format 2");
  assert_refused("popcore journal 22\n", "only format 2");
}

static void header_lines_have_one_form_and_order(void **state) {
  (void)state;
  assert_refused("popcore journal 2\nlua x\n", "line 2: expected 'engine'");
  assert_refused("popcore journal 2\nengine \n", "line 2: expected 'engine'");
  assert_refused("popcore journal 2\nengine 1\nlua x\nword many\n", "line 4: expected a");
  assert_refused("popcore journal 2\nengine 1\nlua x\nword 64\nscripts 12 a\n",
                 "line 5: expected 16");
  assert_refused("popcore journal 2\nengine 1\nlua x\nword 64\nscripts " HASH "\n",
                 "line 5: expected 16 digits and a name");
  assert_refused(TOP "seed -1\n", "line 7: expected a number");
  assert_refused(TOP "seed 18446744073709551616\n", "line 7: expected a number");
  assert_refused(TOP "seed 01\n", "line 7: expected a number");
  assert_refused(TOP "seed 1\nplayers one\n", "line 8: expected two players");
  assert_refused(TOP "seed 1\nplayers a b c\n", "line 8: expected two players");
  assert_refused(TOP "seed 1\nplayers a b\ndecks 1\n", "line 9: expected 16 digits");
}

static void deck_lines_are_checked(void **state) {
  (void)state;
  assert_refused(HEAD "grey 1 A\n", "line 10: expected 'dark', 'light' or 'game'");
  assert_refused(HEAD "dark A\n", "line 10: expected 'COUNT CARD NAME'");
  assert_refused(HEAD "dark 1 A\ndark 2 a\n", "line 11: 'a' is listed twice");
  assert_refused(HEAD "dark 1 A\ngame\n", "line 11: no 'light' line");
  assert_refused(HEAD "dark 1 A\n", "line 11: the journal ends where 'game' was");
}

static void lines_that_are_sound_but_wrong_are_damage(void **state) {
  (void)state;
  assert_stopped(START "256 " HASH "\n", 0, 1, "line 14: expected an option number");
  assert_stopped(START "x " HASH "\n", 0, 1, "line 14: expected an option number");
  assert_stopped(START "1\n", 0, 1, "line 14: expected an option number");
  assert_stopped(START "1 " HASH "\n0 0123456789abcde\n", 1, 1, "line 15: expected");
  assert_stopped(START "1 " HASH "\nend " HASH "\n", 1, 1, "line 15: expected 16 digits");
  assert_stopped(START "end " HASH " nobody\n", 0, 1, "line 14: expected dark, light");
  assert_stopped(GOOD "1 " HASH "\n", 2, 1, "line 17: something follows the end line");
}

static void a_stopped_game_can_be_read(void **state) {
  (void)state;
  assert_stopped(START "3 " HASH "\n", 1, 0, "line 15: there is no end line");
  assert_stopped(START, 0, 0, "line 14: there is no end line");
}

/* Reads GOOD with line 'number' replaced, or left out with NULL. */
static Read *read_edited(int number, const char *with) {
  char *good = sign(GOOD), text[2048] = "";
  int at = 1;
  for (const char *c = good; *c; at++) {
    size_t n = strcspn(c, "\n") + 1;
    if (at != number) strncat(text, c, n);
    else if (with) strcat(text, with);
    c += n;
  }
  free(good);
  return read_signed(text, strlen(text));
}

static void a_lost_line_is_damage_but_what_precedes_it_is_read(void **state) {
  (void)state;
  Read *r = read_edited(14, NULL);
  assert_true(r->ok);
  assert_int_equal(r->journal.nanswers, 0);
  assert_int_equal(r->journal.end, JOURNAL_CUT);
  assert_int_equal(r->journal.damaged, 1);
  assert_non_null(strstr(r->journal.reason, "line 14: the line fails its check"));
  done(r);
  r = read_edited(15, "0 0123456789abcdff 00000000\n");
  assert_true(r->ok);
  assert_int_equal(r->journal.nanswers, 1);
  assert_int_equal(r->journal.damaged, 1);
  done(r);
  r = read_edited(9, NULL);
  assert_false(r->ok);
  assert_non_null(strstr(r->error, "line 9: the line fails its check"));
  done(r);
}

static void lines_no_text_file_has_are_not_read(void **state) {
  (void)state;
  char *text = sign(START "1 " HASH "\n");
  text[strlen(text) - 5] = 1;
  Read *r = read_signed(text, strlen(text));
  assert_true(r->ok);
  assert_string_equal(r->journal.reason, "line 14: holds a control character");
  done(r);
  text[30] = 1;
  r = read_signed(text, strlen(text));
  assert_string_equal(r->error, "line 2: holds a control character");
  done(r);
  free(text);
}

/* Cuts the file at every byte: the answers whose lines are whole are there, in order, and
** the place to go on is behind the last of them. */
static void a_cut_keeps_every_whole_answer(void **state) {
  (void)state;
  char *good = sign(GOOD);
  const char *head = strchr(strstr(good, "\ngame ") + 1, '\n');
  const char *first = strchr(head + 1, '\n'), *second = strchr(first + 1, '\n');
  for (const char *cut = good; cut[1]; cut++) {
    Read *r = read_signed(good, (size_t)(cut - good));
    assert_int_equal(r->ok, cut >= head);
    if (!r->ok) {
      assert_memory_equal(r->error, "line ", 5);
    } else {
      assert_int_equal(r->journal.damaged, 0);
      assert_int_equal(r->journal.nanswers, (cut >= first) + (cut >= second));
      assert_int_equal(r->journal.end, JOURNAL_CUT);
      assert_true(r->journal.sound <= (size_t)(cut - good));
    }
    done(r);
  }
  free(good);
}

/* Changes every bit: the change is found, or the text means the same. */
static void no_changed_bit_goes_unseen(void **state) {
  (void)state;
  char *good = sign(GOOD);
  size_t length = strlen(good);
  for (size_t i = 0; i < length; i++)
    for (int bit = 0; bit < 8; bit++) {
      good[i] = (char)(good[i] ^ 1 << bit);
      Read *r = read_signed(good, length);
      if (!r->ok) assert_memory_equal(r->error, "line ", 5);
      else assert_true(r->journal.end == JOURNAL_CUT || i == length - 1);
      done(r);
      good[i] = (char)(good[i] ^ 1 << bit);
    }
  free(good);
}

/* -- files --------------------------------------------------------------------------- */

typedef struct Folder { char path[64], file[96], error[256]; Journal journal; } Folder;

static Folder *folder_new(void) {
  Folder *f = calloc(1, sizeof *f);
  Read *r = read_text(START);
  strcpy(f->path, "/tmp/pop-journal-XXXXXX");
  assert_non_null(mkdtemp(f->path));
  snprintf(f->file, sizeof f->file, "%s/j", f->path);
  f->journal = r->journal;
  free(r);
  return f;
}

static void folder_free(Folder *f) {
  char old[128];
  snprintf(old, sizeof old, "%s.old", f->file);
  journal_free(&f->journal);
  unlink(old);
  unlink(f->file);
  assert_int_equal(rmdir(f->path), 0); /* no other file is left */
  free(f);
}

static void assert_file(Folder *f, const char *expected) {
  size_t length;
  char *text = cli_read_file(f->file, 10000, &length, f->error, sizeof f->error);
  char *signed_text = sign(expected);
  assert_non_null(text);
  assert_string_equal(text, signed_text);
  free(signed_text);
  free(text);
}

static CliJournal create(Folder *f) {
  CliJournal file = {.journal = &f->journal, .path = f->file, .fd = -1};
  assert_true(cli_journal_create(&file, f->error, sizeof f->error));
  return file;
}

static void add(Folder *f, CliJournal *file, int index) {
  assert_true(cli_journal_answer(file, index, 0x0123456789abcdefu, f->error,
                                 sizeof f->error));
}

static void a_file_holds_every_accepted_answer(void **state) {
  (void)state;
  Folder *f = folder_new();
  CliJournal file = create(f);
  assert_file(f, START);
  add(f, &file, 3);
  assert_file(f, START "3 " HASH "\n");
  add(f, &file, 0);
  assert_true(cli_journal_close(&file, 0x0123456789abcdefu, JOURNAL_LIGHT, f->error,
                                sizeof f->error));
  assert_file(f, GOOD);
  folder_free(f);
}

static void answers_can_be_taken_back(void **state) {
  (void)state;
  Folder *f = folder_new();
  CliJournal file = create(f);
  for (int i = 0; i < 20; i++) add(f, &file, i);
  assert_true(cli_journal_back(&file, 1, f->error, sizeof f->error));
  assert_file(f, START "0 " HASH "\n");
  add(f, &file, 7);
  assert_file(f, START "0 " HASH "\n7 " HASH "\n");
  assert_true(cli_journal_back(&file, 0, f->error, sizeof f->error));
  assert_file(f, START);
  cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
  folder_free(f);
}

/* Whatever is behind the last answer goes, and the game goes on in the same file. */
static void a_journal_is_resumed_where_it_was_cut(void **state) {
  (void)state;
  static const char *const tails[] = {"", "1", "1 0123", "1 " HASH " 0000", "\1\1\1"};
  for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
    Folder *f = folder_new();
    CliJournal file = create(f);
    add(f, &file, 3);
    cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
    FILE *out = fopen(f->file, "a");
    fputs(tails[i], out);
    fclose(out);
    journal_free(&f->journal);
    assert_true(cli_journal_read(&f->journal, f->file, f->error, sizeof f->error));
    assert_true(cli_journal_reopen(&file, f->error, sizeof f->error));
    add(f, &file, 0);
    assert_file(f, START "3 " HASH "\n0 " HASH "\n");
    cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
    folder_free(f);
  }
}

static void a_line_without_its_newline_is_kept(void **state) {
  (void)state;
  Folder *f = folder_new();
  CliJournal file = create(f);
  add(f, &file, 3);
  struct stat info;
  assert_int_equal(stat(f->file, &info), 0);
  assert_int_equal(truncate(f->file, info.st_size - 1), 0);
  cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
  journal_free(&f->journal);
  assert_true(cli_journal_read(&f->journal, f->file, f->error, sizeof f->error));
  assert_true(cli_journal_reopen(&file, f->error, sizeof f->error));
  add(f, &file, 0);
  assert_file(f, START "3 " HASH "\n0 " HASH "\n");
  cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
  folder_free(f);
}

static void do_nothing(int number) { (void)number; }

/* Reads a pipe slowly into a file of its own process: it is full most of the time. */
static pid_t start_slow_reader(const char *pipe_path, const char *to) {
  pid_t reader = fork();
  if (reader) return reader;
  char bytes[8192];
  size_t n;
  const struct timespec rest = {.tv_nsec = 2000000};
  FILE *in = fopen(pipe_path, "r"), *out = fopen(to, "w");
  while (in && out && (n = fread(bytes, 1, sizeof bytes, in))) {
    fwrite(bytes, 1, n, out);
    nanosleep(&rest, NULL);
  }
  _exit(!in || !out || fclose(out));
}

static void interrupted_writes_go_on(void **state) {
  (void)state;
  char through[128];
  int status;
  Folder *f = folder_new();
  snprintf(through, sizeof through, "%s.old", f->file); /* folder_free() knows it */
  assert_int_equal(mkfifo(through, 0600), 0);
  pid_t reader = start_slow_reader(through, f->file);
  CliJournal file = {.journal = &f->journal, .path = through, .fd = -1};
  struct sigaction interrupt = {.sa_handler = do_nothing}, before;
  const struct itimerval often = {{0, 500}, {0, 500}}, never = {{0, 0}, {0, 0}};
  sigaction(SIGALRM, &interrupt, &before);
  setitimer(ITIMER_REAL, &often, NULL);
  assert_true(cli_journal_create(&file, f->error, sizeof f->error));
  for (int i = 0; i < 6000; i++) add(f, &file, i % 200);
  setitimer(ITIMER_REAL, &never, NULL);
  sigaction(SIGALRM, &before, NULL);
  cli_journal_close(&file, 0x0123456789abcdefu, JOURNAL_OPEN, f->error, sizeof f->error);
  assert_int_equal(waitpid(reader, &status, 0), reader);
  assert_int_equal(status, 0);
  journal_free(&f->journal);
  assert_true(cli_journal_read(&f->journal, f->file, f->error, sizeof f->error));
  assert_int_equal(f->journal.nanswers, 6000);
  assert_int_equal(f->journal.end, JOURNAL_OPEN);
  folder_free(f);
}

static void an_unfinished_game_is_not_overwritten(void **state) {
  (void)state;
  struct stat info;
  char old[128];
  Folder *f = folder_new();
  snprintf(old, sizeof old, "%s.old", f->file);
  CliJournal file = create(f);
  cli_journal_close(&file, 0, JOURNAL_DARK, f->error, sizeof f->error);
  file = create(f);
  assert_int_not_equal(stat(old, &info), 0);
  add(f, &file, 3);
  cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
  f->journal.nanswers = 0;
  file = create(f);
  cli_journal_close(&file, 0, JOURNAL_CUT, f->error, sizeof f->error);
  assert_file(f, START);
  assert_int_equal(stat(old, &info), 0);
  folder_free(f);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_check_is_what_cksum_counts),
    cmocka_unit_test(every_field_is_read),
    cmocka_unit_test(what_is_written_reads_back_byte_for_byte),
    cmocka_unit_test(a_player_may_concede_instead_of_answering),
    cmocka_unit_test(carriage_returns_are_accepted),
    cmocka_unit_test(a_file_that_is_no_journal_is_named_so),
    cmocka_unit_test(header_lines_have_one_form_and_order),
    cmocka_unit_test(deck_lines_are_checked),
    cmocka_unit_test(lines_that_are_sound_but_wrong_are_damage),
    cmocka_unit_test(a_stopped_game_can_be_read),
    cmocka_unit_test(a_lost_line_is_damage_but_what_precedes_it_is_read),
    cmocka_unit_test(lines_no_text_file_has_are_not_read),
    cmocka_unit_test(a_cut_keeps_every_whole_answer),
    cmocka_unit_test(no_changed_bit_goes_unseen),
    cmocka_unit_test(a_file_holds_every_accepted_answer),
    cmocka_unit_test(answers_can_be_taken_back),
    cmocka_unit_test(a_journal_is_resumed_where_it_was_cut),
    cmocka_unit_test(a_line_without_its_newline_is_kept),
    cmocka_unit_test(interrupted_writes_go_on),
    cmocka_unit_test(an_unfinished_game_is_not_overwritten),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
