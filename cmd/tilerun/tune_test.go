package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/tune"
)

const productFamily = "../../examples/gemm/gemm_family.mlir"

// tuned runs the command on the family of products.
func tuned(flags ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = run(append(flags, productFamily), strings.NewReader(""), &out, &errs)
	return code, out.String(), errs.String()
}

// TestTune: the fastest kernel is found, run and kept; the next search measures nothing, and
// --tuned runs the same kernel without one.
func TestTune(t *testing.T) {
	dir := t.TempDir()
	cache, page := filepath.Join(dir, "c.jsonl"), filepath.Join(dir, "page.html")
	flags := []string{"--device", "sim", "--tune-cache", cache, "--define", "BM=32,64", "--define", "BK=16,64"}
	code, out, errs := tuned(append(flags, "--tune", "--tune-report", page)...)
	if code != 0 || !strings.Contains(out, "tune: 4 candidates: 4 measured, 0 known before") || !strings.Contains(out, "expect c (f32:100x72): passed") {
		t.Fatalf("exit %d\n%s%s", code, out, errs)
	}
	if html, err := os.ReadFile(page); err != nil || !bytes.Contains(html, []byte("<svg")) || !bytes.Contains(html, []byte("BM=64 BK=64")) {
		t.Errorf("the page: %v\n%s", err, html)
	}
	code, out, errs = tuned(append(flags, "--tune=all", "--json")...)
	var report struct{ Tune tune.Summary }
	if err := json.Unmarshal([]byte(out), &report); err != nil || code != 0 || report.Tune.Cached != 4 || report.Tune.Measured != 0 || report.Tune.Best <= 0 {
		t.Errorf("exit %d, %v\n%s%s", code, err, out, errs)
	}
	best := report.Tune.Results[0].Choice
	code, out, errs = tuned("--device", "sim", "--tune-cache", cache, "--tuned", "--json", "--define", "BM="+best["BM"], "--define", "BK="+best["BK"], "--define", "BN=64")
	if code != 0 || errs != "" {
		t.Errorf("what was measured is not found: exit %d\n%s%s", code, out, errs)
	}
	lines, err := os.ReadFile(cache)
	if err != nil {
		t.Fatal(err)
	}
	another := filepath.Join(dir, "another.jsonl")
	text := strings.ReplaceAll(string(lines), `"version":"`, `"version":"another `)
	if err := os.WriteFile(another, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	code, out, errs = tuned("--device", "sim", "--tune-cache", another, "--tuned", "--define", "BM=32,64", "--define", "BK=16,64")
	if code != 0 || !strings.Contains(errs, "BM="+best["BM"]+" BK="+best["BK"]+" was the fastest with another") {
		t.Errorf("what another build measured is no guide: exit %d\n%s%s", code, out, errs)
	}
	code, out, errs = tuned("--device", "sim", "--tune-cache", filepath.Join(dir, "none"), "--tuned", "--define", "BN=64,128")
	if code != 0 || !strings.Contains(errs, "is what the model holds to be best") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
}

// TestTuneShards: the shares of two processes, one file behind the other, are all.
func TestTuneShards(t *testing.T) {
	dir := t.TempDir()
	flags := []string{"--device", "sim", "--define", "BM=32,64", "--define", "BK=16,64"}
	var all []byte
	for _, shard := range []string{"1/2", "2/2"} {
		cache := filepath.Join(dir, shard[:1])
		if code, out, errs := tuned(append(flags, "--tune=all", "--tune-shard", shard, "--tune-cache", cache)...); code != 0 || !strings.Contains(out, "tune: 2 candidates: 2 measured") {
			t.Fatalf("exit %d\n%s%s", code, out, errs)
		}
		text, err := os.ReadFile(cache)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, text...)
	}
	if code, out, errs := tuned(append(flags, "--tune=all", "--tune-shard", "6/7", "--tune-cache", filepath.Join(dir, "6"))...); code != 0 || !strings.Contains(errs, "this share has none") {
		t.Errorf("an empty share: exit %d\n%s%s", code, out, errs)
	}
	cache := filepath.Join(dir, "all")
	if err := os.WriteFile(cache, all, 0o666); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := tuned(append(flags, "--tune=all", "--tune-cache", cache)...); code != 0 || !strings.Contains(out, "tune: 4 candidates: 0 measured, 4 known before") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
}

// TestTuneRecipes: a recipe is tried beside the schedule that is chosen, and one that cannot
// be is no candidate.
func TestTuneRecipes(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	few, nine := write("few.recipe", "entry * { warps = 8 }\n"), write("nine.recipe", "entry * { warps = 99 }\n")
	code, out, errs := tuned("--device", "sim", "--tune=all", "--tune-cache", filepath.Join(dir, "c"), "--define", "BM=64", "--define", "BN=64", "--define", "BK=32",
		"--tune-recipe", few, "--tune-recipe", nine)
	if code != 0 || !strings.Contains(out, "tune: 3 candidates: 2 measured") || !strings.Contains(out, "1 not possible or wrong") || !strings.Contains(out, "few.recipe: ") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	ranged := write("ranged.recipe", "// param: W = 4 in 4, 8\n// where: W*16 <= BM*2\n// param: BM = 0\nentry * { warps = ${W} }\n")
	flags := []string{"--device", "sim", "--tune-cache", filepath.Join(dir, "r"), "--define", "BN=64", "--define", "BK=32"}
	code, out, errs = tuned(append(flags, "--tune=all", "--tune-recipe", ranged, "--define", "BM=32,64", "--define", "W=4,8")...)
	if code != 0 || !strings.Contains(out, "tune: 5 candidates: 5 measured") || !strings.Contains(out, "BM=64 W=8 "+ranged+": ") || !strings.Contains(out, "BM=32 W=4 "+ranged+": ") {
		t.Errorf("values of a recipe: exit %d\n%s%s", code, out, errs)
	}
	for want, args := range map[string][]string{"1 measured, 0 known before": {"--recipe", few}, "0 measured, 1 known before": {"--recipe", ranged, "--define", "W=8"}} {
		code, out, errs = tuned(append(append(flags, "--tune=all", "--define", "BM=64"), args...)...)
		if code != 0 || !strings.Contains(out, "tune: 1 candidates: "+want) {
			t.Errorf("%v: want %s: exit %d\n%s%s", args, want, code, out, errs)
		}
	}
}

// TestTuneRefuses: what cannot be asked for is told, with exit code 1.
func TestTuneRefuses(t *testing.T) {
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad.jsonl")
	if err := os.WriteFile(bad, []byte("{\"kernel\":3}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	ranged, wrong := filepath.Join(dir, "ranged.recipe"), filepath.Join(dir, "few.recipe")
	for path, text := range map[string]string{ranged: "// param: W = 4 in 4, 8\nentry * { warps = ${W} }\n", wrong: "entry * { wraps = 4 }\n"} {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cache := []string{"--tune-cache", filepath.Join(dir, "c")}
	for _, c := range []struct {
		want  string
		flags []string
	}{
		{"expected a time such as 30s or 5m, or all", []string{"--tune=fast"}},
		{"expected one of them", []string{"--tune", "--tuned"}},
		{"expected --tune or --tuned with it", []string{"--define", "BM=32,64"}},
		{"expected --tune with them", []string{"--tune-shard", "1/2"}},
		{"expected --tune or --tuned with them", cache},
		{"expected INDEX/COUNT", []string{"--tune", "--tune-shard", "3/2"}},
		{"expected --device cuda or sim; the device is cpu", append(cache, "--tune", "--device", "cpu")},
		{"bad.jsonl:1: error: expected what tilerun --tune measured", []string{"--tune", "--device", "sim", "--tune-cache", bad}},
		{"expected one of 32, 64, 128, 256 for BM, got 48", append(cache, "--tune", "--device", "sim", "--define", "BM=32,48")},
		{"there is no parameter BX", append(cache, "--tune", "--device", "sim", "--define", "BX=32,48")},
		{"expected one of 4, 8 for W, got 5", append(cache, "--tune", "--device", "sim", "--tune-recipe", ranged, "--define", "W=4,5")},
		{"few.recipe:1:11: error: there is no setting", append(cache, "--tune", "--device", "sim", "--tune-recipe", wrong)},
		{"there is no file", append(cache, "--tune", "--device", "sim", "--tune-recipe", filepath.Join(dir, "none.recipe"))},
	} {
		if code, out, errs := tuned(c.flags...); code != 1 || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d\n%s%s, want %s", c.flags, code, out, errs, c.want)
		}
	}
	code, out, errs := tuned(append(cache, "--tune", "--device", "sim", "--define", "M=64,128", "--run", "any")...)
	if code != 0 || !strings.Contains(out, "1 not possible or wrong") {
		t.Errorf("of two sizes one is another problem: exit %d\n%s%s", code, out, errs)
	}
}
