package conformance

import (
	"path/filepath"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
)

// simTargets are those whose code is executed without a GPU: one without the copy
// engine and wgmma, and one with both.
var simTargets = []string{"sm_80", "sm_90a"}

func openSim(t *testing.T, o ptxsim.Options) launcher.Device {
	t.Helper()
	sim, err := ptxsim.New(o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { sim.Close() })
	return sim
}

// TestExamplesSim runs every case of the examples as generated code on the
// simulator, as TestGPU does on a GPU.
func TestExamplesSim(t *testing.T) {
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for _, target := range simTargets {
		sim := openSim(t, ptxsim.Options{Target: target})
		for _, c := range exampleCases {
			t.Run(target+"/"+c.name, func(t *testing.T) {
				p := readProgram(t, "../examples/"+c.program+".mlir")
				s := c.setup(t, p)
				want := p.run(t, cpu, s)
				for _, s.specialize = range []bool{false, true} {
					got := p.run(t, sim, s)
					c.compare(t, got)
					compareBuffers(t, got, want, c.tolerance)
				}
			})
		}
	}
}

// TestProgramsSim runs every other program of the repository that has run lines as
// generated code on the simulator: without TILEIR_TESTS=all those that showed bugs.
func TestProgramsSim(t *testing.T) {
	for _, target := range simTargets {
		t.Run(target, func(t *testing.T) { testPrograms(t, openSim(t, ptxsim.Options{Target: target}), forSim) })
	}
}

// forSim takes the programs that the simulator executes in seconds.
func forSim(path string) bool {
	name := strings.TrimSuffix(filepath.Base(path), ".mlir")
	if strings.HasPrefix(name, "large_") || tooLargeForSim[name] {
		return false
	}
	return thorough() || filepath.Base(filepath.Dir(path)) == "fixedbugs"
}

// tooLargeForSim are programs of millions of elements, beside those of tiles at the
// limit of the language.
var tooLargeForSim = map[string]bool{"rounds": true, "transpose": true, "cluster": true, "gemm_persistent": true}
