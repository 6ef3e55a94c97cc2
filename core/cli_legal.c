/* cli_legal.c: 'pop deck': is a deck legal, and what is in it?
**
** Everything that is wrong is told, not only the first thing; unknown cards with their
** lines, and then nothing is counted. Exit codes: 0 all decks are legal, 1 one is not.
*/
#include <stdlib.h>
#include <string.h>

#include "cli_game.h"

enum { PROBLEMS = 64, PROBLEM_SIZE = 512 };

typedef struct Verdict {
  const char *name;        /* as given */
  Deck deck;
  PopDeckReport report;
  char problems[PROBLEMS][PROBLEM_SIZE];
  int count;
} Verdict;

static void add_problem(void *user, const char *text) {
  Verdict *v = user;
  if (v->count < PROBLEMS) snprintf(v->problems[v->count++], PROBLEM_SIZE, "%s", text);
}

/* Unknown cards have a line, and a name that may be meant. */
static void find_unknown(Verdict *v, const PopProgram *p) {
  char why[PROBLEM_SIZE - 32], text[PROBLEM_SIZE];
  for (int i = 0; i < v->deck.ncards; i++) {
    if (!cli_deck_unknown(p, v->deck.names[i], why, sizeof why)) continue;
    snprintf(text, sizeof text, "line %d: %s", v->deck.lines[i], why);
    add_problem(v, text);
  }
}

static void judge(Verdict *v, const PopProgram *p, const char *name) {
  char error[PROBLEM_SIZE];
  memset(v, 0, sizeof *v);
  v->name = name;
  v->report.side = "";
  if (!cli_deck_read(&v->deck, name, error, sizeof error)) {
    add_problem(v, error);
    return;
  }
  find_unknown(v, p);
  if (v->count) return;
  PopDeck view = deck_view(&v->deck);
  pop_deck_report(p, &view, &v->report, add_problem, v);
}

/* -- for people ------------------------------------------------------------------------ */

/* Number 'n' of things, if there are any. */
static void print_count(int n, const char *one, const char *many, const char **between) {
  if (!n) return;
  printf("%s%d %s", *between, n, n == 1 ? one : many);
  *between = ", ";
}

static void print_counts(const Verdict *v, const PopProgram *p) {
  const PopDeckReport *r = &v->report;
  const char *between = "  ";
  printf("  %s, %d cards, %d different\n  %d units:", r->side, r->cards, r->different,
         r->units);
  for (int a = 0; a < 3; a++)
    printf("%s %s %d", a ? "," : "", pop_zone_name(p, a), r->arenas[a]);
  printf("\n");
  print_count(r->battle, "Battle card", "Battle cards", &between);
  print_count(r->missions, "Mission", "Missions", &between);
  print_count(r->locations, "Location", "Locations", &between);
  print_count(r->equipment, "Equipment", "Equipment", &between);
  if (*between == ',') printf("\n");
  between = "  outside: ";
  print_count(r->events, "Event", "Events", &between);
  print_count(r->resources, "Resource", "Resources", &between);
  print_count(r->outside - r->events - r->resources, "Subordinate", "Subordinates", &between);
  if (*between == ',') printf("\n");
}

static void print_plain(const Verdict *v, const PopProgram *p) {
  printf("%s: %s\n", *v->deck.title ? v->deck.title : v->name,
         v->count ? "not legal" : "legal");
  for (int i = 0; i < v->count; i++) printf("  %s\n", v->problems[i]);
  if (*v->report.side) print_counts(v, p);
}

/* -- for programs ---------------------------------------------------------------------- */

static void print_json(const Verdict *v, const PopProgram *p) {
  const PopDeckReport *r = &v->report;
  printf("{\"deck\":");
  cli_json_string(stdout, v->name);
  printf(",\"title\":");
  cli_json_string(stdout, v->deck.title);
  printf(",\"legal\":%s,\"side\":", v->count ? "false" : "true");
  cli_json_string(stdout, r->side);
  printf(",\"cards\":%d,\"different\":%d,\"units\":%d,\"arenas\":{", r->cards, r->different,
         r->units);
  for (int a = 0; a < 3; a++) {
    if (a) putchar(',');
    cli_json_string(stdout, pop_zone_name(p, a));
    printf(":%d", r->arenas[a]);
  }
  printf("},\"battle\":%d,\"missions\":%d,\"locations\":%d,\"equipment\":%d,\"outside\":%d,"
         "\"events\":%d,\"resources\":%d,\"problems\":[", r->battle, r->missions,
         r->locations, r->equipment, r->outside, r->events, r->resources);
  for (int i = 0; i < v->count; i++) {
    if (i) putchar(',');
    cli_json_string(stdout, v->problems[i]);
  }
  printf("]}\n");
}

int cli_legal(int argc, char **argv) {
  Verdict *verdict;
  char error[512];
  int json = 0, bad = 0;
  CliList with = {.count = 0};
  const CliOption options[] = {
    {"--json", CLI_FLAG, &json, NULL, "one line of JSON for each deck"},
    {"--with", CLI_LIST, &with, "FILE", "load an overlay script after all others"},
  };
  const CliUsage usage = {
    .command = "deck", .arguments = "DECK...", .least = 1, .most = 1000,
    .summary = "Says whether decks are legal, or all that is wrong with them, and counts "
               "their cards.\nExit code 0: all are legal; 1: one is not.",
    .options = options, .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  CliLoad load = {.with = &with};
  PopProgram *p = cli_load(&load, error, sizeof error);
  if (!p) return cli_fail(CLI_FAILED, "deck", "%s", error);
  verdict = malloc(sizeof *verdict);
  if (!verdict) bad = !cli_fail(0, "deck", "out of memory");
  for (int i = 1; verdict && i <= given; i++) {
    judge(verdict, p, argv[i]);
    if (json) print_json(verdict, p);
    else print_plain(verdict, p);
    bad |= verdict->count > 0;
  }
  free(verdict);
  pop_program_free(p);
  return bad ? CLI_FAILED : CLI_OK;
}
