/* cli_sim_report.c: the outcome of 'pop sim' for people and for programs.
**
** Only the line with the speed, and in JSON the fields workers, seconds, games_per_second
** and decisions_per_second, depend on how the games were played; all else is the same for
** the same scripts, decks, players, seed and number of games.
*/
#include "cli_sim.h"

enum { BAR = 40, ROWS = 24 };

static double share(double part, double whole) {
  return whole > 0 ? part / whole : 0;
}

/* -- for people -------------------------------------------------------------------- */

static void print_side(FILE *out, const SimStats *stats, SimEnd side) {
  fprintf(out, "%-5s wins %9lld  %5.1f %%", cli_seat_name((int)side), stats->ends[side],
          100 * share((double)stats->ends[side], (double)stats->games));
  const char *between = "  ";
  for (int i = 0; i < stats->nreasons; i++) {
    const SimReason *r = &stats->reasons[i];
    if (!r->wins[side]) continue;
    fprintf(out, "%s%s %lld", between, r->why, r->wins[side]);
    between = ", ";
  }
  fputc('\n', out);
}

/* Long games share rows, so that one odd game does not fill the screen. */
static void print_lengths(FILE *out, const SimStats *stats) {
  long long rows[ROWS] = {0}, highest = 0;
  int width = (stats->most - stats->least) / ROWS + 1;
  for (int turn = stats->least; turn <= stats->most; turn++)
    rows[(turn - stats->least) / width] += stats->lengths[turn];
  for (int i = 0; i < ROWS; i++)
    if (rows[i] > highest) highest = rows[i];
  for (int i = 0; stats->least + i * width <= stats->most; i++) {
    int first = stats->least + i * width;
    if (width == 1) fprintf(out, "  turn %4d     ", first);
    else fprintf(out, "  turn %4d-%-4d", first, first + width - 1);
    fprintf(out, " %9lld%s", rows[i], rows[i] ? "  " : "");
    for (long long n = (rows[i] * BAR + highest - 1) / highest; n > 0; n--)
      fputc('#', out);
    fputc('\n', out);
  }
}

void sim_report_plain(FILE *out, const SimRun *run, const SimStats *stats) {
  fprintf(out, "%lld games, %s against %s, seed %llu\n", stats->games, run->who[0],
          run->who[1], (unsigned long long)run->seed);
  print_side(out, stats, SIM_DARK);
  print_side(out, stats, SIM_LIGHT);
  for (int i = 0; i < 2 && run->rolled; i++)
    fprintf(out, "%s wins %lld\n", run->deck_names[i], stats->deck_wins[i]);
  if (stats->ends[SIM_OPEN])
    fprintf(out, "given up   %9lld  after turn %lld\n", stats->ends[SIM_OPEN],
            run->turns);
  if (stats->ends[SIM_ABORTED])
    fprintf(out, "aborted    %9lld\n", stats->ends[SIM_ABORTED]);
  if (stats->ends[SIM_ERROR]) fprintf(out, "failed     %9lld\n", stats->ends[SIM_ERROR]);
  if (stats->most) {
    fprintf(out, "turns: least %d, median %.1f, mean %.2f, most %d\n", stats->least,
            stats->median, stats->mean, stats->most);
    print_lengths(out, stats);
  }
  fprintf(out, "%lld decisions, %.1f a game; %lld script errors\n", stats->decisions,
          share((double)stats->decisions, (double)stats->games), stats->script_errors);
  fprintf(out, "hash %016llx\n", (unsigned long long)stats->hash);
  fprintf(out, "%.2f s with %lld workers: %.0f games/s, %.0f decisions/s\n", run->seconds,
          run->workers, share((double)stats->games, run->seconds),
          share((double)stats->decisions, run->seconds));
}

/* -- for programs ------------------------------------------------------------------ */

static void print_pair(FILE *out, const char *name, const char *const values[2]) {
  fprintf(out, "\"%s\":[", name);
  cli_json_string(out, values[0]);
  fputc(',', out);
  cli_json_string(out, values[1]);
  fputs("],", out);
}

static void print_reasons(FILE *out, const SimStats *stats) {
  fputs("\"reasons\":[", out);
  for (int i = 0; i < stats->nreasons; i++) {
    const SimReason *r = &stats->reasons[i];
    fprintf(out, "%s{\"why\":", i ? "," : "");
    cli_json_string(out, r->why);
    fprintf(out, ",\"dark\":%lld,\"light\":%lld}", r->wins[0], r->wins[1]);
  }
  fputs("],", out);
}

static void print_turns(FILE *out, const SimStats *stats) {
  const char *comma = "";
  fprintf(out, "\"turns\":{\"min\":%d,\"median\":%.1f,\"mean\":%.4f,\"max\":%d,"
          "\"histogram\":[", stats->least, stats->median, stats->mean, stats->most);
  for (int turn = 0; turn <= stats->most; turn++) {
    if (!stats->lengths[turn]) continue;
    fprintf(out, "%s[%d,%lld]", comma, turn, stats->lengths[turn]);
    comma = ",";
  }
  fputs("]},", out);
}

/* Seed and hash are strings: they need all 64 bits. */
void sim_report_json(FILE *out, const SimRun *run, const SimStats *stats) {
  fprintf(out, "{\"games\":%lld,\"asked\":%lld,\"interrupted\":%s,\"seed\":\"%llu\",",
          stats->games, run->games, run->interrupted ? "true" : "false",
          (unsigned long long)run->seed);
  print_pair(out, "decks", run->deck_names);
  print_pair(out, "players", run->who);
  fprintf(out, "\"dark\":%lld,\"light\":%lld,\"given_up\":%lld,\"aborted\":%lld,"
          "\"failed\":%lld,", stats->ends[SIM_DARK], stats->ends[SIM_LIGHT],
          stats->ends[SIM_OPEN], stats->ends[SIM_ABORTED], stats->ends[SIM_ERROR]);
  fprintf(out, "\"deck_wins\":[%lld,%lld],", stats->deck_wins[0], stats->deck_wins[1]);
  print_reasons(out, stats);
  print_turns(out, stats);
  fprintf(out, "\"decisions\":%lld,\"script_errors\":%lld,\"hash\":\"%016llx\",",
          stats->decisions, stats->script_errors, (unsigned long long)stats->hash);
  fprintf(out, "\"workers\":%lld,\"seconds\":%.3f,\"games_per_second\":%.1f,"
          "\"decisions_per_second\":%.0f}\n", run->workers, run->seconds,
          share((double)stats->games, run->seconds),
          share((double)stats->decisions, run->seconds));
}

/* -- while it runs ----------------------------------------------------------------- */

void sim_report_progress(FILE *out, const SimRun *run, long long done, double seconds) {
  double rate = share((double)done, seconds);
  fprintf(out, "\r%lld of %lld games, %.0f %%, %.0f games/s", done, run->games,
          100 * share((double)done, (double)run->games), rate);
  if (rate > 0) fprintf(out, ", %.0f s left", (double)(run->games - done) / rate);
  fputs("\033[K", out);
  fflush(out);
}

void sim_report_progress_end(FILE *out) {
  fputs("\r\033[K", out);
  fflush(out);
}
