package llvmgen

import (
	"tileir/ast"
	"tileir/ptxgen/asm"
)

// gridControl writes gdc_launch_dependents_tko and gdc_wait_tko. Where launches
// cannot overlap, one begins when the one before has ended, and has nothing to wait
// for.
func (g *gen) gridControl(op *ast.Op) error {
	switch {
	case !g.machine.GridDependency:
	case op.Opcode == ast.OpGdcLaunchDependentsTko:
		g.issue(asm.LaunchDependents{})
	default:
		g.issue(asm.WaitForGrids{})
	}
	return nil
}

// launchWait has each thread wait for what was launched before.
func (g *gen) launchWait(*ast.Op) error {
	g.kernelT.Dependent = true
	g.issue(asm.WaitForGrids{})
	return nil
}

// launchNext lets the next launch begin.
func (g *gen) launchNext(*ast.Op) error {
	g.issue(asm.LaunchDependents{})
	return nil
}

// fenceAlias orders accesses to the same memory by different addresses: within
// the thread by the fence, between threads by the barrier that the plan puts
// where the token goes.
func (g *gen) fenceAlias(*ast.Op) error {
	g.issue(asm.FenceAlias{})
	return nil
}
