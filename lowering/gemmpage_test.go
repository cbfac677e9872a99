package lowering_test

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestGEMMPage holds the plans in docs/GEMM.md to what passes leave of the example.
func TestGEMMPage(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../docs/GEMM.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```after ([a-z-]+)\n(.*?)```").FindAllSubmatch(page, -1)
	if len(blocks) == 0 {
		t.Fatal("docs/GEMM.md has no plans")
	}
	for _, b := range blocks {
		rest := planAfter(t, text, string(b[1]))
		for line := range strings.Lines(string(b[2])) {
			want, _, _ := strings.Cut(strings.TrimSpace(line), "…")
			i := bytes.Index(rest, []byte(want))
			if i < 0 {
				t.Errorf("docs/GEMM.md: behind what stands before it, the plan after %s lacks\n\t%s", b[1], want)
				continue
			}
			rest = rest[i+len(want):]
		}
	}
}
