/* cli_replay.c: 'pop replay': plays a journal again and compares.
**
** The game is simulated from its seed; at every decision the hash of the state must be
** the one in the journal, or the difference is named and the replay ends.
*/
#include <stdlib.h>
#include <string.h>

#include "cli_game.h"

enum { JOURNAL_LIMIT = 64 * 1024 * 1024 };

typedef struct Replay {
  const char *file;
  Journal journal;
  PopProgram *program;
  int to;
  int verify, quiet, trace;
} Replay;

typedef struct Report { char *error; size_t size; } Report;

static int differ(Report r, const Journal *j, int i, const char *reason) {
  snprintf(r.error, r.size, "decision %d (line %d): %s", i, j->first_line + i, reason);
  return 0;
}

/* Takes the journal's answer to decision 'i'. 0 after a reason. */
static int answer(PopGame *game, const Journal *j, int i, Report r) {
  const JournalAnswer *a = &j->answers[i];
  char reason[160];
  if (pop_game_hash(game) != a->hash) {
    snprintf(reason, sizeof reason,
             "the state differs: hash %016llx, the journal has %016llx",
             (unsigned long long)pop_game_hash(game), (unsigned long long)a->hash);
    return differ(r, j, i, reason);
  }
  if (pop_game_answer(game, a->index) == POP_OK) return 1;
  snprintf(reason, sizeof reason, "option %d: %s", a->index, pop_game_error(game));
  return differ(r, j, i, reason);
}

static int check_end(PopGame *game, const Journal *j, int i, Report r) {
  int winner = pop_game_winner(game, NULL);
  if (i < j->nanswers) return differ(r, j, i, "the game is over but the journal goes on");
  if (j->end == JOURNAL_CUT) return 1;
  if (pop_game_hash(game) != j->hash) return differ(r, j, i, "the final state differs");
  if (j->end != (winner == 0 ? JOURNAL_DARK : JOURNAL_LIGHT))
    return differ(r, j, i, "the journal names another winner");
  return 1;
}

/* The journal has no answer to decision 'i'. */
static int check_stop(PopGame *game, const Journal *j, int i, Report r) {
  if (j->end == JOURNAL_DARK || j->end == JOURNAL_LIGHT)
    return differ(r, j, i, "the game goes on but the journal ends");
  if (j->end != JOURNAL_CUT && pop_game_hash(game) != j->hash)
    return differ(r, j, i, "the last state differs");
  return 1;
}

int cli_journal_run(PopGame *game, Journal *j, int to, char *error, size_t size) {
  Report r = {.error = error, .size = size};
  PopDeck dark = deck_view(&j->decks[0]), light = deck_view(&j->decks[1]);
  if (pop_game_start(game, &dark, &light, j->seed) != POP_OK) {
    snprintf(error, size, "%s", pop_game_error(game));
    return 0;
  }
  for (int i = 0;; i++) {
    PopStatus status = pop_game_advance(game);
    if (status == POP_ENDED) return check_end(game, j, i, r);
    if (status != POP_DECIDE) {
      if (j->end == JOURNAL_ERROR && i == j->nanswers) return 1;
      return differ(r, j, i, pop_game_error(game));
    }
    if (i == to) return 1;
    if (i == j->nanswers) return check_stop(game, j, i, r);
    if (!answer(game, j, i, r)) return 0;
  }
}

/* Reads the journal. 0 with a reason. */
static int read_journal(Replay *p, char *error, size_t size) {
  size_t length;
  char reason[256];
  char *text = cli_read_file(p->file, JOURNAL_LIMIT, &length, error, size);
  if (!text) return 0;
  int ok = journal_parse(&p->journal, text, length, reason, sizeof reason);
  free(text);
  if (!ok) snprintf(error, size, "%s: %s", p->file, reason);
  return ok;
}

/* Compares what the game depends on beside its decks and answers. 0 after a message. */
static int check_origin(const Replay *p) {
  const Journal *j = &p->journal;
  if (strcmp(j->engine, POP_VERSION))
    fprintf(stderr, "pop: replay: made by engine %s, this is %s\n", j->engine,
            POP_VERSION);
  if (strcmp(j->lua, pop_lua_release()))
    fprintf(stderr, "pop: replay: made with %s, this is %s\n", j->lua, pop_lua_release());
  if (j->scripts == pop_program_fingerprint(p->program)) return 1;
  fprintf(stderr,
          "pop: replay: %s was made with other scripts; overlays of that game must "
          "be given with --with\n",
          p->file);
  return !p->verify;
}

static int run(Replay *p) {
  char error[512];
  PopGame *game = pop_game_new(p->program);
  if (!game) return cli_fail(CLI_FAILED, "replay", "out of memory");
  CliNarrator narrator = {.out = stdout, .viewer = -1,
    .telling = p->verify || p->quiet ? CLI_TELL_NOTHING
             : p->trace ? CLI_TELL_EVERYTHING : CLI_TELL_STORY};
  cli_narrator_listen(&narrator, game);
  int ok = cli_journal_run(game, &p->journal, p->to, error, sizeof error);
  if (ok) {
    cli_narrator_end(&narrator);
    if (p->to >= 0 && !p->quiet) cli_board_print(stdout, p->program, game, -1);
    printf("%d decisions replayed, hash %016llx\n",
           p->to >= 0 && p->to < p->journal.nanswers ? p->to : p->journal.nanswers,
           (unsigned long long)pop_game_hash(game));
  }
  pop_game_free(game);
  if (!ok) return cli_fail(CLI_FAILED, "replay", "%s: %s", p->file, error);
  if (p->journal.end != JOURNAL_CUT || p->to >= 0) return CLI_OK;
  return cli_fail(CLI_FAILED, "replay",
                  "%s: line %d: the journal has no end line: it is cut", p->file,
                  p->journal.first_line + p->journal.nanswers);
}

static int load_and_run(Replay *p, const CliList *with) {
  char error[512];
  CliLoad load = {.with = with};
  p->program = cli_load(&load, error, sizeof error);
  if (!p->program) return cli_fail(CLI_FAILED, "replay", "%s", error);
  int code = check_origin(p) ? run(p) : CLI_FAILED;
  pop_program_free(p->program);
  return code;
}

int cli_replay(int argc, char **argv) {
  Replay p = {.to = -1};
  long long to = -1;
  CliList with = {.count = 0};
  char error[512];
  const CliOption options[] = {
    {"--to", CLI_NUMBER, &to, "N", "stop before decision N (from 0) and show the board"},
    {"--verify", CLI_FLAG, &p.verify, NULL, "only compare; other scripts are an error"},
    {"--with", CLI_LIST, &with, "FILE", "overlay script the game was played with"},
    {"--quiet", CLI_FLAG, &p.quiet, NULL, "only the result"},
    {"--trace", CLI_FLAG, &p.trace, NULL, "every event with all its fields"},
  };
  const CliUsage usage = {
    .command = "replay", .arguments = "FILE", .least = 1, .most = 1,
    .summary = "Plays a journal again and compares the state at every decision.",
    .options = options, .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  p.file = argv[1];
  p.to = (int)to;
  journal_init(&p.journal);
  int code = read_journal(&p, error, sizeof error)
               ? load_and_run(&p, &with) : cli_fail(CLI_FAILED, "replay", "%s", error);
  journal_free(&p.journal);
  return code;
}
