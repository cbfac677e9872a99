package schedule

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// What loops read for their products, by the tile block's numbers in the grid: which tile blocks share it, and which read
// something else for certain.

// The names of the grid's dimensions.
var gridDims = [3]string{"x", "y", "z"}

// loopReads lists, for each load in a loop that feeds a product there, the dimensions of
// the grid that its place depends on.
func loopReads(c *pass.Context, tiles []*StagedTile) (list []gridRead) {
	for _, t := range tiles {
		load := t.Source()
		if load == nil || load.Parent() == c.Op {
			continue
		}
		read := gridRead{dims: analysis.DependsOn(load.Operands()...), along: along(c, load), bytes: gpu.TileBytes(t.value)}
		read.deep = load.Parent().Parent() != c.Op
		list = append(list, read)
	}
	return list
}

// gridRead is what the place of a load depends on, how much it reads, and whether it stands in more loops than one.
type gridRead struct {
	dims  analysis.GridDims
	along [3]int // along which dimension of a tensor another number in the grid is another place for certain; -1 for none
	bytes int
	deep  bool
}

// along finds for each dimension of the grid the dimension of a tensor along which tile blocks read elsewhere, each of them
// all the time, or -1.
func along(c *pass.Context, load *ast.Op) [3]int {
	dims := [3]int{-1, -1, -1}
	if !load.ThroughView() {
		return dims
	}
	view := load.Get(ast.InView).Type.(ast.View)
	for i, v := range load.List(ast.InIndex) {
		for d := range dims {
			if ast.AsTile(v.Type).NumElements() == 1 && c.GridStep(v, d) > 0 {
				dims[d] = analysis.TensorDim(view, i)
			}
		}
	}
	return dims
}
