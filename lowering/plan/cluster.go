package plan

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/layout"
)

// A tile block runs on one CTA, or on the CTAs of a cluster if its entry asks
// for that by the hint num_cta_in_cga. Then gpu.cluster is their number, and
// gpu.warps counts the warps of all of them: CTA c of n has the warps whose
// upper log2(n) bits are c, so that layouts deal a tile out to the CTAs as they
// do to warps. What differs is where threads meet:
//
//   - a barrier waits for all threads of the cluster, unless it only keeps
//     tiles in shared memory apart: each CTA has its own copy of those;
//   - scratch is that of the first CTA, which the others reach through
//     distributed shared memory.

// firstClusters is the first GPU that has clusters.
const firstClusters = 90

// maxCluster is the largest cluster that the hint may ask for, and the largest
// that any GPU runs.
const maxCluster = 16

// clusterHint returns how many CTAs a tile block shall have.
func (e *entry) clusterHint() int {
	n, ok := e.hint("num_cta_in_cga")
	if !ok || e.target.SM < firstClusters || n < 1 || n > maxCluster || n&(n-1) != 0 {
		return 1
	}
	return int(n)
}

// ClusterOf returns the number of CTAs that a planned entry's tile block has.
func ClusterOf(entry *ast.Op) int { return int(max(entry.Int(AttrCluster, 1), 1)) }

// localBarrier makes a barrier that keeps tiles in shared memory apart: the
// threads of each CTA wait for each other.
func localBarrier(at *ast.Op) *ast.Op {
	op := newOp(at, Barrier, nil)
	op.SetAttr(AttrLocal, ast.UnitAttr{})
	return op
}

// inEachCTA is the layout that gives each CTA all of a tile: its threads take
// what those of the other CTAs have under l as further registers.
func inEachCTA(l layout.Layout, cluster int) layout.Layout {
	own := len(l.Warp) - layout.Log2(cluster)
	l.Reg = slices.Clone(l.Reg)
	for _, c := range l.Warp[own:] {
		if c != 0 {
			l.Reg = append(l.Reg, c)
		}
	}
	l.Warp = append(slices.Clone(l.Warp[:own]), make([]uint32, layout.Log2(cluster))...)
	return l
}
