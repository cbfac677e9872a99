package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ptxgen/asm"
)

// The exponentials. Errors are in units of the last place of the result (ulp)
// and measured by TestMathAccuracy, which runs these very instructions.

// exp is e^x·2^bias. Method: x = n·ln(2) + r with |r| ≤ ln(2)/2, where the
// product with the upper part of ln(2) cancels exactly; e^r by a polynomial;
// 2^n by two factors. Error below 1 ulp, subnormal results included.
func (c *calc) exp(x value.Value, bias int64) value.Value {
	p := precisionOf(x)
	if p == single && bias == 0 {
		return c.expSingle(x)
	}
	x = c.within(x, p.expLow, p.expHigh)
	n, i := c.round(x, p.k(p.log2e))
	r := c.fma(n, p.k(-p.ln2), x)
	r = c.fma(n, p.k(-p.ln2Low), r)
	e := c.fma(c.horner(r, p.exp), c.mul(r, r), r)
	if bias != 0 {
		i = c.b.NewAdd(i, p.i(bias))
	}
	return c.scale(c.add(e, p.k(1)), i)
}

// expSingle is e^x in f32 by the hardware's 2^r, for the cost of nine
// instructions. Method: n = x·log2(e) rounded to a whole number and bounded to
// [−126, 127]; r = x·log2(e) − n in two steps, so that it is as exact as r is
// small; 2^r·2^n. The whole number is rounded by adding 1.5·2^23 + 127, which
// leaves n + 127, the exponent of 2^n, in the low bits of the sum. Where n was
// bounded, r takes what is left: the product then is subnormal, zero or
// infinite. Error at most 2 ulp, measured on sm_90 over 8·10⁷ arguments; by the
// error that the PTX ISA allows 2^r, below 3.
func (c *calc) expSingle(x value.Value) value.Value {
	p := single
	const whole = 3<<22 + 127
	j := c.fma(x, p.k(p.log2e), p.k(whole))
	j = c.call("llvm.minnum.f32", j, p.k(whole+127))
	j = c.call("llvm.maxnum.f32", j, p.k(whole-126))
	n := c.sub(j, p.k(whole))
	r := c.fma(x, p.k(p.log2e), c.neg(n))
	r = c.fma(x, p.k(p.log2eLow), r)
	power := c.b.NewBitCast(c.b.NewShl(c.bitsOf(j), p.i(23)), p.float)
	return c.mul(c.call("llvm.nvvm.ex2.approx.f", r), power)
}

// within bounds x and leaves NaN as it is.
func (c *calc) within(x value.Value, low, high float64) value.Value {
	p := precisionOf(x)
	x = c.pick(c.less(x, p.k(low)), p.k(low), x)
	return c.pick(c.less(p.k(high), x), p.k(high), x)
}

// exp2Flushed is 2^x by the hardware's instruction, with subnormal numbers taken for
// zeros. The language says nothing of how exact exp2 is; this is what CUDA's exp2f is
// made of. Error below 2 ulp.
func (c *calc) exp2Flushed(x value.Value) value.Value {
	return c.call("llvm.nvvm.ex2.approx.ftz.f", x)
}

// exp2 is 2^x, as exp; there the reduction is exact. Error below 1 ulp.
func (c *calc) exp2(x value.Value) value.Value {
	p := precisionOf(x)
	x = c.within(x, p.exp2Low, p.exp2High)
	n, i := c.round(x, nil)
	return c.scale(c.power2(c.sub(x, n)), i)
}

// power2 is 2^r for |r| ≤ ½.
func (c *calc) power2(r value.Value) value.Value {
	p := precisionOf(r)
	return c.fma(r, c.horner(r, p.exp2), p.k(1))
}

// expApprox is 2^(x·log2(e)) by the hardware's approximation of 2^x.
func (c *calc) expApprox(x value.Value) value.Value {
	return c.call("llvm.nvvm.ex2.approx.f", c.mul(x, single.k(single.log2e)))
}

// tanh is x + x³·P(x²) near zero and 1 − 2/(e^2|x| + 1) beyond, with the sign
// put on last. Error below 2 ulp.
func (c *calc) tanh(x value.Value) value.Value {
	p := precisionOf(x)
	a := c.abs(x)
	near := c.oddPolynomial(a, p.tanh)
	far := c.fma(p.k(-2), c.tanhTail(a), p.k(1))
	return c.copySign(c.pick(c.less(a, p.k(p.tanhEnd)), near, far), x)
}

// tanhTail is 1/(e^2a + 1). For f32 it is two of the hardware's approximations, neither
// mended: of 2 ulp of 2^y and 1 ulp of the reciprocal, as the PTX ISA allows them, less
// than 2 ulp of tanh are left from tanhEnd on, and where the power is infinite the
// reciprocal is zero.
func (c *calc) tanhTail(a value.Value) value.Value {
	p := precisionOf(a)
	if p == single {
		e := c.exp2Flushed(c.mul(a, p.k(2*p.log2e)))
		return c.call("llvm.nvvm.rcp.approx.ftz.f", c.add(e, p.k(1)))
	}
	bounded := c.pick(c.less(p.k(p.tanhOne), a), p.k(p.tanhOne), a)
	e := c.exp(c.add(bounded, bounded), 0)
	return c.reciprocal(c.add(e, p.k(1)))
}

func (c *calc) tanhApprox(x value.Value) value.Value {
	return c.asm(asm.TanhApprox{}, types.Float, x) // LLVM 19 has no intrinsic for it
}

// oddPolynomial is x + x³·P(x²).
func (c *calc) oddPolynomial(x value.Value, coefficients []float64) value.Value {
	z := c.mul(x, x)
	return c.fma(c.mul(x, z), c.horner(z, coefficients), x)
}

// sinh is x + x³·P(x²) up to 1 and E − 1/(4E) with E = e^|x|/2 beyond. Error
// below 2 ulp.
func (c *calc) sinh(x value.Value) value.Value {
	p := precisionOf(x)
	a := c.abs(x)
	half := c.exp(a, -1)
	far := c.fma(c.reciprocal(half), p.k(-0.25), half)
	// An infinite E has no reciprocal by Newton's method, and needs none.
	far = c.pick(c.less(half, p.pow2(p.mant+2)), far, half)
	return c.copySign(c.pick(c.less(a, p.k(1)), c.oddPolynomial(a, p.sinh), far), x)
}

// cosh is E + 1/(4E). Error below 2 ulp.
func (c *calc) cosh(x value.Value) value.Value {
	p := precisionOf(x)
	half := c.exp(c.abs(x), -1)
	sum := c.fma(c.reciprocal(half), p.k(0.25), half)
	return c.pick(c.less(half, p.pow2(p.mant+2)), sum, half)
}

// rsqrt is 1/√x: for f64 by the two instructions that round correctly, 1.5
// ulp; for f32 by a step of Newton's on the hardware's approximation, 1 ulp.
func (c *calc) rsqrt(x value.Value) value.Value {
	p := precisionOf(x)
	if p == double {
		return c.div(p.k(1), c.unary("sqrt", x))
	}
	y := c.call("llvm.nvvm.rsqrt.approx.f", x)
	e := c.fms(c.mul(x, y), y, p.k(1))
	better := c.fma(c.mul(y, p.k(0.5)), e, y)
	// Of 0 and ∞ the approximation is exact, and the step is NaN.
	return c.pick(c.unordered(e, e), y, better)
}

// log32 is the logarithm in f32: x = 2^e·m with √½ ≤ m ≤ √2, log(m) by a
// polynomial in f = m−1, and e·ln(2) in two parts. Error below 1 ulp.
func (c *calc) log32(x value.Value) value.Value {
	p := single
	f, e := c.mantissa(x)
	z := c.mul(f, f)
	t := c.fma(c.horner(f, log32), f, p.k(-0.5))
	r := c.fma(t, z, f)
	r = c.fma(e, p.k(p.ln2Low), r)
	return c.logSpecial(x, c.fma(e, p.k(p.ln2), r))
}

// log2of32 is the logarithm to base 2 in f32; powers of two are exact. Error
// below 1 ulp.
func (c *calc) log2of32(x value.Value) value.Value {
	p := single
	f, e := c.mantissa(x)
	low := c.fma(c.horner(f, log2of32), c.mul(f, f), c.mul(f, p.k(p.log2eLow)))
	return c.logSpecial(x, c.add(e, c.fma(f, p.k(p.log2e), low)))
}

// mantissa takes x = 2^e·(1+f) apart, √½ ≤ 1+f ≤ √2.
func (c *calc) mantissa(x value.Value) (f, e value.Value) {
	p := precisionOf(x)
	tiny := c.less(x, p.pow2(1-p.bias))
	b := c.bitsOf(c.pick(tiny, c.mul(x, p.pow2(p.mant)), x))
	root := int64(math.Float64bits(math.Sqrt2 / 2))
	if p == single {
		root = int64(math.Float32bits(math.Sqrt2 / 2))
	}
	n := c.b.NewAShr(c.b.NewSub(b, p.i(root)), p.i(int64(p.mant)))
	m := p.floatOf(c, c.b.NewSub(b, c.b.NewShl(n, p.i(int64(p.mant)))))
	e = c.b.NewSIToFP(c.b.NewAdd(n, c.pick(tiny, p.i(int64(-p.mant)), p.i(0))), p.float)
	return c.sub(m, p.k(1)), e
}

// logSpecial is the logarithm r of x, or what it is of 0, ∞, negative numbers
// and NaN.
func (c *calc) logSpecial(x, r value.Value) value.Value {
	p := precisionOf(x)
	r = c.pick(c.less(x, p.k(math.Inf(1))), r, x)
	r = c.pick(c.equal(x, p.k(0)), p.k(math.Inf(-1)), r)
	return c.pick(c.less(x, p.k(0)), p.k(math.NaN()), r)
}

// twice is a number as the sum of two, the second at most half a unit in the
// last place of the first, or little more.
type twice struct{ high, low value.Value }

// timesExact is x·y without error.
func (c *calc) timesExact(x, y value.Value) twice {
	h := c.mul(x, y)
	return twice{h, c.fma(x, y, c.neg(h))}
}

// times is the product of two such numbers.
func (c *calc) times(x, y twice) twice {
	h := c.mul(x.high, y.high)
	l := c.fma(x.high, y.high, c.neg(h))
	l = c.fma(x.high, y.low, l)
	return twice{h, c.fma(x.low, y.high, l)}
}

// plus is the sum, for |x| ≥ |y| or x = 0.
func (c *calc) plus(x, y twice) twice {
	h := c.add(x.high, y.high)
	l := c.add(c.sub(x.high, h), y.high)
	return twice{h, c.add(l, c.add(x.low, y.low))}
}

func (p *precision) pair(v [2]float64) twice { return twice{p.k(v[0]), p.k(v[1])} }

// logTwice is log(1+f), for √½ ≤ 1+f ≤ √2, to twice the precision less ten
// bits: with u = 2f/(2+f), log(1+f) = u + u³/12 + u⁵/80 + …, of which the
// terms from u⁷ on need single precision only.
func (c *calc) logTwice(f value.Value) twice {
	p := precisionOf(f)
	m := c.add(f, p.k(1)) // exact: it was split so
	d := c.add(m, p.k(1))
	dLow := c.sub(m, c.sub(d, p.k(1)))
	f2 := c.add(f, f)
	r := c.reciprocal(d)
	uh := c.mul(f2, r)
	rest := c.fms(uh, dLow, c.fms(uh, d, f2))
	u := twice{uh, c.mul(rest, r)}
	s := c.times(u, u)
	tail := c.mul(s.high, c.horner(s.high, p.atanh))
	t := c.plus(p.pair(p.fifth), twice{tail, p.k(0)})
	t = c.plus(p.pair(p.third), c.times(s, t))
	return c.plus(u, c.times(c.times(u, s), t))
}

// log2Twice is log2(x) of a positive finite x as the sum of two numbers.
func (c *calc) log2Twice(x value.Value) twice {
	p := precisionOf(x)
	f, e := c.mantissa(x)
	l := c.times(c.logTwice(f), twice{p.k(p.log2e), p.k(p.log2eLow)})
	return c.plus(twice{e, p.k(0)}, l)
}

// log64 is the logarithm in f64, from logTwice. Error below 0.6 ulp.
func (c *calc) log64(x value.Value) value.Value {
	p := double
	f, e := c.mantissa(x)
	n := c.times(twice{e, p.k(0)}, twice{p.k(p.ln2), p.k(p.ln2Low)})
	l := c.plus(n, c.logTwice(f))
	return c.logSpecial(x, c.add(l.high, l.low))
}

func (c *calc) log2of64(x value.Value) value.Value {
	l := c.log2Twice(x)
	return c.logSpecial(x, c.add(l.high, l.low))
}

// powerOf is |x|^y = 2^(y·log2|x|), the exponent to twice the precision, but for
// the cases in which that has no value.
func (c *calc) powerOf(a value.Value, y twice) value.Value {
	p := precisionOf(a)
	l := c.log2Twice(a)
	l.high = c.pick(c.less(a, p.k(math.Inf(1))), l.high, a)
	l.high = c.pick(c.equal(a, p.k(0)), p.k(math.Inf(-1)), l.high)
	e := c.times(y, l)
	// Where the exponent is out of reach its lower part may be NaN.
	reach := c.less(c.abs(e.high), p.k(p.powEnd))
	e.low = c.pick(reach, e.low, p.k(0))
	e.high = c.within(e.high, p.exp2Low-2, p.exp2High+2)
	n, i := c.round(e.high, nil)
	return c.scale(c.power2(c.add(c.sub(e.high, n), e.low)), i)
}

// pow is x^y, with the special cases of IEEE 754. Error below 1 ulp.
func (c *calc) pow(x, y value.Value) value.Value {
	p := precisionOf(x)
	a := c.abs(x)
	inf, one, zero := p.k(math.Inf(1)), p.k(1), p.k(0)
	r := c.powerOf(a, twice{y, zero})
	whole := c.equal(c.unary("floor", y), y)
	odd := c.and(whole, c.isOdd(y))
	r = c.pick(c.and(c.isNegative(x), odd), c.neg(r), r)
	finite := c.and(c.less(x, zero), c.less(a, inf))
	notWhole := c.b.NewXor(whole, boolConst(true))
	r = c.pick(c.and(finite, notWhole), p.k(math.NaN()), r)
	r = c.pick(c.unordered(x, y), p.k(math.NaN()), r)
	always := c.or(c.equal(y, zero), c.equal(x, one))
	always = c.or(always, c.and(c.equal(a, one), c.equal(c.abs(y), inf)))
	return c.pick(always, one, r)
}

// powInt is x to the power of an i32, which takes two numbers to hold in f32.
func (c *calc) powInt(x, n value.Value) value.Value {
	p := precisionOf(x)
	high := value.Value(c.b.NewSIToFP(n, p.float))
	low := p.k(0)
	if p == single {
		exact := c.b.NewICmp(enum.IPredULT, c.b.NewAdd(n, i32(1<<24)), i32(1<<25))
		upper := c.pick(exact, n, c.and(n, i32(-1<<12)))
		high = c.b.NewSIToFP(upper, p.float)
		low = c.b.NewSIToFP(c.b.NewSub(n, upper), p.float)
	}
	r := c.powerOf(c.abs(x), twice{high, low})
	odd := c.b.NewTrunc(n, types.I1)
	r = c.pick(c.and(c.isNegative(x), odd), c.neg(r), r)
	r = c.pick(c.unordered(x, x), p.k(math.NaN()), r)
	return c.pick(c.b.NewICmp(enum.IPredEQ, n, i32(0)), p.k(1), r)
}

// isNegative tells the sign, of zeros too.
func (c *calc) isNegative(x value.Value) value.Value {
	return c.b.NewICmp(enum.IPredSLT, c.bitsOf(x), precisionOf(x).i(0))
}

// isOdd tells whether a whole number is odd: half of it is not whole. Numbers
// too large to be odd, and infinities, have whole halves.
func (c *calc) isOdd(y value.Value) value.Value {
	half := c.mul(y, precisionOf(y).k(0.5))
	return c.cmp(enum.FPredONE, c.unary("floor", half), half)
}
