/* script_bind_card.c: what functions may ask of a card or a player.
**
** Every question is a row: its name, the core function that answers it, what its argument
** names and what its answer is. Answers are numbers in the log; only on the way into Lua
** they become names, cards or players.
*/
#include "script_bind.h"

#include <string.h>

#include "damage.h"
#include "modifiers.h"

enum { ARGUMENT_NONE, ARGUMENT_VALUE, ARGUMENT_COUNTER, ARGUMENT_KEYWORD,
       ARGUMENT_SUBTYPE, ARGUMENT_KIND, ARGUMENT_RESOURCE, ARGUMENT_ZONE };
enum { ANSWER_NUMBER, ANSWER_BOOL, ANSWER_CARD, ANSWER_PLAYER, ANSWER_ZONE, ANSWER_ARENA,
       ANSWER_NAME };

typedef int32_t (*ReadFn)(const Bind *b, uint8_t subject, int32_t argument);
typedef struct Question {
  const char *name;
  ReadFn read;
  uint8_t argument, answer;
  int32_t fixed;   /* argument when ARGUMENT_NONE */
} Question;

static const char *const value_names[] = {
#define NAME(name) #name,
  IR_VALUES(NAME) NULL
};
static const char *const kind_names[] = { IR_KINDS(NAME) NULL };
#undef NAME

/* -- cards ------------------------------------------------------------------------- */

static int32_t read_value(const Bind *b, uint8_t card, int32_t value) {
  return card_value(b->g, card, value);
}
static int32_t read_printed(const Bind *b, uint8_t card, int32_t value) {
  return card_def(b->g, card)->printed[value];
}
static int32_t read_counter(const Bind *b, uint8_t card, int32_t kind) {
  return b->g->s.cards[card].counters[kind];
}
static int32_t read_damage(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return read_counter(b, card, b->g->p->known.damage_counter);
}
static int32_t read_remaining(const Bind *b, uint8_t card, int32_t none) {
  return card_value(b->g, card, VALUE_health) - read_damage(b, card, none);
}
static int32_t read_pending(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return eval_pending(b->ctx, card);
}
static int32_t read_keyword(const Bind *b, uint8_t card, int32_t keyword) {
  return card_keyword(b->g, card, (uint16_t)keyword);
}
static int32_t read_subtype(const Bind *b, uint8_t card, int32_t subtype) {
  return card_has_subtype(b->g, card, (uint16_t)subtype);
}
static int32_t read_kind(const Bind *b, uint8_t card, int32_t kind) {
  return card_def(b->g, card)->kinds >> kind & 1;
}
static int32_t read_flag(const Bind *b, uint8_t card, int32_t flag) {
  return b->g->s.cards[card].flags & flag;
}
static int32_t read_in_play(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return card_in_play(b->g, card);
}
static int32_t read_controller(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return b->g->s.cards[card].controller;
}
static int32_t read_owner(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return b->g->s.cards[card].owner;
}
static int32_t read_host(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return bind_card_entry(b->g, b->g->s.cards[card].host);
}
static int32_t read_zone(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return b->g->s.cards[card].zone;
}
static int32_t read_name(const Bind *b, uint8_t card, int32_t none) {
  (void)none;
  return card_def(b->g, card)->name;
}

#define VALUE_ROW(name) {#name, read_value, ARGUMENT_NONE, ANSWER_NUMBER, VALUE_##name},
static const Question card_questions[] = {
  IR_VALUES(VALUE_ROW)
  {"cost", read_value, ARGUMENT_NONE, ANSWER_NUMBER, VALUE_build_cost},
  {"printed", read_printed, ARGUMENT_VALUE, ANSWER_NUMBER, 0},
  {"counters", read_counter, ARGUMENT_COUNTER, ANSWER_NUMBER, 0},
  {"damage", read_damage, ARGUMENT_NONE, ANSWER_NUMBER, 0},
  {"remaining", read_remaining, ARGUMENT_NONE, ANSWER_NUMBER, 0},
  {"pending", read_pending, ARGUMENT_NONE, ANSWER_NUMBER, 0},
  {"keyword", read_keyword, ARGUMENT_KEYWORD, ANSWER_NUMBER, 0},
  {"has", read_keyword, ARGUMENT_KEYWORD, ANSWER_BOOL, 0},
  {"is", read_subtype, ARGUMENT_SUBTYPE, ANSWER_BOOL, 0},
  {"is_kind", read_kind, ARGUMENT_KIND, ANSWER_BOOL, 0},
  {"tapped", read_flag, ARGUMENT_NONE, ANSWER_BOOL, CARD_TAPPED},
  {"face_down", read_flag, ARGUMENT_NONE, ANSWER_BOOL, CARD_FACE_DOWN},
  {"in_play", read_in_play, ARGUMENT_NONE, ANSWER_BOOL, 0},
  {"controller", read_controller, ARGUMENT_NONE, ANSWER_PLAYER, 0},
  {"owner", read_owner, ARGUMENT_NONE, ANSWER_PLAYER, 0},
  {"host", read_host, ARGUMENT_NONE, ANSWER_CARD, 0},
  {"zone", read_zone, ARGUMENT_NONE, ANSWER_ZONE, 0},
  {"arena", read_zone, ARGUMENT_NONE, ANSWER_ARENA, 0},
  {"name", read_name, ARGUMENT_NONE, ANSWER_NAME, 0},
  {NULL, NULL, 0, 0, 0}
};

/* -- players ----------------------------------------------------------------------- */

static int32_t read_resource(const Bind *b, uint8_t player, int32_t resource) {
  return b->g->s.resources[player][resource];
}
static int32_t read_count(const Bind *b, uint8_t player, int32_t zone) {
  return b->g->s.zones[player][zone].count;
}
static int32_t read_arenas(const Bind *b, uint8_t player, int32_t none) {
  (void)none;
  return arenas_controlled(b->g, player);
}
static int32_t read_opponent(const Bind *b, uint8_t player, int32_t none) {
  (void)b, (void)none;
  return 1 - player;
}

static const Question player_questions[] = {
  {"resource", read_resource, ARGUMENT_RESOURCE, ANSWER_NUMBER, 0},
  {"cards", read_count, ARGUMENT_ZONE, ANSWER_NUMBER, 0},
  {"arenas", read_arenas, ARGUMENT_NONE, ANSWER_NUMBER, 0},
  {"opponent", read_opponent, ARGUMENT_NONE, ANSWER_PLAYER, 0},
  {NULL, NULL, 0, 0, 0}
};

/* -- asking ------------------------------------------------------------------------ */

static int32_t name_in(const char *name, const char *const *names) {
  for (int32_t i = 0; names[i]; i++)
    if (!strcmp(names[i], name)) return i;
  return -1;
}

/* The number of what the argument names; raises if nothing is called so. */
static int32_t check_argument(lua_State *L, const PopProgram *p, uint8_t kind) {
  const char *name = luaL_checkstring(L, 2);
  uint16_t id = IR_NONE;
  switch (kind) {
    case ARGUMENT_VALUE: id = (uint16_t)name_in(name, value_names); break;
    case ARGUMENT_KIND: id = (uint16_t)name_in(name, kind_names); break;
    case ARGUMENT_COUNTER: id = program_find_counter(p, name); break;
    case ARGUMENT_KEYWORD: id = program_find_keyword(p, name); break;
    case ARGUMENT_SUBTYPE: id = program_find_string(p, name); break;
    case ARGUMENT_RESOURCE: id = program_find_resource(p, name); break;
    case ARGUMENT_ZONE: id = (uint16_t)pop_zone_find(p, name); break;
    default: break;
  }
  if (id == IR_NONE) luaL_error(L, "unknown name '%s'", name);
  return id;
}

static void push_answer(lua_State *L, const PopProgram *p, uint8_t answer,
                        int32_t value) {
  switch (answer) {
    case ANSWER_BOOL: lua_pushboolean(L, value != 0); break;
    case ANSWER_CARD: bind_push_entry(L, value); break;
    case ANSWER_PLAYER: bind_push_player(L, (uint8_t)value); break;
    case ANSWER_ZONE: lua_pushstring(L, pop_zone_name(p, value)); break; /* NULL: nil */
    case ANSWER_ARENA:
      if (value >= ZONE_ARENAS) lua_pushnil(L);
      else lua_pushstring(L, pop_zone_name(p, value));
      break;
    case ANSWER_NAME: lua_pushstring(L, program_string(p, (uint16_t)value)); break;
    default: lua_pushinteger(L, value); break;
  }
}

/* Of what has left play only that can be read which was printed on it, and whose it is. */
static int is_lasting(const Question *q) {
  return q->read == read_printed || q->read == read_kind || q->read == read_owner ||
         q->read == read_name;
}

static int32_t nothing_of(uint8_t answer) {
  if (answer == ANSWER_CARD) return -1;
  return answer == ANSWER_PLAYER || answer == ANSWER_ZONE || answer == ANSWER_ARENA ? 255 : 0;
}

/* 'key' names the subject in the log: of a card what never changes. */
static int ask(lua_State *L, const Question *table, uint32_t base, uint8_t subject,
               uint8_t key) {
  Bind *b = bind_of(L);
  int row = (int)lua_tointeger(L, lua_upvalueindex(1));
  const Question *q = &table[row];
  int32_t argument = q->fixed, answer;
  if (q->argument) argument = check_argument(L, b->g->p, q->argument);
  if (!bind_recall(L, b, base + (uint32_t)row, argument << 8 | key, &answer)) {
    int gone = table == card_questions && !is_lasting(q) && bind_is_stale(L, 1);
    answer = gone ? nothing_of(q->answer) : q->read(b, subject, argument);
    bind_record(L, b, answer);
  }
  push_answer(L, b->g->p, q->answer, answer);
  return 1;
}

static int l_ask_card(lua_State *L) {
  uint8_t card = bind_check_card(L, 1);
  return ask(L, card_questions, 100, card, bind_of(L)->g->s.cards[card].id);
}

static int l_ask_player(lua_State *L) {
  uint8_t player = bind_check_player(L, 1);
  return ask(L, player_questions, 200, player, player);
}

static void push_methods(lua_State *L, const Question *table, lua_CFunction f) {
  lua_newtable(L);
  for (int i = 0; table[i].name; i++) {
    lua_pushinteger(L, i);
    lua_pushcclosure(L, f, 1);
    lua_setfield(L, -2, table[i].name);
  }
}

void bind_card_methods(lua_State *L) { push_methods(L, card_questions, l_ask_card); }
void bind_player_methods(lua_State *L) {
  push_methods(L, player_questions, l_ask_player);
}
