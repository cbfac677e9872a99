package conformance

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/ptxsim"
)

// hardware is the first GPU and the simulator of it; literal is that GPU with code as it
// stands, in which ptxas computed nothing.
type hardware struct{ gpu, literal, sim launcher.Device }

func openHardware(t *testing.T) *hardware {
	t.Helper()
	gpu, err := cuda.Open(0)
	if err != nil {
		t.Skipf("no GPU: %v", err)
	}
	t.Cleanup(func() { gpu.Close() })
	literal, err := cuda.OpenLiteral(0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { literal.Close() })
	t.Logf("on %s", gpu.Info().Description)
	return &hardware{gpu: gpu, literal: literal, sim: openSim(t, ptxsim.Options{Target: gpu.Info().Target})}
}

// rounds finds, in PTX, what the PTX ISA leaves open: how products add up, by how
// much approximations are off, in which order atomic additions of floating-point
// numbers are made.
var rounds = regexp.MustCompile(`(mma|wgmma)\S*\.(f16|bf16|tf32|e4m3|e5m2)|\.approx|div\.full|(red|atom)\.\S*add\S*\.(noftz|f32|f64)`)

// simJobs asks TestSimGPU for parts of itself.
var simJobs = flag.String("simjobs", "", "write the parts that TestSimGPU can be run in to this file, one regular expression for -test.run a line, and run nothing")

// TestSimGPU runs every program on the first GPU and on the simulator, from the same
// PTX: all memory must be the same to the bit. Where the PTX ISA leaves a result open it must be within the tolerance of its type, and
// how far it is away is logged.
func TestSimGPU(t *testing.T) {
	if *simJobs != "" {
		if err := os.WriteFile(*simJobs, []byte(strings.Join(partsOfSimGPU(runsBeside(t, simTargets[1])), "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	h := openHardware(t)
	for _, r := range runsBeside(t, h.gpu.Info().Target) {
		t.Run(fmt.Sprintf("%s/%d", r.name, r.line), func(t *testing.T) {
			t.Parallel()
			h.same(t, *r.program, r.words)
		})
	}
}

// runBeside is a run line of a program.
type runBeside struct {
	name    string // with the folder, as two have programs of one name
	program *program
	line    int
	words   []string
}

// runsBeside are those of all programs for a target, but for the large ones.
func runsBeside(t *testing.T, target string) (list []runBeside) {
	for _, path := range pathsOf(t, append([]string{"../examples/*.mlir", "../examples/*/*.mlir"}, withRunLines...)...) {
		if !isFor(path, target) {
			continue
		}
		p := parseProgram(t, path)
		for i, line := range p.runLines(t) {
			if line.Words != nil && !strings.HasPrefix(line.Name, "large") {
				list = append(list, runBeside{filepath.Base(filepath.Dir(path)) + "." + p.name, p, i, line.Words})
			}
		}
	}
	return list
}

// partsOfSimGPU divides TestSimGPU into the programs, and those that have many run lines
// again. What takes long comes first.
func partsOfSimGPU(runs []runBeside) (list []string) {
	const most = 4
	lines := map[string][]string{}
	for _, r := range runs {
		lines[r.name] = append(lines[r.name], strconv.Itoa(r.line))
	}
	for _, name := range slices.SortedFunc(maps.Keys(lines), func(a, b string) int {
		large := func(name string) bool { return strings.Contains(name, ".large") }
		if large(a) != large(b) {
			return map[bool]int{true: -1, false: 1}[large(a)]
		}
		return cmp.Or(len(lines[b])-len(lines[a]), strings.Compare(a, b))
	}) {
		for some := range slices.Chunk(lines[name], most) {
			list = append(list, fmt.Sprintf("TestSimGPU$/^%s$/^(%s)$", name, strings.Join(some, "|")))
		}
	}
	return list
}

// TestPartsOfSimGPU: each run is in one part of TestSimGPU.
func TestPartsOfSimGPU(t *testing.T) {
	runs := runsBeside(t, simTargets[1])
	in := map[string]int{}
	parts := partsOfSimGPU(runs)
	for _, p := range parts {
		elements := strings.Split(p, "/")
		if len(elements) != 3 || elements[0] != "TestSimGPU$" {
			t.Fatalf("part %s", p)
		}
		for line := range strings.SplitSeq(strings.Trim(elements[2], "^()$"), "|") {
			in[strings.Trim(elements[1], "^$")+"/"+line]++
		}
	}
	for _, r := range runs {
		if name := fmt.Sprintf("%s/%d", r.name, r.line); in[name] != 1 {
			t.Errorf("%s is in %d parts", name, in[name])
		}
	}
	t.Logf("%d runs in %d parts", len(runs), len(parts))
}

// same compares a run of a program on both.
func (h *hardware) same(t *testing.T, p program, words []string) {
	s := parseSetup(t, words)
	s.dir = p.dir
	p.choose(t, s.entry)
	s.specialize = true
	code := p.compile(t, h.gpu.Info().Target, p.divisors(t, s)).Code
	loadable := &launcher.Program{Module: p.module, Code: code}
	want, err := p.attempt(t, h.gpu, loadable, s)
	if err != nil {
		t.Fatalf("on the GPU: %v", err)
	}
	got := p.execute(t, h.sim, loadable, s)
	open := rounds.FindString(string(code.PTX))
	for name, w := range want.buffers {
		g := got.buffers[name]
		if bytes.Equal(g.Data, w.Data) {
			continue
		}
		tolerance := launcher.Tolerance{}
		if open != "" {
			tolerance = launcher.DefaultTolerance(w.Elem)
		}
		c, err := launcher.Compare(g, w, tolerance)
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case !c.OK():
			t.Errorf("%s: the simulator against the GPU: %s %s", name, c, open)
		default:
			t.Logf("%s: %s, for %q; %s", name, c, open, differingBits(g, w))
		}
	}
	if c := launcher.ComparePrints(&got.prints, &want.prints, nil); !c.OK() && unordered[p.name] == "" {
		t.Errorf("printed: %s", c)
	}
}

// differingBits counts the elements whose bits differ, NaN among them, and shows the
// first.
func differingBits(got, want *launcher.Array) string {
	n, first := 0, ""
	for k := range want.Len() {
		if g, w := got.Bits(k), want.Bits(k); g != w {
			if n++; n == 1 {
				first = fmt.Sprintf("element %d is %#x, on the GPU %#x", k, g, w)
			}
		}
	}
	return fmt.Sprintf("%d elements of other bits: %s", n, first)
}

// TestFuzzSimGPU does the same with random kernels, -fuzzkernels of them: all memory must be
// the same to the bit. ptxas computes what is constant, and then keeps other bits of NaN
// than the instructions of the machine: a kernel that makes another NaN must make the
// simulator's where the driver assembles the code as it stands.
func TestFuzzSimGPU(t *testing.T) {
	h := openHardware(t)
	w := &gpuWorker{ctx: t.Context(), gpu: h.gpu, cpu: h.sim}
	var y tally
	var computed atomic.Int64
	eachCase(t, fuzzCases(), func(c *matrixCase) error {
		result, refused, err := compileOne(w.ctx, h.gpu.Info().Target, c)
		if y.add(refused); err != nil || refused != "" {
			return err
		}
		loadable := &launcher.Program{Code: result.Code}
		got, err := h.stateOn(t, h.sim, c, loadable)
		if err != nil {
			return fmt.Errorf("on the simulator: %w", err)
		}
		different, err := h.otherBits(t, c, loadable, h.gpu, got)
		if err != nil || different == "" {
			return err
		}
		t.Logf("%s: the simulator against the GPU: %s", c.name, different)
		computed.Add(1)
		if different, err = h.otherBits(t, c, loadable, h.literal, got); different != "" {
			return fmt.Errorf("the simulator against the GPU, code as it stands: %s", different)
		}
		return err
	})
	t.Logf("%s, %d in which ptxas computes another NaN", y.String(), computed.Load())
}

// otherBits says how what a random kernel leaves on a GPU differs from the simulator's; the
// error is of numbers that do.
func (h *hardware) otherBits(t *testing.T, c *matrixCase, p *launcher.Program, gpu launcher.Device, got *state) (string, error) {
	want, err := h.stateOn(t, gpu, c, p)
	if err != nil {
		return "", fmt.Errorf("on the GPU: %w", err)
	}
	different := ""
	for i, m := range want.memory {
		if m == nil || bytes.Equal(got.memory[i].Data, m.Data) {
			continue
		}
		if text := c.compareColumn(i, got.memory[i], m, 0); text != "" {
			return "", fmt.Errorf("the simulator against the GPU: %s", text)
		}
		different += differingBits(got.memory[i], m) + "; "
	}
	return different, nil
}

// stateOn runs a random kernel on one of the two.
func (h *hardware) stateOn(t *testing.T, device launcher.Device, c *matrixCase, p *launcher.Program) (*state, error) {
	loaded, err := device.Load(t.Context(), p)
	if err != nil {
		return nil, err
	}
	defer loaded.Close()
	return c.run(t.Context(), device, loaded, symbol(0))
}
