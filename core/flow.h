/* flow.h: the loop that runs lists of ops, and the frames they run in.
**
** Rules and effects are the same thing: lists of ops. A frame runs one list; a list that
** stands inside another (the branch of an "if", a loop's body) runs in a frame of its own
** that begins with the context of the frame below and hands it back. Only the loop
** advances; an op answers with a Flow and leaves its progress in the frame, so that the
** game can stop, be copied and go on anywhere.
*/
#ifndef POP_FLOW_H
#define POP_FLOW_H

#include "game.h"

static inline Frame *flow_top(PopGame *g) { return &g->s.frames[g->s.nframes - 1]; }

/* Runs a list inside the effect or step of the top frame. Flags of IR: FRAME_LOOP keeps
** "you" and the arena of the frame below, FRAME_COST hands back only what was paid,
** FRAME_SEQUENCE and FRAME_EFFECT hand back nothing. NULL when frames are out. */
Frame *flow_push(PopGame *g, uint16_t list, uint8_t flags);

/* Runs an ability's list with a context of its own. */
Frame *flow_push_effect(PopGame *g, uint16_t list, const Instance *of, const Event *event,
                        uint8_t flags);

/* Begins the play of an ability or card (R9.1): for a damage instance + 1 or 0, in a window
** or, 255, outside of windows. */
Flow flow_begin_play(PopGame *g, const Instance *of, const Event *event, uint8_t damage,
                     uint8_t window);

/* Ends the effect of the top frame: all frames down to the one that began it. */
void flow_stop(PopGame *g);

/* Runs until a decision, the end, or an error. */
PopStatus flow_run(PopGame *g);

#endif
