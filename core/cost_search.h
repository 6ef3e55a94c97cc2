/* cost_search.h: the search for a way to pay a cost, part by part. */
#ifndef POP_COST_SEARCH_H
#define POP_COST_SEARCH_H

#include "cost.h"

enum { TALLY = 8 };

/* What is still to be paid: the rest of this list, then of the lists around it. */
typedef struct Todo { uint16_t list; uint32_t at; const struct Todo *next; } Todo;

/* What the parts looked at so far take together; copied where the search branches. */
typedef struct Taken {
  int64_t paid[PLAYERS][PROGRAM_MAX_RESOURCES]; /* less what they give */
  CardSet gone, tapped, them;
  int ntally;
  struct { uint8_t card, kind; int16_t count; } tally[TALLY];
} Taken;

typedef struct Search {
  PopGame *g;
  const Instance *of;
  Ctx ctx;          /* its 'it' and x follow the choices */
  Frame names;      /* the frame of ctx once the cost has named a card */
  int steps, depth;
  int ended;        /* a bound was reached */
} Search;

/* A search for the player of an instance, in the middle of an effect or NULL. */
Search search_new(PopGame *g, const Instance *of, const Frame *frame);

/* Can all of it be paid, beside what is taken already? */
int search_pay(Search *s, Taken *taken, const Todo *todo);

/* The same with 'left' more cards of a set for an op that is being paid. */
int search_pay_some(Search *s, Taken *taken, const Op *op, const CardSet *from, int left,
                    const Todo *rest);

/* Takes the resources of a part, or gives them: parts are paid in their order (R9.2.4). 0 if
** the player has not as many. */
int search_take_resource(Search *s, Taken *taken, const Op *op);

/* Can this card be used for this part, beside what is taken already? And then it is. */
int search_can_take(const Search *s, const Taken *taken, const Op *op, uint8_t card);
void search_take_card(Search *s, Taken *taken, const Op *op, uint8_t card);

/* Of cards with different names those of the name that was taken are none. */
CardSet search_without_name(const PopGame *g, CardSet from, int card);

/* Is nothing left to be paid? */
int search_is_done(const PopProgram *p, const Todo *todo);

#endif
