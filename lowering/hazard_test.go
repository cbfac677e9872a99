package lowering_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// TestBarriers checks in every program that there is that no barrier is missing
// and none is idle.
func TestBarriers(t *testing.T) {
	for _, path := range files(t, "testdata/*.mlir", "testdata/sm_90a/*.mlir", "testdata/passes/*.mlir", "testdata/fixedbugs/*.mlir", "../examples/*.mlir", "../conformance/kernels/*.mlir", "../conformance/kernels/cutile/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			m := parse(t, path)
			for _, target := range targetsOf(path, "sm_80", "sm_90a") {
				for _, e := range entries(planned(t, m, target)) {
					for _, text := range hazard.Check(e) {
						t.Errorf("%s, entry %s: %s", target, e.Str("sym_name"), text)
					}
				}
			}
		})
	}
}

func planned(t *testing.T, m *ast.Module, target string) *ast.Module {
	t.Helper()
	r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: target, Until: lowering.StagePlan})
	if err != nil {
		t.Fatal(err)
	}
	return r.Plan
}

func entries(m *ast.Module) (list []*ast.Op) {
	m.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			list = append(list, op)
		}
	})
	return list
}

// TestBarriersFindFaults takes barriers away, and adds one, to see that the
// check finds it.
func TestBarriersFindFaults(t *testing.T) {
	found := 0
	for _, path := range files(t, "testdata/gemm_*.mlir", "testdata/passes/*.mlir", "../examples/gemm*.mlir") {
		m := parse(t, path)
		for _, e := range entries(planned(t, m, "sm_80")) {
			var bars []*ast.Op
			e.Walk(func(op *ast.Op) {
				if gpu.Is(op, gpu.Barrier) {
					bars = append(bars, op)
				}
			})
			for _, bar := range bars {
				next := bar.Next()
				bar.Unlink()
				if text := strings.Join(hazard.Check(e), "\n"); !strings.HasPrefix(text, "missing: ") {
					t.Errorf("%s: without the barrier that stands because %s: got %q", path, bar.Str("why"), text)
				}
				ast.InsertBefore(next, bar)
				twice := ast.NewOp(ast.OpUnregistered, nil, nil)
				twice.SetName(gpu.Barrier.String())
				ast.InsertBefore(bar, twice)
				if len(hazard.Check(e)) == 0 {
					t.Errorf("%s: two barriers in a row: nothing found", path)
				}
				twice.Erase()
				found++
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d barriers tried", found)
	}
}

// TestDeferredLoads checks that a load which a token puts before a store is made
// before the threads wait, if they wait inside an op: the plan shows no fault
// where the code generator is the one that puts the load off.
func TestDeferredLoads(t *testing.T) {
	m := parse(t, "testdata/fixedbugs/deferred_load.mlir")
	for _, target := range []string{"sm_80", "sm_90a"} {
		r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: target})
		if err != nil {
			t.Fatal(err)
		}
		before, after, ok := strings.Cut(string(r.Code.PTX), "bar.sync")
		if !ok || !strings.Contains(before, "ld.global") || !strings.Contains(after, "st.global") {
			t.Fatalf("%s: expected loads, a barrier and stores", target)
		}
		if strings.Contains(after, "ld.global") {
			t.Errorf("%s: a load from global memory stands behind the barrier", target)
		}
	}
}
