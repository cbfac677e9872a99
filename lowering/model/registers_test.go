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
		{"attention_grouped", Registers{Held: 152, Squeezed: 24}, 168, 232, 400, 387},
		{"gemm_e4m3_nt", Registers{Held: 152, Squeezed: 64}, 168, 232, 1106, 1177},
		{"gemm_e5m2", Registers{Held: 152, Squeezed: 64}, 168, 232, 1123, 1192},
		{"gemm_tf32", Registers{Held: 208, Squeezed: 0}, 168, 216, 137, 257},
		{"gemm_tf32_nt", Registers{Held: 208, Squeezed: 0}, 168, 216, 194, 261},
		{"gemm_tf32_tall", Registers{Held: 208, Squeezed: 0}, 168, 232, 152, 299},
	} {
		kept, handed := c.need.HandingOn(c.start, c.own)
		if (kept <= handed) != (c.kept >= c.handed) {
			t.Errorf("%s: kept costs %d, handed on %d, where it makes %g and %g TFLOP/s", c.program, kept, handed, c.kept, c.handed)
		}
	}
}

// TestAtOnce holds attention's numbers apart: 64×128 of a product that another takes in 16 bits,
// and adds to 64×64, by one warpgroup. Where each is waited for at once, the first and the operand take the same place.
func TestAtOnce(t *testing.T) {
	var need Registers
	need.Add(Held{Result: 64 * 128, Sums: 1}, 128)
	need.Add(Held{Result: 64 * 64, Sums: 1, Lhs: 64 * 128 / 2, Chain: true}, 128)
	if need.Held != 64+32+32 || need.AtOnce() != 64+32 {
		t.Errorf("%d held, %d at once: 128 and 96 expected", need.Held, need.AtOnce())
	}
	var alone Registers
	alone.Add(Held{Result: 64 * 64, Sums: 1, Lhs: 64 * 128 / 2}, 128)
	if alone.AtOnce() != alone.Held {
		t.Errorf("%d held, %d at once of an operand that is not computed of a product", alone.Held, alone.AtOnce())
	}
}
