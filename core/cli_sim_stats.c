/* cli_sim_stats.c: adds up the games of 'pop sim', in the order of their numbers. */
#include <stdlib.h>
#include <string.h>

#include "cli_sim.h"

static int is_won(const SimGame *g) { return g->end == SIM_DARK || g->end == SIM_LIGHT; }

/* The reason's row; the last row takes all that have no room of their own. */
static SimReason *find_reason(SimStats *stats, const char *why) {
  for (int i = 0; i < stats->nreasons; i++)
    if (!strcmp(stats->reasons[i].why, why)) return &stats->reasons[i];
  if (stats->nreasons == SIM_REASONS) return &stats->reasons[SIM_REASONS - 1];
  SimReason *row = &stats->reasons[stats->nreasons++];
  row->why = stats->nreasons < SIM_REASONS ? why : "other reasons";
  return row;
}

static void add_game(SimStats *stats, const SimGame *g) {
  stats->games++;
  stats->ends[g->end]++;
  stats->decisions += g->decisions;
  stats->script_errors += g->script_errors;
  stats->hash = sim_seed(stats->hash ^ g->hash, 0);
  if (is_won(g)) stats->deck_wins[g->first ^ (g->end == SIM_LIGHT)]++;
  if (is_won(g)) find_reason(stats, g->why)->wins[g->end]++;
}

/* The turn of the game that is 'rank'-th from the shortest on. */
static int length_at(const SimStats *stats, long long rank) {
  int turn = 0;
  for (long long seen = stats->lengths[0]; seen <= rank && turn < stats->most;)
    seen += stats->lengths[++turn];
  return turn;
}

/* Sets what is known once all lengths are counted. */
static void measure_lengths(SimStats *stats) {
  long long won = stats->ends[SIM_DARK] + stats->ends[SIM_LIGHT], sum = 0;
  if (!won) return;
  for (int turn = 0; turn <= stats->most; turn++) sum += stats->lengths[turn] * turn;
  stats->least = length_at(stats, 0);
  stats->median = (length_at(stats, (won - 1) / 2) + length_at(stats, won / 2)) / 2.0;
  stats->mean = (double)sum / (double)won;
}

int sim_stats(SimStats *stats, const SimRun *run) {
  memset(stats, 0, sizeof *stats);
  for (long long i = 0; i < run->done; i++) {
    const SimGame *g = &run->results[i];
    add_game(stats, g);
    if (is_won(g) && g->turns > stats->most) stats->most = g->turns;
  }
  stats->lengths = calloc((size_t)stats->most + 1, sizeof *stats->lengths);
  if (!stats->lengths) return 0;
  for (long long i = 0; i < run->done; i++)
    if (is_won(&run->results[i])) stats->lengths[run->results[i].turns]++;
  measure_lengths(stats);
  return 1;
}

void sim_stats_free(SimStats *stats) { free(stats->lengths); }
