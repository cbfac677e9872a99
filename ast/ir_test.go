package ast

import (
	"math/rand"
	"slices"
	"testing"

	"tileir/ast/num"
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
			if !o.IsBefore(o.Next()) || o.Next().IsBefore(o) || o.IsBefore(o) {
				t.Fatalf("after %d insertions the order numbers are wrong", i+1)
			}
		}
	}
}

// TestUses adds and drops uses of a value beyond the one that it holds itself.
func TestUses(t *testing.T) {
	i32 := Tile(num.I32)
	v, w := NewOp(OpConstant, nil, []Type{i32}).Result(0), NewOp(OpConstant, nil, []Type{i32}).Result(0)
	op := NewOp(OpAddI, []*Value{v, v}, []Type{i32})
	op.AddOperands(v, v, v)
	if len(v.Uses()) != 5 || len(op.Operands()) != 5 || len(op.Results()) != 1 || op.Result(0).Def() != op {
		t.Fatalf("expected 5 uses, 5 operands and the result, got %d, %d, %d", len(v.Uses()), len(op.Operands()), len(op.Results()))
	}
	for i := range op.Operands() {
		op.SetOperand(i, w)
		if len(v.Uses()) != 4-i || len(w.Uses()) != 1+i {
			t.Errorf("operand %d replaced: expected %d and %d uses, got %d and %d", i, 4-i, 1+i, len(v.Uses()), len(w.Uses()))
		}
	}
	w.ReplaceAllUses(v)
	op.SetOperands(op.Operands()[1:3]...)
	if len(w.Uses()) != 0 || len(v.Uses()) != 2 || len(op.Results()) != 1 || op.Result(0).Index() != 0 {
		t.Errorf("expected 0 and 2 uses and the result, got %d, %d, %d", len(w.Uses()), len(v.Uses()), len(op.Results()))
	}
}

// TestManyUses: among many readers of a value, dropping one leaves the others, in
// the order that dropping one of a few leaves them in: the last takes its place.
func TestManyUses(t *testing.T) {
	v := NewOp(OpIota, nil, []Type{Tile(num.I32, 8)}).Result(0)
	w := NewOp(OpIota, nil, []Type{Tile(num.I32, 8)}).Result(0)
	var readers []*Op
	var want []Use
	for i := range 4 * manyUses {
		readers = append(readers, NewOp(OpAddI, []*Value{v, v}, []Type{v.Type}))
		want = append(want, Use{readers[i], 0}, Use{readers[i], 1})
	}
	drop := func(u Use) {
		k := slices.Index(want, u)
		want[k] = want[len(want)-1]
		want = want[:len(want)-1]
		u.Op.SetOperand(u.Index, w)
	}
	for i := 0; i < len(readers); i += 2 {
		drop(Use{readers[i], i / 2 % 2})
	}
	readers = append(readers, NewOp(OpAddI, []*Value{v, w}, []Type{v.Type}))
	want = append(want, Use{readers[len(readers)-1], 0})
	for i := len(readers) - 1; i > 3; i-- {
		if readers[i].Operand(0) == v {
			drop(Use{readers[i], 0})
		}
		if !slices.Equal(v.Uses(), want) {
			t.Fatalf("after reader %d: got %v, expected %v", i, v.Uses(), want)
		}
	}
}
