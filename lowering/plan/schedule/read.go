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

// Schedule is what the passes know of the kernel that they work on.
type Schedule struct{ *pass.Context }

// Of is the schedule of an entry, as far as it is written.
func Of(c *pass.Context) *Schedule { return &Schedule{c} }

// Impossible is the error for a copy that was asked for and is refused.
func (s *Schedule) Impossible(load *ast.Op, no *pass.Refusal) error {
	return s.Wrong(load, "%s = %q, which is not possible: %s", gpu.AttrCopy, load.Str(gpu.AttrCopy), remark.Text(no.Reason, no.Args...))
}
