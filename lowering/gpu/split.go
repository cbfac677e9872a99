package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
)

// The sums of a tile block may be split: each of the CTAs of a cluster runs a part of the loop
// that adds them up, with all threads of a tile block for itself, and then the CTAs exchange
// what they have:
//
//	%part = gpu.split_part
//	%sum = for %k in (%first to %end) …               of part %part
//	%0, %1 = gpu.split_exchange %sum {along = 0}      tile<128x64xf32> -> tile<64x64xf32>, tile<64x64xf32>
//	%rows = addf %0, %1                               rows 64·part to 64·part + 63 of the sum
//
// So what is added to what stands in the program, and results are the same each time. Each CTA
// goes on with its rows. Beside that a CTA is as that of a tile block of its own: warps, layouts,
// barriers and roles are those of a CTA.

// SplitOf returns among how many CTAs the sums of a planned entry's tile block are split.
func SplitOf(entry *ast.Op) int { return int(max(entry.Int(AttrSplitK, 1), 1)) }

// NewSplitPart builds a gpu.split_part op.
func NewSplitPart(at *ast.Op) *ast.Op { return New(at, SplitPart, nil, ast.Tile(num.I32)) }

// NewSplitExchange builds a gpu.split_exchange op for so many CTAs.
func NewSplitExchange(at *ast.Op, sum *ast.Value, along, parts int) *ast.Op {
	rows := RowsOfPart(ast.AsTile(sum.Type), along, parts)
	op := New(at, SplitExchange, []*ast.Value{sum}, slices.Repeat([]ast.Type{rows}, parts)...)
	op.SetAttr(KeyAlong, Int(along))
	return op
}

// RowsOfPart is the type of what one of so many CTAs has of a tile that they divide along a
// dimension.
func RowsOfPart(t *ast.TileType, along, parts int) *ast.TileType {
	rows := *t
	rows.Shape = slices.Clone(t.Shape)
	rows.Shape[along] /= int64(parts)
	return &rows
}

// ExchangedTile is how what a gpu.split_exchange reads lies in the shared memory of each CTA,
// from the beginning of its scratch.
func ExchangedTile(op *ast.Op) Shared {
	t := ast.AsTile(Get(op, InTile).Type)
	return Shared{Shape: Shape(t), Elem: t.ElemNum(), Stages: 1, Contiguous: t.Rank() - 1, Slices: 1}
}

// RowsWithin is a layout of a CTA's rows as one of the whole tile, of which the number of the
// part stands above that of the warp.
func RowsWithin(op *ast.Op, l layout.Layout) layout.Layout {
	shape, along := Shape(ast.AsTile(Get(op, InTile).Type)), int(op.Int(KeyAlong, 0))
	all := l.Embed(shape)
	all.Warp = slices.Clone(all.Warp)
	for n := l.Shape[along]; n < shape[along]; n *= 2 {
		all.Warp = append(all.Warp, uint32(n)<<layout.DimShift(shape, along))
	}
	return all
}

// splitK checks that a cluster has so many CTAs, and that nothing else says which they are.
func (c *checker) splitK(op *ast.Op) {
	n, m := SplitOf(op), c.limits.Machine
	switch {
	case n == 1:
	case !m.Clusters:
		c.fail(op, "expected no %s: %s has no clusters, through whose shared memory CTAs exchange parts of a sum", AttrSplitK, m.Name)
	case !isPowerOfTwo(int64(n)) || n > m.ClusterPortable:
		c.fail(op, "expected %s to be a power of two up to %d, got %d", AttrSplitK, m.ClusterPortable, n)
	case c.entry.cluster > 1:
		c.fail(op, "expected no %s where the CTAs of a cluster share the warps of a tile block, by %s = %d", AttrSplitK, AttrCluster, c.entry.cluster)
	}
}

// splitPart checks that CTAs have parts of sums at all.
func (c *checker) splitPart(op *ast.Op) {
	if SplitOf(c.entry.op) == 1 {
		c.fail(op, "expected %s on the entry, which says how many parts there are", AttrSplitK)
	}
}

// splitExchange checks that all CTAs come by, and that each gets its rows of all.
func (c *checker) splitExchange(op *ast.Op) {
	t, along, parts := ast.AsTile(Get(op, InTile).Type), int(op.Int(KeyAlong, 0)), SplitOf(c.entry.op)
	switch {
	case parts == 1:
		c.fail(op, "expected %s on the entry, which says how many CTAs there are", AttrSplitK)
	case op.Block() != c.entry.op.Body(0):
		c.fail(op, "expected to stand in the block of the entry itself, where all CTAs come by")
	case along >= t.Rank() || t.Shape[along]%int64(parts) != 0:
		c.fail(op, "expected a dimension of %s that %d CTAs can divide, got %s = %d", t, parts, KeyAlong, along)
	case t.ElemNum().MemBits() < 8:
		c.fail(op, "expected elements of whole bytes, got %s", t.Elem)
	case len(op.Results()) != parts:
		c.fail(op, "expected a result for each of %d CTAs, got %d", parts, len(op.Results()))
	case c.entry.placed && !op.Has(AttrScratch):
		c.fail(op, "expected %s, through which they exchange what they have", AttrScratch)
	default:
		c.rowsOfPart(op, RowsOfPart(t, along, parts))
	}
}

// rowsOfPart checks the types of what an exchange gives, and its scratch.
func (c *checker) rowsOfPart(op *ast.Op, rows *ast.TileType) {
	for _, r := range op.Results() {
		if r.Type.String() != rows.String() {
			c.fail(op, "expected the results to be of the type %s, got %s", rows, r.Type)
			return
		}
	}
	if _, bytes, ok := ScratchOf(op); ok && bytes < ExchangedTile(op).StageBytes() {
		c.fail(op, "expected %s of %d bytes, which the tile takes, got %d", AttrScratch, ExchangedTile(op).StageBytes(), bytes)
	}
}
