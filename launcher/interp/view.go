package interp

import (
	"math"
	"math/bits"
	"unsafe"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/views"
)

// A view at run time is the tensor view that it looks at: base, extents and
// strides. How it cuts the tensor into tiles is in its type.

// viewOf returns the number of the tensor view behind a value.
func (c *compiler) viewOf(v *ast.Value) int {
	if id, ok := c.views[v]; ok {
		return id
	}
	rank := 0
	switch t := v.Type.(type) {
	case *ast.TensorViewType:
		rank = len(t.Shape)
	case ast.View:
		rank = len(t.Tensor().Shape)
	}
	id := len(c.current.viewRanks)
	c.current.viewRanks = append(c.current.viewRanks, rank)
	c.views[v] = id
	return id
}

// compileSameView makes the result look at the operand's tensor view.
func compileSameView(c *compiler, op *ast.Op) step {
	c.views[op.Result(0)] = c.viewOf(op.Operand(0))
	return nil
}

func compileMakeTensorView(c *compiler, op *ast.Op) step {
	t, _ := op.Result(0).Type.(*ast.TensorViewType)
	if t == nil {
		return c.fail(op, "make_tensor_view of type %s", op.Result(0).Type)
	}
	id := c.viewOf(op.Result(0))
	base := c.slot(op.Group(0)[0])
	shape, strides := c.numbers(op.Group(1)), c.numbers(op.Group(2))
	all := c.slotsOf(op.Operands())
	return func(f *frame) error {
		for _, s := range all {
			if err := f.defined(op, s, info{}, "the base, an extent or a stride"); err != nil {
				return err
			}
		}
		v := &f.views[id]
		v.base = f.slots[base].words[0]
		views.Resolve(t.Shape, shape.read(f), v.extents)
		views.Resolve(t.Strides, strides.read(f), v.strides)
		for d, n := range v.extents {
			if n < 0 {
				return f.fault(op, nil, -1, "extent %d of dimension %d is 2^63 or more, which no memory holds", uint64(n), d)
			}
		}
		return nil
	}
}

// numbers is a list of scalar operands, read as unsigned integers.
type numbers struct {
	slots []int32
	types []num.Type
}

func (c *compiler) numbers(vs []*ast.Value) numbers {
	n := numbers{slots: c.slotsOf(vs)}
	for _, v := range vs {
		n.types = append(n.types, c.info(v).elem)
	}
	return n
}

// read returns the values in scratch space that the next call reuses.
func (n numbers) read(f *frame) []int64 {
	out := f.longs(len(n.slots))
	for i, s := range n.slots {
		out[i] = int64(scalar(f, s, n.types[i]))
	}
	return out
}

func compileIndexSpaceShape(c *compiler, op *ast.Op) step {
	t, _ := op.Operand(0).Type.(ast.View)
	if t == nil {
		return c.fail(op, "get_index_space_shape of type %s", op.Operand(0).Type)
	}
	m, id := views.Of(t), c.viewOf(op.Operand(0))
	return c.shapeStep(op, func(f *frame, out []int64) { m.IndexSpace(f.views[id].extents, out) })
}

func compileTensorShape(c *compiler, op *ast.Op) step {
	id := c.viewOf(op.Operand(0))
	return c.shapeStep(op, func(f *frame, out []int64) { copy(out, f.views[id].extents) })
}

// shapeStep makes the extents that fill yields the results; one that does not
// fit in the result's type is undefined.
func (c *compiler) shapeStep(op *ast.Op, fill func(f *frame, out []int64)) step {
	rs := c.slotsOf(op.Results())
	if len(rs) == 0 {
		return nil
	}
	t := c.info(op.Result(0)).elem
	return func(f *frame) error {
		out := f.longs(len(rs))
		fill(f, out)
		for d, n := range out {
			if uint64(n) != num.Wrap(t, uint64(n)) {
				return f.fault(op, nil, -1, "extent %d of dimension %d does not fit in %s", n, d, t)
			}
			setScalar(f, rs[d], t, uint64(n))
		}
		return nil
	}
}

// viewAccess is a load, store or reduction of one tile of a view.
type viewAccess struct {
	*access
	m       *views.Map
	id      int
	index   numbers // scalar indices; the sparse dimension's place is 0
	rows    int32   // slot of the tile of rows, or -1
	rowType num.Type
	strides []int // of the tile as a value
	checked bool
	apart   bool   // tiles at two indices have nothing in common
	inside  []bool // per dimension of the index: the op promises that nothing is out of bounds
}

func (c *compiler) viewAccess(op *ast.Op, view, tile *ast.Value, index []*ast.Value, store bool) *viewAccess {
	t, _ := view.Type.(ast.View)
	x := c.access(op, tile, store)
	if t == nil || x == nil {
		c.fail(op, "%s of a view of type %s", op.ShortName(), view.Type)
		return nil
	}
	v := &viewAccess{access: x, m: views.Of(t), id: c.viewOf(view), rows: -1, strides: rowMajor(x.shape), checked: !c.unchecked(CheckIndex)}
	v.apart = disjoint(v.m)
	if v.m.Rank() > maxRank {
		c.fail(op, "a view of rank %d is too deep: expected %d at most", v.m.Rank(), maxRank)
		return nil
	}
	if len(index) != v.m.Rank() || len(x.shape) != v.m.Rank() {
		c.fail(op, "%s: expected %d indices, got %d", op.ShortName(), v.m.Rank(), len(index))
		return nil
	}
	for d := range index {
		v.inside = append(v.inside, op.InBounds(d))
	}
	v.index = c.numbers(index)
	if d := v.m.Sparse; d >= 0 {
		v.rows, v.rowType = v.index.slots[d], v.index.types[d]
		if n := c.info(index[d]).n; n != int(v.m.Tile[d]) {
			c.fail(op, "%s: expected %d row indices, got %d", op.ShortName(), v.m.Tile[d], n)
			return nil
		}
	}
	return v
}

// box is a rectangle of elements that are in bounds: extents, strides in the
// tile and in memory (in elements), and where it starts in both.
type box struct {
	extents [maxRank]int
	tile    [maxRank]int
	memory  [maxRank]int64
	rank    int
	at      int   // first element in the tile
	from    int64 // first element in memory, counted from the base pointer
	number  int64 // of the tile in the index space, in row-major order
}

// maxRank is how many dimensions loops count in. More than that cannot be larger
// than 1: a tile would have over 2^32 elements.
const maxRank = 32

// boxes calls visit for the elements of the tile that are in bounds, if any:
// once, or once for each row in bounds of a gather.
func (v *viewAccess) boxes(f *frame, visit func(b *box) error) error {
	var space, index [maxRank]int64
	rank := v.m.Rank()
	w, b := &f.window, &f.box
	w.Stride, w.Limit = f.reach[:rank], f.reach[maxRank:][:rank]
	view := &f.views[v.id]
	b.number = 0
	if v.follows {
		if err := v.indexDefined(f); err != nil {
			return err
		}
	}
	copy(index[:], v.index.read(f))
	if v.checked || v.site != nil {
		v.m.IndexSpace(view.extents, space[:rank])
		for d := range rank {
			if v.checked && v.m.Bounded() && uint64(index[d]) >= uint64(space[d]) {
				return v.outside(f, index[d], d)
			}
			b.number = b.number*space[d] + index[d]
		}
	}
	v.m.Place(w, index[:rank], view.extents, view.strides)
	if v.checked {
		if err := v.keptPromise(f, w); err != nil {
			return err
		}
	}
	if w.Empty() {
		return nil
	}
	if !v.addressable(w, index[:rank], view.strides) {
		return v.tooFar(f)
	}
	b.rank, b.at, b.from = rank, 0, w.Base
	for d := range rank {
		b.extents[d], b.tile[d], b.memory[d] = int(w.Limit[d]), v.strides[d], w.Stride[d]
	}
	if v.m.Sparse < 0 {
		return visit(b)
	}
	return v.rowBoxes(f, visit)
}

// rowBoxes visits the box of each row that the index of a gather or scatter view names.
func (v *viewAccess) rowBoxes(f *frame, visit func(b *box) error) error {
	d, w, b := v.m.Sparse, &f.window, &f.box
	b.extents[d] = 1
	whole := *b
	bytes := elemBytes(v.rowType)
	for k := range int(v.m.Tile[d]) {
		row := int64(element(f.slots[v.rows], bytes, k))
		if uint64(row) >= uint64(w.Limit[d]) {
			continue
		}
		if hi, lo := bits.Mul64(uint64(row), uint64(w.Stride[d])); hi != 0 || lo > uint64(v.farthest()-w.Base) {
			return v.tooFar(f)
		}
		*b = whole // visit may have turned it
		b.at, b.from = k*v.strides[d], w.Base+row*w.Stride[d]
		if err := visit(b); err != nil {
			return err
		}
	}
	return nil
}

// indexDefined reports an index, or a row, that is undefined.
func (v *viewAccess) indexDefined(f *frame) error {
	for d, s := range v.index.slots {
		i := info{}
		if d == v.m.Sparse {
			i.shape = v.m.Tile[d : d+1]
		}
		if err := f.defined(v.op, s, i, "the index"); err != nil {
			return err
		}
	}
	return nil
}

// farthest is the greatest offset in elements whose last byte lies less than
// 2^63 bytes after the base.
func (v *viewAccess) farthest() int64 { return math.MaxInt64/max(1, v.size) - 1 }

// addressable reports whether the offsets of all elements in bounds can be
// counted: beyond that the language leaves open what is accessed, and sums of
// 64 bits would begin anew. The sparse dimension is left to its rows.
func (v *viewAccess) addressable(w *views.Window, index, strides []int64) bool {
	left := uint64(v.farthest())
	for d, n := range w.Limit {
		if d == v.m.Sparse {
			continue
		}
		over, origin := bits.Mul64(uint64(index[d]), uint64(v.m.Step[d]))
		last := origin + uint64(n-1)
		hi, lo := bits.Mul64(last, uint64(strides[v.m.Dim[d]]))
		if over != 0 || last < origin || hi != 0 || lo > left {
			return false
		}
		left -= lo
	}
	return true
}

// tooFar reports a tile that is not addressable.
func (v *viewAccess) tooFar(f *frame) error {
	view := &f.views[v.id]
	return f.fault(v.op, nil, -1, "the tile reaches 2^63 bytes or more beyond the base of the tensor, whose shape is %v and strides are %v", unsigned(view.extents), unsigned(view.strides))
}

// unsigned is how the language reads extents and strides.
func unsigned(s []int64) []uint64 {
	u := make([]uint64, len(s))
	for i, n := range s {
		u[i] = uint64(n)
	}
	return u
}

// keptPromise reports a tile that reaches beyond the tensor where the op says
// that it does not.
func (v *viewAccess) keptPromise(f *frame, w *views.Window) error {
	for d, inside := range v.inside {
		switch {
		case !inside:
		case d == v.m.Sparse:
			bytes := elemBytes(v.rowType)
			for k := range int(v.m.Tile[d]) {
				if row := element(f.slots[v.rows], bytes, k); row >= uint64(w.Limit[d]) {
					return f.fault(v.op, nil, -1, "row %d of dimension %d is beyond the tensor's extent of %d, which inbounds excludes", row, d, w.Limit[d])
				}
			}
		case w.Limit[d] < v.m.Tile[d]:
			return f.fault(v.op, nil, -1, "the tile of extent %d reaches beyond the tensor in dimension %d, where %d are left, which inbounds excludes",
				v.m.Tile[d], d, w.Limit[d])
		}
	}
	return nil
}

// outside reports an index beyond the index space.
func (v *viewAccess) outside(f *frame, index int64, d int) error {
	space := make([]int64, v.m.Rank())
	v.m.IndexSpace(f.views[v.id].extents, space)
	return f.fault(v.op, nil, -1, "index %d of dimension %d is outside the index space, whose shape is %v", uint64(index), d, space)
}

// whole reports whether the box is the whole tile.
func (v *viewAccess) whole(b *box) bool {
	n := 1
	for d := range b.rank {
		n *= b.extents[d]
	}
	return n == v.n
}

// inner moves the dimension to walk innermost to the end: the one whose
// neighbours are nearest in memory.
func (b *box) inner() {
	best := b.rank - 1
	for d := b.rank - 1; d >= 0; d-- {
		if b.extents[d] > 1 && (b.extents[best] == 1 || b.memory[d] < b.memory[best]) {
			best = d
		}
	}
	last := b.rank - 1
	if best != last {
		b.extents[best], b.extents[last] = b.extents[last], b.extents[best]
		b.tile[best], b.tile[last] = b.tile[last], b.tile[best]
		b.memory[best], b.memory[last] = b.memory[last], b.memory[best]
	}
}

// runs calls visit for each run of the innermost dimension of the box.
func (b *box) runs(visit func(at int, from int64) error) error {
	if b.empty() {
		return nil
	}
	var index [maxRank]int
	at, from := b.at, b.from
	for {
		if err := visit(at, from); err != nil {
			return err
		}
		d := b.rank - 2
		for ; d >= 0; d-- {
			at += b.tile[d]
			from += b.memory[d]
			if index[d]++; index[d] < b.extents[d] {
				break
			}
			at -= b.tile[d] * b.extents[d]
			from -= b.memory[d] * int64(b.extents[d])
			index[d] = 0
		}
		if d < 0 {
			return nil
		}
	}
}

// memoryOf translates the box's memory as a whole: the elements from the lowest
// to the highest that the box touches, and which element of the view the first
// one is; nil if some are outside an allocation.
func memoryOf[T word](f *frame, v *viewAccess, b *box) (mem []T, lo int64) {
	lo, hi := b.from, b.from
	for d := range b.rank {
		steps, stride := int64(b.extents[d]-1), b.memory[d]
		if most := offsetMask / max(1, steps); stride > most || stride < -most {
			return nil, 0 // further than any allocation reaches
		}
		lo, hi = lo+min(0, steps*stride), hi+max(0, steps*stride)
	}
	first := f.views[v.id].base + uint64(lo*v.size)
	if first&uint64(v.size-1) != 0 {
		return nil, 0
	}
	if a := f.run.memory.find(first); v.store && a != nil && a.ro {
		return nil, 0
	}
	p := f.run.memory.span(first, (hi-lo+1)*v.size)
	if p == nil {
		return nil, 0
	}
	return unsafe.Slice((*T)(p), hi-lo+1), lo
}

// empty reports whether the box has no element.
func (b *box) empty() bool {
	for d := range b.rank {
		if b.extents[d] == 0 {
			return true
		}
	}
	return false
}

// each visits every element of the box, noted if it is weak.
func (v *viewAccess) each(f *frame, event *event, b *box, visit func(q *piece) error) error {
	return v.elements(f, b, func(at int, address uint64) error {
		p, err := v.at(f, at, address)
		if err != nil {
			return err
		}
		one := f.pieces.list[:1]
		one[0] = piece{e: at, count: 1, address: address, memory: p}
		if event != nil && event.prepare(one, v.size) >= 0 {
			return event.fault(v.shape, at)
		}
		return visit(&one[0])
	})
}

// elements calls visit for every element of the box with its place in the tile
// and its address.
func (v *viewAccess) elements(f *frame, b *box, visit func(at int, address uint64) error) error {
	last := max(0, b.rank-1)
	start := f.views[v.id].base
	n, dt, dm := 1, 0, int64(0)
	if b.rank > 0 {
		n, dt, dm = b.extents[last], b.tile[last], b.memory[last]
	}
	return b.runs(func(at int, from int64) error {
		for range n {
			if err := visit(at, start+uint64(from*v.size)); err != nil {
				return err
			}
			at += dt
			from += dm
		}
		return nil
	})
}

func compileLoadView(c *compiler, op *ast.Op) step {
	v := c.viewAccess(op, op.Group(0)[0], op.Result(0), op.Group(1), false)
	if v == nil {
		return nil
	}
	pad := views.PadBits(v.m.Pad, v.t)
	r := c.out(op.Result(0))
	bytes := elemBytes(v.t)
	if v.t.MemBits() == 4 {
		return v.loadNibbles(r, pad)
	}
	load := [...]func(*frame, *event, *viewAccess, *tile, *box) error{1: loadBox[uint8], 2: loadBox[uint16], 4: loadBox[uint32], 8: loadBox[uint64]}[bytes]
	return func(f *frame) error {
		event := f.begin(v.site)
		dst := f.result(r)
		filled := false
		err := v.boxes(f, func(b *box) error {
			if !filled && !v.whole(b) {
				fill(dst, bytes, v.n, pad)
			}
			filled = true
			err := load(f, event, v, dst, b)
			if err == nil && f.run.products != nil {
				return v.noteOrigins(f, dst, b)
			}
			return err
		})
		if !filled { // nothing is in bounds
			fill(dst, bytes, v.n, pad)
		}
		event.end()
		return err
	}
}

// loadBox copies a box from memory to a tile.
func loadBox[T word](f *frame, event *event, v *viewAccess, dst *tile, b *box) error {
	if b.empty() {
		return nil
	}
	b.inner()
	d := elems[T](dst, v.n)
	mem, lo := memoryOf[T](f, v, b)
	if mem == nil || !v.weak || b.rank == 0 {
		return v.each(f, event, b, func(q *piece) error {
			return v.load(event, q, unsafe.Slice((*uint8)(unsafe.Pointer(&d[q.e])), v.size))
		})
	}
	if event != nil {
		if err := v.touch(f, event, b); err != nil {
			return err
		}
	}
	last := b.rank - 1
	n, dt, dm := b.extents[last], b.tile[last], b.memory[last]
	clean := v.t == num.I1 || v.t == num.TF32
	return b.runs(func(at int, from int64) error {
		from -= lo
		if dt == 1 && dm == 1 {
			copy(d[at:at+n], mem[from:])
		} else {
			to := at
			for range n {
				d[to] = mem[from]
				to += dt
				from += dm
			}
		}
		if clean {
			for range n {
				v.clean(unsafe.Slice((*uint8)(unsafe.Pointer(&d[at])), v.size))
				at += dt
			}
		}
		return nil
	})
}

func compileStoreView(c *compiler, op *ast.Op) step {
	value := op.Group(0)[0]
	v := c.viewAccess(op, op.Group(1)[0], value, op.Group(2), true)
	if v == nil {
		return nil
	}
	src := c.slot(value)
	if v.t.MemBits() == 4 {
		return v.storeNibbles(src)
	}
	store := [...]func(*frame, *event, *viewAccess, *tile, *box) error{1: storeBox[uint8], 2: storeBox[uint16], 4: storeBox[uint32], 8: storeBox[uint64]}[elemBytes(v.t)]
	return func(f *frame) error {
		event := f.begin(v.site)
		err := v.boxes(f, func(b *box) error {
			if err := v.storable(f, b, src); err != nil {
				return err
			}
			return store(f, event, v, f.slots[src], b)
		})
		event.end()
		return err
	}
}

// storable reports an undefined element of a tile that lies in a box: the others
// go nowhere.
func (v *viewAccess) storable(f *frame, b *box, slot int32) error {
	u := f.slots[slot].undef
	if u == nil {
		return nil
	}
	return v.elements(f, b, func(e int, _ uint64) error {
		if by := u.at(e); by != 0 {
			return f.undefinedUse(v.op, v.shape, e, by, "the value")
		}
		return nil
	})
}

// storeBox copies a box from a tile to memory.
func storeBox[T word](f *frame, event *event, v *viewAccess, src *tile, b *box) error {
	if b.empty() {
		return nil
	}
	b.inner()
	s := elems[T](src, v.n)
	mem, lo := memoryOf[T](f, v, b)
	if mem == nil || !v.weak || b.rank == 0 {
		return v.each(f, event, b, func(q *piece) error {
			return v.put(event, q, unsafe.Slice((*uint8)(unsafe.Pointer(&s[q.e])), v.size))
		})
	}
	if event != nil {
		if err := v.touch(f, event, b); err != nil {
			return err
		}
	}
	last := b.rank - 1
	n, dt, dm := b.extents[last], b.tile[last], b.memory[last]
	return b.runs(func(at int, to int64) error {
		to -= lo
		if dt == 1 && dm == 1 {
			copy(mem[to:], s[at:at+n])
			return nil
		}
		for range n {
			mem[to] = s[at]
			at += dt
			to += dm
		}
		return nil
	})
}

// touch notes the weak access of a box that lies in one allocation. Rows that
// lie one after the other in memory, as far as they do, are one piece.
func (v *viewAccess) touch(f *frame, event *event, b *box) error {
	start := f.views[v.id].base
	if !event.watches(start + uint64(b.from*v.size)) {
		return nil
	}
	if done, err := v.touchTile(f, event, b); done {
		return err
	}
	last := b.rank - 1
	n, step := int64(b.extents[last]), b.memory[last]
	if step != 1 {
		n = 1
	}
	ps := &f.pieces
	ps.n = 0
	lo, hi := b.from, b.from // the piece at hand
	err := b.runs(func(_ int, from int64) error {
		for range int64(b.extents[last]) / n {
			if from != hi {
				ps.list[ps.n] = piece{count: int(hi - lo), address: start + uint64(lo*v.size)}
				if ps.n++; ps.n == maxPieces {
					if err := v.flush(f, event, b); err != nil {
						return err
					}
				}
				lo = from
			}
			hi = from + n
			from += step
		}
		return nil
	})
	if err != nil {
		return err
	}
	ps.list[ps.n] = piece{count: int(hi - lo), address: start + uint64(lo*v.size)}
	ps.n++
	return v.flush(f, event, b)
}

// touchTile notes the access if memory is remembered tile by tile, as this view
// cuts it, and reports whether it is.
func (v *viewAccess) touchTile(f *frame, event *event, b *box) (bool, error) {
	view := &f.views[v.id]
	at := view.base + uint64(b.from*v.size)
	a := f.run.memory.find(at)
	if a.written != nil {
		return false, nil
	}
	s := f.run.shadowOf(a)
	if s.foreign(event) {
		return false, nil
	}
	t := s.tiled(v, view)
	if t == nil || !t.touch(b.number, event) {
		return false, nil
	}
	if event.found.kind != fine {
		event.found.at = at
		return true, event.fault(v.shape, v.elementAt(f, b, at))
	}
	return true, nil
}

// flush notes the pieces at hand.
func (v *viewAccess) flush(f *frame, event *event, b *box) error {
	ps := &f.pieces
	if event.touchPieces(ps.list[:ps.n], v.size) >= 0 {
		return event.fault(v.shape, v.elementAt(f, b, event.found.at))
	}
	ps.n = 0
	return nil
}

// elementAt finds the last element of a box at an address, or -1.
func (v *viewAccess) elementAt(f *frame, b *box, address uint64) int {
	found := -1
	v.elements(f, b, func(at int, here uint64) error {
		if here <= address && address < here+uint64(v.size) {
			found = at
		}
		return nil
	})
	return found
}
