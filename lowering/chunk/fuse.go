package chunk

import (
	"fmt"
	"math"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/views"
)

// fuse returns the chunk of v at a place.
func (s *builder) fuse(v *ast.Value, at []index, size []int64) *ast.Value {
	w := s.w
	halt.If(w.ctx)
	if !w.large(v) && slices.Equal(size, w.tile(v).Shape) {
		if x := w.became[v]; x != nil {
			return x
		}
		return v
	}
	return s.once(fmt.Sprintf("fuse %p %v %v", v, at, size), func() *ast.Value {
		if b := w.buffers[v]; b != nil {
			return s.get(b, at, size)
		}
		if w.materialized[v] {
			panic("BUG: chunk: a value is demanded before it is materialized")
		}
		return s.chunk(v.Def(), at, size)
	})
}

// scalar is what took the place of a scalar operand.
func (s *builder) scalar(v *ast.Value) *ast.Value { return s.fuse(v, nil, nil) }

// chunk computes the chunk of op's first result at a place.
func (s *builder) chunk(op *ast.Op, at []index, size []int64) *ast.Value {
	t := &ast.TileType{Shape: size, Elem: s.w.tile(op.FirstResult()).Elem}
	switch op.Opcode {
	case ast.OpConstant:
		return s.root().splat(t.ElemNum(), size, op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0))
	case ast.OpIota:
		return s.iota(t, at)
	case ast.OpAssume:
		return s.fuse(op.Source(), at, size)
	case ast.OpBroadcast:
		return s.broadcast(op, t, at)
	case ast.OpReshape:
		return s.reshape(op, t, at)
	case ast.OpPermute:
		return s.permute(op, t, at)
	case ast.OpExtract:
		return s.extract(op, t, at)
	case ast.OpInsert:
		return s.insert(op, t, at)
	case ast.OpCat:
		return s.cat(op, t, at)
	case ast.OpPack, ast.OpUnpack:
		from := packedSize(s.w.tile(op.Value()), s.w.tile(op.Source()), size)
		return s.like(op, []ast.Type{t}, s.fuse(op.Source(), at, from)).Value()
	case ast.OpMmaF, ast.OpMmaI, ast.OpMmaFScaled:
		return s.product(op, at, size)
	case ast.OpLoadPtrTko:
		return s.load(op, t, at)
	case ast.OpLoadViewTko:
		return s.viewLoad(op, t, at)
	}
	if op.IsAtomic() {
		return s.atomic(op, t, at)
	}
	if !elementwise(op) {
		panic("BUG: chunk: nothing is known of " + op.FullName())
	}
	var operands []*ast.Value
	for _, v := range op.Operands() {
		operands = append(operands, s.fuse(v, at, size))
	}
	return s.like(op, []ast.Type{t}, operands...).Value()
}

// iota counts from where the chunk starts.
func (s *builder) iota(t *ast.TileType, at []index) *ast.Value {
	iota := s.root().once("iota "+t.String(), func() *ast.Value { return s.root().op(ast.OpIota, t).Value() })
	first := s.times(at[0], t.Shape[0])
	if first.v == nil && first.k == 0 {
		return iota
	}
	start := s.value(first)
	switch w := t.ElemNum().Bits(); {
	case w < 32:
		start = s.op(ast.OpTruncI, ast.Tile(t.ElemNum()), start).Value()
		start.Def().SetAttr(ast.KeyOverflow, ast.EnumOf(ast.EnumOverflow, ast.OverflowNone))
	case w > 32:
		start = s.widen(start, t.ElemNum())
	}
	return s.binary(ast.OpAddI, iota, s.spread(start, t.Shape))
}

// widen converts an integer that is not negative.
func (s *builder) widen(v *ast.Value, to num.Type) *ast.Value {
	op := s.op(ast.OpExtI, ast.Tile(to, ast.AsTile(v.Type).Shape...), v)
	op.SetAttr(ast.KeySignedness, ast.EnumOf(ast.EnumSignedness, ast.Unsigned))
	return op.Value()
}

// spread repeats a scalar.
func (s *builder) spread(v *ast.Value, shape []int64) *ast.Value {
	if len(shape) == 0 {
		return v
	}
	elem := ast.AsTile(v.Type).Elem
	ones := slices.Repeat([]int64{1}, len(shape))
	one := s.op(ast.OpReshape, &ast.TileType{Shape: ones, Elem: elem}, v).Value()
	return s.repeat(one, shape)
}

// repeat is a broadcast, where there is something to repeat.
func (s *builder) repeat(v *ast.Value, shape []int64) *ast.Value {
	t := ast.AsTile(v.Type)
	if slices.Equal(t.Shape, shape) {
		return v
	}
	return s.op(ast.OpBroadcast, &ast.TileType{Shape: shape, Elem: t.Elem}, v).Value()
}

func (s *builder) broadcast(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	from := s.w.tile(op.Source()).Shape
	place := slices.Clone(at)
	for d := range from {
		if from[d] == 1 {
			place[d] = index{}
		}
	}
	return s.repeat(s.fuse(op.Source(), place, broadcastSize(from, t.Shape)), t.Shape)
}

func (s *builder) reshape(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	to, from := s.w.tile(op.Value()).Shape, s.w.tile(op.Source()).Shape
	size := reshapedSize(to, from, t.Shape)
	first := index{} // of the chunk, in row-major order
	stride := int64(1)
	for d := len(to) - 1; d >= 0; d-- {
		first = s.plus(first, s.times(at[d], t.Shape[d]*stride))
		stride *= to[d]
	}
	place := make([]index, len(from))
	stride = 1
	for d := len(from) - 1; d >= 0; d-- {
		place[d] = s.mod(s.over(first, stride*size[d]), from[d]/size[d])
		stride *= from[d]
	}
	v := s.fuse(op.Source(), place, size)
	if slices.Equal(size, t.Shape) {
		return v
	}
	return s.op(ast.OpReshape, t, v).Value()
}

func (s *builder) permute(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	place := make([]index, len(at))
	for d, from := range op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr).Values {
		place[from] = at[d]
	}
	return s.like(op, []ast.Type{t}, s.fuse(op.Source(), place, permutedSize(op, t.Shape))).Value()
}

// extract: the indices count parts of the result's shape.
func (s *builder) extract(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	shape := s.w.tile(op.Value()).Shape
	place := make([]index, len(at))
	for d, i := range op.List(ast.InIndices) {
		place[d] = s.plus(s.times(index{v: s.scalar(i)}, shape[d]/t.Shape[d]), at[d])
	}
	return s.fuse(op.Get(ast.InSource), place, t.Shape)
}

// insert: along a dimension, with parts of t elements of which the one at i is
// replaced, and a chunk of s elements at b, the chunk has to do with the part if
//
//	s ≤ t:  ⌊b / (t/s)⌋ = i    and lies in it, as its chunk b mod t/s
//	s > t:  ⌊i / (s/t)⌋ = b    and contains it, as its part i mod s/t
func (s *builder) insert(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	part := s.w.tile(op.Get(ast.InSource)).Shape
	size := smaller(t.Shape, part)
	if t.ElemNum() == num.F4E2M1FN && !slices.ContainsFunc(size, func(n int64) bool { return n > 1 }) {
		return s.insertPair(op, t, at)
	}
	place, local := make([]index, len(at)), make([]index, len(at))
	var conds []*ast.Value
	for d, v := range op.List(ast.InIndices) {
		i, b := index{v: s.scalar(v)}, at[d]
		if n := part[d] / size[d]; n > 1 {
			place[d], b = s.mod(b, n), s.over(b, n)
		}
		if n := t.Shape[d] / size[d]; n > 1 {
			local[d], i = s.mod(i, n), s.over(i, n)
		}
		conds = append(conds, s.compare(ast.CmpEqual, s.value(i), s.value(b)))
	}
	return s.choose(s.all(conds), func(in *builder) *ast.Value {
		src := in.fuse(op.Get(ast.InSource), place, size)
		if slices.Equal(size, t.Shape) {
			return src
		}
		operands := []*ast.Value{src, in.fuse(op.Get(ast.InDestination), at, t.Shape)}
		for _, i := range local {
			operands = append(operands, in.value(i))
		}
		return in.op(ast.OpInsert, t, operands...).Value()
	}, func(in *builder) *ast.Value { return in.fuse(op.Get(ast.InDestination), at, t.Shape) })
}

// insertPair is insert where a chunk and the part have one element in common,
// half a byte, of which there is no tile: it takes that part of two chunks beside
// each other in which the part has two elements.
func (s *builder) insertPair(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	part := s.w.tile(op.Get(ast.InSource)).Shape
	d := slices.IndexFunc(part, func(n int64) bool { return n > 1 })
	both := &ast.TileType{Shape: slices.Clone(t.Shape), Elem: t.Elem}
	both.Shape[d] *= 2
	pair := slices.Clone(at)
	pair[d] = s.over(at[d], 2)
	operands := []*ast.Value{s.insert(op, both, pair)}
	for k := range at {
		half := index{v: s.constant(num.I32, 0)}
		if k == d {
			half = s.mod(at[d], 2)
		}
		operands = append(operands, s.value(half))
	}
	return s.op(ast.OpExtract, t, operands...).Value()
}

// cat: both operands are of the same extent along the dimension, as their sum is
// a power of two.
func (s *builder) cat(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	d := int(op.Int(ast.KeyDim, 0))
	side := s.w.tile(op.Get(ast.InLhs)).Shape
	size := smaller(t.Shape, side)
	if t.Shape[d] > side[d] { // the chunk has both sides
		l, r := s.fuse(op.Get(ast.InLhs), at, size), s.fuse(op.Get(ast.InRhs), at, size)
		return s.like(op, []ast.Type{t}, l, r).Value()
	}
	n := side[d] / size[d]
	place := slices.Clone(at)
	place[d] = s.mod(at[d], n)
	left := s.compare(ast.CmpLess, s.value(at[d]), s.constant(num.I32, n))
	operand := func(i int) func(in *builder) *ast.Value {
		return func(in *builder) *ast.Value { return in.fuse(op.Operand(i), place, size) }
	}
	return s.choose(left, operand(0), operand(1))
}

// product adds up along k, in the order of k.
func (s *builder) product(op *ast.Op, at []index, size []int64) *ast.Value {
	m := s.w.planner.sizer.product(op, size)
	r := len(at)
	acc := s.fuse(op.Get(ast.InAcc), at, size)
	return s.loop(m.steps, []*ast.Value{acc}, func(in *builder, k index, carried []*ast.Value) []*ast.Value {
		row, col := slices.Clone(at), slices.Clone(at)
		row[r-1], col[r-2] = k, k
		operands := []*ast.Value{in.fuse(op.Get(ast.InLhs), row, m.sizes[0]), in.fuse(op.Get(ast.InRhs), col, m.sizes[1]), carried[0]}
		if op.Opcode == ast.OpMmaFScaled {
			operands = append(operands, in.fuse(op.Get(ast.InLhsScale), row, m.sizes[3]), in.fuse(op.Get(ast.InRhsScale), col, m.sizes[4]))
		}
		return []*ast.Value{in.like(op, []ast.Type{carried[0].Type}, operands...).Value()}
	})[0]
}

// optional fuses an operand that may be missing.
func (s *builder) optional(v *ast.Value, at []index, size []int64) *ast.Value {
	if v == nil {
		return nil
	}
	return s.fuse(v, at, size)
}

// note remembers the token of an access that is a part of op.
func (s *builder) note(op *ast.Op, access *ast.Op) *ast.Value {
	if len(op.Get(ast.OutToken).Uses()) > 0 || !s.w.moved[op] {
		s.remember(read{access.Get(ast.OutToken), op})
	}
	return access.Loaded()
}

func (s *builder) load(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	ptr, mask, pad := s.fuse(op.Get(ast.InSource), at, t.Shape), s.optional(op.Get(ast.InMask), at, t.Shape), s.optional(op.Get(ast.InPaddingValue), at, t.Shape)
	return s.note(op, s.grouped(op, []ast.Type{t, ast.TokenType{}}, one(ptr), one(mask), one(pad), one(s.token(op))))
}

func (s *builder) atomic(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	var groups [][]*ast.Value
	for i := range op.Info().Operands {
		v := op.Opt(i)
		if v != nil && ast.AsTile(v.Type) == nil && s.w.carried[v] == nil {
			v = s.token(op)
		} else {
			v = s.optional(v, at, t.Shape)
		}
		groups = append(groups, one(v))
	}
	return s.note(op, s.grouped(op, []ast.Type{t, ast.TokenType{}}, groups...))
}

// subview is a view that yields chunks of the tiles that another yields.
type subview struct {
	view  *ast.Value
	index []*ast.Value
	cond  *ast.Value // whether the chunk is in the index space; nil if it is
}

// subviewOf makes the view of chunks at a place of an access. Along a dimension
// where tiles of T elements start every g elements, chunks of s elements start
// every gcd(g, s): index i of the one and place b in it are index
// i·g/gcd + b·s/gcd of the other. A gather may start anywhere: its sums are of 64
// bits, and looked at where it starts in the tensor, so that they do not wrap.
func (s *builder) subviewOf(op *ast.Op, at []index, size []int64) (*subview, bool) {
	view, index := viewOf(op)
	def := view.Def()
	if def == nil || len(def.Operands()) == 0 {
		s.w.refuse(op, "its tile is too large for registers, and what it is a view of is not to be seen")
		return nil, false
	}
	m := views.Of(view.Type.(ast.View))
	steps := make([]int64, len(size))
	for d := range steps {
		steps[d] = gcd(m.Step[d], size[d])
	}
	r := s.root()
	sub := &subview{view: r.once(fmt.Sprintf("subview %p %v", view, size), func() *ast.Value {
		return r.op(def.Opcode, resized(view.Type.(ast.View), size, steps), def.Source()).Value()
	})}
	elem := indexType(view, m, ast.AsTile(index[0].Type).ElemNum())
	wide := func(v *ast.Value) *ast.Value {
		if ast.AsTile(v.Type).ElemNum() == elem {
			return v
		}
		return s.widen(v, elem)
	}
	var space []*ast.Value
	var conds []*ast.Value
	for d, v := range index {
		if d == m.Sparse {
			sub.index = append(sub.index, wide(s.fuse(v, at[d:d+1], size[d:d+1])))
			continue
		}
		var i *ast.Value
		b := s.times(at[d], size[d]/steps[d])
		if isZero(v) {
			i = wide(s.value(b))
		} else if i = s.scaled(wide(s.scalar(v)), m.Step[d]/steps[d]); b.v != nil || b.k != 0 {
			i = s.binary(ast.OpAddI, i, wide(s.value(b)))
		}
		sub.index = append(sub.index, i)
		if size[d] < m.Tile[d] && !fits(m, d) {
			if space == nil {
				space = r.indexSpace(sub.view, elem)
			}
			if !m.Bounded() {
				i = wide(s.scalar(v))
			}
			conds = append(conds, s.compare(ast.CmpLess, i, space[d]))
		}
	}
	sub.cond = s.all(conds)
	return sub, true
}

// indexType is the type that chunks of a view are counted in, where t is that of
// the indices: at least 32 bits, and 64 where extents may take more than that, or
// the tiles start anywhere.
func indexType(view *ast.Value, m *views.Map, t num.Type) num.Type {
	if t.Bits() > 32 || !m.Bounded() {
		return num.I64
	}
	for _, n := range view.Type.(ast.View).Tensor().Shape {
		if n > math.MaxUint32 {
			return num.I64
		}
	}
	if tensor := view.Def().Source().Def(); tensor != nil && tensor.Opcode == ast.OpMakeTensorView {
		for _, n := range tensor.List(ast.InExtents) {
			if ast.AsTile(n.Type).ElemNum().Bits() > 32 {
				return num.I64
			}
		}
	}
	return num.I32
}

// isZero reports whether v is the constant zero.
func isZero(v *ast.Value) bool {
	op := v.Def()
	return op != nil && op.Opcode == ast.OpConstant && op.Attr(ast.KeyValue).(*ast.DenseAttr).Elem(0) == 0
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// scaled is v·k.
func (s *builder) scaled(v *ast.Value, k int64) *ast.Value {
	if k == 1 {
		return v
	}
	return s.binary(ast.OpMulI, v, s.constant(ast.AsTile(v.Type).ElemNum(), k))
}

// resized is the type of a view with other tiles.
func resized(t ast.View, size, steps []int64) ast.Type {
	var tile, every []int32
	for d := range size {
		tile, every = append(tile, int32(size[d])), append(every, int32(steps[d]))
	}
	switch t := t.(type) {
	case *ast.StridedViewType:
		return &ast.StridedViewType{Tile: tile, Steps: every, View: t.View, DimMap: t.DimMap, Padding: t.Padding}
	case *ast.GatherScatterViewType:
		return &ast.GatherScatterViewType{Tile: tile, View: t.View, SparseDim: t.SparseDim, Padding: t.Padding}
	case *ast.PartitionViewType:
		return &ast.PartitionViewType{Tile: tile, View: t.View, DimMap: t.DimMap, Padding: t.Padding}
	}
	panic("BUG: chunk: unknown view " + t.String())
}

// fits reports whether no tile reaches beyond the tensor along dimension d.
func fits(m *views.Map, d int) bool {
	n := m.Tensor.Shape[m.Dim[d]]
	return n != ast.Dynamic && n%m.Tile[d] == 0 && m.Step[d]%m.Tile[d] == 0
}

// indexSpace returns the extents of a view's index space.
func (s *builder) indexSpace(view *ast.Value, t num.Type) []*ast.Value {
	key := fmt.Sprintf("space %p", view)
	if v := s.memo[key]; v != nil {
		return v.Def().Results()
	}
	types := make([]ast.Type, len(view.Type.(ast.View).TileShape()))
	for d := range types {
		types[d] = ast.Tile(t)
	}
	op := s.add(ast.NewOp(ast.OpGetIndexSpaceShape, []*ast.Value{view}, types))
	s.memo[key] = op.FirstResult()
	return op.Results()
}

// viewLoad loads a chunk; one that is outside the index space is padding.
func (s *builder) viewLoad(op *ast.Op, t *ast.TileType, at []index) *ast.Value {
	elem := t.ElemNum()
	sub, ok := s.subviewOf(op, at, t.Shape)
	if !ok {
		return s.splat(elem, t.Shape, 0)
	}
	token := s.token(op)
	load := func(in *builder) *ast.Value {
		return in.note(op, in.grouped(op, []ast.Type{t, ast.TokenType{}}, one(sub.view), sub.index, one(token)))
	}
	if sub.cond == nil {
		return load(s)
	}
	return s.choose(sub.cond, load, func(in *builder) *ast.Value {
		return in.splat(elem, t.Shape, views.PadBits(op.Get(ast.InView).Type.(ast.View).Pad(), elem))
	})
}

// viewEffect stores or adds a chunk through a view.
func (s *builder) viewEffect(op *ast.Op, at []index, size []int64) {
	v := s.fuse(effectTile(op), at, size)
	sub, ok := s.subviewOf(op, at, size)
	if !ok {
		return
	}
	groups := [][]*ast.Value{one(v), one(sub.view), sub.index, one(s.token(op))}
	if op.Opcode == ast.OpAtomicRedViewTko {
		groups = [][]*ast.Value{one(sub.view), sub.index, one(v), one(s.token(op))}
	}
	store := func(in *builder) *ast.Value {
		out := in.grouped(op, []ast.Type{ast.TokenType{}}, groups...)
		in.reads = append(in.reads, read{token: out.Value()})
		return nil
	}
	if sub.cond == nil {
		store(s)
		return
	}
	s.choose(sub.cond, store, func(*builder) *ast.Value { return nil })
}
