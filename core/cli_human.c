/* cli_human.c: a person at the terminal.
**
** Shows the board when a turn or an unusual question begins, numbers the options and
** reads a number. "b" shows the board again, "? CARD" a card's text, "undo" takes the last
** decision back, "?" helps, "q" leaves the game open, "concede" gives it to the opponent.
** Line editing comes from libedit when it was there at build time.
*/
#include <stdlib.h>
#include <string.h>

#ifdef POP_EDITLINE
#include <editline/readline.h>
#endif

#include "cli_game.h"

enum { ANSWER_AGAIN = -4 };

/* Reads one line into malloc'ed memory; NULL at the end of input. */
static char *read_line(const char *prompt) {
#ifdef POP_EDITLINE
  return readline(prompt);
#else
  char line[256];
  fputs(prompt, stdout);
  fflush(stdout);
  if (!fgets(line, sizeof line, stdin)) return NULL;
  if (!strchr(line, '\n')) /* the rest of a line too long is no line of its own */
    for (int c = getchar(); c != '\n' && c != EOF;) c = getchar();
  line[strcspn(line, "\n")] = 0;
  char *copy = malloc(strlen(line) + 1);
  return copy ? strcpy(copy, line) : NULL;
#endif
}

static const char *question(const PopRequest *r) {
  static const char *const questions[] = {
    [POP_REQUEST_WINDOW] = "Play something or pass",
    [POP_REQUEST_CARD] = "Choose a card",
    [POP_REQUEST_YES_NO] = "Yes or no",
    [POP_REQUEST_NUMBER] = "Choose a number",
    [POP_REQUEST_MODE] = "Choose one",
    [POP_REQUEST_ARENA] = "Choose an arena",
    [POP_REQUEST_ORDER] = "Which effect comes next",
    [POP_REQUEST_UNIT] = "What does this unit do",
    [POP_REQUEST_DIE] = "Roll a die again",
  };
  return *r->what ? r->what : questions[r->kind];
}

/* What a person weighs when a unit is an option; nothing of what has no health. */
static void print_unit(PopGame *game, int viewer, const PopOption *o) {
  PopCard c;
  if (o->kind != POP_OPTION_CARD && o->kind != POP_OPTION_ATTACK) return;
  if (pop_game_card(game, viewer, o->card, &c) != POP_OK || c.def < 0 || c.health <= 0)
    return;
  printf("  (%s, speed %d, power %d, health %d", cli_seat_name(c.controller), c.speed,
         c.power, c.health);
  if (c.damage) printf(", damage %d", c.damage);
  printf("%s)", c.tapped ? ", tapped" : "");
}

static void print_request(PopGame *game, const PopRequest *r) {
  const char *where = *r->window ? r->window : pop_game_step(game);
  printf("\n%s, %s", cli_seat_name(r->player), question(r));
  if (*where) printf(" [%s]", where);
  if (r->card != POP_NO_CARD)
    printf(" (%s)", pop_game_card_name(game, r->player, r->card));
  printf("\n");
  for (int i = 0; i < r->count; i++) {
    char text[1280]; /* an ability's text has up to 1000 bytes */
    pop_game_option_text(game, &r->options[i], text, sizeof text);
    printf("  %2d  %s", i + 1, text);
    print_unit(game, r->player, &r->options[i]);
    printf("\n");
  }
}

/* The definition of a card, -1 if the player may not know it (R11). */
static int known_def(const CliPlayer *player, PopGame *game, int card) {
  PopCard c;
  return pop_game_card(game, player->seat, card, &c) == POP_OK ? c.def : -1;
}

/* The definitions that the player sees in the game, each once. */
static int defs_in_sight(const CliPlayer *player, PopGame *game, int *defs) {
  int count = 0;
  for (int card = 0; card < pop_game_cards(game); card++) {
    int def = known_def(player, game, card), i = 0;
    while (i < count && defs[i] != def) i++;
    if (def >= 0 && i == count) defs[count++] = def;
  }
  return count;
}

/* Prints the card of an option, named by its number, or the card or keyword of a name. */
static void explain(const CliPlayer *player, PopGame *game, const PopRequest *r,
                    const char *text) {
  int defs[POP_NO_CARD]; /* no card has that number, so there are no more */
  char error[512], *end;
  long number = strtol(text, &end, 10);
  int is_number = end != text && !*end;
  if (is_number && number >= 1 && number <= r->count) {
    int def = known_def(player, game, r->options[number - 1].card);
    if (def >= 0) cli_show_card(player->program, def);
    else printf("%ld is no card that you see.\n", number);
    return;
  }
  int count = defs_in_sight(player, game, defs);
  if (cli_show_name(player->program, defs, count, text, error, sizeof error)) return;
  if (is_number) printf("%s; the options are 1 to %d\n", error, r->count);
  else printf("%s\n", error);
}

/* The line without blanks and the ends of lines of other systems around it. */
static char *trimmed(char *line) {
  static const char blank[] = " \t\r";
  line += strspn(line, blank);
  size_t length = strlen(line);
  while (length && strchr(blank, line[length - 1])) line[--length] = 0;
  return line;
}

/* What a line means: an option, CLI_GIVE_UP, CLI_CONCEDE, CLI_TAKE_BACK, or ANSWER_AGAIN
** after saying why. */
static int understand(const CliPlayer *player, PopGame *game, const PopRequest *r,
                      const char *line) {
  char *end;
  if (!strcmp(line, "q")) return CLI_GIVE_UP;
  if (!strcmp(line, "concede")) return CLI_CONCEDE;
  if (!strcmp(line, "b")) {
    cli_board_print(stdout, player->program, game, player->seat);
    return ANSWER_AGAIN;
  }
  if (!strcmp(line, "undo") || !strcmp(line, "u")) {
    if (player->past > 0) return CLI_TAKE_BACK;
    printf(player->past < 0 ? "Nothing is taken back between two persons.\n"
                            : "There is no decision of yours to take back.\n");
    return ANSWER_AGAIN;
  }
  if (*line == '?' && line[1 + strspn(line + 1, " ")]) {
    explain(player, game, r, line + 1 + strspn(line + 1, " "));
    return ANSWER_AGAIN;
  }
  long number = strtol(line, &end, 10);
  if (end != line && !*end && number >= 1 && number <= r->count) return (int)number - 1;
  printf("A number from 1 to %d; ? and a number or a part of a name prints that card, b shows "
         "the board, undo takes your last decision back, q leaves the game open, concede "
         "gives it to the opponent.\n", r->count);
  return ANSWER_AGAIN;
}

int cli_human_choose(CliPlayer *player, PopGame *game, const PopRequest *r) {
  int answer = ANSWER_AGAIN;
  if (player->turn != pop_game_turn(game)) {
    player->turn = pop_game_turn(game);
    cli_board_print(stdout, player->program, game, player->seat);
  }
  print_request(game, r);
  while (answer == ANSWER_AGAIN) {
    char *line = read_line("> ");
    if (!line) return CLI_GIVE_UP;
    answer = understand(player, game, r, trimmed(line));
    free(line);
  }
  return answer;
}
