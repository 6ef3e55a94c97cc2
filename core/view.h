/* view.h: what a player may know (R11). */
#ifndef POP_VIEW_H
#define POP_VIEW_H

#include "game.h"

/* May the viewer (0, 1; below 0: everybody's eyes) know which card this is? Nobody knows the
** order of decks, the owner knows hand and face-down cards; who chooses among own cards sees
** them; and there are texts that let a player look. */
int view_can_see(PopGame *g, int viewer, uint8_t card);

/* Bits of the players who may. */
uint8_t view_known_to(PopGame *g, uint8_t card);

/* Are the attack dice on the table secret from the player? */
static inline int view_dice_hidden(const PopGame *g, int viewer) {
  return g->s.attack.on && viewer >= 0 && g->s.attack.secret == viewer + 1;
}

/* Is it read for a player from whom they are? */
static inline int view_is_blind(const PopGame *g) { return view_dice_hidden(g, g->blind - 1); }

#endif
