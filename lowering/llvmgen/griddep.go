package llvmgen

import (
	"github.com/llir/llvm/ir/types"

	"tileir/ast"
)

// firstDependent is the first GPU whose launches can overlap. On older ones a
// launch begins when the one before has ended, and has nothing to wait for.
const firstDependent = 90

// gridControl writes gdc_launch_dependents_tko and gdc_wait_tko.
func (g *gen) gridControl(op *ast.Op) error {
	text := "griddepcontrol.wait;"
	if op.Opcode == ast.OpGdcLaunchDependentsTko {
		text = "griddepcontrol.launch_dependents;"
	}
	if g.target.SM >= firstDependent {
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
