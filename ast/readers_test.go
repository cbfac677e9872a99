package ast

import (
	"slices"
	"testing"
)

// TestReaders: however they came to read a value, they are listed as they stand in the program.
func TestReaders(t *testing.T) {
	b := &Block{}
	v := NewOp(OpConstant, nil, []Type{Tile(1)})
	b.Append(v)
	branch := NewOp(OpIf, []*Value{v.Value()}, nil)
	first, behind := NewOp(OpAddI, nil, nil), NewOp(OpAddI, nil, nil)
	b.Append(first)
	b.Append(branch)
	b.Append(behind)
	var inside []*Op
	for range 2 {
		op := NewOp(OpYield, nil, nil)
		branch.AddRegion().AddBlock().Append(op)
		inside = append(inside, op)
	}
	for _, op := range []*Op{behind, inside[1], first, inside[0]} {
		op.AddOperands(v.Value(), v.Value())
	}
	want := []Use{{first, 0}, {first, 1}, {branch, 0}}
	for _, op := range append(inside, behind) {
		want = append(want, Use{op, 0}, Use{op, 1})
	}
	if got := v.Value().Readers(); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
