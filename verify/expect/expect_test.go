package expect

import (
	"strings"
	"testing"

	"tileir/ast"
)

const text = `// expected-error @below {{too wide}}
// expected-note @+3 {{defined here}}
op1
op2 // expected-warning-re {{index {{[0-9]+}} of}}
op3
`

func at(line, col int, sev ast.Severity, msg string, notes ...*ast.Diagnostic) *ast.Diagnostic {
	src := &ast.Source{Name: "t", Text: []byte(text)}
	off := 0
	for i := 1; i < line; i++ {
		off += strings.IndexByte(text[off:], '\n') + 1
	}
	return &ast.Diagnostic{Severity: sev, Source: src, Pos: ast.Pos(off + col), Message: msg, Notes: notes}
}

func TestCheck(t *testing.T) {
	good := ast.Diagnostics{
		at(3, 1, ast.Error, "far too wide", at(5, 1, ast.Note, "defined here")),
		at(4, 1, ast.Warning, "index 17 of 4"),
	}
	if p := Check([]byte(text), 0, good); len(p) > 0 {
		t.Errorf("all met, got %q", p)
	}
	if p := Check([]byte(text), 0, good[:1]); len(p) != 1 || !strings.Contains(p[0], "expected warning") {
		t.Errorf("one missing, got %q", p)
	}
	elsewhere := []byte("// expected-error @unknown {{another}}\n" + "// expected-error@unknown {{missing}}\n")
	if p := Check(elsewhere, 0, ast.Diagnostics{at(5, 1, ast.Error, "another")}); len(p) != 1 || p[0] != `line 2: expected error "missing" anywhere, got none` {
		t.Errorf("one that is nowhere, got %q", p)
	}
	more := append(good, at(5, 1, ast.Error, "another"))
	if p := Check([]byte(text), 0, more); len(p) != 1 || p[0] != "line 5: unexpected error: another" {
		t.Errorf("one too many, got %q", p)
	}
	if p := Check([]byte("x // expected-error-re {{a {{(}} b}}\n"), 4, nil); len(p) != 1 || !strings.HasPrefix(p[0], "line 5:") {
		t.Errorf("bad expression, got %q", p)
	}
}
