/* cli_narrator.c: tells a game as a person wants to read it.
**
** The library turns each event into a sentence; here is decided which events are told,
** and turns and steps become headings. A step's heading waits until something is told
** below it, so quiet steps leave no trace.
*/
#include <string.h>

#include "cli_game.h"

const char *cli_seat_name(int seat) {
  return seat == 0 ? "Dark" : "Light";
}

/* Told only by --trace: what other events already say, or what fills the page. */
static const char *const untold[] = {
  "step_ended", "entered", "passed", "hit", "damage_pending", "counters_changed",
  "attack_ended", "resource_changed", "untapped", "moved", "given",
};

static int is_told(const char *kind) {
  for (size_t i = 0; i < sizeof untold / sizeof untold[0]; i++)
    if (!strcmp(kind, untold[i])) return 0;
  return 1;
}

/* What a player is seen to do with a card that the viewer may not know. */
static const char *hidden_deed(const char *kind) {
  static const struct { const char *kind, *deed; } deeds[] = {
    {"drawn", "draws a card"},
    {"built", "begins to build a card"},
    {"completed", "completes a card"},
  };
  for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++)
    if (!strcmp(kind, deeds[i].kind)) return deeds[i].deed;
  return "moves a card";
}

static void event_text(CliNarrator *n, const PopEvent *event, char *out, size_t size) {
  if (n->viewer >= 0 && event->hidden_from == n->viewer)
    snprintf(out, size, "%s %s", cli_seat_name(event->player), hidden_deed(event->kind));
  else
    pop_game_event_text(n->game, event, out, size);
}

static void tell_turn(CliNarrator *n) {
  int turn = pop_game_turn(n->game);
  if (turn == n->turn) return;
  n->turn = turn;
  fprintf(n->out, "\n== Turn %d ==\n", turn);
}

static void tell_story(CliNarrator *n, const PopEvent *event) {
  char text[512];
  event_text(n, event, text, sizeof text);
  if (!strcmp(event->kind, "step_started")) {
    snprintf(n->step, sizeof n->step, "%.*s", (int)sizeof n->step - 1, text);
    n->heading = 1;
    return;
  }
  tell_turn(n);
  if (n->heading) fprintf(n->out, "%s\n", n->step);
  n->heading = 0;
  fprintf(n->out, "  %s\n", text);
}

static void print_card(CliNarrator *n, const char *name, int card) {
  if (card != POP_NO_CARD)
    fprintf(n->out, " %s=%d:'%s'", name, card,
            pop_game_card_name(n->game, n->viewer, card));
}

/* Every field of every event on one line. */
static void trace(CliNarrator *n, const PopEvent *event) {
  fprintf(n->out, "%d %s", pop_game_turn(n->game), event->kind);
  if (*event->step) fprintf(n->out, " step=%s", event->step);
  if (event->player >= 0) fprintf(n->out, " player=%d", event->player);
  print_card(n, "card", event->card);
  print_card(n, "source", event->source);
  print_card(n, "target", event->target);
  if (event->arena >= 0) fprintf(n->out, " arena=%d", event->arena);
  if (event->amount) fprintf(n->out, " amount=%d", event->amount);
  if (event->number) fprintf(n->out, " number=%d", event->number);
  if (event->in_attack) fprintf(n->out, " in_attack");
  fputc('\n', n->out);
}

static void on_event(void *user, const PopEvent *event) {
  CliNarrator *n = user;
  if (n->telling == CLI_TELL_EVERYTHING) trace(n, event);
  else if (is_told(event->kind)) tell_story(n, event);
}

void cli_narrator_listen(CliNarrator *n, PopGame *game) {
  n->game = game;
  n->turn = 0;
  n->heading = 0;
  pop_game_listen(game, n->telling == CLI_TELL_NOTHING ? NULL : on_event, n);
}

void cli_narrator_end(CliNarrator *n) {
  const char *why = "";
  int winner = pop_game_winner(n->game, &why);
  if (n->telling == CLI_TELL_NOTHING || winner < 0) return;
  fprintf(n->out, "\n%s wins on turn %d: %s.\n", cli_seat_name(winner),
          pop_game_turn(n->game), why);
}
