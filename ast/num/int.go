package num

import (
	"math"
	"math/bits"
)

// Mask returns the bits that a value of the integer type t has.
func Mask(t Type) uint64 { return 1<<t.Bits() - 1 }

// Wrap reduces v modulo 2^width.
func Wrap(t Type, v uint64) uint64 { return v & Mask(t) }

// Signed reads v as two's complement; i1 is 0 or -1.
func Signed(t Type, v uint64) int64 {
	s := 64 - t.Bits()
	return int64(v<<s) >> s
}

// MinSigned returns the pattern of the least signed value, which is its own
// negative.
func MinSigned(t Type) uint64 { return 1 << (t.Bits() - 1) }

// MulHi returns the high half of the double-width product.
func MulHi(t Type, a, b uint64, signed bool) uint64 {
	if !signed {
		hi, lo := bits.Mul64(a, b)
		return Wrap(t, hi<<(64-t.Bits())|shr(lo, t.Bits()))
	}
	x, y := Signed(t, a), Signed(t, b)
	hi, lo := bits.Mul64(uint64(x), uint64(y))
	if x < 0 {
		hi -= uint64(y)
	}
	if y < 0 {
		hi -= uint64(x)
	}
	return Wrap(t, hi<<(64-t.Bits())|shr(lo, t.Bits()))
}

func shr(v uint64, n int) uint64 {
	if n == 64 {
		return 0
	}
	return v >> n
}

// DivI divides, rounding by m: TowardZero, TowardNegative (floor) or
// TowardPositive (ceiling). It is undefined, and reports false, for b = 0 and
// for the signed quotient that overflows; the result is then 0 or a.
func DivI(t Type, a, b uint64, signed bool, m Rounding) (uint64, bool) {
	if b == 0 {
		return 0, false
	}
	if !signed {
		q := a / b
		if m == TowardPositive && a%b != 0 {
			q++
		}
		return q, true
	}
	x, y := Signed(t, a), Signed(t, b)
	if a == MinSigned(t) && y == -1 {
		return a, false
	}
	q := x / y
	if r := x % y; r != 0 {
		switch neg := (r < 0) != (y < 0); {
		case m == TowardNegative && neg:
			q--
		case m == TowardPositive && !neg:
			q++
		}
	}
	return Wrap(t, uint64(q)), true
}

// RemI returns the remainder of the division truncated towards zero; undefined
// (false) for b = 0.
func RemI(t Type, a, b uint64, signed bool) (uint64, bool) {
	if b == 0 {
		return 0, false
	}
	if !signed {
		return a % b, true
	}
	y := Signed(t, b)
	if y == -1 {
		return 0, true
	}
	return Wrap(t, uint64(Signed(t, a)%y)), true
}

// ShL shifts left by n, read as unsigned. A shift by the width or more leaves
// nothing, as on the machine.
func ShL(t Type, a, n uint64) uint64 {
	if n >= uint64(t.Bits()) {
		return 0
	}
	return Wrap(t, a<<n)
}

// ShR shifts right by n, read as unsigned, filling with the sign if signed. A
// shift by the width or more leaves only the fill.
func ShR(t Type, a, n uint64, signed bool) uint64 {
	if signed {
		return Wrap(t, uint64(Signed(t, a)>>min(n, 63)))
	}
	if n >= uint64(t.Bits()) {
		return 0
	}
	return a >> n
}

// CompareI orders a and b.
func CompareI(t Type, a, b uint64, signed bool) Order {
	if signed {
		a ^= MinSigned(t)
		b ^= MinSigned(t)
	}
	switch {
	case a < b:
		return Less
	case a > b:
		return Greater
	}
	return Equal
}

// MaxI returns the greater of a and b.
func MaxI(t Type, a, b uint64, signed bool) uint64 {
	if CompareI(t, a, b, signed) == Less {
		return b
	}
	return a
}

// MinI returns the lesser of a and b.
func MinI(t Type, a, b uint64, signed bool) uint64 {
	if CompareI(t, a, b, signed) == Greater {
		return b
	}
	return a
}

// AddWraps reports whether a+b is beyond the range of t.
func AddWraps(t Type, a, b uint64, signed bool) bool {
	s := Wrap(t, a+b)
	if signed {
		return (a^s)&(b^s)&MinSigned(t) != 0
	}
	return s < a
}

// SubWraps reports whether a-b is beyond the range of t.
func SubWraps(t Type, a, b uint64, signed bool) bool {
	if signed {
		d := Wrap(t, a-b)
		return (a^b)&(a^d)&MinSigned(t) != 0
	}
	return a < b
}

// MulWraps reports whether a·b is beyond the range of t.
func MulWraps(t Type, a, b uint64, signed bool) bool {
	hi := MulHi(t, a, b, signed)
	if !signed {
		return hi != 0
	}
	// The high half must repeat the sign of the low half.
	return hi != ShR(t, Wrap(t, a*b), 63, true)
}

// ShLWraps reports whether shifting a left by n loses bits: set ones, or signed
// ones that differ from the sign of the result.
func ShLWraps(t Type, a, n uint64, signed bool) bool {
	if n >= uint64(t.Bits()) {
		return a != 0
	}
	return ShR(t, ShL(t, a, n), n, signed) != a
}

// Resize reads a as an integer of type from and gives it the width of to: wider
// ones repeat the sign if signed, narrower ones drop high bits.
func Resize(from, to Type, a uint64, signed bool) uint64 {
	if signed {
		return Wrap(to, uint64(Signed(from, a)))
	}
	return Wrap(to, a)
}

// IToF rounds the integer a of type from to the floating-point type to, once.
func IToF(from, to Type, a uint64, signed bool, m Rounding) uint64 {
	neg := signed && Signed(from, a) < 0
	if neg {
		a = uint64(-Signed(from, a))
	}
	return round(to, neg, a, 0, false, m)
}

// FToI truncates a towards zero to an integer. Out of range it reports false
// and saturates; NaN gives 0. An i1 is an integer as any other: 0 and 1, or, if
// signed, 0 and -1.
func FToI(from, to Type, a uint64, signed bool) (uint64, bool) {
	x := math.Trunc(Decode(from, a))
	lo, hi := 0.0, math.Ldexp(1, to.Bits())
	least, most := uint64(0), Mask(to)
	if signed {
		hi = math.Ldexp(1, to.Bits()-1)
		lo = -hi
		least, most = MinSigned(to), Mask(to)>>1
	}
	switch {
	case x != x:
		return 0, false
	case x < lo:
		return least, false
	case x >= hi:
		return most, false
	case x < 0:
		return Wrap(to, uint64(int64(x))), true
	}
	return uint64(x), true
}

// FToTruth is 1 for all numbers but zero. It reports false of infinity and NaN,
// for which it is 1, too.
func FToTruth(from Type, a uint64) (uint64, bool) {
	x := Decode(from, a)
	if x == 0 {
		return 0, true
	}
	return 1, x-x == 0
}

// FToF converts between floating-point types, rounding once.
func FToF(from, to Type, a uint64, m Rounding) uint64 {
	return Encode(to, Decode(from, a), m)
}
