package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// The circular functions: x = q·π/2 + r with |r| ≤ π/4, polynomials for sin(r)
// and cos(r), and q mod 4 chooses between them. Up to trigEnd the reduction is
// Cody and Waite's: the product of q and the first part of π/2 cancels against
// x exactly. Beyond, it is Payne and Hanek's: the product of x and 2/π in
// integers, of which only the bits around the binary point are computed.

// angle is x reduced: quadrant mod 4, and r in two parts.
type angle struct {
	quadrant value.Value // of the width's integer type
	r        twice
}

// codyWaite reduces |x| < trigEnd.
func (c *calc) codyWaite(x value.Value) angle {
	p := precisionOf(x)
	n, i := c.round(x, p.k(p.twoOverPi))
	r := c.fma(n, p.k(-p.piHalf[0]), x)
	w := c.timesExact(n, p.k(p.piHalf[1]))
	// r − w without error, then the third part.
	s := c.sub(r, w.high)
	b := c.sub(s, r)
	lost := c.sub(c.sub(r, c.sub(s, b)), c.add(w.high, b))
	low := c.fma(n, p.k(-p.piHalf[2]), c.sub(lost, w.low))
	high := c.add(s, low)
	a := angle{i, twice{high, c.add(c.sub(s, high), low)}}
	// Near zero nothing is to be reduced; this keeps the sign of zero.
	a.r.high = c.pick(c.equal(n, p.k(0)), x, a.r.high)
	return a
}

// sinKernel and cosKernel are sin(r) and cos(r) for |r| ≤ π/4.
func (c *calc) sinKernel(r twice) value.Value {
	p := precisionOf(r.high)
	z := c.mul(r.high, r.high)
	// sin(r + low) = sin(r) + low·(1 − r²/2)
	low := c.fma(c.mul(z, p.k(-0.5)), r.low, r.low)
	return c.add(r.high, c.fma(c.mul(r.high, z), c.horner(z, p.sin), low))
}

func (c *calc) cosKernel(r twice) value.Value {
	p := precisionOf(r.high)
	z := c.mul(r.high, r.high)
	half := c.mul(z, p.k(0.5))
	w := c.sub(p.k(1), half)
	lost := c.sub(c.sub(p.k(1), w), half)
	// cos(r + low) = cos(r) − low·r
	low := c.fms(r.high, r.low, lost)
	return c.add(w, c.fma(c.mul(z, z), c.horner(z, p.cos), low))
}

// circular is a function of an angle.
type circular func(c *calc, a angle) value.Value

func sine(c *calc, a angle) value.Value {
	return c.turn(a.quadrant, c.sinKernel(a.r), c.cosKernel(a.r))
}

func cosine(c *calc, a angle) value.Value {
	next := c.b.NewAdd(a.quadrant, constant.NewInt(a.quadrant.Type().(*types.IntType), 1))
	return c.turn(next, c.sinKernel(a.r), c.cosKernel(a.r))
}

// turn is sin(q·π/2 + r).
func (c *calc) turn(q, sin, cos value.Value) value.Value {
	p := precisionOf(sin)
	odd := c.b.NewTrunc(q, types.I1)
	v := c.pick(odd, cos, sin)
	sign := c.b.NewShl(c.and(q, p.i(2)), p.i(int64(p.bits.BitSize-2)))
	return p.floatOf(c, c.b.NewXor(c.bitsOf(v), sign))
}

// tangent is sin(r)/cos(r) in even quadrants and −cos(r)/sin(r) in odd ones.
func tangent(c *calc, a angle) value.Value {
	sin, cos := c.sinKernel(a.r), c.cosKernel(a.r)
	odd := c.b.NewTrunc(a.quadrant, types.I1)
	return c.div(c.pick(odd, c.neg(cos), sin), c.pick(odd, sin, cos))
}

// circular32 computes f in f32. Error below 1 ulp, of tangent 2. Arguments
// beyond the reach of the fast reduction go through f64, which is rare enough.
func (c *calc) circular32(x value.Value, f circular, large *ir.Func) value.Value {
	p := single
	far := c.cmp(enum.FPredOGE, c.abs(x), p.k(p.trigEnd))
	return c.choose(far, func() value.Value {
		y := c.b.NewCall(large, c.b.NewFPExt(x, types.Double))
		return c.b.NewFPTrunc(y, types.Float)
	}, func() value.Value { return f(c, c.codyWaite(x)) })
}

// circular64 computes f in f64. Error below 1 ulp, of tangent 2.
func (c *calc) circular64(x value.Value, f circular) value.Value {
	p := double
	a := c.abs(x)
	far := c.cmp(enum.FPredOGE, a, p.k(p.trigEnd))
	return c.choose(far, func() value.Value {
		y := f(c, c.payneHanek(x))
		return c.pick(c.less(a, p.k(math.Inf(1))), y, p.k(math.NaN()))
	}, func() value.Value { return f(c, c.codyWaite(x)) })
}

// twoOverPi holds 2/π: its first 1216 bits after a word of zeros.
var twoOverPi = []uint64{0,
	0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0,
	0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4,
	0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d,
	0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab,
}

// piTable is twoOverPi in global memory.
func (mg *moduleGen) piTable() *ir.Global {
	const name = "$math_two_over_pi"
	if g := mg.globals[name]; g != nil {
		return g
	}
	words := make([]constant.Constant, len(twoOverPi))
	for i, w := range twoOverPi {
		words[i] = constant.NewInt(types.I64, int64(w))
	}
	g := mg.mod.NewGlobalDef(name, constant.NewArray(types.NewArray(uint64(len(words)), types.I64), words...))
	g.Immutable = true
	g.AddrSpace = globalSpace
	g.Typ = pointerTo(g.ContentType, globalSpace)
	g.Align = 16
	mg.globals[name] = g
	return g
}

// payneHanek reduces any finite |x| ≥ 2^21. x = M·2^e with an integer M; the
// bits of 2/π whose product with x is a multiple of 4 are skipped, and the 192
// after them multiplied by M. The top two bits of the product mod 2^192 are
// the quadrant and the rest is the fraction; what follows the 192 bits is too
// small to matter: no f64 comes closer to a multiple of π/2 than 2^-61.
func (c *calc) payneHanek(x value.Value) angle {
	b := c.bitsOf(c.abs(x))
	e := c.b.NewLShr(b, i64(52))
	m := c.or(c.and(b, i64(1<<52-1)), i64(1<<52))
	// e − 2 bits are skipped, and one word of zeros stands before the rest.
	skip := c.b.NewAdd(e, i64(64-2-1075))
	w := c.piWords(c.b.NewLShr(skip, i64(6)), c.and(skip, i64(63)))
	high := func(x value.Value) value.Value {
		f := c.intrinsic("llvm.nvvm.mulhi.ull", types.I64, types.I64, types.I64)
		return c.b.NewCall(f, m, x)
	}
	low := func(x value.Value) value.Value { return c.b.NewMul(m, x) }
	carry := func(sum, term value.Value) value.Value {
		return c.b.NewZExt(c.b.NewICmp(enum.IPredULT, sum, term), types.I64)
	}
	p0, t := low(w[2]), low(w[1])
	p1 := c.b.NewAdd(high(w[2]), t)
	p2 := c.b.NewAdd(c.b.NewAdd(high(w[1]), low(w[0])), carry(p1, t))
	var quadrant value.Value = c.b.NewLShr(p2, i64(62))
	f1 := c.or(c.b.NewShl(p2, i64(2)), c.b.NewLShr(p1, i64(62)))
	f0 := c.or(c.b.NewShl(p1, i64(2)), c.b.NewLShr(p0, i64(62)))
	// A fraction of a half or more becomes negative, in the next quadrant.
	up := c.b.NewLShr(f1, i64(63))
	flip := c.b.NewSub(i64(0), up)
	quadrant = c.b.NewAdd(quadrant, up)
	r := c.fraction(c.b.NewXor(f1, flip), c.b.NewXor(f0, flip))
	negative := c.b.NewAnd(c.bitsOf(x), i64(math.MinInt64))
	back := c.b.NewICmp(enum.IPredNE, negative, i64(0))
	quadrant = c.pick(back, c.b.NewSub(i64(0), quadrant), quadrant)
	sign := c.b.NewXor(negative, c.b.NewShl(up, i64(63)))
	signed := func(v value.Value) value.Value {
		return double.floatOf(c, c.b.NewXor(c.bitsOf(v), sign))
	}
	return angle{quadrant, twice{signed(r.high), signed(r.low)}}
}

// piWords reads 192 bits of 2/π from a word and a bit on.
func (c *calc) piWords(word, bit value.Value) [3]value.Value {
	table := c.piTable()
	var raw [4]value.Value
	for k := range raw {
		p := c.b.NewGetElementPtr(table.ContentType, table, i64(0), c.b.NewAdd(word, i64(int64(k))))
		ld := c.b.NewLoad(types.I64, p)
		ld.Align = 8
		c.neverChanges(ld)
		raw[k] = ld
	}
	var w [3]value.Value
	for k := range w {
		// A shift by 64 is none; shifting by 1 and 63−bit reaches it.
		next := c.b.NewLShr(c.b.NewLShr(raw[k+1], i64(1)), c.b.NewSub(i64(63), bit))
		w[k] = c.or(c.b.NewShl(raw[k], bit), next)
	}
	return w
}

// fraction is (high·2^64 + low)·2^-128·π/2, high not zero: one's complement
// instead of a negative is one unit of 2^-128 off, which is nothing.
func (c *calc) fraction(high, low value.Value) twice {
	p := double
	zeros := c.b.NewCall(c.intrinsic("llvm.ctlz.i64", types.I64, types.I64, types.I1), high, boolConst(false))
	spill := c.b.NewLShr(c.b.NewLShr(low, i64(1)), c.b.NewSub(i64(63), zeros))
	h := c.or(c.b.NewShl(high, zeros), spill)
	l := c.b.NewShl(low, zeros)
	// 53 bits and the 64 after them.
	top := c.b.NewUIToFP(c.b.NewLShr(h, i64(11)), types.Double)
	rest := c.b.NewUIToFP(c.or(c.b.NewShl(h, i64(53)), c.b.NewLShr(l, i64(11))), types.Double)
	power := func(k int64) value.Value {
		return p.floatOf(c, c.b.NewShl(c.b.NewSub(i64(1023-k), zeros), i64(52)))
	}
	f := twice{c.mul(top, power(53)), c.mul(rest, power(117))}
	r := c.times(f, twice{p.k(p.piHalf[0]), p.k(p.piHalf[1])})
	return c.plus(twice{r.high, p.k(0)}, twice{r.low, p.k(0)})
}

// atan2 is the angle of (x, y), y being the ordinate: atan of the lesser over
// the greater, then mirrored into the right octant. Where the polynomial does
// not reach 1, atan(t) = π/4 + atan((t−1)/(t+1)). Error below 2 ulp in f32, 1
// ulp in f64.
func (c *calc) atan2(y, x value.Value) value.Value {
	p := precisionOf(x)
	a, b := c.abs(y), c.abs(x)
	steep := c.less(b, a)
	num, den := c.pick(steep, b, a), c.pick(steep, a, b)
	quarter := [2]float64{p.piHalf[0] / 2, p.piHalf[1] / 2}
	r := c.atanOfQuotient(num, den, quarter)
	r = c.pick(c.less(den, p.k(math.Inf(1))), r, p.k(0))
	// Equal sides make an angle of π/4, infinite ones too; two zeros none.
	r = c.pick(c.equal(a, b), p.k(quarter[0]), r)
	r = c.pick(c.equal(den, p.k(0)), p.k(0), r)
	r = c.pick(steep, c.from(p.piHalf[0], p.piHalf[1], r), r)
	behind := c.b.NewICmp(enum.IPredSLT, c.bitsOf(x), p.i(0))
	r = c.pick(behind, c.from(2*p.piHalf[0], 2*p.piHalf[1], r), r)
	r = c.copySign(r, y)
	return c.pick(c.unordered(x, y), p.k(math.NaN()), r)
}

// from is high + low − r.
func (c *calc) from(high, low float64, r value.Value) value.Value {
	p := precisionOf(r)
	return c.add(c.sub(p.k(high), r), p.k(low))
}

// atanOfQuotient is atan(num/den), 0 ≤ num ≤ den.
func (c *calc) atanOfQuotient(num, den value.Value, quarter [2]float64) value.Value {
	p := precisionOf(num)
	if !p.atanSplit {
		return c.oddPolynomial(c.div(num, den), p.atan)
	}
	// Sums must not overflow, nor products vanish.
	const far = 1000
	factor := c.pick(c.less(p.pow2(far), den), p.pow2(-64), p.k(1))
	factor = c.pick(c.less(den, p.pow2(-far+100)), p.pow2(100), factor)
	num, den = c.mul(num, factor), c.mul(den, factor)
	big := c.less(c.mul(den, p.k(math.Sqrt2-1)), num)
	sum := c.add(num, den)
	lost := c.add(c.sub(den, sum), num)
	n, d := c.pick(big, c.sub(num, den), num), c.pick(big, sum, den)
	dLow := c.pick(big, lost, p.k(0))
	// The quotient in two parts, then the polynomial's share to the second.
	y := c.reciprocal(d)
	t := c.mul(n, y)
	tLow := c.mul(c.fms(t, dLow, c.fms(t, d, n)), y)
	z := c.mul(t, t)
	low := c.fma(c.mul(t, z), c.horner(z, p.atan), tLow)
	rotated := c.plus(p.pair(quarter), twice{t, low})
	return c.pick(big, c.add(rotated.high, rotated.low), c.add(t, low))
}
