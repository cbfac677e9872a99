package interp

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/launcher"
)

// word is the storage of an element, by size.
type word interface {
	~uint8 | ~uint16 | ~uint32 | ~uint64
}

// bySize picks the instance of a generic step for elements of 1, 2, 4 or 8
// bytes.
func bySize(bytes int, s1, s2, s4, s8 step) step {
	switch bytes {
	case 1:
		return s1
	case 2:
		return s2
	case 4:
		return s4
	}
	return s8
}

// compileConstant builds the tile when the program is loaded.
func compileConstant(c *compiler, op *ast.Op) step {
	value, _ := op.Attr("value").(*ast.DenseAttr)
	if value == nil {
		return c.fail(op, "constant without a value")
	}
	r := op.Result(0)
	i := c.info(r)
	t := newStatic(i.words())
	for k := range i.n {
		e := k
		if value.Splat || c.lift > 0 {
			e = 0
		}
		setElement(t, i.bytes, k, value.Elem(e))
	}
	c.static(r, t)
	return nil
}

func compileIota(c *compiler, op *ast.Op) step {
	r := op.Result(0)
	i := c.info(r)
	t := newStatic(i.words())
	for k := range i.n {
		setElement(t, i.bytes, k, num.Wrap(i.elem, uint64(k)))
	}
	c.static(r, t)
	return nil
}

// compileAlias is for ops whose result has the bits of its operand in the same
// order: both share the storage.
func compileAlias(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	if from.bytes != to.bytes || from.n != to.n {
		return c.fail(op, "%s from %s to %s changes the size of the tile", op.ShortName(), op.Operand(0).Type, op.Result(0).Type)
	}
	a, r := c.slot(op.Operand(0)), c.slot(op.Result(0))
	return func(f *frame) error {
		f.set(r, f.slots[a].retain())
		return nil
	}
}

// rowMajor returns the strides of a dense tile.
func rowMajor(shape []int64) []int {
	s := make([]int, len(shape))
	n := 1
	for d := len(shape) - 1; d >= 0; d-- {
		s[d] = n
		n *= int(shape[d])
	}
	return s
}

// walk is an odometer over the leading dimensions of a tile: it yields the
// offset in a source for each run of the last dimension of a result.
type walk struct {
	shape   []int // of the result
	strides []int // in the source, for each dimension of the result
}

// simplify merges neighbouring dimensions that the source walks as one.
func (w *walk) simplify() {
	var shape, strides []int
	for d := range w.shape {
		if w.shape[d] == 1 {
			continue
		}
		if k := len(shape) - 1; k >= 0 && strides[k] == w.strides[d]*w.shape[d] {
			shape[k] *= w.shape[d]
			strides[k] = w.strides[d]
			continue
		}
		shape, strides = append(shape, w.shape[d]), append(strides, w.strides[d])
	}
	if len(shape) == 0 {
		shape, strides = []int{1}, []int{1}
	}
	w.shape, w.strides = shape, strides
}

// gather fills dst, row-major in w.shape, from src.
func gather[T word](w *walk, dst, src []T) {
	last := len(w.shape) - 1
	n, stride := w.shape[last], w.strides[last]
	var index [maxRank]int
	from := 0
	for at := 0; at < len(dst); at += n {
		row := dst[at : at+n]
		switch stride {
		case 1:
			copy(row, src[from:from+n])
		case 0:
			v := src[from]
			for i := range row {
				row[i] = v
			}
		default:
			k := from
			for i := range row {
				row[i] = src[k]
				k += stride
			}
		}
		for d := last - 1; d >= 0; d-- {
			from += w.strides[d]
			if index[d]++; index[d] < w.shape[d] {
				break
			}
			from -= w.strides[d] * w.shape[d]
			index[d] = 0
		}
	}
}

// scatter puts src, row-major in w.shape, into dst.
func scatter[T word](w *walk, dst, src []T) {
	last := len(w.shape) - 1
	n, stride := w.shape[last], w.strides[last]
	var index [maxRank]int
	to := 0
	for at := 0; at < len(src); at += n {
		k := to
		for _, v := range src[at : at+n] {
			dst[k] = v
			k += stride
		}
		for d := last - 1; d >= 0; d-- {
			to += w.strides[d]
			if index[d]++; index[d] < w.shape[d] {
				break
			}
			to -= w.strides[d] * w.shape[d]
			index[d] = 0
		}
	}
}

// gatherStep is the step of an op that only moves elements about.
func (c *compiler) gatherStep(op *ast.Op, w *walk) step {
	w.simplify()
	i := c.info(op.Result(0))
	return bySize(i.bytes, gatherAs[uint8](c, op, w), gatherAs[uint16](c, op, w), gatherAs[uint32](c, op, w), gatherAs[uint64](c, op, w))
}

func gatherAs[T word](c *compiler, op *ast.Op, w *walk) step {
	a, r := c.in(op.Operand(0)), c.out(op.Result(0))
	n, m := c.info(op.Result(0)).n, c.info(op.Operand(0)).n
	return func(f *frame) error {
		src, dst := f.slots[a.slot], f.result(r)
		gather(w, elems[T](dst, n), elems[T](src, m))
		if src.undef != nil {
			dst.undef = make(undef, n)
			gather(w, dst.undef, src.undef)
		}
		if from := src.origins(m); from != nil {
			dst.from = make([]launcher.Origin, n)
			gather(w, dst.from, from)
		}
		return nil
	}
}

func compileBroadcast(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	w := &walk{}
	strides := rowMajor(from.shape)
	for d, n := range to.shape {
		if from.shape[d] == 1 {
			strides[d] = 0
		}
		w.shape, w.strides = append(w.shape, int(n)), append(w.strides, strides[d])
	}
	return c.gatherStep(op, w)
}

// compilePermute: dimension d of the result is dimension permutation[d] of the
// source.
func compilePermute(c *compiler, op *ast.Op) step {
	p, _ := op.Attr("permutation").(ast.DenseArrayAttr)
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	if len(p.Values) != len(to.shape) {
		return c.fail(op, "permute without a permutation")
	}
	w := &walk{}
	strides := rowMajor(from.shape)
	for d, n := range to.shape {
		w.shape, w.strides = append(w.shape, int(n)), append(w.strides, strides[p.Values[d]])
	}
	return c.gatherStep(op, w)
}

// compileCat alternates runs of both operands.
func compileCat(c *compiler, op *ast.Op) step {
	dim := int(op.Int("dim", 0))
	i := c.info(op.Result(0))
	a, b, r := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.out(op.Result(0))
	run := func(shape []int64) int {
		n := i.bytes
		for _, e := range shape[dim:] {
			n *= int(e)
		}
		return n
	}
	na, nb := run(c.info(op.Operand(0)).shape), run(c.info(op.Operand(1)).shape)
	ea, eb := c.info(op.Operand(0)).n, c.info(op.Operand(1)).n
	return func(f *frame) error {
		x, y, d := f.slots[a], f.slots[b], f.result(r)
		alternate(elems[uint8](d, (ea+eb)*i.bytes), elems[uint8](x, ea*i.bytes), elems[uint8](y, eb*i.bytes), na, nb)
		if x.undef != nil || y.undef != nil {
			d.undef = make(undef, ea+eb)
			alternate(d.undef, x.undef.orNone(ea), y.undef.orNone(eb), na/i.bytes, nb/i.bytes)
		}
		if u, v := x.origins(ea), y.origins(eb); u != nil && v != nil {
			d.from = make([]launcher.Origin, ea+eb)
			alternate(d.from, u, v, na/i.bytes, nb/i.bytes)
		}
		return nil
	}
}

// alternate fills d with runs of na elements of x and nb of y.
func alternate[T word](d, x, y []T, na, nb int) {
	for k := 0; len(d) > 0; k++ {
		copy(d, x[k*na:(k+1)*na])
		copy(d[na:], y[k*nb:(k+1)*nb])
		d = d[na+nb:]
	}
}

// compileExtract: the indices count slices of the result's shape.
func compileExtract(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	w, start := c.slicesOf(op, from, to, op.List(ast.InIndices))
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		at, err := start(f)
		if err != nil {
			return err
		}
		src, dst := f.slots[a], f.result(r)
		switch to.bytes {
		case 1:
			gather(w, elems[uint8](dst, to.n), elems[uint8](src, from.n)[at:])
		case 2:
			gather(w, elems[uint16](dst, to.n), elems[uint16](src, from.n)[at:])
		case 4:
			gather(w, elems[uint32](dst, to.n), elems[uint32](src, from.n)[at:])
		default:
			gather(w, elems[uint64](dst, to.n), elems[uint64](src, from.n)[at:])
		}
		if src.undef != nil {
			dst.undef = make(undef, to.n)
			gather(w, dst.undef, src.undef[at:])
		}
		if origins := src.origins(from.n); origins != nil {
			dst.from = make([]launcher.Origin, to.n)
			gather(w, dst.from, origins[at:])
		}
		return nil
	}
}

// slicesOf walks over one of the slices of which a tile consists, and says where the one begins
// that the indices of an op count.
func (c *compiler) slicesOf(op *ast.Op, tile, slice info, indices []*ast.Value) (w *walk, start func(f *frame) (int, error)) {
	strides := rowMajor(tile.shape)
	w = &walk{}
	for d, n := range slice.shape {
		w.shape, w.strides = append(w.shape, int(n)), append(w.strides, strides[d])
	}
	w.simplify()
	slots := c.slotsOf(indices)
	return w, func(f *frame) (at int, err error) {
		for d, s := range slots {
			if err := f.defined(op, s, info{}, "an index"); err != nil {
				return 0, err
			}
			i := uint64(elems[uint32](f.slots[s], 1)[0])
			if slices := uint64(tile.shape[d] / slice.shape[d]); i >= slices {
				return 0, f.fault(op, nil, -1, "index %d in dimension %d, where there are %d slices", i, d, slices)
			}
			at += int(i) * int(slice.shape[d]) * strides[d]
		}
		return at, nil
	}
}

// compileInsert copies the destination and then writes the source over the part
// that the indices name.
func compileInsert(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	w, start := c.slicesOf(op, to, from, op.List(ast.InIndices))
	a, b, r := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.out(op.Result(0))
	return func(f *frame) error {
		at, err := start(f)
		if err != nil {
			return err
		}
		src, old, dst := f.slots[a], f.slots[b], f.result(r)
		copy(elems[uint8](dst, to.n*to.bytes), elems[uint8](old, to.n*to.bytes))
		switch to.bytes {
		case 1:
			scatter(w, elems[uint8](dst, to.n)[at:], elems[uint8](src, from.n))
		case 2:
			scatter(w, elems[uint16](dst, to.n)[at:], elems[uint16](src, from.n))
		case 4:
			scatter(w, elems[uint32](dst, to.n)[at:], elems[uint32](src, from.n))
		default:
			scatter(w, elems[uint64](dst, to.n)[at:], elems[uint64](src, from.n))
		}
		if src.undef != nil || old.undef != nil {
			dst.undef = slices.Clone(old.undef.orNone(to.n))
			scatter(w, dst.undef[at:], src.undef.orNone(from.n))
		}
		return nil
	}
}

func compileSelect(c *compiler, op *ast.Op) step {
	return bySize(c.info(op.Result(0)).bytes, selectAs[uint8](c, op), selectAs[uint16](c, op), selectAs[uint32](c, op), selectAs[uint64](c, op))
}

func selectAs[T word](c *compiler, op *ast.Op) step {
	cond, a, b, r := c.slot(op.Operand(0)), c.in(op.Operand(1)), c.in(op.Operand(2)), c.out(op.Result(0))
	n := c.info(op.Result(0)).n
	return func(f *frame) error {
		k := elems[uint8](f.slots[cond], n)
		x, y := elems[T](f.slots[a.slot], n), elems[T](f.slots[b.slot], n)
		d := elems[T](f.resultOver(r, a, b), n)
		for i := range d {
			if k[i] != 0 {
				d[i] = x[i]
			} else {
				d[i] = y[i]
			}
		}
		return nil
	}
}

// compilePack lays elements out as bytes, little-endian; 4-bit elements lie
// two to a byte, the first in the low half.
func compilePack(c *compiler, op *ast.Op) step {
	if i := c.info(op.Operand(0)); i.elem.MemBits() == 4 {
		return nibbles(c, op, func(dst, src []uint8) {
			for k := 0; k < len(src); k += 2 {
				dst[k/2] = src[k]&15 | src[k+1]<<4
			}
		})
	}
	return share(c, op)
}

// compileUnpack is the inverse of pack. Bytes that become i1 are 0 or 1.
func compileUnpack(c *compiler, op *ast.Op) step {
	if i := c.info(op.Result(0)); i.elem.MemBits() == 4 {
		return nibbles(c, op, func(dst, src []uint8) {
			for k := range dst {
				dst[k] = src[k/2] >> (k % 2 * 4) & 15
			}
		})
	}
	return share(c, op)
}

func nibbles(c *compiler, op *ast.Op, loop func(dst, src []uint8)) step {
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	n, m := c.info(op.Operand(0)).n, c.info(op.Result(0)).n
	return func(f *frame) error {
		src, dst := f.slots[a], f.result(r)
		loop(elems[uint8](dst, m), elems[uint8](src, n))
		dst.undef = src.undef.reread(n, m)
		return nil
	}
}

// share makes the result the operand's storage, read with another element
// size.
func share(c *compiler, op *ast.Op) step {
	from, to := c.info(op.Operand(0)), c.info(op.Result(0))
	if from.n*from.bytes != to.n*to.bytes {
		return c.fail(op, "%s from %s to %s changes the number of bytes", op.ShortName(), op.Operand(0).Type, op.Result(0).Type)
	}
	a, r := c.slot(op.Operand(0)), c.out(op.Result(0))
	return func(f *frame) error {
		src := f.slots[a]
		if src.undef == nil {
			f.set(r.slot, src.retain())
			return nil
		}
		dst := f.result(r)
		copy(dst.words, src.words[:r.words])
		dst.undef = src.undef.reread(from.n, to.n)
		return nil
	}
}

func compileBlockID(c *compiler, op *ast.Op) step {
	rs := c.slotsOf(op.Results())
	return func(f *frame) error {
		for d, r := range rs {
			setScalar(f, r, num.I32, uint64(f.block[d]))
		}
		return nil
	}
}

func compileGridSize(c *compiler, op *ast.Op) step {
	rs := c.slotsOf(op.Results())
	return func(f *frame) error {
		g := f.run.grid
		for d, n := range [3]int{g.X, g.Y, g.Z} {
			setScalar(f, rs[d], num.I32, uint64(n))
		}
		return nil
	}
}

func compileGetGlobal(c *compiler, op *ast.Op) step {
	name, _ := op.Attr("name").(ast.SymbolAttr)
	a := c.globals[name.Root]
	if a == nil {
		return c.fail(op, "no global @%s in the module", name.Root)
	}
	t := newStatic(1)
	t.words[0] = a.base
	c.static(op.Result(0), t)
	return nil
}
