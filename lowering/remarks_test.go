package lowering_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
	"tileir/lowering/remark"
	"tileir/verify"
	expected "tileir/verify/expect"
)

var update = flag.Bool("update", false, "write what is expected of remarks into testdata/remarks")

// TestRemarks plants everything that the compiler has to say of its decisions. Each
// program says for which target and which remarks it is,
//
//	// remarks: sm_90a missed,pipeline
//
// and expects all of them. No row of the table is without a program.
func TestRemarks(t *testing.T) {
	said := map[remark.Reason]bool{}
	for _, file := range files(t, "testdata/remarks/*.mlir") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		line := 0
		var rewritten []byte
		for _, part := range bytes.SplitAfter(text, []byte("// -----\n")) {
			if *update {
				part = withoutExpectations(part)
			}
			list := plantedRemarks(t, file, part)
			if *update {
				part = withExpectations(part, list)
				rewritten = append(rewritten, part...)
				list = plantedRemarks(t, file, part)
			}
			var found ast.Diagnostics
			for _, r := range list {
				said[r.Reason] = true
				found = append(found, r.Diagnostic())
			}
			for _, d := range found {
				d.Source.Skipped = line
			}
			for _, problem := range expected.Check(part, line, found) {
				t.Errorf("%s: %s; to rewrite what is expected: go test ./lowering -run TestRemarks -update", file, problem)
			}
			line += bytes.Count(part, []byte("\n"))
		}
		if *update {
			if err := os.WriteFile(file, rewritten, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i := range remark.Table {
		if !said[remark.Reason(i)] {
			t.Errorf("no program in testdata/remarks draws %s: %s", remark.Table[i].Code, remark.Table[i].Title)
		}
	}
}

// plantedRemarks returns the remarks that a program's own line asks for.
func plantedRemarks(t *testing.T, file string, text []byte) []remark.Remark {
	t.Helper()
	_, flags, _ := bytes.Cut(text, []byte("// remarks: "))
	flags, _, _ = bytes.Cut(flags, []byte("\n"))
	target, filter, _ := strings.Cut(string(flags), " ")
	return remarksOf(t, file, text, target, filter)
}

// expectation begins a line that expects a remark of the next.
const expectation = "// expected-remark @below {{"

func withoutExpectations(text []byte) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	return bytes.Join(slices.DeleteFunc(lines, func(l []byte) bool { return bytes.Contains(l, []byte(expectation)) }), nil)
}

// withExpectations writes each remark of a program above the line that it is about.
func withExpectations(text []byte, list []remark.Remark) []byte {
	var out []byte
	for i, l := range bytes.SplitAfter(text, []byte("\n")) {
		indent := l[:len(l)-len(bytes.TrimLeft(l, " "))]
		for _, r := range list {
			if _, line, _ := r.Place(); line == i+1 {
				out = fmt.Appendf(out, "%s%s%s [%s]}}\n", indent, expectation, r.Message(), r.Row().Code)
			}
		}
		out = append(out, l...)
	}
	return out
}

// remarksOf plans a module and returns what is said of it.
func remarksOf(t *testing.T, file string, text []byte, target, filter string) []remark.Remark {
	t.Helper()
	m, err := grammar.Parse(file, text)
	if err == nil {
		err = verify.Module(m)
	}
	var list remark.List
	if err == nil {
		_, err = lowering.Compile(t.Context(), m, lowering.Options{Target: target, Until: lowering.StagePlan, Remarks: &list})
	}
	if err != nil {
		t.Fatal(err)
	}
	f, err := remark.ParseFilter(filter)
	if err != nil {
		t.Fatal(err)
	}
	return f.Of(list.All())
}

// checkLoops: of every loop over products in what frontends emit, a remark at the
// loop says that it copies ahead, or why not.
func (c *watched) checkLoops(t *testing.T, counts *counted) {
	t.Helper()
	if !strings.HasPrefix(c.path, "../") {
		return
	}
	about, err := remark.ParseFilter("schedule")
	if err != nil {
		t.Fatal(err)
	}
	at := map[ast.Pos]bool{}
	for _, r := range about.Of(c.remarks.All()) {
		if r.Op == "for" || r.Op == "loop" {
			at[r.Pos] = true
		}
	}
	c.m.Walk(func(op *ast.Op) {
		if (op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop) && hasProduct(op.Body(0)) {
			counts.loops++
			if !at[op.Pos] {
				t.Errorf("%s: nothing is said of the loop at byte %d", c.target, op.Pos)
			}
		}
	})
}

// hasProduct reports whether there is a product in a block or in an if of it.
func hasProduct(b *ast.Block) bool {
	for op := range b.Ops() {
		switch op.Opcode {
		case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
			return true
		case ast.OpIf:
			for i := range op.Regions() {
				if body := op.Body(i); body != nil && hasProduct(body) {
					return true
				}
			}
		}
	}
	return false
}
