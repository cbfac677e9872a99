package plan

import (
	"tileir/ast"
)

// removeCarried removes what loops carry and nothing but its own next value
// reads, with what has no readers then.
func (e *entry) removeCarried() {
	e.removeDead()
	for e.dropUnread() {
		e.removeDead() // that may have been the last to read something else
	}
}

// dropUnread makes every for drop what it carries for itself; false if there is
// none.
func (e *entry) dropUnread() bool {
	dropped := false
	e.op.Walk(func(loop *ast.Op) {
		if loop.Opcode != ast.OpFor {
			return
		}
		for i := len(loop.Results()) - 1; i >= 0; i-- {
			if len(loop.Result(i).Uses()) == 0 && readByItself(loop, i) {
				dropCarried(loop, i)
				dropped = true
			}
		}
	})
	return dropped
}

// readByItself reports whether value i that a for carries is read only to
// compute its own next value.
func readByItself(loop *ast.Op, i int) bool {
	seen := map[*ast.Op]bool{}
	var visit func(v *ast.Value) bool
	visit = func(v *ast.Value) bool {
		for _, u := range v.Uses() {
			if u.Op.Opcode == ast.OpContinue && loopOf(u.Op) == loop && u.Index == i || seen[u.Op] {
				continue
			}
			seen[u.Op] = true
			if !repeatable(u.Op) {
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
	return visit(loop.Body(0).Args[1+i])
}

// loopOf returns the loop that a terminator belongs to.
func loopOf(t *ast.Op) *ast.Op {
	op := t.Parent()
	for op != nil && op.Opcode != ast.OpFor && op.Opcode != ast.OpLoop {
		op = op.Parent()
	}
	return op
}

// dropCarried makes a for carry value i no longer.
func dropCarried(loop *ast.Op, i int) {
	for _, t := range LoopTerminators(loop) {
		dropOperand(t, i)
	}
	arg := loop.Body(0).Args[1+i]
	eraseReaders(arg) // what computed the next value
	dropOperand(loop, 3+i)
	loop.RemoveResult(i)
	loop.Body(0).RemoveArg(1 + i)
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

func dropOperand(op *ast.Op, i int) {
	rest := append([]*ast.Value(nil), op.Operands()[:i]...)
	op.SetOperands(append(rest, op.Operands()[i+1:]...)...)
}
