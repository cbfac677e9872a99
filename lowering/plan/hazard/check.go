package hazard

import (
	"math/rand/v2"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Check returns what is wrong with the barriers of an entry, a line for each.
func Check(entry *ast.Op) []string {
	if bad := checkRings(entry); bad != "" {
		return []string{bad}
	}
	redundant := map[*ast.Op]bool{}
	entry.Walk(func(op *ast.Op) {
		if gpu.Is(op, gpu.Barrier) {
			redundant[op] = true
		}
	})
	rng := rand.New(rand.NewPCG(1, 2))
	pairs := 0
	for n := 0; n < fewest || n < most && len(redundant) > 0; n++ {
		if n >= fewest && pairs > mostPairs {
			return nil
		}
		w := &walk{entry: entry, rng: rng, warps: int(entry.Int(gpu.AttrWarps, 1)), cluster: gpu.ClusterOf(entry)}
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
