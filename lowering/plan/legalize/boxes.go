package legalize

import (
	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/analysis"
	"tileir/lowering/build"
	"tileir/lowering/plan/dce"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
	"tileir/views"
)

// Boxes writes accesses through pointers that are really accesses
// through a view as such, so that all that is done for views is done for them:
// one address to a thread and not one to an element, and copies that run ahead.
//
// The pointers must be an affine function of the coordinates, and the mask a box:
//
//	pointer(c) = p + Σ stride[d]·c[d]     see affine
//	mask(c)    = c[d] < n[d] for every d  an and of comparisons, see boxOf
//
// with p, stride and n the same for all elements. This is the tile at index zero
// of a view of a tensor at p, with these strides and extents n, or the tile's
// own where nothing is masked. n and p may change from one iteration of a loop
// to the next. Padding must be one of those that views have.
func Boxes(c *pass.Context) error {
	b := newBoxes(c)
	var found []*ast.Op
	c.Walk(c.Op, func(op *ast.Op) {
		if (op.IsLoad() || op.IsStore()) && !op.ThroughView() {
			found = append(found, op)
		}
	})
	changed := false
	for _, op := range found {
		halt.If(c.Ctx)
		w, no := b.recognize(op)
		if no != nil {
			c.Say(no)
			continue
		}
		if w.tile.NumElements() > 1 {
			c.Remark(op, remark.PointersAsView)
			b.rewrite(op, w)
			changed = true
		}
	}
	if changed {
		dce.RemoveCarried(c)
	}
	return nil
}

type boxes struct {
	*pass.Context
	scalars *build.Scalars
	known   map[analysis.Step]*ast.Value // strides computed
}

func newBoxes(c *pass.Context) *boxes {
	return &boxes{c, build.NewScalars(c.Facts), map[analysis.Step]*ast.Value{}}
}

// box is an access to be rewritten.
type box struct {
	tile     *ast.TileType // as it is in memory
	pointers *ast.Value
	strides  []analysis.Step // in elements
	bounds   []analysis.Bound
	padding  ast.Padding
}

// recognize finds the box of an access, if it is one. That of one element is left
// as it is.
func (b *boxes) recognize(op *ast.Op) (w box, no *pass.Refusal) {
	var mask, padding *ast.Value
	if op.Opcode == ast.OpLoadPtrTko {
		w.tile, w.pointers = ast.AsTile(op.Get(ast.OutResult).Type), op.Get(ast.InSource)
		mask, padding = op.Get(ast.InMask), op.Get(ast.InPaddingValue)
	} else {
		w.tile, w.pointers = ast.AsTile(op.Get(ast.InValue).Type), op.Get(ast.InDestination)
		mask = op.Get(ast.InMask)
	}
	elem := w.tile.ElemNum()
	if w.tile.NumElements() == 1 {
		return w, nil
	}
	if elem == num.Invalid || elem.MemBits() < 8 {
		return w, pass.Refuse(op, remark.PointersBits, "elem", w.tile.Elem.String())
	}
	if w.strides, no = b.elementStrides(op, w.tile, w.pointers); no != nil || mask == nil {
		return w, no
	}
	var ok bool
	if w.bounds, ok = b.Bounds(mask); !ok {
		return w, pass.Refuse(op, remark.PointersMask)
	}
	if w.padding, ok = paddingOf(padding, elem); !ok {
		return w, pass.Refuse(op, remark.PointersPadding)
	}
	return w, nil
}

// elementStrides returns how many elements apart neighbours are. A tensor_view
// has no negative strides, and none of zero.
func (b *boxes) elementStrides(op *ast.Op, t *ast.TileType, pointers *ast.Value) ([]analysis.Step, *pass.Refusal) {
	a := b.Affine(pointers)
	if a == nil {
		return nil, pass.Refuse(op, remark.PointersNotAffine)
	}
	size := int64(t.ElemNum().MemBits() / 8)
	strides := make([]analysis.Step, len(a.Steps))
	for d, s := range a.Steps {
		if t.Shape[d] == 1 {
			// It does not count; it must only not look like the contiguous one.
			strides[d] = analysis.Step{By: t.NumElements()}
			continue
		}
		if s.By <= 0 || s.By%size != 0 {
			return nil, pass.Refuse(op, remark.PointersStep, "dim", d, "by", s.By, "size", size)
		}
		strides[d] = analysis.Step{By: s.By / size, Factor: s.Factor}
	}
	return strides, nil
}

// paddingOf finds the padding of views that a tile of padding values is.
func paddingOf(v *ast.Value, elem num.Type) (ast.Padding, bool) {
	if v == nil {
		return ast.PadNone, true
	}
	bits, ok := analysis.SplatBits(v)
	if !ok {
		return 0, false
	}
	all := []ast.Padding{ast.PadZero}
	if elem.IsFloat() {
		all = append(all, ast.PadNegZero, ast.PadNaN, ast.PadPosInf, ast.PadNegInf)
	}
	for _, p := range all {
		if hasPadding(p, elem) && views.PadBits(p, elem) == bits {
			return p, true
		}
	}
	return 0, false
}

// hasPadding reports whether elem has a number for p: not every type of 8 bits
// has infinities or a negative zero.
func hasPadding(p ast.Padding, elem num.Type) bool {
	return p == ast.PadZero || elem.MemBits() >= 16
}

// rewrite puts the access through a view in the place of the one through
// pointers.
func (b *boxes) rewrite(op *ast.Op, w box) {
	at := build.At{Mark: op}
	view := b.view(at, w)
	zero := at.Constant(num.I32, 0)
	index := make([]*ast.Value, w.tile.Rank())
	for i := range index {
		index[i] = zero
	}
	var access *ast.Op
	if op.Opcode == ast.OpLoadPtrTko {
		token := op.List(ast.InToken)
		access = ast.NewOp(ast.OpLoadViewTko, append(append([]*ast.Value{view}, index...), token...), []ast.Type{op.Get(ast.OutResult).Type, op.Get(ast.OutToken).Type})
		access.SetSegments([]int32{1, int32(len(index)), int32(len(token))})
	} else {
		token := op.List(ast.InToken)
		access = ast.NewOp(ast.OpStoreViewTko, append(append([]*ast.Value{op.Get(ast.InValue), view}, index...), token...), []ast.Type{op.Value().Type})
		access.SetSegments([]int32{1, 1, int32(len(index)), int32(len(token))})
	}
	access.Pos, access.Loc = op.Pos, op.Loc
	access.Attrs = append(access.Attrs, op.Attrs...)
	ast.InsertBefore(op, access)
	for i, r := range op.Results() {
		access.Result(i).Name = r.Name
		r.ReplaceAllUses(access.Result(i))
	}
	op.Erase()
}

// view makes the view of which the access is the tile at index zero.
func (b *boxes) view(at build.At, w box) *ast.Value {
	base := b.scalars.Of(w.pointers)
	t := &ast.TensorViewType{
		Elem: w.tile.ElemNum(), Shape: append([]int64(nil), w.tile.Shape...),
		Attr: ast.AsTile(base.Type).Elem.(*ast.PtrType).Attr,
	}
	extents := b.scalars.Extents(at, w.tile.Shape, w.bounds)
	operands := []*ast.Value{base}
	for d, n := range extents {
		if n != nil {
			t.Shape[d] = ast.Dynamic
			operands = append(operands, n)
		}
	}
	shapes := len(operands) - 1
	for _, s := range w.strides {
		if s.Factor == nil {
			t.Strides = append(t.Strides, s.By)
			continue
		}
		t.Strides = append(t.Strides, ast.Dynamic)
		operands = append(operands, b.stride(s))
	}
	tensor := at.Op(ast.OpMakeTensorView, t, operands...)
	tensor.SetSegments([]int32{1, int32(shapes), int32(len(operands) - 1 - shapes)})
	v := &ast.PartitionViewType{View: t, Padding: w.padding}
	for d, n := range w.tile.Shape {
		v.Tile, v.DimMap = append(v.Tile, int32(n)), append(v.DimMap, int32(d))
	}
	return at.Op(ast.OpMakePartitionView, v, tensor.Value()).Value()
}

// stride computes a stride that is known at run time only, once, right after
// what it is computed from.
func (b *boxes) stride(s analysis.Step) *ast.Value {
	if v := b.known[s]; v != nil {
		return v
	}
	factor := b.scalars.Of(s.Factor)
	var at build.At
	if block := factor.ArgOf(); block != nil {
		at.Mark = block.First()
	} else {
		at.Mark = factor.Def().Next()
	}
	n := at.Wide(factor)
	if s.By != 1 {
		n = at.Binary(ast.OpMulI, n, at.Constant(num.I64, s.By))
	}
	b.known[s] = n
	return n
}
