package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// remainder is x − y·trunc(x/y), exactly: both are whole multiples of the unit
// of the one with the lower exponent, so the remainder of integers is taken,
// by as many bits of the exponents' difference at a time as 64 bits leave room
// for. For f32 that is one division in most cases and never more than eight.
func (c *calc) remainder(x, y value.Value) value.Value {
	p := precisionOf(x)
	a, b := c.bitsOf(c.abs(x)), c.bitsOf(c.abs(y))
	inf := p.i(int64(math.Float64bits(math.Inf(1))))
	if p == single {
		inf = p.i(int64(math.Float32bits(float32(math.Inf(1)))))
	}
	// A remainder exists if x is finite and y neither zero nor NaN.
	exists := c.and(c.b.NewICmp(enum.IPredULT, a, inf), c.b.NewICmp(enum.IPredULE, b, inf))
	exists = c.and(exists, c.b.NewICmp(enum.IPredNE, b, p.i(0)))
	smaller := c.b.NewICmp(enum.IPredULT, a, b)
	r := c.choose(c.and(exists, c.b.NewICmp(enum.IPredUGE, a, b)), func() value.Value {
		return c.copySign(c.longRemainder(a, b), x)
	}, func() value.Value {
		return c.pick(c.and(exists, smaller), x, p.k(math.NaN()))
	})
	return r
}

// longRemainder takes the remainder of two positive finite numbers given by
// their bits, the first not less than the second.
func (c *calc) longRemainder(a, b value.Value) value.Value {
	p := precisionOfBits(a)
	am, ae := c.unpackBits(a)
	bm, be := c.unpackBits(b)
	first := c.b.NewURem(am, bm)
	distance := c.b.NewSub(ae, be)
	room := i64(int64(64 - p.mant - 1))
	start, loop, end := c.b, c.newBlock(), c.newBlock()
	start.NewCondBr(c.b.NewICmp(enum.IPredNE, distance, i64(0)), loop, end)
	r, left := loop.NewPhi(ir.NewIncoming(first, start)), loop.NewPhi(ir.NewIncoming(distance, start))
	c.b = loop
	most := c.b.NewICmp(enum.IPredULT, left, room)
	step := c.b.NewSelect(most, left, room)
	next := c.b.NewURem(c.b.NewShl(r, step), bm)
	rest := c.b.NewSub(left, step)
	loop.NewCondBr(c.b.NewICmp(enum.IPredNE, rest, i64(0)), loop, end)
	r.Incs = append(r.Incs, ir.NewIncoming(next, loop))
	left.Incs = append(left.Incs, ir.NewIncoming(rest, loop))
	c.b = end
	m := end.NewPhi(ir.NewIncoming(first, start), ir.NewIncoming(next, loop))
	// The unit is 2^(exponent − bias − mant); neither product rounds.
	f := c.mul(c.b.NewUIToFP(m, p.float), p.pow2(-p.mant))
	var e value.Value = be
	if p == single {
		e = c.b.NewTrunc(be, types.I32)
	}
	return c.mul(f, p.floatOf(c, c.b.NewShl(e, p.i(int64(p.mant)))))
}

func precisionOfBits(b value.Value) *precision {
	if types.Equal(b.Type(), types.I64) {
		return double
	}
	return single
}

// unpackBits takes the bits of a positive number apart into mantissa and
// exponent, both as i64; the exponent of a subnormal number is 1.
func (c *calc) unpackBits(b value.Value) (mantissa, exponent value.Value) {
	p := precisionOfBits(b)
	e := c.b.NewLShr(b, p.i(int64(p.mant)))
	one := p.i(int64(1) << p.mant)
	low := c.and(b, p.i(int64(1)<<p.mant-1))
	normal := c.b.NewICmp(enum.IPredNE, e, p.i(0))
	m := c.pick(normal, c.or(low, one), low)
	e2 := c.pick(normal, e, p.i(1))
	if p == double {
		return m, e2
	}
	return c.b.NewZExt(m, types.I64), c.b.NewZExt(e2, types.I64)
}
