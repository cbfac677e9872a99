package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/machine"
	"tileir/ptxgen/asm"
)

// Warpgroups that begin products one after the other (gpu/alternate.go) have barriers behind those at which their teams
// wait. One warpgroup waits at each, and another arrives.
const turnThreads = 2 * machine.Warpgroup << layout.LaneBits

// turns are the numbers of the barriers at which a warpgroup waits, and arrives.
type turns struct{ own, next value.Value }

// awaitTurn has a warpgroup wait at its barrier.
func awaitTurn(g *gen, _ *ast.Op) error {
	g.issue(asm.SyncTeam{Threads: turnThreads}, g.turns.own)
	return nil
}

// passTurn has a warpgroup arrive at the next one's barrier. The first such op stands before the others, in no loop, and has the
// last warpgroup alone arrive: by a predicate, as behind a branch ptxas would take warps for divergent.
func passTurn(g *gen, op *ast.Op) error {
	if !op.Has(gpu.KeyFirst) {
		g.issue(asm.ArriveAt{Threads: turnThreads}, g.turns.next)
		return nil
	}
	first := int64(barrierOwn + gpu.TeamsOf(g.entry))
	own := g.b.NewAdd(g.b.NewLShr(g.numbered, i32(int64(layout.Log2(machine.Warpgroup)))), i32(first))
	last := g.icmp(enum.IPredEQ, own, i32(first+int64(gpu.OwnWarps(g.entry)/machine.Warpgroup-1)))
	g.turns = turns{own, g.b.NewSelect(last, i32(first), g.b.NewAdd(own, i32(1)))}
	g.issue(asm.ArriveIf{Barrier: int(first), Threads: turnThreads}, g.b.NewZExt(last, types.I32))
	return nil
}
