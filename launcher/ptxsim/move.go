package ptxsim

import (
	"math/bits"

	"tileir/ast/num"
	"tileir/ptxgen/ptx"
)

// mov copies a register, a constant, an address or a special register, and packs
// or unpacks vectors.
func (d *decoder) mov() {
	if !d.operands(2) {
		return
	}
	t := d.takeType()
	switch {
	case d.args[0].Kind == ptx.Vector:
		d.unpack(t)
	case d.args[1].Kind == ptx.Vector:
		d.pack(t)
	case d.args[1].Kind == ptx.Special:
		d.readSpecial(ptx.Specials()[d.args[1].ID].Name)
	default:
		d.unary(t, func(a uint64) uint64 { return a })
		d.movesBytes(t.Bits(), []ptx.Arg{d.args[0]}, []ptx.Arg{d.args[1]})
		d.s.renames = len(d.s.reads) == 1 && len(d.s.writes) == 1 && d.args[1].Kind == ptx.Register
	}
}

func (d *decoder) unpack(t ptx.Type) {
	parts, a := d.results(0), d.src(1, t)
	width := t.Bits() / len(parts)
	d.movesBytes(width, list(d.args[0]), []ptx.Arg{d.args[1]})
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		a := *a.of(regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			for k, r := range parts {
				regs[r][i] = a[i] >> (k * width) & mask(width)
			}
		}
	}
}

func (d *decoder) pack(t ptx.Type) {
	x := d.dst(0)
	width := t.Bits() / len(list(d.args[1]))
	parts := d.sources(1, typeOfWidth[width])
	d.movesBytes(width, []ptx.Arg{d.args[0]}, list(d.args[1]))
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			v := uint64(0)
			for k := range parts {
				v |= parts[k].of(regs)[i] << (k * width)
			}
			regs[x][i] = v
		}
	}
}

var typeOfWidth = map[int]ptx.Type{8: ptx.B8, 16: ptx.B16, 32: ptx.B32, 64: ptx.B64}

// readSpecial reads a special register.
func (d *decoder) readSpecial(name string) {
	read, ok := specials[name]
	if !ok {
		d.fail("%s is not implemented by the simulator", name)
		return
	}
	x := d.dst(0)
	d.s.exec = func(p *path, m uint32) {
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			p.frame.regs[x][i] = read(p, i)
		}
	}
}

// simulatedSMs is how many multiprocessors CTAs are told that there are: those of an
// H200.
const simulatedSMs = 132

// specials are the special registers that the simulator knows.
var specials = map[string]func(p *path, lane int) uint64{
	"%tid.x":  func(p *path, lane int) uint64 { return uint64(p.warp.index*warpLanes + lane) },
	"%tid.y":  func(*path, int) uint64 { return 0 },
	"%tid.z":  func(*path, int) uint64 { return 0 },
	"%ntid.x": func(p *path, _ int) uint64 { return uint64(p.warp.cta.unit.run.threads) },
	"%ntid.y": func(*path, int) uint64 { return 1 },
	"%ntid.z": func(*path, int) uint64 { return 1 },

	"%ctaid.x":  func(p *path, _ int) uint64 { return uint64(p.warp.cta.id[0]) },
	"%ctaid.y":  func(p *path, _ int) uint64 { return uint64(p.warp.cta.id[1]) },
	"%ctaid.z":  func(p *path, _ int) uint64 { return uint64(p.warp.cta.id[2]) },
	"%nctaid.x": func(p *path, _ int) uint64 { return uint64(p.warp.cta.unit.run.ctas[0]) },
	"%nctaid.y": func(p *path, _ int) uint64 { return uint64(p.warp.cta.unit.run.ctas[1]) },
	"%nctaid.z": func(p *path, _ int) uint64 { return uint64(p.warp.cta.unit.run.ctas[2]) },

	"%laneid":      func(_ *path, lane int) uint64 { return uint64(lane) },
	"%smid":        func(p *path, _ int) uint64 { return uint64(p.warp.cta.unit.index % simulatedSMs) },
	"%nsmid":       func(*path, int) uint64 { return simulatedSMs },
	"%warpid":      func(p *path, _ int) uint64 { return uint64(p.warp.index) },
	"%lanemask_eq": func(_ *path, lane int) uint64 { return 1 << lane },
	"%lanemask_lt": func(_ *path, lane int) uint64 { return 1<<lane - 1 },
	"%lanemask_le": func(_ *path, lane int) uint64 { return 2<<lane - 1 },

	"%cluster_ctarank":  func(p *path, _ int) uint64 { return uint64(p.warp.cta.rank) },
	"%cluster_nctarank": func(p *path, _ int) uint64 { return uint64(len(p.warp.cta.unit.ctas)) },
}

// selp chooses by a predicate.
func (d *decoder) selp() {
	t := d.takeType()
	d.ternary(t, t, ptx.Pred, func(a, b, c uint64) uint64 {
		if c != 0 {
			return a
		}
		return b
	})
}

// comparison decides by the order of two operands, which may be unordered.
type comparison func(o num.Order) bool

// comparisons are the comparison operators (PTX ISA, "Comparison and Selection
// Instructions"); the second list is of unsigned integers, and of floats the
// operators that hold for NaN.
var comparisons = map[string]comparison{
	"eq": func(o num.Order) bool { return o == num.Equal }, "ne": func(o num.Order) bool { return o == num.Less || o == num.Greater },
	"lt": func(o num.Order) bool { return o == num.Less }, "le": func(o num.Order) bool { return o == num.Less || o == num.Equal },
	"gt": func(o num.Order) bool { return o == num.Greater }, "ge": func(o num.Order) bool { return o == num.Greater || o == num.Equal },

	"equ": func(o num.Order) bool { return o == num.Equal || o == num.Unordered }, "neu": func(o num.Order) bool { return o != num.Equal },
	"ltu": func(o num.Order) bool { return o == num.Less || o == num.Unordered }, "leu": func(o num.Order) bool { return o != num.Greater },
	"gtu": func(o num.Order) bool { return o == num.Greater || o == num.Unordered }, "geu": func(o num.Order) bool { return o != num.Less },
	"num": func(o num.Order) bool { return o != num.Unordered }, "nan": func(o num.Order) bool { return o == num.Unordered },
	"lo": func(o num.Order) bool { return o == num.Less }, "ls": func(o num.Order) bool { return o != num.Greater },
	"hi": func(o num.Order) bool { return o == num.Greater }, "hs": func(o num.Order) bool { return o != num.Less },
}

// setp compares, and may combine the result with a predicate.
func (d *decoder) setp() {
	var holds comparison
	for _, m := range d.mods {
		if c, ok := comparisons[m]; ok {
			holds = c
			d.take(m)
			break
		}
	}
	if holds == nil {
		d.fail("expected a comparison operator")
		return
	}
	combine := d.takeOne("and", "or", "xor")
	ftz := d.take("ftz")
	t := d.takeType()
	test := compare(t, ftz, holds)
	if d.args[0].Kind != ptx.Pair && combine == "" {
		if t.Kind() == ptx.Float || t.Kind() == ptx.Predicate {
			d.binary(t, t, test)
			return
		}
		d.binaryWhole(t, t, test, compareWhole(t, holds))
		return
	}
	d.setpBoth(t, test, combine)
}

// setpBoth is setp with a second result, for the complement, or with a predicate
// that both are combined with.
func (d *decoder) setpBoth(t ptx.Type, test binaryFunc, combine string) {
	n := 3
	join := func(a, _ uint64) uint64 { return a }
	if combine != "" {
		n = 4
		join = map[string]binaryFunc{
			"and": func(a, b uint64) uint64 { return a & b },
			"or":  func(a, b uint64) uint64 { return a | b },
			"xor": func(a, b uint64) uint64 { return a ^ b },
		}[combine]
	}
	if !d.operands(n) {
		return
	}
	first, second := d.args[0], ptx.Arg{Operand: ptx.Operand{Kind: ptx.Sink}}
	if first.Kind == ptx.Pair {
		first, second = d.args[0].Elems[0], d.args[0].Elems[1]
	}
	x, y, a, b, c := d.result(first), d.result(second), d.src(1, t), d.src(2, t), constant(0)
	if n == 4 {
		c = d.src(3, ptx.Pred)
	}
	d.s.exec = func(p *path, m uint32) {
		regs := p.frame.regs
		a, b, c := a.of(regs), b.of(regs), *c.of(regs)
		for ; m != 0; m &= m - 1 {
			i := bits.TrailingZeros32(m)
			v := test(a[i], b[i])
			regs[x][i], regs[y][i] = join(v, c[i]), join(v^1, c[i])
		}
	}
}

// compare makes a comparison of a type.
func compare(t ptx.Type, ftz bool, holds comparison) binaryFunc {
	var order func(a, b uint64) num.Order
	width := t.Bits()
	switch {
	case t == ptx.F32 && !ftz:
		order = func(a, b uint64) num.Order { return orderOf(float64(f32(a)), float64(f32(b))) }
	case t == ptx.F64:
		order = func(a, b uint64) num.Order { return orderOf(f64(a), f64(b)) }
	case t.Kind() == ptx.Float:
		f := float{t: numTypes[t], ftz: ftz}
		order = func(a, b uint64) num.Order { return num.Compare(f.t, f.in(a), f.in(b)) }
	case t.Kind() == ptx.Signed:
		order = func(a, b uint64) num.Order { return orderOf(signed(a, width), signed(b, width)) }
	default:
		order = func(a, b uint64) num.Order { return orderOf(a, b) }
	}
	var table [4]uint64
	for o := range table {
		if holds(num.Order(o) + firstOrder) {
			table[o] = 1
		}
	}
	return func(a, b uint64) uint64 { return table[order(a, b)-firstOrder] }
}

// compareWhole is compare of integers for all lanes at once.
func compareWhole(t ptx.Type, holds comparison) wholeFunc {
	var less, equal, greater uint64
	for o, v := range map[num.Order]*uint64{num.Less: &less, num.Equal: &equal, num.Greater: &greater} {
		if holds(o) {
			*v = 1
		}
	}
	shift, flip := 64-t.Bits(), uint64(0) // numbers with a sign are in order when it is flipped
	if t.Kind() == ptx.Signed {
		flip = 1 << 63
	}
	return func(x, a, b *vec) {
		for i := range x {
			switch v, w := a[i]<<shift^flip, b[i]<<shift^flip; {
			case v < w:
				x[i] = less
			case v == w:
				x[i] = equal
			default:
				x[i] = greater
			}
		}
	}
}

// firstOrder is the least value of num.Order.
const firstOrder = min(num.Less, num.Equal, num.Greater, num.Unordered)

func orderOf[T uint64 | int64 | float64](a, b T) num.Order {
	switch {
	case a < b:
		return num.Less
	case a > b:
		return num.Greater
	case a == b:
		return num.Equal
	}
	return num.Unordered
}

// cvta makes a generic address of one in a space, or back. Global addresses are
// generic ones.
func (d *decoder) cvta() {
	back := d.take("to")
	window := uint64(0)
	switch d.takeOne("global", "local", "shared", "shared::cta", "shared::cluster", "param", "const") {
	case "global", "const":
	case "shared", "shared::cta", "shared::cluster":
		window = sharedWindow
	case "param":
		window = paramWindow
	case "local":
		window = localWindow
	default:
		d.fail("the simulator has no memory in that space")
		return
	}
	t := d.takeType()
	if back {
		d.unary(t, func(a uint64) uint64 { return a - window })
		return
	}
	d.unary(t, func(a uint64) uint64 { return a + window })
}
