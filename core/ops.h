/* ops.h: what each op does. One handler per op code; handlers are grouped by what they
** act on. A handler may be entered several times for one op: Frame.phase says how far it
** is (0: not begun).
*/
#ifndef POP_OPS_H
#define POP_OPS_H

#include "eval.h"
#include "game.h"

/* Runs the op at the frame's pc. */
Flow ops_run(PopGame *g, Frame *f, const Op *op);

typedef Flow (*OpFn)(PopGame *g, Frame *f, const Op *op);

/* Phases of an op that picks cards; its own phases begin at PHASE_OWN. */
enum { PHASE_NEW, PHASE_PICKING, PHASE_PICKED, PHASE_OWN };

/* Gathers the cards of a pick in f->set and the last one in f->it, asking as needed.
** FLOW_NEXT when they are there. */
Flow pick_gather(PopGame *g, Frame *f, uint16_t pick);

/* Reads the card that an op names beside its pick, before the pick changes 'it'. */
void op_subject(PopGame *g, Frame *f, uint8_t ref);

/* The first cards of a zone in its order that a pick takes: the top of a deck. */
void pick_top(const Ctx *ctx, const Pick *pick, CardSet *out);

/* A card that the rules discard; and what hangs on a bearer, before that leaves the table for
** another place than the pile (R6.6.5). */
void discard_by_rule(PopGame *g, uint8_t card);
void discard_attached(PopGame *g, uint8_t card);

/* Turns a card of the build zone up: it is completed, its build counters are gone. */
void card_turn_up(PopGame *g, uint8_t card);

#define OPS_DECLARE(name) Flow op_##name(PopGame *g, Frame *f, const Op *op);
IR_OPS(OPS_DECLARE)
#undef OPS_DECLARE

#endif
