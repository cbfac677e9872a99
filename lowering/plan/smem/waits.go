package smem

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// takeWorkspace has a tile block with alloca ops take memory for them at its beginning, and
// give it back wherever it ends.
func takeWorkspace(c *pass.Context) {
	if first := c.Op.Body(0).First(); gpu.HasWorkspace(c.Op) && !gpu.Is(first, gpu.TakeWorkspace) {
		ast.InsertBefore(first, gpu.New(c.Op, gpu.TakeWorkspace, nil))
		for _, end := range gpu.ReturnsOf(c.Op) {
			ast.InsertBefore(end, gpu.New(end, gpu.FreeWorkspace, nil))
		}
	}
}

// writeWaits says of ops with scratch, and of assertions, how often all threads wait for each
// other while they run.
func writeWaits(c *pass.Context) {
	meet := gpu.ReachesAcross(c.Op) || gpu.Is(c.Op.Body(0).First(), gpu.TakeWorkspace)
	c.Walk(c.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpAssert || op.Has(gpu.AttrScratch) {
			gpu.SetWaits(op, meet)
		}
	})
}
