package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Warpgroups may begin the two products of an iteration of a rotated loop one after the other (gpu/alternate.go): from
// in front of the first of them, when its operand is there, to behind the second.

// beginTurns has the first warpgroup begin, in front of all loops in which they take turns.
func beginTurns(entry *ast.Op) {
	body := entry.Body(0)
	for op := range body.Ops() {
		takes := false
		op.Walk(func(o *ast.Op) { takes = takes || gpu.Is(o, gpu.AwaitTurn) })
		if takes {
			first := gpu.NewPassTurn(op)
			first.SetAttr(gpu.KeyFirst, ast.UnitAttr{})
			ast.InsertBefore(op, first)
			return
		}
	}
}

// inTurn writes what begins both products: the earlier part up to its last one, and the other.
func (w *rotated) inTurn(early []*ast.Op, write func(early []*ast.Op), now renaming) {
	first := slices.IndexFunc(early, func(op *ast.Op) bool { return gpu.Is(op, gpu.Mma) })
	if !w.turns || first < 0 || !readRings(early) || w.full == nil {
		write(early)
		return
	}
	w.write(now, early[:first])
	w.to.Append(gpu.NewAwaitTurn(w.Loop))
	write(early[first:])
	w.to.Append(gpu.NewPassTurn(w.Loop))
}

// readRings reports whether all that products of a part read of shared memory is in rings: where threads fill it, all wait for each
// other before it is multiplied, also those whose turn it is not.
func readRings(part []*ast.Op) bool {
	return !slices.ContainsFunc(part, func(op *ast.Op) bool {
		return gpu.Is(op, gpu.Mma) && slices.ContainsFunc(gpu.Factors(op), func(v *ast.Value) bool {
			return gpu.Is(v.Def(), gpu.AllocShared) && !gpu.IsRing(v.Def())
		})
	})
}
