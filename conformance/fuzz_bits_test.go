package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast/num"
)

// halves makes a tile of elements of 4 bits: of bytes, for want of other ways.
func (g *grower) halves(t tileType) string {
	n := extent(t.shape)
	if n < 2 {
		n = 2
	}
	line, bytes := tileType{t.elem, []int{n}}, tileType{num.I8, []int{n / 2}}
	v := g.define(line, "unpack %s : %s -> %s", g.want(bytes), bytes, line)
	switch {
	case n != extent(t.shape):
		one := tileType{t.elem, []int{1}}
		v, line = g.define(one, "extract %s[%%zero] : %s -> %s", v, line, one), one
		fallthrough
	case !line.is(t):
		return g.define(t, "reshape %s : %s -> %s", v, line, t)
	}
	return v
}

// bytes packs a tile of elements of 4 bits.
func (g *grower) bytes(v string, t tileType) (string, tileType) {
	n := extent(t.shape)
	line, bytes := tileType{t.elem, []int{n}}, tileType{num.I8, []int{n / 2}}
	if !line.is(t) {
		v = g.define(line, "reshape %s : %s -> %s", v, t, line)
	}
	return g.define(bytes, "pack %s : %s -> %s", v, line, bytes), bytes
}

// packed makes bytes of wider elements: of integers, for a NaN has bits of the
// device's own.
func (g *grower) packed(t tileType) string {
	elem := pick(g.rng, []num.Type{num.I16, num.I32, num.I64, num.I4, num.F4E2M1FN})
	if t.elem != num.I8 || len(t.shape) != 1 || t.shape[0]*8 < 2*elem.MemBits() {
		return ""
	}
	from := tileType{elem, []int{t.shape[0] * 8 / elem.MemBits()}}
	return g.define(t, "pack %s : %s -> %s", g.want(from), from, t)
}

// unpacked reads bytes as wider elements.
func (g *grower) unpacked(t tileType) string {
	if len(t.shape) != 1 || t.elem.Bits() < 16 {
		return ""
	}
	from := tileType{num.I8, []int{t.shape[0] * t.elem.Bits() / 8}}
	if extent(from.shape) > 2*fuzzElements {
		return ""
	}
	return g.define(t, "unpack %s : %s -> %s", g.want(from), from, t)
}

// recast reads the bits of other elements of the width. NaN becomes a number
// first where its bits would show.
func (g *grower) recast(t tileType) string {
	if t.elem == num.I1 || t.elem == num.TF32 {
		return ""
	}
	width, ints := t.elem.Bits(), map[int]num.Type{8: num.I8, 16: num.I16, 32: num.I32, 64: num.I64}
	if t.elem.IsFloat() {
		from := t.with(ints[width])
		return g.define(t, "bitcast %s : %s -> %s", g.want(from), from, t)
	}
	floats := map[int]num.Type{16: pick(g.rng, []num.Type{num.F16, num.BF16}), 32: num.F32, 64: num.F64}
	from := t.with(floats[width])
	if width == 8 {
		return ""
	}
	v, m := g.want(from), t.with(num.I1)
	number := g.define(m, "cmpf equal ordered %s, %s : %s -> %s", v, v, from, m)
	v = g.define(from, "select %s, %s, %s : %s, %s", number, v, g.constantOf(from, 1), m, from)
	return g.define(t, "bitcast %s : %s -> %s", v, from, t)
}

// partIndex draws one of the equal parts that a tile divides into, so many along
// each dimension.
func (g *grower) partIndex(counts []int) string {
	i32 := tileType{num.I32, nil}
	var index []string
	for _, n := range counts {
		index = append(index, g.define(i32, "remi %s, %s unsigned : tile<i32>", g.want(i32), g.constantOf(i32, int64(n))))
	}
	return strings.Join(index, ", ")
}

// inserted replaces a part of a tile.
func (g *grower) inserted(t tileType) string {
	if len(t.shape) == 0 {
		return ""
	}
	part := tileType{t.elem, slices.Clone(t.shape)}
	counts := make([]int, len(t.shape))
	for d, n := range t.shape {
		counts[d] = min(n, 1<<g.rng.IntN(4))
		part.shape[d] /= counts[d]
	}
	if !wholeBytes(t.elem) && extent(part.shape) < 2 {
		return ""
	}
	a, b := g.want(part), g.want(t)
	return g.define(t, "insert %s, %s[%s] : %s, %s", a, b, g.partIndex(counts), part, t)
}

// extents asks the grid or a view how large it is.
func (g *grower) extents(t tileType) string {
	switch g.rng.IntN(3) {
	case 0:
		x := g.entry.fresh()
		g.entry.op("%s, %s, %s = get_num_tile_blocks : tile<i32>", x, g.entry.fresh(), g.entry.fresh())
		g.pool = append(g.pool, named{x, t})
		return x
	case 1:
		of := tileType{num.F32, []int{16, 8}}
		v := g.nearView(of)
		_, view := v.views(g.matrixCase, g.input(of.elem, g.random(of.elem, v.elements())), of.elem)
		x := g.entry.fresh()
		g.entry.op("%s, %s = get_index_space_shape %s : %s -> tile<i32>", x, g.entry.fresh(), view, v.viewType(of.elem))
		g.pool = append(g.pool, named{x, t})
		return x
	}
	of := tileType{num.I32, []int{64}}
	v := g.nearView(of)
	tensor, _ := v.views(g.matrixCase, g.input(of.elem, g.random(of.elem, v.elements())), of.elem)
	return g.define(t, "get_tensor_shape %s : %s -> tile<i32>", tensor, v.tensorType(of.elem))
}

// nearView is an edgeView whose extents any integer holds that asks for them.
func (g *grower) nearView(of tileType) viewSpec {
	v := g.edgeView(of, false)
	clear(v.far)
	return v
}

// promised tells the compiler what is so: the bounds of what was cut to them.
func (g *grower) promised(t tileType) string {
	if !t.elem.IsInt() || t.elem.Bits() < 8 {
		return ""
	}
	top := g.constantOf(t, 15)
	low := g.define(t, "andi %s, %s : %s", g.want(t), top, t)
	if g.chance(50) {
		return g.define(t, "assume bounded<0, 15>, %s : %s", low, t)
	}
	four := g.define(t, "muli %s, %s : %s", low, g.constantOf(t, 4), t)
	return g.define(t, "assume div_by<4>, %s : %s", four, t)
}

// asserted makes sure of what holds of any elements.
func (g *grower) asserted(t tileType) {
	of := t.with(num.I32)
	low := g.define(of, "andi %s, %s : %s", g.want(of), g.constantOf(of, 7), of)
	holds := g.define(t.with(num.I1), "cmpi less_than %s, %s, signed : %s -> %s", low, g.constantOf(of, 8), of, t.with(num.I1))
	g.entry.op("assert %s, \"low bits\" : %s", holds, t.with(num.I1))
}

// greatest folds two operands of different types: the greatest element and its
// place, the first of several; the place is the value.
func (g *grower) greatest(t tileType) string {
	dim := g.rng.IntN(len(t.shape) + 1)
	places := tileType{t.elem, slices.Insert(slices.Clone(t.shape), dim, 1<<g.rng.IntN(7))}
	of := places.with(pick(g.rng, []num.Type{num.I8, num.I16, num.I32, num.I64}))
	if !t.elem.IsInt() || t.elem == num.I1 || extent(places.shape) > fuzzElements || len(places.shape) > 4 {
		return ""
	}
	least, most := leastInt(of.elem), mostInt(t.elem)
	v, p := g.want(of), g.want(places)
	a, b := tileOf(of.elem, nil), tileOf(t.elem, nil)
	best, where := g.entry.fresh(), g.entry.fresh()
	n := g.names(10)
	g.entry.op("%s, %s = reduce %s, %s dim=%d identities=[%s, %s] : %s, %s -> %s, %s (%s: %s, %s: %s, %s: %s, %s: %s) {", best, where, v, p, dim,
		identityText(of.elem, least), identityText(t.elem, most), of, places, t.with(of.elem), t, n[0], a, n[1], a, n[2], b, n[3], b)
	g.entry.op("  %s = cmpi greater_than %s, %s, signed : %s -> tile<i1>", n[4], n[0], n[1], a)
	g.entry.op("  %s = cmpi equal %s, %s, signed : %s -> tile<i1>", n[5], n[0], n[1], a)
	g.entry.op("  %s = cmpi less_than %s, %s, signed : %s -> tile<i1>", n[6], n[2], n[3], b)
	g.entry.op("  %s = andi %s, %s : tile<i1>", n[7], n[5], n[6])
	g.entry.op("  %s = ori %s, %s : tile<i1>", n[7]+"t", n[4], n[7])
	g.entry.op("  %s = select %st, %s, %s : tile<i1>, %s", n[8], n[7], n[0], n[1], a)
	g.entry.op("  %s = select %st, %s, %s : tile<i1>, %s", n[9], n[7], n[2], n[3], b)
	g.entry.op("  yield %s, %s : %s, %s", n[8], n[9], a, b)
	g.entry.op("}")
	g.pool = append(g.pool, named{best, t.with(of.elem)}, named{where, t})
	return where
}

func (g *grower) names(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = g.entry.fresh()
	}
	return list
}

// segmented scans two operands of different types: sums that begin anew where a
// flag is set, which combine in any grouping and in one order only.
func (g *grower) segmented(t tileType) string {
	if len(t.shape) == 0 || !t.elem.IsInt() || t.elem == num.I1 {
		return ""
	}
	flags := t.with(pick(g.rng, []num.Type{num.I1, num.I8, num.I32, num.I64}))
	f, v := g.want(flags), g.want(t)
	a, b := tileOf(flags.elem, nil), tileOf(t.elem, nil)
	all, sums := g.entry.fresh(), g.entry.fresh()
	n := g.names(9)
	g.entry.op("%s, %s = scan %s, %s dim=%d reverse=%v identities=[%s, %s] : %s, %s -> %s, %s (%s: %s, %s: %s, %s: %s, %s: %s) {", all, sums, f, v,
		g.rng.IntN(len(t.shape)), g.chance(50), identityText(flags.elem, 0), identityText(t.elem, 0), flags, t, flags, t, n[0], a, n[1], a, n[2], b, n[3], b)
	g.entry.op("  %s = constant <%s: %s> : %s", n[4], flags.elem, literal(flags.elem, 0), a)
	g.entry.op("  %s = cmpi not_equal %s, %s, signed : %s -> tile<i1>", n[5], n[0], n[4], a)
	g.entry.op("  %s = ori %s, %s : %s", n[6], n[0], n[1], a)
	g.entry.op("  %s = addi %s, %s : %s", n[7], n[2], n[3], b)
	g.entry.op("  %s = select %s, %s, %s : tile<i1>, %s", n[8], n[5], n[2], n[7], b)
	g.entry.op("  yield %s, %s : %s", n[6], n[8], fmt.Sprintf("%s, %s", a, b))
	g.entry.op("}")
	g.pool = append(g.pool, named{all, flags}, named{sums, t})
	return sums
}
