/* cli_player.c: the players that need no person.
**
** Players see what the public header shows their seat and have dice of their own, so a
** game depends only on its seed and the answers. 'random' takes any option with equal
** chance. 'greedy' scores every option with one small function per kind and takes the
** best; equal scores are broken by its dice.
*/
#include <string.h>

#include "cli_game.h"

/* splitmix64: any seed gives a good first state. */
static uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

int cli_player_random(CliPlayer *player, int n) {
  return (int)((next_random(&player->random) >> 32) * (uint64_t)n >> 32);
}

static int random_choose(CliPlayer *player, PopGame *game, const PopRequest *request) {
  (void)game;
  return cli_player_random(player, request->count);
}

/* -- greedy ---------------------------------------------------------------------- */

typedef struct Choice {
  CliPlayer *player;
  PopGame *game;
  const PopRequest *request;
} Choice;

typedef int (*Score)(const Choice *c, const PopOption *option);

/* What a card on the table is worth, in points of power. 0 for a hidden one. */
static int card_worth(const Choice *c, int card, PopCard *out) {
  if (pop_game_card(c->game, c->player->seat, card, out) != POP_OK || out->def < 0)
    return 0;
  int left = out->health - out->damage;
  return 2 * (out->power > 0 ? out->power : 0) + (left > 0 ? left : 0);
}

/* Attacks: what can be destroyed now first, then the most dangerous for its health. */
static int score_attack(const Choice *c, const PopOption *option) {
  PopCard defender = {0};
  int worth = card_worth(c, option->card, &defender);
  int hits = pop_game_value(c->game, c->request->card, "power") / 2;
  int left = defender.health - defender.damage;
  return 100 + worth + (hits >= left ? 60 : -2 * left);
}

/* Plays from the hand and out of the build zone are what wins; abilities of units are
** used half of the time, because some of them only cost. */
static int score_play(const Choice *c, const PopOption *option) {
  PopCard card = {0};
  if (pop_game_card(c->game, c->player->seat, option->card, &card) != POP_OK) return 0;
  if (card.zone == pop_zone_find(c->player->program, "build")) return 80;
  if (card.zone == pop_zone_find(c->player->program, "hand")) return 60;
  return cli_player_random(c->player, 2) ? 40 : 0;
}

/* Choices of cards mostly hurt: the opponent's best, else the own cheapest. */
static int score_card(const Choice *c, const PopOption *option) {
  PopCard card = {0};
  int worth = card_worth(c, option->card, &card);
  return card.controller == c->player->seat ? 50 - worth / 2 : 50 + worth;
}

static int score_number(const Choice *c, const PopOption *option) {
  (void)c;
  return option->number;
}

/* An arena where the own side is weakest. */
static int score_arena(const Choice *c, const PopOption *option) {
  uint8_t cards[1];
  return 50 - pop_game_zone(c->game, c->player->seat, c->player->seat, option->number,
                            cards, 0);
}

static int score_pass(const Choice *c, const PopOption *option) {
  (void)c, (void)option;
  return 20;
}

static int score_yes(const Choice *c, const PopOption *option) {
  (void)c, (void)option;
  return 30;
}

static int score_low(const Choice *c, const PopOption *option) {
  (void)c, (void)option;
  return 10;
}

static const Score scores[] = {
  [POP_OPTION_PASS] = score_pass,     [POP_OPTION_PLAY] = score_play,
  [POP_OPTION_CARD] = score_card,     [POP_OPTION_YES] = score_yes,
  [POP_OPTION_NO] = score_low,        [POP_OPTION_NUMBER] = score_number,
  [POP_OPTION_MODE] = score_low,      [POP_OPTION_ARENA] = score_arena,
  [POP_OPTION_TRIGGER] = score_low,   [POP_OPTION_ATTACK] = score_attack,
  [POP_OPTION_NOTHING] = score_low,   [POP_OPTION_DIE] = score_yes,
};

/* A game must end, so units stay and fight: nothing is done in a retreat step. */
static int score_option(const Choice *c, const PopOption *option) {
  int stay = !strcmp(pop_game_step(c->game), "retreat");
  return stay && option->kind != POP_OPTION_PASS ? 0 : scores[option->kind](c, option);
}

static int greedy_choose(CliPlayer *player, PopGame *game, const PopRequest *request) {
  Choice c = {.player = player, .game = game, .request = request};
  int best = 0, best_score = -1000000, equal = 0;
  for (int i = 0; i < request->count; i++) {
    int score = score_option(&c, &request->options[i]);
    if (score > best_score) equal = 0;
    if (score < best_score || cli_player_random(player, ++equal)) continue;
    best = i;
    best_score = score;
  }
  return best;
}

int cli_player_init(CliPlayer *player, const char *who, PopProgram *program, int seat,
                    uint64_t seed) {
  static const struct {
    const char *name;
    int (*choose)(CliPlayer *, PopGame *, const PopRequest *);
  } kinds[] = {{"random", random_choose}, {"greedy", greedy_choose},
               {"human", cli_human_choose}};
  memset(player, 0, sizeof *player);
  player->program = program;
  player->seat = seat;
  player->random = seed * 2 + (uint64_t)seat;
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (!strcmp(kinds[i].name, who)) player->choose = kinds[i].choose;
  return player->choose != NULL;
}
