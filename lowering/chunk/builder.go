package chunk

import (
	"fmt"
	"math/bits"

	"tileir/ast"
	"tileir/ast/num"
)

// index is an integer of i32 at run time, or the constant k where v is nil.
type index struct {
	v *ast.Value
	k int64
}

func fixed(k int64) index { return index{k: k} }

// builder is a place where ops are inserted: before an op of the program, or at
// the end of a block that is being made. It remembers what has been computed
// there, so that a loop's body computes every chunk once. Its methods, up to 70, are the ops that it
// inserts, and what a chunk of each op of the language is made of: these begin builders inside of
// others, and go on in them.
type builder struct {
	w      *writer
	block  *ast.Block // ops go to its end
	mark   *ast.Op    // or, if not nil, before it
	from   *ast.Op    // the op of the program that all this is for
	parent *builder   // the builder that block is inside of
	memo   map[string]*ast.Value
	reads  []read
	turn   turn
}

// read is the token of an access, which others may have to wait for.
type read struct {
	token *ast.Value
	load  *ast.Op // the load of the program that it is a part of, if any
}

func (w *writer) before(op *ast.Op) *builder {
	return &builder{w: w, mark: op, from: op, memo: map[string]*ast.Value{}}
}

// inside is the builder of a new block.
func (s *builder) inside(b *ast.Block) *builder {
	return &builder{w: s.w, block: b, from: s.from, parent: s, memo: map[string]*ast.Value{}}
}

// root is the builder outside of all loops made for the op.
func (s *builder) root() *builder {
	for s.parent != nil {
		s = s.parent
	}
	return s
}

func (s *builder) add(op *ast.Op) *ast.Op {
	op.Pos, op.Loc = s.from.Pos, s.from.Loc
	if s.mark != nil {
		ast.InsertBefore(s.mark, op)
	} else {
		s.block.Append(op)
	}
	return op
}

func (s *builder) op(code ast.Opcode, result ast.Type, operands ...*ast.Value) *ast.Op {
	return s.add(ast.NewOp(code, operands, []ast.Type{result}))
}

// like inserts an op with the attributes of another.
func (s *builder) like(op *ast.Op, results []ast.Type, operands ...*ast.Value) *ast.Op {
	out := ast.NewOp(op.Opcode, operands, results)
	out.Attrs = append(out.Attrs, op.Attrs...)
	return s.add(out)
}

// grouped is like like for an op whose operands come in groups of any size.
func (s *builder) grouped(op *ast.Op, results []ast.Type, groups ...[]*ast.Value) *ast.Op {
	out := ast.NewOp(op.Opcode, nil, results)
	out.Attrs = append(out.Attrs, op.Attrs...)
	var counts []int32
	for _, g := range groups {
		out.AddOperands(g...)
		counts = append(counts, int32(len(g)))
	}
	out.SetSegments(counts)
	return s.add(out)
}

// one is a group of one operand, or of none where v is nil.
func one(v *ast.Value) []*ast.Value {
	if v == nil {
		return nil
	}
	return []*ast.Value{v}
}

// find returns what was computed under a name here or further out.
func (s *builder) find(key string) *ast.Value {
	for ; s != nil; s = s.parent {
		if v := s.memo[key]; v != nil {
			return v
		}
	}
	return nil
}

// once computes a value if there is none under its name.
func (s *builder) once(key string, make func() *ast.Value) *ast.Value {
	v := s.find(key)
	if v == nil {
		v = make()
		s.memo[key] = v
	}
	return v
}

// constant is the integer k of a type, made outside of all loops.
func (s *builder) constant(t num.Type, k int64) *ast.Value {
	r := s.root()
	return r.once(fmt.Sprint("constant ", t, k), func() *ast.Value { return r.splat(t, nil, num.Wrap(t, uint64(k))) })
}

// splat is a tile of equal elements.
func (s *builder) splat(t num.Type, shape []int64, elem uint64) *ast.Value {
	d := &ast.DenseAttr{Type: ast.Tile(t, shape...), Splat: true}
	for range d.ElemBytes() {
		d.Data = append(d.Data, byte(elem))
		elem >>= 8
	}
	op := s.op(ast.OpConstant, d.Type)
	op.SetAttr(ast.KeyValue, d)
	return op.Value()
}

// value is the index as a scalar of type i32.
func (s *builder) value(i index) *ast.Value {
	if i.v == nil {
		return s.constant(num.I32, i.k)
	}
	return i.v
}

// arith computes code(i, k), which fold computes of constants.
func (s *builder) arith(code ast.Opcode, i index, k int64, fold func(a, b int64) int64) index {
	if i.v == nil {
		return fixed(fold(i.k, k))
	}
	return index{v: s.once(fmt.Sprintf("arith %d %p %d", code, i.v, k), func() *ast.Value {
		return s.binary(code, i.v, s.constant(num.I32, k))
	})}
}

// binary is a scalar op on integers that are not negative and do not overflow.
func (s *builder) binary(code ast.Opcode, x, y *ast.Value) *ast.Value {
	op := s.op(code, x.Type, x, y)
	switch code {
	case ast.OpShRI, ast.OpDivI:
		op.SetAttr(ast.KeySignedness, ast.EnumOf(ast.EnumSignedness, ast.Unsigned))
	case ast.OpAddI, ast.OpMulI, ast.OpSubI:
		op.SetAttr(ast.KeyOverflow, ast.EnumOf(ast.EnumOverflow, ast.OverflowNone))
	}
	return op.Value()
}

func (s *builder) times(i index, k int64) index {
	if k == 1 {
		return i
	}
	return s.arith(ast.OpMulI, i, k, func(a, b int64) int64 { return a * b })
}

// over divides by a power of two.
func (s *builder) over(i index, k int64) index {
	if k == 1 {
		return i
	}
	return s.arith(ast.OpShRI, i, int64(bits.TrailingZeros64(uint64(k))), func(a, b int64) int64 { return a >> b })
}

// mod is the remainder by a power of two.
func (s *builder) mod(i index, k int64) index {
	if k == 1 {
		return fixed(0)
	}
	return s.arith(ast.OpAndI, i, k-1, func(a, b int64) int64 { return a & b })
}

func (s *builder) plus(i, j index) index {
	switch {
	case i.v == nil && j.v == nil:
		return fixed(i.k + j.k)
	case i.v == nil:
		i, j = j, i
	}
	if j.v == nil && j.k == 0 {
		return i
	}
	return index{v: s.once(fmt.Sprintf("plus %p %p %d", i.v, j.v, j.k), func() *ast.Value {
		return s.binary(ast.OpAddI, i.v, s.value(j))
	})}
}

// compare compares two scalars as unsigned integers.
func (s *builder) compare(predicate uint32, x, y *ast.Value) *ast.Value {
	op := s.op(ast.OpCmpI, ast.Tile(num.I1), x, y)
	op.SetAttr(ast.KeyComparisonPredicate, ast.EnumOf(ast.EnumCmpPredicate, predicate))
	op.SetAttr(ast.KeySignedness, ast.EnumOf(ast.EnumSignedness, ast.Unsigned))
	return op.Value()
}

// all is true if every condition is; nil, which is no condition, if there is
// none.
func (s *builder) all(conds []*ast.Value) *ast.Value {
	var c *ast.Value
	for _, v := range conds {
		if c == nil {
			c = v
		} else {
			c = s.op(ast.OpAndI, c.Type, c, v).Value()
		}
	}
	return c
}

// join returns a token that comes after all of the given ones.
func (s *builder) join(tokens ...*ast.Value) *ast.Value {
	seen := map[*ast.Value]bool{}
	var list []*ast.Value
	for _, t := range tokens {
		if t != nil && !seen[t] {
			seen[t] = true
			list = append(list, t)
		}
	}
	switch len(list) {
	case 0:
		return nil
	case 1:
		return list[0]
	}
	return s.op(ast.OpJoinTokens, ast.TokenType{}, list...).Value()
}

// after is join, or a token that comes after nothing.
func (s *builder) after(tokens ...*ast.Value) *ast.Value {
	if t := s.join(tokens...); t != nil {
		return t
	}
	return s.op(ast.OpMakeToken, ast.TokenType{}).Value()
}

// tokens lists those of the builder's accesses.
func (s *builder) tokens() []*ast.Value {
	var list []*ast.Value
	for _, r := range s.reads {
		list = append(list, r.token)
	}
	return list
}

// inherit hands the accesses made in a block on to the builder around it, where
// token comes after them.
func (s *builder) inherit(in *builder, token *ast.Value) {
	seen := map[*ast.Op]bool{}
	for _, r := range in.reads {
		if !seen[r.load] {
			seen[r.load] = true
			s.remember(read{token, r.load})
		}
	}
}

// loop makes n turns with values carried along. The body gets the number of the
// turn and returns the next values.
func (s *builder) loop(n int64, inits []*ast.Value, body func(in *builder, i index, carried []*ast.Value) []*ast.Value) []*ast.Value {
	if n == 1 {
		return body(s, fixed(0), inits)
	}
	bounds := []*ast.Value{s.constant(num.I32, 0), s.constant(num.I32, n), s.constant(num.I32, 1)}
	var types []ast.Type
	for _, v := range inits {
		types = append(types, v.Type)
	}
	f := ast.NewOp(ast.OpFor, append(bounds, inits...), types)
	blk := f.AddRegion().AddBlock()
	iv := blk.AddArg(bounds[0].Type)
	for _, t := range types {
		blk.AddArg(t)
	}
	in := s.inside(blk)
	next := body(in, index{v: iv}, blk.Args[1:])
	if len(in.reads) > 0 {
		f.AddOperands(s.after())
		sofar := blk.AddArg(ast.TokenType{})
		next = append(next, in.join(append(in.tokens(), sofar)...))
		s.inherit(in, f.AddResult(ast.TokenType{}))
	}
	in.add(ast.NewOp(ast.OpContinue, next, nil))
	s.add(f)
	return f.Results()[:len(inits)]
}

// choose computes a value in one of two ways; no value if both return nil.
func (s *builder) choose(cond *ast.Value, then, els func(in *builder) *ast.Value) *ast.Value {
	op := ast.NewOp(ast.OpIf, []*ast.Value{cond}, nil)
	var sides [2]*builder
	var yields [2][]*ast.Value
	reads := false
	for i, f := range []func(*builder) *ast.Value{then, els} {
		sides[i] = s.inside(op.AddRegion().AddBlock())
		if v := f(sides[i]); v != nil {
			yields[i] = append(yields[i], v)
		}
		reads = reads || len(sides[i].reads) > 0
	}
	for _, v := range yields[0] {
		op.AddResult(v.Type)
	}
	if reads {
		t := op.AddResult(ast.TokenType{})
		for i, in := range sides {
			yields[i] = append(yields[i], in.after(in.tokens()...))
			s.inherit(in, t)
		}
	}
	for i, in := range sides {
		in.add(ast.NewOp(ast.OpYield, yields[i], nil))
	}
	s.add(op)
	if len(yields[0]) == 0 || ast.AsTile(op.FirstResult().Type) == nil {
		return nil
	}
	return op.FirstResult()
}

// eachChunk runs body for every chunk of a shape, in row-major order.
func (s *builder) eachChunk(shape, size []int64, body func(in *builder, place []index)) {
	n := int64(1)
	for d := range shape {
		n *= shape[d] / size[d]
	}
	s.loop(n, nil, func(in *builder, i index, _ []*ast.Value) []*ast.Value {
		place := make([]index, len(shape))
		for d := len(shape) - 1; d >= 0; d-- {
			count := shape[d] / size[d]
			if count < n {
				place[d] = in.mod(i, count)
			} else {
				place[d] = i
			}
			i, n = in.over(i, count), n/count
		}
		body(in, place)
		return nil
	})
}
