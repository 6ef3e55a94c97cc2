/* script.c: the Lua state, its limits, and the one door into it.
**
** Memory: Lua allocates through the program's allocator up to the configured limit.
** Time: a count hook takes instructions from the budget of the call; when it is gone the
** hook fires at every instruction, so that a script's own pcall cannot swallow the error.
** No panic can happen: the state is set up, and everything after runs, inside lua_pcall.
*/
#include "script_bind.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The innermost Lua function. */
static int innermost(lua_State *L, lua_Debug *ar) {
  for (int level = 0; lua_getstack(L, level, ar); level++) {
    lua_getinfo(L, "Sl", ar);
    if (ar->currentline > 0) return 1;
  }
  return 0;
}

/* -- memory ---------------------------------------------------------------------------- */

/* Lua collects garbage and asks once more before it gives up; a script that lives on such
** rescues is stopped. Lua's own message has no position: keep where the code stands. */
static void *refuse(Script *s, int by_allocator) {
  lua_Debug ar;
  s->refused = by_allocator;
  if (++s->refusals > SCRIPT_REFUSALS) s->killed = 1;
  if (!s->running || !innermost(s->running, &ar)) return NULL;
  snprintf(s->where_file, sizeof s->where_file, "%s", script_source(&ar));
  s->where_line = ar.currentline;
  return NULL;
}

/* Without a block Lua passes the type of the new object as old size. */
static void *allocate(void *user, void *ptr, size_t old_size, size_t size) {
  Script *s = user;
  const PopConfig *c = &s->program->config;
  size_t old = ptr ? old_size : 0;
  int too_long = s->strict && !ptr && old_size == LUA_TSTRING && size > SCRIPT_STRING_MAX;
  if (size > old && (too_long || size - old > c->memory_limit - s->used)) return refuse(s, 0);
  void *at = c->allocator(c->allocator_user, ptr, old, size);
  if (!at && size) return refuse(s, 1);
  s->used += size - old;
  return at;
}

/* -- time ------------------------------------------------------------------------------ */

static void on_count(lua_State *L, lua_Debug *ar) {
  (void)ar;
  Script *s = script_of(L);
  s->budget -= SCRIPT_HOOK_STEP;
  if (s->budget > 0 && !s->killed) return;
  lua_sethook(L, on_count, LUA_MASKCOUNT, 1);
  if (s->killed) luaL_error(L, "out of memory: at most %d KiB in all, a string %d",
                            (int)(s->program->config.memory_limit / 1024),
                            SCRIPT_STRING_MAX / 1024);
  s->killed = 1;
  luaL_error(L, "runs too long: the instruction limit is used up");
}

void script_arm(Script *s, lua_State *L, int64_t budget) {
  s->budget = budget;
  s->killed = s->refused = s->starved = s->refusals = 0;
  s->error[0] = s->where_file[0] = 0;
  s->where_line = s->lowering = 0;
  s->running = L;
  lua_sethook(L, on_count, LUA_MASKCOUNT, SCRIPT_HOOK_STEP);
}

/* -- errors ---------------------------------------------------------------------------- */

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
  for (; *at >= '0' && *at <= '9' && number < 10000000; at++) number = number * 10 + *at - '0';
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
  if (colon && behind_line(colon, &line)) set_where(s, text, (size_t)(colon - text), line);
}

/* Lua cuts long file names: 'text' with the name as it was given. 1 if it had a position. */
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
  if (!innermost(L, &ar)) { script_fail(s, POP_OK, "%s", text); return; }
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
  else snprintf(other, sizeof other, "error object is a %s value", luaL_typename(L, index));
  script_push(L, SLOT_EXACT);
  int exact = lua_rawequal(L, -1, index) && text != other;
  lua_pop(L, 1);
  if (exact) note_exact(s, text);
  else note_with_position(s, L, text);
}

/* The message handler: here the stack still shows where the error came from. */
static int on_error(lua_State *L) {
  Script *s = script_of(L);
  if (!bind_is_suspended(s)) script_note_error(s, L, 1);
  return 1;
}

static PopStatus failed(Script *s, int rc) {
  if (rc == LUA_ERRMEM) lua_gc(s->L, LUA_GCCOLLECT); /* the next call starts with room */
  if (s->starved || (s->refused && rc == LUA_ERRMEM))
    return script_fail(s, POP_ERROR_MEMORY, "not enough memory");
  if (rc == LUA_ERRMEM)
    script_fail(s, POP_OK, "%s:%d: out of memory: at most %u KiB in all, a string %d",
                s->where_line ? s->where_file : s->file, s->where_line,
                (unsigned)(s->program->config.memory_limit / 1024), SCRIPT_STRING_MAX / 1024);
  else if (!s->error[0])
    script_fail(s, POP_OK, "error while an error was handled");
  return POP_ERROR_SCRIPT;
}

/* What belongs to one call; a condition may be evaluated while a function asks. */
typedef struct Outer {
  lua_State *running;
  int64_t budget;
  int killed, refused, starved, refusals, strict;
} Outer;

static Outer save_outer(const Script *s) {
  return (Outer){s->running, s->budget, s->killed, s->refused, s->starved, s->refusals,
                 s->strict};
}

static void restore_outer(Script *s, const Outer *o) {
  s->running = o->running;
  s->budget = o->budget;
  s->killed = o->killed;
  s->refused = o->refused;
  s->starved = o->starved;
  s->refusals = o->refusals;
  s->strict = o->strict;
  if (o->running) lua_sethook(s->L, on_count, LUA_MASKCOUNT, SCRIPT_HOOK_STEP);
  else lua_sethook(s->L, NULL, 0, 0);
}

PopStatus script_call(Script *s, int nargs, int nresults, int64_t budget) {
  lua_State *L = s->L;
  Outer outer = save_outer(s);
  int handler = lua_gettop(L) - nargs;
  script_arm(s, L, budget);
  lua_pushcfunction(L, on_error);
  lua_insert(L, handler);
  int rc = lua_pcall(L, nargs, nresults, handler);
  lua_remove(L, handler);
  PopStatus status = POP_OK;
  if (rc != LUA_OK) {
    lua_pop(L, 1);
    if (bind_is_suspended(s)) status = POP_DECIDE;
    else status = failed(s, rc);
  }
  restore_outer(s, &outer);
  return status;
}

/* -- host tables ----------------------------------------------------------------------- */

void script_push(lua_State *L, ScriptSlot slot) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, SCRIPT_REGISTRY_BASE + (int)slot);
}

void script_keep(lua_State *L, ScriptSlot slot) {
  lua_rawseti(L, LUA_REGISTRYINDEX, SCRIPT_REGISTRY_BASE + (int)slot);
}

uint32_t script_functions(const Script *s) { return (uint32_t)s->nfuncs; }

/* -- life ------------------------------------------------------------------------------ */

static int l_open(lua_State *L) {
  static const ScriptSlot tables[] = {SLOT_WORDS, SLOT_FUNCS, SLOT_ON_FINISH};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    lua_newtable(L);
    script_keep(L, tables[i]);
  }
  lua_pushboolean(L, 0);
  script_keep(L, SLOT_EXACT);
  lua_pushboolean(L, 0);
  script_keep(L, SLOT_ON_SELECTOR);
  script_open_sandbox(L);
  script_open_bind(L);
  script_push(L, SLOT_VOCABULARY_ENV);
  script_open_declare(L);
  lua_setfield(L, -2, "core");
  return 0;
}

Script *script_new(PopProgram *p) {
  Script *s = p->config.allocator(p->config.allocator_user, NULL, 0, sizeof *s);
  if (!s) return NULL;
  memset(s, 0, sizeof *s);
  s->program = p;
  s->file = s->set = "";
  s->L = lua_newstate(allocate, s);
  if (!s->L) { script_free(s); return NULL; }
  *(Script **)lua_getextraspace(s->L) = s;
  lua_pushcfunction(s->L, l_open);
  if (script_call(s, 0, 0, INT64_MAX) != POP_OK) { script_free(s); return NULL; }
  return s;
}

void script_free(Script *s) {
  if (!s) return;
  if (s->L) lua_close(s->L);
  const PopConfig *c = &s->program->config;
  c->allocator(c->allocator_user, s, sizeof *s, 0);
}

/* -- loading --------------------------------------------------------------------------- */

typedef struct Source {
  const char *name, *text;
  size_t length;
} Source;

/* Compiles and runs one file. A syntax error has its position in the text already. */
static int l_load(lua_State *L) {
  const Source *source = lua_touserdata(L, 1);
  Script *s = script_of(L);
  const char *chunk = lua_pushfstring(L, "%s%s", s->vocabulary ? "@" : "=", source->name);
  if (luaL_loadbufferx(L, source->text, source->length, chunk, "t") != LUA_OK)
    return lua_error(L);
  script_push(L, s->vocabulary ? SLOT_VOCABULARY_ENV : SLOT_SANDBOX_ENV);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 0);
  return 0;
}

/* The name of the file as Lua prints it, to find it again in a syntax error. */
static void fix_syntax_error(Script *s, const char *name) {
  char cut[LUA_IDSIZE], text[SCRIPT_ERROR_MAX];
  size_t n = strlen(name), room = sizeof cut - 1;
  if (n <= room) snprintf(cut, sizeof cut, "%s", name);
  else if (s->vocabulary) snprintf(cut, sizeof cut, "...%s", name + n - (room - 3));
  else snprintf(cut, sizeof cut, "%.*s", (int)room, name);
  memcpy(text, s->error, sizeof text);
  if (!keep_position(s, text, cut, name)) script_fail(s, POP_OK, "%s: %s", name, text);
}

PopStatus script_load(Script *s, PopScriptRole role, const char *set, const char *name,
                      const char *text, size_t length) {
  Source source = {name, text, length};
  s->file = name;
  s->set = set;
  s->vocabulary = role == POP_VOCABULARY;
  s->strict = !s->vocabulary;
  s->loading = 1;
  s->nfiles++;
  lua_pushcfunction(s->L, l_load);
  lua_pushlightuserdata(s->L, &source);
  int64_t limit = (int64_t)s->program->config.instruction_limit * SCRIPT_LOAD_FACTOR;
  PopStatus status = script_call(s, 1, 0, limit);
  if (status == POP_ERROR_SCRIPT && !s->where_line) fix_syntax_error(s, name);
  s->file = s->set = "";
  s->strict = s->vocabulary = s->loading = 0;
  return status;
}

static int l_finish(lua_State *L) {
  Script *s = script_of(L);
  for (int i = 1; i <= s->nfinish; i++) {
    script_push(L, SLOT_ON_FINISH);
    lua_rawgeti(L, -1, i);
    lua_call(L, 0, 0);
    lua_pop(L, 1);
  }
  return 0;
}

PopStatus script_finish(Script *s) {
  int64_t limit = (int64_t)s->program->config.instruction_limit * SCRIPT_LOAD_FACTOR;
  s->loading = 1;
  lua_pushcfunction(s->L, l_finish);
  PopStatus status = script_call(s, 0, 0, limit * (s->nfiles ? s->nfiles : 1));
  s->loading = 0;
  if (status == POP_OK && (!script_prepare_verbs(s) || !script_prepare_scratch(s)))
    return script_fail(s, POP_ERROR_MEMORY, "not enough memory");
  return status;
}
