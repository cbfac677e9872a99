package gpu

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// CTAs that are persistent may divide the iterations of tile blocks among them, whichever tile block
// each iteration is of (stream-K), so that all have as much to do where tile blocks make no whole round. Of
// T tile blocks G CTAs run T/G each, and groups of CTAs share those that are left: q CTAs p tile blocks. Of
// the p·K iterations of a group, one tile block behind the other, CTA number phase of it runs the
// W = ceil(p·K/q) from phase·W on: the end of a tile block, and the beginning of another.
//
//	%from, %to, %all, %number, %first, %own, %last, %apart = gpu.stream_part %iterations
//	%sum = for %k in (%from to %to) …
//	%goes_on, %total = if %all {
//	  yield %true, %sum
//	} else {
//	  %whole, %all_parts = gpu.stream_join %number, %first, %own, %last, %apart, %sum
//	  yield %whole, %all_parts
//	}
//	if %goes_on { … }
//
// So CTAs that run side by side are at the same iteration of neighbouring tile blocks, and ask for the same
// tiles, though they begin with others: where each CTA began where the one before ends, none would.
//
// Of tile block number of those that are left the CTAs %first, %first + %apart and so on to %last have a
// part. Each leaves what it has in global memory, where it has room for
// what it makes of two tile blocks, and whichever comes last adds up all, in the order of the CTAs, so of k.
// Nobody waits for another CTA, and results are the same each time.
//
// The pass persist writes the loop over what a CTA runs, and in it computes what gpu.stream_part says.

// StreamsOf returns how many CTAs share a tile block of an entry at most that divide iterations among them;
// 1 if none do.
func StreamsOf(entry *ast.Op) int { return int(max(entry.Int(AttrStreamK, 1), 1)) }

// Streams reports whether the CTAs of an entry divide the iterations of tile blocks among them.
func Streams(entry *ast.Op) bool { return StreamsOf(entry) > 1 }

// SharedTiles lists how many tile blocks one CTA more shares where there are too few CTAs for two of each, best
// first. Where one is left of two, three CTAs share it.
func SharedTiles(most int) []int64 {
	if most < 3 {
		return []int64{3}
	}
	return []int64{2, 3}
}

// SharesOf returns how many tile blocks how many CTAs share, if so many are left for so many CTAs, of which
// at most so many share one.
func SharesOf(left, ctas int64, most int) (tiles, shares int64) {
	if n := min(ctas/left, int64(most)); n > 1 {
		return 1, n
	}
	for _, tiles := range SharedTiles(most) {
		if (left+tiles-1)/tiles*(tiles+1) <= ctas {
			return tiles, tiles + 1
		}
	}
	return 1, 1
}

// MaxStreamed bounds the iterations of a tile block where CTAs divide them, so that those of a few are counted
// in 31 bits.
const MaxStreamed = 1 << 28

// NewStreamPart builds a gpu.stream_part op.
func NewStreamPart(at *ast.Op, iterations *ast.Value) *ast.Op {
	i := ast.Tile(num.I32)
	return New(at, StreamPart, []*ast.Value{iterations}, i, i, ast.Tile(num.I1), i, i, i, i, i)
}

// NewStreamJoin builds a gpu.stream_join op for what a gpu.stream_part says.
func NewStreamJoin(part *ast.Op, sums []*ast.Value) *ast.Op {
	operands := slices.Clone(part.Results()[resultIndex(part, OutNumber):])
	types := []ast.Type{ast.Tile(num.I1)}
	for _, v := range sums {
		operands, types = append(operands, v), append(types, v.Type)
	}
	return New(part, StreamJoin, operands, types...)
}

// SumsOf lists the sums of which a gpu.stream_join gives the totals, and these.
func SumsOf(join *ast.Op) (sums, totals []*ast.Value) {
	return join.Operands()[operandIndex(join, InSums):], join.Results()[resultIndex(join, OutTotals):]
}

// SumOf is the sum of the CTA's part of which a result of a gpu.stream_join is the total; nil if it
// is none.
func SumOf(join *ast.Op, total *ast.Value) *ast.Value {
	sums, totals := SumsOf(join)
	if i := slices.Index(totals, total); i >= 0 {
		return sums[i]
	}
	return nil
}

// JoinOf is the gpu.stream_join of an entry, nil if there is none.
func JoinOf(entry *ast.Op) (join *ast.Op) {
	entry.Walk(func(op *ast.Op) {
		if Is(op, StreamJoin) {
			join = op
		}
	})
	return join
}

// BehindJoin is what a CTA does with the totals of an entry's gpu.stream_join, or with the sums that it has alone;
// nil without one.
func BehindJoin(entry *ast.Op) *ast.Block {
	join := JoinOf(entry)
	if join == nil || join.Parent().Opcode != ast.OpIf {
		return nil
	}
	for _, r := range join.Parent().Results() {
		for _, u := range r.Uses() {
			if u.Op.Opcode == ast.OpIf {
				return u.Op.Body(0)
			}
		}
	}
	return nil
}

// streamChecker checks what entries and ops say of iterations that CTAs divide among them.
type streamChecker struct{ *checker }

// onStreams is a rule of the checker that such a one applies.
func onStreams(rule func(streamChecker, *ast.Op)) func(*checker, *ast.Op) {
	return func(c *checker, op *ast.Op) { rule(streamChecker{c}, op) }
}

// launched checks that there are CTAs to count.
func (c streamChecker) launched(op *ast.Op) {
	if !IsPersistent(op) && !Streams(op) {
		c.fail(op, "expected no %s without %s = true, where each tile block has CTAs of its own", AttrCTAs, AttrPersistent)
	}
}

// most checks that CTAs can divide iterations, and that nothing else says which are whose.
func (c streamChecker) most(op *ast.Op) {
	switch {
	case !Streams(op):
	case SplitOf(op) > 1:
		c.fail(op, "expected either %s or %s", AttrStreamK, AttrSplitK)
	case c.entry.cluster > 1:
		c.fail(op, "expected no %s where each tile block has a cluster of CTAs", AttrStreamK)
	case !IsPersistent(op) && (op.Has(AttrPersistent) || c.entry.walks || JoinOf(op) != nil):
		c.fail(op, "expected %s = true with %s", AttrPersistent, AttrStreamK)
	case op.Has(AttrMirrored):
		c.fail(op, "expected no %s with %s, by which CTAs run tile blocks of neighbouring numbers", AttrMirrored, AttrStreamK)
	case TeamsOf(op) > 1:
		c.fail(op, "expected no %s with %s, by which CTAs run parts of tile blocks that differ", AttrTeams, AttrStreamK)
	case StreamsOf(op) > MaxParts:
		c.fail(op, "expected %s to be at most %d, got %d", AttrStreamK, MaxParts, StreamsOf(op))
	}
}

// part checks that CTAs have parts at all, and that no loop says already which.
func (c streamChecker) part(op *ast.Op) {
	switch {
	case !Streams(c.entry.op):
		c.fail(op, "expected %s on the entry, whose CTAs run all iterations of a tile block without", AttrStreamK)
	case c.entry.loopsOverBlocks:
		c.fail(op, "expected none in a plan with %s, whose loop says which iterations a CTA runs", TileBlocks)
	default:
		c.countsIn32Bits(op, slices.Concat(op.Operands(), op.Results()[:resultIndex(op, OutAll)], op.Results()[resultIndex(op, OutNumber):]))
	}
}

// join checks that all CTAs come by, that it is the only one, and that each sum has its total.
func (c streamChecker) join(op *ast.Op) {
	sums, totals := SumsOf(op)
	switch {
	case !Streams(c.entry.op):
		c.fail(op, "expected %s on the entry, whose CTAs have all of a tile block's sums without", AttrStreamK)
	case !c.oncePerTile(op):
		c.fail(op, "expected to stand in no loop but that over tile blocks, where a CTA comes by once for each")
	case JoinOf(c.entry.op) != op:
		c.fail(op, "expected one %s for all sums of a tile block, which CTAs are counted in once", StreamJoin)
	case len(sums) == 0 || len(totals) != len(sums):
		c.fail(op, "expected as many totals as sums, at least one, got %d of %d", len(totals), len(sums))
	case c.entry.placed && !op.Has(AttrScratch):
		c.fail(op, "expected %s, through which a thread tells the others whether the CTA is the last", AttrScratch)
	default:
		c.countsIn32Bits(op, op.Operands()[:operandIndex(op, InSums)])
		c.totalsOf(op, sums, totals)
	}
}

// oncePerTile reports whether a CTA comes by an op once at most for each tile block.
func (c streamChecker) oncePerTile(op *ast.Op) bool {
	for op = op.Parent(); op.Opcode == ast.OpIf; {
		op = op.Parent()
	}
	return op == c.entry.op || op.Opcode == ast.OpFor && op.Parent() == c.entry.op && c.entry.loopsOverBlocks
}

// countsIn32Bits checks the types of what CTAs and iterations are counted in.
func (c streamChecker) countsIn32Bits(op *ast.Op, counts []*ast.Value) {
	for _, v := range counts {
		if v.Type.String() != ast.Tile(num.I32).String() {
			c.fail(op, "expected numbers of the type %s, got %s", ast.Tile(num.I32), v.Type)
			return
		}
	}
}

// totalsOf checks that each total is of the type of its sum.
func (c *checker) totalsOf(op *ast.Op, sums, totals []*ast.Value) {
	for i, v := range sums {
		if totals[i].Type.String() != v.Type.String() {
			c.fail(op, "expected the totals to be of the types of the sums: %s, got %s", v.Type, totals[i].Type)
			return
		}
	}
}
