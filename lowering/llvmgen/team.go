package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// findTeam finds of which team a warp is, where there are several: warps are numbered within their
// team then. In what roles run the number means nothing.
func (g *gen) findTeam() {
	g.numbered = g.warp
	if gpu.TeamsOf(g.entry) > 1 {
		g.team = g.top.NewLShr(g.warp, i32(int64(layout.Log2(g.warps))))
		g.warp = g.top.NewAnd(g.warp, i32(int64(g.warps-1)))
	}
}

// ofTeam is what lies bytes further on for each next team, if there are several.
func (g *gen) ofTeam(base value.Value) value.Value {
	if g.team == nil {
		return base
	}
	_, bytes, _ := gpu.TeamScratchOf(g.entry)
	return g.add(base, g.mul(g.team, i32(int64(bytes))))
}

func (g *gen) teamOp(op *ast.Op) error {
	return g.define(op.Value(), []value.Value{g.team})
}

func (g *gen) takeTurn(op *ast.Op) error {
	g.untilComplete(g.mbarrierAt(gpu.Get(op, gpu.InMbarriers), g.team), g.scalar(gpu.Get(op, gpu.InPhase)))
	return nil
}

// endTurn has the first lane of each warp arrive, when all lanes have done what comes before.
func (g *gen) endTurn(op *ast.Op) error {
	g.warpBarrier()
	next := g.add(g.team, i32(1))
	last := g.icmp(enum.IPredEQ, next, i32(int64(gpu.TeamsOf(g.entry))))
	bar := g.mbarrierAt(gpu.Get(op, gpu.InMbarriers), g.b.NewSelect(last, i32(0), next))
	g.issue(asm.Arrive{Offset: bar.offset}, bar.base, g.b.NewZExt(g.icmp(enum.IPredEQ, g.lane, i32(0)), types.I32))
	return nil
}
