/* pending.c: triggered effects that wait for their turn.
**
** They resolve when the effect in progress has ended (R9.1.2, R9.4.3), or when the dice that
** they would tell are shown; the players choose the order among those that are due.
*/
#include "bus.h"

#include <string.h>

#include "fault.h"
#include "flow.h"
#include "modifiers.h"

/* The frame whose end lets a trigger resolve; 255: nothing has to end first. */
static uint8_t level_now(const PopGame *g, const Event *e) {
  const State *s = &g->s;
  if (e->kind == EVENT_damage_pending) return 255; /* it is of the window (R8.7.8) */
  uint16_t attack = g->p->sequences.at[g->p->known.attack].list;
  for (int i = s->nframes - 1; i >= 0; i--) {
    if (s->frames[i].flags & (FRAME_EFFECT | FRAME_PLAY)) return (uint8_t)i;
    if (s->frames[i].list == attack) return 255; /* an attack has its own moments */
  }
  return 255;
}

static int is_at_once(const PopGame *g, const Instance *of) {
  return g->p->abilities.at[of->ability].flags & ABILITY_FLAG_AT_ONCE;
}

int pending_tells_dice(PopGame *g, const Ability *a, const Event *e) {
  if (e->secret && (event_is_covert(e->kind) || a->reads & READS_AMOUNT)) return 1;
  return g->saw_dice || effect_reads_dice(g, a);
}

/* A trigger that does waits until they are shown. */
static uint8_t shown_when(PopGame *g, const Ability *a, const Event *e) {
  if (a->flags & ABILITY_FLAG_OPENLY) return 2;
  return (uint8_t)pending_tells_dice(g, a, e);
}

void pending_add(PopGame *g, const Instance *of, const Event *e) {
  State *s = &g->s;
  if (s->npending == STATE_PENDING) {
    fault_ability(g, of, POP_FAULT_STATE, "too many triggered effects wait: void");
    return;
  }
  Pending *p = &s->pending[s->npending++];
  memset(p, 0, sizeof *p);
  p->of = *of;
  p->event = *e;
  p->level = is_at_once(g, of) ? 255 : level_now(g, e);
  p->shown = shown_when(g, &g->p->abilities.at[of->ability], e);
}

static int waits_for_dice(const State *s, const Pending *p) {
  if (!p->shown || !s->nframes || !s->attack.on || !s->attack.secret) return 0;
  return p->shown == 2 || s->attack.secret == p->of.player + 1;
}

static int is_ready(const State *s, const Pending *p) {
  return s->nframes <= p->level && !waits_for_dice(s, p);
}

int pending_ready(const PopGame *g) {
  const State *s = &g->s;
  for (int i = 0; i < s->npending; i++)
    if (is_ready(s, &s->pending[i])) return 1;
  return 0;
}

/* The oldest trigger that is due and comes before all others, or -1. */
static int first_at_once(const PopGame *g) {
  const State *s = &g->s;
  for (int i = 0; i < s->npending; i++)
    if (is_ready(s, &s->pending[i]) && is_at_once(g, &s->pending[i].of)) return i;
  return -1;
}

uint8_t pending_player(const PopGame *g) {
  const State *s = &g->s;
  int first = first_at_once(g);
  if (first >= 0) return s->pending[first].of.player;
  for (int i = 0; i < s->npending; i++)
    if (is_ready(s, &s->pending[i]) && s->pending[i].of.player == 0) return 0;
  return 1;
}

/* Triggers of abilities with the flag "forced" keep the order in which they arose among
** themselves: only the oldest of them can be chosen. Those with "last" wait for all others
** and come in their order. */
int pending_choices(const PopGame *g, uint8_t player, uint8_t *out, int size) {
  const State *s = &g->s;
  int n = 0, forced = 0, last = -1, first = first_at_once(g);
  if (first >= 0) {
    out[0] = (uint8_t)first;
    return 1;
  }
  for (int i = 0; i < s->npending && n < size; i++) {
    const Pending *p = &s->pending[i];
    if (!is_ready(s, p) || p->of.player != player) continue;
    uint8_t flags = g->p->abilities.at[p->of.ability].flags;
    if (flags & ABILITY_FLAG_LAST && last < 0) last = i;
    if (flags & ABILITY_FLAG_LAST || (flags & ABILITY_FLAG_FORCED && forced++)) continue;
    out[n++] = (uint8_t)i;
  }
  if (!n && last >= 0) out[n++] = (uint8_t)last;
  return n;
}

/* R9.4.3: those that were ready too wait until this one has ended. */
static void let_wait(State *s) {
  uint8_t level = (uint8_t)(s->nframes - 1);
  for (int i = 0; i < s->npending; i++)
    if (s->pending[i].level > level) s->pending[i].level = level;
}

static void take_out(State *s, int index) {
  s->npending--;
  for (int i = index; i < s->npending; i++) s->pending[i] = s->pending[i + 1];
  memset(&s->pending[s->npending], 0, sizeof *s->pending);
}

/* R10.2.4: of several instances of a selective keyword on a card the one that is begun is
** the one selected; the others do nothing this time. */
static void drop_unselected(PopGame *g, const Pending *p) {
  uint16_t keyword = g->p->abilities.at[p->of.ability].keyword;
  if (keyword == IR_NONE || g->p->keywords.at[keyword].class_ != CLASS_selective) return;
  for (int i = g->s.npending - 1; i >= 0; i--) {
    const Pending *q = &g->s.pending[i];
    if (q->of.card == p->of.card && g->p->abilities.at[q->of.ability].keyword == keyword &&
        !memcmp(&q->event, &p->event, sizeof p->event))
      take_out(&g->s, i);
  }
}

void pending_begin(PopGame *g, int index) {
  State *s = &g->s;
  Pending p = s->pending[index];
  take_out(s, index);
  drop_unselected(g, &p);
  uint16_t effect = g->p->abilities.at[p.of.ability].effect;
  if (flow_push_effect(g, effect, &p.of, &p.event, FRAME_EFFECT)) let_wait(s);
}
