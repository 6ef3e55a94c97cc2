/* program_dice.c: which effects read the attack dice.
**
** Such an effect tells secret dice to the player whose effect it is, as a condition does that
** reads them; bus.c lets both wait, window.c does not offer it (R11.4). What a condition reads
** is seen when it is read; an effect must be known before it begins, hence from its text:
** here, once.
*/
#include "program_check.h"

#include <string.h>

typedef struct Reads {
  const PopProgram *p;
  uint8_t *nodes, *lists; /* READS_ bits of each */
} Reads;

/* -- expressions: operands are older than their user (program_check.c) --------------- */

static uint8_t in_node(const Reads *r, uint16_t id) {
  return id < r->p->nodes.count ? r->nodes[id] : 0;
}

static uint8_t in_selector(const Reads *r, uint16_t id) {
  return id == IR_NONE ? 0 : in_node(r, r->p->selectors.at[id].where);
}

static uint8_t in_events(const Reads *r, uint16_t id) {
  const EventFilter *e = &r->p->events.at[id];
  return in_selector(r, e->card) | in_selector(r, e->source) | in_selector(r, e->target);
}

static uint8_t in_slots(const Reads *r, uint16_t id) {
  uint8_t bits = 0;
  for (unsigned i = 0; id != IR_NONE && i < PROGRAM_SLOTS && id + i < r->p->slots.count; i++)
    bits |= in_node(r, r->p->slots.at[id + i]);
  return bits;
}

static uint8_t in_list(const Reads *r, uint16_t id) {
  return id == IR_NONE ? 0 : r->lists[id];
}

static uint8_t in_pick(const Reads *r, uint16_t id) {
  if (id == IR_NONE) return 0;
  const Pick *pick = &r->p->picks.at[id];
  return in_selector(r, pick->selector) | in_node(r, pick->lo) | in_node(r, pick->hi);
}

static uint8_t in_operand(const Reads *r, uint8_t link, uint16_t id) {
  switch ((Link)(link & ~LINK_must)) {
    case LINK_node: return in_node(r, id);
    case LINK_selector: return in_selector(r, id);
    case LINK_events: return in_events(r, id);
    case LINK_pick: return in_pick(r, id);
    case LINK_slots: return in_slots(r, id);
    case LINK_list: return in_list(r, id);
    default: return 0;
  }
}

static uint8_t node_reads(const Reads *r, const Node *n) {
  const NodeSpec *s = &node_specs[n->op];
  uint8_t bits = in_operand(r, s->a, n->a) | in_operand(r, s->b, n->b);
  switch (n->op) {
    case NODE_pending: case NODE_face: case NODE_hits: case NODE_dice:
    case NODE_lua: /* whatever it asks */
      return bits | READS_DICE;
    case NODE_event: return bits | (n->k == FIELD_amount ? READS_AMOUNT : 0);
    default: return bits;
  }
}

/* -- effects --------------------------------------------------------------------------- */

static uint8_t in_alternatives(const Reads *r, const Op *op) {
  uint8_t bits = 0;
  for (int i = 0; i < op->arg; i++) {
    const Alternative *a = &r->p->alternatives.at[op->a + i];
    bits |= in_list(r, a->list) | in_node(r, a->when);
  }
  return bits;
}

/* Prevention is named before the dice are shown, and asks in a way that tells nothing, unless
** the bound that the player is asked within tells it. A sequence that an effect starts has
** moments of its own. */
static uint8_t op_reads(const Reads *r, const Op *op) {
  const OpSpec *s = &op_specs[op->code];
  if (op->code == OP_prevent)
    return op->flags & IR_FLAG_UP_TO ? in_operand(r, s->a, op->a) : 0;
  if (op->code == OP_lua) return READS_DICE; /* as it may */
  uint8_t bits = in_operand(r, s->pick, op->pick) | in_operand(r, s->a, op->a) |
                 in_operand(r, s->b, op->b);
  for (int k = 0; k < 3; k++) bits |= in_operand(r, s->lists[k], op->list[k]);
  return op->code == OP_either ? bits | in_alternatives(r, op) : bits;
}

/* One round over all lists; 1 if any of them learned something. */
static int lists_round(Reads *r) {
  int changed = 0;
  for (uint32_t i = 0; i < r->p->lists.count; i++) {
    const List *list = &r->p->lists.at[i];
    uint8_t bits = r->lists[i];
    for (int k = 0; k < list->count; k++) bits |= op_reads(r, &r->p->ops.at[list->start + k]);
    changed |= bits != r->lists[i];
    r->lists[i] = bits;
  }
  return changed;
}

int program_note_dice(PopProgram *p) {
  size_t nodes = p->nodes.count, size = nodes + p->lists.count;
  if (!size) return 1;
  uint8_t *bits = p->config.allocator(p->config.allocator_user, NULL, 0, size);
  if (!bits) return 0;
  memset(bits, 0, size);
  Reads r = {p, bits, bits + nodes};
  for (uint32_t i = 0; i < nodes; i++) r.nodes[i] = node_reads(&r, &p->nodes.at[i]);
  while (lists_round(&r)) continue;
  for (uint32_t i = 0; i < p->abilities.count; i++)
    p->abilities.at[i].reads = in_list(&r, p->abilities.at[i].effect);
  p->config.allocator(p->config.allocator_user, bits, size, 0);
  return 1;
}
