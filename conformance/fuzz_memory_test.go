package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// edgeView draws a partition or strided view with tiles of a shape that cross
// the tensor's edges, and with at least as many tiles as there are tile blocks.
func (g *grower) edgeView(t tileType, apart bool) viewSpec {
	v := viewSpec{op: ast.OpMakePartitionView, tile: t.shape, dynamic: g.chance(30), index: pick(g.rng, []num.Type{num.I32, num.I64, num.I16, num.I8})}
	v.dim = g.rng.Perm(len(t.shape))
	if g.chance(60) {
		slices.Sort(v.dim)
	}
	if g.chance(30) {
		v.op = ast.OpMakeStridedView
		for _, n := range t.shape {
			step := n + g.rng.IntN(3)
			if !apart {
				step = 1 + g.rng.IntN(2*n)
			}
			v.step = append(v.step, step)
		}
	}
	v.tensor = make([]int, len(t.shape))
	for d, to := range v.dim {
		step := v.tile[d]
		if v.step != nil {
			step = v.step[d]
		}
		tiles := 1 + g.rng.IntN(2)
		if d == 0 {
			tiles = g.blocks
		}
		v.tensor[to] = max(1, step*tiles-g.rng.IntN(step))
	}
	v.strides = rowMajorStrides(v.tensor)
	if g.chance(30) { // room between rows
		for d := range v.strides {
			if d < len(v.strides)-1 {
				v.strides[d] += v.strides[d] / max(1, v.strides[len(v.strides)-1]) % 8
			}
		}
		v.strides = spread(v.tensor, v.strides)
	}
	return g.numbered(v.fill())
}

// numbered moves a view to where its indices are in the upper half of their type,
// perhaps, and draws a type for its extents and strides that holds them.
func (g *grower) numbered(v viewSpec) viewSpec {
	half := 1 << (min(v.index.Bits(), 33) - 1) // far enough for 64 bits: addresses must not wrap
	if g.chance(30) {
		v.far[g.rng.IntN(len(v.far))] = half + g.rng.IntN(half/2)
	}
	v.index = holding(v.index, v.wholeSpace())
	v.counts = holding(pick(g.rng, []num.Type{num.I64, num.I32, num.I16, num.I8}), append(v.wholeTensor(), v.strides...))
	return v
}

// holding is t, or a wider type where t does not hold all numbers as unsigned.
func holding(t num.Type, numbers []int) num.Type {
	if least := tightest(numbers); least.Bits() > t.Bits() {
		return least
	}
	return t
}

// spread makes each stride large enough to clear the dimensions within it.
func spread(shape, strides []int) []int {
	out := slices.Clone(strides)
	for d := len(shape) - 2; d >= 0; d-- {
		out[d] = max(out[d], out[d+1]*shape[d+1])
	}
	return out
}

func (g *grower) loadEdges(t tileType) string {
	if len(t.shape) == 0 {
		return ""
	}
	v := g.edgeView(t, false)
	v.pad = "zero"
	if t.elem.IsFloat() {
		v.pad = pick(g.rng, []string{"zero", "neg_zero", "nan", "pos_inf", "neg_inf"})
	}
	_, view, index := v.make(g.matrixCase, g.input(t.elem, g.random(t.elem, v.elements())), t.elem, "")
	name, token := g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s, %s = load_view_tko weak %s[%s] : %s, %s -> %s, token", name, token, view, index, v.viewType(t.elem), v.indexTypes(), t)
	g.pool = append(g.pool, named{name, t})
	return name
}

func (g *grower) storeEdges(t tileType) {
	v := g.edgeView(t, true)
	value := g.want(t)
	_, view, index := v.make(g.matrixCase, g.output(t.elem, v.elements()), t.elem, "")
	g.entry.op("%s = store_view_tko weak %s, %s[%s] : %s, %s, %s -> token", g.entry.fresh(), value, view, index, t, v.viewType(t.elem), v.indexTypes())
}

// gathered loads through pointers made of any integers.
func (g *grower) gathered(t tileType) string {
	n := 1 << (3 + g.rng.IntN(8))
	offsets := t.with(num.I32)
	at := g.define(offsets, "andi %s, %s : %s", g.want(offsets), g.constantOf(offsets, int64(n-1)), offsets)
	ptr := g.entry.pointerTile(g.input(t.elem, g.random(t.elem, n)), t.elem, t.shape)
	ptrs, p := pointersOf(t.elem, t.shape), g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, ptr, at, ptrs, offsets, ptrs)
	operands, types := "", ""
	if g.chance(60) {
		m := t.with(num.I1)
		operands, types = fmt.Sprintf(", %s, %s", g.want(m), g.want(t)), fmt.Sprintf(", %s, %s", m, t)
	}
	name := g.entry.fresh()
	g.entry.op("%s, %s = load_ptr_tko weak %s%s : %s%s -> %s, token", name, g.entry.fresh(), p, operands, ptrs, types, t)
	g.pool = append(g.pool, named{name, t})
	return name
}

// gatheredRows loads through a gather_scatter_view, rows and starts beyond the
// tensor among them.
func (g *grower) gatheredRows(t tileType) string {
	if len(t.shape) == 0 {
		return ""
	}
	v := viewSpec{op: ast.OpMakeGatherScatterView, tile: t.shape, sparse: g.rng.IntN(len(t.shape)), pad: "zero"}
	for d, n := range t.shape {
		extent := n + g.rng.IntN(n)
		if d == v.sparse {
			extent = 20
		}
		v.tensor = append(v.tensor, extent)
		v.step = append(v.step, 1+g.rng.IntN(2*n))
	}
	v = v.fill()
	rows := tileType{num.I32, []int{t.shape[v.sparse]}}
	at := g.define(rows, "andi %s, %s : %s", g.want(rows), g.constantOf(rows, 31), rows)
	_, view, index := v.make(g.matrixCase, g.input(t.elem, g.random(t.elem, v.elements())), t.elem, at)
	name, token := g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s, %s = load_view_tko weak %s[%s] : %s, %s -> %s, token", name, token, view, index, v.viewType(t.elem), v.indexTypes(), t)
	g.pool = append(g.pool, named{name, t})
	return name
}

// accumulate combines a tile into few elements of a buffer, atomically.
func (g *grower) accumulate(t tileType) {
	n := 1 << g.rng.IntN(6)
	offsets, m := t.with(num.I32), t.with(num.I1)
	at := g.define(offsets, "andi %s, %s : %s", g.want(offsets), g.constantOf(offsets, int64(n-1)), offsets)
	v, mask := g.want(t), g.want(m)
	ptr := g.entry.pointerTile(g.input(t.elem, g.random(t.elem, n)), t.elem, t.shape)
	ptrs, p := pointersOf(t.elem, t.shape), g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, ptr, at, ptrs, offsets, ptrs)
	mode := pick(g.rng, []string{"add", "and", "or", "xor", "max", "min", "umax", "umin"})
	g.entry.op("%s, %s = atomic_rmw_tko relaxed device %s, %s, %s, %s : %s, %s, %s -> %s, token", g.entry.fresh(), g.entry.fresh(), p, mode, v, mask, ptrs, t, m, t)
}

// places makes, for each element of a tile, a place of its own among those of
// the tile block: the elements turned by an odd factor.
func (g *grower) places(t tileType) string {
	n := extent(t.shape)
	line := tileType{num.I32, []int{n}}
	i := g.define(line, "iota : %s", line)
	i = g.define(line, "muli %s, %s : %s", i, g.constantOf(line, int64(2*g.rng.IntN(8)+1)), line)
	i = g.define(line, "addi %s, %s : %s", i, g.constantOf(line, int64(g.rng.IntN(n))), line)
	i = g.define(line, "andi %s, %s : %s", i, g.constantOf(line, int64(n-1)), line)
	at := g.define(t.with(num.I32), "reshape %s : %s -> %s", i, line, t.with(num.I32))
	return at
}

// ownPointers points each element to its place in the block's part of a buffer.
func (g *grower) ownPointers(ptr string, t tileType) string {
	n := extent(t.shape)
	first := g.define(tileType{num.I32, nil}, "muli %%bx, %s : tile<i32>", g.constantOf(tileType{num.I32, nil}, int64(n)))
	start := g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, tile<i32> -> %s", start, ptr, first, pointersOf(t.elem, nil), pointersOf(t.elem, nil))
	tile, p := g.entry.pointerTile(start, t.elem, t.shape), g.entry.fresh()
	ptrs := pointersOf(t.elem, t.shape)
	g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, tile, g.places(t), ptrs, t.with(num.I32), ptrs)
	return p
}

func (g *grower) storeMasked(v string, t tileType) {
	m := t.with(num.I1)
	mask := g.want(m)
	p := g.ownPointers(g.output(t.elem, g.blocks*extent(t.shape)), t)
	g.entry.op("%s = store_ptr_tko weak %s, %s, %s : %s, %s, %s -> token", g.entry.fresh(), p, v, mask, pointersOf(t.elem, t.shape), t, m)
}

// throughMemory stores a tile and loads it in another order, after the store.
func (g *grower) throughMemory(t tileType) string {
	if g.depth > 0 {
		return ""
	}
	v := g.want(t)
	buffer := g.output(t.elem, g.blocks*extent(t.shape))
	ptrs := pointersOf(t.elem, t.shape)
	to, from := g.ownPointers(buffer, t), g.ownPointers(buffer, t)
	stored, name := g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s = store_ptr_tko weak %s, %s : %s, %s -> token", stored, to, v, ptrs, t)
	g.entry.op("%s, %s = load_ptr_tko weak %s token=%s : %s -> %s, token", name, g.entry.fresh(), from, stored, ptrs, t)
	g.pool = append(g.pool, named{name, t})
	return name
}

// maxDepth bounds how deep regions nest.
const maxDepth = 3

// inside writes a region; what it defines is out of scope afterwards.
func (g *grower) inside(write func()) {
	g.depth++
	scope := len(g.pool)
	write()
	g.pool = g.pool[:scope]
	g.depth--
}

// branched is an if that yields.
func (g *grower) branched(t tileType) string {
	if g.depth == maxDepth {
		return ""
	}
	cond, name := g.want(tileType{num.I1, nil}), g.entry.fresh()
	g.entry.op("%s = if %s -> (%s) {", name, cond, t)
	g.inside(func() { g.entry.op("yield %s : %s", g.want(t), t) })
	g.entry.op("} else {")
	g.inside(func() { g.entry.op("yield %s : %s", g.want(t), t) })
	g.entry.op("}")
	g.pool = append(g.pool, named{name, t})
	return name
}

// carried draws the types that a loop carries: t and perhaps one more.
func (g *grower) carried(t tileType) (types []tileType, inits []string) {
	types = []tileType{t}
	if g.chance(50) {
		types = append(types, tileType{pick(g.rng, fuzzElems[:4]), pick(g.rng, fuzzShapes[:6])})
	}
	for _, u := range types {
		inits = append(inits, g.want(u))
	}
	return types, inits
}

func typeList(types []tileType) string {
	words := make([]string, len(types))
	for i, t := range types {
		words[i] = t.String()
	}
	return strings.Join(words, ", ")
}

// body writes the turn of a loop: new values for all that is carried.
func (g *grower) body(types []tileType, names []string, extra ...named) {
	g.pool = append(g.pool, extra...)
	for i, t := range types {
		g.pool = append(g.pool, named{names[i], t})
	}
	var next []string
	for _, t := range types {
		g.fuel = max(g.fuel, 1)
		next = append(next, g.want(t))
	}
	if g.chance(30) { // leave early
		g.entry.op("if %s {", g.want(tileType{num.I1, nil}))
		g.entry.op("  continue %s : %s", strings.Join(names, ", "), typeList(types))
		g.entry.op("}")
	}
	g.entry.op("continue %s : %s", strings.Join(next, ", "), typeList(types))
}

// loopNames makes the names of a loop's results and of what it carries.
func (g *grower) loopNames(n int) (results string, first string, carried []string) {
	var names []string
	for range n {
		names = append(names, g.entry.fresh())
		carried = append(carried, g.entry.fresh())
	}
	return strings.Join(names, ", "), names[0], carried
}

func assignments(names, inits []string) string {
	words := make([]string, len(names))
	for i := range names {
		words[i] = names[i] + " = " + inits[i]
	}
	return strings.Join(words, ", ")
}

// counted is a for loop of up to four turns.
func (g *grower) counted(t tileType) string {
	if g.depth == maxDepth {
		return ""
	}
	types, inits := g.carried(t)
	i32 := tileType{num.I32, nil}
	turns := g.define(i32, "remi %s, %s unsigned : tile<i32>", g.want(i32), g.constantOf(i32, 5))
	results, first, names := g.loopNames(len(types))
	i := g.entry.fresh()
	g.entry.op("%s = for %s in (%%zero to %s, step %%one) : tile<i32> iter_values(%s) -> (%s) {", results, i, turns, assignments(names, inits), typeList(types))
	g.inside(func() { g.body(types, names, named{i, i32}) })
	g.entry.op("}")
	g.pool = append(g.pool, named{first, t})
	return first
}

// looped is a loop that breaks when its counter has run out.
func (g *grower) looped(t tileType) string {
	if g.depth == maxDepth {
		return ""
	}
	types, inits := g.carried(t)
	i32 := tileType{num.I32, nil}
	turns := g.define(i32, "remi %s, %s unsigned : tile<i32>", g.want(i32), g.constantOf(i32, 4))
	results, first, names := g.loopNames(len(types))
	i, done, next := g.entry.fresh(), g.entry.fresh(), g.entry.fresh()
	all := append([]tileType{i32}, types...)
	g.entry.op("%s = loop iter_values(%s) : %s -> %s {", results, assignments(append([]string{i}, names...), append([]string{"%zero"}, inits...)), typeList(all), typeList(types))
	g.inside(func() {
		g.entry.op("%s = cmpi greater_than_or_equal %s, %s, signed : tile<i32> -> tile<i1>", done, i, turns)
		g.entry.op("if %s {", done)
		g.entry.op("  break %s : %s", strings.Join(names, ", "), typeList(types))
		g.entry.op("}")
		g.entry.op("%s = addi %s, %%one : tile<i32>", next, i)
		g.pool = append(g.pool, named{i, i32})
		for k, u := range types {
			g.pool = append(g.pool, named{names[k], u})
		}
		values := []string{next}
		for _, u := range types {
			g.fuel = max(g.fuel, 1)
			values = append(values, g.want(u))
		}
		g.entry.op("continue %s : %s", strings.Join(values, ", "), typeList(all))
	})
	g.entry.op("}")
	g.pool = append(g.pool, named{first, t})
	return first
}
