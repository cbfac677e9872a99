package lsp

import (
	"fmt"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

// manyOps returns a kernel of so many lines.
func manyOps(lines int) string {
	var b strings.Builder
	b.WriteString("cuda_tile.module @m {\n  entry @k(%n: tile<i32>, %v0: tile<64x64xf32>) {\n")
	for i := range lines {
		fmt.Fprintf(&b, "    %%v%d = addf %%v%d, %%v%d rounding<nearest_even> : tile<64x64xf32>\n", i+1, i, i)
	}
	b.WriteString("    return\n  }\n}\n")
	return b.String()
}

// BenchmarkOpen is the time from opening a file of 3 MB to its findings.
func BenchmarkOpen(b *testing.B) {
	text := manyOps(3 << 20 / 70)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		started(b, text).idle()
	}
}

// BenchmarkKey is the time from a key stroke in a file of 500 lines to its findings, and
// to the answers of what an editor asks after each.
func BenchmarkKey(b *testing.B) {
	c := started(b, manyOps(500))
	c.idle()
	version := 2
	whole := protocol.InlayHintParams{TextDocument: ofFile.TextDocument, Range: protocol.Range{End: place(100, 0)}}
	for b.Loop() {
		c.change(version, 250, 4, 4, "x")
		c.idle()
		c.call("textDocument/completion", protocol.TextDocumentPositionParams{TextDocument: ofFile.TextDocument, Position: place(250, 5)})
		c.call("textDocument/semanticTokens/full", whole)
		c.call("textDocument/inlayHint", whole)
		c.change(version+1, 250, 4, 5, "")
		c.said = nil
		version += 2
	}
}
