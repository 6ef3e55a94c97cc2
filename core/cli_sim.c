/* cli_sim.c: 'pop sim': many games between two decks on all cores.
**
** Game number i of a run has a seed that depends on --seed and i only, and its players
** have theirs from that, so 'pop play --seed' with the seed that a message names is that
** game.
*/
#include <string.h>
#include <unistd.h>

#include "cli_sim.h"

/* Reads and checks both decks, and seats them if that is the same in all games (R2.4). */
static int prepare_decks(SimRun *run, char *error, size_t size) {
  const char *names[2] = {run->deck_names[0], run->deck_names[1]};
  if (!cli_decks_read(run->program, run->files, names, error, size)) return 0;
  int die, second = cli_deck_order(run->program, run->files, run->seed, &die);
  run->rolled = die != 0;
  if (die) second = 0; /* each game has a die of its own */
  for (int i = 0; i < 2; i++) {
    run->decks[i] = deck_view(&run->files[i ^ second]);
    run->deck_names[i] = names[i ^ second];
  }
  return 1;
}

static void tell_trouble(const SimRun *run, const char *what, const SimTrouble *t,
                         long long count) {
  if (t->game < 0) return;
  cli_fail(0, "sim", "%lld %s; first in game %lld (seed %llu): %s", count, what, t->game,
           (unsigned long long)run->results[t->game].seed, t->text);
}

/* Prints the outcome. The exit code. */
static int report(const SimRun *run, int json) {
  SimStats stats;
  int ok = sim_stats(&stats, run);
  if (!ok) cli_fail(0, "sim", "out of memory");
  else if (json) sim_report_json(stdout, run, &stats);
  else sim_report_plain(stdout, run, &stats);
  tell_trouble(run, "games failed", &run->failure, stats.ends[SIM_ERROR]);
  tell_trouble(run, "games aborted", &run->abort, stats.ends[SIM_ABORTED]);
  tell_trouble(run, "script errors", &run->script_error, stats.script_errors);
  ok = ok && !stats.ends[SIM_ERROR] && !stats.ends[SIM_ABORTED] && !stats.script_errors;
  sim_stats_free(&stats);
  if (!run->interrupted) return ok ? CLI_OK : CLI_FAILED;
  return cli_fail(CLI_INTERRUPTED, "sim", "interrupted after %lld of %lld games",
                  run->done, run->games);
}

static int simulate(SimRun *run, int json) {
  char error[512];
  int ok = sim_begin(run, error, sizeof error) &&
           prepare_decks(run, error, sizeof error) && sim_play(run, error, sizeof error);
  int code = ok ? report(run, json) : cli_fail(CLI_FAILED, "sim", "%s", error);
  sim_free(run);
  return code;
}

/* 0 if the options fit together. */
static int check_usage(SimRun *run) {
  CliPlayer player;
  for (int seat = 0; seat < 2; seat++)
    if (!cli_player_init(&player, run->who[seat], NULL, seat, 0) ||
        player.choose == cli_human_choose)
      return cli_fail(CLI_USAGE, "sim", "no player '%s': random or greedy",
                      run->who[seat]);
  if (run->games > SIM_GAMES_MAX)
    return cli_fail(CLI_USAGE, "sim", "at most %d games at once", SIM_GAMES_MAX);
  if (run->workers > SIM_WORKERS_MAX)
    return cli_fail(CLI_USAGE, "sim", "at most %d workers", SIM_WORKERS_MAX);
  if (run->workers == 0) run->workers = sysconf(_SC_NPROCESSORS_ONLN);
  if (run->workers > run->games) run->workers = run->games;
  if (run->workers < 1) run->workers = 1;
  if (run->workers > SIM_WORKERS_MAX) run->workers = SIM_WORKERS_MAX;
  return 0;
}

int cli_sim(int argc, char **argv) {
  SimRun run = {.who = {"random", "random"}, .seed = 1, .games = 1000, .turns = 200};
  int json = 0;
  const CliOption options[] = {
    {"-n", CLI_NUMBER, &run.games, "N", "games (1000)"},
    {"-j", CLI_NUMBER, &run.workers, "J", "so many at a time; 0: one for each core (0)"},
    {"--seed", CLI_SEED, &run.seed, "S", "seed of the whole run (1)"},
    {"--dark", CLI_TEXT, &run.who[0], "WHO", "random or greedy (random)"},
    {"--light", CLI_TEXT, &run.who[1], "WHO", "the same for the Light Side"},
    {"--turns", CLI_NUMBER, &run.turns, "N", "give a game up after turn N (200)"},
    {"--with", CLI_LIST, &run.with, "FILE", "load an overlay script after all others"},
    {"--json", CLI_FLAG, &json, NULL, "one line of JSON"},
  };
  const CliUsage usage = {
    .command = "sim", .arguments = "DECK DECK", .least = 2, .most = 2,
    .summary = "Plays many games between two decks and adds them up. The result is the "
               "same for any J.\nAn interrupt prints the games done so far; the exit "
               "code is then 130.",
    .options = options, .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  run.deck_names[0] = argv[1];
  run.deck_names[1] = argv[2];
  int wrong = check_usage(&run);
  return wrong ? wrong : simulate(&run, json);
}
