package num

import (
	"math"
	"math/bits"
)

// A number of a floating-point type is carried as its encoding in the low bits
// of a uint64. tf32 is carried as it lies in memory: the pattern of the f32 of
// the same value, whose low 13 bits are zero when written and ignored when
// read.
//
// What happens beyond the range of a format, and to NaN:
//
//	type        infinity   NaN written     overflow under nearest_even
//	f16…f64     yes        quiet, 0x7e00…  infinity
//	tf32        yes        0x7fc00000      infinity
//	f8E5M2      yes        0x7e            infinity
//	f8E4M3FN    no         0x7f            NaN (464 still rounds to 448)
//	f8E8M0FNU   no         0xff            NaN; the sign is dropped, and what is
//	                                       too small becomes 2^-127
//	f8E5M3FNU   no         0xff            NaN (118784 still rounds to 114688);
//	                                       the sign is dropped
//	f4E2M1FN    no         none: +6        ±6
//
// Rounding towards zero never leaves the finite numbers; rounding towards an
// infinity leaves them on its own side only. An infinity given to a type
// without one becomes its NaN, or ±6 in f4E2M1FN.

// Rounding is a rounding mode. The first four are numbered as the language
// numbers them.
type Rounding uint8

// The rounding modes. NearestAway rounds ties away from zero. ToOdd truncates
// and sets the last bit if anything was lost: a number rounded to odd with two
// or more spare bits can be rounded again, in any mode, as if it were exact.
const (
	NearestEven Rounding = iota
	TowardZero
	TowardNegative
	TowardPositive
	NearestAway
	ToOdd
)

// format is the layout of a floating-point type.
type format struct {
	mant, bias int
	low        int     // unused low bits of the pattern: 13 for tf32
	max        uint64  // largest finite pattern, without low bits
	inf, nan   uint64  // 0 where there is none
	minNormal  uint64  // smallest normal number, as a float64 pattern
	ulp        float64 // distance of subnormal numbers
	magic      float64 // ulp·2^52: adding it rounds to a multiple of ulp
	sign       uint64  // 0 for a type without negative numbers
}

func ieee(exp, mant, low int, sign uint64) format {
	bias := 1<<(exp-1) - 1
	inf := (uint64(1)<<exp - 1) << mant
	return small(bias, mant, low, inf-1, inf, inf|1<<(mant-1), sign)
}

func small(bias, mant, low int, maxFinite, inf, nan, sign uint64) format {
	ulp := math.Ldexp(1, 1-bias-mant)
	return format{
		mant: mant, bias: bias, low: low, max: maxFinite, inf: inf, nan: nan,
		minNormal: math.Float64bits(math.Ldexp(1, 1-bias)),
		ulp:       ulp, magic: math.Ldexp(ulp, 52), sign: sign,
	}
}

// formats holds the types that round and decode work on; f8E8M0FNU, which has
// neither zero nor sign, is handled apart.
var formats = [NumTypes]format{
	F16:       ieee(5, 10, 0, 1<<15),
	BF16:      ieee(8, 7, 0, 1<<15),
	F32:       ieee(8, 23, 0, 1<<31),
	TF32:      ieee(8, 10, 13, 1<<31),
	F64:       ieee(11, 52, 0, 1<<63),
	F8E4M3FN:  small(7, 3, 0, 0x7e, 0, 0x7f, 1<<7),
	F8E5M2:    ieee(5, 2, 0, 1<<7),
	F8E5M3FNU: small(15, 3, 0, 0xfe, 0, 0xff, 0),
	F4E2M1FN:  small(1, 1, 0, 7, 0, 0, 1<<3),
}

const nanE8M0 = 0xff

// NaN returns the pattern that t uses for NaN results. f4E2M1FN has none and
// uses +6.
func NaN(t Type) uint64 {
	f := &formats[t]
	switch {
	case t == F8E8M0FNU:
		return nanE8M0
	case f.nan == 0:
		return f.max
	}
	return f.nan << f.low
}

// Inf returns the pattern of the infinity with the given sign, or what t has
// in its place.
func Inf(t Type, negative bool) uint64 {
	if t == F8E8M0FNU {
		return nanE8M0
	}
	f := &formats[t]
	p := f.inf
	if p == 0 && f.nan != 0 {
		return f.nan
	}
	if p == 0 {
		p = f.max
	}
	if negative {
		return p<<f.low | f.sign
	}
	return p << f.low
}

// MaxFinite returns the largest finite number of t.
func MaxFinite(t Type) uint64 {
	if t == F8E8M0FNU {
		return nanE8M0 - 1
	}
	return formats[t].max << formats[t].low
}

// Decode returns the value of a pattern of the floating-point type t. It is
// exact for every type.
func Decode(t Type, p uint64) float64 {
	switch t {
	case F64:
		return math.Float64frombits(p)
	case F32:
		return float64(math.Float32frombits(uint32(p)))
	case F8E8M0FNU:
		if p == nanE8M0 {
			return math.NaN()
		}
		return math.Float64frombits((p + 1023 - 127) << 52)
	}
	f := &formats[t]
	sign := p & f.sign
	mag := (p &^ f.sign) >> f.low
	var v float64
	switch {
	case mag > f.max:
		if mag == f.inf {
			v = math.Inf(1)
		} else {
			v = math.NaN()
		}
	case mag>>f.mant == 0:
		v = float64(mag) * f.ulp
	default:
		v = math.Float64frombits((mag + uint64(1023-f.bias)<<f.mant) << (52 - f.mant))
	}
	if sign != 0 {
		return -v
	}
	return v
}

// Encode rounds x to the floating-point type t once, by mode m.
func Encode(t Type, x float64, m Rounding) uint64 {
	switch {
	case x != x:
		return NaN(t)
	case t == F64:
		return math.Float64bits(x)
	case t == F8E8M0FNU:
		return encodeE8M0(x, m)
	case m != NearestEven:
		return encodeDirected(t, x, m)
	case t == F32:
		return uint64(math.Float32bits(float32(x)))
	}
	return formats[t].nearest(x)
}

// nearest is Encode under NearestEven for the formats narrower than f64. It
// rounds normal numbers by adding just below half a unit to the pattern, whose
// carry runs into the exponent, and subnormal ones by the addition of magic.
// x is not NaN.
func (f *format) nearest(x float64) uint64 {
	b := math.Float64bits(x)
	var sign uint64
	if b>>63 != 0 {
		sign = f.sign
		b &= 1<<63 - 1
	}
	if b < f.minNormal {
		y := math.Float64bits(math.Float64frombits(b) + f.magic)
		return sign | (y&(1<<52-1))<<f.low
	}
	shift := 52 - f.mant
	r := (b+1<<(shift-1)-1+b>>shift&1)>>shift - uint64(1023-f.bias)<<f.mant
	if r > f.max {
		return sign&^f.noSignOfNaN() | f.overflow()<<f.low
	}
	return sign | r<<f.low
}

// overflow is what a number beyond the range becomes under NearestEven.
func (f *format) overflow() uint64 {
	switch {
	case f.inf != 0:
		return f.inf
	case f.nan != 0:
		return f.nan
	}
	return f.max
}

// noSignOfNaN is the sign bit if overflow gives NaN, which has no sign.
func (f *format) noSignOfNaN() uint64 {
	if f.inf == 0 && f.nan != 0 {
		return f.sign
	}
	return 0
}

func encodeDirected(t Type, x float64, m Rounding) uint64 {
	neg := math.Signbit(x)
	if math.IsInf(x, 0) {
		return Inf(t, neg)
	}
	sig, exp := split(x)
	return round(t, neg, sig, exp, false, m)
}

// split returns |x| = sig·2^exp for a finite x.
func split(x float64) (sig uint64, exp int) {
	b := math.Float64bits(x)
	e := int(b >> 52 & 0x7ff)
	sig = b & (1<<52 - 1)
	if e == 0 {
		return sig, -1074
	}
	return sig | 1<<52, e - 1075
}

// round is the one statement of rounding: the number (-1)^neg·(sig+ε)·2^exp,
// where 0 ≤ ε < 1 and ε > 0 exactly if sticky is set, becomes a pattern of t.
// sig may be 0 only without sticky.
func round(t Type, neg bool, sig uint64, exp int, sticky bool, m Rounding) uint64 {
	if t == F8E8M0FNU {
		return roundE8M0(sig, exp, sticky, m)
	}
	f := &formats[t]
	var sign uint64
	if neg {
		sign = f.sign
	}
	if sig == 0 {
		return sign
	}
	lz := bits.LeadingZeros64(sig)
	sig <<= lz
	e := exp - lz + 63 // 2^e ≤ number < 2^(e+1)
	emin := 1 - f.bias
	drop := 63 - f.mant + max(0, emin-e)
	q, half, rest := cut(sig, drop, sticky)
	p := step(q, half, rest, neg, m)
	if e > emin {
		// q has its leading bit at mant, which counts one step of the exponent.
		p += uint64(min(e, f.bias+2)-emin) << f.mant
	}
	if p > f.max {
		p = f.beyond(neg, m)
		if p == f.nan {
			sign = 0
		}
	}
	return sign | p<<f.low
}

// cut drops the low bits of sig: what is left, the first bit dropped, and
// whether any bit after that was set.
func cut(sig uint64, drop int, sticky bool) (q uint64, half, rest bool) {
	switch {
	case drop > 64:
		return 0, false, true
	case drop == 64:
		return 0, sig>>63 != 0, sig<<1 != 0 || sticky
	}
	q = sig >> drop
	half = sig>>(drop-1)&1 != 0
	return q, half, sig&(1<<(drop-1)-1) != 0 || sticky
}

// step rounds the integer q up or leaves it.
func step(q uint64, half, rest, neg bool, m Rounding) uint64 {
	up := false
	switch m {
	case NearestEven:
		up = half && (rest || q&1 != 0)
	case NearestAway:
		up = half
	case TowardNegative:
		up = neg && (half || rest)
	case TowardPositive:
		up = !neg && (half || rest)
	case ToOdd:
		if half || rest {
			q |= 1
		}
	}
	if up {
		q++
	}
	return q
}

// beyond is the magnitude that a number over the largest finite one becomes.
func (f *format) beyond(neg bool, m Rounding) uint64 {
	switch {
	case m == TowardZero, m == ToOdd, m == TowardNegative && !neg, m == TowardPositive && neg:
		return f.max
	}
	return f.overflow()
}

func encodeE8M0(x float64, m Rounding) uint64 {
	if math.IsInf(x, 0) {
		return nanE8M0
	}
	sig, exp := split(x)
	return roundE8M0(sig, exp, false, m)
}

func roundE8M0(sig uint64, exp int, sticky bool, m Rounding) uint64 {
	if sig == 0 {
		return 0
	}
	lz := bits.LeadingZeros64(sig)
	e := exp - lz + 63
	if e < -127 {
		return 0
	}
	_, half, rest := cut(sig<<lz, 63, sticky)
	q := step(uint64(e+127), half, rest, false, m)
	if q >= nanE8M0 {
		if m == TowardZero || m == TowardNegative {
			return nanE8M0 - 1
		}
		return nanE8M0
	}
	return q
}

// IsNaN reports whether p is a NaN of t.
func IsNaN(t Type, p uint64) bool {
	if t == F8E8M0FNU {
		return p == nanE8M0
	}
	f := &formats[t]
	mag := (p &^ f.sign) >> f.low
	return mag > f.max && mag != f.inf
}

// IsSubnormal reports whether p is a non-zero number below the smallest normal
// one.
func IsSubnormal(t Type, p uint64) bool {
	if t == F8E8M0FNU {
		return false
	}
	f := &formats[t]
	mag := (p &^ f.sign) >> f.low
	return mag != 0 && mag>>f.mant == 0
}

// Flush turns a subnormal number into the zero of its sign.
func Flush(t Type, p uint64) uint64 {
	if IsSubnormal(t, p) {
		return p & formats[t].sign
	}
	return p
}

// Neg flips the sign, of NaN and zero too. f8E8M0FNU and f8E5M3FNU have no sign
// and keep their value.
func Neg(t Type, p uint64) uint64 { return p ^ formats[t].sign }

// Abs clears the sign, of NaN too.
func Abs(t Type, p uint64) uint64 { return p &^ formats[t].sign }

// DecodeF16 is Decode for f16, for loops over many: the multiplication puts
// normal and subnormal numbers in place at once, and is exact.
func DecodeF16(p uint16) float64 {
	u := uint32(p&0x7fff) << 13
	if u >= 0x7c00<<13 {
		return Decode(F16, uint64(p))
	}
	return float64(math.Float32frombits(u|uint32(p&0x8000)<<16) * 0x1p112)
}
