/* script_order.h: what a function orders by a verb: fx:damage { 2, to = card }. */
#ifndef POP_SCRIPT_ORDER_H
#define POP_SCRIPT_ORDER_H

#include "script_bind.h"

/* What a verb has a list for each of; and what it takes. */
enum { VARIANT_NONE, VARIANT_DICE, VARIANT_COUNTER, VARIANT_RESOURCE, VARIANT_ZONE,
       VARIANT_ARENA, VARIANT_DURATION };
enum { TAKES_CARDS = 1, TAKES_AMOUNT = 2, TAKES_NAME = 4, TAKES_BODY = 8, TAKES_DEF = 16,
       TAKES_ITEM = 32 };

typedef struct Verb {
  const char *name;
  uint8_t op, takes, variant;
  const char *cards; /* field with the cards; NULL: position 1 */
} Verb;

/* One call of a verb. */
typedef struct Order {
  CardSet cards;
  int variant, amount;
  uint16_t mode;        /* the body that is given, the card that is brought */
  uint8_t player, source, item;
} Order;

/* How many variants a verb has in a program: 1.. */
int script_variants(const PopProgram *p, const Verb *v);

/* Reads the arguments behind the effect at position 1; what is wrong raises. [-0, +0] */
Order script_read_order(lua_State *L, Bind *b, const Verb *v);

#endif
