package verify

import (
	"tileir/ast"
	"tileir/ast/num"
)

// ordering checks that the scope is there exactly if the ordering is not weak.
func (c *checker) ordering(op *ast.Op) bool {
	order := op.Enum("memory_ordering_semantics", ast.OrderWeak)
	scope := op.Attr("memory_scope")
	if order == ast.OrderWeak && scope != nil {
		c.fail(op, codeWeakScope, "expected no memory scope with weak ordering, got %s", scope)
		return false
	}
	if order != ast.OrderWeak && scope == nil {
		c.fail(op, codeScopeMissing, "expected a memory scope with %s ordering, got none", ast.EnumMemoryOrdering.Info().Names[order])
		return false
	}
	return true
}

// pointee checks that pointers point to the elements of a tile.
func (c *checker) pointee(op *ast.Op, ptrs, tile *ast.Value, what string) bool {
	p, t := ast.AsTile(ptrs.Type), ast.AsTile(tile.Type)
	if t.ElemNum() != num.Invalid && p.Pointee() == t.ElemNum() {
		return true
	}
	c.fail(op, codeElementPointee, "expected %s to hold elements of type %s as the pointers point to, got %s", what, p.Pointee(), spell(t)).
		note(ptrs.Pos, "%s is defined here", valueName(ptrs))
	return false
}

func checkLoadPtr(c *checker, op *ast.Op) {
	if c.pointee(op, op.Operand(0), op.Result(0), "the result") && c.ordering(op) {
		c.hints(op)
	}
}

func checkStorePtr(c *checker, op *ast.Op) {
	if c.pointee(op, op.Operand(0), op.Operand(1), "value") && c.ordering(op) {
		c.hints(op)
	}
}

func checkLoadView(c *checker, op *ast.Op) {
	v := op.Operand(0).Type.(ast.View)
	if c.viewAccess(op, v, op.Group(1), op.Result(0).Type) && c.ordering(op) {
		c.hints(op)
	}
}

func checkStoreView(c *checker, op *ast.Op) {
	v := op.Operand(1).Type.(ast.View)
	if c.viewAccess(op, v, op.Group(2), op.Operand(0).Type) && c.ordering(op) {
		c.hints(op)
	}
}

// viewAccess checks the indices and the tile of an access through a view.
func (c *checker) viewAccess(op *ast.Op, v ast.View, index []*ast.Value, tile ast.Type) bool {
	return c.indexCount(op, v, index) && c.tileOfView(op, v, tile) && c.indexTypes(op, v, index) && c.inbounds(op, len(index))
}

// inbounds checks that there is a promise for each index, if there are any.
func (c *checker) inbounds(op *ast.Op, n int) bool {
	a, ok := op.Attr("inbounds").(ast.DenseArrayAttr)
	if ok && len(a.Values) != n {
		c.fail(op, codeInbounds, "expected inbounds to have %s, one per index, got %d", countText(n, n, "value"), len(a.Values))
		return false
	}
	return true
}

func (c *checker) indexCount(op *ast.Op, v ast.View, index []*ast.Value) bool {
	if n := len(v.TileShape()); len(index) != n {
		c.fail(op, codeIndexCount, "expected %s, one per dimension of the view, got %d", indices(n), len(index))
		return false
	}
	return true
}

func indices(n int) string {
	return counted(n, "index", "indices")
}

func (c *checker) tileOfView(op *ast.Op, v ast.View, t ast.Type) bool {
	tile := ast.AsTile(t)
	shape := v.TileShape()
	ok := len(tile.Shape) == len(shape) && tile.ElemNum() == v.Tensor().Elem
	for i := 0; ok && i < len(shape); i++ {
		ok = tile.Shape[i] == int64(shape[i])
	}
	if !ok {
		c.fail(op, codeTileOfView, "expected a tile of type %s as the view has, got %s", spell(viewTile(v)), spell(t))
	}
	return ok
}

// viewTile returns the type of the tiles of a view.
func viewTile(v ast.View) *ast.TileType {
	t := &ast.TileType{Elem: ast.NumType(v.Tensor().Elem)}
	for _, d := range v.TileShape() {
		t.Shape = append(t.Shape, int64(d))
	}
	return t
}

// indexTypes checks that the indices are scalars of one type, except for the
// tile of indices of a gather_scatter_view.
func (c *checker) indexTypes(op *ast.Op, v ast.View, index []*ast.Value) bool {
	sparse := -1
	if g, ok := v.(*ast.GatherScatterViewType); ok {
		sparse = int(g.SparseDim)
	}
	var first ast.Type
	for i, x := range index {
		t := ast.AsTile(x.Type)
		if i == sparse {
			if want := int64(v.TileShape()[i]); t.Rank() != 1 || t.Shape[0] != want {
				c.fail(op, codeIndexType, "expected index %d, along sparse_dim, to be a tile of %d integers, got %s", i, want, spell(t))
				return false
			}
			continue
		}
		if t.Rank() != 0 {
			c.fail(op, codeIndexType, "expected index %d to be a scalar, got %s", i, spell(t))
			return false
		}
		if first == nil {
			first = t
		} else if !ast.Same(first, t) {
			c.fail(op, codeIndexType, "expected index %d to have type %s as the others, got %s", i, spell(first), spell(t))
			return false
		}
	}
	return true
}

func checkAtomicRedView(c *checker, op *ast.Op) {
	v := op.Operand(0).Type.(ast.View)
	if v.Pad() != ast.PadNone {
		c.fail(op, codeAtomicView, "expected a view without padding, got padding_value = %s", v.Pad())
		return
	}
	value := op.Group(2)[0]
	if c.indexCount(op, v, op.Group(1)) && c.tileOfView(op, v, value.Type) {
		_ = c.indexTypes(op, v, op.Group(1)) && c.atomicMode(op, v.Tensor().Elem)
	}
}

func checkAtomicRMW(c *checker, op *ast.Op) {
	if c.pointee(op, op.Operand(0), op.Operand(1), "arg") {
		c.atomicMode(op, ast.AsTile(op.Operand(1).Type).ElemNum())
	}
}

// atomicMode checks that elements of type t can be combined in op's mode.
func (c *checker) atomicMode(op *ast.Op, t num.Type) bool {
	mode := op.Enum("mode", ast.AtomicXchg)
	ok, want := false, ""
	switch mode {
	case ast.AtomicAddF:
		ok, want = t == num.F16 || t == num.BF16 || t == num.F32 || t == num.F64, "f16, bf16, f32 or f64"
	case ast.AtomicXchg:
		ok, want = t.Bits() == 32 || t.Bits() == 64, "32 or 64 bits"
	default:
		ok, want = t == num.I32 || t == num.I64, "i32 or i64"
	}
	if !ok {
		c.fail(op, codeAtomicType, "expected elements of %s for mode %s, got %s", want, ast.EnumAtomicMode.Info().Names[mode], t)
	}
	return ok
}

func checkAtomicCAS(c *checker, op *ast.Op) {
	if !c.pointee(op, op.Operand(0), op.Operand(2), "val") {
		return
	}
	if t := ast.AsTile(op.Operand(2).Type).ElemNum(); t.Bits() != 32 && t.Bits() != 64 {
		c.fail(op, codeAtomicType, "expected elements of 32 or 64 bits, got %s", t)
	}
}

func checkAlloca(c *checker, op *ast.Op) {
	align := op.Int("alignment", 0)
	if align <= 0 || align&(align-1) != 0 {
		c.fail(op, codeAlignment, "expected a power of two as alignment, got %d", align)
		return
	}
	t := ast.AsTile(op.Result(0).Type).Pointee()
	if size := int64(t.Bits() / 8); align < size {
		c.fail(op, codeAlignment, "expected an alignment of at least %d bytes, the size of %s, got %d", size, t, align)
	}
}

func checkJoinTokens(c *checker, op *ast.Op) {
	if n := len(op.Operands()); n < 2 {
		c.fail(op, codeJoin, "expected two tokens or more, got %d", n)
	}
}

func checkMakeTensorView(c *checker, op *ast.Op) {
	t := op.Result(0).Type.(*ast.TensorViewType)
	if p := ast.AsTile(op.Operand(0).Type).Pointee(); p != t.Elem {
		c.fail(op, codeElementPointee, "expected a base that points to %s as the tensor_view holds, got a pointer to %s", t.Elem, p)
		return
	}
	if p := ast.AsTile(op.Operand(0).Type).Elem.(*ast.PtrType); p.Attr != t.Attr {
		c.fail(op, codePtrAttr, "expected a base and a tensor_view with one ptr_attr, got %s and %s", spell(op.Operand(0).Type), spell(t))
		return
	}
	ok := c.dynamicCount(op, "extents", t.Shape, op.Group(1)) && c.dynamicCount(op, "strides", t.Strides, op.Group(2))
	if !ok {
		return
	}
	all := op.Operands()[1:]
	for i, v := range all {
		if !ast.Same(v.Type, all[0].Type) {
			c.fail(op, codeDynamicTypes, "expected extents and strides of one type, got %s and %s (value %d)", spell(all[0].Type), spell(v.Type), i)
			return
		}
	}
}

func (c *checker) dynamicCount(op *ast.Op, what string, dims []int64, vs []*ast.Value) bool {
	n := 0
	for _, d := range dims {
		if d == ast.Dynamic {
			n++
		}
	}
	if n != len(vs) {
		c.fail(op, codeDynamicCount, "expected %d values for the dynamic %s, got %d", n, what, len(vs))
	}
	return n == len(vs)
}

func checkMakeView(c *checker, op *ast.Op) {
	v, got := op.Result(0).Type.(ast.View), op.Operand(0)
	if !ast.Same(v.Tensor(), got.Type) {
		c.fail(op, codeViewTensor, "expected a %s as the view looks at, got %s", spell(v.Tensor()), spell(got.Type)).
			note(got.Pos, "%s is defined here", valueName(got))
	}
}

func checkIndexSpaceShape(c *checker, op *ast.Op) {
	c.shapeResults(op, len(op.Operand(0).Type.(ast.View).TileShape()))
}

func checkTensorShape(c *checker, op *ast.Op) {
	shape := op.Operand(0).Type.(*ast.TensorViewType).Shape
	if c.shapeResults(op, len(shape)) {
		c.shapeRange(op, shape)
	}
}

// shapeResults checks that there is one result per dimension and that all are
// of one type, since the pretty form spells it once.
func (c *checker) shapeResults(op *ast.Op, rank int) bool {
	if len(op.Results()) != rank {
		c.fail(op, codeShapeResults, "expected %s, one per dimension, got %d", countText(rank, rank, "result"), len(op.Results()))
		return false
	}
	for i, r := range op.Results() {
		if !ast.Same(r.Type, op.Result(0).Type) {
			c.fail(op, codeShapeResults, "expected results of one type, got %s and %s (result %d)", spell(op.Result(0).Type), spell(r.Type), i)
			return false
		}
	}
	return true
}

func checkPrint(c *checker, op *ast.Op) {
	pieces, unended := ast.ParsePrint(op.Str("str"))
	if unended >= 0 {
		c.fail(op, codePrintFormat, "expected a conversion such as %%i or %%f after the percent sign at byte %d of the text, got none", unended)
		return
	}
	want := 0
	for _, p := range pieces {
		if !p.Operand {
			continue
		}
		if p.Directive == nil {
			c.warn(codePrintFormat, op.Pos, "print_tko: expected a conversion such as %%i or %%f after the percent sign at byte %d of the text, got something else: it prints a percent sign, and not argument %d; %%%% prints one without an argument", p.At, want)
		}
		want++
	}
	if got := len(op.Group(0)); got != want {
		c.fail(op, codePrintArgs, "expected %s for the text's conversions, got %d", countText(want, want, "argument"), got)
	}
}
