package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// A product finds its operands in shared memory by descriptors, which are computed of the stage that is read. What of
// that is the same in each iteration is computed in front of the loop, if the plan says so: the assembler would compute all of
// it anew, in 22 of 494 instructions for the left operand of attention's first product, which stays where it is, and in 10 of 476
// for both products' right ones.

// hoistStages has products of a part of a rotated loop find their right operands in rings so, where descriptors say where those are.
func hoistStages(part []*ast.Op, now renaming) {
	for _, op := range part {
		if gpu.Is(op, gpu.Mma) && gpu.RunsBeside(op) && gpu.SlotOf(op, 1) != nil {
			build.Renamed(op.Value(), now).Def().SetAttr(gpu.KeyHoistedB, ast.UnitAttr{})
		}
	}
}

// hoistResident has products find left operands so that stay where they are in the loop around them. Not beside a product that is
// held: with sums put off besides (scaled.go), attention_256 takes 977 µs so, and 921 else (one H200, 28 November 2026).
func hoistResident(c *pass.Context) {
	c.Walk(c.Op, func(op *ast.Op) {
		if !gpu.Is(op, gpu.Mma) || !gpu.RunsBeside(op) {
			return
		}
		slot := gpu.SlotOf(op, 0)
		if slot == nil || op.Parent().Opcode != ast.OpFor || besideHeld(op) {
			return
		}
		if changes := slot.ArgOf() == op.Block() || slot.Def() != nil && slot.Def().Block() == op.Block(); !changes {
			op.SetAttr(gpu.KeyHoistedA, ast.UnitAttr{})
		}
	})
}

// besideHeld reports whether a product of the block is held.
func besideHeld(op *ast.Op) bool {
	return slices.ContainsFunc(slices.Collect(op.Block().Ops()), func(o *ast.Op) bool {
		return gpu.Is(o, gpu.Mma) && o.Str(gpu.KeyOverlap) == gpu.OverlapHeld
	})
}
