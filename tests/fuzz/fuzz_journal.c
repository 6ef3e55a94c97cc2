/* fuzz_journal.c: the input is a journal file: it is read, written again and replayed. If
** it begins with '*' its lines lack their checks, which are then put there, so that what
** lies behind them is reached. */
#include <stdlib.h>
#include <string.h>

#include "base.h"
#include "cli_game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The text with a check at the end of each line. */
static char *with_checks(const char *text, size_t size, size_t *length) {
  size_t lines = 1;
  for (size_t i = 0; i < size; i++) lines += text[i] == '\n';
  char *out = malloc(size + lines * (JOURNAL_CHECK + 2) + 1), *at = out;
  int number = 0;
  for (const char *end = text + size; out && text < end; text++) {
    const char *stop = memchr(text, '\n', (size_t)(end - text));
    if (!stop) stop = end;
    memcpy(at, text, (size_t)(stop - text));
    at[stop - text] = 0;
    uint32_t check = journal_check(++number, at);
    at += stop - text;
    at += sprintf(at, " %08x\n", (unsigned)check);
    text = stop;
  }
  *length = out ? (size_t)(at - out) : 0;
  return out;
}

/* What was read and is whole must come out again as it was. */
static void write_again(Journal *j) {
  char error[300], line[JOURNAL_LINE];
  size_t length;
  char *head = journal_head_text(j, &length);
  size_t room = length + ((size_t)j->nanswers + 2) * JOURNAL_LINE;
  char *all = head ? realloc(head, room) : NULL;
  if (!all) base_broken("a journal", "no memory");
  for (int i = 0; i < j->nanswers; i++) {
    size_t n = journal_answer_text(j, i, line);
    memcpy(all + length, line, n);
    length += n;
  }
  if (j->end != JOURNAL_CUT) {
    size_t n = journal_end_text(j, line);
    memcpy(all + length, line, n);
    length += n;
  }
  Journal *again = malloc(sizeof *again);
  if (!again) base_broken("a journal", "no memory");
  journal_init(again);
  if (!journal_parse(again, all, length, error, sizeof error))
    base_broken("a written journal is not read", error);
  if (again->nanswers != j->nanswers || again->seed != j->seed || again->end != j->end ||
      again->nparts != j->nparts || journal_deck_hash(again) != journal_deck_hash(j))
    base_broken("a written journal", "reads as another one");
  journal_free(again);
  free(again);
  free(all);
}

static void replay(PopProgram *p, Journal *j) {
  char error[512];
  PopGame *g = pop_game_new(p);
  if (!g) base_broken("a game", "no memory");
  int agreed = cli_journal_run(g, j, -1, NULL, error, sizeof error);
  if (agreed < 0 || agreed > j->nanswers) base_broken("a replay", "counts wrongly");
  if (pop_game_turn(g) && pop_game_check(g)) base_broken("a replay", pop_game_error(g));
  pop_game_free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static PopProgram *p;
  char error[300] = "", *made = NULL;
  const char *text = (const char *)data;
  if (!p && pop_program_finish(p = base_program(BASE_CARDS)) != POP_OK)
    base_broken("the script tree", pop_program_error(p));
  if (size && text[0] == '*') text = made = with_checks(text + 1, size - 1, &size);
  Journal *j = malloc(sizeof *j);
  if (!j || !text) base_broken("a journal", "no memory");
  journal_init(j);
  if (journal_parse(j, text, size, error, sizeof error)) {
    write_again(j);
    replay(p, j);
  } else if (!*error) {
    base_broken("a journal is refused", "without a reason");
  }
  journal_free(j);
  free(j);
  free(made);
  return 0;
}
