package assign

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
)

// reductionBytes returns how many bytes of a tile one instruction combines into
// memory for an atomic op, 0 if it takes elements one by one: those that return
// what was there before do, and those that wait for others. Where an op that adds
// floating-point numbers could do otherwise, it says why it does not.
func reductionBytes(m machine.Machine, op *ast.Op, tile *ast.TileType) (bytes int, whyNot string) {
	if op.Enum(ast.KeyMode, ast.AtomicAdd) != ast.AtomicAddF {
		return 0, ""
	}
	switch tile.ElemNum() {
	case num.F32:
		bytes = m.AddF32
	case num.F16:
		bytes = m.AddF16
	case num.BF16:
		bytes = m.AddBF16
	default:
		return 0, "" // there is no such instruction
	}
	order := op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderRelaxed)
	switch {
	case op.Opcode == ast.OpAtomicRMWTko && len(op.Get(ast.OutResult).Uses()) > 0:
		return 0, "what was in memory before is read"
	case order != ast.OrderRelaxed && order != ast.OrderRelease:
		return 0, "it is " + ast.EnumMemoryOrdering.Info().Names[order] + ", and such an instruction waits for nobody"
	case bytes == 0:
		return 0, m.Generation + " has no instruction that adds to several"
	}
	return bytes, ""
}

// folds is the tile that decides how a reduce, scan or cat lies: the first that it reads.
func folds(op *ast.Op) *ast.Value {
	if op.Opcode == ast.OpCat {
		return op.Get(ast.InLhs)
	}
	return op.List(ast.InOperands)[0]
}

// scanned is the layout of what a scan reads and makes: it goes along the dimension step
// by step.
func scanned(warps int, op *ast.Op) layout.Layout {
	t, dim := ast.AsTile(folds(op).Type), int(op.Int(ast.KeyDim, 0))
	return layout.Along(gpu.Shape(t), dim, min(4, max(1, int(t.Shape[dim])/32)), warps)
}
