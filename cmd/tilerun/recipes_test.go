package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recipeRuns is what each recipe of the library is tried on, on each target that it is for.
var recipeRuns = map[string][]struct{ file, flags, devices string }{
	"gemm.recipe":           {{"gemm_views.mlir", "--grid 1,1 --arg A=rand:f16:72x128 --arg B=rand:f16:128x72 --arg C=zeros:f32:128x128 --arg M=128 --arg N=128 --arg K=72 --arg stride_ak=128 --arg stride_bn=72 --arg stride_cm=128", "sim:sm_90a"}},
	"gemm_large.recipe":     {{"gemm/gemm_family.mlir", "--run any --define M=200 --define N=264 --define K=200 --define BM=128 --define BN=128 --define BK=64", "sim:sm_90a sim:sm_80"}},
	"gemm_small.recipe":     {{"gemm/gemm_family.mlir", "--run any --define M=100 --define N=72 --define K=200 --define BM=64 --define BN=32 --define BK=64", "sim:sm_90a sim:sm_80"}},
	"gemm_skinny.recipe":    {{"gemm/gemm_family.mlir", "--run any --define M=20 --define N=72 --define K=400 --define BM=32 --define BN=32 --define BK=128", "sim:sm_90a sim:sm_80"}},
	"gemm_split_k.recipe":   {{"gemm/gemm_family.mlir", "--run any --define M=61 --define N=72 --define K=360 --define BM=64 --define BN=64 --define BK=32", "sim:sm_90a sim:sm_120 sim:sm_80"}},
	"gemm_stream_k.recipe":  {{"gemm/gemm_family.mlir", "--run any --define M=61 --define N=200 --define K=360 --define BM=64 --define BN=64 --define BK=32 --define CTAS=3", "sim:sm_90a sim:sm_120 sim:sm_80"}},
	"gemm_unaligned.recipe": {{"gemm/gemm_family.mlir", "--run any --define M=61 --define N=77 --define K=99 --define BM=64 --define BN=64 --define BK=32", "sim:sm_90a sim:sm_80"}},
	"attention.recipe":      {{"attention/attention_causal.mlir", "", "sim:sm_90a sim:sm_80"}},
	"reduction.recipe":      {{"reductions/row_sum.mlir", "", "sim:sm_90a"}, {"reductions/fold_rows_family.mlir", "", "sim:sm_80"}},
	"transposition.recipe":  {{"transposition/transpose.mlir", "", "sim:sm_90a sim:sm_80"}},
}

// TestRecipeLibrary: every recipe of the examples schedules what it is for, and what comes out
// is the interpreter's.
func TestRecipeLibrary(t *testing.T) {
	const examples = "../../examples"
	files, err := os.ReadDir(filepath.Join(examples, "recipes"))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		runs := recipeRuns[f.Name()]
		if runs == nil {
			t.Errorf("no run for %s", f.Name())
		}
		for _, r := range runs {
			for _, device := range strings.Fields(r.devices) {
				var out, errs bytes.Buffer
				args := append(strings.Fields(r.flags), "--check", "--device", device, "--recipe", filepath.Join(examples, "recipes", f.Name()), filepath.Join(examples, r.file))
				if code := run(args, strings.NewReader(""), &out, &errs); code != 0 || !strings.Contains(out.String(), "passed") {
					t.Errorf("%s on %s: exit %d\n%s%s", f.Name(), device, code, &out, &errs)
				}
			}
		}
	}
}
