package lowering_test

import (
	"bytes"
	"os"
	"testing"

	"tileir/grammar"
	"tileir/lowering"
)

// TestTransfersByHand changes by what tiles go to other threads, and from shared memory, in
// the text that the pass transfers leaves: the code does it so.
func TestTransfersByHand(t *testing.T) {
	for _, c := range []struct {
		file, old, new string
		fewer, more    string
	}{
		{"testdata/passes/shuffle.mlir", `by = "shuffles"`, `by = "scratch"`, "shfl.sync", "st.shared"},
		{"testdata/passes/shuffle.mlir", `by = "shuffles"`, `by = "warps"`, "shfl.sync", "bar.warp.sync"},
		{"testdata/gemm_nt.mlir", `by = "ldmatrix"`, `by = "ld"`, "ldmatrix", "ld.shared"},
		{"testdata/gemm_nn.mlir", `by = "ldmatrix.trans"`, `by = "ld"`, "ldmatrix", "ld.shared"},
		{"../examples/gemm_pointers.mlir", `steps = array<i64: 4, 1>`, `steps = array<i64: 1, 1>`, "ld.shared.v4", "ld.shared.b32"},
	} {
		t.Run(c.old, func(t *testing.T) {
			var dump bytes.Buffer
			o := lowering.Options{Target: "sm_80", PrintAfter: []string{"transfers"}, Dump: &dump}
			before := compilePTX(t, parse(t, c.file), o)
			edited, err := grammar.Parse("edited.mlir", bytes.ReplaceAll(dump.Bytes(), []byte(c.old), []byte(c.new)))
			if err != nil {
				t.Fatal(err)
			}
			after := compilePTX(t, edited, lowering.Options{Target: "sm_80"})
			count := func(ptx []byte, text string) int { return bytes.Count(ptx, []byte(text)) }
			if b, a := count(before, c.fewer), count(after, c.fewer); a >= b {
				t.Errorf("expected fewer %s than %d, got %d", c.fewer, b, a)
			}
			if b, a := count(before, c.more), count(after, c.more); a <= b {
				t.Errorf("expected more %s than %d, got %d", c.more, b, a)
			}
		})
	}
}

// TestBatchesByHand: a store goes in batches of as many registers as its plan says, also
// where that is changed by hand.
func TestBatchesByHand(t *testing.T) {
	var dump bytes.Buffer
	o := lowering.Options{Target: "sm_90a", PrintAfter: []string{"batch"}, Dump: &dump}
	compilePTX(t, parse(t, "testdata/passes/batch.mlir"), o)
	for _, c := range []struct {
		batch string
		loads int // before the first store of the first entry, of two tiles
	}{{"gpu.batch = 16", 32}, {"gpu.batch = 8", 16}, {"gpu.batch = 1", 2}, {"gpu.batch = 32", 64}} {
		edited, err := grammar.Parse("edited.mlir", bytes.ReplaceAll(dump.Bytes(), []byte("gpu.batch = 16"), []byte(c.batch)))
		if err != nil {
			t.Fatal(err)
		}
		before, _, _ := bytes.Cut(compilePTX(t, edited, lowering.Options{Target: "sm_90a"}), []byte("st.global"))
		if got := bytes.Count(before, []byte("ld.global")); got != c.loads {
			t.Errorf("%s: expected %d loads before the first store, got %d", c.batch, c.loads, got)
		}
	}
}

// TestWarpsApart: where warps store what they have, none waits for another; by way of scratch
// that they share, they do, before and behind it.
func TestWarpsApart(t *testing.T) {
	text, err := os.ReadFile("testdata/passes/within_warps.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := planAfter(t, text, "transfers")
	for by, barriers := range map[string]int{"warps": 0, "scratch": 1} {
		edited := bytes.ReplaceAll(dump, []byte(`by = "warps"`), []byte(`by = "`+by+`"`))
		if got := bytes.Count(planAfter(t, edited, "barriers"), []byte(`"gpu.barrier"`)); got != barriers {
			t.Errorf("by %s: %d barriers, want %d", by, got, barriers)
		}
	}
}
