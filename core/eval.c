/* eval.c: what references and expressions mean. Selectors are in selector.c.
**
** Evaluation never changes the state. Arithmetic saturates at 32 bits, a missing card
** or player gives 0, so that no declaration can make it fail.
*/
#include "eval.h"

#include "attack.h"
#include "cost.h"
#include "damage.h"
#include "modifiers.h"
#include "ops.h"
#include "past.h"
#include "script.h"
#include "stack.h"
#include "view.h"

Ctx ctx_frame(PopGame *g, const Frame *f) {
  return (Ctx){.g = g, .frame = f, .event = &f->event, .slots = NULL, .self = f->of.card,
               .you = f->of.player, .candidate = NO_CARD, .it = f->it, .arena = f->arena,
               .x = f->x};
}

Ctx ctx_instance(PopGame *g, const Instance *of, const Event *event) {
  return (Ctx){.g = g, .event = event, .self = of->card, .you = of->player,
               .candidate = NO_CARD, .it = of->it, .arena = 255, .x = of->x};
}

static uint8_t defender_meant(const Ctx *ctx) {
  const Attack *a = &ctx->g->s.attack;
  int i = attack_meant(ctx);
  return a->on ? a->targets[i < 0 ? 0 : i].card : NO_CARD;
}

uint8_t eval_card(const Ctx *ctx, uint8_t ref) {
  const State *s = &ctx->g->s;
  const Frame *f = ctx->frame;
  switch (ref) {
    case REF_self: return ctx->self;
    case REF_it: return ctx->it;
    case REF_candidate: return ctx->candidate;
    case REF_the1: case REF_the2: case REF_the3: case REF_the4:
      return f ? f->the[ref - REF_the1] : NO_CARD;
    case REF_paid: return f ? f->paid : NO_CARD;
    case REF_attacker: return s->attack.on ? s->attack.attacker : NO_CARD;
    case REF_defender: return defender_meant(ctx);
    case REF_event_card: return ctx->event ? ctx->event->card : NO_CARD;
    case REF_event_source: return ctx->event ? ctx->event->source : NO_CARD;
    case REF_event_target: return ctx->event ? ctx->event->target : NO_CARD;
    case REF_host: return ctx->self == NO_CARD ? NO_CARD : s->cards[ctx->self].host;
    case REF_top:
      return ctx->self == NO_CARD || !(s->cards[ctx->self].flags & CARD_STACKED) ?
                 ctx->self : s->cards[ctx->self].host;
    default: return NO_CARD;
  }
}

static uint8_t controller_of(const PopGame *g, uint8_t card) {
  return card == NO_CARD ? 255 : g->s.cards[card].controller;
}

uint8_t eval_player(const Ctx *ctx, uint8_t ref) {
  switch (ref) {
    case REF_you: return ctx->you;
    case REF_opponent: return ctx->you < PLAYERS ? (uint8_t)(1 - ctx->you) : 255;
    case REF_event_player: return ctx->event ? ctx->event->player : 255;
    case REF_step_player: return ctx->g->s.step_player;
    case REF_dark: return 0;
    case REF_light: return 1;
    case REF_controller: return controller_of(ctx->g, ctx->it);
    case REF_target_controller:
      return controller_of(ctx->g, ctx->event ? ctx->event->target : NO_CARD);
    case REF_owner:
      return ctx->self == NO_CARD ? 255 : ctx->g->s.cards[ctx->self].owner;
    default: return 255;
  }
}

static int32_t saturate(int64_t v) {
  return v > INT32_MAX ? INT32_MAX : v < INT32_MIN ? INT32_MIN : (int32_t)v;
}

static int counts_for_control(PopGame *g, uint8_t card) {
  return card_is_unit(g, card) && !card_cannot(g, card, CANNOT_count_for_control);
}

static int has_unit_in(PopGame *g, uint8_t player, int arena) {
  const State *s = &g->s;
  for (uint8_t c = s->zones[player][arena].head; c != NO_CARD; c = s->cards[c].next)
    if (counts_for_control(g, c)) return 1;
  return 0;
}

int arenas_controlled(PopGame *g, uint8_t player) {
  int n = 0;
  for (int a = 0; a < ZONE_ARENAS; a++)
    n += has_unit_in(g, player, a) && !has_unit_in(g, (uint8_t)(1 - player), a);
  return n;
}

int arenas_present(PopGame *g, uint8_t player) {
  int n = 0;
  for (int a = 0; a < ZONE_ARENAS; a++) {
    uint8_t c = g->s.zones[player][a].head;
    while (c != NO_CARD && !card_is_unit(g, c)) c = g->s.cards[c].next;
    n += c != NO_CARD;
  }
  return n;
}

void eval_note_secret(const Ctx *ctx) {
  if (ctx->g->s.attack.on && ctx->g->s.attack.secret) ctx->g->saw_dice = 1;
}

int eval_pending(const Ctx *ctx, uint8_t card) {
  const State *s = &ctx->g->s;
  int sum = 0;
  eval_note_secret(ctx);
  if (!view_is_blind(ctx->g)) return damage_pending(ctx->g, ctx->frame, card);
  for (int i = 0; i < s->ndamage; i++)
    if (s->damage[i].used && s->damage[i].target == card && !(s->damage[i].flags & DAMAGE_SECRET))
      sum += s->damage[i].amount;
  return sum;
}

/* Attack dice, those showing a face or (0) all; of two rolls those of the one that is meant. */
static int dice_showing(const Ctx *ctx, int32_t face, int initial) {
  const Attack *a = &ctx->g->s.attack;
  int n = 0, target = attack_meant(ctx);
  int known = !view_is_blind(ctx->g) ? a->ndice : face ? 0 : a->nfirst;
  for (int i = 0; a->on && a->rolled && i < known; i++)
    n += (target < 0 || a->at[i] == target) &&
         (!face || (initial ? a->initial : a->faces)[i] == face);
  return n;
}

static int hits_of(const Ctx *ctx) {
  const Attack *a = &ctx->g->s.attack;
  int target = attack_meant(ctx);
  return !a->on || view_is_blind(ctx->g) ? 0 : target < 0 ? a->hits : a->targets[target].hits;
}

static int32_t dice_node(const Ctx *ctx, const Node *n) {
  eval_note_secret(ctx);
  if (n->op == NODE_hits) return hits_of(ctx);
  return n->op == NODE_face ? dice_showing(ctx, n->k, n->a == 1) : dice_showing(ctx, 0, 0);
}

/* Would the bearer then have two of what it may have one of, as 'of' says? */
static int is_second(PopGame *g, uint8_t item, uint8_t bearer, uint8_t of) {
  uint16_t only_one = card_def(g, of)->only_one;
  if (only_one == IR_NONE) return 0;
  Instance text = {.entry = IR_NONE, .ability = IR_NONE, .card = of, .granter = of,
                   .player = g->s.cards[of].controller, .it = NO_CARD};
  Ctx ctx = ctx_instance(g, &text, NULL);
  if (!selector_matches(&ctx, only_one, item)) return 0;
  for (uint8_t a = g->s.cards[bearer].attached; a != NO_CARD; a = g->s.cards[a].next)
    if (a != item && selector_matches(&ctx, only_one, a)) return 1;
  return 0;
}

int bearer_takes(PopGame *g, uint8_t item, uint8_t bearer) {
  if (is_second(g, item, bearer, item)) return 0;
  for (uint8_t a = g->s.cards[bearer].attached; a != NO_CARD; a = g->s.cards[a].next)
    if (a != item && is_second(g, item, bearer, a)) return 0;
  return 1;
}

static int fits_bearer(const Ctx *ctx, uint8_t card) {
  if (ctx->self == NO_CARD) return 0;
  uint16_t bearer = card_def(ctx->g, ctx->self)->bearer;
  return bearer != IR_NONE && selector_matches(ctx, bearer, card) &&
         bearer_takes(ctx->g, ctx->self, card);
}

static int attached_matching(const Ctx *ctx, uint16_t selector, uint8_t card) {
  const State *s = &ctx->g->s;
  int n = 0;
  for (uint8_t c = s->cards[card].attached; c != NO_CARD; c = s->cards[c].next)
    n += selector_matches(ctx, selector, c);
  return n;
}

/* The type line names its first type, then the others in the order of the arenas. */
static int type_place(const PopGame *g, uint8_t card) {
  const Def *def = card_def(g, card);
  unsigned arena = g->s.cards[card].zone;
  if (!card_counts(g, card) || !(def->types >> arena & 1u)) return 0;
  if (arena == def->first_type) return 1;
  int place = 2;
  for (unsigned i = 0; i < arena; i++) place += i != def->first_type && (def->types >> i & 1u);
  return place;
}

/* R5.6.5: what the text asks for must hold, and what it costs be payable, to complete. A Trap
** is completed only by what it waits for (R6.8.3). */
static int playable(const Ctx *ctx, uint8_t card, int paid) {
  PopGame *g = ctx->g;
  uint16_t play = card_def(g, card)->play;
  if (play == IR_NONE) return !(card_def(g, card)->kinds & KIND(trap));
  Instance of = {.entry = IR_NONE, .ability = play, .card = card, .player = ctx->you,
                 .granter = card, .it = NO_CARD};
  const Ability *a = &g->p->abilities.at[play];
  Ctx inner = ctx_instance(g, &of, NULL);
  if (!eval_node(&inner, a->when, 1)) return 0;
  return (paid && cost_dues(g, card) != IR_NONE) || cost_payable(g, &of, NULL, a->cost);
}

static int32_t event_field(const Ctx *ctx, int32_t field) {
  const Event *ev = ctx->event;
  if (!ev) return 0;
  if (ev->secret && field == FIELD_amount) eval_note_secret(ctx);
  switch (field) {
    case FIELD_amount: return ev->amount;
    case FIELD_number: return ev->number;
    case FIELD_player: return ev->player;
    case FIELD_arena: return ev->arena;
    case FIELD_in_attack: return ev->in_attack;
    case FIELD_cause: return ev->cause;
    default: return 0;
  }
}

/* The text that is asked may ask in turn, even about the same card: there must be an end. */
enum { ASKED_MOST = 2 };

static int asked(const Ctx *ctx, const Node *n, uint8_t card) {
  PopGame *g = ctx->g;
  if (g->asked >= ASKED_MOST) return 0;
  g->asked++;
  int yes = n->op == NODE_playable ? playable(ctx, card, n->k) : fits_bearer(ctx, card);
  g->asked--;
  return yes;
}

static int is_running(const PopGame *g, int32_t sequence) {
  uint16_t list = g->p->sequences.at[sequence].list;
  for (int i = 0; i < g->s.nframes; i++)
    if (g->s.frames[i].list == list) return 1;
  return 0;
}

/* Nodes about one card. */
static int32_t card_node(const Ctx *ctx, const Node *n) {
  PopGame *g = ctx->g;
  uint8_t card = eval_card(ctx, n->ref);
  if (card == NO_CARD) return 0;
  switch (n->op) {
    case NODE_counter: return g->s.cards[card].counters[n->k];
    case NODE_value: return card_value(g, card, n->k);
    case NODE_printed: return card_def(g, card)->printed[n->k];
    case NODE_remaining:
      return card_value(g, card, VALUE_health) -
             g->s.cards[card].counters[g->p->known.damage_counter];
    case NODE_pending: return eval_pending(ctx, card);
    case NODE_threatened: return damage_threatens(g, ctx->frame, card, ctx->you);
    case NODE_matches: return selector_matches(ctx, n->a, card);
    case NODE_same: return card == eval_card(ctx, (uint8_t)n->k);
    case NODE_keyword: return card_keyword(g, card, (uint16_t)n->k);
    case NODE_forbidden: return card_cannot(g, card, n->k);
    case NODE_can_attack: return attack_way(g, card, eval_card(ctx, (uint8_t)n->k)) >= 0;
    case NODE_clash: return stack_is_double(g, card);
    case NODE_stack: return stack_size(g, card);
    case NODE_stackable: return stack_takes(g, card);
    case NODE_stackable_under: return stack_somewhere(g, card);
    case NODE_takes_under: return ctx->self != NO_CARD && stack_unit_takes(g, card, ctx->self);
    case NODE_belongs:
      return stack_why(g, card);
    case NODE_stack_price: return stack_price(g, card, !n->k);
    case NODE_playable: case NODE_fits: return asked(ctx, n, card);
    case NODE_attached: return attached_matching(ctx, n->a, card);
    case NODE_type_place: return type_place(g, card);
    default: return 0;
  }
}

static int32_t player_node(const Ctx *ctx, const Node *n) {
  uint8_t player = eval_player(ctx, n->ref);
  if (player >= PLAYERS) return 0;
  if (n->op == NODE_controls) return arenas_controlled(ctx->g, player);
  if (n->op == NODE_present) return arenas_present(ctx->g, player);
  return ctx->g->s.resources[player][n->k];
}

static int32_t arithmetic(const Ctx *ctx, const Node *n) {
  int64_t a = eval_node(ctx, n->a, 0);
  if (n->op == NODE_and) return a && eval_node(ctx, n->b, 0);
  if (n->op == NODE_or) return a || eval_node(ctx, n->b, 0);
  int64_t b = eval_node(ctx, n->b, 0);
  switch (n->op) {
    case NODE_add: return saturate(a + b);
    case NODE_sub: return saturate(a - b);
    case NODE_mul: return saturate(a * b);
    case NODE_min: return (int32_t)(a < b ? a : b);
    case NODE_max: return (int32_t)(a > b ? a : b);
    case NODE_half_up: return (int32_t)((a + (a > 0)) / 2);
    case NODE_half_down: return (int32_t)((a - (a < 0)) / 2);
    case NODE_neg: return saturate(-a);
    case NODE_ge: return a >= b;
    case NODE_le: return a <= b;
    case NODE_eq: return a == b;
    case NODE_ne: return a != b;
    case NODE_gt: return a > b;
    case NODE_lt: return a < b;
    case NODE_not: return !a;
    default: return 0;
  }
}

int32_t eval_node(const Ctx *ctx, uint16_t node, int32_t fallback) {
  if (node == IR_NONE) return fallback;
  PopGame *g = ctx->g;
  const State *s = &g->s;
  const Node *n = &g->p->nodes.at[node];
  int32_t result = 0;
  switch (n->op) {
    case NODE_const: return n->k;
    case NODE_x: return ctx->x;
    case NODE_slot: return ctx->slots ? ctx->slots[n->k] : 0;
    case NODE_done: return ctx->frame ? ctx->frame->done : 0;
    case NODE_count: return selector_cards(ctx, n->a, NULL);
    case NODE_resource: case NODE_controls: case NODE_present: return player_node(ctx, n);
    case NODE_constant: return g->p->constants[n->k];
    case NODE_event: return event_field(ctx, n->k);
    case NODE_face: case NODE_hits: case NODE_dice: return dice_node(ctx, n);
    case NODE_secret: return view_dice_hidden(g, eval_player(ctx, n->ref));
    case NODE_attacking: return s->attack.on && !s->attack.ended;
    case NODE_step: return s->step == n->k;
    case NODE_turn: return s->turn;
    case NODE_extra: return ctx->frame ? ctx->frame->extras >> n->k & 1 : 0;
    case NODE_running: return is_running(g, n->k);
    case NODE_happened: return past_count(ctx, &g->p->events.at[n->a]);
    case NODE_lua: script_predicate(g->p->script, ctx, n->a, &result); return result;
    case NODE_counter: case NODE_value: case NODE_printed: case NODE_remaining:
    case NODE_pending: case NODE_threatened:
    case NODE_matches: case NODE_same: case NODE_clash: case NODE_playable:
    case NODE_can_attack: case NODE_forbidden: case NODE_keyword:
    case NODE_stack: case NODE_stackable: case NODE_stack_price:
    case NODE_stackable_under: case NODE_takes_under: case NODE_belongs:
    case NODE_fits: case NODE_attached: case NODE_type_place:
      return card_node(ctx, n);
    default: return arithmetic(ctx, n);
  }
}
