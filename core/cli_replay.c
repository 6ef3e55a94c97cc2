/* cli_replay.c: 'pop replay': plays a journal again and compares.
**
** The game is simulated from its seed; at every decision the hash of the state must be
** the one in the journal, or the difference is named and the replay ends. Exit codes: 0
** all of a whole journal replays, 3 all of one that is cut, 1 anything else.
*/
#include <stdlib.h>
#include <string.h>

#include "cli_game.h"

typedef struct Replay {
  const char *file;
  Journal journal, here;
  PopProgram *program;
  int to;
  int verify, quiet, trace, force;
} Replay;

typedef struct Report { char *error; size_t size; } Report;

/* Answers the number of decisions that agreed: all before 'i'. */
static int differ(Report r, const Journal *j, int i, const char *reason) {
  snprintf(r.error, r.size, "decision %d (line %d): %s", i, journal_line_of(j, i), reason);
  return i;
}

/* Lets a player with dice roll them as when the answer was given. */
static void ask(CliPlayer *players, PopGame *game) {
  PopRequest request;
  if (!players || pop_game_request(game, &request) != POP_OK) return;
  CliPlayer *player = &players[request.player];
  if (player->choose != cli_human_choose) player->choose(player, game, &request);
}

/* Takes the journal's answer to decision 'i'. 0 after a reason. */
static int answer(PopGame *game, const Journal *j, int i, Report r) {
  const JournalAnswer *a = &j->answers[i];
  char reason[160];
  if (pop_game_hash(game) != a->hash) {
    snprintf(reason, sizeof reason,
             "the state differs: hash %016llx, the journal has %016llx",
             (unsigned long long)pop_game_hash(game), (unsigned long long)a->hash);
    differ(r, j, i, reason);
    return 0;
  }
  PopStatus status = a->index < 0 ? pop_game_concede(game, JOURNAL_CONCEDES(a->index))
                                  : pop_game_answer(game, a->index);
  if (status == POP_OK) return 1;
  snprintf(reason, sizeof reason, "option %d: %s", a->index, pop_game_error(game));
  differ(r, j, i, reason);
  return 0;
}

/* The game is over at decision 'i'. */
static int check_end(PopGame *game, const Journal *j, int i, Report r) {
  int winner = pop_game_winner(game, NULL);
  if (i < j->nanswers) return differ(r, j, i, "the game is over but the journal goes on");
  if (j->end == JOURNAL_CUT) return i;
  if (pop_game_hash(game) != j->hash) return differ(r, j, i, "the final state differs");
  if (j->end != (winner == 0 ? JOURNAL_DARK : JOURNAL_LIGHT))
    return differ(r, j, i, "the journal names another winner");
  return i;
}

/* The game is aborted at decision 'i'. */
static int check_abort(PopGame *game, const Journal *j, int i, Report r) {
  if (i < j->nanswers || (j->end != JOURNAL_ABORTED && j->end != JOURNAL_CUT))
    return differ(r, j, i, pop_game_error(game));
  if (j->end == JOURNAL_ABORTED && pop_game_hash(game) != j->hash)
    return differ(r, j, i, "the final state differs");
  return i;
}

/* The journal has no answer to decision 'i'. */
static int check_stop(PopGame *game, const Journal *j, int i, Report r) {
  if (j->end == JOURNAL_DARK || j->end == JOURNAL_LIGHT || j->end == JOURNAL_ABORTED)
    return differ(r, j, i, "the game goes on but the journal ends");
  if (j->end != JOURNAL_CUT && pop_game_hash(game) != j->hash)
    return differ(r, j, i, "the last state differs");
  return i;
}

/* Has each call come that failed, as the journal says, after so many answers or before? */
static int faults_came(PopGame *game, const Journal *j, int answers, Report r) {
  for (int i = 0; i < j->nfaults; i++) {
    const JournalFault *f = &j->faults[i];
    char reason[80];
    if (f->after > answers || f->call <= pop_game_calls(game)) continue;
    snprintf(reason, sizeof reason, "call %lu, which failed in the journal, does not come",
             (unsigned long)f->call);
    differ(r, j, f->after, reason);
    return 0;
  }
  return 1;
}

int cli_journal_run(PopGame *game, Journal *j, int to, CliPlayer players[2], char *error,
                    size_t size) {
  Report r = {.error = error, .size = size};
  PopDeck dark = deck_view(&j->decks[0]), light = deck_view(&j->decks[1]);
  *error = 0;
  if (pop_game_start(game, &dark, &light, j->seed) != POP_OK) {
    snprintf(error, size, "the game does not start: %s", pop_game_error(game));
    return 0;
  }
  for (int i = 0; i < j->nfaults; i++) pop_game_expect_fault(game, j->faults[i].call);
  for (int i = 0;; i++) {
    PopStatus status = pop_game_advance(game);
    PopRequest request;
    if (i == j->nanswers) pop_game_request(game, &request); /* the last may fail in a list */
    if (!faults_came(game, j, i == j->nanswers ? i : i - 1, r)) return i;
    if (status == POP_ENDED) return check_end(game, j, i, r);
    if (status == POP_ABORTED) return check_abort(game, j, i, r);
    if (status != POP_DECIDE) {
      if (j->end == JOURNAL_ERROR && i == j->nanswers) return i;
      return differ(r, j, i, pop_game_error(game));
    }
    if (i == to) return i;
    if (i == j->nanswers) return check_stop(game, j, i, r);
    ask(players, game);
    if (!answer(game, j, i, r)) return i;
  }
}

/* What the journal itself lacks, when all of it has been replayed. */
static int check_whole(const Replay *p) {
  const Journal *j = &p->journal;
  char after[64] = "before the first decision";
  if (!*j->reason || (p->to >= 0 && p->to <= j->nanswers)) return CLI_OK;
  if (j->nanswers) snprintf(after, sizeof after, "after decision %d", j->nanswers - 1);
  return cli_fail(j->damaged ? CLI_FAILED : CLI_CUT, "replay", "%s: %s %s, %s", p->file,
                  j->damaged ? "damaged" : "cut", after, j->reason);
}

static int run(Replay *p) {
  char error[512];
  PopGame *game = pop_game_new(p->program);
  if (!game) return cli_fail(CLI_FAILED, "replay", "out of memory");
  CliNarrator narrator = {.out = stdout, .viewer = -1,
    .telling = p->verify || p->quiet ? CLI_TELL_NOTHING
             : p->trace ? CLI_TELL_EVERYTHING : CLI_TELL_STORY};
  cli_narrator_listen(&narrator, game);
  int agreed = cli_journal_run(game, &p->journal, p->to, NULL, error, sizeof error);
  if (!*error) {
    cli_narrator_end(&narrator);
    if (p->to >= 0 && !p->quiet) cli_board_print(stdout, p->program, game, -1);
  }
  if (!*error || p->force)
    printf("%d decisions replayed, hash %016llx\n", agreed,
           (unsigned long long)pop_game_hash(game));
  pop_game_free(game);
  if (!*error) return check_whole(p);
  return cli_fail(CLI_FAILED, "replay", "%s: %s%s", p->file,
                  p->force ? "it stops to agree at " : "", error);
}

/* Whether the journal can be replayed here. 0 after a message. */
static int check_origin(const Replay *p) {
  char what[512];
  const Journal *j = &p->journal;
  int differences = cli_origin_differ(j, &p->here, what, sizeof what);
  if (differences)
    cli_fail(0, "replay", "%s: %s%s", p->file, what,
             p->force ? "" : "; overlays are named with --with, --force replays as far "
                             "as it agrees");
  else if (j->damaged && !p->force)
    return cli_fail(0, "replay", "%s: damaged, --force replays up to there: %s", p->file,
                    j->reason);
  return !differences || p->force;
}

static int load_and_run(Replay *p, const CliList *with) {
  char error[512];
  CliLoad load = {.with = with};
  cli_origin_init(&p->here, &load);
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
    {"--verify", CLI_FLAG, &p.verify, NULL, "only compare"},
    {"--force", CLI_FLAG, &p.force, NULL,
     "replay as far as it agrees, whatever it was made with"},
    {"--with", CLI_LIST, &with, "FILE", "overlay script the game was played with"},
    {"--quiet", CLI_FLAG, &p.quiet, NULL, "only the result"},
    {"--trace", CLI_FLAG, &p.trace, NULL, "every event with all its fields"},
  };
  const CliUsage usage = {
    .command = "replay", .arguments = "FILE", .least = 1, .most = 1,
    .summary = "Plays a journal again and compares the state at every decision.\n"
               "Exit code 0: all agrees; 3: all agrees but the journal is cut; 1: it differs.",
    .options = options, .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  p.file = argv[1];
  p.to = (int)to;
  int code = cli_journal_read(&p.journal, p.file, error, sizeof error)
               ? load_and_run(&p, &with) : cli_fail(CLI_FAILED, "replay", "%s", error);
  journal_free(&p.journal);
  return code;
}
