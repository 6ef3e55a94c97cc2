/* script_verb.c: the verbs of functions: fx:damage { 2, to = card } and the rest.
**
** A verb does nothing itself. For each verb and each counter, resource, zone or arena it
** may name there is a list of one op, made once at the end of loading; the verb pushes a
** frame with that list, puts cards and amount into it, and leaves the function. So what
** an effect written as a function does is what the op does, windows and triggers and all.
** When the frame is gone the function goes on and is told what was done.
*/
#include "script_verb.h"


#include "flow.h"
#include "script_order.h"

static const Verb verbs[] = {
  {"damage", OP_damage, TAKES_CARDS | TAKES_AMOUNT, VARIANT_DICE, "to"},
  {"prevent", OP_prevent, TAKES_CARDS | TAKES_AMOUNT, VARIANT_NONE, "to"},
  {"put", OP_put, TAKES_CARDS | TAKES_AMOUNT | TAKES_NAME, VARIANT_COUNTER, "on"},
  {"take", OP_take, TAKES_CARDS | TAKES_AMOUNT | TAKES_NAME, VARIANT_COUNTER, "from"},
  {"heal", OP_take, TAKES_CARDS | TAKES_AMOUNT, VARIANT_COUNTER, "from"},
  {"tap", OP_tap, TAKES_CARDS, VARIANT_NONE, NULL},
  {"untap", OP_untap, TAKES_CARDS, VARIANT_NONE, NULL},
  {"discard", OP_discard, TAKES_CARDS, VARIANT_NONE, NULL},
  {"retreat", OP_retreat, TAKES_CARDS, VARIANT_NONE, NULL},
  {"reveal", OP_reveal, TAKES_CARDS, VARIANT_NONE, NULL},
  {"redirect", OP_redirect, TAKES_CARDS, VARIANT_NONE, NULL},
  {"return_to", OP_move, TAKES_CARDS | TAKES_NAME, VARIANT_ZONE, NULL},
  {"enter", OP_enter, TAKES_CARDS | TAKES_NAME, VARIANT_ARENA, NULL},
  {"draw", OP_draw, TAKES_AMOUNT, VARIANT_NONE, NULL},
  {"add_damage", OP_add_damage, TAKES_AMOUNT, VARIANT_NONE, NULL},
  {"gain", OP_gain, TAKES_AMOUNT, VARIANT_RESOURCE, NULL},
  {"lose", OP_lose, TAKES_AMOUNT, VARIANT_RESOURCE, NULL},
  {"give", OP_give, TAKES_CARDS | TAKES_BODY, VARIANT_DURATION, "to"},
  {"bring", OP_bring, TAKES_AMOUNT | TAKES_DEF, VARIANT_ARENA, NULL},
  {"attach", OP_attach, TAKES_CARDS | TAKES_ITEM, VARIANT_NONE, "to"},
  {"reroll", OP_reroll, TAKES_AMOUNT, VARIANT_NONE, NULL},
  {"roll", OP_roll, 0, VARIANT_NONE, NULL},
  {"shuffle", OP_shuffle, 0, VARIANT_NONE, NULL},
  {"end_attack", OP_end_attack, 0, VARIANT_NONE, NULL},
  {"win", OP_win, 0, VARIANT_NONE, NULL},
};
enum { VERBS = sizeof verbs / sizeof *verbs, CALL_VERB = 1000 };
_Static_assert((int)VERBS <= (int)SCRIPT_VERBS, "room for the first list of each verb");

/* -- the lists --------------------------------------------------------------------- */

static Op verb_op(const Verb *v, int variant, uint16_t amount, uint16_t cards) {
  Op op = {.code = v->op, .ref = REF_you, .pick = IR_NONE, .a = IR_NONE, .b = IR_NONE,
           .list = {IR_NONE, IR_NONE, IR_NONE}};
  if (v->takes & TAKES_CARDS) op.pick = cards;
  if (v->takes & TAKES_DEF) op.b = amount;
  else if (v->takes & TAKES_AMOUNT) op.a = amount;
  if (v->op == OP_damage) op.ref = REF_event_source; /* set in the frame's own event */
  if (v->op == OP_move) op.ref = REF_none; /* to its owner's hand */
  if (v->takes & TAKES_ITEM) op.ref = REF_event_card;
  if (v->variant == VARIANT_DURATION) {
    op.arg = (uint8_t)(variant % DURATION_COUNT);
    if (variant >= DURATION_COUNT) op.pick = IR_NONE;
    return op;
  }
  if (v->variant == VARIANT_DICE) op.flags = variant ? IR_FLAG_DICE : 0;
  else if (v->variant == VARIANT_ZONE) op.arg = (uint8_t)(variant + ZONE_ARENAS);
  else if (v->variant == VARIANT_ARENA && variant == ZONE_ARENAS)
    op.arg = IR_ARENA_CHOICE;
  else op.arg = (uint8_t)variant;
  return op;
}

static int prepare_verb(PopProgram *p, const Verb *v, uint16_t amount, uint16_t cards,
                        uint16_t *first) {
  int n = script_variants(p, v);
  uint16_t op = program_add(p, ops, (uint32_t)n);
  uint16_t list = program_add(p, lists, (uint32_t)n);
  if (op == IR_NONE || list == IR_NONE) return 0;
  for (int i = 0; i < n; i++) {
    p->ops.at[op + i] = verb_op(v, i, amount, cards);
    p->lists.at[list + i] = (List){(uint16_t)(op + i), 1};
  }
  *first = list;
  return 1;
}

int script_prepare_verbs(Script *s) {
  PopProgram *p = s->program;
  uint16_t amount = program_add(p, nodes, 1), cards = program_add(p, picks, 1);
  if (amount == IR_NONE || cards == IR_NONE) return 0;
  p->nodes.at[amount] = (Node){.op = NODE_x, .a = IR_NONE, .b = IR_NONE};
  p->picks.at[cards] = (Pick){.mode = PICK_set, .by = REF_you, .selector = IR_NONE,
                              .lo = IR_NONE, .hi = IR_NONE};
  for (int i = 0; i < (int)VERBS; i++)
    if (!prepare_verb(p, &verbs[i], amount, cards, &s->verbs[i])) return 0;
  return 1;
}

/* -- doing ------------------------------------------------------------------------- */

static uint8_t last_card(const CardSet *set) {
  int last = NO_CARD;
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c)) last = c;
  return (uint8_t)last;
}

static Flow push_work(Bind *b, uint16_t list, const Order *o) {
  Frame *f = flow_push(b->g, list, FRAME_LOOP);
  if (!f) return FLOW_ERROR;
  f->set = o->cards;
  f->it = last_card(&o->cards);
  f->x = (int16_t)o->amount;
  f->done = 0;
  f->of.player = o->player;
  f->event.source = o->source;
  f->event.card = o->item;
  f->mode = o->mode;
  b->frame->phase = EFFECT_WORKS;
  return FLOW_AGAIN;
}

/* Upvalue 1 is the row. Gives what the op did: an amount, number of cards, die face. */
static int l_verb(lua_State *L) {
  int row = (int)lua_tointeger(L, lua_upvalueindex(1));
  const Verb *v = &verbs[row];
  Bind *b = bind_of(L);
  int32_t done;
  luaL_argexpected(L, bind_is(L, 1, HANDLE_EFFECT), 1, "effect");
  bind_must_act(L, b, v->name);
  if (!bind_recall(L, b, CALL_VERB + (uint32_t)row, 0, &done)) {
    Order o = script_read_order(L, b, v);
    uint16_t list = (uint16_t)(script_of(L)->verbs[row] + o.variant);
    return bind_suspend(L, b, push_work(b, list, &o));
  }
  lua_pushinteger(L, done);
  return 1;
}

void script_verb_methods(lua_State *L) {
  for (int i = 0; i < (int)VERBS; i++) {
    lua_pushinteger(L, i);
    lua_pushcclosure(L, l_verb, 1);
    lua_setfield(L, -2, verbs[i].name);
  }
}
