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
// goes on with its rows. Or they leave what they have in global memory, where there need not be clusters:
//
//	%total = gpu.split_join %sum                      tile<128x64xf32> -> tile<128x64xf32>
//
// Whichever comes last adds up what all have left, in the order of the parts, and goes on with the
// whole tile; the others end there. Nobody waits for another CTA, so they need not run at one time.
//
// Beside that a CTA is as that of a tile block of its own: warps, layouts, barriers and roles are
// those of a CTA.

// SplitOf returns among how many CTAs the sums of a planned entry's tile block are split.
func SplitOf(entry *ast.Op) int { return int(max(entry.Int(AttrSplitK, 1), 1)) }

// SplitsByMemory reports whether they give each other what they have through global memory.
func SplitsByMemory(entry *ast.Op) bool {
	return SplitOf(entry) > 1 && entry.Str(AttrSplitBy) == SplitByMemory
}

// NewSplitPart builds a gpu.split_part op.
func NewSplitPart(at *ast.Op) *ast.Op { return New(at, SplitPart, nil, ast.Tile(num.I32)) }

// NewSplitExchange builds a gpu.split_exchange op for so many CTAs.
func NewSplitExchange(at *ast.Op, sum *ast.Value, along, parts int) *ast.Op {
	rows := RowsOfPart(ast.AsTile(sum.Type), along, parts)
	op := New(at, SplitExchange, []*ast.Value{sum}, slices.Repeat([]ast.Type{rows}, parts)...)
	op.SetAttr(KeyAlong, Int(along))
	return op
}

// NewSplitJoin builds a gpu.split_join op.
func NewSplitJoin(at *ast.Op, sums []*ast.Value) *ast.Op {
	types := make([]ast.Type, len(sums))
	for i, v := range sums {
		types[i] = v.Type
	}
	return New(at, SplitJoin, sums, types...)
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

// MaxParts bounds the CTAs that share a sum through memory: one of them reads what all have left.
const MaxParts = 64

// splitK checks that a tile block can have so many CTAs, and that nothing else says which they are.
func (c *checker) splitK(op *ast.Op) {
	n, m := SplitOf(op), c.limits.Machine
	switch {
	case n == 1:
	case c.entry.cluster > 1:
		c.fail(op, "expected no %s where the CTAs of a cluster share the warps of a tile block, by %s = %d", AttrSplitK, AttrCluster, c.entry.cluster)
	case op.Str(AttrSplitBy) == SplitByCluster && !m.Clusters:
		c.fail(op, "expected no %s = %q: %s has none, through whose shared memory CTAs exchange parts of a sum", AttrSplitBy, SplitByCluster, m.Name)
	case !isPowerOfTwo(int64(n)) || n > MaxParts:
		c.fail(op, "expected %s to be a power of two up to %d, got %d", AttrSplitK, MaxParts, n)
	case op.Str(AttrSplitBy) == SplitByCluster && n > m.ClusterPortable:
		c.fail(op, "expected %s to be a power of two up to %d where the CTAs are those of a cluster, got %d", AttrSplitK, m.ClusterPortable, n)
	}
}

// splitBy checks that there are parts of sums.
func (c *checker) splitBy(op *ast.Op) {
	if !op.Has(AttrSplitK) {
		c.fail(op, "expected %s beside %s, which says how many CTAs there are", AttrSplitK, AttrSplitBy)
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
	case c.entry.op.Str(AttrSplitBy) != SplitByCluster:
		c.fail(op, "expected %s = %q on the entry, whose CTAs are those of a cluster", AttrSplitBy, SplitByCluster)
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

// splitJoin checks that a CTA may end there, and that each sum has its total.
func (c *checker) splitJoin(op *ast.Op) {
	sums, totals := op.Operands(), op.Results()
	switch {
	case !SplitsByMemory(c.entry.op):
		c.fail(op, "expected %s and %s = %q on the entry, which say how many CTAs there are, and that they share sums through memory", AttrSplitK, AttrSplitBy, SplitByMemory)
		return
	case op.Block() != c.entry.op.Body(0):
		c.fail(op, "expected to stand in the block of the entry itself, where all CTAs come by")
		return
	case len(sums) == 0 || len(totals) != len(sums):
		c.fail(op, "expected as many totals as sums, at least one, got %d of %d", len(totals), len(sums))
		return
	case c.entry.placed && !op.Has(AttrScratch):
		c.fail(op, "expected %s, through which a thread tells the others whether the CTA is the last", AttrScratch)
		return
	}
	c.totalsOf(op, sums, totals)
}
