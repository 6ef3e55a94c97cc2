/* cli_load.c: reads the script tree and makes a program of it.
**
** The library opens no file; this is where the command does. Load order is part of a
** program's fingerprint, so folders are read in byte order of their names on every
** machine: scripts/vocabulary, scripts/rules, scripts/keywords, cards/<SET>, then what
** the caller adds. Names in messages are relative to the root.
*/
#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli.h"

enum { PATH_SIZE = 1024, SCRIPT_LIMIT = 256 * 1024 };

typedef struct Loader {
  PopProgram *program;
  const CliLoad *load;
  char part[64];
  char *error;
  size_t size;
  int files;
} Loader;

typedef struct Names { char **at; size_t count, capacity; } Names;

const char *cli_root(void) {
  const char *root = getenv("POPCORE_ROOT");
  return root && *root ? root : POP_ROOT;
}

void cli_script_error(void *user, const PopScriptError *e) {
  if (user) ++*(int *)user;
  fprintf(stderr, "pop: script error: %s%s%s (%s:%d): %s [turn %d, %s%s%s, decision %lu]\n",
          e->card, *e->card && *e->clause ? ": " : "", e->clause, e->file, e->line,
          e->message, e->turn, e->step, *e->window ? ", " : "", e->window,
          (unsigned long)e->position);
}

static int fail(Loader *l, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(l->error, l->size, format, args);
  va_end(args);
  return 0;
}

char *cli_read_file(const char *path, size_t limit, size_t *length, char *error,
                    size_t size) {
  struct stat info;
  FILE *file = fopen(path, "rb");
  if (!file || fstat(fileno(file), &info) || S_ISDIR(info.st_mode)) {
    snprintf(error, size, "%s: %s", path, file ? "is not a file" : strerror(errno));
    if (file) fclose(file);
    return NULL;
  }
  char *text = malloc(limit + 1);
  *length = text ? fread(text, 1, limit + 1, file) : 0;
  int bad = ferror(file);
  fclose(file);
  if (!text || bad || *length > limit) {
    snprintf(error, size, "%s: %s", path,
             !text ? "out of memory" : bad ? "can't be read" : "is too long");
    free(text);
    return NULL;
  }
  text[*length] = 0;
  char *shrunk = realloc(text, *length + 1);
  return shrunk ? shrunk : text;
}

/* -- folders ------------------------------------------------------------------------ */

static void names_free(Names *n) {
  for (size_t i = 0; i < n->count; i++) free(n->at[i]);
  free(n->at);
}

static int names_add(Names *n, const char *name) {
  if (n->count == n->capacity) {
    size_t capacity = n->capacity ? 2 * n->capacity : 32;
    char **at = realloc(n->at, capacity * sizeof *at);
    if (!at) return 0;
    n->at = at;
    n->capacity = capacity;
  }
  size_t length = strlen(name) + 1;
  char *copy = malloc(length);
  if (!copy) return 0;
  n->at[n->count++] = memcpy(copy, name, length);
  return 1;
}

static int by_bytes(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int ends_with(const char *name, const char *end) {
  size_t a = strlen(name), b = strlen(end);
  return a > b && !strcmp(name + a - b, end);
}

/* Entries of a folder that end with 'end' and don't begin with a dot, sorted. A folder
** that isn't there has none. */
static int names_read(Names *n, const char *folder, const char *end) {
  DIR *dir = opendir(folder);
  if (!dir) return 1;
  int ok = 1;
  for (struct dirent *e; ok && (e = readdir(dir));)
    if (e->d_name[0] != '.' && ends_with(e->d_name, end)) ok = names_add(n, e->d_name);
  closedir(dir);
  if (n->count) qsort(n->at, n->count, sizeof *n->at, by_bytes);
  return ok;
}

/* -- loading --------------------------------------------------------------------- */

static int add_text(Loader *l, PopScriptRole role, const char *set, const char *name,
                    const char *text, size_t length) {
  l->files++;
  if (l->load->loaded) l->load->loaded(l->load->user, l->part, name, text, length);
  if (pop_program_add(l->program, role, set, name, text, length) == POP_OK) return 1;
  return fail(l, "%s", pop_program_error(l->program));
}

static int add_file(Loader *l, PopScriptRole role, const char *set, const char *path,
                    const char *name) {
  size_t length;
  char *text = cli_read_file(path, SCRIPT_LIMIT, &length, l->error, l->size);
  if (!text) return 0;
  int ok = add_text(l, role, set, name, text, length);
  free(text);
  return ok;
}

/* What is added from here on belongs to this part of the scripts. */
static int begin_part(Loader *l, const char *part) {
  snprintf(l->part, sizeof l->part, "%.63s", part);
  return 1;
}

/* Adds every script of the folder 'base'/'folder'. */
static int add_folder(Loader *l, PopScriptRole role, const char *set, const char *base,
                      const char *folder) {
  char path[PATH_SIZE];
  const char *slash = *base ? "/" : "";
  Names names = {0};
  snprintf(path, sizeof path, "%s%s%s", base, slash, folder);
  int ok = names_read(&names, path, ".lua") || fail(l, "%s: out of memory", folder);
  for (size_t i = 0; ok && i < names.count; i++) {
    char name[PATH_SIZE];
    int n = snprintf(name, sizeof name, "%s/%s", folder, names.at[i]);
    int m = snprintf(path, sizeof path, "%s%s%s", base, slash, name);
    if (n >= PATH_SIZE || m >= PATH_SIZE) ok = fail(l, "%s: path is too long", folder);
    else ok = add_file(l, role, set, path, name);
  }
  names_free(&names);
  return ok;
}

static int add_card_folders(Loader *l, const char *root) {
  char path[PATH_SIZE];
  Names sets = {0};
  snprintf(path, sizeof path, "%s/cards", root);
  int ok = names_read(&sets, path, "") || fail(l, "cards: out of memory");
  for (size_t i = 0; ok && i < sets.count; i++) {
    if (snprintf(path, sizeof path, "cards/%s", sets.at[i]) >= PATH_SIZE)
      ok = fail(l, "cards/%s: path is too long", sets.at[i]);
    else
      ok = begin_part(l, path) && add_folder(l, POP_CARDS, sets.at[i], root, path);
  }
  names_free(&sets);
  return ok;
}

static int add_tree(Loader *l) {
  const char *root = cli_root();
  begin_part(l, "rules");
  if (!add_folder(l, POP_VOCABULARY, "", root, "scripts/vocabulary")) return 0;
  if (!l->files)
    return fail(l, "%s: no scripts/vocabulary here; set POPCORE_ROOT to the folder that "
                "holds scripts/ and cards/", root);
  return add_folder(l, POP_RULES, "", root, "scripts/rules") &&
         begin_part(l, "keywords") &&
         add_folder(l, POP_RULES, "", root, "scripts/keywords") &&
         add_card_folders(l, root);
}

/* Overlays are known by their order and content; the name is for people. */
static int add_overlay(Loader *l, int i, const char *path) {
  const char *slash = strrchr(path, '/');
  snprintf(l->part, sizeof l->part, "overlay %d (%.40s)", i + 1, slash ? slash + 1 : path);
  return add_file(l, POP_RULES, "", path, path);
}

static int add_all(Loader *l, const CliLoad *load) {
  if (!add_tree(l)) return 0;
  begin_part(l, "cards/TEST");
  if (load->extra_cards && !add_folder(l, POP_CARDS, "TEST", "", load->extra_cards))
    return 0;
  for (int i = 0; load->with && i < load->with->count; i++)
    if (!add_overlay(l, i, load->with->at[i])) return 0;
  begin_part(l, "overlay");
  if (load->overlay && !add_text(l, POP_RULES, "", load->overlay_name, load->overlay,
                                 strlen(load->overlay)))
    return 0;
  if (pop_program_finish(l->program) == POP_OK) return 1;
  return fail(l, "%s", pop_program_error(l->program));
}

PopProgram *cli_load(const CliLoad *load, char *error, size_t size) {
  PopConfig config = {.script_error = cli_script_error};
  Loader l = {.program = pop_program_new(load->config ? load->config : &config),
              .load = load, .error = error, .size = size};
  if (!l.program) {
    fail(&l, "out of memory");
    return NULL;
  }
  if (add_all(&l, load)) return l.program;
  pop_program_free(l.program);
  return NULL;
}
