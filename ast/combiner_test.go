package ast

import (
	"testing"

	"tileir/ast/num"
)

// A fold combines by an op if that is all that its body does, whichever of the two the op names first.
func TestCombiner(t *testing.T) {
	i32 := Tile(num.I32)
	for _, c := range []struct {
		name     string
		operands int
		op       [2]int   // arguments that the op has
		yields   []string // "op", or "arg" for the last argument
		combines bool
	}{
		{"element first", 1, [2]int{0, 1}, []string{"op"}, true},
		{"accumulator first", 1, [2]int{1, 0}, []string{"op"}, true},
		{"one of them twice", 1, [2]int{0, 0}, []string{"op"}, false},
		{"an argument is yielded", 1, [2]int{0, 1}, []string{"arg"}, false},
		{"a second operand is handed on", 2, [2]int{0, 1}, []string{"op", "arg"}, false},
		{"a second operand comes to the same", 2, [2]int{2, 3}, []string{"op", "op"}, false},
	} {
		fold := &Op{Opcode: OpReduce}
		body := fold.AddRegion().AddBlock()
		for range 2 * c.operands {
			body.AddArg(i32)
		}
		by := NewOp(OpAddI, []*Value{body.Args[c.op[0]], body.Args[c.op[1]]}, []Type{i32})
		body.Append(by)
		var out []*Value
		for _, y := range c.yields {
			if y == "op" {
				out = append(out, by.Value())
			} else {
				out = append(out, body.Args[len(body.Args)-1])
			}
		}
		body.Append(NewOp(OpYield, out, nil))
		if got := fold.Combiner(); (got == by) != c.combines || got != by && got != nil {
			t.Errorf("%s: got %v, expected that it combines: %v", c.name, got, c.combines)
		}
	}
}
