/* api_program.c: the public functions that build and read a program. */
#include <string.h>
#include <xxhash.h>

#include "script.h"

enum { SCRIPT_TEXT_MAX = 64 * 1024, SCRIPT_TEXT_MAX_TRUSTED = 256 * 1024 };

PopProgram *pop_program_new(const PopConfig *config) {
  PopProgram *p = program_new(config);
  if (!p) return NULL;
  p->script = script_new(p);
  if (p->script) return p;
  program_free_tables(p);
  return NULL;
}

void pop_program_free(PopProgram *p) {
  if (!p) return;
  script_free(p->script);
  program_free_tables(p);
}

const char *pop_program_error(const PopProgram *p) { return script_error(p->script); }

/* Each part is hashed with the hash of all before it as seed. */
static void add_to_fingerprint(PopProgram *p, PopScriptRole role, const char *name,
                               const char *text, size_t length) {
  uint8_t head[9] = {(uint8_t)role};
  for (int i = 0; i < 8; i++) head[i + 1] = (uint8_t)((uint64_t)length >> 8 * i);
  uint64_t hash = XXH3_64bits_withSeed(head, sizeof head, p->fingerprint);
  hash = XXH3_64bits_withSeed(name, strlen(name), hash);
  p->fingerprint = XXH3_64bits_withSeed(text, length, hash);
}

PopStatus pop_program_add(PopProgram *p, PopScriptRole role, const char *set,
                          const char *name, const char *text, size_t length) {
  Script *s = p->script;
  if (!name || !text || role < POP_VOCABULARY || role > POP_CARDS)
    return script_fail(s, POP_ERROR_ARGUMENT, "a script needs a role, a name and a text");
  if (p->finished)
    return script_fail(s, POP_ERROR_STATE, "%s: the program is already finished", name);
  size_t most = role == POP_VOCABULARY ? SCRIPT_TEXT_MAX_TRUSTED : SCRIPT_TEXT_MAX;
  if (length > most)
    return script_fail(s, POP_ERROR_SCRIPT, "%s: longer than %d KiB", name,
                       (int)(most / 1024));
  if (!script_locale_is_plain())
    return script_fail(s, POP_ERROR_STATE, "%s: %s", name, SCRIPT_LOCALE_ERROR);
  add_to_fingerprint(p, role, name, text, length);
  return script_load(s, role, set ? set : "", name, text, length);
}

PopStatus pop_program_finish(PopProgram *p) {
  char error[400] = "";
  if (p->finished)
    return script_fail(p->script, POP_ERROR_STATE, "the program is already finished");
  PopStatus status = script_finish(p->script);
  if (status != POP_OK) return status;
  status = program_finish(p, error, sizeof error);
  return status == POP_OK ? POP_OK : script_fail(p->script, status, "%s", error);
}

uint64_t pop_program_fingerprint(const PopProgram *p) { return p->fingerprint; }

/* -- definitions and keywords ------------------------------------------------------ */

#define NAME(name) #name,
static const char *const side_names[SIDE_COUNT] = {IR_SIDES(NAME)};
static const char *const class_names[CLASS_COUNT] = {IR_CLASSES(NAME)};
static const char *const ability_names[ABILITY_COUNT] = {IR_ABILITY_KINDS(NAME)};
#undef NAME

int pop_program_defs(const PopProgram *p) { return (int)p->defs.count; }
int pop_program_keywords(const PopProgram *p) { return (int)p->keywords.count; }

static void fill_numbers(const Def *d, PopDef *out) {
  int unit = (d->kinds & KIND(unit)) != 0;
  out->number = d->number;
  out->cost = d->has_cost ? d->printed[VALUE_build_cost] : -1;
  out->speed = unit ? d->printed[VALUE_speed] : -1;
  out->power = unit ? d->printed[VALUE_power] : -1;
  out->health = unit ? d->printed[VALUE_health] : -1;
}

PopStatus pop_program_def(const PopProgram *p, int def, PopDef *out) {
  if (def < 0 || def >= (int)p->defs.count || !out) return POP_ERROR_ARGUMENT;
  const Def *d = &p->defs.at[def];
  memset(out, 0, sizeof *out);
  out->name = program_string(p, d->name);
  out->version = program_string(p, d->version);
  out->set = program_string(p, d->set);
  out->side = side_names[d->side];
  out->text = program_string(p, d->text);
  out->type_line = program_string(p, d->type_line);
  out->file = program_string(p, d->file);
  out->line = d->line;
  fill_numbers(d, out);
  out->nsubtypes = d->nsubtypes;
  for (int i = 0; i < d->nsubtypes; i++)
    out->subtypes[i] = program_string(p, d->subtypes[i]);
  return POP_OK;
}

PopStatus pop_program_keyword(const PopProgram *p, int keyword, PopKeyword *out) {
  if (keyword < 0 || keyword >= (int)p->keywords.count || !out) return POP_ERROR_ARGUMENT;
  const Keyword *k = &p->keywords.at[keyword];
  out->name = program_string(p, k->name);
  out->text = program_string(p, k->text);
  out->stacking = class_names[k->class_];
  out->kind = ability_names[k->kind];
  out->file = program_string(p, k->file);
  out->line = k->line;
  return POP_OK;
}

int pop_program_find(const PopProgram *p, const char *name) {
  uint16_t def = name ? program_find_def(p, name) : IR_NONE;
  return def == IR_NONE ? -1 : def;
}

int pop_program_constant(const PopProgram *p, const char *name, int fallback) {
  uint16_t id = name ? program_find_constant(p, name) : IR_NONE;
  return id == IR_NONE ? fallback : p->constants[id];
}
