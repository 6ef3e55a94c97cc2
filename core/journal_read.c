/* journal_read.c: reads journals; the form is in journal.h.
**
** The reader is strict: every line has one legal form and place and a check, so that a
** changed file is named at its first wrong line instead of being played as another game.
** After the head it never refuses: what a killed game left is worth replaying.
*/
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "journal.h"

/* -- lines --------------------------------------------------------------------------- */

typedef struct Reader {
  Journal *journal;
  const char *start;              /* of the whole text */
  Lines lines;                    /* the line without its check */
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

/* Reads 'n' lower case digits of base 16 and moves past them. */
static int read_digits(const char **text, int n, uint64_t *out) {
  uint64_t value = 0;
  for (int i = 0; i < n; i++) {
    char c = *(*text);
    if (c >= '0' && c <= '9') value = value << 4 | (uint64_t)(c - '0');
    else if (c >= 'a' && c <= 'f') value = value << 4 | (uint64_t)(c - 'a' + 10);
    else return 0;
    ++*text;
  }
  *out = value;
  return 1;
}

/* Takes the check off the current line. 0 if it has none or a wrong one. */
static int take_check(Lines *lines) {
  size_t n = strlen(lines->line);
  uint64_t check;
  if (n < JOURNAL_CHECK || lines->line[n - JOURNAL_CHECK] != ' ') return 0;
  const char *digits = lines->line + n - JOURNAL_CHECK + 1;
  if (!read_digits(&digits, JOURNAL_CHECK - 1, &check)) return 0;
  lines->line[n - JOURNAL_CHECK] = 0;
  if (journal_check(lines->number, lines->line) == check) return 1;
  lines->line[n - JOURNAL_CHECK] = ' ';
  return 0;
}

/* Reads a line. 1 a sound one, 0 the end of the file, -1 after a message. */
static int next_sound(Reader *r) {
  int got = lines_next(&r->lines);
  if (got > 0 && take_check(&r->lines)) return 1;
  if (got < 0) fail(r, "%s", r->lines.line);
  else if (got && r->lines.text[-1] != '\n')
    fail(r, "the line is torn: '%.60s'", r->lines.line);
  else if (got) fail(r, "the line fails its check: '%.60s'", r->lines.line);
  return got ? -1 : 0;
}

/* The next line of the head; 0 after a message. */
static int next(Reader *r, const char *expected) {
  int got = next_sound(r);
  if (got) return got > 0;
  r->lines.number++;
  return fail(r, "the journal ends where '%s' was expected", expected);
}

/* What follows the word 'key' and a space in the current line, or NULL. */
static const char *after(const Reader *r, const char *key) {
  size_t n = strlen(key);
  const char *line = r->lines.line;
  return !strncmp(line, key, n) && line[n] == ' ' ? line + n + 1 : NULL;
}

/* -- head ---------------------------------------------------------------------------- */

/* The value of the current line "KEY VALUE"; NULL after a message. */
static const char *value_of(Reader *r, const char *key) {
  const char *value = after(r, key);
  if (value && *value) return value;
  fail(r, "expected '%s', found '%.60s'", key, r->lines.line);
  return NULL;
}

/* Reads the line "KEY VALUE"; the value or NULL after a message. */
static const char *field(Reader *r, const char *key) {
  return next(r, key) ? value_of(r, key) : NULL;
}

static int text_field(Reader *r, const char *key, char *out, size_t size) {
  const char *value = field(r, key);
  if (!value) return 0;
  if (strlen(value) >= size) return fail(r, "too long a value: '%.60s'", value);
  memcpy(out, value, strlen(value) + 1);
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

static int word_field(Reader *r) {
  uint64_t word = 0;
  const char *value = field(r, "word");
  if (!value) return 0;
  if (!read_decimal(&value, 1024, &word) || *value)
    return fail(r, "expected a number of bits after 'word', found '%.60s'",
                r->lines.line);
  r->journal->word = (int)word;
  return 1;
}

/* Reads the lines "scripts HASH NAME"; the current line is then the one after them. */
static int read_parts(Reader *r) {
  uint64_t hash;
  const char *value;
  for (;;) {
    if (!next(r, "scripts")) return 0;
    if (!(value = after(r, "scripts"))) return 1;
    if (!read_digits(&value, 16, &hash) || *value++ != ' ' || !*value ||
        strlen(value) >= sizeof r->journal->parts[0].name)
      return fail(r, "expected 16 digits and a name after 'scripts', found '%.60s'",
                  r->lines.line);
    if (!journal_add_part(r->journal, value, hash))
      return fail(r, "more than %d parts", JOURNAL_PARTS);
  }
}

static int seed_line(Reader *r) {
  const char *value = value_of(r, "seed");
  if (!value) return 0;
  if (read_decimal(&value, UINT64_MAX, &r->journal->seed) && !*value) return 1;
  return fail(r, "expected a number of 64 bits after 'seed', found '%.60s'",
              r->lines.line);
}

static int players_field(Reader *r) {
  const char *value = field(r, "players");
  if (!value) return 0;
  size_t n = strcspn(value, " ");
  const char *light = value + n + (value[n] != 0);
  const size_t most = sizeof r->journal->players[0] - 1;
  if (!n || !value[n] || !*light || strchr(light, ' ') || n > most ||
      strlen(light) > most)
    return fail(r, "expected two players, found '%.60s'", r->lines.line);
  memcpy(r->journal->players[0], value, n);
  memcpy(r->journal->players[1], light, strlen(light) + 1);
  return 1;
}

static int deck_hash_field(Reader *r) {
  const char *value = field(r, "decks");
  if (!value) return 0;
  if (read_digits(&value, 16, &r->journal->deck_hash) && !*value) return 1;
  return fail(r, "expected 16 digits after 'decks', found '%.60s'", r->lines.line);
}

static int read_head(Reader *r) {
  Journal *j = r->journal;
  int got = lines_next(&r->lines);
  if (got > 0 && !after(r, "popcore journal"))
    return fail(r, "this is no journal: it begins with '%.60s'", r->lines.line);
  if (got > 0 && strncmp(r->lines.line, "popcore journal 2 ", 18))
    return fail(r, "'%.60s': only format 2 can be read", r->lines.line);
  /* Once more, with its check. */
  lines_init(&r->lines, r->start, (size_t)(r->lines.end - r->start));
  return next(r, "popcore journal 2") &&
         text_field(r, "engine", j->engine, sizeof j->engine) &&
         text_field(r, "lua", j->lua, sizeof j->lua) && word_field(r) && read_parts(r) &&
         seed_line(r) && players_field(r) && deck_hash_field(r);
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
      return fail(r, "no '%s' line: a deck is missing", journal_seat_names[seat]);
  r->journal->first_line = r->lines.number + 1;
  return 1;
}

/* -- answers ------------------------------------------------------------------------- */

static int read_answer(Reader *r) {
  const char *text = r->lines.line;
  uint64_t index, hash;
  if (!read_decimal(&text, POP_MAX_OPTIONS - 1, &index) || *text++ != ' ' ||
      !read_digits(&text, 16, &hash) || *text)
    return fail(r, "expected an option number and 16 digits of a hash, found '%.60s'",
                r->lines.line);
  return journal_add(r->journal, (int)index, hash) || fail(r, "too many answers");
}

static int read_concession(Reader *r, const char *text) {
  uint64_t hash;
  for (int seat = 0; seat < 2; seat++) {
    size_t n = strlen(journal_seat_names[seat]);
    if (strncmp(text, journal_seat_names[seat], n) || text[n] != ' ') continue;
    text += n + 1;
    if (read_digits(&text, 16, &hash) && !*text)
      return journal_add(r->journal, JOURNAL_CONCEDES(seat), hash) ||
             fail(r, "too many answers");
    break;
  }
  return fail(r, "expected a side and 16 digits of a hash after 'concede', found '%.60s'",
              r->lines.line);
}

static int read_fault(Reader *r, const char *text) {
  uint64_t call;
  if (!read_decimal(&text, UINT32_MAX, &call) || *text)
    return fail(r, "expected the number of a call after 'fault', found '%.60s'",
                r->lines.line);
  return journal_add_fault(r->journal, (uint32_t)call) ||
         fail(r, "a fault that is known, or one too many");
}

static int read_end(Reader *r, const char *text) {
  uint64_t hash;
  if (!read_digits(&text, 16, &hash) || *text++ != ' ')
    return fail(r,
                "expected 16 digits of a hash and the winner after 'end', found '%.60s'",
                r->lines.line);
  for (int i = 0; i < JOURNAL_ENDS; i++)
    if (!strcmp(text, journal_end_names[i])) r->journal->end = (JournalEnd)i;
  r->journal->hash = hash;
  return r->journal->end != JOURNAL_CUT ||
         fail(r, "expected dark, light, open or error, found '%.60s'", text);
}

static int read_event(Reader *r) {
  const char *end = after(r, "end"), *fault = after(r, "fault");
  const char *concession = after(r, "concede");
  if (concession) return read_concession(r, concession);
  return end ? read_end(r, end) : fault ? read_fault(r, fault) : read_answer(r);
}

/* The current line is sound: all up to its end is worth keeping. */
static void keep_line(Reader *r) {
  Journal *j = r->journal;
  j->sound = (size_t)(r->lines.text - r->start);
  j->open_line = r->lines.text[-1] != '\n';
  if (j->end == JOURNAL_CUT) j->answered = j->sound;
}

/* Only the last line can be torn: one that others follow was damaged later. */
static void look_behind(Reader *r) {
  Journal *j = r->journal;
  snprintf(j->reason, sizeof j->reason, "%s", r->error);
  if (r->size) *r->error = 0;
  if (lines_next(&r->lines)) j->damaged = 1;
}

/* Reads the answers as far as they are sound. */
static void read_answers(Reader *r) {
  int got = 0;
  while (r->journal->end == JOURNAL_CUT && (got = next_sound(r)) > 0) {
    if (read_event(r)) keep_line(r);
    else { r->journal->damaged = 1; break; }
  }
  if (r->journal->end != JOURNAL_CUT) {
    got = lines_next(&r->lines);
    if (got) fail(r, "something follows the end line: '%.60s'", r->lines.line);
    r->journal->damaged = got != 0;
  } else if (!got) {
    r->lines.number++;
    fail(r, "there is no end line");
  }
  look_behind(r);
}

int journal_parse(Journal *j, const char *text, size_t length, char *error, size_t size) {
  Reader r = {.journal = j, .start = text, .error = error, .size = size};
  journal_init(j);
  j->length = length;
  lines_init(&r.lines, text, length);
  if (size) *error = 0;
  if (!read_head(&r) || !read_decks(&r)) return 0;
  keep_line(&r);
  read_answers(&r);
  return 1;
}
