/* test_corpus.c: our cards say what the set files of the card pool say.
**
** The set files (tab separated, one row a card) are other people's and no part of this
** project. Where they lie beside it, in ../shared/corpus or in the folder that POP_CORPUS
** names, every card with a set is compared with its row: side, types, subtypes, number,
** cost, speed, power, health and keyword lines; and the starter decks with theirs.
** Elsewhere these tests are skipped and say so.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cli.h"
#include "deck.h"

enum { FILE_LIMIT = 1 << 20, FIELDS = 17, TEXT = 1024, WORDS = 24 };

enum Column { NAME, SET, IMAGE, SIDE, TYPE, SUBTYPE, COST, SPEED, POWER, HEALTH, RARITY,
              NUMBER, USAGE, RULES };

typedef struct Row { char field[FIELDS][TEXT]; } Row;

/* -- files --------------------------------------------------------------------------- */

static char *read_file(const char *path) {
  char error[256];
  size_t length;
  return cli_read_file(path, FILE_LIMIT, &length, error, sizeof error);
}

static void corpus_path(char *path, size_t size, const char *name) {
  const char *folder = getenv("POP_CORPUS");
  if (folder) snprintf(path, size, "%s/%s", folder, name);
  else snprintf(path, size, "%s/../shared/corpus/%s", cli_root(), name);
}

/* The text of a file of the corpus; NULL if there is none. */
static char *corpus_file(const char *name) {
  char path[TEXT];
  corpus_path(path, sizeof path, name);
  return read_file(path);
}

static void skip_without_corpus(void) {
  char *text = corpus_file("START.txt");
  if (!text) skip();
  free(text);
}

/* -- rows ---------------------------------------------------------------------------- */

/* Copies a field, without the quotes around it and with inner ones halved. */
static void copy_field(char *out, const char *from, size_t length) {
  size_t n = 0, i = 0;
  int quoted = length > 1 && from[0] == '"' && from[length - 1] == '"';
  if (quoted) i++, length--;
  for (; i < length && n < TEXT - 1; i++) {
    if (quoted && from[i] == '"') i++;
    out[n++] = from[i];
  }
  while (n && out[n - 1] == ' ') n--;
  out[n] = 0;
}

/* Reads the line at *at and goes behind it; 0 at the end of the text. */
static int next_row(const char **at, Row *row) {
  const char *p = *at;
  if (!*p) return 0;
  memset(row, 0, sizeof *row);
  size_t end = strcspn(p, "\r\n");
  for (int i = 0; i < FIELDS; i++) {
    size_t length = strcspn(p, "\t\r\n");
    copy_field(row->field[i], p, length);
    p += length;
    if (*p != '\t') break;
    p++;
  }
  *at += end;
  *at += strspn(*at, "\r\n");
  return 1;
}

static void replace(char *text, const char *old, const char *new) {
  char rest[TEXT], *at = strstr(text, old);
  if (!at) return;
  snprintf(rest, sizeof rest, "%s", at + strlen(old));
  snprintf(at, TEXT - (size_t)(at - text), "%s%s", new, rest);
}

/* Rows name a starter deck's cards "Name (Starter)", and a card that was given away as well
** "Name (Promo)"; both are the card of that name. */
static void plain_name(char *name) {
  replace(name, " (Promo)", "");
  replace(name, " (Starter)", "");
  replace(name, " Starter", ""); /* one row has no brackets */
}

static int is_row_of(const Row *row, const char *name) {
  char plain[TEXT];
  if (strstr(row->field[NAME], " (Promo)")) return 0; /* numbered otherwise */
  snprintf(plain, sizeof plain, "%s", row->field[NAME]);
  plain_name(plain);
  return !strcmp(plain, name);
}

/* Words that the rows spell wrongly; our cards have them as they should be. */
static const char *const misprints[][2] = {
    {"Dantoonine", "Dantooine"}, {"Drumond Kaas", "Dromund Kaas"},
    {"Retailiate", "Retaliate"},
};

static int find_row(const char *text, const char *name, Row *row) {
  while (next_row(&text, row)) {
    if (!is_row_of(row, name)) continue;
    for (size_t i = 0; i < sizeof misprints / sizeof misprints[0]; i++) {
      replace(row->field[SUBTYPE], misprints[i][0], misprints[i][1]);
      replace(row->field[RULES], misprints[i][0], misprints[i][1]);
    }
    return 1;
  }
  return 0;
}

/* -- comparing ----------------------------------------------------------------------- */

static void assert_number(const char *card, const char *what, int ours, const char *row) {
  int theirs = *row ? (int)strtol(row, NULL, 10) : -1;
  if (ours != theirs)
    fail_msg("%s: %s is %d, in its set file '%s'", card, what, ours, row);
}

static void assert_side(const char *card, const PopDef *d, const Row *row) {
  static const char *const names[] = {"dark", "light", "neutral", "yuuzhan_vong"};
  static const char letters[] = "DLNY";
  const char *letter = strchr(letters, row->field[SIDE][0]);
  if (!letter || strcmp(d->side, names[letter - letters]) != 0)
    fail_msg("%s: side is %s, in its set file %s", card, d->side, row->field[SIDE]);
}

/* Splits text into words at anything that is no letter; returns their number. */
static int split_words(char words[WORDS][32], const char *text) {
  int n = 0;
  while (*text && n < WORDS) {
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (length > 0 && length < 32) {
      memcpy(words[n], text, length);
      words[n++][length] = 0;
    }
    text += length + (text[length] != 0);
  }
  return n;
}

static int has_words(const char *text, const char *wanted) {
  char a[WORDS][32], b[WORDS][32];
  int na = split_words(a, text), nb = split_words(b, wanted), found = 0;
  for (int i = 0; i < nb; i++)
    for (int j = 0; j < na; j++) found += !strcmp(a[j], b[i]);
  return na == nb && found == nb;
}

/* Types and kind. What is no unit has its arenas in front of the subtypes. 'subtypes' is
** where the subtypes begin. */
static void assert_types(const char *card, const PopDef *d, const Row *row,
                         const char **subtypes) {
  char wanted[2 * TEXT];
  const char *line = row->field[SUBTYPE], *dash = strstr(line, " - ");
  *subtypes = line;
  snprintf(wanted, sizeof wanted, "%s", row->field[TYPE]);
  if (!strcmp(row->field[TYPE], "Location") || !strcmp(row->field[TYPE], "Equipment") ||
      !strcmp(row->field[TYPE], "Subordinate")) {
    int arenas = dash ? (int)(dash - line) : (int)strlen(line);
    snprintf(wanted, sizeof wanted, "%s %.*s", row->field[TYPE], arenas, line);
    *subtypes = dash ? dash + 3 : "";
  }
  if (!has_words(d->type_line, wanted))
    fail_msg("%s: the types are '%s', in its set file '%s'", card, d->type_line, wanted);
}

/* R3.1.8: subtypes of more than one word; none may be split on a card. */
static const char *const long_subtypes[] = {
    "Yuuzhan Vong", "Trade Federation", "Techno Union", "IG Banking Clan",
    "Commerce Guild", "Corporate Alliance", "Force Sensitive", "Old Republic",
    "New Republic", "Dark Jedi", "Jedi Master", "Jedi Knight", "Jedi Padawan",
    "Council Member", "Lola Sayu", "Mon Calamari", "Capital Ship", "Bounty Hunter",
    "Rogue Squadron", "First Order", "Star System", "Sith Apprentice", "Sith Lord",
    "Dark Lord", "Supreme Leader", "Dark Jedi Knight", "Dark Jedi Master",
    "Dromund Kaas", "Assault Walker"};

/* Length of the subtype the line begins with: the longest of ours, or 0. */
static size_t subtype_at(const PopDef *d, const char *line, unsigned *used) {
  size_t best = 0;
  int which = -1;
  for (int i = 0; i < d->nsubtypes; i++) {
    size_t length = strlen(d->subtypes[i]);
    int whole = !strncmp(line, d->subtypes[i], length) &&
                (line[length] == ' ' || !line[length]);
    if (whole && length > best) best = length, which = i;
  }
  if (which >= 0) *used |= 1u << which;
  return best;
}

static int known_length(const char *line) {
  int best = 0;
  for (size_t i = 0; i < sizeof long_subtypes / sizeof long_subtypes[0]; i++) {
    int length = (int)strlen(long_subtypes[i]);
    if (!strncmp(line, long_subtypes[i], (size_t)length) && length > best) best = length;
  }
  return best;
}

/* Every word of the line belongs to a subtype of ours, split where the list above says;
** what we have beyond it must be named on the card: what it is treated as, or a part of
** another subtype. */
static void assert_subtypes(const char *card, const PopDef *d, const Row *row,
                            const char *line) {
  unsigned used = 0;
  for (const char *p = line; *p;) {
    size_t length = subtype_at(d, p, &used);
    if (!length) fail_msg("%s: there is no subtype of ours at '%s'", card, p);
    if ((int)length < known_length(p))
      fail_msg("%s: '%.*s' is one subtype", card, known_length(p), p);
    p += length;
    p += strspn(p, " -");
  }
  for (int i = 0; i < d->nsubtypes; i++)
    if (!(used >> i & 1u) && !strstr(line, d->subtypes[i]) &&
        !strstr(row->field[RULES], d->subtypes[i]))
      fail_msg("%s: subtype '%s' is not in its set file", card, d->subtypes[i]);
}

/* -- keyword lines ------------------------------------------------------------------- */

static int is_keyword(const PopProgram *p, const char *name, size_t length) {
  PopKeyword k;
  for (int i = 0; i < pop_program_keywords(p); i++)
    if (pop_program_keyword(p, i, &k) == POP_OK && strlen(k.name) == length &&
        !strncmp(k.name, name, length))
      return 1;
  return 0;
}

/* "Evade 2", "Pay 2 Force -> Evade 2" */
static int is_keyword_line(const PopProgram *p, const char *line, size_t length) {
  const char *end = line + length, *name = line;
  char cost[TEXT];
  snprintf(cost, sizeof cost, "%.*s", (int)length, line);
  if (strstr(cost, "one of your")) return 0; /* a price in words */
  for (const char *at = line; at + 3 < end; at++)
    if (!strncmp(at, "-> ", 3)) name = at + 3;
  while (end > name && strchr("0123456789 ", end[-1])) end--;
  return is_keyword(p, name, (size_t)(end - name));
}

static int has_line(const char *text, const char *line, size_t length) {
  while (*text) {
    size_t here = strcspn(text, "\n");
    if (here == length && !strncmp(text, line, length)) return 1;
    text += here + (text[here] != 0);
  }
  return 0;
}

/* Where a price in words of its own ends: there the lines have to agree. The notation of
** prices is compared whole. */
static const char *behind_price(const char *line, size_t length) {
  static const char *const plain[] = {"Pay ", "Tap -", "Discard "};
  for (size_t i = 0; i < sizeof plain / sizeof plain[0]; i++)
    if (!strncmp(line, plain[i], strlen(plain[i]))) return line;
  for (const char *at = line; at + 3 < line + length; at++)
    if (!strncmp(at, "-> ", 3)) return at;
  return line;
}

static int has_priced_line(const char *text, const char *line, size_t length) {
  const char *tail = behind_price(line, length);
  size_t wanted = (size_t)(line + length - tail);
  for (const char *at = strstr(text, "-> "); tail > line && at; at = strstr(at + 1, "-> "))
    if (strcspn(at, "\n") == wanted && !strncmp(at, tail, wanted)) return 1;
  return 0;
}

/* Each bar-separated keyword line of the row is a line of our text. */
static void assert_lines_of_row(const char *card, const PopProgram *p, const PopDef *d,
                                const Row *row) {
  for (const char *at = row->field[RULES]; *at;) {
    at += strspn(at, " |");
    size_t length = strcspn(at, "|"), next = length;
    while (length && strchr(" .", at[length - 1])) length--;
    if (is_keyword_line(p, at, length) && !has_line(d->text, at, length) &&
        !has_priced_line(d->text, at, length))
      fail_msg("%s: the line '%.*s' is missing", card, (int)length, at);
    at += next;
  }
}

/* And each keyword line of ours stands in the row; lines with a colon are sentences. */
static void assert_lines_of_ours(const char *card, const PopProgram *p, const PopDef *d,
                                 const Row *row) {
  char line[TEXT];
  for (const char *at = d->text; *at;) {
    size_t length = strcspn(at, "\n");
    snprintf(line, sizeof line, "%.*s", (int)length, at);
    if (!strchr(line, ':') && is_keyword_line(p, line, strlen(line)) &&
        !strstr(row->field[RULES], behind_price(line, strlen(line))))
      fail_msg("%s: the line '%s' is not in its set file", card, line);
    at += length + (at[length] != 0);
  }
}

static void compare(const PopProgram *p, const char *card, const PopDef *d,
                    const Row *row) {
  const char *subtypes;
  assert_side(card, d, row);
  assert_types(card, d, row, &subtypes);
  assert_subtypes(card, d, row, subtypes);
  assert_number(card, "cost", d->cost, row->field[COST]);
  assert_number(card, "speed", d->speed, row->field[SPEED]);
  assert_number(card, "power", d->power, row->field[POWER]);
  assert_number(card, "health", d->health, row->field[HEALTH]);
  assert_number(card, "number", d->number ? d->number : -1, row->field[NUMBER]);
  assert_lines_of_row(card, p, d, row);
  assert_lines_of_ours(card, p, d, row);
}

/* -- tests --------------------------------------------------------------------------- */

static PopProgram *load_tree(void) {
  char error[512];
  CliLoad load = {.with = NULL};
  PopProgram *p = cli_load(&load, error, sizeof error);
  if (!p) fail_msg("%s", error);
  return p;
}

static void compare_def(const PopProgram *p, int def) {
  PopDef d;
  Row *row = malloc(sizeof *row);
  char card[160], file[64];
  assert_int_equal(pop_program_def(p, def, &d), POP_OK);
  cli_def_name(p, def, card, sizeof card);
  snprintf(file, sizeof file, "%s.txt", d.set);
  char *text = corpus_file(file);
  if (!text) fail_msg("%s: there is no set file %s", card, file);
  if (!find_row(text, card, row)) fail_msg("%s: has no row in %s", card, file);
  compare(p, card, &d, row);
  free(text);
  free(row);
}

static void cards_are_those_of_the_set_files(void **state) {
  (void)state;
  skip_without_corpus();
  PopProgram *p = load_tree();
  assert_true(pop_program_defs(p) > 0);
  for (int i = 0; i < pop_program_defs(p); i++) compare_def(p, i);
  pop_program_free(p);
}

/* Reads "<name id="...">Name (Starter)</name>" at 'at' into 'name'. */
static void deck_name(const char *at, char *name, size_t size) {
  size_t n = 0;
  for (at = strchr(at, '>') + 1; *at && *at != '<' && n + 1 < size; n++) {
    int apostrophe = !strncmp(at, "&apos;", 6), quote = !strncmp(at, "&quot;", 6);
    name[n] = apostrophe ? '\'' : quote ? '"' : *at;
    at += apostrophe || quote ? 6 : 1;
  }
  name[n] = 0;
  plain_name(name);
}

/* How often the deck file of the corpus lists a card. */
static int count_name(const char *xml, const char *wanted) {
  char name[TEXT];
  int count = 0;
  for (const char *at = strstr(xml, "<name "); at; at = strstr(at + 1, "<name ")) {
    deck_name(at, name, sizeof name);
    count += !strcmp(name, wanted);
  }
  return count;
}

static void assert_same_deck(const char *ours, const char *theirs) {
  char path[TEXT], error[256];
  Deck *deck = malloc(sizeof *deck);
  char *xml = corpus_file(theirs);
  int total = 0, cards = 0;
  snprintf(path, sizeof path, "%s/cards/decks/%s", cli_root(), ours);
  char *text = read_file(path);
  assert_non_null(xml);
  assert_non_null(text);
  assert_true(deck_parse(deck, text, strlen(text), error, sizeof error));
  PopDeck view = deck_view(deck);
  for (int i = 0; i < view.ncards; i++) {
    int count = count_name(xml, view.cards[i].name);
    if (count != view.cards[i].count)
      fail_msg("%s: %d %s, in its deck file %d", ours, view.cards[i].count,
               view.cards[i].name, count);
    total += count;
  }
  for (const char *at = strstr(xml, "<name "); at; at = strstr(at + 1, "<name ")) cards++;
  assert_int_equal(total, cards);
  free(xml);
  free(text);
  free(deck);
}

static void decks_are_those_of_the_deck_files(void **state) {
  (void)state;
  skip_without_corpus();
  assert_same_deck("republic-dark.deck", "decks/Starter_Rep_DS.dek");
  assert_same_deck("republic-light.deck", "decks/Starter_Rep_LS.dek");
  assert_same_deck("old-republic-dark.deck", "decks/Starter_Old_Rep_DS.dek");
  assert_same_deck("old-republic-light.deck", "decks/Starter_Old_Rep_LS.dek");
  assert_same_deck("rebel-dark.deck", "decks/Starter_Reb_DS.dek");
  assert_same_deck("rebel-light.deck", "decks/Reb_LS_Starter.dek");
  assert_same_deck("new-republic-dark.deck", "decks/New_Rep_DS_Starter.dek");
  assert_same_deck("new-republic-light.deck", "decks/Starter_New_Rep_LS.dek");
  assert_same_deck("resistance-dark.deck", "decks/Starter_Res_DS.dek");
  assert_same_deck("resistance-light.deck", "decks/Starter_Res_LS.dek");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cards_are_those_of_the_set_files),
      cmocka_unit_test(decks_are_those_of_the_deck_files),
  };
  return cmocka_run_group_tests_name("corpus", tests, NULL, NULL);
}
