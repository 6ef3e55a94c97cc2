/* zone.h: where cards are. All changes of place go through here. */
#ifndef POP_ZONE_H
#define POP_ZONE_H

#include "game.h"

static inline int set_has(const CardSet *set, unsigned card) {
  return card < 64u * SET_WORDS && ((set->bits[card >> 6] >> (card & 63)) & 1u);
}
static inline void set_add(CardSet *set, unsigned card) {
  set->bits[card >> 6] |= (uint64_t)1 << (card & 63);
}
static inline void set_remove(CardSet *set, unsigned card) {
  set->bits[card >> 6] &= ~((uint64_t)1 << (card & 63));
}
static inline CardSet set_both(const CardSet *a, const CardSet *b) {
  CardSet out;
  for (int i = 0; i < SET_WORDS; i++) out.bits[i] = a->bits[i] & b->bits[i];
  return out;
}
static inline void set_clear(CardSet *set) { *set = (CardSet){{0}}; }
int set_count(const CardSet *set);
/* The first member after 'after' (-1 to begin), or -1. */
static inline int set_next(const CardSet *set, int after) {
  unsigned from = (unsigned)(after + 1), w = from >> 6;
  if (w >= SET_WORDS) return -1;
  uint64_t bits = set->bits[w] & (~(uint64_t)0 << (from & 63));
  while (!bits)
    if (++w == SET_WORDS) return -1;
    else bits = set->bits[w];
  return (int)(w * 64) + __builtin_ctzll(bits);
}

static inline const Def *card_def(const PopGame *g, unsigned card) {
  return &g->p->defs.at[g->s.cards[card].def];
}
static inline int card_is_unit(const PopGame *g, unsigned card) {
  return (card_def(g, card)->kinds & KIND(unit)) != 0;
}
/* In an arena (attached cards are where their bearer is). */
static inline int card_in_arena(const PopGame *g, unsigned card) {
  return g->s.cards[card].zone < ZONE_ARENAS;
}
/* Face down beneath a card, of which it is no part: it has no text and is no unit. */
static inline int card_is_beneath(const Card *c) {
  return c->host != NO_CARD && (c->flags & CARD_FACE_DOWN);
}
/* Is it a card of its own? One under the top card of a stack is part of that unit, one that
** lies face down beneath a card is nothing. */
static inline int card_is_own(const Card *c) {
  return !(c->flags & CARD_STACKED) && !card_is_beneath(c);
}
/* Can it have counters and be tapped: on the table, face up or down, and a card of its own
** (R6.2.8)? */
static inline int card_is_placed(const Card *c) {
  return (c->zone < ZONE_ARENAS || c->zone == ZONE_build) && card_is_own(c);
}
/* In play: in an arena, or face up in the build zone (R4.1.2, R9.8.3). */
static inline int card_in_play(const PopGame *g, unsigned card) {
  const Card *c = &g->s.cards[card];
  if (card_is_beneath(c)) return 0;
  return c->zone < ZONE_ARENAS || (c->zone == ZONE_build && !(c->flags & CARD_FACE_DOWN));
}

/* Where it is for its text: the bit of Ability.zones. */
static inline unsigned card_place(const Card *c) {
  if (card_is_beneath(c)) return 0;
  if (c->flags & CARD_STACKED) return 1u << PLACE_under;
  if (c->flags & CARD_ABOARD) return 1u << PLACE_aboard;
  if (c->zone < ZONE_ARENAS) return 1u << (ZONE_ARENAS - 1);
  return c->zone == ZONE_build && (c->flags & CARD_FACE_DOWN) ? 1u : 1u << c->zone;
}
/* Do the numbers of its own text count? Those of what is aboard a unit don't (R6.5.3). */
static inline int card_counts(const PopGame *g, unsigned card) {
  return card_in_arena(g, card) && !(g->s.cards[card].flags & CARD_ABOARD);
}
/* Adds the cards on a player's table, with all that hangs on them: a text in force may give them
** an ability. */
void zone_table(const State *s, uint8_t player, CardSet *set);
/* The player in whose lists a card is: who controls it where cards are used, else its owner
** (R4.1.3). */
static inline uint8_t zone_player(const Card *c, uint8_t zone) {
  int used = zone < ZONE_ARENAS || zone == ZONE_build || zone == ZONE_hand;
  return used ? c->controller : c->owner;
}
static inline uint8_t card_holder(const Card *c) { return zone_player(c, c->zone); }

/* Where a card goes that is discarded, and one that should go to another zone than its own
** player's part of the table: cards of some kinds always to one (goes_to, R6.4.4). */
static inline uint8_t zone_pile(const PopGame *g, unsigned card) {
  if (g->s.cards[card].flags & CARD_FLEETING) return ZONE_removed;
  return card_def(g, card)->pile;
}
static inline uint8_t zone_instead(const PopGame *g, unsigned card, uint8_t zone) {
  uint8_t pile = card_def(g, card)->pile;
  return pile == ZONE_discard || zone < ZONE_ARENAS || zone == ZONE_build ? zone : pile;
}

/* Adds a card of a definition to the bottom of a zone. Its number or NO_CARD when full. */
uint8_t zone_add_card(PopGame *g, uint16_t def, uint8_t owner, uint8_t zone);

/* Makes anew what derives from the texts and numbers of the cards: after a position was
** brought back, or cards changed their numbers. */
void zone_index(PopGame *g);

/* Moves a card (taking it off a bearer) to a zone of its controller, or of its owner when
** it leaves play (R4.1.3); to the top or the bottom. Leaving play clears counters and ends
** what was given to it (R4.1.6, R9.6.2); its attachments are discarded (R6.6.5), the cards of
** its stack go along (R6.2.9). */
void zone_move(PopGame *g, uint8_t card, uint8_t zone, int top);

/* Moves a card to its pile, and what hangs on it each to its own. */
void zone_discard(PopGame *g, uint8_t card);

/* Gives a card in hand or on the table, with the cards of its stack, to a player (R9.6.5). */
void zone_control(PopGame *g, uint8_t card, uint8_t player);

/* Takes a card out of a stack, for a player: to the bottom under a unit or, without one, to be
** a unit in the same arena, as tapped as the stack (R6.2.8) or, if that is not of its types, in
** the build zone. */
void zone_part(PopGame *g, uint8_t card, uint8_t player, uint8_t under);

/* Puts a card onto a bearer, into whose zone it goes. */
void zone_attach(PopGame *g, uint8_t card, uint8_t host);

/* Puts a card under a unit, at the bottom of its stack. */
void zone_stack(PopGame *g, uint8_t card, uint8_t unit);

/* Puts a card that is discarded face down under a unit, instead of into the pile; what hangs
** on it goes to the pile. */
void zone_tuck(PopGame *g, uint8_t card, uint8_t unit);

/* 'card', which hangs on 'unit', takes its place: zone, counters, tapped state and all that
** hangs on it; 'unit' hangs on 'card' then (R6.2.8). */
void zone_take_place(PopGame *g, uint8_t card, uint8_t unit);

/* Random order, from the game's generator; the cards get new numbers as well (R11.2). */
void zone_shuffle(PopGame *g, uint8_t player, uint8_t zone);

/* Uniform 0..n-1, n in 1..65535. */
uint32_t rng_below(State *s, uint32_t n);
void rng_permute(State *s, uint8_t *items, int n);
void rng_seed(State *s, uint64_t seed);

/* One die: the next scripted face, or a random one. 0 if dice are strict and none waits. */
int rng_die(PopGame *g);

#endif
