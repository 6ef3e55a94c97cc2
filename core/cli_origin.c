/* cli_origin.c: what a game was made with, compared part by part.
**
** A journal replays where everything that decides about a game is the same: engine, Lua,
** word size, scripts. When it does not, the person wants to know which of them changed,
** so each part of the scripts has a fingerprint of its own.
*/
#include <string.h>

#include "cli_game.h"

static int is_overlay(const char *part) {
  return !strncmp(part, "overlay", 7);
}

/* Parts are folders, told script by script. An overlay's path may differ from machine to
** machine, the names of the others are inside the tree. */
static void note_script(void *user, const char *part, const char *name, const char *text,
                        size_t length) {
  Journal *here = user;
  JournalPart *last = here->nparts ? &here->parts[here->nparts - 1] : NULL;
  if (!last || strcmp(last->name, part)) {
    if (!journal_add_part(here, part, JOURNAL_HASH)) return;
    last = &here->parts[here->nparts - 1];
  }
  if (!is_overlay(part)) last->hash = journal_hash(last->hash, name, strlen(name) + 1);
  last->hash = journal_hash(last->hash, text, length);
  last->hash = journal_hash(last->hash, "", 1);
}

void cli_origin_init(Journal *j, CliLoad *load) {
  journal_init(j);
  snprintf(j->engine, sizeof j->engine, "%s", POP_VERSION);
  snprintf(j->lua, sizeof j->lua, "%s", pop_lua_release());
  j->word = (int)(8 * sizeof(void *));
  load->loaded = note_script;
  load->user = j;
}

/* -- comparing ----------------------------------------------------------------------- */

typedef struct List { char *out; size_t size; int count, said; } List;

static void add(List *l, const char *text) {
  size_t n = strlen(l->out);
  const char *comma = l->count++ ? ", " : l->said ? "; " : "";
  snprintf(l->out + n, l->size - n, "%s%s", comma, text);
}

/* Ends a clause. */
static void say(List *l, const char *one, const char *many) {
  size_t n = strlen(l->out);
  if (!l->count) return;
  snprintf(l->out + n, l->size - n, " %s", l->count == 1 ? one : many);
  l->said += l->count;
  l->count = 0;
}

/* The part of 'j' with that name; names of overlays count up to the bracket. */
static const JournalPart *find_part(const Journal *j, const char *name) {
  size_t n = is_overlay(name) ? strcspn(name, "(") : strlen(name) + 1;
  for (int i = 0; i < j->nparts; i++)
    if (!strncmp(j->parts[i].name, name, n)) return &j->parts[i];
  return NULL;
}

static void compare_machine(List *l, const Journal *j, const Journal *here) {
  char text[128];
  if (strcmp(j->engine, here->engine)) {
    snprintf(text, sizeof text, "engine (%s, here %s)", j->engine, here->engine);
    add(l, text);
  }
  if (strcmp(j->lua, here->lua)) {
    snprintf(text, sizeof text, "Lua (%s, here %s)", j->lua, here->lua);
    add(l, text);
  }
  if (j->word != here->word) {
    snprintf(text, sizeof text, "word size (%d, here %d)", j->word, here->word);
    add(l, text);
  }
}

static void compare_parts(List *l, const Journal *j, const Journal *here) {
  for (int i = 0; i < j->nparts; i++) {
    const JournalPart *other = find_part(here, j->parts[i].name);
    if (other && other->hash != j->parts[i].hash) add(l, j->parts[i].name);
  }
  if (j->deck_hash != journal_deck_hash(j)) add(l, "decks");
}

int cli_origin_differ(const Journal *j, const Journal *here, char *out, size_t size) {
  List l = {.out = out, .size = size};
  *out = 0;
  compare_machine(&l, j, here);
  compare_parts(&l, j, here);
  say(&l, "differ", "differ");
  for (int i = 0; i < j->nparts; i++)
    if (!find_part(here, j->parts[i].name)) add(&l, j->parts[i].name);
  say(&l, "is missing here", "are missing here");
  for (int i = 0; i < here->nparts; i++)
    if (!find_part(j, here->parts[i].name)) add(&l, here->parts[i].name);
  say(&l, "is new", "are new");
  return l.said;
}
