package chunk

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
	"tileir/lowering/machine"
)

// ordered is a program of n loads of large tiles, all in one loop once it is cut into
// chunks. Each waits for a join of some of those before it, the store for all; what is
// loaded is added up in the order of sums.
func ordered(r *rand.Rand, n int) (text string) {
	var b strings.Builder
	b.WriteString(`cuda_tile.module @m { entry @k(%a: tile<ptr<f64>>) {
%lane = iota : tile<65536xi32>
%b = reshape %a : tile<ptr<f64>> -> tile<1xptr<f64>>
%bs = broadcast %b : tile<1xptr<f64>> -> tile<65536xptr<f64>>
%p = offset %bs, %lane : tile<65536xptr<f64>>, tile<65536xi32> -> tile<65536xptr<f64>>
%v0 = constant <f64: 0.0> : tile<65536xf64>
%j0 = make_token : token
`)
	for i := range n {
		fmt.Fprintf(&b, "%%x%d, %%r%d = load_ptr_tko weak %%p token=%%j%d : tile<65536xptr<f64>> -> tile<65536xf64>, token\n", i, i, i)
		fmt.Fprintf(&b, "%%l%d = join_tokens %%r%d, %%j%d : token\n%%j%d = join_tokens %%l%d, %%r%d : token\n", i, i, r.IntN(i+1), i+1, i, r.IntN(i+1))
		fmt.Fprintf(&b, "%%w%d = join_tokens %%j%d, %%%s : token\n", i, i+1, map[bool]string{true: fmt.Sprintf("w%d", i-1), false: "j0"}[i > 0])
	}
	sums := r.Perm(n)
	for i, x := range sums {
		fmt.Fprintf(&b, "%%v%d = addf %%v%d, %%x%d : tile<65536xf64>\n", i+1, i, x)
	}
	fmt.Fprintf(&b, "%%end = store_ptr_tko weak %%p, %%v%d token=%%w%d : tile<65536xptr<f64>>, tile<65536xf64> -> token\nreturn\n} }\n", n, n-1)
	return b.String()
}

// TestTurn: where loads and a store are in one loop, the store waits for all loads of the
// turn that it waited for before. In the order of the program that takes as many tokens as
// there are loads, and not its square.
func TestTurn(t *testing.T) {
	device, _ := machine.Of("sm_90a")
	for seed := range uint64(30) {
		n := 1 + int(seed)
		text := ordered(rand.New(rand.NewPCG(seed, 0)), n)
		m, err := grammar.Parse("turn.mlir", []byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		var store *ast.Op
		loads := 0
		m.Walk(func(op *ast.Op) {
			if op.Opcode == ast.OpEntry {
				if _, _, err := Entry(t.Context(), op, m.Source, ForTarget(device, 1)); err != nil {
					t.Fatal(err)
				}
			}
		})
		m.Walk(func(op *ast.Op) {
			switch op.Opcode {
			case ast.OpLoadPtrTko:
				loads++
			case ast.OpStorePtrTko:
				store = op
			}
		})
		before := map[*ast.Op]bool{}
		var visit func(v *ast.Value)
		visit = func(v *ast.Value) {
			if op := v.Def(); op != nil && !before[op] && v.Type == (ast.TokenType{}) {
				before[op] = true
				for _, o := range op.Operands() {
					visit(o)
				}
			}
		}
		for _, o := range store.Operands() {
			visit(o)
		}
		found := 0
		for op := range before {
			if op.Opcode == ast.OpLoadPtrTko && op.Block() == store.Block() {
				found++
			}
		}
		if loads != n || found != n {
			t.Errorf("seed %d: the store waits for %d of %d loads, %d were written\n%s", seed, found, loads, n, text)
		}
	}
}

// TestTurnGrows: the tokens of n loads in a row grow with n.
func TestTurnGrows(t *testing.T) {
	device, _ := machine.Of("sm_90a")
	count := func(n int) (tokens int) {
		var b strings.Builder
		b.WriteString(ordered(rand.New(rand.NewPCG(0, 0)), 1))
		text := b.String()
		head, _, _ := strings.Cut(text, "%x0")
		b.Reset()
		b.WriteString(head)
		for i := range n {
			fmt.Fprintf(&b, "%%x%d, %%r%d = load_ptr_tko weak %%p token=%%j%d : tile<65536xptr<f64>> -> tile<65536xf64>, token\n", i, i, i)
			fmt.Fprintf(&b, "%%j%d = join_tokens %%r%d, %%j%d : token\n%%v%d = addf %%v%d, %%x%d : tile<65536xf64>\n", i+1, i, i, i+1, i, i)
		}
		fmt.Fprintf(&b, "%%end = store_ptr_tko weak %%p, %%v%d token=%%j%d : tile<65536xptr<f64>>, tile<65536xf64> -> token\nreturn\n} }\n", n, n)
		m, err := grammar.Parse("turn.mlir", []byte(b.String()))
		if err != nil {
			t.Fatal(err)
		}
		m.Walk(func(op *ast.Op) {
			if op.Opcode == ast.OpEntry {
				if _, _, err := Entry(t.Context(), op, m.Source, ForTarget(device, 1)); err != nil {
					t.Fatal(err)
				}
			}
		})
		m.Walk(func(op *ast.Op) {
			for _, v := range op.Operands() {
				if v.Type == (ast.TokenType{}) {
					tokens++
				}
			}
		})
		return tokens
	}
	if few, many := count(20), count(80); many > 5*few {
		t.Errorf("20 loads have %d tokens, 80 have %d", few, many)
	}
}
