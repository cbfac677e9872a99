package opt

import "tileir/ast"

// DCE removes ops that have no effect and whose results nothing reads, and
// weak loads that nothing reads or waits for.
func DCE(m *ast.Module) { removeDead(m.Body) }

// removeDead goes from the last op to the first, so that what only a dead op
// reads is dead when it is reached.
func removeDead(b *ast.Block) {
	for op := b.Last(); op != nil; {
		prev := op.Prev()
		for _, r := range op.Regions() {
			for _, inner := range r.Blocks {
				removeDead(inner)
			}
		}
		if isDead(op) || isDeadLoad(op) {
			op.Erase()
		}
		op = prev
	}
}

// isDeadLoad reports whether op is a load whose value and token are unused. A
// load that is not weak synchronizes with other tile blocks and stays.
func isDeadLoad(op *ast.Op) bool {
	switch op.Opcode {
	case ast.OpLoadPtrTko, ast.OpLoadViewTko:
		return isUnused(op) && op.Enum("memory_ordering_semantics", ast.OrderAcquire) == ast.OrderWeak
	}
	return false
}
