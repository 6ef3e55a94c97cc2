/* script_host.h: inside the Lua host; only script*.c include it (and with it lua.h).
**
** Doors. C enters Lua through script_call() only (and, for effects, script_resume()):
** they set the budget, catch every error and turn it into one line of text. C functions
** that Lua calls (l_*) raise. In an l_* function: check, act, push; nothing that needs
** freeing is held across a call that can raise.
**
** Files of POP_VOCABULARY have chunk names "@name", the others "=name": so the host can
** tell trusted code from the rest by the name alone.
*/
#ifndef POP_SCRIPT_HOST_H
#define POP_SCRIPT_HOST_H

#include <lua.h>
#include <lauxlib.h>

#include "script.h"

enum {
  SCRIPT_HOOK_STEP = 100,        /* instructions between two looks at the budget */
  SCRIPT_LOAD_FACTOR = 25, /* a file may use so many times the limit of a call */
  SCRIPT_LOWERING_COST = 100,    /* of a call of the core while instructions are not counted */
  SCRIPT_STRING_MAX = 16 * 1024, /* bytes of one string while a sandboxed file runs */
  SCRIPT_BLOCK_MAX = 128 * 1024, /* bytes of a table, 8192 items or 4096 names; of the stack */
  SCRIPT_CODE_MAX = 64 * 1024,   /* bytes of a function's code, or of its constants */
  SCRIPT_PAIRS_COST = 40,        /* instructions of a walk, beside those for each key */
  SCRIPT_STRING_FREE = 256,      /* longer ones cost instructions by length */
  SCRIPT_READ_COST = 20,         /* instructions that reading a game costs */
  SCRIPT_SELECTOR_COST = 400,    /* and walking through its cards */
  SCRIPT_REFUSALS = 20,          /* allocations refused before a call is stopped */
  SCRIPT_SCRATCH_SELECTORS = 4, SCRIPT_SCRATCH_NODES = 48,
  SCRIPT_VERBS = 32,
  SCRIPT_ERROR_MAX = 512,
  SCRIPT_REGISTRY_BASE = 1000000 /* integer keys of the registry luaL_ref never reaches */
};

/* Says the limits above; the memory limit in KiB goes in. */
#define SCRIPT_MEMORY_ERROR \
  "out of memory: a script may hold %d KiB, 16 KiB in a string, 128 KiB in a table or on " \
  "its stack"

/* Host tables kept in the registry of the Lua state, by address of these names. */
typedef enum ScriptSlot {
  SLOT_WORDS,        /* what sandboxed files see: base functions and exported words */
  SLOT_SANDBOX_ENV,  /* the environment of sandboxed files: empty, reads SLOT_WORDS */
  SLOT_VOCABULARY_ENV,
  SLOT_STRICT_STRING,/* methods of strings everywhere */
  SLOT_FULL_STRING,  /* and those only the vocabulary may use */
  SLOT_FUNCS,        /* list of functions of nodes and ops */
  SLOT_ON_FINISH,    /* list of functions to call at the end of loading */
  SLOT_EXACT,        /* the last text given to core.fail: gets no position */
  SLOT_ON_SELECTOR,  /* the vocabulary's lowering of a selector, or false */
  SLOT_COUNT
} ScriptSlot;

/* Records at the end of the program's tables that selectors of running functions are
** lowered into; each such selector lives until the next one. */
typedef struct ScriptScratch {
  uint16_t selectors, nodes;           /* the first */
  uint16_t nselectors, nnodes;         /* in use */
  uint16_t unknown;                    /* a string that is no name */
} ScriptScratch;

struct Script {
  PopProgram *program;
  lua_State *L;
  size_t used;          /* bytes Lua holds */
  int64_t budget;       /* instructions left in this call */
  int64_t spent;        /* by the last call, with all it caused */
  lua_State *running;   /* the thread that runs, for positions */
  PopFault killed;      /* budget or memory gone: no pcall may go on */
  PopFault fault;       /* why the last call failed */
  uint32_t fault_call;  /* its number in the game, 0 none */
  int refusals;         /* allocations refused in this call */
  int refused;          /* the last one by the caller's allocator, not by the limit */
  int starved;          /* the program's own tables got no memory */
  int strict;           /* a sandboxed file or function runs: strings are bounded */
  int loading, vocabulary; /* a file is being loaded; it is a vocabulary file */
  int lowering;         /* a selector of a running function is being lowered */
  int uncounted;        /* the vocabulary lowers: its calls of the core are counted instead */
  int nfiles, nfuncs, nfinish;
  const char *file, *set; /* of the file being loaded; "" otherwise */
  char error[SCRIPT_ERROR_MAX];
  char where_file[128]; /* of the last error, "" unknown */
  int where_line;
  struct Bind *bind;    /* the call that reads or changes a game now, or NULL */
  ScriptScratch scratch;
  uint16_t verbs[SCRIPT_VERBS]; /* script_verb.c: the first list of each verb */
  const PopGame *reported;      /* last failure of a condition that was told */
  uint16_t reported_func, reported_turn;
};

static inline Script *script_of(lua_State *L) {
  return *(Script **)lua_getextraspace(L);
}

/* Pushes or pops a host table. [-0, +1], [-1, +0] */
void script_push(lua_State *L, ScriptSlot slot);
void script_keep(lua_State *L, ScriptSlot slot);

/* Calls the function below 'nargs' arguments with 'budget' instructions. On failure the
** stack is as before the function was pushed and script_error() has the reason.
** [-(nargs + 1), +(nresults | 0)] */
PopStatus script_call(Script *s, int nargs, int nresults, int64_t budget);

/* The same for a call that fails before it is begun. [-(nargs + 1), +0] */
PopStatus script_call_lost(Script *s, int nargs, int64_t budget, PopFault fault);

/* Takes work done in C from the budget; raises if that is gone. */
void script_charge(lua_State *L, size_t instructions);

/* The same for a call of the core by the vocabulary, while that runs without a hook. */
void script_charge_lowering(lua_State *L);


/* Writes the error at 'index' of L into s->error with the position it came from; does not
** raise and runs no Lua. */
void script_note_error(Script *s, lua_State *L, int index);

/* Puts the position of a syntax error of the file 'name' in front, with its full name. */
void script_fix_syntax_error(Script *s, const char *name);

/* The innermost Lua function: 1 and its file and line. */
int script_innermost(lua_State *L, lua_Debug *ar);

/* The innermost function that is no vocabulary: 1 and its file and line. */
int script_author(lua_State *L, lua_Debug *ar);

/* Name of the file of a Lua function, without the sign. */
static inline const char *script_source(const lua_Debug *ar) { return ar->source + 1; }

/* script_sandbox.c: pushes the key of the table at 'index' nearest to 'name', if one is
** near enough; 1 if so. [-0, +(1|0)] */
int script_push_nearest(lua_State *L, int index, const char *name);

/* script_bind.c: the shared metatable of handles. Raises. [-0, +0] */
void script_open_bind(lua_State *L);

/* script_verb.c: adds the lists that verbs of functions run. 0 when out of memory. */
int script_prepare_verbs(Script *s);

/* script_pairs.c: the function pairs. */
int script_pairs(lua_State *L);

/* script_source.c: what a sandboxed file may not contain, and its line; NULL if it is clean. */
const char *script_find_refused(const char *text, size_t length, int *line);

/* script_scratch.c: adds the scratch records. 0 when out of memory. */
int script_prepare_scratch(Script *s);

/* script_sandbox.c: environments and base functions. Raises. [-0, +0] */
void script_open_sandbox(lua_State *L);

/* script_declare.c: pushes the table 'core'. Raises. [-0, +1] */
void script_open_declare(lua_State *L);

#endif
