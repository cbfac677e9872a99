package conformance

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
)

// simTargets are those whose code is executed without a GPU: one without the copy
// engine and wgmma, and one with both.
var simTargets = []string{"sm_80", "sm_90a"}

// fullSim asks for everything on all targets of the suite.
func fullSim() bool { return os.Getenv("TILEIR_SIM") == "full" }

// targetsForSim are those that the tests of the simulator go through: with
// TILEIR_SIM=full all targets of the suite.
func targetsForSim() []string {
	if fullSim() {
		return designTargets
	}
	return simTargets
}

// inTurn reports whether target number k runs item i: with TILEIR_TESTS=all each item is run
// on each target, else on one of them in turn.
func inTurn(i, k int) bool { return thorough() || fullSim() || i%len(simTargets) == k }

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
// simulator, as TestGPU does on a GPU; code for the very arguments with warps in
// another order.
func TestExamplesSim(t *testing.T) {
	collectSeldom(t)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for _, target := range targetsForSim() {
		orders := []launcher.Device{openSim(t, ptxsim.Options{Target: target}), openSim(t, ptxsim.Options{Target: target, Seed: 7})}
		for _, c := range exampleCases {
			if c.name == "gemm_pointers" && !thorough() { // 4096 columns
				continue
			}
			t.Run(target+"/"+c.name, func(t *testing.T) {
				p := readProgram(t, "../examples/"+c.program+".mlir")
				s := c.setup(t, p)
				want := p.run(t, cpu, s)
				for i, sim := range orders {
					s.specialize = i == 1
					got := p.run(t, sim, s)
					c.compare(t, got)
					compareBuffers(t, got, want, c.tolerance)
				}
			})
		}
	}
}

// simMemory is from how much memory on garbage is looked for at once: the largest programs
// make tiles of 64 MiB, one after the other.
const simMemory = 1800 << 20

// collectSeldom lets garbage lie until there is much of it: collecting it would take a
// tenth of the time.
func collectSeldom(t *testing.T) {
	limit, percent := debug.SetMemoryLimit(simMemory), debug.SetGCPercent(400)
	t.Cleanup(func() {
		debug.SetMemoryLimit(limit)
		debug.SetGCPercent(percent)
	})
}

// TestProgramsSim runs every other program of the repository that has run lines as
// generated code on the simulator: without TILEIR_TESTS=all those of programs that
// showed bugs, each run line on one of the targets in turn; with it all, on both.
func TestProgramsSim(t *testing.T) {
	collectSeldom(t)
	var parts []part
	for k, target := range targetsForSim() {
		parts = append(parts, part{openSim(t, ptxsim.Options{Target: target}), forSim(k)})
	}
	testPrograms(t, parts...)
}

// forSim takes the run lines that target number k is for.
func forSim(k int) func(path string, line int) bool {
	return func(path string, line int) bool {
		if thorough() || fullSim() {
			return true
		}
		name := strings.TrimSuffix(filepath.Base(path), ".mlir")
		return filepath.Base(filepath.Dir(path)) == "fixedbugs" && inTurn(len(name)+line, k)
	}
}

// simCases chooses cases of the matrix.
var simCases = flag.String("simcases", "", "run the cases of TestMatrixSim whose names match this regular expression, on all targets")

// casesForSim are the cases that target number k is for: one in so many without
// TILEIR_TESTS=all.
func casesForSim(t *testing.T, k int) (list []*matrixCase) {
	every := 40
	if thorough() || fullSim() {
		every = 1
	}
	wanted, err := regexp.Compile(*simCases)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range matrix() {
		if *simCases == "" && i%every == 0 && inTurn(i/every, k) || *simCases != "" && wanted.MatchString(c.name) {
			list = append(list, c)
		}
	}
	return list
}

// TestMatrixSim runs the operation matrix as generated code on the simulator and
// compares with the interpreter.
func TestMatrixSim(t *testing.T) {
	collectSeldom(t)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	for k, target := range targetsForSim() {
		t.Run(target, func(t *testing.T) {
			w := &gpuWorker{ctx: t.Context(), gpu: openSim(t, ptxsim.Options{Target: target}), cpu: cpu}
			batch, refused := casesForSim(t, k), 0
			for cases := range slices.Chunk(batch, casesAtOnce) {
				if refused += w.onSim(t, cases); t.Failed() && testing.Short() {
					break
				}
			}
			t.Logf("%d cases, %d refused by the compiler", len(batch), refused)
		})
	}
}

// onSim runs cases from one module, or, if one of them is refused, each from its
// own. It returns how many were refused.
func (w *gpuWorker) onSim(t *testing.T, cases []*matrixCase) (refused int) {
	result, reason, err := compileOne(w.ctx, w.gpu.Info().Target, cases...)
	switch {
	case err != nil:
		t.Errorf("%s: %v", cases[0].name, err)
		return 0
	case reason != "" && len(cases) == 1:
		return 1
	case reason != "":
		return w.onSim(t, cases[:len(cases)/2]) + w.onSim(t, cases[len(cases)/2:])
	}
	onSim, err := w.gpu.Load(w.ctx, &launcher.Program{Code: result.Code})
	if err != nil {
		t.Errorf("%s and so on: %v", cases[0].name, err)
		return 0
	}
	defer onSim.Close()
	m, err := parseMatrix(cases...)
	if err != nil {
		t.Fatal(err)
	}
	onCPU, err := w.cpu.Load(w.ctx, &launcher.Program{Module: m})
	if err != nil {
		t.Fatal(err)
	}
	defer onCPU.Close()
	for k, c := range cases {
		if text := w.matrixItem(c, symbol(k), onSim, onCPU); text != "" {
			t.Errorf("%s: %s", c.name, text)
		}
	}
	return 0
}

// TestFuzzSim runs random kernels, -fuzzkernels of them, as generated code on the
// simulator, and compares with the interpreter: one in eight without TILEIR_TESTS=all.
func TestFuzzSim(t *testing.T) {
	collectSeldom(t)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	cases := fuzzCases()
	if len(cases) == usualKernels {
		cases = sample(cases, 8)
	}
	for k, target := range targetsForSim() {
		t.Run(target, func(t *testing.T) {
			w := &gpuWorker{ctx: t.Context(), gpu: openSim(t, ptxsim.Options{Target: target}), cpu: cpu}
			tried, refused := 0, 0
			for i := range cases {
				if inTurn(i, k) {
					tried++
					refused += w.onSim(t, cases[i:i+1])
				}
			}
			t.Logf("%d kernels, %d refused by the compiler", tried, refused)
		})
	}
}
