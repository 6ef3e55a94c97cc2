/* generate.c: reads the grammar and expands it. */
#include "generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { DEEP = 16, NAME = 48, PARTS = 32 };

/* -- the grammar --------------------------------------------------------------------- */

static void add_line(Grammar *g, char *line) {
  if (!*line || *line == '#') return;
  if (*line != ' ') {
    if (g->count == GENERATE_RULES) base_broken("the grammar", "has too many rules");
    g->rules[g->count++].name = line;
    return;
  }
  GrammarRule *r = g->count ? &g->rules[g->count - 1] : NULL;
  if (!r || r->count == GENERATE_ALTERNATIVES) base_broken("the grammar", line);
  r->alternatives[r->count++] = line + strspn(line, " ");
}

void grammar_read(Grammar *g) {
  char path[600], error[300];
  size_t length;
  snprintf(path, sizeof path, "%s/tests/generate/words.grammar", cli_root());
  memset(g, 0, sizeof *g);
  g->text = cli_read_file(path, 1 << 20, &length, error, sizeof error);
  if (!g->text) base_broken("the grammar", error);
  for (char *line = strtok(g->text, "\n"); line; line = strtok(NULL, "\n"))
    add_line(g, line);
}

void grammar_free(Grammar *g) { free(g->text); }

static const GrammarRule *find(const Grammar *g, const char *name) {
  for (int i = 0; i < g->count; i++)
    if (!strcmp(g->rules[i].name, name)) return &g->rules[i];
  base_broken("the grammar has no rule", name);
}

/* -- expanding ----------------------------------------------------------------------- */

typedef struct Maker {
  const Grammar *grammar;
  Choices *choices;
  int mistakes, depth, names;
  char *out;
  size_t length;
} Maker;

static void expand(Maker *m, const char *text);

static void put(Maker *m, const char *text, size_t length) {
  if (m->length + length >= GENERATE_TEXT) return;
  memcpy(m->out + m->length, text, length);
  m->length += length;
}

static void put_name(Maker *m, int number) {
  char name[32];
  int n = snprintf(name, sizeof name, "Maker's %c%c", 'A' + number / 26 % 26, 'a' + number % 26);
  put(m, name, (size_t)n);
}

static void number(Maker *m, const char *range) {
  int lo = 0, hi = 0;
  char digits[16];
  if (sscanf(range, "%d-%d", &lo, &hi) != 2) base_broken("the grammar", range);
  int n = snprintf(digits, sizeof digits, "%d", lo + (int)choose(m->choices, (unsigned)(hi - lo + 1)));
  put(m, digits, (size_t)n);
}

static void rule(Maker *m, const GrammarRule *r) {
  unsigned at = m->depth > DEEP ? 0 : choose(m->choices, (unsigned)r->count);
  m->depth++;
  expand(m, r->alternatives[at]);
  m->depth--;
}

/* "a"|"b": one of the texts, in which a quote is written \"; of 'a'|'b' in quotes. */
static void inline_choice(Maker *m, const char *text) {
  char parts[PARTS][NAME], quote = *text;
  int count = 0;
  while (*text == quote && count < PARTS) {
    size_t n = 0;
    for (text++; *text && *text != quote && n < NAME - 1; text++) {
      if (*text == '\\') text++;
      parts[count][n++] = *text;
    }
    parts[count++][n] = 0;
    text += *text == quote;
    text += *text == '|';
  }
  if (*text) base_broken("the grammar", text);
  if (quote == '\'') put(m, "\"", 1);
  expand(m, parts[choose(m->choices, (unsigned)count)]);
  if (quote == '\'') put(m, "\"", 1);
}

static void repeat(Maker *m, const GrammarRule *r, unsigned n) {
  for (unsigned i = 0; i < n; i++) {
    size_t before = m->length;
    rule(m, r);
    while (m->length > before && m->out[m->length - 1] == ' ') m->length--;
    if (m->length > before && m->out[m->length - 1] != ',') put(m, ",", 1);
    put(m, " ", 1);
  }
}

/* Fields of a table end with a comma. */
static int is_field(const GrammarRule *r) {
  const char *text = r->alternatives[0];
  return text[strlen(text) - 1] == ',';
}

/* Another rule whose text can stand where this one's stands. */
static const GrammarRule *mistaken(Maker *m, const GrammarRule *r) {
  const Grammar *g = m->grammar;
  const GrammarRule *other = &g->rules[choose(m->choices, (unsigned)g->count)];
  return is_field(other) == is_field(r) ? other : r;
}

static void reference_to_rule(Maker *m, char *name) {
  size_t last = strlen(name) - 1;
  char mark = name[last];
  unsigned few = m->depth > DEEP;
  if (mark == '?' || mark == '*' || mark == '+') name[last] = 0;
  const GrammarRule *r = find(m->grammar, name);
  if (m->mistakes && !few && !choose(m->choices, (unsigned)m->mistakes)) r = mistaken(m, r);
  if (mark == '*') repeat(m, r, few ? 0 : choose(m->choices, 4));
  else if (mark == '+') repeat(m, r, 1 + (few ? 0 : choose(m->choices, 3)));
  else if (mark != '?' || (!few && choose(m->choices, 2))) rule(m, r);
}

/* What stands between < and >. */
static void reference(Maker *m, char *name) {
  if (*name == '#') number(m, name + 1);
  else if (*name == '"' || *name == '\'') inline_choice(m, name);
  else if (!strcmp(name, "new")) put_name(m, ++m->names);
  else if (!strcmp(name, "last")) put_name(m, m->names);
  else if (!strcmp(name, "before")) put_name(m, m->names - 1);
  else reference_to_rule(m, name);
}

/* The end of the reference that begins at 'text'; quotes may hold anything. */
static const char *reference_end(const char *text) {
  char quote = 0;
  if (*text != '"' && *text != '\'') return strchr(text, '>');
  for (; *text; text++) {
    if (*text == '\\' && text[1]) text++;
    else if (quote ? *text == quote : *text == '"' || *text == '\'') quote = quote ? 0 : *text;
    else if (*text == '>' && !quote) return text;
  }
  return NULL;
}

/* A '<' begins a reference if a name, a number or a quote follows. */
static int begins_reference(const char *text) {
  return *text == '<' && (strchr("#\"'", text[1]) || (text[1] >= 'a' && text[1] <= 'z'));
}

static void expand(Maker *m, const char *text) {
  while (*text && m->length < GENERATE_TEXT - 1024) {
    const char *end = begins_reference(text) ? reference_end(text + 1) : NULL;
    if (!end) {
      put(m, text++, 1);
      continue;
    }
    size_t n = (size_t)(end - text - 1);
    char *name = malloc(n + 1);
    if (!name) return;
    memcpy(name, text + 1, n);
    name[n] = 0;
    reference(m, name);
    free(name);
    text = end + 1;
  }
}

size_t generate(const Grammar *g, Choices *c, int mistakes, char *out) {
  Maker m = {.grammar = g, .choices = c, .mistakes = mistakes, .out = out};
  rule(&m, find(g, "file"));
  put(&m, "\n", 1);
  out[m.length] = 0;
  return m.length;
}
