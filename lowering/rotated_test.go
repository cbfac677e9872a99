package lowering_test

import (
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// TestRotatedFindFaults plants mistakes in loops of which a product runs an iteration
// later, and sees that the check finds each.
func TestRotatedFindFaults(t *testing.T) {
	planted := 0
	for _, e := range entries(planned(t, parse(t, "testdata/rotated.mlir"), "sm_90a")) {
		planted += plantFaults(t, e, steadyOps(e), rotatedFaults)
	}
	if planted < 60 {
		t.Errorf("only %d faults planted", planted)
	}
}

// plantFaults makes each mistake at each of the ops that it is for, and sees that the check
// finds it. It returns how many there were.
func plantFaults(t *testing.T, e *ast.Op, ops []*ast.Op, faults []ringFault) (planted int) {
	t.Helper()
	for _, op := range ops {
		for _, f := range faults {
			if !gpu.Is(op, f.kind) {
				continue
			}
			undo := f.plant(op)
			if len(hazard.Check(e)) == 0 {
				t.Errorf("entry %s: %s at %s: nothing found", e.Str("sym_name"), f.name, op.ShortName())
			}
			undo()
			planted++
		}
	}
	return planted
}

var rotatedFaults = []ringFault{
	{"no wait", gpu.MbarrierWait, unawaited(erased)},
	{"wait for the wrong parity: 0", gpu.MbarrierWait, fixed(2, 0)},
	{"wait for the wrong parity: 1", gpu.MbarrierWait, fixed(2, 1)},
	{"wait for the wrong slot", gpu.MbarrierWait, unawaited(fixed(1, 0))},
	{"no release", gpu.MbarrierArrive, erased},
	{"release of the wrong slot", gpu.MbarrierArrive, fixed(1, 0)},
	{"release before the product is done", gpu.MbarrierArrive, toWait},
	{"a product more under way", gpu.MmaWait, changed("pending", 1)},
}

// steadyOps lists the ops that keep rings and wait for products in the rotated loops of an
// entry: those in a for in an if.
func steadyOps(e *ast.Op) (list []*ast.Op) {
	e.Walk(func(op *ast.Op) {
		loop := op.Parent()
		if loop == nil || loop.Opcode != ast.OpFor || loop.Parent().Opcode != ast.OpIf {
			return
		}
		switch gpu.KindOf(op) {
		case gpu.MbarrierWait, gpu.MbarrierArrive, gpu.MmaWait:
			list = append(list, op)
		}
	})
	return list
}
