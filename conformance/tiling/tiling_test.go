package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestChoice holds the model to what docs/TILING.md says of its choices; by default to those
// of some sizes.
func TestChoice(t *testing.T) {
	for _, c := range []struct {
		target, times string
		most          float64 // that a choice may be behind
	}{{measured, "h200.csv", 0.05}, {"sm_80", "sm_80.csv", 0.05}} {
		t.Run(c.target, func(t *testing.T) { choice(t, c.target, c.times, c.most) })
	}
}

func choice(t *testing.T, target, times string, most float64) {
	problems, err := readCSV(times)
	if err != nil {
		t.Fatal(err)
	}
	all := os.Getenv("TILEIR_TESTS") == "all"
	if !all {
		problems = []*problem{problems[5], problems[17], problems[34]}
	}
	if err := plan(t.Context(), "../../"+source, target, problems); err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		if b := p.behind(constants(problems)); b > most {
			t.Errorf("%s: the choice is %.0f %% behind", p, 100*b)
		}
	}
	if !all {
		return
	}
	var out bytes.Buffer
	if err := table(&out, problems); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../../docs/TILING.md")
	if err != nil {
		t.Fatal(err)
	}
	rows, verdict, _ := strings.Cut(strings.TrimSpace(out.String()), "\n\n")
	if !bytes.Contains(page, []byte(rows)) || !bytes.Contains(page, []byte(verdict)) {
		t.Errorf("docs/TILING.md says something else: go run ./conformance/tiling -target %s table conformance/tiling/%s\n%s", target, times, verdict)
	}
}

// TestRegisters holds the model's registers of kernels whose threads load tiles themselves, 1500³ on
// sm_80, to the fewest with which ptxas (13.0.88, by .maxnreg) spills nothing.
func TestRegisters(t *testing.T) {
	var kernels []kernel
	least := map[tile]int{
		{32, 32, 64}: 54, {32, 64, 64}: 76, {64, 32, 64}: 76, {32, 64, 128}: 130, {64, 32, 128}: 116, {64, 64, 32}: 78, {64, 64, 64}: 95,
		{64, 64, 128}: 151, {32, 128, 32}: 82, {128, 32, 32}: 70, {32, 128, 64}: 118, {128, 32, 64}: 93, {64, 128, 32}: 132, {128, 64, 32}: 124,
		{64, 128, 64}: 178, {128, 64, 64}: 163, {128, 128, 64}: 165, {256, 64, 64}: 154, {64, 256, 64}: 181, {32, 256, 32}: 139, {256, 32, 32}: 118,
	}
	for tile := range least {
		kernels = append(kernels, kernel{tile: tile})
	}
	p := &problem{size: [3]int{1500, 1500, 1500}, kernels: kernels}
	if err := plan(t.Context(), "../../"+source, "sm_80", []*problem{p}); err != nil {
		t.Fatal(err)
	}
	for _, k := range p.kernels {
		if more := k.work.Needs.Total() - least[k.tile]; more < -4 || more > 20 {
			t.Errorf("%s: the model has %d registers needed, ptxas %d", k.tile, k.work.Needs.Total(), least[k.tile])
		}
	}
}

// TestReadCSV: a table that is none is told, with its line.
func TestReadCSV(t *testing.T) {
	path := filepath.Join(t.TempDir(), "t.csv")
	head := "m,n,k,bm,bn,bk,microseconds\n"
	for text, want := range map[string]string{
		"":                       "t.csv:1: expected columns",
		"a,b\n1,2\n":             "t.csv:1: expected columns",
		head + "1,2,3,4,5,x,7\n": "t.csv:2: bk: expected a number",
		head + "1,2,3,4,5,6,0\n": "t.csv:2: expected a time",
		head + "1,2,3,4,5,6\n":   "wrong number of fields",
	} {
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := readCSV(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}
