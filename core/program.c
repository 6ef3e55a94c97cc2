/* program.c: the tables of a program: memory, strings, finding records by name.
**
** Tables only grow, and only while scripts load; a pointer into one is good until the
** next program_add(). Strings are kept once each: equal text has equal ids, so the
** core compares names and subtypes as numbers. The pool is one run of zero-terminated
** texts; 'strings' has their offsets, 'string_index' is a hash table over them.
*/
#include "program.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

enum { TABLE_FIRST = 16, INDEX_FIRST = 256 };

/* Every PROGRAM_TABLE has this layout; copied in and out, never aliased. */
typedef struct RawTable { void *at; uint32_t count, capacity; } RawTable;

static void *default_allocator(void *user, void *ptr, size_t old_size, size_t size) {
  (void)user; (void)old_size;
  if (size) return realloc(ptr, size);
  free(ptr);
  return NULL;
}

static void *memory(PopProgram *p, void *ptr, size_t old_size, size_t size) {
  return p->config.allocator(p->config.allocator_user, ptr, old_size, size);
}

static void set_limits(PopConfig *c) {
  if (!c->instruction_limit) c->instruction_limit = 200000;
  if (!c->game_instruction_limit) c->game_instruction_limit = 1000000000;
  if (!c->memory_limit) c->memory_limit = (size_t)64 << 20;
  if (!c->step_limit) c->step_limit = 20000;
  if (!c->nesting_limit || c->nesting_limit > PROGRAM_NESTING)
    c->nesting_limit = PROGRAM_NESTING;
  if (!c->decision_limit) c->decision_limit = 1000000;
  if (!c->output_limit) c->output_limit = 64 * 1024;
}

PopProgram *program_new(const PopConfig *config) {
  PopConfig c = {0};
  if (config) c = *config;
  if (!c.allocator) c.allocator = default_allocator;
  set_limits(&c);
  PopProgram *p = c.allocator(c.allocator_user, NULL, 0, sizeof *p);
  if (!p) return NULL;
  memset(p, 0, sizeof *p);
  p->config = c;
  for (int i = 0; i < ZONE_ARENAS; i++) p->arena_names[i] = IR_NONE;
  return p;
}

static void free_table(PopProgram *p, void *table, size_t size) {
  RawTable t;
  memcpy(&t, table, sizeof t);
  if (t.at) memory(p, t.at, t.capacity * size, 0);
}

void program_free_tables(PopProgram *p) {
  if (!p) return;
#define FREE(name) free_table(p, &p->name, sizeof *p->name.at);
  FREE(chars) FREE(strings) FREE(string_index) FREE(def_index) FREE(nodes)
  FREE(selectors) FREE(picks)
  FREE(ops) FREE(lists) FREE(alternatives) FREE(slots) FREE(entries) FREE(bodies)
  FREE(events) FREE(abilities) FREE(keywords) FREE(windows) FREE(sequences) FREE(defs)
  FREE(bases) FREE(rules)
#undef FREE
  memory(p, p, sizeof *p, 0);
}

/* Makes room for 'more' zeroed records behind the last; 0 when out of memory. */
static int reserve(PopProgram *p, RawTable *t, size_t size, uint32_t more) {
  if (more > UINT32_MAX / 4 - t->count) return 0;
  uint32_t capacity = t->capacity ? t->capacity : TABLE_FIRST;
  while (capacity < t->count + more) capacity *= 2;
  if (capacity != t->capacity) {
    void *at = memory(p, t->at, t->capacity * size, capacity * size);
    if (!at) return 0;
    t->at = at;
    t->capacity = capacity;
  }
  memset((char *)t->at + t->count * size, 0, more * size);
  return 1;
}

uint16_t program_add_(PopProgram *p, void *table, size_t size, uint32_t count) {
  RawTable t;
  memcpy(&t, table, sizeof t);
  if (count >= IR_NONE || t.count > IR_NONE - count) return IR_NONE;
  if (!reserve(p, &t, size, count)) return IR_NONE;
  uint16_t first = (uint16_t)t.count;
  t.count += count;
  memcpy(table, &t, sizeof t);
  return first;
}

/* -- strings ----------------------------------------------------------------------- */

static size_t string_length(const PopProgram *p, uint16_t id) {
  uint32_t next = (uint32_t)id + 1 < p->strings.count ? p->strings.at[id + 1]
                                                      : p->chars.count;
  return next - p->strings.at[id] - 1;
}

static int string_is(const PopProgram *p, uint16_t id, const char *text, size_t length) {
  return string_length(p, id) == length &&
         memcmp(p->chars.at + p->strings.at[id], text, length) == 0;
}

/* The slot that has 'text' or, if it is new, the free slot for it. */
static uint32_t index_slot(const PopProgram *p, const char *text, size_t length) {
  uint32_t mask = p->string_index.count - 1;
  uint32_t slot = (uint32_t)XXH3_64bits(text, length) & mask;
  while (p->string_index.at[slot] &&
         !string_is(p, (uint16_t)(p->string_index.at[slot] - 1), text, length))
    slot = (slot + 1) & mask;
  return slot;
}

/* Keeps the index at most half full. Slots hold id + 1; 0 is free. */
static int index_grow(PopProgram *p) {
  uint32_t old = p->string_index.count;
  if (old > p->strings.count * 2) return 1;
  RawTable t = {0};
  uint32_t count = old ? old * 2 : INDEX_FIRST;
  if (!reserve(p, &t, sizeof(uint16_t), count)) return 0;
  free_table(p, &p->string_index, sizeof(uint16_t));
  p->string_index.at = t.at;
  p->string_index.count = count;
  p->string_index.capacity = t.capacity;
  for (uint32_t id = 0; id < p->strings.count; id++) {
    const char *text = p->chars.at + p->strings.at[id];
    uint32_t slot = index_slot(p, text, string_length(p, (uint16_t)id));
    p->string_index.at[slot] = (uint16_t)(id + 1);
  }
  return 1;
}

uint16_t program_intern(PopProgram *p, const char *text, size_t length) {
  if (length > UINT32_MAX / 8 || !index_grow(p)) return IR_NONE;
  uint32_t slot = index_slot(p, text, length);
  if (p->string_index.at[slot]) return (uint16_t)(p->string_index.at[slot] - 1);
  RawTable chars;
  memcpy(&chars, &p->chars, sizeof chars);
  if (!reserve(p, &chars, 1, (uint32_t)length + 1)) return IR_NONE;
  memcpy(&p->chars, &chars, sizeof chars);
  uint16_t id = program_add(p, strings, 1);
  if (id == IR_NONE) return IR_NONE;
  p->strings.at[id] = p->chars.count;
  memcpy(p->chars.at + p->chars.count, text, length);
  p->chars.count += (uint32_t)length + 1;
  p->string_index.at[slot] = (uint16_t)(id + 1);
  return id;
}

static int same(const PopProgram *p, uint16_t id, const char *name);

uint16_t program_find_string(const PopProgram *p, const char *text) {
  for (uint32_t i = 0; i < p->strings.count; i++)
    if (same(p, (uint16_t)i, text)) return (uint16_t)i;
  return IR_NONE;
}

const char *program_string(const PopProgram *p, uint16_t id) {
  return id < p->strings.count ? p->chars.at + p->strings.at[id] : "";
}

/* -- finding ----------------------------------------------------------------------- */

/* ASCII only: names are compared the same way under every locale. */
static int lower(char c) {
  return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c;
}

/* The rest of 'text' behind 'start', or NULL if it does not start so. */
static const char *after(const char *text, const char *start) {
  for (; *start; text++, start++)
    if (*text != *start && lower(*text) != lower(*start)) return NULL;
  return text;
}

static int same(const PopProgram *p, uint16_t id, const char *name) {
  const char *rest = id == IR_NONE ? NULL : after(name, program_string(p, id));
  return rest && !*rest;
}

/* "Name" or, if the card has a version letter, "Name (B)". */
static int def_is_named(const PopProgram *p, const Def *def, const char *name) {
  const char *rest = after(name, program_string(p, def->name));
  const char *version = program_string(p, def->version);
  if (!rest || !*version) return rest && !*rest;
  rest = after(rest, " (");
  if (rest) rest = after(rest, version);
  return rest && rest[0] == ')' && !rest[1];
}

/* Hash of a name without case; names are cut at the length of any real one. */
static uint32_t name_hash(const char *name, size_t length) {
  char text[160];
  if (length > sizeof text) length = sizeof text;
  for (size_t i = 0; i < length; i++) text[i] = (char)lower(name[i]);
  return (uint32_t)XXH3_64bits(text, length);
}

/* The slot of the definition with that name, or the free slot for it. */
static uint32_t def_slot(const PopProgram *p, const char *name) {
  uint32_t mask = p->def_index.count - 1;
  uint32_t slot = name_hash(name, strlen(name)) & mask;
  while (p->def_index.at[slot] &&
         !def_is_named(p, &p->defs.at[p->def_index.at[slot] - 1], name))
    slot = (slot + 1) & mask;
  return slot;
}

static void def_insert(PopProgram *p, uint16_t def) {
  char full[200];
  const Def *d = &p->defs.at[def];
  const char *version = program_string(p, d->version);
  snprintf(full, sizeof full, *version ? "%s (%s)" : "%s", program_string(p, d->name),
           version);
  p->def_index.at[def_slot(p, full)] = (uint16_t)(def + 1);
}

int program_index_def(PopProgram *p, uint16_t def) {
  if (p->def_index.count <= p->defs.count * 2) {
    RawTable t = {0};
    uint32_t count = p->def_index.count ? p->def_index.count * 2 : INDEX_FIRST;
    if (!reserve(p, &t, sizeof(uint16_t), count)) return 0;
    free_table(p, &p->def_index, sizeof(uint16_t));
    p->def_index.at = t.at;
    p->def_index.count = count;
    p->def_index.capacity = t.capacity;
    for (uint32_t i = 0; i < p->indexed; i++) def_insert(p, (uint16_t)i);
  }
  if (def == p->indexed) p->indexed++;
  def_insert(p, def);
  return 1;
}

uint16_t program_find_def(const PopProgram *p, const char *name) {
  if (p->indexed == p->defs.count && p->indexed) {
    uint16_t found = p->def_index.at[def_slot(p, name)];
    return found ? (uint16_t)(found - 1) : IR_NONE;
  }
  for (uint32_t i = 0; i < p->defs.count; i++)
    if (def_is_named(p, &p->defs.at[i], name)) return (uint16_t)i;
  return IR_NONE;
}

#define FIND_RECORD(noun, table)                                        \
  uint16_t program_find_##noun(const PopProgram *p, const char *name) { \
    for (uint32_t i = 0; i < p->table.count; i++)                       \
      if (same(p, p->table.at[i].name, name)) return (uint16_t)i;       \
    return IR_NONE;                                                     \
  }
FIND_RECORD(keyword, keywords)
FIND_RECORD(sequence, sequences)
FIND_RECORD(window, windows)

#define FIND_NAME(noun)                                                 \
  uint16_t program_find_##noun(const PopProgram *p, const char *name) { \
    for (uint32_t i = 0; i < p->n##noun##s; i++)                        \
      if (same(p, p->noun##_names[i], name)) return (uint16_t)i;        \
    return IR_NONE;                                                     \
  }
FIND_NAME(constant)
FIND_NAME(resource)
FIND_NAME(counter)
FIND_NAME(step)
