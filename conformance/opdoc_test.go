package conformance

import (
	"os"
	"testing"

	"tileir/ast"
	"tileir/ast/opdoc"
)

const opTexts = "../ast/opdoc/ops.txt"

// TestOpExamples runs the example of every op and compares what it prints; -update
// writes that anew. Every op of the language has one, which has the op in it.
func TestOpExamples(t *testing.T) {
	docs, err := opdoc.All()
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for i, d := range docs {
		said[d.Name] = true
		op, known := ast.Lookup(d.Name)
		if !known {
			t.Errorf("there is no op %s", d.Name)
			continue
		}
		got := runOpExample(t, d, op)
		if *update {
			docs[i].Output = got
		} else if got != d.Output {
			t.Errorf("%s prints\n%s\nexpected\n%s", d.Name, got, d.Output)
		}
	}
	for op := ast.OpUnregistered + 1; op < ast.NumOps; op++ {
		if info := &ast.Table[op]; !info.Is(ast.TestOnly) && !said[info.Name] {
			t.Errorf("%s says nothing of %s", opTexts, info.Name)
		}
	}
	if *update && !t.Failed() {
		if err := os.WriteFile(opTexts, []byte(opdoc.Format(docs)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// runOpExample runs one example and returns what it prints.
func runOpExample(t *testing.T, d opdoc.Doc, op ast.Opcode) string {
	t.Helper()
	m := parseValid(t, d.Program())
	found := false
	m.Walk(func(o *ast.Op) { found = found || o.Opcode == op })
	if !found {
		t.Errorf("the example of %s does not have it", d.Name)
	}
	printed, err := runOnce(t, m)
	if err != nil {
		t.Errorf("%s: %v", d.Name, err)
	}
	return printed
}
