package ptxsim

import (
	"math/bits"

	"tileir/ptxgen/ptx"
)

// logic is and, or and xor.
func (d *decoder) logic() {
	op := map[string]binaryFunc{
		"and": func(a, b uint64) uint64 { return a & b },
		"or":  func(a, b uint64) uint64 { return a | b },
		"xor": func(a, b uint64) uint64 { return a ^ b },
	}[d.name.Opcode]
	whole := map[string]wholeFunc{
		"and": func(x, a, b *vec) {
			for i := range x {
				x[i] = a[i] & b[i]
			}
		},
		"or": func(x, a, b *vec) {
			for i := range x {
				x[i] = a[i] | b[i]
			}
		},
		"xor": func(x, a, b *vec) {
			for i := range x {
				x[i] = a[i] ^ b[i]
			}
		},
	}[d.name.Opcode]
	t := d.takeType()
	d.binaryWhole(t, t, op, whole)
}

func (d *decoder) not() {
	t := d.takeType()
	w := mask(t.Bits())
	d.unary(t, func(a uint64) uint64 { return ^a & w })
}

// shift is shl and shr. Amounts are 32 bits, and those beyond the width count as
// the width (PTX ISA, "shl", "shr").
func (d *decoder) shift() {
	left := d.name.Opcode == "shl"
	t := d.takeType()
	width := t.Bits()
	w := mask(width)
	switch {
	case left:
		d.binaryWhole(t, ptx.U32, func(a, n uint64) uint64 { return a << min(n, 64) & w }, func(x, a, n *vec) {
			for i := range x {
				x[i] = a[i] << min(n[i], 64) & w
			}
		})
	case t.Kind() == ptx.Signed:
		d.binary(t, ptx.U32, func(a, n uint64) uint64 { return uint64(signed(a, width)>>min(n, 63)) & w })
	default:
		d.binary(t, ptx.U32, func(a, n uint64) uint64 { return a >> min(n, 64) })
	}
}

// countBits is clz, popc and brev.
func (d *decoder) countBits() {
	t := d.takeType()
	width := t.Bits()
	switch d.name.Opcode {
	case "clz":
		d.unary(t, func(a uint64) uint64 { return uint64(bits.LeadingZeros64(a) - (64 - width)) })
	case "popc":
		d.unary(t, func(a uint64) uint64 { return uint64(bits.OnesCount64(a)) })
	case "brev":
		d.unary(t, func(a uint64) uint64 { return bits.Reverse64(a) >> (64 - width) })
	}
}

// extract is bfe: a field of bits, widened with the field's sign if the type is
// signed (PTX ISA, "bfe").
func (d *decoder) extract() {
	t := d.takeType()
	width := t.Bits()
	isSigned := t.Kind() == ptx.Signed
	d.ternary(t, ptx.U32, ptx.U32, func(a, b, c uint64) uint64 {
		pos, n := int(b&0xff), int(c&0xff)
		if n == 0 {
			return 0
		}
		if isSigned {
			sign := signed(a, width) >> min(pos+n-1, width-1) & 1
			v := a >> min(pos, 64) & mask(n)
			if sign == 1 {
				v |= ^mask(min(n, max(width-pos, 0)))
			}
			return v & mask(width)
		}
		return a >> min(pos, 64) & mask(n) & mask(width)
	})
}

// insert is bfi.
func (d *decoder) insert() {
	t := d.takeType()
	if !d.operands(5) {
		return
	}
	width := t.Bits()
	x, a, b, pos, n := d.dst(0), d.src(1, t), d.src(2, t), d.src(3, ptx.U32), d.src(4, ptx.U32)
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		x, a, b, pos, n := &regs[x], a.of(regs), b.of(regs), pos.of(regs), n.of(regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			field := mask(int(n[i]&0xff)) << min(pos[i]&0xff, 64) & mask(width)
			x[i] = b[i]&^field | a[i]<<min(pos[i]&0xff, 64)&field
		}
	}
}

// permute is prmt without a mode: each nibble of the selector picks one of the
// eight bytes of b and a, or, with its high bit, that byte's sign (PTX ISA,
// "prmt").
func (d *decoder) permute() {
	t := d.takeType()
	d.movesPermuted()
	d.ternary(t, t, t, func(a, b, c uint64) uint64 {
		both, v := b<<32|a, uint64(0)
		for i := range 4 {
			selector := c >> (4 * i) & 0xf
			value := both >> (8 * (selector & 7)) & 0xff
			if selector&8 != 0 {
				value = -(value >> 7) & 0xff
			}
			v |= value << (8 * i)
		}
		return v
	})
}

// funnel is shf: 32 bits of a pair that is shifted.
func (d *decoder) funnel() {
	left := d.takeOne("l", "r") == "l"
	clamp := d.takeOne("clamp", "wrap") == "clamp"
	t := d.takeType()
	d.ternary(t, t, ptx.U32, func(a, b, c uint64) uint64 {
		n := c & 31
		if clamp {
			n = min(c, 32)
		}
		both := b<<32 | a
		if left {
			return both << n >> 32 & 0xffffffff
		}
		return both >> n & 0xffffffff
	})
}

// lookup is lop3: for each bit, the entry of a table of eight.
func (d *decoder) lookup() {
	t := d.takeType()
	if !d.operands(5) {
		return
	}
	if d.args[4].Kind != ptx.Int {
		d.fail("expected a constant table")
		return
	}
	table := uint64(d.args[4].Val)
	d.args = d.args[:4]
	d.ternary(t, t, t, func(a, b, c uint64) uint64 {
		v := uint64(0)
		for i := range 8 {
			if table>>i&1 == 0 {
				continue
			}
			term := ^uint64(0)
			for k, x := range [3]uint64{c, b, a} {
				if i>>k&1 == 0 {
					x = ^x
				}
				term &= x
			}
			v |= term
		}
		return v & 0xffffffff
	})
}
