/* game_check.c: what must hold between any two ops, whatever scripts do. */
#include "game_check.h"

#include "amounts.h"
#include "loans.h"
#include "zone.h"

typedef struct Census { const State *s; uint8_t seen[STATE_CARDS]; } Census;

static const char *count_list(Census *c, uint8_t head, uint8_t host, int zone, int *count) {
  uint8_t prev = NO_CARD;
  for (uint8_t card = head; card != NO_CARD; card = c->s->cards[card].next) {
    if (card >= c->s->ncards) return "a list names a card that does not exist";
    const Card *k = &c->s->cards[card];
    if (c->seen[card]++) return "a card is in two places";
    if (k->prev != prev) return "a list is not linked both ways";
    if (k->zone != zone) return "a card is not in the zone of its list";
    if (k->host != host) return "a card is in the list of another bearer";
    prev = card;
    (*count)++;
    int attached = 0;
    const char *broken = count_list(c, k->attached, card, zone, &attached);
    if (broken) return broken;
  }
  return NULL;
}

static const char *check_zones(Census *c) {
  for (int p = 0; p < PLAYERS; p++)
    for (int z = 0; z < ZONE_COUNT; z++) {
      int count = 0;
      const ZoneList *list = &c->s->zones[p][z];
      const char *broken = count_list(c, list->head, NO_CARD, z, &count);
      if (broken) return broken;
      if (count != list->count) return "a zone has a wrong count";
    }
  for (int i = 0; i < c->s->ncards; i++)
    if (!c->seen[i]) return "a card is nowhere";
  return NULL;
}

static const char *check_cards(const PopGame *g) {
  const State *s = &g->s;
  for (int i = 0; i < s->ncards; i++) {
    const Card *c = &s->cards[i];
    if (c->id >= s->ncards || s->number_of[c->id] != i) return "a card lost its identity";
    if (c->def >= g->p->defs.count) return "a card has no definition";
    if (set_has(&s->drawn, (unsigned)i) != (c->zone != ZONE_deck))
      return "who is in a deck is out of date";
    if (c->owner >= PLAYERS || c->controller >= PLAYERS) return "a card has no player";
    if (c->zone < ZONE_ARENAS && c->host == NO_CARD && card_is_unit(g, (unsigned)i) &&
        !(card_def(g, (unsigned)i)->types >> c->zone & 1u))
      return "a unit is in an arena of another type";
    if (c->flags & (CARD_STACKED | CARD_ABOARD) && c->host == NO_CARD)
      return "a card is under or aboard nothing";
    if (c->flags & CARD_STACKED && c->counters[g->p->known.damage_counter])
      return "a card under another has damage of its own";
    for (int k = 0; k < PROGRAM_MAX_COUNTERS; k++)
      if (c->counters[k] > COUNTERS_MOST) return "a card has too many counters";
  }
  return NULL;
}

/* Who fights, and what damage is on its way. */
static const char *check_fight(const State *s) {
  const Attack *a = &s->attack;
  if (a->on && a->attacker >= s->ncards) return "an attack is of a card that does not exist";
  if (a->on && (!a->ntargets || a->ntargets > ATTACK_TARGETS)) return "an attack has no defender";
  for (int i = 0; a->on && i < a->ntargets; i++)
    if (a->targets[i].card >= s->ncards) return "an attack is on a card that does not exist";
  if (a->ndice > STATE_DICE || s->nqueued > STATE_QUEUED || s->ndamage > STATE_DAMAGE)
    return "an attack overflows";
  for (int i = 0; i < s->ndamage; i++) {
    const Damage *d = &s->damage[i];
    if (d->used && (d->target >= s->ncards || (d->source != NO_CARD && d->source >= s->ncards)))
      return "damage is of a card that does not exist";
    if (d->used && (d->passed < 0 || d->passed > d->amount))
      return "more of damage was passed on than there is";
  }
  for (int i = 0; i < s->nwounds; i++)
    if (s->wounds[i].card >= s->ncards || s->wounds[i].source >= s->ncards)
      return "a wound is of a card that does not exist";
  return NULL;
}

static const char *check_rest(const PopGame *g) {
  const State *s = &g->s;
  for (int p = 0; p < PLAYERS; p++)
    for (int r = 0; r < PROGRAM_MAX_RESOURCES; r++)
      if (s->resources[p][r] < 0) return "a player has less than nothing";
  for (int i = 0; i < s->nmods; i++) {
    const Modifier *m = &s->mods[i];
    if (m->target == NO_CARD) continue;
    if (m->target >= s->ncards) return "an effect lasts on a card that does not exist";
    if (m->duration != DURATION_forever && m->life != s->cards[m->target].life)
      return "an effect lasts on a card that left play";
  }
  if (s->nframes > STATE_FRAMES || s->nlog > STATE_LOG) return "the frames overflow";
  if (s->over && s->nframes == 0 && s->npending) return "triggers are left at the end";
  return NULL;
}

const char *game_check(const PopGame *g) {
  Census census = {.s = &g->s};
  const char *broken = check_zones(&census);
  if (!broken) broken = check_cards(g);
  if (!broken) broken = loans_check(g);
  if (!broken) broken = check_fight(&g->s);
  return broken ? broken : check_rest(g);
}
