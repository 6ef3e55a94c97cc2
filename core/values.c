/* values.c: the read functions for computed values, keywords, prohibitions and reaches. */
#include <string.h>

#include "modifiers.h"
#include "stack.h"

/* Texts that ask for what they give ask each other: ten that count units by a number they
** change would be read some ten to the eighth times. So what a read inside a read has found is
** kept while the outermost one goes on, at each depth for itself. */
enum { PLACES = 8 }; /* that an answer may stand at */
enum { OF_VALUE = 1, OF_KEYWORD, OF_SUBTYPE, OF_CANNOT };

/* Where it is kept, or NULL: outside of reads, too deep, and while questions are asked whether
** a card can be played, which have a bound of their own. Of places that are taken one gives
** way: an answer less costs time only. */
static Answer *answer_place(PopGame *g, int kind, uint8_t card, uint16_t what) {
  Answers *a = g->answers;
  if (!a || g->depth < 1 || g->depth >= MODIFIERS_DEPTH || g->asked) return NULL;
  for (; a->cleared < g->depth; a->cleared++)
    memset(a->at[a->cleared], 0, sizeof a->at[0]);
  unsigned home = card + 29u * what + 61u * (unsigned)kind;
  for (unsigned i = 0; i < PLACES; i++) {
    Answer *at = &a->at[g->depth - 1][(home + 37u * i) % ANSWERS];
    if (!at->kind || (at->kind == kind && at->card == card && at->what == what)) return at;
  }
  return &a->at[g->depth - 1][home % ANSWERS];
}

/* Is it known already? */
static int recall(PopGame *g, int kind, uint8_t card, uint16_t what, int *value) {
  const Answer *a = answer_place(g, kind, card, what);
  if (!a || a->kind != kind || a->card != card || a->what != what) return 0;
  *value = a->value;
  return 1;
}

/* Answers the value. That secret dice were read must be noticed each time, so what did is not
** kept; 'saw' is whether they had been before. */
static int keep(PopGame *g, int kind, uint8_t card, uint16_t what, int saw, int value) {
  Answer *a = answer_place(g, kind, card, what);
  if (a && !g->saw_dice)
    *a = (Answer){.what = what, .value = clamp16(value), .kind = (uint8_t)kind, .card = card};
  g->saw_dice |= saw;
  return value;
}

/* Before a read whose answer is kept: has anything read secret dice so far? */
static int forget_dice(PopGame *g) {
  int saw = g->saw_dice;
  g->saw_dice = 0;
  return saw;
}

typedef struct Sum { int value; int32_t add, set; int has_set; } Sum;

static int add_value(void *user, const Leaf *leaf) {
  Sum *sum = user;
  const Entry *e = leaf->entry;
  if (e->kind == ENTRY_STAT && e->what == sum->value)
    sum->add = clamp16((int64_t)sum->add + clamp16(eval_node(&leaf->ctx, e->x, 0)));
  if (e->kind == ENTRY_SET && e->what == sum->value) {
    int32_t v = clamp16(eval_node(&leaf->ctx, e->x, 0));
    if (!sum->has_set || value_sets_more(sum->value, v, sum->set)) sum->set = v;
    sum->has_set = 1;
  }
  return 0;
}

/* The highest of several wins; of "only so many dice" each must hold (R8.5.8), and of costs
** the player takes the lowest. */
int value_sets_more(int value, int32_t set, int32_t than) {
  int lowest = value == VALUE_dice_count || value == VALUE_build_cost || value == VALUE_play_cost;
  return lowest ? set < than : set > than;
}

/* The highest of those for the subtypes of the card, else the one for all. */
static int base_of(const PopGame *g, uint8_t card, int value) {
  const Def *def = card_def(g, card);
  int most = -1, other = 0;
  for (uint32_t i = 0; i < g->p->bases.count; i++) {
    const Base *b = &g->p->bases.at[i];
    if (b->value != value) continue;
    if (b->subtype == IR_NONE) other = b->number;
    for (int k = 0; k < def->nsubtypes; k++)
      if (def->subtypes[k] == b->subtype && b->number > most) most = b->number;
  }
  return most < 0 ? other : most;
}

int card_base_value(const PopGame *g, uint8_t card, int value) {
  const Attack *at = &g->s.attack;
  if (value == VALUE_seats) return base_of(g, card, value);
  if (value == VALUE_dice_count) return -1; /* no text says how many */
  if (value == VALUE_hit_on) return g->p->constants[g->p->known.hit_on];
  if (value == VALUE_power && at->on && !at->ended && at->reach && at->attacker == card)
    return at->base_power + stack_bonus(g, card, value); /* R6.2.10 */
  return card_def(g, card)->printed[value] + stack_bonus(g, card, value);
}

static int clamp(int v, int low, int high) { return v < low ? low : v > high ? high : v; }

void card_value_parts(PopGame *g, uint8_t card, int value, int32_t *start, int32_t *change) {
  Sum sum = {.value = value};
  grants_visit(g, card, need_of(FEATURE_values, (unsigned)value), add_value, &sum);
  if (sum.has_set) *start = sum.set;
  *change = sum.add;
}

int card_value(PopGame *g, uint8_t card, int value) {
  int known;
  if (recall(g, OF_VALUE, card, (uint16_t)value, &known)) return known;
  int saw = forget_dice(g);
  int32_t start = card_base_value(g, card, value), change;
  card_value_parts(g, card, value, &start, &change);
  int v = start + change;
  int floor = value == VALUE_power || value == VALUE_speed || value == VALUE_build_cost;
  v = clamp(v, floor ? 0 : -30000, 30000);
  return keep(g, OF_VALUE, card, (uint16_t)value, saw, v);
}

typedef struct KeywordCount { uint16_t keyword; int sum; } KeywordCount;

static int count_keyword(void *user, const Leaf *leaf) {
  KeywordCount *k = user;
  if (leaf->entry->kind == ENTRY_KEYWORD && leaf->entry->what == k->keyword)
    k->sum = clamp16((int64_t)k->sum + (leaf->entry->x == IR_NONE ? 1 : leaf->of.x));
  return 0;
}

int card_keyword(PopGame *g, uint8_t card, uint16_t keyword) {
  KeywordCount k = {.keyword = keyword};
  if (recall(g, OF_KEYWORD, card, keyword, &k.sum)) return k.sum;
  int saw = forget_dice(g);
  grants_visit(g, card, need_keyword(keyword), count_keyword, &k);
  return keep(g, OF_KEYWORD, card, keyword, saw, k.sum);
}

static int same_subtype(void *user, const Leaf *leaf) {
  const uint16_t *subtype = user;
  return leaf->entry->kind == ENTRY_SUBTYPE && leaf->entry->what == *subtype;
}

/* "Treat this as ..." holds in every zone (R3.1.6): the vocabulary puts such lines of a
** card's own text among its printed subtypes; here come those that others give. */
int card_given_subtype(PopGame *g, uint8_t card, uint16_t subtype) {
  int has;
  if (recall(g, OF_SUBTYPE, card, subtype, &has)) return has;
  int saw = forget_dice(g);
  has = grants_visit(g, card, need_of(FEATURE_entries, ENTRY_SUBTYPE), same_subtype, &subtype);
  return keep(g, OF_SUBTYPE, card, subtype, saw, has);
}

/* What is asked: a prohibition, for an ability or a keyword if it may be narrowed to some,
** the attacker that it would bind, and the card it is asked with respect to. */
typedef struct Question {
  const Ability *ability;
  int what;
  uint16_t keyword;
  uint8_t attacker, other;
} Question;

static int cannot_by_keyword(PopGame *g, uint8_t card, int what, uint16_t keyword);

static int forbids(void *user, const Leaf *leaf) {
  const Question *q = user;
  const Entry *e = leaf->entry;
  if (e->kind != ENTRY_CANNOT || e->what != q->what) return 0;
  if (q->attacker != NO_CARD && leaf->keyword != IR_NONE &&
      cannot_by_keyword(leaf->ctx.g, q->attacker, CANNOT_be_barred, leaf->keyword))
    return 0;
  if (e->filter == 0) return 1;
  if (e->filter == 3) return selector_matches(&leaf->ctx, e->cost, q->other);
  if (e->filter == 1) return q->ability && q->ability->kind == ABILITY_activated;
  return q->keyword == e->cost && e->cost != IR_NONE;
}

static int ask(PopGame *g, uint8_t card, const Question *q) {
  Question question = *q;
  return grants_visit(g, card, need_of(FEATURE_cannots, (unsigned)q->what), forbids, &question);
}

static int cannot_by_keyword(PopGame *g, uint8_t card, int what, uint16_t keyword) {
  return ask(g, card, &(Question){.what = what, .keyword = keyword, .attacker = NO_CARD,
                                  .other = NO_CARD});
}

int card_forbids(PopGame *g, uint8_t card, int what, const Ability *ability) {
  return ask(g, card, &(Question){.ability = ability, .what = what, .attacker = NO_CARD,
                                  .other = NO_CARD,
                                  .keyword = ability ? ability->keyword : IR_NONE});
}

int card_keeps_off(PopGame *g, uint8_t card, uint8_t attacker) {
  return ask(g, card, &(Question){.what = CANNOT_be_attacked, .keyword = IR_NONE,
                                  .attacker = attacker, .other = attacker});
}

int card_cannot_with(PopGame *g, uint8_t card, int what, uint8_t other) {
  return ask(g, card, &(Question){.what = what, .keyword = IR_NONE, .attacker = NO_CARD,
                                  .other = other});
}

int card_cannot(PopGame *g, uint8_t card, int what) {
  int binds;
  if (recall(g, OF_CANNOT, card, (uint16_t)what, &binds)) return binds;
  int saw = forget_dice(g);
  binds = card_forbids(g, card, what, NULL);
  return keep(g, OF_CANNOT, card, (uint16_t)what, saw, binds);
}

static int names_defender(void *user, const Leaf *leaf) {
  const uint8_t *defender = user;
  return leaf->entry->kind == ENTRY_MUST &&
         selector_matches(&leaf->ctx, leaf->entry->what, *defender);
}

static int tucks_card(void *user, const Leaf *leaf) {
  const uint8_t *card = user;
  return leaf->entry->kind == ENTRY_TUCKS &&
         selector_matches(&leaf->ctx, leaf->entry->what, *card);
}

int card_tucks(PopGame *g, uint8_t unit, uint8_t card) {
  return grants_visit(g, unit, need_of(FEATURE_entries, ENTRY_TUCKS), tucks_card, &card);
}

int card_must_attack(PopGame *g, uint8_t card, uint8_t defender) {
  return grants_visit(g, card, need_of(FEATURE_entries, ENTRY_MUST), names_defender, &defender);
}

static int names_card(void *user, const Leaf *leaf) {
  const uint8_t *card = user;
  return leaf->entry->kind == ENTRY_BENEATH &&
         selector_matches(&leaf->ctx, leaf->entry->what, *card);
}

int card_takes_under(PopGame *g, uint8_t unit, uint8_t card) {
  return grants_visit(g, unit, need_of(FEATURE_entries, ENTRY_BENEATH), names_card, &card);
}

typedef struct ReachList { Reach *at; int count, size; } ReachList;

/* Instances of one keyword were summed by the walk; different texts stay apart. */
static int add_reach(void *user, const Leaf *leaf) {
  ReachList *list = user;
  if (leaf->entry->kind != ENTRY_REACH || list->count == list->size) return 0;
  list->at[list->count].arena = (uint8_t)leaf->entry->what;
  list->at[list->count].power = clamp16(eval_node(&leaf->ctx, leaf->entry->x, 0));
  list->count++;
  return 0;
}

int card_reaches(PopGame *g, uint8_t card, Reach *out, int size) {
  ReachList list = {.at = out, .size = size};
  grants_visit(g, card, need_of(FEATURE_entries, ENTRY_REACH), add_reach, &list);
  return list.count;
}
