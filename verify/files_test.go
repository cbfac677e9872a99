package verify_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/verify"
	"tileir/verify/expect"
)

// findings reads and checks one module.
func findings(t *testing.T, name string, text []byte, opts verify.Options) ast.Diagnostics {
	t.Helper()
	m, err := grammar.ParseWith(name, text, grammar.Options{AllowUnregistered: true})
	if err != nil {
		var ds ast.Diagnostics
		if !errors.As(err, &ds) {
			t.Fatalf("%s: %v", name, err)
		}
		return ds
	}
	return verify.Check(m, opts)
}

// Each example of the catalogue draws its own code and no other.
func TestExamples(t *testing.T) {
	for _, e := range verify.Codes {
		if e.Example == "" {
			continue
		}
		opts := verify.Options{WarnHints: true, AllowUnregistered: !strings.Contains(e.Example, "other.op")}
		ds := findings(t, e.Code.String(), []byte(e.Example), opts)
		if len(ds) != 1 || ds[0].Code != e.Code.String() {
			t.Errorf("%s: %s: want this code once, got\n%v\n%s", e.Code, e.Title, ds, e.Example)
		}
	}
}

// The files of testdata state what is wrong with them.
func TestFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test files: %v", err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		for _, part := range bytes.SplitAfter(text, []byte("// -----\n")) {
			ds := findings(t, f, part, verify.Options{AllowUnregistered: true, WarnHints: true})
			for _, d := range ds {
				d.Source.Skipped = line
			}
			for _, problem := range expect.Check(part, line, ds) {
				t.Errorf("%s: %s", f, problem)
			}
			line += bytes.Count(part, []byte("\n"))
		}
	}
}
