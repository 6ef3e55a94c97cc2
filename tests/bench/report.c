/* report.c: what is measured of a state, and the line of a workload.
**
** Rates are per second of the clock on the wall, as a user has them; what is small is
** measured in time of the core.
*/
#include "bench.h"
#include "eval.h"
#include "script.h"

/* Microseconds of one copy and one hash of a game in progress. */
static void measure_state(Bench *b, double *copy_us, double *hash_us) {
  enum { ROUNDS = 20000 };
  PopGame *to = pop_game_new(b->program);
  *copy_us = *hash_us = 0;
  if (!to) return;
  double begin = bench_cpu();
  for (int i = 0; i < ROUNDS; i++) pop_game_copy(to, b->middle);
  double middle = bench_cpu();
  for (int i = 0; i < ROUNDS; i++) b->total.hash ^= pop_game_hash(b->middle);
  *hash_us = (bench_cpu() - middle) * 1e6 / ROUNDS;
  *copy_us = (middle - begin) * 1e6 / ROUNDS;
  pop_game_free(to);
}

/* Nanoseconds of one call of the probe's condition, the last function that was loaded. */
static double measure_call(Bench *b) {
  enum { ROUNDS = 1000000 };
  Script *script = b->program->script;
  uint32_t functions = script_functions(script);
  Ctx ctx = {.g = b->middle, .candidate = NO_CARD, .it = NO_CARD};
  int32_t result = 0;
  if (!functions) return 0;
  double begin = bench_cpu();
  for (int i = 0; i < ROUNDS; i++)
    if (!script_predicate(script, &ctx, (uint16_t)(functions - 1), &result) ||
        result != 1)
      return 0;
  return (bench_cpu() - begin) * 1e9 / ROUNDS;
}

void report_workload(Bench *b) {
  const Totals *t = &b->total;
  double copy_us, hash_us;
  measure_state(b, &copy_us, &hash_us);
  printf(
      "{\"workload\":\"%s\",\"games\":%llu,\"seconds\":%.3f,\"games_per_s\":%.1f,"
      "\"requests_per_s\":%.0f,\"real_decisions_per_s\":%.0f,\"setup_us\":%.2f,"
      "\"bytes_per_game\":%zu,\"copy_us\":%.3f,\"hash_us\":%.3f,\"load_ms\":%.2f,"
      "\"call_ns\":%.1f,\"real_decisions_per_cpu_s\":%.0f,\"cpu_share\":%.2f,\"overfull\":%llu}\n",
      b->name, (unsigned long long)t->games, t->seconds, (double)t->games / t->seconds,
      (double)t->requests / t->seconds, (double)t->real / t->seconds,
      t->setup * 1e6 / (double)t->games, t->bytes, copy_us, hash_us, b->load_ms,
      measure_call(b), (double)t->real / t->cpu, t->cpu / t->seconds,
      (unsigned long long)b->overfull);
  fflush(stdout);
}
