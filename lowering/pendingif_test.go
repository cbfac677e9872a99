package lowering_test

import (
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
)

const pendingIf = "testdata/byhand/pending_if.mlir"

// TestPendingThroughIf holds plans in which groups of copies and products come out of an if
// to what is true of every program.
func TestPendingThroughIf(t *testing.T) {
	c := compileWatched(t, pendingIf, parse(t, pendingIf), "sm_90a")
	checkReads(t, c.result.Plan)
	c.checkBarriers(t)
	c.checkUnseen(t)
	c.checkResume(t)
}

// TestPendingThroughIfFindFaults plants mistakes in how such values are waited for, and
// sees that the check finds each.
func TestPendingThroughIfFindFaults(t *testing.T) {
	planted := 0
	for _, e := range entries(planned(t, parse(t, pendingIf), "sm_90a")) {
		var ops []*ast.Op
		e.Walk(func(op *ast.Op) {
			if !gpu.Is(op, gpu.MmaWait) || op.Source().Def().Opcode == ast.OpIf {
				ops = append(ops, op)
			}
		})
		planted += plantFaults(t, e, ops, pendingFaults)
	}
	if planted < 10 {
		t.Errorf("only %d faults planted", planted)
	}
}

var pendingFaults = []ringFault{
	{"no wait for copies", gpu.Wait, erased},
	{"a group more under way", gpu.Wait, changed("pending", 1)},
	{"a product more under way", gpu.MmaWait, changed("pending", 1)},
}
