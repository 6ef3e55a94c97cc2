/* replay.c: runs a fuzz target on the files of its corpus, without a fuzzer: what was found
** once stays a test. Linked with one target; prints TAP. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

#include "base.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PATH = 700, MOST = 1 << 16 };

static int is_visible(const struct dirent *e) { return e->d_name[0] != '.'; }

static void replay(const char *path) {
  char error[200];
  size_t length;
  char *text = cli_read_file(path, MOST, &length, error, sizeof error);
  if (!text) base_broken(path, error);
  LLVMFuzzerTestOneInput((const uint8_t *)text, length);
  free(text);
}

int main(int argc, char **argv) {
  const char *name = strrchr(argv[0], '_');
  char folder[PATH / 2], path[PATH];
  struct dirent **files = NULL;
  (void)argc;
  snprintf(folder, sizeof folder, "%s/tests/fuzz/corpus/%s", cli_root(), name ? name + 1 : "");
  int count = scandir(folder, &files, is_visible, alphasort);
  for (int i = 0; i < count; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, files[i]->d_name);
    replay(path);
    printf("ok %d - %s\n", i + 1, files[i]->d_name);
    fflush(stdout);
    free(files[i]);
  }
  free(files);
  if (count < 1) printf("not ok 1 - %s has no files\n", folder);
  return count < 1;
}
