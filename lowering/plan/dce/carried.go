package dce

import (
	"slices"

	"tileir/ast"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/plan/pass"
)

// RemoveCarried removes what loops carry and nothing but its own next value
// reads, with what has no readers then.
func RemoveCarried(c *pass.Context) {
	r := remover{c}
	r.removeDead()
	for r.dropUnread() {
		r.removeDead() // that may have been the last to read something else
	}
}

// RemoveDead erases what has no readers.
func RemoveDead(c *pass.Context) { remover{c}.removeDead() }

// dropUnread makes every for drop what it carries for itself; false if there is
// none. It goes from the last loop to the first, as what a loop starts with may
// be the result of one before.
func (r remover) dropUnread() bool {
	var loops []*ast.Op
	r.Walk(r.Op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor {
			loops = append(loops, op)
		}
	})
	dropped := false
	for _, loop := range slices.Backward(loops) {
		halt.If(r.Ctx)
		dropped = r.dropUnreadOf(loop) || dropped
	}
	return dropped
}

// dropUnreadOf does so for one loop. What is dropped leaves its place first, and all
// places go together.
func (r remover) dropUnreadOf(loop *ast.Op) bool {
	gone := map[int]bool{}
	for i := len(loop.Results()) - 1; i >= 0; i-- {
		if len(loop.Result(i).Uses()) == 0 && readByItself(loop, i) {
			first := loop.List(ast.InInitValues)[i]
			r.vacate(loop, i)
			Erase(first.Def())
			gone[i] = true
		}
	}
	if len(gone) > 0 {
		r.dropCarried(loop, gone)
	}
	return len(gone) > 0
}

// Erase erases op if it is dead, and what only it had read.
func Erase(op *ast.Op) {
	for list := []*ast.Op{op}; len(list) > 0; {
		op, list = list[len(list)-1], list[:len(list)-1]
		if op == nil || op.Block() == nil || !isDead(op) {
			continue
		}
		for _, v := range op.Operands() {
			list = append(list, v.Def())
		}
		op.Erase()
	}
}

// readByItself reports whether value i that a for carries is read only to
// compute its own next value.
func readByItself(loop *ast.Op, i int) bool {
	seen := map[*ast.Op]bool{}
	var visit func(v *ast.Value) bool
	visit = func(v *ast.Value) bool {
		for _, u := range v.Uses() {
			if u.Op.Opcode == ast.OpContinue && analysis.LoopOf(u.Op) == loop && u.Index == i || seen[u.Op] {
				continue
			}
			seen[u.Op] = true
			if !analysis.Repeatable(u.Op) {
				return false
			}
			for _, r := range u.Op.Results() {
				if !visit(r) {
					return false
				}
			}
		}
		return true
	}
	return visit(loop.Carried()[i])
}

// vacate puts a value that nobody makes in the places of value i that a for carries,
// and erases what computed the next one.
func (r remover) vacate(loop *ast.Op, i int) {
	arg := loop.Carried()[i]
	nothing := &ast.Value{Type: arg.Type}
	for _, t := range r.Terminators(loop) {
		t.SetOperand(i, nothing)
	}
	eraseReaders(arg)
	loop.SetOperand(loop.At(ast.InInitValues)+i, nothing)
}

// dropCarried makes a for carry the values with the given numbers no longer, which
// nobody reads.
func (r remover) dropCarried(loop *ast.Op, gone map[int]bool) {
	for _, t := range r.Terminators(loop) {
		dropOperands(t, 0, gone)
	}
	dropOperands(loop, loop.At(ast.InInitValues), gone)
	loop.RemoveResults(func(i int) bool { return gone[i] })
	loop.Body(0).RemoveArgs(func(i int) bool { return gone[i-1] })
}

// eraseReaders erases the ops that v is read by, and those that read them.
func eraseReaders(v *ast.Value) {
	for len(v.Uses()) > 0 {
		op := v.Uses()[0].Op
		for _, r := range op.Results() {
			eraseReaders(r)
		}
		op.Erase()
	}
}

// dropOperands makes op read no longer what stands at the given numbers, counted from
// its operand first on.
func dropOperands(op *ast.Op, first int, gone map[int]bool) {
	var rest []*ast.Value
	for i, v := range op.Operands() {
		if !gone[i-first] {
			rest = append(rest, v)
		}
	}
	op.SetOperands(rest...)
}
