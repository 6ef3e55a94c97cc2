/* zone.c: the lists that say where each card is, and the dice.
**
** A card is in exactly one list: the list of a zone of a player (zone_player()), or the list of
** the card it is attached to. Order matters in decks only,
** but is kept everywhere, so that iteration is the same in every run.
*/
#include "zone.h"

#include <string.h>

#include "loans.h"
#include "modifiers.h"
#include "renumber.h"
#include "uses.h"
#include "wounds.h"

int set_count(const CardSet *set) {
  int n = 0;
  for (int i = 0; i < SET_WORDS; i++)
    for (uint64_t bits = set->bits[i]; bits; bits &= bits - 1) n++;
  return n;
}

static void unlink_card(State *s, uint8_t card) {
  Card *c = &s->cards[card];
  if (c->host != NO_CARD) {
    if (c->prev != NO_CARD) s->cards[c->prev].next = c->next;
    else s->cards[c->host].attached = c->next;
    if (c->next != NO_CARD) s->cards[c->next].prev = c->prev;
  } else {
    ZoneList *z = &s->zones[card_holder(c)][c->zone];
    if (c->prev != NO_CARD) s->cards[c->prev].next = c->next;
    else z->head = c->next;
    if (c->next != NO_CARD) s->cards[c->next].prev = c->prev;
    else z->tail = c->prev;
    z->count--;
  }
  c->prev = c->next = c->host = NO_CARD;
}

static void link_card(State *s, uint8_t card, uint8_t zone, int top) {
  Card *c = &s->cards[card];
  ZoneList *z = &s->zones[zone_player(c, zone)][zone];
  c->zone = zone;
  if (zone == ZONE_deck) set_remove(&s->drawn, card);
  else set_add(&s->drawn, card);
  if (top) {
    c->next = z->head;
    if (z->head != NO_CARD) s->cards[z->head].prev = card;
    else z->tail = card;
    z->head = card;
  } else {
    c->prev = z->tail;
    if (z->tail != NO_CARD) s->cards[z->tail].next = card;
    else z->head = card;
    z->tail = card;
  }
  z->count++;
}

static void add_list(const State *s, uint8_t head, CardSet *set) {
  for (uint8_t c = head; c != NO_CARD; c = s->cards[c].next) {
    set_add(set, c);
    if (s->cards[c].attached != NO_CARD) add_list(s, s->cards[c].attached, set);
  }
}

void zone_table(const State *s, uint8_t player, CardSet *set) {
  for (int z = 0; z < ZONE_COUNT; z++)
    if (z < ZONE_ARENAS || z == ZONE_build) add_list(s, s->zones[player][z].head, set);
}

/* Which cards have text of which kind never changes: remembered when a card is added. */
static void index_card(PopGame *g, uint8_t card) {
  State *s = &g->s;
  const Def *def = card_def(g, card);
  Features has = g->p->bodies.at[def->body].has;
  if (def->play != IR_NONE) has.windows |= g->p->abilities.at[def->play].windows;
  for (uint64_t left = has.windows; left; left &= left - 1)
    set_add(&s->window_cards[__builtin_ctzll(left)], card);
  for (uint64_t left = has.events; left; left &= left - 1)
    set_add(&s->event_cards[__builtin_ctzll(left)], card);
  if (has.entries & HAS_GROUP) set_add(&s->group_cards, card);
  s->number_of[s->cards[card].id] = card;
  features_join(&s->card_has, &has);
}

void zone_index(PopGame *g) {
  State *s = &g->s;
  memset(s->window_cards, 0, sizeof s->window_cards);
  memset(s->event_cards, 0, sizeof s->event_cards);
  set_clear(&s->group_cards);
  set_clear(&s->drawn);
  memset(&s->card_has, 0, sizeof s->card_has);
  for (uint8_t card = 0; card < s->ncards; card++) {
    index_card(g, card);
    if (s->cards[card].zone != ZONE_deck) set_add(&s->drawn, card);
  }
  s->dirty = 1;
}

/* The list of texts in force changes only with cards that have text for others, or bear
** something that may have, unless a text gives others text for others. */
static void touch(State *s, uint8_t card) {
  if (s->each_card || set_has(&s->group_cards, card) || s->cards[card].attached != NO_CARD)
    s->dirty = 1;
}

uint8_t zone_add_card(PopGame *g, uint16_t def, uint8_t owner, uint8_t zone) {
  State *s = &g->s;
  if (s->ncards >= STATE_CARDS) return NO_CARD;
  uint8_t card = s->ncards++;
  s->cards[card] = (Card){.def = def, .owner = owner, .controller = owner, .host = NO_CARD,
                          .prev = NO_CARD, .next = NO_CARD, .attached = NO_CARD,
                          .last_arena = zone < ZONE_ARENAS ? zone : 255, .id = card};
  link_card(s, card, zone, 0);
  index_card(g, card);
  touch(s, card);
  return card;
}

static void move(PopGame *g, uint8_t card, uint8_t zone, int top, int discarded);

/* What is still attached goes to its owner's discard pile with the bearer; cards of the same
** stack go where their top card goes (R6.2.9) and they may go; if it is discarded, each to its
** pile. They lie there as before: the lowest goes first. */
static void drop_attached(PopGame *g, uint8_t card, uint8_t zone, int discarded) {
  while (g->s.cards[card].attached != NO_CARD) {
    uint8_t item = g->s.cards[card].attached;
    while (g->s.cards[item].next != NO_CARD) item = g->s.cards[item].next;
    int along = g->s.cards[item].flags & CARD_STACKED && !discarded;
    move(g, item, along ? zone_instead(g, item, zone) : zone_pile(g, item), 1, !along);
  }
}

static void leave_play(PopGame *g, uint8_t card, uint8_t zone, int discarded) {
  Card *c = &g->s.cards[card];
  drop_attached(g, card, zone, discarded);
  for (int i = 0; i < PROGRAM_MAX_COUNTERS; i++) c->counters[i] = 0;
  c->flags = c->party = c->harm = 0;
  c->life++;
  modifiers_drop_card(g, card);
  uses_forget(g, card);
  wounds_drop(&g->s, card);
}

static void carry_attached(State *s, uint8_t card, uint8_t zone) {
  for (uint8_t a = s->cards[card].attached; a != NO_CARD; a = s->cards[a].next) {
    s->cards[a].zone = zone;
    if (zone < ZONE_ARENAS) s->cards[a].last_arena = zone;
    if (s->cards[a].attached != NO_CARD) carry_attached(s, a, zone); /* it is aboard */
  }
}

static void move(PopGame *g, uint8_t card, uint8_t zone, int top, int discarded) {
  State *s = &g->s;
  Card *c = &s->cards[card];
  int was_placed = c->zone < ZONE_ARENAS || c->zone == ZONE_build;
  int stays = zone < ZONE_ARENAS || zone == ZONE_build;
  touch(s, card);
  loan_parts(g, card);
  unlink_card(s, card);
  if (was_placed && !stays) leave_play(g, card, zone, discarded);
  if (zone >= ZONE_ARENAS && zone != ZONE_build) c->controller = c->owner;
  c->flags &= stays ? (uint8_t)~(CARD_ABOARD | CARD_STACKED) : 0;
  link_card(s, card, zone, top);
  if (zone < ZONE_ARENAS) c->last_arena = zone;
  carry_attached(s, card, zone);
}

void zone_move(PopGame *g, uint8_t card, uint8_t zone, int top) { move(g, card, zone, top, 0); }

void zone_discard(PopGame *g, uint8_t card) { move(g, card, zone_pile(g, card), 1, 1); }

void zone_control(PopGame *g, uint8_t card, uint8_t player) {
  State *s = &g->s;
  Card *c = &s->cards[card];
  if (c->controller == player || player >= PLAYERS) return;
  int moves = c->host == NO_CARD;
  if (moves) unlink_card(s, card);
  c->controller = player;
  if (moves) link_card(s, card, c->zone, 0);
  for (uint8_t a = c->attached; a != NO_CARD; a = s->cards[a].next)
    if (s->cards[a].flags & CARD_STACKED) s->cards[a].controller = player;
  s->dirty = 1;
}

/* Puts an unlinked card into a bearer's list, to the front, or after the others: so lie the
** cards of a stack under each other. */
static void hang_card(State *s, uint8_t card, uint8_t host, int last) {
  Card *c = &s->cards[card], *h = &s->cards[host];
  c->host = host;
  c->zone = h->zone;
  set_add(&s->drawn, card);
  c->last_arena = h->last_arena;
  if (last)
    for (uint8_t a = h->attached; a != NO_CARD; a = s->cards[a].next) c->prev = a;
  uint8_t *before = c->prev == NO_CARD ? &h->attached : &s->cards[c->prev].next;
  c->next = *before;
  if (c->next != NO_CARD) s->cards[c->next].prev = card;
  *before = card;
}

void zone_part(PopGame *g, uint8_t card, uint8_t player, uint8_t under) {
  State *s = &g->s;
  Card *c = &s->cards[card];
  uint8_t tapped = s->cards[c->host].flags & CARD_TAPPED; /* which all of it was (R6.2.8) */
  int fits = c->zone >= ZONE_ARENAS || card_def(g, card)->types >> c->zone & 1u;
  unlink_card(s, card);
  c->controller = player;
  s->dirty = s->check_due = 1;
  if (under != NO_CARD) {
    hang_card(s, card, under, 1);
    return;
  }
  c->flags = (uint8_t)((c->flags & ~CARD_STACKED) | tapped);
  link_card(s, card, fits ? c->zone : (uint8_t)ZONE_build, 0);
}

static void attach(PopGame *g, uint8_t card, uint8_t host, int last) {
  unlink_card(&g->s, card);
  hang_card(&g->s, card, host, last);
  carry_attached(&g->s, card, g->s.cards[host].zone);
  g->s.dirty = 1;
}

void zone_attach(PopGame *g, uint8_t card, uint8_t host) { attach(g, card, host, 0); }

void zone_stack(PopGame *g, uint8_t card, uint8_t unit) {
  attach(g, card, unit, 1);
  g->s.cards[card].flags = (uint8_t)(CARD_STACKED | (g->s.cards[card].flags & CARD_FLEETING));
}

void zone_tuck(PopGame *g, uint8_t card, uint8_t unit) {
  zone_discard(g, card);
  zone_attach(g, card, unit);
  g->s.cards[card].flags = CARD_FACE_DOWN;
}

void zone_take_place(PopGame *g, uint8_t card, uint8_t unit) {
  State *s = &g->s;
  Card *c = &s->cards[card], *u = &s->cards[unit];
  uint8_t zone = u->zone;
  unlink_card(s, card);
  unlink_card(s, unit);
  memcpy(c->counters, u->counters, sizeof c->counters);
  memset(u->counters, 0, sizeof u->counters);
  uint8_t own = c->flags & CARD_FLEETING, others = u->flags & CARD_FLEETING;
  c->flags = (uint8_t)((u->flags & ~CARD_FLEETING) | own);
  c->controller = u->controller;
  c->last_arena = u->last_arena;
  c->attached = u->attached;
  u->attached = NO_CARD;
  u->flags = (uint8_t)(CARD_STACKED | others);
  for (uint8_t a = c->attached; a != NO_CARD; a = s->cards[a].next) s->cards[a].host = card;
  link_card(s, card, zone, 0);
  hang_card(s, unit, card, 0);
  s->dirty = 1;
}

void zone_shuffle(PopGame *g, uint8_t player, uint8_t zone) {
  State *s = &g->s;
  ZoneList *z = &s->zones[player][zone];
  uint8_t order[STATE_CARDS];
  int n = 0;
  for (uint8_t c = z->head; c != NO_CARD; c = s->cards[c].next) order[n++] = c;
  rng_permute(s, order, n);
  for (int i = 0; i < n; i++) { /* who has looked at them has lost them from sight */
    set_remove(&s->seen[0], order[i]);
    set_remove(&s->seen[1], order[i]);
  }
  z->head = z->tail = NO_CARD;
  for (int i = 0; i < n; i++) {
    Card *c = &s->cards[order[i]];
    c->prev = i ? order[i - 1] : NO_CARD;
    c->next = i + 1 < n ? order[i + 1] : NO_CARD;
  }
  if (n) z->head = order[0], z->tail = order[n - 1];
  zone_mix(g, player, zone);
}

static uint64_t rotl(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

/* xoroshiro128++: small state, good quality, the same on every machine. */
static uint64_t rng_next(State *s) {
  uint64_t a = s->rng[0], b = s->rng[1];
  uint64_t result = rotl(a + b, 17) + a;
  b ^= a;
  s->rng[0] = rotl(a, 49) ^ b ^ (b << 21);
  s->rng[1] = rotl(b, 28);
  return result;
}

uint32_t rng_below(State *s, uint32_t n) {
  uint32_t limit = UINT32_MAX - UINT32_MAX % n;
  uint32_t r;
  do r = (uint32_t)(rng_next(s) >> 32);
  while (r >= limit);
  return r % n;
}

void rng_permute(State *s, uint8_t *items, int n) {
  for (int i = n - 1; i > 0; i--) {
    int j = (int)rng_below(s, (uint32_t)i + 1);
    uint8_t t = items[i];
    items[i] = items[j];
    items[j] = t;
  }
}

void rng_seed(State *s, uint64_t seed) {
  for (int i = 0; i < 2; i++) { /* splitmix64, so that near seeds give far states */
    seed += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = seed;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    s->rng[i] = z ^ (z >> 31);
  }
}

int rng_die(PopGame *g) {
  State *s = &g->s;
  if (!s->strict_dice) return 1 + (int)rng_below(s, 6);
  if (s->nscripted == 0) {
    game_fail(g, POP_ERROR_STATE, "a die was rolled that is not scripted");
    return 0;
  }
  int face = s->scripted[0];
  s->nscripted--;
  for (int i = 0; i < s->nscripted; i++) s->scripted[i] = s->scripted[i + 1];
  s->scripted[s->nscripted] = 0;
  return face;
}
