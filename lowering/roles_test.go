package lowering_test

import (
	"strings"
	"testing"

	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/remark"
)

// TestFallback: code that leaves copies to the copy engine has other code that takes
// all arguments, and says no more of how that was made.
func TestFallback(t *testing.T) {
	m := parse(t, "../conformance/kernels/cutile/gemm.mlir")
	for target, want := range map[string]bool{"sm_90a": true, "sm_80": false} {
		var dump strings.Builder
		remarks := new(remark.List)
		r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, PrintAfter: []string{"chunk"}, Dump: &dump, Remarks: remarks})
		if err != nil {
			t.Fatal(err)
		}
		if r.Code.AsksForMaps() != want || (r.Fallback != nil) != want {
			t.Errorf("%s: tensor maps %v, fallback %v", target, r.Code.AsksForMaps(), r.Fallback != nil)
		}
		if r.Fallback == nil {
			continue
		}
		said, shown := len(remarks.All()), dump.Len()
		code, err := r.Fallback(t.Context())
		if err != nil || code.AsksForMaps() || code.Target != target || len(code.PTX) == 0 {
			t.Errorf("%s: fallback %v, %v", target, code, err)
		}
		if len(remarks.All()) != said || dump.Len() != shown {
			t.Errorf("%s: the fallback made remarks or dumps", target)
		}
	}
}

// TestPlansByHand holds plans that a person wrote to what is true of every program: two
// roles copy in them, with mbarriers of their own or together.
func TestPlansByHand(t *testing.T) {
	const path = "testdata/byhand/two_producers.mlir"
	c := compileWatched(t, path, parse(t, path), "sm_90a")
	for _, e := range entries(c.result.Plan) {
		if got := len(gpu.RolesOf(e)); got != 2 {
			t.Errorf("entry %s: %d roles, want 2", e.Str("sym_name"), got)
		}
	}
	for i, want := range []int{32 * (4 + 1 + 1), 32 * (4 + 4 + 8)} {
		if got := c.result.Code.Kernels[i].Threads; got != want {
			t.Errorf("kernel %d: %d threads, want %d", i, got, want)
		}
	}
	checkReads(t, c.result.Plan)
	c.checkBarriers(t)
	c.checkUnseen(t)
	c.checkResume(t)
}
