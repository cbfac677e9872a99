package opt_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/opt"
	"tileir/verify"
)

var update = flag.Bool("update", false, "write what the passes make as what is expected")

// mark parts the modules of a file.
const mark = "// -----\n"

// Each file of testdata is run through the pass it is called after, and the
// result compared with the .out file next to it.
func TestFiles(t *testing.T) {
	for i := range opt.Passes {
		p := &opt.Passes[i]
		t.Run(p.Name, func(t *testing.T) {
			path := filepath.Join("testdata", p.Name+".mlir")
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatalf("a pass needs a test: %v", err)
			}
			var out []string
			for _, text := range strings.Split(string(src), mark) {
				out = append(out, applied(t, path, text, p))
			}
			compare(t, strings.TrimSuffix(path, "mlir")+"out", strings.Join(out, mark))
		})
	}
}

func compare(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil || string(want) != got {
		t.Errorf("%s differs (%v); got\n%s\n(go test ./lowering/opt -update writes that down)", path, err, got)
	}
}

// applied parses a module, runs the pass, checks the result, and prints it.
func applied(t *testing.T, path, text string, p *opt.Pass) string {
	t.Helper()
	m := parse(t, path, text)
	p.Run(m, p.Value)
	return checked(t, p.Name, m, strings.Contains(text, "loc("))
}

func parse(t *testing.T, path, text string) *ast.Module {
	t.Helper()
	m, err := grammar.Parse(path, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if ds := verify.Check(m, verify.Options{}); ds.Err() != nil {
		t.Fatal(ds)
	}
	return m
}

// checked verifies what a pass made and returns it as text.
func checked(t *testing.T, pass string, m *ast.Module, locations bool) string {
	t.Helper()
	if ds := verify.Check(m, verify.Options{}); ds.Err() != nil {
		t.Fatalf("%s made a wrong module: %v\n%s", pass, ds, m)
	}
	var out bytes.Buffer
	if err := m.Print(&out, ast.PrintOptions{DebugInfo: locations}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// fixpoint runs cse on what it made until it erases no more: as the public one,
// it leaves what only a dead op reads, which is dead the next time. All other
// passes are done at once.
func fixpoint(p *opt.Pass, text string, again func(string) string) string {
	for p.Name == "cse" {
		next := again(text)
		if len(next) >= len(text) {
			break
		}
		text = next
	}
	return text
}

// A pass leaves a good module and finds nothing more to do in it.
func TestExamplesAreDone(t *testing.T) {
	files, _ := filepath.Glob("../../examples/*.mlir")
	own, _ := filepath.Glob("testdata/*.mlir")
	if len(files) == 0 {
		t.Fatal("no examples")
	}
	for _, path := range append(files, own...) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range strings.Split(string(src), mark) {
			for i := range opt.Passes {
				p := &opt.Passes[i]
				once := applied(t, path, text, p)
				once = fixpoint(p, once, func(text string) string { return applied(t, path, text, p) })
				if twice := applied(t, path, once, p); p.Param == "" && twice != once {
					t.Errorf("%s of %s is not done:\n%s\nand then\n%s", p.Name, path, once, twice)
				}
			}
		}
	}
}

func TestPipeline(t *testing.T) {
	for text, want := range map[string]string{
		"cse":                               "cse",
		"builtin.module(canonicalize, cse)": "canonicalize cse",
		"m(entry(loop-split{split-threshold=3}),dce)": "loop-split=3 dce",
		"":                           "",
		"m(cse":                      "error: expected ')' at the end of the pipeline",
		"cse)":                       `error: expected no ')' before ")"`,
		"inline":                     `error: there is no pass "inline"`,
		"cse{a=1}":                   `error: expected no options of cse, got "a=1"`,
		"loop-split{split-threshold": "error: expected '}' after the options of loop-split",
		"loop-split{x=1}":            `error: expected split-threshold=NUMBER as the option of loop-split, got "x=1"`,
	} {
		steps, err := opt.ParsePipeline(text)
		var got []string
		for _, s := range steps {
			name := s.Pass.Name
			if s.Value != s.Pass.Value {
				name += "=" + string(rune('0'+s.Value))
			}
			got = append(got, name)
		}
		if err != nil {
			got = []string{"error: " + err.Error()}
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("%s: got %s, want %s", text, g, want)
		}
	}
}
