package ptxsim

import (
	"math/bits"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// The functions of elements that instructions apply lane by lane.
type (
	unaryFunc   func(a uint64) uint64
	binaryFunc  func(a, b uint64) uint64
	ternaryFunc func(a, b, c uint64) uint64
	wholeFunc   func(x, a, b *vec)
)

// unary makes the step dst = f(src).
func (d *decoder) unary(from ptx.Type, f unaryFunc) {
	if !d.operands(2) {
		return
	}
	x, a := d.dst(0), d.src(1, from)
	d.s.exec = func(p *path, mask uint32) {
		regs := p.frame.regs
		x, a := &regs[x], a.of(regs)
		if mask == allLanes {
			for i := range x {
				x[i] = f(a[i])
			}
			return
		}
		for m := mask; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			x[i] = f(a[i])
		}
	}
}

// binary makes the step dst = f(a, b).
func (d *decoder) binary(ta, tb ptx.Type, f binaryFunc) {
	d.binaryWhole(ta, tb, f, func(x, a, b *vec) {
		for i := range x {
			x[i] = f(a[i], b[i])
		}
	})
}

// binaryWhole is binary with a function that does the same for all lanes at once.
func (d *decoder) binaryWhole(ta, tb ptx.Type, f binaryFunc, whole wholeFunc) {
	if !d.operands(3) {
		return
	}
	x, a, b := d.dst(0), d.src(1, ta), d.src(2, tb)
	d.s.exec = func(p *path, mask uint32) {
		regs := p.frame.regs
		x, a, b := &regs[x], a.of(regs), b.of(regs)
		if mask == allLanes {
			whole(x, a, b)
			return
		}
		for m := mask; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			x[i] = f(a[i], b[i])
		}
	}
}

// ternary makes the step dst = f(a, b, c).
func (d *decoder) ternary(ta, tb, tc ptx.Type, f ternaryFunc) {
	if !d.operands(4) {
		return
	}
	x, a, b, c := d.dst(0), d.src(1, ta), d.src(2, tb), d.src(3, tc)
	d.s.exec = func(p *path, mask uint32) {
		regs := p.frame.regs
		x, a, b, c := &regs[x], a.of(regs), b.of(regs), c.of(regs)
		if mask == allLanes {
			for i := range x {
				x[i] = f(a[i], b[i], c[i])
			}
			return
		}
		for m := mask; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			x[i] = f(a[i], b[i], c[i])
		}
	}
}

// numTypes are the element types of package num that PTX types hold.
var numTypes = map[ptx.Type]num.Type{
	ptx.F16: num.F16, ptx.BF16: num.BF16, ptx.F32: num.F32, ptx.F64: num.F64, ptx.TF32: num.TF32,
	ptx.E4M3: num.F8E4M3FN, ptx.E5M2: num.F8E5M2,
	ptx.E4M3x2: num.F8E4M3FN, ptx.E5M2x2: num.F8E5M2, ptx.E2M1x2: num.F4E2M1FN, ptx.UE8M0x2: num.F8E8M0FNU,
	ptx.F16x2: num.F16, ptx.BF16x2: num.BF16,
}

// roundings are the rounding modifiers (PTX ISA, "Rounding Modifiers").
var roundings = map[string]num.Rounding{
	"rn": num.NearestEven, "rz": num.TowardZero, "rm": num.TowardNegative, "rp": num.TowardPositive, "rna": num.NearestAway,
}

// takeRounding removes a rounding modifier; the default is to the nearest even.
func (d *decoder) takeRounding() num.Rounding {
	if m := d.takeOne("rn", "rz", "rm", "rp", "rna"); m != "" {
		return roundings[m]
	}
	return num.NearestEven
}

// packed reports whether a type is two elements in a register of 32 bits.
func packed(t ptx.Type) bool { return t == ptx.F16x2 || t == ptx.BF16x2 }

// float wraps an operation on floats: subnormal operands and results become zeros
// with .ftz, results are clamped to [0, 1] with .sat, NaN results have the pattern
// of the architecture, and packed types hold two elements.
type float struct {
	t        num.Type
	ftz, sat bool
	packed   bool
}

// takeFloat removes the modifiers and the type of an instruction on floats.
func (d *decoder) takeFloat() (float, ptx.Type) {
	t := d.takeType()
	f := float{t: numTypes[t], packed: packed(t)}
	f.ftz = d.take("ftz") && f.t == num.F32
	f.sat = d.take("sat")
	if d.take("noftz") {
		f.ftz = false
	}
	return f, t
}

func (f float) in(v uint64) uint64 {
	if f.ftz {
		return num.Flush(f.t, v)
	}
	return v
}

// canonicalNaN are the patterns of NaN results (PTX ISA, "Floating-Point
// Instructions": a NaN payload is not preserved). For f64 see nan64.
var canonicalNaN = map[num.Type]uint64{num.F16: 0x7fff, num.BF16: 0x7fff, num.F32: 0x7fffffff, num.F64: 0x7ff8000000000000}

// out makes a result of operands the machine's; a, b and c are 0 where there is none.
func (f float) out(v, a, b, c uint64) uint64 {
	if f.ftz {
		v = num.Flush(f.t, v)
	}
	if num.IsNaN(f.t, v) {
		if f.sat {
			return 0
		}
		if f.t == num.F64 {
			return nan64(a, b, c)
		}
		return canonicalNaN[f.t]
	}
	if f.sat {
		switch x := num.Decode(f.t, v); {
		case x <= 0:
			return 0
		case x > 1:
			return num.Encode(f.t, 1, num.NearestEven)
		}
	}
	return v
}

func (f float) unary(op unaryFunc) unaryFunc {
	one := func(a uint64) uint64 { return f.out(op(f.in(a)), a, 0, 0) }
	if !f.packed {
		return one
	}
	return func(a uint64) uint64 { return one(a&0xffff) | one(a>>16)<<16 }
}

func (f float) binary(op binaryFunc) binaryFunc {
	one := func(a, b uint64) uint64 { return f.out(op(f.in(a), f.in(b)), a, b, 0) }
	if !f.packed {
		return one
	}
	return func(a, b uint64) uint64 { return one(a&0xffff, b&0xffff) | one(a>>16, b>>16)<<16 }
}

func (f float) ternary(op ternaryFunc) ternaryFunc {
	one := func(a, b, c uint64) uint64 { return f.out(op(f.in(a), f.in(b), f.in(c)), a, b, c) }
	if !f.packed {
		return one
	}
	return func(a, b, c uint64) uint64 {
		return one(a&0xffff, b&0xffff, c&0xffff) | one(a>>16, b>>16, c>>16)<<16
	}
}

// signed reads the low bits as two's complement.
func signed(v uint64, width int) int64 { return int64(v<<(64-width)) >> (64 - width) }
