/* base.c: the memory of the program that is loaded once, and how its games are played. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

#include "cli_game.h"

enum { BLOCK = 48 * 1024 * 1024, SMALL = 1024, STEP = 16, FILES = 256 };

typedef struct File { PopScriptRole role; char set[32], name[128], *text; size_t length; } File;

static struct Base {
  char *at, *copy;         /* the block, and as it was when the tree was loaded */
  size_t used;
  void *free[SMALL / STEP + 1];
  int loaded, defs;        /* definitions of the tree */
  BaseKind kind;
  PopProgram *program;
  long live;               /* blocks of malloc */
  File files[FILES];
  int nfiles, errors;
  char error[300];
} base;

_Noreturn void base_broken(const char *what, const char *detail) {
  fprintf(stderr, "BROKEN: %s: %s\n", what, detail);
  abort();
}

/* -- memory -------------------------------------------------------------------------- */

static size_t rounded(size_t size) { return (size + STEP - 1) / STEP * STEP; }

static int is_inside(const void *ptr) {
  return (const char *)ptr >= base.at && (const char *)ptr < base.at + BLOCK;
}

static void *take(size_t size) {
  size_t room = rounded(size);
  if (base.loaded) {
    base.live++;
    return malloc(size);
  }
  void **list = room <= SMALL ? &base.free[room / STEP] : NULL;
  if (list && *list) {
    void *block = *list;
    memcpy(list, block, sizeof *list);
    return block;
  }
  if (base.used + room > BLOCK) base_broken("the script tree", "needs more room");
  base.used += room;
  return base.at + base.used - room;
}

static void give_back(void *ptr, size_t size) {
  size_t room = rounded(size);
  if (!is_inside(ptr)) {
    base.live--;
    free(ptr);
  } else if (!base.loaded && room <= SMALL) {
    memcpy(ptr, &base.free[room / STEP], sizeof(void *));
    base.free[room / STEP] = ptr;
  }
}

static void *allocate(void *user, void *ptr, size_t old_size, size_t size) {
  (void)user;
  void *block = size ? take(size) : NULL;
  if (ptr && block) memcpy(block, ptr, old_size < size ? old_size : size);
  if (ptr && (block || !size)) give_back(ptr, old_size);
  return block;
}

/* -- loading ------------------------------------------------------------------------- */

static int begins(const char *name, const char *with) {
  return !strncmp(name, with, strlen(with));
}

static void collect(void *user, const char *part, const char *name, const char *text,
                    size_t length) {
  (void)user;
  File *f = &base.files[base.nfiles++];
  if (base.nfiles == FILES || !(f->text = malloc(length + 1)))
    base_broken("the script tree", "has too many files");
  memcpy(f->text, text, length);
  f->length = length;
  f->role = begins(name, "scripts/vocabulary/") ? POP_VOCABULARY
          : begins(part, "cards/") ? POP_CARDS : POP_RULES;
  snprintf(f->name, sizeof f->name, "%.127s", name);
  snprintf(f->set, sizeof f->set, "%.31s", f->role == POP_CARDS ? part + 6 : "");
}

static void on_script_error(void *user, const PopScriptError *e) {
  (void)user;
  base.errors++;
  snprintf(base.error, sizeof base.error, "%s: %s", e->card, e->message);
}

static const char few[] =
  "local function unit(name, cost) card(name) { side = 'light', type = 'ground', cost = cost,\n"
  "  speed = 10 * cost, power = cost, health = cost, subtypes = { 'Clone', 'Republic', 'Droid' },\n"
  "  'Armor', 'Pay 1 Force -> Evade 2' } end\n"
  "unit('Stun Tank', 5) unit('Clone Footsoldier', 2) unit('B2 Super Battle Droid', 3)\n"
  "errata 'B2 Super Battle Droid' { side = 'dark' }\n";

/* Adds what all inputs share. */
static void add_tree(BaseKind kind) {
  for (int i = 0; i < base.nfiles; i++) {
    File *f = &base.files[i];
    if (kind != BASE_CARDS && f->role == POP_CARDS) continue;
    if (pop_program_add(base.program, f->role, f->set, f->name, f->text, f->length))
      base_broken(f->name, pop_program_error(base.program));
  }
  if (kind == BASE_FEW &&
      pop_program_add(base.program, POP_CARDS, "FEW", "few.lua", few, sizeof few - 1))
    base_broken("few.lua", pop_program_error(base.program));
  for (int i = 0; i < base.nfiles; i++) free(base.files[i].text);
}

static void load(BaseKind kind) {
  char error[500];
  CliLoad all = {.loaded = collect};
  PopProgram *once = cli_load(&all, error, sizeof error);
  if (!once) base_broken("the script tree", error);
  base.defs = kind == BASE_CARDS ? pop_program_defs(once) : kind == BASE_FEW ? 3 : 0;
  pop_program_free(once);
  base.at = malloc(BLOCK);
  PopConfig config = {.allocator = allocate, .script_error = on_script_error};
  base.program = base.at ? pop_program_new(&config) : NULL;
  if (!base.program) base_broken("the script tree", "no memory");
  add_tree(kind);
  base.copy = malloc(base.used);
  if (!base.copy) base_broken("the script tree", "no memory");
  memcpy(base.copy, base.at, base.used);
  base.kind = kind;
  base.loaded = 1;
}

PopProgram *base_program(BaseKind kind) {
  if (!base.loaded) load(kind);
  else memcpy(base.at, base.copy, base.used);
  if (base.kind != kind) base_broken("a base", "of one kind in a process");
  base.errors = 0;
  base.error[0] = 0;
  return base.program;
}

void base_free(PopProgram *p) {
  pop_program_free(p);
  if (base.live) base_broken("memory", "is left when the program is freed");
}

int base_script_errors(void) { return base.errors; }
const char *base_script_error(void) { return base.error; }

/* -- choices ------------------------------------------------------------------------- */

static uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

unsigned choose(Choices *c, unsigned n) {
  if (n < 2) return 0;
  if (c->left) {
    unsigned x = *c->at;
    c->at++;
    c->left--;
    return x % n;
  }
  return c->random ? (unsigned)((next_random(&c->random) >> 32) * n >> 32) : 0;
}

/* -- games --------------------------------------------------------------------------- */

enum { DEFS_PLACED = 12 };

/* One card in a zone; one that does not belong there is left out. */
static int place(PopGame *g, int player, int def, const char *zone, PopProgram *p) {
  return pop_game_place(g, player, def, pop_zone_find(p, zone));
}

static void place_everywhere(PopGame *g, PopProgram *p, int def, Choices *c) {
  static const char *const arenas[] = {"space", "ground", "character"};
  PopDef d;
  if (pop_program_def(p, def, &d) != POP_OK) return;
  for (int player = 0; player < 2; player++) {
    int unit = d.power >= 0 && d.speed >= 0;
    for (int i = 0; unit && i < 3; i++)
      if (strstr(d.type_line, i == 0 ? "Space" : i == 1 ? "Ground" : "Character"))
        place(g, player, def, arenas[i], p);
    place(g, player, def, "hand", p);
    place(g, player, def, "deck", p);
    if (choose(c, 3) == 1) place(g, player, def, "discard", p);
    int build = choose(c, 3) ? -1 : place(g, player, def, "build", p);
    if (build < 0) continue;
    pop_game_set_face_down(g, build, 1);
    pop_game_set_counters(g, build, "build", (int)choose(c, 7));
  }
}

/* The input's own cards, those it may change by name, and some others. */
static void place_cards(PopGame *g, PopProgram *p, Choices *c) {
  static const char *const known[] = {"Stun Tank", "Clone Footsoldier",
                                      "B2 Super Battle Droid"};
  int defs = pop_program_defs(p), most = base.defs + DEFS_PLACED;
  for (int i = base.defs; i < defs && i < most; i++) place_everywhere(g, p, i, c);
  for (int i = 0; i < 3 && base.defs; i++)
    place_everywhere(g, p, pop_program_find(p, known[i]), c);
  for (int i = 0; i < 3 && base.defs; i++)
    place_everywhere(g, p, (int)choose(c, (unsigned)base.defs), c);
}

int base_set_up(PopGame *g, PopProgram *p, Choices *c) {
  static const char *const starts[] = {"turn", "battle", "turn", "game"};
  place_cards(g, p, c);
  for (int player = 0; player < 2; player++) {
    pop_game_set_resource(g, player, "force", 6);
    pop_game_set_resource(g, player, "build", 6);
  }
  uint64_t seed = 1 + choose(c, 256);
  return pop_game_begin(g, starts[choose(c, 4)], seed) == POP_OK;
}

/* All that can be read of a game must be readable in any position. */
static void read_all(PopGame *g, const PopRequest *r, Choices *c) {
  char text[80];
  PopCard card;
  int i = (int)choose(c, (unsigned)r->count), at = (int)choose(c, (unsigned)pop_game_cards(g));
  pop_game_option_text(g, &r->options[i], text, sizeof text);
  pop_game_card(g, (int)choose(c, 3) - 1, at, &card);
  pop_game_card_name(g, 0, at);
  pop_game_value(g, at, "power");
}

const char *base_play(PopGame *g, int decisions, Choices *c, long *played) {
  PopRequest r;
  PopStatus status;
  int n = 0;
  while ((status = pop_game_advance(g)) == POP_DECIDE && n++ < decisions) {
    if (pop_game_check(g) != POP_OK) break;
    if (pop_game_request(g, &r) != POP_OK) return "no request is open";
    if (r.count < 1 || r.count > POP_MAX_OPTIONS) return "a request without options";
    if (n % 8 == 1) read_all(g, &r, c);
    if (pop_game_answer(g, (int)choose(c, (unsigned)r.count)) != POP_OK) break;
  }
  *played += n;
  if (status == POP_ENDED || status == POP_ABORTED || n > decisions) return NULL;
  return pop_game_error(g);
}
