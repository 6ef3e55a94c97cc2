/* window.c: players act in turn or pass (R8.4), and a unit has its turn (R7.2.3). */
#include "window.h"

#include "attack.h"
#include "bus.h"
#include "damage.h"
#include "flow.h"
#include "modifiers.h"
#include "play.h"
#include "request.h"
#include "uses.h"

/* The instance an option stands for. Its parameter is read again from the texts in force,
** so that an option is a few numbers only. */
typedef struct Found { const PopOption *option; Instance of; int found; } Found;

static int find_leaf(void *user, const Leaf *leaf) {
  Found *f = user;
  if (leaf->entry->kind != ENTRY_ABILITY || leaf->of.ability != f->option->ability ||
      leaf->of.entry != f->option->entry || leaf->of.origin != f->option->origin)
    return 0;
  f->of = leaf->of;
  f->found = 1;
  return 1;
}

static Flow play_option(PopGame *g, const PopOption *option, uint8_t player, uint8_t window) {
  Found f = {.option = option};
  const Frame *top = flow_top(g);
  Event event = offer_event(g, top);
  f.of = (Instance){.entry = option->entry, .ability = option->ability, .card = option->card,
                    .player = player, .origin = option->origin, .granter = option->card2,
                    .it = NO_CARD};
  const Need need = need_of(FEATURE_windows, window);
  if (option->card != NO_CARD) grants_visit(g, option->card, need, find_leaf, &f);
  for (int i = 0; i < g->s.nactives && !f.found; i++) {
    const Active *a = &g->s.actives[i];
    if (a->ability == IR_NONE && a->target == NO_CARD && a->player == player)
      grants_visit_player(g, a, need, find_leaf, &f);
  }
  const Ability *a = &g->p->abilities.at[f.of.ability];
  if (a->flags & ABILITY_FLAG_PLAYS) {
    f.of.ability = offer_play(g, &f.of, &top->event);
    if (f.of.ability == IR_NONE) return FLOW_NEXT;
    g->s.cards[f.of.card].flags |= CARD_FLEETING;
    a = &g->p->abilities.at[f.of.ability];
  }
  if (a->nevents) {
    Ctx ctx = ctx_instance(g, &f.of, &top->event);
    ctx.frame = top;
    bus_is_about(&ctx, a, &top->event, &event);
  }
  return flow_begin_play(g, &f.of, &event, (uint8_t)option->number, window);
}

/* A window that is about an attack or a batch of damage is over with it. */
static int has_reason(PopGame *g, const Frame *f, const Window *w) {
  const Attack *a = &g->s.attack;
  if (w->limit == LIMIT_attack)
    return a->on && !a->ended && (a->rolled || attack_goes_on(g));
  if (w->limit == LIMIT_damage) return batch_has_damage(g, f->batch);
  return 1;
}

/* Answers to answers end while there is room for what the last of them does. */
static int takes_disrupts(const PopGame *g, const Frame *f) {
  int most = (int)g->p->config.nesting_limit;
  if (!(f->flags & FRAME_PLAY)) return 1;
  if (g->s.nframes > most - most / 4) return 0;
  const Ability *a = &g->p->abilities.at[f->of.ability];
  return (a->kind == ABILITY_activated || a->kind == ABILITY_play) &&
         !(a->flags & ABILITY_FLAG_NO_DISRUPT); /* R9.3.4 */
}

static Flow ask(PopGame *g, Frame *f, const Window *w) {
  if (!has_reason(g, f, w)) return FLOW_NEXT;
  f->phase = PHASE_OWN;
  return request_ask(g, POP_REQUEST_WINDOW, f->turn, 0, 0, IR_NONE);
}

/* R8.4.1, R8.4.2, R8.4.4, R9.3.1 */
static Flow after_answer(PopGame *g, Frame *f, const Window *w, const PopOption *taken) {
  uint8_t player = f->turn;
  int passed = taken->kind == POP_OPTION_PASS;
  if (w->kind == WINDOW_free) {
    if (passed) return FLOW_NEXT;
    f->phase = PHASE_PICKED;
    return play_option(g, taken, player, f->window);
  }
  f->passes = (uint8_t)(w->kind == WINDOW_chance || passed ? f->passes + 1 : 0);
  f->turn = (uint8_t)(1 - f->turn);
  f->phase = PHASE_PICKED;
  if (!passed) return play_option(g, taken, player, f->window);
  return f->passes >= 2 ? FLOW_NEXT : FLOW_AGAIN;
}

Flow op_window(PopGame *g, Frame *f, const Op *op) {
  const Window *w = &g->p->windows.at[op->a];
  PopOption taken;
  if (f->phase == PHASE_NEW) {
    if (op->a == g->p->known.w_disrupt && !takes_disrupts(g, f)) return FLOW_NEXT;
    Ctx ctx = ctx_frame(g, f);
    uint8_t player = op->ref == REF_none ? 0 : eval_player(&ctx, op->ref);
    f->turn = player < PLAYERS ? player : 0;
    f->passes = 0;
    f->window = (uint8_t)op->a;
    f->phase = PHASE_PICKED;
    uses_clear(g, LIMIT_window, uses_window(g));
  }
  if (request_taken(g, &taken)) return after_answer(g, f, w, &taken);
  if (w->kind != WINDOW_free && f->passes >= 2) return FLOW_NEXT;
  return ask(g, f, w);
}

/* R7.2.3: attack, use an ability instead, or nothing; the unit taps in all three cases. */
Flow op_unit_turn(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  State *s = &g->s;
  PopOption taken;
  if (f->it == NO_CARD) return FLOW_NEXT;
  if (request_taken(g, &taken)) {
    if (taken.kind == POP_OPTION_ATTACK)
      return attack_begin(g, f->it, taken.card, (uint8_t)taken.number) == FLOW_ERROR ?
                 FLOW_ERROR : FLOW_NEXT;
    f->phase = PHASE_OWN;
    if (taken.kind == POP_OPTION_PLAY)
      return play_option(g, &taken, s->cards[f->it].controller,
                         (uint8_t)g->p->known.w_unit_turn);
  }
  if (f->phase == PHASE_NEW)
    return request_ask(g, POP_REQUEST_UNIT, s->cards[f->it].controller, 0, 0, IR_NONE);
  Card *c = &s->cards[f->it];
  if (c->zone < ZONE_ARENAS && !(c->flags & CARD_TAPPED)) {
    c->flags |= CARD_TAPPED;
    Event e = event_of(EVENT_tapped);
    e.card = f->it;
    e.player = c->controller;
    bus_emit(g, &e);
  }
  return FLOW_NEXT;
}
