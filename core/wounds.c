/* wounds.c: the damage placed since units were last compared with their health. The list is
** short, so it is searched. */
#include "wounds.h"

#include <string.h>

#include "fault.h"
#include "modifiers.h"

static int is_dead(PopGame *g, uint8_t card) {
  return card_value(g, card, VALUE_health) <=
         g->s.cards[card].counters[g->p->known.damage_counter];
}

static void drop_where(State *s, uint8_t card, int all) {
  int kept = 0;
  for (int i = 0; i < s->nwounds; i++)
    if (!all && s->wounds[i].card != card) s->wounds[kept++] = s->wounds[i];
  memset(&s->wounds[kept], 0, (size_t)(s->nwounds - kept) * sizeof *s->wounds);
  s->nwounds = (uint8_t)kept;
}

void wounds_forget(State *s) { drop_where(s, NO_CARD, 1); }

void wounds_drop(State *s, uint8_t card) { drop_where(s, card, 0); }

static int has_wound(const State *s, uint8_t card) {
  for (int i = 0; i < s->nwounds; i++)
    if (s->wounds[i].card == card) return 1;
  return 0;
}

void wounds_begin(PopGame *g, uint8_t card) {
  State *s = &g->s;
  if (!has_wound(s, card)) return;
  if (!is_dead(g, card)) {
    wounds_drop(s, card);
    return;
  }
  for (int i = 0; i < s->nwounds; i++)
    if (s->wounds[i].card == card) s->wounds[i].closed = 1;
}

/* What finds no room is no cause: there is room for all damage of a moment. */
void wounds_add(PopGame *g, const Damage *d) {
  State *s = &g->s;
  for (int i = 0; i < s->nwounds; i++)
    if (s->wounds[i].card == d->target && s->wounds[i].closed) return;
  if (d->source == NO_CARD || s->nwounds == STATE_DAMAGE) return;
  s->wounds[s->nwounds++] = (Wound){.card = d->target, .source = d->source,
                                    .in_attack = (d->flags & DAMAGE_ATTACK) != 0};
}

/* A source is named once, for its attack if that was part of it. */
static int is_named(Event *e, const Wound *w) {
  if (e->source == w->source) {
    e->in_attack |= w->in_attack;
    return 1;
  }
  for (int i = 0; i < e->ncauses; i++)
    if (e->causes[i] == w->source) {
      e->by_attack |= (uint8_t)(w->in_attack << i);
      return 1;
    }
  return 0;
}

int wounds_tell(const PopGame *g, Event *e) {
  const State *s = &g->s;
  e->source = NO_CARD;
  e->ncauses = e->by_attack = e->in_attack = 0;
  for (int i = 0; i < s->nwounds; i++)
    if (s->wounds[i].card == e->card) e->source = s->wounds[i].source;
  for (int i = 0; i < s->nwounds; i++) {
    const Wound *w = &s->wounds[i];
    if (w->card != e->card || is_named(e, w) || e->ncauses == EVENT_CAUSES) continue;
    e->by_attack |= (uint8_t)(w->in_attack << e->ncauses);
    e->causes[e->ncauses++] = w->source;
  }
  return e->source != NO_CARD;
}

void wounds_tell_lost(PopGame *g, const Event *discard) {
  Event e = *discard;
  const Instance of = {.ability = IR_NONE, .card = e.card};
  for (int i = 0; i < g->s.nwounds; i++) {
    const Wound *w = &g->s.wounds[i];
    if (w->card != e.card || is_named(&e, w)) continue;
    fault_ability(g, &of, POP_FAULT_STATE, "too many causes of a discard: some are lost");
    return;
  }
}
