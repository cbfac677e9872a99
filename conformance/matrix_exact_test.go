package conformance

import (
	"math/big"
	"math/bits"

	"tileir/ast"
	"tileir/ast/num"
)

// What the operation matrix expects of numbers is computed here, on integers
// of any size, from the layouts of the formats alone: package num, which the
// interpreter computes with, is used for the names of the types only.
//
// A finite number is ±m·2^e, exactly; with rest set it is a little further from
// zero, by less than 2^e, which is all that rounding has to know.

// layout is the encoding of a floating-point type.
type layout struct {
	exp, frac, bias int
	low             int // unused low bits: tf32 lies in 32
	top             topCode
	unsigned        bool // no sign bit: signs are dropped
}

// topCode says what the largest exponent stands for.
type topCode uint8

const (
	topIEEE   topCode = iota // infinities and NaN
	topNaN                   // numbers, but NaN where all bits are set
	topNumber                // numbers
)

var layouts = map[num.Type]layout{
	num.F16:       {5, 10, 15, 0, topIEEE, false},
	num.BF16:      {8, 7, 127, 0, topIEEE, false},
	num.F32:       {8, 23, 127, 0, topIEEE, false},
	num.TF32:      {8, 10, 127, 13, topIEEE, false},
	num.F64:       {11, 52, 1023, 0, topIEEE, false},
	num.F8E4M3FN:  {4, 3, 7, 0, topNaN, false},
	num.F8E5M2:    {5, 2, 15, 0, topIEEE, false},
	num.F8E5M3FNU: {5, 3, 15, 0, topNaN, true},
	num.F4E2M1FN:  {2, 1, 1, 0, topNumber, false},
}

// kind tells numbers apart.
type kind uint8

const (
	finite kind = iota
	infinite
	notANumber
)

type exact struct {
	kind kind
	neg  bool
	m    *big.Int // at least 0; nil unless finite
	e    int
	rest bool
}

var nan = exact{kind: notANumber}

func infinity(neg bool) exact     { return exact{kind: infinite, neg: neg} }
func zero(neg bool) exact         { return exact{neg: neg, m: new(big.Int)} }
func dyadic(m int64, e int) exact { return exact{neg: m < 0, m: new(big.Int).Abs(big.NewInt(m)), e: e} }
func (x exact) isZero() bool      { return x.kind == finite && x.m.Sign() == 0 && !x.rest }
func (x exact) isNaN() bool       { return x.kind == notANumber }
func (x exact) negative() exact   { x.neg = !x.neg; return x }
func (x exact) magnitude() exact  { x.neg = false; return x }
func mask(bits int) uint64        { return 1<<bits - 1 }
func (l layout) least() int       { return 1 - l.bias - l.frac } // exponent of the last bit of subnormal numbers

// total is the number of bits of a pattern without low bits.
func (l layout) total() int { return bits.Len64(l.signBit() | mask(l.exp+l.frac)) }

// signBit is 0 for an unsigned type.
func (l layout) signBit() uint64 {
	if l.unsigned {
		return 0
	}
	return 1 << (l.exp + l.frac)
}

func (l layout) pattern(p uint64, neg bool) uint64 {
	if neg {
		p |= l.signBit()
	}
	return p << l.low
}

// largest returns the pattern of the largest finite number.
func (l layout) largest() uint64 {
	all := mask(l.exp + l.frac)
	switch l.top {
	case topIEEE:
		return all - 1<<l.frac
	case topNaN:
		return all - 1
	}
	return all
}

// decode returns the number that a pattern of a type stands for.
func decode(t num.Type, p uint64) exact {
	if t == num.F8E8M0FNU { // a power of two, no sign, no zero
		if p == 0xff {
			return nan
		}
		return dyadic(1, int(p)-127)
	}
	l := layouts[t]
	p = p >> l.low & mask(l.total())
	neg := p&l.signBit() != 0
	p &^= l.signBit()
	field, frac := int(p>>l.frac), p&mask(l.frac)
	switch {
	case l.top == topIEEE && field == int(mask(l.exp)) && frac == 0:
		return infinity(neg)
	case l.top == topIEEE && field == int(mask(l.exp)), l.top == topNaN && p == mask(l.exp+l.frac):
		return nan
	case field == 0:
		return exact{neg: neg, m: new(big.Int).SetUint64(frac), e: l.least()}
	}
	return exact{neg: neg, m: new(big.Int).SetUint64(frac | 1<<l.frac), e: field - l.bias - l.frac}
}

// encode rounds a number to a type by a rounding mode of the language.
//
// The specification leaves open what becomes of numbers beyond the range of a
// type without infinity. This table holds the toolchain to what it says of
// itself: NaN where there is one, else the largest number.
func encode(t num.Type, x exact, mode uint32) uint64 {
	if t == num.F8E8M0FNU {
		return encodeScale(x, mode)
	}
	l := layouts[t]
	switch x.kind {
	case notANumber:
		return l.quietNaN()
	case infinite:
		return l.beyond(x.neg)
	}
	if x.isZero() {
		return l.pattern(0, x.neg)
	}
	q, unit := x.round(max(l.least(), x.e+x.m.BitLen()-1-l.frac), mode)
	if q.BitLen() > l.frac+1 {
		q.Rsh(q, 1)
		unit++
	}
	p := q.Uint64()
	if p >= 1<<l.frac {
		field := unit + l.frac + l.bias
		if field > int(mask(l.exp)) {
			p = mask(63)
		} else {
			p = uint64(field)<<l.frac | p&mask(l.frac)
		}
	}
	if p > l.largest() {
		if mode == ast.RoundZero || mode == ast.RoundNegInf && !x.neg || mode == ast.RoundPosInf && x.neg {
			return l.pattern(l.largest(), x.neg)
		}
		return l.beyond(x.neg)
	}
	return l.pattern(p, x.neg)
}

// quietNaN is compared as "some NaN" wherever the payload is open.
func (l layout) quietNaN() uint64 {
	switch l.top {
	case topIEEE:
		return l.pattern(mask(l.exp+1)<<(l.frac-1), false)
	case topNaN:
		return mask(l.exp + l.frac)
	}
	return l.largest()
}

// beyond is what stands for an infinity.
func (l layout) beyond(neg bool) uint64 {
	switch l.top {
	case topIEEE:
		return l.pattern(mask(l.exp)<<l.frac, neg)
	case topNaN:
		return l.quietNaN()
	}
	return l.pattern(l.largest(), neg)
}

// round returns the integer number of units 2^unit that x is rounded to.
func (x exact) round(unit int, mode uint32) (*big.Int, int) {
	shift := unit - x.e
	if shift <= 0 {
		q := new(big.Int).Lsh(x.m, uint(-shift))
		if x.rest && (mode == ast.RoundPosInf && !x.neg || mode == ast.RoundNegInf && x.neg) {
			q.Add(q, big.NewInt(1))
		}
		return q, unit
	}
	q := new(big.Int).Rsh(x.m, uint(shift))
	left := new(big.Int).Sub(x.m, new(big.Int).Lsh(q, uint(shift)))
	half := left.Cmp(new(big.Int).Lsh(big.NewInt(1), uint(shift-1)))
	if half == 0 && x.rest {
		half = 1
	}
	inexact := left.Sign() != 0 || x.rest
	up := false
	switch mode {
	case ast.RoundPosInf:
		up = inexact && !x.neg
	case ast.RoundNegInf:
		up = inexact && x.neg
	case ast.RoundZero:
	case ast.RoundNearestAway:
		up = half >= 0 && inexact
	default:
		up = half > 0 || half == 0 && q.Bit(0) == 1
	}
	if up {
		q.Add(q, big.NewInt(1))
	}
	return q, unit
}

// encodeScale rounds to a power of two, towards zero or away from it. The sign
// is dropped, what is too small becomes the least number and what is too large
// NaN: the language says nothing of these.
func encodeScale(x exact, mode uint32) uint64 {
	if x.kind != finite {
		return 0xff
	}
	if x.isZero() {
		return 0
	}
	power := x.e + x.m.BitLen() - 1
	whole := x.m.TrailingZeroBits() == uint(x.m.BitLen()-1) && !x.rest
	if mode == ast.RoundPosInf && !whole {
		power++
	}
	switch {
	case power < -127:
		return 0
	case power > 127 && mode == ast.RoundZero:
		return 0xfe
	case power > 127:
		return 0xff
	}
	return uint64(power + 127)
}

// align returns two finite numbers, signed, in units of the smaller exponent.
func align(x, y exact) (a, b *big.Int, e int) {
	e = min(x.e, y.e)
	a, b = new(big.Int).Lsh(x.m, uint(x.e-e)), new(big.Int).Lsh(y.m, uint(y.e-e))
	if x.neg {
		a.Neg(a)
	}
	if y.neg {
		b.Neg(b)
	}
	return a, b, e
}

// sum is x+y; the mode decides the sign of a zero that two numbers cancel to.
func sum(x, y exact, mode uint32) exact {
	switch {
	case x.isNaN() || y.isNaN() || x.kind == infinite && y.kind == infinite && x.neg != y.neg:
		return nan
	case x.kind == infinite:
		return x
	case y.kind == infinite:
		return y
	case x.isZero() && y.isZero() && x.neg == y.neg:
		return x
	}
	a, b, e := align(x, y)
	a.Add(a, b)
	if a.Sign() == 0 {
		return zero(mode == ast.RoundNegInf)
	}
	return exact{neg: a.Sign() < 0, m: a.Abs(a), e: e}
}

func product(x, y exact) exact {
	neg := x.neg != y.neg
	switch {
	case x.isNaN() || y.isNaN() || x.kind == infinite && y.isZero() || y.kind == infinite && x.isZero():
		return nan
	case x.kind == infinite || y.kind == infinite:
		return infinity(neg)
	}
	return exact{neg: neg, m: new(big.Int).Mul(x.m, y.m), e: x.e + y.e}
}

// spare is how many bits a quotient or root gets: more than twice any format's.
const spare = 160

func quotient(x, y exact) exact {
	neg := x.neg != y.neg
	switch {
	case x.isNaN() || y.isNaN() || x.kind == infinite && y.kind == infinite || x.isZero() && y.isZero():
		return nan
	case x.kind == infinite || y.isZero():
		return infinity(neg)
	case y.kind == infinite || x.isZero():
		return zero(neg)
	}
	shift := spare + y.m.BitLen()
	q, r := new(big.Int).QuoRem(new(big.Int).Lsh(x.m, uint(shift)), y.m, new(big.Int))
	return exact{neg: neg, m: q, e: x.e - y.e - shift, rest: r.Sign() != 0}
}

func root(x exact) exact {
	switch {
	case x.isNaN() || x.isZero():
		return x
	case x.neg:
		return nan
	case x.kind == infinite:
		return x
	}
	shift := 2 * spare
	if (x.e-shift)%2 != 0 {
		shift++
	}
	wide := new(big.Int).Lsh(x.m, uint(shift))
	s := new(big.Int).Sqrt(wide)
	return exact{m: s, e: (x.e - shift) / 2, rest: new(big.Int).Mul(s, s).Cmp(wide) != 0}
}

// remainder is what a division cut to a whole number leaves, with the sign of
// the dividend.
func remainder(x, y exact) exact {
	switch {
	case x.isNaN() || y.isNaN() || x.kind == infinite || y.isZero():
		return nan
	case y.kind == infinite || x.isZero():
		return x
	}
	a, b, e := align(x.magnitude(), y.magnitude())
	return exact{neg: x.neg, m: a.Rem(a, b), e: e}
}

// compare orders two numbers that are not NaN.
func compare(x, y exact) int {
	rank := func(v exact) int {
		switch {
		case v.kind == infinite && v.neg:
			return -1
		case v.kind == infinite:
			return 1
		}
		return 0
	}
	if p, q := rank(x), rank(y); p != 0 || q != 0 {
		return p - q
	}
	a, b, _ := align(x, y)
	return a.Cmp(b)
}

// whole rounds to a whole number; the sign of zero stays.
func whole(x exact, mode uint32) exact {
	if x.kind != finite || x.isZero() || x.e >= 0 {
		return x
	}
	q, _ := x.round(0, mode)
	return exact{neg: x.neg, m: q}
}

// integer returns a finite number cut to a whole one.
func (x exact) integer() *big.Int {
	q := new(big.Int)
	if x.e >= 0 {
		q.Lsh(x.m, uint(x.e))
	} else {
		q.Rsh(x.m, uint(-x.e))
	}
	if x.neg {
		q.Neg(q)
	}
	return q
}

// flushed turns a subnormal number of f32 into the zero of its sign.
func flushed(p uint64) uint64 {
	if p&0x7f800000 == 0 {
		return p & 0x80000000
	}
	return p
}

// steps counts the numbers of a type from one pattern to another; both zeros
// count. A NaN is infinitely far from numbers and at no distance of NaN.
func steps(t num.Type, p, q uint64) uint64 {
	pn, qn := decode(t, p).isNaN(), decode(t, q).isNaN()
	if pn || qn {
		if pn && qn {
			return 0
		}
		return 1 << 63
	}
	a, b := ordinal(t, p), ordinal(t, q)
	return uint64(max(a, b) - min(a, b))
}

func ordinal(t num.Type, p uint64) int64 {
	if t == num.F8E8M0FNU {
		return int64(p)
	}
	l := layouts[t]
	p >>= l.low
	if p&l.signBit() != 0 {
		return -int64(p&^l.signBit()) - 1
	}
	return int64(p)
}
