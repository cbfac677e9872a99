package lowering_test

import (
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/hazard"
)

// bulkStore is an instruction that stores beside the threads: nobody has stored when it is issued.
var bulkStore = regexp.MustCompile(`cp\.(?:reduce\.)?async\.bulk\S*\.global\.shared|st\.async|red\.async|cp\.async\.bulk\.commit_group`)

// TestStoresAreByThreads holds stores to what docs/PLAN.md says of them: no op of the dialect
// writes global memory later than its threads do, none is compiled to an instruction that would,
// and between a store and what another thread does behind its token stands a barrier, without
// which the plan is refused.
func TestStoresAreByThreads(t *testing.T) {
	for k, op := range gpu.Table {
		for _, x := range op.Effects {
			if x.Global && x.Writes && (x.Async || x.Done != gpu.AtOnce) {
				t.Errorf("%s stores beside the threads: expected a value for it, an op that waits, and a row in docs/PLAN.md", gpu.Kind(k))
			}
		}
	}
	stored, between := 0, 0
	for _, path := range files(t, "testdata/passes/*.mlir", "testdata/*.mlir", "../examples/gemm/*.mlir", "../examples/norms/*.mlir") {
		for _, target := range []string{"sm_80", "sm_90a"} {
			m := planned(t, parse(t, path), target)
			for _, e := range entries(m) {
				between += storesWithoutBarriers(t, path, e)
			}
		}
	}
	for _, path := range files(t, "../examples/gemm/*.mlir", "../conformance/kernels/cutile/gemm*.mlir") {
		text := string(compilePTX(t, parse(t, path), lowering.Options{Target: "sm_90a"}))
		if m := bulkStore.FindString(text); m != "" {
			t.Errorf("%s: %s stores beside the threads, and no value of the plan says until when", path, m)
		}
		stored += strings.Count(text, "\tst.global")
	}
	if stored < 50 || between < 20 {
		t.Errorf("only %d stores, and %d barriers behind stores", stored, between)
	}
}

// storesWithoutBarriers takes away each barrier of an entry that stands between a store and what
// comes after its token, sees that the check misses it, and counts them.
func storesWithoutBarriers(t *testing.T, path string, e *ast.Op) (tried int) {
	var bars []*ast.Op
	e.Walk(func(op *ast.Op) {
		if why := op.Str(gpu.KeyWhy); gpu.Is(op, gpu.Barrier) && strings.Contains(why, " comes after store_") && strings.Contains(why, " by a token") {
			bars = append(bars, op)
		}
	})
	for _, bar := range bars {
		next := bar.Next()
		bar.Unlink()
		if text := strings.Join(hazard.Check(e), "\n"); !strings.HasPrefix(text, "missing: ") {
			t.Errorf("%s: without the barrier that stands because %s: got %q", path, bar.Str(gpu.KeyWhy), text)
		}
		ast.InsertBefore(next, bar)
		tried++
	}
	return tried
}
