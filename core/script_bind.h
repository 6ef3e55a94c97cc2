/* script_bind.h: how functions of scripts see a game.
**
** They hold handles: light userdata with a tag, a card number and its life, or a player.
** A handle is a number, so making one cannot fail, and a script can't make one itself.
**
** A function that acts (Bind.frame) is run again from its start whenever it goes on; each
** thing it was told is in the log of its frame and is told again from there, so that a
** rerun does nothing and sees the game as it was. Every C function that tells it
** something goes through bind_recall() and bind_record(). A function that only computes
** (frame NULL) has no log and may not act.
*/
#ifndef POP_SCRIPT_BIND_H
#define POP_SCRIPT_BIND_H

#include "eval.h"
#include "script_host.h"

typedef struct Bind {
  PopGame *g;
  Frame *frame;        /* of the running effect, or NULL: may only read */
  const Ctx *ctx;
  uint16_t at;         /* log entries told so far */
  uint32_t signature;  /* of the calls so far */
  int differs;         /* it did not do the same again */
  int suspended;       /* the function was left: work below it, or a question */
  Flow flow;           /* and this is what the loop is to be told */
} Bind;

static inline int bind_is_suspended(const Script *s) {
  return s->bind && s->bind->suspended;
}

/* The running call; raises if no game is running. */
Bind *bind_of(lua_State *L);

/* The log of a suspended function has one more entry; 0 when it is full. */
int bind_append(PopGame *g, int32_t value);

/* A call with this number and argument: 1 and the logged result on a rerun, 0 if the call
** is to be carried out now. Raises if the rerun went another way. */
int bind_recall(lua_State *L, Bind *b, uint32_t call, int32_t argument, int32_t *result);

/* Logs a result of the call just carried out. */
void bind_record(lua_State *L, Bind *b, int32_t result);

/* Leaves the function, in the call just recalled in vain, until the loop comes back to
** its frame; does not return. */
int bind_suspend(lua_State *L, Bind *b, Flow flow);

/* Raises unless the running function may act. */
void bind_must_act(lua_State *L, const Bind *b, const char *what);

/* -- handles ----------------------------------------------------------------------- */

enum { HANDLE_CARD = 1, HANDLE_PLAYER, HANDLE_EFFECT };

/* A card with its life as one log entry; -1 for NO_CARD. And back: pushes nil for -1. */
int32_t bind_card_entry(const PopGame *g, uint8_t card);
void bind_push_entry(lua_State *L, int32_t entry);

void bind_push_card(lua_State *L, const PopGame *g, uint8_t card); /* nil for NO_CARD */
void bind_push_player(lua_State *L, uint8_t player);               /* nil above 1 */
void bind_push_effect(lua_State *L);

/* Is the value a handle of that kind? The card or player; raise if it is none. */
int bind_is(lua_State *L, int index, int tag);
uint8_t bind_check_card(lua_State *L, int index);
uint8_t bind_check_player(lua_State *L, int index);

/* Is the card in play anew since the handle was made? Then what the handle means has left
** play: nothing happens to it and there is nothing to read of it. */
int bind_is_stale(lua_State *L, int index);

/* Cards of the argument: a handle, a list of handles, or a selector of the vocabulary. */
void bind_check_cards(lua_State *L, Bind *b, int index, CardSet *out);

/* Methods of each kind of handle, for the metatable; each pushes one table. */
void bind_card_methods(lua_State *L);
void bind_player_methods(lua_State *L);
void bind_effect_methods(lua_State *L);
/* Pushes a field of an effect (fx.self); 0 if there is none. */
int bind_effect_field(lua_State *L, const char *name);

#endif
