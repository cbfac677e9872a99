package expand

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/plan/pass"
	"tileir/lowering/plan/schedule"
)

// roleSplitter splits one entry.
type roleSplitter struct {
	*pass.Context
	slice *analysis.ProgramSlice
	loads []*schedule.RingLoad
	rings []*schedule.Ring
	role  *ast.Op

	ends map[*schedule.Ring]cursor // with which the loop over tile blocks, or the outermost one, goes on
}

// cursor is which stage of a ring comes next, and the parity of its phase.
type cursor struct{ slot, phase *ast.Value }

// next returns the cursor of the stage after c: past the last slot comes the first,
// in its next phase.
func (c cursor) next(a build.At, stages int) cursor {
	one := a.Constant(num.I32, 1)
	other := a.Binary(ast.OpSubI, one, c.phase)
	if stages == 1 {
		return cursor{c.slot, other}
	}
	slot := a.Binary(ast.OpAddI, c.slot, one)
	last := a.Compare(ast.CmpEqual, slot, a.Constant(num.I32, int64(stages)))
	choose := func(x, y *ast.Value) *ast.Value { return a.Op(ast.OpSelect, x.Type, last, x, y).Value() }
	return cursor{choose(a.Constant(num.I32, 0), slot), choose(other, c.phase)}
}
