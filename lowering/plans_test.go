package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
	expected "tileir/verify/expect"
)

// TestWrongPlans reads plans that cannot be carried out; each says what is to be
// said of it, and for which target it is, if not for sm_90a.
func TestWrongPlans(t *testing.T) {
	files, err := filepath.Glob("testdata/plans/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in testdata/plans: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		for _, part := range bytes.SplitAfter(text, []byte("// -----\n")) {
			ds := planFindings(t, file, part)
			said := map[string]bool{}
			for _, d := range ds {
				d.Source.Skipped = line
				if text := fmt.Sprint(d.Pos, d.Message); said[text] {
					t.Errorf("%s: twice: %v", file, d)
				} else {
					said[text] = true
				}
			}
			for _, problem := range expected.Check(part, line, ds) {
				t.Errorf("%s: %s", file, problem)
			}
			line += bytes.Count(part, []byte("\n"))
		}
	}
}

// planFindings reads, verifies and compiles a module for the target that it names.
func planFindings(t *testing.T, file string, text []byte) (ds ast.Diagnostics) {
	t.Helper()
	target := "sm_90a"
	if _, line, ok := bytes.Cut(text, []byte("// target: ")); ok {
		line, _, _ = bytes.Cut(line, []byte("\n"))
		target = string(line)
	}
	m, err := grammar.Parse(file, text)
	if err == nil {
		err = verify.Module(m)
	}
	if err == nil {
		_, err = lowering.Compile(t.Context(), m, lowering.Options{Target: target})
	}
	if err != nil && !errors.As(err, &ds) {
		t.Fatalf("%s: %v", file, err)
	}
	return ds
}
