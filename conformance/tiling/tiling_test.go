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
	}{{measured, "h200.csv", 0.4}, {"sm_80", "sm_80.csv", 0.23}} {
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
