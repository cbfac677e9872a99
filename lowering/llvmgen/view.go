package llvmgen

import (
	"fmt"
	"strconv"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/gpu"
	"tileir/lowering/layout"
	"tileir/views"
)

// view is a tensor view, or a view of tiles over one: uniform numbers, the
// same in every thread.
type view struct {
	base    value.Value   // address, i64
	extents []value.Value // per tensor dimension, i64, in elements
	strides []value.Value // per tensor dimension, i64, in elements
	depth   int           // how many loops are around where the strides are computed
}

func (g *gen) makeTensorView(op *ast.Op) error {
	t := op.Value().Type.(*ast.TensorViewType)
	v := &view{base: g.scalar(op.Get(ast.InBase)), depth: g.depthOf(op.List(ast.InStrides))}
	v.extents = g.resolve(t.Shape, op.List(ast.InExtents))
	v.strides = g.resolve(t.Strides, op.List(ast.InStrides))
	g.views[op.Value()] = v
	return nil
}

// depthOf returns how many loops are around where integers of 64 bits are
// computed; shorter ones are widened here and now.
func (g *gen) depthOf(vs []*ast.Value) int {
	deepest := 0
	for _, v := range vs {
		if ast.AsTile(v.Type).ElemNum() != num.I64 {
			return len(g.loops)
		}
		deepest = max(deepest, loopsAround(v))
	}
	return deepest
}

// loopsAround returns how many loops are around where a value is computed.
func loopsAround(v *ast.Value) (depth int) {
	b := v.ArgOf()
	if b == nil {
		b = v.Def().Block()
	}
	for op := b.Parent(); op != nil; op = op.Parent() {
		if op.Opcode == ast.OpFor || op.Opcode == ast.OpLoop {
			depth++
		}
	}
	return depth
}

// resolve lists extents or strides, the dynamic ones from operands.
func (g *gen) resolve(static []int64, dynamic []*ast.Value) []value.Value {
	out := make([]value.Value, len(static))
	for i, n := range static {
		if n == ast.Dynamic {
			out[i] = g.count(dynamic[0])
			dynamic = dynamic[1:]
		} else {
			out[i] = i64(n)
		}
	}
	return out
}

// count is an extent, a stride or an index as a number of 64 bits: the language
// reads integers of every width as unsigned there.
func (g *gen) count(v *ast.Value) value.Value {
	x := g.scalar(v)
	if c := asInt(x); c != nil {
		return i64(int64(num.Wrap(ast.AsTile(v.Type).ElemNum(), uint64(c.X.Int64()))))
	}
	return g.resize(x, types.I64, false)
}

func (g *gen) makeTileView(op *ast.Op) error {
	g.views[op.Value()] = g.views[op.Source()]
	return nil
}

func (g *gen) tensorShape(op *ast.Op) error {
	v := g.views[op.Source()]
	for d, r := range op.Results() {
		if err := g.defineIndex(r, v.extents[d]); err != nil {
			return err
		}
	}
	return nil
}

// indexSpaceShape divides the extents by the steps of the view, rounding up.
func (g *gen) indexSpaceShape(op *ast.Op) error {
	v := g.views[op.Source()]
	m := views.Of(op.Source().Type.(ast.View))
	for d, r := range op.Results() {
		step := m.Step[d]
		up := g.add(v.extents[m.Dim[d]], i64(step-1))
		var n value.Value
		switch c := asInt(up); {
		case c != nil:
			n = i64(c.X.Int64() / step)
		case step&(step-1) == 0:
			n = g.b.NewLShr(up, i64(int64(layout.Log2(int(step)))))
		default:
			n = g.b.NewUDiv(up, i64(step))
		}
		if err := g.defineIndex(r, n); err != nil {
			return err
		}
	}
	return nil
}

// defineIndex gives an integer result the low bits of a 64-bit number.
func (g *gen) defineIndex(r *ast.Value, v value.Value) error {
	t := numType(ast.AsTile(r.Type).ElemNum()).(*types.IntType)
	if t.BitSize < 64 {
		if c := asInt(v); c != nil {
			v = constant.NewInt(t, c.X.Int64())
		} else {
			v = g.b.NewTrunc(v, t)
		}
	}
	return g.define(r, []value.Value{v})
}

// window is a tile of a view as one thread sees it under a layout. Element r
// of the thread has tile coordinates c[d] = thread part + constant of r; it is
// in bounds if c[d] < limit[d] in every dimension that is checked.
type window struct {
	g      *gen
	v      *view
	m      *views.Map
	l      layout.Layout
	size   int64
	maps   []linear
	limits []value.Value // i32 per tile dimension; nil if always in bounds
	inside []bool        // per tile dimension: the op promises that it is in bounds
	base   value.Value   // address of the thread's element of register 0, i64
	rows   *sparseRows   // the dimension that is gathered or scattered, if any
	addrs  map[string]value.Value
	checks map[spot]value.Value
}

// spot is a place along a dimension of a tile, counted from the thread's first element: registers
// that lie there have what is computed of it in common.
type spot struct {
	dim  int
	at   uint32
	size bool // how much of a chunk is in bounds there, and not whether an element is
}

// newWindow places the tile at an index. guard, if not nil, puts everything
// out of bounds where it is false.
func (g *gen) newWindow(op *ast.Op, viewVal *ast.Value, index []*ast.Value, l layout.Layout, guard value.Value) (*window, error) {
	t := viewVal.Type.(ast.View)
	w := &window{
		g: g, v: g.views[viewVal], m: views.Of(t), l: l,
		size:   int64(max(t.Tensor().Elem.MemBits()/8, 1)),
		addrs:  map[string]value.Value{},
		checks: map[spot]value.Value{},
	}
	w.base = w.v.base
	if isPacked(ast.NumType(w.m.Tensor.Elem)) {
		w.base = g.b.NewShl(w.base, i64(1)) // counted in halves of bytes
	}
	var origins []value.Value
	for d := range w.m.Tile {
		w.inside = append(w.inside, op.InBounds(d))
		if d == w.m.Sparse {
			w.rows = g.sparseRows(index[d], l, d)
			origins = append(origins, i64(0))
			w.maps = append(w.maps, coordinate(l, d))
			continue
		}
		origin := g.mul(g.count(index[d]), i64(w.m.Step[d]))
		origins = append(origins, origin)
		w.maps = append(w.maps, coordinate(l, d))
		w.base = g.add(w.base, g.mul(origin, w.byteStride(d)))
	}
	w.base = g.add(w.base, w.threadOffset(viewVal))
	for d := range w.m.Tile {
		w.limits = append(w.limits, w.limit(d, origins[d], guard))
	}
	return w, nil
}

// byteStride is the distance in bytes between neighbours along dimension d.
func (w *window) byteStride(d int) value.Value {
	return w.g.mul(w.v.strides[w.m.Dim[d]], i64(w.size))
}

// threadOffset is the offset in bytes of the thread's first element from the
// tile's. It depends on nothing but the strides, so it is computed outside the
// loops that they are outside of.
func (w *window) threadOffset(viewVal *ast.Value) value.Value {
	g := w.g
	key := fmt.Sprintf("%p%s", viewVal, w.l)
	cache, done := g.hoist(w.v.depth)
	defer done()
	if v := cache[key]; v != nil {
		return v
	}
	var sum value.Value = i64(0)
	for d := range w.m.Tile {
		part := g.threadPart(w.maps[d])
		if isZero(part) || d == w.m.Sparse {
			continue
		}
		sum = g.add(sum, g.mul(g.b.NewZExt(part, types.I64), w.byteStride(d)))
	}
	cache[key] = sum
	return sum
}

// limit returns how far the tile reaches into the tensor along dimension d,
// or nil if it never reaches beyond: the op promises so, or the extent is a
// known multiple of the tile, and an index outside the index space is undefined.
// Where it is not, the tile may start beyond the tensor. So may the rows that one of
// several CTAs has of a tile that crosses the edge.
func (w *window) limit(d int, origin, guard value.Value) value.Value {
	g := w.g
	if d == w.m.Sparse {
		return nil // rows are checked one by one
	}
	if d > 0 {
		guard = nil // one dimension is enough
	}
	extent := w.v.extents[w.m.Dim[d]]
	c := asInt(extent)
	whole := c != nil && c.X.Int64()%w.m.Tile[d] == 0 && w.m.Step[d] == w.m.Tile[d] && w.m.Bounded()
	if w.inside[d] || whole && gpu.ClusteredOf(g.entry) == gpu.ClusterOf(g.entry) {
		return g.clampExtent(i64(w.m.Tile[d]), w.m.Tile[d], guard)
	}
	var left value.Value = g.b.NewSub(extent, origin)
	if !w.m.Bounded() && !isZero(origin) {
		left = g.b.NewSelect(g.icmp(enum.IPredULT, origin, extent), left, i64(0))
	}
	return g.clampExtent(left, w.m.Tile[d], guard)
}

// clampExtent bounds how much is left by the extent of a tile, and makes it zero where
// guard, if not nil, is false; nil for all of the tile.
func (g *gen) clampExtent(left value.Value, tile int64, guard value.Value) value.Value {
	var limit value.Value
	if c := asInt(left); c != nil && c.X.Int64() == tile {
		if guard == nil {
			return nil
		}
		limit = i32(tile)
	} else {
		less := g.icmp(enum.IPredSLT, left, i64(tile))
		limit = g.b.NewTrunc(g.b.NewSelect(less, left, i64(tile)), types.I32)
	}
	if guard != nil {
		limit = g.b.NewSelect(guard, limit, i32(0))
	}
	return limit
}

// pointer returns the address of register r as a pointer to t. What registers
// add to the thread's address is uniform; what is constant becomes the offset
// of the access.
func (w *window) pointer(r int, t types.Type) value.Value {
	g := w.g
	var fixed int64
	var key []byte
	for d := range w.m.Tile {
		c := int64(layout.Combine(w.maps[d].reg, r))
		if d == w.m.Sparse {
			key = strconv.AppendInt(append(key, "row"...), int64(w.rows.from[r]), 10)
			continue
		}
		if uint32(c)&w.maps[d].threadMask() != 0 {
			panic("BUG: llvmgen: a layout of global memory mixes thread and register bits")
		}
		if s := asInt(w.v.strides[w.m.Dim[d]]); s != nil {
			fixed += c * s.X.Int64() * w.size
		} else if c != 0 {
			key = strconv.AppendInt(append(strconv.AppendInt(append(key, ' '), int64(d), 10), ':'), c, 10)
		}
	}
	p := w.addrs[string(key)]
	if p == nil {
		p = g.b.NewIntToPtr(w.moved(r), pointerTo(types.I8, globalSpace))
		w.addrs[string(key)] = p
	}
	if fixed != 0 {
		p = g.b.NewGetElementPtr(types.I8, p, i64(fixed))
	}
	return g.b.NewBitCast(p, pointerTo(t, globalSpace))
}

// moved is the thread's address, moved along the dimensions whose strides are
// known at run time only to where register r is.
func (w *window) moved(r int) value.Value {
	addr := w.base
	for d := range w.m.Tile {
		c := int64(layout.Combine(w.maps[d].reg, r))
		if d == w.m.Sparse {
			addr = w.g.add(addr, w.g.mul(w.byteStride(d), w.rows.number(r)))
			continue
		}
		if c == 0 || asInt(w.v.strides[w.m.Dim[d]]) != nil {
			continue
		}
		addr = w.g.add(addr, w.g.mul(w.byteStride(d), i64(c)))
	}
	return addr
}

// inBounds is the condition that register r is inside the tensor, nil if it
// always is. Dimension skip, if not negative, is not checked.
func (w *window) inBounds(r, skip int) value.Value {
	var cond value.Value
	if w.rows != nil && !w.inside[w.m.Sparse] {
		cond = w.rowInBounds(r)
	}
	for d := range w.m.Tile {
		if d == skip || w.limits[d] == nil {
			continue
		}
		key := spot{dim: d, at: layout.Combine(w.maps[d].reg, r)}
		c := w.checks[key]
		if c == nil {
			c = w.g.icmp(enum.IPredSLT, w.g.value(w.maps[d], r), w.limits[d])
			w.checks[key] = c
		}
		cond = w.g.both(cond, c)
	}
	return cond
}

// hoist moves writing to the place before the outermost loop that a value of
// the given loop depth is outside of, and back when done is called. The cache
// is that place's.
func (g *gen) hoist(depth int) (cache map[string]value.Value, done func()) {
	if depth >= len(g.loops) || depth < g.partsIn { // what it is computed of may be computed in the loop
		return map[string]value.Value{}, func() {}
	}
	old := g.b
	f := g.loops[depth]
	g.b = f.before
	woken := g.lines.wake(f.before)
	return f.cache, func() {
		if g.b = old; woken {
			g.lines.sleep(f.before)
		}
	}
}

func (g *gen) loadView(op *ast.Op) error {
	t, err := g.newTile(op.Get(ast.OutTile))
	if err != nil {
		return err
	}
	viewVal := op.Get(ast.InView)
	w, err := g.newWindow(op, viewVal, op.List(ast.InIndex), t.layout, nil)
	if err != nil {
		return err
	}
	n := gpu.VectorOf(op, w.l)
	elem := ast.NumType(w.m.Tensor.Elem)
	if isPacked(elem) {
		return g.loadPacked(op, t, w)
	}
	pad := g.constantBits(elem, views.PadBits(w.m.Pad, elem.Num()))
	return g.loadInto(op, t, func(mem memory, r int) {
		r &^= n - 1
		copy(t.regs[r:], g.clean(g.load(mem, w.pointer(r, memType(elem)), w.inBounds(r, -1), n, elem, pad), elem))
	})
}

func (g *gen) storeView(op *ast.Op) error {
	stored := op.Get(ast.InTile)
	l := g.tile(stored).layout
	w, err := g.newWindow(op, op.Get(ast.InView), op.List(ast.InIndex), l, nil)
	if err != nil {
		return err
	}
	n := gpu.VectorOf(op, w.l)
	elem := ast.NumType(w.m.Tensor.Elem)
	if isPacked(elem) {
		return g.storePacked(op, stored, w)
	}
	return g.storeFrom(op, stored, n, func(mem memory, r int, regs []value.Value) {
		g.store(mem, w.pointer(r, memType(elem)), w.inBounds(r, -1), regs, elem)
	})
}
