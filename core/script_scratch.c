/* script_scratch.c: selectors that a running function makes.
**
** your { ... } inside a function is a table of the vocabulary like any other; to be
** looked up it has to be lowered to records. A finished program does not grow, so a few
** records at the end of its tables are kept for this: core.selector and core.node, called
** while such a table is lowered, write there. They hold until the next selector is lowered,
** and no record refers to them.
*/
#include "script_record.h"

#include <string.h>

int script_prepare_scratch(Script *s) {
  PopProgram *p = s->program;
  s->scratch.selectors = program_add(p, selectors, SCRIPT_SCRATCH_SELECTORS);
  s->scratch.nodes = program_add(p, nodes, SCRIPT_SCRATCH_NODES);
  s->scratch.unknown = program_intern(p, "\1", 1);
  if (s->scratch.selectors == IR_NONE || s->scratch.nodes == IR_NONE ||
      s->scratch.unknown == IR_NONE)
    return 0;
  for (int i = 0; i < SCRIPT_SCRATCH_SELECTORS; i++) {
    Selector *sel = &p->selectors.at[s->scratch.selectors + i];
    sel->name = sel->keyword = sel->no_keyword = sel->where = IR_NONE;
  }
  for (int i = 0; i < SCRIPT_SCRATCH_NODES; i++) {
    Node *node = &p->nodes.at[s->scratch.nodes + i];
    node->a = node->b = IR_NONE;
  }
  return 1;
}

uint16_t scratch_selector(lua_State *L) {
  ScriptScratch *scratch = &script_of(L)->scratch;
  if (scratch->nselectors >= SCRIPT_SCRATCH_SELECTORS)
    luaL_error(L, "selectors nest too deeply for a function");
  return (uint16_t)(scratch->selectors + scratch->nselectors++);
}

uint16_t scratch_node(lua_State *L) {
  ScriptScratch *scratch = &script_of(L)->scratch;
  if (scratch->nnodes >= SCRIPT_SCRATCH_NODES)
    luaL_error(L, "a selector with too many conditions for a function");
  return (uint16_t)(scratch->nodes + scratch->nnodes++);
}
