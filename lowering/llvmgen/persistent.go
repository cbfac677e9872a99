package llvmgen

import (
	"github.com/llir/llvm/ir"
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
// every so manieth; as many as its share has where some take longer than others. Of those a
// team runs every so manieth again, beginning with its own number.
func (g *gen) tileBlocks(op *ast.Op) error {
	var all value.Value = g.top.NewMul(g.grid[0], g.top.NewMul(g.grid[1], g.grid[2]))
	first, step := g.sreg("ctaid.x"), g.sreg("nctaid.x")
	if g.team != nil && g.split {
		first, step = g.top.NewAdd(first, g.top.NewMul(step, g.team)), g.top.NewMul(step, i32(int64(gpu.TeamsOf(g.entry))))
	}
	if d, ok := gpu.MirroredOf(g.entry); ok {
		own, ctas := g.sreg("ctaid.x"), g.sreg("nctaid.x")
		g.share = newShare(g.top, own, ctas, all, g.grid[d])
		all = g.top.NewAdd(own, g.top.NewMul(g.share.count, ctas))
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
	var place value.Value
	mirrored, ok := gpu.MirroredOf(g.entry)
	if ok {
		number, place = g.share.tileBlock(g.b, number)
	}
	at := blockAt(g.b, number, g.grid, order, band)
	if ok {
		at[mirrored] = place
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
