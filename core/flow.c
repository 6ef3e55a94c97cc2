/* flow.c: frames and the loop.
**
** Before each op the loop looks after what has precedence: a decision that was taken,
** triggered effects that are due (R9.4.3), and units whose damage has reached their health
** (R8.8.5). With ops of the attack in declared order this gives "damages" triggers before
** discards, and discards before what follows (R8.2.9, R8.2.10).
*/
#include "flow.h"

#include <string.h>

#include "bus.h"
#include "busy.h"
#include "modifiers.h"
#include "paranoid.h"
#include "play.h"
#include "request.h"
#include "rescue.h"
#include "stack.h"
#include "wounds.h"

static Frame *new_frame(PopGame *g, uint16_t list, uint8_t flags) {
  State *s = &g->s;
  int most = (int)g->p->config.nesting_limit;
  if (s->nframes >= most) {
    game_break(g, POP_FAULT_NESTING, "effects nested more than %d deep", most);
    return NULL;
  }
  Frame *f = &s->frames[s->nframes++];
  memset(f, 0, sizeof *f);
  f->list = list;
  f->flags = flags;
  f->it = f->paid = NO_CARD;
  f->arena = 255;
  memset(f->the, NO_CARD, sizeof f->the);
  f->log_base = s->nlog;
  f->parent = s->nframes >= 2 ? (uint8_t)(s->nframes - 2) : 255;
  f->batch = f->parent == 255 ? 0 : s->frames[f->parent].batch;
  return f;
}

Frame *flow_push(PopGame *g, uint16_t list, uint8_t flags) {
  Frame *f = new_frame(g, list, flags);
  if (!f || f->parent == 255) return f;
  const Frame *below = &g->s.frames[f->parent];
  f->of = below->of;
  f->event = below->event;
  f->arena = below->arena;
  f->it = below->it;
  f->paid = below->paid;
  f->done = below->done;
  f->x = below->x;
  f->damage = below->damage;
  f->extras = below->extras;
  f->set = below->set;
  memcpy(f->the, below->the, sizeof f->the);
  return f;
}

Frame *flow_push_effect(PopGame *g, uint16_t list, const Instance *of, const Event *event,
                        uint8_t flags) {
  Frame *f = new_frame(g, list, flags);
  if (!f) return NULL;
  f->of = *of;
  f->event = event ? *event : event_of(0);
  f->x = of->x;
  f->it = of->it;
  if (of->card != NO_CARD) f->arena = g->s.cards[of->card].last_arena;
  return f;
}

Flow flow_begin_play(PopGame *g, const Instance *of, const Event *event, uint8_t damage,
                     uint8_t window) {
  uint16_t list = g->p->sequences.at[g->p->known.play].list;
  Frame *f = flow_push_effect(g, list, of, event, FRAME_PLAY);
  if (!f) return FLOW_ERROR;
  f->damage = damage;
  f->window = window;
  Card *c = of->card == NO_CARD ? NULL : &g->s.cards[of->card];
  int shown = of->ability != IR_NONE && g->p->abilities.at[of->ability].kind != ABILITY_rule;
  if (c && shown && (play_is_of_card(g, of) || c->zone == ZONE_hand || c->zone == ZONE_discard))
    c->flags |= CARD_PLAYING; /* what the rules do with a card, like building, shows it to nobody */
  return FLOW_AGAIN;
}

static void hand_back(const Frame *f, Frame *below) {
  if (f->flags & (FRAME_SEQUENCE | FRAME_EFFECT | FRAME_PLAY)) return;
  below->it = f->it;
  below->paid = f->flags & FRAME_COST ? f->it : f->paid;
  below->done = f->done;
  below->x = f->x;
  below->set = f->set;
  memcpy(below->the, f->the, sizeof below->the);
  if (!(f->flags & FRAME_LOOP)) below->arena = f->arena;
}

/* Who looked at cards looks no more once that effect has ended. */
static void end_looking(State *s) {
  if (s->looking <= s->nframes) return;
  s->looking = 0;
  for (int i = 0; i < PLAYERS; i++) set_clear(&s->seen[i]);
}

static void pop_frame(PopGame *g) {
  State *s = &g->s;
  Frame *f = flow_top(g);
  if (f->parent != 255) hand_back(f, &s->frames[f->parent]);
  if (f->flags & FRAME_EFFECT) s->check_due = 1; /* R8.8.5: after each resolved effect */
  if (f->list == g->p->sequences.at[g->p->known.settle].list) wounds_forget(s); /* R8.8.6 */
  s->nlog = f->log_base;
  s->nframes--;
  end_looking(s);
  rescue_unmark(g, s->nframes);
}

void flow_stop(PopGame *g) {
  State *s = &g->s;
  for (int i = s->nframes - 1; i >= 0; i--) {
    Frame *f = &s->frames[i];
    if (f->flags & FRAME_PLAY) { /* stopped while paying: the play ends without effect */
      f->flags |= FRAME_DISRUPTED;
      return;
    }
    f->flags |= FRAME_STOPPED;
    if (f->flags & (FRAME_SEQUENCE | FRAME_EFFECT | FRAME_PLAY)) return;
  }
}

/* Without damage only what has little health of its own, or has it from texts. */
static int may_die(const PopGame *g, uint8_t card) {
  const Need health = need_of(FEATURE_values, VALUE_health);
  return g->s.cards[card].counters[g->p->known.damage_counter] || card_def(g, card)->frail ||
         features_meet(&g->s.active_has, health);
}

static int is_dying(PopGame *g, uint8_t card) {
  const Card *c = &g->s.cards[card];
  if (!may_die(g, card)) return 0;
  if (!card_is_unit(g, card) || (c->flags & (CARD_FACE_DOWN | CARD_SPARED))) return 0;
  return card_value(g, card, VALUE_health) <= c->counters[g->p->known.damage_counter];
}

/* The health of what is aboard counts (R6.5.3). */
static int crew_dies(PopGame *g, uint8_t unit) {
  const Card *cards = g->s.cards;
  for (uint8_t a = cards[unit].attached; a != NO_CARD; a = cards[a].next)
    if (cards[a].flags & CARD_ABOARD && is_dying(g, a)) return 1;
  return 0;
}

/* R3.3.3: a unit with as many damage counters as health is discarded at once. */
static int somebody_dies(PopGame *g) {
  const State *s = &g->s;
  actives_refresh(g);
  for (int player = 0; player < PLAYERS; player++)
    for (int z = 0; z < ZONE_COUNT; z++)
      if (z < ZONE_ARENAS || z == ZONE_build)
        for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next)
          if (is_dying(g, c) ||
              (s->cards[c].attached != NO_CARD && (crew_dies(g, c) || stack_is_torn(g, c))))
            return 1;
  return 0;
}

static Flow settle(PopGame *g) {
  g->s.check_due = 0;
  if (!somebody_dies(g)) {
    wounds_forget(&g->s);
    return FLOW_AGAIN;
  }
  Instance nobody = {.entry = IR_NONE, .ability = IR_NONE, .card = NO_CARD,
                     .granter = NO_CARD, .it = NO_CARD};
  uint16_t list = g->p->sequences.at[g->p->known.settle].list;
  return flow_push_effect(g, list, &nobody, NULL, FRAME_SEQUENCE) ? FLOW_AGAIN : FLOW_ERROR;
}

static int all_same(const PopGame *g, const uint8_t *choices, int n) {
  const Pending *p = g->s.pending;
  for (int i = 1; i < n; i++)
    if (p[choices[i]].of.ability != p[choices[0]].of.ability ||
        p[choices[i]].of.card != p[choices[0]].of.card ||
        p[choices[i]].of.x != p[choices[0]].of.x ||
        memcmp(&p[choices[i]].event, &p[choices[0]].event, sizeof p->event))
      return 0;
  return 1;
}

/* R9.4.2: the Dark Side player's triggers first; each player orders the own ones. */
static Flow next_trigger(PopGame *g) {
  uint8_t player = pending_player(g), choices[STATE_PENDING];
  int n = pending_choices(g, player, choices, STATE_PENDING);
  if (n > 1 && !all_same(g, choices, n))
    return request_ask(g, POP_REQUEST_ORDER, player, 0, 0, IR_NONE);
  pending_begin(g, choices[0]);
  return FLOW_AGAIN;
}

static Flow run_op(PopGame *g) {
  State *s = &g->s;
  int index = s->nframes - 1;
  Frame *f = &s->frames[index];
  const List *list = &g->p->lists.at[f->list];
  if (f->pc >= list->count || (f->flags & FRAME_STOPPED)) {
    pop_frame(g);
    return FLOW_AGAIN;
  }
  if ((f->flags & FRAME_EFFECT) && f->pc == 0 && f->phase == 0) rescue_mark(g);
  const Op *op = &g->p->ops.at[list->start + f->pc];
  Flow r = ops_run(g, f, op);
  if (r == FLOW_NEXT) {
    f->pc++;
    f->phase = 0;
    f->n = 0;
  }
  return r;
}

/* All units without health are discarded together, then comes what that triggers (R8.2.10), and
** then the next look at units: who is left without health by what this one discards was not
** discarded by the damage that it looked at (R8.8.6) [inferred]. */
static int is_settling(const PopGame *g) {
  const State *s = &g->s;
  return s->nframes &&
         s->frames[s->nframes - 1].list == g->p->sequences.at[g->p->known.settle].list;
}

static Flow take_step(PopGame *g) {
  State *s = &g->s;
  if (s->answered && s->wait.kind == POP_REQUEST_ORDER && !s->wait.hi) {
    PopOption taken;
    request_taken(g, &taken);
    pending_begin(g, taken.number);
    return FLOW_AGAIN;
  }
  int answered = s->answered;
  if (!answered && (s->npending || s->check_due) && !is_settling(g)) {
    if (s->npending && pending_ready(g)) {
      s->check_due = 0; /* R8.2.9 before R8.2.10: due again when the trigger has resolved */
      return next_trigger(g);
    }
    if (s->check_due) return settle(g);
  }
  Flow r = run_op(g);
  if (answered && s->answered) /* a fault of this program: never to be read by another op */
    return game_fail(g, POP_ERROR_STATE, "an answer was not read");
  return r;
}

static Flow step(PopGame *g) {
  char what[160];
  if (!g->twin) return take_step(g);
  if (paranoid_begin(g) != POP_OK)
    return game_fail(g, POP_ERROR_MEMORY, "no memory for a second game");
  busy_step(g, what, sizeof what);
  take_step(g->twin);
  Flow r = take_step(g);
  return paranoid_agree(g, what) ? r : FLOW_ERROR;
}

/* A single option needs no question, unless the host wants every window asked. */
static int is_forced(PopGame *g) {
  if (g->twin && !paranoid_options(g)) return 0;
  if (request_list(g) != 1) return 0;
  return !(g->ask_always && g->s.wait.kind == POP_REQUEST_WINDOW);
}

static void answer_forced(PopGame *g) {
  g->s.answer = g->options[0];
  g->s.answered = 1;
  g->s.wait.open = 0;
}

/* An error ends the run, unless it was a card's effect that broke a limit (rescue.h). */
static int is_broken(PopGame *g) { return g->status != POP_OK && !rescue_try(g); }

/* What no rescue helped against ends the game. */
static PopStatus give_up(PopGame *g) {
  if (g->status == POP_ERROR_LIMIT) g->status = POP_ABORTED;
  return g->status;
}

/* A game without end ends before one more question. */
static PopStatus ask(PopGame *g) {
  uint32_t most = g->p->config.decision_limit;
  if (g->tally.decisions < most) return POP_DECIDE;
  game_fail(g, POP_ERROR_LIMIT, "more than %lu decisions in a game", (unsigned long)most);
  return give_up(g);
}

PopStatus flow_run(PopGame *g) {
  State *s = &g->s;
  if (s->wait.open) return POP_DECIDE;
  while (!s->over && (s->nframes || s->npending)) {
    if (++g->s.ticks + BUSY_STEPS >= g->p->config.step_limit) busy_check(g);
    Flow r = g->status == POP_OK ? step(g) : FLOW_ERROR;
    int forced = r == FLOW_WAIT && g->status == POP_OK && is_forced(g);
    if (g->status != POP_OK) {
      if (is_broken(g)) return give_up(g);
      continue;
    }
    if (forced) answer_forced(g);
    else if (r == FLOW_WAIT) return ask(g);
  }
  s->over = 1;
  return POP_ENDED;
}
