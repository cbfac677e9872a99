package model

import "testing"

// TestHandingOn holds the estimate to what was measured of programs of
// conformance/kernels/cutile, each with a role that hands registers on and with one that
// keeps them, in one run on an H200: TFLOP/s. Those of tf32 are with threads that round
// (gpu.rounded = false on the loads), which takes registers that the copy engine does not need.
func TestHandingOn(t *testing.T) {
	for _, c := range []struct {
		program      string
		need         Registers
		start, own   int
		kept, handed float64 // what it makes
	}{
		{"attention_grouped", Registers{152, 24}, 168, 232, 400, 387},
		{"gemm_e4m3_nt", Registers{152, 64}, 168, 232, 1106, 1177},
		{"gemm_e5m2", Registers{152, 64}, 168, 232, 1123, 1192},
		{"gemm_tf32", Registers{208, 0}, 168, 216, 137, 257},
		{"gemm_tf32_nt", Registers{208, 0}, 168, 216, 194, 261},
		{"gemm_tf32_tall", Registers{208, 0}, 168, 232, 152, 299},
	} {
		kept, handed := c.need.HandingOn(c.start, c.own)
		if (kept <= handed) != (c.kept >= c.handed) {
			t.Errorf("%s: kept costs %d, handed on %d, where it makes %g and %g TFLOP/s", c.program, kept, handed, c.kept, c.handed)
		}
	}
}
