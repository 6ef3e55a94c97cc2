/* renumber.c: everything in the state that names a card by its number, in one place. */
#include "renumber.h"

#include "zone.h"

/* The new number of each card; of NO_CARD and all that stay it is the old one. 'texts': what
** is printed on a card goes with the number, too. */
typedef struct Numbers { uint8_t of[256]; CardSet changed; int texts; } Numbers;

static void rename_card(const Numbers *n, uint8_t *card) { *card = n->of[*card]; }

/* Origins below 0x100 name the card of a static. */
static void rename_origin(const Numbers *n, uint16_t *origin) {
  if (n->texts && *origin && *origin < 0x100) *origin = (uint16_t)(1 + n->of[*origin - 1]);
}

static void rename_event(const Numbers *n, Event *e) {
  rename_card(n, &e->card);
  rename_card(n, &e->source);
  rename_card(n, &e->target);
  for (int i = 0; i < e->ncauses; i++) rename_card(n, &e->causes[i]);
}

static void rename_instance(const Numbers *n, Instance *of) {
  rename_card(n, &of->card);
  rename_card(n, &of->granter);
  rename_card(n, &of->it);
  rename_origin(n, &of->origin);
}

static void rename_set(const Numbers *n, CardSet *set) {
  const CardSet from = set_both(set, &n->changed);
  for (int i = 0; i < SET_WORDS; i++) set->bits[i] &= ~from.bits[i];
  for (int c = set_next(&from, -1); c >= 0; c = set_next(&from, c)) set_add(set, n->of[c]);
}

static void rename_frame(const Numbers *n, Frame *f) {
  rename_instance(n, &f->of);
  rename_event(n, &f->event);
  rename_card(n, &f->it);
  rename_card(n, &f->paid);
  rename_card(n, &f->subject);
  for (int i = 0; i < 4; i++) rename_card(n, &f->the[i]);
  rename_set(n, &f->set);
  rename_set(n, &f->candidates); /* dice, during a reroll: nothing moves then */
}

static void rename_fight(const Numbers *n, State *s) {
  for (int i = 0; i < s->ndamage; i++) {
    if (!s->damage[i].used) continue;
    rename_card(n, &s->damage[i].source);
    rename_card(n, &s->damage[i].target);
  }
  for (int i = 0; i < s->nqueued; i++) {
    rename_card(n, &s->queued[i].attacker);
    rename_card(n, &s->queued[i].defender);
  }
  if (!s->attack.on) return;
  rename_card(n, &s->attack.attacker);
  for (int i = 0; i < s->attack.ntargets; i++) rename_card(n, &s->attack.targets[i].card);
}

/* What goes on, and what waits for its end. */
static void rename_running(const Numbers *n, State *s) {
  for (int i = 0; i < s->nwounds; i++) {
    rename_card(n, &s->wounds[i].card);
    rename_card(n, &s->wounds[i].source);
  }
  for (int i = 0; i < s->npending; i++) {
    rename_instance(n, &s->pending[i].of);
    rename_event(n, &s->pending[i].event);
  }
  for (int i = 0; i < s->nframes; i++) rename_frame(n, &s->frames[i]);
}

static void rename_all(const Numbers *n, State *s) {
  for (int i = 0; i < s->nmods; i++) {
    rename_card(n, &s->mods[i].target);
    rename_card(n, &s->mods[i].source);
    rename_card(n, &s->mods[i].it);
  }
  for (int i = 0; i < s->nuses; i++) {
    rename_card(n, &s->uses[i].card);
    rename_origin(n, &s->uses[i].origin);
  }
  for (int i = 0; i < s->npast; i++) rename_event(n, &s->past[i].event);
  for (int i = 0; i < PLAYERS; i++) rename_set(n, &s->seen[i]);
  rename_running(n, s);
  rename_fight(n, s);
}

/* Which cards have text of which kind: as zone_index() would find it out anew. */
static void rename_index(const Numbers *n, State *s) {
  for (uint64_t left = s->card_has.windows; left; left &= left - 1)
    rename_set(n, &s->window_cards[__builtin_ctzll(left)]);
  for (uint64_t left = s->card_has.events; left; left &= left - 1)
    rename_set(n, &s->event_cards[__builtin_ctzll(left)]);
  rename_set(n, &s->group_cards);
  for (int c = set_next(&n->changed, -1); c >= 0; c = set_next(&n->changed, c))
    s->number_of[s->cards[c].id] = (uint8_t)c;
  s->dirty = 1;
}

/* What a number is linked to in the list of its zone stays with the place in the list. */
static void relink(State *s, ZoneList *z, const uint8_t *order, int n) {
  for (int i = 0; i < n; i++) {
    s->cards[order[i]].prev = i ? order[i - 1] : NO_CARD;
    s->cards[order[i]].next = i + 1 < n ? order[i + 1] : NO_CARD;
  }
  z->head = order[0];
  z->tail = order[n - 1];
}

static Numbers as_they_are(int texts) {
  Numbers numbers = {.texts = texts};
  for (int i = 0; i < 256; i++) numbers.of[i] = (uint8_t)i;
  return numbers;
}

void renumber_running(PopGame *g, uint8_t from, uint8_t to) {
  Numbers numbers = as_they_are(0);
  numbers.of[from] = to;
  set_add(&numbers.changed, from);
  rename_running(&numbers, &g->s);
}

void zone_mix(PopGame *g, uint8_t player, uint8_t zone) {
  State *s = &g->s;
  ZoneList *z = &s->zones[player][zone];
  uint8_t old[STATE_CARDS], order[STATE_CARDS];
  Card cards[STATE_CARDS];
  Numbers numbers = as_they_are(1);
  int n = 0;
  for (uint8_t c = z->head; c != NO_CARD; c = s->cards[c].next) {
    cards[n] = s->cards[c];
    old[n] = order[n] = c;
    set_add(&numbers.changed, c);
    n++;
  }
  if (n < 2) return;
  rng_permute(s, order, n);
  for (int i = 0; i < n; i++) {
    numbers.of[old[i]] = order[i];
    s->cards[order[i]] = cards[i];
  }
  relink(s, z, order, n);
  rename_all(&numbers, s);
  rename_index(&numbers, s);
}

static int is_hidden(uint8_t zone, int face_down) {
  return zone == ZONE_deck || zone == ZONE_hand || (zone == ZONE_build && face_down);
}

void hide_tracks(PopGame *g, const Frame *f, uint8_t zone, int face_down) {
  const State *s = &g->s;
  unsigned mixed = 0;
  if (!is_hidden(zone, face_down)) return;
  for (int c = set_next(&f->set, -1); c >= 0; c = set_next(&f->set, c)) {
    const Card *card = &s->cards[c];
    if (card->zone == zone || (card->zone != ZONE_deck && card->zone != ZONE_hand)) continue;
    mixed |= 1u << (2 * (card->zone == ZONE_hand) + card_holder(card));
  }
  for (uint8_t i = 0; i < 4; i++)
    if (mixed >> i & 1u) zone_mix(g, i & 1, i & 2 ? ZONE_hand : ZONE_deck);
}
