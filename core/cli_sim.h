/* cli_sim.h: what the files of 'pop sim' share.
**
** cli_sim.c reads the command line and the decks; cli_sim_run.c plays the games in
** threads and fills in one record for each; cli_sim_stats.c adds the records up in the
** order of the games, so that it does not matter who played which and when;
** cli_sim_report.c prints. A new statistic is a field of the record and one of the sums; a
** new kind of player is a row in cli_player.c.
*/
#ifndef POP_CLI_SIM_H
#define POP_CLI_SIM_H

#include "cli_game.h"

enum { SIM_GAMES_MAX = 10000000, SIM_WORKERS_MAX = 256, SIM_REASONS = 16 };

typedef enum SimEnd {
  SIM_DARK, SIM_LIGHT, SIM_OPEN, SIM_ABORTED, SIM_ERROR, SIM_ENDS
} SimEnd;

/* One game as it went. */
typedef struct SimGame {
  uint64_t seed, hash;     /* hash: of the final state */
  const char *why;         /* reason of the victory, "" none; lives as long as the run */
  int decisions;           /* requests with two or more options */
  int turns, script_errors;
  SimEnd end;
  int first;               /* deck of the Dark Side player */
} SimGame;

/* The first game of a run in which something went wrong; -1 none. */
typedef struct SimTrouble { long long game; char text[512]; } SimTrouble;

typedef struct SimWorker SimWorker;

typedef struct SimRun {
  const char *who[2];
  const char *deck_names[2];
  Deck files[2];
  PopDeck decks[2];
  int rolled;              /* which deck is the Dark Side player's a die says in each game */
  CliList with;
  uint64_t seed;
  long long games, workers, turns; /* turns: a game is given up after that turn */
  SimWorker **all;
  PopProgram *program;     /* of the first worker */
  SimGame *results;
  long long done;          /* so many games were played: the first ones */
  double seconds;
  int interrupted;
  SimTrouble script_error, failure, abort;
} SimRun;

/* Makes the workers and loads the first one's program. 0 with a reason in 'error'. */
int sim_begin(SimRun *run, char *error, size_t size);

/* Plays the games. 0 with a reason in 'error' if that could not be done. */
int sim_play(SimRun *run, char *error, size_t size);

/* Frees what sim_begin() and sim_play() made. */
void sim_free(SimRun *run);

/* The seed of game 'i' of a run: nothing else goes into it. */
uint64_t sim_seed(uint64_t seed, long long i);

/* -- sums (cli_sim_stats.c) -------------------------------------------------------- */

typedef struct SimReason { const char *why; long long wins[2]; } SimReason;

typedef struct SimStats {
  long long games, ends[SIM_ENDS], decisions, script_errors;
  long long deck_wins[2];
  SimReason reasons[SIM_REASONS];
  int nreasons;
  long long *lengths;      /* games that were won on each turn 0..most */
  int least, most;         /* turns of the games that were won; most 0: none was */
  double median, mean;
  uint64_t hash;           /* of all final hashes, in the order of the games */
} SimStats;

/* Adds up the games that were played. 0 when out of memory; free in any case. */
int sim_stats(SimStats *stats, const SimRun *run);
void sim_stats_free(SimStats *stats);

/* -- printing (cli_sim_report.c) --------------------------------------------------- */

void sim_report_plain(FILE *out, const SimRun *run, const SimStats *stats);
void sim_report_json(FILE *out, const SimRun *run, const SimStats *stats);

/* Writes how far the run is over the current line of a terminal. */
void sim_report_progress(FILE *out, const SimRun *run, long long done, double seconds);
void sim_report_progress_end(FILE *out);

#endif
