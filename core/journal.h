/* journal.h: a game as a text file: save, replay and bug report in one.
**
** A journal holds everything a game depends on (engine and Lua release, fingerprint of
** the scripts, seed, both decks) and one line for each decision: the number of the option
** taken and the hash of the state it was taken in. The last line has the final hash and
** how the game ended. The form:
**
**   popcore journal 1
**   engine 0.1.0
**   lua Lua 5.4.4
**   scripts 89abcdef01234567
**   seed 42
**   dark 4 Card Name (B)          one line for each entry of the deck
**   light 4 Card Name
**   game
**   0 89abcdef01234567            one line for each decision
**   end 89abcdef01234567 dark     dark, light, open (given up) or error
*/
#ifndef POP_JOURNAL_H
#define POP_JOURNAL_H

#include <stdint.h>
#include <stdio.h>

#include "deck.h"

enum { JOURNAL_ANSWERS_MAX = 1000000 };

typedef enum JournalEnd {
  JOURNAL_DARK, JOURNAL_LIGHT, JOURNAL_OPEN, JOURNAL_ERROR,
  JOURNAL_ENDS,
  JOURNAL_CUT = JOURNAL_ENDS      /* the file stops without an end line */
} JournalEnd;

typedef struct JournalAnswer { uint64_t hash; int index; } JournalAnswer;

typedef struct Journal {
  char engine[32], lua[32];
  uint64_t scripts, seed;
  Deck decks[2];
  JournalAnswer *answers;
  int nanswers, capacity;
  int first_line;                 /* line of the first answer in the file */
  uint64_t hash;                  /* of the final state */
  JournalEnd end;
} Journal;

void journal_init(Journal *j);
void journal_free(Journal *j);

/* Appends a decision. 0 when out of memory or room. */
int journal_add(Journal *j, int index, uint64_t hash);

/* Reads a journal's text. 0 with "line N: reason" in 'error'; free 'j' in any case. */
int journal_parse(Journal *j, const char *text, size_t length, char *error, size_t size);

/* Write the parts of a journal. Errors show in ferror(out). */
void journal_write_head(FILE *out, const Journal *j);
void journal_write_answer(FILE *out, const JournalAnswer *answer);
void journal_write_end(FILE *out, uint64_t hash, JournalEnd end);

#endif
