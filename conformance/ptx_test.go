package conformance

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"tileir/launcher"
	"tileir/launcher/ptxsim"
	"tileir/lowering"
	"tileir/ptxgen/ptx"
)

// mainTargets are one of each generation. designTargets are those that the suite
// is for; their variants differ in no op's rule, and get the examples only.
var (
	mainTargets   = []string{"sm_80", "sm_90a", "sm_100", "sm_120"}
	designTargets = []string{"sm_80", "sm_86", "sm_89", "sm_90a", "sm_100", "sm_103", "sm_110", "sm_120", "sm_121"}
)

// maySpill lists what may spill registers on some targets, by program and entry
// or by the case of the operation matrix, and why that is admitted. Whatever
// stands here and spills on no target is an error in the full mode.
var maySpill = map[string]string{
	"elementwise/float_bf16":                    manyResults,
	"elementwise/float_f16":                     manyResults,
	"elementwise/float_f32":                     manyResults,
	"elementwise/float_f64":                     manyResults,
	"elementwise/int_i8":                        manyResults,
	"elementwise/int_i16":                       manyResults,
	"elementwise/int_i32":                       manyResults,
	"elementwise/int_i64":                       manyResults,
	"convert/from_f64":                          manyResults,
	"convert/from_i32":                          manyResults,
	"convert/from_i64":                          manyResults,
	"fold/fold":                                 "a scan of 16384 numbers has those before a step beside those after it",
	"math/math_f64":                             "values of f64 live across calls of functions",
	"products_bytes/e4m3":                       withoutWGMMA,
	"products_bytes/e4m3_fast":                  withoutWGMMA,
	"products_bytes/e4m3_two_sums":              withoutWGMMA,
	"products_bytes/e5m2_two_sums":              withoutWGMMA,
	"products_transposed/e4m3":                  withoutWGMMA,
	"products_transposed/e4m3_fast":             withoutWGMMA,
	"products_transposed/e4m3_two_sums":         withoutWGMMA,
	"products_transposed/e5m2_m":                withoutWGMMA,
	"transformed/beside":                        withoutWGMMA,
	"transformed/sums":                          withoutWGMMA,
	"transformed_by_role/around":                withoutWGMMA,
	"transformed_by_role/by_threads":            withoutWGMMA,
	"transformed_by_role/e5m2":                  withoutWGMMA,
	"transformed_by_role/fast":                  withoutWGMMA,
	"transformed_by_role/fast_added":            withoutWGMMA,
	"transformed_by_role/later":                 withoutWGMMA,
	"transformed_by_role/more":                  withoutWGMMA,
	"transformed_by_role/one_stage":             withoutWGMMA,
	"transformed_by_role/twice":                 withoutWGMMA,
	"gemm_wide/gemm_wide":                       "without wgmma, fragments stand beside 128 sums to a thread",
	"gemm_pointers_modulo/gemm_pointers_modulo": "without wgmma, fragments and sums stand beside the pointers that both operands are copied through",
	"pointer_copies/pointer_copies":             "copies through pointers, each with its own address and mask, run ahead of two products",
	"rounds/scanned":                            "the tile takes all registers of a CTA",
	"rounds/turn":                               "the tile takes all registers of a CTA",
	"large_atomics/large_atomics":               "what was in memory before stands beside addresses and masks",
	"large_mma/large_mma":                       "four products of chunks, their sums held beside the places that they are read from and written to",
	"merged_bias/merged_bias":                   "a bias of unknown alignment is loaded number by number, 64 to a thread, beside 128 sums",
	"numbered/gemm_grouped":                     "a word is put away while the sums begin, before the loop, which needs all registers that there are",
	"cluster/few":                               "its hint asks for two warps, which without clusters hold 256 sums to a thread",
}

// withoutWGMMA is why products of 8 bits may spill.
const withoutWGMMA = "without wgmma for 8 bits, fragments stand beside the sums"

const manyResults = "the program computes dozens of tiles before it stores the first"

// suiteModule is a part of the suite that is compiled as one module.
type suiteModule struct {
	name string
	// write compiles the module for a target, and calls out with each PTX that
	// there is to assemble, and with what maySpill calls the functions in it.
	write   func(ctx context.Context, target string, out func(ptx []byte, nameOf func(function string) string) error) error
	targets []string
	// every says for how many targets the module is assembled outside the full
	// mode: for one in so many, in turn.
	every int
}

// takes reports whether the module is assembled for target number k, if it is for one in so many. Where
// the turn begins its name says alone, so that another module in the suite changes nothing for it.
func (m *suiteModule) takes(k, every int) bool {
	return (int(crc32.ChecksumIEEE([]byte(m.name))%uint32(every))+k)%every == 0
}

// suite lists everything that can be compiled: examples and kernels, for any
// arguments and for those of their run lines; the programs of lowering/testdata;
// the operation matrix and random kernels (-fuzzkernels), many to a module.
func suite(t *testing.T) []suiteModule {
	t.Helper()
	var list []suiteModule
	for _, group := range []struct {
		pattern string
		special bool
		targets []string
		every   int
	}{
		{"../examples/*.mlir", true, lowering.Targets(), 2},
		{"../examples/*/*.mlir", true, designTargets, 9},
		{"kernels/*.mlir", true, designTargets, 3},
		{"../lowering/testdata/*.mlir", false, designTargets, 9},
		{"../lowering/testdata/sm_90a/*.mlir", false, []string{"sm_90a"}, 1},
		{"../lowering/testdata/fixedbugs/*.mlir", false, designTargets, 3},
		{"../lowering/testdata/passes/*.mlir", false, designTargets, 9},
	} {
		paths, err := filepath.Glob(group.pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: no files (%v)", group.pattern, err)
		}
		for _, path := range paths {
			p := parseProgram(t, path)
			var divisors map[string][]uint64
			if group.special {
				p.choose(t, "")
				divisors = p.divisors(t, p.defaults(t))
			}
			list = append(list, programModule(p, divisors, group.targets, group.every))
		}
	}
	for _, group := range [][]*matrixCase{matrix(), fuzzCases()} {
		for cases := range slices.Chunk(group, casesAtOnce) {
			list = append(list, suiteModule{"cases from " + cases[0].name, func(ctx context.Context, target string, out func([]byte, func(string) string) error) error {
				return writeCases(ctx, target, cases, out)
			}, designTargets, 9})
		}
	}
	return list
}

// programModule is a program, for any arguments and, where divisors are given,
// for those of its run line, if that makes other code.
func programModule(p *program, divisors map[string][]uint64, targets []string, every int) suiteModule {
	nameOf := func(function string) string { return p.name + "/" + function }
	return suiteModule{p.name, func(ctx context.Context, target string, out func([]byte, func(string) string) error) error {
		general, err := lowering.Compile(ctx, p.module, lowering.Options{Target: target})
		if err != nil {
			return err
		}
		if err := out(general.Code.PTX, nameOf); err != nil || divisors == nil {
			return err
		}
		special, err := lowering.Compile(ctx, p.module, lowering.Options{Target: target, Divisors: divisors})
		if err != nil || bytes.Equal(general.Code.PTX, special.Code.PTX) {
			return err
		}
		return out(special.Code.PTX, nameOf)
	}, targets, every}
}

// writeCases compiles cases as one module; if one of them cannot be compiled for
// the target, as two, down to that one, which is left out.
func writeCases(ctx context.Context, target string, cases []*matrixCase, out func([]byte, func(string) string) error) error {
	result, refused, err := compileOne(ctx, target, cases...)
	switch {
	case err != nil:
		return err
	case refused == "":
		return out(result.Code.PTX, func(function string) string {
			if k, err := strconv.Atoi(strings.TrimPrefix(function, "e")); err == nil {
				return cases[k].name
			}
			return function
		})
	case len(cases) == 1:
		return nil
	}
	half := len(cases) / 2
	if err := writeCases(ctx, target, cases[:half], out); err != nil {
		return err
	}
	return writeCases(ctx, target, cases[half:], out)
}

// TestPTX compiles the suite, holds what comes out to the instruction table, has the
// simulator decode it, which refuses what it does not execute, and assembles it where there is a ptxas: $PTXAS, or one on the path. Nothing spills registers but what maySpill
// lists; where there is an nvdisasm too ($NVDISASM), the machine code is looked
// through. It takes the examples for a quarter of the targets and the rest for few in
// turn; TILEIR_TESTS=all four times as much, TILEIR_PTX=full everything for every target.
func TestPTX(t *testing.T) {
	full := os.Getenv("TILEIR_PTX") == "full"
	a := &assembler{ptxas: findPTXAS(), nvdisasm: findNVDISASM(), dir: t.TempDir(), spilt: map[[2]string]string{}}
	type job struct {
		m      suiteModule
		target string
	}
	var jobs []job
	for _, m := range suite(t) {
		for k, target := range m.targets {
			every := m.every
			if !thorough() {
				every *= 4
			}
			if full || m.takes(k, every) {
				jobs = append(jobs, job{m, target})
			}
		}
	}
	inParallel(jobs, func(j job) {
		err := j.m.write(t.Context(), j.target, func(text []byte, nameOf func(string) string) error {
			if err := errors.Join(readBack(text), decoded(t.Context(), j.target, text)); err != nil {
				return err
			}
			return a.assemble(t.Context(), j.target, text, nameOf)
		})
		if err != nil {
			t.Errorf("%s for %s: %v", j.m.name, j.target, err)
		}
	})
	if a.ptxas == "" {
		t.Skip("compiled, but not assembled: no ptxas in $PTXAS or on the path")
	}
	t.Logf("%d modules of %d functions assembled", a.modules, a.functions)
	if a.nvdisasm == "" {
		t.Log("the machine code is not searched for registers that nothing wrote: no nvdisasm in $NVDISASM or on the path")
	}
	a.checkSpills(t, maySpill, full)
}

// readBack reads a module: it is one by the instruction table, and prints as it
// was.
func readBack(text []byte) error {
	m, err := ptx.Parse("ptx", text)
	if err != nil {
		return err
	}
	if !bytes.Equal(m.Bytes(), text) {
		return errors.New("what is read prints otherwise")
	}
	var wrong []error
	for _, e := range ptx.Verify(m) {
		wrong = append(wrong, e)
	}
	return errors.Join(wrong...)
}

// decoded loads a module into the simulator, which refuses what it cannot execute.
func decoded(ctx context.Context, target string, text []byte) error {
	sim, err := ptxsim.New(ptxsim.Options{Target: target})
	if err != nil {
		return err
	}
	defer sim.Close()
	loaded, err := sim.Load(ctx, &launcher.Program{Code: &launcher.Code{Target: target, PTX: text}})
	if err != nil {
		return err
	}
	return loaded.Close()
}

func findPTXAS() string {
	if path := os.Getenv("PTXAS"); path != "" {
		return path
	}
	path, _ := exec.LookPath("ptxas")
	return path
}

// assembler runs ptxas and notes what spills.
type assembler struct {
	ptxas, nvdisasm, dir string // "" for a tool that is not there

	lock               sync.Mutex
	modules, functions int
	spilt              map[[2]string]string // what ptxas said of those that spill
}

var functionPattern = regexp.MustCompile(`Function properties for (\S+)\n\s*\d+ bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads`)

// assemble gives one module to ptxas.
func (a *assembler) assemble(ctx context.Context, target string, ptx []byte, nameOf func(function string) string) error {
	if a.ptxas == "" {
		return nil
	}
	a.lock.Lock()
	a.modules++
	file := filepath.Join(a.dir, fmt.Sprintf("%d.ptx", a.modules))
	a.lock.Unlock()
	if err := os.WriteFile(file, ptx, 0o600); err != nil {
		return err
	}
	defer os.Remove(file)
	cubin := os.DevNull
	if a.nvdisasm != "" {
		cubin = strings.TrimSuffix(file, "ptx") + "cubin"
		defer os.Remove(cubin)
	}
	said, err := exec.CommandContext(ctx, a.ptxas, "-v", "-arch="+target, file, "-o", cubin).CombinedOutput()
	if err != nil {
		return fmt.Errorf("ptxas: %w\n%s", err, said)
	}
	if err := checkRegisters(target, ptx, string(said)); err != nil {
		return err
	}
	if a.nvdisasm != "" {
		if err := checkSASS(a.nvdisasm, cubin); err != nil {
			return err
		}
	}
	found := functionPattern.FindAllStringSubmatch(string(said), -1)
	if len(found) == 0 {
		return fmt.Errorf("ptxas -v says of no function what it spills:\n%s", said)
	}
	a.lock.Lock()
	defer a.lock.Unlock()
	a.functions += len(found)
	for _, m := range found {
		if m[2]+m[3] != "00" {
			a.spilt[[2]string{nameOf(m[1]), target}] = m[2] + " bytes stored, " + m[3] + " loaded"
		}
	}
	return nil
}

// checkSpills holds what was seen against what may spill; if that is all of it, nothing else stands there.
func (a *assembler) checkSpills(t *testing.T, maySpill map[string]string, full bool) {
	t.Helper()
	needed := map[string]bool{}
	var bad []string
	for key, what := range a.spilt {
		if strings.HasPrefix(key[0], "entry seed ") {
			continue // nobody wrote that kernel, and nobody waits for it
		}
		if needed[key[0]] = true; maySpill[key[0]] == "" {
			bad = append(bad, fmt.Sprintf("%s for %s spills registers: %s", key[0], key[1], what))
		}
	}
	for name := range maySpill {
		if full && !needed[name] {
			bad = append(bad, name+" spills nowhere any more: strike it off the list of what may")
		}
	}
	slices.Sort(bad)
	for _, text := range bad {
		t.Error(text)
	}
}
