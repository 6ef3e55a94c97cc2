/* deck.h: a deck as text.
**
** A deck file has one entry a line: "4 Card Name (B)", a count and the exact name; "name
** = Title" once; empty lines and lines that begin with '#'. The same entries stand in a
** journal. Whether the cards exist and the deck is legal is asked later, of a program.
*/
#ifndef POP_DECK_H
#define POP_DECK_H

#include <stddef.h>

#include "popcore.h"

enum { DECK_LINES = 250, DECK_COPIES = 250, DECK_NAME = 96 };

typedef struct Deck {
  char title[DECK_NAME];
  PopDeckCard cards[DECK_LINES];      /* names: set by deck_view() */
  int lines[DECK_LINES];              /* line of each entry, for messages */
  char names[DECK_LINES][DECK_NAME];
  int ncards;                         /* entries */
} Deck;

/* Empties a deck. */
void deck_init(Deck *deck);

/* Reads "COUNT NAME" and adds it. 0 with a reason in 'error' if it is no such entry. */
int deck_add(Deck *deck, const char *entry, int line, char *error, size_t size);

/* Reads a deck file's text. 0 with "line N: reason" in 'error'. */
int deck_parse(Deck *deck, const char *text, size_t length, char *error, size_t size);

/* The entries as the library wants them; valid until 'deck' changes or moves. */
PopDeck deck_view(Deck *deck);

#endif
