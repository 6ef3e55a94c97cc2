/* cli_args.c: command lines, described by tables.
**
** A subcommand lists its options once; the parser and the help text both read that list.
** Options and positional arguments may be mixed, "--name VALUE" and "--name=VALUE" mean
** the same, "--" ends the options and a lone "-" is a positional argument.
*/
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

enum { MESSAGE_SIZE = 8192 };

/* Names in messages come from files and command lines: control bytes are shown, so that a
** message stays one line and does nothing to a terminal. */
static void print_escaped(FILE *out, const char *text) {
  for (; *text; text++) {
    unsigned char c = (unsigned char)*text;
    if (c < 32 || c == 127) fprintf(out, "\\x%02x", c);
    else fputc(c, out);
  }
}

int cli_fail(int code, const char *command, const char *format, ...) {
  char message[MESSAGE_SIZE];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  fprintf(stderr, "pop: %s%s", command ? command : "", command ? ": " : "");
  print_escaped(stderr, message);
  fputc('\n', stderr);
  return code;
}

int cli_args_exit(int answer) {
  return answer == CLI_ARGS_HELP ? CLI_OK : CLI_USAGE;
}

static void print_help(const CliUsage *use) {
  printf("usage: pop %s %s%s\n\n%s\n", use->command, use->noptions ? "[OPTIONS] " : "",
         use->arguments, use->summary);
  if (use->noptions) putchar('\n');
  for (int i = 0; i < use->noptions; i++) {
    char left[64];
    const CliOption *o = &use->options[i];
    snprintf(left, sizeof left, "%s%s%s", o->name, o->value ? " " : "",
             o->value ? o->value : "");
    printf("  %-20s %s\n", left, o->help);
  }
}

static const char *option_name(void *user, int i) {
  return ((const CliUsage *)user)->options[i].name;
}

static int wrong(const CliUsage *use, const char *what, const char *name) {
  return cli_fail(0, use->command, "%s '%s'; see 'pop %s --help'", what, name,
                  use->command);
}

/* The option that 'arg' names, up to a '='; NULL after a message. */
static const CliOption *find_option(const CliUsage *use, const char *arg) {
  size_t length = strcspn(arg, "=");
  for (int i = 0; i < use->noptions; i++) {
    const char *name = use->options[i].name;
    if (strlen(name) == length && !memcmp(name, arg, length)) return &use->options[i];
  }
  char error[256], name[64];
  snprintf(name, sizeof name, "%.*s", (int)(length < 60 ? length : 60), arg);
  cli_pick_name(option_name, (void *)use, use->noptions, "option", name, error,
                sizeof error);
  cli_fail(0, use->command, "%s", error);
  return NULL;
}

static int read_number(const char *text, unsigned long long most,
                       unsigned long long *out) {
  char *end;
  if (*text < '0' || *text > '9') return 0;
  errno = 0;
  int hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  *out = strtoull(text, &end, hex ? 16 : 10);
  return !errno && !*end && *out <= most;
}

/* Stores a value. 0 after a message. */
static int store(const CliUsage *use, const CliOption *o, const char *value) {
  unsigned long long number = 0;
  switch (o->kind) {
    case CLI_FLAG: *(int *)o->out = 1; return 1;
    case CLI_TEXT: *(const char **)o->out = value; return 1;
    case CLI_NUMBER:
      if (!read_number(value, 1000000000, &number))
        return wrong(use, "not a number from 0 to 1000000000:", value);
      *(long long *)o->out = (long long)number;
      return 1;
    case CLI_SEED:
      if (!read_number(value, UINT64_MAX, &number))
        return wrong(use, "not a seed (a number of 64 bits):", value);
      *(uint64_t *)o->out = number;
      return 1;
    case CLI_LIST: {
      CliList *list = o->out;
      if (list->count == CLI_LIST_MAX) return wrong(use, "given too often:", o->name);
      list->at[list->count++] = value;
      return 1;
    }
  }
  return 0;
}

/* Reads the option at argv[*i] and moves *i past its value. 0 after a message. */
static int read_option(const CliUsage *use, int argc, char **argv, int *i) {
  const char *arg = argv[*i], *equals = strchr(arg, '=');
  const CliOption *o = find_option(use, arg);
  if (!o) return 0;
  if (o->kind == CLI_FLAG) {
    if (equals) return wrong(use, "takes no value:", o->name);
    return store(use, o, NULL);
  }
  if (equals) return store(use, o, equals + 1);
  if (*i + 1 >= argc) return wrong(use, "needs a value:", o->name);
  *i += 1;
  return store(use, o, argv[*i]);
}

int cli_args(const CliUsage *use, int argc, char **argv) {
  int count = 0, plain = 0;
  for (int i = 1; i < argc; i++) {
    if (!plain && (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))) {
      print_help(use);
      return CLI_ARGS_HELP;
    }
    if (!plain && !strcmp(argv[i], "--")) {
      plain = 1;
    } else if (!plain && argv[i][0] == '-' && argv[i][1]) {
      if (!read_option(use, argc, argv, &i)) return CLI_ARGS_WRONG;
    } else {
      argv[1 + count++] = argv[i];
    }
  }
  if (count < use->least || count > use->most) {
    cli_fail(0, use->command, "usage: pop %s %s%s", use->command,
             use->noptions ? "[OPTIONS] " : "", use->arguments);
    return CLI_ARGS_WRONG;
  }
  return count;
}

/* Bytes of the UTF-8 character that 'text' starts with, or 0 if it is none: too long a form,
** half of a pair and what lies beyond the last one are none either. */
static int utf8_length(const char *text) {
  const unsigned char *s = (const unsigned char *)text;
  int n = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3
        : s[0] < 0xf5 ? 4 : 0;
  for (int i = 1; i < n; i++)
    if ((s[i] & 0xc0) != 0x80) return 0;
  if (s[0] == 0xe0 && s[1] < 0xa0) return 0;
  if (s[0] == 0xed && s[1] > 0x9f) return 0;
  if (s[0] == 0xf0 && s[1] < 0x90) return 0;
  if (s[0] == 0xf4 && s[1] > 0x8f) return 0;
  return n;
}

/* Bytes that are no UTF-8, which names of files and of decks may hold, are told as such. */
void cli_json_string(FILE *out, const char *text) {
  fputc('"', out);
  for (int n; *text; text += n ? n : 1) {
    unsigned char c = (unsigned char)*text;
    n = utf8_length(text);
    if (c == '"' || c == '\\') fprintf(out, "\\%c", c);
    else if (c < 32) fprintf(out, "\\u%04x", c);
    else if (!n) fputs("\\ufffd", out);
    else fwrite(text, 1, (size_t)n, out);
  }
  fputc('"', out);
}
