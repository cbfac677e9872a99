package gpu

import (
	"slices"

	"tileir/ast"
)

// The names of operands that are asked for one by one, as the rows of Table have them.
const (
	InA          ast.Part = "a"
	InAcc        ast.Part = "acc"
	InArgs       ast.Part = "args"
	InB          ast.Part = "b"
	InCopies     ast.Part = "copies"
	InGroups     ast.Part = "groups"
	InFilling    ast.Part = "filling"
	InGuard      ast.Part = "guard"
	InIndex      ast.Part = "index"
	InMap        ast.Part = "map"
	InMbarriers  ast.Part = "mbarriers"
	InNumber     ast.Part = "number"
	InPhase      ast.Part = "phase"
	InProduct    ast.Part = "product"
	InSharedTile ast.Part = "shared"
	InSlot       ast.Part = "slot"
	InSource     ast.Part = "source"
	InTensor     ast.Part = "tensor"
	InTile       ast.Part = "tile"
	InWhere      ast.Part = "where"
)

// Get returns the operand of op that its row calls p; of several the first; nil if it
// is left out.
func Get(op *ast.Op, p ast.Part) *ast.Value {
	i := operandIndex(op, p)
	if i >= len(op.Operands()) {
		return nil
	}
	return op.Operand(i)
}

// Factors lists the two operands that a product of the language or of the plan
// multiplies.
func Factors(product *ast.Op) []*ast.Value { return product.Operands()[:2] }

// Set replaces the operand of op that its row calls p, before which none varies in
// number.
func Set(op *ast.Op, p ast.Part, v *ast.Value) { op.SetOperand(operandIndex(op, p), v) }

func operandIndex(op *ast.Op, p ast.Part) int {
	row := &Table[KindOf(op)]
	i := slices.IndexFunc(row.Operands, func(o OperandInfo) bool { return o.Name == string(p) })
	if i < 0 {
		panic("BUG: gpu: " + op.ShortName() + " has no operand " + string(p))
	}
	return i
}
