package llvmgen

import (
	"fmt"
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// inOrder lists the tile blocks of a grid as order.go says that they follow each other: along
// order[0] first, in bands of it if there are any, then along order[1] and order[2].
func inOrder(n, order [3]int, band int) (list [][3]int) {
	if band == 0 {
		band = n[order[0]]
	}
	for i2 := range n[order[2]] {
		for first := 0; first < n[order[0]]; first += band {
			for i1 := range n[order[1]] {
				for i0 := first; i0 < min(first+band, n[order[0]]); i0++ {
					list = append(list, placed(order, i0, i1, i2))
				}
			}
		}
	}
	return list
}

// placed is a tile block by its numbers along order.
func placed(order [3]int, i0, i1, i2 int) (at [3]int) {
	at[order[0]], at[order[1]], at[order[2]] = i0, i1, i2
	return at
}

// TestBlockAt: the tile block that is computed for a number is the one which has it in the list, so
// each comes once, in grids of which bands are no part, and in those that are a band or less.
func TestBlockAt(t *testing.T) {
	orders := [][3]int{{0, 1, 2}, {1, 0, 2}, {2, 0, 1}, {0, 2, 1}, {1, 2, 0}, {2, 1, 0}}
	grids := [][3]int{{1, 1, 1}, {5, 3, 2}, {7, 2, 5}, {8, 8, 1}, {1, 9, 4}, {3, 1, 11}}
	for _, order := range orders {
		for _, band := range []int{0, 1, 2, 3, 8, 16} {
			block := blockFunctions(order, band)
			for _, n := range grids {
				for i, want := range inOrder(n, order, band) {
					for d, f := range block {
						if got := f(uint64(i), uint64(n[0]), uint64(n[1]), uint64(n[2])); got != uint64(want[d]) {
							t.Errorf("order %v, bands of %d, grid %v: tile block %d has %d along %c, expected %d", order, band, n, i, got, "xyz"[d], want[d])
						}
					}
				}
			}
		}
	}
}

// TestFromEnd: the last comes first.
func TestFromEnd(t *testing.T) {
	f := ir.NewFunc("end", types.I32, ir.NewParam("at", types.I32), ir.NewParam("n", types.I32))
	b := f.NewBlock("")
	b.NewRet(fromEnd(b, f.Params[0], f.Params[1]))
	end := newEvaluator(0).runner(f)
	for at := range uint64(5) {
		if got := end(at, 5); got != 4-at {
			t.Errorf("tile block %d of 5: got %d, expected %d", at, got, 4-at)
		}
	}
}

// blockFunctions are those of a number and the grid's extents that give a tile block's place along
// each dimension.
func blockFunctions(order [3]int, band int) (list [3]func(...uint64) uint64) {
	for d := range list {
		var params []*ir.Param
		for _, name := range []string{"at", "nx", "ny", "nz"} {
			params = append(params, ir.NewParam(name, types.I32))
		}
		f := ir.NewFunc(fmt.Sprint("along", d), types.I32, params...)
		b := f.NewBlock("")
		b.NewRet(blockAt(b, params[0], [3]value.Value{params[1], params[2], params[3]}, order, band)[d])
		list[d] = newEvaluator(0).runner(f)
	}
	return list
}
