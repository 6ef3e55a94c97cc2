/* sample.c: tries random battles between units that have the two keywords, until one attack
** has both, writes down how it went and lets the scenario harness play it again.
*/
#include "sample.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "script_scenario.h"

enum { TRIES = 4000, UNITS = 12, ON_TABLE = 4, DICE = 64, TEXT = 8192, DECISIONS = 200 };

static const char *const arenas[] = {"space", "ground", "character"};
static const char *const words[] = {"Plain", "First", "Second", "Both"};

typedef struct Sample {
  const char *names[2];
  char lines[2][200];         /* how a card has the keyword */
  char cards[TEXT], script[TEXT];
  uint64_t random;
  int unit[ON_TABLE];         /* definitions 0..UNITS-1 on the table; the first two dark */
  uint8_t dice[DICE];
} Sample;

static unsigned below(Sample *s, unsigned n) {
  s->random = s->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (unsigned)(s->random >> 33) % n;
}

/* tests/interactions/lines.txt: a keyword, a tabulator, how a card has it. */
static int line_for(const char *keyword, char *out, size_t size) {
  char path[1024], line[400];
  snprintf(path, sizeof path, "%s/tests/interactions/lines.txt", cli_root());
  FILE *file = fopen(path, "r");
  size_t length = strlen(keyword);
  *out = 0;
  while (file && fgets(line, sizeof line, file)) {
    if (strncmp(line, keyword, length) || line[length] != '\t') continue;
    line[strcspn(line, "\n")] = 0;
    snprintf(out, size, "%s", line + length + 1);
  }
  if (file) fclose(file);
  return *out != 0;
}

/* One unit of each arena without, with one, with the other and with both keywords; unique, as
** some keywords are for unique units only. */
static void write_cards(Sample *s) {
  size_t n = 0;
  for (int i = 0; i < UNITS; i++) {
    int has = i % 4;
    n += (size_t)snprintf(s->cards + n, sizeof s->cards - n,
      "  card \"%s of %s (A)\" { side = \"dark\", type = \"%s\", cost = 4, speed = %d, power = 4,\n"
      "    health = 5%s%s%s%s }\n", words[has], arenas[i / 4], arenas[i / 4], 20 + 5 * i,
      has & 1 ? ", " : "", has & 1 ? s->lines[0] : "", has & 2 ? ", " : "",
      has & 2 ? s->lines[1] : "");
  }
}

/* Four units, of which some have the first keyword and some the second. */
static void deal(Sample *s) {
  int common = (int)below(s, 3), has;
  do {
    has = 0;
    for (int i = 0; i < ON_TABLE; i++) {
      int arena = below(s, 4) ? common : (int)below(s, 3);
      s->unit[i] = 4 * arena + (int)below(s, 4);
      for (int k = 0; k < i; k++)
        if (s->unit[k] == s->unit[i]) s->unit[i--] = 0, k = i;
    }
    for (int i = 0; i < ON_TABLE; i++) has |= s->unit[i] % 4;
  } while (has != 3);
  for (int i = 0; i < DICE; i++) s->dice[i] = (uint8_t)(1 + below(s, 6));
}

static const char *unit_name(int unit, char out[40]) {
  snprintf(out, 40, "%s of %s (A)", words[unit % 4], arenas[unit / 4]);
  return out;
}

static void say(Sample *s, const char *format, const char *a, const char *b) {
  size_t n = strlen(s->script);
  snprintf(s->script + n, sizeof s->script - n, format, a, b);
}

/* The keyword whose name is in an option's text, as its second argument; else nothing. */
static const char *part(const Sample *s, const char *text, char out[48]) {
  *out = 0;
  for (int i = 0; i < 2 && !*out; i++)
    if (strstr(text, s->names[i])) snprintf(out, 48, ", \"%s\"", s->names[i]);
  return out;
}

/* Writes an answer down in the words of a scenario. 0: it has none. */
static int tell(Sample *s, PopGame *g, const PopRequest *r, const PopOption *o) {
  char text[400], keyword[48], number[16];
  const char *card = o->card == POP_NO_CARD ? "" : pop_game_card_name(g, -1, o->card);
  pop_game_option_text(g, o, text, sizeof text);
  snprintf(number, sizeof number, "%d", o->number);
  switch (o->kind) {
    case POP_OPTION_NOTHING: return 1;
    case POP_OPTION_PASS:
      if (r->kind != POP_REQUEST_WINDOW) say(s, "    t:choose(false)\n", "", "");
      return 1;
    case POP_OPTION_PLAY: say(s, "    t:play(\"%s\"%s)\n", card, part(s, text, keyword)); return 1;
    case POP_OPTION_ATTACK:
      say(s, "    t:attack(\"%s\", \"%s\")\n", pop_game_card_name(g, -1, o->card2), card);
      return 1;
    case POP_OPTION_YES: say(s, "    t:choose(true)\n", "", ""); return 1;
    case POP_OPTION_NO: say(s, "    t:choose(false)\n", "", ""); return 1;
    case POP_OPTION_CARD: say(s, "    t:choose(\"%s\"%s)\n", card, ""); return 1;
    case POP_OPTION_NUMBER: say(s, "    t:choose(%s%s)\n", number, ""); return 1;
    case POP_OPTION_DIE: snprintf(number, sizeof number, "%d", o->number + 1);
      say(s, "    t:choose(%s%s)\n", number, ""); return 1;
    case POP_OPTION_ARENA: say(s, "    t:choose(\"%s\"%s)\n", arenas[o->number], ""); return 1;
    case POP_OPTION_TRIGGER:
      say(s, "    t:choose(\"%s\"%s)\n", card, part(s, text, keyword)); return 1;
    default: say(s, "    t:choose(\"%.60s\"%s)\n", text, ""); return 1;
  }
}

/* More often than not something is done. */
static int pick(Sample *s, const PopRequest *r) {
  int i = (int)below(s, (unsigned)r->count);
  int idle = r->options[i].kind == POP_OPTION_PASS || r->options[i].kind == POP_OPTION_NOTHING;
  return idle && below(s, 3) ? (int)below(s, (unsigned)r->count) : i;
}

static int battle(Sample *s, PopProgram *p, Met *met, const Keywords *k) {
  char name[40];
  PopRequest r;
  PopGame *g = pop_game_new(p);
  int ok = g != NULL, n = 0;
  memset(met, 0, sizeof *met);
  watch_into(k, met, 1);
  *s->script = 0;
  for (int i = 0; ok && i < ON_TABLE; i++)
    ok = pop_game_place(g, i / 2, pop_program_find(p, unit_name(s->unit[i], name)),
                        s->unit[i] / 4) >= 0;
  for (int i = 0; ok && i < 2; i++) ok = pop_game_set_resource(g, i, "force", 6) == POP_OK;
  if (ok) watch_game(g);
  ok = ok && pop_game_script_dice(g, s->dice, DICE) == POP_OK &&
       pop_game_begin(g, "battle", 1) == POP_OK;
  while (ok && n++ < DECISIONS && pop_game_advance(g) == POP_DECIDE) {
    if (pop_game_request(g, &r) != POP_OK) break;
    int i = pick(s, &r);
    ok = (r.count == 1 && r.kind != POP_REQUEST_WINDOW) || tell(s, g, &r, &r.options[i]);
    if (pop_game_answer(g, i) != POP_OK) break;
  }
  watch_flush();
  ok = ok && n < DECISIONS && pop_game_advance(g) == POP_ENDED;
  int used = ok ? DICE - pop_game_dice_left(g) : 0;
  if (g) pop_game_free(g);
  return used;
}

static void write_scenario(const Sample *s, int dice, FILE *out) {
  char a[40], b[40];
  fprintf(out, "cards [[\n");
  for (const char *line = s->cards; *line;) { /* those on the table; a card has two lines */
    const char *end = strchr(strchr(line, '\n') + 1, '\n') + 1;
    for (int i = 0; i < ON_TABLE; i++) {
      char quoted[48];
      snprintf(quoted, sizeof quoted, "card \"%s\" ", unit_name(s->unit[i], a));
      if (!strncmp(line + 2, quoted, strlen(quoted)))
        fprintf(out, "%.*s", (int)(end - line), line);
    }
    line = end;
  }
  fprintf(out, "]]\n\nscenario \"%s meets %s\" {\n", s->names[0], s->names[1]);
  for (int side = 0; side < 2; side++) {
    int x = s->unit[2 * side], y = s->unit[2 * side + 1];
    fprintf(out, "  %s = { force = 6, ", side ? "light" : "dark");
    if (x / 4 == y / 4)
      fprintf(out, "%s = { \"%s\", \"%s\" } },\n", arenas[x / 4], unit_name(x, a), unit_name(y, b));
    else
      fprintf(out, "%s = { \"%s\" }, %s = { \"%s\" } },\n", arenas[x / 4], unit_name(x, a),
              arenas[y / 4], unit_name(y, b));
  }
  fprintf(out, "  dice = { ");
  for (int i = 0; i < dice; i++) fprintf(out, "%s%d", i ? ", " : "", s->dice[i]);
  fprintf(out, " },\n  run = function(t)\n%s    t:finish()\n  end,\n}\n", s->script);
}

/* -- the proof ------------------------------------------------------------------------- */

static PopProgram *load(void *user, const PopConfig *config, const char *overlay, char *error,
                        size_t size) {
  CliLoad with = {.overlay = overlay, .overlay_name = "scenario overlay", .config = config};
  (void)user;
  return cli_load(&with, error, size);
}

/* Does the harness play it too, with the same outcome for the pair? */
static int plays_again(const Sample *s, const Keywords *k, int dice, int a, int b) {
  char path[] = "/tmp/interaction-XXXXXX", error[8192], harness[1024];
  static Met met;
  int fd = mkstemp(path), ok = 0;
  FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
  if (!file) return 0;
  write_scenario(s, dice, file);
  fclose(file);
  snprintf(harness, sizeof harness, "%s/scripts/scenario.lua", cli_root());
  ScenarioHost host = {.load = load, .harness = harness};
  Scenarios *all = scenarios_new(&host, error, sizeof error);
  memset(&met, 0, sizeof met);
  watch_into(k, &met, 1);
  if (all && scenarios_load(all, path, error, sizeof error))
    ok = scenarios_run(all, 0, error, sizeof error);
  watch_flush();
  if (all) scenarios_free(all);
  unlink(path);
  return ok && met.pair[a][b];
}

int sample_scenario(const Keywords *k, const char *a, const char *b, uint64_t seed, FILE *out) {
  static Sample s;
  static Met met;
  char error[512];
  int first = keywords_find(k, a), second = keywords_find(k, b), proofs = 0;
  s.names[0] = k->names[first];
  s.names[1] = k->names[second];
  s.random = seed;
  for (int i = 0; i < 2; i++)
    if (!line_for(s.names[i], s.lines[i], sizeof s.lines[i])) return 0;
  write_cards(&s);
  PopProgram *p = load(NULL, NULL, s.cards, error, sizeof error);
  if (!p) {
    fprintf(stderr, "%s\n", error);
    return 0;
  }
  int found = 0;
  for (int i = 0; i < TRIES && !found && proofs < 20; i++) {
    deal(&s);
    int dice = battle(&s, p, &met, k);
    if (!dice || !met.pair[first][second]) continue;
    proofs++;
    found = plays_again(&s, k, dice, first, second);
    if (found) write_scenario(&s, dice, out);
  }
  pop_program_free(p);
  return found;
}
