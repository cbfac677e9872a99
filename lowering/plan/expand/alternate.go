package expand

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Warpgroups may begin the two products of an iteration of a rotated loop one after the other (gpu/alternate.go): from
// in front of the first of them, when its operand is there, to behind the second.

// alternate has the warpgroups of an entry do so in loops, if its schedule says so.
func alternate(entry *ast.Op, loops []*rotation) {
	if !gpu.Alternates(entry) || len(loops) == 0 {
		return
	}
	for _, r := range loops {
		r.turns = true
	}
	at := loops[0].Loop
	for at.Block() != entry.Body(0) {
		at = at.Parent()
	}
	first := gpu.NewPassTurn(at)
	first.SetAttr(gpu.KeyFirst, ast.UnitAttr{})
	ast.InsertBefore(at, first)
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
