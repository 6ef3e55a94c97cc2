/* cli_show.c: 'pop show': a card or a keyword as the engine understands it.
**
** The text shown is rendered from the declaration, so it is what will happen, and the
** place of the declaration is where to change it.
*/
#include <string.h>

#include "cli.h"

enum { NAME_SIZE = 160 };

/* Cards first, then keywords: the names a person may type. */
typedef struct Names {
  const PopProgram *program;
  const int *defs;   /* the cards; NULL: all there are */
  int cards;
  char name[NAME_SIZE];
} Names;

static const char *name_at(void *user, int i) {
  Names *n = user;
  PopKeyword k;
  if (i < n->cards) {
    cli_def_name(n->program, n->defs ? n->defs[i] : i, n->name, sizeof n->name);
    return n->name;
  }
  return pop_program_keyword(n->program, i - n->cards, &k) == POP_OK ? k.name : "";
}

/* Prints text with every line moved in. */
static void print_text(const char *text) {
  while (*text) {
    int length = (int)strcspn(text, "\n");
    printf("  %.*s\n", length, text);
    text += length + (text[length] != 0);
  }
}

static void print_stat(const char *name, int value, int *shown) {
  if (value < 0) return;
  printf("%s%s %d", *shown ? ", " : "", name, value);
  *shown = 1;
}

void cli_show_card(const PopProgram *p, int def) {
  PopDef d;
  char name[NAME_SIZE];
  int shown = 0;
  if (pop_program_def(p, def, &d) != POP_OK) return;
  cli_def_name(p, def, name, sizeof name);
  printf("%s\n%s, %s", name, d.side, d.type_line);
  for (int i = 0; i < d.nsubtypes; i++) printf("%s%s", i ? ", " : " - ", d.subtypes[i]);
  printf("\n");
  print_stat("cost", d.cost, &shown);
  print_stat("speed", d.speed, &shown);
  print_stat("power", d.power, &shown);
  print_stat("health", d.health, &shown);
  if (shown) printf("\n");
  print_text(d.text);
  if (*d.set) printf("set %s", d.set);
  if (*d.set && d.number) printf(" %d", d.number);
  printf("%sdefined in %s:%d\n", *d.set ? ", " : "", d.file, d.line);
}

static void show_keyword(const PopProgram *p, int keyword) {
  PopKeyword k;
  if (pop_program_keyword(p, keyword, &k) != POP_OK) return;
  printf("%s\nkeyword, %s, %s\n", k.name, k.kind, k.stacking);
  print_text(k.text);
  printf("defined in %s:%d\n", k.file, k.line);
}

int cli_show_name(const PopProgram *p, const int *defs, int ndefs, const char *text,
                  char *error, size_t size) {
  Names names = {.program = p, .defs = defs, .cards = defs ? ndefs : pop_program_defs(p)};
  int count = names.cards + pop_program_keywords(p);
  const char *noun = defs ? "keyword or card in sight" : "card or keyword";
  int found = cli_pick_name(name_at, &names, count, noun, text, error, size);
  if (found < 0) return 0;
  if (found < names.cards) cli_show_card(p, defs ? defs[found] : found);
  else show_keyword(p, found - names.cards);
  return 1;
}

/* Joins the words of the command line: quotes around a name are not needed. */
static void join(char *out, size_t size, int count, char **words) {
  size_t used = 0;
  out[0] = 0;
  for (int i = 0; i < count && used < size; i++)
    used += (size_t)snprintf(out + used, size - used, "%s%s", i ? " " : "", words[i]);
}

int cli_show(int argc, char **argv) {
  CliList with = {.count = 0};
  char text[NAME_SIZE], error[512];
  const CliOption options[] = {
    {"--with", CLI_LIST, &with, "FILE", "load an overlay script after all others"},
  };
  const CliUsage usage = {
      .command = "show",
      .arguments = "CARD|KEYWORD",
      .least = 1,
      .most = 16,
      .summary =
          "Prints a card or a keyword. Any part of a name will do if only one has it.",
      .options = options,
      .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  join(text, sizeof text, given, argv + 1);
  CliLoad load = {.with = &with};
  PopProgram *program = cli_load(&load, error, sizeof error);
  if (!program) return cli_fail(CLI_FAILED, "show", "%s", error);
  int ok = cli_show_name(program, NULL, 0, text, error, sizeof error);
  pop_program_free(program);
  return ok ? CLI_OK : cli_fail(CLI_FAILED, "show", "%s", error);
}
