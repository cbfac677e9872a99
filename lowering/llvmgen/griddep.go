package llvmgen

import (
	"github.com/llir/llvm/ir/types"

	"tileir/ast"
)

// gridControl writes gdc_launch_dependents_tko and gdc_wait_tko. Where launches
// cannot overlap, one begins when the one before has ended, and has nothing to wait
// for.
func (g *gen) gridControl(op *ast.Op) error {
	text := "griddepcontrol.wait;"
	if op.Opcode == ast.OpGdcLaunchDependentsTko {
		text = "griddepcontrol.launch_dependents;"
	}
	if g.machine.GridDependency {
		g.asm(types.Void, text, "~{memory}", true)
	}
	return nil
}

// fenceAlias orders accesses to the same memory by different addresses: within
// the thread by the fence, between threads by the barrier that the plan puts
// where the token goes.
func (g *gen) fenceAlias(*ast.Op) error {
	g.asm(types.Void, "fence.proxy.alias;", "~{memory}", true)
	return nil
}
