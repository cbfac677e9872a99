package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"tileir/ast"
	"tileir/cmd/internal/codes"
	"tileir/cmd/internal/finding"
	"tileir/cmd/internal/interrupt"
	"tileir/cmd/internal/shell"
	"tileir/cmd/internal/version"
	"tileir/lsp"
)

// lspWord stands in place of a file: tileopt lsp.
var lspWord = shell.Word{Name: "lsp", What: "a language server on standard input and output"}

// serveEditor is a language server until the editor leaves.
func serveEditor(stdin io.Reader, stdout io.Writer, say *finding.Printer) int {
	ctx, stop := interrupt.Context(context.Background())
	defer stop()
	return finish(say, lsp.Serve(ctx, stdin, stdout, lsp.Options{
		Version: strings.TrimSpace(version.Line("tileopt")),
		OpDoc:   opDoc,
		Explain: explainMarkdown,
	}))
}

// opDoc returns the section of docs/OPS.md about an op.
func opDoc(name string) string {
	code, ok := ast.Lookup(name)
	if !ok {
		return ""
	}
	var b strings.Builder
	writeOpDoc(&b, &ast.Table[code])
	return b.String()
}

// explainMarkdown returns what --explain says of a code, for an editor.
func explainMarkdown(code string) string {
	e, ok := codes.Of(code)
	if !ok {
		return ""
	}
	text := fmt.Sprintf("**%s: %s**\n\n%s", e.Code, e.Title, e.Detail)
	if e.Example != "" {
		text += "\n\nExample:\n\n```tileir\n" + strings.TrimRight(e.Example, "\n") + "\n```"
	}
	return text
}
