package assign

import (
	"tileir/ast"
	"tileir/lowering/analysis"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/lowering/plan/pass"
)

// apart reports whether warps gain at an op by not waiting for each other: where something
// follows that is copied ahead for them, the next tile block of a persistent CTA or the next
// iteration of a loop beside a role, each goes on with it as it comes.
func apart(entry, op *ast.Op) bool {
	if gpu.IsPersistent(entry) {
		return true
	}
	return len(gpu.RolesOf(entry)) > 0 && inLoop(op)
}

// inLoop reports whether an op stands in a loop.
func inLoop(op *ast.Op) bool {
	for p := op.Parent(); p != nil; p = p.Parent() {
		if p.Opcode == ast.OpFor || p.Opcode == ast.OpLoop {
			return true
		}
	}
	return false
}

// loadedWhole is how many elements a thread loads at most of a tile that each warp loads for
// itself.
const loadedWhole = 64

// loadsWhole reports whether warps that are to stay apart load all that they read of a small
// tile, as of a row that is added to each row of a result: one that has no more elements
// than there are threads would else go through shared memory to all of them.
func loadsWhole(c *pass.Context, op *ast.Op, own, want layout.Layout) bool {
	few := op.ThroughView() && layout.Size(own.Shape) <= 32*c.Warps && 1<<len(want.Reg) <= loadedWhole
	return few && apart(c.Op, op) && !layout.KeepsWarps(own, want) && analysis.IsTile(op.Loaded())
}
