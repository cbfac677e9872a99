package opdoc

import (
	"slices"
	"strings"
	"testing"
)

// TestFormat: what is written reads as the same; a section is for one op.
func TestFormat(t *testing.T) {
	docs, err := All()
	if err != nil {
		t.Fatal(err)
	}
	if Format(docs) != text {
		t.Error("ops.txt is not as Format writes it")
	}
	if !slices.IsSortedFunc(docs, func(a, b Doc) int { return strings.Compare(a.Name, b.Name) }) {
		t.Error("the ops are not in the order of their names")
	}
	for _, d := range docs {
		if d.Example == "" || d.Output == "" {
			t.Errorf("%s: expected an example and its output", d.Name)
		}
	}
}

// TestParse: what is no section is refused.
func TestParse(t *testing.T) {
	for _, bad := range []string{"text\n", "=== addi\n--- exmaple\n"} {
		if _, err := parse(bad); err == nil {
			t.Errorf("%q: expected an error", bad)
		}
	}
}
