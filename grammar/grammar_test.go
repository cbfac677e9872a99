package grammar_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
)

var update = flag.Bool("update", false, "write what the printer prints into testdata/printed")

func parse(t *testing.T, name string, src []byte) *ast.Module {
	t.Helper()
	m, err := grammar.ParseWith(name, src, grammar.Options{AllowUnregistered: true})
	if err != nil {
		t.Fatalf("%s does not parse:\n%v\n%s", name, err, numbered(src))
	}
	return m
}

func print(t *testing.T, m *ast.Module, o ast.PrintOptions) string {
	t.Helper()
	var b bytes.Buffer
	if err := m.Print(&b, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// numbered shows the start of a source for messages.
func numbered(src []byte) string {
	lines := strings.SplitAfterN(string(src), "\n", 80)
	return strings.Join(lines[:min(len(lines), 79)], "")
}

func files(t *testing.T, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("no files %s: %v", pattern, err)
	}
	return names
}

// roundTrip checks the laws of reading and printing: every form of a module
// reads as a module that prints the same in every form.
func roundTrip(t *testing.T, name string, src []byte) {
	t.Helper()
	m := parse(t, name, src)
	forms := []ast.PrintOptions{{}, {Generic: true}, {DebugInfo: true}, {Generic: true, DebugInfo: true}}
	for _, o := range forms {
		text := print(t, m, o)
		again := parse(t, name+", printed", []byte(text))
		for _, o2 := range forms {
			if o2.DebugInfo && (!o.DebugInfo || o2.Generic != o.Generic) {
				continue // the locations are not in the text; the generic form alone says them of all arguments
			}
			if got, want := print(t, again, o2), print(t, m, o2); got != want {
				t.Fatalf("%s: printed with %+v and read again, it prints with %+v as\n%s\ninstead of\n%s", name, o, o2, got, want)
			}
		}
	}
}

func TestRoundTrip(t *testing.T) {
	for _, pattern := range []string{"testdata/*.mlir", "testdata/printed/*.mlir", "testdata/kept/*.mlir", "../examples/*.mlir", "../examples/*/*.mlir"} {
		names, _ := filepath.Glob(pattern)
		for _, name := range names {
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			roundTrip(t, name, src)
		}
	}
}

// TestPrinted holds the printer to the exact text of testdata/printed, where
// each file is its own print.
func TestPrinted(t *testing.T) {
	for _, name := range files(t, "testdata/printed/*.mlir") {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		got := print(t, parse(t, name, src), ast.PrintOptions{
			Generic: strings.Contains(name, "generic"), DebugInfo: strings.Contains(name, "debuginfo"),
		})
		if *update {
			if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if got != string(src) {
			t.Errorf("%s prints as\n%s\n(go test ./grammar -update writes that down)", name, got)
		}
	}
}

// TestKept holds what is only kept to its form: a line of testdata/kept is an op
// that prints as the line's comment says, or with an alias for that.
func TestKept(t *testing.T) {
	for _, name := range files(t, "testdata/kept/*.mlir") {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(src), "\n") {
			op, want, ok := strings.Cut(line, " // kept: ")
			if !ok {
				continue
			}
			got := print(t, parse(t, fmt.Sprintf("%s:%d", name, i+1), []byte(op)), ast.PrintOptions{})
			if !strings.Contains(got, " = "+want+"}") && !strings.Contains(got, " = "+want+"\n") {
				t.Errorf("%s:%d prints as\n%s", name, i+1, got)
			}
		}
	}
}

// wanted is an expectation in a comment: "// error: text [CODE]" on the line
// of the error, "// note: text" on that of a note. A caret comment on the next
// line gives the column.
var (
	wanted = regexp.MustCompile(`// (error|note): ?(.*?) ?(\[TIR\d+\])?$`)
	caret  = regexp.MustCompile(`^//( *)\^$`)
)

func TestErrors(t *testing.T) {
	for _, name := range files(t, "testdata/errors/*.mlir") {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range strings.Split(string(src), "// -----\n") {
			checkErrors(t, name, i, part)
		}
	}
}

func checkErrors(t *testing.T, name string, index int, src string) {
	_, err := grammar.ParseWith(name, []byte(src), grammar.Options{AllowUnregistered: strings.Contains(name, "foreign")})
	var ds ast.Diagnostics
	if err != nil && !errors.As(err, &ds) {
		t.Fatalf("%s: the error is %T, not ast.Diagnostics", name, err)
	}
	type finding struct {
		line, col int
		text      string
		seen      bool
	}
	var got []finding
	add := func(d *ast.Diagnostic, text string) {
		line, col := d.Source.Position(d.Pos)
		got = append(got, finding{line, col, text, false})
	}
	for _, d := range ds {
		add(d, "error: "+d.Message+" ["+d.Code+"]")
		for _, n := range d.Notes {
			add(n, "note: "+n.Message)
		}
	}
	lines := strings.Split(src, "\n")
	for i, line := range lines {
		for _, m := range wanted.FindAllStringSubmatch(line, -1) {
			col := 0
			if i+1 < len(lines) {
				if c := caret.FindStringSubmatch(lines[i+1]); c != nil {
					col = len(c[0])
				}
			}
			found := false
			for k := range got {
				g := &got[k]
				if !g.seen && g.line == i+1 && (col == 0 || g.col == col) && strings.HasPrefix(g.text, m[1]+": ") &&
					strings.Contains(g.text, m[2]) && strings.HasSuffix(g.text, m[3]) {
					g.seen, found = true, true
					break
				}
			}
			if !found {
				t.Errorf("%s, part %d, line %d: expected at column %d: %s", name, index, i+1, col, m[0])
			}
		}
	}
	for _, g := range got {
		if !g.seen {
			t.Errorf("%s, part %d, line %d:%d: unexpected %s", name, index, g.line, g.col, g.text)
		}
	}
}

// TestByteOrderMark: a byte order mark is no part of a text, and counts as no
// column.
func TestByteOrderMark(t *testing.T) {
	const module = "cuda_tile.module @m {\n}\n"
	if got := print(t, parse(t, "marked", []byte("\ufeff"+module)), ast.PrintOptions{}); got != module {
		t.Errorf("got %q", got)
	}
	if got, err := grammar.Format("marked", []byte("\ufeff"+module), grammar.Options{}); err != nil || string(got) != module {
		t.Errorf("formatted: got %q, %v", got, err)
	}
	if _, err := grammar.Parse("f.mlir", []byte("\ufeffentri")); err == nil || !strings.HasPrefix(err.Error(), "f.mlir:1:1: error: expected an op, got 'entri'") {
		t.Errorf("got %v", err)
	}
}

// TestCodes holds the list of codes to its promise: each in order, with a
// title, a detail and an example that draws it.
func TestCodes(t *testing.T) {
	for i, c := range grammar.Codes {
		if want := "TIR" + string([]byte{'0' + byte((i+1)/1000%10), '0' + byte((i+1)/100%10), '0' + byte((i+1)/10%10), '0' + byte((i+1)%10)}); c.Code != want {
			t.Errorf("code %d is %s, expected %s", i, c.Code, want)
		}
		if c.Title == "" || c.Detail == "" {
			t.Errorf("%s has no title or detail", c.Code)
		}
		if c.Example == "" {
			continue
		}
		src := "cuda_tile.module @m {\n entry @k(%a: tile<i32>, %b: tile<i32>, %p: tile<ptr<f32>>) {\n" + c.Example + "\n}\n}\n"
		if c.Code == "TIR0021" {
			src = c.Example
		}
		_, err := grammar.Parse("example", []byte(src))
		if err == nil || !strings.Contains(err.Error(), c.Code) {
			t.Errorf("the example of %s draws %v", c.Code, err)
		}
	}
}
