/* program_spec.c: the operands of every record, node and op, as tables.
**
** The order of rows is that of ir.h. A new node or op gets its row here, and with it
** its checks at declaration and at the end of loading.
*/
#include "program_check.h"

#define SIZE(type, field) (uint8_t)sizeof(((type *)0)->field)
#define NUM(type, field, lo, hi, absent) \
  {#field, offsetof(type, field), SIZE(type, field), LINK_number, lo, hi, absent}
#define TRI(type, field) NUM(type, field, -1, 1, -1)
#define ID(type, field, link) \
  {#field, offsetof(type, field), SIZE(type, field), LINK_##link, 0, 0, IR_NONE}
#define SMALL(type, field, link) \
  {#field, offsetof(type, field), SIZE(type, field), LINK_##link, 0, 0, 0}
#define MASK(type, field, bits) NUM(type, field, 0, ((int64_t)1 << (bits)) - 1, 0)
#define SPEC(name, fields) \
  const RecordSpec spec_##name = {#name, fields, (int)(sizeof fields / sizeof *fields)};

static const FieldSpec node_fields[] = {
  NUM(Node, op, 0, NODE_COUNT - 1, 0), SMALL(Node, ref, ref),
  NUM(Node, a, 0, IR_NONE, IR_NONE), NUM(Node, b, 0, IR_NONE, IR_NONE),
  NUM(Node, k, INT32_MIN, INT32_MAX, 0),
};
SPEC(node, node_fields)

static const FieldSpec selector_fields[] = {
  SMALL(Selector, is, ref), SMALL(Selector, not_ref, ref), SMALL(Selector, owner, ref),
  MASK(Selector, arenas, ZONE_ARENAS), SMALL(Selector, arena_ref, ref),
  SMALL(Selector, attached_to, ref),
  NUM(Selector, arena_this, 0, 2, 0), MASK(Selector, types, ZONE_ARENAS),
  NUM(Selector, side, -1, SIDE_COUNT - 1, -1),
  TRI(Selector, tapped), TRI(Selector, damaged), TRI(Selector, unique), TRI(Selector, multi_arena),
  NUM(Selector, face_down, -1, 2, -1), TRI(Selector, attacking), TRI(Selector, defending),
  TRI(Selector, aboard),
  NUM(Selector, affordable, 0, PROGRAM_MAX_RESOURCES, 0),
  MASK(Selector, zones, ZONE_COUNT), MASK(Selector, kinds, KIND_COUNT),
  MASK(Selector, no_kinds, KIND_COUNT), ID(Selector, name, string),
  ID(Selector, keyword, keyword), ID(Selector, no_keyword, keyword),
  ID(Selector, where, node), NUM(Selector, fastest, 0, 1, 0),
  NUM(Selector, in_stack, 0, 2, 0), NUM(Selector, beneath, 0, 1, 0),
  SMALL(Selector, name_of, ref),
  SMALL(Selector, line_of, ref),
};
SPEC(selector, selector_fields)

static const FieldSpec pick_fields[] = {
  NUM(Pick, mode, 0, PICK_COUNT - 1, 0), SMALL(Pick, ref, ref), SMALL(Pick, by, ref),
  NUM(Pick, optional, 0, 1, 0), NUM(Pick, different, 0, 1, 0),
  ID(Pick, selector, selector), ID(Pick, lo, node),
  ID(Pick, hi, node),
};
SPEC(pick, pick_fields)

static const FieldSpec op_fields[] = {
  NUM(Op, code, 0, OP_COUNT - 1, 0), SMALL(Op, ref, ref), NUM(Op, arg, 0, 255, 0),
  NUM(Op, flags, 0, 255, 0), ID(Op, pick, pick), NUM(Op, a, 0, IR_NONE, IR_NONE),
  NUM(Op, b, 0, IR_NONE, IR_NONE),
};
SPEC(op, op_fields)

static const FieldSpec alternative_fields[] = {
  ID(Alternative, list, list), ID(Alternative, text, string), ID(Alternative, when, node),
  MASK(Alternative, windows, 32),
};
SPEC(alternative, alternative_fields)

static const FieldSpec entry_fields[] = {
  NUM(Entry, kind, 0, ENTRY_COUNT - 1, 0), NUM(Entry, filter, 0, 3, 0),
  NUM(Entry, what, 0, IR_NONE, IR_NONE), ID(Entry, x, node),
  NUM(Entry, cost, 0, IR_NONE, IR_NONE), ID(Entry, text, string),
};
SPEC(entry, entry_fields)

static const FieldSpec events_fields[] = {
  SMALL(EventFilter, kind, event), SMALL(EventFilter, player, ref),
  MASK(EventFilter, arenas, ZONE_ARENAS), NUM(EventFilter, cause, 0, CAUSE_COUNT, 0),
  TRI(EventFilter, in_attack), NUM(EventFilter, number, 0, 255, 0),
  NUM(EventFilter, gained, 0, 2, 0), ID(EventFilter, step, step),
  ID(EventFilter, card, selector), ID(EventFilter, source, selector),
  ID(EventFilter, target, selector),
};
SPEC(events, events_fields)

static const FieldSpec ability_fields[] = {
  NUM(Ability, kind, 0, ABILITY_COUNT - 1, 0), NUM(Ability, limit, 0, LIMIT_COUNT - 1, 0),
  NUM(Ability, limit_count, 0, 255, 1), NUM(Ability, shared, 0, 1, 0),
  NUM(Ability, flags, 0, 255, 0),
  MASK(Ability, windows, 32), MASK(Ability, zones, PLACE_COUNT), ID(Ability, when, node),
  ID(Ability, against, selector), ID(Ability, to, selector), ID(Ability, body, body),
  ID(Ability, cost, list), ID(Ability, effect, list), ID(Ability, event, events),
  NUM(Ability, nevents, 0, 64, 0), ID(Ability, from, selector),
  ID(Ability, beside, list), ID(Ability, extras, alternative),
  NUM(Ability, nextras, 0, ABILITY_EXTRAS, 0),
  ID(Ability, keyword, keyword), ID(Ability, targets, selector),
  ID(Ability, name, string),
  ID(Ability, text, string), ID(Ability, file, string), NUM(Ability, line, 0, 65535, 0),
  NUM(Ability, gives, 0, GIVES_COUNT - 1, 0),
};
SPEC(ability, ability_fields)

#define L(link) LINK_##link
#define MUST(link) (LINK_##link | LINK_must)
#define N(name, ref, a, b, k) [NODE_##name] = {#name, ref, a, b, k}
#define N0(name) N(name, 0, 0, 0, 0)
#define N1(name) N(name, 0, MUST(node), 0, 0)
#define N2(name) N(name, 0, MUST(node), MUST(node), 0)

const NodeSpec node_specs[NODE_COUNT] = {
  N0(const), N0(x), N(slot, 0, 0, 0, L(slot)), N0(done),
  N(count, 0, MUST(selector), 0, 0), N(counter, L(ref), 0, 0, L(counter)),
  N(value, L(ref), 0, 0, L(value)), N(printed, L(ref), 0, 0, L(value)),
  N(remaining, L(ref), 0, 0, 0), N(pending, L(ref), 0, 0, 0),
  N(threatened, L(ref), 0, 0, 0), N(secret, L(ref), 0, 0, 0),
  N(resource, L(ref), 0, 0, L(resource)), N(controls, L(ref), 0, 0, 0),
  N(present, L(ref), 0, 0, 0), N(constant, 0, 0, 0, L(constant)),
  N(event, 0, 0, 0, L(field)), N(face, 0, L(bit), 0, L(face)), N0(hits), N0(dice),
  N(clash, L(ref), 0, 0, 0), N(stack, L(ref), 0, 0, 0),
  N(stackable_under, L(ref), 0, 0, 0), N(takes_under, L(ref), 0, 0, 0),
  N(belongs, L(ref), 0, 0, 0), N(stackable, L(ref), 0, 0, 0), N(stack_price, L(ref), 0, 0, L(bit)),
  N(fits, L(ref), 0, 0, 0), N(playable, L(ref), 0, 0, L(bit)),
  N(attached, L(ref), MUST(selector), 0, 0), N(type_place, L(ref), 0, 0, 0),
  N0(attacking), N(matches, L(ref), MUST(selector), 0, 0), N(same, L(ref), 0, 0, L(ref)),
  N(can_attack, L(ref), 0, 0, L(ref)), N(forbidden, L(ref), 0, 0, L(cannot)),
  N(keyword, L(ref), 0, 0, MUST(keyword)),
  N(step, 0, 0, 0, L(step)), N0(turn), N(running, 0, 0, 0, L(sequence)),
  N(happened, 0, MUST(events), 0, 0),
  N(extra, 0, 0, 0, L(extra)),
  N2(add), N2(sub), N2(mul), N2(min), N2(max), N1(half_up), N1(half_down), N1(neg),
  N2(ge), N2(le), N2(eq), N2(ne), N2(gt), N2(lt), N2(and), N2(or), N1(not),
  N(lua, 0, MUST(func), 0, 0),
};

#define O(name, pick, a, b, arg, l0, l1, l2) \
  [OP_##name] = {#name, pick, a, b, arg, {l0, l1, l2}}
#define O0(name) O(name, 0, 0, 0, 0, 0, 0, 0)
#define OA(name, a) O(name, 0, a, 0, 0, 0, 0, 0)
#define OP(name) O(name, MUST(pick), 0, 0, 0, 0, 0, 0)
#define OL(name) O(name, 0, 0, 0, 0, MUST(list), 0, 0)

const OpSpec op_specs[OP_COUNT] = {
  O(if, 0, MUST(node), 0, 0, L(list), L(list), 0),
  O(while, 0, MUST(node), 0, 0, MUST(list), 0, 0),
  OL(each_player), OL(each_arena), O(queued_attacks, 0, 0, 0, 0, L(list), 0, 0),
  O(run, 0, 0, 0, 0, L(list), 0, 0), OL(as_player),
  O(in_turn, MUST(pick), 0, 0, 0, MUST(list), 0, 0),
  O(piles, MUST(pick), MUST(string), 0, 0, MUST(list), L(list), 0),
  OA(either, MUST(alternative)),
  O(may, 0, L(string), 0, 0, L(list), L(list), L(list)),
  O(choose, MUST(pick), L(string), 0, 0, 0, 0, 0),
  O(number, 0, L(node), L(node), 0, L(string), 0, 0), O0(arena),
  OA(lua, MUST(func)), OA(sequence, MUST(sequence)), O0(stop),
  O(emit, L(pick), 0, 0, L(event), 0, 0, 0),
  O(give, L(pick), L(body), L(slots), L(duration), 0, 0, 0),
  O(copy_lines, MUST(pick), MUST(node), 0, L(duration), 0, 0, 0),
  O(damage, MUST(pick), MUST(node), 0, 0, 0, 0, 0),
  O(prevent, MUST(pick), L(node), L(node), 0, 0, 0, 0),
  O(put, MUST(pick), MUST(node), 0, L(counter), 0, 0, 0),
  O(take, MUST(pick), L(node), 0, L(counter), 0, 0, 0),
  OP(tap), OP(untap), O(discard, MUST(pick), 0, 0, L(cause), 0, 0, 0),
  O(move, MUST(pick), 0, 0, L(zone), 0, 0, 0),
  O(enter, MUST(pick), 0, 0, L(place), 0, 0, 0), OP(fleeting), OP(retreat), OP(reveal),
  OP(look),
  OA(draw, MUST(node)), O0(shuffle),
  O(gain, 0, MUST(node), 0, L(resource), 0, 0, 0),
  O(lose, 0, MUST(node), 0, L(resource), 0, 0, 0),
  O(set, 0, MUST(node), 0, L(resource), 0, 0, 0),
  O(bring, 0, L(def), L(node), L(place), 0, 0, 0), OP(attach), O0(roll),
  OA(more_dice, MUST(node)), OA(reroll, MUST(node)), O0(let_happen), OP(redirect),
  OP(split_attack),
  O0(end_attack), OA(add_damage, MUST(node)),
  O(split_damage, MUST(pick), MUST(node), 0, 0, 0, 0, 0), O0(disrupt), OP(copy),
  O(win, 0, L(string), 0, 0, 0, 0, 0),
  OP(build), OP(deploy), OP(complete), OP(stack), OP(raise),
  O(step, 0, MUST(step), 0, L(bit), 0, 0, 0),
  O(step_end, 0, MUST(step), 0, L(bit), 0, 0, 0),
  OA(window, MUST(window)), O0(next_unit), O0(unit_turn),
  OP(attack), O0(attack_declare),
  OA(attack_roll, L(string)),
  O0(attack_hits), O0(attack_end), O0(damage_open), O0(damage_place),
  O(expire, 0, 0, 0, L(duration), 0, 0, 0), O0(turn_begin),
  O(abilities, 0, 0, 0, L(bit), 0, 0, 0), OA(skip_unless, MUST(node)),
  O0(pay_dues), O0(pay), O0(resolve), O0(play_done),
};
