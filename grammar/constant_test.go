package grammar_test

import (
	"strings"
	"testing"

	"tileir/grammar"
)

// A constant is one number for all elements only if the last of them is, too.
func TestLastElementDiffers(t *testing.T) {
	const list = "constant <i32: [1, 1, 1, 1, 1, 1, 1, 2]> : tile<8xi32>"
	m, err := grammar.Parse("constant.mlir", []byte("cuda_tile.module @m { entry @k() { %0 = "+list+" } }"))
	if err != nil {
		t.Fatal(err)
	}
	if text := m.String(); !strings.Contains(text, list) {
		t.Errorf("expected %s, got\n%s", list, text)
	}
}
