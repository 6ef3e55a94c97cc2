/* script_declare.h: shared by the two files that make the table 'core'. */
#ifndef POP_SCRIPT_DECLARE_H
#define POP_SCRIPT_DECLARE_H

#include "script_record.h"

/* Sets functions that work only while scripts load into the table on top. [-0, +0] */
void script_set_guarded(lua_State *L, const luaL_Reg *functions);

/* The same, but they also work while a selector of a running function is lowered. */
void script_set_shared(lua_State *L, const luaL_Reg *functions);

/* script_declare_named.c: adds its functions to the table on top. [-0, +0] */
void script_open_declare_named(lua_State *L);

#endif
