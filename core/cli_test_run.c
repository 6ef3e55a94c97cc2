/* cli_test_run.c: runs scenarios in forked workers, so that one that crashes or never
** ends fails alone.
**
** Files are loaded before the fork; worker k of n runs the cases of every n-th file, whose
** program it loads once, and writes two records a case to a temporary file of its own:
** "S index", then "E index passed seconds length" and the message. The parent waits, then
** reads what they wrote. A worker that died in a case is replaced by one that goes on
** with its next case.
*/
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"
#include "cli_test.h"

enum { MESSAGE_SIZE = 8192, CASE_SECONDS = 20 };

typedef struct Worker {
  pid_t pid;
  FILE *file;
  int first;               /* the first case of this process */
  int number, of;          /* runs files of which the ordinal modulo 'of' is 'number' */
} Worker;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Runs case 'i' and writes its two records. */
static void run_case(const TestRun *run, int i, FILE *out) {
  char message[MESSAGE_SIZE] = "";
  fprintf(out, "S %d\n", i);
  fflush(out);
  alarm(CASE_SECONDS);
  double start = now();
  int index = run->cases[i].index;
  int passed = scenarios_run(run->scenarios, index, message, sizeof message);
  if (passed) message[0] = 0;
  fprintf(out, "E %d %d %.6f %zu\n%s\n", i, passed, now() - start, strlen(message),
          message);
  fflush(out);
}

/* The body of a worker; frees everything so that leak checkers have their say. */
static void work(TestRun *run, const Worker *w) {
  for (int i = w->first; i < run->count; i++)
    if (run->cases[i].file % w->of == w->number) run_case(run, i, w->file);
  alarm(0);
  scenarios_free(run->scenarios);
  for (int i = 0; i < run->count; i++) free(run->cases[i].message);
  free(run->cases);
  free(run->trouble);
}

static int start_worker(TestRun *run, Worker *w, Worker *all) {
  fflush(NULL);
  w->pid = fork();
  if (w->pid < 0) return 0;
  if (w->pid) return 1;
  Worker self = *w;
  free(all);
  work(run, &self);
  fclose(self.file);
  exit(0);
}

static char *copy_text(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}

static void set_message(TestCase *c, const char *text) {
  free(c->message);
  c->passed = 0;
  c->message = copy_text(text);
}

/* Reads one "E" record's tail. 0 if it is cut off. */
static int read_end(TestRun *run, FILE *file, int i, int passed, double seconds,
                    size_t length) {
  char message[MESSAGE_SIZE + 2];
  if (i < 0 || i >= run->count || length > MESSAGE_SIZE) return 0;
  if (fread(message, 1, length + 1, file) != length + 1) return 0;
  message[length] = 0;
  run->cases[i].seconds = seconds;
  if (passed) run->cases[i].passed = 1;
  else set_message(&run->cases[i], message);
  return 1;
}

/* Reads what a worker wrote. The case it was in when it stopped, or -1. */
static int read_records(TestRun *run, FILE *file) {
  char line[128];
  int open = -1, i, passed;
  double seconds;
  size_t length;
  rewind(file);
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "S %d", &i) == 1) {
      open = i;
    } else if (sscanf(line, "E %d %d %lf %zu", &i, &passed, &seconds, &length) == 4) {
      if (read_end(run, file, i, passed, seconds, length)) open = -1;
    }
  }
  return open;
}

static void describe_end(int status, char *out, size_t size) {
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    snprintf(out, size, "ran longer than %d seconds", CASE_SECONDS);
  else if (WIFSIGNALED(status))
    snprintf(out, size, "crashed (signal %d)", WTERMSIG(status));
  else
    snprintf(out, size, "ended with exit code %d", WEXITSTATUS(status));
}

/* Takes in the end of a worker. 1 if it must be started again. */
static int finish_worker(TestRun *run, Worker *w, int status) {
  char how[64];
  int open = read_records(run, w->file);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && open < 0) return 0;
  describe_end(status, how, sizeof how);
  if (open < 0) {
    if (!run->trouble) run->trouble = copy_text(how);
    return 0;
  }
  set_message(&run->cases[open], how);
  w->first = open + 1;
  fclose(w->file);
  w->file = w->first < run->count ? tmpfile() : NULL;
  return w->file != NULL;
}

static Worker *find_worker(Worker *all, int count, pid_t pid) {
  for (int i = 0; i < count; i++)
    if (all[i].pid == pid) return &all[i];
  return NULL;
}

/* Waits for the workers, of which 'running' run. */
static int wait_for(TestRun *run, Worker *all, int count, int running) {
  int status, ok = 1;
  while (running > 0) {
    pid_t pid = wait(&status);
    if (pid < 0) return 0;
    Worker *w = find_worker(all, count, pid);
    if (!w) continue;
    running--;
    w->pid = 0;
    if (!finish_worker(run, w, status)) continue;
    if (start_worker(run, w, all)) running++;
    else ok = 0;
  }
  return ok;
}

int test_run(TestRun *run, int workers) {
  if (workers > run->count) workers = run->count;
  if (workers < 1) workers = 1;
  Worker *all = calloc((size_t)workers, sizeof *all);
  int running = 0, ok = all != NULL;
  for (int i = 0; ok && i < workers; i++) {
    all[i].number = i;
    all[i].of = workers;
    all[i].file = tmpfile();
    ok = all[i].file && start_worker(run, &all[i], all);
    running += ok;
  }
  if (all && !wait_for(run, all, workers, running)) ok = 0;
  for (int i = 0; all && i < workers; i++)
    if (all[i].file) fclose(all[i].file);
  free(all);
  if (!ok) cli_fail(0, "test", "can't start worker processes");
  return ok;
}
