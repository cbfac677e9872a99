package ptxsim

import (
	"math"
	"math/bits"
	"slices"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// isFloat reports whether the mnemonic's type is a floating-point one.
func (d *decoder) isFloat() bool { return d.name.Type().Kind() == ptx.Float }

// addSub is add and sub.
func (d *decoder) addSub() {
	minus := d.name.Opcode == "sub"
	if d.isFloat() {
		m := d.takeRounding()
		f, t := d.takeFloat()
		d.binary(t, t, d.literalLast(f, sumOf(f, m, minus)))
		return
	}
	t := d.takeType()
	if d.take("sat") {
		d.binary(t, t, saturated(minus))
		return
	}
	w := mask(t.Bits())
	if minus {
		d.binaryWhole(t, t, func(a, b uint64) uint64 { return (a - b) & w }, func(x, a, b *vec) {
			for i := range x {
				x[i] = (a[i] - b[i]) & w
			}
		})
		return
	}
	d.binaryWhole(t, t, func(a, b uint64) uint64 { return (a + b) & w }, func(x, a, b *vec) {
		for i := range x {
			x[i] = (a[i] + b[i]) & w
		}
	})
}

// saturated is add.sat.s32 and sub.sat.s32.
func saturated(minus bool) binaryFunc {
	return func(a, b uint64) uint64 {
		x, y := signed(a, 32), signed(b, 32)
		if minus {
			y = -y
		}
		return uint64(uint32(max(math.MinInt32, min(x+y, math.MaxInt32))))
	}
}

// sumOf is a floating-point sum or difference. f32 and f64 to the nearest even are
// the machine's own.
func sumOf(f float, m num.Rounding, minus bool) binaryFunc {
	sign := uint64(0)
	if minus {
		sign = 1 << (f.t.Bits() - 1)
	}
	if m == num.NearestEven && !f.ftz && !f.sat {
		switch f.t {
		case num.F32:
			return func(a, b uint64) uint64 { return bits32(f32(a) + f32(b^sign)) }
		case num.F64:
			return func(a, b uint64) uint64 { return bits64(f64(a)+f64(b^sign), a, b, 0) }
		}
	}
	return f.binary(func(a, b uint64) uint64 { return num.Add(f.t, a, b^sign, m) })
}

func f32(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func f64(v uint64) float64 { return math.Float64frombits(v) }

// bits32 is the encoding of a result, with the NaN of the architecture.
func bits32(x float32) uint64 {
	if x != x {
		return 0x7fffffff
	}
	return uint64(math.Float32bits(x))
}

// bits64 is the encoding of a result of some operands.
func bits64(x float64, a, b, c uint64) uint64 {
	if x != x {
		return nan64(a, b, c)
	}
	return math.Float64bits(x)
}

// nan64 is the NaN that f64 arithmetic makes of operands: of those that are NaN the
// second, the third or else the first, made quiet; and without one the machine's own,
// which has a sign. The PTX ISA leaves this open; it is what an H200 does.
func nan64(a, b, c uint64) uint64 {
	const quiet, own = 1 << 51, 0xfff8000000000000
	for _, v := range [...]uint64{b, c, a} {
		if f64(v) != f64(v) {
			return v | quiet
		}
	}
	return own
}

// literalLast is a sum, difference or product of f64 whose first operand is a literal: the
// instructions of the machine have literals as their second one, so of two NaN it is kept.
func (d *decoder) literalLast(f float, of binaryFunc) binaryFunc {
	if f.t != num.F64 || f.sat || len(d.args) < 3 || d.args[1].Kind == ptx.Register || d.args[2].Kind != ptx.Register {
		return of
	}
	return func(a, b uint64) uint64 {
		if x := f64(a); x != x {
			return nan64(0, a, 0)
		}
		return of(a, b)
	}
}

// mul is a product of floats, or the low or high half or the whole of one of
// integers.
func (d *decoder) mul() {
	if d.isFloat() {
		m := d.takeRounding()
		f, t := d.takeFloat()
		if f.t == num.F32 && m == num.NearestEven && !f.ftz && !f.sat {
			d.binaryWhole(t, t, func(a, b uint64) uint64 { return bits32(f32(a) * f32(b)) }, func(x, a, b *vec) {
				for i := range x {
					x[i] = bits32(f32(a[i]) * f32(b[i]))
				}
			})
			return
		}
		d.binary(t, t, d.literalLast(f, f.binary(func(a, b uint64) uint64 { return num.Mul(f.t, a, b, m) })))
		return
	}
	t := d.takeType()
	d.binary(t, t, d.product(t))
}

// product takes the modifier that says which part of an integer product is asked
// for.
func (d *decoder) product(t ptx.Type) binaryFunc {
	width := t.Bits()
	isSigned := t.Kind() == ptx.Signed
	switch d.takeOne("lo", "hi", "wide") {
	case "lo":
		w := mask(width)
		return func(a, b uint64) uint64 { return a * b & w }
	case "wide":
		w := mask(2 * width)
		if isSigned {
			return func(a, b uint64) uint64 { return uint64(signed(a, width)*signed(b, width)) & w }
		}
		return func(a, b uint64) uint64 { return a * b & w }
	case "hi":
		return highHalf(width, isSigned)
	}
	d.fail("expected .lo, .hi or .wide")
	return nil
}

func highHalf(width int, isSigned bool) binaryFunc {
	if width == 64 {
		return func(a, b uint64) uint64 {
			high, _ := bits.Mul64(a, b)
			if isSigned {
				if int64(a) < 0 {
					high -= b
				}
				if int64(b) < 0 {
					high -= a
				}
			}
			return high
		}
	}
	w := mask(width)
	if isSigned {
		return func(a, b uint64) uint64 { return uint64(signed(a, width)*signed(b, width)>>width) & w }
	}
	return func(a, b uint64) uint64 { return a * b >> width & w }
}

// mad is a product of integers and a sum.
func (d *decoder) mad() {
	if d.isFloat() {
		d.fail("mad of floats is not implemented by the simulator: fma is")
		return
	}
	t := d.takeType()
	tc, width := t, t.Bits()
	if d.name.Has("wide") {
		tc, width = wider[t], 2*width
	}
	f, w := d.product(t), mask(width)
	d.ternary(t, t, tc, func(a, b, c uint64) uint64 { return (f(a, b) + c) & w })
}

// wider are the types of the results of .wide.
var wider = map[ptx.Type]ptx.Type{ptx.U16: ptx.U32, ptx.S16: ptx.S32, ptx.U32: ptx.U64, ptx.S32: ptx.S64}

// fma is a product and a sum, rounded once.
func (d *decoder) fma() {
	m := d.takeRounding()
	f, t := d.takeFloat()
	relu := d.take("relu")
	op := func(a, b, c uint64) uint64 { return num.Fma(f.t, a, b, c, m) }
	switch {
	case f.t == num.F32 && m == num.NearestEven && !f.ftz && !f.sat:
		d.ternary(t, t, t, func(a, b, c uint64) uint64 { return bits32(num.FmaF32(f32(a), f32(b), f32(c))) })
		return
	case f.t == num.F64 && m == num.NearestEven:
		d.ternary(t, t, t, func(a, b, c uint64) uint64 { return bits64(math.FMA(f64(a), f64(b), f64(c)), a, b, c) })
		return
	case relu:
		plain := op
		op = func(a, b, c uint64) uint64 {
			v := plain(a, b, c)
			if !num.IsNaN(f.t, v) && num.Decode(f.t, v) <= 0 {
				return 0
			}
			return v
		}
	}
	d.ternary(t, t, t, f.ternary(op))
}

// div is a quotient. Approximations are rounded as if they were exact.
func (d *decoder) div() {
	if d.isFloat() {
		if d.takeOne("approx", "full") != "" {
			d.mods = append([]string{"rn"}, d.mods...)
		}
		m := d.takeRounding()
		f, t := d.takeFloat()
		quotient := func(a, b uint64) uint64 { return f.out(num.Div(f.t, f.in(a), f.in(b), m), b, a, 0) }
		d.binary(t, t, quotient) // f64 is several instructions, which keep the NaN of the dividend
		return
	}
	d.divide(func(a, b int64) int64 { return a / b }, func(a, b uint64) uint64 { return a / b }, ^uint64(0))
}

// rem is the remainder of div on integers.
func (d *decoder) rem() {
	d.divide(func(a, b int64) int64 { return a % b }, func(a, b uint64) uint64 { return a % b }, 0)
}

// divide makes a division of integers. Division by zero yields a value that the
// machine does not specify; what GPUs give is all ones, or the dividend for rem.
func (d *decoder) divide(s func(a, b int64) int64, u func(a, b uint64) uint64, byZero uint64) {
	t := d.takeType()
	width := t.Bits()
	w := mask(width)
	zero := func(a uint64) uint64 { return (byZero | a) & w }
	if t.Kind() == ptx.Signed {
		d.binary(t, t, func(a, b uint64) uint64 {
			x, y := signed(a, width), signed(b, width)
			if y == 0 {
				return zero(a)
			}
			if y == -1 { // the least number has no negative
				if byZero == 0 {
					return 0
				}
				return -uint64(x) & w
			}
			return uint64(s(x, y)) & w
		})
		return
	}
	d.binary(t, t, func(a, b uint64) uint64 {
		if b == 0 {
			return zero(a)
		}
		return u(a, b) & w
	})
}

// neg flips the sign, but of NaN: that is a result like those of other arithmetic.
func (d *decoder) neg() {
	if d.isFloat() {
		f, t := d.takeFloat()
		sign := uint64(1) << (f.t.Bits() - 1)
		d.unary(t, f.unary(func(a uint64) uint64 { return a ^ sign }))
		return
	}
	t := d.takeType()
	w := mask(t.Bits())
	d.unary(t, func(a uint64) uint64 { return -a & w })
}

// abs clears the sign, but of NaN.
func (d *decoder) abs() {
	if d.isFloat() {
		f, t := d.takeFloat()
		sign := uint64(1) << (f.t.Bits() - 1)
		d.unary(t, f.unary(func(a uint64) uint64 { return a &^ sign }))
		return
	}
	t := d.takeType()
	width := t.Bits()
	d.unary(t, func(a uint64) uint64 {
		if x := signed(a, width); x < 0 {
			return uint64(-x) & mask(width)
		}
		return a
	})
}

// sameOperands reports whether an instruction reads one register twice. ptxas takes the
// lesser or the greater of it for the register itself, and so keeps which NaN it is.
func (d *decoder) sameOperands() bool {
	return len(d.args) == 3 && d.args[1].Kind == ptx.Register && d.args[2].Kind == ptx.Register && d.args[1].Reg() == d.args[2].Reg()
}

// minMax is min and max. Of a number and a NaN it is the number, unless .NaN asks
// for the NaN; +0 is more than -0.
func (d *decoder) minMax() {
	least := d.name.Opcode == "min"
	if d.isFloat() {
		propagate, xorSign := d.take("NaN"), d.take("xorsign")
		if xorSign {
			d.fail(".xorsign is not implemented by the simulator")
		}
		ftz := slices.Contains(d.mods, "ftz")
		f, t := d.takeFloat()
		pick := num.Max
		if least {
			pick = num.Min
		}
		if d.sameOperands() && !propagate && !ftz && !f.packed && f.t != num.BF16 {
			d.binary(t, t, func(a, _ uint64) uint64 { return a })
			return
		}
		d.binary(t, t, f.binary(func(a, b uint64) uint64 { return pick(f.t, a, b, propagate) }))
		return
	}
	t := d.takeType()
	width := t.Bits()
	less := func(a, b uint64) bool { return a < b }
	if t.Kind() == ptx.Signed {
		less = func(a, b uint64) bool { return signed(a, width) < signed(b, width) }
	}
	d.binary(t, t, func(a, b uint64) uint64 {
		if less(a, b) == least {
			return a
		}
		return b
	})
}
