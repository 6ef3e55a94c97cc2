/* random_cards.c: makes N files of random declarations; each must be refused with a
** message, or a board with its cards is played without a broken invariant.
**
**   random_cards N [SEED]     the files of SEED, SEED + 1, ...; every fiftieth is played
**                             twice, with all checks that costs too much for all
**   random_cards 1 SEED -v    prints the file and what became of it
*/
#define _XOPEN_SOURCE 700 /* sigaltstack */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "generate.h"

enum { DECISIONS = 60, SECONDS = 20, PARANOID = 50, MISTAKES = 60, STACK = 64 * 1024 };

static struct Run {
  Grammar grammar;
  uint64_t seed;
  char text[GENERATE_TEXT];
  int verbose;
  long refused, played, decisions, failed, cut;
} run;

/* Says which file it was before the process dies of it. */
static void on_signal(int number) {
  char line[128];
  const char *how = number == SIGALRM ? "hangs" : number == SIGABRT ? "is broken" : "crashes";
  int n = snprintf(line, sizeof line, "FAILED: seed %llu %s (random_cards 1 %llu -v)\n",
                   (unsigned long long)run.seed, how, (unsigned long long)run.seed);
  if (write(STDERR_FILENO, line, (size_t)n) < 0) _exit(2);
  _exit(1);
}

static void catch_signals(void) {
  static char stack[STACK];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK};
  const int numbers[] = {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGALRM};
  sigaltstack(&own, NULL);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    sigaction(numbers[i], &action, NULL);
}

/* A refusal says where: "file:line: ", and never that the words themselves failed. */
static void check_refusal(const char *message) {
  run.refused++;
  if (run.verbose) printf("refused: %s\n", message);
  if (!*message) base_broken("a refusal", "without a message");
  if (!strstr(message, ".lua:")) base_broken("a refusal without file and line", message);
  if (strstr(message, "scripts/vocabulary/") && !strstr(message, "limit"))
    base_broken("a refusal that blames the vocabulary", message);
}

static void play(PopProgram *p, Choices *c) {
  PopGame *g = pop_game_new(p);
  if (!g) base_broken("a game", "no memory");
  run.played++;
  if (run.seed % PARANOID == 0 && pop_game_paranoid(g, 1)) base_broken("paranoid", "no memory");
  if (base_set_up(g, p, c)) {
    const char *broken = base_play(g, DECISIONS, c, &run.decisions);
    if (broken) base_broken("a game", broken);
    if (*pop_game_error(g)) {
      run.cut++;
      if (run.verbose) printf("cut: %s\n", pop_game_error(g));
    }
  }
  run.failed += base_script_errors() > 0;
  if (run.verbose && base_script_errors())
    printf("%d script errors, the last: %s\n", base_script_errors(), base_script_error());
  pop_game_free(g);
}

/* Half of the files have no mistakes on purpose. */
static void one(void) {
  Choices c = {.random = (run.seed + 1) * 0xd1342543de82ef95u};
  int mistakes = choose(&c, 2) ? MISTAKES : 0;
  size_t length = generate(&run.grammar, &c, mistakes, run.text);
  if (run.verbose) fputs(run.text, stdout);
  fflush(stdout);
  PopProgram *p = base_program(BASE_FEW);
  alarm(SECONDS);
  PopStatus status = pop_program_add(p, POP_RULES, "", "random.lua", run.text, length);
  if (status == POP_OK) status = pop_program_finish(p);
  if (status == POP_OK) play(p, &c);
  else check_refusal(pop_program_error(p));
  base_free(p);
  alarm(0);
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 1000;
  uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  run.verbose = argc > 3;
  grammar_read(&run.grammar);
  catch_signals();
  for (long i = 0; i < n; i++) {
    run.seed = seed + (uint64_t)i;
    one();
  }
  grammar_free(&run.grammar);
  printf("%ld files from seed %llu: %ld refused, %ld played (%ld decisions; a script failed "
         "in %ld, a limit ended %ld)\n", n, (unsigned long long)seed, run.refused, run.played,
         run.decisions, run.failed, run.cut);
  return 0;
}
