package ptxsim

import (
	"math"
	"math/bits"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// cvt converts between types (PTX ISA, "cvt").
func (d *decoder) cvt() {
	from := d.takeType()
	to := d.takeType()
	c := conversion{from: from, to: to, ftz: d.take("ftz"), sat: d.take("sat")}
	if d.take("satfinite") && to != ptx.TF32 {
		c.finite = true
	}
	if m := d.takeOne("rni", "rzi", "rmi", "rpi"); m != "" {
		c.integral, c.rounding = true, roundings[m[:2]]
	} else {
		c.rounding = d.takeRounding()
	}
	c.relu = d.take("relu")
	if elements(to) == 2 {
		d.cvtPacked(c)
		return
	}
	if !d.operands(2) {
		return
	}
	c.register = to.Bits()
	if a := d.args[0]; a.Kind == ptx.Register {
		c.register = d.f.source.RegType(a.Reg()).Bits()
	}
	f := c.function()
	if f == nil {
		d.fail("the simulator has no conversion from %s to %s", from, to)
		return
	}
	d.unary(from, f)
}

// elements is how many elements a type packs.
func elements(t ptx.Type) int {
	switch t {
	case ptx.F16x2, ptx.BF16x2, ptx.E4M3x2, ptx.E5M2x2, ptx.E2M1x2, ptx.UE8M0x2:
		return 2
	}
	return 1
}

// conversion is what the modifiers of a cvt say.
type conversion struct {
	from, to                         ptx.Type
	rounding                         num.Rounding
	ftz, sat, finite, integral, relu bool
	register                         int // bits of the destination
}

// function returns the conversion of one element, nil if there is none.
func (c conversion) function() unaryFunc {
	fromFloat, toFloat := c.from.Kind() == ptx.Float, c.to.Kind() == ptx.Float
	switch {
	case !fromFloat && !toFloat:
		return c.integers()
	case !fromFloat:
		return c.intToFloat()
	case !toFloat:
		return c.floatToInt()
	}
	return c.floats()
}

// extend widens a result to the destination register.
func (c conversion) extend(v uint64) uint64 {
	if c.to.Kind() == ptx.Signed {
		return uint64(signed(v, c.to.Bits())) & mask(max(c.register, c.to.Bits()))
	}
	return v & mask(c.to.Bits())
}

func (c conversion) integers() unaryFunc {
	from, to := c.from.Bits(), c.to.Bits()
	isSigned := c.from.Kind() == ptx.Signed
	return func(a uint64) uint64 {
		a &= mask(from)
		if isSigned {
			a = uint64(signed(a, from))
		}
		if c.sat {
			a = clampInt(a, isSigned, c.to.Kind() == ptx.Signed, to)
		}
		return c.extend(a)
	}
}

// clampInt limits an integer to the range of a type.
func clampInt(a uint64, fromSigned, toSigned bool, width int) uint64 {
	negative := fromSigned && int64(a) < 0
	if toSigned {
		low, high := -int64(1)<<(width-1), int64(mask(width-1))
		if negative {
			return uint64(max(int64(a), low))
		}
		return min(a, uint64(high))
	}
	if negative {
		return 0
	}
	return min(a, mask(width))
}

// intTypes are the integers of package num by width.
var intTypes = map[int]num.Type{8: num.I8, 16: num.I16, 32: num.I32, 64: num.I64}

func (c conversion) intToFloat() unaryFunc {
	from, to := intTypes[c.from.Bits()], numTypes[c.to]
	isSigned, w := c.from.Kind() == ptx.Signed, mask(c.from.Bits())
	f := float{t: to, sat: c.sat}
	return func(a uint64) uint64 { return f.out(num.IToF(from, to, a&w, isSigned, c.rounding), 0, 0, 0) }
}

// floatToInt rounds to an integer and clamps to the range of the type. NaN becomes
// 0, and the highest bit alone where one of the two types has 64 bits.
func (c conversion) floatToInt() unaryFunc {
	from := float{t: numTypes[c.from], ftz: c.ftz && c.from == ptx.F32}
	width, isSigned := c.to.Bits(), c.to.Kind() == ptx.Signed
	nan := uint64(0)
	if width == 64 || c.from == ptx.F64 {
		nan = 1 << (width - 1)
	}
	return func(a uint64) uint64 {
		if num.IsNaN(from.t, a&mask(c.from.Bits())) {
			return c.extend(nan)
		}
		x := roundIntegral(num.Decode(from.t, from.in(a&mask(c.from.Bits()))), c.rounding)
		return c.extend(clampFloat(x, isSigned, width))
	}
}

func roundIntegral(x float64, m num.Rounding) float64 {
	switch m {
	case num.TowardZero:
		return math.Trunc(x)
	case num.TowardNegative:
		return math.Floor(x)
	case num.TowardPositive:
		return math.Ceil(x)
	}
	return math.RoundToEven(x)
}

// clampFloat is an integral number as an integer, limited to the range of a type.
func clampFloat(x float64, isSigned bool, width int) uint64 {
	if isSigned {
		limit := math.Ldexp(1, width-1)
		switch {
		case x >= limit:
			return mask(width - 1)
		case x < -limit:
			return uint64(1) << (width - 1)
		}
		return uint64(int64(x))
	}
	switch {
	case x <= 0:
		return 0
	case x >= math.Ldexp(1, width):
		return mask(width)
	}
	return uint64(x)
}

// floats converts between floating-point types, or rounds to an integral number.
func (c conversion) floats() unaryFunc {
	from := float{t: numTypes[c.from], ftz: c.ftz && c.from == ptx.F32}
	to := float{t: numTypes[c.to], ftz: c.ftz && c.to == ptx.F32, sat: c.sat}
	w := mask(c.from.Bits())
	limits := c.finite || c.relu
	one := func(a uint64) uint64 {
		x := num.Decode(from.t, from.in(a&w))
		if c.integral {
			x = math.Copysign(roundIntegral(x, c.rounding), x)
		}
		v := num.Encode(to.t, x, c.rounding)
		if limits {
			v = limit(to.t, v, x, c.finite, c.relu)
		}
		return v
	}
	if c.to == ptx.TF32 { // 19 bits in the high ones of a register
		return func(a uint64) uint64 { return tf32Register(uint32(a), c.rounding) }
	}
	if c.from == ptx.BF16 && c.to == ptx.F32 && !c.sat {
		return func(a uint64) uint64 { return a & w << 16 }
	}
	if c.finite {
		return one
	}
	if c.from == ptx.F16 && c.to == ptx.F32 && !c.sat {
		return func(a uint64) uint64 { return bits32(float32(num.DecodeF16(uint16(a)))) }
	}
	return func(a uint64) uint64 {
		if v := a & w; (from.t == num.F64 || to.t == num.F64) && num.IsNaN(from.t, v) {
			return convertedNaN(v, from.t, to.t, c.sat)
		}
		return to.out(one(a), 0x7ff8000000000000, 0, 0)
	}
}

// fractions are the bits of the fraction of the types whose NaN an H200 keeps on the
// way from and to f64: the upper bits of the fraction, and the sign.
var fractions = map[num.Type]int{num.F16: 10, num.BF16: 7, num.F32: 23, num.F64: 52}

// convertedNaN is a NaN as another type, where one of the two is f64.
func convertedNaN(v uint64, from, to num.Type, sat bool) uint64 {
	have, want := fractions[from], fractions[to]
	switch {
	case sat:
		return 0
	case have == 0 || want == 0:
		return canonicalNaN[to]
	}
	fraction := v & mask(have) << (52 - have) >> (52 - want)
	exponent := mask(to.Bits()-1) &^ mask(want)
	return v>>(from.Bits()-1)<<(to.Bits()-1) | exponent | 1<<(want-1) | fraction
}

// tf32Register is a number rounded to tf32 as a register holds it: an f32 whose 13
// low bits are zeros. NaN is the machine's, but with rounding away from zero it is the
// upper bits of what it was, as on an H200.
func tf32Register(v uint32, m num.Rounding) uint64 {
	x := num.Decode(num.F32, uint64(v))
	switch {
	case x == x:
	case m == num.NearestAway:
		return uint64(v &^ 0x1fff)
	default:
		return 0x7fffe000
	}
	return uint64(math.Float32bits(float32(num.Decode(num.TF32, num.Encode(num.TF32, x, m)))))
}

// limit applies .satfinite and .relu to the result of a number. What is too large for
// a type without infinities is NaN in it.
func limit(t num.Type, v uint64, of float64, finite, relu bool) uint64 {
	if relu && !num.IsNaN(t, v) && num.Decode(t, v) <= 0 {
		v = 0
	}
	switch {
	case !finite:
		return v
	case of != of && (t == num.F8E4M3FN || t == num.F8E5M2): // NaN of these has one pattern (PTX ISA, "cvt")
		return 0x7f
	case of != of:
		return v
	case num.IsNaN(t, v) || math.IsInf(num.Decode(t, v), 0):
		v = num.MaxFinite(t)
		if of < 0 {
			v = num.Neg(t, v)
		}
		if of < 0 && relu {
			v = 0
		}
	}
	return v
}

// cvtPacked converts two numbers to a packed type: the first operand becomes the
// high element; or the two of a packed source.
func (d *decoder) cvtPacked(c conversion) {
	width := numTypes[c.to].Bits()
	if elements(c.from) == 1 {
		one := conversion{from: c.from, to: single[c.to], rounding: c.rounding, finite: c.finite, relu: c.relu, sat: c.sat}
		f := one.floats()
		d.binary(c.from, c.from, func(a, b uint64) uint64 { return f(a)<<width | f(b) })
		return
	}
	if !d.operands(2) {
		return
	}
	from, to := numTypes[c.from], numTypes[c.to]
	in, canonical := from.Bits(), canonicalNaN[to]
	one := func(a uint64) uint64 {
		x := num.Decode(from, a&mask(in))
		v := limit(to, num.Encode(to, x, c.rounding), x, c.finite, c.relu)
		if canonical != 0 && num.IsNaN(to, v) {
			return canonical
		}
		return v
	}
	x, a := d.dst(0), d.src(1, c.from)
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		a := a.of(regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			regs[x][i] = one(a[i]>>in)<<width | one(a[i])
		}
	}
}

// single are the element types of packed types. Types of which PTX has no single
// one stand for themselves: one element is converted at a time.
var single = map[ptx.Type]ptx.Type{
	ptx.F16x2: ptx.F16, ptx.BF16x2: ptx.BF16, ptx.E4M3x2: ptx.E4M3, ptx.E5M2x2: ptx.E5M2, ptx.E2M1x2: ptx.E2M1x2, ptx.UE8M0x2: ptx.UE8M0x2,
}
