/* test_hidden.c: what a player may not know (R11.2) leaves through no number, event, view or
** option text. Whole games are played at random; at each event and each question what the
** two players are told is compared with what they may see at that moment.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "pairs/pairs.h"

enum { GAMES = 30, OF_A_PAIR = 3, SEEDS = 50, TEXT = 1024 };

/* Rolls secretly; can do all that prevents; texts of both players that read the dice. Then: looks
** at the opponent's partly built cards, through the own deck, into the other hand. */
static const char peeping[] =
  "card 'Sly' { side = 'dark', type = 'character', cost = 1, speed = 90, power = 4,\n"
  "  health = 9, 'Cunning', 'Fury 2', 'Focus 1', 'Backfire 1', 'Critical Hit 1' }\n"
  "card 'Mark' { side = 'light', type = 'character', cost = 1, speed = 9, power = 4,\n"
  "  health = 99, 'Lucky 2', 'Parry 2', 'Riposte 1', 'Pay 0 Force -> Evade 2',\n"
  "  'Pay 0 Force -> Deflect 3', 'Pay 0 Force -> Absorb 1' }\n"
  "card 'Helper' { side = 'light', type = 'character', cost = 1, speed = 8, power = 4,\n"
  "  health = 99, 'Pay 0 Force -> Protect 2', 'Pay 0 Force -> Evade 3' }\n"
  "card 'Gauge' { side = 'light', type = 'character', cost = 1, speed = 7, power = 4,\n"
  "  health = 99, static { power = hits }, static { when = rolled(6), speed = 5, 'Armor' },\n"
  "  static { to = each(your {}), health = defender.pending }, keyword { 'Focus', hits },\n"
  "  trigger { on = hit {}, effect = { gain { force = self.power } } },\n"
  "  trigger { on = counted {}, effect = { gain { force = attacker.speed } } },\n"
  "  trigger { on = damage_prevented {}, effect = { gain { force = 1 } } },\n"
  "  static { when = rolled(1), trigger { on = hit {}, effect = { draw { 1 } } } },\n"
  "  static { when = rolled(1), activated { window = 'reroll', effect = { draw { 1 } } } },\n"
  "  activated { window = 'prevention', only_if = at_least(2, attacker.power - 4),\n"
  "  effect = { draw { 1 } } }, activated { window = 'prevention', effect = { gain {\n"
  "  force = keyword_of(self, 'Focus') } } }, activated { window = 'prevention',\n"
  "  only_if = happened(damage_prevented {}), effect = { draw { 1 } } } }\n"
  "card 'Boaster' { side = 'dark', type = 'character', cost = 1, speed = 6, power = 4,\n"
  "  health = 99, static { to = each(all {}), speed = hits + attack_dice },\n"
  "  static { to = each(their {}), power = 2 * happened(damage_prevented {}) },\n"
  "  static { to = each(your { kind = 'card', zone = 'hand' }), when = rolled(6),\n"
  "  cannot = { 'be_hidden' } }, trigger { on = hit {}, effect = { give { to = attacker,\n"
  "  power = event.amount, lasts = 'turn' } } } }\n"
  "card 'Peeper' { side = 'dark', type = 'character', cost = 1, speed = 90, power = 2,\n"
  "  health = 6, activated { window = 'phase', limit = { 1, per = 'turn' },\n"
  "  effect = { choose { one(their { partly_built = true, kind = 'card' }) } } } }\n"
  "card 'Seeker' { side = 'dark', type = 'character', cost = 1, speed = 89, power = 2,\n"
  "  health = 6, activated { window = 'phase', limit = { 1, per = 'turn' },\n"
  "  effect = { choose { one(your { zone = 'deck', kind = 'card' }) } } } }\n"
  "card 'Pickpocket' { side = 'dark', type = 'character', cost = 1, speed = 88,\n"
  "  power = 2, health = 6, activated { window = 'phase', limit = { 1, per = 'turn' },\n"
  "  effect = { choose { one(their { zone = 'hand', kind = 'card' }) } } } }\n"
  "card 'Secret Plan' { side = 'light', type = 'ground', cost = 3, speed = 9, power = 2,\n"
  "  health = 6 }\n"
  "card 'Hidden Route' { side = 'dark', type = 'ground', cost = 3, speed = 8, power = 2,\n"
  "  health = 6 }\n"
  "card 'Homecomer' { side = 'dark', type = 'ground', cost = 1, speed = 87, power = 2,\n"
  "  health = 6, activated { window = 'build', effect = { return_to { self, 'hand' } } },\n"
  "  activated { window = 'build', effect = { return_to { self, 'deck' }, shuffle {} } } }\n"
  "card 'Other Route' { side = 'dark', type = 'ground', cost = 3, speed = 7, power = 2,\n"
  "  health = 6 }\n";

typedef struct World { PopProgram *program; Deck decks[2]; Pairs pairs; } World;

static int setup(void **state) {
  static World w;
  char error[512] = "";
  CliLoad load = {.overlay = peeping, .overlay_name = "peeping.lua"};
  w.program = cli_load(&load, error, sizeof error);
  *state = &w;
  if (w.program && cli_deck_read(&w.decks[0], "republic-dark", error, sizeof error) &&
      cli_deck_read(&w.decks[1], "republic-light", error, sizeof error) &&
      pairs_read(&w.pairs, w.program, error, sizeof error))
    return 0;
  print_error("%s\n", error);
  return -1;
}

static int teardown(void **state) {
  pop_program_free(((World *)*state)->program);
  return 0;
}

static PopGame *start(World *w, uint64_t seed) {
  PopDeck dark = deck_view(&w->decks[0]), light = deck_view(&w->decks[1]);
  PopGame *g = pop_game_new(w->program);
  assert_non_null(g);
  assert_int_equal(pop_game_start(g, &dark, &light, seed), POP_OK);
  return g;
}

static uint32_t next_random(uint64_t *x) {
  *x = *x * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (uint32_t)(*x >> 33);
}

static int sees(PopGame *g, int viewer, int card) {
  PopCard c;
  if (card == POP_NO_CARD) return 1;
  assert_int_equal(pop_game_card(g, viewer, card, &c), POP_OK);
  return c.def >= 0;
}

/* -- numbers ----------------------------------------------------------------------- */

/* The definition at a number, and the player it belongs to. */
static int def_at(PopGame *g, int card, int *owner) {
  PopCard c;
  assert_int_equal(pop_game_card(g, -1, card, &c), POP_OK);
  *owner = c.owner;
  return c.def;
}

static void the_number_of_a_card_says_nothing(void **state) {
  static const int numbers[] = {0, 1, 59, 60, 119};
  for (int i = 0; i < 5; i++) {
    int defs[SEEDS], kinds = 0, lights = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      PopGame *g = start(*state, (uint64_t)seed);
      int owner, known = 0;
      assert_int_equal(pop_game_cards(g), 120);
      defs[seed] = def_at(g, numbers[i], &owner);
      lights += owner;
      for (int k = 0; k < seed; k++) known |= defs[k] == defs[seed];
      kinds += !known;
      pop_game_free(g);
    }
    assert_in_range(kinds, SEEDS / 4, SEEDS);
    assert_in_range(lights, SEEDS / 5, SEEDS - SEEDS / 5);
  }
}

static void cards_next_to_each_other_are_not_of_one_kind(void **state) {
  PopGame *g = start(*state, 7);
  int owner, alike = 0, cards = pop_game_cards(g);
  for (int c = 1; c < cards; c++)
    alike += def_at(g, c, &owner) == def_at(g, c - 1, &owner);
  assert_in_range(alike, 0, cards / 5); /* in the order of the list: about two thirds */
  pop_game_free(g);
}

/* -- events ------------------------------------------------------------------------ */

typedef struct Ear {
  PopGame *game;
  long events, hidden;
  int leaks;
  char leak[TEXT];   /* the first */
  char seen[2][256]; /* what each player saw of an identity before the event */
} Ear;

static void look(Ear *ear) {
  for (int viewer = 0; viewer < 2; viewer++)
    for (int c = 0; c < pop_game_cards(ear->game); c++)
      ear->seen[viewer][pop_game_identity(ear->game, c)] = (char)sees(ear->game, viewer, c);
}

/* Whoever has seen a card go knows which one went, though not where it lies now. */
static int may_know(const Ear *ear, const PopEvent *e, int viewer) {
  if (e->card == POP_NO_CARD || sees(ear->game, viewer, e->card)) return 1;
  return !strcmp(e->kind, "moved") &&
         ear->seen[viewer][pop_game_identity(ear->game, e->card)];
}

static void note_leak(Ear *ear, const PopEvent *e, int viewer, int card) {
  char text[TEXT / 2];
  if (ear->leaks++) return;
  pop_game_event_text(ear->game, e, text, sizeof text);
  snprintf(ear->leak, sizeof ear->leak, "%s: player %d is told of %s: %s", e->kind, viewer,
           pop_game_card_name(ear->game, -1, card), text);
}

static void hear(void *user, const PopEvent *e) {
  Ear *ear = user;
  ear->events++;
  ear->hidden += e->unknown_to != 0;
  if (!strcmp(e->kind, "revealed") || !strcmp(e->kind, "discarded") ||
      !strcmp(e->kind, "hand_discarded")) {
    assert_int_equal(e->unknown_to, 0); /* both see it then */
    look(ear);
    return;
  }
  for (int viewer = 0; viewer < 2; viewer++) {
    int told = !(e->unknown_to >> viewer & 1);
    if (told && !may_know(ear, e, viewer)) note_leak(ear, e, viewer, e->card);
    if (told && !sees(ear->game, viewer, e->source)) note_leak(ear, e, viewer, e->source);
    if (!sees(ear->game, viewer, e->target)) note_leak(ear, e, viewer, e->target);
  }
  look(ear);
}

/* -- questions --------------------------------------------------------------------- */

/* Fails if a text says a name of a card that its reader can't see. */
static void says_nothing_of(PopGame *g, int viewer, int card, const char *text) {
  if (card == POP_NO_CARD || sees(g, viewer, card)) return;
  const char *name = pop_game_card_name(g, -1, card);
  if (strstr(text, name)) fail_msg("player %d is offered %s: %s", viewer, name, text);
}

static void options_name_nothing_hidden(PopGame *g, const PopRequest *r) {
  char text[TEXT];
  for (int i = 0; i < r->count; i++) {
    pop_game_option_text(g, &r->options[i], text, sizeof text);
    says_nothing_of(g, r->player, r->options[i].card, text);
    says_nothing_of(g, r->player, r->options[i].card2, text);
  }
  says_nothing_of(g, r->player, r->card, r->what);
}

/* A view says nothing more than the names: of a hidden card not even the cost. */
static void views_hide_what_they_hide(PopGame *g) {
  for (int viewer = 0; viewer < 2; viewer++)
    for (int c = 0; c < pop_game_cards(g); c++) {
      PopCard card;
      assert_int_equal(pop_game_card(g, viewer, c, &card), POP_OK);
      if (card.def >= 0) continue;
      assert_int_equal(card.speed | card.power | card.health, 0);
      assert_string_equal(pop_game_card_name(g, viewer, c), "a card");
    }
}

/* Plays a started game at random. Says of how many events there were and were hidden. */
static void play_listening(PopGame *g, uint64_t dice, const char *what, Ear *sum) {
  Ear ear = {.game = g};
  PopStatus status;
  pop_game_listen(g, hear, &ear);
  while ((status = pop_game_advance(g)) == POP_DECIDE) {
    PopRequest r;
    assert_int_equal(pop_game_request(g, &r), POP_OK);
    options_name_nothing_hidden(g, &r);
    views_hide_what_they_hide(g);
    look(&ear);
    pop_game_answer(g, (int)(next_random(&dice) % (uint32_t)r.count));
  }
  assert_int_equal(status, POP_ENDED);
  if (ear.leaks) fail_msg("%s: %d leaks, %s", what, ear.leaks, ear.leak);
  sum->events += ear.events;
  sum->hidden += ear.hidden;
}

static void no_event_or_option_names_a_hidden_card(void **state) {
  World *w = *state;
  for (int pair = 0; pair < w->pairs.count; pair++) {
    Ear sum = {0};
    for (uint64_t seed = 1; seed <= OF_A_PAIR; seed++) {
      char what[200];
      snprintf(what, sizeof what, "%s against %s, seed %d", w->pairs.names[w->pairs.at[pair].first],
               w->pairs.names[w->pairs.at[pair].second], (int)seed);
      PopGame *g = pop_game_new(w->program);
      assert_non_null(g);
      if (!pairs_start(&w->pairs, pair, g, seed)) fail_msg("%s: %s", what, pop_game_error(g));
      play_listening(g, seed, what, &sum);
      pop_game_free(g);
    }
    /* Most are seen; hidden are at least the seven that each draws to begin with (R4.2.2). */
    assert_in_range(sum.hidden, OF_A_PAIR * 14, sum.events / 2);
  }
}

/* -- choosing among hidden cards ----------------------------------------------------- */

static int find(PopProgram *p, const char *name) {
  int def = pop_program_find(p, name);
  if (def < 0) fail_msg("no card '%s'", name);
  return def;
}

/* A position with one dark unit, two cards of the other player under construction and two
** in hand; the game stands at the question that its ability asks. */
static PopGame *ask(World *w, const char *unit) {
  PopGame *g = pop_game_new(w->program);
  int build = pop_zone_find(w->program, "build"), deck = pop_zone_find(w->program, "deck");
  int hand = pop_zone_find(w->program, "hand");
  PopRequest r;
  pop_game_place(g, 0, find(w->program, unit), 2);
  for (int i = 0; i < 2; i++)
    assert_true(pop_game_place(g, 1, find(w->program, "Secret Plan"), hand) >= 0);
  for (int i = 0; i < 2; i++) {
    int card = pop_game_place(g, 1, find(w->program, "Secret Plan"), build);
    assert_int_equal(pop_game_set_face_down(g, card, 1), POP_OK);
    assert_int_equal(pop_game_set_counters(g, card, "build", 1), POP_OK);
  }
  assert_true(pop_game_place(g, 0, find(w->program, "Hidden Route"), deck) >= 0);
  assert_true(pop_game_place(g, 0, find(w->program, "Other Route"), deck) >= 0);
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  assert_int_equal(r.options[0].kind, POP_OPTION_PLAY);
  assert_int_equal(pop_game_answer(g, 0), POP_OK);
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  return g;
}

static void offers(PopGame *g, const char *first, const char *second) {
  PopRequest r;
  char text[TEXT];
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  assert_int_equal(r.kind, POP_REQUEST_CARD);
  assert_int_equal(r.count, 2);
  pop_game_option_text(g, &r.options[0], text, sizeof text);
  assert_string_equal(text, first);
  pop_game_option_text(g, &r.options[1], text, sizeof text);
  assert_string_equal(text, second);
}

static void choosing_among_foreign_face_down_cards_does_not_show_them(void **state) {
  PopGame *g = ask(*state, "Peeper");
  PopRequest r;
  offers(g, "a face-down card", "a face-down card");
  pop_game_request(g, &r);
  assert_false(sees(g, 0, r.options[0].card));
  assert_true(sees(g, 1, r.options[0].card));
  pop_game_free(g);
}

/* Two cards of one definition are two options for who does not see that. */
static void the_number_of_options_tells_nothing_of_a_hand(void **state) {
  PopGame *g = ask(*state, "Pickpocket");
  offers(g, "a face-down card", "a face-down card");
  pop_game_free(g);
}

static void who_searches_the_own_deck_sees_it(void **state) {
  PopGame *g = ask(*state, "Seeker");
  PopRequest r;
  offers(g, "Hidden Route", "Other Route");
  pop_game_request(g, &r);
  assert_true(sees(g, 0, r.options[0].card));
  int card = r.options[0].card;
  assert_false(sees(g, 1, card));
  pop_game_answer(g, 0);
  pop_game_advance(g);
  assert_false(sees(g, 0, card));
  pop_game_free(g);
}

/* -- numbers that were seen ----------------------------------------------------------- */

/* What a number stood for before each event, and in how many cases a shuffle left it so. */
typedef struct Watch {
  PopGame *game;
  int before[256];
  long shuffled, same;
} Watch;

static void compare(Watch *w, int player) {
  int deck = 3; /* the zone behind the arenas */
  for (int c = 0; c < pop_game_cards(w->game); c++) {
    PopCard card;
    assert_int_equal(pop_game_card(w->game, -1, c, &card), POP_OK);
    if (card.zone != deck || card.owner != player) continue;
    w->shuffled++;
    w->same += pop_game_identity(w->game, c) == w->before[c];
  }
}

static void watch(void *user, const PopEvent *e) {
  Watch *w = user;
  if (!strcmp(e->kind, "shuffled")) compare(w, e->player);
  for (int c = 0; c < pop_game_cards(w->game); c++) {
    w->before[c] = pop_game_identity(w->game, c);
    assert_int_equal(pop_game_number(w->game, w->before[c]), c);
  }
}

static void a_shuffle_deals_the_numbers_anew(void **state) {
  Watch w = {0};
  for (uint64_t seed = 1; seed <= GAMES; seed++) {
    PopGame *g = w.game = start(*state, seed);
    uint64_t dice = seed;
    for (int c = 0; c < 256; c++) w.before[c] = c;
    pop_game_listen(g, watch, &w);
    while (pop_game_advance(g) == POP_DECIDE) {
      PopRequest r;
      assert_int_equal(pop_game_request(g, &r), POP_OK);
      pop_game_answer(g, (int)(next_random(&dice) % (uint32_t)r.count));
    }
    pop_game_free(g);
  }
  assert_in_range(w.shuffled, GAMES * 100, GAMES * 10000);
  assert_in_range(w.same, 1, w.shuffled / 25); /* one of 60 by chance */
}

/* Takes the option of the open question whose text has 'part'. */
static void take(PopGame *g, const char *part) {
  char text[TEXT];
  PopRequest r;
  assert_int_equal(pop_game_advance(g), POP_DECIDE);
  assert_int_equal(pop_game_request(g, &r), POP_OK);
  for (int i = 0; i < r.count; i++) {
    pop_game_option_text(g, &r.options[i], text, sizeof text);
    if (!strstr(text, part)) continue;
    assert_int_equal(pop_game_answer(g, i), POP_OK);
    return;
  }
  fail_msg("'%s' is not offered, but '%s'", part, text);
}

/* A unit that both have seen, three cards in hand beside it and twelve in the deck; its
** identity is its number. */
static PopGame *at_home(World *w, int *unit, uint64_t seed) {
  PopGame *g = pop_game_new(w->program);
  int hand = pop_zone_find(w->program, "hand"), deck = pop_zone_find(w->program, "deck");
  *unit = pop_game_place(g, 0, find(w->program, "Homecomer"), 1);
  for (int i = 0; i < 3; i++)
    pop_game_place(g, 0, find(w->program, "Hidden Route"), hand);
  for (int i = 0; i < 12; i++)
    pop_game_place(g, 0, find(w->program, "Other Route"), deck);
  assert_int_equal(pop_game_set_resource(g, 0, "build", 9), POP_OK);
  assert_int_equal(pop_game_begin(g, "build_step", seed), POP_OK);
  return g;
}

/* It goes back to the hand, where all know its number; then it is built face down. */
static void what_is_built_was_not_known_in_hand(void **state) {
  int betrayed = 0;
  for (uint64_t seed = 0; seed < 4 * SEEDS; seed++) {
    int unit;
    PopCard card;
    PopGame *g = at_home(*state, &unit, seed);
    take(g, "Homecomer: Put this card into the hand");
    take(g, "build Homecomer");
    take(g, "1");
    assert_int_equal(pop_game_advance(g), POP_DECIDE);
    int number = pop_game_number(g, unit);
    assert_int_equal(pop_game_card(g, 0, number, &card), POP_OK);
    assert_int_equal(card.def, find(((World *)*state)->program, "Homecomer"));
    assert_string_equal(pop_zone_name(((World *)*state)->program, card.zone), "build");
    assert_false(sees(g, 1, number));
    betrayed += number == unit;
    pop_game_free(g);
  }
  /* Four cards and the one drawn at the start of the step: one of five by chance. */
  assert_in_range(betrayed, 1, 4 * SEEDS / 3);
}

static void what_was_shuffled_in_is_not_known_when_it_is_drawn(void **state) {
  int betrayed = 0;
  for (uint64_t seed = 0; seed < 4 * SEEDS; seed++) {
    int unit;
    PopGame *g = at_home(*state, &unit, seed);
    take(g, "Homecomer: Put this card into the deck");
    assert_int_equal(pop_game_advance(g), POP_DECIDE);
    betrayed += pop_game_number(g, unit) == unit;
    pop_game_free(g);
  }
  assert_in_range(betrayed, 1, 4 * SEEDS / 5); /* one of twelve by chance */
}

/* -- secret dice ---------------------------------------------------------------------- */

/* All that the player who may not see the dice is told and asked until they are shown. */
typedef struct Tale { PopGame *game; char *text; size_t length; int over; } Tale;

enum { TALE = 1 << 16, BLIND = 1 };

static void add_line(Tale *tale, const char *head, const char *line) {
  int n = snprintf(tale->text + tale->length, TALE - tale->length, "%s%s\n", head, line);
  assert_in_range(n, 1, TALE - tale->length - 1);
  tale->length += (size_t)n;
}

static void tell(void *user, const PopEvent *e) {
  Tale *tale = user;
  char text[TEXT];
  if (!strcmp(e->kind, "shown")) tale->over = 1;
  if (tale->over || (e->secret && e->unknown_to >> BLIND & 1)) return;
  pop_game_event_text(tale->game, e, text, sizeof text);
  add_line(tale, e->kind, text);
}

static void tell_question(Tale *tale, const PopRequest *r) {
  char text[TEXT];
  add_line(tale, "? ", r->what);
  for (int i = 0; i < r->count; i++) {
    pop_game_option_text(tale->game, &r->options[i], text, sizeof text);
    add_line(tale, "  ", text);
  }
  for (int c = 0; c < pop_game_cards(tale->game); c++) {
    PopCard card;
    pop_game_card(tale->game, BLIND, c, &card);
    snprintf(text, sizeof text, "%d: %d %d %d, %d %d", card.def, card.speed, card.power,
             card.health, card.damage, card.tapped);
    add_line(tale, "card ", text);
  }
}

/* One attack with these faces, rolled round and round; 'will' is how the blind one decides, odd:
** beside texts that read dice. */
static void attack_secretly(World *w, const char *faces, uint64_t will, char *text) {
  uint8_t dice[64];
  PopGame *g = pop_game_new(w->program);
  Tale tale = {.game = g, .text = text};
  PopRequest r;
  pop_game_place(g, 0, find(w->program, "Sly"), 2);
  pop_game_place(g, 1, find(w->program, "Mark"), 2);
  pop_game_place(g, 1, find(w->program, "Helper"), 2);
  pop_game_place(g, 0, find(w->program, "Hidden Route"), pop_zone_find(w->program, "hand"));
  pop_game_place(g, 1, find(w->program, "Secret Plan"), pop_zone_find(w->program, "deck"));
  if (will & 1) pop_game_place(g, 0, find(w->program, "Boaster"), 2);
  if (will & 1) pop_game_place(g, 1, find(w->program, "Gauge"), 2);
  for (int i = 0; i < 64; i++) dice[i] = (uint8_t)(faces[i % (int)strlen(faces)] - '0');
  assert_int_equal(pop_game_begin(g, "battle", 1), POP_OK);
  assert_int_equal(pop_game_script_dice(g, dice, 64), POP_OK);
  pop_game_listen(g, tell, &tale);
  while (!tale.over && pop_game_advance(g) == POP_DECIDE) {
    assert_int_equal(pop_game_request(g, &r), POP_OK);
    if (!tale.over && r.player == BLIND) tell_question(&tale, &r);
    pop_game_answer(g, r.player == BLIND ? (int)(next_random(&will) % (uint32_t)r.count) : 0);
  }
  assert_true(tale.over);
  pop_game_free(g);
}

static void secret_dice_change_nothing_that_is_told_or_offered(void **state) {
  static const char *const faces[] = {"6", "1", "2", "3", "4", "5", "4561", "1234", "55516"};
  static char tale[TALE], other[TALE];
  for (uint64_t will = 1; will <= 80; will++) {
    attack_secretly(*state, faces[0], will, tale);
    for (size_t i = 1; i < sizeof faces / sizeof *faces; i++) {
      attack_secretly(*state, faces[i], will, other);
      if (strcmp(tale, other))
        fail_msg("will %d: dice %s are told apart\n%s\n--- from\n%s", (int)will, faces[i],
                 other, tale);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_number_of_a_card_says_nothing),
    cmocka_unit_test(cards_next_to_each_other_are_not_of_one_kind),
    cmocka_unit_test(no_event_or_option_names_a_hidden_card),
    cmocka_unit_test(choosing_among_foreign_face_down_cards_does_not_show_them),
    cmocka_unit_test(the_number_of_options_tells_nothing_of_a_hand),
    cmocka_unit_test(who_searches_the_own_deck_sees_it),
    cmocka_unit_test(secret_dice_change_nothing_that_is_told_or_offered),
    cmocka_unit_test(a_shuffle_deals_the_numbers_anew),
    cmocka_unit_test(what_is_built_was_not_known_in_hand),
    cmocka_unit_test(what_was_shuffled_in_is_not_known_when_it_is_drawn),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
