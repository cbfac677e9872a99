package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/lowering/layout"
)

// AttrPiece says which of the equal pieces of a shared tile along a dimension a
// gpu.load_shared reads: the dimension, and the piece's number. Its result has the extents of
// one; without it, those of the tile.
const AttrPiece = "piece"

// LoadLayout returns what layout l of the result of a gpu.load_shared is in the whole shared
// tile: the registers of all pieces one after the other, of which the op reads those from
// first on.
func LoadLayout(load *ast.Op, s Shared, l layout.Layout) (whole layout.Layout, first int) {
	piece := IntsOf(load, AttrPiece)
	if len(piece) != 2 {
		return l, 0
	}
	d := piece[0]
	within := func(columns []uint32) (out []uint32) {
		for _, c := range columns {
			var e uint32
			for i := range s.Shape {
				e |= layout.DimPart(l.Shape, i, c) << layout.DimShift(s.Shape, i)
			}
			out = append(out, e)
		}
		return out
	}
	whole = layout.Layout{Shape: s.Shape, Reg: within(l.Reg), Lane: within(l.Lane), Warp: within(l.Warp)}
	for n := l.Shape[d]; n < s.Shape[d]; n *= 2 {
		whole.Reg = append(whole.Reg, uint32(n)<<layout.DimShift(s.Shape, d))
	}
	return whole, piece[1] * l.NumRegs()
}

// piece checks which piece a gpu.load_shared reads, and that its result has its extents.
func (c *checker) piece(op *ast.Op, s Shared) {
	piece, shape := IntsOf(op, AttrPiece), slices.Clone(s.Shape)
	t := ast.AsTile(op.Value().Type)
	d := piece[0]
	if d < 0 || d >= len(shape) || len(t.Shape) != len(shape) || t.Shape[d] > int64(shape[d]) {
		c.fail(op, "expected %s along a dimension of the shared tile, of %v elements, got %v of %s", AttrPiece, s.Shape, piece, op.Value().Type)
		return
	}
	pieces := shape[d] / int(t.Shape[d])
	if piece[1] < 0 || piece[1] >= pieces {
		c.fail(op, "expected %s below %d, as many as %s has along dimension %d, got %d", AttrPiece, pieces, "the shared tile", d, piece[1])
	}
	shape[d] = int(t.Shape[d])
	s.Shape = shape
	c.holds(op, s, op.Value())
}
