/* script_source.c: a look at the text of a file before Lua reads it.
**
** Functions with a variable number of values are not for sandboxed files: "..." puts any
** number of them anywhere with one instruction, so that counting instructions would bound
** nothing. Only strings and comments have to be told from the rest to find it.
*/
#include "script_host.h"

#include <string.h>

typedef struct Scan { const char *at, *end; int line; } Scan;

static int peek(const Scan *s, int ahead) {
  return s->end - s->at > ahead ? (unsigned char)s->at[ahead] : -1;
}

static void skip(Scan *s, int n) {
  for (; n && s->at < s->end; n--) s->line += *s->at++ == '\n';
}

/* The level of a long bracket that begins here, -1 if none does. */
static int long_level(const Scan *s) {
  int n = 0;
  if (peek(s, 0) != '[') return -1;
  while (peek(s, n + 1) == '=') n++;
  return peek(s, n + 1) == '[' ? n : -1;
}

static void skip_long(Scan *s, int level) {
  skip(s, level + 2);
  for (; s->at < s->end; skip(s, 1)) {
    int n = 0;
    if (*s->at != ']') continue;
    while (peek(s, n + 1) == '=') n++;
    if (n != level || peek(s, n + 1) != ']') continue;
    skip(s, level + 2);
    return;
  }
}

/* A string in quotes ends at the end of its line at the latest; "\z" goes on behind it. */
static void skip_string(Scan *s) {
  int quote = peek(s, 0);
  for (skip(s, 1); s->at < s->end && *s->at != quote && *s->at != '\n'; skip(s, 1)) {
    if (*s->at != '\\') continue;
    skip(s, 1);
    if (peek(s, 0) == 'z')
      while (s->end - s->at > 1 && strchr(" \t\r\n\v\f", s->at[1]) && s->at[1]) skip(s, 1);
  }
  skip(s, peek(s, 0) == quote);
}

static void skip_comment(Scan *s) {
  skip(s, 2);
  int level = long_level(s);
  if (level >= 0) skip_long(s, level);
  else while (s->at < s->end && *s->at != '\n') skip(s, 1);
}

int script_find_dots(const char *text, size_t length) {
  Scan s = {text, text + length, 1};
  while (s.at < s.end) {
    int c = peek(&s, 0), level = long_level(&s);
    if (c == '-' && peek(&s, 1) == '-') skip_comment(&s);
    else if (level >= 0) skip_long(&s, level);
    else if (c == '"' || c == '\'') skip_string(&s);
    else if (c == '.' && peek(&s, 1) == '.' && peek(&s, 2) == '.') return s.line;
    else skip(&s, 1);
  }
  return 0;
}
