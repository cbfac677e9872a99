package llvmgen

import (
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/value"
)

// joinCTA finds the tile block of this warp among those that share the CTA,
// plan/blockspercta.go. How many do is the launcher's choice, which the CTA's size
// tells: n = ntid.x/32, and this is tile block n·ctaid.x + tid.x/32. The last CTA
// of a row may have warps too many, which leave.
func (g *gen) joinCTA(tid value.Value) {
	n := g.top.NewLShr(g.sreg("ntid.x"), i32(5))
	g.blockX = g.top.NewAdd(g.top.NewMul(g.sreg("ctaid.x"), n), g.top.NewLShr(tid, i32(5)))
	g.warp = i32(0) // each tile block has one
	idle, busy := g.newBlock("idle"), g.newBlock("tileblock")
	g.b.NewCondBr(g.icmp(enum.IPredUGE, g.blockX, g.gridX), idle, busy)
	idle.NewRet(nil)
	g.b = busy
}
