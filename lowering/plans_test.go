package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/verify"
	expected "tileir/verify/expect"
)

// TestWrongPlans reads plans that cannot be carried out; each says what is to be
// said of it, and for which target it is, if not for sm_90a. More than half are told "expected …,
// got …"; the others what they have, and why that cannot be.
func TestWrongPlans(t *testing.T) {
	files, err := filepath.Glob("testdata/plans/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in testdata/plans: %v", err)
	}
	refused, inFull := 0, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		for _, part := range bytes.SplitAfter(text, []byte("// -----\n")) {
			ds := planFindings(t, file, part)
			said := map[string]bool{}
			if len(ds) > 0 {
				refused++
			}
			if slices.ContainsFunc(ds, saysBoth) {
				inFull++
			}
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
	t.Logf("%d plans are refused, %d with what was expected and what there is", refused, inFull)
	if refused < 300 || inFull < 180 {
		t.Errorf("%d plans are refused, %d with what was expected and what there is: want 300 and 180 at least", refused, inFull)
	}
}

// saysBoth reports whether a finding says what was expected, and what there is.
func saysBoth(d *ast.Diagnostic) bool {
	_, rest, ok := strings.Cut(d.Message, "expected ")
	return ok && strings.Contains(rest, ", got ")
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
