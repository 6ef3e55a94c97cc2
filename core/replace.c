/* replace.c: which replacement takes an event's place. A replacement does not replace what
** its own effect does, so that each acts once on one event (R9.5.2).
*/
#include "replace.h"

#include "bus.h"
#include "flow.h"
#include "modifiers.h"
#include "ops.h"
#include "request.h"
#include "uses.h"

enum { MOST = 16 };

static const Op *op_of(const PopGame *g, const Frame *f) {
  const List *list = &g->p->lists.at[f->list];
  return f->pc < list->count ? &g->p->ops.at[list->start + f->pc] : NULL;
}

static Event event_in_question(PopGame *g, uint8_t subject) {
  const Frame *f = flow_top(g);
  const Op *op = op_of(g, f);
  if (op && (op->code == OP_attack_declare || op->code == OP_split_attack))
    return declare_event(g);
  return op && op->code == OP_discard ? discard_event(g, f, op, subject)
                                : placement_event(g, subject);
}

static uint8_t affected_player(const PopGame *g, const Event *e) {
  uint8_t card = e->kind == EVENT_discarded ? e->card : e->target;
  return g->s.cards[card].controller;
}

static Flow begin(PopGame *g, const Instance *of, const Event *e) {
  const Ability *a = &g->p->abilities.at[of->ability];
  Instance by = *of;
  Event as;
  Ctx ctx = ctx_instance(g, of, e);
  if (bus_is_about(&ctx, a, e, &as)) e = &as;
  if (a->limit != LIMIT_none) uses_count(g, &by, 0);
  if (!flow_push_effect(g, a->effect, &by, e, FRAME_EFFECT)) return FLOW_ERROR;
  if (a->flags & ABILITY_FLAG_ONCE && by.origin >= 0x100)
    modifiers_drop_serial(g, (uint16_t)(by.origin - 0x100));
  return FLOW_AGAIN;
}

Flow replace_event(PopGame *g, uint8_t subject) {
  PopOption taken;
  Instance found[MOST];
  Event e = event_in_question(g, subject);
  int n = bus_replacements(g, &e, found, MOST);
  if (n == 0) return FLOW_NEXT;
  if (request_taken(g, &taken)) return begin(g, &found[taken.number], &e);
  if (n == 1) return begin(g, &found[0], &e);
  return request_ask(g, POP_REQUEST_ORDER, affected_player(g, &e), subject, 1, IR_NONE);
}

/* The frame whose op would have caused the event that is replaced. */
static Frame *replaced_frame(PopGame *g, uint8_t *code) {
  for (int i = g->s.nframes - 1; i >= 0; i--) {
    const Op *op = op_of(g, &g->s.frames[i]);
    if (!op) continue;
    *code = op->code;
    if (op->code == OP_discard || op->code == OP_damage_place ||
        op->code == OP_attack_declare || op->code == OP_split_attack)
      return &g->s.frames[i];
  }
  return NULL;
}

/* An attack goes on by itself; a discard and a placement take up again what was spared. Said
** twice it is the same event, and in what replaces none it is nothing. */
Flow op_let_happen(PopGame *g, Frame *f, const Op *op) {
  (void)op;
  uint8_t code = 0;
  const uint16_t by = f->of.ability;
  int replaces = by != IR_NONE && g->p->abilities.at[by].kind == ABILITY_replace;
  Frame *below = replaces ? replaced_frame(g, &code) : NULL;
  if (!below) return FLOW_NEXT;
  if (code == OP_discard && f->event.card != NO_CARD) {
    set_add(&below->set, f->event.card); /* spared by others until this one is carried out */
  } else if (code == OP_damage_place && below->n < STATE_DAMAGE) {
    Damage *d = &g->s.damage[below->n];
    d->amount = f->event.amount;
    d->flags |= DAMAGE_ASKED; /* not again */
  }
  return FLOW_NEXT;
}

void replace_options(PopGame *g) {
  Instance found[MOST];
  Event e = event_in_question(g, (uint8_t)g->s.wait.lo);
  int n = bus_replacements(g, &e, found, MOST);
  for (int i = 0; i < n; i++)
    request_add(g, &(PopOption){.kind = POP_OPTION_TRIGGER, .card = found[i].card,
                                .card2 = found[i].granter, .number = (int16_t)i,
                                .entry = found[i].entry, .ability = found[i].ability,
                                .origin = found[i].origin});
}
