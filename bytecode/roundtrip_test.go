package bytecode_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"tileir/ast"
	"tileir/bytecode"
	"tileir/grammar"
	"tileir/verify"
)

func files(t *testing.T) []string {
	var out []string
	for _, glob := range []string{"../examples/*.mlir", "testdata/*.mlir"} {
		list, err := filepath.Glob(glob)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, list...)
	}
	return out
}

func parse(t testing.TB, name string) *ast.Module {
	src, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse(name, src)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(m); err != nil {
		t.Fatal(err)
	}
	return m
}

func text(m *ast.Module) string {
	var b bytes.Buffer
	m.Print(&b, ast.PrintOptions{DebugInfo: true})
	return b.String()
}

// renamed gives the module the name that every module has after reading.
func renamed(m *ast.Module) *ast.Module {
	m.Body.First().SetAttr("sym_name", ast.StringAttr("kernels"))
	return m
}

func TestRoundTrip(t *testing.T) {
	for _, name := range files(t) {
		m := renamed(parse(t, name))
		data, err := bytecode.Encode(m, bytecode.Options{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		f, err := bytecode.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, want := text(f.Module), text(m); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
	}
}
