/* script_error.c: one line of text for whatever went wrong in Lua.
**
** "file:line: message", control bytes escaped, cut at a fixed length. The position is
** that of the innermost Lua function; a fault inside the vocabulary also names the
** line of the author that led there. Nothing here allocates, raises or runs Lua.
*/
#include "script_host.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int script_innermost(lua_State *L, lua_Debug *ar) {
  for (int level = 0; lua_getstack(L, level, ar); level++) {
    lua_getinfo(L, "Sl", ar);
    if (ar->currentline > 0) return 1;
  }
  return 0;
}

/* One line: control bytes become \xNN, a long text is cut. */
static void put_escaped(Script *s, const char *text) {
  size_t n = 0, room = sizeof s->error - 16;
  for (; *text && n < room; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == '\n') s->error[n++] = ' ';
    else if (c >= 32 && c != 127) s->error[n++] = (char)c;
    else n += (size_t)snprintf(s->error + n, 5, "\\x%02x", c);
  }
  if (*text) { memcpy(s->error + n, "...", 3); n += 3; }
  s->error[n] = 0;
}

PopStatus script_fail(Script *s, PopStatus status, const char *format, ...) {
  char text[2 * SCRIPT_ERROR_MAX];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  put_escaped(s, text);
  return status;
}

const char *script_error(const Script *s) { return s->error; }

int script_author(lua_State *L, lua_Debug *ar) {
  for (int level = 0; lua_getstack(L, level, ar); level++) {
    lua_getinfo(L, "Sl", ar);
    if (ar->currentline > 0 && ar->source[0] == '=') return 1;
  }
  return 0;
}

/* What follows ":12: " at 'at'; else NULL. Sets *line. */
static const char *behind_line(const char *at, int *line) {
  int number = 0;
  if (*at++ != ':') return NULL;
  const char *digits = at;
  for (; *at >= '0' && *at <= '9' && number < 10000000; at++)
    number = number * 10 + *at - '0';
  if (at == digits || at[0] != ':' || at[1] != ' ') return NULL;
  *line = number;
  return at + 2;
}

static void set_where(Script *s, const char *file, size_t length, int line) {
  if (length >= sizeof s->where_file) length = sizeof s->where_file - 1;
  memcpy(s->where_file, file, length);
  s->where_file[length] = 0;
  s->where_line = line;
}

/* What follows "name:12: " in a message that starts so; else NULL. Sets *line. */
static const char *behind_position(const char *text, const char *name, int *line) {
  size_t n = strlen(name);
  return n && !strncmp(text, name, n) ? behind_line(text + n, line) : NULL;
}

/* The vocabulary words its own messages: they stay as they are. */
static void note_exact(Script *s, const char *text) {
  int line;
  script_fail(s, POP_OK, "%s", text);
  s->where_line = -1;
  const char *colon = strchr(text, ':');
  if (colon && behind_line(colon, &line))
    set_where(s, text, (size_t)(colon - text), line);
}

/* Lua cuts long file names: keeps 'text' with the full one. 1 if it had a position. */
static int keep_position(Script *s, const char *text, const char *cut, const char *full) {
  int line;
  const char *rest = behind_position(text, cut, &line);
  if (!rest) return 0;
  script_fail(s, POP_OK, "%s:%d: %s", full, line, rest);
  set_where(s, full, strlen(full), line);
  return 1;
}

/* A fault inside the vocabulary also names the line that led there. */
static void add_author(Script *s, lua_State *L) {
  lua_Debug ar;
  if (!script_author(L, &ar)) return;
  size_t n = strlen(s->error);
  snprintf(s->error + n, sizeof s->error - n, " (from %s:%d)", script_source(&ar),
           ar.currentline);
}

static void note_with_position(Script *s, lua_State *L, const char *text) {
  lua_Debug ar;
  char cut[LUA_IDSIZE];
  if (!script_innermost(L, &ar)) { script_fail(s, POP_OK, "%s", text); return; }
  snprintf(cut, sizeof cut, "%s", ar.short_src);
  if (!keep_position(s, text, cut, script_source(&ar))) {
    script_fail(s, POP_OK, "%s:%d: %s", script_source(&ar), ar.currentline, text);
    set_where(s, script_source(&ar), strlen(script_source(&ar)), ar.currentline);
  }
  if (ar.source[0] == '@') add_author(s, L);
}

void script_note_error(Script *s, lua_State *L, int index) {
  index = lua_absindex(L, index);
  char other[64];
  const char *text = other;
  if (lua_type(L, index) == LUA_TSTRING) text = lua_tostring(L, index);
  else if (lua_isinteger(L, index))
    snprintf(other, sizeof other, "%lld", (long long)lua_tointeger(L, index));
  else
    snprintf(other, sizeof other, "error object is a %s value", luaL_typename(L, index));
  script_push(L, SLOT_EXACT);
  int exact = lua_rawequal(L, -1, index) && text != other;
  lua_pop(L, 1);
  if (exact) note_exact(s, text);
  else note_with_position(s, L, text);
}

/* The name of the file as Lua cuts it, to find it again in the message. */
void script_fix_syntax_error(Script *s, const char *name) {
  char cut[LUA_IDSIZE], text[SCRIPT_ERROR_MAX];
  size_t n = strlen(name), room = sizeof cut - 1;
  if (n <= room) snprintf(cut, sizeof cut, "%s", name);
  else if (s->vocabulary) snprintf(cut, sizeof cut, "...%s", name + n - (room - 3));
  else snprintf(cut, sizeof cut, "%.*s", (int)room, name);
  memcpy(text, s->error, sizeof text);
  if (!keep_position(s, text, cut, name)) script_fail(s, POP_OK, "%s: %s", name, text);
}
