/* past.c: events of this turn, equal ones in one record with their number and the sum of
** their amounts. There are few, so they are searched. */
#include "past.h"

#include <string.h>

#include "bus.h"
#include "fault.h"
#include "view.h"

static uint8_t life(const PopGame *g, uint8_t card) {
  return card == NO_CARD ? 0 : g->s.cards[card].life;
}

/* Cards that no text asks about make no difference between events. */
static void drop_roles(Event *e, unsigned asked) {
  if (!(asked & ASKED_CARD)) e->card = NO_CARD;
  if (!(asked & ASKED_TARGET)) e->target = NO_CARD;
  if (asked & ASKED_SOURCE) return;
  e->source = NO_CARD;
  e->ncauses = e->by_attack = 0;
  memset(e->causes, 0, sizeof e->causes);
}

static Past record_of(const PopGame *g, const Event *happened) {
  Past past;
  memset(&past, 0, sizeof past);
  Event *e = &past.event;
  *e = *happened;
  e->amount = 0;
  drop_roles(e, g->p->asked_roles[e->kind]);
  past.lives[0] = life(g, e->card);
  past.lives[1] = life(g, e->source);
  past.lives[2] = life(g, e->target);
  for (int i = 0; i < e->ncauses; i++) past.lives[3 + i] = life(g, e->causes[i]);
  return past;
}

static int is_same(const Past *a, const Past *b) {
  return !memcmp(&a->event, &b->event, offsetof(Event, amount)) &&
         a->event.number == b->event.number && a->event.secret == b->event.secret &&
         !memcmp(a->lives, b->lives, sizeof a->lives);
}

/* Amounts of both signs are different events: gained and lost. */
static Past *find(State *s, const Past *wanted, int amount) {
  for (int i = 0; i < s->npast; i++)
    if ((s->past[i].event.amount < 0) == (amount < 0) && is_same(&s->past[i], wanted))
      return &s->past[i];
  return NULL;
}

/* Once a turn: what a crowded turn loses would be told hundreds of times. */
static void forget(PopGame *g, const Event *e, const char *what) {
  if (g->s.past_lost) return;
  g->s.past_lost = 1;
  Instance by = {.ability = IR_NONE, .card = e->card};
  fault_ability(g, &by, POP_FAULT_STATE, what);
}

static Past *add(PopGame *g, const Past *past) {
  State *s = &g->s;
  if (s->npast == STATE_PAST) {
    forget(g, &past->event,
           "more than 128 different events of a turn to remember: the oldest is lost");
    memmove(s->past, s->past + 1, (STATE_PAST - 1) * sizeof *past);
    s->npast--;
  }
  s->past[s->npast] = *past;
  return &s->past[s->npast++];
}

void past_note(PopGame *g, const Event *e) {
  if (!(g->p->asked_events >> e->kind & 1u)) return;
  Past past = record_of(g, e), *there = find(&g->s, &past, e->amount);
  if (!there) there = add(g, &past);
  there->event.amount = clamp16((int64_t)there->event.amount + e->amount);
  if (there->count < UINT8_MAX) there->count++;
  else forget(g, e, "more than 255 times the same in a turn: the rest is not counted");
}

void past_clear(PopGame *g) {
  memset(g->s.past, 0, sizeof g->s.past);
  g->s.npast = g->s.past_lost = 0;
}

void past_end_attack(PopGame *g) {
  for (int i = 0; i < g->s.npast; i++) g->s.past[i].event.secret = 0;
}

static void rename(PopGame *g, uint8_t *role, uint8_t *alive, uint8_t from, uint8_t to) {
  if (*role != from || *alive != life(g, from)) return;
  *role = to;
  *alive = life(g, to);
}

void past_rename(PopGame *g, uint8_t from, uint8_t to) {
  for (int i = 0; i < g->s.npast; i++) {
    Past *p = &g->s.past[i];
    rename(g, &p->event.card, &p->lives[0], from, to);
    rename(g, &p->event.source, &p->lives[1], from, to);
    rename(g, &p->event.target, &p->lives[2], from, to);
    for (int k = 0; k < p->event.ncauses; k++)
      rename(g, &p->event.causes[k], &p->lives[3 + k], from, to);
  }
}

/* A role that is no one card may be anybody, whatever became of it. */
static int still_the_same(const PopGame *g, uint16_t selector, uint8_t card, uint8_t alive) {
  if (selector == IR_NONE || g->p->selectors.at[selector].is == REF_none) return 1;
  return card == NO_CARD || life(g, card) == alive;
}

/* With one of its sources (bus_cause). */
static int passes(const Ctx *ctx, const EventFilter *f, const Past *p) {
  PopGame *g = ctx->g;
  Event e;
  for (int i = -1; bus_cause(&p->event, i, &e); i++)
    if (still_the_same(g, f->source, e.source, p->lives[i < 0 ? 1 : 3 + i]) &&
        bus_passes(ctx, f, &e))
      return 1;
  return 0;
}

int past_count(const Ctx *ctx, const EventFilter *f) {
  PopGame *g = ctx->g;
  int n = 0;
  if (event_is_covert(f->kind)) eval_note_secret(ctx);
  for (int i = 0; i < g->s.npast; i++) {
    const Past *p = &g->s.past[i];
    if (p->event.secret && view_is_blind(g) && event_is_covert(f->kind)) continue;
    if (still_the_same(g, f->card, p->event.card, p->lives[0]) &&
        still_the_same(g, f->target, p->event.target, p->lives[2]) && passes(ctx, f, p))
      n += p->count;
  }
  return n;
}
