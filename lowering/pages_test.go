package lowering_test

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestPages holds the plans in docs/GEMM.md and docs/ATTENTION.md to what passes leave of
// the programs that they are about.
func TestPages(t *testing.T) {
	for page, program := range map[string]string{
		"GEMM.md": "../examples/gemm_views.mlir", "ATTENTION.md": "../conformance/kernels/cutile/attention_causal.mlir",
	} {
		t.Run(page, func(t *testing.T) { checkPage(t, "docs/"+page, program) })
	}
}

func checkPage(t *testing.T, name, program string) {
	text, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../" + name)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```after ([a-z-]+)\n(.*?)```").FindAllSubmatch(page, -1)
	if len(blocks) == 0 {
		t.Fatalf("%s has no plans", name)
	}
	for _, b := range blocks {
		rest := planAfter(t, text, string(b[1]))
		for line := range strings.Lines(string(b[2])) {
			want, _, _ := strings.Cut(strings.TrimSpace(line), "…")
			i := bytes.Index(rest, []byte(want))
			if i < 0 {
				t.Errorf("%s: behind what stands before it, the plan after %s lacks\n\t%s", name, b[1], want)
				continue
			}
			rest = rest[i+len(want):]
		}
	}
}
