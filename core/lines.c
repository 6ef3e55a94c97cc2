/* lines.c: see lines.h. */
#include <stdio.h>
#include <string.h>

#include "lines.h"

void lines_init(Lines *lines, const char *text, size_t length) {
  lines->text = text;
  lines->end = text + length;
  lines->number = 0;
  lines->line[0] = 0;
  if (length >= 3 && !memcmp(text, "\xef\xbb\xbf", 3)) lines->text += 3;
}

static int bad(Lines *lines, const char *reason) {
  snprintf(lines->line, sizeof lines->line, "%s", reason);
  return -1;
}

static int has_control(const char *text, size_t n) {
  for (size_t i = 0; i < n; i++)
    if ((unsigned char)text[i] < ' ' && text[i] != '\t') return 1;
  return 0;
}

int lines_next(Lines *lines) {
  if (lines->text == lines->end) return 0;
  const char *from = lines->text;
  const char *stop = memchr(from, '\n', (size_t)(lines->end - from));
  const char *to = stop ? stop : lines->end;
  lines->text = stop ? stop + 1 : lines->end;
  lines->number++;
  while (to > from && strchr(" \t\r", to[-1]) && to[-1]) to--;
  while (to > from && (*from == ' ' || *from == '\t')) from++;
  size_t n = (size_t)(to - from);
  if (has_control(from, n)) return bad(lines, "holds a control character");
  if (n >= LINE_SIZE) return bad(lines, "is longer than 255 bytes");
  memcpy(lines->line, from, n);
  lines->line[n] = 0;
  return 1;
}
