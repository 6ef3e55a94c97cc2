/* bench.h: what the files of the benchmark share.
**
** A workload is opened by its name: it loads a program and knows how one game of it is
** set up. games.c plays any workload, report.c measures and prints it, curves.c compares
** a row of workloads that differ in one number.
*/
#ifndef POP_BENCH_H
#define POP_BENCH_H

#include "pairs/pairs.h"

typedef struct Totals {
  uint64_t games, requests, real, hash;
  double seconds, setup;
  double cpu;              /* of these seconds, those in which we had a core */
  size_t bytes;
} Totals;

typedef struct Bench Bench;
struct Bench {
  char name[32];
  const char *who;         /* how both players answer: "random" */
  int hash;                /* hash the state at every decision, as a journal does */
  PopProgram *program;
  /* Brings a new game to its first step. 0 after a message. */
  int (*set_up)(Bench *b, PopGame *game, uint64_t seed);
  Deck decks[2];
  Pairs pairs;             /* of "starters" */
  PopGame *placed;         /* a board, before it begins; NULL for decks */
  const char *sequence;    /* what the board begins with */
  PopGame *middle;         /* copy of a game at decision 'middle_at' */
  uint64_t middle_at;
  uint64_t next_seed;
  double load_ms;
  int script_errors;       /* none are expected: they end the workload */
  uint64_t overfull;       /* how often a fixed array of a game was too small (crowded boards) */
  Totals total;
};

/* Prints one line on standard error; answers 0. */
int bench_fail(const char *what, const char *why);

double bench_now(void);    /* seconds */
double bench_cpu(void);    /* seconds this process had a core */

/* Opens the workload 'name' says (workloads.c). 0 after a message; close it anyway. */
int bench_open(Bench *b, const char *name);
void bench_close(Bench *b);

/* Loads the scripts, 'with' (a file below the root, or NULL) and synthetic cards. */
int bench_load(Bench *b, const char *with, int cards);

/* What a board is made of (boards.c). */
typedef struct BoardKind {
  const char *set;         /* first word of its cards' names */
  const char *sequence;
  int bare;                /* only units without text */
} BoardKind;

/* Loads the cards of boards and places 'units' of them. */
int board_open(Bench *b, const BoardKind *kind, int units);

/* Plays games, each with the next seed, until 'seconds' have passed, or 'games' games if
** that is not 0. Adds to the totals. 0 after a message. */
int bench_play_games(Bench *b, double seconds, uint64_t games);

/* Measures a played workload's copy, hash and call, and prints its line. */
void report_workload(Bench *b);

/* The two curves; each point is played for about 'seconds'. 0 after a message. */
int curve_known(double seconds);
int curve_in_play(double seconds);

#endif
