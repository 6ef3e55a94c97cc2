/* bus.c: who listens to an event.
**
** An event is compared with the abilities in force at that moment; what fires is queued
** with its event, so that it resolves even if its card has left play since (R9.4.5).
** Cards are visited in card order, so the queue (pending.c) is the same in every run.
*/
#include "bus.h"

#include <string.h>

#include "fault.h"
#include "modifiers.h"
#include "past.h"
#include "uses.h"
#include "view.h"

Event event_of(uint8_t kind) {
  return (Event){.kind = kind, .card = NO_CARD, .source = NO_CARD, .target = NO_CARD,
                 .player = 255, .arena = 255, .step = IR_NONE};
}

static int sees(PopGame *g, int viewer, uint8_t card) {
  return card == NO_CARD || view_can_see(g, viewer, card);
}

/* Bits of the players who may not know the card or the source of an event (R11.2). What goes
** into a hidden place is known to who has seen it go; what is discarded, to both. */
static int unknown_to(PopGame *g, const Event *e) {
  int bits = 0;
  if (e->kind == EVENT_revealed || e->kind == EVENT_discarded ||
      e->kind == EVENT_hand_discarded)
    return 0;
  for (int viewer = 0; viewer < PLAYERS; viewer++) {
    int knows = e->known_to >> viewer & 1 || sees(g, viewer, e->card);
    if (!knows || !sees(g, viewer, e->source)) bits |= 1 << viewer;
  }
  return bits;
}

static const char *const event_names[] = {
#define NAME(name) #name,
    IR_EVENTS(NAME)
#undef NAME
};

void bus_notify(PopGame *g, const Event *e) {
  if (!g->on_event) return;
  PopEvent out = {.kind = event_names[e->kind], .card = e->card, .source = e->source,
                  .target = e->target, .player = e->player < PLAYERS ? e->player : -1,
                  .arena = e->arena < ZONE_ARENAS ? e->arena : -1,
                  .step = e->step == IR_NONE ? "" :
                          program_string(g->p, g->p->step_names[e->step]),
                  .amount = e->amount, .number = e->number, .in_attack = e->in_attack,
                  .unknown_to = e->secret ? 1 << (e->secret - 1) : unknown_to(g, e),
                  .secret = e->secret != 0};
  int running = g->running; /* what the host reads meanwhile is no part of the game */
  g->running = 0;
  g->on_event(g->on_event_user, &out);
  g->running = running;
}

/* For a further defender, by a change or one of two, what happens to it is told again. What
** fires when a unit attacks does not fire twice (R8.11.1). */
static int is_about_attacker(const Ctx *ctx, const EventFilter *f, const Event *e) {
  if (!e->further) return 0;
  return f->target == IR_NONE ||
         (f->source != IR_NONE && ctx->g->p->selectors.at[f->source].is == REF_self);
}

int bus_passes(const Ctx *ctx, const EventFilter *f, const Event *e) {
  if (f->kind != e->kind || is_about_attacker(ctx, f, e)) return 0;
  if (f->step != IR_NONE && f->step != e->step) return 0;
  if (f->arenas && (e->arena >= ZONE_ARENAS || !(f->arenas >> e->arena & 1u))) return 0;
  if (f->cause && f->cause != e->cause + 1) return 0;
  if (f->in_attack >= 0 && f->in_attack != e->in_attack) return 0;
  if (f->number && f->number != e->number + 1) return 0;
  if (f->gained && f->gained != (e->amount > 0 ? 1 : 2)) return 0;
  if (f->player != REF_none && eval_player(ctx, f->player) != e->player) return 0;
  if (f->card != IR_NONE && !selector_matches(ctx, f->card, e->card)) return 0;
  if (f->source != IR_NONE && !selector_matches(ctx, f->source, e->source)) return 0;
  return f->target == IR_NONE || selector_matches(ctx, f->target, e->target);
}

int bus_cause(const Event *e, int i, Event *out) {
  if (i >= e->ncauses) return 0;
  *out = *e;
  if (i < 0) return 1;
  out->ncauses = 0;
  out->source = e->causes[i];
  out->in_attack = e->by_attack >> i & 1;
  return 1;
}

static int passes_one(const Ctx *ctx, const Ability *a, const Event *e) {
  for (unsigned i = 0; i < a->nevents; i++)
    if (bus_passes(ctx, &ctx->g->p->events.at[a->event + i], e)) return 1;
  return 0;
}

/* The event with the first of its sources that the ability is about. */
static int heard(const Ctx *ctx, const Ability *a, const Event *e, int conditions, Event *as) {
  Ctx inner = *ctx;
  inner.event = as;
  for (int i = -1; bus_cause(e, i, as); i++)
    if (passes_one(&inner, a, as) && (!conditions || eval_node(&inner, a->when, 1))) return 1;
  return 0;
}

int bus_is_about(const Ctx *ctx, const Ability *a, const Event *e, Event *as) {
  return heard(ctx, a, e, 0, as);
}

typedef struct Listen {
  PopGame *g;
  const Event *event;
  int replace;           /* looking for replacing abilities */
  Instance *out;
  int count, size;
  uint16_t *spent;       /* modifiers that fired once, each queued: dropped when all were asked */
  int nspent;
} Listen;

/* Is this replacement's effect running? What it does it does not replace (R9.5.2). */
static int is_running(const State *s, const Instance *of) {
  for (int i = 0; i < s->nframes; i++) {
    const Instance *r = &s->frames[i].of;
    if ((s->frames[i].flags & FRAME_EFFECT) && r->ability == of->ability &&
        r->card == of->card && r->entry == of->entry && r->origin == of->origin)
      return 1;
  }
  return 0;
}

static void take(Listen *l, const Instance *of, const Event *e) {
  const Ability *a = &l->g->p->abilities.at[of->ability];
  if (!uses_left(l->g, of, 0)) return;
  if (l->replace) {
    if (is_running(&l->g->s, of)) return;
    if (view_dice_hidden(l->g, of->player) && pending_tells_dice(l->g, a, e))
      return; /* it can't wait */
    if (l->count < l->size) l->out[l->count++] = *of;
    else fault_ability(l->g, of, POP_FAULT_STATE, "too many replacements of one event: void");
    return;
  }
  if (a->limit != LIMIT_none) uses_count(l->g, of, 0);
  pending_add(l->g, of, e);
  if (a->flags & ABILITY_FLAG_ONCE && of->origin >= 0x100 && l->nspent < STATE_PENDING)
    l->spent[l->nspent++] = (uint16_t)(of->origin - 0x100);
}

static int wanted_kind(const Listen *l, const Ability *a) {
  return a->nevents && a->kind != ABILITY_play && (a->kind == ABILITY_replace) == l->replace;
}

static int hear(void *user, const Leaf *leaf) {
  Listen *l = user;
  if (leaf->entry->kind != ENTRY_ABILITY) return 0;
  const Ability *a = &l->g->p->abilities.at[leaf->entry->what];
  if (!wanted_kind(l, a)) return 0;
  Ctx ctx = ctx_instance(l->g, &leaf->of, l->event);
  ctx.slots = leaf->ctx.slots;
  Event as;
  int saw = l->g->saw_dice; /* whether the text is there may have depended on dice */
  if (heard(&ctx, a, l->event, 1, &as)) take(l, &leaf->of, &as);
  l->g->saw_dice = saw;
  return 0;
}

static int is_for(const PopProgram *p, const Ability *a, uint8_t kind) {
  for (unsigned i = 0; i < a->nevents; i++)
    if (p->events.at[a->event + i].kind == kind) return 1;
  return 0;
}

static void hear_rules(Listen *l) {
  PopProgram *p = l->g->p;
  if (!(p->rule_has.events >> l->event->kind & 1u)) return;
  for (unsigned i = 0; i < p->rules.count; i++) {
    uint16_t id = p->rules.at[i];
    const Ability *a = &p->abilities.at[id];
    if (!is_for(p, a, l->event->kind) || !wanted_kind(l, a)) continue;
    for (uint8_t player = 0; player < PLAYERS; player++) {
      Instance of = {.entry = IR_NONE, .ability = id, .card = NO_CARD, .player = player,
                     .granter = NO_CARD, .it = NO_CARD};
      Ctx ctx = ctx_instance(l->g, &of, l->event);
      Event as;
      l->g->saw_dice = 0;
      if (heard(&ctx, a, l->event, 1, &as)) take(l, &of, &as);
    }
  }
}

/* Cards that have listening text of their own, or that a text in force may give one. */
static CardSet listeners(PopGame *g, uint8_t kind) {
  State *s = &g->s;
  CardSet set = s->event_cards[kind];
  if (!(s->active_has.events >> kind & 1u)) return set;
  for (int i = 0; i < s->nactives; i++) {
    const Active *a = &s->actives[i];
    if (!(g->p->bodies.at[a->body].has.events >> kind & 1u)) continue;
    if (a->target != NO_CARD) set_add(&set, a->target);
    else if (a->ability != IR_NONE)
      for (uint8_t player = 0; player < PLAYERS; player++) zone_table(s, player, &set);
  }
  return set;
}

static void hear_all(Listen *l) {
  PopGame *g = l->g;
  State *s = &g->s;
  uint8_t kind = l->event->kind;
  const Need need = need_of(FEATURE_events, kind);
  actives_refresh(g);
  hear_rules(l);
  if (s->quiet) return; /* R4.3.9 */
  CardSet set = listeners(g, kind);
  set = set_both(&set, &s->drawn);
  for (int c = set_next(&set, -1); c >= 0; c = set_next(&set, c)) {
    g->saw_dice = 0;
    grants_visit(g, (uint8_t)c, need, hear, l);
  }
  if (s->active_has.events >> kind & 1u)
    for (int i = 0; i < s->nactives; i++) {
      const Active *a = &s->actives[i];
      g->saw_dice = 0;
      if (a->ability == IR_NONE && a->target == NO_CARD)
        grants_visit_player(g, a, need, hear, l);
    }
}

void bus_emit(PopGame *g, const Event *event) {
  bus_notify(g, event);
  past_note(g, event);
  uint16_t spent[STATE_PENDING];
  Listen l = {.g = g, .event = event, .spent = spent};
  hear_all(&l);
  for (int i = 0; i < l.nspent; i++) modifiers_drop_serial(g, l.spent[i]);
}

int bus_replacements(PopGame *g, const Event *event, Instance *out, int size) {
  Listen l = {.g = g, .event = event, .replace = 1, .out = out, .size = size};
  hear_all(&l);
  return l.count;
}
