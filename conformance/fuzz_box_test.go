package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast/num"
)

// box is a load through pointers that lie, or nearly lie, as those of a view:
// element c is at Σ (start[d] + c[d])·stride[d], and is read if its coordinate
// start[d] + c[d] is below bound[d], and not negative where it could be. In a loop
// the start along dimension 0 moves on by step.
type box struct {
	tile                 tileType
	index                tileType // of the offsets: i32 or i64
	start, stride, bound []int
	step, turns          int
	size                 int // elements of the buffer
}

// box draws a place for a tile: rows apart by any distance, dimensions in any
// order, beginning before the buffer or ending after it.
func (g *grower) box(t tileType) box {
	b := box{tile: t, index: t.with(pick(g.rng, []num.Type{num.I32, num.I32, num.I64})), turns: 1}
	if g.chance(40) {
		b.turns, b.step = 2+g.rng.IntN(2), g.rng.IntN(2*t.shape[0])
	}
	for _, n := range t.shape {
		start := g.rng.IntN(n)
		switch {
		case g.chance(50):
			start &^= 7
		case g.chance(40):
			start = -start
		}
		b.start = append(b.start, start)
		b.bound = append(b.bound, 0)
	}
	moved := b.step * (b.turns - 1)
	for d, n := range t.shape {
		b.bound[d] = max(1, b.start[d]+moved+n-g.rng.IntN(n))
		moved = 0
	}
	b.stride, b.size = make([]int, len(t.shape)), 1
	for _, d := range g.rng.Perm(len(t.shape)) {
		b.stride[d] = b.size
		b.size *= b.bound[d]
		if g.chance(50) {
			b.size = (b.size + 7) &^ 7
		}
	}
	return b
}

// along writes the coordinates of a box along dimension d, as a tile in which
// the other dimensions have extent 1.
func (b box) along(g *grower, d int) (name string, t tileType) {
	line := tileType{num.I32, []int{b.tile.shape[d]}}
	i := g.define(line, "iota : %s", line)
	i = g.define(line, "addi %s, %s : %s", i, g.constantOf(line, int64(b.start[d])), line)
	if b.index.elem == num.I64 {
		wide := line.with(num.I64)
		i, line = g.define(wide, "exti %s signed : %s -> %s", i, line, wide), wide
	}
	t = tileType{line.elem, slices.Repeat([]int{1}, len(b.tile.shape))}
	t.shape[d] = b.tile.shape[d]
	return g.define(t, "reshape %s : %s -> %s", i, line, t), t
}

func (b box) spread(g *grower, v string, t tileType) string {
	all := b.tile.with(t.elem)
	return g.define(all, "broadcast %s : %s -> %s", v, t, all)
}

// offsets writes Σ (start[d] + c[d])·stride[d].
func (b box) offsets(g *grower) string {
	flag := pick(g.rng, []string{"", " overflow<no_signed_wrap>"})
	sum := ""
	for d := range b.tile.shape {
		x, t := b.along(g, d)
		x = g.define(t, "muli %s, %s%s : %s", x, g.constantOf(t, int64(b.stride[d])), flag, t)
		x = b.spread(g, x, t)
		if sum != "" {
			x = g.define(b.index, "addi %s, %s%s : %s", sum, x, flag, b.index)
		}
		sum = x
	}
	return sum
}

// mask writes the bounds; moved is how far the loop has got along dimension 0.
func (b box) mask(g *grower, moved string) string {
	all := ""
	and := func(v string, t tileType) {
		v = b.spread(g, v, t)
		if all != "" {
			m := b.tile.with(num.I1)
			v = g.define(m, "andi %s, %s : %s", all, v, m)
		}
		all = v
	}
	for d := range b.tile.shape {
		x, t := b.along(g, d)
		if d == 0 {
			x = g.define(t, "addi %s, %s overflow<no_signed_wrap> : %s", x, b.movedTile(g, moved, t), t)
		}
		m := t.with(num.I1)
		and(g.define(m, "cmpi less_than %s, %s, signed : %s -> %s", x, g.constantOf(t, int64(b.bound[d])), t, m), m)
		if b.start[d] < 0 {
			and(g.define(m, "cmpi greater_than_or_equal %s, %s, signed : %s -> %s", x, g.constantOf(t, 0), t, m), m)
		}
	}
	return all
}

// movedTile spreads a number over a tile.
func (b box) movedTile(g *grower, moved string, t tileType) string {
	s := tileType{num.I32, nil}
	if t.elem == num.I64 {
		wide := tileType{num.I64, nil}
		moved, s = g.define(wide, "exti %s signed : %s -> %s", moved, s, wide), wide
	}
	ones := tileType{t.elem, slices.Repeat([]int{1}, len(t.shape))}
	r := g.define(ones, "reshape %s : %s -> %s", moved, s, ones)
	return g.define(t, "broadcast %s : %s -> %s", r, ones, t)
}

// padding writes what masked elements become: what views have, or anything.
func (b box) padding(g *grower) string {
	switch {
	case b.tile.elem.IsFloat() && g.chance(30):
		paddings := []string{"-0.0", "1.0"}
		if b.tile.elem == num.F8E8M0FNU || b.tile.elem == num.F8E5M3FNU {
			paddings = paddings[1:] // they have no sign
		}
		return g.define(b.tile, "constant <%s: %s> : %s", b.tile.elem, pick(g.rng, paddings), b.tile)
	case g.chance(70):
		return g.constantOf(b.tile, 0)
	}
	return g.want(b.tile)
}

// loadBox loads through such pointers, perhaps in a loop that moves them on.
func (g *grower) loadBox(t tileType) string {
	if len(t.shape) == 0 || t.elem == num.I1 {
		return ""
	}
	b := g.box(t)
	ptrs := pointersOf(t.elem, t.shape)
	tile, p := g.entry.pointerTile(g.input(t.elem, g.random(t.elem, b.size)), t.elem, t.shape), g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, tile, b.offsets(g), ptrs, b.index, ptrs)
	load := func(p, moved string) string {
		name := g.entry.fresh()
		operands := strings.Join([]string{p, b.mask(g, moved), b.padding(g)}, ", ")
		g.entry.op("%s, %s = load_ptr_tko weak %s : %s, %s, %s -> %s, token", name, g.entry.fresh(), operands, ptrs, t.with(num.I1), t, t)
		return name
	}
	name := ""
	if b.turns == 1 {
		name = load(p, "%zero")
	} else {
		name = g.moving(b, p, ptrs, load)
	}
	g.pool = append(g.pool, named{name, t})
	return name
}

// moving loads in a loop; the last tile loaded counts.
func (g *grower) moving(b box, p, ptrs string, load func(p, moved string) string) string {
	i32 := tileType{num.I32, nil}
	first, turns := g.want(b.tile), g.constantOf(i32, int64(b.turns))
	step, by := g.constantOf(i32, int64(b.step)), g.constantOf(b.index, int64(b.step*b.stride[0]))
	result, k, before, at := g.entry.fresh(), g.entry.fresh(), g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s, %s = for %s in (%%zero to %s, step %%one) : tile<i32> iter_values(%s = %s, %s = %s) -> (%s, %s) {",
		result, g.entry.fresh(), k, turns, before, first, at, p, b.tile, ptrs)
	g.inside(func() {
		moved := g.define(i32, "muli %s, %s : tile<i32>", k, step)
		v, next := load(at, moved), g.entry.fresh()
		g.entry.op("%s = offset %s, %s : %s, %s -> %s", next, at, by, ptrs, b.index, ptrs)
		g.entry.op("continue %s, %s : %s", v, next, fmt.Sprintf("%s, %s", b.tile, ptrs))
	})
	g.entry.op("}")
	return result
}
