/* cli.h: what the files of the 'pop' command share.
**
** The command is an ordinary host of the library: it includes popcore.h and nothing else
** of the core. Each subcommand is one function in one cli_*.c, named in the table of
** cli_main.c. A subcommand returns its exit code: CLI_OK, CLI_FAILED when something went
** wrong, CLI_USAGE when it was called wrongly, CLI_CUT when a journal that is sound has
** no end, CLI_ABORTED when a game was; the reason is one line on standard error.
*/
#ifndef POP_CLI_H
#define POP_CLI_H

#include <stddef.h>
#include <stdio.h>

#include "popcore.h"

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2, CLI_CUT = 3, CLI_ABORTED = 4 };
enum { CLI_INTERRUPTED = 130 }; /* what shells say of a process that SIGINT ended */

int cli_play(int argc, char **argv);
int cli_replay(int argc, char **argv);
int cli_sim(int argc, char **argv);
int cli_test(int argc, char **argv);
int cli_show(int argc, char **argv);
int cli_legal(int argc, char **argv);

/* -- arguments (cli_args.c) ------------------------------------------------------ */

typedef enum CliOptionKind {
  CLI_FLAG,     /* out: int, set to 1 */
  CLI_TEXT,     /* out: const char * */
  CLI_NUMBER,   /* out: long long, 0 or more */
  CLI_SEED,     /* out: uint64_t */
  CLI_LIST      /* out: CliList; may be given several times */
} CliOptionKind;

typedef struct CliOption {
  const char *name;       /* "--seed" or "-j" */
  CliOptionKind kind;
  void *out;
  const char *value;      /* what the value is called in the help: "N"; NULL for a flag */
  const char *help;
} CliOption;

enum { CLI_LIST_MAX = 32 };
typedef struct CliList { const char *at[CLI_LIST_MAX]; int count; } CliList;

typedef struct CliUsage {
  const char *command;    /* "play" */
  const char *arguments;  /* "[DECK DECK]" */
  const char *summary;    /* one sentence */
  const CliOption *options; int noptions;
  int least, most;        /* positional arguments */
} CliUsage;

/* What cli_args() answers beside the number of positional arguments. */
enum { CLI_ARGS_HELP = -1, CLI_ARGS_WRONG = -2 };

/* Sorts argv[1..] into options and positional arguments; these are moved to the front of
** argv[1..]. Their number, CLI_ARGS_HELP after printing the help that --help asks for, or
** CLI_ARGS_WRONG after one line on standard error. */
int cli_args(const CliUsage *usage, int argc, char **argv);

/* The exit code for an answer of cli_args() below 0. */
int cli_args_exit(int answer);

/* Prints "pop: COMMAND: message" and a newline on standard error; answers 'code'. */
int cli_fail(int code, const char *command, const char *format, ...);

/* Prints a text in quotes as JSON has it. */
void cli_json_string(FILE *out, const char *text);

/* -- files and programs (cli_load.c) --------------------------------------------- */

/* The folder that holds scripts/ and cards/: $POPCORE_ROOT, else as compiled in. */
const char *cli_root(void);

/* Reads a whole file into malloc'ed memory with a 0 after the end. NULL with a reason in
** 'error': at most 'limit' bytes are accepted. */
char *cli_read_file(const char *path, size_t limit, size_t *length, char *error,
                    size_t size);

typedef struct CliLoad {
  const CliList *with;       /* overlay files, loaded last; NULL none */
  const char *extra_cards;   /* folder of more cards, set name TEST; NULL none */
  const char *overlay;       /* text of one more overlay after all files; NULL none */
  const char *overlay_name;  /* its name in messages */
  const PopConfig *config;   /* NULL: all defaults, script errors on standard error */
  /* Told each script and the part it belongs to: "rules", "keywords", "cards/SET",
  ** "overlay 1 (NAME)"; NULL none. */
  void (*loaded)(void *user, const char *part, const char *name, const char *text,
                 size_t length);
  void *user;
} CliLoad;

/* Loads the whole script tree into a finished program: vocabulary, rules, keywords,
** cards, extra cards, overlays; every folder in byte order of its file names. The caller
** frees it with pop_program_free(). NULL with a reason in 'error'. */
PopProgram *cli_load(const CliLoad *load, char *error, size_t size);

/* Script failures in a game, one line each on standard error: for PopConfig. 'user' is a
** pointer to int that counts them, or NULL. */
void cli_script_error(void *user, const PopScriptError *error);

/* -- names (cli_names.c) --------------------------------------------------------- */

/* "Name" or "Name (B)" of a definition into 'out'. */
void cli_def_name(const PopProgram *p, int def, char *out, size_t size);

/* The definition meant by 'text': its exact name, else the only one that has it as a
** part, both without case. -1 with a line in 'error' that offers the nearest names. */
int cli_find_card(const PopProgram *p, const char *text, char *error, size_t size);

/* One name of a list that a person may have meant; see cli_pick_name(). */
typedef const char *(*CliNameAt)(void *user, int i);

/* Index of the name that 'text' means among 'count' names, by the same rules. 'noun' says
** what is looked for in the message: "card". */
int cli_pick_name(CliNameAt at, void *user, int count, const char *noun, const char *text,
                  char *error, size_t size);

/* -- texts of cards (cli_show.c) --------------------------------------------------- */

/* Prints a card as it is declared. */
void cli_show_card(const PopProgram *p, int def);

/* Prints the keyword that 'text' means, or the card among those of 'defs' (NULL: all there
** are). 0 with a reason in 'error', which names no card but these. */
int cli_show_name(const PopProgram *p, const int *defs, int ndefs, const char *text,
                  char *error, size_t size);

#endif
