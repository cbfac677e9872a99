package plan

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// dependents has a dependent launch wait for those before it as late as it can, in front of the first
// op that may reach for global memory, and lets the next one begin behind the last loop, where that does
// better than when CTAs end. On an H200 128×384×1536 of f16 by clusters of four takes 2.86 µs so, 3.01 where the next one
// begins when CTAs end, 3.25 where launches are not dependent. Where threads copy, there is room for more CTAs beside
// one, and multiprocessors that are idle get several of those that begin early: 130×1500×400 of f16 takes 4.8, 4.3 and 4.5 µs.
// Where CTAs share sums through memory the last of each tile block has most to do when the others end:
// 512×512×16384 takes 18.6, 15.7 and 16.1 µs. A launch that began before this one has waited would be
// the first of a row of them, each with room of its own: 130×1500×400 of f16 takes 7.0 µs so.
func dependents(c *pass.Context) {
	if !gpu.IsDependent(c.Op) || gpu.LaunchWaitOf(c.Op) != nil {
		return
	}
	first, loop := c.Op.Body(0).First(), (*ast.Op)(nil)
	for !gpu.Reaches(first) {
		first = first.Next()
	}
	for op := first; op != nil; op = op.Next() {
		if !gpu.Is(op, gpu.Role) && loops(op) {
			loop = op
		}
	}
	ast.InsertBefore(batchOf(first), gpu.New(first, gpu.LaunchWait, nil))
	if loop != nil && len(gpu.RolesOf(c.Op)) > 0 && !gpu.SplitsByMemory(c.Op) {
		ast.InsertBefore(loop.Next(), gpu.New(loop, gpu.LaunchNext, nil))
	}
}

// batchOf is the first of the ops that a store takes batches of, which stand in front of it, or an op itself.
func batchOf(op *ast.Op) *ast.Op {
	for before := op.Prev(); before != nil && (before.Has(gpu.AttrBatched) || before.Opcode == ast.OpJoinTokens); before = before.Prev() {
		if before.Has(gpu.AttrBatched) {
			op = before
		}
	}
	return op
}

// loops reports whether an op is a loop, or there is one in it.
func loops(op *ast.Op) (found bool) {
	op.Walk(func(o *ast.Op) { found = found || o.Opcode == ast.OpFor || o.Opcode == ast.OpLoop })
	return found
}
