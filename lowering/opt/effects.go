package opt

import "tileir/ast"

// effects knows which ops have none. What it found of an op with regions it
// remembers until an op that has an effect comes or goes, of which it is told.
type effects struct {
	known   map[*ast.Op]foundEffect
	changes int
}

type foundEffect struct {
	changes int // that there had been
	none    bool
}

func newEffects() *effects { return &effects{known: map[*ast.Op]foundEffect{}} }

// none reports whether running op, with all that is in its regions, changes
// nothing but its results. A jump out of the op is an effect.
func (e *effects) none(op *ast.Op) bool {
	info := op.Info()
	switch {
	case info == nil:
		return false
	case info.Traits&(ast.Pure|ast.NoEffect) != 0:
		return true
	case !info.Is(ast.RecursiveEffects):
		return false
	}
	found, ok := e.known[op]
	if !ok || found.changes != e.changes {
		found = foundEffect{e.changes, e.noneInside(op)}
		e.known[op] = found
	}
	return found.none
}

func (e *effects) noneInside(op *ast.Op) bool {
	for _, r := range op.Regions() {
		for _, b := range r.Blocks {
			for o := range b.Ops() {
				if !e.none(o) {
					return false
				}
			}
		}
	}
	return true
}

// changed is told that op comes or goes.
func (e *effects) changed(op *ast.Op) {
	if !e.none(op) {
		e.changes++
	}
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

// dead reports whether op can go without a trace.
func (e *effects) dead(op *ast.Op) bool {
	info := op.Info()
	return info != nil && info.Traits&(ast.Terminator|ast.Symbol) == 0 && isUnused(op) && e.none(op)
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
