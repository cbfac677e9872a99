package analysis

import (
	"math"

	"tileir/ast"
)

// Known is what is known of the numbers or addresses in a tile.
type Known struct {
	Divisor uint64 // a power of two that divides every element; of addresses, in bytes
	Lo, Hi  int64  // bounds of a number, signed; the whole range of its type if nothing is known
	Bounded bool   // Lo and Hi say more than the type does
}

// Known returns what is known of an integer or pointer tile, and whether it is one.
// The bounds are those of a scalar.
func (f *Facts) Known(v *ast.Value) (Known, bool) {
	t := ast.AsTile(v.Type)
	if t == nil || !t.ElemNum().IsInt() && t.Pointee() == 0 {
		return Known{}, false
	}
	k := Known{Divisor: f.Divisor(v), Lo: math.MinInt64, Hi: math.MaxInt64}
	if t.ElemNum().IsInt() && t.Rank() == 0 {
		r, all := f.Range(v), signedRange(t.ElemNum().Bits())
		k.Lo, k.Hi = r.lo, r.hi
		k.Bounded = r != all
	}
	return k, true
}
