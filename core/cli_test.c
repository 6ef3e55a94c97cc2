/* cli_test.c: 'pop test': finds scenarios, selects, runs and reports them, and says
** which clauses of the rules they prove.
**
** Without a path all of tests/scenarios in the root is run. Files are loaded in byte
** order of their paths, so the order of tests is the same everywhere.
*/
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "cli_test.h"

enum { TEST_PATH_SIZE = 1024, TEST_ERROR_SIZE = 8192, LOAD_SECONDS = 60 };

typedef struct Paths { char **at; int count, capacity; } Paths;

typedef struct TestArgs {
  const char *filter, *junit, *ids;
  CliList with;
  int tap, paranoid;
  long long workers;
} TestArgs;

/* -- files -------------------------------------------------------------------------- */

static int paths_add(Paths *p, const char *path) {
  if (p->count == p->capacity) {
    int capacity = p->capacity ? 2 * p->capacity : 32;
    char **at = realloc(p->at, (size_t)capacity * sizeof *at);
    if (!at) return 0;
    p->at = at;
    p->capacity = capacity;
  }
  size_t size = strlen(path) + 1;
  p->at[p->count] = malloc(size);
  if (!p->at[p->count]) return 0;
  memcpy(p->at[p->count++], path, size);
  return 1;
}

static void paths_free(Paths *p) {
  for (int i = 0; i < p->count; i++) free(p->at[i]);
  free(p->at);
}

static int by_bytes(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int ends_with(const char *name, const char *end) {
  size_t a = strlen(name), b = strlen(end);
  return a > b && !strcmp(name + a - b, end);
}

static int find_files(Paths *p, const char *path, const char *end, int depth);

/* Adds the files below a folder. */
static int find_in_folder(Paths *p, const char *folder, const char *end, int depth) {
  char path[TEST_PATH_SIZE];
  DIR *dir = opendir(folder);
  int ok = dir != NULL;
  for (struct dirent *e; ok && (e = readdir(dir));) {
    if (e->d_name[0] == '.') continue;
    if (snprintf(path, sizeof path, "%s/%s", folder, e->d_name) < TEST_PATH_SIZE)
      ok = find_files(p, path, end, depth + 1);
  }
  if (dir) closedir(dir);
  return ok;
}

/* Adds a file, or all files below a folder whose names have this end. */
static int find_files(Paths *p, const char *path, const char *end, int depth) {
  struct stat info;
  if (stat(path, &info)) return 0;
  if (S_ISDIR(info.st_mode)) return depth > 16 || find_in_folder(p, path, end, depth);
  return depth && !ends_with(path, end) ? 1 : paths_add(p, path);
}

static char *root_path(const char *name, char *out, size_t size) {
  snprintf(out, size, "%s/%s", cli_root(), name);
  return out;
}

/* -- ids ---------------------------------------------------------------------------- */

/* Appends the words of a file to 'ids'. */
static int read_words(Paths *ids, const char *path, char *error, size_t size) {
  size_t length;
  char *text = cli_read_file(path, 1 << 20, &length, error, size);
  if (!text) return 0;
  int ok = 1;
  for (char *word = strtok(text, " \t\r\n"); ok && word; word = strtok(NULL, " \t\r\n"))
    ok = paths_add(ids, word);
  free(text);
  return ok;
}

/* Reads tests/ids, where each word is an id, and makes them known. */
static int know_ids(Scenarios *s, Paths *ids, char *error, size_t size) {
  char folder[TEST_PATH_SIZE];
  Paths files = {0};
  int ok = 1;
  find_files(&files, root_path("tests/ids", folder, sizeof folder), ".txt", 0);
  if (files.count) qsort(files.at, (size_t)files.count, sizeof *files.at, by_bytes);
  for (int i = 0; ok && i < files.count; i++)
    ok = read_words(ids, files.at[i], error, size);
  for (int i = 0; ok && i < ids->count; i++)
    ok = scenarios_know_id(s, ids->at[i], error, size);
  paths_free(&files);
  return ok;
}

/* Whether 'id' is one of the words of 'list'. */
static int lists_id(const char *list, const char *id) {
  size_t length = strlen(id);
  for (const char *at = list; (at = strstr(at, id)); at += length) {
    int begins = at == list || at[-1] == ' ';
    if (begins && (at[length] == ' ' || !at[length])) return 1;
  }
  return 0;
}

/* A line for each id: the first scenario that names it and passed. */
static void write_ids(const TestRun *run, const Paths *ids, FILE *out) {
  for (int i = 0; i < ids->count; i++) {
    const TestCase *found = NULL;
    for (int k = 0; !found && k < run->count; k++)
      if (run->cases[k].passed && lists_id(run->cases[k].info.ids, ids->at[i]))
        found = &run->cases[k];
    if (found)
      fprintf(out, "%s\tcovered\t%s:%d\n", ids->at[i], found->info.file,
              found->info.line);
    else
      fprintf(out, "%s\tmissing\n", ids->at[i]);
  }
}

/* -- selecting ---------------------------------------------------------------------- */

static int has_part(const char *text, const char *part) {
  size_t length = strlen(part);
  for (; *text; text++)
    if (!strncasecmp(text, part, length)) return 1;
  return !length;
}

static int selected(const ScenarioInfo *info, const char *filter) {
  return !filter || has_part(info->name, filter) || has_part(info->file, filter) ||
         has_part(info->ids, filter);
}

static int select_cases(TestRun *run, const char *filter) {
  int count = scenarios_count(run->scenarios);
  run->cases = calloc((size_t)count + 1, sizeof *run->cases);
  if (!run->cases) return 0;
  for (int i = 0; i < count; i++) {
    TestCase *c = &run->cases[run->count];
    scenarios_info(run->scenarios, i, &c->info);
    c->index = i;
    if (run->count) c->file = c[-1].file + (strcmp(c->info.file, c[-1].info.file) != 0);
    run->count += selected(&c->info, filter);
  }
  return 1;
}

static int load_files(Scenarios *s, char **argv, int count, char *error, size_t size) {
  char folder[TEST_PATH_SIZE];
  char *whole[] = {root_path("tests/scenarios", folder, sizeof folder)};
  Paths files = {0};
  int ok = 1;
  if (!count) {
    argv = whole;
    count = 1;
  }
  for (int i = 0; ok && i < count; i++) {
    ok = find_files(&files, argv[i], ".lua", 0);
    if (!ok) snprintf(error, size, "%s: can't be read", argv[i]);
  }
  if (files.count) qsort(files.at, (size_t)files.count, sizeof *files.at, by_bytes);
  for (int i = 0; ok && i < files.count; i++)
    if (!i || strcmp(files.at[i], files.at[i - 1]))
      ok = scenarios_load(s, files.at[i], error, size);
  paths_free(&files);
  return ok;
}

/* -- the command -------------------------------------------------------------------- */

static PopProgram *load_program(void *user, const PopConfig *config, const char *overlay,
                                char *error, size_t size) {
  char cards[TEST_PATH_SIZE];
  const TestArgs *args = user;
  CliLoad load = {.with = &args->with, .extra_cards = root_path("tests/cards", cards, sizeof cards),
                  .overlay = overlay, .overlay_name = "scenario overlay",
                  .config = config};
  return cli_load(&load, error, size);
}

/* Writes a report file. 0 after a message. */
static int write_file(const TestRun *run, const Paths *ids, const char *path) {
  FILE *out = fopen(path, "w");
  if (!out) return cli_fail(0, "test", "%s: can't be written", path);
  if (ids) write_ids(run, ids, out);
  else test_report_junit(run, out);
  int bad = ferror(out);
  bad |= fclose(out);
  return !bad || cli_fail(0, "test", "%s: can't be written", path);
}

static int report(const TestRun *run, const TestArgs *args, const Paths *ids) {
  if (args->tap) test_report_tap(run, stdout);
  else test_report_plain(run, stdout);
  if (args->junit && !write_file(run, NULL, args->junit)) return CLI_FAILED;
  if (args->ids && !write_file(run, ids, args->ids)) return CLI_FAILED;
  return test_run_failed(run) ? CLI_FAILED : CLI_OK;
}

/* Everything after the command line. 'ids' and 'run' are freed by the caller. */
static int run_tests(TestRun *run, const TestArgs *args, Paths *ids, char **argv,
                     int count) {
  char error[TEST_ERROR_SIZE] = "out of memory", path[TEST_PATH_SIZE];
  alarm(LOAD_SECONDS); /* the last resort if a file keeps the C library busy */
  TestArgs for_load = *args;
  ScenarioHost host = {.load = load_program, .user = &for_load,
                       .paranoid = args->paranoid,
                       .harness = root_path("scripts/scenario.lua", path, sizeof path)};
  run->scenarios = scenarios_new(&host, error, sizeof error);
  if (!run->scenarios || !know_ids(run->scenarios, ids, error, sizeof error) ||
      !load_files(run->scenarios, argv, count, error, sizeof error) ||
      !scenarios_prepare(run->scenarios, error, sizeof error) ||
      !select_cases(run, args->filter))
    return cli_fail(CLI_FAILED, "test", "%s", error);
  if (!run->count) return cli_fail(CLI_FAILED, "test", "no scenario fits");
  alarm(0);
  if (!test_run(run, (int)(args->workers < 64 ? args->workers : 64))) return CLI_FAILED;
  return report(run, args, ids);
}

int cli_test(int argc, char **argv) {
  TestArgs args = {.workers = 1};
  const CliOption options[] = {
    {"--filter", CLI_TEXT, &args.filter, "PART",
     "only scenarios with PART in name, file or id"},
    {"--tap", CLI_FLAG, &args.tap, NULL, "print TAP"},
    {"--junit", CLI_TEXT, &args.junit, "FILE", "write JUnit XML as well"},
    {"-j", CLI_NUMBER, &args.workers, "N", "run N scenarios at a time (1)"},
    {"--paranoid", CLI_FLAG, &args.paranoid, NULL,
     "play everything twice and check all invariants on the way"},
    {"--with", CLI_LIST, &args.with, "FILE",
     "load an overlay script after all others, before those of scenarios"},
    {"--ids", CLI_TEXT, &args.ids, "FILE",
     "write which clause is covered by which scenario"},
  };
  const CliUsage usage = {
    "test", "[PATH...]",
    "Runs scenario tests: files, folders, or all of tests/scenarios.",
    options, (int)(sizeof options / sizeof options[0]), 0, 1000};
  int count = cli_args(&usage, argc, argv);
  if (count < 0) return cli_args_exit(count);
  TestRun run = {0};
  Paths ids = {0};
  int code = run_tests(&run, &args, &ids, argv + 1, count);
  scenarios_free(run.scenarios);
  for (int i = 0; i < run.count; i++) free(run.cases[i].message);
  free(run.cases);
  free(run.trouble);
  paths_free(&ids);
  return code;
}
