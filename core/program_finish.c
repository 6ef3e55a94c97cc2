/* program_finish.c: what is settled once, after all scripts are loaded.
**
** Names that were mentioned must have been declared; the few names the core itself
** uses are looked up; each body learns what it can touch (Features), so that reading a
** value or opening a window need not look into bodies that have nothing to say.
*/
#include "program_check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct Finish {
  PopProgram *p;
  char *error;
  size_t size;
} Finish;

static int fail(Finish *f, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(f->error, f->size, format, args);
  va_end(args);
  return 0;
}

static const char *name_of(const Finish *f, uint16_t id) {
  return program_string(f->p, id);
}

/* -- mentioned but never declared -------------------------------------------------- */

static int steps_declared(Finish *f) {
  PopProgram *p = f->p;
  uint8_t seen[PROGRAM_MAX_STEPS] = {0};
  for (uint32_t i = 0; i < p->ops.count; i++) {
    const Op *op = &p->ops.at[i];
    if (op->code != OP_step) continue;
    for (int k = 0; k < (op->arg ? ZONE_ARENAS : 1); k++)
      if (op->a + k < PROGRAM_MAX_STEPS) seen[op->a + k] = 1;
  }
  for (int i = 0; i < p->nsteps; i++)
    if (!seen[i])
      return fail(f, "step '%s' is mentioned, but no sequence has it",
                  name_of(f, p->step_names[i]));
  return 1;
}

static int all_declared(Finish *f) {
  const PopProgram *p = f->p;
  for (uint32_t i = 0; i < p->keywords.count; i++)
    if (!p->keywords.at[i].declared)
      return fail(f, "keyword '%s' is not declared", name_of(f, p->keywords.at[i].name));
  for (uint32_t i = 0; i < p->windows.count; i++)
    if (p->windows.at[i].kind == PROGRAM_UNDECLARED)
      return fail(f, "window '%s' is not declared", name_of(f, p->windows.at[i].name));
  for (uint32_t i = 0; i < p->sequences.count; i++)
    if (p->sequences.at[i].list == IR_NONE)
      return fail(f, "sequence '%s' is not declared",
                  name_of(f, p->sequences.at[i].name));
  for (uint32_t i = 0; i < p->defs.count; i++) {
    const Def *d = &p->defs.at[i];
    const char *version = name_of(f, d->version);
    if (d->file == IR_NONE)
      return fail(f, *version ? "card '%s (%s)' is not declared"
                              : "card '%s' is not declared",
                  name_of(f, d->name), version);
  }
  return steps_declared(f);
}

/* "Name (B)" for people, made once. */
static int name_cards(Finish *f) {
  PopProgram *p = f->p;
  for (uint32_t i = 0; i < p->defs.count; i++) {
    Def *d = &p->defs.at[i];
    const char *version = name_of(f, d->version);
    char full[160];
    int n = snprintf(full, sizeof full, *version ? "%s (%s)" : "%s", name_of(f, d->name),
                     version);
    if (n >= (int)sizeof full) n = sizeof full - 1;
    d->full_name = program_intern(p, full, (size_t)n);
    if (d->full_name == IR_NONE) return fail(f, "not enough memory");
  }
  return 1;
}

/* -- names the core uses ----------------------------------------------------------- */

static int known_id(Finish *f, const char *what, const char *name, uint16_t found,
                    uint16_t *out) {
  *out = found;
  return found != IR_NONE || fail(f, "the rules declare no %s '%s'", what, name);
}

static int known_small(Finish *f, const char *what, const char *name, uint16_t found,
                       uint8_t *out) {
  *out = (uint8_t)found;
  return found != IR_NONE || fail(f, "the rules declare no %s '%s'", what, name);
}

static int resolve_known(Finish *f) {
  PopProgram *p = f->p;
#define SEQUENCE(name) \
  known_id(f, "sequence", #name, program_find_sequence(p, #name), &p->known.name)
#define COUNTER(name) \
  known_small(f, "counter", #name, program_find_counter(p, #name), \
              &p->known.name##_counter)
#define RESOURCE(name) \
  known_small(f, "resource", #name, program_find_resource(p, #name), &p->known.name)
#define WINDOW(name) \
  known_id(f, "window", #name, program_find_window(p, #name), &p->known.w_##name)
#define CONSTANT(name) \
  known_id(f, "constant", #name, program_find_constant(p, #name), &p->known.name)
  static const char conceded[] = "the opponent concedes";
  p->known.conceded = program_intern(p, conceded, sizeof conceded - 1);
  return SEQUENCE(game) && SEQUENCE(play) && SEQUENCE(battle) && SEQUENCE(attack) &&
         SEQUENCE(damage) && SEQUENCE(settle) && COUNTER(damage) && COUNTER(build) &&
         RESOURCE(force) && RESOURCE(build) && WINDOW(disrupt) && WINDOW(unit_turn) &&
         CONSTANT(hit_on) && CONSTANT(stack_cards) && CONSTANT(stack_speed) &&
         CONSTANT(stack_power) && CONSTANT(stack_health) && CONSTANT(made_on_demand);
}

static int arenas_named(Finish *f) {
  for (int i = 0; i < ZONE_ARENAS; i++)
    if (f->p->arena_names[i] == IR_NONE)
      return fail(f, "the rules name no arena %d of %d", i + 1, ZONE_ARENAS);
  return 1;
}

/* Texts that copy lines need each of them alone. */
static int make_singles(Finish *f) {
  PopProgram *p = f->p;
  int copied = 0;
  for (uint32_t i = 0; i < p->ops.count; i++) copied |= p->ops.at[i].code == OP_copy_lines;
  for (uint32_t i = 0; copied && i < p->defs.count; i++) {
    uint16_t body = p->defs.at[i].body;
    if (body >= p->bodies.count) continue;
    Body all = p->bodies.at[body];
    uint16_t first = all.count ? program_add(p, bodies, all.count) : 0;
    if (first == IR_NONE) return fail(f, "not enough memory");
    for (uint16_t k = 0; k < all.count; k++)
      p->bodies.at[first + k] = (Body){.start = (uint16_t)(all.start + k), .count = 1};
    p->defs.at[i].singles = first;
  }
  return 1;
}

/* -- conditions that name no card --------------------------------------------------- */

/* True for arithmetic over what players have; anything about cards counts as naming one. */
static int is_plain(const PopProgram *p, uint16_t node) {
  if (node == IR_NONE) return 1;
  const Node *n = &p->nodes.at[node];
  switch (n->op) {
    case NODE_const: case NODE_resource: case NODE_controls: case NODE_present:
    case NODE_constant: case NODE_step: case NODE_turn: case NODE_attacking:
    case NODE_running:
      return n->ref < REF_cards_end ? n->ref == REF_none : n->ref == REF_you ||
                                                          n->ref == REF_opponent;
    case NODE_add: case NODE_sub: case NODE_mul: case NODE_min: case NODE_max:
    case NODE_half_up: case NODE_half_down: case NODE_neg: case NODE_ge: case NODE_le:
    case NODE_eq: case NODE_ne: case NODE_gt: case NODE_lt: case NODE_and: case NODE_or:
    case NODE_not:
      return is_plain(p, n->a) && is_plain(p, n->b);
    default: return 0;
  }
}


static int mark_plain(Finish *f) {
  for (uint32_t i = 0; i < f->p->abilities.count; i++)
    if (is_plain(f->p, f->p->abilities.at[i].when))
      f->p->abilities.at[i].flags |= ABILITY_FLAG_PLAIN;
  return 1;
}

/* -- features ---------------------------------------------------------------------- */

void features_join(Features *to, const Features *from) {
  for (int i = 0; i < FEATURE_COUNT; i++) to->words[i] |= from->words[i];
}

static void add_ability(const PopProgram *p, Features *has, const Ability *a) {
  has->windows |= a->windows;
  for (int i = 0; i < a->nevents; i++)
    has->events |= UINT64_C(1) << p->events.at[a->event + i].kind;
  if (a->kind != ABILITY_static || a->body == IR_NONE) return;
  features_join(has, &p->bodies.at[a->body].has);
  if (a->to != IR_NONE) has->entries |= HAS_GROUP;
}

void features_of_entry(const PopProgram *p, Features *has, const Entry *e) {
  switch (e->kind) {
    case ENTRY_STAT: case ENTRY_SET: has->values |= UINT64_C(1) << e->what; break;
    case ENTRY_KEYWORD:
      has->keywords[e->what / 64] |= UINT64_C(1) << e->what % 64;
      features_join(has, &p->bodies.at[p->keywords.at[e->what].body].has);
      break;
    case ENTRY_ABILITY: add_ability(p, has, &p->abilities.at[e->what]); break;
    case ENTRY_CANNOT: has->cannots |= UINT64_C(1) << e->what; break;
    default: has->entries |= UINT64_C(1) << e->kind;
  }
}

static uint16_t places_of(const PopProgram *p, const Entry *e) {
  if (e->kind == ENTRY_KEYWORD) return p->bodies.at[p->keywords.at[e->what].body].places;
  if (e->kind != ENTRY_ABILITY) return 0;
  const Ability *a = &p->abilities.at[e->what];
  int holds = a->kind == ABILITY_static && a->body != IR_NONE;
  return (uint16_t)(a->zones | (holds ? p->bodies.at[a->body].places : 0));
}

/* One round over all bodies; 1 if any of them learned something. */
static int features_round(PopProgram *p) {
  int changed = 0;
  for (uint32_t i = 0; i < p->bodies.count; i++) {
    Body *b = &p->bodies.at[i];
    Features has = b->has;
    uint16_t places = b->places;
    for (int k = 0; k < b->count; k++) {
      const Entry *e = &p->entries.at[b->start + k];
      features_of_entry(p, &has, e);
      places |= places_of(p, e);
    }
    changed |= places != b->places || memcmp(&has, &b->has, sizeof has);
    b->has = has;
    b->places = places;
  }
  return changed;
}

/* Keywords may be mentioned before they are declared, hence rounds until nothing changes.
** A keyword that then contains itself would be read for ever. */
static int compute_features(Finish *f) {
  PopProgram *p = f->p;
  while (features_round(p)) continue;
  for (uint32_t i = 0; i < p->keywords.count; i++) {
    const Features *has = &p->bodies.at[p->keywords.at[i].body].has;
    if (has->entries & HAS_GROUP) p->group_keywords[i / 64] |= UINT64_C(1) << i % 64;
    if (has->keywords[i / 64] >> i % 64 & 1)
      return fail(f, "keyword '%s' gives itself", name_of(f, p->keywords.at[i].name));
  }
  for (uint32_t i = 0; i < p->rules.count; i++)
    add_ability(p, &p->rule_has, &p->abilities.at[p->rules.at[i]]);
  return 1;
}

/* What reads dice is a feature, too. */
static int note_dice(Finish *f) {
  if (!program_note_dice(f->p)) return fail(f, "not enough memory");
  while (features_round(f->p)) continue;
  return 1;
}

static int note_frail(Finish *f) {
  const Need health = need_of(FEATURE_values, VALUE_health);
  for (uint32_t i = 0; i < f->p->defs.count; i++) {
    Def *d = &f->p->defs.at[i];
    d->frail = d->printed[VALUE_health] <= 0 ||
               features_meet(&f->p->bodies.at[d->body].has, health);
  }
  return 1;
}

static int note_asked_events(Finish *f) {
  PopProgram *p = f->p;
  for (uint32_t i = 0; i < p->nodes.count; i++) {
    if (p->nodes.at[i].op != NODE_happened) continue;
    const EventFilter *e = &p->events.at[p->nodes.at[i].a];
    p->asked_events |= UINT64_C(1) << e->kind;
    p->asked_roles[e->kind] |= (uint8_t)((e->card != IR_NONE ? ASKED_CARD : 0) |
                                         (e->source != IR_NONE ? ASKED_SOURCE : 0) |
                                         (e->target != IR_NONE ? ASKED_TARGET : 0));
  }
  return 1;
}

/* -- type lines -------------------------------------------------------------------- */

static const char *const kind_names[KIND_COUNT] = {
#define NAME(name) #name,
  IR_KINDS(NAME)
#undef NAME
};

typedef struct Line { char text[160]; size_t length; } Line;

/* Appends "Name", capitalized, behind 'between' unless it is the first. */
static void line_add(Line *line, const char *between, const char *name) {
  size_t room = sizeof line->text - line->length;
  int n = snprintf(line->text + line->length, room, "%s%s", line->length ? between : "",
                   name);
  if (n <= 0 || (size_t)n >= room) return;
  char *start = line->text + line->length + (line->length ? strlen(between) : 0);
  if (*start >= 'a' && *start <= 'z') *start = (char)(*start - 'a' + 'A');
  line->length += (size_t)n;
}

/* "Ground/Character", "Space Subordinate", "Ground - Equipment", "Battle". */
static int make_type_line(Finish *f, Def *d) {
  Line line = {{0}, 0};
  if (d->first_type < ZONE_ARENAS)
    line_add(&line, "", name_of(f, f->p->arena_names[d->first_type]));
  for (int i = 0; i < ZONE_ARENAS; i++)
    if (i != d->first_type && d->types >> i & 1)
      line_add(&line, "/", name_of(f, f->p->arena_names[i]));
  const char *between = d->kinds & KIND(unit) ? " " : " - ";
  for (int i = 0; i < KIND_COUNT; i++)
    if (i != KINDBIT_unit && d->kinds >> i & 1) line_add(&line, between, kind_names[i]);
  d->type_line = program_intern(f->p, line.text, line.length);
  return d->type_line != IR_NONE || fail(f, "not enough memory");
}

static int make_type_lines(Finish *f) {
  for (uint32_t i = 0; i < f->p->defs.count; i++)
    if (!make_type_line(f, &f->p->defs.at[i])) return 0;
  return 1;
}

PopStatus program_finish(PopProgram *p, char *error, size_t size) {
  Finish f = {p, error, size};
  if (!all_declared(&f) || !arenas_named(&f) || !resolve_known(&f) ||
      !make_singles(&f) || !program_check(p, error, size) || !compute_features(&f) ||
      !mark_plain(&f) || !note_dice(&f) || !note_asked_events(&f) ||
      !note_frail(&f) || !make_type_lines(&f) || !name_cards(&f))
    return strcmp(error, "not enough memory") ? POP_ERROR_SCRIPT : POP_ERROR_MEMORY;
  p->finished = 1;
  return POP_OK;
}
