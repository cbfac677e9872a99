package lowering_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tileir/family"
	"tileir/grammar"
	"tileir/lowering"
)

// copied is a register that is copied to another.
var copied = regexp.MustCompile(`^\s*mov\.b(?:32|64) %\w+, %\w+;`)

// TestSumsStay: while a product is under way, no instruction but products may touch its
// sums: ptxas waits for each product where one does, even where it only moves them. So
// from the product in a loop to the loop's next iteration nothing is copied but what is counted.
func TestSumsStay(t *testing.T) {
	const path = "../conformance/kernels/gemm_sizes.mlir"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, sums := range []string{"f16", "f32"} {
		defines := []family.Define{{Name: "SUM", Value: sums}, {Name: "BM", Value: "128"}, {Name: "BN", Value: "128"}, {Name: "K", Value: "512"}}
		module, err := grammar.ParseWith(path, text, grammar.Options{Defines: defines})
		if err != nil {
			t.Fatal(err)
		}
		r, err := lowering.Compile(t.Context(), module, lowering.Options{Target: "sm_90a"})
		if err != nil {
			t.Fatal(err)
		}
		_, loop, ok := strings.Cut(string(r.Code.PTX), "wgmma.commit_group")
		loop, _, ok2 := strings.Cut(loop, "\n$L")
		if !ok || !ok2 || !strings.Contains(loop, "bra $L") {
			t.Fatalf("sums of %s: no loop over products", sums)
		}
		n := 0
		for line := range strings.Lines(loop) {
			if copied.MatchString(line) {
				n++
			}
		}
		if n > 8 {
			t.Errorf("sums of %s: %d registers are copied behind a product:\n%s", sums, n, loop)
		}
	}
}
