package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const gemm = "../../examples/gemm_views.mlir"

// A recipe that is printed gives the same code, and one that is changed another.
func TestRecipe(t *testing.T) {
	_, ptx, errs := tileopt("", "--emit=ptx", gemm)
	if errs != "" {
		t.Fatal(errs)
	}
	file := filepath.Join(t.TempDir(), "chosen.recipe")
	if code, _, errs := tileopt("", "--print-recipe", gemm, "-o", file); code != 0 || errs != "" {
		t.Fatalf("exit %d, %s", code, errs)
	}
	if code, again, errs := tileopt("", "--emit=ptx", "--recipe", file, gemm); code != 0 || again != ptx {
		t.Errorf("exit %d, %s: other code", code, errs)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.Replace(string(text), "band = 16", "band = 4", 1)
	if err := os.WriteFile(file, []byte(changed), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := tileopt("", "--print-recipe", "--recipe", file, gemm); code != 0 || out != changed {
		t.Errorf("exit %d, %s%s", code, out, errs)
	}
}

func TestRecipeFlags(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--recipe", "x.recipe", gemm}, "--recipe is about lowering: expected --emit=plan, llvm or ptx with it"},
		{[]string{"--recipe", "x.recipe", "--emit=plan", gemm}, "there is no file x.recipe"},
		{[]string{"--print-recipe", "--emit=ptx", gemm}, "--print-recipe writes a recipe: expected no other form"},
		{[]string{"--emit=plan", "--recipe", "../../conformance/testdata/recipes/nine_stages.recipe", gemm}, "nine_stages.recipe:2:10: error: load_view_tko: the schedule has gpu.copy"},
	} {
		if code, out, errs := tileopt("", c.args...); code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%q: exit %d, %s%s", c.args, code, out, errs)
		}
	}
}
