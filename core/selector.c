/* selector.c: which cards a selector takes. Order of candidates is card number, so the
** same question always has its options in the same order. Cheap conditions come first;
** computed values and nested expressions last.
*/
#include "attack.h"
#include "eval.h"

#include "modifiers.h"

int card_has_subtype(PopGame *g, uint8_t card, uint16_t subtype) {
  const Def *def = card_def(g, card);
  for (int i = 0; i < def->nsubtypes; i++)
    if (def->subtypes[i] == subtype) return 1;
  return card_given_subtype(g, card, subtype);
}

static int subtypes_match(PopGame *g, const Selector *sel, uint8_t card) {
  for (int i = 0; i < sel->nall; i++)
    if (!card_has_subtype(g, card, sel->all[i])) return 0;
  for (int i = 0; i < sel->nno; i++)
    if (card_has_subtype(g, card, sel->no[i])) return 0;
  if (!sel->nany) return 1;
  for (int i = 0; i < sel->nany; i++)
    if (card_has_subtype(g, card, sel->any[i])) return 1;
  return 0;
}

/* Face-down cards in the build zone are no units (R3.2.4): they are found only by a
** selector that asks for them. */
static int place_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  const Card *c = &ctx->g->s.cards[card];
  if (c->zone < ZONE_ARENAS) {
    if (!(sel->arenas >> c->zone & 1u)) return 0;
  } else if (!(sel->zones >> c->zone & 1u)) {
    return 0;
  }
  int hidden = c->zone == ZONE_build && (c->flags & CARD_FACE_DOWN) && !sel->beneath;
  if (hidden && sel->face_down < 0) return 0;
  if (sel->arena_this == 1 && ctx->arena < ZONE_ARENAS && c->zone != ctx->arena) return 0;
  if (sel->arena_this == 2 && (!ctx->event || c->zone != ctx->event->arena)) return 0;
  if (sel->arena_ref == REF_none) return 1;
  uint8_t other = eval_card(ctx, sel->arena_ref);
  if (other == NO_CARD) return sel->arena_ref == REF_paid && !ctx->frame;
  return c->zone == ctx->g->s.cards[other].last_arena;
}

static int is(int8_t wanted, int fact) { return wanted < 0 || wanted > 1 || wanted == (fact != 0); }

static int has_two_types(const Def *def) { return (def->types & (def->types - 1)) != 0; }

static int flags_match(const Ctx *ctx, const Selector *sel, uint8_t card) {
  const State *s = &ctx->g->s;
  const Card *c = &s->cards[card];
  int in_attack = s->attack.on && !s->attack.ended;
  return is(sel->tapped, c->flags & CARD_TAPPED) &&
         is(sel->damaged, c->counters[ctx->g->p->known.damage_counter]) &&
         is(sel->unique, card_def(ctx->g, card)->version != IR_NONE) &&
         is(sel->multi_arena, has_two_types(card_def(ctx->g, card))) &&
         is(sel->face_down, c->flags & CARD_FACE_DOWN) &&
         is(sel->attacking, in_attack && s->attack.attacker == card) &&
         is(sel->defending, in_attack && attack_target(&s->attack, card) >= 0);
}

static int owner_matches(const Ctx *ctx, const Selector *sel, const Card *c) {
  if (sel->owner == REF_none) return 1;
  uint8_t player = eval_player(ctx, sel->owner);
  return player == card_holder(c);
}

static int identity_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  if (sel->is != REF_none && eval_card(ctx, sel->is) != card) return 0;
  if (sel->attached_to != REF_none) {
    uint8_t bearer = eval_card(ctx, sel->attached_to);
    if (bearer == NO_CARD || ctx->g->s.cards[card].host != bearer) return 0;
  }
  if (sel->not_ref != REF_none && eval_card(ctx, sel->not_ref) == card) return 0;
  return 1;
}

/* R9.8.4: all types and subtypes, as printed and treated as, in any order. */
static int same_line(const Def *a, const Def *b) {
  if (a->types != b->types || a->kinds != b->kinds || a->nsubtypes != b->nsubtypes) return 0;
  for (int i = 0; i < a->nsubtypes; i++) {
    int k = 0;
    while (k < b->nsubtypes && b->subtypes[k] != a->subtypes[i]) k++;
    if (k == b->nsubtypes) return 0;
  }
  return 1;
}

/* As the card that a reference means; nothing is like a card that is not there. */
static int model_matches(const Ctx *ctx, const Selector *sel, const Def *def) {
  if (sel->name_of != REF_none) {
    uint8_t card = eval_card(ctx, sel->name_of);
    if (card == NO_CARD || card_def(ctx->g, card)->person != def->person) return 0;
  }
  if (sel->line_of == REF_none) return 1;
  uint8_t card = eval_card(ctx, sel->line_of);
  return card != NO_CARD && same_line(card_def(ctx->g, card), def);
}

static int def_matches(const Ctx *ctx, const Selector *sel, const Def *def) {
  if (sel->kinds && !(def->kinds & sel->kinds)) return 0;
  if (def->kinds & sel->no_kinds) return 0;
  if (sel->types && !(def->types & sel->types)) return 0;
  if (sel->name != IR_NONE && def->person != sel->name) return 0;
  return (sel->side < 0 || def->side == sel->side) && model_matches(ctx, sel, def);
}

static int computed_matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  PopGame *g = ctx->g;
  if (!subtypes_match(g, sel, card)) return 0;
  if (sel->keyword != IR_NONE && !card_keyword(g, card, sel->keyword)) return 0;
  if (sel->no_keyword != IR_NONE && card_keyword(g, card, sel->no_keyword)) return 0;
  if (sel->affordable && ctx->you < PLAYERS &&
      card_value(g, card, VALUE_build_cost) > g->s.resources[ctx->you][sel->affordable - 1])
    return 0;
  if (sel->where == IR_NONE) return 1;
  Ctx inner = *ctx;
  inner.candidate = card;
  return eval_node(&inner, sel->where, 1) != 0;
}

static int matches(const Ctx *ctx, const Selector *sel, uint8_t card) {
  const Card *c = &ctx->g->s.cards[card];
  if (sel->in_stack < 2 && sel->in_stack != ((c->flags & CARD_STACKED) != 0)) return 0;
  if (c->flags & CARD_ABOARD ? sel->aboard == 0 || (sel->aboard < 0 && sel->kinds) :
                               sel->aboard == 1)
    return 0;
  if (sel->beneath != card_is_beneath(c)) return 0;
  return identity_matches(ctx, sel, card) && def_matches(ctx, sel, card_def(ctx->g, card)) &&
         place_matches(ctx, sel, card) && owner_matches(ctx, sel, c) &&
         flags_match(ctx, sel, card) && computed_matches(ctx, sel, card);
}

int selector_matches(const Ctx *ctx, uint16_t selector, uint8_t card) {
  if (card == NO_CARD) return 0;
  if (selector == IR_NONE) return 1;
  return matches(ctx, &ctx->g->p->selectors.at[selector], card);
}

static void keep_fastest(PopGame *g, CardSet *set) {
  int best = -1;
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c)) {
    int speed = card_value(g, (uint8_t)c, VALUE_speed);
    if (speed > best) best = speed;
  }
  for (int c = set_next(set, -1); c >= 0; c = set_next(set, c))
    if (card_value(g, (uint8_t)c, VALUE_speed) < best) set_remove(set, (unsigned)c);
}

/* Attached cards hang in the list of their bearer; they are no units (R6.5.3). */
static int units_only(const Selector *sel) {
  return sel->kinds == KIND(unit) && !sel->in_stack && !sel->beneath && sel->aboard < 1;
}

/* What hangs on a card, and on what is aboard it; the stack of that stays as it is. */
static void collect_attached(const Ctx *ctx, const Selector *sel, uint8_t card, CardSet *out) {
  const State *s = &ctx->g->s;
  for (uint8_t a = s->cards[card].attached; a != NO_CARD; a = s->cards[a].next) {
    if (matches(ctx, sel, a)) set_add(out, a);
    if (s->cards[a].flags & CARD_ABOARD && !sel->in_stack) collect_attached(ctx, sel, a, out);
  }
}

/* Candidates of one list, in card order because the set is a bit set. A card that is being
** played can't be chosen, for a cost of its own play for instance. */
static void collect_zone(const Ctx *ctx, const Selector *sel, int player, int zone,
                         CardSet *out) {
  const State *s = &ctx->g->s;
  for (uint8_t c = s->zones[player][zone].head; c != NO_CARD; c = s->cards[c].next) {
    int chosen = sel->is != REF_none || !(s->cards[c].flags & CARD_PLAYING);
    if (chosen && matches(ctx, sel, c)) set_add(out, c);
    if (s->cards[c].attached != NO_CARD && !units_only(sel)) collect_attached(ctx, sel, c, out);
  }
}

/* Players whose lists can hold a match: zones are lists of owners, arenas of controllers;
** what is attached may hang on the other player's card (R6.6.7). */
static unsigned players_of(const Ctx *ctx, const Selector *sel) {
  if (sel->owner == REF_none || !units_only(sel)) return (1u << PLAYERS) - 1;
  uint8_t player = eval_player(ctx, sel->owner);
  return player < PLAYERS ? 1u << player : 0;
}

int selector_cards(const Ctx *ctx, uint16_t selector, CardSet *out) {
  CardSet found = {{0}};
  if (selector != IR_NONE) {
    const Selector *sel = &ctx->g->p->selectors.at[selector];
    unsigned players = players_of(ctx, sel), places = sel->arenas | sel->zones;
    for (int player = 0; player < PLAYERS; player++)
      for (unsigned left = players >> player & 1u ? places : 0; left; left &= left - 1)
        collect_zone(ctx, sel, player, __builtin_ctz(left), &found);
    if (sel->fastest) keep_fastest(ctx->g, &found);
  }
  if (out) *out = found;
  return set_count(&found);
}
