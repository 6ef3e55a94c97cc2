/* script_verb.h: verbs of functions, and the phases of a frame whose function runs. */
#ifndef POP_SCRIPT_VERB_H
#define POP_SCRIPT_VERB_H

#include "script_bind.h"

/* Frame.phase of an OP_lua: not begun, waits for a frame above it, or for an answer. */
enum { EFFECT_NEW, EFFECT_WORKS, EFFECT_ASKED };

/* Adds the verbs to the table of methods on top. [-0, +0] */
void script_verb_methods(lua_State *L);

#endif
