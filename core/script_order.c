/* script_order.c: the arguments of a verb of functions. */
#include "script_order.h"

#include <string.h>

int script_variants(const PopProgram *p, const Verb *v) {
  switch (v->variant) {
    case VARIANT_DICE: return 2;
    case VARIANT_COUNTER: return p->ncounters;
    case VARIANT_RESOURCE: return p->nresources;
    case VARIANT_ZONE: return ZONE_COUNT - ZONE_ARENAS;
    case VARIANT_ARENA: return ZONE_ARENAS + 1; /* the last: the owner's choice */
    case VARIANT_DURATION: return DURATION_COUNT * 2; /* the second half: to a player */
    default: return 1;
  }
}

/* Position 'place' of the verb: in its table, where it may also be the field 'name', or
** among its arguments. [-0, +1] */
static int push_position(lua_State *L, int place, const char *name) {
  if (!lua_istable(L, 2)) {
    lua_pushvalue(L, place + 1);
    return lua_type(L, -1);
  }
  if (lua_rawgeti(L, 2, place) != LUA_TNIL) return lua_type(L, -1);
  lua_pop(L, 1);
  return lua_getfield(L, 2, name);
}

static int push_field(lua_State *L, const char *name) {
  if (lua_istable(L, 2)) return lua_getfield(L, 2, name);
  lua_pushnil(L);
  return LUA_TNIL;
}

static int check_amount(lua_State *L, const Verb *v) {
  if (!lua_isinteger(L, -1)) luaL_error(L, "%s: a whole number expected", v->name);
  lua_Integer n = lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (n < 0 || n > 10000) luaL_error(L, "%s: %d is out of range", v->name, (int)n);
  return (int)n;
}

/* gain { force = 2 }: the one field that names a resource. */
static void read_resource(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  const PopProgram *p = b->g->p;
  luaL_checktype(L, 2, LUA_TTABLE);
  o->variant = -1;
  for (int i = 0; i < p->nresources; i++) {
    if (push_field(L, program_string(p, p->resource_names[i])) == LUA_TNIL) {
      lua_pop(L, 1);
    } else {
      if (o->variant >= 0) luaL_error(L, "%s: one resource at a time", v->name);
      o->variant = i;
      o->amount = check_amount(L, v);
    }
  }
  if (o->variant < 0) luaL_error(L, "%s: a resource expected", v->name);
}

static void read_amount(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  if (v->variant == VARIANT_RESOURCE) { read_resource(L, b, v, o); return; }
  if (v->variant == VARIANT_DICE && push_field(L, "dice") != LUA_TNIL) {
    o->variant = 1;
    o->amount = check_amount(L, v);
    return;
  }
  push_position(L, 1, v->op == OP_reroll ? "up_to" : "amount");
  o->amount = check_amount(L, v);
}

/* The counter, zone or arena that position 2 names. */
static void read_name(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  const PopProgram *p = b->g->p;
  if (push_position(L, 2, "kind") == LUA_TNIL && v->variant == VARIANT_ARENA) {
    o->variant = ZONE_ARENAS;
    lua_pop(L, 1);
    return;
  }
  if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "%s: a name expected", v->name);
  const char *name = lua_tostring(L, -1);
  int id = v->variant == VARIANT_COUNTER ? program_find_counter(p, name)
                                         : pop_zone_find(p, name);
  if (v->variant == VARIANT_ZONE) id = id < 0 ? -1 : id - ZONE_ARENAS;
  if (id < 0 || id >= script_variants(p, v))
    luaL_error(L, "%s: unknown name '%s'", v->name, name);
  o->variant = id;
  lua_pop(L, 1);
}

static const char *const duration_names[] = {
#define NAME(name) #name,
  IR_DURATIONS(NAME)
#undef NAME
};

/* give { a_body, to = cards or a player, lasts = "turn", x = 2 }. A body is declared while
** files load, body { power = X }; here it is known by its number. */
static void read_gift(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  lua_Integer id = -1;
  if (push_position(L, 1, "body") == LUA_TTABLE) {
    lua_pushliteral(L, "body_id");
    if (lua_rawget(L, -2) == LUA_TNUMBER) id = lua_tointeger(L, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  if (id < 0 || id >= (lua_Integer)b->g->p->bodies.count)
    luaL_error(L, "%s: a body { .. } of the file expected", v->name);
  o->mode = (uint16_t)id;
  if (push_field(L, "x") != LUA_TNIL) {
    if (!lua_isinteger(L, -1)) luaL_error(L, "%s: x: a whole number expected", v->name);
    lua_Integer x = lua_tointeger(L, -1);
    o->amount = x < -10000 ? -10000 : x > 10000 ? 10000 : (int)x;
  }
  const char *lasts = push_field(L, "lasts") == LUA_TSTRING ? lua_tostring(L, -1) : "";
  int duration = DURATION_COUNT;
  while (duration-- > 0 && strcmp(duration_names[duration], lasts)) continue;
  if (duration < 0) luaL_error(L, "%s: lasts: unknown name '%s'", v->name, lasts);
  o->variant = duration;
  lua_pop(L, 2);
}

/* give: the cards, or a player, who then is "you" of the body. */
static int read_player(lua_State *L, const Verb *v, Order *o) {
  int is_player = 0;
  push_field(L, v->cards);
  if (bind_is(L, lua_gettop(L), HANDLE_PLAYER)) {
    o->player = bind_check_player(L, lua_gettop(L));
    o->variant += DURATION_COUNT;
    is_player = 1;
  }
  lua_pop(L, 1);
  return is_player;
}

/* bring { 2, "Name", arena = "space" } */
static void read_def(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  const PopProgram *p = b->g->p;
  if (push_position(L, 2, "card") != LUA_TSTRING) luaL_error(L, "%s: a name expected", v->name);
  o->mode = program_find_def(p, lua_tostring(L, -1));
  if (o->mode == IR_NONE) luaL_error(L, "%s: unknown card '%s'", v->name, lua_tostring(L, -1));
  o->variant = ZONE_ARENAS;
  if (push_field(L, "arena") != LUA_TNIL) {
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
    o->variant = pop_zone_find(p, name);
    if (o->variant < 0 || o->variant >= ZONE_ARENAS)
      luaL_error(L, "%s: unknown arena '%s'", v->name, name);
  }
  lua_pop(L, 2);
}

/* tap(card), tap { card, card }, return_to(card, "hand"), return_to { card, "hand" }, or
** the field that the verb has for its cards. */
static void read_cards(lua_State *L, Bind *b, const Verb *v, Order *o) {
  int first = lua_istable(L, 2) && v->takes & TAKES_NAME;
  if (v->cards) push_field(L, v->cards);
  else if (first) lua_rawgeti(L, 2, 1);
  else lua_pushvalue(L, 2);
  if (lua_isnil(L, -1)) luaL_error(L, "%s: cards expected", v->name);
  bind_check_cards(L, b, lua_gettop(L), &o->cards);
  lua_pop(L, 1);
}

/* Whose verb it is: field 'player', or the last argument; and the source of damage. */
static void read_persons(lua_State *L, const Bind *b, const Verb *v, Order *o) {
  o->player = b->frame->of.player;
  o->source = b->frame->of.card;
  if (v->takes == TAKES_CARDS) return;
  if (push_field(L, "player") != LUA_TNIL)
    o->player = bind_check_player(L, lua_gettop(L));
  if (push_field(L, "by") != LUA_TNIL) o->source = bind_check_card(L, lua_gettop(L));
  lua_pop(L, 2);
  int last = lua_gettop(L);
  if (last > 1 && bind_is(L, last, HANDLE_PLAYER)) o->player = bind_check_player(L, last);
}

static int is_one_of(const char *name, const char *const *names) {
  while (*names && strcmp(*names, name)) names++;
  return *names != NULL;
}

static int is_field(const PopProgram *p, const Verb *v, const char *name) {
  static const char *const of_give[] = {"body", "to", "lasts", "x", NULL};
  static const char *const of_bring[] = {"amount", "card", "arena", "player", NULL};
  static const char *const of_attach[] = {"card", "to", NULL};
  if (v->takes & TAKES_BODY) return is_one_of(name, of_give);
  if (v->takes & TAKES_DEF) return is_one_of(name, of_bring);
  if (v->takes & TAKES_ITEM) return is_one_of(name, of_attach);
  if (v->op == OP_reroll && !strcmp(name, "up_to")) return 1;
  if (!strcmp(name, "player")) return 1;
  if (v->cards && !strcmp(name, v->cards)) return 1;
  if (v->takes & TAKES_NAME && !strcmp(name, "kind")) return 1;
  if (v->variant == VARIANT_RESOURCE) return program_find_resource(p, name) != IR_NONE;
  if (v->takes & TAKES_AMOUNT && !strcmp(name, "amount")) return 1;
  return v->variant == VARIANT_DICE && (!strcmp(name, "dice") || !strcmp(name, "by"));
}

/* A misspelt field would be a quiet nothing. Verbs that take nothing but cards have no
** fields; what stands there is a list or a selector. */
static void check_fields(lua_State *L, const Bind *b, const Verb *v) {
  if (!lua_istable(L, 2) || v->takes == TAKES_CARDS) return;
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING && !is_field(b->g->p, v, lua_tostring(L, -2)))
      luaL_error(L, "%s: unknown field '%s'", v->name, lua_tostring(L, -2));
}

Order script_read_order(lua_State *L, Bind *b, const Verb *v) {
  Order o = {.item = NO_CARD};
  check_fields(L, b, v);
  if (v->op == OP_take && !(v->takes & TAKES_NAME))
    o.variant = b->g->p->known.damage_counter;
  read_persons(L, b, v, &o);
  if (v->takes & TAKES_BODY) read_gift(L, b, v, &o);
  if (v->takes & TAKES_DEF) read_def(L, b, v, &o);
  if (v->takes & TAKES_ITEM) {
    push_position(L, 1, "card");
    o.item = bind_check_card(L, lua_gettop(L));
    lua_pop(L, 1);
  }
  int to_player = v->takes & TAKES_BODY && read_player(L, v, &o);
  if (v->takes & TAKES_CARDS && !to_player) read_cards(L, b, v, &o);
  if (v->takes & TAKES_NAME) read_name(L, b, v, &o);
  if (v->takes & TAKES_AMOUNT) read_amount(L, b, v, &o);
  return o;
}
