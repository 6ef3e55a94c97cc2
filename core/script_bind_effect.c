/* script_bind_effect.c: what a function that acts is given: fx.
**
** Its fields say who and what the effect is about, its questions ask a player. The verbs
** are in script_verb.c. A question with one possible answer is not asked.
*/
#include "script_bind.h"

#include <string.h>

#include "request.h"
#include "script_verb.h"

enum { CALL_FIELD = 1, CALL_CHOOSE, CALL_CONFIRM, CALL_NUMBER, CALL_CARDS, CALL_COUNT };

/* -- fields ------------------------------------------------------------------------ */

/* These can't change while the effect runs, so they are not logged. */
static const char *const fixed_fields[] = {"you", "opponent", "x", "amount"};

static int push_fixed(lua_State *L, const Bind *b, const char *name) {
  const Frame *f = b->frame;
  if (!strcmp(name, "you")) bind_push_player(L, f->of.player);
  else if (!strcmp(name, "opponent")) bind_push_player(L, (uint8_t)(1 - f->of.player));
  else if (!strcmp(name, "x")) lua_pushinteger(L, f->x);
  else if (!strcmp(name, "amount")) lua_pushinteger(L, f->event.amount);
  else return 0;
  return 1;
}

static const struct { const char *name; uint8_t ref; } card_fields[] = {
  {"self", REF_self},
  {"event_card", REF_event_card}, {"event_source", REF_event_source},
  {"event_target", REF_event_target}, {"attacker", REF_attacker},
  {"defender", REF_defender}, {"it", REF_it}, {"paid", REF_paid}, {"host", REF_host},
};

int bind_effect_field(lua_State *L, const char *name) {
  Bind *b = bind_of(L);
  int32_t entry;
  bind_must_act(L, b, name);
  if (push_fixed(L, b, name)) return 1;
  for (size_t i = 0; i < sizeof card_fields / sizeof *card_fields; i++) {
    if (strcmp(card_fields[i].name, name)) continue;
    if (!bind_recall(L, b, CALL_FIELD, (int32_t)i, &entry)) {
      entry = bind_card_entry(b->g, eval_card(b->ctx, card_fields[i].ref));
      bind_record(L, b, entry);
    }
    bind_push_entry(L, entry);
    return 1;
  }
  return 0;
}

/* -- questions --------------------------------------------------------------------- */

/* Field 'by' of the options at 'index': who is asked; default: you. */
static uint8_t read_by(lua_State *L, const Bind *b, int index) {
  uint8_t player = b->frame->of.player;
  if (!lua_istable(L, index)) return player;
  if (lua_getfield(L, index, "by") != LUA_TNIL)
    player = bind_check_player(L, lua_gettop(L));
  lua_pop(L, 1);
  return player;
}

static int read_optional(lua_State *L, int index) {
  if (!lua_istable(L, index)) return 0;
  lua_getfield(L, index, "optional");
  int optional = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return optional;
}

static Bind *acting(lua_State *L, const char *what) {
  luaL_argexpected(L, bind_is(L, 1, HANDLE_EFFECT), 1, "effect");
  Bind *b = bind_of(L);
  bind_must_act(L, b, what);
  return b;
}

static int ask(lua_State *L, Bind *b, PopRequestKind kind, uint8_t by, int lo, int hi,
               uint16_t text) {
  b->frame->phase = EFFECT_ASKED;
  return bind_suspend(L, b, request_ask(b->g, kind, by, lo, hi, text));
}

/* fx:choose(cards, { optional = true, by = player }): a card, or nil. */
static int l_choose(lua_State *L) {
  Bind *b = acting(L, "choose");
  int32_t entry;
  CardSet set;
  if (bind_recall(L, b, CALL_CHOOSE, 0, &entry)) {
    bind_push_entry(L, entry);
    return 1;
  }
  bind_check_cards(L, b, 2, &set);
  uint8_t by = read_by(L, b, 3);
  int optional = read_optional(L, 3), n = set_count(&set);
  if (n > 1 || (n == 1 && optional)) {
    b->frame->candidates = set;
    return ask(L, b, POP_REQUEST_CARD, by, optional, 0, IR_NONE);
  }
  entry = n ? bind_card_entry(b->g, (uint8_t)set_next(&set, -1)) : -1;
  bind_record(L, b, entry);
  bind_push_entry(L, entry);
  return 1;
}

/* fx:confirm(text, { by = player }): true or false. */
static int l_confirm(lua_State *L) {
  Bind *b = acting(L, "confirm");
  int32_t yes;
  if (!bind_recall(L, b, CALL_CONFIRM, 0, &yes)) {
    const char *text = luaL_optstring(L, 2, "");
    return ask(L, b, POP_REQUEST_YES_NO, read_by(L, b, 3), 0, 0,
               program_find_string(b->g->p, text));
  }
  lua_pushboolean(L, yes);
  return 1;
}

/* Digits in a text are no number here. */
static lua_Integer whole(lua_State *L, int index) {
  luaL_argexpected(L, lua_isinteger(L, index), index, "whole number");
  return lua_tointeger(L, index);
}

/* fx:number(lo, hi, { by = player }) */
static int l_number(lua_State *L) {
  Bind *b = acting(L, "number");
  int32_t number;
  if (!bind_recall(L, b, CALL_NUMBER, 0, &number)) {
    lua_Integer lo = whole(L, 2), hi = whole(L, 3);
    luaL_argcheck(L, lo >= -1000 && hi <= 30000 && lo <= hi && hi - lo < POP_MAX_OPTIONS,
                  3, "no range to choose from");
    if (lo < hi)
      return ask(L, b, POP_REQUEST_NUMBER, read_by(L, b, 4), (int)lo, (int)hi, IR_NONE);
    bind_record(L, b, number = (int32_t)lo);
  }
  lua_pushinteger(L, number);
  return 1;
}

/* -- sets -------------------------------------------------------------------------- */

/* fx:count(cards) */
static int l_count(lua_State *L) {
  Bind *b = acting(L, "count");
  int32_t n;
  if (!bind_recall(L, b, CALL_COUNT, 0, &n)) {
    CardSet set;
    bind_check_cards(L, b, 2, &set);
    n = set_count(&set);
    bind_record(L, b, n);
  }
  lua_pushinteger(L, n);
  return 1;
}

/* fx:cards(cards): a list. The log has the number, then each card. */
static int l_cards(lua_State *L) {
  Bind *b = acting(L, "cards");
  int32_t n, entry;
  CardSet set = {{0}};
  int known = bind_recall(L, b, CALL_CARDS, 0, &n);
  if (!known) {
    bind_check_cards(L, b, 2, &set);
    n = set_count(&set);
    bind_record(L, b, n);
  }
  lua_createtable(L, n, 0);
  for (int32_t i = 1, card = -1; i <= n; i++) {
    if (!bind_recall(L, b, CALL_CARDS, i, &entry)) {
      card = set_next(&set, card);
      entry = bind_card_entry(b->g, (uint8_t)card);
      bind_record(L, b, entry);
    }
    bind_push_entry(L, entry);
    lua_rawseti(L, -2, i);
  }
  return 1;
}

/* Among the methods, the names of fields are only for messages: fields are looked up first. */
static void note_field(lua_State *L, const char *name) {
  lua_pushboolean(L, 1);
  lua_setfield(L, -2, name);
}

static void note_fields(lua_State *L) {
  for (size_t i = 0; i < sizeof fixed_fields / sizeof *fixed_fields; i++)
    note_field(L, fixed_fields[i]);
  for (size_t i = 0; i < sizeof card_fields / sizeof *card_fields; i++)
    note_field(L, card_fields[i].name);
}

void bind_effect_methods(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"choose", l_choose}, {"confirm", l_confirm}, {"number", l_number},
    {"count", l_count}, {"cards", l_cards}, {NULL, NULL} };
  luaL_newlib(L, functions);
  script_verb_methods(L);
  note_fields(L);
}
