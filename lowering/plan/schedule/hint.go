package schedule

import (
	"tileir/ast"
	"tileir/lowering/plan/pass"
)

// The hints that planning follows.
const (
	hintWarps     = "num_worker_warps_per_cta"
	hintCluster   = "num_cta_in_cga"
	hintOccupancy = "occupancy"
)

// hint returns an optimization hint of the entry: the one for the target, else
// the default one.
func hint(c *pass.Context, key string) (int64, bool) {
	hints, ok := c.Op.Attr(ast.KeyOptimizationHints).(ast.HintsAttr)
	if !ok {
		return 0, false
	}
	for _, target := range []string{c.Machine.Generation, "default"} {
		list, _ := hints.Targets.Get(target).(ast.DictAttr)
		if n, ok := list.Get(key).(ast.IntAttr); ok {
			return n.Value, true
		}
	}
	return 0, false
}
