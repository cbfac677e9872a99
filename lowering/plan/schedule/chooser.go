package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// chooser chooses what is copied ahead for the products of an entry, by the copy engine or by
// threads, and hands on what the choices behind it go by.
type chooser struct {
	residency
	tiles   []*StagedTile
	rings   []*Ring                   // of the copy engine, once they are chosen
	refused map[*ast.Op]*pass.Refusal // loads that the engine does not copy
}

// hasRole reports whether a load is scheduled for the copy engine.
func hasRole(c *pass.Context) (found bool) {
	c.Walk(c.Op, func(op *ast.Op) { found = found || op.Str(gpu.AttrCopy) == gpu.CopyEngine })
	return found
}
