package lowering_test

import (
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// without takes an attribute away.
func without(name string) func(*ast.Op) func() {
	return func(op *ast.Op) func() {
		old := op.Attr(name)
		if old == nil {
			return nil
		}
		op.RemoveAttr(name)
		return func() { op.SetAttr(name, old) }
	}
}

// groupsOf lists the groups of copies that the loop around a wait carries, the oldest
// first; none if it carries one, or the wait is in no loop.
func groupsOf(wait *ast.Op) []*ast.Value {
	loop := wait.Parent()
	if loop.Opcode != ast.OpFor {
		return nil
	}
	if list := loop.Carried()[wait.Operand(0).CarriedIndex():]; len(list) > 1 {
		return list
	}
	return nil
}

// youngerGroup has a wait take the group behind the one that it takes.
func youngerGroup(wait *ast.Op) func() {
	groups := groupsOf(wait)
	if groups == nil {
		return nil
	}
	wait.SetOperand(0, groups[1])
	return func() { wait.SetOperand(0, groups[0]) }
}

// handedOnTwice has a loop hand a group on to itself in place of the one behind it.
func handedOnTwice(wait *ast.Op) func() {
	groups := groupsOf(wait)
	if groups == nil {
		return nil
	}
	end, i := groups[0].ArgOf().Last(), groups[0].CarriedIndex()
	end.SetOperand(i, groups[0])
	return func() { end.SetOperand(i, groups[1]) }
}

// leftOut has a group lack the first of its copies.
func leftOut(commit *ast.Op) func() {
	all := slices.Clone(commit.Operands())
	commit.SetOperands(all[1:]...)
	return func() { commit.SetOperands(all...) }
}

// copyFaults are mistakes in how the threads copy to shared memory, or store there.
var copyFaults = []ringFault{
	{"no wait", gpu.Wait, erased},
	{"one group too many under way", gpu.Wait, changed("pending", 1)},
	{"a wait for a younger group", gpu.Wait, youngerGroup},
	{"groups handed on in the wrong order", gpu.Wait, handedOnTwice},
	{"a copy left out of its group", gpu.Commit, leftOut},
	{"no group closed", gpu.Commit, erased},
	{"no copy", gpu.CopyAsync, erased},
	{"a copy to the wrong slot", gpu.CopyAsync, fixed(2, 0)},
	{"no fence after copies", gpu.Wait, without(gpu.AttrAsync)},
	{"no fence after a store", gpu.StoreShared, without(gpu.AttrAsync)},
	{"nothing stored", gpu.StoreShared, erased},
	{"a product of the wrong slot", gpu.Mma, fixed(3, 0)},
}

// harmless reports whether what is planted changes nothing: the last wait is for
// copies that nobody reads, and before the loop the first stage is the one that the
// fault names.
func (f ringFault) harmless(op *ast.Op) bool {
	inLoop := op.Parent().Opcode == ast.OpFor
	switch f.kind {
	case gpu.Wait:
		return !inLoop || len(op.Results()) > 0
	case gpu.CopyAsync:
		return !inLoop && f.name == "a copy to the wrong slot"
	case gpu.Mma:
		return len(op.Operands()) < 4
	}
	return false
}

// TestCopiesFindFaults plants mistakes in how the threads copy to shared memory and
// sees that the check finds each.
func TestCopiesFindFaults(t *testing.T) {
	planted := map[string]int{}
	for _, path := range []string{
		"../conformance/kernels/cutile_gemm.mlir", "../examples/gemm_views.mlir", "../examples/gemm_pointers.mlir",
		"testdata/passes/pipeline.mlir", "testdata/passes/pointer_copies.mlir", "testdata/gemm_nn.mlir",
	} {
		for _, target := range []string{"sm_80", "sm_90a", "sm_120"} {
			for _, e := range entries(planned(t, parse(t, path), target)) {
				if bad := hazard.Check(e); len(bad) > 0 {
					t.Fatalf("%s, %s: %s", path, target, strings.Join(bad, "\n"))
				}
				for _, f := range copyFaults {
					for _, op := range opsOf(e, f.kind) {
						if f.harmless(op) {
							continue
						}
						undo := f.plant(op)
						if undo == nil {
							continue
						}
						planted[f.name]++
						if len(hazard.Check(e)) == 0 {
							t.Errorf("%s, %s, entry %s: %s at %s: nothing found", path, target, e.Str("sym_name"), f.name, op.ShortName())
						}
						undo()
					}
				}
			}
		}
	}
	for _, f := range copyFaults {
		if planted[f.name] == 0 {
			t.Errorf("%s: planted nowhere", f.name)
		}
	}
	t.Log(planted)
}

func opsOf(e *ast.Op, kind gpu.Kind) (ops []*ast.Op) {
	e.Walk(func(op *ast.Op) {
		if gpu.Is(op, kind) {
			ops = append(ops, op)
		}
	})
	return ops
}
