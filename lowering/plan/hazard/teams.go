package hazard

import (
	"maps"

	"tileir/ast"
	"tileir/lowering/gpu"
)

// Teams read rings that roles fill in the order of the tile blocks. What they are to find is known
// of the roles: with which tile of each ring every tile block begins. Each team is written down by
// itself, for the tile blocks that are its own, and runs against the roles and the other teams. How
// often a loop of a tile block iterates is the same in all of them; the plan computes of the numbers
// that bound it how far the others go on, so those are drawn, too.

// team says which of an entry's teams is written down, and what is known to all.
type team struct {
	number, of int
	blocks     int                // how many tile blocks the CTA runs
	starts     []map[*ast.Op]int  // of each, by gpu.alloc_mbarrier of full stages: the tiles copied before it
	bounds     map[*ast.Value]int // numbers that bound loops of tile blocks
	abreast    *neighbours        // where those stand, if teams run neighbours at the same time
}

// merge puts together what is known of several roles.
func (t *team) merge(starts []map[*ast.Op]int) {
	for i, of := range starts {
		if i == len(t.starts) {
			t.starts = append(t.starts, map[*ast.Op]int{})
		}
		maps.Copy(t.starts[i], of)
	}
}

// isOverBlocks reports whether a loop is that over the tile blocks of a CTA.
func isOverBlocks(loop *ast.Op) bool {
	return gpu.Is(loop.Get(ast.InLowerBound).Def(), gpu.TileBlocks)
}
