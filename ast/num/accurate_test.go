package num

import (
	"math"
	"testing"
)

// Results that package math has wrong; the right ones are rounded from forty
// digits, and their neighbours are as good.
func TestAccurate(t *testing.T) {
	bits := math.Float64bits
	for _, c := range []struct {
		name      string
		got, want uint64
	}{
		{"exp 709.7", Call(Exp, F64, bits(709.7)), 0x7fed75ae7a50ee14},
		{"sinh -709.7", Call(SinH, F64, bits(-709.7)), 0xffdd75ae7a50ee14},
		{"cosh 709.7", Call(CosH, F64, bits(709.7)), 0x7fdd75ae7a50ee14},
		{"exp 709.78", Call(Exp, F64, bits(709.78)), 0x7fefe9ce5c4c52b4},
		{"sinh -709.78", Call(SinH, F64, bits(-709.78)), 0xffdfe9ce5c4c52b4},
		{"cosh 709.78", Call(CosH, F64, bits(709.78)), 0x7fdfe9ce5c4c52b4},
		{"sinh -710.4", Call(SinH, F64, bits(-710.4)), 0xffeda98a7371610b},
		{"cosh 710.4", Call(CosH, F64, bits(710.4)), 0x7feda98a7371610b},
		{"exp beyond", Call(Exp, F64, bits(709.79)), bits(math.Inf(1))},
		{"cosh beyond", Call(CosH, F64, bits(-710.48)), bits(math.Inf(1))},
		{"log 5e-324", Call(Log, F64, 1), bits(-744.44007192138126231)},
		{"log2 of the number after 1", Call(Log2, F64, bits(1)+1), bits(3.2034265038149171e-16)},
		{"log2 2^-1074", Call(Log2, F64, 1), bits(-1074)},
		{"sin of the largest", Call(Sin, F64, bits(math.MaxFloat64)), bits(0.0049619547891840622)},
		{"cos of the largest", Call(Cos, F64, bits(math.MaxFloat64)), bits(-0.99998768942655991)},
		{"sin of the least", Call(Sin, F64, bits(-math.MaxFloat64)), bits(-0.0049619547891840622)},
		{"tan of a small number", Call(Tan, F64, 0xbe77765089df4ca7), 0xbe77765089df4cb8},
		{"pow of a subnormal number", Pow(F64, 1, 0x3f6984233269e5c0), 0x3fb930789f610d3d},
		{"pow to a large whole number", Pow(F64, 0x3ff0203290afa670, bits(-17947)), 0x33433bd9405b2118},
		{"pow of 2 to the least", Pow(F64, bits(2), bits(-1074)), 1},
		{"pow of -3", Pow(F64, bits(-3), bits(33)), bits(-5559060566555523)},
		{"pow of a number near 1", Pow(F64, 0x3fefffffffffffff, 0xc32afa7bf72b3725), 0x3ff8638d48362e35},
		{"pow of -1 to an odd number", Pow(F64, bits(-1), bits(1<<52+1)), bits(-1)},
		{"pow to a large number with a fraction", Pow(F64, 0x3fe3ce2611b75e9e, 0x409435fcfb157c94), 0x7f93bf8143a4a5f},
		{"atan2 -tiny -2", Atan2(F64, 1|1<<63, bits(-2)), bits(-math.Pi)},
		{"fma of an overflow and -inf", Fma(F64, bits(math.MaxFloat64), bits(2), bits(math.Inf(-1)), NearestEven), bits(math.Inf(-1))},
		{"fma of a number and NaN", Fma(F32, 0x3f800000, 0x3f800000, 0xffc00000, NearestEven), NaN(F32)},
	} {
		if c.got-c.want+1 > 2 {
			t.Errorf("%s: got %v (%#x), expected %v (%#x)", c.name, math.Float64frombits(c.got), c.got, math.Float64frombits(c.want), c.want)
		}
	}
}
