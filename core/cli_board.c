/* cli_board.c: prints the table as one player sees it. */
#include <string.h>

#include "cli_game.h"

enum { ZONE_CARDS = 200 };

typedef struct Board {
  FILE *out;
  const PopProgram *program;
  PopGame *game;
  int viewer;
} Board;

static void print_unit(const Board *b, int number) {
  PopCard c;
  if (pop_game_card(b->game, b->viewer, number, &c) != POP_OK) return;
  fprintf(b->out, "    %-34s", pop_game_card_name(b->game, b->viewer, number));
  if (c.health > 0) /* a unit */
    fprintf(b->out, " speed %d, power %d, health %d", c.speed, c.power, c.health);
  if (c.damage) fprintf(b->out, ", damage %d", c.damage);
  if (c.tapped) fprintf(b->out, ", tapped");
  if (c.host != POP_NO_CARD)
    fprintf(b->out, " (on %s)", pop_game_card_name(b->game, b->viewer, c.host));
  fputc('\n', b->out);
}

static void print_built(const Board *b, int number) {
  PopCard c;
  if (pop_game_card(b->game, b->viewer, number, &c) != POP_OK) return;
  if (!c.face_down) {
    print_unit(b, number);
    return;
  }
  fprintf(b->out, "    %-34s", pop_game_card_name(b->game, b->viewer, number));
  int cost = c.def < 0 ? -1 : pop_game_value(b->game, number, "build_cost");
  if (cost >= 0) fprintf(b->out, " build %d of %d\n", c.build, cost);
  else fprintf(b->out, " build %d\n", c.build);
}

/* Prints a zone with one function per card; nothing if it is empty. */
static void print_zone(const Board *b, int player, int zone, const char *title,
                       void (*print)(const Board *, int)) {
  uint8_t cards[ZONE_CARDS];
  int count = pop_game_zone(b->game, b->viewer, player, zone, cards, ZONE_CARDS);
  if (count > 0) fprintf(b->out, "  %s, %s:\n", title, cli_seat_name(player));
  for (int i = 0; i < count && i < ZONE_CARDS; i++) print(b, cards[i]);
}

static int zone_count(const Board *b, int player, const char *name) {
  uint8_t none[1];
  int zone = pop_zone_find(b->program, name);
  return zone < 0 ? 0 : pop_game_zone(b->game, b->viewer, player, zone, none, 0);
}

static void print_hand(const Board *b, int player) {
  uint8_t cards[ZONE_CARDS];
  int zone = pop_zone_find(b->program, "hand");
  int count = pop_game_zone(b->game, b->viewer, player, zone, cards, ZONE_CARDS);
  if (count <= 0) return;
  fprintf(b->out, "  Hand:");
  for (int i = 0; i < count && i < ZONE_CARDS; i++)
    fprintf(b->out, "%s %s", i ? "," : "",
            pop_game_card_name(b->game, b->viewer, cards[i]));
  fputc('\n', b->out);
}

void cli_board_print(FILE *out, const PopProgram *p, PopGame *game, int viewer) {
  Board b = {.out = out, .program = p, .game = game, .viewer = viewer};
  for (int arena = 0; arena < 3; arena++)
    for (int player = 0; player < 2; player++)
      print_zone(&b, player, arena, pop_zone_name(p, arena), print_unit);
  int build = pop_zone_find(p, "build");
  for (int player = 0; player < 2; player++)
    print_zone(&b, player, build, "build zone", print_built);
  for (int player = 0; player < 2; player++)
    fprintf(out, "  %-5s Force %d, build points %d, hand %d, deck %d, discard pile %d\n",
            cli_seat_name(player), pop_game_resource(game, player, "force"),
            pop_game_resource(game, player, "build"), zone_count(&b, player, "hand"),
            zone_count(&b, player, "deck"), zone_count(&b, player, "discard"));
  if (viewer >= 0) print_hand(&b, viewer);
}
