/* curves.c: how the cost of a decision grows with what is known and with what is in play.
**
** The points of a curve are played in turns, a slice of time each, and only the time the
** process had a core counts, so that a machine that is busy for a while does not bend
** the curve. Beside the mean of a point stands its fastest slice, the better number to
** compare points by.
*/
#include <math.h>
#include <stdlib.h>

#include "bench.h"

enum { SLICES = 6, MAX_POINTS = 8 };

typedef struct Curve {
  const char *prefix;      /* of the workloads' names */
  int numbers[MAX_POINTS], count;
  Bench *points;           /* count of them */
  double best[MAX_POINTS]; /* nanoseconds of a decision in the fastest slice */
} Curve;

static int play_slice(Curve *c, int i, double seconds) {
  Bench *b = &c->points[i];
  double before = b->total.cpu;
  uint64_t real = b->total.real;
  if (!bench_play_games(b, seconds, 0)) return 0;
  double ns = (b->total.cpu - before) * 1e9 / (double)(b->total.real - real);
  if (c->best[i] == 0 || ns < c->best[i]) c->best[i] = ns;
  return 1;
}

static int play_curve(Curve *c, double seconds) {
  char name[32];
  c->points = calloc((size_t)c->count, sizeof *c->points);
  if (!c->points) return bench_fail(c->prefix, "out of memory");
  for (int i = 0; i < c->count; i++) {
    snprintf(name, sizeof name, "%s%d", c->prefix, c->numbers[i]);
    if (!bench_open(&c->points[i], name)) return 0;
  }
  for (int slice = 0; slice < SLICES; slice++)
    for (int i = 0; i < c->count; i++)
      if (!play_slice(c, i, seconds / SLICES)) return 0;
  return 1;
}

static void close_curve(Curve *c) {
  for (int i = 0; c->points && i < c->count; i++) bench_close(&c->points[i]);
  free(c->points);
  fflush(stdout);
}

static double mean_ns(const Bench *b) {
  return b->total.cpu * 1e9 / (double)b->total.real;
}

int curve_known(double seconds) {
  Curve c = {.prefix = "known-", .numbers = {0, 100, 1000, 10000}, .count = 4};
  int ok = play_curve(&c, seconds);
  for (int i = 0; ok && i < c.count; i++)
    printf("{\"curve\":\"known\",\"cards\":%d,\"real_decisions_per_s\":%.0f,"
           "\"best_per_s\":%.0f,\"setup_us\":%.2f,\"load_ms\":%.2f}\n",
           c.numbers[i], 1e9 / mean_ns(&c.points[i]), 1e9 / c.best[i],
           c.points[i].total.setup * 1e6 / (double)c.points[i].total.games,
           c.points[i].load_ms);
  close_curve(&c);
  return ok;
}

/* The power of n with which the cost grew since the point before: at most 1 is linear. */
static double growth(const Curve *c, int i) {
  if (i == 0) return 0;
  double n = (double)c->numbers[i] / c->numbers[i - 1];
  return log(c->best[i] / c->best[i - 1]) / log(n);
}

static void print_in_play(const Curve *c, const char *texts, int i) {
  const Bench *b = &c->points[i];
  int units = 3 * c->numbers[i];
  printf("{\"curve\":\"in_play\",\"texts\":\"%s\",\"units_per_arena\":%d,\"units\":%d,"
         "\"cards\":%d,\"decisions_per_game\":%.0f,\"ns_per_decision\":%.0f,"
         "\"best_ns_per_decision\":%.0f,\"best_ns_per_decision_and_unit\":%.1f,"
         "\"growth\":%.2f}\n",
         texts, c->numbers[i], units, pop_game_cards(b->placed),
         (double)b->total.real / (double)b->total.games, mean_ns(b), c->best[i],
         c->best[i] / units, growth(c, i));
}

static int draw_in_play(const char *prefix, const char *texts, double seconds) {
  Curve c = {.prefix = prefix, .numbers = {2, 5, 10, 20, 30, 60}, .count = 6};
  int ok = play_curve(&c, seconds);
  for (int i = 0; ok && i < c.count; i++) print_in_play(&c, texts, i);
  close_curve(&c);
  return ok;
}

int curve_in_play(double seconds) {
  return draw_in_play("bare-", "none", seconds) &&
         draw_in_play("in_play-", "crowded", seconds);
}
