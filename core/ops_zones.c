/* ops_zones.c: verbs that bring cards from one place to another; ops_discard.c to the pile. */
#include "bus.h"
#include "fault.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "renumber.h"
#include "request.h"
#include "stack.h"
#include "view.h"

static void emit_move(PopGame *g, uint8_t kind, uint8_t card, uint8_t arena, int number,
                      uint8_t known_to) {
  Event e = event_of(kind);
  e.known_to = known_to;
  e.card = card;
  e.player = g->s.cards[card].controller;
  e.arena = arena;
  e.number = (int16_t)number;
  bus_emit(g, &e);
}

static void emit_place(PopGame *g, uint8_t kind, uint8_t card, uint8_t arena, int number) {
  emit_move(g, kind, card, arena, number, 0);
}

Flow op_move(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  hide_tracks(g, f, op->arg, op->flags & IR_FLAG_FACE_DOWN);
  Ctx ctx = ctx_frame(g, f);
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    uint8_t zone = zone_instead(g, (unsigned)c, op->arg);
    uint8_t known_to = view_known_to(g, (uint8_t)c);
    if (zone != ZONE_build) discard_attached(g, (uint8_t)c);
    zone_move(g, (uint8_t)c, zone, !(op->flags & IR_FLAG_BOTTOM));
    if (op->ref != REF_none) zone_control(g, (uint8_t)c, eval_player(&ctx, op->ref));
    if (op->flags & IR_FLAG_FACE_DOWN) g->s.cards[c].flags |= CARD_FACE_DOWN;
    f->done++;
    emit_move(g, EVENT_moved, (uint8_t)c, 255, zone, known_to);
  }
  return FLOW_NEXT;
}

Flow op_build(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  hide_tracks(g, f, ZONE_build, 1);
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    zone_move(g, (uint8_t)c, ZONE_build, 0);
    g->s.cards[c].flags |= CARD_FACE_DOWN;
    emit_place(g, EVENT_built, (uint8_t)c, 255, 0);
  }
  return FLOW_NEXT;
}

static void enter_arena(PopGame *g, uint8_t card, uint8_t arena, const Op *op) {
  Card *c = &g->s.cards[card];
  if (c->zone >= ZONE_ARENAS && stack_is_double(g, card)) { /* R6.1.3 */
    if (stack_takes(g, card)) {
      stack_join(g, card, stack_clash(g, card), 0);
      return;
    }
    zone_move(g, card, arena, 0); /* it came into play, last of the two */
    c->flags &= (uint8_t)~CARD_FACE_DOWN;
    discard_by_rule(g, card);
    return;
  }
  zone_move(g, card, arena, 0);
  c->flags &= (uint8_t)~(CARD_FACE_DOWN | CARD_PLAYING);
  if (op->flags & IR_FLAG_TAPPED) c->flags |= CARD_TAPPED;
  g->s.check_due = 1;
  if (op->code == OP_deploy || op->code == OP_complete) {
    c->counters[g->p->known.build_counter] = 0; /* R5.6.1 */
    emit_place(g, op->code == OP_deploy ? EVENT_deployed : EVENT_completed, card, arena, 0);
  }
  if (op->code != OP_complete) emit_place(g, EVENT_entered, card, arena, 0);
}

/* The arenas a card may choose among: of its types, other than the one it is in. */
static unsigned arena_choice(const PopGame *g, int card) {
  unsigned types = card_def(g, (unsigned)card)->types;
  const Card *c = &g->s.cards[card];
  return card_counts(g, (unsigned)card) ? types & ~(1u << c->zone) : types;
}

/* The arena if there is no choice; 255: the controller chooses among 'types'. */
static uint8_t fixed_arena(const Frame *f, const Op *op, unsigned types) {
  if (op->code == OP_enter || op->code == OP_bring) {
    if (op->arg < ZONE_ARENAS) return op->arg;
    if (op->arg == IR_ARENA_THIS) return f->arena;
  }
  if (!types || types & (types - 1)) return 255;
  return types & 1 ? 0 : types & 2 ? 1 : 2;
}

/* One card after the other into its arena; with several types the controller chooses
** (R3.2.3, R6.4.7; of a Location that names two, R6.7.1 [inferred]). */
static Flow enter_set(PopGame *g, Frame *f, const Op *op) {
  PopOption taken;
  int asked = request_taken(g, &taken);
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (g->s.cards[c].flags & CARD_STACKED) { /* it is where its unit is (R6.2.9) */
      set_remove(&f->set, (unsigned)c);
      continue;
    }
    unsigned all = card_def(g, (unsigned)c)->types, types = arena_choice(g, c);
    uint8_t arena = asked ? (uint8_t)taken.number : fixed_arena(f, op, types);
    if (arena >= ZONE_ARENAS && types) {
      f->phase = PHASE_OWN;
      return request_ask(g, POP_REQUEST_ARENA, g->s.cards[c].controller, 0, (int)types,
                         IR_NONE);
    }
    asked = 0;
    set_remove(&f->set, (unsigned)c);
    if (arena >= ZONE_ARENAS || (all && !(all >> arena & 1u))) continue; /* R3.2.2, R1.3.4 */
    f->it = (uint8_t)c;
    f->done++;
    enter_arena(g, (uint8_t)c, arena, op);
  }
  return FLOW_NEXT;
}

Flow op_enter(PopGame *g, Frame *f, const Op *op) {
  int begun = f->phase >= PHASE_PICKED;
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  if (!begun) f->done = 0;
  return enter_set(g, f, op);
}

Flow op_deploy(PopGame *g, Frame *f, const Op *op) { return op_enter(g, f, op); }

void card_turn_up(PopGame *g, uint8_t card) {
  g->s.cards[card].flags &= (uint8_t)~CARD_FACE_DOWN;
  g->s.cards[card].counters[g->p->known.build_counter] = 0;
  g->s.dirty = 1;
  emit_place(g, EVENT_completed, card, 255, 0);
}

/* Turns a card up and does what its kind says (R5.6.1, R6.6.1, R6.7.1, R6.8.1). */
Flow op_complete(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  int c = set_next(&f->set, -1);
  if (c < 0) return FLOW_NEXT;
  if (f->phase == PHASE_PICKED) { /* one card is completed at a time */
    set_clear(&f->set);
    set_add(&f->set, (unsigned)c);
  }
  const Def *def = card_def(g, (unsigned)c);
  if (def->kinds & KIND(location)) return enter_set(g, f, op);
  if (stack_is_double(g, (uint8_t)c)) {
    discard_by_rule(g, (uint8_t)c);
    return FLOW_NEXT;
  }
  if (g->s.cards[c].zone >= ZONE_ARENAS && g->s.cards[c].zone != ZONE_build)
    zone_move(g, (uint8_t)c, ZONE_build, 0); /* completed without having been built (R5.6.6) */
  card_turn_up(g, (uint8_t)c);
  if (def->play == IR_NONE || !def_is_played(def)) return FLOW_NEXT;
  Instance of = {.entry = IR_NONE, .ability = def->play, .card = (uint8_t)c,
                 .player = g->s.cards[c].controller, .granter = (uint8_t)c, .it = NO_CARD};
  return flow_begin_play(g, &of, NULL, 0, 255) == FLOW_ERROR ? FLOW_ERROR : FLOW_NEXT;
}

Flow op_fleeting(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c))
    g->s.cards[c].flags |= CARD_FLEETING;
  return FLOW_NEXT;
}

Flow op_retreat(PopGame *g, Frame *f, const Op *op) {
  Flow r = pick_gather(g, f, op->pick);
  if (r != FLOW_NEXT) return r;
  f->done = 0;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    if (!card_in_arena(g, (unsigned)c) || !card_is_own(&g->s.cards[c]) ||
        card_cannot(g, (uint8_t)c, CANNOT_retreat))
      continue;
    uint8_t arena = g->s.cards[c].zone;
    if (op->flags & IR_FLAG_TAPPED) g->s.cards[c].flags |= CARD_TAPPED; /* R5.8.1, R5.8.3 */
    zone_move(g, (uint8_t)c, ZONE_build, 0);
    f->done++;
    emit_place(g, EVENT_retreated, (uint8_t)c, arena, 0);
  }
  return FLOW_NEXT;
}

/* Was such a card of the player there when the game began? */
static int was_brought(const State *s, uint16_t def, uint8_t player) {
  for (int c = 0; c < s->ncards; c++)
    if (s->cards[c].id < s->ndealt && s->cards[c].def == def && s->cards[c].owner == player)
      return 1;
  return 0;
}

static uint8_t from_supply(PopGame *g, const Instance *of, uint16_t def, uint8_t player) {
  for (uint8_t c = g->s.zones[player][ZONE_supply].head; c != NO_CARD; c = g->s.cards[c].next)
    if (g->s.cards[c].def == def) return c;
  if (!g->p->constants[g->p->known.made_on_demand] || was_brought(&g->s, def, player))
    return NO_CARD;
  if (g->s.ncards >= STATE_CARDS)
    fault_ability(g, of, POP_FAULT_STATE, "more than 248 cards in a game: the others do not come");
  return zone_add_card(g, def, player, ZONE_supply);
}

/* R6.4.1: a Subordinate is put into an arena from the supply. */
Flow op_bring(PopGame *g, Frame *f, const Op *op) {
  Ctx ctx = ctx_frame(g, f);
  if (f->phase == PHASE_NEW) {
    uint8_t player = op->ref == REF_none ? f->of.player : eval_player(&ctx, op->ref);
    set_clear(&f->set);
    for (int n = (int)eval_node(&ctx, op->b, 1); n > 0 && player < PLAYERS; n--) {
      uint8_t card = from_supply(g, &f->of, op->a == IR_NONE ? f->mode : op->a, player);
      if (card == NO_CARD) break; /* R1.3.4: as many as there are */
      zone_move(g, card, ZONE_removed, 0); /* so that the next one is another card */
      set_add(&f->set, card);
    }
    f->done = 0;
    f->phase = PHASE_PICKED;
  }
  return enter_set(g, f, op);
}
