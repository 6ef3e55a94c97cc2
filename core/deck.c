/* deck.c: reads deck entries and deck files; the form is in deck.h. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "deck.h"
#include "lines.h"

void deck_init(Deck *deck) {
  memset(deck, 0, sizeof *deck);
}

static int fail(char *error, size_t size, const char *format, const char *what) {
  snprintf(error, size, format, what);
  return 0;
}

/* The number a text begins with, moved past it; 0 if there is none in 1..DECK_COPIES. */
static int read_count(const char **text) {
  int count = 0;
  while (**text >= '0' && **text <= '9' && count <= DECK_COPIES)
    count = 10 * count + (*(*text)++ - '0');
  return count <= DECK_COPIES ? count : 0;
}

int deck_add(Deck *deck, const char *entry, int line, char *error, size_t size) {
  const char *name = entry;
  int count = read_count(&name);
  if (!count || *name != ' ')
    return fail(error, size, "expected 'COUNT CARD NAME', found '%.80s'", entry);
  while (*name == ' ') name++;
  if (!*name) return fail(error, size, "no card name after the count in '%.80s'", entry);
  if (strlen(name) >= DECK_NAME)
    return fail(error, size, "too long a name: '%.80s'", name);
  if (deck->ncards == DECK_LINES)
    return fail(error, size, "too many entries at '%s'", name);
  for (int i = 0; i < deck->ncards; i++)
    if (!strcasecmp(deck->names[i], name))
      return fail(error, size, "'%s' is listed twice", name);
  int i = deck->ncards++;
  snprintf(deck->names[i], DECK_NAME, "%s", name);
  deck->cards[i] = (PopDeckCard){.count = count}; /* the name is set by deck_view() */
  deck->lines[i] = line;
  return 1;
}

/* The value of a line "name = Title", or NULL if it is something else. */
static const char *title_of(const char *line) {
  if (strncmp(line, "name", 4)) return NULL;
  line += 4 + strspn(line + 4, " \t");
  if (*line != '=') return NULL;
  return line + 1 + strspn(line + 1, " \t");
}

static int read_line(Deck *deck, const Lines *lines, char *error, size_t size) {
  if (!*lines->line || lines->line[0] == '#') return 1;
  const char *title = title_of(lines->line);
  if (!title) return deck_add(deck, lines->line, lines->number, error, size);
  if (*deck->title) return fail(error, size, "second name line: '%.80s'", title);
  if (!*title) return fail(error, size, "the name is empty%s", "");
  snprintf(deck->title, sizeof deck->title, "%.*s", DECK_NAME - 1, title);
  return 1;
}

int deck_parse(Deck *deck, const char *text, size_t length, char *error, size_t size) {
  char reason[256];
  Lines lines;
  deck_init(deck);
  lines_init(&lines, text, length);
  for (int got; (got = lines_next(&lines));) {
    if (got > 0 && read_line(deck, &lines, reason, sizeof reason)) continue;
    snprintf(error, size, "line %d: %s", lines.number, got > 0 ? reason : lines.line);
    return 0;
  }
  if (!deck->ncards) return fail(error, size, "line 1: the file lists no cards%s", "");
  return 1;
}

PopDeck deck_view(Deck *deck) {
  for (int i = 0; i < deck->ncards; i++) deck->cards[i].name = deck->names[i];
  return (PopDeck){.cards = deck->cards, .ncards = deck->ncards};
}
