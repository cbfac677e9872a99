package opt

import "tileir/ast"

// removeDead removes ops that have no effect and whose results nothing reads, and
// weak loads that nothing reads or waits for.
func removeDead(s scope) {
	e := newEffects()
	s.erase(s.block, func(op *ast.Op) bool { return e.dead(op) || isDeadLoad(op) })
}

// erase removes the ops that are dead. It goes from the last op to the first, and
// through what an op holds before the op itself, so that what only a dead op reads is
// dead when it is reached, and an op is asked about once all in it has been decided.
func (s scope) erase(b *ast.Block, dead func(*ast.Op) bool) {
	for op := b.Last(); op != nil; {
		s.look()
		prev := op.Prev()
		for _, r := range op.Regions() {
			for _, inner := range r.Blocks {
				s.erase(inner, dead)
			}
		}
		if dead(op) {
			op.Erase()
		}
		op = prev
	}
}

// isDeadLoad reports whether op is a load whose value and token are unused. A
// load that is not weak synchronizes with other tile blocks and stays.
func isDeadLoad(op *ast.Op) bool {
	return op.IsLoad() && isUnused(op) && op.Enum(ast.KeyMemoryOrderingSemantics, ast.OrderAcquire) == ast.OrderWeak
}
