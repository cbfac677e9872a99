package interp

import "tileir/ast"

// reduce and scan fold a dimension from its first element to its last (scan
// with reverse: from the last): in exact arithmetic any order would do, here the
// order is part of the result. A scan starts with the identities: the language
// says that its first result is the body's of the first element and the identity.
// Of a reduction it says that an accumulator may be an identity, and none is: the
// least of nothing but NaN is NaN, though the identity is the infinity. Where an
// identity changes nothing it makes no difference; -0 and NaN are numbers that
// the usual ones, 0 and the infinities, do change.
//
// The body combines scalars. If it holds nothing but elementwise ops it is
// compiled for vectors instead, lifted: one run of it combines all rows at
// once. Otherwise it runs once per row and element.

// fold is what reduce and scan share. Seen along the dimension, a tile has
// outer rows of length steps with inner elements between neighbours.
type fold struct {
	outer, steps, inner int
	ins                 []int32
	bytes               []int
	identities          []uint64
	body                *code
	rows                int // combined by one run of the body: outer·inner, or 1
}

func compileReduce(c *compiler, op *ast.Op) step {
	w := c.fold1(op)
	if w == nil {
		return nil
	}
	rs := c.outs(op.Results())
	words := c.reducer(op)
	return func(f *frame) error {
		if words != nil {
			if s := f.slots[w.ins[0]]; s.undef == nil {
				words(w, f.result(rs[0]), s)
				return nil
			}
		}
		return w.run(f, rs, false, false)
	}
}

func compileScan(c *compiler, op *ast.Op) step {
	w := c.fold1(op)
	if w == nil {
		return nil
	}
	reverse, _ := op.Attr("reverse").(ast.BoolAttr)
	rs := c.outs(op.Results())
	return func(f *frame) error {
		return w.run(f, rs, true, bool(reverse))
	}
}

func (c *compiler) outs(vs []*ast.Value) []out {
	rs := make([]out, len(vs))
	for i, v := range vs {
		rs[i] = c.out(v)
	}
	return rs
}

// at is the position of an element in a tile: step k of a row.
func (w *fold) at(k, row int) int {
	o, i := row/w.inner, row%w.inner
	return (o*w.steps+k)*w.inner + i
}

func (c *compiler) fold1(op *ast.Op) *fold {
	dim := int(op.Int("dim", 0))
	first := c.info(op.Operand(0))
	w := &fold{outer: 1, inner: 1, steps: int(first.shape[dim]), rows: 1, ins: c.slotsOf(op.Operands())}
	for d, n := range first.shape {
		switch {
		case d < dim:
			w.outer *= int(n)
		case d > dim:
			w.inner *= int(n)
		}
	}
	for i, v := range op.Operands() {
		w.identities = append(w.identities, op.Identity(i, c.info(v).elem))
		w.bytes = append(w.bytes, c.info(v).bytes)
	}
	body := op.Body(0)
	if body == nil || len(body.Args) != 2*len(op.Operands()) {
		c.fail(op, "%s: expected a body with two arguments for each operand", op.ShortName())
		return nil
	}
	outer := c.lift
	c.lift = 0
	if outer == 0 && c.liftable(body) {
		w.rows = w.outer * w.inner
		c.lift = w.rows
		for _, a := range body.Args {
			c.lifted[a] = w.rows
		}
	}
	w.body = c.block(body)
	c.lift = outer
	return w
}

// liftable reports whether every op of the body is elementwise on values of
// the body, and a vector therefore as good as a scalar.
func (c *compiler) liftable(b *ast.Block) bool {
	for op := range b.Ops() {
		if op.Opcode == ast.OpConstant || op.Opcode == ast.OpYield {
			continue
		}
		info := op.Info()
		if len(op.Regions()) > 0 || info == nil || !info.Is(ast.Elementwise) && op.Opcode != ast.OpSelect {
			return false
		}
		for _, v := range op.Operands() {
			inside := v.ArgOf() == b || v.Def() != nil && v.Def().Block() == b
			if !inside {
				return false
			}
		}
	}
	for op := range b.Ops() {
		for _, v := range op.Operands() {
			if op.Opcode == ast.OpYield && v.ArgOf() != b && (v.Def() == nil || v.Def().Block() != b) {
				return false
			}
		}
	}
	return true
}

// run folds all rows; a scan keeps the accumulator of every step, a reduction
// the last.
func (w *fold) run(f *frame, rs []out, scan, reverse bool) error {
	outer := f.tracing
	f.tracing = false
	defer func() { f.tracing = outer }()
	results := make([]*tile, len(rs))
	for i, r := range rs {
		results[i] = f.result(r)
	}
	for row := 0; row < w.outer*w.inner; row += w.rows {
		w.start(f, scan, row)
		for k := range w.steps {
			at := k
			if reverse {
				at = w.steps - 1 - k
			}
			if k > 0 || scan {
				if err := w.step(f, row, at); err != nil {
					return err
				}
			}
			for i := range results {
				switch {
				case scan:
					w.keep(results[i], f.moved[i], w.bytes[i], row, func(row int) int { return w.at(at, row) })
				case k == w.steps-1:
					w.keep(results[i], f.moved[i], w.bytes[i], row, func(row int) int { return row })
				}
			}
		}
		f.discard()
	}
	return nil
}

// start makes the identities the accumulators of a scan, and the first elements
// of the rows from row on those of a reduction.
func (w *fold) start(f *frame, scan bool, row int) {
	f.moved = f.moved[:0]
	for i, id := range w.identities {
		t := f.get(max(1, (w.rows*w.bytes[i]+7)/8))
		if scan {
			fill(t, w.bytes[i], w.rows, id)
		} else {
			w.take(t, f.slots[w.ins[i]], w.bytes[i], row, 0)
		}
		f.moved = append(f.moved, t)
	}
}

// step runs the body on element k of the rows from row on.
func (w *fold) step(f *frame, row, k int) error {
	for i, acc := range f.moved {
		t := f.get(max(1, (w.rows*w.bytes[i]+7)/8))
		w.take(t, f.slots[w.ins[i]], w.bytes[i], row, k)
		f.set(w.body.args[2*i], t)
		f.set(w.body.args[2*i+1], acc)
	}
	f.moved = f.moved[:0]
	_, err := f.exec(w.body)
	return err
}

// take copies element k of each row.
func (w *fold) take(dst, src *tile, bytes, row, k int) {
	switch bytes {
	case 1:
		takeAs[uint8](w, dst, src, row, k)
	case 2:
		takeAs[uint16](w, dst, src, row, k)
	case 4:
		takeAs[uint32](w, dst, src, row, k)
	default:
		takeAs[uint64](w, dst, src, row, k)
	}
}

func takeAs[T word](w *fold, dst, src *tile, row, k int) {
	takeOf(w, elems[T](dst, w.rows), elems[T](src, w.outer*w.steps*w.inner), row, k)
	if src.undef != nil {
		dst.undef = make(undef, w.rows)
		takeOf(w, dst.undef, src.undef, row, k)
	}
}

func takeOf[T word](w *fold, d, s []T, row, k int) {
	if w.rows == 1 {
		d[0] = s[w.at(k, row)]
		return
	}
	if w.inner == 1 {
		for o := range d {
			d[o] = s[o*w.steps+k]
		}
		return
	}
	for o := range w.outer {
		copy(d[o*w.inner:(o+1)*w.inner], s[(o*w.steps+k)*w.inner:])
	}
}

// keep writes the accumulators of the rows from row on into a result.
func (w *fold) keep(dst, acc *tile, bytes, row int, place func(row int) int) {
	for i := range w.rows {
		setElement(dst, bytes, place(row+i), element(acc, bytes, i))
	}
	if acc.undef == nil {
		return
	}
	if dst.undef == nil {
		dst.undef = make(undef, w.outer*w.steps*w.inner)
	}
	for i := range w.rows {
		dst.undef[place(row+i)] = acc.undef[i]
	}
}

// fill sets n elements to v.
func fill(t *tile, bytes, n int, v uint64) {
	switch bytes {
	case 1:
		fillAs(elems[uint8](t, n), uint8(v))
	case 2:
		fillAs(elems[uint16](t, n), uint16(v))
	case 4:
		fillAs(elems[uint32](t, n), uint32(v))
	default:
		fillAs(elems[uint64](t, n), v)
	}
}

func fillAs[T word](d []T, v T) {
	for i := range d {
		d[i] = v
	}
}
