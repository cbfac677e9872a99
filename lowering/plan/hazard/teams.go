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
	told       told               // by roles
}

// told is what is told beside mbarriers, by gpu.alloc_mbarrier: the numbers of each time.
type told map[*ast.Op][][]value

// merge puts together what is known of several roles.
func (t *team) merge(starts []map[*ast.Op]int) {
	for i, of := range starts {
		if i == len(t.starts) {
			t.starts = append(t.starts, map[*ast.Op]int{})
		}
		maps.Copy(t.starts[i], of)
	}
}

// isOverBlocks reports whether a loop is that over the tile blocks of a CTA: from number to number, or as they are told.
func isOverBlocks(loop *ast.Op) bool {
	if loop.Opcode == ast.OpLoop {
		inits := loop.List(ast.InInitValues)
		return len(inits) > 0 && gpu.Is(inits[0].Def(), gpu.TileBlocks)
	}
	return gpu.Is(loop.Get(ast.InLowerBound).Def(), gpu.TileBlocks)
}

// numberIn is the number of the tile block in such a loop.
func numberIn(loop *ast.Op) *ast.Value {
	if loop.Opcode == ast.OpLoop {
		return loop.Carried()[0]
	}
	return loop.InductionVariable()
}

// leftWith lists what a loop is left with by its break, as it is when an iteration begins.
func leftWith(loop *ast.Op) (vs []*ast.Value) {
	loop.Walk(func(op *ast.Op) {
		around := op.Parent()
		for around.Opcode == ast.OpIf {
			around = around.Parent()
		}
		if op.Opcode == ast.OpBreak && around == loop {
			vs = op.Operands()
		}
	})
	return vs
}
