/* request.h: asking a player, and the options of the open question. */
#ifndef POP_REQUEST_H
#define POP_REQUEST_H

#include "game.h"

/* Opens a question to 'player'. Card questions take their options from the candidates of
** the top frame; 'lo' != 0 then means "or none". Numbers are lo..hi, arenas bits of hi. */
Flow request_ask(PopGame *g, PopRequestKind kind, uint8_t player, int lo, int hi,
                 uint16_t text);

/* Lists the options of the open question in g->options; how many. The same state always
** gives the same list. */
int request_list(PopGame *g);

/* Reads the option that was taken, once; 0 if none was. */
int request_taken(PopGame *g, PopOption *out);

/* Adds an option to g->options; an ability that finds no room is told and not
** offered, for anything else it is an error of the game. */
void request_add(PopGame *g, const PopOption *option);

#endif
