/* deck_check.c: is a deck legal? (R2)
**
** Each function checks one rule and answers POP_OK or writes the reason. The numbers are
** rules constants, so that an overlay may play with other decks. Lists of restricted and
** banned cards (R2.9) are not part of a program.
*/
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "near.h"
#include "popcore.h"
#include "program.h"

enum { ENTRIES = 250 };

/* The deck with its definitions looked up. */
typedef struct Check {
  const PopProgram *program;
  const PopDeck *deck;
  uint16_t defs[ENTRIES];
  char *why;
  size_t size;
} Check;

static PopStatus refuse(const Check *c, const char *format, ...) {
  va_list args;
  va_start(args, format);
  if (c->size) vsnprintf(c->why, c->size, format, args);
  va_end(args);
  return POP_ERROR_DECK;
}

static const Def *def_at(const Check *c, int i) {
  return &c->program->defs.at[c->defs[i]];
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

static PopStatus refuse_unknown(const Check *c, const char *name) {
  uint16_t near = nearest_def(c->program, name);
  if (near == IR_NONE) return refuse(c, "unknown card '%s'", name);
  const Def *d = &c->program->defs.at[near];
  const char *version = program_string(c->program, d->version);
  return refuse(c, "unknown card '%s'; did you mean '%s%s%s%s'?", name,
                program_string(c->program, d->name), *version ? " (" : "", version,
                *version ? ")" : "");
}

static PopStatus find_cards(Check *c) {
  if (c->deck->ncards < 0 || c->deck->ncards > ENTRIES)
    return refuse(c, "a deck has at most %d different cards", (int)ENTRIES);
  for (int i = 0; i < c->deck->ncards; i++) {
    const PopDeckCard *card = &c->deck->cards[i];
    c->defs[i] = card->name ? program_find_def(c->program, card->name) : IR_NONE;
    if (c->defs[i] == IR_NONE) return refuse_unknown(c, card->name ? card->name : "");
    if (card->count < 1 || card->count > 250)
      return refuse(c, "'%s': count %d", card->name, card->count);
  }
  return POP_OK;
}

/* R2.5 */
static PopStatus check_size(Check *c) {
  int total = 0, least = pop_program_constant(c->program, "deck_cards", 60);
  for (int i = 0; i < c->deck->ncards; i++) total += c->deck->cards[i].count;
  if (total >= least) return POP_OK;
  return refuse(c, "%d cards; a deck has at least %d (R2.5)", total, least);
}

/* R2.8; an entry may name a card that an earlier entry names. */
static PopStatus check_copies(Check *c) {
  int most = pop_program_constant(c->program, "deck_copies", 4);
  for (int i = 0; i < c->deck->ncards; i++) {
    int copies = 0;
    for (int j = 0; j < c->deck->ncards; j++)
      if (c->defs[j] == c->defs[i]) copies += c->deck->cards[j].count;
    if (copies > most)
      return refuse(c, "%d copies of '%s'; at most %d are allowed (R2.8)", copies,
                    c->deck->cards[i].name, most);
  }
  return POP_OK;
}

/* R2.2 */
static PopStatus check_sides(Check *c) {
  int first = -1;
  for (int i = 0; i < c->deck->ncards; i++) {
    if (def_at(c, i)->side == SIDE_neutral) continue;
    if (first < 0) first = i;
    if (def_at(c, i)->side != def_at(c, first)->side)
      return refuse(c, "'%s' and '%s' are of different sides (R2.2)",
                    c->deck->cards[first].name, c->deck->cards[i].name);
  }
  return POP_OK;
}

/* R2.10: some kinds of cards stay outside the deck. */
static PopStatus check_kinds(Check *c) {
  unsigned outside = KIND(subordinate) | KIND(event) | KIND(resource);
  for (int i = 0; i < c->deck->ncards; i++)
    if (def_at(c, i)->kinds & outside)
      return refuse(c, "'%s' is of a kind that is kept outside the deck (R2.10)",
                    c->deck->cards[i].name);
  return POP_OK;
}

/* R2.6, R2.7 */
static PopStatus check_units(Check *c) {
  int units = 0, arena[ZONE_ARENAS] = {0};
  int least = pop_program_constant(c->program, "deck_units", 36);
  int ratio = pop_program_constant(c->program, "deck_arena_ratio", 2);
  int least_each = pop_program_constant(c->program, "deck_units_per_arena", 12);
  for (int i = 0; i < c->deck->ncards; i++) {
    if (!(def_at(c, i)->kinds & KIND(unit))) continue;
    units += c->deck->cards[i].count;
    for (int a = 0; a < ZONE_ARENAS; a++)
      if (def_at(c, i)->types >> a & 1) arena[a] += c->deck->cards[i].count;
  }
  if (units < least)
    return refuse(c, "%d units; at least %d are needed (R2.6)", units, least);
  for (int a = 0; a < ZONE_ARENAS; a++) {
    const char *name = pop_zone_name(c->program, a);
    if (arena[a] < least_each)
      return refuse(c, "%d units for the %s arena; at least %d are needed (R2.6)",
                    arena[a], name, least_each);
    for (int b = 0; b < ZONE_ARENAS; b++)
      if (arena[a] > ratio * arena[b])
        return refuse(c,
                      "%d units for the %s arena, over %d times the %d for %s (R2.7)",
                      arena[a], name, ratio, arena[b], pop_zone_name(c->program, b));
  }
  return POP_OK;
}

PopStatus pop_deck_check(const PopProgram *p, const PopDeck *deck, char *why,
                         size_t size) {
  static PopStatus (*const checks[])(Check *) = {find_cards,  check_size,  check_copies,
                                                 check_sides, check_kinds, check_units};
  Check c = {.program = p, .deck = deck, .why = why, .size = why ? size : 0};
  for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
    PopStatus status = checks[i](&c);
    if (status != POP_OK) return status;
  }
  return POP_OK;
}
