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

/* 1 with a line that offers a name that may be meant, if there is no card of that name. */
int cli_deck_unknown(const PopProgram *p, const char *name, char *why, size_t size);

/* Reads two decks and checks that their cards exist and they are legal; one without a title is
** called what it was named by. 0 with a reason in 'error'. */
int cli_decks_read(const PopProgram *p, Deck decks[2], const char *const names[2], char *error,
                   size_t size);

/* 0 out of memory. */
int cli_decks_swap(Deck decks[2]);

/* Which of two decks sits first in the game of that seed, and the die that said so or 0; see
** pop_deck_order(). */
int cli_deck_order(const PopProgram *p, Deck decks[2], uint64_t seed, int *die);

/* Side of the deck's first card that has one: "dark"; "" if there is none. */
const char *cli_deck_side(const PopProgram *p, const Deck *deck);

/* -- players (cli_player.c, cli_human.c) ----------------------------------------- */

enum { CLI_GIVE_UP = -1, CLI_TAKE_BACK = -2, CLI_CONCEDE = -3 };

typedef struct CliPlayer CliPlayer;
struct CliPlayer {
  /* Index of the option taken, CLI_GIVE_UP, CLI_CONCEDE, or CLI_TAKE_BACK while 'past' > 0. */
  int (*choose)(CliPlayer *player, PopGame *game, const PopRequest *request);
  PopProgram *program;
  uint64_t random;   /* state of the player's own dice; never the game's */
  int seat;          /* 0 or 1 */
  int turn;          /* human: the turn whose board was shown last */
  int past;          /* human: own decisions that can be taken back; -1: none ever */
};

/* Makes the player that 'who' names: random, greedy or human. 0 if there is none. */
int cli_player_init(CliPlayer *player, const char *who, PopProgram *program, int seat,
                    uint64_t seed);

int cli_human_choose(CliPlayer *player, PopGame *game, const PopRequest *request);

/* A uniform number 0..n-1 from the player's dice. */
int cli_player_random(CliPlayer *player, int n);

/* -- taking back (cli_undo.c) ------------------------------------------------------ */

enum { CLI_UNDO_MAX = 100 };

/* Before a decision of the person's: what is no part of the game itself. */
typedef struct CliPast { CliPlayer players[2]; int nanswers; } CliPast;

typedef struct CliUndo {
  PopRing *ring;     /* NULL: nothing can be taken back in this game */
  CliPast past[CLI_UNDO_MAX];
} CliUndo;

/* Makes ready for a game of these two players; only a person who plays against a bot can
** take back. */
void cli_undo_begin(CliUndo *undo, PopProgram *program, const CliPlayer *players);
void cli_undo_end(CliUndo *undo);

/* How many decisions can be taken back. */
int cli_undo_count(const CliUndo *undo);

/* Keeps the game as it is before the person's answer number 'nanswers'. */
void cli_undo_keep(CliUndo *undo, const PopGame *game, const CliPlayer *players,
                   int nanswers);

/* Puts game and players back to the person's last decision. The number of answers that
** were given before it, or -1 if it could not be done. */
int cli_undo_take(CliUndo *undo, PopGame *game, CliPlayer *players);

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

/* -- where a game comes from (cli_origin.c) --------------------------------------- */

/* Empties 'j' and notes what games are made with here. 'load' tells it the scripts. */
void cli_origin_init(Journal *j, CliLoad *load);

/* Names what differs between a journal and what is here: "cards/SET, rules differ". 0 and
** "" if nothing does. */
int cli_origin_differ(const Journal *j, const Journal *here, char *out, size_t size);

/* -- journals in files (cli_journal.c) --------------------------------------------- */

typedef struct CliJournal {
  Journal *journal;
  const char *path;
  int fd;            /* -1: nothing is written */
  int sync;          /* each line reaches the disk before the game goes on */
  long long length;  /* of the sound file */
} CliJournal;

/* Reads a journal's file. 0 with a reason in 'error'. */
int cli_journal_read(Journal *j, const char *path, char *error, size_t size);

/* Puts the head of a new game into the file, in one step: a file that is there has a
** whole head. What is no finished game is kept as FILE.old. 0 with a reason in 'error'. */
int cli_journal_create(CliJournal *f, char *error, size_t size);

/* Opens the file of a journal that was read and cuts what follows its last answer. */
int cli_journal_reopen(CliJournal *f, char *error, size_t size);

/* Adds a decision to journal and file. 0 with a reason in 'error'. */
int cli_journal_answer(CliJournal *f, int index, uint64_t hash, char *error, size_t size);

/* Adds a call that was out of memory, unless it is in there. 0 with a reason in 'error'. */
int cli_journal_fault(CliJournal *f, uint32_t call, char *error, size_t size);

/* Takes the last decisions back, until 'n' are left. 0 with a reason in 'error'. */
int cli_journal_back(CliJournal *f, int n, char *error, size_t size);

/* Ends the journal, unless 'end' is JOURNAL_CUT, and closes the file. */
int cli_journal_close(CliJournal *f, uint64_t hash, JournalEnd end, char *error,
                      size_t size);

/* -- replay (cli_replay.c) ------------------------------------------------------- */

/* Starts a journal's game and answers its decisions as written. 'to': stop before that
** decision, -1 for all. 'players', or NULL, are asked too, so that the dice of those that
** have some are where they were; a person is not. The number of decisions that agreed,
** with a reason in 'error' at the first difference, else with "". */
int cli_journal_run(PopGame *game, Journal *j, int to, CliPlayer players[2], char *error,
                    size_t size);

#endif
