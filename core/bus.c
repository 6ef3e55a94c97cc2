/* bus.c: who listens to an event.
**
** An event is compared with the abilities in force at that moment; what fires is queued
** with its event, so that it resolves even if its card has left play since (R9.4.5).
** Cards are visited in card order, so the queue is the same in every run; the players
** choose the order of resolution.
*/
#include "bus.h"

#include <string.h>

#include "fault.h"
#include "flow.h"
#include "modifiers.h"
#include "past.h"
#include "request.h"
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

/* An ability of which something read secret dice of the other player, its condition or what
** gives it, would tell them by asking or happening, and so would one whose effect will read
** them or whose event happened because of them (R11.4). */
static int tells_dice(PopGame *g, const Ability *a, const Event *e) {
  if (e->secret && (event_is_covert(e->kind) || a->reads & READS_AMOUNT)) return 1;
  return g->saw_dice || effect_reads_dice(g, a);
}

/* A trigger that does waits until they are shown. */
static uint8_t shown_when(PopGame *g, const Ability *a, const Event *e) {
  if (a->flags & ABILITY_FLAG_OPENLY) return 2;
  return (uint8_t)tells_dice(g, a, e);
}

static void queue(PopGame *g, const Instance *of, const Event *e) {
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
    if (view_dice_hidden(l->g, of->player) && tells_dice(l->g, a, e)) return; /* can't wait */
    if (l->count < l->size) l->out[l->count++] = *of;
    else fault_ability(l->g, of, POP_FAULT_STATE, "too many replacements of one event: void");
    return;
  }
  if (a->limit != LIMIT_none) uses_count(l->g, of, 0);
  queue(l->g, of, e);
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
      for (int player = 0; player < PLAYERS; player++)
        for (int z = 0; z < ZONE_COUNT; z++)
          if (z < ZONE_ARENAS || z == ZONE_build)
            for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next)
              set_add(&set, c);
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
