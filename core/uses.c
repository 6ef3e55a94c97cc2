/* uses.c: the table of uses. It is short, so it is searched. */
#include "uses.h"

#include <string.h>

uint8_t uses_window(const PopGame *g) {
  const PopProgram *p = g->p;
  for (int i = g->s.nframes - 1; i >= 0; i--) {
    const Frame *f = &g->s.frames[i];
    const List *l = &p->lists.at[f->list];
    if (f->pc < l->count && p->ops.at[l->start + f->pc].code == OP_window)
      return (uint8_t)(i + 1);
  }
  return 0;
}

/* What a use is remembered for: only two limits are counted by what they are about. */
static uint8_t scope_of(const PopGame *g, const Ability *a, uint8_t damage) {
  return a->limit == LIMIT_damage ? damage : a->limit == LIMIT_window ? uses_window(g) : 0;
}

/* Where the text stands. One of the rules that is about no card is each player's own. */
static uint16_t entry_of(const Instance *of) {
  return of->card == NO_CARD ? of->player : of->entry;
}

static int same_use(const PopGame *g, const Use *u, const Instance *of, uint8_t scope) {
  if (u->card != of->card || u->ability != of->ability || u->scope != scope) return 0;
  if (of->card != NO_CARD && g->p->abilities.at[of->ability].shared) return 1;
  return u->entry == entry_of(of) && u->origin == of->origin;
}

static Use *find_use(PopGame *g, const Instance *of, uint8_t scope) {
  for (int i = 0; i < g->s.nuses; i++)
    if (same_use(g, &g->s.uses[i], of, scope)) return &g->s.uses[i];
  return NULL;
}

int uses_left(const PopGame *g, const Instance *of, uint8_t scope) {
  const Ability *a = &g->p->abilities.at[of->ability];
  if (a->limit == LIMIT_none) return 1;
  scope = scope_of(g, a, scope);
  for (int i = 0; i < g->s.nuses; i++)
    if (same_use(g, &g->s.uses[i], of, scope)) return g->s.uses[i].count < a->limit_count;
  return g->s.nuses < STATE_USES; /* a use that can't be remembered is none */
}

void uses_count(PopGame *g, const Instance *of, uint8_t scope) {
  State *s = &g->s;
  const Ability *a = &g->p->abilities.at[of->ability];
  if (a->limit == LIMIT_none) return;
  scope = scope_of(g, a, scope);
  Use *u = find_use(g, of, scope);
  if (u) {
    u->count++;
    return;
  }
  if (s->nuses == STATE_USES) {
    game_fail(g, POP_ERROR_LIMIT, "more than %d uses to remember", STATE_USES);
    return;
  }
  s->uses[s->nuses++] = (Use){.entry = entry_of(of), .ability = of->ability,
                              .origin = of->origin, .card = of->card, .limit = a->limit,
                              .count = 1, .scope = scope};
}

typedef int (*UseTest)(const Use *u, int a, int b);

static void drop_where(State *s, UseTest test, int a, int b) {
  int kept = 0;
  for (int i = 0; i < s->nuses; i++) {
    if (test(&s->uses[i], a, b)) continue;
    if (kept != i) s->uses[kept] = s->uses[i];
    kept++;
  }
  memset(&s->uses[kept], 0, (size_t)(s->nuses - kept) * sizeof *s->uses);
  s->nuses = (uint8_t)kept;
}

static int is_of_card(const Use *u, int card, int unused) {
  (void)unused;
  return u->card == card;
}

static int is_of_limit(const Use *u, int limit, int scope) {
  return u->limit == limit && (scope == 0 || u->scope == scope);
}

void uses_forget(PopGame *g, uint8_t card) { drop_where(&g->s, is_of_card, card, 0); }

void uses_clear(PopGame *g, uint8_t limit, uint8_t scope) {
  drop_where(&g->s, is_of_limit, limit, scope);
}
