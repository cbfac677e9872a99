package verify_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"tileir/grammar"
	"tileir/verify"
)

// BenchmarkCheck measures verification per byte of the text that the module
// came from, and shows that a good module costs no memory per op.
func BenchmarkCheck(b *testing.B) {
	one, err := os.ReadFile("testdata/memory.mlir")
	if err != nil {
		b.Fatal(err)
	}
	good, _, _ := strings.Cut(string(one), "// -----")
	var all strings.Builder
	for i := range 1000 {
		all.WriteString(strings.Replace(good, "@m", "@m"+strconv.Itoa(i), 1))
	}
	text := []byte(all.String())
	m, err := grammar.Parse("memory.mlir", text)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if ds := verify.Check(m, verify.Options{}); len(ds) > 0 {
			b.Fatal(ds)
		}
	}
}
