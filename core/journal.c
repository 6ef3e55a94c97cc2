/* journal.c: writes and reads journals; the form is in journal.h.
**
** The reader is strict: every line has one legal form and place, so that a changed or
** torn file is named at its first wrong line instead of being played as another game.
*/
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "journal.h"
#include "lines.h"

static const char *const end_names[JOURNAL_ENDS] = {"dark", "light", "open", "error"};
static const char *const seat_names[2] = {"dark", "light"};

void journal_init(Journal *j) {
  memset(j, 0, sizeof *j);
  j->end = JOURNAL_CUT;
}

void journal_free(Journal *j) {
  free(j->answers);
  j->answers = NULL;
}

int journal_add(Journal *j, int index, uint64_t hash) {
  if (j->nanswers == JOURNAL_ANSWERS_MAX) return 0;
  if (j->nanswers == j->capacity) {
    int capacity = j->capacity ? 2 * j->capacity : 256;
    JournalAnswer *answers = realloc(j->answers, (size_t)capacity * sizeof *answers);
    if (!answers) return 0;
    j->answers = answers;
    j->capacity = capacity;
  }
  j->answers[j->nanswers++] = (JournalAnswer){.hash = hash, .index = index};
  return 1;
}

/* -- writing ------------------------------------------------------------------------- */

void journal_write_head(FILE *out, const Journal *j) {
  fprintf(out, "popcore journal 1\nengine %s\nlua %s\nscripts %016llx\nseed %llu\n",
          j->engine, j->lua, (unsigned long long)j->scripts, (unsigned long long)j->seed);
  for (int seat = 0; seat < 2; seat++)
    for (int i = 0; i < j->decks[seat].ncards; i++)
      fprintf(out, "%s %d %s\n", seat_names[seat], j->decks[seat].cards[i].count,
              j->decks[seat].names[i]);
  fprintf(out, "game\n");
}

void journal_write_answer(FILE *out, const JournalAnswer *answer) {
  fprintf(out, "%d %016llx\n", answer->index, (unsigned long long)answer->hash);
}

void journal_write_end(FILE *out, uint64_t hash, JournalEnd end) {
  fprintf(out, "end %016llx %s\n", (unsigned long long)hash, end_names[end]);
}

/* -- reading ------------------------------------------------------------------------- */

typedef struct Reader {
  Journal *journal;
  Lines lines;
  char *error;
  size_t size;
} Reader;

static int fail(Reader *r, const char *format, ...) {
  va_list args;
  int n = snprintf(r->error, r->size, "line %d: ", r->lines.number);
  va_start(args, format);
  if (n > 0 && (size_t)n < r->size)
    vsnprintf(r->error + n, r->size - (size_t)n, format, args);
  va_end(args);
  return 0;
}

/* The next line; 0 after a message. */
static int next(Reader *r, const char *expected) {
  int got = lines_next(&r->lines);
  if (got > 0) return 1;
  if (got < 0) return fail(r, "%s", r->lines.line);
  r->lines.number++;
  return fail(r, "the journal ends where '%s' was expected", expected);
}

/* What follows the word 'key' and a space in the current line, or NULL. */
static const char *after(const Reader *r, const char *key) {
  size_t n = strlen(key);
  const char *line = r->lines.line;
  return !strncmp(line, key, n) && line[n] == ' ' ? line + n + 1 : NULL;
}

/* Reads the line "KEY VALUE"; the value or NULL after a message. */
static const char *field(Reader *r, const char *key) {
  if (!next(r, key)) return NULL;
  const char *value = after(r, key);
  if (!value || !*value) fail(r, "expected '%s', found '%.60s'", key, r->lines.line);
  return value && *value ? value : NULL;
}

static int text_field(Reader *r, const char *key, char *out, size_t size) {
  const char *value = field(r, key);
  if (!value) return 0;
  if (strlen(value) >= size) return fail(r, "too long a value: '%.60s'", value);
  memcpy(out, value, strlen(value) + 1);
  return 1;
}

/* Reads exactly 16 digits of a hash and moves past them. */
static int read_hash(const char **text, uint64_t *out) {
  uint64_t value = 0;
  for (int i = 0; i < 16; i++) {
    char c = *(*text);
    if (c >= '0' && c <= '9') value = value << 4 | (uint64_t)(c - '0');
    else if (c >= 'a' && c <= 'f') value = value << 4 | (uint64_t)(c - 'a' + 10);
    else return 0;
    ++*text;
  }
  *out = value;
  return 1;
}

/* Reads a decimal number without leading zeros and moves past it. */
static int read_decimal(const char **text, uint64_t most, uint64_t *out) {
  const char *from = *text;
  uint64_t value = 0;
  for (; **text >= '0' && **text <= '9'; ++*text) {
    unsigned digit = (unsigned)(**text - '0');
    if (value > (most - digit) / 10) return 0;
    value = 10 * value + digit;
  }
  *out = value;
  return *text > from && (*from != '0' || *text == from + 1);
}

static int hash_field(Reader *r, const char *key, uint64_t *out) {
  const char *value = field(r, key);
  if (!value) return 0;
  if (read_hash(&value, out) && !*value) return 1;
  return fail(r, "expected 16 digits of a hash after '%s', found '%.60s'", key,
              r->lines.line);
}

static int seed_field(Reader *r) {
  const char *value = field(r, "seed");
  if (!value) return 0;
  if (read_decimal(&value, UINT64_MAX, &r->journal->seed) && !*value) return 1;
  return fail(r, "expected a number of 64 bits after 'seed', found '%.60s'",
              r->lines.line);
}

static int read_head(Reader *r) {
  Journal *j = r->journal;
  if (!next(r, "popcore journal 1")) return 0;
  if (!after(r, "popcore journal"))
    return fail(r, "this is no journal: it begins with '%.60s'", r->lines.line);
  if (strcmp(r->lines.line, "popcore journal 1"))
    return fail(r, "'%.60s': only format 1 can be read", r->lines.line);
  return text_field(r, "engine", j->engine, sizeof j->engine) &&
         text_field(r, "lua", j->lua, sizeof j->lua) &&
         hash_field(r, "scripts", &j->scripts) && seed_field(r);
}

/* Reads the deck lines and the line "game". */
static int read_decks(Reader *r) {
  char error[160];
  for (;;) {
    if (!next(r, "game")) return 0;
    if (!strcmp(r->lines.line, "game")) break;
    const char *dark = after(r, "dark"), *light = after(r, "light");
    if (!dark && !light)
      return fail(r, "expected 'dark', 'light' or 'game', found '%.60s'", r->lines.line);
    if (!deck_add(&r->journal->decks[light != NULL], dark ? dark : light, r->lines.number,
                  error, sizeof error))
      return fail(r, "%s", error);
  }
  for (int seat = 0; seat < 2; seat++)
    if (!r->journal->decks[seat].ncards)
      return fail(r, "no '%s' line: a deck is missing", seat_names[seat]);
  r->journal->first_line = r->lines.number + 1;
  return 1;
}

static int read_answer(Reader *r) {
  const char *text = r->lines.line;
  uint64_t index, hash;
  if (!read_decimal(&text, POP_MAX_OPTIONS - 1, &index) || *text++ != ' ' ||
      !read_hash(&text, &hash) || *text)
    return fail(r, "expected an option number and 16 digits of a hash, found '%.60s'",
                r->lines.line);
  return journal_add(r->journal, (int)index, hash) || fail(r, "too many answers");
}

static int read_end(Reader *r, const char *text) {
  if (!read_hash(&text, &r->journal->hash) || *text++ != ' ')
    return fail(r,
                "expected 16 digits of a hash and the winner after 'end', found '%.60s'",
                r->lines.line);
  for (int i = 0; i < JOURNAL_ENDS; i++)
    if (!strcmp(text, end_names[i])) r->journal->end = (JournalEnd)i;
  if (r->journal->end == JOURNAL_CUT)
    return fail(r, "expected dark, light, open or error, found '%.60s'", text);
  int more = lines_next(&r->lines);
  return more == 0 || fail(r, "something follows the end line: '%.60s'", r->lines.line);
}

/* Reads the answers. A file without an end line is read all the same: what a stopped game
** left is worth replaying; 'end' says so. */
static int read_answers(Reader *r) {
  for (int got; (got = lines_next(&r->lines));) {
    if (got < 0) return fail(r, "%s", r->lines.line);
    const char *end = after(r, "end");
    if (end) return read_end(r, end);
    if (!read_answer(r)) return 0;
  }
  return 1;
}

int journal_parse(Journal *j, const char *text, size_t length, char *error, size_t size) {
  Reader r = {.journal = j, .error = error, .size = size};
  journal_init(j);
  lines_init(&r.lines, text, length);
  return read_head(&r) && read_decks(&r) && read_answers(&r);
}
