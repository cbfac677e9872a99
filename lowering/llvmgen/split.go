package llvmgen

import (
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// splitPart says which part of its tile block's sums the CTA adds up: its rank in the cluster.
func (g *gen) splitPart(op *ast.Op) error {
	return g.define(op.Value(), []value.Value{g.sreg("cluster.ctarank")})
}

// splitExchange writes the CTA's tile to its own shared memory, and reads its rows of the tiles
// of all. None goes on, to write there again or to end, before all have read. The warps of roles
// come to neither barrier: those wait for threads that have not ended, and a role ends when it
// has filled what the loop before reads.
func (g *gen) splitExchange(op *ast.Op) error {
	s, v := gpu.ExchangedTile(op), gpu.Get(op, gpu.InTile)
	base, sum := g.scratchOf(op), g.tile(v)
	l := sum.layout.Lead(s.Contiguous)
	from, _ := layout.RegisterMap(sum.layout, l)
	regs, led := g.regs(v), make([]value.Value, len(from))
	for r := range led {
		led[r] = regs[from[r]]
	}
	g.writeShared(base, led, l, s.Place(), sum.typ.Elem)
	g.clusterBarrier()
	own := g.warp
	g.warp, g.remote = g.warpOfPart(), true
	for rank, rows := range op.Results() {
		t, err := g.newTile(rows)
		if err != nil {
			return err
		}
		there := g.asm(asm.SharedOf(rank), types.I32, base)[0]
		t.regs = g.readShared(there, gpu.RowsWithin(op, t.layout), s.Place(), t.typ.Elem)
		g.tiles[rows] = t
	}
	g.warp, g.remote = own, false
	g.clusterBarrier()
	return nil
}

// warpOfPart is the number of the warp, above which stands that of the CTA's part.
func (g *gen) warpOfPart() value.Value {
	return g.top.NewOr(g.warp, g.top.NewShl(g.sreg("cluster.ctarank"), i32(int64(layout.Log2(g.warps)))))
}
