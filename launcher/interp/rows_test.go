package interp

import (
	"testing"

	"tileir/ast"
)

// Every op of the language has a row that executes it or says why not.
func TestRowsAreTotal(t *testing.T) {
	table := rows()
	for code := ast.Opcode(0); code < ast.NumOps; code++ {
		r := &table[code]
		ways := 0
		for _, has := range []bool{r.step != nil, r.control != nil, r.end != sigNext, r.reason != ""} {
			if has {
				ways++
			}
		}
		if ways != 1 {
			t.Errorf("%s: expected one way to execute it, got %d", ast.Table[code].Name, ways)
		}
		if (r.end != sigNext) != ast.Table[code].Is(ast.Terminator) {
			t.Errorf("%s: a terminator and nothing else ends a block", ast.Table[code].Name)
		}
	}
}
