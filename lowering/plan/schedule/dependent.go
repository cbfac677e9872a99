package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Between the end of a launch and the first load of the next one 1.1 µs go by on an H200: CTAs are
// placed, make mbarriers ready, and find out what is theirs. Launches that may begin before, and wait where they
// reach for memory, take 0.6: 128×384×1536 of f16 by four CTAs to a tile block makes 2.85 µs among others like it,
// 3.44 without.

// DependentPass names the pass that has entries wait.
const DependentPass = "dependents"

// chooseDependent decides whether launches of an entry may begin before what was launched before them
// has ended, where the schedule does not say it: those of which all CTAs run at one time. Others take long
// beside that, as do those whose CTAs divide what makes no whole round.
func chooseDependent(c *pass.Context) error {
	given := c.Op.Has(gpu.AttrDependent)
	no := noDependent(c)
	switch {
	case c.Disabled[DependentPass]:
		c.Op.RemoveAttr(gpu.AttrDependent)
	case given && gpu.IsDependent(c.Op) && no != nil:
		return c.Wrong(no.Op, "%s = true, which is not possible: %s", gpu.AttrDependent, remark.Text(no.Reason, no.Args...))
	case given, gpu.Streams(c.Op), !c.Machine.GridDependency, !c.Op.Has(gpu.AttrLaunch), launchedCTAs(c) > int(c.Op.Int(gpu.AttrOccupancy, 1)):
	case no != nil:
		c.Say(no)
	default:
		c.Op.SetAttr(gpu.AttrDependent, ast.BoolAttr(true))
		c.Remark(c.Op, remark.Dependent)
	}
	return nil
}

// noDependent refuses launches that begin before others have ended: something in the entry has no place behind
// a wait for them.
func noDependent(c *pass.Context) (no *pass.Refusal) {
	if !c.Machine.GridDependency {
		return pass.Refuse(c.Op, remark.DependentNot, "why", "a launch begins when the one before has ended")
	}
	c.Walk(c.Op, func(op *ast.Op) {
		switch {
		case no != nil:
		case gpu.SaysDependence(op):
			no = pass.Refuse(op, remark.DependentNot, "why", op.ShortName()+" says itself for what they wait")
		case op.Opcode == ast.OpAlloca:
			no = pass.Refuse(op, remark.DependentNot, "why", "a tile block begins with taking memory for "+op.ShortName())
		}
	})
	return no
}
