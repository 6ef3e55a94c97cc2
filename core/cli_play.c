/* cli_play.c: 'pop play': one game, or many, between two decks.
**
** Nothing is written before the setup has succeeded. A journal grows line by line in
** FILE.part, so that a game that dies can be looked at, and gets its name when it is
** whole.
*/
#include <stdlib.h>
#include <string.h>

#include "cli_game.h"

enum { PATH_SIZE = 1024 };

typedef struct Play {
  const char *who[2], *journal_file;
  uint64_t seed;
  long long games, turns;
  int quiet, trace, check;
  CliList with;
  PopProgram *program;
  int script_errors;
  CliPlayer players[2];
  Journal journal;        /* of the game in progress */
  FILE *file;             /* where the journal grows, or NULL */
  char part[PATH_SIZE];
} Play;

/* -- journal ------------------------------------------------------------------------- */

static int journal_begin(Play *p) {
  Journal *j = &p->journal;
  j->nanswers = 0;
  j->seed = p->seed;
  j->scripts = pop_program_fingerprint(p->program);
  snprintf(j->engine, sizeof j->engine, "%s", POP_VERSION);
  snprintf(j->lua, sizeof j->lua, "%s", pop_lua_release());
  if (!p->journal_file) return 1;
  if (snprintf(p->part, sizeof p->part, "%s.part", p->journal_file) >= PATH_SIZE)
    return 0;
  p->file = fopen(p->part, "w");
  if (p->file) journal_write_head(p->file, j);
  return p->file != NULL;
}

static int journal_answer(Play *p, int index, uint64_t hash) {
  if (!journal_add(&p->journal, index, hash)) return 0;
  if (!p->file) return 1;
  journal_write_answer(p->file, &p->journal.answers[p->journal.nanswers - 1]);
  return !fflush(p->file);
}

/* Completes the journal. 0 if it could not be written. */
static int journal_finish(Play *p, uint64_t hash, JournalEnd end) {
  p->journal.hash = hash;
  p->journal.end = end;
  if (!p->file) return 1;
  journal_write_end(p->file, hash, end);
  int bad = ferror(p->file);
  bad |= fclose(p->file);
  p->file = NULL;
  if (!bad && !rename(p->part, p->journal_file)) return 1;
  remove(p->part);
  return 0;
}

/* -- one game ------------------------------------------------------------------------ */

/* Lets the players answer until the game ends. 0 after a message. */
static int answer_all(Play *p, PopGame *game, JournalEnd *end) {
  PopRequest request;
  PopStatus status;
  *end = JOURNAL_ERROR;
  while ((status = pop_game_advance(game)) == POP_DECIDE) {
    uint64_t hash = p->check || p->file ? pop_game_hash(game) : 0;
    if (p->check && pop_game_check(game) != POP_OK) break;
    if (pop_game_request(game, &request) != POP_OK) break;
    CliPlayer *player = &p->players[request.player];
    int late = pop_game_turn(game) > p->turns; /* R1.2.4: a game may never end */
    int index = late ? CLI_GIVE_UP : player->choose(player, game, &request);
    if (index == CLI_GIVE_UP) {
      *end = JOURNAL_OPEN;
      return 1;
    }
    if (!journal_answer(p, index, hash))
      return !cli_fail(1, "play", "the journal can't grow any more");
    if (pop_game_answer(game, index) != POP_OK) break;
  }
  if (status == POP_ENDED) {
    *end = pop_game_winner(game, NULL) == 0 ? JOURNAL_DARK : JOURNAL_LIGHT;
    return 1;
  }
  cli_fail(0, "play", "seed %llu, decision %d, turn %d, %s: %s",
           (unsigned long long)p->seed, p->journal.nanswers, pop_game_turn(game),
           pop_game_step(game), pop_game_error(game));
  return 0;
}

/* Plays the game of the journal in memory again. */
static int check_replay(Play *p) {
  char error[256];
  PopGame *game = pop_game_new(p->program);
  int ok = game && cli_journal_run(game, &p->journal, -1, error, sizeof error);
  if (!ok)
    cli_fail(0, "play", "seed %llu does not replay: %s", (unsigned long long)p->seed,
             game ? error : "out of memory");
  pop_game_free(game);
  return ok;
}

static void print_result(const Play *p, PopGame *game, JournalEnd end) {
  const char *result = end == JOURNAL_OPEN   ? "given up on"
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

static int play_started(Play *p, PopGame *game) {
  JournalEnd end;
  CliNarrator narrator = {.out = stdout, .viewer = viewer_of(p),
    .telling = p->trace ? CLI_TELL_EVERYTHING
             : p->quiet || p->games > 1 ? CLI_TELL_NOTHING : CLI_TELL_STORY};
  if (!journal_begin(p))
    return !cli_fail(1, "play", "%s: can't be written", p->journal_file);
  cli_narrator_listen(&narrator, game);
  int ok = answer_all(p, game, &end);
  if (ok) {
    cli_narrator_end(&narrator);
    print_result(p, game, end);
  }
  if (!journal_finish(p, pop_game_hash(game), end))
    return !cli_fail(1, "play", "%s: can't be written", p->journal_file);
  return ok && (!p->check || check_replay(p));
}

static int play_one(Play *p) {
  PopDeck dark = deck_view(&p->journal.decks[0]), light = deck_view(&p->journal.decks[1]);
  for (int seat = 0; seat < 2; seat++)
    if (!cli_player_init(&p->players[seat], p->who[seat], p->program, seat, p->seed))
      return 0;
  PopGame *game = pop_game_new(p->program);
  if (!game) return !cli_fail(1, "play", "out of memory");
  int ok = 0;
  if (pop_game_start(game, &dark, &light, p->seed) == POP_OK) ok = play_started(p, game);
  else cli_fail(0, "play", "%s", pop_game_error(game));
  pop_game_free(game);
  return ok;
}

/* -- setup --------------------------------------------------------------------------- */

/* Reads and checks both decks; the Dark Side's comes first even if named second. */
static int prepare_decks(Play *p, const char *const names[2], char *error, size_t size) {
  Deck *decks = p->journal.decks;
  for (int i = 0; i < 2; i++)
    if (!cli_deck_read(&decks[i], names[i], error, size) ||
        !cli_deck_check(p->program, &decks[i], names[i], error, size))
      return 0;
  if (strcmp(cli_deck_side(p->program, &decks[1]), "dark") ||
      !strcmp(cli_deck_side(p->program, &decks[0]), "dark"))
    return 1;
  Deck *first = malloc(sizeof *first);
  if (!first) return 1;
  *first = decks[0];
  decks[0] = decks[1];
  decks[1] = *first;
  free(first);
  return 1;
}

static int play_all(Play *p, const char *const names[2]) {
  char error[512];
  PopConfig config = {.script_error = cli_script_error, .user = &p->script_errors};
  CliLoad load = {.with = &p->with, .config = &config};
  p->program = cli_load(&load, error, sizeof error);
  if (!p->program) return cli_fail(CLI_FAILED, "play", "%s", error);
  int ok = prepare_decks(p, names, error, sizeof error);
  if (!ok) cli_fail(0, "play", "%s", error);
  for (long long i = 0; ok && i < p->games; i++, p->seed++) ok = play_one(p);
  pop_program_free(p->program);
  if (p->script_errors) cli_fail(0, "play", "%d script errors", p->script_errors);
  return ok && !p->script_errors ? CLI_OK : CLI_FAILED;
}

/* 0 if the options fit together. */
static int check_usage(Play *p) {
  CliPlayer player;
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
  Play p = {.who = {"random", "random"}, .seed = 1, .games = 1, .turns = 200};
  const CliOption options[] = {
      {"--seed", CLI_SEED, &p.seed, "N", "seed of the game (1)"},
      {"--dark", CLI_TEXT, &p.who[0], "WHO", "random, greedy or human (random)"},
      {"--light", CLI_TEXT, &p.who[1], "WHO", "the same for the Light Side"},
      {"--journal", CLI_TEXT, &p.journal_file, "FILE",
       "write a journal for 'pop replay'"},
      {"--with", CLI_LIST, &p.with, "FILE", "load an overlay script after all others"},
      {"--games", CLI_NUMBER, &p.games, "N",
       "games with the seeds that follow, results only"},
      {"--turns", CLI_NUMBER, &p.turns, "N", "give a game up after turn N (200)"},
      {"--check", CLI_FLAG, &p.check, NULL,
       "check the state always and replay every game"},
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
  int wrong = check_usage(&p);
  if (wrong) return wrong;
  journal_init(&p.journal);
  int code = play_all(&p, names);
  journal_free(&p.journal);
  return code;
}
