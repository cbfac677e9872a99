package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/layout"
)

// sparseRows is the sparse dimension of a window on a gather_scatter_view: the
// thread holds the number of the row that each of its elements lies in.
type sparseRows struct {
	numbers []value.Value // i64, read as unsigned
	from    []int         // by register of the tile: which of the numbers
}

// sparseRows reads the tile of row numbers of an access under layout l, which
// the plan has given the layout that goes with it.
func (g *gen) sparseRows(index *ast.Value, l layout.Layout, dim int) *sparseRows {
	shape := make([]int, len(l.Shape))
	for d := range shape {
		shape[d] = 1
	}
	shape[dim] = l.Shape[dim]
	_, from := l.Narrow(shape)
	s := &sparseRows{from: from}
	for _, v := range g.regs(index) {
		s.numbers = append(s.numbers, g.resize(v, types.I64, false))
	}
	return s
}

func (s *sparseRows) number(r int) value.Value { return s.numbers[s.from[r]] }

// rowInBounds is the condition that the row of register r is in the tensor.
func (w *window) rowInBounds(r int) value.Value {
	key := spot{dim: w.m.Sparse, at: uint32(w.rows.from[r])}
	if c := w.checks[key]; c != nil {
		return c
	}
	extent := w.v.extents[w.m.Dim[w.m.Sparse]]
	c := w.g.icmp(enum.IPredULT, w.rows.number(r), extent)
	w.checks[key] = c
	return c
}
