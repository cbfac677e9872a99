package main

import (
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const right = "cuda_tile.module @m {\n  entry @f(%a: tile<i32>) {\n    %0 = addi %a, %a : tile<i32>\n    return\n  }\n}\n"

// Each way to differ is told from the others, whatever names and numbers the
// module has.
func TestCompare(t *testing.T) {
	printed := ours(true)(right).print
	for name, c := range map[string]struct {
		text  string
		other verdict
		want  string
	}{
		"both take it":         {right, verdict{taken: true, print: printed}, ""},
		"a module around":      {right, verdict{taken: true, print: "module {\n" + printed + "}\n\n"}, ""},
		"both refuse it":       {"wrong", verdict{error: "no"}, ""},
		"the other refuses it": {right, verdict{error: "'cuda_tile.addi' op needs 17 of %x"}, "only ours takes it; the other says: '…' op needs N of %"},
		"ours refuses it":      {"cuda_tile.nothing", verdict{taken: true}, "only the other takes it; ours says: TIR0003 expected an op, got '…'"},
		"it breaks":            {right, verdict{error: "signal: aborted", ill: true}, "the other breaks: signal: aborted"},
		"it prints otherwise":  {right, verdict{taken: true, print: strings.Replace(printed, "addi", "subi", 1)}, "another print: ours addi; the other subi"},
		"it names otherwise":   {right, verdict{taken: true, print: strings.ReplaceAll(printed, "%0", "%sum")}, ""},
		"not asked":            {right, verdict{none: true}, ""},
	} {
		got := compare(module{"m", c.text}, ours(true), func(string) verdict { return c.other })
		if name == "it names otherwise" {
			if !strings.HasPrefix(got, "another print that means the same") {
				t.Errorf("%s: got %q", name, got)
			}
		} else if got != c.want {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
}

// The list holds the smallest example of each reason, and the same seed makes
// the same mutants.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	tool := filepath.Join(dir, "cuda-tile-opt")
	if err := os.WriteFile(tool, []byte("#!/bin/sh\necho 'x.mlir:1:1: error: nothing is right' >&2\nexit 1\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	seeds := filepath.Join(dir, "seeds")
	os.Mkdir(seeds, 0o755)
	os.WriteFile(filepath.Join(seeds, "a.mlir"), []byte(right+"// -----\n// longer\n"+right), 0o644)
	out := filepath.Join(dir, "out")
	var list, errs strings.Builder
	if code := run([]string{"-tool", tool, "-mutants", "0", "-out", out, seeds}, &list, &errs); code != 0 {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	want := "     2  000  only ours takes it; the other says: nothing is right\n             " + filepath.Join(seeds, "a.mlir#0") + "\n2 modules, 2 differences for 1 reasons\n"
	if list.String() != want {
		t.Errorf("got\n%swant\n%s", list.String(), want)
	}
	if text, err := os.ReadFile(filepath.Join(out, "000.mlir")); err != nil || !strings.HasSuffix(string(text), right) {
		t.Errorf("the example is %q, %v", text, err)
	}
	if code := run([]string{"-tool", tool, dir + "/nothing"}, &list, &errs); code != 1 {
		t.Error("a folder that is not there is taken")
	}
}

func TestMutate(t *testing.T) {
	a, b := rand.New(rand.NewSource(3)), rand.New(rand.NewSource(3))
	changed := 0
	for range 50 {
		x, y := mutate(a, right), mutate(b, right)
		if x != y {
			t.Fatalf("one seed, two mutants:\n%s\n%s", x, y)
		}
		if x != right {
			changed++
		}
	}
	if changed < 40 {
		t.Errorf("only %d of 50 mutants differ from their seed", changed)
	}
}
