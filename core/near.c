/* near.c: edit distance of two names.
**
** Optimal string alignment over three rows of fixed length: messages are short and this
** runs only when something is already wrong, so nothing here is tuned.
*/
#include <string.h>

#include "near.h"

enum { NEAR_LETTERS = 63 };

static char lower(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int least(int a, int b) {
  return a < b ? a : b;
}

static int clipped_length(const char *text) {
  size_t n = strlen(text);
  return n < NEAR_LETTERS ? (int)n : NEAR_LETTERS;
}

int near_distance(const char *a, const char *b) {
  int rows[3][NEAR_LETTERS + 1];
  int n = clipped_length(a), m = clipped_length(b);
  for (int j = 0; j <= m; j++) rows[0][j] = j;
  for (int i = 1; i <= n; i++) {
    int *now = rows[i % 3], *before = rows[(i + 2) % 3], *older = rows[(i + 1) % 3];
    now[0] = i;
    for (int j = 1; j <= m; j++) {
      int differs = lower(a[i - 1]) != lower(b[j - 1]);
      now[j] = least(least(before[j], now[j - 1]) + 1, before[j - 1] + differs);
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
          lower(a[i - 2]) == lower(b[j - 1]))
        now[j] = least(now[j], older[j - 2] + 1);
    }
  }
  return rows[n % 3][m];
}

int near_enough(const char *a, const char *b) {
  int longest =
      clipped_length(a) > clipped_length(b) ? clipped_length(a) : clipped_length(b);
  int distance = near_distance(a, b);
  return distance < longest && distance <= 1 + longest / 4;
}
