/* game.c: life of a game handle, copy, hash, and what must always hold. */
#include "game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "bus.h"
#include "deck_check.h"
#include "flow.h"
#include "eval.h"
#include "game_check.h"
#include "paranoid.h"
#include "request.h"
#include "script.h"

Flow game_fail(PopGame *g, PopStatus status, const char *format, ...) {
  va_list args;
  if (g->status != POP_OK) return FLOW_ERROR; /* the first reason counts */
  g->status = status;
  g->fault = POP_FAULT_STATE;
  va_start(args, format);
  vsnprintf(g->error, sizeof g->error, format, args);
  va_end(args);
  return FLOW_ERROR;
}

Flow game_break(PopGame *g, PopFault limit, const char *format, ...) {
  char text[sizeof g->error];
  va_list args;
  if (g->status != POP_OK) return FLOW_ERROR;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  game_fail(g, POP_ERROR_LIMIT, "%s", text);
  g->fault = limit;
  return FLOW_ERROR;
}

/* A wrong call: the game is as before. */
static PopStatus refuse(PopGame *g, PopStatus status, const char *message) {
  snprintf(g->error, sizeof g->error, "%s", message);
  return status;
}

void *game_alloc(PopGame *g, void *ptr, size_t old_size, size_t size) {
  const PopConfig *c = &g->p->config;
  return c->allocator(c->allocator_user, ptr, old_size, size);
}

/* The lists are empty: what lies in them is written before it is read (state_parts). */
static void reset_state(State *s) {
  memset(s, 0, offsetof(State, cards));
  memset(&s->active_has, 0, offsetof(State, actives) - offsetof(State, active_has));
  memset(s->window_cards, 0, sizeof *s - offsetof(State, window_cards));
  s->winner = 255;
  s->step = s->why = IR_NONE;
  s->step_player = s->step_arena = 255;
  s->dirty = 1;
  for (int p = 0; p < PLAYERS; p++)
    for (int z = 0; z < ZONE_COUNT; z++) s->zones[p][z].head = s->zones[p][z].tail = NO_CARD;
}

PopGame *pop_game_new(PopProgram *program) {
  if (!program || !program->finished) return NULL;
  const PopConfig *c = &program->config;
  PopGame *g = c->allocator(c->allocator_user, NULL, 0, sizeof *g);
  if (!g) return NULL;
  memset((unsigned char *)g + sizeof g->s, 0, offsetof(PopGame, pool) - sizeof g->s);
  g->p = program;
  reset_state(&g->s);
  return g;
}

void pop_game_free(PopGame *g) {
  if (!g) return;
  paranoid_end(g);
  script_forget(g);
  game_alloc(g, g, sizeof *g, 0);
}

PopStatus pop_game_copy(PopGame *to, const PopGame *from) {
  if (to->p != from->p)
    return refuse(to, POP_ERROR_ARGUMENT, "a copy must be of the same program");
  return to == from ? POP_OK : game_copy(to, from);
}

PopStatus game_copy(PopGame *to, const PopGame *from) {
  PopStatus status = script_copy(to, from);
  if (status != POP_OK) return status;
  memcpy(&to->s, &from->s, sizeof to->s);
  to->status = from->status;
  to->noptions = from->noptions;
  to->options_ready = from->options_ready;
  memcpy(to->options, from->options, (size_t)from->noptions * sizeof *from->options);
  to->ask_always = from->ask_always;
  to->overfull = from->overfull;
  to->given_up = from->given_up;
  to->tally = from->tally;
  to->fault = from->fault;
  memcpy(to->error, from->error, sizeof to->error);
  to->nmarks = from->nmarks;
  memcpy(to->marks, from->marks, (size_t)from->nmarks * sizeof *from->marks);
  if (from->nmarks) memcpy(to->pool, from->pool, from->marks[from->nmarks - 1].end);
  return POP_OK;
}

size_t pop_game_bytes(const PopGame *g) { return sizeof *g + script_shadow_bytes(g); }

void state_parts(const State *s, StatePart parts[STATE_PARTS]) {
  const StatePart list[STATE_PARTS] = {
    {0, offsetof(State, cards)},
    {offsetof(State, cards), s->ncards * sizeof *s->cards},
    {offsetof(State, mods), s->nmods * sizeof *s->mods},
    {offsetof(State, uses), s->nuses * sizeof *s->uses},
    {offsetof(State, pending), s->npending * sizeof *s->pending},
    {offsetof(State, past), s->npast * sizeof *s->past},
    {offsetof(State, damage), s->ndamage * sizeof *s->damage},
    {offsetof(State, wounds), s->nwounds * sizeof *s->wounds},
    {offsetof(State, frames), s->nframes * sizeof *s->frames},
    {offsetof(State, log), s->nlog * sizeof *s->log},
  };
  memcpy(parts, list, sizeof list);
}

uint64_t pop_game_hash(const PopGame *g) {
  StatePart parts[STATE_PARTS];
  uint64_t h = 0;
  state_parts(&g->s, parts);
  for (int i = 0; i < STATE_PARTS; i++)
    h = XXH3_64bits_withSeed((const unsigned char *)&g->s + parts[i].offset, parts[i].size, h);
  return h;
}

/* -- positions ----------------------------------------------------------------------- */

static void begin_sequence(PopGame *g, uint16_t sequence) {
  Instance nobody = {.entry = IR_NONE, .ability = IR_NONE, .card = NO_CARD,
                     .granter = NO_CARD, .it = NO_CARD};
  g->s.started = 1;
  g->s.ndealt = g->s.ncards;
  flow_push_effect(g, g->p->sequences.at[sequence].list, &nobody, NULL, FRAME_SEQUENCE);
}

typedef struct Seat { uint16_t def; uint8_t player; } Seat;

static PopStatus add_deck(PopGame *g, uint8_t player, const PopDeck *deck, Seat *seats,
                          int *n) {
  for (int i = 0; i < deck->ncards; i++) {
    const char *name = deck->cards[i].name ? deck->cards[i].name : "";
    int def = pop_program_find(g->p, name);
    if (def < 0) {
      game_fail(g, POP_ERROR_DECK, "unknown card '%s'", name);
      return g->status;
    }
    for (int k = 0; k < deck->cards[i].count; k++) {
      if (*n == STATE_CARDS) {
        game_fail(g, POP_ERROR_LIMIT, "a game can't hold more than %d cards", STATE_CARDS);
        return g->status;
      }
      seats[(*n)++] = (Seat){(uint16_t)def, player};
    }
  }
  return POP_OK;
}

/* Cards are numbered in random order, so that a number says nothing about its card. */
static void deal_numbers(PopGame *g, Seat *seats, int n) {
  for (int i = n - 1; i > 0; i--) {
    int j = (int)rng_below(&g->s, (uint32_t)i + 1);
    Seat t = seats[i];
    seats[i] = seats[j];
    seats[j] = t;
  }
  for (int i = 0; i < n; i++) {
    int outside = deck_is_outside(&g->p->defs.at[seats[i].def]);
    zone_add_card(g, seats[i].def, seats[i].player, outside ? ZONE_supply : ZONE_deck);
  }
}

PopStatus pop_game_start(PopGame *g, const PopDeck *dark, const PopDeck *light,
                         uint64_t seed) {
  script_forget(g);
  reset_state(&g->s);
  g->status = POP_OK;
  g->error[0] = 0;
  g->options_ready = g->nmarks = g->overfull = 0;
  memset(&g->tally, 0, sizeof g->tally);
  memset(&g->given_up, 0, sizeof g->given_up);
  if (!script_locale_is_plain()) return refuse(g, POP_ERROR_STATE, SCRIPT_LOCALE_ERROR);
  Seat seats[STATE_CARDS];
  int n = 0;
  PopStatus status = add_deck(g, 0, dark, seats, &n);
  if (status == POP_OK) status = add_deck(g, 1, light, seats, &n);
  if (status != POP_OK) return status;
  rng_seed(&g->s, seed);
  deal_numbers(g, seats, n);
  begin_sequence(g, g->p->known.game);
  return status;
}

PopStatus pop_game_begin(PopGame *g, const char *sequence, uint64_t seed) {
  uint16_t id = program_find_sequence(g->p, sequence);
  if (id == IR_NONE) {
    snprintf(g->error, sizeof g->error, "no sequence is named '%s'", sequence);
    return POP_ERROR_ARGUMENT;
  }
  if (g->s.started) return refuse(g, POP_ERROR_STATE, "the game was started already");
  if (g->s.turn == 0) g->s.turn = 1;
  rng_seed(&g->s, seed);
  begin_sequence(g, id);
  return g->status;
}

/* -- playing --------------------------------------------------------------------------- */

PopStatus pop_game_advance(PopGame *g) {
  if (g->status != POP_OK) return g->status;
  if (!g->s.started) return refuse(g, POP_ERROR_STATE, "the game was not started");
  g->running = 1;
  PopStatus status = flow_run(g);
  g->running = 0;
  return status;
}

PopStatus pop_game_expect_fault(PopGame *g, uint32_t call) {
  Tally *t = &g->tally;
  if (call <= t->calls || t->nexpected == POP_FAULTS_MAX)
    return refuse(g, POP_ERROR_ARGUMENT, "no call that can be expected to fail");
  t->expected[t->nexpected++] = call;
  return POP_OK;
}

uint32_t pop_game_calls(const PopGame *g) { return g->tally.calls; }

PopStatus pop_game_answer(PopGame *g, int index) {
  if (g->status != POP_OK) return g->status;
  if (!g->s.wait.open) return refuse(g, POP_ERROR_STATE, "nobody was asked");
  int n = request_list(g);
  if (index < 0 || index >= n) {
    snprintf(g->error, sizeof g->error, "answer %d is not one of 0..%d", index, n - 1);
    return POP_ERROR_ARGUMENT;
  }
  g->s.answer = g->options[index];
  g->s.answered = 1;
  g->s.wait.open = 0;
  g->s.ticks = 0;
  for (int i = 0; i < g->nmarks; i++) g->marks[i].ticks = 0;
  g->options_ready = 0;
  g->tally.decisions++;
  g->tally.idle_turns = 0;
  return POP_OK;
}

PopStatus pop_game_concede(PopGame *g, int player) {
  State *s = &g->s;
  if (g->status != POP_OK) return g->status;
  if (player < 0 || player >= PLAYERS)
    return refuse(g, POP_ERROR_ARGUMENT, "no such player concedes");
  if (!s->started || s->over || g->running)
    return refuse(g, POP_ERROR_STATE, "there is no game going on to concede");
  s->winner = (uint8_t)(1 - player);
  s->why = g->p->known.conceded;
  s->over = 1;
  s->wait = (Wait){0};
  s->answer = (PopOption){0};
  s->answered = 0;
  g->options_ready = 0;
  Event e = event_of(EVENT_won);
  e.player = s->winner;
  bus_notify(g, &e);
  return POP_OK;
}

void pop_game_ask_always(PopGame *g, int on) { g->ask_always = on != 0; }

int pop_game_winner(const PopGame *g, const char **why) {
  if (why) *why = "";
  if (!g->s.over || g->s.winner >= PLAYERS) return -1;
  if (why) *why = program_string(g->p, g->s.why);
  return g->s.winner;
}

const char *pop_game_error(const PopGame *g) { return g->error; }

PopStatus pop_game_check(PopGame *g) {
  const char *broken = game_check(g);
  if (!broken) return POP_OK;
  return refuse(g, POP_ERROR_STATE, broken);
}
