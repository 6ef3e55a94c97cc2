/* cli_narrator.c: tells a game as a person wants to read it.
**
** The library turns each event into a sentence; here is decided which events are told, and
** turns and steps become headings. A step's heading waits until something is told below
** it, so quiet steps leave no trace; that a unit taps waits too, because an attack of that
** unit says it better.
*/
#include <string.h>

#include "cli_game.h"

const char *cli_seat_name(int seat) {
  return seat == 0 ? "Dark" : "Light";
}

/* Told only by --trace: what other events already say, or what fills the page. */
static const char *const untold[] = {"step_ended", "passed", "rolling", "hit", "counted",
                                     "damage_pending", "attack_ended", "attacks_repeat",
                                     "untapped", "moved"};

static int is_kind(const PopEvent *event, const char *kind) {
  return !strcmp(event->kind, kind);
}

/* Actions of the rules (number -1) are told by what they do to their card; resources are told when
** somebody gains some after the setup. */
static int is_told(const CliNarrator *n, const PopEvent *event) {
  if (event->secret && n->viewer >= 0 && event->unknown_to >> n->viewer & 1) return 0;
  for (size_t i = 0; i < sizeof untold / sizeof untold[0]; i++)
    if (is_kind(event, untold[i])) return 0;
  if (is_kind(event, "ability_used")) return event->number >= 0 || event->card == POP_NO_CARD;
  if (is_kind(event, "entered")) return event->card != n->deployed;
  if (is_kind(event, "given")) return event->card != event->source;
  if (is_kind(event, "resource_changed"))
    return event->amount > 0 && pop_game_turn(n->game) > 0;
  return 1;
}

/* What a player is seen to do with a card that the viewer may not know. */
static const char *hidden_deed(const PopEvent *event) {
  static const struct { const char *kind, *deed; } deeds[] = {
    {"drawn", "draws a card"},
    {"built", "begins to build a card"},
    {"counters_changed", "goes on building a card"},
    {"completed", "completes a card"},
  };
  for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++)
    if (is_kind(event, deeds[i].kind)) return deeds[i].deed;
  return "moves a card";
}

/* Whether the event says the name of a card that the viewer may not know. */
static int is_hidden(CliNarrator *n, const PopEvent *event) {
  PopCard card;
  if (n->viewer < 0 || event->card == POP_NO_CARD) return 0;
  if (event->unknown_to >> n->viewer & 1) return 1;
  return is_kind(event, "counters_changed") &&
         pop_game_card(n->game, n->viewer, event->card, &card) == POP_OK && card.def < 0;
}

static void event_text(CliNarrator *n, const PopEvent *event, char *out, size_t size) {
  if (is_hidden(n, event))
    snprintf(out, size, "%s %s", cli_seat_name(event->player), hidden_deed(event));
  else
    pop_game_event_text(n->game, event, out, size);
}

static void tell_turn(CliNarrator *n) {
  int turn = pop_game_turn(n->game);
  if (turn == n->turn) return;
  n->turn = turn;
  fprintf(n->out, "\n== Turn %d ==\n", turn);
}

/* Keeps a step's name for its heading: "battle.space" reads "battle space". */
static void keep_step(CliNarrator *n, const char *text) {
  snprintf(n->step, sizeof n->step, "%s", text);
  for (char *c = n->step; *c; c++)
    if (*c == '_' || *c == '.') *c = ' ';
  n->heading = 1;
}

static void tell(CliNarrator *n, const char *text) {
  tell_turn(n);
  if (n->heading) fprintf(n->out, "%s\n", n->step);
  n->heading = 0;
  fprintf(n->out, "  %s\n", text);
}

/* Tells or drops the unit that tapped just before 'event'. */
static void tell_tapped(CliNarrator *n, const PopEvent *event) {
  if (n->tapped == POP_NO_CARD) return;
  if (!is_kind(event, "attacked") || event->source != n->tapped) tell(n, n->tapped_text);
  n->tapped = POP_NO_CARD;
}

static void tell_story(CliNarrator *n, const PopEvent *event) {
  char text[512];
  tell_tapped(n, event);
  if (!is_told(n, event)) return;
  event_text(n, event, text, sizeof text);
  n->deployed = is_kind(event, "deployed") ? event->card : POP_NO_CARD;
  if (is_kind(event, "step_started")) {
    keep_step(n, text);
  } else if (is_kind(event, "tapped")) {
    n->tapped = event->card;
    snprintf(n->tapped_text, sizeof n->tapped_text, "%s", text);
  } else {
    tell(n, text);
  }
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
  else tell_story(n, event);
}

void cli_narrator_listen(CliNarrator *n, PopGame *game) {
  n->game = game;
  n->turn = 0;
  n->heading = 0;
  n->tapped = n->deployed = POP_NO_CARD;
  pop_game_listen(game, n->telling == CLI_TELL_NOTHING ? NULL : on_event, n);
}

void cli_narrator_end(CliNarrator *n) {
  const char *why = "";
  int winner = pop_game_winner(n->game, &why);
  if (n->telling == CLI_TELL_NOTHING || winner < 0) return;
  fprintf(n->out, "\n%s wins on turn %d: %s.\n", cli_seat_name(winner),
          pop_game_turn(n->game), why);
}
