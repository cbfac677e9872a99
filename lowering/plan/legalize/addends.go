package legalize

import (
	"tileir/ast"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
)

// A mask beside a product may be written as what is added to it, a number for each column: with c, where a column counts,
//
//	s + broadcast(select(c, 0, -inf))   is   select(broadcast(c), s + 0, s + -inf)
//
// element by element, whatever the constants are and however sums are rounded. The left form has a number for each of a thread's
// columns, which the assembler computes while the product is under way, beside its registers and those of the sum that the loop
// carries. In attention of 64 features, tiles of 64 by 128, that is 32 beside 64 and 32; three CTAs on a multiprocessor
// have 128 for each thread, and 48 bytes of them spilled (ptxas 13.0). In the right form nothing spills. It takes a sum and
// a select more for each element, and so is for loops that go on with what others leave, as over keys that a mask touches, of CTAs
// that share registers and lack some.

// Addends has what masks add to products be chosen behind the sum, where CTAs lack registers to keep it.
func Addends(c *pass.Context) {
	if !c.Op.Has(gpu.AttrPlacesLate) || c.Op.Int(gpu.AttrOccupancy, 1) == 1 {
		return
	}
	done := map[*ast.Block]bool{}
	for _, p := range products(c) {
		if loop := p.Parent(); loop.Opcode == ast.OpFor && !done[p.Block()] && goesOn(loop) {
			done[p.Block()] = true
			selectSums(p.Block())
		}
	}
}

// selectSums writes the sums of a block that add one of two constants.
func selectSums(b *ast.Block) {
	for op := range b.Ops() {
		if op.Opcode != ast.OpAddF {
			continue
		}
		for _, side := range sides {
			if choice := oneOfTwo(op.Get(side.one)); choice != nil {
				selectSum(op, op.Get(side.one), choice)
				break
			}
		}
	}
}

// oneOfTwo is the select of constants that a larger tile is broadcast from, or nil.
func oneOfTwo(v *ast.Value) *ast.Op {
	op := root(v).Def()
	if op == nil || op.Opcode != ast.OpSelect || elements(op.Value()) == 1 || elements(op.Value()) == elements(v) {
		return nil
	}
	for _, side := range []ast.Part{ast.InValIfTrue, ast.InValIfFalse} {
		if of := root(op.Get(side)).Def(); of == nil || of.Opcode != ast.OpConstant {
			return nil
		}
	}
	return op
}

// selectSum writes both sums, and the select behind them.
func selectSum(sum *ast.Op, added *ast.Value, choice *ast.Op) {
	at, t := build.At{Mark: sum}, ast.AsTile(sum.Value().Type)
	with := func(side ast.Part) *ast.Value {
		one := sum.Clone(map[*ast.Value]*ast.Value{added: spread(at, choice.Get(side), t.Shape)})
		ast.InsertBefore(sum, one)
		return one.Value()
	}
	holds := spread(at, choice.Get(ast.InCond), t.Shape)
	sum.Value().ReplaceAllUses(at.Op(ast.OpSelect, t, holds, with(ast.InValIfTrue), with(ast.InValIfFalse)).Value())
	dce.Erase(sum)
}
