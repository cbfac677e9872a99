package llvmgen

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
)

// A tile block may run on the CTAs of a cluster, see plan/cluster.go. Its
// threads are numbered through; scratch is that of the first CTA.

// joinCluster makes the kernel one of clusters, and numbers the warps of a
// cluster through.
func (g *gen) joinCluster() {
	g.annotateCluster()
	own := layout.Log2(g.warps / g.cluster)
	g.warp = g.top.NewOr(g.warp, g.top.NewShl(g.sreg("cluster.ctarank"), i32(int64(own))))
}

// annotateCluster makes the kernel one of clusters.
func (g *gen) annotateCluster() {
	g.annotate("cluster_dim_x", gpu.ClusteredOf(g.entry)*gpu.MulticastOf(g.entry))
	g.annotate("cluster_dim_y", 1)
	g.annotate("cluster_dim_z", 1)
}

// barrier makes all threads of the tile block wait for each other. What they
// wrote before is seen by all of them after.
func (g *gen) barrier() {
	if g.cluster == 1 {
		g.blockBarrier()
		return
	}
	g.clusterBarrier()
}

// clusterBarrier makes the threads of all CTAs of a cluster wait for each other, but for those
// that have ended.
func (g *gen) clusterBarrier() {
	g.meet()
	for _, half := range []string{"arrive", "wait"} {
		g.b.NewCall(g.intrinsic("llvm.nvvm.barrier.cluster."+half+".aligned", types.Void))
	}
}

// blockBarrier makes the threads of a CTA wait for each other.
func (g *gen) blockBarrier() {
	g.meet()
	if g.gridX != nil {
		panic("BUG: llvmgen: a tile block that shares a CTA waits for it")
	}
	if g.split {
		g.ownBarrier()
		return
	}
	g.b.NewCall(g.intrinsic("llvm.nvvm.barrier0", types.Void))
}

// meet counts that all threads wait for each other in the op at hand.
func (g *gen) meet() {
	if g.waits--; g.waits < 0 {
		panic("BUG: llvmgen: threads wait for each other where the plan says nothing of it")
	}
}

func (g *gen) barrierOp(op *ast.Op) error {
	switch {
	case op.Has(gpu.AttrLocal):
		g.blockBarrier()
	case op.Has(gpu.KeyAcross):
		g.clusterBarrier()
	default:
		g.barrier()
	}
	return nil
}

// scratchOf is the address of an op's scratch: in the CTA's shared memory, or in
// that of the first CTA of the cluster.
func (g *gen) scratchOf(op *ast.Op) value.Value {
	offset, _, ok := gpu.ScratchOf(op)
	if !ok {
		panic(fmt.Sprintf("BUG: llvmgen: %s has no scratch", op.ShortName()))
	}
	if g.cluster == 1 {
		return g.ofTeam(g.add(g.sharedBase(), i32(int64(offset))))
	}
	if g.first == nil {
		g.first = g.assembly(g.top, g.code(asm.SharedOf(0)), types.I32, g.sharedBase())
	}
	return g.add(g.first, i32(int64(offset)))
}

// agree is the conjunction of what the CTAs of a cluster found: the first
// thread of each tells all others through scratch.
func (g *gen) agree(op *ast.Op, holds value.Value) value.Value {
	base := g.scratchOf(op)
	rank := g.sreg("cluster.ctarank")
	tid := g.sreg("tid.x")
	g.only(g.icmp(enum.IPredEQ, tid, i32(0)), func() {
		at := g.add(base, g.b.NewShl(rank, i32(2)))
		st := g.b.NewStore(g.b.NewZExt(holds, types.I32), g.sharedPointer(at, 0, types.I32))
		st.Align = 4
	})
	g.barrier()
	var all value.Value
	for i := range g.cluster {
		ld := g.b.NewLoad(types.I32, g.sharedPointer(base, int64(4*i), types.I32))
		ld.Align = 4
		if all == nil {
			all = ld
		} else {
			all = g.b.NewAnd(all, ld)
		}
	}
	return g.icmp(enum.IPredNE, all, i32(0))
}

// blockCoord reads a coordinate of the tile block, or an extent of the grid of
// tile blocks. The CTAs of a cluster lie along x, and so do the tile blocks that
// share a CTA; others may be renumbered.
func (g *gen) blockCoord(name string) value.Value {
	switch {
	case g.gridX != nil && name == "ctaid.x":
		return g.blockX
	case g.gridX != nil && name == "nctaid.x":
		return g.gridX
	}
	if axis, ok := strings.CutPrefix(name, "ctaid."); ok && g.blockAt[axis[0]-'x'] != nil {
		return g.blockAt[axis[0]-'x']
	}
	if axis, ok := strings.CutPrefix(name, "nctaid."); ok && g.grid[axis[0]-'x'] != nil {
		return g.grid[axis[0]-'x']
	}
	n := g.sreg(name)
	if strings.HasSuffix(name, ".z") {
		return g.wholeTiles(n)
	}
	ctas := gpu.ClusteredOf(g.entry)
	if ctas == 1 || !strings.HasSuffix(name, ".x") {
		return n
	}
	return g.top.NewLShr(n, i32(int64(layout.Log2(ctas))))
}

// scope is the memory scope of an op in PTX's words. A tile block is a CTA, or a
// cluster of them.
func (g *gen) scope(op *ast.Op) asm.Scope {
	s := op.Enum(ast.KeyMemoryScope, ast.ScopeSystem)
	if s == ast.ScopeTileBlock && g.cluster > 1 {
		return asm.Cluster
	}
	return known(ptxScopes, s)
}

// syncScope is the same in LLVM's words.
func (g *gen) syncScope(op *ast.Op) string {
	s := op.Enum(ast.KeyMemoryScope, ast.ScopeSystem)
	if s == ast.ScopeTileBlock && g.cluster > 1 {
		return "cluster"
	}
	return syncScopes[s]
}
