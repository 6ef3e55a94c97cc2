/* pairs.c: reads the starter decks and pairs them. */
#include "pairs.h"

#include <glob.h>
#include <string.h>

static int read_decks(Pairs *pairs, char *error, size_t size) {
  char path[1024];
  glob_t files;
  int ok = 1;
  snprintf(path, sizeof path, "%s/cards/decks/*.deck", cli_root());
  if (glob(path, 0, NULL, &files)) return 0;
  for (size_t i = 0; ok && i < files.gl_pathc && i < PAIRS_DECKS; i++) {
    const char *name = strrchr(files.gl_pathv[i], '/') + 1;
    snprintf(pairs->names[i], sizeof pairs->names[i], "%.*s", (int)(strlen(name) - 5), name);
    ok = cli_deck_read(&pairs->decks[i], files.gl_pathv[i], error, size);
    pairs->ndecks++;
  }
  globfree(&files);
  return ok;
}

int pairs_read(Pairs *pairs, const PopProgram *p, char *error, size_t size) {
  pairs->ndecks = pairs->count = 0;
  snprintf(error, size, "no decks in cards/decks");
  if (!read_decks(pairs, error, size)) return 0;
  for (int a = 0; a < pairs->ndecks; a++)
    for (int b = 0; b < a; b++) {
      const char *one = cli_deck_side(p, &pairs->decks[a]);
      const char *other = cli_deck_side(p, &pairs->decks[b]);
      if (*one && !strcmp(one, other)) continue;
      int swap = !strcmp(other, "dark");
      pairs->at[pairs->count].first = (uint8_t)(swap ? b : a);
      pairs->at[pairs->count++].second = (uint8_t)(swap ? a : b);
    }
  return 1;
}

int pairs_start(Pairs *pairs, int i, PopGame *game, uint64_t seed) {
  PopDeck first = deck_view(&pairs->decks[pairs->at[i].first]);
  PopDeck second = deck_view(&pairs->decks[pairs->at[i].second]);
  return pop_game_start(game, &first, &second, seed) == POP_OK;
}
