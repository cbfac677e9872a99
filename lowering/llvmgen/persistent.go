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
// team runs every so manieth again, beginning with its own number, unless each is one of neighbours for all teams.
func (g *gen) tileBlocks(op *ast.Op) error {
	n := numbersOf(g.top, g.entry, g.grid)
	var all value.Value = g.top.NewMul(n[0], g.top.NewMul(n[1], n[2]))
	own, ctas := g.sreg("ctaid.x"), g.sreg("nctaid.x")
	first, step := own, ctas
	if d, ok := gpu.MirroredOf(g.entry); ok {
		g.share = newShare(g.top, own, ctas, all, n[d])
		all = g.share.end(g.top)
	}
	if d, ok := gpu.DynamicOf(g.entry); ok {
		g.sections = newSections(g.top, ctas, all, n[d], g.entry.Int(gpu.AttrSection, 0))
	}
	if _, abreast := gpu.AbreastOf(g.entry); g.team != nil && g.split && !abreast {
		first, step = g.top.NewAdd(first, g.top.NewMul(step, g.team)), g.top.NewMul(step, i32(int64(gpu.TeamsOf(g.entry))))
	}
	for i, v := range []value.Value{first, all, step} {
		if err := g.define(op.Result(i), []value.Value{v}); err != nil {
			return err
		}
	}
	return nil
}

// neighbour is where a team's tile block lies along the dimension along which teams run neighbours, of which this is number at of n. From
// the end of the grid as many lie in front of it as all of them are more than it has.
func neighbour(b *ir.Block, entry *ast.Op, at, n, extent, team value.Value) value.Value {
	teams := i32(int64(gpu.TeamsOf(entry)))
	place := b.NewAdd(b.NewMul(at, teams), team)
	if gpu.AbreastFromEnd(entry) {
		return b.NewSub(place, b.NewSub(b.NewMul(n, teams), extent))
	}
	return place
}

// numbersOf is how many numbers tile blocks have along each dimension of a grid: neighbours that teams run abreast have one.
func numbersOf(b *ir.Block, entry *ast.Op, grid [3]value.Value) [3]value.Value {
	for d := range grid {
		if n := gpu.Neighbours(entry, d); n > 1 {
			grid[d] = b.NewUDiv(b.NewAdd(grid[d], i32(int64(n-1))), i32(int64(n)))
		}
	}
	return grid
}

// tileBlock says where the tile block of a number stands in the grid. The launcher admits
// no grid of more than 31 bits count.
func (g *gen) tileBlock(op *ast.Op) error {
	order, band, _ := gpu.OrderOf(g.entry)
	number := g.scalar(gpu.Get(op, gpu.InNumber))
	n := numbersOf(g.b, g.entry, g.grid)
	var at [3]value.Value
	if d, ok := gpu.MirroredOf(g.entry); ok {
		row, place := g.share.tileBlock(g.b, number)
		at = blockAt(g.b, row, n, order, band)
		at[d] = place
	} else if d, ok := gpu.DynamicOf(g.entry); ok {
		row, place := g.sections.tileBlock(g.b, number)
		rows := n
		rows[d] = i32(1)
		at = blockAt(g.b, row, rows, order, band)
		at[d] = place
	} else {
		at = blockAt(g.b, number, n, order, band)
	}
	if d, ok := gpu.DescendingOf(g.entry); ok {
		at[d] = fromEnd(g.b, at[d], n[d])
	}
	if d, ok := gpu.AbreastOf(g.entry); ok {
		at[d] = neighbour(g.b, g.entry, at[d], n[d], g.grid[d], g.scalar(gpu.Get(op, gpu.InTeam)))
	}
	for d, v := range at {
		if err := g.define(op.Result(d), []value.Value{v}); err != nil {
			return err
		}
	}
	return nil
}
