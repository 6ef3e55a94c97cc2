/* script_declare.h: shared by the files that make the table 'core'. */
#ifndef POP_SCRIPT_DECLARE_H
#define POP_SCRIPT_DECLARE_H

#include "script_record.h"

/* Sets functions that work only while scripts load into the table on top. [-0, +0] */
void script_set_guarded(lua_State *L, const luaL_Reg *functions);

/* The same, but they also work while a selector of a running function is lowered. */
void script_set_shared(lua_State *L, const luaL_Reg *functions);

/* script_enum.c: sets the enumerations in the table on top. [-0, +0] */
void script_set_enums(lua_State *L);

/* The string id of a text; raises when there is no room. [-0, +0] */
uint16_t script_intern(lua_State *L, const char *text, size_t length);

/* script_declare_card.c: core.def and core.declare_card. */
int script_l_def(lua_State *L);
int script_l_declare_card(lua_State *L);

/* script_measure.c: core.measure. */
int script_l_measure(lua_State *L);

/* Readers of fields of the table at 'index'. push_name: the text of a field that must be
** there [-0, +1]; the others: ids of optional fields [-0, +0]. */
const char *script_push_name(lua_State *L, int index, const char *field);
uint16_t script_string_field(lua_State *L, int index, const char *field);
uint16_t script_id_field(lua_State *L, int index, const char *field, uint8_t link);

/* script_declare_named.c, script_declare_host.c: add their functions to the table on top.
** [-0, +0] */
void script_open_declare_named(lua_State *L);
void script_open_declare_host(lua_State *L);

#endif
