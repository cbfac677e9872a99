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
// what was there before do, and those that wait for others.
func reductionBytes(m machine.Machine, op *ast.Op, tile *ast.TileType) int {
	if op.Enum(ast.KeyMode, ast.AtomicAdd) != ast.AtomicAddF || op.Opcode == ast.OpAtomicRMWTko && len(op.Get(ast.OutResult).Uses()) > 0 {
		return 0
	}
	switch op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderRelaxed) {
	case ast.OrderRelaxed, ast.OrderRelease:
	default:
		return 0
	}
	switch tile.ElemNum() {
	case num.F32:
		return m.AddF32
	case num.F16:
		return m.AddF16
	case num.BF16:
		return m.AddBF16
	}
	return 0
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
func (a *assigner) scanned(op *ast.Op) layout.Layout {
	t, dim := ast.AsTile(folds(op).Type), int(op.Int(ast.KeyDim, 0))
	return layout.Along(gpu.Shape(t), dim, min(4, max(1, int(t.Shape[dim])/32)), a.Warps)
}
