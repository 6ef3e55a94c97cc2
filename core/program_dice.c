/* program_dice.c: which effects read the attack dice.
**
** Such an effect tells secret dice to the player whose effect it is, as a condition does that
** reads them; pending.c lets both wait, offer.c does not offer it (R11.4). What a condition reads
** is seen when it is read; an effect must be known before it begins, hence from its text:
** here, once.
**
** Dice are also read through texts in force: an effect that asks for a power reads them if some
** text gives power by the dice, or gives it while the dice show something. So nodes and bodies
** learn from each other until nothing is new.
*/
#include "program_check.h"

#include <string.h>

/* Beside READS_: what is dice only in a text of the player who sees them; 'done'; and of lists:
** something is prevented in it, or passed on. */
enum { READS_OTHERS = 16, READS_DONE = 32, READS_TAKEN = 64,
       READS_NOTED = READS_DICE | READS_AMOUNT | READS_TOLD | READS_TEXTS };

typedef struct Reads {
  PopProgram *p;
  Features told;           /* what some body gives in a way that depends on dice */
  uint8_t plays;           /* READS_ bits of what the plays of cards ask for */
  uint8_t *nodes, *lists;  /* READS_ bits of each */
} Reads;

/* -- texts in force -------------------------------------------------------------------- */

static uint8_t in_texts(const Reads *r, Need need) {
  return READS_TEXTS | (features_meet(&r->told, need) ? READS_TOLD : 0);
}

static uint8_t in_value(const Reads *r, int value) {
  return in_texts(r, need_of(FEATURE_values, (unsigned)value));
}

static uint8_t in_cannot(const Reads *r, int what) {
  return in_texts(r, need_of(FEATURE_cannots, (unsigned)what));
}

/* Whatever texts say of cards. */
static uint8_t in_all_texts(const Reads *r) {
  uint64_t told = r->told.cannots | r->told.entries | r->told.values;
  for (int i = 0; i < PROGRAM_MAX_KEYWORDS / 64; i++) told |= r->told.keywords[i];
  return READS_TEXTS | (told ? READS_TOLD : 0);
}

/* -- expressions: operands are older than their user (program_check.c) --------------- */

static uint8_t in_node(const Reads *r, uint16_t id) {
  return id < r->p->nodes.count ? r->nodes[id] : 0;
}

static uint8_t in_selector(const Reads *r, uint16_t id) {
  if (id == IR_NONE) return 0;
  const Selector *sel = &r->p->selectors.at[id];
  uint8_t bits = in_node(r, sel->where);
  if (sel->keyword != IR_NONE) bits |= in_texts(r, need_keyword(sel->keyword));
  if (sel->no_keyword != IR_NONE) bits |= in_texts(r, need_keyword(sel->no_keyword));
  if (sel->affordable) bits |= in_value(r, VALUE_build_cost);
  if (sel->fastest) bits |= in_value(r, VALUE_speed);
  if (sel->nall || sel->nany || sel->nno)
    bits |= in_texts(r, need_of(FEATURE_entries, ENTRY_SUBTYPE));
  return bits;
}

static uint8_t in_events(const Reads *r, uint16_t id) {
  const EventFilter *e = &r->p->events.at[id];
  return (uint8_t)(in_selector(r, e->card) | in_selector(r, e->source) |
                   in_selector(r, e->target) | (event_is_covert(e->kind) ? READS_DICE : 0));
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

/* Is it said whatever the rest says, as long as the dice are secret from 'you'? */
static int is_secret(const Reads *r, const Node *of, uint16_t id) {
  const Node *n = &r->p->nodes.at[id];
  if (of->op == NODE_and && n->op == NODE_not) n = &r->p->nodes.at[n->a];
  else if (of->op != NODE_or) return 0;
  return n->op == NODE_secret && n->ref == REF_you;
}

static uint8_t node_reads(const Reads *r, const Node *n) {
  const NodeSpec *s = &node_specs[n->op];
  uint8_t bits = in_operand(r, s->a, n->a) | in_operand(r, s->b, n->b);
  switch (n->op) {
    case NODE_pending: case NODE_face: case NODE_hits: case NODE_dice:
    case NODE_lua: /* whatever it asks */
      return bits | READS_DICE;
    case NODE_event: return bits | (n->k == FIELD_amount ? READS_AMOUNT : 0);
    case NODE_done: return READS_DONE;
    case NODE_and: case NODE_or:
      return is_secret(r, n, n->a) || is_secret(r, n, n->b) ? READS_OTHERS : bits;
    case NODE_value: return in_value(r, n->k);
    case NODE_remaining: return in_value(r, VALUE_health);
    case NODE_keyword: return in_texts(r, need_keyword((uint16_t)n->k));
    case NODE_forbidden: return in_cannot(r, n->k);
    case NODE_controls: return in_cannot(r, CANNOT_count_for_control);
    case NODE_playable: return r->plays | in_all_texts(r);
    case NODE_can_attack: case NODE_fits: case NODE_stackable:
    case NODE_stackable_under: case NODE_takes_under: case NODE_belongs: case NODE_stack_price:
      return in_all_texts(r);
    default: return bits;
  }
}

/* -- bodies ---------------------------------------------------------------------------- */

/* What decides about a line, or how much it gives. */
static uint8_t entry_reads(const Reads *r, const Entry *e) {
  uint8_t bits = in_node(r, e->x);
  if (e->kind == ENTRY_MUST || e->kind == ENTRY_TUCKS || e->kind == ENTRY_BENEATH)
    return bits | in_selector(r, e->what);
  if (e->kind == ENTRY_CANNOT && e->filter == 3) return bits | in_selector(r, e->cost);
  if (e->kind != ENTRY_ABILITY) return bits;
  const Ability *a = &r->p->abilities.at[e->what];
  if (a->kind != ABILITY_static || a->body == IR_NONE) return 0; /* heard or offered, or not */
  return in_node(r, a->when) | in_selector(r, a->against) | in_selector(r, a->to);
}

/* What a line gives is told with all that stands in it; a keyword that is lost, or can't be
** gained, is missing with all that it gives. */
static void tell(const PopProgram *p, const Entry *e, Features *told) {
  int barred = e->kind == ENTRY_CANNOT && e->what == CANNOT_gain;
  features_of_entry(p, told, e);
  if (e->kind == ENTRY_LOSE || (barred && e->filter == 2)) {
    uint16_t keyword = barred ? e->cost : e->what;
    features_of_entry(p, told, &(Entry){.kind = ENTRY_KEYWORD, .what = keyword});
  } else if (barred) {
    memset(told, 0xff, sizeof *told);
  }
  if (e->kind != ENTRY_ABILITY || p->abilities.at[e->what].body == IR_NONE) return;
  const Body *inner = &p->bodies.at[p->abilities.at[e->what].body];
  for (int i = 0; i < inner->count; i++) tell(p, &p->entries.at[inner->start + i], told);
}

static int bodies_round(Reads *r) {
  Features told = r->told;
  for (uint32_t i = 0; i < r->p->bodies.count; i++) {
    Body *b = &r->p->bodies.at[i];
    for (int k = 0; k < b->count; k++) {
      const Entry *e = &r->p->entries.at[b->start + k];
      if (!(entry_reads(r, e) & (READS_DICE | READS_TOLD | READS_OTHERS))) continue;
      tell(r->p, e, &told);
      b->has.entries |= HAS_DICE;
    }
  }
  int changed = memcmp(&told, &r->told, sizeof told) != 0;
  r->told = told;
  return changed;
}

/* Whether a card can be played tells what its condition reads. */
static int plays_round(Reads *r) {
  uint8_t bits = r->plays;
  for (uint32_t i = 0; i < r->p->defs.count; i++) {
    uint16_t play = r->p->defs.at[i].play;
    if (play != IR_NONE) bits |= in_node(r, r->p->abilities.at[play].when);
  }
  int changed = bits != r->plays;
  r->plays = bits;
  return changed;
}

/* -- effects --------------------------------------------------------------------------- */

static uint8_t in_alternatives(const Reads *r, uint16_t first, int count) {
  uint8_t bits = 0;
  for (int i = 0; i < count; i++) {
    const Alternative *a = &r->p->alternatives.at[first + i];
    bits |= in_list(r, a->list) | in_node(r, a->when);
  }
  return bits;
}

/* What a verb does may be forbidden by texts, or depend on numbers that they change, though
** nothing in it asks for them. */
static uint8_t verb_asks(const Reads *r, const Op *op) {
  switch (op->code) {
    case OP_untap: return in_cannot(r, CANNOT_untap);
    case OP_retreat: return in_cannot(r, CANNOT_retreat);
    case OP_discard: return in_cannot(r, CANNOT_be_discarded);
    case OP_look: return in_cannot(r, CANNOT_be_looked_at);
    case OP_disrupt: return in_cannot(r, CANNOT_be_disrupted);
    case OP_lose: return in_value(r, VALUE_force_cost);
    case OP_copy: return in_value(r, VALUE_play_cost);
    case OP_attach: case OP_stack: return in_all_texts(r);
    case OP_prevent:
      return in_cannot(r, CANNOT_be_prevented) | in_cannot(r, CANNOT_prevent_in_vain);
    case OP_damage:
      return in_cannot(r, CANNOT_be_damaged) | in_cannot(r, CANNOT_damage) |
             in_cannot(r, CANNOT_be_prevented) | in_cannot(r, CANNOT_prevent_in_vain) |
             (op->flags & IR_FLAG_DICE ? in_value(r, VALUE_hit_on) : 0);
    default: return 0;
  }
}

static uint8_t verb_reads(const Reads *r, const Op *op) {
  return verb_asks(r, op) & READS_TOLD;
}

/* Prevention is named before the dice are shown, and asks in a way that tells nothing, unless
** the bound that the player is asked within tells it. A sequence that an effect starts has
** moments of its own. */
static uint8_t op_reads(const Reads *r, const Op *op) {
  const OpSpec *s = &op_specs[op->code];
  if (op->code == OP_prevent)
    return op->flags & IR_FLAG_UP_TO ? in_operand(r, s->a, op->a) | verb_reads(r, op) : 0;
  if (op->code == OP_lua) return READS_DICE; /* as it may */
  uint8_t bits = in_operand(r, s->pick, op->pick) | in_operand(r, s->a, op->a) |
                 in_operand(r, s->b, op->b) | verb_reads(r, op);
  for (int k = 0; k < 3; k++) bits |= in_operand(r, s->lists[k], op->list[k]);
  return op->code == OP_either ? bits | in_alternatives(r, op->a, op->arg) : bits;
}

/* Is 'done' behind it another, whatever it was before? */
static int sets_done(uint8_t code) {
  return code == OP_choose || code == OP_number || code == OP_roll || code == OP_give;
}

/* How much was really prevented or passed on tells what the dice were. What is given or damaged
** then is as secret as they are; anything else reads them. */
static uint8_t list_reads(const Reads *r, const List *list) {
  uint8_t bits = 0, taken = 0;
  for (int k = 0; k < list->count; k++) {
    const Op *op = &r->p->ops.at[list->start + k];
    uint8_t reads = op_reads(r, op);
    if (op->code == OP_give || op->code == OP_damage || op->code == OP_prevent)
      reads &= (uint8_t)~READS_DONE;
    if (taken && reads & READS_DONE) reads |= READS_DICE;
    if (op->code == OP_prevent || op->code == OP_split_damage) reads |= READS_TAKEN;
    if (reads & READS_TAKEN) taken = 1;
    else if (sets_done(op->code)) taken = 0;
    bits |= reads;
  }
  return bits;
}

/* One round over all lists; 1 if any of them learned something. */
static int lists_round(Reads *r) {
  int changed = 0;
  for (uint32_t i = 0; i < r->p->lists.count; i++) {
    uint8_t bits = r->lists[i] | list_reads(r, &r->p->lists.at[i]);
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
  Reads r = {.p = p, .nodes = bits, .lists = bits + nodes};
  do
    for (uint32_t i = 0; i < nodes; i++) r.nodes[i] = node_reads(&r, &p->nodes.at[i]);
  while (bodies_round(&r) | plays_round(&r));
  while (lists_round(&r)) continue;
  for (uint32_t i = 0; i < p->abilities.count; i++) {
    Ability *a = &p->abilities.at[i];
    a->reads = READS_NOTED &
               (in_list(&r, a->effect) | in_alternatives(&r, a->extras, a->nextras));
  }
  p->config.allocator(p->config.allocator_user, bits, size, 0);
  return 1;
}
