package plan

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
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
// none. It goes from the last loop to the first, as what a loop starts with may
// be the result of one before.
func (e *entry) dropUnread() bool {
	var loops []*ast.Op
	e.walk(e.op, func(op *ast.Op) {
		if op.Opcode == ast.OpFor {
			loops = append(loops, op)
		}
	})
	dropped := false
	for _, loop := range slices.Backward(loops) {
		for i := len(loop.Results()) - 1; i >= 0; i-- {
			if len(loop.Result(i).Uses()) == 0 && readByItself(loop, i) {
				first := loop.Operand(3 + i)
				dropCarried(loop, i)
				eraseDead(first.Def())
				dropped = true
			}
		}
	}
	return dropped
}

// eraseDead erases op if it is dead, and what only it had read.
func eraseDead(op *ast.Op) {
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
	for _, t := range analysis.LoopTerminators(loop) {
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
