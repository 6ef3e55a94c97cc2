/* ops.c: the table of handlers. */
#include "ops.h"

static const OpFn op_table[] = {
#define OPS_ROW(name) [OP_##name] = op_##name,
    IR_OPS(OPS_ROW)
#undef OPS_ROW
};

Flow ops_run(PopGame *g, Frame *f, const Op *op) { return op_table[op->code](g, f, op); }
