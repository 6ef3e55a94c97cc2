/* lines.h: text files line by line, for the small formats the command reads.
**
** Files come from people and from broken disks, so a reader sees only clean lines: zero
** bytes, other control characters and over-long lines are errors, a carriage return
** before the newline and spaces at both ends are dropped.
*/
#ifndef POP_LINES_H
#define POP_LINES_H

#include <stddef.h>

enum { LINE_SIZE = 256 };

typedef struct Lines {
  const char *text, *end;
  int number;             /* of the line in 'line', from 1 */
  char line[LINE_SIZE];
} Lines;

void lines_init(Lines *lines, const char *text, size_t length);

/* Reads the next line. 1 a line, 0 the end, -1 a line that no text file has: the reason
** is then in 'line'. */
int lines_next(Lines *lines);

#endif
