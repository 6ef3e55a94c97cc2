/* cli_main.c: the 'pop' command: finds the subcommand and runs it.
**
** A new subcommand is one row of the table below and one file cli_<name>.c. Exit codes:
** 0 all went well, 1 something failed, 2 the command was used wrongly, 3 a journal is cut,
** 4 a game was aborted.
*/
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"

typedef struct Command {
  const char *name;
  int (*run)(int argc, char **argv);
  const char *summary;
} Command;

static const Command commands[] = {
  {"play", cli_play, "play a game between two decks and tell it"},
  {"replay", cli_replay, "play a journal again and compare every decision"},
  {"sim", cli_sim, "play many games on all cores and add them up"},
  {"test", cli_test, "run scenario tests"},
  {"deck", cli_legal, "say whether decks are legal, and count their cards"},
  {"show", cli_show, "print a card or a keyword as the engine understands it"},
};
enum { NCOMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *out) {
  fprintf(out, "usage: pop COMMAND [ARGUMENTS]\n\n");
  for (int i = 0; i < NCOMMANDS; i++)
    fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].summary);
  fprintf(out, "\n'pop COMMAND --help' says more. 'pop --version' prints the version.\n");
}

static const char *command_name(void *user, int i) {
  (void)user;
  return commands[i].name;
}

/* Closed standard streams are opened on nothing, or the next file that is opened, a
** journal say, would take what is printed. A file at its size limit is an error of the
** write, not the end of the process. 0 if that can't be done. */
static int prepare_process(void) {
  int fd;
  do fd = open("/dev/null", O_RDONLY);
  while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0) close(fd);
  signal(SIGXFSZ, SIG_IGN);
  return fd >= 0;
}

static int run(int argc, char **argv) {
  if (argc < 2) {
    print_help(stderr);
    return CLI_USAGE;
  }
  if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") || !strcmp(argv[1], "help")) {
    print_help(stdout);
    return CLI_OK;
  }
  if (!strcmp(argv[1], "--version")) {
    printf("popcore %s\n", POP_VERSION);
    return CLI_OK;
  }
  for (int i = 0; i < NCOMMANDS; i++)
    if (!strcmp(argv[1], commands[i].name)) return commands[i].run(argc - 1, argv + 1);
  char error[256];
  cli_pick_name(command_name, NULL, NCOMMANDS, "command", argv[1], error, sizeof error);
  return cli_fail(CLI_USAGE, NULL, "%s", error);
}

int main(int argc, char **argv) {
  if (!prepare_process()) return cli_fail(CLI_FAILED, NULL, "no files can be opened");
  int code = run(argc, argv);
  if (!fflush(stdout) && !ferror(stdout)) return code;
  return cli_fail(code == CLI_OK ? CLI_FAILED : code, NULL,
                  "standard output can't be written");
}
