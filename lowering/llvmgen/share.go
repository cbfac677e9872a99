package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// share says which tile blocks a persistent CTA runs where they take longer the greater their
// place in a row of the grid (gpu.mirrored). Two from both ends of a row take as long as any other
// two. But if CTAs ran nothing else, some would run two more than others in the end. So they do that in
// most rows, CTA by CTA. The last rows, which have about lastTurns tile blocks for each CTA,
// are run from the longest tile blocks of all of them to the shortest: CTAs that have run no two more
// than others take one first, and then all take one in turn, there and back again.
type share struct {
	own, ctas value.Value // the CTA, and how many there are
	n         value.Value // tile blocks of a row
	rows      value.Value // those of which two go together
	last      value.Value // the rows behind them
	pairs     value.Value // of them, how many the CTA runs
	more      value.Value // CTAs that run a pair more than the others, or all
	filling   value.Value // CTAs that do not
	fills     value.Value // whether this is one of them: 1 or 0
	count     value.Value // tile blocks that it runs in all
}

// lastTurns is how many tile blocks of the last rows there are for each CTA, about. By a count of iterations the CTA with
// the most has 1.00 to 1.03 times the mean then, for rows of 8 to 128 tile blocks, 2048 in all, and 132 CTAs.
const lastTurns = 4

// newShare computes it of how many tile blocks there are in all, and in a row.
func newShare(b *ir.Block, own, ctas, all, n value.Value) *share {
	s := &share{own: own, ctas: ctas, n: n}
	rows := b.NewUDiv(all, n)
	last := least(b, rows, greatest(b, i32(1), b.NewUDiv(b.NewMul(ctas, i32(lastTurns)), n)))
	odd := b.NewAnd(b.NewMul(b.NewSub(rows, last), n), i32(1)) // what is left of pairs
	s.last = b.NewAdd(last, odd)
	s.rows = b.NewSub(rows, s.last)
	pairs := b.NewLShr(b.NewMul(s.rows, n), i32(1))
	s.more = b.NewURem(pairs, ctas)
	even := b.NewICmp(enum.IPredEQ, s.more, i32(0))
	has := b.NewICmp(enum.IPredULT, own, s.more)
	s.pairs = b.NewAdd(b.NewUDiv(pairs, ctas), b.NewZExt(has, types.I32))
	s.filling = b.NewSelect(even, i32(0), b.NewSub(ctas, s.more))
	s.fills = b.NewSelect(b.NewOr(even, has), i32(0), i32(1))
	left := b.NewSub(b.NewMul(s.last, n), s.filling)
	turns := b.NewUDiv(left, ctas)
	one := b.NewICmp(enum.IPredULT, s.column(b, turns), b.NewURem(left, ctas))
	s.count = b.NewAdd(b.NewAdd(b.NewShl(s.pairs, i32(1)), s.fills), b.NewAdd(turns, b.NewZExt(one, types.I32)))
	return s
}

// column is the CTA's place in a turn of all CTAs, of which every other one comes back.
func (s *share) column(b *ir.Block, turn value.Value) value.Value {
	return b.NewSelect(isOdd(b, turn), fromEnd(b, s.own, s.ctas), s.own)
}

// end is behind the numbers of the CTA's tile blocks, which lie as far apart as there are CTAs.
func (s *share) end(b *ir.Block) value.Value { return b.NewAdd(s.own, b.NewMul(s.count, s.ctas)) }

// tileBlock is the one of a number: that of the first in its row, and its place in that.
func (s *share) tileBlock(b *ir.Block, number value.Value) (row, place value.Value) {
	turn, ofPairs := b.NewUDiv(number, s.ctas), b.NewShl(s.pairs, i32(1))
	pair := b.NewAdd(s.own, b.NewMul(b.NewLShr(turn, i32(1)), s.ctas))
	at := b.NewAdd(b.NewShl(pair, i32(1)), b.NewAnd(turn, i32(1)))
	behind := b.NewSub(turn, ofPairs)
	whole := b.NewSub(behind, s.fills)
	later := b.NewAdd(s.filling, b.NewAdd(b.NewMul(whole, s.ctas), s.column(b, whole)))
	rank := b.NewSelect(b.NewICmp(enum.IPredULT, behind, s.fills), b.NewSub(s.own, s.more), later)
	paired := b.NewICmp(enum.IPredULT, turn, ofPairs)
	row = b.NewSelect(paired, b.NewUDiv(at, s.n), b.NewAdd(s.rows, b.NewURem(rank, s.last)))
	place = b.NewSelect(paired, inwards(b, b.NewURem(at, s.n), s.n), fromEnd(b, b.NewUDiv(rank, s.last), s.n))
	return b.NewMul(row, s.n), place
}

func least(b *ir.Block, x, y value.Value) value.Value {
	return b.NewSelect(b.NewICmp(enum.IPredULT, x, y), x, y)
}

func greatest(b *ir.Block, x, y value.Value) value.Value {
	return b.NewSelect(b.NewICmp(enum.IPredUGT, x, y), x, y)
}

// inwards is the place that comes as number at of n from both ends inwards: the last, the first, the
// last but one, the second.
func inwards(b *ir.Block, at, n value.Value) value.Value {
	half := b.NewLShr(at, i32(1))
	return b.NewSelect(isOdd(b, at), half, fromEnd(b, half, n))
}

func isOdd(b *ir.Block, v value.Value) value.Value {
	return b.NewICmp(enum.IPredNE, b.NewAnd(v, i32(1)), i32(0))
}
