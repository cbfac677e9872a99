package hazard

import (
	"math/rand/v2"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Check returns what is wrong with the barriers of an entry, a line for each.
func Check(entry *ast.Op) []string {
	rings := checkRings
	if _, abreast := gpu.AbreastOf(entry); abreast {
		rings = checkAbreast
	}
	if bad := rings(entry); bad != "" {
		return []string{bad}
	}
	if bad := checkBytes(entry); bad != "" {
		return []string{bad}
	}
	redundant := map[*ast.Op]bool{}
	reaches := gpu.ReachesAcross(entry)
	entry.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.Barrier) && !((reaches || op.Has(gpu.KeyAcross)) && bounds(op)) {
			redundant[op] = true
		}
	})
	rng := rand.New(rand.NewPCG(1, 2))
	pairs := 0
	for n := 0; n < fewest || n < most && len(redundant) > 0; n++ {
		if n >= fewest && pairs > mostPairs {
			return nil
		}
		w := &walk{entry: entry, rng: rng, warps: int(entry.Int(gpu.AttrWarps, 1)), cluster: gpu.ClusterOf(entry), split: gpu.ClusteredOf(entry) > gpu.ClusterOf(entry)}
		w.run()
		if w.bad != "" {
			return []string{w.bad}
		}
		pairs += len(w.accesses) * len(w.accesses)
		missing := w.judge(func(bar *ast.Op) { delete(redundant, bar) })
		if missing != "" {
			return []string{missing}
		}
	}
	var list []string
	entry.Walk(func(op *ast.Op) {
		if redundant[op] {
			list = append(list, "redundant: the barrier before "+op.Next().ShortName()+": "+op.Str(gpu.KeyWhy))
		}
	})
	return list
}

// bounds reports whether a barrier stands where the dialect asks for one of an entry of which
// one CTA reaches for the shared memory of another, whatever else waits there: at its beginning
// or its end.
func bounds(bar *ast.Op) bool {
	next := bar.Next()
	ends := next.Opcode == ast.OpReturn || gpu.Is(next, gpu.FreeWorkspace)
	return ends || bar.Prev() == nil && bar.Parent().Opcode == ast.OpEntry
}
