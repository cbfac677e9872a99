package lowering_test

import (
	"bytes"
	"errors"
	"fmt"
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
var placePattern = regexp.MustCompile(`gpu\.planned = "[^"]*"`)

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
