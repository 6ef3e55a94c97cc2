/* cli_play.c: 'pop play': one game, or many, between two decks.
**
** Nothing is written before the setup has succeeded. Then an answer is first put into the
** journal and then carried out, so that a game that dies can be resumed: it is replayed
** with the same players, and goes on in the same file.
*/
#include <string.h>

#include "cli_game.h"

typedef struct Play {
  const char *who[2], *journal_file, *resume;
  uint64_t seed;
  long long games, turns;
  int quiet, trace, check, paranoid, sync;
  int swapped, die;       /* the deck named second sits first; what was rolled for it */
  CliList with;
  PopProgram *program, *second; /* the second one: for --paranoid */
  int script_errors, aborted;
  int answering;          /* the game is played, not one played again */
  uint32_t late[POP_FAULTS_MAX]; /* calls out of memory while it catches up */
  int nlate;
  int lost;               /* something could not be written */
  CliPlayer players[2];
  CliUndo undo;
  CliNarrator narrator;
  Journal journal, here;  /* of the game in progress; of a game begun now */
  CliJournal file;        /* where the journal grows */
} Play;

/* A call that was out of memory is in the journal before anything follows from it. */
static void note_fault(Play *p, uint32_t call) {
  char error[512];
  if (cli_journal_fault(&p->file, call, error, sizeof error)) return;
  p->lost = !cli_fail(0, "play", "%s", error);
}

static void on_script_error(void *user, const PopScriptError *e) {
  Play *p = user;
  cli_script_error(&p->script_errors, e);
  if (e->call && p->answering) note_fault(p, e->call);
  else if (e->call && p->nlate < POP_FAULTS_MAX) p->late[p->nlate++] = e->call;
}

/* -- journal ------------------------------------------------------------------------- */

static int journal_begin(Play *p) {
  char error[512];
  Journal *j = &p->journal;
  p->file = (CliJournal){.journal = j, .path = p->journal_file, .fd = -1};
  p->file.sync = p->sync;
  if (p->resume) {
    p->file.path = p->resume;
    if (!cli_journal_reopen(&p->file, error, sizeof error))
      return cli_fail(0, "play", "%s", error);
    for (int i = 0; i < p->nlate; i++) note_fault(p, p->late[i]); /* those that are new */
    return !p->lost;
  }
  j->nanswers = j->nfaults = 0;
  j->seed = p->seed;
  for (int seat = 0; seat < 2; seat++)
    snprintf(j->players[seat], sizeof j->players[seat], "%s", p->who[seat]);
  if (cli_journal_create(&p->file, error, sizeof error)) return 1;
  return cli_fail(0, "play", "%s", error);
}

/* Plays a journal's game up to where it stopped. 0 after a message. */
static int journal_catch_up(Play *p, PopGame *game) {
  char error[512];
  cli_journal_run(game, &p->journal, -1, p->players, error, sizeof error);
  if (*error) return cli_fail(0, "play", "%s does not replay: %s", p->resume, error);
  return 1;
}

/* -- one game ------------------------------------------------------------------------ */

/* Goes back to the person's last decision, in the journal too. 0 after a message. */
static int take_back(Play *p, PopGame *game) {
  char error[512];
  int left = cli_undo_take(&p->undo, game, p->players);
  if (left < 0) return cli_fail(0, "play", "out of memory");
  if (!cli_journal_back(&p->file, left, error, sizeof error))
    return cli_fail(0, "play", "%s", error);
  if (!p->quiet) printf("Taken back. Your decision again:\n");
  cli_narrator_listen(&p->narrator, game);
  return 1;
}

/* Lets the players answer until the game ends. 0 after a message. */
static int answer_all(Play *p, PopGame *game, JournalEnd *end) {
  char error[512];
  PopRequest request;
  PopStatus status;
  *end = JOURNAL_ERROR;
  while ((status = pop_game_advance(game)) == POP_DECIDE) {
    uint64_t hash = p->check || p->file.fd >= 0 ? pop_game_hash(game) : 0;
    if (p->lost) {
      *end = JOURNAL_CUT;
      return 0;
    }
    if (p->check && pop_game_check(game) != POP_OK) break;
    if (pop_game_request(game, &request) != POP_OK) break;
    CliPlayer *player = &p->players[request.player];
    int late = pop_game_turn(game) > p->turns; /* R1.2.4: a game may never end */
    player->past = cli_undo_count(&p->undo);
    int index = late ? CLI_GIVE_UP : player->choose(player, game, &request);
    if (index == CLI_GIVE_UP) {
      *end = JOURNAL_OPEN;
      return 1;
    }
    if (index == CLI_TAKE_BACK) {
      *end = JOURNAL_CUT;
      if (!take_back(p, game)) return 0;
      continue;
    }
    if (player->choose == cli_human_choose)
      cli_undo_keep(&p->undo, game, p->players, p->journal.nanswers);
    int concedes = index == CLI_CONCEDE; /* R1.2.6 */
    if (concedes) index = JOURNAL_CONCEDES(request.player);
    if (!cli_journal_answer(&p->file, index, hash, error, sizeof error)) {
      *end = JOURNAL_CUT;
      return cli_fail(0, "play", "%s; %d decisions are in it", error,
                      p->journal.nanswers);
    }
    if ((concedes ? pop_game_concede(game, request.player)
                  : pop_game_answer(game, index)) != POP_OK) break;
  }
  if (status == POP_ENDED) {
    *end = pop_game_winner(game, NULL) == 0 ? JOURNAL_DARK : JOURNAL_LIGHT;
    return 1;
  }
  if (status == POP_ABORTED) {
    *end = JOURNAL_ABORTED;
    p->aborted++;
  }
  cli_fail(0, "play", "seed %llu, decision %d, turn %d, %s: %s%s",
           (unsigned long long)p->seed, p->journal.nanswers, pop_game_turn(game),
           pop_game_step(game), status == POP_ABORTED ? "aborted: " : "", pop_game_error(game));
  return status == POP_ABORTED;
}

/* Plays the game of the journal in memory again. */
static int check_replay(Play *p) {
  char error[256];
  PopGame *game = pop_game_new(p->program);
  if (game) cli_journal_run(game, &p->journal, -1, NULL, error, sizeof error);
  int ok = game && !*error;
  if (!ok)
    cli_fail(0, "play", "seed %llu does not replay: %s", (unsigned long long)p->seed,
             game ? error : "out of memory");
  pop_game_free(game);
  return ok;
}

static void print_result(const Play *p, PopGame *game, JournalEnd end) {
  const char *result = end == JOURNAL_OPEN && pop_game_turn(game) > p->turns ? "given up on"
                       : end == JOURNAL_OPEN    ? "left open on"
                       : end == JOURNAL_ABORTED ? "aborted on"
                       : end == JOURNAL_DARK ? "Dark wins on"
                                             : "Light wins on";
  printf("seed %llu: %s turn %d, %d decisions, hash %016llx\n",
         (unsigned long long)p->seed, result, pop_game_turn(game), p->journal.nanswers,
         (unsigned long long)pop_game_hash(game));
}

/* What a person at the table sees: own cards only, unless nobody or both are there. */
static int viewer_of(const Play *p) {
  int dark = p->players[0].choose == cli_human_choose;
  int light = p->players[1].choose == cli_human_choose;
  return dark == light ? -1 : light;
}

/* A journal keeps the cards of its decks but no titles. */
static void print_decks(const Play *p) {
  const Deck *decks = p->journal.decks;
  if (p->die)
    printf("A die shows %d: '%s' is the Dark Side player's deck.\n", p->die, decks[0].title);
  if (!p->resume)
    printf("Dark plays '%s', Light plays '%s'.\n", decks[0].title, decks[1].title);
}

static int play_started(Play *p, PopGame *game) {
  char error[512];
  JournalEnd end;
  p->narrator = (CliNarrator){.out = stdout, .viewer = viewer_of(p),
    .telling = p->trace ? CLI_TELL_EVERYTHING
             : p->quiet || p->games > 1 ? CLI_TELL_NOTHING : CLI_TELL_STORY};
  if (!journal_begin(p)) return 0;
  if (p->narrator.telling != CLI_TELL_NOTHING) print_decks(p);
  cli_narrator_listen(&p->narrator, game);
  cli_undo_begin(&p->undo, p->program, p->players);
  p->answering = 1;
  int ok = answer_all(p, game, &end);
  p->answering = 0;
  cli_undo_end(&p->undo);
  if (ok) {
    cli_narrator_end(&p->narrator);
    print_result(p, game, end);
  }
  if (!cli_journal_close(&p->file, pop_game_hash(game), end, error, sizeof error))
    return cli_fail(0, "play", "%s", error);
  return ok && (!p->check || check_replay(p));
}

/* R2.4: which deck is the Dark Side player's in the game of this seed. 0 out of memory. */
static int seat_decks(Play *p) {
  Deck *decks = p->journal.decks;
  if (p->swapped && !cli_decks_swap(decks)) return 0; /* back, as they were named */
  p->swapped = cli_deck_order(p->program, decks, p->seed, &p->die);
  return !p->swapped || cli_decks_swap(decks);
}

static int play_one(Play *p) {
  if (!p->resume && !seat_decks(p)) return cli_fail(0, "play", "out of memory");
  PopDeck dark = deck_view(&p->journal.decks[0]), light = deck_view(&p->journal.decks[1]);
  for (int seat = 0; seat < 2; seat++)
    if (!cli_player_init(&p->players[seat], p->who[seat], p->program, seat, p->seed))
      return 0;
  PopGame *game = pop_game_new(p->program);
  PopStatus twin = game && p->paranoid ? pop_game_paranoid_in(game, p->second) : POP_OK;
  if (!game || twin != POP_OK) {
    cli_fail(1, "play", "%s", twin == POP_ERROR_SCRIPT ? pop_game_error(game) : "out of memory");
    pop_game_free(game);
    return 0;
  }
  int ok = 0;
  if (p->resume) ok = journal_catch_up(p, game) && play_started(p, game);
  else if (pop_game_start(game, &dark, &light, p->seed) == POP_OK)
    ok = play_started(p, game);
  else cli_fail(0, "play", "%s", pop_game_error(game));
  pop_game_free(game);
  return ok;
}

/* -- setup --------------------------------------------------------------------------- */

/* Whether a journal that was read can be gone on with here. 0 with a reason. */
static int prepare_resume(Play *p, char *error, size_t size) {
  char what[300];
  if (!cli_origin_differ(&p->journal, &p->here, what, sizeof what)) return 1;
  snprintf(error, size, "%s: %s; a game goes on where everything is as it was: "
           "overlays are named with --with", p->resume, what);
  return 0;
}

static int play_all(Play *p, const char *const names[2]) {
  char error[512];
  PopConfig config = {.script_error = on_script_error, .user = p};
  CliLoad load = {.with = &p->with, .config = &config};
  cli_origin_init(p->resume ? &p->here : &p->journal, &load);
  p->program = cli_load(&load, error, sizeof error);
  if (!p->program) return cli_fail(CLI_FAILED, "play", "%s", error);
  CliLoad again = {.with = &p->with};
  if (p->paranoid) p->second = cli_load(&again, error, sizeof error);
  if (p->paranoid && !p->second) {
    pop_program_free(p->program);
    return cli_fail(CLI_FAILED, "play", "%s", error);
  }
  int ok = p->resume ? prepare_resume(p, error, sizeof error)
                     : cli_decks_read(p->program, p->journal.decks, names, error, sizeof error);
  if (!ok) cli_fail(0, "play", "%s", error);
  for (long long i = 0; ok && i < p->games; i++, p->seed++) ok = play_one(p);
  pop_program_free(p->second);
  pop_program_free(p->program);
  if (p->script_errors) cli_fail(0, "play", "%d script errors", p->script_errors);
  if (ok && p->aborted) return CLI_ABORTED;
  return ok && !p->script_errors ? CLI_OK : CLI_FAILED;
}

/* Takes seed and players from the journal to go on with. 0 after a message. */
static int read_resumed(Play *p) {
  char error[512];
  Journal *j = &p->journal;
  if (!cli_journal_read(j, p->resume, error, sizeof error))
    return cli_fail(0, "play", "%s", error);
  if (j->damaged)
    return cli_fail(0, "play", "%s: damaged: %s", p->resume, j->reason);
  if (j->end == JOURNAL_DARK || j->end == JOURNAL_LIGHT || j->end == JOURNAL_ABORTED)
    return cli_fail(0, "play", "%s: the game is over", p->resume);
  p->seed = j->seed;
  for (int seat = 0; seat < 2; seat++) p->who[seat] = j->players[seat];
  return 1;
}

/* 0 if the options fit together. */
static int check_usage(Play *p, int given) {
  CliPlayer player;
  if (p->resume && (given || p->who[0] || p->who[1] || p->journal_file || p->games > 1 ||
                    p->seed != 1))
    return cli_fail(CLI_USAGE, "play", "--resume takes decks, seed, players and journal "
                    "from its file");
  if (p->resume && !read_resumed(p)) return CLI_FAILED;
  for (int seat = 0; seat < 2; seat++)
    if (!p->who[seat]) p->who[seat] = "random";
  for (int seat = 0; seat < 2; seat++)
    if (!cli_player_init(&player, p->who[seat], NULL, seat, 0))
      return cli_fail(CLI_USAGE, "play", "no player '%s': random, greedy or human",
                      p->who[seat]);
  if (p->journal_file && p->games > 1)
    return cli_fail(CLI_USAGE, "play", "--journal takes the journal of one game only");
  if (p->quiet && p->trace)
    return cli_fail(CLI_USAGE, "play", "--quiet and --trace contradict each other");
  return 0;
}

int cli_play(int argc, char **argv) {
  Play p = {.seed = 1, .games = 1, .turns = 200};
  const CliOption options[] = {
      {"--seed", CLI_SEED, &p.seed, "N", "seed of the game (1)"},
      {"--dark", CLI_TEXT, &p.who[0], "WHO", "random, greedy or human (random)"},
      {"--light", CLI_TEXT, &p.who[1], "WHO", "the same for the Light Side"},
      {"--journal", CLI_TEXT, &p.journal_file, "FILE",
       "write a journal for 'pop replay'"},
      {"--resume", CLI_TEXT, &p.resume, "FILE", "go on with the game of a journal"},
      {"--sync", CLI_FLAG, &p.sync, NULL, "the journal reaches the disk line by line"},
      {"--with", CLI_LIST, &p.with, "FILE", "load an overlay script after all others"},
      {"--games", CLI_NUMBER, &p.games, "N",
       "games with the seeds that follow, results only"},
      {"--turns", CLI_NUMBER, &p.turns, "N", "give a game up after turn N (200)"},
      {"--check", CLI_FLAG, &p.check, NULL,
       "check the state always and replay every game"},
      {"--paranoid", CLI_FLAG, &p.paranoid, NULL,
       "play everything twice: catches what is not repeatable"},
      {"--quiet", CLI_FLAG, &p.quiet, NULL, "only the result"},
      {"--trace", CLI_FLAG, &p.trace, NULL, "every event with all its fields"},
  };
  const CliUsage usage = {
      .command = "play",
      .arguments = "[DECK DECK]",
      .least = 0,
      .most = 2,
      .summary =
          "Plays a game between two decks (republic-dark and republic-light) and tells "
          "it.\nA deck is a file or part of the name of one in cards/decks.",
      .options = options,
      .noptions = sizeof options / sizeof options[0],
  };
  int given = cli_args(&usage, argc, argv);
  if (given < 0) return cli_args_exit(given);
  if (given == 1) return cli_fail(CLI_USAGE, "play", "name two decks, or none");
  const char *names[2] = {given ? argv[1] : "republic-dark",
                          given ? argv[2] : "republic-light"};
  journal_init(&p.journal);
  int code = check_usage(&p, given);
  if (!code) code = play_all(&p, names);
  journal_free(&p.journal);
  return code;
}
