package chunk

import (
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// foldOf is a reduce or scan that is being written.
type foldOf struct {
	w     *writer
	op    *ast.Op
	dim   int
	shape []int64 // of the operands
	size  []int64 // of their chunks
	body  *ast.Block
}

func (w *writer) foldOf(op *ast.Op) *foldOf {
	return &foldOf{w, op, int(op.Int(ast.KeyDim, 0)), w.tile(op.List(ast.InOperands)[0]).Shape, w.size(op, -1), op.Body(0)}
}

// steps is how many chunks lie along the dimension.
func (f *foldOf) steps() int64 { return f.shape[f.dim] / f.size[f.dim] }

// across is a shape without the dimension.
func (f *foldOf) across(shape []int64) []int64 {
	return without(shape, f.dim)
}

// fuse returns chunk k along the dimension of every operand; the other places
// are those of a chunk of the result.
func (f *foldOf) fuse(s *builder, at []index, k index) []*ast.Value {
	place := slices.Insert(slices.Clone(at), f.dim, k)
	var list []*ast.Value
	for _, v := range f.op.Operands() {
		list = append(list, s.fuse(v, place, f.size))
	}
	return list
}

// identities are tiles of the identities of all operands.
func (f *foldOf) identities(s *builder, shape []int64) []*ast.Value {
	var list []*ast.Value
	for i, v := range f.op.Operands() {
		t := f.w.tile(v).ElemNum()
		list = append(list, s.splat(t, shape, f.op.Identity(i, t)))
	}
	return list
}

// scanned is the scan itself of other operands.
func (f *foldOf) scanned(s *builder, operands []*ast.Value) []*ast.Value {
	return f.again(s, operands, ast.AsTile(operands[0].Type).Shape).Results()
}

// reduced reduces other operands, along any dimension.
func (f *foldOf) reduced(s *builder, operands []*ast.Value, dim int) []*ast.Value {
	op := f.again(s, operands, without(ast.AsTile(operands[0].Type).Shape, dim))
	op.Opcode = ast.OpReduce
	op.RemoveAttr(ast.KeyReverse)
	op.SetAttr(ast.KeyDim, ast.IntAttr{Value: int64(dim), Type: ast.NumType(num.I32)})
	return op.Results()
}

func (f *foldOf) again(s *builder, operands []*ast.Value, shape []int64) *ast.Op {
	in := map[*ast.Value]*ast.Value{}
	for i, v := range f.op.Operands() {
		in[v] = operands[i]
	}
	out := f.op.Clone(in)
	for i, r := range out.Results() {
		out.SetOperand(i, operands[i]) // one value may be two operands
		r.Type = &ast.TileType{Shape: shape, Elem: ast.AsTile(operands[i].Type).Elem}
	}
	replaceInside(f.w.became, out)
	return s.add(out)
}

// without is a shape without a dimension.
func without(shape []int64, dim int) []int64 {
	return slices.Delete(slices.Clone(shape), dim, dim+1)
}

// combine applies the body to tiles of elements and accumulators, element by
// element: by its ops, if they all work so, else as a reduction of pairs.
func (f *foldOf) combine(s *builder, elems, accs []*ast.Value) []*ast.Value {
	shape := ast.AsTile(elems[0].Type).Shape
	if !f.lifts() {
		var pairs []*ast.Value
		for i := range elems {
			pairs = append(pairs, s.pair(accs[i], elems[i]))
		}
		return f.reduced(s, pairs, len(shape))
	}
	as := map[*ast.Value]*ast.Value{}
	for i := range elems {
		as[f.body.Args[2*i]], as[f.body.Args[2*i+1]] = elems[i], accs[i]
	}
	for op := range f.body.Ops() {
		switch op.Opcode {
		case ast.OpYield:
			var list []*ast.Value
			for _, v := range op.Operands() {
				list = append(list, as[v])
			}
			return list
		case ast.OpConstant:
			c := op.Attr(ast.KeyValue).(*ast.DenseAttr)
			as[op.Value()] = s.splat(c.Type.ElemNum(), shape, c.Elem(0))
			continue
		}
		var operands []*ast.Value
		for _, v := range op.Operands() {
			operands = append(operands, as[v])
		}
		t := &ast.TileType{Shape: shape, Elem: ast.AsTile(op.Value().Type).Elem}
		as[op.Value()] = s.like(op, []ast.Type{t}, operands...).Value()
	}
	panic("BUG: chunk: the body of " + f.op.FullName() + " yields nothing")
}

// pair puts two tiles side by side along a new last dimension.
func (s *builder) pair(a, b *ast.Value) *ast.Value {
	t := ast.AsTile(a.Type)
	apart := &ast.TileType{Shape: append(slices.Clone(t.Shape), 1), Elem: t.Elem}
	both := &ast.TileType{Shape: append(slices.Clone(t.Shape), 2), Elem: t.Elem}
	op := s.op(ast.OpCat, both, s.op(ast.OpReshape, apart, a).Value(), s.op(ast.OpReshape, apart, b).Value())
	op.SetAttr(ast.KeyDim, ast.IntAttr{Value: int64(len(t.Shape)), Type: ast.NumType(num.I64)})
	return op.Value()
}

// lifts reports whether the body works element by element on its arguments.
func (f *foldOf) lifts() bool {
	for op := range f.body.Ops() {
		if op.Opcode != ast.OpConstant && op.Opcode != ast.OpYield && !(op.Info() != nil && op.Info().Is(ast.Elementwise)) {
			return false
		}
		for _, v := range op.Operands() {
			if v.ArgOf() != f.body && (v.Def() == nil || v.Def().Block() != f.body) {
				return false
			}
		}
	}
	return true
}

// commutes reports whether the order of the elements is known not to matter: the
// body is an op of which neutral knows what changes nothing.
func (f *foldOf) commutes() bool {
	op := f.op.Combiner()
	if op == nil {
		return false
	}
	_, known := neutral(op)
	return known
}

// neutral is the operand of a commutative op that changes no other one, not a
// zero's sign either, nor NaN. The identity of a fold may do that.
func neutral(op *ast.Op) (bits uint64, known bool) {
	t := ast.AsTile(op.Value().Type).ElemNum()
	least, most := num.Wrap(t, 1<<(t.Bits()-1)), num.Wrap(t, 1<<(t.Bits()-1)-1)
	if op.Enum(ast.KeySignedness, ast.Signed) == ast.Unsigned {
		least, most = 0, num.Wrap(t, math.MaxUint64)
	}
	switch op.Opcode {
	case ast.OpAddI, ast.OpOrI, ast.OpXOrI:
		return 0, true
	case ast.OpAndI:
		return num.Wrap(t, math.MaxUint64), true
	case ast.OpMulI:
		return 1, true
	case ast.OpMaxI:
		return least, true
	case ast.OpMinI:
		return most, true
	case ast.OpAddF:
		if op.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) == ast.RoundNegInf {
			return 0, true // the sum of both zeros is -0
		}
		return num.Neg(t, 0), true
	case ast.OpMulF:
		return num.Encode(t, 1, num.NearestEven), true
	case ast.OpMaxF, ast.OpMinF:
		if op.Has(ast.KeyPropagateNaN) {
			return num.Inf(t, op.Opcode == ast.OpMaxF), true
		}
		return num.NaN(t), true
	}
	return 0, false
}

// total reduces the chunks along the dimension to a chunk of the result. If the
// elements may be taken in any order, the chunks are combined with each other
// first, and the threads only exchange elements once.
func (f *foldOf) total(s *builder, at []index) []*ast.Value {
	if f.steps() == 1 {
		return f.reduced(s, f.fuse(s, at, index{}), f.dim)
	}
	if f.commutes() {
		bits, _ := neutral(f.body.First())
		start := s.splat(f.w.tile(f.op.List(ast.InOperands)[0]).ElemNum(), f.size, bits)
		return f.reduced(s, s.loop(f.steps(), []*ast.Value{start}, func(in *builder, k index, accs []*ast.Value) []*ast.Value {
			return f.combine(in, f.fuse(in, at, k), accs)
		}), f.dim)
	}
	return s.loop(f.steps(), f.identities(s, f.across(f.size)), func(in *builder, k index, accs []*ast.Value) []*ast.Value {
		part := f.reduced(in, f.fuse(in, at, k), f.dim)
		return f.unlessFirst(in, k, part, f.combine(in, part, accs))
	})
}

// unlessFirst is sums, but for the first chunk the part itself: a reduction has
// nothing to do with its identities.
func (f *foldOf) unlessFirst(s *builder, k index, part, sums []*ast.Value) []*ast.Value {
	shape := ast.AsTile(part[0].Type).Shape
	first := s.spread(s.compare(ast.CmpEqual, s.value(k), s.constant(num.I32, 0)), shape)
	for i, x := range sums {
		sums[i] = s.op(ast.OpSelect, x.Type, first, part[i], x).Value()
	}
	return sums
}

// reduce writes a reduction of large tiles. A result of several chunks goes
// through memory even if it is small.
func (w *writer) reduce(op *ast.Op) {
	f := w.foldOf(op)
	s := w.before(op)
	if !w.large(op.FirstResult()) && foldsAtOnce(op, f.shape, f.size) {
		for i, x := range f.total(s, make([]index, len(f.shape)-1)) {
			w.became[op.Result(i)] = x
		}
		s.finish()
		for _, r := range op.Results() {
			if w.materialized[r] {
				w.keep(s, r, w.became[r])
			}
		}
		return
	}
	buffers := f.newBuffers(s)
	s.eachChunk(f.across(f.shape), f.across(f.size), func(in *builder, at []index) {
		for i, x := range f.total(in, at) {
			in.put(buffers[i], x, at, nil)
		}
	})
	f.done(s, buffers)
}

// newBuffers makes a buffer for every result.
func (f *foldOf) newBuffers(s *builder) []*buffer {
	var list []*buffer
	for _, r := range f.op.Results() {
		list = append(list, s.newBuffer(f.w.tile(r)))
	}
	return list
}

// done makes the results known; small ones as tiles too.
func (f *foldOf) done(s *builder, buffers []*buffer) {
	ready := s.finish()
	for i, r := range f.op.Results() {
		b := buffers[i]
		b.ready = ready
		f.w.buffers[r] = b
		if !f.w.large(r) {
			f.w.became[r] = s.get(b, make([]index, b.tile.Rank()), b.tile.Shape)
		}
	}
}

// scan writes a scan of large tiles: each chunk is scanned on its own and then
// combined with what the chunks before it came to.
func (w *writer) scan(op *ast.Op) {
	f := w.foldOf(op)
	s := w.before(op)
	buffers := f.newBuffers(s)
	reverse, _ := op.Attr(ast.KeyReverse).(ast.BoolAttr)
	edge := slices.Clone(f.size)
	edge[f.dim] = 1
	s.eachChunk(f.across(f.shape), f.across(f.size), func(in *builder, at []index) {
		in.loop(f.steps(), f.identities(in, edge), func(in *builder, k index, carried []*ast.Value) []*ast.Value {
			if reverse {
				k = in.arith(ast.OpXOrI, k, f.steps()-1, func(a, b int64) int64 { return a ^ b })
			}
			var before []*ast.Value
			for _, c := range carried {
				before = append(before, in.repeat(c, f.size))
			}
			elems := f.fuse(in, at, k)
			sums := f.combine(in, f.scanned(in, elems), before)
			for i, x := range sums {
				in.put(buffers[i], x, slices.Insert(slices.Clone(at), f.dim, k), nil)
			}
			return f.edges(in, elems, sums, carried, edge, bool(reverse))
		})
	})
	f.done(s, buffers)
}

// edges returns what a scan has come to after a chunk: the last of its results,
// which is the sum of its elements besides. Adding them up costs less than moving
// the last ones from thread to thread, but only forward is that the same order.
func (f *foldOf) edges(s *builder, elems, sums, carried []*ast.Value, edge []int64, reverse bool) []*ast.Value {
	var list []*ast.Value
	if reverse && !f.commutes() {
		for _, x := range sums {
			list = append(list, s.first(x, edge))
		}
		return list
	}
	for _, x := range f.reduced(s, elems, f.dim) {
		t := &ast.TileType{Shape: edge, Elem: ast.AsTile(x.Type).Elem}
		list = append(list, s.op(ast.OpReshape, t, x).Value())
	}
	return f.combine(s, list, carried)
}

// first is the part of a tile with the lowest indices.
func (s *builder) first(v *ast.Value, size []int64) *ast.Value {
	t := ast.AsTile(v.Type)
	if slices.Equal(t.Shape, size) {
		return v
	}
	operands := append([]*ast.Value{v}, s.values(make([]index, len(size)))...)
	return s.op(ast.OpExtract, &ast.TileType{Shape: size, Elem: t.Elem}, operands...).Value()
}
