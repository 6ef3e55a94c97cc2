/* program_same.c: comparing two programs that were loaded from the same texts.
**
** What a script takes from the order of hashing, or from an address, differs between two
** Lua states. If it finds its way into a declaration, it is in a record or in a text here.
** Records are compared field by field: what lies between fields means nothing.
*/
#include "program_same.h"

#include <stdio.h>
#include <string.h>

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

/* Where an ability was declared. */
static int same_abilities(const Pair *p) {
  if (p->a->abilities.count != p->b->abilities.count)
    return differ(p, "number of abilities", p->a->abilities.count, "");
  for (uint32_t i = 0; i < p->a->abilities.count; i++) {
    const Ability *a = &p->a->abilities.at[i], *b = &p->b->abilities.at[i];
    char place[120];
    snprintf(place, sizeof place, "%s:%d", program_string(p->a, a->file), a->line);
    if (a->kind != b->kind || a->limit != b->limit || a->flags != b->flags ||
        a->limit_count != b->limit_count || a->windows != b->windows || a->zones != b->zones ||
        a->when != b->when || a->against != b->against || a->to != b->to ||
        a->body != b->body || a->cost != b->cost || a->extra_cost != b->extra_cost ||
        a->effect != b->effect ||
        a->event != b->event || a->nevents != b->nevents || a->from != b->from ||
        a->keyword != b->keyword || a->targets != b->targets || a->text != b->text ||
        a->file != b->file || a->line != b->line)
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
        a->bearer != b->bearer || memcmp(a->subtypes, b->subtypes, sizeof a->subtypes) ||
        memcmp(a->printed, b->printed, sizeof a->printed))
      return differ(p, "card", i, program_string(p->a, a->full_name));
  }
  return 1;
}

static int same_nodes(const Pair *p) {
  if (p->a->nodes.count != p->b->nodes.count)
    return differ(p, "number of values", p->a->nodes.count, "");
  for (uint32_t i = 0; i < p->a->nodes.count; i++) {
    const Node *a = &p->a->nodes.at[i], *b = &p->b->nodes.at[i];
    if (a->op != b->op || a->ref != b->ref || a->a != b->a || a->b != b->b || a->k != b->k)
      return differ(p, "value", i, "");
  }
  return 1;
}

static int same_ops(const Pair *p) {
  if (p->a->ops.count != p->b->ops.count || p->a->lists.count != p->b->lists.count)
    return differ(p, "number of verbs", p->a->ops.count, "");
  for (uint32_t i = 0; i < p->a->ops.count; i++) {
    const Op *a = &p->a->ops.at[i], *b = &p->b->ops.at[i];
    if (a->code != b->code || a->ref != b->ref || a->arg != b->arg || a->flags != b->flags ||
        a->pick != b->pick || a->a != b->a || a->b != b->b ||
        memcmp(a->list, b->list, sizeof a->list))
      return differ(p, "verb", i, "");
  }
  return 1;
}

static int same_rest(const Pair *p) {
  const PopProgram *a = p->a, *b = p->b;
  if (a->selectors.count != b->selectors.count || a->picks.count != b->picks.count ||
      a->entries.count != b->entries.count || a->bodies.count != b->bodies.count ||
      a->events.count != b->events.count || a->keywords.count != b->keywords.count ||
      a->windows.count != b->windows.count || a->sequences.count != b->sequences.count ||
      a->rules.count != b->rules.count)
    return differ(p, "number of records", a->selectors.count, "");
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
  return same_texts(&p) && same_strings(&p) && same_abilities(&p) && same_defs(&p) && same_nodes(&p) &&
         same_ops(&p) && same_rest(&p);
}
