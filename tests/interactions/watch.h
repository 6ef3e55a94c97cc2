/* watch.h: which keywords take part in one attack together.
**
** A keyword takes part in an attack if an ability of it is played, resolves or is given on
** the way, or if attacker, defender or a new defender has it when the dice are rolled. What
** an attack leaves behind for its end belongs to it, until the next attack begins.
*/
#ifndef POP_WATCH_H
#define POP_WATCH_H

#include "cli_game.h"

enum { WATCH_KEYWORDS = 128 };

/* Keywords by the order of their names; the same in all programs of the script tree. */
typedef struct Keywords { int count; char names[WATCH_KEYWORDS][32]; } Keywords;

typedef struct Met { unsigned char pair[WATCH_KEYWORDS][WATCH_KEYWORDS]; } Met;

/* Names of the keywords of scripts/keywords, those that are other names left out. */
int keywords_read(Keywords *k, const PopProgram *p);
int keywords_find(const Keywords *k, const char *name); /* -1: none */

/* Pairs that meet in the games heard from now on are noted in 'met' with the value 'mark'. */
void watch_into(const Keywords *k, Met *met, unsigned char mark);

/* Hears this game, instead of pop_game_listen(). */
void watch_game(PopGame *game);

/* Ends the attack that was heard last, if one was. */
void watch_flush(void);

#endif
