/* script_record.h: reads a Lua table into a record, by its RecordSpec. */
#ifndef POP_SCRIPT_RECORD_H
#define POP_SCRIPT_RECORD_H

#include "program_check.h"
#include "script_host.h"

/* Fills 'record' from the table at 'index': absent fields get their defaults, unknown
** fields and values out of range raise. 'others' are names of fields that the caller
** reads itself, ended by NULL; may be NULL. [-0, +0] */
void record_read(lua_State *L, int index, const RecordSpec *spec,
                 const char *const *others, void *record);

/* Raises unless 'value' is right for 'link'; 'what' names it in the message. */
void record_check(lua_State *L, uint8_t link, const char *what, int64_t value);

/* Integer field of a table with bounds; 'absent' if it is nil. [-0, +0] */
lua_Integer record_integer(lua_State *L, int index, const char *name, lua_Integer lo,
                           lua_Integer hi, lua_Integer absent);

/* String id of the text (or id) at 'index'; IR_NONE for nil. [-0, +0] */
uint16_t record_string(lua_State *L, int index, const char *what);

/* Passes an id on; raises if it is IR_NONE: out of memory, or the table would have had
** 'count' records, too many to number. */
uint16_t record_need(lua_State *L, uint16_t id, uint32_t count, const char *what);

/* 'n' new records in a table of the program, or an error. */
#define record_new(L, p, table, n) \
  record_need((L), program_add((p), table, (n)), (p)->table.count + (n), #table)

/* Length of the list at 'index', at most 'most'; raises unless it is a table. [-0, +0] */
int record_length(lua_State *L, int index, int most);

/* Raises if the table at 'index' has a field that is in neither list. [-0, +0] */
void record_only(lua_State *L, int index, const RecordSpec *spec,
                 const char *const *others);

/* script_scratch.c: the next record for a selector of a running function; raise when
** there is none left. */
uint16_t scratch_selector(lua_State *L);
uint16_t scratch_node(lua_State *L);

#endif
