package lowering

import (
	"cmp"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/chunk"
	"tileir/lowering/plan/smem"
	"tileir/verify"
)

// TestUseOrder shuffles who reads each value before every pass: in which order readers are
// listed decides nothing, or a plan that is read back would go on as another one.
func TestUseOrder(t *testing.T) {
	var paths []string
	for _, pattern := range []string{"testdata/*.mlir", "testdata/sm_90a/*.mlir", "testdata/passes/*.mlir", "testdata/fixedbugs/*.mlir", "../examples/*.mlir", "../conformance/kernels/*.mlir", "../conformance/kernels/cutile/*.mlir"} {
		list, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, list...)
	}
	all := os.Getenv("TILEIR_TESTS") == "all"
	if !all {
		t.Log("every fourth program for one target; TILEIR_TESTS=all takes all for two")
	}
	for i, path := range paths {
		if !all && i%4 > 0 {
			continue
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			m, err := grammar.Parse(path, text)
			if err != nil {
				t.Fatal(err)
			}
			if err := verify.Module(m); err != nil {
				t.Fatal(err)
			}
			checkReaders(t, m, "sm_90a")
			if all && filepath.Base(filepath.Dir(path)) != "sm_90a" {
				checkReaders(t, m, "sm_80")
			}
		})
	}
}

// checkReaders compiles a module step by step with and without its readers shuffled.
func checkReaders(t *testing.T, m *ast.Module, target string) {
	t.Helper()
	want, got := stepped(t, m, target, nil), stepped(t, m, target, rand.New(rand.NewPCG(1, 2)))
	for i, text := range got {
		if text != want[i] {
			t.Errorf("%s: %s makes something else where readers are listed in another order:\n%s", target, pipeline()[i].name, difference(text, want[i]))
			return
		}
	}
}

// stepped compiles a module, with its values' readers shuffled before each step if there is
// something to shuffle by, and returns what there is after each step.
func stepped(t *testing.T, m *ast.Module, target string, by *rand.Rand) (after []string) {
	t.Helper()
	c, err := newCompilation(t.Context(), m, Options{Target: target, NoLineInfo: true})
	if err != nil {
		t.Fatal(err)
	}
	c.room = room{limits: chunk.ForTarget, free: map[string]int{}, began: map[string]int{}, held: map[string]bool{}}
	for _, s := range pipeline() {
		if by != nil {
			shuffleReaders(c.result.Plan, by)
		}
		if err := c.step(s, Options{}); err != nil {
			if no := (smem.NoRoom{}); errors.As(err, &no) {
				return after // it would be planned again
			}
			t.Fatal(err)
		}
		text := c.result.Plan.String()
		if c.result.Code != nil {
			text = string(c.result.Code.PTX)
		}
		after = append(after, text)
	}
	return after
}

// shuffleReaders lists the readers of all values in another order.
func shuffleReaders(m *ast.Module, by *rand.Rand) {
	var values []*ast.Value
	m.Walk(func(op *ast.Op) {
		values = append(values, op.Results()...)
		for _, r := range op.Regions() {
			for _, b := range r.Blocks {
				values = append(values, b.Args...)
			}
		}
	})
	for _, v := range values {
		uses := slices.Clone(v.Uses())
		by.Shuffle(len(uses), func(i, j int) { uses[i], uses[j] = uses[j], uses[i] })
		nobody := ast.NewOp(ast.OpConstant, nil, []ast.Type{v.Type}).Value()
		for _, u := range uses {
			u.Op.SetOperand(u.Index, nobody)
		}
		for _, u := range uses {
			u.Op.SetOperand(u.Index, v)
		}
	}
}

// difference is the first line in which two texts differ.
func difference(a, b string) string {
	x, y := slices.Collect(strings.Lines(a)), slices.Collect(strings.Lines(b))
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return x[i] + y[i]
		}
	}
	return cmp.Or(a, b)
}
