package ast_test

import (
	"os"
	"regexp"
	"testing"

	"tileir/ast"
)

// TestParts holds the names of operands and results to the table, in which none stands
// twice in a row.
func TestParts(t *testing.T) {
	known := map[string]bool{}
	for _, info := range ast.Table {
		row := map[string]bool{}
		for _, list := range [][]ast.OperandInfo{info.Operands, info.Results} {
			for _, part := range list {
				if row[part.Name] {
					t.Errorf("%s has two parts called %s", info.Name, part.Name)
				}
				row[part.Name], known[part.Name] = true, true
			}
		}
	}
	text, err := os.ReadFile("parts.go")
	if err != nil {
		t.Fatal(err)
	}
	names := regexp.MustCompile(`(?m) Part = "(\w+)"$`).FindAllSubmatch(text, -1)
	if len(names) == 0 {
		t.Error("no constants found")
	}
	for _, m := range names {
		if !known[string(m[1])] {
			t.Errorf("%q: no op of the table has such a part", m[1])
		}
	}
}
