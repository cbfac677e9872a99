package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/launcher"
	"tileir/lowering/gpu"
)

// addGrid declares the extents of the grid of tile blocks as parameters, where that of CTAs
// is another one: persistent CTAs are a row of any length.
func (g *gen) addGrid(add func(*ir.Param, launcher.Hidden)) {
	if !gpu.IsPersistent(g.entry) {
		return
	}
	for d, kind := range []string{launcher.HiddenGridX, launcher.HiddenGridY, launcher.HiddenGridZ} {
		p := ir.NewParam("grid"+"xyz"[d:d+1], types.I32)
		add(p, launcher.Hidden{Kind: kind})
		g.grid[d] = p
	}
	g.kernelT.BlocksPerSM = max(1, int(g.entry.Int(gpu.AttrOccupancy, 1)))
	g.kernelT.MostBlocks = int(g.entry.Int(gpu.AttrCTAs, 0))
	g.kernelT.Streams = gpu.Streams(g.entry)
}

// tileBlocks says which tile blocks the CTA runs: of all, beginning with its own number,
// every so manieth. Of those a team runs every so manieth again, beginning with its own number.
func (g *gen) tileBlocks(op *ast.Op) error {
	all := g.top.NewMul(g.grid[0], g.top.NewMul(g.grid[1], g.grid[2]))
	first, step := g.sreg("ctaid.x"), g.sreg("nctaid.x")
	if g.team != nil && g.split {
		first, step = g.top.NewAdd(first, g.top.NewMul(step, g.team)), g.top.NewMul(step, i32(int64(gpu.TeamsOf(g.entry))))
	}
	for i, v := range []value.Value{first, all, step} {
		if err := g.define(op.Result(i), []value.Value{v}); err != nil {
			return err
		}
	}
	return nil
}

// tileBlock says where the tile block of a number stands in the grid. The launcher admits
// no grid of more than 31 bits count.
func (g *gen) tileBlock(op *ast.Op) error {
	order, band, _ := gpu.OrderOf(g.entry)
	number := g.scalar(gpu.Get(op, gpu.InNumber))
	mirrored, inPairs := gpu.MirroredOf(g.entry)
	if inPairs {
		number = g.inPairs(number)
	}
	at := blockAt(g.b, number, g.grid, order, band)
	if inPairs {
		at[mirrored] = inwards(g.b, at[mirrored], g.grid[mirrored])
	}
	if d, ok := gpu.DescendingOf(g.entry); ok {
		at[d] = fromEnd(g.b, at[d], g.grid[d])
	}
	for d, v := range at {
		if err := g.define(op.Result(d), []value.Value{v}); err != nil {
			return err
		}
	}
	return nil
}

// inPairs is the tile block that a CTA runs in place of number n, of the numbers that begin with its
// own and lie as far apart as there are CTAs: two neighbours one after the other. Of what is left
// for the last two rounds, some have two and the others one.
//
//	odd = (n / CTAs) % 2    base = n - own - odd·CTAs    two = clamp(all - base - CTAs, 0, CTAs)
//	base + own + min(own, two) + odd
func (g *gen) inPairs(n value.Value) value.Value {
	b, own, ctas := g.b, g.sreg("ctaid.x"), g.sreg("nctaid.x")
	all := b.NewMul(g.grid[0], b.NewMul(g.grid[1], g.grid[2]))
	odd := b.NewAnd(b.NewUDiv(n, ctas), i32(1))
	base := b.NewSub(b.NewSub(n, own), b.NewMul(odd, ctas))
	left := b.NewSub(b.NewSub(all, base), ctas)
	two := clamp(b, left, ctas)
	least := b.NewSelect(b.NewICmp(enum.IPredULT, own, two), own, two)
	return b.NewAdd(b.NewAdd(base, own), b.NewAdd(least, odd))
}

// clamp is x, which is signed, between 0 and most.
func clamp(b *ir.Block, x, most value.Value) value.Value {
	x = b.NewSelect(b.NewICmp(enum.IPredSLT, x, i32(0)), i32(0), x)
	return b.NewSelect(b.NewICmp(enum.IPredSLT, x, most), x, most)
}

// inwards is the place that comes as number at of n from both ends inwards: the last, the first, the
// last but one, the second.
func inwards(b *ir.Block, at, n value.Value) value.Value {
	half := b.NewLShr(at, i32(1))
	odd := b.NewICmp(enum.IPredNE, b.NewAnd(at, i32(1)), i32(0))
	return b.NewSelect(odd, half, fromEnd(b, half, n))
}
