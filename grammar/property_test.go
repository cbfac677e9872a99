package grammar_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"tileir/ast"
	"tileir/ast/num"
)

// usualModules is how many there are if nobody says: a third of them without TILEIR_TESTS=all.
const usualModules = 1000

var modules = flag.Int("modules", usualModules, "how many random modules TestRandomModules prints and reads")

// maker makes random modules out of the op table: each op with operands of
// types that its row admits, results that its sameness rules and constraints
// ask for, and attributes of the kinds that it takes. What the rows do not say,
// such as that shapes fit, is left to chance: reading does not ask for it.
type maker struct {
	*rand.Rand
	block *ast.Block
	n     int
}

// TestRandomModules checks the laws of roundTrip on random modules.
func TestRandomModules(t *testing.T) {
	n := *modules
	if os.Getenv("TILEIR_TESTS") != "all" && n == usualModules {
		n /= 3
	}
	for seed := range n {
		m := randomModule(uint64(seed))
		text := print(t, m, ast.PrintOptions{})
		roundTrip(t, fmt.Sprintf("module %d", seed), []byte(text))
		if got, want := print(t, parse(t, "own syntax", []byte(text)), ast.PrintOptions{Generic: true}), print(t, m, ast.PrintOptions{Generic: true}); got != want {
			t.Fatalf("module %d: printed as\n%s\nand read, its generic form is\n%s\ninstead of\n%s", seed, text, got, want)
		}
		if got, want := print(t, parse(t, "generic", []byte(print(t, m, ast.PrintOptions{Generic: true}))), ast.PrintOptions{}), text; got != want {
			t.Fatalf("module %d: made, printed in the generic form and read, it prints as\n%s\ninstead of\n%s", seed, got, want)
		}
	}
}

func randomModule(seed uint64) *ast.Module {
	m := &ast.Module{Body: &ast.Block{}}
	mod := ast.NewOp(ast.OpModule, nil, nil)
	mod.SetAttr("sym_name", ast.StringAttr("m"))
	m.Body.Append(mod)
	k := &maker{Rand: rand.New(rand.NewPCG(seed, 1)), block: mod.AddRegion().AddBlock()}
	for range 1 + k.IntN(6) {
		k.op(ast.OpUnregistered+1+ast.Opcode(k.IntN(int(ast.NumOps)-1)), 0)
	}
	return m
}

// value makes a value of a type with an op of another dialect.
func (k *maker) value(t ast.Type) *ast.Value {
	op := ast.NewOp(ast.OpUnregistered, nil, []ast.Type{t})
	op.SetName("test.value")
	k.block.Append(op)
	return op.Result(0)
}

// op appends a random op with the opcode.
func (k *maker) op(code ast.Opcode, depth int) {
	info := &ast.Table[code]
	if code == ast.OpModule || depth > 2 {
		return
	}
	op := ast.NewOp(code, nil, nil)
	types := map[string]ast.Type{}
	k.operands(op, info, types)
	k.results(op, info, types)
	for i := range info.Attrs {
		if a := &info.Attrs[i]; !a.LeftOut() || k.IntN(2) == 0 {
			if v := k.attr(op, a); v != nil {
				op.SetAttr(a.Name, v)
			}
		}
	}
	if k.IntN(4) == 0 {
		op.SetAttr("gpu.note", k.anyAttr(0))
	}
	k.fit(op)
	for i := range info.Regions {
		k.region(op, info, i, depth)
	}
	k.block.Append(op)
}

func (k *maker) typeFor(info *ast.OpInfo, v ast.OperandInfo, types map[string]ast.Type) ast.Type {
	for _, names := range info.SameTypes {
		in := false
		for _, n := range names {
			in = in || n == v.Name
		}
		for _, n := range names {
			if t := types[n]; in && t != nil {
				return t
			}
		}
	}
	t := k.typ(v.Type)
	types[v.Name] = t
	return t
}

func (k *maker) operands(op *ast.Op, info *ast.OpInfo, types map[string]ast.Type) {
	for _, v := range info.Operands {
		n := 1
		switch v.Arity {
		case ast.Optional:
			n = k.IntN(2)
		case ast.Variadic:
			n = k.IntN(4)
		}
		for i := range n {
			t := k.typeFor(info, v, types)
			if v.Arity == ast.Variadic && i > 0 {
				t = k.typ(v.Type)
			}
			op.AddOperands(k.value(t))
		}
		if info.Is(ast.SegmentedOperands) {
			op.SetSegments(append(op.Segments(), int32(n)))
		}
	}
}

// results gives an op its results, as many as its own syntax derives from the
// operands where it does.
func (k *maker) results(op *ast.Op, info *ast.OpInfo, types map[string]ast.Type) {
	switch op.Opcode {
	case ast.OpGetTensorShape, ast.OpGetIndexSpaceShape:
		for range rank(op.Operand(0).Type) {
			op.AddResult(ast.Tile(num.I32))
		}
		return
	case ast.OpFor:
		for _, v := range op.Operands()[3:] {
			op.AddResult(v.Type)
		}
		return
	}
	for _, v := range info.Results {
		n := 1
		if v.Arity == ast.Variadic {
			n = k.IntN(4)
		}
		for range n {
			op.AddResult(k.typeFor(info, v, types))
		}
	}
}

func (k *maker) dim() int64 { return 1 << k.IntN(8) }

func (k *maker) shape(c ast.Constraint) []int64 {
	if c.Scalar {
		return nil
	}
	var s []int64
	for range k.IntN(4) {
		s = append(s, k.dim())
	}
	return s
}

func (k *maker) elem(set ast.Elems) num.Type {
	for {
		if t := num.I1 + num.Type(k.IntN(int(num.NumTypes)-1)); set == 0 || set.Has(t) {
			return t
		}
	}
}

// typ makes a well-formed type within the constraint.
func (k *maker) typ(c ast.Constraint) ast.Type {
	for {
		t := k.anyTyp(c)
		if fault, _ := ast.TypeProblem(t); fault == ast.FaultNone {
			return t
		}
	}
}

func (k *maker) anyTyp(c ast.Constraint) ast.Type {
	switch c.Kind {
	case ast.AToken:
		return ast.TokenType{}
	case ast.TileOfNumbers:
		return ast.Tile(k.elem(c.Elems), k.shape(c)...)
	case ast.TileOfPtrs:
		return ast.PtrTile(k.elem(0), k.shape(c)...)
	case ast.AnyTensorView:
		return k.tensorView()
	case ast.AnyView:
		return k.typ(ast.Constraint{Kind: []ast.TypeKind{ast.APartitionView, ast.AStridedView, ast.AGatherScatterView}[k.IntN(3)]})
	case ast.DenseView:
		return k.typ(ast.Constraint{Kind: []ast.TypeKind{ast.APartitionView, ast.AStridedView}[k.IntN(2)]})
	case ast.APartitionView:
		tile, dims := k.tile()
		return &ast.PartitionViewType{Tile: tile, View: k.tensorView(), DimMap: dims, Padding: ast.Padding(k.IntN(6))}
	case ast.AStridedView:
		tile, dims := k.tile()
		return &ast.StridedViewType{Tile: tile, Steps: tile, View: k.tensorView(), DimMap: dims, Padding: ast.Padding(k.IntN(6))}
	case ast.AGatherScatterView:
		tile, _ := k.tile()
		return &ast.GatherScatterViewType{Tile: tile, View: k.tensorView(), SparseDim: int32(k.IntN(3)), Padding: ast.Padding(k.IntN(6))}
	}
	if k.IntN(2) == 0 {
		return ast.Tile(k.elem(0), k.shape(c)...)
	}
	return ast.PtrTile(k.elem(0), k.shape(c)...)
}

func (k *maker) tile() (tile, dims []int32) {
	for i := range 1 + k.IntN(3) {
		tile = append(tile, int32(k.dim()))
		dims = append(dims, int32(i))
	}
	k.Shuffle(len(dims), func(i, j int) { dims[i], dims[j] = dims[j], dims[i] })
	return tile, dims
}

func (k *maker) tensorView() *ast.TensorViewType {
	for {
		v := k.anyTensorView()
		if fault, _ := ast.TypeProblem(v); fault == ast.FaultNone {
			return v
		}
	}
}

func (k *maker) anyTensorView() *ast.TensorViewType {
	v := &ast.TensorViewType{Elem: k.elem(0), Attr: ast.PtrAttr(k.IntN(2))}
	for range k.IntN(4) {
		for _, list := range []*[]int64{&v.Shape, &v.Strides} {
			d := k.dim()
			if k.IntN(2) == 0 {
				d = ast.Dynamic
			}
			*list = append(*list, d)
		}
	}
	return v
}

// attr makes an attribute of the kind that a row asks for.
func (k *maker) attr(op *ast.Op, a *ast.AttrInfo) ast.Attr {
	switch a.Kind {
	case ast.AttrUnit:
		return ast.UnitAttr{}
	case ast.AttrBool:
		return ast.BoolAttr(k.IntN(2) == 0)
	case ast.AttrI32:
		return ast.IntAttr{Value: int64(k.IntN(100)), Type: ast.NumType(num.I32)}
	case ast.AttrI64:
		return ast.IntAttr{Value: int64(k.IntN(100)), Type: ast.NumType(num.I64)}
	case ast.AttrString:
		return ast.StringAttr(k.text())
	case ast.AttrSymbolName:
		k.n++
		return ast.StringAttr(fmt.Sprintf("%s%d", k.text(), k.n))
	case ast.AttrSymbolRef:
		return ast.SymbolAttr{Root: k.text()}
	case ast.AttrArray:
		return ast.ArrayAttr{k.anyAttr(1)}
	case ast.AttrDense:
		if op.Opcode == ast.OpConstant {
			return k.dense(op.Result(0).Type.(*ast.TileType))
		}
		return k.dense(ast.Tile(k.elem(^ast.Elems(1<<num.I4)), 2*k.dim()))
	case ast.AttrDenseI32:
		return ast.DenseArrayAttr{Elem: num.I32, Values: []int64{1, 0}}
	case ast.AttrIndexFlags:
		return ast.DenseArrayAttr{Elem: num.I1, Values: []int64{int64(k.IntN(2)), 1}}
	case ast.AttrEnum:
		names := a.Enum.Info().Names
		if len(a.Only) > 0 {
			return ast.EnumOf(a.Enum, a.Only[k.IntN(len(a.Only))])
		}
		return ast.EnumOf(a.Enum, uint32(k.IntN(len(names))))
	case ast.AttrHints:
		return ast.HintsAttr{Targets: ast.DictAttr{{Name: "sm_90", Value: ast.DictAttr{{Name: "latency", Value: ast.IntAttr{Value: 3, Type: ast.NumType(num.I64)}}}}}}
	case ast.AttrPredicate:
		lo := int64(k.IntN(9)) - 4
		return []ast.Attr{
			ast.DivByAttr{Divisor: 16}, ast.DivByAttr{Divisor: 8, Grouped: true, Every: 2, Along: 1},
			ast.SameElementsAttr{Values: []int64{2, 1}}, ast.BoundedAttr{Lo: &lo}, ast.BoundedAttr{},
		}[k.IntN(5)]
	}
	return nil
}

func (k *maker) text() string {
	return []string{"x", "two words", "tab\tquote\"back\\slash", "é\n\x00", "a.b$c", "9"}[k.IntN(6)]
}

// dense makes a constant of any bit patterns of the type.
func (k *maker) dense(t *ast.TileType) *ast.DenseAttr {
	d := &ast.DenseAttr{Type: t, Splat: t.NumElements() == 1 || t.NumElements() > 64 || k.IntN(2) == 0}
	n := t.NumElements()
	if d.Splat {
		n = 1
	}
	for range n {
		v := num.Wrap(t.ElemNum(), k.Uint64())
		if k.IntN(2) == 0 && t.ElemNum().IsFloat() {
			v = num.Encode(t.ElemNum(), float64(k.IntN(2000)-1000)/8, num.NearestEven)
		} else if t.ElemNum() == num.TF32 {
			v <<= 13
		}
		for range d.ElemBytes() {
			d.Data = append(d.Data, byte(v))
			v >>= 8
		}
	}
	if n > 1 {
		// A list whose elements are equal reads as a splat: change one bit. In
		// tf32 the low 13 bits are not used.
		at, bit := 0, byte(1)
		if t.ElemNum() == num.TF32 {
			at = 2
		}
		d.Data[at] ^= bit
		first := d.Elem(0)
		for i := 1; i < int(n); i++ {
			if d.Elem(i) != first {
				return d
			}
		}
		d.Data[at] ^= bit
	}
	return d
}

// anyAttr makes an attribute of any kind.
func (k *maker) anyAttr(depth int) ast.Attr {
	if depth < 3 && k.IntN(3) == 0 {
		return ast.ArrayAttr{k.anyAttr(depth + 1), ast.DictAttr{{Name: "a", Value: k.anyAttr(depth + 1)}, {Name: "b c", Value: ast.UnitAttr{}}}}
	}
	f := k.elem(1<<num.F16 | 1<<num.F32 | 1<<num.F64 | 1<<num.BF16)
	i := k.elem(1<<num.I8 | 1<<num.I16 | 1<<num.I32 | 1<<num.I64)
	return []ast.Attr{
		ast.UnitAttr{}, ast.BoolAttr(true), ast.StringAttr(k.text()), ast.SymbolAttr{Root: "f", Nested: []string{k.text()}},
		ast.IntAttr{Value: num.Signed(i, num.Wrap(i, k.Uint64())), Type: ast.NumType(i)},
		ast.FloatAttr{Bits: num.Wrap(f, k.Uint64()), Type: f},
		ast.TypeAttr{Type: k.typ(ast.Constraint{Kind: ast.AnyView})},
		ast.TypeAttr{Type: &ast.FunctionType{Ins: []ast.Type{ast.NumType(i)}, Outs: []ast.Type{ast.TokenType{}, ast.Tile(f, 2)}}},
		ast.DenseArrayAttr{Elem: i, Values: []int64{1, -1}}, ast.DenseArrayAttr{Elem: num.I1, Values: []int64{1, 0}},
		k.dense(ast.Tile(f, 2)), ast.EnumOf(ast.EnumRounding, uint32(k.IntN(8))), ast.EnumOf(ast.EnumPadding, uint32(k.IntN(3))),
		ast.OpaqueAttr{Text: "#gpu.layout<[1, 2], {x = \"y\"}>"},
		ast.LocAttr{Loc: &ast.Location{Kind: ast.LocFile, Name: "a.py", Line: 1, Col: 2}},
	}[k.IntN(15)]
}

// fit makes the parts of an op agree where the op's own syntax derives one
// from another.
func (k *maker) fit(op *ast.Op) {
	switch op.Opcode {
	case ast.OpConstant:
	case ast.OpEntry, ast.OpTestFunc:
		op.RemoveAttr("arg_attrs")
		op.RemoveAttr("res_attrs")
		op.SetAttr("function_type", ast.TypeAttr{Type: &ast.FunctionType{Ins: []ast.Type{ast.Tile(num.F32), ast.TokenType{}}}})
	case ast.OpMakePartitionView, ast.OpMakeStridedView, ast.OpMakeGatherScatterView:
		op.SetOperands(k.value(op.Result(0).Type.(ast.View).Tensor()))
	case ast.OpMakeTensorView:
		k.fitTensorView(op)
	case ast.OpLoadViewTko, ast.OpStoreViewTko, ast.OpAtomicRedViewTko:
		if o := op.Enum("memory_ordering_semantics", 0); o == ast.OrderWeak {
			op.RemoveAttr("memory_scope")
		}
	}
}

func (k *maker) fitTensorView(op *ast.Op) {
	v := op.Result(0).Type.(*ast.TensorViewType)
	base := v.Base()
	if k.IntN(3) == 0 {
		base = &ast.TileType{Elem: &ast.PtrType{Elem: v.Elem, Attr: ast.PtrNone - v.Attr}}
	}
	vals := []*ast.Value{k.value(base)}
	op.SetSegments([]int32{1, 0, 0})
	for i, dims := range [][]int64{v.Shape, v.Strides} {
		for _, d := range dims {
			if d == ast.Dynamic {
				vals = append(vals, k.value(ast.Tile(num.I64)))
				op.Segments()[1+i]++
			}
		}
	}
	op.SetOperands(vals...)
}

// rank returns how many numbers the shape of a tensor view, or the grid of another
// view, has.
func rank(t ast.Type) int {
	if t, ok := t.(*ast.TensorViewType); ok {
		return len(t.Shape)
	}
	return len(t.(ast.View).TileShape())
}

// region fills region i of an op: with arguments as the op has them, some ops,
// and the terminator that the op's own syntax may leave out, or another.
func (k *maker) region(op *ast.Op, info *ast.OpInfo, i, depth int) {
	r := op.AddRegion()
	if info.Is(ast.OptionalRegion) && i == len(info.Regions)-1 && k.IntN(2) == 0 {
		return
	}
	outer := k.block
	k.block = r.AddBlock()
	defer func() { k.block = outer }()
	end := ast.OpYield
	switch op.Opcode {
	case ast.OpEntry, ast.OpTestFunc:
		k.block.AddArg(ast.Tile(num.F32))
		k.block.AddArg(ast.TokenType{})
		end = ast.OpReturn
	case ast.OpFor:
		k.block.AddArg(op.Operand(0).Type)
		for _, v := range op.Operands()[3:] {
			k.block.AddArg(v.Type)
		}
		end = ast.OpContinue
	case ast.OpLoop:
		for _, v := range op.Operands() {
			k.block.AddArg(v.Type)
		}
		end = ast.OpContinue
	case ast.OpReduce, ast.OpScan:
		for range 2 * len(op.Operands()) {
			k.block.AddArg(ast.Tile(num.F16))
		}
	}
	for range k.IntN(3) {
		k.op(ast.OpUnregistered+1+ast.Opcode(k.IntN(int(ast.NumOps)-1)), depth+1)
	}
	if last := k.block.Last(); last != nil && last.Info() != nil && last.Info().Is(ast.Terminator) {
		return
	}
	term := ast.NewOp(end, nil, nil)
	if k.IntN(2) == 0 && len(k.block.Args) > 0 {
		term.AddOperands(k.block.Args[0])
	}
	k.block.Append(term)
}
