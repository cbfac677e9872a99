package llvmgen

import (
	"math"
	"math/big"
)

// Functions of f64 to 200 bits, by series: what f64 results are held against.
// Go's own math is not good enough for that: its sine loses all bits near
// multiples of π, its logarithm half of them near 1.

const bigBits = 200

func bigNum(x float64) *big.Float { return new(big.Float).SetPrec(bigBits).SetFloat64(x) }

func bigDo(f func(z, x, y *big.Float) *big.Float, x, y *big.Float) *big.Float {
	return f(new(big.Float).SetPrec(max(x.Prec(), bigBits)), x, y)
}

func bigMul(x, y *big.Float) *big.Float { return bigDo((*big.Float).Mul, x, y) }
func bigAdd(x, y *big.Float) *big.Float { return bigDo((*big.Float).Add, x, y) }
func bigSub(x, y *big.Float) *big.Float { return bigDo((*big.Float).Sub, x, y) }
func bigQuo(x, y *big.Float) *big.Float { return bigDo((*big.Float).Quo, x, y) }

// power series Σ x^k/k! over every step-th k from first on, signs alternating
// if step is 2 and alternate is set.
func bigSeries(x *big.Float, first, step int, alternate bool) *big.Float {
	term := bigNum(1)
	sum := bigNum(0)
	for k := 0; ; k++ {
		if k > 0 {
			term = bigQuo(bigMul(term, x), bigNum(float64(k)))
		}
		if k < first || (k-first)%step != 0 {
			continue
		}
		if alternate && (k-first)/step%2 == 1 {
			sum = bigSub(sum, term)
		} else {
			sum = bigAdd(sum, term)
		}
		if term.Sign() == 0 || sum.Sign() != 0 && term.MantExp(nil) < sum.MantExp(nil)-bigBits {
			return sum
		}
	}
}

// bigArctanInverse is atan(1/n), or atanh(1/n), to prec bits, in fixed point.
func bigArctanInverse(n int64, prec uint, hyperbolic bool) *big.Float {
	one := new(big.Int).Lsh(big.NewInt(1), prec+16)
	power := new(big.Int).Quo(one, big.NewInt(n))
	sum := new(big.Int)
	square := big.NewInt(n * n)
	for k := int64(0); power.Sign() != 0; k++ {
		t := new(big.Int).Quo(power, big.NewInt(2*k+1))
		if k%2 == 1 && !hyperbolic {
			t.Neg(t)
		}
		sum.Add(sum, t)
		power.Quo(power, square)
	}
	f := new(big.Float).SetPrec(prec).SetInt(sum)
	return f.SetMantExp(f, -int(prec)-16)
}

var (
	bigPi  = bigMachin()
	bigLn2 = bigMul(bigNum(2), bigArctanInverse(3, 300, true))
)

// bigMachin is π to the bits that the largest f64 needs (Machin's formula).
func bigMachin() *big.Float {
	const prec = 1500
	a := bigMul(new(big.Float).SetPrec(prec).SetInt64(16), bigArctanInverse(5, prec, false))
	return bigSub(a, bigMul(new(big.Float).SetPrec(prec).SetInt64(4), bigArctanInverse(239, prec, false)))
}

// bigExp is e^x.
func bigExp(x *big.Float) *big.Float {
	f, _ := x.Float64()
	n := math.Round(f / math.Ln2)
	r := bigSub(x, bigMul(bigNum(n), bigLn2))
	r.SetMantExp(r, -8)
	s := bigSeries(r, 0, 1, false)
	for range 8 {
		s = bigMul(s, s)
	}
	return s.SetMantExp(s, int(n))
}

// bigLog is log(x).
func bigLog(x *big.Float) *big.Float {
	m := new(big.Float).SetPrec(bigBits)
	e := x.MantExp(m)
	if m.Cmp(bigNum(math.Sqrt2/2)) < 0 {
		m.SetMantExp(m, 1)
		e--
	}
	s := bigQuo(bigSub(m, bigNum(1)), bigAdd(m, bigNum(1)))
	z := bigMul(s, s)
	sum, power := bigNum(0), s
	for k := 1; ; k += 2 {
		t := bigQuo(power, bigNum(float64(k)))
		sum = bigAdd(sum, t)
		if t.Sign() == 0 || t.MantExp(nil) < sum.MantExp(nil)-bigBits {
			break
		}
		power = bigMul(power, z)
	}
	return bigAdd(bigMul(bigNum(float64(e)), bigLn2), bigMul(sum, bigNum(2)))
}

// bigReduce is x − q·π/2, and q mod 4.
func bigReduce(x float64) (*big.Float, int) {
	half := new(big.Float).SetMantExp(bigPi, -1)
	wide := new(big.Float).SetPrec(1500).SetFloat64(x)
	q := new(big.Float).SetPrec(1500).Quo(wide, half)
	q.Add(q, new(big.Float).SetFloat64(math.Copysign(0.5, x)))
	n, _ := q.Int(nil)
	r := new(big.Float).SetPrec(1500).Mul(new(big.Float).SetPrec(1500).SetInt(n), half)
	r.Sub(wide, r)
	low := new(big.Int).And(n, big.NewInt(3))
	return new(big.Float).SetPrec(bigBits).Set(r), int(low.Int64())
}

func bigSin(x float64) *big.Float {
	r, q := bigReduce(x)
	return bigTurn(r, q)
}

func bigCos(x float64) *big.Float {
	r, q := bigReduce(x)
	return bigTurn(r, q+1)
}

func bigTurn(r *big.Float, q int) *big.Float {
	v := bigSeries(r, q&1^1, 2, true)
	if q&1 != 0 {
		v = bigSeries(r, 0, 2, true)
	}
	if q&2 != 0 {
		v = v.Neg(v)
	}
	return v
}

func bigTan(x float64) *big.Float { return bigQuo(bigSin(x), bigCos(x)) }

// bigSinh uses the series where the difference of exponentials cancels.
func bigSinh(x float64) *big.Float {
	if math.Abs(x) < 1 {
		return bigSeries(bigNum(x), 1, 2, false)
	}
	e := bigExp(bigNum(x))
	d := bigSub(e, bigQuo(bigNum(1), e))
	return d.SetMantExp(d, -1)
}

func bigCosh(x float64) *big.Float {
	e := bigExp(bigNum(x))
	d := bigAdd(e, bigQuo(bigNum(1), e))
	return d.SetMantExp(d, -1)
}

func bigTanh(x float64) *big.Float {
	if math.Abs(x) > 100 {
		return bigNum(math.Copysign(1, x))
	}
	return bigQuo(bigSinh(x), bigCosh(x))
}

// bigAtan is atan(y/x) for positive y and x, by Newton's method on tan.
func bigAtan(y, x *big.Float) *big.Float {
	yf, _ := y.Float64()
	xf, _ := x.Float64()
	guess := math.Atan2(yf, xf)
	// a + sin(θ−a)/cos(θ−a) with tan(θ−a) = (y·cos a − x·sin a)/(x·cos a + y·sin a);
	// θ−a is below 2^-50, so three terms of its arctangent are enough.
	s, c := bigSin(guess), bigCos(guess)
	t := bigQuo(bigSub(bigMul(y, c), bigMul(x, s)), bigAdd(bigMul(x, c), bigMul(y, s)))
	t3 := bigMul(bigMul(t, t), t)
	return bigAdd(bigNum(guess), bigSub(t, bigQuo(t3, bigNum(3))))
}
