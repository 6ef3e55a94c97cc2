/* script.h: the Lua host as the rest of the core sees it.
**
** One host belongs to one program. While scripts load it runs the files and, at the
** end, the vocabulary's lowering; afterwards only conditions, values and effects that
** are written as functions enter it. Nothing here needs lua.h.
*/
#ifndef POP_SCRIPT_H
#define POP_SCRIPT_H

#include "game.h"

struct Ctx;

/* The host of 'p', with p's allocator and limits. NULL when out of memory. */
Script *script_new(PopProgram *p);

/* Closes the host. NULL is allowed. */
void script_free(Script *s);

/* Runs one script file. On failure script_error() has "file:line: message". */
PopStatus script_load(Script *s, PopScriptRole role, const char *set, const char *name,
                      const char *text, size_t length);

/* Runs what vocabulary files left for the end of loading, in order. */
PopStatus script_finish(Script *s);

/* One line saying why the last call failed, "" if it did not. Valid until the next. */
const char *script_error(const Script *s);

/* Replaces that line by a text of printf form, control bytes escaped; gives 'status'. */
PopStatus script_fail(Script *s, PopStatus status, const char *format, ...);

/* Do numbers, letters and their order look as in the locale "C"? Scripts would not mean the
** same elsewhere. */
int script_locale_is_plain(void);
#define SCRIPT_LOCALE_ERROR "the locale of the process must be \"C\" for numbers and texts"

/* Number of functions kept for nodes and ops. */
uint32_t script_functions(const Script *s);

/* Calls function 'func' of a NODE_lua with handles of self and of the event's card; it
** may only read. 1 and the result, or 0 after an error, which has been reported. */
int script_predicate(Script *s, const struct Ctx *ctx, uint16_t func, int32_t *result);

/* Runs the function of an OP_lua whose frame is 'f', or goes on with it: the frame's log
** has what it was told so far. A failure is reported, undoes all and ends the effect. */
Flow script_effect(PopGame *g, Frame *f, uint16_t func);

/* The copies of the state kept under running functions: taken along by a copy of the
** game, given up at its end. */
PopStatus script_copy(PopGame *to, const PopGame *from);
void script_forget(PopGame *g);
size_t script_shadow_bytes(const PopGame *g);

#endif
