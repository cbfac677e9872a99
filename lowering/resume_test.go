package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"regexp"
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

// checkResume stops after every pass, prints, reads back and goes on: the PTX is the
// one of not stopping. What is read back after a pass need not go to the end: it
// goes up to the next pass that changes anything, and leaves what was left there
// without stopping, which is where the next one starts.
func (c *watched) checkResume(t *testing.T) {
	t.Helper()
	if c.again {
		c.checkResumeToTheEnd(t)
		return
	}
	for i := 0; i < len(c.dumps); {
		next := i + 1
		for next < len(c.dumps) && bytes.Equal(withoutPlace(c.dumps[i].text), withoutPlace(c.dumps[next].text)) {
			next++
		}
		m := readDump(t, c.dumps[i])
		if next == len(c.dumps) {
			if got := compilePTX(t, m, lowering.Options{Target: c.target}); !bytes.Equal(got, c.result.Code.PTX) {
				t.Errorf("%s: after %s: going on gives other code:\n%s", c.target, c.dumps[i].pass, firstDifference(got, c.result.Code.PTX))
			}
			return
		}
		var stop stopAt
		want := c.dumps[next]
		_, err := lowering.Compile(t.Context(), m, lowering.Options{Target: c.target, NoLineInfo: true, Reasons: true, PrintAfter: []string{want.pass}, Dump: &stop})
		if !errors.Is(err, errStopped) {
			t.Fatalf("%s: from %s to %s: %v", c.target, c.dumps[i].pass, want.pass, err)
		}
		if _, got, _ := bytes.Cut(stop.text, []byte("\n")); !bytes.Equal(got, want.text) {
			t.Errorf("%s: after %s: going on, %s leaves another plan:\n%s", c.target, c.dumps[i].pass, want.pass, firstDifference(got, want.text))
		}
		i = next
	}
}

// checkResumeToTheEnd goes to the end, as the passes that ran last know what was tried
// before: after one pass in four, with TILEIR_TESTS=all after each.
func (c *watched) checkResumeToTheEnd(t *testing.T) {
	t.Helper()
	for n, d := range c.dumps {
		if !thorough() && (len(c.path)+n)%4 != 0 {
			continue
		}
		if got := compilePTX(t, readDump(t, d), lowering.Options{Target: c.target}); !bytes.Equal(got, c.result.Code.PTX) {
			t.Errorf("%s: after %s: going on gives other code:\n%s", c.target, d.pass, firstDifference(got, c.result.Code.PTX))
		}
	}
}

// placePattern matches how far an entry has gone.
var placePattern = regexp.MustCompile(`, gpu\.planned = "[^"]*"|gpu\.planned = "[^"]*"(, )?`)

func withoutPlace(text []byte) []byte { return placePattern.ReplaceAll(text, nil) }

func readDump(t *testing.T, d passDump) *ast.Module {
	t.Helper()
	m, err := grammar.Parse("after "+d.pass, d.text)
	if err != nil {
		t.Fatalf("after %s: %v", d.pass, err)
	}
	return m
}

// compilePTX compiles without the places of instructions.
func compilePTX(t *testing.T, m *ast.Module, o lowering.Options) []byte {
	t.Helper()
	o.NoLineInfo = true
	r, err := lowering.Compile(t.Context(), m, o)
	if err != nil {
		t.Fatal(err)
	}
	return r.Code.PTX
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

// TestStartAfter goes on from dumps that do not say how far they went, after the pass that is
// named: the PTX is the one of not stopping.
func TestStartAfter(t *testing.T) {
	for _, path := range []string{"../examples/gemm_views.mlir", "../conformance/kernels/cutile/attention.mlir", "testdata/byhand/two_producers.mlir"} {
		for _, target := range []string{"sm_90a", "sm_80"} {
			if strings.Contains(path, "byhand") && target != "sm_90a" {
				continue
			}
			c := compileWatched(t, path, parse(t, path), target)
			started := 0
			for _, d := range c.dumps {
				m := readDump(t, passDump{d.pass, withoutPlace(d.text)})
				if strings.Count(m.String(), "gpu.") == 0 { // nothing in it is of a plan yet
					continue
				}
				if got := compilePTX(t, m, lowering.Options{Target: target, StartAfter: d.pass}); !bytes.Equal(got, c.result.Code.PTX) {
					t.Errorf("%s on %s, after %s: going on gives other code:\n%s", path, target, d.pass, firstDifference(got, c.result.Code.PTX))
				}
				started++
			}
			if started < 8 { // the plan by hand begins behind roles
				t.Errorf("%s on %s: %d dumps to start after", path, target, started)
			}
		}
	}
}

// TestStartAfterRefused: what is no pass to start after, or says another, is refused, at the
// entry or at the first op of the plan.
func TestStartAfterRefused(t *testing.T) {
	text, err := os.ReadFile("../examples/gemm_views.mlir")
	if err != nil {
		t.Fatal(err)
	}
	dump := planAfter(t, text, "mma")
	bare := withoutPlace(dump)
	for _, c := range []struct {
		text  []byte
		start string
		want  string
	}{
		{text, "mna", `there is no planning pass "mna" to start after: expected one of fold, canonicalize, `},
		{text, "llvmgen", `there is no planning pass "llvmgen" to start after: expected one of fold, `},
		{text, "mma", "there is nothing to start after pass mma: no entry of the module has a plan"},
		{dump, "roles", "entry: expected to start after pass roles, got an entry that went through mma"},
		{bare, "", "gpu.alloc_shared: expected gpu.planned on the entry or a pass to start after: there is a plan here, and nothing says how far it went"},
		{bytes.Replace(dump, []byte(`gpu.planned = "mma"`), []byte(`gpu.planned = "mna"`), 1), "", "entry: expected a planning pass as gpu.planned, one of fold, "},
		{bytes.Replace(dump, []byte(`gpu.planned = "mma"`), []byte(`gpu.planned = 3 : i64`), 1), "", "entry: expected a planning pass as gpu.planned, one of fold, "},
	} {
		_, err := lowering.Compile(t.Context(), parseText(t, c.text), lowering.Options{Target: "sm_90a", StartAfter: c.start})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("after %q: got %v, want %s", c.start, err, c.want)
		}
	}
}
