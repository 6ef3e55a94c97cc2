/* bench.c: 'make bench': how fast and how large, as JSON, one object a line.
**
** Workloads are whole games or battles on crowded boards, played for a fixed time on one
** core; curves show what the cost of a decision depends on. README.md says what each
** figure is. Numbers of this program are for comparing builds on one machine; no test
** depends on them.
**
** usage: bench [SECONDS]                  all workloads, then the curves
**        bench SECONDS WORKLOAD...        only these
**        bench --count GAMES [WORKLOAD]   plays GAMES games and says how many decisions
**                                         there were, for a profiler
**        bench --hash GAMES [WORKLOAD]    the same, and one hash of all states that were
**                                         asked in: equal if nothing changed
*/
#include <stdlib.h>
#include <string.h>

#include "bench.h"

static const char *const all[] = {
  "republic",   "republic-journal", "republic-greedy", "starters",
  "crowded-40", "crowded-120",      "crowded-lua-40",  "crowded-lua-120",
};

static int run(Bench *b, const char *name, double seconds) {
  int ok = bench_open(b, name) && bench_play_games(b, seconds, 0);
  if (ok) report_workload(b);
  bench_close(b);
  return ok;
}

static int count(Bench *b, const char *name, uint64_t games, int hash) {
  int ok = bench_open(b, name);
  b->hash = hash;
  ok = ok && bench_play_games(b, 0, games);
  if (ok)
    printf("{\"workload\":\"%s\",\"games\":%llu,\"real_decisions\":%llu", b->name,
           (unsigned long long)b->total.games, (unsigned long long)b->total.real);
  if (ok && hash) printf(",\"hash\":\"%016llx\"", (unsigned long long)b->total.hash);
  if (ok) puts("}");
  bench_close(b);
  return ok;
}

static int run_all(Bench *b, double seconds) {
  int ok = 1;
  for (size_t i = 0; ok && i < sizeof all / sizeof all[0]; i++)
    ok = run(b, all[i], seconds);
  return ok && curve_known(seconds / 2) && curve_in_play(seconds / 2);
}

int main(int argc, char **argv) {
  Bench *b = malloc(sizeof *b);
  int ok = b != NULL;
  double seconds = argc > 1 ? atof(argv[1]) : 3;
  if (seconds <= 0) seconds = 3;
  int hash = argc > 2 && !strcmp(argv[1], "--hash");
  if (ok && argc > 2 && (hash || !strcmp(argv[1], "--count")))
    ok = count(b, argc > 3 ? argv[3] : "republic", strtoull(argv[2], NULL, 10), hash);
  else if (ok && argc > 2)
    for (int i = 2; ok && i < argc; i++) ok = run(b, argv[i], seconds);
  else if (ok)
    ok = run_all(b, seconds);
  free(b);
  return !ok;
}
