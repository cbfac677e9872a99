package analysis

import (
	"context"
	"math"
	"math/bits"

	"tileir/ast"
	"tileir/halt"
)

// integers is a range of signed integers, both ends included. Arithmetic on
// ranges that 64 bits do not hold gives everything.
type integers struct{ lo, hi int64 }

var everything = integers{math.MinInt64, math.MaxInt64}

// maxGrid is the largest extent of a grid: 2^24-1 along each axis, as the
// language says of get_tile_block_id.
const maxGrid = 1<<24 - 1

// signedRange is what w bits hold.
func signedRange(w int) integers {
	return integers{math.MinInt64 >> (64 - w), math.MaxInt64 >> (64 - w)}
}

func (r integers) within(s integers) bool { return s.lo <= r.lo && r.hi <= s.hi }

func (r integers) intersect(s integers) integers {
	return integers{max(r.lo, s.lo), min(r.hi, s.hi)}
}

func (r integers) union(s integers) integers {
	return integers{min(r.lo, s.lo), max(r.hi, s.hi)}
}

func (r integers) plus(s integers) integers {
	lo, ok1 := addFits(r.lo, s.lo)
	hi, ok2 := addFits(r.hi, s.hi)
	if !ok1 || !ok2 {
		return everything
	}
	return integers{lo, hi}
}

func (r integers) minus(s integers) integers {
	if s.lo == math.MinInt64 || s.hi == math.MinInt64 {
		return everything
	}
	return r.plus(integers{-s.hi, -s.lo})
}

func (r integers) times(s integers) integers {
	out := integers{math.MaxInt64, math.MinInt64}
	for _, x := range [...]int64{r.lo, r.hi} {
		for _, y := range [...]int64{s.lo, s.hi} {
			p, ok := mulFits(x, y)
			if !ok {
				return everything
			}
			out = integers{min(out.lo, p), max(out.hi, p)}
		}
	}
	return out
}

func addFits(x, y int64) (int64, bool) {
	s := x + y
	return s, (x < 0) != (y < 0) || (s < 0) == (x < 0)
}

func mulFits(x, y int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(x), magnitude(y))
	p := int64(lo)
	if (x < 0) != (y < 0) {
		p = -p
	}
	return p, hi == 0 && lo <= math.MaxInt64
}

func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// ranges knows between which numbers integers are.
type ranges struct {
	ctx     context.Context
	rangeOf map[*ast.Value]integers // memory of Range
}

// Range bounds the first element of an integer tile, the one at
// coordinate zero, read as a signed number.
func (f *ranges) Range(v *ast.Value) integers {
	t := ast.AsTile(v.Type)
	if t == nil || !t.ElemNum().IsInt() {
		return everything
	}
	if r, ok := f.rangeOf[v]; ok {
		return r
	}
	if f.rangeOf == nil {
		f.rangeOf = map[*ast.Value]integers{}
	}
	halt.If(f.ctx)
	all := signedRange(t.ElemNum().Bits())
	f.rangeOf[v] = all // a loop-carried value that depends on itself
	r := f.findRange(v).intersect(all)
	f.rangeOf[v] = r
	return r
}

func (f *ranges) findRange(v *ast.Value) integers {
	op := v.Def()
	if op == nil {
		return f.inductionRange(v)
	}
	arg := func(i int) integers { return f.Range(op.Operand(i)) }
	switch op.Opcode {
	case ast.OpConstant:
		if c, ok := op.Attr(ast.KeyValue).(*ast.DenseAttr); ok {
			n := signedBits(c.Elem(0), c.Type.ElemNum().Bits())
			return integers{n, n}
		}
	case ast.OpIota:
		return integers{}
	case ast.OpGetTileBlockId:
		return integers{0, maxGrid - 1}
	case ast.OpGetNumTileBlocks:
		return integers{1, maxGrid}
	case ast.OpReshape, ast.OpBroadcast, ast.OpPermute:
		return arg(0)
	case ast.OpAssume:
		if op.AssumesConstant() {
			return arg(0)
		}
		return assumed(op, arg(0))
	case ast.OpExtI:
		if r := arg(0); IsSigned(op) || r.lo >= 0 {
			return r
		}
	case ast.OpAddI:
		return unwrapped(op, arg(0).plus(arg(1)))
	case ast.OpSubI:
		return unwrapped(op, arg(0).minus(arg(1)))
	case ast.OpMulI:
		return unwrapped(op, arg(0).times(arg(1)))
	case ast.OpDivI, ast.OpRemI:
		return divided(op.Opcode, arg(0), arg(1))
	case ast.OpMaxI, ast.OpMinI:
		return extreme(op, arg(0), arg(1))
	case ast.OpSelect:
		return arg(1).union(arg(2))
	}
	return everything
}

// inductionRange: the variable of a for lies from the lower bound to below
// the upper one.
func (f *ranges) inductionRange(v *ast.Value) integers {
	loop := v.ArgOf().Parent()
	if loop == nil || loop.Opcode != ast.OpFor || v.Index() != 0 || loop.Has(ast.KeyUnsignedCmp) {
		return everything
	}
	first, end := f.Range(loop.Get(ast.InLowerBound)), f.Range(loop.Get(ast.InUpperBound))
	return integers{first.lo, max(end.hi, math.MinInt64+1) - 1}
}

// assumed adds what an assume promises.
func assumed(op *ast.Op, r integers) integers {
	if p, ok := op.Attr(ast.KeyPredicate).(ast.BoundedAttr); ok {
		if p.Lo != nil {
			r.lo = max(r.lo, *p.Lo)
		}
		if p.Hi != nil {
			r.hi = min(r.hi, *p.Hi)
		}
	}
	return r
}

// unwrapped is the range of a sum, difference or product whose exact value
// lies in r. One that may wrap can be anything.
func unwrapped(op *ast.Op, r integers) integers {
	all := signedRange(ast.AsTile(op.Value().Type).ElemNum().Bits())
	if r.within(all) && r != everything {
		return r
	}
	if neverWraps(op) {
		return r.intersect(all)
	}
	return everything
}

// neverWraps reports whether op promises that its signed result is exact.
func neverWraps(op *ast.Op) bool {
	return op.Enum(ast.KeyOverflow, ast.OverflowNone)&ast.NoSignedWrap != 0
}

func IsSigned(op *ast.Op) bool { return op.Enum(ast.KeySignedness, ast.Signed) == ast.Signed }

// divided bounds quotient and remainder of numbers that are not negative, in
// any rounding.
func divided(code ast.Opcode, x, y integers) integers {
	switch {
	case x.lo < 0 || y.lo < 1:
		return everything
	case code == ast.OpRemI:
		return integers{0, min(x.hi, y.hi-1)}
	}
	up := int64(0)
	if x.hi%y.lo != 0 {
		up = 1
	}
	return integers{x.lo / y.hi, x.hi/y.lo + up}
}

// extreme bounds maxi and mini.
func extreme(op *ast.Op, x, y integers) integers {
	switch {
	case !IsSigned(op) && (x.lo < 0 || y.lo < 0):
		return everything
	case op.Opcode == ast.OpMaxI:
		return integers{max(x.lo, y.lo), max(x.hi, y.hi)}
	}
	return integers{min(x.lo, y.lo), min(x.hi, y.hi)}
}

// signedBits reads the low w bits of n as a signed number.
func signedBits(n uint64, w int) int64 {
	return int64(n<<(64-w)) >> (64 - w)
}
