package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/build"
)

// A batch of one matrix is that matrix, and a loop that does nothing with the sum of such
// products but to add it up carries the matrix:
//
//	for iter_values(%acc = %zero : 1×m×n) {    for iter_values(%acc = %zero' : m×n) {
//	  %s = mmaf %a, %b, %acc                     %s = mmaf %a', %b', %acc
//	  continue %s                                continue %s
//	}                                          }
//	                                           reshape : m×n -> 1×m×n
//
// So the product may be under way over an iteration, as one of matrices is
// (schedule/underway.go).

// single writes a batch of one matrix as the product of that matrix.
func (r *rewriter) single() {
	op := r.Mark
	a, b := r.matrix(op.Get(ast.InLhs), 0), r.matrix(op.Get(ast.InRhs), 0)
	if carriedAlone(op) {
		carryMatrix(op)
		r.replace(r.product(op.Opcode, a, b, op.Get(ast.InAcc)))
		return
	}
	p := r.product(op.Opcode, a, b, r.matrix(op.Get(ast.InAcc), 0))
	r.replace(r.reshape(p, ast.AsTile(op.Value().Type).Shape...))
}

// carryMatrix has the loop around a product carry the matrix of its sum.
func carryMatrix(op *ast.Op) {
	acc, loop := op.Get(ast.InAcc), op.Parent()
	sum := loop.Result(acc.CarriedIndex())
	readers := slices.Clone(sum.Uses())
	batch := ast.AsTile(acc.Type)

	before := rewriter{build.At{Mark: loop}}
	first := before.matrix(acc.Initial(), 0)
	loop.SetOperand(loop.At(ast.InInitValues)+acc.CarriedIndex(), first)
	acc.Type, sum.Type, op.Value().Type = first.Type, first.Type, first.Type

	after := rewriter{build.At{Mark: loop.Next()}}
	back := after.reshape(sum, batch.Shape...)
	for _, u := range readers {
		u.Op.SetOperand(u.Index, back)
	}
}
