package schedule

import (
	"cmp"
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Where no two tile blocks read the same, as keys and values in decoding, of which each has a part of a sequence,
// L2 has nothing to keep for another tile block, and what bounds a loop with products is how fast memory hands out what they
// read. That depends on who asks for what, and when: tile blocks follow each other as what they read lies in the tensor,
// its last dimension first, and no more is on its way than memory's latency asks for.
//
// Decoding of 16×8 heads of 8192 keys in parts of 1024 (conformance/kernels/cutile/decode.mlir) takes 123.7 µs of an H200 in
// the hardware's order with three stages of 64 KB, 122.4 with two, 123.0 in the tensor's order, 121.6 with both, and 120.4 if
// L2 forgets first what it has handed out (evict_first).

// latencyBytes is how much of what is read once is under way to a CTA at most, if two stages are no more than that.
const latencyBytes = 128 << 10

// readOnce reports whether no two tile blocks read the same for their loops' products, nor one of them the same again.
func readOnce(c *pass.Context, reads []gridRead) bool {
	asked := gridAsked(c.Op)
	if asked == (analysis.GridDims{}) {
		return false
	}
	return len(reads) > 0 && !slices.ContainsFunc(reads, func(r gridRead) bool {
		for d, along := range r.along {
			if asked[d] && along < 0 {
				return true
			}
		}
		return r.deep
	})
}

// gridAsked is which of its numbers in the grid a tile block asks for and uses, unless there is but one.
func gridAsked(entry *ast.Op) (dims analysis.GridDims) {
	entry.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpGetTileBlockId {
			for d, v := range op.Results() {
				dims[d] = dims[d] || len(v.Uses()) > 0 && gpu.LaunchedAlong(entry, d) != 1
			}
		}
	})
	return dims
}

// asTensorsLie puts dimensions of the grid first along which tile blocks read the last dimension of a tensor, if all
// loads agree on it; why is empty if they are there, or do not.
func asTensorsLie(reads []gridRead) (order [3]int, why string) {
	hardware := [3]int{0, 1, 2}
	for i, r := range reads {
		its := hardware
		slices.SortStableFunc(its[:], func(a, b int) int { return -cmp.Compare(r.along[a], r.along[b]) })
		if i > 0 && its != order {
			return hardware, ""
		}
		order = its
	}
	if order == hardware {
		return hardware, ""
	}
	return order, fmt.Sprintf("no two read the same for their products, and what those read that differ in %s lies side by side", gridDims[order[0]])
}

// stagesOnce is how many stages of some bytes do for what is read once, where otherwise there would be so many at most.
func stagesOnce(each, most int) int {
	return max(2, min(most, latencyBytes/each))
}

// evictFirst has L2 forget first what the copy engine reads in loops, where nothing is said of that.
func evictFirst(c *pass.Context, tiles []*StagedTile) {
	for _, t := range tiles {
		if load := t.Source(); load != nil && load.Parent() != c.Op && CopyOf(t) == gpu.CopyEngine && !load.Has(gpu.AttrEvictFirst) {
			load.SetAttr(gpu.AttrEvictFirst, ast.BoolAttr(true))
			c.Remark(load, remark.EvictFirst)
		}
	}
}
