/* fuzz_deck.c: the input is a deck file; what is read is checked, and started if legal. */
#include <stdlib.h>
#include <string.h>

#include "base.h"
#include "deck.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void start(PopProgram *p, Deck *deck, int legal) {
  PopDeck view = deck_view(deck);
  PopGame *g = pop_game_new(p);
  if (!g) base_broken("a game", "no memory");
  PopStatus status = pop_game_start(g, &view, &view, 1);
  if (legal && status != POP_OK) base_broken("a legal deck", pop_game_error(g));
  if (status == POP_OK) pop_game_advance(g);
  if (status == POP_OK && pop_game_check(g)) base_broken("a deck", pop_game_error(g));
  pop_game_free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static PopProgram *p;
  char error[200] = "", why[200] = "";
  Deck *deck = malloc(sizeof *deck);
  if (!p && pop_program_finish(p = base_program(BASE_CARDS)) != POP_OK)
    base_broken("the script tree", pop_program_error(p));
  if (!deck) return 0;
  if (deck_parse(deck, (const char *)data, size, error, sizeof error)) {
    PopDeck view = deck_view(deck);
    PopStatus status = pop_deck_check(p, &view, why, sizeof why);
    if (status != POP_OK && !*why) base_broken("a deck is refused", "without a reason");
    start(p, deck, status == POP_OK);
  } else if (strncmp(error, "line ", 5)) {
    base_broken("a message without a line", error);
  }
  free(deck);
  return 0;
}
