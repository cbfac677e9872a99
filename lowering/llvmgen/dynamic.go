package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/gpu"
	"tileir/ptxgen/asm"
)

// sections is the order in which persistent CTAs draw tile blocks that take longer the greater their place in a row of the
// grid (gpu.dynamic). The longest of all rows go first, so that the last ones are short and CTAs end at about the same time. But what
// all rows read is more than L2 holds, so rows are run in sections: of each the longest tile blocks of all its rows, then the next.
//
//	section 0, rows 0 to q - 1          section 1, rows q to 2q - 1
//	9 9 … 9  8 8 … 8  …  0 0 … 0        9 9 … 9  8 8 … 8  …  0 0 … 0
type sections struct {
	all    value.Value // tile blocks
	n      value.Value // tile blocks of a row
	rows   value.Value // those of each section but the last
	before value.Value // sections before the last
	last   value.Value // how many rows that has
}

// newSections computes it of how many CTAs and tile blocks there are, how many of these in a row, and how many
// each CTA shall have of a section, about; 0 for all.
func newSections(b *ir.Block, ctas, all, n value.Value, each int64) *sections {
	rows := b.NewUDiv(all, n)
	s := &sections{all: all, n: n, rows: rows, before: i32(0), last: rows}
	if each == 0 {
		return s
	}
	wanted := b.NewUDiv(b.NewAdd(b.NewUDiv(all, ctas), i32(each/2)), i32(each))
	s.rows = greatest(b, i32(1), b.NewUDiv(rows, greatest(b, i32(1), wanted)))
	s.before = b.NewSub(b.NewUDiv(rows, s.rows), i32(1))
	s.last = b.NewSub(rows, b.NewMul(s.before, s.rows))
	return s
}

// tileBlock is the one of a number: its row, and its place in that.
func (s *sections) tileBlock(b *ir.Block, number value.Value) (row, place value.Value) {
	each := b.NewMul(s.rows, s.n)
	section := least(b, b.NewUDiv(number, each), s.before)
	rows := b.NewSelect(b.NewICmp(enum.IPredEQ, section, s.before), s.last, s.rows)
	rank := b.NewSub(number, b.NewMul(section, each))
	longer := b.NewUDiv(rank, rows)
	row = b.NewAdd(b.NewMul(section, s.rows), b.NewSub(rank, b.NewMul(longer, rows)))
	return row, fromEnd(b, longer, s.n)
}

// addCounter declares the counter that CTAs draw numbers of tile blocks from.
func addCounter(g *gen, add func(*ir.Param, launcher.Hidden)) {
	if _, ok := gpu.DynamicOf(g.entry); ok {
		g.counter = ir.NewParam("counter", pointerTo(types.I32, globalSpace))
		add(g.counter, launcher.Hidden{Kind: launcher.HiddenCounter})
	}
}

// drawTileBlock draws the next number behind those that CTAs begin with. Of as many draws as there are tile blocks, CTAs that find
// none left included, the last makes the counter zero again, for the next launch.
func drawTileBlock(g *gen, op *ast.Op) error {
	drawn := g.asm(asm.CountAround{}, types.I32, g.b.NewPtrToInt(g.counter, types.I64), g.b.NewSub(g.sections.all, i32(1)))
	return g.define(op.Value(), []value.Value{g.b.NewAdd(drawn[0], g.sreg("nctaid.x"))})
}

// besideMbarrier is where the words lie beside the mbarrier of a slot.
func besideMbarrier(g *gen, op *ast.Op) value.Value {
	bars := gpu.Get(op, gpu.InMbarriers).Def()
	first, next := gpu.WordOffset(bars)
	base := g.add(g.sharedBase(), i32(bars.Int(gpu.KeyOffset, 0)+int64(first)))
	return g.add(base, g.mul(g.scalar(gpu.Get(op, gpu.InSlot)), i32(int64(next))))
}

// mbarrierTell has the one thread of its role store the numbers and arrive.
func mbarrierTell(g *gen, op *ast.Op) error {
	at := besideMbarrier(g, op)
	for i, v := range gpu.NumbersOf(op) {
		g.b.NewStore(g.scalar(v), g.sharedPointer(at, int64(4*i), types.I32))
	}
	bar := g.mbarrier(gpu.Get(op, gpu.InMbarriers), gpu.Get(op, gpu.InSlot))
	g.issue(asm.Arrive{Offset: bar.offset}, bar.base, i32(1))
	return nil
}

// mbarrierTold loads the numbers. All lanes have them of the first, so that the assembler sees that they are the same for a warp.
func mbarrierTold(g *gen, op *ast.Op) error {
	at := besideMbarrier(g, op)
	for i, r := range op.Results() {
		n := g.b.NewLoad(types.I32, g.sharedPointer(at, int64(4*i), types.I32))
		if err := g.define(r, []value.Value{g.shuffle("idx", n, i32(0))}); err != nil {
			return err
		}
	}
	return nil
}
