package chunk

import (
	"fmt"

	"tileir/ast"
	"tileir/ast/num"
)

// buffer is memory that holds a tile in row-major order.
type buffer struct {
	base   *ast.Value    // a pointer
	tile   *ast.TileType // what it holds
	ready  *ast.Value    // the token after which it may be read; nil if always
	shared bool          // whoever writes it next waits for its readers
}

// bufferAlign makes the accesses of a buffer as wide as they may be.
const bufferAlign = 128

// boxed says as what a buffer holds elements of a type of which no memory, or less than a byte,
// holds one: a type that holds all their values, and what converts to it and back.
var boxed = map[num.Type]struct {
	as         num.Type
	box, unbox ast.Opcode
}{
	num.Invalid:  {num.I64, ast.OpPtrToInt, ast.OpIntToPtr}, // pointers
	num.I4:       {num.I8, ast.OpExtI, ast.OpTruncI},
	num.F4E2M1FN: {num.F8E4M3FN, ast.OpFToF, ast.OpFToF},
}

// bufferType returns the number type as which elements lie in a buffer.
func bufferType(t *ast.TileType) num.Type {
	if b, ok := boxed[t.ElemNum()]; ok {
		return b.as
	}
	return t.ElemNum()
}

// newBuffer makes a buffer that lives as long as the block of code around.
func (s *builder) newBuffer(t *ast.TileType) *buffer {
	elem := bufferType(t)
	op := s.op(ast.OpAlloca, ast.PtrTile(elem))
	op.SetAttr(ast.KeyNumElem, ast.IntAttr{Value: t.NumElements(), Type: ast.NumType(num.I64)})
	op.SetAttr(ast.KeyAlignment, ast.IntAttr{Value: bufferAlign, Type: ast.NumType(num.I64)})
	return &buffer{base: op.Value(), tile: t}
}

// view is the buffer as a view of chunks of a size, made outside of all loops.
func (s *builder) view(b *buffer, size []int64) *ast.Value {
	r := s.root()
	return r.once(fmt.Sprintf("view %p %v", b.base, size), func() *ast.Value {
		t := &ast.TensorViewType{Elem: bufferType(b.tile), Shape: b.tile.Shape, Strides: make([]int64, len(size))}
		p := &ast.PartitionViewType{View: t}
		n := int64(1)
		for d := len(size) - 1; d >= 0; d-- {
			t.Strides[d] = n
			n *= t.Shape[d]
		}
		for d, e := range size {
			p.Tile = append(p.Tile, int32(e))
			p.DimMap = append(p.DimMap, int32(d))
		}
		tensor := r.op(ast.OpMakeTensorView, t, b.base)
		tensor.SetSegments([]int32{1, 0, 0})
		return r.op(ast.OpMakePartitionView, p, tensor.Value()).Value()
	})
}

// weak is an access that nothing but tokens orders.
func weak(code ast.Opcode) *ast.Op {
	op := ast.NewOp(code, nil, nil)
	op.SetAttr(ast.KeyMemoryOrderingSemantics, ast.EnumOf(ast.EnumMemoryOrdering, ast.OrderWeak))
	return op
}

func (s *builder) values(place []index) []*ast.Value {
	var list []*ast.Value
	for _, i := range place {
		list = append(list, s.value(i))
	}
	return list
}

// get reads a chunk.
func (s *builder) get(b *buffer, place []index, size []int64) *ast.Value {
	t := ast.Tile(bufferType(b.tile), size...)
	op := s.grouped(weak(ast.OpLoadViewTko), []ast.Type{t, ast.TokenType{}}, one(s.view(b, size)), s.values(place), one(b.ready))
	s.w.fetches = append(s.w.fetches, op)
	if b.shared {
		s.reads = append(s.reads, read{token: op.Get(ast.OutToken)})
	}
	return s.unbox(op.Get(ast.OutTile), &ast.TileType{Shape: size, Elem: b.tile.Elem})
}

// put writes a chunk after token.
func (s *builder) put(b *buffer, v *ast.Value, place []index, token *ast.Value) {
	size := ast.AsTile(v.Type).Shape
	op := s.grouped(weak(ast.OpStoreViewTko), []ast.Type{ast.TokenType{}}, one(s.box(v)), one(s.view(b, size)), s.values(place), one(token))
	s.reads = append(s.reads, read{token: op.Value()})
}

// box converts a tile to the type in which a buffer holds it.
func (s *builder) box(v *ast.Value) *ast.Value {
	t := ast.AsTile(v.Type)
	if b, ok := boxed[t.ElemNum()]; ok {
		return s.converted(b.box, ast.Tile(b.as, t.Shape...), v)
	}
	return v
}

// unbox is the inverse of box.
func (s *builder) unbox(v *ast.Value, t *ast.TileType) *ast.Value {
	if b, ok := boxed[t.ElemNum()]; ok {
		return s.converted(b.unbox, t, v)
	}
	return v
}

// converted is a tile as another type; integers have no sign.
func (s *builder) converted(by ast.Opcode, t *ast.TileType, v *ast.Value) *ast.Value {
	op := s.op(by, t, v)
	switch by {
	case ast.OpExtI:
		op.SetAttr(ast.KeySignedness, ast.EnumOf(ast.EnumSignedness, ast.Unsigned))
	case ast.OpTruncI:
		op.SetAttr(ast.KeyOverflow, ast.EnumOf(ast.EnumOverflow, ast.OverflowNone))
	}
	return op.Value()
}

// tableOf puts the elements of a constant into a variable of the module.
func (s *builder) tableOf(c *ast.DenseAttr) *buffer {
	t := ast.Tile(bufferType(c.Type), c.Type.NumElements())
	d := &ast.DenseAttr{Type: t, Data: c.Data}
	if c.Type.ElemNum() == num.F4E2M1FN {
		d.Data = nil
		for i := range int(t.NumElements()) {
			d.Data = append(d.Data, byte(num.FToF(num.F4E2M1FN, num.F8E4M3FN, c.Elem(i), num.NearestEven)))
		}
	}
	entry := s.w.entry
	name := freeName(entry)
	g := ast.NewOp(ast.OpGlobal, nil, nil)
	g.Pos, g.Loc = s.from.Pos, s.from.Loc
	g.Attrs = []ast.NamedAttr{
		{Name: ast.KeySymName, Value: ast.StringAttr(name)},
		{Name: ast.KeyValue, Value: d},
		{Name: ast.KeyAlignment, Value: ast.IntAttr{Value: bufferAlign, Type: ast.NumType(num.I64)}},
		{Name: "constant", Value: ast.UnitAttr{}},
	}
	ast.InsertBefore(entry, g)
	op := s.op(ast.OpGetGlobal, ast.PtrTile(t.ElemNum()))
	op.SetAttr(ast.KeyName, ast.SymbolAttr{Root: name})
	return &buffer{base: op.Value(), tile: c.Type}
}

// freeName returns a name that no symbol beside the entry has.
func freeName(entry *ast.Op) string {
	taken := map[string]bool{}
	for op := range entry.Block().Ops() {
		taken[op.Str(ast.KeySymName)] = true
	}
	for i := 0; ; i++ {
		if name := fmt.Sprintf("%s_table%d", entry.Str(ast.KeySymName), i); !taken[name] {
			return name
		}
	}
}
