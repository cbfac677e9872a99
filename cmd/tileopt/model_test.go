package main

import (
	"encoding/json"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/lowering/model"
)

const productFamily = "../../examples/gemm/gemm_family.mlir"

// TestModel: the kernels of a family as a table, the best estimate first, and as JSON.
func TestModel(t *testing.T) {
	code, out, errs := tileopt("", "--model", "--define", "BM=64,128", "--define", "BN=64", "--define", "M=2048", "--define", "N=2048", "--define", "K=2048", productFamily)
	lines := strings.Split(out, "\n")
	if code != 0 || len(lines) < 3 || !strings.HasPrefix(lines[0], "candidate ") || !strings.HasPrefix(lines[1], "BM=128 ") || !strings.HasPrefix(lines[2], "BM=64 ") {
		t.Errorf("got %d\n%s%s", code, out, errs)
	}
	code, out, errs = tileopt("", "--model=json", "--target", "sm_80", "--define", "BK=16,32", productFamily)
	var rows []struct {
		Choice map[string]string
		Time   float64            `json:"estimate_s"`
		Terms  map[string]float64 `json:"terms_s"`
	}
	if err := json.Unmarshal([]byte(out), &rows); code != 0 || err != nil || len(rows) != 2 || rows[0].Time > rows[1].Time || rows[0].Choice["BK"] == "" || len(rows[0].Terms) != len(model.TermNames()) {
		t.Errorf("got %d, %v\n%s%s", code, err, out, errs)
	}
}

// TestModelOfRunLine: the tile that a run line names is one of the candidates, not the only one.
func TestModelOfRunLine(t *testing.T) {
	code, out, errs := tileopt("", "--model", "--run", "large", "--define", "BK=64", productFamily)
	for _, want := range []string{"BM=128 BN=256 ", "BM=128 BN=128 ", "BM=64 BN=64 "} {
		if code != 0 || !strings.Contains(out, "\n"+want) {
			t.Errorf("expected %s: got %d\n%s%s", want, code, out, errs)
		}
	}
}

// TestModelOfSplitSums: a recipe's parameters vary as the kernel's, and parts of a sum take their
// share of it; of 16 clusters of 8 CTAs not all find room but where multiprocessors hold two, so these
// share it through memory, unless they are told not to.
func TestModelOfSplitSums(t *testing.T) {
	cluster := filepath.Join(t.TempDir(), "cluster.recipe")
	if err := os.WriteFile(cluster, []byte("// param: S = 8 in 4, 8\nentry * { split_k = ${S} split_k_by = \"cluster\" }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for recipe, wants := range map[string]map[string]float64{ // what an H200 takes
		"../../examples/recipes/gemm_split_k.recipe": {"1": 76.7, "2": 41.7, "4": 23.9, "8": 21.4},
		cluster: {"4": 23.9, "8": 26.2},
	} {
		code, out, errs := tileopt("", "--model=json", "--run", "any", "--recipe", recipe, "--define", "M=512", "--define", "N=512", "--define", "K=16384",
			"--define", "BM=128", "--define", "BN=128", "--define", "BK=64", "--define", "S="+strings.Join(slices.Sorted(maps.Keys(wants)), ","), productFamily)
		var rows []struct {
			Choice  map[string]string
			Time    float64 `json:"estimate_s"`
			Flop    float64
			Here    int  `json:"ctas_per_sm"`
			Guessed bool `json:"trips_guessed"`
		}
		if err := json.Unmarshal([]byte(out), &rows); code != 0 || err != nil || len(rows) != len(wants) {
			t.Fatalf("got %d, %v\n%s%s", code, err, out, errs)
		}
		for _, r := range rows {
			want := wants[r.Choice["S"]]
			if r.Flop != 2*512*512*16384 || r.Guessed || math.Abs(1e6*r.Time-want) > 0.1*want || (r.Here == 2) != (recipe == cluster && r.Choice["S"] == "8") {
				t.Errorf("%s: want %g us: got %+v", recipe, want, r)
			}
		}
	}
}

// TestModelRefuses: what cannot be asked for is told, with exit code 1.
func TestModelRefuses(t *testing.T) {
	gridless := filepath.Join(t.TempDir(), "gridless.mlir")
	if err := os.WriteFile(gridless, []byte("cuda_tile.module @m {\n  entry @e() {\n  }\n}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for want, args := range map[string][]string{
		"expected --model with it":                        {"--define", "BM=64,128", productFamily},
		"--run names the run line":                        {"--run", "large", productFamily},
		"expected no other form":                          {"--model", "--emit=ptx", productFamily},
		"expected --model, --model=text or --model=json":  {"--model=csv", productFamily},
		"expected one of 32, 64, 128, 256 for BM, got 48": {"--model", "--define", "BM=48,64", productFamily},
		"--model asks for a grid":                         {"--model", gridless},
		"no run line \"small\"":                           {"--model", "--run", "small", productFamily},
		"cannot compile for target":                       {"--model", "--target", "sm_1", productFamily},
	} {
		code, out, errs := tileopt("", args...)
		if code != 1 || out != "" || !strings.Contains(errs, want) {
			t.Errorf("%v: got %d\n%s%s, want %s", args, code, out, errs, want)
		}
	}
}
