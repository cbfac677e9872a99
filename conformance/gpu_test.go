package conformance

import (
	"testing"

	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/interp"
)

// TestGPU runs every case on the first GPU too, in code for any arguments and in
// code for these: the results must be what NumPy expects, and every buffer what
// the interpreter leaves.
func TestGPU(t *testing.T) {
	gpu, err := cuda.Open(0)
	if err != nil {
		t.Skipf("no GPU: %v", err)
	}
	defer gpu.Close()
	t.Logf("on %s", gpu.Info().Description)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for _, c := range exampleCases {
		t.Run(c.name, func(t *testing.T) {
			p := readProgram(t, "../examples/"+c.program+".mlir")
			s := c.setup(t, p)
			want := p.run(t, cpu, s)
			for _, s.specialize = range []bool{false, true} {
				got := p.run(t, gpu, s)
				c.compare(t, got)
				compareBuffers(t, got, want, c.tolerance)
			}
		})
	}
}

func compareBuffers(t *testing.T, got, want *outcome, tolerance launcher.Tolerance) {
	t.Helper()
	for name, w := range want.buffers {
		result, err := launcher.Compare(got.buffers[name], w, tolerance)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !result.OK() {
			t.Errorf("%s: %s", name, result)
		}
	}
}
