package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast/num"
)

// operand is a matrix in memory of which products take tiles: contiguous along rows
// or columns, its rows apart by any distance, alone or in a batch, through a view or
// through pointers, of the type that is multiplied or of one that is converted to it.
type operand struct {
	elem, memory num.Type
	tile         [2]int // rows and columns of a tile
	extent       [2]int // and of the matrix
	byColumns    bool   // each column is contiguous
	turned       bool   // loaded as the tile of the transposed matrix
	lead         int    // dimensions of extent 1 before both
	batched      bool   // the last of them is the batch
	pitch        int
	pointers     bool
	dynamic      bool
	promised     bool // alignment is assumed
}

// anyOperand draws how a matrix lies in memory.
func (g *grower) anyOperand(elem num.Type, tile, extent [2]int) operand {
	o := operand{elem: elem, memory: elem, tile: tile, extent: extent}
	switch {
	case elem == num.TF32:
		o.memory = num.F32
	case elem == num.F16 && g.chance(8):
		o.memory = pick(g.rng, []num.Type{num.I8, num.F8E4M3FN, num.F8E5M2})
	case elem == num.BF16 && g.chance(8):
		o.memory = num.I8
	}
	o.byColumns, o.turned = g.chance(50), g.chance(12)
	if g.chance(25) {
		o.lead = 1 + g.rng.IntN(2)
		o.batched = g.chance(50)
	}
	o.pointers = o.lead == 0 && g.chance(18)
	o.dynamic, o.promised = g.chance(60), g.chance(85)
	o.pitch = o.rowLength()
	if g.chance(80) {
		to := 16 * 8 / o.memory.MemBits()
		o.pitch = (o.pitch + to - 1) / to * to
	}
	if g.chance(20) {
		o.pitch += 16
	}
	return o
}

// rowLength is how many elements are contiguous.
func (o operand) rowLength() int {
	if o.byColumns {
		return o.extent[0]
	}
	return o.extent[1]
}

// batches is how many matrices lie one behind the other, for a grid of so many along z.
func (o operand) batches(z int) int {
	if o.batched {
		return z
	}
	return 1
}

// whole are the values that fill a matrix: whole numbers up to most, of both signs
// where the type has them, one in `one` of them not zero.
func (g *grower) whole(t num.Type, n, most, one int) []uint64 {
	bits := make([]uint64, n)
	for i := range bits {
		if g.rng.IntN(one) > 0 {
			continue
		}
		v := g.rng.IntN(2*most+1) - most
		if t.IsInt() {
			bits[i] = uint64(v) & mask(t.Bits())
		} else {
			bits[i] = num.Encode(t, float64(v), num.NearestEven)
		}
	}
	return bits
}

// rows is how many contiguous rows there are.
func (o operand) rows() int {
	if o.byColumns {
		return o.extent[1]
	}
	return o.extent[0]
}

// prepare writes the view or the pointers, and returns what loads the tile at an index.
func (o operand) prepare(g *grower, most, one int) func(i, j string) string {
	ptr := g.input(o.memory, g.whole(o.memory, o.batches(g.grid.Z)*o.rows()*o.pitch, most, one))
	if o.promised {
		p := g.entry.fresh()
		g.entry.op("%s = assume div_by<16>, %s : %s", p, ptr, pointersOf(o.memory, nil))
		ptr = p
	}
	if o.pointers {
		return o.throughPointers(g, ptr)
	}
	return o.throughView(g, ptr)
}

// number is an extent or a stride: a parameter, with what is assumed of it.
func (o operand) number(g *grower, n int) string {
	name := g.number(num.I32, uint64(n))
	for _, d := range []int{16, 8} {
		if o.promised && n%d == 0 {
			p := g.entry.fresh()
			g.entry.op("%s = assume div_by<%d>, %s : tile<i32>", p, d, name)
			return p
		}
	}
	return name
}

func (o operand) throughView(g *grower, ptr string) func(i, j string) string {
	extents := []int{o.rows(), o.rowLength()}
	strides := []int{o.pitch, 1}
	var dim []int
	for d := range o.lead {
		dim = append(dim, d)
		n := 1
		if d == o.lead-1 {
			n = o.batches(g.grid.Z)
		}
		extents = slices.Insert(extents, d, n)
		strides = slices.Insert(strides, d, o.pitch*o.rows())
	}
	tile, swapped := o.tile, o.byColumns
	if o.turned {
		tile, swapped = [2]int{tile[1], tile[0]}, !swapped
	}
	if dim = append(dim, o.lead, o.lead+1); swapped {
		dim[o.lead], dim[o.lead+1] = dim[o.lead+1], dim[o.lead]
	}
	tensor := o.tensor(g, ptr, extents, strides)
	shape := append(slices.Repeat([]int{1}, o.lead), tile[0], tile[1])
	view := fmt.Sprintf("partition_view<tile=(%s), padding_value = zero, %s", dims(shape, "x"), tensor.typ)
	if swapped {
		view += fmt.Sprintf(", dim_map=[%s]", dims(dim, ", "))
	}
	view += ">"
	v := g.entry.fresh()
	g.entry.op("%s = make_partition_view %s : %s", v, tensor.name, view)
	token := ""
	if g.chance(25) {
		token = g.entry.fresh()
		g.entry.op("%s = make_token : token", token)
		token = " token = " + token
	}
	return func(i, j string) string {
		if o.turned {
			i, j = j, i
		}
		index := slices.Repeat([]string{"%zero"}, o.lead)
		if o.batched {
			index[o.lead-1] = "%bz"
		}
		index = append(index, i, j)
		x := g.entry.fresh()
		g.entry.op("%s, %s = load_view_tko weak %s[%s]%s : %s, tile<i32> -> %s, token", x, g.entry.fresh(), v, strings.Join(index, ", "), token, view, tileOf(o.memory, shape))
		if o.lead > 0 {
			x = g.define(tileType{o.memory, tile[:]}, "reshape %s : %s -> %s", x, tileOf(o.memory, shape), tileOf(o.memory, tile[:]))
		}
		return o.converted(g, o.straight(g, x))
	}
}

// named values carry their type.
type typed struct{ name, typ string }

// tensor writes the tensor view, whose last stride is 1.
func (o operand) tensor(g *grower, ptr string, extents, strides []int) typed {
	v := g.entry.fresh()
	if !o.dynamic {
		t := fmt.Sprintf("tensor_view<%sx%s, strides=[%s]>", dims(extents, "x"), o.memory, dims(strides, ","))
		g.entry.op("%s = make_tensor_view %s, shape = [%s], strides = [%s] : %s", v, ptr, dims(extents, ", "), dims(strides, ", "), t)
		return typed{v, t}
	}
	var shape, apart []string
	for d := range extents {
		shape = append(shape, o.number(g, extents[d]))
		if d < len(extents)-1 {
			apart = append(apart, o.number(g, strides[d]))
		}
	}
	n := len(extents)
	t := fmt.Sprintf("tensor_view<%s?x%s, strides=[%s1]>", strings.Repeat("?x", n-1), o.memory, strings.Repeat("?,", n-1))
	g.entry.op("%s = make_tensor_view %s, shape = [%s], strides = [%s, 1] : tile<i32> -> %s", v, ptr, strings.Join(shape, ", "), strings.Join(apart, ", "), t)
	return typed{v, t}
}

// straight undoes that the transposed tile was loaded.
func (o operand) straight(g *grower, x string) string {
	if !o.turned {
		return x
	}
	t := tileType{o.memory, o.tile[:]}
	return g.define(t, "permute %s [1, 0] : %s -> %s", x, tileOf(o.memory, []int{o.tile[1], o.tile[0]}), t)
}

// converted makes the type that is multiplied of that in memory.
func (o operand) converted(g *grower, x string) string {
	from, to := tileType{o.memory, o.tile[:]}, tileType{o.elem, o.tile[:]}
	switch {
	case o.memory == o.elem:
		return x
	case o.memory.IsInt():
		return g.define(to, "itof %s signed : %s -> %s", x, from, to)
	}
	return g.define(to, "ftof %s : %s -> %s", x, from, to)
}

// throughPointers loads where Σ coordinate·stride points to, what lies inside.
func (o operand) throughPointers(g *grower, ptr string) func(i, j string) string {
	ptrs, offsets, inside := pointersOf(o.memory, o.tile[:]), tileType{num.I32, o.tile[:]}, tileType{num.I1, o.tile[:]}
	o.turned = false
	all := g.entry.pointerTile(ptr, o.memory, o.tile[:])
	strides := [2]int{o.pitch, 1}
	if o.byColumns {
		strides = [2]int{1, o.pitch}
	}
	var bound, stride [2]string
	i32 := tileType{num.I32, nil}
	for d := range 2 {
		bound[d] = g.constantOf(i32, int64(o.extent[d]))
		stride[d] = g.constantOf(i32, int64(strides[d]))
		if o.dynamic {
			bound[d] = o.number(g, o.extent[d])
		}
		if o.dynamic && strides[d] != 1 {
			stride[d] = o.number(g, strides[d])
		}
	}
	return func(i, j string) string {
		at, in := "", ""
		for d, index := range [2]string{i, j} {
			c, t := g.coordinates(index, o.tile, d)
			m := g.define(t.with(num.I1), "cmpi less_than %s, %s, signed : %s -> %s", c, g.everywhere(bound[d], t), t, t.with(num.I1))
			c = g.define(t, "muli %s, %s : %s", c, g.everywhere(stride[d], t), t)
			c, m = g.define(offsets, "broadcast %s : %s -> %s", c, t, offsets), g.define(inside, "broadcast %s : %s -> %s", m, t.with(num.I1), inside)
			if d == 1 {
				c, m = g.define(offsets, "addi %s, %s : %s", at, c, offsets), g.define(inside, "andi %s, %s : %s", in, m, inside)
			}
			at, in = c, m
		}
		p, x := g.entry.fresh(), g.entry.fresh()
		t := tileType{o.memory, o.tile[:]}
		zeros := g.constantOf(t, 0)
		g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, all, at, ptrs, offsets, ptrs)
		g.entry.op("%s, %s = load_ptr_tko weak %s, %s, %s : %s, %s, %s -> %s, token", x, g.entry.fresh(), p, in, zeros, ptrs, inside, t, t)
		return o.converted(g, x)
	}
}

// coordinates are those along dimension d of a tile at an index, the other
// dimension having extent 1.
func (g *grower) coordinates(index string, tile [2]int, d int) (string, tileType) {
	shape := []int{1, 1}
	shape[d] = tile[d]
	line, t := tileType{num.I32, []int{tile[d]}}, tileType{num.I32, shape}
	i32 := tileType{num.I32, nil}
	c := g.define(t, "reshape %s : %s -> %s", g.define(line, "iota : %s", line), line, t)
	first := g.define(i32, "muli %s, %s : tile<i32>", index, g.constantOf(i32, int64(tile[d])))
	return g.define(t, "addi %s, %s : %s", c, g.everywhere(first, t), t), t
}

// everywhere spreads a number over a tile of rank 2.
func (g *grower) everywhere(x string, t tileType) string {
	s, ones := tileType{t.elem, nil}, tileType{t.elem, []int{1, 1}}
	r := g.define(ones, "reshape %s : %s -> %s", x, s, ones)
	if extent(t.shape) == 1 {
		return r
	}
	return g.define(t, "broadcast %s : %s -> %s", r, ones, t)
}
