package launcher

import (
	"math"
	"math/bits"

	"tileir/ast/num"
)

var _ = bits.Len64

// floatFormat is the layout of a floating-point type.
type floatFormat struct {
	exp, man int // bits of exponent and mantissa
	bias     int
	inf, nan bool // has infinities; all-ones exponent is reserved
}

var floatFormats = [num.NumTypes]floatFormat{
	num.F16:       {5, 10, 15, true, true},
	num.BF16:      {8, 7, 127, true, true},
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
