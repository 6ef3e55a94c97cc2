/* test_check.c: the invariants: each kind of damage to a state is found and named. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fuzz/base.h"
#include "damage.h"
#include "game.h"
#include "uses.h"
#include "zone.h"

static PopProgram *program;
static PopGame *game;

static int set_up(void **state) {
  (void)state;
  Choices c = {.random = 1};
  long played = 0;
  game = pop_game_new(program);
  if (!game || !base_set_up(game, program, &c)) return -1;
  return base_play(game, 5, &c, &played) != NULL || pop_game_check(game) != POP_OK;
}

static int tear_down(void **state) {
  (void)state;
  pop_game_free(game);
  return 0;
}

static void is_broken(const char *how) {
  assert_int_equal(pop_game_check(game), POP_ERROR_STATE);
  if (!strstr(pop_game_error(game), how))
    fail_msg("'%s' does not say '%s'", pop_game_error(game), how);
}

/* A zone with two cards or more. */
static ZoneList *a_zone(void) {
  for (int p = 0; p < PLAYERS; p++)
    for (int z = 0; z < ZONE_COUNT; z++)
      if (game->s.zones[p][z].count > 1) return &game->s.zones[p][z];
  fail();
  return NULL;
}

static Card *first_of(const ZoneList *zone) { return &game->s.cards[zone->head]; }

static void a_list_names_only_cards(void **state) {
  (void)state;
  a_zone()->head = (uint8_t)game->s.ncards;
  is_broken("that does not exist");
}

static void a_card_is_in_one_place(void **state) {
  (void)state;
  ZoneList *zone = a_zone();
  game->s.cards[first_of(zone)->next].next = zone->head;
  is_broken("in two places");
}

static void lists_are_linked_both_ways(void **state) {
  (void)state;
  ZoneList *zone = a_zone();
  game->s.cards[first_of(zone)->next].prev = NO_CARD;
  is_broken("linked both ways");
}

static void a_card_knows_its_zone(void **state) {
  (void)state;
  first_of(a_zone())->zone ^= 1;
  is_broken("not in the zone of its list");
}

static void a_card_knows_its_bearer(void **state) {
  (void)state;
  first_of(a_zone())->host = 1;
  is_broken("another bearer");
}

static void zones_are_counted(void **state) {
  (void)state;
  a_zone()->count++;
  is_broken("wrong count");
}

static void every_card_is_somewhere(void **state) {
  (void)state;
  game->s.ncards++;
  is_broken("nowhere");
}

static void cards_have_definition_and_players(void **state) {
  (void)state;
  Card *card = first_of(a_zone()), before = *card;
  card->def = (uint16_t)program->defs.count;
  is_broken("no definition");
  *card = before;
  card->owner = PLAYERS;
  is_broken("no player");
  *card = before;
  card->controller = PLAYERS;
  is_broken("no player");
  *card = before;
  assert_int_equal(pop_game_check(game), POP_OK);
}

static void numbers_are_in_range(void **state) {
  (void)state;
  first_of(a_zone())->counters[0] = 251;
  is_broken("too many counters");
  first_of(a_zone())->counters[0] = 0;
  game->s.resources[1][0] = -1;
  is_broken("less than nothing");
  game->s.resources[1][0] = 0;
  game->s.ndamage = 1;
  game->s.damage[0] = (Damage){.used = 1, .source = NO_CARD, .amount = 2, .passed = 3};
  is_broken("more of damage was passed on");
}

static void what_lasts_has_a_card(void **state) {
  (void)state;
  State *s = &game->s;
  s->nmods = 1;
  s->mods[0] = (Modifier){.target = (uint8_t)s->ncards, .duration = DURATION_turn};
  is_broken("does not exist");
  s->mods[0].target = 0;
  s->mods[0].life = (uint8_t)(s->cards[0].life + 1);
  assert_int_equal(pop_game_check(game), POP_ERROR_STATE);
}

static void what_is_under_a_card_is_a_part_of_it(void **state) {
  (void)state;
  Card *card = first_of(a_zone());
  card->flags |= CARD_STACKED;
  is_broken("under or aboard nothing");
  card->flags = CARD_ABOARD;
  is_broken("under or aboard nothing");
}

static void a_card_under_another_has_no_damage(void **state) {
  (void)state;
  State *s = &game->s;
  uint8_t bearer = a_zone()->head, card = s->cards[bearer].next;
  zone_attach(game, card, bearer);
  s->cards[card].flags |= CARD_STACKED;
  assert_int_equal(pop_game_check(game), POP_OK);
  s->cards[card].counters[program->known.damage_counter] = 1;
  is_broken("damage of its own");
}

static void parties_of_a_stack_are_whole(void **state) {
  (void)state;
  State *s = &game->s;
  uint8_t unit = a_zone()->head, card = s->cards[unit].next;
  uint8_t item = s->cards[card].next;
  zone_attach(game, card, unit);
  s->cards[card].flags |= CARD_STACKED;
  s->cards[card].party = 7;
  assert_int_equal(pop_game_check(game), POP_OK); /* of a loan that is over: noticed later */
  s->cards[unit].party = 7;
  is_broken("lost the unit that was there");
  s->cards[card].party = s->cards[unit].party = 0;
  s->cards[card].controller = (uint8_t)(1 - s->cards[unit].controller);
  is_broken("two controllers");
  s->cards[card].controller = s->cards[unit].controller;
  zone_attach(game, item, unit);
  assert_int_equal(pop_game_check(game), POP_OK);
  s->cards[item].party = 9;
  is_broken("came with none of its cards");
}

/* What finds no room ends the game as a broken limit, and harms nothing. */
static void full_places_are_limits(void **state) {
  (void)state;
  State *s = &game->s;
  for (int i = 0; i < STATE_DAMAGE; i++) s->damage[i] = (Damage){.used = 1, .source = NO_CARD};
  s->ndamage = STATE_DAMAGE;
  assert_int_equal(damage_add(game, 1, NO_CARD, 0, 1, 0), -1);
  assert_int_equal(game->status, POP_ERROR_LIMIT);
  game->status = POP_OK;
  uint32_t ability = 0;
  while (program->abilities.at[ability].limit == LIMIT_none) ability++;
  for (int i = 0; i < STATE_USES; i++) s->uses[i] = (Use){.card = NO_CARD, .ability = IR_NONE};
  s->nuses = STATE_USES;
  const Instance use = {.card = 0, .ability = (uint16_t)ability};
  uses_count(game, &use, 0);
  assert_int_equal(game->status, POP_ERROR_LIMIT);
}

static void who_fights_exists(void **state) {
  (void)state;
  State *s = &game->s;
  s->attack.on = 1;
  s->attack.attacker = (uint8_t)s->ncards;
  is_broken("an attack is of a card");
  s->attack.attacker = 0;
  is_broken("an attack has no defender");
  s->attack.ntargets = 1;
  s->attack.targets[0].card = (uint8_t)s->ncards;
  is_broken("an attack is on a card");
  s->attack.on = 0;
  s->ndamage = 1;
  s->damage[0] = (Damage){.used = 1, .source = NO_CARD, .target = (uint8_t)s->ncards};
  is_broken("damage is of a card");
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown(a_list_names_only_cards, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_card_is_in_one_place, set_up, tear_down),
    cmocka_unit_test_setup_teardown(lists_are_linked_both_ways, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_card_knows_its_zone, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_card_knows_its_bearer, set_up, tear_down),
    cmocka_unit_test_setup_teardown(zones_are_counted, set_up, tear_down),
    cmocka_unit_test_setup_teardown(every_card_is_somewhere, set_up, tear_down),
    cmocka_unit_test_setup_teardown(cards_have_definition_and_players, set_up, tear_down),
    cmocka_unit_test_setup_teardown(numbers_are_in_range, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_lasts_has_a_card, set_up, tear_down),
    cmocka_unit_test_setup_teardown(what_is_under_a_card_is_a_part_of_it, set_up, tear_down),
    cmocka_unit_test_setup_teardown(a_card_under_another_has_no_damage, set_up, tear_down),
    cmocka_unit_test_setup_teardown(parties_of_a_stack_are_whole, set_up, tear_down),
    cmocka_unit_test_setup_teardown(full_places_are_limits, set_up, tear_down),
    cmocka_unit_test_setup_teardown(who_fights_exists, set_up, tear_down),
  };
  program = base_program(BASE_CARDS);
  if (pop_program_finish(program) != POP_OK) return 1;
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  base_free(program);
  return failed;
}
