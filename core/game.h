/* game.h: the handle of one game, and the results that steps give to the loop.
**
** PopGame holds the flat State and what is not state: the program, the options of the
** open request (recomputed when needed), the listener, the last error, and the copies
** kept while a script function is suspended.
*/
#ifndef POP_GAME_H
#define POP_GAME_H

#include "state.h"

typedef enum Flow {
  FLOW_NEXT,   /* the op is done: go on with the next one */
  FLOW_AGAIN,  /* frames were pushed or the phase changed: look at the top again */
  FLOW_WAIT,   /* a request is open */
  FLOW_ERROR   /* g->status says what */
} Flow;

typedef struct Shadow Shadow; /* script.h: a copy of the state under a running function */

/* What the limits of a whole game count. It is no part of the position: an effect that is
** void was counted all the same. A copy takes it along. */
typedef struct Tally {
  uint64_t instructions;
  uint32_t decisions;  /* answers taken */
  uint32_t calls;      /* of functions of scripts while the game ran, from 1 */
  uint32_t output;     /* bytes of messages told */
  uint16_t failed;     /* calls that were out of memory */
  uint16_t idle_turns; /* turns begun since the last answer */
  uint16_t nexpected;
  uint32_t expected[POP_FAULTS_MAX]; /* calls that are to be */
} Tally;

/* Room for any position in which an outermost effect begins: no function has run, and not all
** frames are in use. */
enum { RESCUE_MARKS = 4,
       RESCUE_POOL = STATE_BYTES - sizeof(((State *)0)->log) - 24 * sizeof(Frame) };

/* The position at the start of an effect (rescue.h): what of it was in use is in the pool,
** from the end of the mark before up to its own. */
typedef struct Mark {
  int frames;          /* so many then */
  uint32_t ticks;      /* steps before it since the last decision */
  uint32_t end;
} Mark;

enum { MODIFIERS_DEPTH = 4 }; /* modifiers.h */

/* What reads inside an outermost read found, by their depth; values.c. */
typedef struct Answer { uint16_t what; int16_t value; uint8_t kind, card; } Answer;

enum { ANSWERS = 256 }; /* a power of 2 */

typedef struct Answers {
  int cleared;         /* so many depths have been */
  Answer at[MODIFIERS_DEPTH - 1][ANSWERS];
} Answers;

struct PopGame {
  State s;
  PopProgram *p;
  PopStatus status;
  int noptions, options_ready, ask_always;
  int crowded;         /* an option that finds no room was told in this list */
  int overfull;        /* a text that finds no room was told in this game */
  CardSet given_up;    /* identities of cards of which a search for a way to pay was told */
  int depth;           /* nested reads of computed values, see modifiers.h */
  int saw_dice;        /* secret dice have been read since somebody set this to 0, eval.h */
  int blind;           /* 1 + the player for whom is read: secret dice say nothing; 0 the game */
  Answers *answers;    /* while an outermost read goes on */
  int asked;           /* nested questions whether a card can be played or fits, eval.c */
  PopOption options[POP_MAX_OPTIONS];
  void (*on_event)(void *user, const PopEvent *event);
  void *on_event_user;
  Shadow *shadow;
  PopGame *twin;       /* paranoid.h; NULL unless switched on */
  int nmarks;          /* rescue.h: how many effects are remembered, the outermost first */
  CardSet busy;        /* whose effects took the last steps before the limit of them */
  int running;         /* the loop runs: what scripts do now is counted */
  int unheard;         /* a twin: reports nothing */
  PopFault fault;      /* which limit was broken, if one was */
  Tally tally;
  char error[256];
  Mark marks[RESCUE_MARKS];
  unsigned char pool[RESCUE_POOL];
};

/* The parts of a state, in their order, as far as they are in use: what lies behind decides
** nothing and is written before it is read. The first part has the counts of the others. */
enum { STATE_PARTS = 10 };
typedef struct StatePart { size_t offset, size; } StatePart;
void state_parts(const State *s, StatePart parts[STATE_PARTS]);

/* pop_game_copy() without asking whether the programs are the same: they are alike. */
PopStatus game_copy(PopGame *to, const PopGame *from);

/* Ends the run with a status and a message of printf form; always FLOW_ERROR. */
Flow game_fail(PopGame *g, PopStatus status, const char *format, ...);

/* The same for a limit: POP_ERROR_LIMIT. */
Flow game_break(PopGame *g, PopFault limit, const char *format, ...);

/* Allocates through the program's allocator; NULL when refused or size is 0. */
void *game_alloc(PopGame *g, void *ptr, size_t old_size, size_t size);

#endif
