package lowering_test

import (
	"cmp"
	"context"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/verify"
)

func parse(t testing.TB, path string) *ast.Module {
	t.Helper()
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse(path, src)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(m); err != nil {
		t.Fatal(err)
	}
	return m
}

func files(t testing.TB, patterns ...string) []string {
	t.Helper()
	var list []string
	for _, p := range patterns {
		found, err := filepath.Glob(p)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: no files (%v)", p, err)
		}
		list = append(list, found...)
	}
	return list
}

var disable = regexp.MustCompile(`(?m)^// DISABLE: (.*)$`)

var check = regexp.MustCompile(`(?m)^\s*// (PLAN|PTX|NO-PTX)(?:\[(\w+)\])?: (.*)$`)

// TestPasses holds what passes do to comments in the programs: the texts after
// PLAN and PTX appear in this order, that after NO-PTX does not appear. A target
// in brackets limits a line to it; the others are for sm_90a. DISABLE leaves a pass
// out.
func TestPasses(t *testing.T) {
	for _, path := range files(t, "testdata/passes/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			m := parse(t, path)
			wants := map[string][][]string{}
			for _, c := range check.FindAllStringSubmatch(string(src), -1) {
				target := c[2]
				if target == "" {
					target = "sm_90a"
				}
				wants[target] = append(wants[target], c[1:])
			}
			if len(wants) == 0 {
				t.Fatal("no expectations")
			}
			var without []string
			for _, d := range disable.FindAllStringSubmatch(string(src), -1) {
				without = append(without, d[1])
			}
			for target, lines := range wants {
				r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: target, Disable: without})
				if err != nil {
					t.Fatal(err)
				}
				expect(t, target, lines, r.Plan.String(), string(r.Code.PTX))
			}
		})
	}
}

// TestCutileCopiedAhead checks that the operands of matrix products as cuTile emits
// them are copied ahead on every target, whatever tokens their loads have, through
// three stages where there is room.
func TestCutileCopiedAhead(t *testing.T) {
	stages := map[string]int64{"cutile_gemm.mlir": 3, "cutile_gemm_alias.mlir": 3, "cutile_gemm_wide.mlir": 2}
	twoCTAs := map[string]int64{"sm_80": 2} // which comes before a third stage
	for _, path := range files(t, "../conformance/kernels/cutile_*.mlir") {
		m := parse(t, path)
		for _, target := range []string{"sm_80", "sm_86", "sm_89", "sm_90a", "sm_120"} {
			for _, e := range entries(planned(t, m, target)) {
				copies, loads, least := loopCopies(t, e)
				if copies != 2 || loads != 0 {
					t.Errorf("%s, %s: %d copies and %d loads in the loop, expected 2 and none", path, target, copies, loads)
				}
				if want := cmp.Or(twoCTAs[target], stages[filepath.Base(path)]); least < want {
					t.Errorf("%s, %s: %d stages, expected %d", path, target, least, want)
				}
			}
		}
	}
}

// TestThreeStages: the operands of f16 products of 128x128x64, whose stage takes 32 KiB, come
// through three stages where two CTAs do not fit, however they lie in memory and whatever
// brings them: one CTA has asynchronous copies then, not two none.
func TestThreeStages(t *testing.T) {
	for _, path := range []string{
		"../conformance/kernels/cutile_gemm.mlir", "../conformance/kernels/cutile/gemm.mlir", "../conformance/kernels/cutile/gemm_nt.mlir",
		"../conformance/kernels/cutile/gemm_batched.mlir", "../conformance/kernels/cutile/gemm_gelu.mlir", "../examples/gemm_views.mlir",
		"testdata/gemm_persistent.mlir", "testdata/gemm_pointers_wide.mlir", "testdata/gemm_inbounds.mlir",
	} {
		m := parse(t, path)
		for _, target := range []string{"sm_86", "sm_89", "sm_120", "sm_121"} {
			r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target})
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range entries(r.Plan) {
				if copies, loads, stages := loopCopies(t, e); copies < 2 || loads != 0 || stages < 3 {
					t.Errorf("%s, %s: %d copies through %d stages and %d loads in the loop, want 2 at least through 3 at least, and none", path, target, copies, stages, loads)
				}
			}
			if !strings.Contains(string(r.Code.PTX), "cp.async.cg.shared.global") {
				t.Errorf("%s, %s: no asynchronous copies in the PTX", path, target)
			}
		}
	}
}

// loopCopies counts the copies and loads in the loop of an entry, and the stages
// that the copies have.
func loopCopies(t *testing.T, entry *ast.Op) (copies, loads int, stages int64) {
	t.Helper()
	stages = math.MaxInt64
	entry.Walk(func(op *ast.Op) {
		if op.Parent().Opcode != ast.OpFor {
			return
		}
		var shared *ast.Value
		switch {
		case gpu.Is(op, gpu.CopyAsync):
			shared = op.Operand(1)
		case gpu.Is(op, gpu.CopyTensor):
			_, _, shared, _, _, _ = gpu.CopyOf(op)
		}
		switch {
		case shared != nil:
			copies++
			s, err := gpu.SharedOf(shared.Def())
			if err != nil {
				t.Fatal(err)
			}
			stages = min(stages, int64(s.Stages))
		case op.Opcode == ast.OpLoadViewTko:
			loads++
		}
	})
	return copies, loads, stages
}

func expect(t *testing.T, target string, lines [][]string, plan, ptx string) {
	t.Helper()
	rest := map[string]string{"PLAN": plan, "PTX": ptx}
	for _, l := range lines {
		kind, text := l[0], strings.TrimSpace(l[2])
		if kind == "NO-PTX" {
			if strings.Contains(ptx, text) {
				t.Errorf("%s: found %q in the PTX", target, text)
			}
			continue
		}
		_, after, ok := strings.Cut(rest[kind], text)
		if !ok {
			t.Errorf("%s: %q is not in what is left of the %s:\n%s", target, text, kind, rest[kind])
			return
		}
		rest[kind] = after
	}
}

var expectError = regexp.MustCompile(`// expected-error \{\{(.*)\}\}`)

// TestErrors checks that what cannot be compiled is refused at its place.
func TestErrors(t *testing.T) {
	for _, path := range files(t, "testdata/errors/*.mlir") {
		t.Run(filepath.Base(path), func(t *testing.T) {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			_, err = lowering.Compile(context.Background(), parse(t, path), lowering.Options{Target: "sm_80"})
			ds, ok := err.(ast.Diagnostics)
			if !ok || len(ds) != 1 {
				t.Fatalf("expected one diagnostic, got %v", err)
			}
			line, _ := ds[0].Source.Position(ds[0].Pos)
			for i, l := range strings.Split(string(src), "\n") {
				if m := expectError.FindStringSubmatch(l); m != nil {
					if i+1 != line || !strings.Contains(ds[0].Message, m[1]) {
						t.Errorf("expected %q on line %d, got line %d: %s", m[1], i+1, line, ds[0].Message)
					}
					return
				}
			}
			t.Fatal("no expectation in the file")
		})
	}
}

// TestOptions checks what is said about targets, passes and contexts.
func TestOptions(t *testing.T) {
	m := parse(t, "../examples/hello.mlir")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	cases := []struct {
		name string
		ctx  context.Context
		o    lowering.Options
		want string
	}{
		{"target", context.Background(), lowering.Options{Target: "sm_70"}, `cannot compile for target "sm_70"`},
		{"needed", context.Background(), lowering.Options{Target: "sm_80", Disable: []string{"assign"}}, `"assign" cannot be disabled`},
		{"dump before", context.Background(), lowering.Options{Target: "sm_80", PrintBefore: []string{"nosuch"}}, `no pass "nosuch" to print before`},
		{"dump", context.Background(), lowering.Options{Target: "sm_80", PrintAfter: []string{"nosuch"}}, `no pass "nosuch"`},
		{"divisors", context.Background(), lowering.Options{Target: "sm_80", Divisors: map[string][]uint64{"hello": {4}}}, "expected one for each of 0 parameters"},
		{"cancelled", ctx, lowering.Options{Target: "sm_80"}, "context canceled"},
	}
	for _, c := range cases {
		_, err := lowering.Compile(c.ctx, m, c.o)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
}

// TestStagesAndDumps checks that a run stops where it is asked to, and that
// every step can be shown and timed.
func TestStagesAndDumps(t *testing.T) {
	m := parse(t, "../examples/gemm_views.mlir")
	for _, c := range []struct {
		until     lowering.Stage
		llvm, gpu bool
	}{{lowering.StagePlan, false, false}, {lowering.StageLLVM, true, false}, {lowering.StagePTX, true, true}} {
		r, err := lowering.Compile(context.Background(), m, lowering.Options{Target: "sm_90a", Until: c.until})
		if err != nil {
			t.Fatal(err)
		}
		if (r.LLVM != nil) != c.llvm || (r.Code != nil) != c.gpu {
			t.Errorf("until %d: LLVM %v, code %v", c.until, r.LLVM != nil, r.Code != nil)
		}
	}
	var dump strings.Builder
	r, err := lowering.Compile(context.Background(), m, lowering.Options{
		Target: "sm_80", PrintBefore: []string{"all"}, PrintAfter: []string{"all"}, Dump: &dump, Disable: []string{"pipeline"},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range lowering.Passes() {
		for _, when := range []string{"before ", "after "} {
			shown := strings.Contains(dump.String(), when+p[0]+": ")
			if shown == (p[0] == "pipeline") {
				t.Errorf("%s pass %s: shown is %v", when, p[0], shown)
			}
		}
	}
	if strings.Contains(string(r.Code.PTX), "cp.async") {
		t.Error("the pipeline pass ran though it was disabled")
	}
	if len(r.Timing) != len(lowering.Passes())-1 {
		t.Errorf("%d times for %d passes", len(r.Timing), len(lowering.Passes()))
	}
}

// TestSymbols checks that what modules side by side call alike has names of its
// own in PTX, and that elements of 4 bits lie two to a byte.
func TestSymbols(t *testing.T) {
	r, err := lowering.Compile(context.Background(), parse(t, "testdata/fixedbugs/two_modules.mlir"), lowering.Options{Target: "sm_90a"})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, k := range r.Code.Kernels {
		if seen[k.Symbol] || !strings.Contains(string(r.Code.PTX), ".entry "+k.Symbol+"(") {
			t.Errorf("entry %s has the symbol %s, which another has, or none", k.Entry, k.Symbol)
		}
		seen[k.Symbol] = true
	}
	for _, text := range []string{"global$g[8] = {1,", "global$b$2eg[8] = {3,", "global$halves[2] = {66, 101}"} {
		if !strings.Contains(string(r.Code.PTX), text) {
			t.Errorf("expected %q in the PTX", text)
		}
	}
}

// TestSymbolOfShared: no entry has the name of shared memory in PTX.
func TestSymbolOfShared(t *testing.T) {
	r, err := lowering.Compile(t.Context(), parse(t, "testdata/fixedbugs/entry_called_shared.mlir"), lowering.Options{Target: "sm_90a"})
	if err != nil {
		t.Fatal(err)
	}
	if k := r.Code.Kernels[0]; k.Entry != "shared" || k.Symbol == "shared" || k.SharedBytes == 0 || !strings.Contains(string(r.Code.PTX), ".entry "+k.Symbol+"(") {
		t.Errorf("entry %s has the symbol %s, with %d bytes of shared memory", k.Entry, k.Symbol, k.SharedBytes)
	}
}
