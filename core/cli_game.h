/* cli_game.h: the parts of the command that play and tell a game.
**
** One game at a table: two decks, two players who answer requests, a narrator who listens
** to events, a journal. cli_play.c and cli_replay.c put these together.
*/
#ifndef POP_CLI_GAME_H
#define POP_CLI_GAME_H

#include "cli.h"
#include "deck.h"
#include "journal.h"

/* -- decks (cli_deck.c) ---------------------------------------------------------- */

/* Reads the deck that 'text' means: a file, else the deck of cards/decks with that name
** or the only one with that part in its name. 0 with a reason in 'error'. */
int cli_deck_read(Deck *deck, const char *text, char *error, size_t size);

/* Checks that the cards exist and the deck is legal. 0 with a reason in 'error' that
** begins with 'text'. */
int cli_deck_check(const PopProgram *p, Deck *deck, const char *text, char *error,
                   size_t size);

/* Side of the deck's first card that has one: "dark"; "" if there is none. */
const char *cli_deck_side(const PopProgram *p, const Deck *deck);

/* -- players (cli_player.c, cli_human.c) ----------------------------------------- */

enum { CLI_GIVE_UP = -1 };

typedef struct CliPlayer CliPlayer;
struct CliPlayer {
  /* Index of the option taken, or CLI_GIVE_UP. */
  int (*choose)(CliPlayer *player, PopGame *game, const PopRequest *request);
  PopProgram *program;
  uint64_t random;   /* state of the player's own dice; never the game's */
  int seat;          /* 0 or 1 */
  int turn;          /* human: the turn whose board was shown last */
};

/* Makes the player that 'who' names: random, greedy or human. 0 if there is none. */
int cli_player_init(CliPlayer *player, const char *who, PopProgram *program, int seat,
                    uint64_t seed);

int cli_human_choose(CliPlayer *player, PopGame *game, const PopRequest *request);

/* A uniform number 0..n-1 from the player's dice. */
int cli_player_random(CliPlayer *player, int n);

/* -- telling (cli_narrator.c, cli_board.c) --------------------------------------- */

typedef enum CliTelling {
  CLI_TELL_NOTHING,
  CLI_TELL_STORY,
  CLI_TELL_EVERYTHING
} CliTelling;

typedef struct CliNarrator {
  PopGame *game;
  FILE *out;
  CliTelling telling;
  int viewer;        /* whose eyes: 0, 1, or -1 for all cards */
  int turn;          /* the turn announced last */
  int heading;       /* a step has begun and nothing happened in it yet */
  char step[512];
  int deployed;      /* the card that the event before deployed */
  int tapped;        /* the unit that tapped just now, not told yet */
  char tapped_text[512];
} CliNarrator;

/* Lets the narrator listen to a game. */
void cli_narrator_listen(CliNarrator *narrator, PopGame *game);

/* Tells how the game ended. */
void cli_narrator_end(CliNarrator *narrator);

/* "Dark" and "Light". */
const char *cli_seat_name(int seat);

/* Prints what 'viewer' sees: arenas, build zones, hands, resources. */
void cli_board_print(FILE *out, const PopProgram *p, PopGame *game, int viewer);

/* -- replay (cli_replay.c) ------------------------------------------------------- */

/* Starts a journal's game and answers its decisions as written. 'to': stop before that
** decision, -1 for all. 0 with a reason in 'error' at the first difference. */
int cli_journal_run(PopGame *game, Journal *j, int to, char *error, size_t size);

#endif
