package analysis

import (
	"os"
	"slices"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/verify"
)

// TestLoopTokens asks of each load in a loop of testdata/tokens.mlir what it has to
// wait for. The comment behind it names the tokens from outside the loop, "nothing"
// for none, or says that something in the loop "holds" it.
func TestLoopTokens(t *testing.T) {
	src, err := os.ReadFile("testdata/tokens.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse("tokens.mlir", src)
	if err != nil {
		t.Fatal(err)
	}
	if err := verify.Module(m); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(src), "\n")
	asked := 0
	m.Walk(func(load *ast.Op) {
		if load.Opcode != ast.OpLoadPtrTko || len(operandTokens(load)) == 0 {
			return
		}
		line, _ := m.Source.Position(load.Pos)
		_, want, ok := strings.Cut(lines[line-1], "// ")
		if !ok {
			return
		}
		asked++
		if got := waitsFor(load); got != want {
			t.Errorf("line %d: %s: got %q, expected %q", line, load.Result(0).Name, got, want)
		}
	})
	if asked < 12 {
		t.Errorf("only %d loads have an expectation", asked)
	}
}

// waitsFor says what a load has to wait for, in the words of the comments.
func waitsFor(load *ast.Op) string {
	loop := load.Parent()
	for loop.Opcode != ast.OpFor && loop.Opcode != ast.OpLoop {
		loop = loop.Parent()
	}
	tokens := NewLoopTokens(loop)
	if !tokens.Add(operandTokens(load)[0]) {
		return "holds"
	}
	nothing := NewLoopTokens(nil)
	var names []string
	for _, v := range tokens.Outside {
		if !nothing.Add(v) {
			names = append(names, "%"+v.Name)
		}
	}
	slices.Sort(names)
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, " ")
}

// TestLoopTokensTogether adds tokens to one collection: what holds one load back
// leaves nothing behind that others are taken for free by.
func TestLoopTokensTogether(t *testing.T) {
	src, err := os.ReadFile("testdata/tokens.mlir")
	if err != nil {
		t.Fatal(err)
	}
	m, err := grammar.Parse("tokens.mlir", src)
	if err != nil {
		t.Fatal(err)
	}
	m.Walk(func(loop *ast.Op) {
		if loop.Opcode != ast.OpFor {
			return
		}
		shared := NewLoopTokens(loop)
		for _, times := range []int{1, 2} {
			loop.Walk(func(load *ast.Op) {
				if load.Opcode != ast.OpLoadPtrTko || len(operandTokens(load)) == 0 {
					return
				}
				token := operandTokens(load)[0]
				if got, want := shared.Add(token), NewLoopTokens(loop).Add(token); got != want {
					t.Errorf("%s, time %d: got %v, expected %v", load.Result(0).Name, times, got, want)
				}
			})
		}
	})
}
