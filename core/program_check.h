/* program_check.h: what the operands of each record may be.
**
** One description serves twice: script_declare.c reads Lua tables by it, and
** program_finish() checks the finished tables by it. An operand is either a number
** with bounds or a link: an index into one of the program's tables.
*/
#ifndef POP_PROGRAM_CHECK_H
#define POP_PROGRAM_CHECK_H

#include "program.h"

/* Which table an operand points into. IR_NONE is allowed unless LINK_must is added. */
typedef enum Link {
  LINK_any,      /* not read: anything goes */
  LINK_number,   /* a number with bounds of its own */
  LINK_string, LINK_node, LINK_selector, LINK_pick, LINK_list, LINK_alternative,
  LINK_slots, LINK_body, LINK_events, LINK_ability, LINK_keyword, LINK_window,
  LINK_sequence, LINK_def, LINK_step, LINK_resource, LINK_counter, LINK_constant,
  LINK_func,     /* a function of the Lua host */
  LINK_ref, LINK_value, LINK_cannot, LINK_event, LINK_field, LINK_cause,
  LINK_duration, LINK_zone, LINK_arena, LINK_place, /* place: arena, choice, this */
  LINK_face, LINK_bit, LINK_slot, LINK_extra,
  LINK_count,
  LINK_must = 64
} Link;

/* One field of a record. Width and sign follow from 'size' and 'lo'. */
typedef struct FieldSpec {
  const char *name;
  uint16_t offset;
  uint8_t size, link;
  int64_t lo, hi;        /* LINK_number */
  int32_t absent;        /* value when a script does not give the field */
} FieldSpec;

typedef struct RecordSpec {
  const char *name;
  const FieldSpec *fields;
  int nfields;
} RecordSpec;

extern const RecordSpec spec_selector, spec_pick, spec_op, spec_alternative, spec_entry,
                        spec_events, spec_ability, spec_node;

/* Operands of a node or an op whose meaning depends on its code. */
typedef struct NodeSpec { const char *name; uint8_t ref, a, b, k; } NodeSpec;
typedef struct OpSpec {
  const char *name;
  uint8_t pick, a, b, arg, lists[3]; /* Link; the first list of OP_number is a string */
} OpSpec;
extern const NodeSpec node_specs[NODE_COUNT];
extern const OpSpec op_specs[OP_COUNT];

/* How a Link is named in a message. */
const char *program_link_name(uint8_t link);

/* Number of valid values 0..n-1 of a link. */
uint32_t program_link_limit(const PopProgram *p, uint8_t link);

/* 1 if 'value' is right for 'link'. */
int program_link_ok(const PopProgram *p, uint8_t link, int64_t value);

/* The value of a field of a record. */
int64_t program_field(const FieldSpec *field, const void *record);

/* Checks every operand of every record; 0 with one line in 'error'. */
int program_check(PopProgram *p, char *error, size_t size);

/* Notes of each ability what of the dice its effect reads, and of each body whether what it
** gives depends on them; 0 when out of memory. The program must have passed program_check(),
** and bodies know their features. */
int program_note_dice(PopProgram *p);

/* Adds what a line of a body can touch. */
void features_of_entry(const PopProgram *p, Features *has, const Entry *e);

/* Number of functions the Lua host keeps: the limit of LINK_func. */
uint32_t script_functions(const Script *s);

#endif
