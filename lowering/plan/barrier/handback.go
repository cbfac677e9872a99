package barrier

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// Warps that read a stage by loads of their own, and then tell the copy engine to fill it again, need a fence in
// between: the engine writes by the asynchronous proxy, for which an arrival orders nothing, and a load that has been
// issued may still be waiting when the arrival is seen. Products that read shared memory themselves do so by the same
// proxy, and are waited for.

// fenceHandbacks marks the arrivals that need such a fence.
func fenceHandbacks(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		if gpu.Is(op, gpu.MbarrierArrive) && needsFence(op) {
			op.SetAttr(gpu.AttrAsync, ast.UnitAttr{})
		}
	})
}

// needsFence reports whether threads read what an arrival hands back, with no fence behind their loads in the same block.
func needsFence(arrive *ast.Op) bool {
	tiles := gpu.CopiedBehind(gpu.Get(arrive, gpu.InMbarriers))
	reads := func(op *ast.Op) bool {
		return slices.ContainsFunc(tiles, func(alloc *ast.Op) bool { return gpu.ReadByThreads(op, alloc) })
	}
	for op := arrive.Prev(); op != nil; op = op.Prev() {
		if gpu.Is(op, gpu.StoreShared) && op.Has(gpu.AttrAsync) {
			return false
		}
		if reads(op) {
			return true
		}
	}
	return slices.ContainsFunc(tiles, func(alloc *ast.Op) bool {
		return slices.ContainsFunc(alloc.Value().Uses(), func(u ast.Use) bool { return gpu.ReadByThreads(u.Op, alloc) })
	})
}
