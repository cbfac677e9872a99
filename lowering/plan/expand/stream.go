package expand

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
)

// streamParts has the loop over a CTA's tile blocks run those of whole rounds, and then its share of the
// others where CTAs divide them (gpu/stream.go), and computes what gpu.stream_part says. T, G and c are
// what gpu.tile_blocks says, the end, the step and the first; K is how many iterations there are, at least
// one, and N how many CTAs share a tile block at most:
//
//	rounds = T / G    R = T - rounds·G, that are left
//	p, q = 1, min(G/R, N) if that is at least 2, else the first of 2, 3 and 3, 4 for which there are
//	enough CTAs, or 1, 1
//	groups = ceil(R/p)    group = c % groups    phase = c / groups
//	tiles of the group = p, or p - 1 where group + (p-1)·groups >= R; none if group >= R or phase >= q
//	W = max(ceil(tiles·K/q), 1)    begin = min(phase·W, tiles·K)    end = min(begin + W, tiles·K)
//	for turn in (0 to rounds + the tile blocks that begin to end lie in) {
//	  tile = begin/K + turn - rounds
//	  number = group + tile·groups
//	  tile block: turn < rounds ? c + turn·G : rounds·G + number
//	  from = turn < rounds ? 0 : max(begin - tile·K, 0)
//	  to = turn < rounds ? K : min(end - tile·K, K)
//	  all = to - from = K
//	  first = group + groups·(tile·K / W)
//	  last = group + groups·(((tile+1)·K - 1) / W)
//	}
//
// All are positive and less than 2^31, as T and G are, and K is at most gpu.MaxStreamed: where there are more
// iterations, as many are one.
func streamParts(c *pass.Context, loop, tileBlock *ast.Op) error {
	var part *ast.Op
	for op := range loop.Body(0).Ops() {
		if gpu.Is(op, gpu.StreamPart) {
			part = op
		}
	}
	if part == nil {
		return nil
	}
	n := gpu.Get(part, gpu.InTrips)
	if n.Def() != nil && n.Def().Block() != c.Op.Body(0) {
		return c.Wrong(part, "%s, which is not possible: tile blocks may differ in how many iterations its loop has", gpu.AttrStreamK)
	}
	s := newStream(build.At{Mark: loop}, loop.Get(ast.InLowerBound).Def(), n, gpu.StreamsOf(c.Op))
	for i, v := range []*ast.Value{s.at.number(0), s.at.add(s.rounds, s.parts), s.at.number(1)} {
		loop.SetOperand(i, v)
	}
	s.replace(part, gpu.JoinOf(c.Op), tileBlock, loop.InductionVariable())
	return nil
}

// counts emits arithmetic on numbers of 32 bits that are not negative.
type counts struct{ build.At }

func (a counts) number(n int64) *ast.Value       { return a.Constant(num.I32, n) }
func (a counts) add(x, y *ast.Value) *ast.Value  { return a.Binary(ast.OpAddI, x, y) }
func (a counts) sub(x, y *ast.Value) *ast.Value  { return a.Binary(ast.OpSubI, x, y) }
func (a counts) mul(x, y *ast.Value) *ast.Value  { return a.Binary(ast.OpMulI, x, y) }
func (a counts) div(x, y *ast.Value) *ast.Value  { return a.Unsigned(ast.OpDivI, x, y) }
func (a counts) min(x, y *ast.Value) *ast.Value  { return a.Signed(ast.OpMinI, x, y) }
func (a counts) max(x, y *ast.Value) *ast.Value  { return a.Signed(ast.OpMaxI, x, y) }
func (a counts) less(x, y *ast.Value) *ast.Value { return a.Compare(ast.CmpLess, x, y) }
func (a counts) choose(cond, x, y *ast.Value) *ast.Value {
	return a.Op(ast.OpSelect, x.Type, cond, x, y).Value()
}

// up is how often y goes into x, rounded up.
func (a counts) up(x, y *ast.Value) *ast.Value {
	return a.div(a.add(x, a.sub(y, a.number(1))), y)
}

// times is how often y goes into x, which is less than three times as much.
func (a counts) times(x, y *ast.Value) *ast.Value {
	one, two := a.number(1), a.number(2)
	return a.choose(a.less(x, y), a.number(0), a.choose(a.less(x, a.add(y, y)), one, two))
}

// stream is what a CTA knows of its share.
type stream struct {
	at            counts
	own, ctas     *ast.Value // c and G
	trips         *ast.Value // the iterations of a tile block
	log           *ast.Value // of how many of them are counted as one
	each          *ast.Value // K
	rounds        *ast.Value
	whole         *ast.Value // tile blocks of whole rounds
	groups, group *ast.Value
	width         *ast.Value // W
	begin, end    *ast.Value
	least         *ast.Value // the tile block of its group that it begins with
	parts         *ast.Value // of how many it has a part
}

// newStream computes it of what a gpu.tile_blocks says, for so many iterations of each tile block, which so many
// CTAs share at most.
func newStream(at build.At, blocks *ast.Op, trips *ast.Value, most int) *stream {
	a := counts{at}
	s := &stream{at: a, own: gpu.Out(blocks, gpu.OutFirst), ctas: gpu.Out(blocks, gpu.OutStep), trips: trips}
	zero, one := a.number(0), a.number(1)
	s.log = a.choose(a.less(a.number(gpu.MaxStreamed), trips), a.number(logBeyond), zero)
	s.each = a.add(a.Signed(ast.OpShRI, a.sub(a.max(trips, one), one), s.log), one)
	tileBlocks := gpu.Out(blocks, gpu.OutEnd)
	s.rounds = a.div(tileBlocks, s.ctas)
	s.whole = a.mul(s.rounds, s.ctas)
	left := a.sub(tileBlocks, s.whole)
	tiles, shares := s.share(left, most)
	s.groups = a.max(a.div(a.add(left, a.sub(tiles, one)), tiles), one)
	phase := a.div(s.own, s.groups)
	s.group = a.sub(s.own, a.mul(phase, s.groups))
	last := a.add(s.group, a.mul(a.sub(tiles, one), s.groups))
	tiles = a.choose(a.less(last, left), tiles, a.sub(tiles, one))
	tiles = a.choose(a.less(s.group, left), tiles, zero)
	all := a.mul(a.choose(a.less(phase, shares), tiles, zero), s.each)
	s.width = a.max(a.up(all, shares), one)
	s.begin = a.min(a.mul(a.min(phase, shares), s.width), all)
	s.end = a.min(a.add(s.begin, s.width), all)
	s.least = a.times(s.begin, s.each)
	behind := a.add(a.times(a.max(a.sub(s.end, one), zero), s.each), one)
	s.parts = a.choose(a.less(s.begin, s.end), a.sub(behind, s.least), zero)
	return s
}

// logBeyond makes as many iterations of those that 31 bits count as gpu.MaxStreamed counts.
const logBeyond = 3

// share chooses how many tile blocks, of so many that are left, how many CTAs share, as gpu.SharesOf does.
func (s *stream) share(left *ast.Value, most int) (tiles, shares *ast.Value) {
	a := s.at
	one := a.number(1)
	tiles, shares = one, one
	for _, p := range slices.Backward(gpu.SharedTiles(most)) {
		groups := a.div(a.add(left, a.number(p-1)), a.number(p))
		no := a.less(s.ctas, a.mul(groups, a.number(p+1)))
		tiles = a.choose(no, tiles, a.number(p))
		shares = a.choose(no, shares, a.number(p+1))
	}
	alone := a.min(a.div(s.ctas, a.max(left, one)), a.number(int64(most)))
	several := a.less(one, alone)
	return a.choose(several, one, tiles), a.choose(several, alone, shares)
}

// replace computes what a turn runs, in place of what says it: what only they need who share a tile block, where
// they do.
func (s *stream) replace(part, join, tileBlock *ast.Op, turn *ast.Value) {
	a, late := counts{build.At{Mark: tileBlock}}, counts{build.At{Mark: join}}
	zero := a.number(0)
	whole := a.less(turn, s.rounds)
	tile := a.max(a.add(s.least, a.sub(turn, s.rounds)), zero)
	before := a.mul(tile, s.each)
	number := a.add(s.group, a.mul(tile, s.groups))
	from := a.choose(whole, zero, a.max(a.sub(s.begin, before), zero))
	to := a.choose(whole, s.each, a.min(a.sub(s.end, before), s.each))
	all := a.Compare(ast.CmpEqual, a.sub(to, from), s.each)
	block := a.choose(whole, a.add(s.own, a.mul(turn, s.ctas)), a.add(s.whole, number))
	cta := func(phase *ast.Value) *ast.Value { return late.add(s.group, late.mul(phase, s.groups)) }
	first := cta(late.div(before, s.width))
	last := cta(late.div(late.add(before, late.sub(s.each, late.number(1))), s.width))
	for i, v := range []*ast.Value{s.iterations(a, from), s.iterations(a, to), all, number, first, s.own, last, s.groups} {
		part.Result(i).ReplaceAllUses(v)
	}
	part.Erase()
	gpu.Set(tileBlock, gpu.InNumber, block)
}

// iterations is how many iterations so many of those that are counted as one are, of all that there are.
func (s *stream) iterations(a counts, n *ast.Value) *ast.Value {
	shifted := a.Op(ast.OpShLI, n.Type, n, s.log).Value()
	return a.min(shifted, s.trips)
}
