package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// chooser chooses what is copied ahead for the products of an entry.
type chooser struct {
	*pass.Context
	tiles          []*StagedTile
	rings          []*Ring                   // of the copy engine, once they are chosen
	residencyGiven bool                      // by hand; a hint alone may be overruled
	refused        map[*ast.Op]*pass.Refusal // loads that the engine does not copy
}

// engineChoice is the choice of what the copy engine copies for an entry.
type engineChoice struct {
	*chooser
	slice *analysis.ProgramSlice
	loads []*RingLoad
	rings []*Ring
}

// hasRole reports whether a load is scheduled for the copy engine.
func (c *chooser) hasRole() (found bool) {
	c.Walk(c.Op, func(op *ast.Op) { found = found || op.Str(gpu.AttrCopy) == gpu.CopyEngine })
	return found
}
