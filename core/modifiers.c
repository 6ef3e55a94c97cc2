/* modifiers.c: the list of lasting effects, and the derived list of bodies in force. */
#include "modifiers.h"

#include <string.h>

#include "fault.h"
#include "loans.h"

/* A text that finds no room does nothing, whoever reads what when; told once in a game. */
static void tell_overfull(PopGame *g, const Active *active) {
  Instance of = {.ability = active->ability, .card = active->source};
  if (!g->overfull) fault_ability(g, &of, POP_FAULT_STATE, "too many texts in force: void");
  g->overfull = 1;
}

/* 1 + its index, or 0 if there was no room. */
static uint16_t push_active(PopGame *g, const Active *active) {
  State *s = &g->s;
  if (s->nactives >= STATE_ACTIVES) {
    tell_overfull(g, active);
    return 0;
  }
  Active *a = &s->actives[s->nactives++];
  *a = *active;
  if (!a->shell) features_join(&s->active_has, &g->p->bodies.at[active->body].has);
  return s->nactives;
}

/* The card that has the statics for others in the body of static 'a' of 'card': the card
** itself, or the one that its text is given to; NO_CARD: any may. */
static uint8_t receiver_of(const PopGame *g, const Ability *a, uint8_t card) {
  if (a->to == IR_NONE || card == NO_CARD) return card;
  const Card *c = &g->s.cards[card];
  uint8_t is = g->p->selectors.at[a->to].is;
  if (is == REF_top) return c->flags & CARD_STACKED ? c->host : card;
  return is == REF_host ? c->host : NO_CARD;
}

enum { GROUPS_DEEP = 3 }; /* statics for others inside statics inside statics: no deeper ones
                          ** load (50_abilities.lua) */

static void push_groups(PopGame *g, uint16_t body, const Active *base, int depth);

/* The statics for others in a text that cards of a group have. */
static void push_inner(PopGame *g, const Ability *a, const Active *inner, uint8_t card, int depth) {
  Active of = *inner;
  of.source = card;
  of.player = g->s.cards[card].controller;
  push_groups(g, a->body, &of, depth);
}

/* What can be said of a card before the text is read. */
static int may_be_of(const PopGame *g, const Active *a, const Selector *group, uint8_t card) {
  return !(g->s.cards[card].flags & CARD_FACE_DOWN) && !group_refuses(g, a, group, card);
}

/* The same once for each card on the table that may be of the group: whether it is is asked
** when the text is read. */
static void push_inners(PopGame *g, const Ability *a, const Active *inner, int depth) {
  State *s = &g->s;
  const Selector *group = &g->p->selectors.at[a->to];
  s->each_card = 1;
  for (int player = 0; player < PLAYERS; player++)
    for (int z = 0; z < ZONE_COUNT; z++)
      if (z < ZONE_ARENAS || z == ZONE_build)
        for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next) {
          if (may_be_of(g, inner, group, c)) push_inner(g, a, inner, c, depth);
          for (uint8_t u = s->cards[c].attached; u != NO_CARD; u = s->cards[u].next)
            if (may_be_of(g, inner, group, u)) push_inner(g, a, inner, u, depth);
        }
}

/* The statics for others that stand in a body, also inside of other statics; those of
** keywords are pushed apart. */
static void push_groups(PopGame *g, uint16_t body, const Active *base, int depth) {
  const Body *b = &g->p->bodies.at[body];
  for (unsigned i = 0; b->has.entries & HAS_GROUP && depth < GROUPS_DEEP && i < b->count; i++) {
    const Entry *e = &g->p->entries.at[b->start + i];
    if (e->kind != ENTRY_ABILITY) continue;
    const Ability *a = &g->p->abilities.at[e->what];
    if (a->kind != ABILITY_static || a->body == IR_NONE) continue;
    int holds_groups = (g->p->bodies.at[a->body].has.entries & HAS_GROUP) != 0;
    if (a->to == IR_NONE && !holds_groups) continue;
    if (base->mod == 255 && !base->there &&
        !(a->zones & card_place(&g->s.cards[base->source])))
      continue;
    Active group = *base;
    group.body = a->body;
    group.ability = e->what;
    group.entry = (uint16_t)(b->start + i);
    group.target = NO_CARD;
    group.shell = a->to == IR_NONE;
    uint16_t index = push_active(g, &group);
    Active inner = *base;
    uint8_t receiver = receiver_of(g, a, base->source);
    if (!index || !holds_groups) continue;
    inner.parent = index;
    inner.there = a->gives == GIVES_there;
    if (receiver != NO_CARD) push_inner(g, a, &inner, receiver, depth + 1);
    else if (g->p->selectors.at[a->to].is != REF_host) push_inners(g, a, &inner, depth + 1);
  }
}

static void push_card(PopGame *g, uint8_t card) {
  const Card *c = &g->s.cards[card];
  if (c->zone == ZONE_build && (c->flags & CARD_FACE_DOWN)) return;
  if (c->zone == ZONE_hand || c->zone == ZONE_discard || c->zone == ZONE_removed) return;
  push_groups(g, card_def(g, card)->body,
              &(Active){.origin = (uint16_t)(1 + card), .source = card, .target = NO_CARD,
                        .player = c->controller, .mod = 255, .keyword = IR_NONE}, 0);
}

/* What is for a unit's next attack is not there before it; only where that attack may or
** must go has to be known when it is chosen. */
static int is_waiting(const PopGame *g, const Modifier *m) {
  const Features *has = &g->p->bodies.at[m->body].has;
  return m->duration == DURATION_next_attack && !(has->entries & (HAS(REACH) | HAS(MUST)));
}

static void push_modifier(PopGame *g, int index) {
  const Modifier *m = &g->s.mods[index];
  if (is_waiting(g, m)) return;
  Active base = {.body = m->body, .ability = IR_NONE, .entry = m->entry,
                 .origin = (uint16_t)(0x100 + m->serial), .source = m->source,
                 .target = m->target, .player = m->player, .mod = (uint8_t)index,
                 .keyword = IR_NONE};
  push_active(g, &base);
  if (g->p->bodies.at[m->body].has.entries & HAS_GROUP) {
    if (m->target != NO_CARD) base.source = m->target;
    push_groups(g, m->body, &base, 0);
  }
}

static int may_have(const PopGame *g, uint8_t card, Need need) {
  return features_meet(&g->p->bodies.at[card_def(g, card)->body].has, need) ||
         features_meet(&g->s.active_has, need);
}

/* A keyword with statics for others: once for each unit that may have it. Whether it has it
** is asked when the text is read, so it does not matter from where it got it. */
static void push_keyword(PopGame *g, uint16_t keyword) {
  const State *s = &g->s;
  for (uint8_t player = 0; player < PLAYERS; player++)
    for (int z = 0; z < ZONE_ARENAS; z++)
      for (uint8_t c = s->zones[player][z].head; c != NO_CARD; c = s->cards[c].next)
        if (may_have(g, c, need_keyword(keyword)))
          push_groups(g, g->p->keywords.at[keyword].body,
                      &(Active){.origin = (uint16_t)(1 + c), .source = c, .target = NO_CARD,
                                .player = s->cards[c].controller, .mod = 255,
                                .keyword = keyword}, 0);
}

static void push_keywords(PopGame *g) {
  const State *s = &g->s;
  for (unsigned word = 0; word < PROGRAM_MAX_KEYWORDS / 64; word++) {
    if (g->p->group_keywords[word] & s->active_has.keywords[word]) g->s.each_card = 1;
    uint64_t left = g->p->group_keywords[word] &
                    (s->card_has.keywords[word] | s->active_has.keywords[word]);
    for (; left; left &= left - 1)
      push_keyword(g, (uint16_t)(word * 64 + (unsigned)__builtin_ctzll(left)));
  }
}

void actives_list(PopGame *g) {
  State *s = &g->s;
  s->dirty = s->each_card = 0;
  s->nactives = 0;
  memset(&s->active_has, 0, sizeof s->active_has);
  const CardSet groups = set_both(&s->group_cards, &s->drawn);
  for (int c = set_next(&groups, -1); c >= 0; c = set_next(&groups, c))
    push_card(g, (uint8_t)c);
  for (int i = 0; i < s->nmods; i++) push_modifier(g, i);
  push_keywords(g);
}

/* Serials name the grant in an Instance: from 1, round again in a very long game. */
static uint16_t next_serial(State *s) {
  int taken;
  do {
    s->next_serial = (uint16_t)(s->next_serial >= 0xfe00 ? 1 : s->next_serial + 1);
    taken = 0;
    for (int i = 0; i < s->nmods; i++) taken |= s->mods[i].serial == s->next_serial;
  } while (taken);
  return s->next_serial;
}

int modifiers_give(PopGame *g, const Modifier *mod) {
  State *s = &g->s;
  if (s->nmods >= STATE_MODS) {
    game_fail(g, POP_ERROR_LIMIT, "more than %d lasting effects at once", STATE_MODS);
    return 0;
  }
  uint16_t serial = next_serial(s);
  Modifier *m = &s->mods[s->nmods++];
  *m = *mod;
  m->serial = serial;
  m->late = s->attack.on && s->attack.rolled && !s->attack.ended;
  m->turn = (uint8_t)s->turn;
  if (m->target != NO_CARD) m->life = s->cards[m->target].life;
  s->dirty = s->check_due = 1;
  if (loan_is(g, m)) loan_refresh(g, m->target);
  return 1;
}

typedef int (*ModTest)(const PopGame *g, const Modifier *m, int argument);

/* Keeps the order of the others: the order given is the order of application. */
static void drop_where(PopGame *g, ModTest test, int argument) {
  State *s = &g->s;
  int kept = 0;
  for (int i = 0; i < s->nmods; i++) {
    if (test(g, &s->mods[i], argument)) continue;
    if (kept != i) s->mods[kept] = s->mods[i];
    kept++;
  }
  if (kept == s->nmods) return;
  memset(&s->mods[kept], 0, (size_t)(s->nmods - kept) * sizeof *s->mods);
  s->nmods = (uint8_t)kept;
  s->dirty = s->check_due = 1; /* less health may be less than the damage (R8.8.5) */
}

/* A card that leaves play goes to its owner: control of it ends, however long it was for. */
static int is_on_card(const PopGame *g, const Modifier *m, int card) {
  if (m->target != card) return 0;
  return m->duration != DURATION_forever || loan_is(g, m);
}

static int has_serial(const PopGame *g, const Modifier *m, int serial) {
  (void)g;
  return m->serial == serial;
}

static int has_duration(const PopGame *g, const Modifier *m, int duration) {
  if (m->duration == duration) return 1;
  return duration == DURATION_turn && m->duration == DURATION_next_turn &&
         m->turn != (uint8_t)g->s.turn;
}

/* The same for modifiers of cards that stay: those that were controlled go back (R9.6.5). */
static void drop_and_return(PopGame *g, ModTest test, int argument) {
  State *s = &g->s;
  CardSet back = {{0}};
  for (int i = 0; i < s->nmods; i++)
    if (loan_is(g, &s->mods[i]) && test(g, &s->mods[i], argument))
      set_add(&back, s->mods[i].target);
  drop_where(g, test, argument);
  for (int c = set_next(&back, -1); c >= 0; c = set_next(&back, c))
    loan_refresh(g, (uint8_t)c);
}

void modifiers_drop_card(PopGame *g, uint8_t card) { drop_where(g, is_on_card, card); }
void modifiers_drop_serial(PopGame *g, uint16_t serial) {
  drop_and_return(g, has_serial, serial);
}
void modifiers_expire(PopGame *g, uint8_t duration) {
  drop_and_return(g, has_duration, duration);
}

void modifiers_begin_attack(PopGame *g, uint8_t attacker) {
  State *s = &g->s;
  for (int i = 0; i < s->nmods; i++)
    if (s->mods[i].duration == DURATION_next_attack && s->mods[i].target == attacker) {
      s->mods[i].duration = DURATION_attack;
      s->dirty = s->check_due = 1;
    }
}

void modifiers_end_attack(PopGame *g) {
  for (int i = 0; i < g->s.nmods; i++) g->s.mods[i].late = g->s.mods[i].secret = 0;
}

/* More than abilities, which have moments of their own. */
static int says_of_card(const Features *has) {
  uint64_t words = has->values | has->cannots | has->entries;
  for (int i = 0; i < PROGRAM_MAX_KEYWORDS / 64; i++) words |= has->keywords[i];
  return words != 0;
}

/* Of what was given because of secret dice no more is asked here than whether it is there. */
static int secrets_given(const PopGame *g) {
  for (int i = 0; i < g->s.nmods; i++) {
    const Modifier *m = &g->s.mods[i];
    if (m->secret && !is_waiting(g, m) && says_of_card(&g->p->bodies.at[m->body].has)) return 1;
  }
  return 0;
}

int effect_reads_dice(const PopGame *g, const Ability *a) {
  const State *s = &g->s;
  return a->reads & READS_DICE ||
         (a->reads & READS_TOLD && (s->card_has.entries | s->active_has.entries) & HAS_DICE) ||
         (a->reads & READS_TEXTS && secrets_given(g));
}
