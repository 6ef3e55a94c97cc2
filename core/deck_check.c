/* deck_check.c: is a deck legal? (R2)
**
** Each function checks one rule and tells what breaks it. The numbers are rules constants and
** the limits of single cards are data of the rules, so that an overlay may play with other
** decks. What a card is decides whether it lies in the deck or outside (R2.10).
*/
#include "deck_check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "near.h"

enum { ENTRIES = 250 };

/* The deck with its definitions looked up. */
typedef struct Check {
  const PopProgram *program;
  const PopDeck *deck;
  uint16_t defs[ENTRIES];
  PopDeckReport *report;
  void (*problem)(void *user, const char *text);
  void *user;
} Check;

static void tell(Check *c, const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  c->report->problems++;
  if (c->problem) c->problem(c->user, text);
}

static int constant(const Check *c, const char *name, int fallback) {
  return pop_program_constant(c->program, name, fallback);
}

static const Def *def_at(const Check *c, int i) {
  return &c->program->defs.at[c->defs[i]];
}

/* R2.10 */
int deck_is_outside(const Def *def) {
  return (def->kinds & (KIND(subordinate) | KIND(event) | KIND(resource))) != 0;
}

/* The definition whose name is nearest to 'name', or IR_NONE if none is near. */
static uint16_t nearest_def(const PopProgram *p, const char *name) {
  uint16_t best = IR_NONE;
  int least = 0;
  for (uint32_t i = 0; i < p->defs.count; i++) {
    const char *other = program_string(p, p->defs.at[i].name);
    int d = near_distance(name, other);
    if (!near_enough(name, other) || (best != IR_NONE && d >= least)) continue;
    best = (uint16_t)i;
    least = d;
  }
  return best;
}

static void tell_unknown(Check *c, const char *name) {
  uint16_t near = nearest_def(c->program, name);
  if (near == IR_NONE) {
    tell(c, "unknown card '%s'", name);
    return;
  }
  const Def *d = &c->program->defs.at[near];
  const char *version = program_string(c->program, d->version);
  tell(c, "unknown card '%s'; did you mean '%s%s%s%s'?", name,
       program_string(c->program, d->name), *version ? " (" : "", version,
       *version ? ")" : "");
}

/* 0 after telling if the rest can't be counted. */
static int find_cards(Check *c) {
  int before = c->report->problems;
  if (c->deck->ncards < 0 || c->deck->ncards > ENTRIES) {
    tell(c, "a deck has at most %d different cards", (int)ENTRIES);
    return 0;
  }
  for (int i = 0; i < c->deck->ncards; i++) {
    const PopDeckCard *card = &c->deck->cards[i];
    c->defs[i] = card->name ? program_find_def(c->program, card->name) : IR_NONE;
    if (c->defs[i] == IR_NONE) tell_unknown(c, card->name ? card->name : "");
    else if (card->count < 1 || card->count > 250)
      tell(c, "'%s': count %d", card->name, card->count);
  }
  return c->report->problems == before;
}

static void count(Check *c) {
  PopDeckReport *r = c->report;
  for (int i = 0; i < c->deck->ncards; i++) {
    const Def *d = def_at(c, i);
    int copies = c->deck->cards[i].count;
    if (deck_is_outside(d)) {
      r->outside += copies;
      if (d->kinds & KIND(resource)) r->resources += copies;
      if (d->kinds & KIND(event)) r->events += copies;
      continue;
    }
    r->cards += copies;
    r->different++;
    if (d->kinds & KIND(battle)) r->battle += copies;
    if (d->kinds & KIND(mission)) r->missions += copies;
    if (d->kinds & KIND(location)) r->locations += copies;
    if (d->kinds & KIND(equipment)) r->equipment += copies;
    if (!(d->kinds & KIND(unit))) continue;
    r->units += copies;
    for (int a = 0; a < ZONE_ARENAS; a++)
      if (d->types >> a & 1) r->arenas[a] += copies;
  }
}

/* R2.5 */
static void check_size(Check *c) {
  int least = c->report->resources ? constant(c, "deck_cards_resource", 59)
                                   : constant(c, "deck_cards", 60);
  if (c->report->cards < least)
    tell(c, "%d cards; a deck has at least %d (R2.5)", c->report->cards, least);
}

/* The copies of entry 'i' if it is the first of its card: an entry may name a card that an
** earlier one names. Else 0. */
static int copies_of(const Check *c, int i) {
  int copies = 0;
  for (int j = 0; j < c->deck->ncards; j++) {
    if (c->defs[j] != c->defs[i]) continue;
    if (j < i) return 0;
    copies += c->deck->cards[j].count;
  }
  return copies;
}

/* R2.8, R2.9. Subordinates don't run out, so they may be as many as one likes [inferred]. */
static void check_copies(Check *c) {
  int usual = constant(c, "deck_copies", 4);
  for (int i = 0; i < c->deck->ncards; i++) {
    const Def *d = def_at(c, i);
    const char *name = c->deck->cards[i].name;
    int copies = copies_of(c, i), limited = d->most && d->most - 1 < usual;
    if (d->most == 1 && copies) tell(c, "'%s' is banned (R2.9)", name);
    else if (limited && copies > d->most - 1)
      tell(c, "%d copies of '%s', which is restricted to %d (R2.9)", copies, name,
           d->most - 1);
    else if (!limited && copies > usual && !(d->kinds & KIND(subordinate)))
      tell(c, "%d copies of '%s'; at most %d are allowed (R2.8)", copies, name, usual);
  }
}

/* R2.2, R2.10: also what lies outside. */
static void check_sides(Check *c) {
  int first = -1;
  for (int i = 0; i < c->deck->ncards; i++) {
    if (def_at(c, i)->side == SIDE_neutral) continue;
    if (first < 0) first = i;
    if (def_at(c, i)->side == def_at(c, first)->side) continue;
    tell(c, "'%s' and '%s' are of different sides (R2.2)", c->deck->cards[first].name,
         c->deck->cards[i].name);
    return;
  }
}

/* R2.10 */
static void check_outside(Check *c) {
  int events = constant(c, "deck_events", 1), resources = constant(c, "deck_resources", 1);
  if (c->report->events > events)
    tell(c, "%d Events; at most %d is brought (R2.10)", c->report->events, events);
  if (c->report->resources > resources)
    tell(c, "%d Resources; at most %d is brought (R2.10)", c->report->resources, resources);
}

/* R2.6, R2.7 */
static void check_units(Check *c) {
  const int *arena = c->report->arenas;
  int least = constant(c, "deck_units", 36), ratio = constant(c, "deck_arena_ratio", 2);
  int least_each = constant(c, "deck_units_per_arena", 12);
  if (c->report->units < least)
    tell(c, "%d units; at least %d are needed (R2.6)", c->report->units, least);
  for (int a = 0; a < ZONE_ARENAS; a++) {
    const char *name = pop_zone_name(c->program, a);
    if (arena[a] < least_each)
      tell(c, "%d units for the %s arena; at least %d are needed (R2.6)", arena[a], name,
           least_each);
    for (int b = 0; b < ZONE_ARENAS; b++)
      if (arena[a] > ratio * arena[b])
        tell(c, "%d units for the %s arena, over %d times the %d for %s (R2.7)", arena[a],
             name, ratio, arena[b], pop_zone_name(c->program, b));
  }
}

PopStatus pop_deck_report(const PopProgram *p, const PopDeck *deck, PopDeckReport *out,
                          void (*problem)(void *user, const char *text), void *user) {
  static void (*const checks[])(Check *) = {check_size, check_copies, check_sides,
                                            check_outside, check_units};
  Check c = {.program = p, .deck = deck, .report = out, .problem = problem, .user = user};
  *out = (PopDeckReport){.side = ""};
  if (!find_cards(&c)) return POP_ERROR_DECK;
  out->side = deck_side(p, deck);
  count(&c);
  for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) checks[i](&c);
  return out->problems ? POP_ERROR_DECK : POP_OK;
}

typedef struct First { char *why; size_t size; int told; } First;

static void keep_first(void *user, const char *text) {
  First *f = user;
  if (!f->told++ && f->size) snprintf(f->why, f->size, "%s", text);
}

PopStatus pop_deck_check(const PopProgram *p, const PopDeck *deck, char *why, size_t size) {
  First first = {.why = why, .size = why ? size : 0};
  PopDeckReport report;
  return pop_deck_report(p, deck, &report, keep_first, &first);
}

/* -- player order --------------------------------------------------------------------- */

static const char *const side_names[] = {
#define NAME(name) #name,
  IR_SIDES(NAME)
#undef NAME
};

const char *deck_side(const PopProgram *p, const PopDeck *deck) {
  for (int i = 0; i < deck->ncards; i++) {
    uint16_t def = deck->cards[i].name ? program_find_def(p, deck->cards[i].name) : IR_NONE;
    if (def != IR_NONE && p->defs.at[def].side != SIDE_neutral)
      return side_names[p->defs.at[def].side];
  }
  return side_names[SIDE_neutral];
}

static int rank(const PopProgram *p, const PopDeck *deck) {
  char name[64];
  snprintf(name, sizeof name, "order_%s", deck_side(p, deck));
  return pop_program_constant(p, name, 0);
}

/* A die of its own, so that the game's dice are the same whoever was first. */
int pop_deck_order(const PopProgram *p, const PopDeck *a, const PopDeck *b, uint64_t seed,
                   int *die) {
  int first = rank(p, a), second = rank(p, b);
  if (die) *die = 0;
  if (first != second) return first < second;
  uint64_t z = seed + UINT64_C(0x5851f42d4c957f2d);
  z = (z ^ (z >> 33)) * UINT64_C(0xff51afd7ed558ccd);
  z = (z ^ (z >> 33)) * UINT64_C(0xc4ceb9fe1a85ec53);
  int face = 1 + (int)((z ^ (z >> 33)) % 6);
  if (die) *die = face;
  return face > 3;
}
