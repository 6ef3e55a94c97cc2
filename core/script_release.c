/* script_release.c: says which Lua is in use. */
#include <lua.h>

#include "popcore.h"

const char *pop_lua_release(void) {
  return LUA_RELEASE;
}
