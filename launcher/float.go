package launcher

import (
	"math"

	"tileir/ast/num"
)

// floatFormat is the layout of a floating-point type.
type floatFormat struct {
	exp, man int // bits of exponent and mantissa
	bias     int
	inf, nan bool // has infinities; all-ones exponent is reserved
}

var floatFormats = [num.NumTypes]floatFormat{
	num.F16:       {5, 10, 15, true, true},
	num.BF16:      {8, 7, 127, true, true},
	num.TF32:      {8, 10, 127, true, true}, // kept in the high bits of an f32
	num.F8E4M3FN:  {4, 3, 7, false, true},
	num.F8E5M2:    {5, 2, 15, true, true},
	num.F8E8M0FNU: {8, 0, 127, false, true},
	num.F4E2M1FN:  {2, 1, 1, false, false},
}

// decodeFloat returns the value of an encoding of a float type.
func decodeFloat(t num.Type, b uint64) float64 {
	switch t {
	case num.F64:
		return math.Float64frombits(b)
	case num.F32, num.TF32:
		return float64(math.Float32frombits(uint32(b)))
	case num.F8E8M0FNU:
		if b&0xff == 0xff {
			return math.NaN()
		}
		return math.Ldexp(1, int(b&0xff)-127)
	}
	f := floatFormats[t]
	e, m := int(b>>f.man)&(1<<f.exp-1), float64(b&(1<<f.man-1))
	sign := 1.0
	if b>>(f.exp+f.man)&1 != 0 {
		sign = -1
	}
	top := 1<<f.exp - 1
	switch {
	case f.inf && e == top && m == 0:
		return math.Inf(int(sign))
	case f.inf && e == top, t == num.F8E4M3FN && b&0x7f == 0x7f:
		return math.NaN()
	case e == 0:
		return sign * math.Ldexp(m, 1-f.bias-f.man)
	}
	return sign * math.Ldexp(m+float64(int(1)<<f.man), e-f.bias-f.man)
}

// encodeFloat rounds x to the nearest value of a float type, ties to even.
// Beyond the range a type gives infinity, or NaN, or its largest value, the
// first of these that it has.
func encodeFloat(t num.Type, x float64) uint64 {
	switch t {
	case num.F64:
		return math.Float64bits(x)
	case num.F32:
		return uint64(math.Float32bits(float32(x)))
	case num.F8E8M0FNU:
		return encodeExponent(x)
	case num.TF32:
		return encodeLayout(t, x) << 13
	}
	return encodeLayout(t, x)
}

// encodeLayout rounds to a type with sign, exponent and mantissa.
func encodeLayout(t num.Type, x float64) uint64 {
	f := floatFormats[t]
	sign := math.Float64bits(x) >> 63 << (f.exp + f.man)
	mag, top := math.Abs(x), uint64(1)<<f.exp-1
	special := top << f.man // infinity, or NaN where there is none
	if t == num.F8E4M3FN {
		special |= 7
	}
	switch {
	case math.IsNaN(x) && f.inf:
		return special | 1<<(f.man-1)
	case math.IsNaN(x) && f.nan:
		return special
	case math.IsNaN(x):
		return 0
	case mag == 0:
		return sign
	}
	e := max(math.Ilogb(min(mag, math.MaxFloat64)), 1-f.bias)
	q := uint64(math.RoundToEven(math.Ldexp(min(mag, math.MaxFloat64), f.man-e)))
	code := uint64(e+f.bias-1)<<f.man + q
	switch limit := special; {
	case !f.nan && code > top<<f.man|1<<f.man-1:
		return sign | top<<f.man | 1<<f.man - 1
	case f.nan && code >= limit:
		return sign | special
	}
	return sign | code
}

// encodeExponent rounds to a power of two, as f8E8M0FNU has nothing else.
func encodeExponent(x float64) uint64 {
	if math.IsNaN(x) || math.IsInf(x, 0) || x <= 0 {
		return 0xff
	}
	m, e := math.Frexp(x) // x = m·2^e, m in [0.5, 1)
	if m <= 0.75 {
		e--
	}
	return uint64(min(max(e+127, 0), 0xff))
}
