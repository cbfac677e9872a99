package conformance

import (
	"math/big"
	"sync"

	"tileir/ast"
)

// The elementary functions, from their series, to workBits bits. A result is
// truncated, never exact unless it says so: rounding it to a type is right but
// for an argument in 2^100.

const workBits = 320

func number(x float64) *big.Float { return new(big.Float).SetPrec(workBits).SetFloat64(x) }
func work() *big.Float            { return new(big.Float).SetPrec(workBits) }

// float returns a finite number; its bits are all there.
func (x exact) float() *big.Float {
	f := new(big.Float).SetPrec(uint(max(workBits, x.m.BitLen()))).SetInt(x.m)
	f.SetMantExp(f, x.e)
	if x.neg {
		f.Neg(f)
	}
	return f
}

// approximation turns a result back.
func approximation(f *big.Float) exact {
	if f.Sign() == 0 {
		return zero(f.Signbit())
	}
	mant := work()
	e := f.MantExp(mant)
	mant.SetMantExp(mant, workBits)
	m, _ := mant.Int(nil)
	return exact{neg: f.Sign() < 0, m: m.Abs(m), e: e - workBits, rest: true}
}

// small reports whether a term no longer counts beside a sum.
func small(term, total *big.Float) bool {
	return term.Sign() == 0 || total.Sign() != 0 && term.MantExp(nil) < total.MantExp(nil)-workBits
}

// series adds term(k) for k = 0, 1, … while they count.
func series(term func(k int64) *big.Float) *big.Float {
	total := work()
	for k := int64(0); ; k++ {
		t := term(k)
		if small(t, total) {
			return total
		}
		total.Add(total, t)
	}
}

// oddSeries is Σ c(k)·x^(2k+1), where c(0) is 1 and c(k) is c(k-1)·n/d.
func oddSeries(x *big.Float, ratio func(k int64) (n, d int64)) *big.Float {
	power := work().Set(x)
	square := work().Mul(x, x)
	return series(func(k int64) *big.Float {
		if k > 0 {
			n, d := ratio(k)
			power.Mul(power, square)
			power.Mul(power, number(float64(n)))
			power.Quo(power, number(float64(d)))
		}
		return work().Set(power)
	})
}

// atanh and atan of a small number.
func atanhSeries(x *big.Float) *big.Float {
	power, square := work().Set(x), work().Mul(x, x)
	return series(func(k int64) *big.Float {
		if k > 0 {
			power.Mul(power, square)
		}
		return work().Quo(power, number(float64(2*k+1)))
	})
}

func atanSeries(x *big.Float) *big.Float {
	power, square := work().Set(x), work().Mul(x, x)
	square.Neg(square)
	return series(func(k int64) *big.Float {
		if k > 0 {
			power.Mul(power, square)
		}
		return work().Quo(power, number(float64(2*k+1)))
	})
}

var ln2 = sync.OnceValue(func() *big.Float {
	third := work().Quo(number(1), number(3))
	return third.Mul(atanhSeries(third), number(2))
})

// piBits is enough to reduce the largest f64 and to keep workBits after that.
const piBits = 1024 + 1100 + workBits

// pi is 16·atan(1/5) - 4·atan(1/239), in integers of piBits bits.
var pi = sync.OnceValue(func() *big.Float {
	arctan := func(inverse int64) *big.Int {
		power := new(big.Int).Lsh(big.NewInt(1), piBits)
		power.Quo(power, big.NewInt(inverse))
		total := new(big.Int).Set(power)
		for k := int64(1); power.Sign() != 0; k++ {
			power.Quo(power, big.NewInt(inverse*inverse))
			t := new(big.Int).Quo(power, big.NewInt(2*k+1))
			if k%2 == 1 {
				t.Neg(t)
			}
			total.Add(total, t)
		}
		return total
	}
	p, q := arctan(5), arctan(239)
	p.Mul(p, big.NewInt(16))
	p.Sub(p, q.Mul(q, big.NewInt(4)))
	f := new(big.Float).SetPrec(piBits).SetInt(p)
	return f.SetMantExp(f, -piBits)
})

func scaled(x *big.Float, by int) *big.Float { return work().SetMantExp(x, by) }

// expOf is e^x for |x| up to a few thousand.
func expOf(x *big.Float) *big.Float {
	k, _ := work().Add(work().Quo(x, ln2()), number(0.5)).Int64()
	r := work().Sub(x, work().Mul(ln2(), number(float64(k))))
	const halvings = 12
	r.SetMantExp(r, -halvings)
	term := number(1)
	e := series(func(k int64) *big.Float {
		if k > 0 {
			term.Mul(term, r)
			term.Quo(term, number(float64(k)))
		}
		return work().Set(term)
	})
	for range halvings {
		e.Mul(e, e)
	}
	return e.SetMantExp(e, int(k))
}

// logOf is the natural logarithm of a positive number.
func logOf(x *big.Float) *big.Float {
	m := work()
	e := x.MantExp(m)
	if m.Cmp(number(0.70710678)) < 0 {
		m.SetMantExp(m, 1)
		e--
	}
	z := work().Quo(work().Sub(m, number(1)), work().Add(m, number(1)))
	l := work().Mul(number(2), atanhSeries(z))
	return l.Add(l, work().Mul(ln2(), number(float64(e))))
}

// sinCos reduces x to |r| ≤ π/4 and turns the quadrant back.
func sinCos(x *big.Float) (sin, cos *big.Float) {
	half := new(big.Float).SetPrec(piBits).SetMantExp(pi(), -1)
	n := new(big.Float).SetPrec(piBits).Quo(x, half)
	if n.Sign() < 0 {
		n.Sub(n, number(0.5))
	} else {
		n.Add(n, number(0.5))
	}
	q, _ := n.Int(nil)
	r := new(big.Float).SetPrec(piBits).SetInt(q)
	r.Sub(new(big.Float).SetPrec(piBits).Set(x), r.Mul(r, half))
	w := work().Set(r)
	s := oddSeries(w, func(k int64) (int64, int64) { return -1, 2 * k * (2*k + 1) })
	c := work().Sub(number(1), work().Mul(s, s))
	c.Sqrt(c)
	switch new(big.Int).And(q, big.NewInt(3)).Int64() { // of a negative q too: two's complement
	case 1:
		return c, s.Neg(s)
	case 2:
		return s.Neg(s), c.Neg(c)
	case 3:
		return c.Neg(c), s
	}
	return s, c
}

// sinhCosh: the series of sinh where e^x - e^-x would cancel.
func sinhCosh(x *big.Float) (sinh, cosh *big.Float) {
	if work().Abs(x).Cmp(number(0.5)) < 0 {
		sinh = oddSeries(x, func(k int64) (int64, int64) { return 1, 2 * k * (2*k + 1) })
		cosh = work().Add(number(1), work().Mul(sinh, sinh))
		return sinh, cosh.Sqrt(cosh)
	}
	e := expOf(x)
	i := work().Quo(number(1), e)
	return scaled(work().Sub(e, i), -1), scaled(work().Add(e, i), -1)
}

// atanOf is the arc tangent of a number that is not negative.
func atanOf(t *big.Float) *big.Float {
	if t.Cmp(number(1)) > 0 {
		return work().Sub(scaled(pi(), -1), atanOf(work().Quo(number(1), t)))
	}
	w := work().Set(t)
	const halvings = 3
	for range halvings {
		s := work().Add(number(1), work().Mul(w, w))
		w.Quo(w, s.Add(s.Sqrt(s), number(1)))
	}
	return scaled(atanSeries(w), halvings)
}

// An elementary function beyond these arguments overflows or vanishes in f64.
const expLimit = 2000

// exponential is e^x of any x, x given as a product that may be large.
func exponential(x *big.Float) exact {
	switch {
	case x.Cmp(number(expLimit)) > 0:
		return dyadic(1, 4000)
	case x.Cmp(number(-expLimit)) < 0:
		return dyadic(1, -4000)
	case x.Sign() == 0:
		return dyadic(1, 0)
	}
	return approximation(expOf(x))
}

// elementary holds the functions of one argument: what they are of finite
// numbers other than zero, and of zero and the infinities.
type elementary struct {
	of        func(x exact) exact
	zero      func(neg bool) exact
	inf       func(neg bool) exact
	positives bool // NaN for numbers below zero
}

func one(bool) exact         { return dyadic(1, 0) }
func undefined(bool) exact   { return nan }
func signOne(neg bool) exact { return exact{neg: neg, m: big.NewInt(1)} }
func expInf(neg bool) exact  { return map[bool]exact{true: zero(false), false: infinity(false)}[neg] }
func logZero(bool) exact     { return infinity(true) }
func logInf(bool) exact      { return infinity(false) }
func alwaysInf(bool) exact   { return infinity(false) }
func ofFloat(f func(*big.Float) *big.Float) func(exact) exact {
	return func(x exact) exact { return approximation(f(x.float())) }
}

var elementaries = map[ast.Opcode]elementary{
	ast.OpExp:  {of: func(x exact) exact { return exponential(x.float()) }, zero: one, inf: expInf},
	ast.OpExp2: {of: powerOfTwo, zero: one, inf: expInf},
	ast.OpLog:  {of: ofFloat(logOf), zero: logZero, inf: logInf, positives: true},
	ast.OpLog2: {of: ofFloat(func(x *big.Float) *big.Float { return work().Quo(logOf(x), ln2()) }), zero: logZero, inf: logInf, positives: true},
	ast.OpSin:  {of: ofFloat(func(x *big.Float) *big.Float { s, _ := sinCos(x); return s }), zero: zero, inf: undefined},
	ast.OpCos:  {of: ofFloat(func(x *big.Float) *big.Float { _, c := sinCos(x); return c }), zero: one, inf: undefined},
	ast.OpTan:  {of: ofFloat(func(x *big.Float) *big.Float { s, c := sinCos(x); return work().Quo(s, c) }), zero: zero, inf: undefined},
	ast.OpSinH: {of: sinhOf, zero: zero, inf: infinity},
	ast.OpCosH: {of: func(x exact) exact { return sinhLike(x, false) }, zero: one, inf: alwaysInf},
	ast.OpTanH: {of: tanhOf, zero: zero, inf: signOne},
	ast.OpRsqrt: {of: func(x exact) exact { return quotient(dyadic(1, 0), root(x)) }, zero: infinity,
		inf: func(bool) exact { return zero(false) }, positives: true},
}

func (f elementary) call(x exact) exact {
	switch {
	case x.isNaN(), f.positives && x.neg && !x.isZero():
		return nan
	case x.kind == infinite:
		return f.inf(x.neg)
	case x.isZero():
		return f.zero(x.neg)
	}
	return f.of(x)
}

func powerOfTwo(x exact) exact {
	f := x.float()
	if f.MantExp(nil) > 13 {
		return exponential(f)
	}
	n, _ := f.Int64()
	r := work().Sub(f, number(float64(n)))
	e := exponential(r.Mul(r, ln2()))
	e.e += int(n)
	return e
}

func sinhOf(x exact) exact { return sinhLike(x, true) }

func sinhLike(x exact, odd bool) exact {
	if f := x.float(); work().Abs(f).Cmp(number(expLimit)) <= 0 {
		s, c := sinhCosh(f)
		if odd {
			return approximation(s)
		}
		return approximation(c)
	}
	huge := dyadic(1, 4000)
	huge.neg = odd && x.neg
	return huge
}

func tanhOf(x exact) exact {
	f := x.float()
	if work().Abs(f).Cmp(number(expLimit)) > 0 {
		return signOne(x.neg)
	}
	s, c := sinhCosh(f)
	return approximation(work().Quo(s, c))
}

// arcTangent2 is the angle of the point with the given ordinate and abscissa.
func arcTangent2(y, x exact) exact {
	if x.isNaN() || y.isNaN() {
		return nan
	}
	angle := angleOf(y, x)
	angle.neg = y.neg
	return angle
}

// angleOf ignores the sign of y.
func angleOf(y, x exact) exact {
	quarters := func(n float64) exact { return approximation(work().Mul(number(n/4), work().Set(pi()))) }
	switch {
	case y.kind == infinite && x.kind == infinite && x.neg:
		return quarters(3)
	case y.kind == infinite && x.kind == infinite:
		return quarters(1)
	case y.kind == infinite || x.isZero() && !y.isZero():
		return quarters(2)
	case (y.isZero() || x.kind == infinite) && x.neg:
		return quarters(4)
	case y.isZero() || x.kind == infinite:
		return zero(false)
	}
	a := atanOf(work().Quo(y.magnitude().float(), x.magnitude().float()))
	if x.neg {
		a.Sub(work().Set(pi()), a)
	}
	return approximation(a)
}

// power is x to the power of y with the special cases of IEEE 754.
func power(x, y exact) exact {
	if y.isZero() || !x.isNaN() && !x.neg && x.kind == finite && compare(x, dyadic(1, 0)) == 0 {
		return dyadic(1, 0)
	}
	if x.isNaN() || y.isNaN() {
		return nan
	}
	wholeY := y.kind == finite && (y.e >= 0 || y.m.TrailingZeroBits() >= uint(-y.e))
	oddY := wholeY && y.integer().Bit(0) == 1
	if y.kind == infinite {
		return powerOfInfinity(x, y)
	}
	neg := x.neg && oddY
	switch grows := !y.neg; {
	case x.isZero() && grows || x.kind == infinite && !grows:
		return zero(neg)
	case x.isZero() || x.kind == infinite:
		return infinity(neg)
	case x.neg && !wholeY:
		return nan
	}
	p := exponential(work().Mul(y.float(), logOf(x.magnitude().float())))
	p.neg = neg
	return p
}

func powerOfInfinity(x, y exact) exact {
	switch c := compare(x.magnitude(), dyadic(1, 0)); {
	case c == 0:
		return dyadic(1, 0)
	case (c > 0) == !y.neg:
		return infinity(false)
	}
	return zero(false)
}
