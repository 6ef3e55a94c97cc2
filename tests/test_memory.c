/* test_memory.c: no memory, at every place where some is asked for.
**
** Each part of a host's life is repeated with its n-th allocation refused, for n = 1, 2 ..
** until none is left to refuse: first only that one, then all from there on. It must answer
** with an error or succeed; whatever it answers, nothing may leak, and what was there
** before must be as good as before. Where there are very many, only the first 300 and then
** every k-th is refused, unless MEMORY_FULL=1: then a load, which asks some hundred thousand
** times, is not begun anew for each n, but the process splits where it asks for the n-th time.
**
** The program is linked with malloc, calloc, realloc and free wrapped: see the Makefile.
*/
#include <limits.h>
#include <malloc.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "cli_game.h"

enum { ALWAYS = 300, SAMPLES = 60, DECISIONS = 20, LARGE = 24 * 1024 };

/* -- refusing ---------------------------------------------------------------------- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *at, size_t size);
void __real_free(void *at);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *at, size_t size);
void __wrap_free(void *at);

static long live;          /* blocks */
static long large;         /* those as large as a game: Lua keeps smaller ones for a while */
static long calls;         /* since the last refuse_from() */
static long first, last;   /* those that are refused; 0 none */

/* -- every allocation of one run: the process splits at each, and the child is refused it -- */

enum { NO_SPLIT, SPLIT_ALL, SPLIT_ONLY };
enum { CHILD_SUCCEEDS, CHILD_FAILS, CHILD_LEAKS, CHILD_IS_SILENT, CHILD_STATES };

static int splitting, is_child;
static long children[CHILD_STATES], broken, first_broken;

static int becomes_child(void) {
  int status;
  pid_t pid = fork();
  if (pid == 0) {
    first = calls;
    last = splitting == SPLIT_ONLY ? calls : LONG_MAX;
    splitting = NO_SPLIT;
    return is_child = 1;
  }
  if (pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) &&
      WEXITSTATUS(status) <= CHILD_FAILS)
    children[WEXITSTATUS(status)]++;
  else if (!broken++)
    first_broken = calls;
  return 0;
}

static int is_refused(void) {
  if (splitting) return calls++, becomes_child();
  return ++calls >= first && calls <= last;
}

static void *count(void *at, long by) {
  if (!at) return NULL;
  live += by;
  large += malloc_usable_size(at) > LARGE ? by : 0;
  return at;
}

void *__wrap_malloc(size_t size) {
  return is_refused() ? NULL : count(__real_malloc(size), 1);
}

void *__wrap_calloc(size_t n, size_t size) {
  return is_refused() ? NULL : count(__real_calloc(n, size), 1);
}

void *__wrap_realloc(void *at, size_t size) {
  if (is_refused()) return NULL;
  count(at, -1);
  return count(__real_realloc(at, size), 1);
}

void __wrap_free(void *at) {
  count(at, -1);
  __real_free(at);
}

static void refuse(long from, long to) {
  calls = 0;
  first = from;
  last = to;
}

/* -- one part after the other ------------------------------------------------------- */

typedef struct World {
  PopProgram *program;
  PopGame *g;
  Journal *journal;
  uint64_t hash;             /* of that game, which is never refused anything */
  uint64_t result;           /* where a part led that did not fail */
} World;

/* Does its part: 1, or 0 after an error. What it makes it also frees. */
typedef int (*Part)(World *w);

/* Lua tries again after one refusal: then nothing fails, and all of the part is played. */
static long step_after(long n, long all, int only) {
  if (n < (only ? ALWAYS / 5 : ALWAYS) || getenv("MEMORY_FULL")) return 1;
  return all / SAMPLES + 1;
}

static void repeat(World *w, Part part, const char *name) {
  refuse(0, 0);
  assert_true(part(w));
  long all = calls, before = large, failed = 0;
  for (int only = 0; only < 2; only++)
    for (long n = 1; n <= all; n += step_after(n, all, only)) {
      refuse(n, only ? n : all * 10);
      failed += !part(w);
      refuse(0, 0);
      if (large != before)
        fail_msg("%s: %ld games are left when allocation %ld fails", name, large - before, n);
    }
  uint64_t result = w->result;
  assert_true(failed > 0);
  assert_true(part(w));
  assert_true(w->result == result); /* all that failed has changed nothing */
  print_message("%s: %ld allocations, %ld failures\n", name, all, failed);
}

/* -- programs ----------------------------------------------------------------------- */

static const char cards[] =
  "card 'Asker' { side = 'dark', type = 'character', cost = 1, speed = 50, power = 4,\n"
  "  health = 3, static { to = your {}, when = function(self) local t = { self:speed() }\n"
  "  return #t == 1 end, power = 1 }, activated { window = 'any',\n"
  "  limit = { 2, per = 'turn' }, effect = function(fx) local c = fx:choose(all {})\n"
  "  fx:damage { 1, to = c } local t = {} for i = 1, 40 do t[i] = { i } end\n"
  "  if fx:confirm('More?') then fx:gain { force = fx:number(1, 3) + fx:roll() } end\n"
  "  local text = '' for i = 1, 20 do text = text .. i end\n"
  "  if #t + #text == 0 then fx:draw(1) end end } }\n"
  "card 'Sufferer' { side = 'light', type = 'character', cost = 1, speed = 40, power = 3,\n"
  "  health = 6, activated { window = 'prevention', limit = { 1, per = 'turn' },\n"
  "  effect = function(fx) fx:prevent { fx:number(0, 2), to = fx.self } end },\n"
  "  trigger { on = damaged { target = self }, effect = function(fx)\n"
  "  if fx:confirm('Again?') then fx:damage { 1, to = fx:choose(their {}) } end end } }\n";
static const PopDeckCard dark_cards[] = {{"Asker", 60}}, light_cards[] = {{"Sufferer", 60}};

static PopProgram *load(void) {
  static char error[1024];
  CliLoad how = {.overlay = cards, .overlay_name = "memory.lua"};
  *error = 0;
  PopProgram *p = cli_load(&how, error, sizeof error);
  if (!p) assert_string_not_equal(error, "");
  return p;
}

/* Every allocation of a load, see above; what a child found is its exit code. */
static void split_load(int how, const char *name) {
  char error[1024] = "";
  CliLoad one = {.overlay = cards, .overlay_name = "memory.lua"};
  long before = live;
  memset(children, 0, sizeof children);
  refuse(0, 0);
  splitting = how;
  PopProgram *p = cli_load(&one, error, sizeof error);
  splitting = NO_SPLIT;
  int loaded = p != NULL, silent = !p && !*error;
  pop_program_free(p);
  if (is_child)
    _exit(live != before ? CHILD_LEAKS : silent ? CHILD_IS_SILENT :
                         loaded ? CHILD_SUCCEEDS : CHILD_FAILS);
  assert_true(loaded);
  print_message("load, %s: %ld allocations, %ld failures\n", name, calls, children[CHILD_FAILS]);
  if (broken) fail_msg("%ld broken, the first at allocation %ld", broken, first_broken);
  assert_int_equal(children[CHILD_FAILS] + children[CHILD_SUCCEEDS], calls);
}

static int load_part(World *w) {
  (void)w;
  long before = live;
  PopProgram *p = load();
  pop_program_free(p);
  assert_int_equal(live, before);
  return p != NULL;
}

/* -- games -------------------------------------------------------------------------- */

static PopGame *start(World *w) {
  const PopDeck dark = {dark_cards, 1}, light = {light_cards, 1};
  PopGame *g = pop_game_new(w->program);
  if (!g) return NULL;
  PopStatus status = pop_game_start(g, &dark, &light, 7);
  if (status == POP_OK) return g;
  assert_int_equal(status, POP_ERROR_MEMORY);
  pop_game_free(g);
  return NULL;
}

/* Plays on, with options that only the position decides. */
static PopStatus play(PopGame *g, int decisions) {
  PopStatus status;
  PopRequest r;
  for (int i = 0; (status = pop_game_advance(g)) == POP_DECIDE && i < decisions; i++) {
    status = pop_game_request(g, &r);
    if (status != POP_OK) return status;
    status = pop_game_answer(g, (int)(pop_game_hash(g) % (uint64_t)r.count));
    if (status != POP_OK) return status;
  }
  return status;
}

/* A game that was refused memory is over or goes on; nothing else. */
static int judge(PopGame *g, PopStatus status) {
  first = last = 0;
  if (status == POP_ERROR_MEMORY) {
    assert_string_not_equal(pop_game_error(g), "");
    return 0;
  }
  if (status != POP_DECIDE && status != POP_ENDED) fail_msg("%s", pop_game_error(g));
  assert_int_equal(pop_game_check(g), POP_OK);
  status = play(g, 5);
  if (status != POP_DECIDE && status != POP_ENDED) fail_msg("%s", pop_game_error(g));
  return 1;
}

static int set_up_part(World *w) {
  PopGame *g = start(w);
  if (!g) return 0;
  int ok = judge(g, play(g, DECISIONS));
  pop_game_free(g);
  return ok;
}

/* Goes on where a function waits. */
static PopGame *go_on(World *w) {
  PopGame *g = pop_game_new(w->program);
  if (!g || pop_game_copy(g, w->g) == POP_OK) return g;
  pop_game_free(g);
  return NULL;
}

static int play_part(World *w) {
  PopGame *g = go_on(w);
  if (!g) return 0;
  int ok = judge(g, play(g, DECISIONS));
  if (ok) w->result = pop_game_hash(g);
  pop_game_free(g);
  return ok;
}

static int paranoid_part(World *w) {
  PopGame *g = go_on(w);
  if (!g) return 0;
  int twin = pop_game_paranoid(g, 1) == POP_OK;
  int ok = judge(g, play(g, DECISIONS)) && twin;
  pop_game_free(g);
  return ok;
}

/* 'w->g' waits inside a function; a copy that fails leaves both games whole. */
static int copy_part(World *w) {
  PopGame *to = start(w);
  if (!to) return 0;
  uint64_t hash = pop_game_hash(to);
  PopStatus status = pop_game_copy(to, w->g);
  assert_true(pop_game_hash(to) == (status == POP_OK ? w->hash : hash));
  assert_true(pop_game_hash(w->g) == w->hash);
  if (status != POP_OK) assert_int_equal(status, POP_ERROR_MEMORY);
  assert_int_equal(judge(to, POP_DECIDE), 1);
  pop_game_free(to);
  return status == POP_OK;
}

static int ring_part(World *w) {
  PopRing *ring = pop_ring_new(w->program, 3);
  PopGame *to = ring ? pop_game_new(w->program) : NULL;
  int ok = to != NULL;
  for (int i = 0; ok && i < 4; i++) {
    int before = pop_ring_count(ring);
    ok = pop_ring_push(ring, w->g) == POP_OK;
    if (!ok) assert_int_equal(pop_ring_count(ring), before);
  }
  ok = ok && pop_ring_read(ring, 1, to) == POP_OK && pop_game_hash(to) == w->hash;
  pop_game_free(to);
  pop_ring_free(ring);
  return ok;
}

/* -- journals ----------------------------------------------------------------------- */

static int journal_part(World *w) {
  static char text[1 << 16], error[256];
  size_t length;
  char *head = journal_head_text(w->journal, &length), line[JOURNAL_LINE];
  if (!head) return 0;
  memcpy(text, head, length);
  free(head);
  for (int i = 0; i < w->journal->nanswers; i++) {
    size_t n = journal_answer_text(w->journal, i, line);
    memcpy(text + length, line, n);
    length += n;
  }
  Journal *j = malloc(sizeof *j);
  int ok = j && journal_parse(j, text, length, error, sizeof error) && !j->damaged &&
           j->nanswers == w->journal->nanswers;
  if (j) journal_free(j);
  free(j);
  return ok;
}

static void write_journal(World *w) {
  char error[256];
  w->journal = calloc(1, sizeof *w->journal);
  assert_non_null(w->journal);
  journal_init(w->journal);
  snprintf(w->journal->engine, sizeof w->journal->engine, "%s", POP_VERSION);
  snprintf(w->journal->lua, sizeof w->journal->lua, "%s", pop_lua_release());
  for (int seat = 0; seat < 2; seat++) {
    snprintf(w->journal->players[seat], sizeof w->journal->players[seat], "random");
    assert_true(deck_add(&w->journal->decks[seat], "60 Asker", 1, error, sizeof error));
  }
  assert_true(journal_add_part(w->journal, "rules", 1));
  for (int i = 0; i < 700; i++) assert_true(journal_add(w->journal, 1, (uint64_t)i));
}

/* -- tests -------------------------------------------------------------------------- */

static int setup(void **state) {
  World *w = calloc(1, sizeof *w);
  w->program = load();
  assert_non_null(w->program);
  w->g = start(w);
  size_t bytes = pop_game_bytes(w->g);
  while (pop_game_bytes(w->g) == bytes) /* until a function waits */
    assert_int_equal(play(w->g, 1), POP_DECIDE);
  w->hash = pop_game_hash(w->g);
  write_journal(w);
  *state = w;
  return 0;
}

static int teardown(void **state) {
  World *w = *state;
  journal_free(w->journal);
  free(w->journal);
  pop_game_free(w->g);
  pop_program_free(w->program);
  free(w);
  return live != 0;
}

static void loading(void **state) {
  if (!getenv("MEMORY_FULL")) {
    repeat(*state, load_part, "load");
    return;
  }
  split_load(SPLIT_ALL, "all from the n-th on");
  split_load(SPLIT_ONLY, "only the n-th");
}
static void setting_up(void **state) { repeat(*state, set_up_part, "set up"); }
static void playing(void **state) { repeat(*state, play_part, "play"); }
static void paranoia(void **state) { repeat(*state, paranoid_part, "paranoid"); }
static void copying(void **state) { repeat(*state, copy_part, "copy"); }
static void ringing(void **state) { repeat(*state, ring_part, "ring"); }
static void journals(void **state) { repeat(*state, journal_part, "journal"); }

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(loading), cmocka_unit_test(setting_up),
    cmocka_unit_test(playing), cmocka_unit_test(paranoia), cmocka_unit_test(copying),
    cmocka_unit_test(ringing), cmocka_unit_test(journals),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
