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

// The barriers of warpgroups that begin products one after the other (gpu/alternate.go): the first one's has this
// number. One warpgroup waits at each, and another arrives.
const (
	barrierTurns = barrierOwn + 1
	turnThreads  = 2 * machine.Warpgroup << layout.LaneBits
)

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
	own := g.b.NewAdd(g.b.NewLShr(g.warp, i32(int64(layout.Log2(machine.Warpgroup)))), i32(barrierTurns))
	last := g.icmp(enum.IPredEQ, own, i32(int64(barrierTurns+g.warps/machine.Warpgroup-1)))
	g.turns = turns{own, g.b.NewSelect(last, i32(barrierTurns), g.b.NewAdd(own, i32(1)))}
	g.issue(asm.ArriveIf{Barrier: barrierTurns, Threads: turnThreads}, g.b.NewZExt(last, types.I32))
	return nil
}
