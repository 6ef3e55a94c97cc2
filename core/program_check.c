/* program_check.c: checks that every operand of every record means something.
**
** The core runs records without looking at bounds again, so nothing may pass here that
** could lead outside a table. Records are made bottom-up, hence expressions can only
** refer to earlier ones; that is checked too, and with it that no expression is endless
** and none nests deeper than the evaluator's C stack should allow.
*/
#include "program_check.h"

#include <stdio.h>
#include <string.h>

enum { NODE_DEPTH = 64 }; /* levels of one expression, conditions of selectors included */

static const char *const link_names[LINK_count] = {
  "operand", "number", "string", "node", "selector", "pick", "list", "alternative",
  "slots", "body", "events", "ability", "keyword", "window", "sequence", "def", "step",
  "resource", "counter", "constant", "func", "ref", "value", "cannot", "event", "field",
  "cause", "duration", "zone", "arena", "place", "face", "0 or 1", "slot",
  "extra",
};

const char *program_link_name(uint8_t link) {
  uint8_t plain = link & (uint8_t)~LINK_must;
  return plain < LINK_count ? link_names[plain] : "operand";
}

uint32_t program_link_limit(const PopProgram *p, uint8_t link) {
  switch ((Link)(link & ~LINK_must)) {
    case LINK_string: return p->strings.count;
    case LINK_node: return p->nodes.count;
    case LINK_selector: return p->selectors.count;
    case LINK_pick: return p->picks.count;
    case LINK_list: return p->lists.count;
    case LINK_alternative: return p->alternatives.count;
    case LINK_slots: return p->slots.count;
    case LINK_body: return p->bodies.count;
    case LINK_events: return p->events.count;
    case LINK_ability: return p->abilities.count;
    case LINK_keyword: return p->keywords.count;
    case LINK_window: return p->windows.count;
    case LINK_sequence: return p->sequences.count;
    case LINK_def: return p->defs.count;
    case LINK_step: return p->nsteps;
    case LINK_resource: return p->nresources;
    case LINK_counter: return p->ncounters;
    case LINK_constant: return p->nconstants;
    case LINK_func: return p->script ? script_functions(p->script) : 0;
    case LINK_ref: return REF_COUNT;
    case LINK_value: return VALUE_COUNT;
    case LINK_cannot: return CANNOT_COUNT;
    case LINK_event: return EVENT_COUNT;
    case LINK_field: return FIELD_COUNT;
    case LINK_cause: return CAUSE_COUNT;
    case LINK_duration: return DURATION_COUNT;
    case LINK_zone: return ZONE_COUNT;
    case LINK_arena: case LINK_place: return ZONE_ARENAS;
    case LINK_face: return 7;
    case LINK_bit: return 2;
    case LINK_slot: return PROGRAM_SLOTS;
    case LINK_extra: return ABILITY_EXTRAS;
    case LINK_any: case LINK_number: case LINK_count: case LINK_must: break;
  }
  return UINT32_MAX;
}

/* Links that are ids of records may be absent; small enumerations may not. */
static int may_be_none(uint8_t link) { return link >= LINK_string && link <= LINK_func; }

int program_link_ok(const PopProgram *p, uint8_t link, int64_t value) {
  uint8_t plain = link & (uint8_t)~LINK_must;
  if (plain == LINK_any || plain == LINK_number) return 1;
  if (value == IR_NONE && may_be_none(plain)) return !(link & LINK_must);
  if (plain == LINK_bit && value == IR_NONE) return 1;
  if (plain == LINK_place && (value == IR_ARENA_CHOICE || value == IR_ARENA_THIS))
    return 1;
  if (plain == LINK_zone && value < ZONE_ARENAS) return 0;
  if (plain == LINK_face && value < 1) return 0;
  return value >= 0 && value < program_link_limit(p, link);
}

int64_t program_field(const FieldSpec *field, const void *record) {
  const char *at = (const char *)record + field->offset;
  uint8_t byte; uint16_t half; uint32_t word;
  int sign = field->link == LINK_number && field->lo < 0;
  switch (field->size) {
    case 1: memcpy(&byte, at, 1); return sign ? (int8_t)byte : byte;
    case 2: memcpy(&half, at, 2); return sign ? (int16_t)half : half;
    default: memcpy(&word, at, 4); return sign ? (int64_t)(int32_t)word : word;
  }
}

typedef struct Check {
  PopProgram *p;
  char *error;
  size_t size;
} Check;

static int fail(Check *c, const char *record, uint32_t index, const char *field,
                const char *wanted, int64_t value) {
  snprintf(c->error, c->size, "%s %u: %s: %lld is no %s", record, (unsigned)index, field,
           (long long)value, wanted);
  return 0;
}

static int link_check(Check *c, const char *record, uint32_t index, const char *field,
                      uint8_t link, int64_t value) {
  if (program_link_ok(c->p, link, value)) return 1;
  return fail(c, record, index, field, program_link_name(link), value);
}

static int check_fields(Check *c, const RecordSpec *spec, uint32_t index, const void *r) {
  for (int i = 0; i < spec->nfields; i++) {
    const FieldSpec *f = &spec->fields[i];
    int64_t value = program_field(f, r);
    if (f->link != LINK_number) {
      if (!link_check(c, spec->name, index, f->name, f->link, value)) return 0;
    } else if (value < f->lo || value > f->hi) {
      return fail(c, spec->name, index, f->name, "number in range", value);
    }
  }
  return 1;
}

static int check_run(Check *c, const char *record, uint32_t i, uint32_t start,
                     uint32_t count, uint32_t limit) {
  if (start <= limit && count <= limit - start) return 1;
  return fail(c, record, i, "start", "index", start);
}

/* -- nodes: right operands, all earlier than their user, not too deep -------------- */

static int node_operands(Check *c, uint32_t i) {
  const Node *n = &c->p->nodes.at[i];
  const NodeSpec *s = &node_specs[n->op];
  return link_check(c, s->name, i, "ref", s->ref, n->ref) &&
         link_check(c, s->name, i, "a", s->a, n->a) &&
         link_check(c, s->name, i, "b", s->b, n->b) &&
         link_check(c, s->name, i, "k", s->k, n->k);
}

static uint8_t operand_depth(const PopProgram *p, const uint8_t *depth, uint32_t i,
                             uint8_t link, uint16_t id);

/* The depth of the deepest role of an event that is asked about. */
static uint8_t roles_depth(const PopProgram *p, const uint8_t *depth, uint32_t i,
                           const EventFilter *f) {
  const uint16_t roles[] = {f->card, f->source, f->target};
  uint8_t most = 0;
  for (int r = 0; r < 3; r++) {
    if (roles[r] == IR_NONE) continue;
    uint8_t d = operand_depth(p, depth, i, LINK_selector, roles[r]);
    if (d > most) most = d;
  }
  return most;
}

/* Depth of an operand of node i; NODE_DEPTH if it is not older than the node. */
static uint8_t operand_depth(const PopProgram *p, const uint8_t *depth, uint32_t i,
                             uint8_t link, uint16_t id) {
  uint8_t plain = link & (uint8_t)~LINK_must;
  if (plain == LINK_events) return roles_depth(p, depth, i, &p->events.at[id]);
  if (plain == LINK_selector) id = p->selectors.at[id].where;
  else if (plain != LINK_node) return 0;
  if (id == IR_NONE) return 0;
  return id < i ? depth[id] : NODE_DEPTH;
}

static int node_depths(Check *c, uint8_t *depth) {
  const PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->nodes.count; i++) {
    const Node *n = &p->nodes.at[i];
    const NodeSpec *s = &node_specs[n->op];
    uint8_t a = operand_depth(p, depth, i, s->a, n->a);
    uint8_t b = operand_depth(p, depth, i, s->b, n->b);
    depth[i] = (uint8_t)((a > b ? a : b) + 1);
    if (depth[i] > NODE_DEPTH) {
      snprintf(c->error, c->size, "an expression nests deeper than %d", NODE_DEPTH);
      return 0;
    }
  }
  return 1;
}

static int check_nodes(Check *c) {
  PopProgram *p = c->p;
  uint32_t n = p->nodes.count;
  for (uint32_t i = 0; i < n; i++)
    if (!check_fields(c, &spec_node, i, &p->nodes.at[i]) || !node_operands(c, i))
      return 0;
  if (!n) return 1;
  uint8_t *depth = p->config.allocator(p->config.allocator_user, NULL, 0, n);
  if (!depth) { snprintf(c->error, c->size, "not enough memory"); return 0; }
  int ok = node_depths(c, depth);
  p->config.allocator(p->config.allocator_user, depth, n, 0);
  return ok;
}

/* -- the other records ------------------------------------------------------------- */

static int check_selectors(Check *c) {
  PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->selectors.count; i++) {
    const Selector *s = &p->selectors.at[i];
    if (!check_fields(c, &spec_selector, i, s)) return 0;
    if (s->nall > SELECTOR_ALL || s->nany > SELECTOR_ANY || s->nno > SELECTOR_NO)
      return fail(c, "selector", i, "subtypes", "number in range", s->nany);
  }
  return 1;
}

static int check_picks(Check *c) {
  for (uint32_t i = 0; i < c->p->picks.count; i++) {
    const Pick *pick = &c->p->picks.at[i];
    if (!check_fields(c, &spec_pick, i, pick)) return 0;
    if (pick->mode != PICK_ref && pick->mode != PICK_set && pick->selector == IR_NONE)
      return fail(c, "pick", i, "selector", "selector", pick->selector);
  }
  return 1;
}

static int check_op(Check *c, uint32_t i) {
  const Op *op = &c->p->ops.at[i];
  if (!check_fields(c, &spec_op, i, op)) return 0;
  const OpSpec *s = &op_specs[op->code];
  if (!link_check(c, s->name, i, "pick", s->pick, op->pick)) return 0;
  if (!link_check(c, s->name, i, "a", s->a, op->a)) return 0;
  if (!link_check(c, s->name, i, "b", s->b, op->b)) return 0;
  if (!link_check(c, s->name, i, "arg", s->arg, op->arg)) return 0;
  for (int k = 0; k < 3; k++)
    if (!link_check(c, s->name, i, "list", s->lists[k], op->list[k])) return 0;
  if (op->code == OP_either)
    return check_run(c, "either", i, op->a, op->arg, c->p->alternatives.count);
  if ((op->code == OP_step || op->code == OP_step_end) && op->arg)
    return check_run(c, s->name, i, op->a, ZONE_ARENAS, c->p->nsteps);
  if (op->code == OP_choose && op->arg > 3 && op->arg != 255)
    return fail(c, "choose", i, "arg", "place for a card", op->arg);
  return 1;
}

static int check_lists(Check *c) {
  PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->ops.count; i++)
    if (!check_op(c, i)) return 0;
  for (uint32_t i = 0; i < p->lists.count; i++)
    if (!check_run(c, "list", i, p->lists.at[i].start, p->lists.at[i].count,
                   p->ops.count))
      return 0;
  for (uint32_t i = 0; i < p->alternatives.count; i++)
    if (!check_fields(c, &spec_alternative, i, &p->alternatives.at[i])) return 0;
  for (uint32_t i = 0; i < p->slots.count; i++)
    if (!link_check(c, "slots", i, "node", LINK_node | LINK_must, p->slots.at[i]))
      return 0;
  return 1;
}

static int check_entry(Check *c, uint32_t i) {
  static const uint8_t what[ENTRY_COUNT] = {
    LINK_value, LINK_value, LINK_keyword | LINK_must, LINK_ability | LINK_must,
    LINK_keyword | LINK_must, LINK_cannot, LINK_string | LINK_must, LINK_arena,
    LINK_selector | LINK_must, LINK_any, LINK_selector | LINK_must, LINK_selector | LINK_must };
  const Entry *e = &c->p->entries.at[i];
  if (!check_fields(c, &spec_entry, i, e)) return 0;
  if (!link_check(c, "entry", i, "what", what[e->kind], e->what)) return 0;
  uint8_t cost = e->kind == ENTRY_KEYWORD ? LINK_list
               : e->kind == ENTRY_CANNOT && e->filter == 2 ? LINK_keyword | LINK_must
               : e->kind == ENTRY_CANNOT && e->filter == 3 ? LINK_selector | LINK_must
               : LINK_any;
  return link_check(c, "entry", i, "cost", cost, e->cost);
}

static int check_bodies(Check *c) {
  PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->entries.count; i++)
    if (!check_entry(c, i)) return 0;
  for (uint32_t i = 0; i < p->bodies.count; i++)
    if (!check_run(c, "body", i, p->bodies.at[i].start, p->bodies.at[i].count,
                   p->entries.count))
      return 0;
  return 1;
}

static int check_events(Check *c) {
  for (uint32_t i = 0; i < c->p->events.count; i++)
    if (!check_fields(c, &spec_events, i, &c->p->events.at[i])) return 0;
  return 1;
}

static int check_abilities(Check *c) {
  PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->abilities.count; i++) {
    const Ability *a = &p->abilities.at[i];
    if (!check_fields(c, &spec_ability, i, a)) return 0;
    if (p->windows.count < 32 && a->windows >> p->windows.count)
      return fail(c, "ability", i, "windows", "set of windows", a->windows);
    int acts = a->nevents || a->kind == ABILITY_replace ||
               (a->windows && a->body == IR_NONE);
    if (acts && !link_check(c, "ability", i, "effect", LINK_list | LINK_must, a->effect))
      return 0;
    if (a->nextras &&
        (!link_check(c, "ability", i, "extras", LINK_alternative | LINK_must, a->extras) ||
         !check_run(c, "ability", i, a->extras, a->nextras, p->alternatives.count)))
      return 0;
    if (!a->nevents) continue;
    if (!link_check(c, "ability", i, "event", LINK_events | LINK_must, a->event))
      return 0;
    if (!check_run(c, "ability", i, a->event, a->nevents, p->events.count)) return 0;
  }
  for (uint32_t i = 0; i < p->rules.count; i++)
    if (!link_check(c, "rule", i, "ability", LINK_ability | LINK_must, p->rules.at[i]))
      return 0;
  return 1;
}

static int check_named(Check *c) {
  PopProgram *p = c->p;
  for (uint32_t i = 0; i < p->keywords.count; i++)
    if (!link_check(c, "keyword", i, "body", LINK_body | LINK_must,
                    p->keywords.at[i].body))
      return 0;
  for (uint32_t i = 0; i < p->sequences.count; i++)
    if (!link_check(c, "sequence", i, "list", LINK_list | LINK_must,
                    p->sequences.at[i].list))
      return 0;
  for (uint32_t i = 0; i < p->defs.count; i++) {
    const Def *d = &p->defs.at[i];
    if (!link_check(c, "def", i, "body", LINK_body | LINK_must, d->body) ||
        !link_check(c, "def", i, "play", LINK_ability, d->play) ||
        !link_check(c, "def", i, "beneath", LINK_selector, d->beneath) ||
        !link_check(c, "def", i, "bearer", LINK_selector, d->bearer) ||
        !link_check(c, "def", i, "only_one", LINK_selector, d->only_one))
      return 0;
  }
  return 1;
}

int program_check(PopProgram *p, char *error, size_t size) {
  Check c = {p, error, size};
  return check_selectors(&c) && check_events(&c) && check_nodes(&c) && check_picks(&c) &&
         check_lists(&c) && check_bodies(&c) && check_abilities(&c) && check_named(&c);
}
