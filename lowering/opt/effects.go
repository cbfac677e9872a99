package opt

import "tileir/ast"

// hasNoEffect reports whether running op, with all that is in its regions,
// changes nothing but its results. A jump out of the op is an effect.
func hasNoEffect(op *ast.Op) bool {
	info := op.Info()
	switch {
	case info == nil:
		return false
	case info.Traits&(ast.Pure|ast.NoEffect) != 0:
		return true
	case info.Is(ast.RecursiveEffects):
		return regionsHaveNoEffect(op)
	}
	return false
}

func regionsHaveNoEffect(op *ast.Op) bool {
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for o := range b.Ops() {
				if !hasNoEffect(o) {
					return false
				}
			}
		}
	}
	return true
}

// isUnused reports whether nothing reads a result of op.
func isUnused(op *ast.Op) bool {
	for _, r := range op.Results() {
		if len(r.Uses()) > 0 {
			return false
		}
	}
	return true
}

// isDead reports whether op can go without a trace.
func isDead(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Terminator|ast.Symbol) == 0 && isUnused(op) && hasNoEffect(op)
}

// isJump reports whether op ends its block by leaving the op around the block:
// what follows that op does not run.
func isJump(op *ast.Op) bool {
	if op == nil {
		return false
	}
	switch op.Opcode {
	case ast.OpReturn, ast.OpContinue, ast.OpBreak:
		return true
	}
	return false
}
