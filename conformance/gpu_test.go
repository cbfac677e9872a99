package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// TestProgramsGPU runs every other program of the repository that has run lines
// on the first GPU, under each of them but the large ones: every buffer must be
// what the interpreter leaves, and the same be printed.
func TestProgramsGPU(t *testing.T) {
	gpu, err := cuda.Open(0)
	if err != nil {
		t.Skipf("no GPU: %v", err)
	}
	defer gpu.Close()
	testPrograms(t, part{gpu, everyProgram})
}

// TestPrograms does the same with another schedule of the interpreter, and poison
// where nobody has written, so that the run lines are good wherever there is no GPU,
// and nothing is reported of programs that are sound. Those of the largest tiles are
// what TestLargeTiles is for.
func TestPrograms(t *testing.T) {
	shaken := interp.New(interp.Options{Schedule: &interp.Schedule{Seed: 7}, Poison: true})
	defer shaken.Close()
	testPrograms(t, part{shaken, func(path string, _ int) bool { return !strings.HasPrefix(filepath.Base(path), "large_") }})
}

// everyProgram takes all programs.
func everyProgram(string, int) bool { return true }

// part is which programs a device runs: those whose paths and run lines, by number, are
// taken.
type part struct {
	device launcher.Device
	take   func(path string, line int) bool
}

// takes reports whether it runs a line of a program.
func (d part) takes(path string, line int) bool {
	target := d.device.Info().Target
	return (target == "" || isFor(path, target)) && d.take(path, line)
}

// isFor reports whether a program runs on a target: folders that are named for one are for it.
func isFor(path, target string) bool {
	only := filepath.Base(filepath.Dir(path))
	return only == target || !slices.Contains(designTargets, only)
}

// testPrograms runs programs on devices, each of which takes a part of them, and once on
// the interpreter to compare with.
func testPrograms(t *testing.T, parts ...part) {
	for _, d := range parts {
		t.Logf("on %s", d.device.Info().Description)
	}
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	n := 0
	for _, path := range pathsOf(t, withRunLines...) {
		n += testProgram(t, path, cpu, parts)
	}
	t.Logf("%d run lines", n)
}

// withRunLines are where the programs beside the examples are that can be run.
var withRunLines = []string{"../lowering/testdata/*.mlir", "../lowering/testdata/sm_90a/*.mlir", "../lowering/testdata/fixedbugs/*.mlir", "../lowering/testdata/passes/*.mlir", "kernels/*.mlir", "kernels/cutile/*.mlir"}

// pathsOf are the files that patterns match, at least one each.
func pathsOf(t *testing.T, patterns ...string) (list []string) {
	t.Helper()
	for _, pattern := range patterns {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: no programs (%v)", pattern, err)
		}
		list = append(list, paths...)
	}
	return list
}

// testProgram runs one program on those devices that take it, and returns how many runs
// that were.
func testProgram(t *testing.T, path string, cpu launcher.Device, parts []part) (n int) {
	p := parseProgram(t, path)
	l := newLoads(p)
	defer l.close(t)
	for i, line := range p.runLines(t) {
		if line.Words == nil || strings.HasPrefix(line.Name, "large") {
			continue
		}
		var devices []launcher.Device
		for _, d := range parts {
			if d.takes(path, i) {
				devices = append(devices, d.device)
			}
		}
		if n += len(devices); len(devices) > 0 {
			t.Run(fmt.Sprintf("%s/%d", p.name, i), func(t *testing.T) { l.sameOn(t, devices, cpu, line.Words) })
		}
	}
	return n
}

// sameOn compares a run on devices with that on another.
func (l *loads) sameOn(t *testing.T, devices []launcher.Device, cpu launcher.Device, words []string) {
	p, s := l.program, parseSetup(t, words)
	s.dir = p.dir
	p.choose(t, s.entry)
	want := p.run(t, cpu, s)
	p.checkExpected(t, want, s)
	for _, device := range devices {
		t.Run(device.Info().Name, func(t *testing.T) { l.leaves(t, device, want, s) })
	}
}

// leaves demands of a device what a run left elsewhere, where there is code in code for
// any arguments and in code for these.
func (l *loads) leaves(t *testing.T, device launcher.Device, want *outcome, s setup) {
	for _, code := range l.codesFor(t, device, s) {
		got := l.run(t, device, code, s)
		for name, w := range want.buffers {
			result, err := launcher.Compare(got.buffers[name], w, launcher.DefaultTolerance(w.Elem))
			if err != nil {
				t.Errorf("%s: %v", name, err)
			} else if !result.OK() {
				t.Errorf("%s: %s", name, result)
			}
		}
		if c := launcher.ComparePrints(&got.prints, &want.prints, nil); !c.OK() {
			t.Errorf("printed: %s", c)
		}
	}
}

// checkExpected holds what a run left to what its run line expects.
func (p *program) checkExpected(t *testing.T, got *outcome, s setup) {
	t.Helper()
	if s.says != "" {
		text, err := os.ReadFile(filepath.Join(p.dir, s.says))
		if err != nil {
			t.Fatal(err)
		}
		if c := launcher.CompareText(&got.prints, string(text), nil); !c.OK() {
			t.Errorf("--expect @%s: %s", s.says, c)
		}
	}
	for name, text := range s.expected {
		b := got.buffers[name]
		if b == nil {
			t.Errorf("--expect %s: there is no such buffer", name)
			continue
		}
		spec, err := launcher.ParseSpec(text)
		if err != nil {
			t.Fatal(err)
		}
		want, err := spec.Relative(s.dir).Array(b.Elem, 0)
		if err != nil {
			t.Fatal(err)
		}
		if result, err := launcher.Compare(b, want, launcher.DefaultTolerance(b.Elem)); err != nil || !result.OK() {
			t.Errorf("--expect %s: %v %v", name, result, err)
		}
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
