package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// shares says which tile blocks a persistent CTA runs where they are not equally long.
type shares interface {
	// numbers are those of the CTA's tile blocks.
	numbers(b *ir.Block) (first, end, step value.Value)
	// tileBlock is the one of a number: its row and its place in that. A row's number is that of its first tile block
	// in a grid of which rows have so many each.
	tileBlock(b *ir.Block, number value.Value) (row, each, place value.Value)
}

// sharesOf says it of how many tile blocks there are in all, and in a row, where each is that of so many neighbours.
func sharesOf(b *ir.Block, own, ctas, all, n value.Value, neighbours int) shares {
	if neighbours > 1 {
		return newSections(b, own, ctas, all, n)
	}
	return newShare(b, own, ctas, all, n)
}

// sections says it where teams run neighbours abreast (gpu.abreast, gpu.mirrored): a tile block is that of several neighbours, and there
// are few for a CTA to share out, so that all of them must go from the longest to the shortest. But what all rows read is more than L2
// holds. So rows are run in sections. Those of one go from the longest to the shortest, one for each CTA in turn, there
// and back again; if some CTAs have longer ones in the end, they have shorter ones in the next section, whose turns begin at the
// other end.
//
//	section 0, rows 0 to q - 1                  section 1, rows q to 2q - 1
//	CTA  0  1  2  3                             CTA  0  1  2  3
//	     9  9  9  8   from the longest               8  9  9  9
//	     6  7  7  8   and back                       8  7  7  6
//	     6  6  5  …                                  …  5  6  6
type sections struct {
	own, ctas value.Value // the CTA, and how many there are
	n         value.Value // tile blocks of a row
	rows      value.Value // those of each section but the last
	number    value.Value // of the last section
	last      value.Value // how many rows it has
	one, two  value.Value // tile blocks that the CTA runs of a section, and of two that follow each other, before the last one
	before    value.Value // those before the last one
	count     value.Value // all that it runs
}

// sectionTurns is about how many tile blocks a section has for each CTA: of three times 64 queries, with keys and values of 64
// features and 16 bits, what they read are 39 MB for 132 CTAs. By a count of iterations the CTA with the most has as
// much of the mean as with one section.
const sectionTurns = 6

// newSections computes it of how many tile blocks there are in all, and in a row.
func newSections(b *ir.Block, own, ctas, all, n value.Value) *sections {
	s := &sections{own: own, ctas: ctas, n: n}
	rows := b.NewUDiv(all, n)
	wanted := b.NewUDiv(b.NewAdd(b.NewUDiv(all, ctas), i32(sectionTurns/2)), i32(sectionTurns))
	s.rows = greatest(b, i32(1), b.NewUDiv(rows, greatest(b, i32(1), wanted)))
	s.number = b.NewSub(b.NewUDiv(rows, s.rows), i32(1))
	s.last = b.NewSub(rows, b.NewMul(s.number, s.rows))
	s.one = s.runsOf(b, i32(0), s.rows)
	s.two = b.NewAdd(s.one, s.runsOf(b, i32(1), s.rows))
	s.before = b.NewAdd(b.NewMul(b.NewLShr(s.number, i32(1)), s.two), b.NewSelect(isOdd(b, s.number), s.one, i32(0)))
	s.count = b.NewAdd(s.before, s.runsOf(b, s.number, s.last))
	return s
}

// runsOf is how many tile blocks the CTA runs of a section of so many rows.
func (s *sections) runsOf(b *ir.Block, section, rows value.Value) value.Value {
	all := b.NewMul(rows, s.n)
	whole := b.NewUDiv(all, s.ctas)
	one := b.NewICmp(enum.IPredULT, s.column(b, section, whole), b.NewURem(all, s.ctas))
	return b.NewAdd(whole, b.NewZExt(one, types.I32))
}

// column is the CTA's place in a turn of a section: of both, every other one goes back.
func (s *sections) column(b *ir.Block, section, turn value.Value) value.Value {
	return b.NewSelect(isOdd(b, b.NewXor(section, turn)), fromEnd(b, s.own, s.ctas), s.own)
}

func (s *sections) numbers(*ir.Block) (first, end, step value.Value) { return i32(0), s.count, i32(1) }

func (s *sections) tileBlock(b *ir.Block, number value.Value) (row, each, place value.Value) {
	section, turn, rows := s.at(b, number)
	rank := b.NewAdd(b.NewMul(turn, s.ctas), s.column(b, section, turn))
	longer := b.NewUDiv(rank, rows)
	row = b.NewAdd(b.NewMul(section, s.rows), b.NewSub(rank, b.NewMul(longer, rows)))
	return row, i32(1), fromEnd(b, longer, s.n)
}

// at is where the CTA's tile block of a number lies: in which section, in which of its turns, and how many rows that section has.
func (s *sections) at(b *ir.Block, number value.Value) (section, turn, rows value.Value) {
	pair := b.NewUDiv(number, greatest(b, i32(1), s.two))
	inPair := b.NewSub(number, b.NewMul(pair, s.two))
	second := b.NewZExt(b.NewICmp(enum.IPredUGE, inPair, s.one), types.I32)
	last := b.NewICmp(enum.IPredUGE, number, s.before)
	section = b.NewSelect(last, s.number, b.NewAdd(b.NewShl(pair, i32(1)), second))
	turn = b.NewSelect(last, b.NewSub(number, s.before), b.NewSub(inPair, b.NewMul(second, s.one)))
	return section, turn, b.NewSelect(last, s.last, s.rows)
}
