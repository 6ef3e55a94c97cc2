/* cli_names.c: from what a person typed to the name that was meant.
**
** An exact name wins, then the only name that contains the text, both without case. When
** nothing or too much matches, the message lists the candidates: the names that contain
** the text, else the nearest by edit distance.
*/
#include <string.h>
#include <strings.h>

#include "cli.h"
#include "near.h"

enum { OFFERED = 5 };

void cli_def_name(const PopProgram *p, int def, char *out, size_t size) {
  PopDef d;
  if (pop_program_def(p, def, &d) != POP_OK)
    snprintf(out, size, "?");
  else if (*d.version)
    snprintf(out, size, "%s (%s)", d.name, d.version);
  else
    snprintf(out, size, "%s", d.name);
}

static int contains(const char *text, const char *part) {
  size_t n = strlen(part);
  for (; *text; text++)
    if (!strncasecmp(text, part, n)) return 1;
  return n == 0;
}

static void append(char *out, size_t size, const char *before, const char *name) {
  size_t used = strlen(out);
  if (used + 1 < size) snprintf(out + used, size - used, "%s%s", before, name);
}

/* How far a name is from the text: the text may be meant as a part of the name that
** begins at a word, so the best beginning counts. */
static int distance(const char *name, const char *text) {
  int best = near_distance(name, text);
  for (const char *word = name; word; word = strchr(word, ' ')) {
    char part[64];
    if (*word == ' ') word++;
    snprintf(part, sizeof part, "%.*s", (int)(strlen(text) < 63 ? strlen(text) : 63),
             word);
    int d = near_distance(part, text) + (word != name);
    if (d < best) best = d;
  }
  return best;
}

/* Lists the names nearest to 'text', best first, each only once. None of which no letter is
** the same is near. */
static void offer_nearest(CliNameAt at, void *user, int count, const char *text,
                          char *error, size_t size) {
  int length = (int)strlen(text), most = 1 + length / 3, shown = 0;
  if (most >= length) most = length - 1;
  for (int d = 0; d <= most && shown < OFFERED; d++)
    for (int i = 0; i < count && shown < OFFERED; i++) {
      if (distance(at(user, i), text) != d) continue;
      append(error, size, shown++ ? "', '" : "; did you mean '", at(user, i));
    }
  if (shown) append(error, size, "'", "?");
}

static void offer_matches(CliNameAt at, void *user, int count, const char *text,
                          char *error, size_t size) {
  int shown = 0, left = 0;
  for (int i = 0; i < count; i++) {
    if (!contains(at(user, i), text)) continue;
    if (shown < 2 * OFFERED) append(error, size, shown++ ? "', '" : ": '", at(user, i));
    else left++;
  }
  append(error, size, "'", "");
  if (left) {
    char more[32];
    snprintf(more, sizeof more, "%d", left);
    append(error, size, " and ", more);
    append(error, size, " more", "");
  }
}

int cli_pick_name(CliNameAt at, void *user, int count, const char *noun, const char *text,
                  char *error, size_t size) {
  int found = -1, matches = 0;
  for (int i = 0; i < count; i++) {
    if (!strcasecmp(at(user, i), text)) return i;
    if (!contains(at(user, i), text)) continue;
    matches++;
    found = i;
  }
  if (matches == 1 && *text) return found;
  if (matches && *text) {
    snprintf(error, size, "'%s' may be several", text);
    offer_matches(at, user, count, text, error, size);
  } else {
    snprintf(error, size, "unknown %s '%s'", noun, text);
    offer_nearest(at, user, count, text, error, size);
  }
  return -1;
}

typedef struct DefNames { const PopProgram *program; char name[160]; } DefNames;

static const char *def_name(void *user, int i) {
  DefNames *names = user;
  cli_def_name(names->program, i, names->name, sizeof names->name);
  return names->name;
}

int cli_find_card(const PopProgram *p, const char *text, char *error, size_t size) {
  DefNames names = {.program = p};
  int exact = pop_program_find(p, text);
  if (exact >= 0) return exact;
  return cli_pick_name(def_name, &names, pop_program_defs(p), "card", text, error, size);
}
