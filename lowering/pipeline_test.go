package lowering

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/opt"
	"tileir/lowering/plan"
	"tileir/verify"
)

// TestPipelineOrder holds the pipeline to the constraints in it: each step has a reason, and
// says behind which it comes; those that compiling begins with are the first.
func TestPipelineOrder(t *testing.T) {
	var done []string
	for i, s := range pipeline() {
		if s.why == "" {
			t.Errorf("step %s has no reason", s.name)
		}
		if slices.Contains(done, s.name) {
			t.Errorf("step %s stands twice", s.name)
		}
		if len(s.after) == 0 && i > 0 {
			t.Errorf("step %s does not say what it comes after", s.name)
		}
		for _, a := range s.after {
			if !slices.Contains(done, a) {
				t.Errorf("step %s must come after %s", s.name, a)
			}
		}
		done = append(done, s.name)
	}
	first := append(slices.Clone(opt.Compiling), "chunk")
	for _, p := range plan.Passes {
		first = append(first, p.Name)
	}
	if want := append(first, "llvmgen", "ptxgen"); !slices.Equal(done, want) {
		t.Errorf("the steps are %v, want %v", done, want)
	}
}

// TestStepByStep asks for each step by its name: to be left out, which those allow that results
// do not depend on, and to be shown before and behind it.
func TestStepByStep(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m := moduleOf(t, text)
	for _, s := range pipeline() {
		var dump bytes.Buffer
		r, err := Compile(t.Context(), m, Options{Target: "sm_90a", PrintBefore: []string{s.name}, PrintAfter: []string{s.name}, Dump: &dump})
		if err != nil {
			t.Fatal(err)
		}
		headers := regexp.MustCompile(`(?m)^(//|;) (before|after) [a-z-]+: .*$`).FindAllString(dump.String(), -1)
		want := []string{fmt.Sprintf("before %s: %s", s.name, s.why), fmt.Sprintf("after %s: %s", s.name, s.why)}
		if len(headers) != 2 || !strings.HasSuffix(headers[0], want[0]) || !strings.HasSuffix(headers[1], want[1]) {
			t.Errorf("%s: shown is %q, want %q", s.name, headers, want)
		}
		ran := len(r.Timing)
		r, err = Compile(t.Context(), m, Options{Target: "sm_90a", Disable: []string{s.name}})
		switch {
		case s.optional && (err != nil || len(r.Timing) != ran-1 || slices.ContainsFunc(r.Timing, func(p PassTime) bool { return p.Name == s.name })):
			t.Errorf("%s is optional, and yet not left out: %v", s.name, err)
		case !s.optional && (err == nil || !strings.Contains(err.Error(), fmt.Sprintf("pass %q cannot be disabled", s.name))):
			t.Errorf("%s is not optional, and yet left out: %v", s.name, err)
		}
	}
}

// TestVerifyOnce: what the passes left is verified behind each that changed something, or once,
// behind the last and before code is made of it; the code is the same.
func TestVerifyOnce(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m := moduleOf(t, text)
	compiled := func(once bool) (ptx string, ran []string) {
		r, err := Compile(t.Context(), m, Options{Target: "sm_90a", VerifyOnce: once, Measure: func(name string, run func() error) error {
			ran = append(ran, name)
			return run()
		}})
		if err != nil {
			t.Fatal(err)
		}
		return string(r.Code.PTX), ran
	}
	count := func(ran []string) (n int) {
		for _, name := range ran {
			if name == verifyPlan {
				n++
			}
		}
		return n
	}
	each, ranEach := compiled(false)
	once, ranOnce := compiled(true)
	if each != once {
		t.Error("the code depends on how often plans are verified")
	}
	if n, steps := count(ranEach), len(ranOnce)-1; n != steps-2 {
		t.Errorf("expected a look at the plan behind each of %d passes, got %d", steps-2, n)
	}
	if at := slices.Index(ranOnce, verifyPlan); count(ranOnce) != 1 || ranOnce[at+1] != "llvmgen" {
		t.Errorf("expected one look at the plan, ahead of llvmgen, got %q", ranOnce)
	}
}

// TestVerifyFinds: a module that does not hold together is our mistake, and says behind which passes.
func TestVerifyFinds(t *testing.T) {
	c, err := newCompilation(t.Context(), moduleOf(t, []byte("cuda_tile.module @m { entry @f() { return } }")), Options{Target: "sm_90a"})
	if err != nil {
		t.Fatal(err)
	}
	c.result.Plan.Walk(func(op *ast.Op) {
		if op.Opcode == ast.OpEntry {
			op.Regions()[0].Blocks[0].First().Erase()
		}
	})
	defer func() {
		const want = "BUG: lowering: after the passes up to blocks-per-cta the module does not verify"
		if got := fmt.Sprint(recover()); !strings.HasPrefix(got, want) {
			t.Errorf("expected %s, got %s", want, got)
		}
	}()
	last := slices.IndexFunc(pipeline(), func(s step) bool { return s.name == "blocks-per-cta" })
	c.verify(pipeline()[last], "the passes up to")
}

// TestCheckPasses: names of steps that there are not are refused with those that there are, and
// so are steps that the result depends on.
func TestCheckPasses(t *testing.T) {
	for _, c := range []struct {
		o    Options
		want []string // in what is said; none: it is right
	}{
		{Options{}, nil},
		{Options{Disable: []string{"fold", "roles"}, PrintBefore: []string{"all"}, PrintAfter: []string{"smem", "ptxgen"}}, nil},
		{Options{Disable: []string{"fold", "mma"}}, []string{`pass "mma" cannot be disabled: expected one of fold, canonicalize, cse, licm, dce, boxes`}},
		{Options{Disable: []string{"all"}}, []string{`pass "all" cannot be disabled`}},
		{Options{Disable: []string{"fuse-fma"}}, []string{`pass "fuse-fma" cannot be disabled`}},
		{Options{PrintBefore: []string{"rols"}}, []string{`there is no pass "rols" to print before: expected all or one of fold, `, ", roles, ", ", ptxgen"}},
		{Options{PrintAfter: []string{"roles", ""}}, []string{`there is no pass "" to print after`}},
	} {
		err := checkPasses(c.o)
		if (err == nil) != (c.want == nil) {
			t.Errorf("%+v: %v", c.o, err)
		}
		for _, want := range c.want {
			if err != nil && !strings.Contains(err.Error(), want) {
				t.Errorf("%v lacks %s", err, want)
			}
		}
	}
}

// TestOptimized: what opt has to do is done in compiling, before anything is scheduled, and by
// the pass that it is said to be done by.
func TestOptimized(t *testing.T) {
	const head = "cuda_tile.module @m {\n  entry @k(%f: tile<ptr<f32>>, %n: tile<i32>, %x: tile<i32>, %r: tile<ptr<i32>>) {"
	const pointers = `
    %i = iota : tile<128xi32>
    %f1 = reshape %f : tile<ptr<f32>> -> tile<1xptr<f32>>
    %f2 = broadcast %f1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %f3 = offset %f2, %i : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %p = reshape %f3 : tile<128xptr<f32>> -> tile<8x16xptr<f32>>
    %m1 = reshape %n : tile<i32> -> tile<1xi32>
    %m2 = broadcast %m1 : tile<1xi32> -> tile<128xi32>
    %m3 = cmpi less_than %i, %m2, signed : tile<128xi32> -> tile<128xi1>
    %in = reshape %m3 : tile<128xi1> -> tile<8x16xi1>`
	for _, c := range []struct {
		pass, name, body string
		with, without    string // the pass; each is in one plan and not in the other
	}{
		{"fold", "numbers", `
    %a = constant <i32: 20> : tile<i32>
    %b = constant <i32: 22> : tile<i32>
    %c = addi %a, %b : tile<i32>
    %t = store_ptr_tko weak %r, %c : tile<ptr<i32>>, tile<i32> -> token`, "<i32: 42>", "addi"},
		{"fold", "a select over a load", pointers + `
    %v, %t = load_ptr_tko weak %p, %in : tile<8x16xptr<f32>>, tile<8x16xi1> -> tile<8x16xf32>, token
    %zero = constant <f32: 0.0> : tile<8x16xf32>
    %w = select %in, %v, %zero : tile<8x16xi1>, tile<8x16xf32>
    %u = store_ptr_tko weak %p, %w : tile<8x16xptr<f32>>, tile<8x16xf32> -> token`, "%cst_0_f32 : tile<8x16xptr<f32>>, tile<8x16xi1>, tile<8x16xf32>", "select"},
		{"fold", "dimensions of extent 1", pointers + `
    %v, %t = load_ptr_tko weak %p : tile<8x16xptr<f32>> -> tile<8x16xf32>, token
    %a = reshape %v : tile<8x16xf32> -> tile<8x1x16xf32>
    %b = permute %a [1, 0, 2] : tile<8x1x16xf32> -> tile<1x8x16xf32>
    %w = reshape %b : tile<1x8x16xf32> -> tile<8x16xf32>
    %u = store_ptr_tko weak %p, %w : tile<8x16xptr<f32>>, tile<8x16xf32> -> token`, "", "permute"},
		{"canonicalize", "a negated choice", `
    %one = constant <i32: 1> : tile<i32>
    %less = cmpi less_than %x, %n, signed : tile<i32> -> tile<i1>
    %true = constant <i1: true> : tile<i1>
    %not = xori %less, %true : tile<i1>
    %c = select %not, %x, %n : tile<i1>, tile<i32>
    %t = store_ptr_tko weak %r, %c : tile<ptr<i32>>, tile<i32> -> token`, "select %0, %arg1, %arg2", "xori"},
		{"cse", "what is computed twice", `
    %a = muli %n, %x : tile<i32>
    %b = muli %n, %x : tile<i32>
    %c = xori %a, %b : tile<i32>
    %d = ori %c, %a : tile<i32>
    %t = store_ptr_tko weak %r, %d : tile<ptr<i32>>, tile<i32> -> token`, "xori %0, %0", "xori %0, %1"},
		{"licm", "what a loop computes in every iteration", `
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %s = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%sum = %zero) -> (tile<i32>) {
      %a = muli %n, %x : tile<i32>
      %b = addi %sum, %a : tile<i32>
      continue %b : tile<i32>
    }
    %t = store_ptr_tko weak %r, %s : tile<ptr<i32>>, tile<i32> -> token`, "\n    %0 = muli", "\n      %1 = muli"},
		{"dce", "a load that nobody reads", `
    %v, %u = load_ptr_tko weak %r : tile<ptr<i32>> -> tile<i32>, token
    %t = store_ptr_tko weak %r, %x : tile<ptr<i32>>, tile<i32> -> token`, "", "load_ptr_tko"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := moduleOf(t, []byte(head+c.body+"\n    return\n  }\n}\n"))
			by, out := planBefore(t, m, "chunk"), planBefore(t, m, "chunk", c.pass)
			if !strings.Contains(by, c.with) || strings.Contains(by, c.without) {
				t.Errorf("by %s: want %q and not %q in\n%s", c.pass, c.with, c.without, by)
			}
			if c.with != "" && strings.Contains(out, c.with) || !strings.Contains(out, c.without) {
				t.Errorf("without %s: want %q and not %q in\n%s", c.pass, c.without, c.with, out)
			}
		})
	}
}

// planBefore is a module as it is before a step, where some are left out.
func planBefore(t *testing.T, m *ast.Module, step string, disabled ...string) string {
	t.Helper()
	var dump bytes.Buffer
	if _, err := Compile(t.Context(), m, Options{Target: "sm_80", Disable: disabled, PrintBefore: []string{step}, Dump: &dump}); err != nil {
		t.Fatal(err)
	}
	return dump.String()
}

func moduleOf(t *testing.T, text []byte) *ast.Module {
	t.Helper()
	m, err := grammar.Parse("steps.mlir", text)
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
