package opt

import (
	"slices"

	"tileir/ast"
)

// ifAsAbove merges an if with the one right before it if both ask the same or
// the opposite.
func ifAsAbove(rw *rewriter, next *ast.Op) bool {
	prev := next.Prev()
	if prev == nil || prev.Opcode != ast.OpIf {
		return false
	}
	then, other := followers(prev, next)
	prevThen, prevOther := terminators(prev)
	if isJump(prevThen) {
		then = nil
	}
	if isJump(prevOther) {
		other = nil
	}
	if then == nil && other == nil {
		return false
	}
	resolveUses(rw, prev, then, prevThen)
	resolveUses(rw, prev, other, prevOther)
	prevBodies := [2]*ast.Block{prev.Body(0), prev.Body(1)}
	joinBodies(rw, prevBodies[0], then)
	if prevBodies[1] == nil {
		prevBodies[1] = other
	} else {
		joinBodies(rw, prevBodies[1], other)
	}
	var types []ast.Type
	for _, r := range slices.Concat(prev.Results(), next.Results()) {
		types = append(types, r.Type)
	}
	out := newIf(prev.Get(ast.InCondition), types, prevBodies[0], prevBodies[1])
	rw.insert(next, out)
	for i, r := range slices.Concat(prev.Results(), next.Results()) {
		out.Result(i).Name = r.Name
		rw.replaceUses(r, out.Result(i))
	}
	rw.erase(next)
	rw.erase(prev)
	return true
}

// followers returns the blocks of next that run if the condition of prev holds
// and if it does not; both nil if the conditions have nothing to do with each
// other.
func followers(prev, next *ast.Op) (then, other *ast.Block) {
	p, n := prev.Get(ast.InCondition), next.Get(ast.InCondition)
	switch {
	case p == n:
		return next.Body(0), next.Body(1)
	case negated(n) == p || negated(p) == n:
		return next.Body(1), next.Body(0)
	}
	return nil, nil
}

// resolveUses makes what is inside b read what prev yields there and not the
// results of prev.
func resolveUses(rw *rewriter, prev *ast.Op, b *ast.Block, yield *ast.Op) {
	if b == nil {
		return
	}
	for i, r := range prev.Results() {
		for _, u := range slices.Clone(r.Uses()) {
			if isInside(u.Op, b) {
				rw.setOperand(u.Op, u.Index, yield.Operand(i))
			}
		}
	}
}

// isInside reports whether op stands in b or in a region within it.
func isInside(op *ast.Op, b *ast.Block) bool {
	for ; op != nil; op = op.Parent() {
		if op.Block() == b {
			return true
		}
	}
	return false
}

// joinBodies appends the ops of second to first, whose yield goes; what both
// yield is yielded at the end, if second does not jump.
func joinBodies(rw *rewriter, first, second *ast.Block) {
	if second == nil {
		return
	}
	yield, end := first.Last(), second.Last()
	vals := slices.Concat(yield.Operands(), end.Operands())
	rw.appendOps(second, first)
	if isYield(end) {
		rw.setOperands(end, vals)
	}
	rw.erase(yield)
}
