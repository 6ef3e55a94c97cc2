/* loans.c: see loans.h. */
#include "loans.h"

#include "bus.h"
#include "stack.h"
#include "zone.h"

int loan_is(const PopGame *g, const Modifier *m) {
  return m->target != NO_CARD &&
         (g->p->bodies.at[m->body].has.entries & HAS(CONTROL)) != 0;
}

/* -- parties ---------------------------------------------------------------------------- */

static uint8_t top_of(const State *s, uint8_t card) {
  return s->cards[card].flags & CARD_STACKED ? s->cards[card].host : card;
}

/* The cards of a stack, the unit first: the next after one of them, or NO_CARD. */
static uint8_t next_of(const State *s, uint8_t unit, uint8_t card) {
  uint8_t c = card == unit ? s->cards[unit].attached : s->cards[card].next;
  while (c != NO_CARD && !(s->cards[c].flags & CARD_STACKED)) c = s->cards[c].next;
  return c;
}

static uint8_t find_party(const State *s, uint8_t unit, uint8_t party) {
  uint8_t c = unit;
  while (c != NO_CARD && s->cards[c].party != party) c = next_of(s, unit, c);
  return c;
}

static int are_one(const State *s, uint8_t a, uint8_t b) {
  return a == b ||
         (top_of(s, a) == top_of(s, b) && s->cards[a].party == s->cards[b].party);
}

/* Who controls a card: whoever gained control of its party last and still has it, else its
** owner. */
static uint8_t rightful(const PopGame *g, uint8_t card) {
  const State *s = &g->s;
  uint8_t player = s->cards[card].owner;
  for (int i = 0; i < s->nmods; i++)
    if (loan_is(g, &s->mods[i]) && are_one(s, s->mods[i].target, card))
      player = s->mods[i].player;
  return player;
}

/* Is a card of the stack controlled because of a text, or by another than its owner? */
static int has_loans(const PopGame *g, uint8_t unit) {
  const State *s = &g->s;
  for (int i = 0; i < s->nmods; i++)
    if (loan_is(g, &s->mods[i]) && top_of(s, s->mods[i].target) == unit) return 1;
  for (uint8_t c = unit; c != NO_CARD; c = next_of(s, unit, c))
    if (s->cards[c].owner != s->cards[c].controller) return 1;
  return 0;
}

/* Renames a party of a unit, with what hangs on it. */
static void rename_party(State *s, uint8_t unit, uint8_t from, uint8_t to) {
  if (s->cards[unit].party == from) s->cards[unit].party = to;
  for (uint8_t a = s->cards[unit].attached; a != NO_CARD; a = s->cards[a].next)
    if (s->cards[a].party == from) s->cards[a].party = to;
}

static int harm_of(const State *s, uint8_t unit) {
  int harm = 0;
  for (uint8_t c = unit; c != NO_CARD; c = next_of(s, unit, c)) harm += s->cards[c].harm;
  return harm;
}

/* After cards have left: if no loan is left all are one party, 0; else, if that has left, that of
** the top card is 0 from now on [inferred]. */
static void settle(PopGame *g, uint8_t unit) {
  State *s = &g->s;
  int lent = has_loans(g, unit);
  if (lent && find_party(s, unit, 0) != NO_CARD) return;
  const uint8_t party = s->cards[unit].party;
  for (uint8_t c = unit; c != NO_CARD; c = next_of(s, unit, c))
    if (!lent || s->cards[c].party == party) s->cards[c].harm = 0;
  rename_party(s, unit, party, 0);
  for (uint8_t a = s->cards[unit].attached; a != NO_CARD && !lent; a = s->cards[a].next)
    s->cards[a].party = 0;
}

/* What was no unit has brought nothing: it is of the party of its owner's cards, if there is
** one. */
static void joins_alone(State *s, uint8_t card, uint8_t unit) {
  Card *c = &s->cards[card];
  uint8_t other = unit;
  while (other != NO_CARD && s->cards[other].owner != c->owner) other = next_of(s, unit, other);
  c->party = other == NO_CARD ? (uint8_t)(c->id + 1) : s->cards[other].party;
}

void loan_joins(PopGame *g, uint8_t card, uint8_t unit) {
  State *s = &g->s;
  settle(g, unit);
  settle(g, card);
  if (!has_loans(g, unit) && !has_loans(g, card)) return;
  if (!card_in_play(g, card)) {
    joins_alone(s, card, unit);
    return;
  }
  uint8_t first = find_party(s, card, 0);
  int harm = s->cards[card].counters[g->p->known.damage_counter] - harm_of(s, card);
  s->cards[first].harm = (uint8_t)(harm < 0 ? 0 : harm);
  rename_party(s, card, 0, (uint8_t)(s->cards[first].id + 1));
}

/* What its party was lent for, and had brought, is no less of those that stay. */
void loan_parts(PopGame *g, uint8_t card) {
  State *s = &g->s;
  Card *c = &s->cards[card];
  if (!(c->flags & CARD_STACKED)) return;
  uint8_t heir = c->host;
  while (heir != NO_CARD && (heir == card || s->cards[heir].party != c->party))
    heir = next_of(s, c->host, heir);
  if (heir == NO_CARD) return;
  for (int i = 0; i < s->nmods; i++) {
    Modifier *m = &s->mods[i];
    if (m->target != card || !loan_is(g, m)) continue;
    m->target = heir;
    m->life = s->cards[heir].life;
  }
  s->cards[heir].harm = (uint8_t)(s->cards[heir].harm + c->harm);
  c->controller = c->owner;
  c->party = c->harm = 0;
  s->dirty = 1;
}

/* -- parting ---------------------------------------------------------------------------- */

/* The rules don't say what becomes of what two units had as one (R6.2.8) [inferred]: who had
** joined leaves as it came, with what it brought and of its damage what is not healed
** meanwhile; all else stays with the unit that was there, other counters too. */
static void divide(PopGame *g, uint8_t unit, uint8_t parted) {
  State *s = &g->s;
  const int damage = g->p->known.damage_counter;
  Card *here = &s->cards[unit], *there = &s->cards[parted];
  int leaves = find_party(s, parted, 0) != NO_CARD; /* who was there */
  for (int i = 0; i < PROGRAM_MAX_COUNTERS; i++) {
    int all = here->counters[i], brought = i == damage ? harm_of(s, leaves ? unit : parted) : 0;
    if (brought > all) brought = all;
    there->counters[i] = (uint8_t)(leaves ? all - brought : brought);
    here->counters[i] = (uint8_t)(all - there->counters[i]);
  }
  for (uint8_t a = here->attached, next; a != NO_CARD; a = next) {
    next = s->cards[a].next;
    if (!(s->cards[a].flags & CARD_STACKED) &&
        find_party(s, parted, s->cards[a].party) != NO_CARD)
      zone_attach(g, a, parted);
  }
}

/* Of the cards that leave a stack, the one that is on top then: of those that may be, the
** uppermost. */
static uint8_t first_of(PopGame *g, uint8_t unit, const CardSet *cards) {
  uint8_t first = NO_CARD;
  for (uint8_t c = next_of(&g->s, unit, unit); c != NO_CARD; c = next_of(&g->s, unit, c)) {
    if (!set_has(cards, c)) continue;
    if (stack_why(g, c) == BELONGS_BY_NAME) return c;
    if (first == NO_CARD) first = c;
  }
  return first;
}

/* Takes the cards out of the stack for a player, as one stack. The rules don't say how they
** lie [inferred]: as before, so that of those that joined the first is on top. */
static void part(PopGame *g, uint8_t unit, uint8_t top, const CardSet *cards, uint8_t player) {
  zone_part(g, top, player, NO_CARD);
  for (uint8_t c = next_of(&g->s, unit, unit), next; c != NO_CARD; c = next) {
    next = next_of(&g->s, unit, c);
    if (set_has(cards, c)) zone_part(g, c, player, top);
  }
  divide(g, unit, top);
}

static void tell(PopGame *g, uint8_t card) {
  Event e = event_of(EVENT_control_changed);
  e.card = card;
  e.player = g->s.cards[card].controller;
  e.arena = g->s.cards[card].last_arena;
  bus_emit(g, &e);
}

/* The cards of a stack go with the unit, those of other parties to whom they belong: there are
** two players, so these are one stack again. */
void loan_refresh(PopGame *g, uint8_t card) {
  const State *s = &g->s;
  uint8_t unit = top_of(s, card), player = rightful(g, unit);
  int changes = s->cards[unit].controller != player;
  CardSet leaving = {{0}};
  for (uint8_t c = next_of(s, unit, unit); c != NO_CARD; c = next_of(s, unit, c))
    if (rightful(g, c) != player) set_add(&leaving, c);
  zone_control(g, unit, player);
  uint8_t parted = first_of(g, unit, &leaving);
  if (parted != NO_CARD) part(g, unit, parted, &leaving, (uint8_t)(1 - player));
  settle(g, unit);
  if (parted != NO_CARD) settle(g, parted);
  if (changes) tell(g, unit);
  if (parted != NO_CARD) tell(g, parted);
}

const char *loans_check(const PopGame *g) {
  const State *s = &g->s;
  for (int i = 0; i < s->ncards; i++) {
    const uint8_t card = (uint8_t)i;
    const Card *c = &s->cards[card];
    if (c->flags & CARD_STACKED && c->controller != s->cards[c->host].controller)
      return "a stack has two controllers";
    if (c->host == NO_CARD && find_party(s, card, 0) == NO_CARD)
      return "a stack has lost the unit that was there";
    if (c->host != NO_CARD && c->party && !(c->flags & CARD_STACKED) &&
        next_of(s, card, card) == NO_CARD && find_party(s, c->host, c->party) == NO_CARD)
      return "what hangs on a unit came with none of its cards";
  }
  return NULL;
}
