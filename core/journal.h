/* journal.h: a game as a text file: save, replay and bug report in one.
**
** A journal holds everything a game depends on and a line for each decision: the number
** of the option taken and the hash of the state it was taken in. A line is written before
** its answer is carried out and never changed, so what a killed game leaves replays up to
** the last answer it accepted. The form, without the check that ends each line:
**
**   popcore journal 2
**   engine 0.1.0                        what the game was made with
**   lua Lua 5.4.4
**   word 64                             bits of an address
**   scripts 89abcdef01234567 rules      a fingerprint of each part of the scripts:
**   scripts 89abcdef01234567 keywords   vocabulary and rules, keywords,
**   scripts 89abcdef01234567 cards/SET  each set of cards, each overlay
**   seed 42
**   players random human
**   decks 89abcdef01234567              fingerprint of the lines dark and light
**   dark 4 Card Name (B)                one line for each entry of the deck
**   light 4 Card Name
**   game
**   0 89abcdef01234567                  one line for each decision
**   concede light 89abcdef01234567      or the player concedes instead of answering
**   fault 1234                          a call of a script's function was out of memory
**   end 89abcdef01234567 dark           dark, light, open (given up), error or aborted
**
** A line is its text, a space, and 8 digits of check: what 'printf "%s" "NUMBER TEXT" |
** cksum' counts, in base 16, where NUMBER is the line's number from 1. So a torn line is
** known, and so is one that was lost, doubled or edited. A journal is cut if its last
** line is unsound or no end line; it is damaged if lines follow an unsound one.
**
** A line "fault" stands behind the answer after which it happened. Where memory is out
** differs from machine to machine, so a replay lets the call of that number fail, too.
*/
#ifndef POP_JOURNAL_H
#define POP_JOURNAL_H

#include <stdint.h>

#include "deck.h"
#include "lines.h"

enum {
  JOURNAL_ANSWERS_MAX = 1000000,
  JOURNAL_PARTS = 128,
  JOURNAL_LINE = LINE_SIZE + 1,
  JOURNAL_CHECK = 9               /* a space and 8 digits */
};

typedef enum JournalEnd {
  JOURNAL_DARK, JOURNAL_LIGHT, JOURNAL_OPEN, JOURNAL_ERROR, JOURNAL_ABORTED,
  JOURNAL_ENDS,
  JOURNAL_CUT = JOURNAL_ENDS      /* the file stops without an end line */
} JournalEnd;

/* 'index': the option taken, or JOURNAL_CONCEDES(seat). */
typedef struct JournalAnswer { uint64_t hash; int index; } JournalAnswer;
#define JOURNAL_CONCEDES(seat) (-1 - (seat))

/* 'after': how many answers were given before it. */
typedef struct JournalFault { uint32_t call; int after; } JournalFault;

typedef struct JournalPart { char name[64]; uint64_t hash; } JournalPart;

typedef struct Journal {
  char engine[32], lua[32];
  int word;
  JournalPart parts[JOURNAL_PARTS];
  int nparts;
  uint64_t seed;
  char players[2][16];
  uint64_t deck_hash;             /* as read; journal_deck_hash() counts it */
  Deck decks[2];
  JournalAnswer *answers;
  int nanswers, capacity;
  JournalFault faults[POP_FAULTS_MAX];
  int nfaults;
  int first_line;                 /* line of the first answer in the file */
  uint64_t hash;                  /* of the final state */
  JournalEnd end;
  /* Where reading stopped: */
  size_t length;                  /* of the file */
  size_t sound, answered;         /* bytes up to the last sound line, the last answer */
  int open_line;                  /* the last sound line has no newline yet */
  int damaged;                    /* lines follow an unsound one */
  char reason[160];               /* why a journal that is cut ends where it does */
} Journal;

extern const char *const journal_end_names[JOURNAL_ENDS];
extern const char *const journal_seat_names[2];

void journal_init(Journal *j);
void journal_free(Journal *j);

/* Appends a decision. 0 when out of memory or room. */
int journal_add(Journal *j, int index, uint64_t hash);

/* Notes that a call failed now. 0 if it is noted already or there is no room. */
int journal_add_fault(Journal *j, uint32_t call);

/* Forgets all answers but the first 'n', and what happened after them. */
void journal_go_back(Journal *j, int n);

/* Adds the fingerprint of a part of the scripts. 0 if there are too many. */
int journal_add_part(Journal *j, const char *name, uint64_t hash);

/* Goes on with a fingerprint that began with JOURNAL_HASH. */
#define JOURNAL_HASH 0xcbf29ce484222325u
uint64_t journal_hash(uint64_t hash, const char *text, size_t length);

/* Fingerprint of both decks, as their lines stand in the file. */
uint64_t journal_deck_hash(const Journal *j);

/* The check of a line without the check. */
uint32_t journal_check(int number, const char *text);

/* Reads a journal's text. 0 with "line N: reason" in 'error'; free 'j' in any case. A
** file that is whole up to the line "game" is read; the rest may be cut or damaged. */
int journal_parse(Journal *j, const char *text, size_t length, char *error, size_t size);

/* All lines up to "game", malloc'ed; NULL when out of memory. Sets 'first_line'. */
char *journal_head_text(Journal *j, size_t *length);

/* The number of the line of answer 'i'. */
int journal_line_of(const Journal *j, int i);

/* One line with its newline, of answer or fault 'i' or of the end; its length. */
size_t journal_answer_text(const Journal *j, int i, char out[JOURNAL_LINE]);
size_t journal_fault_text(const Journal *j, int i, char out[JOURNAL_LINE]);
size_t journal_end_text(const Journal *j, char out[JOURNAL_LINE]);

#endif
