package chunk

import (
	"fmt"
	"strings"
	"testing"

	"tileir/ast"
	"tileir/grammar"
)

// TestMostAlive: how many tiles of 512 bytes are alive at most where threads wait for each
// other.
func TestMostAlive(t *testing.T) {
	const loop = "%r# = for %i# in (%n to %n, step %n) : tile<i32> iter_values(%c# = %v#) -> (tile<128xf32>) {\n"
	numbered := func(text string, from, to, by int) string {
		var b strings.Builder
		for i := from; i != to; i += by {
			b.WriteString(strings.NewReplacer("#+", fmt.Sprint(i+1), "#", fmt.Sprint(i)).Replace(text))
		}
		return b.String()
	}
	for _, c := range []struct {
		name, body string
		want       int64
	}{
		{"what a loop carries stands for what it began with",
			strings.ReplaceAll(loop+"%w# = addf %c#, %c# : tile<128xf32>\ncontinue %w# : tile<128xf32>\n}\n", "#", "0"), 1},
		{"what is read behind the loop too is alive across it",
			strings.ReplaceAll(loop+"%d# = for %k in (%n to %n, step %n) : tile<i32> iter_values(%e = %c#) -> (tile<128xf32>) {\ncontinue %e : tile<128xf32>\n}\ncontinue %d# : tile<128xf32>\n}\n%w = addf %v0, %v0 : tile<128xf32>\n%u = addf %w, %w : tile<128xf32>\n", "#", "0"), 2},
		{"what is read in the loop is alive in all of it",
			strings.ReplaceAll(loop+"%w# = addf %c#, %x : tile<128xf32>\n%d# = for %k in (%n to %n, step %n) : tile<i32> iter_values(%e = %w#) -> (tile<128xf32>) {\ncontinue %e : tile<128xf32>\n}\ncontinue %d# : tile<128xf32>\n}\n", "#", "0"), 2},
		{"in a nest each loop carries what the one around it hands on",
			numbered(loop+"%v#+ = addf %c#, %c# : tile<128xf32>\n", 0, 20, 1) +
				"%r20 = addf %v20, %v20 : tile<128xf32>\n" + numbered("continue %r#+ : tile<128xf32>\n}\n", 19, -1, -1), 1},
		{"what is read for the last time in a branch ends with it",
			numbered("%v#+ = if %c -> (tile<128xf32>) {\n%a# = addf %v#, %v# : tile<128xf32>\nyield %a# : tile<128xf32>\n} else {\n%b# = mulf %v#, %v# : tile<128xf32>\nyield %b# : tile<128xf32>\n}\n", 0, 20, 1) +
				"%p = reshape %v20 : tile<128xf32> -> tile<8x16xf32>\n%q = permute %p [1, 0] : tile<8x16xf32> -> tile<16x8xf32>\n%z = addf %q, %q : tile<16x8xf32>\n", 1},
	} {
		m, err := grammar.Parse("alive.mlir", []byte(`cuda_tile.module @m { entry @k(%a: tile<ptr<f32>>, %n: tile<i32>) {
%b = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
%ps = broadcast %b : tile<1xptr<f32>> -> tile<128xptr<f32>>
%c = cmpi less_than %n, %n, signed : tile<i32> -> tile<i1>
%x, %t = load_ptr_tko weak %ps : tile<128xptr<f32>> -> tile<128xf32>, token
%v0 = addf %x, %x : tile<128xf32>
`+c.body+"return\n} }"))
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		m.Walk(func(op *ast.Op) {
			if op.Opcode != ast.OpEntry {
				return
			}
			if got := newLiveness(t.Context(), op).most(op.Body(0), 0); got != c.want*512 {
				t.Errorf("%s: %d bytes are alive, want %d", c.name, got, c.want*512)
			}
		})
	}
}
