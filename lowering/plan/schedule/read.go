package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Pass is the name of the pass that makes a schedule, or holds a given one to what is
// possible.
const Pass = "schedule"

// Impossible is the error for a copy that was asked for and is refused.
func Impossible(c *pass.Context, load *ast.Op, no *pass.Refusal) error {
	return c.Wrong(load, "%s = %q, which is not possible: %s", gpu.AttrCopy, load.Str(gpu.AttrCopy), remark.Text(no.Reason, no.Args...))
}
