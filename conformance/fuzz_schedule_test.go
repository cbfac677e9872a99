package conformance

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/opt"
	"tileir/lowering/plan"
	"tileir/lowering/plan/hazard"
	"tileir/lowering/recipe"
	"tileir/verify"
)

// usualSchedules is how many random schedules there are if -fuzzschedules does not say.
const usualSchedules = 240

var (
	fuzzSchedules = flag.Int("fuzzschedules", usualSchedules, "how many kernels TestFuzzSchedules compiles by a random schedule")
	fuzzTarget    = flag.String("fuzztarget", "", "the target that TestFuzzSchedules and TestFuzzLoops compile for; any without")
)

// TestFuzzLoops runs random kernels of products in loops on the simulator, one target after the
// other, and compares with the interpreter: one in ten without TILEIR_TESTS=all.
func TestFuzzLoops(t *testing.T) {
	collectSeldom(t)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	sims := newSims(t)
	seeds := make([]uint64, *fuzzKernels)
	for i := range seeds {
		seeds[i] = *fuzzSeed + uint64(i)
	}
	if len(seeds) == usualKernels {
		seeds = sample(seeds, 10)
	}
	refused := 0
	for _, seed := range seeds {
		for _, target := range targetsFor(int(seed)) {
			w := &gpuWorker{ctx: t.Context(), gpu: sims.of(target), cpu: cpu}
			if n := w.onSim(t, []*matrixCase{loopKernel(seed)}); n > 0 {
				t.Logf("seed %d is refused for %s", seed, target)
				refused += n
			}
		}
	}
	t.Logf("%d kernels, %d refused by the compiler", len(seeds), refused)
}

// targetsFor is the one that kernel i is for, in turn; where all is to be run, the two that
// the simulator's tests are for.
func targetsFor(i int) []string {
	switch {
	case *fuzzTarget != "":
		return []string{*fuzzTarget}
	case fullSim():
		return designTargets
	case thorough():
		return simTargets
	}
	return []string{designTargets[i%len(designTargets)]}
}

// sims are simulators by target, made when they are needed.
type sims struct {
	t    *testing.T
	made map[string]launcher.Device
}

func newSims(t *testing.T) sims { return sims{t, map[string]launcher.Device{}} }

func (s sims) of(target string) launcher.Device {
	if s.made[target] == nil {
		s.made[target] = openSim(s.t, ptxsim.Options{Target: target})
	}
	return s.made[target]
}

// TestFuzzSchedules compiles kernels by random schedules, which a recipe gives, with random
// options, from the middle of the pipeline perhaps: either that is refused at its place, or
// what comes out computes on the simulator what the interpreter does. Without TILEIR_TESTS=all
// these are one in ten of the usual ones.
func TestFuzzSchedules(t *testing.T) {
	collectSeldom(t)
	cpu := interp.New(interp.Options{})
	defer cpu.Close()
	f := &scheduleFuzzer{t: t, cpu: cpu, sims: newSims(t), programs: map[string]*subject{}, refusals: map[string]int{}}
	seeds := make([]uint64, *fuzzSchedules)
	for i := range seeds {
		seeds[i] = *fuzzSeed + uint64(i)
	}
	if len(seeds) == usualSchedules {
		seeds = sample(seeds, 10)
	}
	for _, seed := range seeds {
		f.try(seed)
	}
	t.Logf("%d schedules, %d kept", len(seeds), f.kept)
	if testing.Verbose() {
		for why, n := range f.refusals {
			t.Logf("%6d %s", n, why)
		}
	}
	if f.kept*8 < len(seeds) {
		t.Errorf("%d of %d schedules are kept: expected one in eight at least", f.kept, len(seeds))
	}
}

// scheduleFuzzer compiles and runs kernels by schedules.
type scheduleFuzzer struct {
	t        *testing.T
	cpu      launcher.Device
	sims     sims
	programs map[string]*subject
	kept     int
	refusals map[string]int
}

// subject is a kernel with arguments, and what it must compute.
type subject struct {
	name, entry string
	module      *ast.Module
	grid        launcher.Grid
	divisors    []uint64
	integers    map[int]int64
	check       func(sim launcher.Device, code *launcher.Code) error
	shrinks     *matrixCase // nil: it stands in a file
}

// variant is by what a kernel is compiled.
type variant struct {
	options lowering.Options
	recipe  string
	resume  string // the pass behind which it is printed, read and gone on from; "": none
}

func (v *variant) String() string {
	s := fmt.Sprintf("for %s, disabled %v", v.options.Target, v.options.Disable)
	if v.options.Divisors != nil {
		s += ", divisors known"
	}
	if v.options.Grids != nil {
		s += ", grid known"
	}
	if v.resume != "" {
		s += ", resumed after " + v.resume
	}
	return s + ", by the recipe\n" + v.recipe
}

// try draws a kernel and a variant.
func (f *scheduleFuzzer) try(seed uint64) {
	r := rand.New(rand.NewPCG(seed, 55))
	s := f.subject(r, seed)
	if s == nil {
		return
	}
	v := f.variant(r, s)
	text, why := f.wrong(s, v)
	switch {
	case why != nil:
		f.refusals[generalized(why.Error())]++
		return
	case text == "":
		f.kept++
		return
	}
	where := ""
	if s.shrinks != nil {
		where = f.shrunk(s, v, text)
	}
	f.t.Errorf("seed %d: %s: %s\n%s%s", seed, s.name, text, v, where)
}

var anyNumber = regexp.MustCompile(`[0-9]+`)

// generalized is a message without its numbers and its place, to count those of a kind.
func generalized(text string) string {
	text, _, _ = strings.Cut(text, "\n")
	if _, after, ok := strings.Cut(text, "error: "); ok {
		text = after
	}
	return anyNumber.ReplaceAllString(text, "N")
}

// shrunk makes a kernel that fails small, and writes it to a file.
func (f *scheduleFuzzer) shrunk(s *subject, v *variant, text string) string {
	all, stop := context.WithTimeout(f.t.Context(), shrinkPatience)
	defer stop()
	small := shrink(all, source(s.shrinks), func(smaller string) bool {
		d, err := f.ofCase(s.shrinks.withText(smaller))
		if err != nil {
			return false
		}
		now, _ := f.wrong(d, v)
		return now != "" && failureKind(errors.New(now)) == failureKind(errors.New(text))
	})
	file, err := writeKernel(s.shrinks, small)
	if err != nil {
		return err.Error()
	}
	return "made small in " + file + ":\n" + small
}

// subject draws a kernel: one that is made, or one of those in files.
func (f *scheduleFuzzer) subject(r *rand.Rand, seed uint64) *subject {
	c := loopKernel(seed)
	switch n := r.IntN(100); {
	case n < 15:
		c = fuzzKernel(seed)
	case n < 40:
		if s := f.program(pick(r, scheduledFiles(f.t))); s != nil {
			return s
		}
	}
	s, err := f.ofCase(c)
	if err != nil {
		f.t.Errorf("seed %d: %v", seed, err)
		return nil
	}
	return s
}

// scheduledFiles are kernels with products whose run lines are small.
func scheduledFiles(t *testing.T) (list []string) {
	for _, pattern := range []string{"kernels/cutile/*.mlir", "../examples/gemm*.mlir", "../examples/gemm/*.mlir", "../examples/attention/*.mlir"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no kernels (%v)", pattern, err)
		}
		list = append(list, files...)
	}
	return list
}

// ofCase is a subject made of a random kernel.
func (f *scheduleFuzzer) ofCase(c *matrixCase) (*subject, error) {
	m, err := parseMatrix(c)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(f.t.Context(), launchTimeout)
	defer cancel()
	want, err := runModule(ctx, f.cpu, c, m)
	if err != nil {
		return nil, err
	}
	entry := launcher.Entries(m)[0]
	args := make([]launcher.Arg, len(c.memory))
	integers := map[int]int64{}
	for i, column := range c.memory {
		if column.scalar {
			args[i] = launcher.Scalar(column.bits[0])
			if column.elem.IsInt() {
				integers[i] = int64(column.bits[0])
			}
		}
	}
	return &subject{
		name: c.name, entry: entry.Name, module: m, grid: c.grid, divisors: launcher.Divisors(entry.Params, args), integers: integers, shrinks: c,
		check: func(sim launcher.Device, code *launcher.Code) error {
			ctx, cancel := context.WithTimeout(f.t.Context(), launchTimeout)
			defer cancel()
			loaded, err := sim.Load(ctx, &launcher.Program{Code: code})
			if err != nil {
				return err
			}
			defer loaded.Close()
			got, err := c.run(ctx, sim, loaded, entry.Name)
			if err != nil {
				return err
			}
			if text := c.compare(got, want, max(c.onGPU, c.steps)); text != "" {
				return errors.New(text)
			}
			return nil
		},
	}, nil
}

// program is a kernel that stands in a file, with the arguments of its first run line;
// nil if that has none for this test.
func (f *scheduleFuzzer) program(path string) *subject {
	if s, ok := f.programs[path]; ok {
		return s
	}
	f.programs[path] = nil
	p := parseProgram(f.t, path)
	if len(launcher.Entries(p.module)) != 1 {
		return nil
	}
	p.choose(f.t, "")
	line, err := launcher.FindRunLine(p.runLines(f.t), "")
	if err != nil || line.Words == nil {
		return nil
	}
	s := p.defaults(f.t)
	want := p.run(f.t, f.cpu, s)
	made := &subject{
		name: path, entry: p.entry.Name, module: p.module, grid: s.grid, divisors: p.divisors(f.t, s)[p.entry.Name],
		integers: launcher.IntegersOf(p.entry.Params, p.bind(f.t, s)),
		check: func(sim launcher.Device, code *launcher.Code) error {
			got, err := p.attempt(f.t, sim, &launcher.Program{Module: p.module, Code: code}, s)
			if err != nil {
				return err
			}
			for name, w := range want.buffers {
				result, err := launcher.Compare(got.buffers[name], w, launcher.Tolerance{Rel: 1e-2, Abs: 2e-2})
				if err == nil && !result.OK() {
					err = fmt.Errorf("%s: %s", name, result)
				}
				if err != nil {
					return err
				}
			}
			return nil
		},
	}
	f.programs[path] = made
	return made
}

// variant draws options, and changes of the schedule that is chosen without.
func (f *scheduleFuzzer) variant(r *rand.Rand, s *subject) *variant {
	target := pick(r, append([]string{"sm_90a", "sm_90a", "sm_90a", "sm_90a"}, designTargets...))
	if *fuzzTarget != "" {
		target = *fuzzTarget
	}
	v := &variant{options: lowering.Options{Target: target}}
	if r.IntN(100) < 35 {
		v.options.Divisors = map[string][]uint64{s.entry: s.divisors}
	}
	if r.IntN(100) < 30 {
		v.options.Grids = map[string]launcher.Grid{s.entry: s.grid}
		v.options.Integers = map[string]map[int]int64{s.entry: s.integers}
	}
	if r.IntN(100) < 30 {
		optional, often := optionalPasses(), 1+r.IntN(8)
		for _, name := range optional {
			if r.IntN(often+1) == 0 {
				v.options.Disable = append(v.options.Disable, name)
			}
		}
	}
	if r.IntN(100) < 25 {
		v.resume = pick(r, plan.Passes).Name
	}
	o := v.options
	o.KeepRecipe = true
	chosen, err := f.compile(s.module, o)
	if err != nil || r.IntN(100) < 8 {
		return v // it is refused without a schedule, or shall be compiled without
	}
	v.recipe = changedRecipe(r, string(chosen.Recipe), target == "sm_90a")
	return v
}

// optionalPasses lists those that may be left out.
func optionalPasses() (names []string) {
	names = append(names, opt.Compiling...)
	for _, p := range plan.Passes {
		if p.Optional {
			names = append(names, p.Name)
		}
	}
	return names
}

// compilePatience ends a compilation that does not end.
const compilePatience = 2 * time.Minute

// compile is lowering.Compile whose panics are errors.
func (f *scheduleFuzzer) compile(m *ast.Module, o lowering.Options) (result *lowering.Result, err error) {
	ctx, cancel := context.WithTimeout(f.t.Context(), compilePatience)
	defer cancel()
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return lowering.Compile(ctx, m, o)
}

// wrong compiles and runs a variant, and says what is wrong with it, or why it was refused.
func (f *scheduleFuzzer) wrong(s *subject, v *variant) (text string, refused error) {
	o := v.options
	if v.recipe != "" {
		r, err := recipe.Read("fuzz.recipe", []byte(v.recipe))
		if err != nil {
			return located(err)
		}
		o.Recipe = r
	}
	m := s.module
	if v.resume != "" {
		var dump bytes.Buffer
		until := o
		until.Until, until.PrintAfter, until.Dump = lowering.StagePlan, []string{v.resume}, &dump
		if _, err := f.compile(m, until); err != nil {
			return located(err)
		}
		if dump.Len() > 0 { // else the pass is left out
			var err error
			if m, err = grammar.Parse("dump.mlir", dump.Bytes()); err != nil {
				return fmt.Sprintf("what is printed after %s does not parse: %v", v.resume, err), nil
			}
			if err := verify.Module(m); err != nil {
				return fmt.Sprintf("what is printed after %s does not verify: %v", v.resume, err), nil
			}
			o.Recipe, o.Grids, o.Integers = nil, nil, nil
		}
	}
	compiled, err := f.compile(m, o)
	if err != nil {
		return located(err)
	}
	if fault := missingBarrier(compiled.Plan); fault != "" {
		return "barriers: " + fault, nil
	}
	if _, err := compiled.Code.Kernels[0].MergedGrid(s.grid); err != nil {
		return "", err
	}
	if err := s.check(f.sims.of(o.Target), compiled.Code); err != nil {
		return err.Error(), nil
	}
	return "", nil
}

// missingBarrier is what hazard finds, but for barriers that a schedule might do without.
func missingBarrier(m *ast.Module) (fault string) {
	m.Walk(func(op *ast.Op) {
		if op.Opcode != ast.OpEntry || fault != "" {
			return
		}
		for _, text := range hazard.Check(op) {
			if !strings.HasPrefix(text, "redundant") {
				fault = text
			}
		}
	})
	return fault
}

// located tells refusals, which have a place, from what is wrong.
func located(err error) (text string, refused error) {
	var found ast.Diagnostics
	if !errors.As(err, &found) {
		return err.Error(), nil
	}
	for _, d := range found {
		if d.Pos == 0 || d.Source == nil || !strings.HasPrefix(d.Code, "TIR05") {
			return fmt.Sprintf("refused without a place, or not as a schedule is: %v", err), nil
		}
	}
	return "", err
}

// changedRecipe keeps some settings of a recipe, drops and changes others, and adds new ones.
// One time in two products have instructions and warps that go together, wgmma where there is any; one time in six teams run neighbours.
func changedRecipe(r *rand.Rand, text string, warpgroups bool) string {
	var b strings.Builder
	place, keep, more := gpu.OnEntry, 20+r.IntN(75), 1+r.IntN(9)
	warps := 0
	if r.IntN(2) == 0 {
		warps = 1 << r.IntN(5)
	}
	var abreast []string // what is said, or left to the chooser, where teams are to run neighbours
	if r.IntN(6) == 0 {
		warps, abreast = 0, []string{"teams", "abreast", "persistent", "warps", "occupancy", "registers", "stages", "merge", "cluster", "split_k", "stream_k", "multicast"}
	}
	add := func(name string) { fmt.Fprintf(&b, "%s = %s\n", name, settings[name](r)) }
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) > 1 && words[1] == "=" {
			switch n := r.IntN(100); {
			case warps > 0 && words[0] == "instruction":
				fmt.Fprintf(&b, "instruction = %q\n%s", ofTheSame(r, strings.Trim(words[2], `"`), warpgroups), gridOf(r, warps))
			case warps > 0 && slices.Contains([]string{"grid", "warps", "registers"}, words[0]):
			case slices.Contains(abreast, words[0]):
			case n < keep || settings[words[0]] == nil: // what is known of the launch is as it is
				b.WriteString(line)
			case n < keep+30:
				add(words[0])
			}
			continue
		}
		switch {
		case len(words) > 0 && words[0] == "product":
			place = gpu.OnProduct
		case len(words) > 0 && words[0] == "load":
			place = gpu.OnLoad
		}
		b.WriteString(line)
		if !strings.Contains(line, "{") {
			continue
		}
		if warps > 0 && place == gpu.OnEntry {
			fmt.Fprintf(&b, "warps = %d\n", warps)
		}
		if abreast != nil && place == gpu.OnEntry {
			fmt.Fprintf(&b, "teams = %d\nabreast = %d\npersistent = true\nwarps = 4\n", 2+r.IntN(2), r.IntN(5)/3)
		}
		for _, a := range gpu.GivenOn(place) {
			name := strings.TrimPrefix(a.Name, "gpu.")
			if slices.Contains(abreast, name) {
				continue
			}
			if warps > 0 && slices.Contains([]string{"grid", "warps", "instruction"}, name) {
				continue
			}
			if settings[name] != nil && r.IntN(10*more) == 0 {
				add(name)
			}
		}
	}
	return b.String()
}

// ofTheSame draws an instruction that multiplies the types that another one does.
func ofTheSame(r *rand.Rand, name string, warpgroups bool) string {
	is, _ := gpu.InstructionByName(name)
	var list []string
	for _, i := range gpu.Instructions {
		if i.A == is.A && i.C == is.C && (warpgroups || !strings.HasPrefix(i.Name, "wgmma")) {
			list = append(list, i.Name)
		}
	}
	return pick(r, list)
}

// gridOf is a setting that puts warps into rows and columns.
func gridOf(r *rand.Rand, warps int) string {
	rows := 1 << r.IntN(bits.Len(uint(warps)))
	return fmt.Sprintf("grid = [%d, %d]\n", rows, warps/rows)
}

// settings draws the value of each, such as might be.
var settings = map[string]func(r *rand.Rand) string{
	"warps":       func(r *rand.Rand) string { return fmt.Sprint(1 << r.IntN(6)) },
	"cluster":     func(r *rand.Rand) string { return fmt.Sprint(1 << r.IntN(3)) },
	"occupancy":   func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(6)) },
	"role_warps":  func(r *rand.Rand) string { return fmt.Sprint(1 << r.IntN(3)) },
	"teams":       func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(3)) },
	"abreast":     func(r *rand.Rand) string { return fmt.Sprint(r.IntN(3)) },
	"alternate":   anyTruth,
	"registers":   func(r *rand.Rand) string { return fmt.Sprintf("[%d, %d]", 8*(10+r.IntN(22)), 8*(3+r.IntN(8))) },
	"order":       func(r *rand.Rand) string { return "[" + dims(r.Perm(3), ", ") + "]" },
	"band":        func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(9)) },
	"mirrored":    func(r *rand.Rand) string { return fmt.Sprint(r.IntN(3)) },
	"descending":  func(r *rand.Rand) string { return fmt.Sprint(r.IntN(3)) },
	"dynamic":     func(r *rand.Rand) string { return fmt.Sprint(r.IntN(3)) },
	"section":     func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(7)) },
	"told":        anyTruth,
	"evict_first": anyTruth,
	"in_order": func(r *rand.Rand) string {
		return fmt.Sprintf("%q", pick(r, []string{gpu.InOrderNone, gpu.InOrderReads, gpu.InOrderAll}))
	},
	"persistent":      anyTruth,
	"dependent":       anyTruth,
	"persistent_ctas": func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(9)) },
	"multicast":       func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(2)) },
	"stream_k":        func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(5)) },
	"merge": func(r *rand.Rand) string {
		return pick(r, []string{"[2, 1, 1]", "[1, 2, 1]", "[1, 1, 2]", "[1, 1, 1]"})
	},
	"pairs":   func(r *rand.Rand) string { return fmt.Sprint(1 << r.IntN(4)) },
	"split_k": func(r *rand.Rand) string { return fmt.Sprint(1 << r.IntN(4)) },
	"split_k_by": func(r *rand.Rand) string {
		return fmt.Sprintf("%q", pick(r, []string{gpu.SplitByCluster, gpu.SplitByMemory}))
	},
	"instruction": func(r *rand.Rand) string { return fmt.Sprintf("%q", pick(r, gpu.Instructions).Name) },
	"grid":        func(r *rand.Rand) string { return fmt.Sprintf("[%d, %d]", 1<<r.IntN(4), 1<<r.IntN(4)) },
	"overlap":     func(r *rand.Rand) string { return fmt.Sprintf("%q", pick(r, gpu.Overlaps)) },
	"copy": func(r *rand.Rand) string {
		return fmt.Sprintf("%q", pick(r, []string{gpu.CopyNone, gpu.CopyThreads, gpu.CopyEngine, gpu.CopyRegisters}))
	},
	"rounded":     anyTruth,
	"realigned":   anyTruth,
	"transformed": func(r *rand.Rand) string { return fmt.Sprint(r.IntN(5)) },
	"ring":        func(r *rand.Rand) string { return fmt.Sprint(r.IntN(3)) },
	"stages":      func(r *rand.Rand) string { return fmt.Sprint(1 + r.IntN(5)) },
}

func anyTruth(r *rand.Rand) string { return fmt.Sprint(r.IntN(2) == 0) }

// TestSettings has a value for whatever may be given.
func TestSettings(t *testing.T) {
	var names []string
	for _, p := range []gpu.Place{gpu.OnEntry, gpu.OnProduct, gpu.OnLoad} {
		for _, a := range gpu.GivenOn(p) {
			names = append(names, strings.TrimPrefix(a.Name, "gpu."))
		}
	}
	known := []string{"divisors", "launch", "arguments", "why", "schedule"} // of the launch, or no settings
	for _, name := range names {
		if settings[name] == nil && !slices.Contains(known, name) {
			t.Errorf("%s may be given, and no random schedule has it", name)
		}
	}
}
