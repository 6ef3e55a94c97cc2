/* script_locale.c: elsewhere numbers are read and texts ordered differently. */
#include <ctype.h>
#include <locale.h>
#include <string.h>

#include "script.h"

int script_locale_is_plain(void) {
  const struct lconv *c = localeconv();
  int letters = 0;
  for (int i = 128; i < 256; i++) letters |= isalnum(i) | isspace(i);
  return !strcmp(c->decimal_point, ".") && !*c->thousands_sep && !letters &&
         strcoll("Z", "a") < 0 && strcoll("a", "B") > 0 && strcoll("a-b", "aa") < 0;
}
