package ast

import (
	"cmp"
	"slices"
)

// Readers returns the places that read v in the order in which they stand in the program.
func (v *Value) Readers() []Use {
	list := v.Uses()
	if len(list) < 2 {
		return list
	}
	if !slices.IsSortedFunc(list, compareUses) {
		list = slices.SortedFunc(slices.Values(list), compareUses)
	}
	return list
}

// compareUses compares places by where their ops stand, and those of one op by number.
func compareUses(a, b Use) int {
	x, y := a.Op, b.Op
	if x == y {
		return cmp.Compare(a.Index, b.Index)
	}
	for deeper := x.depth() - y.depth(); deeper != 0; {
		if deeper > 0 {
			x, deeper = x.Parent(), deeper-1
		} else {
			y, deeper = y.Parent(), deeper+1
		}
	}
	if x == y { // one op is in the other, which comes first
		return cmp.Compare(a.Op.depth(), b.Op.depth())
	}
	for x.Parent() != y.Parent() {
		x, y = x.Parent(), y.Parent()
	}
	if x.block == y.block && x.IsBefore(y) || x.block != y.block && x.block.standsBefore(y.block) {
		return -1
	}
	return 1
}

// depth is how many ops are around op.
func (op *Op) depth() (n int) {
	for p := op.Parent(); p != nil; p = p.Parent() {
		n++
	}
	return n
}

// standsBefore reports whether a block stands before another one of the same op.
func (b *Block) standsBefore(other *Block) bool {
	for _, r := range b.Parent().Regions() {
		for _, x := range r.Blocks {
			if x == b || x == other {
				return x == b
			}
		}
	}
	return false
}
