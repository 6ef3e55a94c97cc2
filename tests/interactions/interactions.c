/* interactions.c: which pairs of keywords no scenario and no seeded game has had in one
** attack.
**
**   interactions [GAMES]              all scenarios, GAMES (20) games of each pair of decks
**   interactions for A B [SEED]       a random scenario in which both take part
**
** Prints the pairs that are left, then the counts. See watch.h for "take part".
*/
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "pairs/pairs.h"
#include "sample.h"
#include "script_scenario.h"
#include "watch.h"

enum { TURNS = 60, IN_SCENARIO = 1, IN_GAME = 2 };

static int fail(const char *what, const char *why) {
  fprintf(stderr, "interactions: %s: %s\n", what, why);
  return 0;
}

/* -- scenarios ----------------------------------------------------------------------- */

static PopProgram *load(void *user, const PopConfig *config, const char *overlay, char *error,
                        size_t size) {
  char cards[1024];
  (void)user;
  snprintf(cards, sizeof cards, "%s/tests/cards", cli_root());
  CliLoad with = {.extra_cards = cards, .overlay = overlay, .overlay_name = "scenario overlay",
                  .config = config};
  return cli_load(&with, error, size);
}

static int load_files(Scenarios *s, const char *pattern, char *error, size_t size) {
  char path[1024];
  glob_t files;
  int ok = 1;
  snprintf(path, sizeof path, "%s/%s", cli_root(), pattern);
  if (glob(path, 0, NULL, &files)) return 1;
  for (size_t i = 0; ok && i < files.gl_pathc; i++)
    ok = scenarios_load(s, files.gl_pathv[i], error, size);
  globfree(&files);
  return ok;
}

static int run_scenarios(const Keywords *k, Met *met) {
  char error[8192] = "", harness[1024];
  snprintf(harness, sizeof harness, "%s/scripts/scenario.lua", cli_root());
  ScenarioHost host = {.load = load, .harness = harness};
  Scenarios *s = scenarios_new(&host, error, sizeof error);
  if (!s || !load_files(s, "tests/scenarios/*/*.lua", error, sizeof error))
    return fail("scenarios", error);
  watch_into(k, met, IN_SCENARIO);
  for (int i = 0; i < scenarios_count(s); i++)
    if (!scenarios_run(s, i, error, sizeof error)) return fail("a scenario fails", error);
  watch_flush();
  scenarios_free(s);
  return 1;
}

/* -- games --------------------------------------------------------------------------- */

static int play(PopProgram *p, Pairs *decks, int pair, uint64_t seed) {
  static const char *const who[2][2] = {{"random", "random"}, {"greedy", "random"}};
  PopGame *g = pop_game_new(p);
  CliPlayer players[2];
  PopRequest r;
  if (!g || !pairs_start(decks, pair, g, seed))
    return fail("a game", g ? pop_game_error(g) : "out of memory");
  watch_game(g);
  for (int i = 0; i < 2; i++)
    cli_player_init(&players[i], who[seed & 1][(seed >> 1 & 1) ^ (unsigned)i], p, i, seed);
  while (pop_game_advance(g) == POP_DECIDE && pop_game_turn(g) < TURNS) {
    if (pop_game_request(g, &r) != POP_OK) break;
    CliPlayer *player = &players[r.player];
    if (pop_game_answer(g, player->choose(player, g, &r)) != POP_OK) break;
  }
  pop_game_free(g);
  return 1;
}

static int run_games(PopProgram *p, const Keywords *k, Met *met, int games) {
  static Pairs decks;
  char error[512];
  int ok = 1;
  if (!pairs_read(&decks, p, error, sizeof error)) return fail("decks", error);
  watch_into(k, met, IN_GAME);
  for (int pair = 0; pair < decks.count; pair++)
    for (int i = 1; ok && i <= games; i++) ok = play(p, &decks, pair, (uint64_t)i);
  watch_flush();
  return ok;
}

/* -- the report ---------------------------------------------------------------------- */

static int table(PopProgram *p, const Keywords *k, int games) {
  static Met scenarios, played;
  int pairs = 0, in_scenarios = 0, in_games = 0, left = 0;
  if (!run_scenarios(k, &scenarios) || !run_games(p, k, &played, games)) return 0;
  for (int a = 0; a < k->count; a++)
    for (int b = a + 1; b < k->count; b++) {
      pairs++;
      in_scenarios += scenarios.pair[a][b] != 0;
      in_games += played.pair[a][b] != 0;
      if (scenarios.pair[a][b] || played.pair[a][b]) continue;
      left++;
      printf("%s + %s\n", k->names[a], k->names[b]);
    }
  printf("%d keywords, %d pairs: %d met in scenarios, %d in games, %d not at all\n", k->count,
         pairs, in_scenarios, in_games, left);
  return 1;
}

static int sample(const Keywords *k, const char *a, const char *b, uint64_t seed) {
  if (keywords_find(k, a) < 0) return fail(a, "no such keyword");
  if (keywords_find(k, b) < 0) return fail(b, "no such keyword");
  return sample_scenario(k, a, b, seed, stdout) ||
         fail("no scenario", "in none of the positions tried both take part");
}

int main(int argc, char **argv) {
  static Keywords keywords;
  char error[512];
  int for_pair = argc >= 4 && !strcmp(argv[1], "for");
  PopProgram *p = load(NULL, NULL, "", error, sizeof error);
  if (!p || !keywords_read(&keywords, p)) return fail("cards", error) + 1;
  int ok = for_pair ? sample(&keywords, argv[2], argv[3],
                             argc > 4 ? strtoull(argv[4], NULL, 10) : 1)
                    : table(p, &keywords, argc > 1 ? atoi(argv[1]) : 20);
  pop_program_free(p);
  return !ok;
}
