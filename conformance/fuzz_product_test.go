package conformance

import (
	"slices"

	"tileir/ast/num"
)

// Products are of whole numbers so small that every sum is exact, in any order.

// multiplied is a product and its sum with a third tile.
func (g *grower) multiplied(t tileType) string {
	if len(t.shape) != 2 || !slices.Contains([]num.Type{num.F32, num.I32, num.F64, num.F16}, t.elem) {
		return ""
	}
	k := 1 << (2 + g.rng.IntN(5))
	a, b := []int{t.shape[0], k}, []int{k, t.shape[1]}
	if t.elem == num.I32 {
		x, y := tileType{num.I8, a}, tileType{num.I8, b}
		return g.define(t, "mmai %s, %s, %s %s %s : %s, %s, %s", g.want(x), g.want(y), g.want(t), g.sign(), g.sign(), x, y, t)
	}
	in := pick(g.rng, map[num.Type][]num.Type{
		num.F16: {num.F16, num.F8E4M3FN, num.F8E5M2},
		num.F32: {num.F16, num.BF16, num.F32, num.F16, num.BF16, num.F32, num.TF32, num.F8E4M3FN, num.F8E5M2},
		num.F64: {num.F64},
	}[t.elem])
	most := int64(7) // 64·7² + 7 is exact in f32
	if t.elem == num.F16 || in == num.F8E5M2 {
		most = 3 // and 64·3² + 3 in f16; f8E5M2 has no 5
	}
	return g.define(t, "mmaf %s, %s, %s : %s, %s, %s", g.small(tileType{in, a}, most), g.small(tileType{in, b}, most), g.small(t, most), tileOf(in, a), tileOf(in, b), t)
}

// multipliedScaled is a product of numbers that 16 or 32 at a time have a power
// of two from 1/2 to 4 in common: below 64·(3·4)² + 3, in quarters.
func (g *grower) multipliedScaled(t tileType) string {
	if len(t.shape) != 2 || t.elem != num.F32 {
		return ""
	}
	const group = 32
	in, k := pick(g.rng, []num.Type{num.F8E4M3FN, num.F8E5M2}), group<<g.rng.IntN(2)
	m, n := t.shape[0], t.shape[1]
	a, b := tileType{in, []int{m, k}}, tileType{in, []int{k, n}}
	sa, sb := tileType{num.F8E8M0FNU, []int{m, k / group}}, tileType{num.F8E8M0FNU, []int{k / group, n}}
	return g.define(t, "mmaf_scaled %s, %s, %s, %s, %s : %s, %s, %s, %s, %s", g.small(a, 3), g.small(b, 3), g.small(t, 3), g.power(sa), g.power(sb), a, b, t, sa, sb)
}

// small is a tile of the whole numbers up to most, which is 2ⁿ-1.
func (g *grower) small(t tileType, most int64) string {
	i := t.with(num.I8)
	low := g.define(i, "andi %s, %s : %s", g.want(i), g.constantOf(i, most), i)
	if t.elem.Bits() > 8 && t.elem != num.TF32 {
		return g.define(t, "itof %s signed : %s -> %s", low, i, t)
	}
	f := t.with(num.F32)
	return g.define(t, "ftof %s : %s -> %s", g.define(f, "itof %s signed : %s -> %s", low, i, f), f, t)
}

// power is a tile of 1/2, 1, 2 and 4.
func (g *grower) power(t tileType) string {
	i := t.with(num.I8)
	low := g.define(i, "andi %s, %s : %s", g.want(i), g.constantOf(i, 3), i)
	return g.define(t, "bitcast %s : %s -> %s", g.define(i, "addi %s, %s : %s", low, g.constantOf(i, 126), i), i, t)
}
