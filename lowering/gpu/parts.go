package gpu

import (
	"slices"

	"tileir/ast"
)

// The names of operands that are asked for one by one, as the rows of Table have them.
const (
	InA          ast.Part = "a"
	InAcc        ast.Part = "acc"
	InApart      ast.Part = "apart"
	InArgs       ast.Part = "args"
	InB          ast.Part = "b"
	InCopies     ast.Part = "copies"
	InGroups     ast.Part = "groups"
	InFilling    ast.Part = "filling"
	InFirst      ast.Part = "first"
	InGuard      ast.Part = "guard"
	InIndex      ast.Part = "index"
	InLast       ast.Part = "last"
	InMap        ast.Part = "map"
	InMbarriers  ast.Part = "mbarriers"
	InNumber     ast.Part = "number"
	InNumbers    ast.Part = "numbers"
	InTeam       ast.Part = "team"
	InOwn        ast.Part = "own"
	InPhase      ast.Part = "phase"
	InProduct    ast.Part = "product"
	InSharedTile ast.Part = "shared"
	InSlot       ast.Part = "slot"
	InSource     ast.Part = "source"
	InTensor     ast.Part = "tensor"
	InTile       ast.Part = "tile"
	InSums       ast.Part = "sums"
	InTrips      ast.Part = "iterations"
	InWhere      ast.Part = "where"
)

// The names of results that are asked for one by one.
const (
	OutAll    ast.Part = "all"
	OutEnd    ast.Part = "end"
	OutFirst  ast.Part = "first"
	OutFrom   ast.Part = "from"
	OutNumber ast.Part = "number"
	OutStep   ast.Part = "step"
	OutTo     ast.Part = "to"
	OutTotals ast.Part = "totals"
	OutWhole  ast.Part = "whole"
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

// Out returns the result of op that its row calls p, before which none varies in number.
func Out(op *ast.Op, p ast.Part) *ast.Value { return op.Result(resultIndex(op, p)) }

func resultIndex(op *ast.Op, p ast.Part) int {
	return indexOf(op, Table[KindOf(op)].Results, p, "result")
}

func operandIndex(op *ast.Op, p ast.Part) int {
	return indexOf(op, Table[KindOf(op)].Operands, p, "operand")
}

func indexOf(op *ast.Op, row []OperandInfo, p ast.Part, what string) int {
	i := slices.IndexFunc(row, func(o OperandInfo) bool { return o.Name == string(p) })
	if i < 0 {
		panic("BUG: gpu: " + op.ShortName() + " has no " + what + " " + string(p))
	}
	return i
}
