/* request.c: decisions. A question is a few numbers in the state; its options are listed
** from the state when it is asked. Copies take the list along: the limits that held while
** it was made may not hold again.
*/
#include "request.h"

#include "attack.h"
#include "bus.h"
#include "eval.h"
#include "fault.h"
#include "flow.h"
#include "replace.h"
#include "view.h"
#include "window.h"
#include "zone.h"

Flow request_ask(PopGame *g, PopRequestKind kind, uint8_t player, int lo, int hi,
                 uint16_t text) {
  g->s.wait = (Wait){.open = 1, .kind = (uint8_t)kind, .player = player,
                     .lo = clamp16(lo), .hi = clamp16(hi), .text = text};
  g->options_ready = 0;
  return FLOW_WAIT;
}

int request_taken(PopGame *g, PopOption *out) {
  if (!g->s.answered) return 0;
  *out = g->s.answer;
  g->s.answered = 0;
  g->s.answer = (PopOption){0};
  return 1;
}

/* One place is kept for passing: abilities that find no room can't be used now. */
static int finds_no_room(PopGame *g, const PopOption *option) {
  if (option->kind != POP_OPTION_PLAY || g->noptions < POP_MAX_OPTIONS - 1) return 0;
  Instance of = {.ability = option->ability, .card = option->card};
  if (!g->crowded) fault_ability(g, &of, POP_FAULT_STATE, "too many options: not offered");
  g->crowded = 1;
  return 1;
}

void request_add(PopGame *g, const PopOption *option) {
  if (finds_no_room(g, option)) return;
  if (g->noptions == POP_MAX_OPTIONS) {
    game_fail(g, POP_ERROR_LIMIT, "more than %d options", POP_MAX_OPTIONS);
    return;
  }
  g->options[g->noptions++] = *option;
}

static void add_simple(PopGame *g, PopOptionKind kind, int number) {
  request_add(g, &(PopOption){.kind = (uint8_t)kind, .card = NO_CARD, .card2 = NO_CARD,
                              .number = (int16_t)number, .entry = IR_NONE,
                              .ability = IR_NONE});
}

/* Cards of one definition in a hidden zone are the same choice: offered once to who sees
** them. For others the number of options would tell (R11.2). */
static int is_repeated(PopGame *g, uint8_t card) {
  const Card *c = &g->s.cards[card];
  if (c->zone != ZONE_deck && c->zone != ZONE_hand) return 0;
  if (!view_can_see(g, g->s.wait.player, card)) return 0;
  for (int i = 0; i < g->noptions; i++) {
    const PopOption *o = &g->options[i];
    if (o->kind == POP_OPTION_CARD && g->s.cards[o->card].def == c->def &&
        g->s.cards[o->card].zone == c->zone && g->s.cards[o->card].owner == c->owner)
      return 1;
  }
  return 0;
}

static void list_cards(PopGame *g, const CardSet *set, int none) {
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c))
    if (!is_repeated(g, (uint8_t)c))
      request_add(g, &(PopOption){.kind = POP_OPTION_CARD, .card = (uint8_t)c,
                                  .card2 = NO_CARD, .entry = IR_NONE, .ability = IR_NONE});
  if (none) add_simple(g, POP_OPTION_PASS, 0);
}

static void list_modes(PopGame *g, const Wait *w) {
  for (int i = 0; i < IR_MODES; i++)
    if (w->hi >> i & 1) add_simple(g, POP_OPTION_MODE, i);
}

static void list_triggers(PopGame *g, uint8_t player) {
  uint8_t choices[STATE_PENDING];
  int n = pending_choices(g, player, choices, STATE_PENDING);
  for (int i = 0; i < n; i++) {
    const Pending *p = &g->s.pending[choices[i]];
    request_add(g, &(PopOption){.kind = POP_OPTION_TRIGGER, .card = p->of.card,
                                .card2 = p->of.granter, .number = choices[i],
                                .entry = p->of.entry, .ability = p->of.ability,
                                .origin = p->of.origin});
  }
}

static void list_range(PopGame *g, PopOptionKind kind, int lo, int hi) {
  for (int i = lo; i <= hi; i++) add_simple(g, kind, i);
}

/* Dice that were already chosen in this reroll are not offered again (R8.5.7). */
static void list_dice(PopGame *g, const Frame *f) {
  for (int d = 0; d < g->s.attack.ndice; d++)
    if (attack_die_open(g, f, d) && !set_has(&f->candidates, (unsigned)d))
      add_simple(g, POP_OPTION_DIE, d);
  add_simple(g, POP_OPTION_PASS, 0);
}

int request_list(PopGame *g) {
  const Wait *w = &g->s.wait;
  if (g->options_ready) return g->noptions;
  g->noptions = g->crowded = 0;
  switch ((PopRequestKind)w->kind) {
    case POP_REQUEST_WINDOW: window_options(g, w->player); break;
    case POP_REQUEST_UNIT: window_unit_options(g); break;
    case POP_REQUEST_CARD: list_cards(g, &flow_top(g)->candidates, w->lo); break;
    case POP_REQUEST_YES_NO:
      add_simple(g, POP_OPTION_YES, 1);
      add_simple(g, POP_OPTION_NO, 0);
      break;
    case POP_REQUEST_NUMBER: list_range(g, POP_OPTION_NUMBER, w->lo, w->hi); break;
    case POP_REQUEST_MODE: list_modes(g, w); break;
    case POP_REQUEST_ARENA:
      for (int a = 0; a < ZONE_ARENAS; a++)
        if (w->hi >> a & 1) add_simple(g, POP_OPTION_ARENA, a);
      break;
    case POP_REQUEST_ORDER:
      if (w->hi) replace_options(g);
      else list_triggers(g, w->player);
      break;
    case POP_REQUEST_DIE:
      list_dice(g, flow_top(g));
      break;
  }
  g->options_ready = 1;
  return g->noptions;
}
