package lowering_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/recipe"
	"tileir/verify"
)

// TestRecipeOfSchedule prints the schedule of each kernel as a recipe and compiles by
// that: the code is the same, and so is the recipe of it. Every other kernel is tried on
// one of the targets in turn, those of cuTile on the first, with TILEIR_TESTS=all each on
// all of them.
func TestRecipeOfSchedule(t *testing.T) {
	targets := []string{"sm_90a", "sm_80", "sm_120"}
	for i, path := range files(t, "testdata/*.mlir", "../examples/*.mlir", "../examples/*/*.mlir", "../conformance/kernels/*.mlir", "../conformance/kernels/cutile/*.mlir") {
		m := readModule(t, path)
		for k, target := range targets {
			if !thorough() && i%(2*len(targets)) != 2*k && (k > 0 || !strings.Contains(path, "/cutile/")) {
				continue
			}
			without, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, NoLineInfo: true, KeepRecipe: true})
			if err != nil || len(without.Recipe) == 0 {
				continue // it has no entry, or is not for the target: other tests say so
			}
			r, err := recipe.Read("chosen.recipe", without.Recipe)
			if err != nil {
				t.Errorf("%s: %v\n%s", path, err, without.Recipe)
				continue
			}
			with, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, NoLineInfo: true, KeepRecipe: true, Recipe: r})
			switch {
			case err != nil:
				t.Errorf("%s on %s: %v\n%s", path, target, err, without.Recipe)
			case !bytes.Equal(with.Code.PTX, without.Code.PTX):
				t.Errorf("%s on %s: the recipe gives other code:\n%s", path, target, firstDifference(with.Code.PTX, without.Code.PTX))
			case !bytes.Equal(with.Recipe, without.Recipe):
				t.Errorf("%s on %s: the recipe gives another one:\n%s", path, target, firstDifference(with.Recipe, without.Recipe))
			}
		}
	}
}

func readModule(t *testing.T, path string) *ast.Module {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse(path, text)
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
