/* modifiers.h: what texts in force do to a card.
**
** A card is touched by bodies: its printed text, statics of other cards that take it,
** and modifiers that effects gave. grants_visit() walks the lines of all of them, with
** keywords opened up and their stacking classes applied (R10.2); every computed value,
** prohibition, window and trigger is read through it. Nothing is cached but the list of
** bodies in force, which is rebuilt whole after a change of place or of modifiers, and inside
** one read what conditions in it said (grants.c).
**
** A text that reads computed values could ask for itself: reads nested MODIFIERS_DEPTH deep
** see printed numbers only. The depth is small because such texts on many cards multiply.
*/
#ifndef POP_MODIFIERS_H
#define POP_MODIFIERS_H

#include "eval.h"

/* One line that touches a card. */
typedef struct Leaf {
  const Entry *entry;
  Instance of;       /* identity; 'ability' set for ENTRY_ABILITY */
  uint16_t keyword;  /* the keyword it stands in, or IR_NONE */
  uint16_t cost;     /* cost list stated with the keyword, or IR_NONE */
  uint8_t there;     /* stands in a static that works with all its lines where it works */
  Ctx ctx;           /* for the line's expressions */
} Leaf;

/* Visits the lines of all bodies that touch 'card' and meet 'need', printed text first.
** A visitor that returns nonzero ends the walk; that value is returned. */
typedef int (*LeafFn)(void *user, const Leaf *leaf);
int grants_visit(PopGame *g, uint8_t card, Need need, LeafFn fn, void *user);

/* Does a static for others refuse a card whatever the position of its attack or its texts?
** What can be said without a context: most lines for others don't take most cards. */
int group_refuses(const PopGame *g, const Active *a, const Selector *group, uint8_t card);

/* The lines of a modifier that belongs to a player, not to a card. */
int grants_visit_player(PopGame *g, const Active *active, Need need, LeafFn fn, void *user);

/* The list of bodies in force: made anew, and brought up to date. */
void actives_list(PopGame *g);
static inline void actives_refresh(PopGame *g) {
  if (g->s.dirty) actives_list(g);
}

/* Does the effect of an ability read attack dice, by itself or through texts that are there? */
int effect_reads_dice(const PopGame *g, const Ability *a);

/* Adds a lasting effect; 0 when the state has no room (the game then has failed). */
int modifiers_give(PopGame *g, const Modifier *mod);
void modifiers_drop_card(PopGame *g, uint8_t card);
void modifiers_drop_serial(PopGame *g, uint16_t serial);
void modifiers_expire(PopGame *g, uint8_t duration);
/* "Next attack" effects of a unit become "this attack" effects (R9.6.3). */
void modifiers_begin_attack(PopGame *g, uint8_t attacker);
/* What was given late in the attack is like any other from now on (KW.6). */
void modifiers_end_attack(PopGame *g);

/* The value as it is now; power, speed and costs never below 0 (R3.3.2, R7.3.5, R9.2.7). */
int card_value(PopGame *g, uint8_t card, int value);

/* What texts make of a value that starts from *start, in two parts: another start, if a text
** sets it, and the sum of the changes. */
void card_value_parts(PopGame *g, uint8_t card, int value, int32_t *start, int32_t *change);

/* Of two texts that set a value, is this the one that counts? */
int value_sets_more(int value, int32_t set, int32_t than);

/* What a value starts from: the printed number, or base power of an attack into another
** arena, with the bonus of the cards under it. */
int card_base_value(const PopGame *g, uint8_t card, int value);

/* Keyword on the card: sum of parameters, or number of instances without one. 0 none. */
int card_keyword(PopGame *g, uint8_t card, uint16_t keyword);
int card_given_subtype(PopGame *g, uint8_t card, uint16_t subtype);

/* Does a text in force forbid it, without or for the given ability? */
int card_cannot(PopGame *g, uint8_t card, int what);
/* The same with respect to another card: attacked by it, attacking it. */
int card_cannot_with(PopGame *g, uint8_t card, int what, uint8_t other);
int card_forbids(PopGame *g, uint8_t card, int what, const Ability *ability);

/* May the card not be attacked by that unit? */
int card_keeps_off(PopGame *g, uint8_t card, uint8_t attacker);

/* Does a unit that the other's damage discards go beneath that other? */
int card_tucks(PopGame *g, uint8_t unit, uint8_t card);

/* Must the unit attack this one, if it can (R7.5.3)? */
int card_must_attack(PopGame *g, uint8_t card, uint8_t defender);

/* Does a text of the unit let the card be under it in its stack? */
int card_takes_under(PopGame *g, uint8_t unit, uint8_t card);

/* Arenas other than its own that the unit may attack, with its base power there. */
typedef struct Reach { uint8_t arena; int16_t power; } Reach;
int card_reaches(PopGame *g, uint8_t card, Reach *out, int size);

#endif
