package llvmgen

import (
	"math"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/layout"
	"tileir/ptxgen/asm"
	"tileir/ptxgen/ptx"
)

// The narrow floating-point types: tf32, in f32 registers whose low 13 bits are
// zero, and the 8-bit and 4-bit types, in i8 registers. Some
// machines convert f8E4M3FN and f8E5M2, but saturate where the language says
// NaN or infinity; everything else is done on the bits of f32.

// smallFormat is an 8-bit or 4-bit type with exponent and mantissa.
type smallFormat struct {
	mant, bias int
	sign       int64 // the sign bit; 0 if there is none
	max        int64 // the largest finite magnitude
	overflow   int64 // what greater ones become, with their sign
	nan        int64
	pair       ptx.Type // PTX's of two of them, or none
	end        float64  // the least magnitude that overflows
}

var smallFormats = map[num.Type]*smallFormat{
	num.F8E4M3FN:  {3, 7, 0x80, 0x7e, 0x7f, 0x7f, ptx.E4M3x2, 0x1.d00002p+8},
	num.F8E5M2:    {2, 15, 0x80, 0x7b, 0x7c, 0x7e, ptx.E5M2x2, 61440},
	num.F8E5M3FNU: {3, 15, 0, 0xfe, 0xff, 0xff, ptx.NoType, 0},
	num.F4E2M1FN:  {1, 1, 0x08, 0x07, 0x07, 0x07, ptx.NoType, 0},
}

// widen turns a number of any type but f64 into f32, exactly.
func (c *calc) widen(x value.Value, from num.Type) value.Value {
	switch from {
	case num.F32:
		return x
	case num.TF32: // memory may hold other low bits
		return single.floatOf(c, c.and(c.bitsOf(x), i32(-1<<13)))
	case num.F16, num.BF16:
		return c.b.NewFPExt(x, types.Float)
	case num.F8E5M2: // the upper half of an f16
		h := c.b.NewShl(c.b.NewZExt(x, types.I16), constant.NewInt(types.I16, 8))
		return c.b.NewFPExt(c.b.NewBitCast(h, types.Half), types.Float)
	case num.F8E8M0FNU:
		return c.widenScale(x)
	}
	return c.widenSmall(x, smallFormats[from])
}

// widenScale turns a power of two into f32: its bits are the exponent, of which
// 0 is subnormal there and 255 NaN.
func (c *calc) widenScale(x value.Value) value.Value {
	b := c.b.NewZExt(x, types.I32)
	v := value.Value(c.b.NewShl(b, i32(23)))
	v = c.pick(c.b.NewICmp(enum.IPredEQ, b, i32(0)), i32(1<<22), v)
	v = c.pick(c.b.NewICmp(enum.IPredEQ, b, i32(255)), i32(0x7fc00000), v)
	return single.floatOf(c, v)
}

// widenSmall puts exponent and mantissa in their place in an f32 and corrects
// the bias by a multiplication, which makes subnormal numbers normal too.
func (c *calc) widenSmall(x value.Value, f *smallFormat) value.Value {
	if f.pair == ptx.E4M3x2 && c.machine.ConvertF8 {
		return c.asm(asm.WidenE4M3{}, types.Float, c.b.NewZExt(x, types.I16))
	}
	b := c.b.NewZExt(x, types.I32)
	mag := value.Value(b)
	if f.sign != 0 {
		mag = c.and(b, i32(f.sign-1))
	}
	v := c.mul(single.floatOf(c, c.b.NewShl(mag, i32(int64(23-f.mant)))), single.pow2(127-f.bias))
	if f.overflow > f.max { // f4E2M1FN has no NaN
		v = c.pick(c.b.NewICmp(enum.IPredUGT, mag, i32(f.max)), single.k(math.NaN()), v)
	}
	if f.sign == 0 {
		return v
	}
	sign := c.b.NewShl(c.and(b, i32(f.sign)), i32(int64(31-layout.Log2(int(f.sign)))))
	return single.floatOf(c, c.or(c.bitsOf(v), sign))
}

// narrow rounds an f32 to any type but f64, in one of the modes that ftof has for
// the type.
func (c *calc) narrow(x value.Value, to num.Type, mode uint32) value.Value {
	switch to {
	case num.F32:
		return x
	case num.TF32:
		return c.roundTF32(x, mode)
	case num.F16, num.BF16:
		if mode == ast.RoundNearestEven {
			return c.b.NewFPTrunc(x, numType(to))
		}
		return c.narrowDirected(x, to, mode)
	case num.F8E8M0FNU:
		return c.narrowScale(x, mode == ast.RoundPosInf)
	}
	f := smallFormats[to]
	if f.pair != ptx.NoType && c.machine.ConvertF8 {
		return c.narrowNative(x, f)
	}
	return c.narrowSmall(x, f)
}

// roundTF32 rounds an f32 to the 10 bits of fraction of tf32. Where no instruction
// rounds to nearest even it is done on the bits: what
// is added before the low 13 bits are dropped is half a step, which rounds ties
// away from zero; a little less where the number is even; or nothing.
func (c *calc) roundTF32(x value.Value, mode uint32) value.Value {
	if mode == ast.RoundNearestEven && c.machine.RoundTF32 {
		return single.floatOf(c, c.asm(asm.Convert{To: ptx.TF32, From: ptx.F32, Rounding: asm.Nearest}, types.I32, x))
	}
	bits := c.bitsOf(x)
	switch mode {
	case ast.RoundNearestEven:
		odd := c.and(c.b.NewLShr(bits, i32(13)), i32(1))
		bits = c.b.NewAdd(bits, c.b.NewAdd(odd, i32(0x0fff)))
	case ast.RoundNearestAway:
		bits = c.b.NewAdd(bits, i32(0x1000))
	}
	cut := single.floatOf(c, c.and(bits, i32(-1<<13)))
	return c.pick(c.unordered(x, x), single.k(math.NaN()), cut)
}

// narrowScale keeps the exponent; what is lost of the fraction counts one step
// up if up is set. Below 2^-127 everything is that number.
func (c *calc) narrowScale(x value.Value, up bool) value.Value {
	a := c.and(c.bitsOf(x), i32(math.MaxInt32))
	var e value.Value = c.b.NewLShr(a, i32(23))
	if up {
		fraction := c.and(a, i32(1<<23-1))
		subnormal := c.b.NewICmp(enum.IPredEQ, e, i32(0))
		exact := c.pick(subnormal, i32(1<<22), i32(0))
		more := c.b.NewICmp(enum.IPredUGT, fraction, exact)
		e = c.intCall("umin", c.b.NewAdd(e, c.b.NewZExt(more, types.I32)), i32(255))
	}
	return c.b.NewTrunc(e, types.I8)
}

// narrowNative uses the hardware, which saturates.
func (c *calc) narrowNative(x value.Value, f *smallFormat) value.Value {
	pair := c.asm(asm.ConvertPair(f.pair), types.I16, single.k(0), x)
	v := c.b.NewTrunc(pair, types.I8)
	over := c.cmp(enum.FPredOGE, c.abs(x), single.k(f.end))
	beyond := c.b.NewOr(c.and(v, constant.NewInt(types.I8, -128)), constant.NewInt(types.I8, f.overflow))
	return c.pick(over, beyond, v)
}

// narrowSmall rounds on the bits. Normal numbers: just below half a unit is
// added, half for odd ones, and the carry runs into the exponent. Subnormal
// ones: the sum with a number whose last place is their unit rounds.
func (c *calc) narrowSmall(x value.Value, f *smallFormat) value.Value {
	b := c.bitsOf(x)
	a := c.and(b, i32(math.MaxInt32))
	shift := int64(23 - f.mant)
	odd := c.and(c.b.NewLShr(a, i32(shift)), i32(1))
	sum := c.b.NewAdd(c.b.NewAdd(a, i32(1<<(shift-1)-1)), odd)
	normal := c.b.NewSub(c.b.NewLShr(sum, i32(shift)), i32(int64(127-f.bias)<<f.mant))

	magic := math.Ldexp(1, 24-f.bias-f.mant)
	small := c.add(single.floatOf(c, a), single.k(magic))
	subnormal := c.b.NewSub(c.bitsOf(small), i32(int64(math.Float32bits(float32(magic)))))

	least := int64(math.Float32bits(float32(math.Ldexp(1, 1-f.bias))))
	m := c.pick(c.b.NewICmp(enum.IPredULT, a, i32(least)), subnormal, normal)
	m = c.pick(c.b.NewICmp(enum.IPredUGT, m, i32(f.max)), i32(f.overflow), m)
	if f.sign != 0 {
		sign := c.and(c.b.NewLShr(b, i32(int64(31-layout.Log2(int(f.sign))))), i32(f.sign))
		m = c.or(m, sign)
	}
	m = c.pick(c.unordered(x, x), i32(f.nan), m)
	return c.b.NewTrunc(m, types.I8)
}
