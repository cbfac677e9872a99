package grammar

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
)

// formatSources lists the programs that formatting is tested on.
func formatSources(t testing.TB) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, pattern := range []string{"../examples/*.mlir", "../examples/*/*.mlir", "testdata/*.mlir", "testdata/*/*.mlir", "../verify/testdata/*.mlir", "../lowering/opt/testdata/*.mlir"} {
		paths, _ := filepath.Glob(pattern)
		for _, path := range paths {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for k, part := range strings.Split(string(src), "// -----\n") {
				out[path+"#"+string(rune('0'+k))] = part
			}
		}
	}
	return out
}

// Formatting changes no token and no comment, formats what it has formatted to
// itself, and has nothing to do in what the printer wrote.
func TestFormat(t *testing.T) {
	n := 0
	for name, src := range formatSources(t) {
		once, err := Format(name, []byte(src), Options{AllowUnregistered: true})
		if err != nil {
			continue // a file about errors
		}
		n++
		sameTokens(t, name, src, string(once))
		twice, err := Format(name, once, Options{AllowUnregistered: true})
		if err != nil || !bytes.Equal(once, twice) {
			t.Errorf("%s: formatting again changes it (%v):\n%s\nand then\n%s", name, err, once, twice)
		}
		sameModule(t, name, src, string(once))
	}
	if n < 20 {
		t.Errorf("only %d files were formatted", n)
	}
}

// sameTokens compares the tokens and comments of two texts.
func sameTokens(t *testing.T, name, a, b string) {
	t.Helper()
	x, y := significant(a), significant(b)
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			t.Errorf("%s: token %d: %q became %q\n%s", name, i, x[i], y[i], b)
			return
		}
	}
	if len(x) != len(y) {
		t.Errorf("%s: %d tokens and comments became %d\n%s", name, len(x), len(y), b)
	}
}

func significant(text string) []string {
	var out []string
	l := lexer{text: text}
	end := int32(0)
	for {
		tok := l.next()
		for line := range strings.Lines(text[end:tok.start]) {
			if s := strings.TrimSpace(line); s != "" {
				out = append(out, s)
			}
		}
		if end = tok.end; tok.kind == kEOF {
			return out
		}
		out = append(out, text[tok.start:tok.end])
	}
}

func sameModule(t *testing.T, name, a, b string) {
	t.Helper()
	x, err := ParseWith(name, []byte(a), Options{AllowUnregistered: true})
	y, err2 := ParseWith(name, []byte(b), Options{AllowUnregistered: true})
	if err != nil || err2 != nil {
		t.Errorf("%s: %v, formatted: %v", name, err, err2)
		return
	}
	if x.String() != y.String() {
		t.Errorf("%s: another module:\n%s\nformatted\n%s", name, x, y)
	}
}

// The layout is the printer's, but for long lines.
func TestFormatPrinted(t *testing.T) {
	for name, src := range formatSources(t) {
		m, err := ParseWith(name, []byte(src), Options{AllowUnregistered: true})
		if err != nil {
			continue
		}
		for _, o := range []ast.PrintOptions{{}, {Generic: true}, {DebugInfo: true}} {
			var printed bytes.Buffer
			m.Print(&printed, o)
			got, err := Format(name, printed.Bytes(), Options{AllowUnregistered: true})
			if err != nil {
				continue // a module that reads but is wrong
			}
			compareShortLines(t, name, printed.String(), string(got))
		}
	}
}

// compareShortLines compares texts whose lines may have been broken.
func compareShortLines(t *testing.T, name, want, got string) {
	t.Helper()
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for len(w) > 0 {
		if len(g) == 0 {
			t.Errorf("%s: nothing for %q", name, w[0])
			return
		}
		line := g[0]
		g = g[1:]
		for len(w[0]) > lineWidth && len(line) < len(w[0]) && len(g) > 0 {
			line += " " + strings.TrimSpace(g[0])
			g = g[1:]
		}
		if line != w[0] {
			t.Errorf("%s:\n%s\nbecame\n%s", name, w[0], line)
			return
		}
		w = w[1:]
	}
}

// What another dialect has between brackets stays as it is: the module has its
// spelling. A string in it ends on its line.
func TestFormatForeign(t *testing.T) {
	for _, src := range []string{"#a = #b <1  ,2>\n", "#a = #b.c <1  ,2>\n", "!a = !b<c  d>\n", "!a = !b.c <\"d\"  e>\n"} {
		once, err := Format("foreign", []byte(src), Options{AllowUnregistered: true})
		if err != nil || string(once) != src {
			t.Errorf("%q became %q (%v)", src, once, err)
		}
	}
	_, err := Format("foreign", []byte("#a = #b<\"c>\n#d = #e<\">\n"), Options{AllowUnregistered: true})
	if err == nil || !strings.Contains(err.Error(), "foreign:1:9: error: expected a string that ends on its line") {
		t.Errorf("expected an error at the string, got %v", err)
	}
}

// FuzzFormat: what can be read can be formatted, with every token and comment
// in its place, and then needs no formatting.
func FuzzFormat(f *testing.F) {
	for _, src := range formatSources(f) {
		f.Add(src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		o := Options{AllowUnregistered: true}
		once, err := Format("fuzz", []byte(src), o)
		if err != nil {
			return
		}
		sameTokens(t, "fuzz", src, string(once))
		if twice, err := Format("fuzz", once, o); err != nil || !bytes.Equal(once, twice) {
			t.Errorf("formatting again changes it (%v):\n%s\nand then\n%s", err, once, twice)
		}
	})
}
