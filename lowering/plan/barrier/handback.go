package barrier

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// fenceHandbacks marks the arrivals at which warps hand back to the copy engine what they have read by loads of their own.
func fenceHandbacks(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.Is(op, gpu.MbarrierArrive) && gpu.NeedsFence(op) {
			op.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
		}
	})
}
