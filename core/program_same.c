/* program_same.c: comparing two programs that were loaded from the same texts.
**
** What a script takes from the order of hashing, or from an address, differs between two
** Lua states. If it finds its way into a declaration, it is in a record or in a text here.
** Records are compared field by field, as program_spec.c lists them: what lies between fields
** means nothing.
*/
#include "program_same.h"

#include <stdio.h>
#include <string.h>

#include "program_check.h"

typedef struct Pair {
  const PopProgram *a, *b;
  char *what;
  size_t size;
} Pair;

static int differ(const Pair *p, const char *kind, uint32_t i, const char *text) {
  snprintf(p->what, p->size, "%s %lu%s%.100s", kind, (unsigned long)i, *text ? ": " : "", text);
  return 0;
}

/* Texts are made of what is declared: they name best what differs. */
static int same_texts(const Pair *p) {
  for (uint32_t i = 0; i < p->a->defs.count && i < p->b->defs.count; i++) {
    const Def *a = &p->a->defs.at[i], *b = &p->b->defs.at[i];
    if (strcmp(program_string(p->a, a->text), program_string(p->b, b->text)))
      return differ(p, "card", i, program_string(p->a, a->full_name));
  }
  for (uint32_t i = 0; i < p->a->keywords.count && i < p->b->keywords.count; i++) {
    const Keyword *a = &p->a->keywords.at[i], *b = &p->b->keywords.at[i];
    if (strcmp(program_string(p->a, a->text), program_string(p->b, b->text)))
      return differ(p, "keyword", i, program_string(p->a, a->name));
  }
  return 1;
}

static int same_strings(const Pair *p) {
  uint32_t n = p->a->strings.count < p->b->strings.count ? p->a->strings.count
                                                         : p->b->strings.count;
  for (uint32_t i = 0; i < n; i++) {
    const char *text = program_string(p->a, (uint16_t)i);
    if (strcmp(text, program_string(p->b, (uint16_t)i))) return differ(p, "text", i, text);
  }
  return p->a->strings.count == p->b->strings.count || differ(p, "number of texts", n, "");
}

/* The first field that differs, or NULL. */
static const char *other_field(const RecordSpec *spec, const void *a, const void *b) {
  for (int i = 0; i < spec->nfields; i++)
    if (program_field(&spec->fields[i], a) != program_field(&spec->fields[i], b))
      return spec->fields[i].name;
  return NULL;
}

/* Where an ability was declared says more than which field differs. */
static int same_abilities(const Pair *p) {
  if (p->a->abilities.count != p->b->abilities.count)
    return differ(p, "number of abilities", p->a->abilities.count, "");
  for (uint32_t i = 0; i < p->a->abilities.count; i++) {
    const Ability *a = &p->a->abilities.at[i];
    char place[120];
    snprintf(place, sizeof place, "%s:%d", program_string(p->a, a->file), a->line);
    if (other_field(&spec_ability, a, &p->b->abilities.at[i]))
      return differ(p, "ability", i, place);
  }
  return 1;
}

static int same_defs(const Pair *p) {
  if (p->a->defs.count != p->b->defs.count)
    return differ(p, "number of cards", p->a->defs.count, "");
  for (uint32_t i = 0; i < p->a->defs.count; i++) {
    const Def *a = &p->a->defs.at[i], *b = &p->b->defs.at[i];
    if (a->name != b->name || a->version != b->version || a->text != b->text ||
        a->side != b->side || a->types != b->types || a->kinds != b->kinds ||
        a->nsubtypes != b->nsubtypes || a->body != b->body || a->play != b->play ||
        a->bearer != b->bearer || a->beneath != b->beneath || a->only_one != b->only_one ||
        a->first_type != b->first_type || a->most != b->most || a->number != b->number ||
        a->has_cost != b->has_cost || a->pile != b->pile ||
        memcmp(a->subtypes, b->subtypes, sizeof a->subtypes) ||
        memcmp(a->printed, b->printed, sizeof a->printed))
      return differ(p, "card", i, program_string(p->a, a->full_name));
  }
  return 1;
}

#define SAME_RECORDS(p, spec, table) \
  same_records(p, &spec_##spec, (p)->a->table.at, (p)->b->table.at, (p)->a->table.count, \
               (p)->b->table.count, sizeof *(p)->a->table.at)

static int same_records(const Pair *p, const RecordSpec *spec, const void *a, const void *b,
                        uint32_t na, uint32_t nb, size_t size) {
  if (na != nb) return differ(p, "number of records", na, spec->name);
  for (uint32_t i = 0; i < na; i++) {
    const char *field = other_field(spec, (const char *)a + i * size, (const char *)b + i * size);
    if (field) return differ(p, spec->name, i, field);
  }
  return 1;
}

/* What no table of fields lists: lists of verbs and of subtypes. */
static int same_arrays(const Pair *p) {
  for (uint32_t i = 0; i < p->a->ops.count; i++)
    if (memcmp(p->a->ops.at[i].list, p->b->ops.at[i].list, sizeof p->a->ops.at[i].list))
      return differ(p, "op", i, "list");
  for (uint32_t i = 0; i < p->a->selectors.count; i++) {
    const Selector *a = &p->a->selectors.at[i], *b = &p->b->selectors.at[i];
    if (a->nall != b->nall || a->nany != b->nany || a->nno != b->nno ||
        memcmp(a->all, b->all, sizeof a->all) || memcmp(a->any, b->any, sizeof a->any) ||
        memcmp(a->no, b->no, sizeof a->no))
      return differ(p, "selector", i, "subtypes");
  }
  return 1;
}

static int same_rest(const Pair *p) {
  const PopProgram *a = p->a, *b = p->b;
  if (a->lists.count != b->lists.count || a->bodies.count != b->bodies.count ||
      a->keywords.count != b->keywords.count || a->windows.count != b->windows.count ||
      a->sequences.count != b->sequences.count || a->rules.count != b->rules.count)
    return differ(p, "number of records", a->lists.count, "");
  for (int i = 0; i < a->nconstants; i++)
    if (a->constants[i] != b->constants[i])
      return differ(p, "constant", (uint32_t)i, program_string(a, a->constant_names[i]));
  return 1;
}

int program_same(const PopProgram *a, const PopProgram *b, char *what, size_t size) {
  Pair p = {a, b, what, size};
  if (a == b) return 1;
  if (!b || !b->finished || a->fingerprint != b->fingerprint)
    return differ(&p, "other texts were loaded, of fingerprint", 0, "");
  return same_texts(&p) && same_strings(&p) && same_abilities(&p) && same_defs(&p) &&
         SAME_RECORDS(&p, node, nodes) && SAME_RECORDS(&p, op, ops) &&
         SAME_RECORDS(&p, selector, selectors) && SAME_RECORDS(&p, pick, picks) &&
         SAME_RECORDS(&p, alternative, alternatives) && SAME_RECORDS(&p, entry, entries) &&
         SAME_RECORDS(&p, events, events) && same_arrays(&p) && same_rest(&p);
}
