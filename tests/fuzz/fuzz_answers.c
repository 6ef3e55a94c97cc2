/* fuzz_answers.c: the input is what a host does with a game: answers, right and wrong,
** copies, looking back, reading. Byte 0 is the seed, then two bytes are one act. */
#include <stdlib.h>
#include <string.h>

#include "base.h"
#include "cli_game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Table { PopGame *game, *other; PopRing *ring; uint64_t hash; } Table;

static Deck *read_deck(const char *name) {
  char error[200];
  Deck *deck = malloc(sizeof *deck);
  if (!deck || !cli_deck_read(deck, name, error, sizeof error))
    base_broken("a deck", deck ? error : "no memory");
  return deck;
}

/* A copy goes on as the game itself. */
static void copy(Table *t) {
  if (pop_game_copy(t->other, t->game) != POP_OK) base_broken("a copy", "no memory");
  if (pop_game_hash(t->other) != pop_game_hash(t->game)) base_broken("a copy", "differs");
  PopGame *game = t->game;
  t->game = t->other;
  t->other = game;
}

static void look(Table *t, unsigned x) {
  char text[16];
  uint8_t cards[4];
  PopRequest r;
  PopCard card;
  static const char *const words[] = {"power", "damage", "force", "x", "health", ""};
  const char *word = words[x % 6];
  int at = (int)x - 3, viewer = (int)(x % 5) - 2;
  if (pop_game_request(t->game, &r) == POP_OK)
    for (int i = 0; i < r.count; i++)
      pop_game_option_text(t->game, &r.options[i], text, x % sizeof text);
  pop_game_card(t->game, viewer, at, &card);
  pop_game_card_name(t->game, viewer, at);
  pop_game_zone(t->game, viewer, at, at % 12, cards, (int)sizeof cards);
  pop_game_keyword(t->game, at, "Stun");
  pop_game_value(t->game, at, word);
  pop_game_counters(t->game, at, word);
  pop_game_resource(t->game, at, word);
  pop_game_has_subtype(t->game, at, "Clone");
  pop_game_step_arena(t->game);
  PopOption any = {.kind = (uint8_t)x, .card = (uint8_t)(x * 7), .number = (int16_t)x};
  pop_game_option_text(t->game, &any, text, sizeof text);
}

static void ring(Table *t, unsigned x) {
  if (x % 3 == 0) pop_ring_push(t->ring, t->game);
  else if (x % 3 == 1) pop_ring_drop(t->ring, (int)(x / 3) % 9 - 1);
  else pop_ring_read(t->ring, (int)(x / 3) % 9 - 1, t->game);
}

/* An answer that no option has changes nothing. */
static void answer(Table *t, unsigned x) {
  PopRequest r;
  if (pop_game_request(t->game, &r) != POP_OK) return;
  t->hash = pop_game_hash(t->game);
  if (pop_game_answer(t->game, r.count + (int)x) == POP_OK ||
      pop_game_answer(t->game, -1 - (int)x) == POP_OK)
    base_broken("an answer", "that is no option was taken");
  if (pop_game_hash(t->game) != t->hash) base_broken("a refused answer", "changes the game");
  if (pop_game_answer(t->game, (int)(x % (unsigned)r.count)) != POP_OK)
    base_broken("an answer is refused", pop_game_error(t->game));
}

static PopStatus act(Table *t, unsigned kind, unsigned x) {
  if (kind == 255) copy(t);
  else if (kind == 254) look(t, x);
  else if (kind == 253) ring(t, x);
  else if (kind == 252) pop_game_ask_always(t->game, x & 1);
  else if (kind == 251 && pop_game_paranoid(t->game, x & 1)) base_broken("paranoid", "fails");
  else answer(t, x);
  PopStatus status = pop_game_advance(t->game);
  if (status != POP_DECIDE && status != POP_ENDED)
    base_broken("the game can't go on", pop_game_error(t->game));
  if (pop_game_check(t->game)) base_broken("broken", pop_game_error(t->game));
  return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static PopProgram *p;
  static Deck *dark, *light;
  if (!p) {
    if (pop_program_finish(p = base_program(BASE_CARDS)) != POP_OK)
      base_broken("the script tree", pop_program_error(p));
    dark = read_deck("republic-dark");
    light = read_deck("republic-light");
  }
  if (!size) return 0;
  PopDeck first = deck_view(dark), second = deck_view(light);
  Table t = {pop_game_new(p), pop_game_new(p), pop_ring_new(p, 4), 0};
  if (!t.game || !t.other || !t.ring) base_broken("a game", "no memory");
  if (pop_game_start(t.game, &first, &second, data[0])) base_broken("start", "refused");
  PopStatus status = pop_game_advance(t.game);
  for (size_t i = 1; i + 1 < size && i < 3000; i += 2) status = act(&t, data[i], data[i + 1]);
  pop_ring_free(t.ring);
  pop_game_free(t.game);
  pop_game_free(t.other);
  return status == POP_ERROR_ARGUMENT;
}
