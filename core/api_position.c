/* api_position.c: building a position by hand, for tests, puzzles and prototypes. */
#include <stdio.h>

#include "amounts.h"
#include "game.h"
#include "zone.h"

/* Positions are built before the game runs; afterwards its options would be stale. */
static PopStatus refuse(PopGame *g, const char *what, const char *name) {
  snprintf(g->error, sizeof g->error, "%s '%s'", what, name);
  return POP_ERROR_ARGUMENT;
}

int pop_game_place(PopGame *g, int player, int def, int zone) {
  if (g->s.started || player < 0 || player >= PLAYERS || def < 0 ||
      def >= (int)g->p->defs.count || zone < 0 || zone >= ZONE_COUNT) {
    refuse(g, "can't place a card now or there", "place");
    return -1;
  }
  const Def *d = &g->p->defs.at[def];
  if (zone < ZONE_ARENAS && d->types && !(d->types >> zone & 1u)) {
    refuse(g, "the card has not the type of that arena:", program_string(g->p, d->name));
    return -1;
  }
  uint8_t card = zone_add_card(g, (uint16_t)def, (uint8_t)player, (uint8_t)zone);
  if (card == NO_CARD) refuse(g, "no room for another card", program_string(g->p, d->name));
  return card == NO_CARD ? -1 : card;
}

PopStatus pop_game_set_resource(PopGame *g, int player, const char *name, int value) {
  uint16_t id = program_find_resource(g->p, name);
  if (g->s.wait.open || id == IR_NONE || player < 0 || player >= PLAYERS || value < 0 ||
      value > RESOURCE_MOST)
    return refuse(g, "unknown resource, player or value out of range:", name);
  g->s.resources[player][id] = (int16_t)value;
  return POP_OK;
}

static int is_card(const PopGame *g, int card) { return card >= 0 && card < g->s.ncards; }

PopStatus pop_game_set_counters(PopGame *g, int card, const char *kind, int count) {
  uint16_t id = program_find_counter(g->p, kind);
  if (g->s.wait.open || id == IR_NONE || !is_card(g, card) || count < 0 ||
      count > COUNTERS_MOST)
    return refuse(g, "unknown counter kind, card or number out of range:", kind);
  g->s.cards[card].counters[id] = (uint8_t)count;
  g->s.check_due = 1;
  return POP_OK;
}

static PopStatus set_flag(PopGame *g, int card, uint8_t flag, int on) {
  if (g->s.wait.open || !is_card(g, card)) return refuse(g, "no such card, or too late", "");
  uint8_t *flags = &g->s.cards[card].flags;
  *flags = (uint8_t)(on ? *flags | flag : *flags & ~flag);
  g->s.dirty = 1;
  return POP_OK;
}

PopStatus pop_game_set_tapped(PopGame *g, int card, int tapped) {
  return set_flag(g, card, CARD_TAPPED, tapped);
}

PopStatus pop_game_set_face_down(PopGame *g, int card, int face_down) {
  return set_flag(g, card, CARD_FACE_DOWN, face_down);
}

PopStatus pop_game_attach(PopGame *g, int card, int host) {
  if (g->s.wait.open || !is_card(g, card) || !is_card(g, host) || card == host ||
      g->s.cards[host].host != NO_CARD || g->s.cards[card].attached != NO_CARD ||
      !card_in_play(g, (unsigned)host))
    return refuse(g, "can't attach these cards", "");
  zone_attach(g, (uint8_t)card, (uint8_t)host);
  return POP_OK;
}

PopStatus pop_game_script_dice(PopGame *g, const uint8_t *faces, int count) {
  State *s = &g->s;
  if (count < 0 || s->nscripted + count > STATE_SCRIPTED)
    return refuse(g, "too many dice wait", "");
  for (int i = 0; i < count; i++)
    if (faces[i] < 1 || faces[i] > 6) return refuse(g, "a die has faces 1 to 6", "");
  for (int i = 0; i < count; i++) s->scripted[s->nscripted++] = faces[i];
  s->strict_dice = 1;
  return POP_OK;
}

int pop_game_dice_left(const PopGame *g) { return g->s.nscripted; }
