package schedule

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// LoopsAround returns the loops around an op, the outermost first; ok is false if
// there is anything else around it, or if one of them may end early.
func LoopsAround(entry, op *ast.Op) (loops []*ast.Op, ok bool) {
	for p := op.Parent(); p != entry; p = p.Parent() {
		if p.Opcode != ast.OpFor || !runsThrough(p) {
			return nil, false
		}
		loops = append(loops, p)
	}
	slices.Reverse(loops)
	return loops, true
}

// runsThrough reports whether every iteration of a for runs to the end of its body.
func runsThrough(loop *ast.Op) bool {
	last := loop.Body(0).Last()
	for _, t := range loop.Terminators() {
		if t != last {
			return false
		}
	}
	return last != nil && last.Opcode == ast.OpContinue
}

// Directly lists the ops of a kind in a block and in those of its ifs: what each
// iteration of a loop does itself, not the loops in it.
func Directly(b *ast.Block, k gpu.Kind) (list []*ast.Op) {
	for op := range b.Ops() {
		if gpu.Is(op, k) {
			list = append(list, op)
		}
		if op.Opcode == ast.OpIf {
			for i := range op.Regions() {
				if body := op.Body(i); body != nil {
					list = append(list, Directly(body, k)...)
				}
			}
		}
	}
	return list
}

// outOfIfs is the block that the ifs around a block are in, or itself.
func outOfIfs(b *ast.Block) *ast.Block {
	for op := b.Parent(); op != nil && op.Opcode == ast.OpIf; op = b.Parent() {
		b = op.Block()
	}
	return b
}

// PlainLoop refuses a loop unless every iteration runs to the end of the body, with
// a 32-bit signed induction variable or a shorter one.
func PlainLoop(loop *ast.Op) (no *pass.Refusal) {
	if elem := ast.AsTile(loop.Get(ast.InLowerBound).Type).ElemNum(); loop.Has(ast.KeyUnsignedCmp) || elem > num.I32 {
		unsigned := ""
		if loop.Has(ast.KeyUnsignedCmp) {
			unsigned = ", unsigned"
		}
		return pass.Refuse(loop, remark.LoopIndex, "type", elem.String(), "unsigned", unsigned)
	}
	last, left := loop.Body(0).Last(), false
	// nests reports whether there is a loop in a block, and notes what leaves one.
	var nests func(b *ast.Block) bool
	nests = func(b *ast.Block) bool {
		for op := range b.Ops() {
			switch op.Opcode {
			case ast.OpFor, ast.OpLoop:
				return true
			case ast.OpReturn, ast.OpBreak, ast.OpContinue:
				left = left || op != last
			}
			for i := range op.Regions() {
				if body := op.Body(i); body != nil && nests(body) {
					return true
				}
			}
		}
		return false
	}
	switch {
	case nests(loop.Body(0)):
		return pass.Refuse(loop, remark.LoopNested) // the outer loops of a nest are left as they are
	case left:
		return pass.Refuse(loop, remark.LoopLeft)
	}
	return nil
}

// CountsUp reports whether a loop is a for that counts its iterations: from zero by one, as
// signed numbers, each to its end.
func CountsUp(loop *ast.Op) bool {
	if loop.Opcode != ast.OpFor || loop.Attr(ast.KeyUnsignedCmp) != nil || !runsThrough(loop) {
		return false
	}
	from, ok := analysis.SplatValue(loop.Get(ast.InLowerBound))
	by, ok2 := analysis.SplatValue(loop.Get(ast.InStep))
	return ok && ok2 && from == 0 && by == 1
}
