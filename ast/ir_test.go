package ast

import (
	"math/rand"
	"testing"
)

// Wherever ops are put, IsBefore agrees with the order of the list.
func TestIsBefore(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	b := (&Op{Opcode: OpModule}).AddRegion().AddBlock()
	for i := range 2000 {
		op := NewOp(OpMakeToken, nil, []Type{TokenType{}})
		switch mark := b.First(); {
		case mark == nil || rng.Intn(4) == 0:
			b.Append(op)
		case rng.Intn(2) == 0:
			InsertBefore(mark, op)
		default:
			for range rng.Intn(3) {
				if mark.Next() != nil {
					mark = mark.Next()
				}
			}
			InsertAfter(mark, op)
		}
		if i%50 != 0 {
			continue
		}
		for o := b.First(); o.Next() != nil; o = o.Next() {
			if !o.IsBefore(o.Next()) || o.Next().IsBefore(o) {
				t.Fatalf("after %d insertions the order numbers are wrong", i+1)
			}
		}
	}
}
