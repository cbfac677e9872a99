package main

import (
	"bytes"
	"strings"
	"testing"
)

// A recipe schedules what runs: code by it gives the interpreter's results.
func TestRecipe(t *testing.T) {
	const gemm, by = "../../examples/gemm_views.mlir", "../../examples/recipes/gemm.recipe"
	small := "--grid 1,1 --arg A=rand:f16:72x128 --arg B=rand:f16:128x72 --arg C=zeros:f32:128x128 --arg M=128 --arg N=128 --arg K=72 --arg stride_ak=128 --arg stride_bn=72 --arg stride_cm=128"
	for _, c := range []struct {
		flags string
		code  int
		want  string
	}{
		{small + " --check --device sim --recipe " + by, 0, "check C (f32:128x128): passed"},
		{small + " --check --device sim:sm_80 --recipe " + by, 0, "check C (f32:128x128): passed"},
		{small + " --device sim:sm_120 --recipe " + by, 1, "gemm.recipe:24:7: error: expected a rule for an entry of the module on sm_120"},
		{small + " --device cpu --recipe " + by, 1, "--recipe is for cuda and sim devices"},
	} {
		var stdout, stderr bytes.Buffer
		code := run(append([]string{gemm}, strings.Fields(c.flags)...), strings.NewReader(""), &stdout, &stderr)
		if code != c.code || !strings.Contains(stdout.String()+stderr.String(), c.want) {
			t.Errorf("%s: exit %d\n%s%s\nexpected\n%s", c.flags, code, &stdout, &stderr, c.want)
		}
	}
}
