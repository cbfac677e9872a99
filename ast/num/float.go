package num

import (
	"math"
	"math/big"
)

// Arithmetic rounds once. For the types narrower than f64 the exact result is
// first rounded to odd in float64, which has at least two bits more than
// twice their precision to spare, and then to the type: that second rounding
// sees on which side of every boundary the exact result lies. For f64 itself
// nearest_even is the machine's own; the directed modes go through math/big.

// Add returns a+b.
func Add(t Type, a, b uint64, m Rounding) uint64 {
	return add(t, Decode(t, a), Decode(t, b), m)
}

// Sub returns a-b.
func Sub(t Type, a, b uint64, m Rounding) uint64 {
	return add(t, Decode(t, a), -Decode(t, b), m)
}

func add(t Type, x, y float64, m Rounding) uint64 {
	s := x + y
	if s == 0 && (x == 0) == (y == 0) {
		return Encode(t, zeroSum(x, y, m), m)
	}
	if t == F64 {
		if m == NearestEven || !finite(s) && !(finite(x) && finite(y)) {
			return Encode(t, s, m)
		}
		return roundBig(newBig(x).Add(newBig(x), newBig(y)), m)
	}
	return Encode(t, odd(s, sumError(x, y, s)), m)
}

// zeroSum is the sum of two zeros, or of a number and its negative.
func zeroSum(x, y float64, m Rounding) float64 {
	if math.Signbit(x) == math.Signbit(y) {
		return x
	}
	if m == TowardNegative {
		return math.Copysign(0, -1)
	}
	return 0
}

// sumError returns x+y-s for s = x+y rounded (Knuth's TwoSum); 0 if s is not
// finite.
func sumError(x, y, s float64) float64 {
	if !finite(s) {
		return 0
	}
	bb := s - x
	return (x - (s - bb)) + (y - bb)
}

// odd turns r, an exact result rounded to nearest, into the same result
// rounded to odd; err has the sign of exact-r.
func odd(r, err float64) float64 {
	if err == 0 || math.Float64bits(r)&1 != 0 || !finite(r) {
		return r
	}
	// r is even and not exact: the odd neighbour on the side of the error.
	if (err > 0) == (r > 0) {
		return math.Float64frombits(math.Float64bits(r) + 1)
	}
	return math.Float64frombits(math.Float64bits(r) - 1)
}

func finite(x float64) bool { return x-x == 0 }

// Mul returns a·b. In float64 the product of two narrower numbers is exact.
func Mul(t Type, a, b uint64, m Rounding) uint64 {
	x, y := Decode(t, a), Decode(t, b)
	p := x * y
	if t != F64 || m == NearestEven || x == 0 || y == 0 || !finite(x) || !finite(y) {
		return Encode(t, p, m)
	}
	return roundBig(newBig(x).Mul(newBig(x), newBig(y)), m)
}

// Div returns a/b.
func Div(t Type, a, b uint64, m Rounding) uint64 {
	x, y := Decode(t, a), Decode(t, b)
	q := x / y
	if x == 0 || y == 0 || !finite(x) || !finite(y) || t == F64 && m == NearestEven {
		return Encode(t, q, m)
	}
	if t == F64 {
		return roundBig(divBig(x, y), m)
	}
	r := math.FMA(-q, y, x) // exact: x-q·y
	if y < 0 {
		r = -r
	}
	return Encode(t, odd(q, r), m)
}

// DivApprox returns a/b as rounding<approx> of the language has it for f32: a
// times the reciprocal of b. That is zero for b beyond 2^126, so that the result
// is zero, or NaN if a is infinite. Elsewhere the language allows 2 units in the
// last place, and this is the nearest number.
func DivApprox(t Type, a, b uint64) uint64 {
	if x, y := Decode(t, a), math.Abs(Decode(t, b)); y > 0x1p126 && !math.IsInf(y, 1) && x == x {
		return Mul(t, a, Encode(t, math.Copysign(0, Decode(t, b)), NearestEven), NearestEven)
	}
	return Div(t, a, b, NearestEven)
}

// Sqrt returns the square root of a.
func Sqrt(t Type, a uint64, m Rounding) uint64 {
	x := Decode(t, a)
	s := math.Sqrt(x)
	if x == 0 || s != s || !finite(s) || t == F64 && m == NearestEven {
		return Encode(t, s, m)
	}
	if t == F64 {
		return roundBig(sqrtBig(x), m)
	}
	return Encode(t, odd(s, math.FMA(-s, s, x)), m)
}

// Fma returns a·b+c, rounded once.
func Fma(t Type, a, b, c uint64, m Rounding) uint64 {
	x, y, z := Decode(t, a), Decode(t, b), Decode(t, c)
	switch {
	case !finite(x) || !finite(y):
		return Encode(t, x*y+z, m)
	case !finite(z): // whatever x*y, which may overflow, would be
		return Encode(t, z, m)
	}
	if t == F64 {
		if m == NearestEven {
			return Encode(t, math.FMA(x, y, z), m)
		}
		return fmaBig(x, y, z, m)
	}
	return add(t, x*y, z, m) // the product is exact in float64
}

// FmaF32 is Fma for f32 under NearestEven, for loops over many.
func FmaF32(x, y, z float32) float32 {
	p, w := float64(x)*float64(y), float64(z)
	s := p + w
	if s != s {
		return math.Float32frombits(uint32(formats[F32].nan))
	}
	return float32(odd(s, sumError(p, w, s)))
}

// Rem returns the remainder of the division truncated towards zero; it is
// always exact. Division by zero and infinite a give NaN; infinite b gives a.
func Rem(t Type, a, b uint64) uint64 {
	return Encode(t, math.Mod(Decode(t, a), Decode(t, b)), NearestEven)
}

// bigPrec holds every sum and product of three float64 exactly: the exponents
// span 2·(1024+1074) bits, and 106 bits of a product come on top.
const bigPrec = 4400

func newBig(x float64) *big.Float { return new(big.Float).SetPrec(bigPrec).SetFloat64(x) }

func fmaBig(x, y, z float64, m Rounding) uint64 {
	p := newBig(x)
	p.Mul(p, newBig(y))
	if p.Sign() == 0 || z == 0 {
		if p.Sign() == 0 {
			return add(F64, x*y, z, m)
		}
		return roundBig(p, m)
	}
	p.Add(p, newBig(z))
	if p.Sign() == 0 {
		return Encode(F64, zeroSum(1, -1, m), m)
	}
	return roundBig(p, m)
}

// divBig returns the quotient with enough bits that a last bit set to odd
// stands for the rest.
func divBig(x, y float64) *big.Float {
	const prec = 128
	q := new(big.Float).SetPrec(prec).SetMode(big.ToZero).Quo(newBig(x), newBig(y))
	return sticky(q, q.Acc() != big.Exact)
}

func sqrtBig(x float64) *big.Float {
	const prec = 128
	s := new(big.Float).SetPrec(prec).Sqrt(newBig(x)) // to nearest
	exact := newBig(0).Mul(s, s).Cmp(newBig(x))
	if exact > 0 {
		s.Sub(s, new(big.Float).SetMantExp(big.NewFloat(1), s.MantExp(nil)-prec))
	}
	return sticky(s, exact != 0)
}

// sticky appends a bit to x that says that x was truncated.
func sticky(x *big.Float, inexact bool) *big.Float {
	if !inexact {
		return x
	}
	eps := new(big.Float).SetMantExp(big.NewFloat(float64(x.Sign())), x.MantExp(nil)-int(x.Prec())-8)
	return newBig(0).Add(x, eps)
}

// roundBig rounds a finite non-zero x to f64.
func roundBig(x *big.Float, m Rounding) uint64 {
	mant := new(big.Float).SetPrec(bigPrec)
	exp := x.MantExp(mant) // x = mant·2^exp, ½ ≤ |mant| < 1
	mant.Abs(mant).SetMantExp(mant, 64)
	sig, acc := mant.Uint64()
	return round(F64, x.Sign() < 0, sig, exp-64, acc != big.Exact, m)
}

// Order is the outcome of a comparison.
type Order int8

// The outcomes.
const (
	Less      Order = -1
	Equal     Order = 0
	Greater   Order = 1
	Unordered Order = 2
)

// Compare orders a and b; zeros are equal, NaN is unordered with everything.
func Compare(t Type, a, b uint64) Order {
	x, y := Decode(t, a), Decode(t, b)
	switch {
	case x < y:
		return Less
	case x > y:
		return Greater
	case x == y:
		return Equal
	}
	return Unordered
}

// Max returns the greater of a and b, +0 over -0. NaN loses against a number
// unless propagate is set; a NaN result is NaN(t).
func Max(t Type, a, b uint64, propagate bool) uint64 {
	return pick(t, a, b, propagate, Greater)
}

// Min returns the lesser of a and b, -0 under +0; NaN as in Max.
func Min(t Type, a, b uint64, propagate bool) uint64 {
	return pick(t, a, b, propagate, Less)
}

func pick(t Type, a, b uint64, propagate bool, want Order) uint64 {
	switch Compare(t, a, b) {
	case want:
		return a
	case Equal:
		// Equal numbers differ in the sign of zero at most.
		if neg := a&formats[t].sign != 0; neg == (want == Less) {
			return a
		}
		return b
	case Unordered:
		switch {
		case propagate || IsNaN(t, a) && IsNaN(t, b):
			return NaN(t)
		case IsNaN(t, a):
			return b
		}
		return a
	}
	return b
}
