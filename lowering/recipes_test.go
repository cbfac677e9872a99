package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/model"
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

// TestRecipeWithGrid: what is known of the grid goes with a recipe. What is chosen with it, neighbours
// merged or stages in the room of CTAs that there are not, is the same by the recipe that says so; and
// a recipe that does not say what is merged leaves tile blocks as they are.
func TestRecipeWithGrid(t *testing.T) {
	const merged, few = "M=4096 N=4096 K=512 BM=128 BN=128 BK=64", "M=512 N=512 K=4096 BM=64 BN=64 BK=128"
	for _, values := range []string{merged, few} {
		m, grid := familyMember(t, values)
		o := lowering.Options{Target: "sm_90a", NoLineInfo: true, KeepRecipe: true, Grids: map[string]launcher.Grid{"gemm_family": grid}}
		without, err := lowering.Compile(t.Context(), m, o)
		if err != nil {
			t.Fatal(err)
		}
		if o.Recipe, err = recipe.Read("chosen.recipe", without.Recipe); err != nil {
			t.Fatal(err)
		}
		with, err := lowering.Compile(t.Context(), m, o)
		if err != nil {
			t.Fatalf("%s: %v\n%s", values, err, without.Recipe)
		}
		if !bytes.Equal(with.Code.PTX, without.Code.PTX) {
			t.Errorf("%s: the recipe gives other code:\n%s", values, firstDifference(with.Code.PTX, without.Code.PTX))
		}
	}
	for _, c := range []struct {
		values, recipe string
		blocks         int64
		ctas, stages   int
	}{
		{merged, "order = [0, 1, 2]", 32 * 32, 2, 3},
		{merged, "merge = [1, 2, 1]", 32 * 16, 1, 3},
		{few, "order = [0, 1, 2]", 8 * 8, 1, 7},
		{few, "load { stages = 4 }", 8 * 8, 1, 4},
	} {
		m, grid := familyMember(t, c.values)
		r, err := recipe.Read("mine.recipe", []byte("entry gemm_family { "+c.recipe+" }"))
		if err != nil {
			t.Fatal(err)
		}
		launch := model.Launch{Grid: [3]int64{int64(grid.X), int64(grid.Y), 1}}
		w, err := lowering.WorkOf(t.Context(), m, "gemm_family", launch, lowering.Options{Target: "sm_90a", Recipe: r, Grids: map[string]launcher.Grid{"gemm_family": grid}})
		if err != nil {
			t.Fatal(err)
		}
		if got := w.Accesses[0].Stages; w.Launch.Blocks() != c.blocks || w.Resident != c.ctas || got != c.stages {
			t.Errorf("%s by %s: %d tile blocks, %d CTAs on a multiprocessor, %d stages, want %d, %d and %d", c.values, c.recipe, w.Launch.Blocks(), w.Resident, got, c.blocks, c.ctas, c.stages)
		}
	}
}

// TestOverlapWithoutRoles: what is given for how long a product is under way is held to its
// instruction also where no role copies, as in the code that does without the copy engine;
// what takes a role is let be there.
func TestOverlapWithoutRoles(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	const waited = ", which is not possible: threads wait for mma.m16n8k16.f32.f16 where it stands"
	for _, c := range []struct {
		warps   int // with two, threads wait for the instruction that is chosen
		overlap string
		refused string
	}{
		{2, "next", `gpu.overlap = "next"` + waited}, {2, "later", `gpu.overlap = "later"` + waited}, {2, "none", ""},
		{8, "next", ""}, {8, "none", ""},
	} {
		for _, disabled := range [][]string{nil, {"roles"}, {"roles", "pipeline"}} {
			for _, place := range []string{"mine.recipe", "edited.mlir"} {
				m, o := parseText(t, text), lowering.Options{Target: "sm_90a", Disable: disabled}
				if place == "edited.mlir" {
					m.Walk(func(op *ast.Op) {
						switch op.Opcode {
						case ast.OpEntry:
							op.SetAttr(gpu.AttrWarps, gpu.Int(c.warps))
						case ast.OpMmaF:
							op.SetAttr(gpu.AttrOverlap, ast.StringAttr(c.overlap))
						}
					})
				} else if o.Recipe, err = recipe.Read(place, fmt.Appendf(nil, "entry gemm_views { warps = %d product { overlap = %q } }", c.warps, c.overlap)); err != nil {
					t.Fatal(err)
				}
				_, err := lowering.Compile(t.Context(), m, o)
				var ds ast.Diagnostics
				switch {
				case c.refused == "" && err != nil:
					t.Errorf("%v without %v: %v", c, disabled, err)
				case c.refused != "" && (!errors.As(err, &ds) || !strings.Contains(ds[0].Message, c.refused) || ds[0].Source.Name != place):
					t.Errorf("%v without %v: got %v, want a finding in %s: %s", c, disabled, err, place, c.refused)
				}
			}
		}
	}
}

// TestOrderThatCannotBe: an order of tile blocks that is asked for where CTAs of one are neighbours in the grid is an error in words, and what
// is asked of persistent CTAs means nothing where a CTA runs one tile block.
func TestOrderThatCannotBe(t *testing.T) {
	const text = `cuda_tile.module @m {
  entry @e(%%p: tile<ptr<i32>>) optimization_hints=<default = {num_cta_in_cga = %d}> {
    return
  } {%s}
}`
	for _, c := range []struct {
		ctas     int
		asked    string
		disabled []string
		refused  string
	}{
		{2, "gpu.order = array<i64: 1, 2, 0>", nil, "gpu.order, which is not possible: a tile block has a cluster of 2 CTAs"},
		{2, "gpu.band = 4 : i64", nil, "gpu.band, which is not possible: a tile block has a cluster of 2 CTAs"},
		{2, "gpu.descending = 0 : i64", nil, "gpu.descending, which is not possible: a tile block has a cluster of 2 CTAs"},
		{1, "gpu.order = array<i64: 1, 2, 0>", nil, ""},
		{1, "gpu.mirrored = 0 : i64, gpu.persistent = true", nil, ""},
		{1, "gpu.mirrored = 0 : i64, gpu.persistent = true", []string{"persist"}, ""},
	} {
		m := parseText(t, fmt.Appendf(nil, text, c.ctas, c.asked))
		_, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a", Disable: c.disabled})
		var ds ast.Diagnostics
		switch {
		case c.refused == "" && err != nil:
			t.Errorf("%s without %v: %v", c.asked, c.disabled, err)
		case c.refused != "" && (!errors.As(err, &ds) || !strings.Contains(ds[0].Message, c.refused)):
			t.Errorf("%s: got %v, want %s", c.asked, err, c.refused)
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
