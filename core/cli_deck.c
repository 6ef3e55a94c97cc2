/* cli_deck.c: finds, reads and checks the decks a command line names. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli_game.h"

enum { DECKS_MAX = 256, DECK_FILE_LIMIT = 64 * 1024, PATH_SIZE = 1024 };

typedef struct DeckNames { char at[DECKS_MAX][64]; int count; } DeckNames;

static const char *name_at(void *user, int i) {
  return ((DeckNames *)user)->at[i];
}

static int by_bytes(const void *a, const void *b) {
  return strcmp(a, b);
}

/* Names of the decks in a folder without their ending, sorted. */
static void list_decks(DeckNames *names, const char *folder) {
  DIR *dir = opendir(folder);
  if (!dir) return;
  for (struct dirent *e; (e = readdir(dir)) && names->count < DECKS_MAX;) {
    const char *dot = strrchr(e->d_name, '.');
    if (!dot || dot == e->d_name || strcmp(dot, ".deck") || dot - e->d_name >= 64)
      continue;
    snprintf(names->at[names->count++], sizeof names->at[0], "%.*s",
             (int)(dot - e->d_name), e->d_name);
  }
  closedir(dir);
  qsort(names->at, (size_t)names->count, sizeof names->at[0], by_bytes);
}

/* There are few decks: who does not know their names is told all. */
static void append_decks(const DeckNames *names, const char *folder, char *error, size_t size) {
  for (int i = 0; i <= names->count; i++) {
    size_t used = strlen(error);
    if (i == 0)
      snprintf(error + used, size - used, "; %s in %s", names->count ? "decks" : "no decks",
               folder);
    else
      snprintf(error + used, size - used, "%s %s", i > 1 ? "," : ":", names->at[i - 1]);
  }
}

/* Path of the deck meant by 'text'. 0 with a reason in 'error'. */
static int find_deck(const char *text, char *path, char *error, size_t size) {
  char folder[PATH_SIZE - 80];
  DeckNames names = {.count = 0};
  snprintf(path, PATH_SIZE, "%s", text);
  if (strlen(text) >= PATH_SIZE) {
    snprintf(error, size, "too long a name of a deck: '%.60s...'", text);
    return 0;
  }
  if (!access(text, F_OK) || strchr(text, '/')) return 1;
  snprintf(folder, sizeof folder, "%s/cards/decks", cli_root());
  list_decks(&names, folder);
  int found = cli_pick_name(name_at, &names, names.count, "deck", text, error, size);
  if (found < 0) {
    append_decks(&names, folder, error, size);
    return 0;
  }
  snprintf(path, PATH_SIZE, "%s/%s.deck", folder, names.at[found]);
  return 1;
}

int cli_deck_read(Deck *deck, const char *text, char *error, size_t size) {
  char path[PATH_SIZE], reason[256];
  size_t length;
  if (!find_deck(text, path, error, size)) return 0;
  char *file = cli_read_file(path, DECK_FILE_LIMIT, &length, error, size);
  if (!file) return 0;
  int ok = deck_parse(deck, file, length, reason, sizeof reason);
  free(file);
  if (!ok) snprintf(error, size, "%s: %s", path, reason);
  return ok;
}

/* Why there is no card of that name, with the names that may be meant. */
int cli_deck_unknown(const PopProgram *p, const char *name, char *why, size_t size) {
  char meant[160];
  if (pop_program_find(p, name) >= 0) return 0;
  int part = cli_find_card(p, name, why, size);
  if (part < 0) return 1;
  cli_def_name(p, part, meant, sizeof meant);
  snprintf(why, size, "unknown card '%s': a deck needs whole names; did you mean '%s'?",
           name, meant);
  return 1;
}

static int check_deck(const PopProgram *p, Deck *deck, const char *text, char *error,
                      size_t size) {
  char why[512];
  PopDeck view = deck_view(deck);
  for (int i = 0; i < deck->ncards; i++) {
    if (!cli_deck_unknown(p, deck->names[i], why, sizeof why)) continue;
    snprintf(error, size, "%s: line %d: %s", text, deck->lines[i], why);
    return 0;
  }
  if (pop_deck_check(p, &view, why, sizeof why) == POP_OK) return 1;
  snprintf(error, size, "%s: %s", text, why);
  return 0;
}

int cli_decks_read(const PopProgram *p, Deck decks[2], const char *const names[2], char *error,
                   size_t size) {
  for (int i = 0; i < 2; i++)
    if (!cli_deck_read(&decks[i], names[i], error, size) ||
        !check_deck(p, &decks[i], names[i], error, size))
      return 0;
  for (int i = 0; i < 2; i++)
    if (!*decks[i].title)
      snprintf(decks[i].title, sizeof decks[i].title, "%.*s", DECK_NAME - 1, names[i]);
  return 1;
}

int cli_decks_swap(Deck decks[2]) {
  Deck *first = malloc(sizeof *first);
  if (!first) return 0;
  *first = decks[0];
  decks[0] = decks[1];
  decks[1] = *first;
  free(first);
  return 1;
}

int cli_deck_order(const PopProgram *p, Deck decks[2], uint64_t seed, int *die) {
  PopDeck a = deck_view(&decks[0]), b = deck_view(&decks[1]);
  return pop_deck_order(p, &a, &b, seed, die);
}

const char *cli_deck_side(const PopProgram *p, const Deck *deck) {
  PopDef def;
  for (int i = 0; i < deck->ncards; i++) {
    int id = pop_program_find(p, deck->names[i]);
    if (pop_program_def(p, id, &def) == POP_OK && strcmp(def.side, "neutral"))
      return def.side;
  }
  return "";
}
