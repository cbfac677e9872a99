package recipe_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/gpu"
	"tileir/lowering/recipe"
)

// schedule compiles a product by a recipe and returns the schedule that it has then.
func schedule(t *testing.T, target, text string) (string, error) {
	t.Helper()
	kernel, err := os.ReadFile("../../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse("gemm_views.mlir", kernel)
	if err != nil {
		t.Fatal(err)
	}
	by, err := recipe.Read("r", []byte(text))
	if err != nil {
		return "", err
	}
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: target, Until: lowering.StagePlan, Recipe: by, KeepRecipe: true})
	if err != nil {
		return "", err
	}
	return string(r.Recipe), nil
}

// What a recipe says is in the schedule, and the rest is chosen to go with it.
func TestSettings(t *testing.T) {
	for _, c := range []struct{ target, text, want string }{
		{"sm_90a", "entry gemm_views { warps = 4 }", "grid = [4, 1]"},
		{"sm_90a", "entry gemm_views { load { stages = 2 copy = \"cp.async.bulk.tensor\" } }", "copy = \"cp.async.bulk.tensor\"\n    stages = 2"},
		{"sm_90a", "entry \"gemm_views\" { persistent = false }", "persistent = false"},
		{"sm_90a", "entry *_v*s on sm_80, sm_90 { band = 5 }", "band = 5"},
		{"sm_90a", "entry * { order = [1, 0, 2] band = 3 }", "order = [1, 0, 2]\n  band = 3"},
		{"sm_90a", "entry * on sm_80 { band = 4 }\nentry * on sm_90a { band = 3 }", "band = 3"},
		{"sm_90a", "entry * { band = 4 }\nentry gemm_views { band = 3 band = 2 }", "band = 2"},
		{"sm_90a", "step s for entry { band = 7 }\nstep t for entry { use s warps = 4 }\nentry * { band = 2 use t }", "warps = 4"},
		{"sm_90a", "step s for entry { band = 7 }\nentry * { band = 2 use s }", "band = 7"},
		{"sm_80", "entry * { warps = 8 product of 128x128xf32 from ?x64xf16 { instruction = \"mma.m16n8k16.f32.f16\" grid = [4, 2] } }", "grid = [4, 2]"},
		{"sm_80", "entry * { product of 128x64x? { grid = [4, 2] } product from 128x64xbf16 { grid = [8, 1] } }", "grid = [2, 4]"},
		{"sm_80", "entry * { load 1 { copy = \"none\" } } // else as chosen", "load 1 { // load_view_tko tile<64x128xf16>\n    copy = \"none\""},
	} {
		if got, err := schedule(t, c.target, c.text); err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s on %s: %v\n%s\nexpected\n%s", c.text, c.target, err, got, c.want)
		}
	}
}

func TestMistakes(t *testing.T) {
	for text, want := range map[string]string{
		"":                                                    "r:1:1: error: expected a rule for an entry of the module on sm_90a (gemm_views) [TIR0503]",
		"entry * on sm_80 { warps = 4 }":                      "r:1:7: error: expected a rule for an entry of the module on sm_90a",
		"entry x_* { warps = 4 }":                             "r:1:7: error: expected a rule for an entry",
		"entry gemm_view { warps = 4 }":                       "r:1:7: error: there is no entry gemm_view; did you mean gemm_views? (gemm_views)",
		"rule x {}":                                           "r:1:1: error: expected entry or step, got rule",
		"entry {":                                             "r:1:7: error: expected the name of an entry, in which * stands for any letters, got {",
		"entry ge?m {":                                        "r:1:7: error: expected the name of an entry",
		"entry \"gemm":                                        "r:1:7: error: expected a second \" on the line",
		"entry * on sm_91 {}":                                 "r:1:12: error: expected a target, got sm_91",
		"entry * { warps = 4":                                 "r:1:20: error: expected a setting, use, product, load or }, got the end of the recipe",
		"entry * { warp = 4 }":                                "r:1:11: error: there is no setting warp for entries; did you mean warps?",
		"entry * { stages = 4 }":                              "r:1:11: error: there is no setting stages for entries",
		"entry * { warps 4 }":                                 "r:1:17: error: expected =, got 4",
		"entry * { warps = four }":                            "r:1:19: error: expected a number, got four",
		"entry * { warps = 99999999999 }":                     "r:1:19: error: expected a number, got 99999999999",
		"entry * { warps = 0 }":                               "r:1:19: error: expected gpu.warps to be at least 1, got 0",
		"entry * { warps = 7 }":                               "r:1:11: error: entry: expected gpu.warps to be a power of two, got 7 [TIR0503]\n",
		"entry * { order = [0, 1] }":                          "r:1:19: error: expected gpu.order to have 3 numbers, got 2",
		"entry * { order = 0, 1 }":                            "r:1:19: error: expected [, got 0",
		"entry * { persistent = yes }":                        "r:1:24: error: expected true or false, got yes",
		"entry * { product { overlap = next } }":              "r:1:31: error: expected a string in quotes, got next",
		"entry * { product { overlap = \"nxt\" } }":           "r:1:31: error: expected gpu.overlap to be one of none, next",
		"entry * { product 1 { overlap = \"next\" } }":        "r:1:19: error: there is no such op: the entry gemm_views has 1 products, counted from 0",
		"entry * { load -1 {} }":                              "r:1:16: error: expected {, got -1",
		"entry * { load 0, x {} }":                            "r:1:19: error: expected a number, from 0 on, got x",
		"entry * { load of 64 {} }":                           "r:1:19: error: expected the type of a tile, such as 128x?xf16, got 64",
		"entry * { load of 0xf16 {} }":                        "r:1:19: error: expected the type of a tile",
		"entry * { load from 64xf16 {} }":                     "r:1:16: error: expected {, got from",
		"entry * { use x }":                                   "r:1:15: error: there is no step x before",
		"step x for load {}\nentry * { use x }":               "r:2:15: error: expected a step for entries, x is for loads",
		"step x for load {} step x for load {}":               "r:1:25: error: expected another name, x is a step already",
		"step x for loads {}":                                 "r:1:12: error: expected entry, product or load, got loads",
		"step x for entry { use x }":                          "r:1:24: error: there is no step x before",
		"entry * {\n  product { grid = [3, 1] warps = 2 }\n}": "r:2:27: error: there is no setting warps for products",
		"entry * {\n  warps = 8 product {\n    instruction = \"wgmma.m64k16.f32.f16\"\n    grid = [3, 1]\n  }\n}":          "r:4:5: error: mmaf: expected warps in rows and columns that make the entry's 8, got 3×1 [TIR0503]\n      grid = [3, 1]\n      ^\ngemm_views.mlir:44:19: note: this op",
		"entry * { product { instruction = \"wgmma.m64k16\" } }":                                                           "r:1:21: error: mmaf: there is no instruction \"wgmma.m64k16\"",
		"step heat for entry {} step meat for entry {} step neat for entry {} step seat for entry {} entry * { use feat }": "r:1:107: error: there is no step feat before; did you mean heat?",
		"\xff": "r:1:1: error: expected a recipe as text in UTF-8",
	} {
		if got, err := schedule(t, "sm_90a", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v\n%s\nexpected\n%s", text, err, got, want)
		}
	}
}

// A recipe is not for what is planned already.
func TestPlanned(t *testing.T) {
	kernel, _ := os.ReadFile("../../examples/gemm_views.mlir")
	m, err := grammar.Parse("gemm_views.mlir", kernel)
	if err != nil {
		t.Fatal(err)
	}
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a", Until: lowering.StagePlan})
	if err != nil {
		t.Fatal(err)
	}
	by, err := recipe.Read("r", []byte("entry * { warps = 4 }"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = lowering.Compile(t.Context(), r.Plan, lowering.Options{Target: "sm_90a", Recipe: by})
	if err == nil || !strings.Contains(err.Error(), "r:1:7: error: expected an entry that has no schedule yet") {
		t.Errorf("%v", err)
	}
}

// A schedule in the source gives way to a recipe, setting by setting.
func TestRecipeBeforeSource(t *testing.T) {
	kernel, _ := os.ReadFile("../../examples/gemm_views.mlir")
	kernel = bytes.Replace(kernel, []byte("mmaf %a_tile, %b_tile, %acc :"), []byte("mmaf %a_tile, %b_tile, %acc {gpu.grid = array<i64: 2, 4>, gpu.instruction = \"mma.m16n8k16.f32.f16\"} :"), 1)
	m, err := grammar.Parse("gemm_views.mlir", kernel)
	if err != nil {
		t.Fatal(err)
	}
	by, err := recipe.Read("r", []byte("entry * { warps = 8 product { grid = [4, 2] } }"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := lowering.Compile(t.Context(), m, lowering.Options{Target: "sm_90a", Until: lowering.StagePlan, Recipe: by, KeepRecipe: true})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(r.Recipe), "instruction = \"mma.m16n8k16.f32.f16\"\n    grid = [4, 2]") {
		t.Errorf("%s", r.Recipe)
	}
}

// Each setting that there is stands in the page about recipes.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/RECIPES.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, place := range []gpu.Place{gpu.OnEntry, gpu.OnProduct, gpu.OnLoad} {
		for _, a := range gpu.GivenOn(place) {
			if name := strings.TrimPrefix(a.Name, "gpu."); !strings.Contains(string(page), "`"+name+"`") {
				t.Errorf("docs/RECIPES.md does not name the setting %s for %s", name, place)
			}
		}
	}
}

// FuzzRead reads anything: a recipe or one finding.
func FuzzRead(f *testing.F) {
	if text, err := os.ReadFile("../../examples/recipes/gemm.recipe"); err == nil {
		f.Add(string(text))
	}
	f.Add("step s for load { stages = 2 } entry \"a\\\"b\" on sm_80 { order = [1, 0, 2] product 0, 1 of ?x8xf32 from 4x?xf16 { overlap = \"next\" } load { use s } }")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := recipe.Read("fuzz", []byte(text))
		if (r == nil) == (err == nil) {
			t.Fatalf("%v and %v", r, err)
		}
		if err != nil {
			_ = err.Error()
		}
	})
}
