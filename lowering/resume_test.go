package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering"
)

// planningPasses are the passes after which a module is still Tile IR.
func planningPasses() (names []string) {
	for _, p := range lowering.Passes() {
		if p[0] != "llvmgen" && p[0] != "ptxgen" {
			names = append(names, p[0])
		}
	}
	return names
}

// TestResume stops after a pass, prints, reads back and goes on: the PTX is the
// one of not stopping. Each program does so for one target, and after one pass in
// four; with TILEIR_RESUME=full for each of both.
func TestResume(t *testing.T) {
	full := os.Getenv("TILEIR_RESUME") == "full"
	files, err := filepath.Glob("testdata/*.mlir")
	more, err2 := filepath.Glob("testdata/fixedbugs/*.mlir")
	examples, err3 := filepath.Glob("../examples/*.mlir")
	if err := errors.Join(err, err2, err3); err != nil || len(files)*len(more)*len(examples) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	passes := planningPasses()
	for i, file := range append(append(files, more...), examples...) {
		for k, target := range testTargets {
			if !full && i%len(testTargets) != k {
				continue
			}
			t.Run(filepath.Base(file)+"/"+target, func(t *testing.T) {
				t.Parallel()
				m := parseFile(t, file)
				want := compilePTX(t, m, lowering.Options{Target: target})
				for n, pass := range passes {
					if !full && (i+n)%4 != 0 {
						continue
					}
					var dump bytes.Buffer
					compilePTX(t, m, lowering.Options{Target: target, PrintAfter: []string{pass}, Dump: &dump})
					again, err := grammar.Parse("after "+pass, lastDump(dump.Bytes()))
					if err != nil {
						t.Fatalf("after %s: %v", pass, err)
					}
					if got := compilePTX(t, again, lowering.Options{Target: target}); !bytes.Equal(got, want) {
						t.Errorf("after %s: going on gives other code:\n%s", pass, firstDifference(got, want))
					}
				}
			})
		}
	}
}

func parseFile(t *testing.T, file string) *ast.Module {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse(file, src)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// compilePTX compiles without the places of instructions, which are those of
// another text after reading back.
func compilePTX(t *testing.T, m *ast.Module, o lowering.Options) []byte {
	t.Helper()
	o.NoLineInfo = true
	r, err := lowering.Compile(t.Context(), m, o)
	if err != nil {
		t.Fatal(err)
	}
	return r.Code.PTX
}

// lastDump is the last of the dumps of a pass: where the first try needs too much
// shared memory there are two.
func lastDump(b []byte) []byte {
	i := bytes.LastIndex(b, []byte("// after "))
	return b[max(i, 0):]
}

func firstDifference(got, want []byte) string {
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("line %d: got  %s\n         want %s", i+1, g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines instead of %d", len(g), len(w))
}
