package conformance

import (
	"fmt"
	"slices"
	"strings"

	"tileir/ast"
	"tileir/ast/num"
)

// history is memory that accesses of one tile block read and write in turn,
// ordered by nothing but tokens: loads come after the write before them, a write
// comes after that and all loads since.
type history struct {
	tile    tileType
	ptr     string // to the tile block's own part
	size    int    // elements of it
	written string // the token of the last write, "" if there is none
	reads   []string
}

var (
	historyElems  = append([]num.Type{num.I32, num.I32, num.I8, num.F8E4M3FN, num.F4E2M1FN, num.F8E8M0FNU}, fuzzElems...)
	historyShapes = [][]int{{64}, {16, 8}, {1, 128}, {8, 64}, {256}, {4, 8, 4}, {1}, {2}, {32, 32}, {1, 512}, {2048}, {4096}, {64, 64}, {16384}, {128, 128}}
)

// room is how many tiles the part of a tile block has room for.
const room = 3

// remember makes memory and what is done to it.
func (g *grower) remember() {
	t := tileType{pick(g.rng, historyElems), pick(g.rng, historyShapes)}
	if extent(t.shape) > g.widest || t.elem == num.F4E2M1FN && extent(t.shape) < 2 {
		t.shape = []int{32}
	}
	h := g.memoryFor(t)
	for range 2 + g.rng.IntN(4) {
		g.turn(h)
	}
}

// memoryFor is a part of a buffer, or memory of the kernel's own.
func (g *grower) memoryFor(t tileType) *history {
	h := &history{tile: t, size: room * extent(t.shape)}
	if g.chance(12) && t.elem != num.F4E2M1FN {
		h.ptr = g.entry.fresh()
		g.entry.op("%s = alloca num_elem = %d, alignment = 16 : %s", h.ptr, h.size, pointersOf(t.elem, nil))
		g.fill(h)
		return h
	}
	base := g.input(t.elem, g.random(t.elem, g.blocks*h.size))
	if g.chance(40) {
		p := g.entry.fresh()
		g.entry.op("%s = assume div_by<16>, %s : %s", p, base, pointersOf(t.elem, nil))
		base = p
	}
	i32 := tileType{num.I32, nil}
	first := g.define(i32, "muli %%bx, %s : tile<i32>", g.constantOf(i32, int64(h.size)))
	h.ptr = g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, tile<i32> -> %s", h.ptr, base, first, pointersOf(t.elem, nil), pointersOf(t.elem, nil))
	return h
}

// fill writes the whole part, tile by tile.
func (g *grower) fill(h *history) {
	for k := range room {
		v, row := g.want(h.tile), g.constantOf(tileType{num.I32, nil}, int64(k))
		spec := viewSpec{op: ast.OpMakePartitionView, tensor: slices.Clone(h.tile.shape), tile: h.tile.shape}
		spec.tensor[0] *= room
		view, index, types := g.viewOf(h, spec.fill(), row)
		g.write(h, "store_view_tko weak %s, %s[%s]", "", fmt.Sprintf("%s, %s", h.tile, types), v, view, index)
	}
}

// after joins tokens, in any order; "" of none.
func (g *grower) after(tokens []string) string {
	tokens = slices.DeleteFunc(slices.Clone(tokens), func(t string) bool { return t == "" })
	g.rng.Shuffle(len(tokens), func(i, k int) { tokens[i], tokens[k] = tokens[k], tokens[i] })
	if g.chance(5) {
		t := g.entry.fresh()
		g.entry.op("%s = make_token : token", t)
		tokens = append(tokens, t)
	}
	switch len(tokens) {
	case 0:
		return ""
	case 1:
		if g.chance(10) {
			t := g.entry.fresh()
			g.entry.op("%s = memory_fence_alias_tko token=%s -> token", t, tokens[0])
			return t
		}
		return tokens[0]
	}
	t := g.entry.fresh()
	g.entry.op("%s = join_tokens %s : token", t, strings.Join(tokens, ", "))
	return t
}

func (g *grower) tokenClause(tokens []string) string {
	if t := g.after(tokens); t != "" {
		return " token=" + t
	}
	return ""
}

// all is a token after everything so far.
func (g *grower) all(h *history) string {
	if t := g.after(append(slices.Clone(h.reads), h.written)); t != "" {
		return t
	}
	t := g.entry.fresh()
	g.entry.op("%s = make_token : token", t)
	return t
}

// read writes an access that only reads; promises stand behind its token.
func (g *grower) read(h *history, format, promises, types string, args ...any) string {
	before := []string{h.written}
	if len(h.reads) > 0 && g.chance(25) {
		before = append(before, pick(g.rng, h.reads))
	}
	clause := g.tokenClause(before)
	v, token := g.entry.fresh(), g.entry.fresh()
	g.entry.op("%s, %s = %s%s%s : %s -> %s, token", v, token, fmt.Sprintf(format, args...), clause, promises, types, h.tile)
	h.reads = append(h.reads, token)
	g.pool = append(g.pool, named{v, h.tile})
	return v
}

// write writes an access that writes, and returns its result if it has one.
func (g *grower) write(h *history, format, promises, types string, args ...any) string {
	clause := g.tokenClause(append(slices.Clone(h.reads), h.written))
	token, v, result, name := g.entry.fresh(), g.entry.fresh(), "", ""
	if strings.HasPrefix(format, "atomic_rmw") || strings.HasPrefix(format, "atomic_cas") {
		result, name = h.tile.String()+", ", v+", "
	}
	g.entry.op("%s%s = %s%s%s : %s -> %stoken", name, token, fmt.Sprintf(format, args...), clause, promises, types, result)
	h.written, h.reads = token, nil
	return v
}

// turn is one thing done to memory.
func (g *grower) turn(h *history) {
	n := g.rng.IntN(100)
	switch {
	case n < 30:
		g.readTile(h)
	case n < 60:
		g.writeTile(h, g.later(h))
	case n < 72 && (h.tile.elem == num.I32 || h.tile.elem == num.I64):
		g.swapTile(h)
	case n < 84 && g.depth < maxDepth-1:
		g.walk(h)
	case n < 90 && g.depth < maxDepth-1:
		g.perhaps(h)
	case n < 92 && g.depth == 0 && h.tile.elem != num.F4E2M1FN:
		g.leave()
	default:
		g.writeTile(h, g.readTile(h))
	}
}

// leave ends some tile blocks here.
func (g *grower) leave() {
	i1 := tileType{num.I1, nil}
	g.entry.op("if %s {", g.define(i1, "cmpi equal %%bx, %s, signed : tile<i32> -> tile<i1>", g.constantOf(tileType{num.I32, nil}, 1)))
	g.entry.op("  return")
	g.entry.op("}")
}

// later is a value to write: mostly one read before, with ops since.
func (g *grower) later(h *history) string {
	var have []string
	for _, v := range g.pool {
		if v.typ.is(h.tile) {
			have = append(have, v.name)
		}
	}
	if g.widest > 64 && g.chance(60) {
		g.between()
	}
	if len(have) > 0 && g.chance(60) {
		return have[len(have)-1-g.rng.IntN(min(3, len(have)))]
	}
	return g.want(h.tile)
}

// between makes a tile by ops that may make threads wait, part of it by an
// index, and stores it where nothing else is.
func (g *grower) between() {
	t, v := tileType{pick(g.rng, fuzzElems[:4]), pick(g.rng, fuzzShapes[:6])}, ""
	g.fuel = max(g.fuel, 3)
	switch {
	case g.chance(40):
		v = g.cut(t)
	case g.chance(30):
		v = g.inserted(t)
	}
	if v == "" {
		v = g.want(t)
	}
	if g.depth == 0 { // in a loop, the next turn would store there too
		g.entry.store(v, g.output(t.elem, g.blocks*extent(t.shape)), t.elem, t.shape, g.blocks)
	}
}

// order picks the memory order of a load or store.
func (g *grower) order(h *history, strong string) string {
	if g.chance(75) || h.tile.elem == num.F4E2M1FN {
		return "weak"
	}
	return pick(g.rng, []string{"relaxed", strong}) + " " + pick(g.rng, ast.EnumMemoryScope.Info().Names)
}

// readTile loads in any way.
func (g *grower) readTile(h *history) string {
	order := g.order(h, "acquire")
	if g.chance(45) {
		spec, row := g.viewFor(h)
		spec.pad = "zero"
		view, index, types := g.viewOf(h, spec, row)
		return g.read(h, "load_view_tko %s %s[%s]", spec.promises(), types, order, view, index)
	}
	p, ptrs, m := g.pointersFor(h), pointersOf(h.tile.elem, h.tile.shape), h.tile.with(num.I1)
	if g.chance(40) {
		mask, pad := g.want(m), g.want(h.tile)
		return g.read(h, "load_ptr_tko %s %s, %s, %s", "", fmt.Sprintf("%s, %s, %s", ptrs, m, h.tile), order, p, mask, pad)
	}
	return g.read(h, "load_ptr_tko %s %s", "", ptrs, order, p)
}

// writeTile stores in any way.
func (g *grower) writeTile(h *history, v string) {
	order := g.order(h, "release")
	if g.chance(45) {
		spec, row := g.viewFor(h)
		view, index, types := g.viewOf(h, spec, row)
		g.write(h, "store_view_tko %s %s, %s[%s]", spec.promises(), fmt.Sprintf("%s, %s", h.tile, types), order, v, view, index)
		return
	}
	p, ptrs, m := g.pointersFor(h), pointersOf(h.tile.elem, h.tile.shape), h.tile.with(num.I1)
	if g.chance(40) {
		g.write(h, "store_ptr_tko %s %s, %s, %s", "", fmt.Sprintf("%s, %s, %s", ptrs, h.tile, m), order, p, v, g.want(m))
		return
	}
	g.write(h, "store_ptr_tko %s %s, %s", "", fmt.Sprintf("%s, %s", ptrs, h.tile), order, p, v)
}

// swapTile changes memory atomically; what was there is a value.
func (g *grower) swapTile(h *history) {
	m, order := h.tile.with(num.I1), pick(g.rng, []string{"relaxed", "acquire", "release", "acq_rel"})+" "+pick(g.rng, ast.EnumMemoryScope.Info().Names)
	mode, v := pick(g.rng, []string{"add", "and", "or", "xor", "max", "min", "umax", "umin"}), g.later(h)
	ptrs, old := pointersOf(h.tile.elem, h.tile.shape), ""
	switch g.rng.IntN(4) {
	case 0:
		spec, row := g.viewFor(h)
		for spec.sparse >= 0 { // it takes no rows by number
			spec, row = g.viewFor(h)
		}
		view, index, types := g.viewOf(h, spec, row)
		g.write(h, "atomic_red_view_tko relaxed %s %s[%s], %s, %s", "", fmt.Sprintf("%s, %s", h.tile, types),
			pick(g.rng, []string{"tl_blk", "device"}), view, index, mode, v)
		return
	case 1:
		p, with := g.pointersFor(h), g.later(h)
		old = g.write(h, "atomic_cas_tko %s %s, %s, %s", "", fmt.Sprintf("%s, %s", ptrs, h.tile), order, p, v, with)
	case 2: // what stands for lanes left out is open
		p, mask := g.pointersFor(h), g.want(m)
		old = g.write(h, "atomic_rmw_tko %s %s, %s, %s, %s", "", fmt.Sprintf("%s, %s, %s", ptrs, h.tile, m), order, p, mode, v, mask)
		g.define(h.tile, "select %s, %s, %s : %s, %s", mask, old, g.constantOf(h.tile, 0), m, h.tile)
		return
	default:
		p := g.pointersFor(h)
		old = g.write(h, "atomic_rmw_tko %s %s, %s, %s", "", fmt.Sprintf("%s, %s", ptrs, h.tile), order, p, pick(g.rng, []string{mode, "xchg"}), v)
	}
	g.pool = append(g.pool, named{old, h.tile})
}

// pointersFor points each element of a tile to an element of its own.
func (g *grower) pointersFor(h *history) string {
	n := extent(h.tile.shape)
	offsets, ptrs := h.tile.with(num.I32), pointersOf(h.tile.elem, h.tile.shape)
	at := g.places(h.tile)
	if h.tile.elem == num.F4E2M1FN { // pointers are to bytes
		at = g.define(offsets, "addi %s, %s : %s", at, at, offsets)
	} else if g.chance(40) {
		at = g.define(offsets, "addi %s, %s : %s", at, g.constantOf(offsets, int64(g.rng.IntN((room-1)*n+1))), offsets)
	}
	if g.chance(20) {
		wide := offsets.with(num.I64)
		at, offsets = g.define(wide, "exti %s signed : %s -> %s", at, offsets, wide), wide
	}
	tile, p := g.entry.pointerTile(h.ptr, h.tile.elem, h.tile.shape), g.entry.fresh()
	g.entry.op("%s = offset %s, %s : %s, %s -> %s", p, tile, at, ptrs, offsets, ptrs)
	if g.chance(6) {
		bytes, q, back := pointersOf(num.I8, h.tile.shape), g.entry.fresh(), g.entry.fresh()
		g.entry.op("%s = ptr_to_ptr %s : %s -> %s", q, p, ptrs, bytes)
		g.entry.op("%s = ptr_to_ptr %s : %s -> %s", back, q, bytes, ptrs)
		return back
	}
	if g.chance(8) {
		addresses := h.tile.with(num.I64)
		a, q := g.entry.fresh(), g.entry.fresh() // addresses are the device's own: nothing else looks at them
		g.entry.op("%s = ptr_to_int %s : %s -> %s", a, p, ptrs, addresses)
		g.entry.op("%s = int_to_ptr %s : %s -> %s", q, a, addresses, ptrs)
		return q
	}
	return p
}

// viewFor draws a view of the part and which of its tiles is meant: whole tiles
// one after the other, tiles that overlap, rows that do, dimensions in another
// order, rows by number.
func (g *grower) viewFor(h *history) (v viewSpec, row string) {
	i32 := tileType{num.I32, nil}
	t := h.tile.shape
	v = viewSpec{op: ast.OpMakePartitionView, tile: t, tensor: slices.Clone(t), dynamic: g.chance(25), promise: g.chance(25)}
	rows := 1 + g.rng.IntN(room)
	v.tensor[0] *= rows
	switch {
	case h.tile.elem == num.F4E2M1FN:
		if v.tensor[len(t)-1]%2 == 1 { // one dimension must hold pairs
			v.tensor[len(t)-1]++
			rows, v.tensor[0] = 1, t[0]
		}
	case g.chance(25) && t[0] > 1:
		v.op = ast.OpMakeStridedView
		v.step = slices.Clone(t)
		v.step[0] = 1 + g.rng.IntN(t[0])
		v.tensor[0] = v.step[0]*(rows-1) + t[0] - g.rng.IntN(2)
		rows = (v.tensor[0] + v.step[0] - 1) / v.step[0]
	case g.chance(40) && t[0] == 1 && len(t) == 2:
		v.strides = []int{1 + g.rng.IntN(t[1]), 1}
	case g.chance(25) && len(t) == 2:
		v.dim, v.tensor = []int{1, 0}, []int{v.tensor[1], v.tensor[0]}
	case g.chance(25) && t[0] > 1:
		v.op = ast.OpMakeGatherScatterView
		places := tileType{num.I32, []int{t[0]}}
		return v.fill(), g.places(places)
	case g.chance(25): // tiles cross the edge
		last := len(t) - 1
		v.tensor[last] = max(1, v.tensor[last]-g.rng.IntN(t[last]))
		if last == 0 {
			rows = (v.tensor[0] + t[0] - 1) / t[0]
		}
	}
	row = g.define(i32, "remi %s, %s unsigned : tile<i32>", g.want(i32), g.constantOf(i32, int64(rows)))
	return v.fill(), row
}

// viewOf writes a view of the part, and what an access of its tile says.
func (g *grower) viewOf(h *history, v viewSpec, row string) (view, index, types string) {
	_, view = v.views(g.matrixCase, h.ptr, h.tile.elem)
	return view, row + strings.Repeat(", %zero", len(v.tile)-1), v.viewType(h.tile.elem) + ", " + v.indexTypes()
}

// walk does things to memory in a loop that carries a token and a tile: one that
// counts, or one that breaks off, before or after them.
func (g *grower) walk(h *history) {
	i32, i1 := tileType{num.I32, nil}, tileType{num.I1, nil}
	turns := g.constantOf(i32, int64(1+g.rng.IntN(4)))
	start, first := g.all(h), g.want(h.tile)
	n := g.names(6)
	end, last, i, k, x, next := n[0], n[1], n[2], n[3], n[4], n[5]
	counts, late := g.chance(60), g.chance(50)
	again := "continue "
	if counts {
		g.entry.op("%s, %s = for %s in (%%zero to %s, step %%one) : tile<i32> iter_values(%s = %s, %s = %s) -> (token, %s) {",
			end, last, i, turns, k, start, x, first, h.tile)
	} else {
		g.entry.op("%s, %s = loop iter_values(%s = %%zero, %s = %s, %s = %s) : tile<i32>, token, %s -> token, %s {",
			end, last, i, k, start, x, first, h.tile, h.tile)
		again += next + ", "
	}
	types := fmt.Sprintf(" : token, %s", h.tile)
	if !counts {
		types = fmt.Sprintf(" : tile<i32>, token, %s", h.tile)
	}
	leave := func(compare, token, v string) {
		g.entry.op("if %s {", g.define(i1, "cmpi greater_than_or_equal %s, %s, signed : tile<i32> -> tile<i1>", compare, turns))
		g.entry.op("  break %s, %s : token, %s", token, v, h.tile)
		g.entry.op("}")
	}
	h.written, h.reads = k, nil
	g.inside(func() {
		if !counts {
			if !late {
				leave(i, k, x)
			}
			g.entry.op("%s = addi %s, %%one : tile<i32>", next, i)
		}
		g.pool = append(g.pool, named{i, i32}, named{x, h.tile})
		for n := range 1 + g.rng.IntN(3) {
			g.turn(h)
			if n == 0 && (counts || !late) && g.chance(25) { // go on early
				token := g.all(h)
				g.entry.op("if %s {", g.define(i1, "cmpi less_than %s, %s, signed : tile<i32> -> tile<i1>", i, g.want(i32)))
				g.entry.op("  %s%s, %s%s", again, token, x, types)
				g.entry.op("}")
			}
		}
		v, token := g.later(h), g.all(h)
		if !counts && late {
			leave(next, token, v)
		}
		g.entry.op("%s%s, %s%s", again, token, v, types)
	})
	g.entry.op("}")
	h.written, h.reads = end, nil
	g.pool = append(g.pool, named{last, h.tile})
}

// perhaps does something to memory in a branch.
func (g *grower) perhaps(h *history) {
	before, cond := g.all(h), g.want(tileType{num.I1, nil})
	after := g.entry.fresh()
	g.entry.op("%s = if %s -> (token) {", after, cond)
	for arm := range 2 {
		h.written, h.reads = before, nil
		g.inside(func() {
			if arm == 0 || g.chance(50) {
				g.turn(h)
			}
			g.entry.op("yield %s : token", g.all(h))
		})
		g.entry.op("%s", []string{"} else {", "}"}[arm])
	}
	h.written, h.reads = after, nil
}
