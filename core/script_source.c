/* script_source.c: a look at the text of a file before Lua reads it.
**
** Functions with a variable number of values are not for sandboxed files: "..." puts any
** number of them anywhere with one instruction, so that counting instructions would bound
** nothing. Numbers that are not whole are not for them either: they are read and written
** differently from machine to machine (the text of 0/0 is one of two). So there is no way to
** make one: no such number is written, and nothing divides but "//". Only strings, comments
** and names have to be told from the rest to find all that.
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
  if (level >= 0) {
    skip_long(s, level);
    return;
  }
  const char *end = memchr(s->at, '\n', (size_t)(s->end - s->at));
  s->at = end ? end : s->end;
}

static int is_digit(int c) { return c >= '0' && c <= '9'; }

static int is_in_name(int c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Skips a number; 1 if it is a whole one that Lua has room for. */
static int skip_number(Scan *s) {
  enum { DIGITS = 18 }; /* any number of so many digits is below 2^63 */
  int digits = 0, whole = 1, hex = peek(s, 0) == '0' && (peek(s, 1) | 32) == 'x';
  if (hex) skip(s, 2);
  for (int c; c = peek(s, 0), is_in_name(c) || (c == '.' && peek(s, 1) != '.'); skip(s, 1)) {
    digits++;
    if (c == '.' || (c | 32) == (hex ? 'p' : 'e')) whole = 0;
  }
  return whole && (hex || digits <= DIGITS);
}

/* One token that is neither string nor comment; what is wrong with it, or NULL. */
static const char *look_at(Scan *s) {
  int c = peek(s, 0), next = peek(s, 1);
  if (c == '.' && next == '.' && peek(s, 2) == '.')
    return "'...': functions take a fixed number of values here";
  if (is_digit(c) || (c == '.' && is_digit(next)))
    return skip_number(s) ? NULL : "numbers are whole here, and of 18 digits at most";
  if (c == '/' && next != '/') return "'/': numbers are whole here, '//' divides";
  if (c == '^') return "'^': numbers are whole here, write a product";
  if (!is_in_name(c)) skip(s, c == '/' || (c == '.' && next == '.') ? 2 : 1);
  else while (is_in_name(peek(s, 0))) skip(s, 1);
  return NULL;
}

const char *script_find_refused(const char *text, size_t length, int *line) {
  Scan s = {text, text + length, 1};
  while (s.at < s.end) {
    int c = peek(&s, 0), level = long_level(&s);
    const char *wrong = NULL;
    if (c == '-' && peek(&s, 1) == '-') skip_comment(&s);
    else if (level >= 0) skip_long(&s, level);
    else if (c == '"' || c == '\'') skip_string(&s);
    else if ((wrong = look_at(&s)) != NULL) {
      *line = s.line;
      return wrong;
    }
  }
  return NULL;
}
