/* fuzz_scenario.c: the input is a file of scenarios: it is loaded and what it declares is
** run. Whatever it says, the answer is passed, or failed with a message. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base.h"
#include "cli.h"
#include "script_scenario.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static PopProgram *load(void *user, const PopConfig *config, const char *overlay,
                        char *error, size_t size) {
  CliLoad all = {.overlay = overlay, .overlay_name = "scenario overlay", .config = config};
  (void)user;
  return cli_load(&all, error, size);
}

/* The path of a file without a name that holds the input. */
static const char *write_file(const uint8_t *data, size_t size) {
  static char path[32];
  static FILE *file;
  if (!file && !(file = tmpfile())) base_broken("a file", "can't be made");
  int fd = fileno(file);
  if (ftruncate(fd, 0) || pwrite(fd, data, size, 0) != (ssize_t)size)
    base_broken("a file", "can't be written");
  snprintf(path, sizeof path, "/dev/fd/%d", fd);
  return path;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Scenarios *s;
  static int done;
  char error[4096] = "", harness[600];
  snprintf(harness, sizeof harness, "%s/scripts/scenario.lua", cli_root());
  ScenarioHost host = {.load = load, .harness = harness};
  /* The program without cards is loaded once for many files. */
  if (!s || scenarios_count(s) > 2000 || ++done % 500 == 0) {
    scenarios_free(s);
    s = scenarios_new(&host, error, sizeof error);
    if (!s || !scenarios_prepare(s, error, sizeof error)) base_broken("harness", error);
  }
  int first = scenarios_count(s);
  if (!scenarios_load(s, write_file(data, size), error, sizeof error) && !*error)
    base_broken("a file is refused", "without a message");
  int count = scenarios_count(s);
  for (int i = first; i < count && i < first + 3; i++) {
    error[0] = 0;
    if (!scenarios_run(s, i, error, sizeof error) && !*error)
      base_broken("a scenario fails", "without a message");
  }
  return 0;
}
