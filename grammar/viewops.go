package grammar

import (
	"strconv"

	"tileir/ast"
	"tileir/ast/num"
)

// This file reads the ops on views, whose syntax the formats leave to custom<…>.

// makeTensorViewOp reads
//
//	%base, shape = [4, %n], strides = [%s, 1] {…} : [base type,] [type ->] tensor_view<…>
//
// The type of the base is that of the view's elements unless it is given.
func (b *builder) makeTensorViewOp() {
	if !b.operandList(0, false) || !b.expect(kComma) || !b.expectWord("shape") || !b.expect(kEqual) {
		return
	}
	shapeTok := *b.at(0)
	shape, ok := b.extents(1)
	if !ok || !b.expect(kComma) || !b.expectWord("strides") || !b.expect(kEqual) {
		return
	}
	strideTok := *b.at(0)
	strides, ok := b.extents(2)
	if !ok || !b.attrDict() || !b.expect(kColon) {
		return
	}
	f := b.top()
	uses := b.operands[f.base:]
	base, index, view, ok := b.tensorViewTypes(len(uses) > 1)
	if !ok {
		return
	}
	if base == nil {
		base = view.Base()
	}
	if !b.checkUse(&uses[0], base) ||
		!b.matchExtents("shape", &shapeTok, shape, view.Shape) || !b.matchExtents("strides", &strideTok, strides, view.Strides) {
		return
	}
	for i := range uses[1:] {
		if !b.checkUse(&uses[1+i], index) {
			return
		}
	}
	b.setOperands(f.op, uses)
	b.SetResults(f.op, []ast.Type{view})
}

// tensorViewTypes reads the types of make_tensor_view; that of the base is nil
// if it is not given, that of the dynamic extents if there are none.
func (b *builder) tensorViewTypes(dynamic bool) (base, index ast.Type, view *ast.TensorViewType, ok bool) {
	t := *b.at(0)
	typ, ok := b.readType()
	if tile := ast.AsTile(typ); ok && tile != nil && tile.Pointee() != num.Invalid {
		base = typ
		if dynamic && !b.expect(kComma) || !dynamic && !b.expect(kArrow) {
			return nil, nil, nil, false
		}
		t = *b.at(0)
		typ, ok = b.readType()
	}
	if ok && dynamic {
		if _, early := typ.(*ast.TensorViewType); early {
			b.fail(&t, codeUseType, "expected the type of the extents and strides that are values and then ->, such as tile<i32> -> "+typ.String()+", got the tensor_view alone")
			return nil, nil, nil, false
		}
		index = typ
		if !b.expect(kArrow) {
			return nil, nil, nil, false
		}
		t = *b.at(0)
		typ, ok = b.readType()
	}
	if !ok {
		return nil, nil, nil, false
	}
	if view, ok = typ.(*ast.TensorViewType); !ok {
		b.fail(&t, codeUseType, "expected a tensor_view type, got "+typ.String())
	}
	return base, index, view, ok
}

// extents reads [4, %n]: numbers, and operands for those known at run time.
func (b *builder) extents(slot int) ([]int64, bool) {
	var out []int64
	if !b.expect(kLSquare) {
		return nil, false
	}
	if b.accept(kRSquare) {
		return out, true
	}
	for {
		switch b.at(0).kind {
		case kInt, kHex:
			v, ok := b.integer()
			if !ok {
				return nil, false
			}
			out = append(out, v)
		case kValue:
			if !b.operandList(slot, false) {
				return nil, false
			}
			out = append(out, ast.Dynamic)
		default:
			b.unexpected("an integer or a value")
			return nil, false
		}
		if !b.accept(kComma) {
			return out, b.expect(kRSquare)
		}
	}
}

// matchExtents compares what the op lists with its type.
func (b *builder) matchExtents(what string, t *token, got, want []int64) bool {
	if len(got) != len(want) {
		b.fail(t, codeView, "expected "+what+" to list "+plural(len(want), "number")+" as the tensor_view does, got "+strconv.Itoa(len(got)))
		return false
	}
	for i := range got {
		if got[i] != want[i] {
			b.fail(t, codeView, "expected "+what+" number "+strconv.Itoa(i)+" to be "+extentTitle(want[i])+
				" as in the tensor_view, got "+extentTitle(got[i]))
			return false
		}
	}
	return true
}

func extentTitle(n int64) string {
	if n == ast.Dynamic {
		return "a value"
	}
	return strconv.FormatInt(n, 10)
}

// makeView reads %view {…} : type of the view.
func (b *builder) makeView() {
	if !b.operandList(0, false) || !b.attrDict() || !b.expect(kColon) {
		return
	}
	t := *b.at(0)
	typ, ok := b.readType()
	if !ok {
		return
	}
	f := b.top()
	want := viewNames[f.op.Opcode]
	view, ok := typ.(ast.View)
	if !ok || viewName(view) != want {
		b.fail(&t, codeUseType, "expected a "+want+" type, got "+typ.String())
		return
	}
	if !b.checkUse(&b.operands[f.base], view.Tensor()) {
		return
	}
	b.setOperands(f.op, b.operands[f.base:])
	b.SetResults(f.op, []ast.Type{typ})
}

var viewNames = map[ast.Opcode]string{
	ast.OpMakePartitionView:     "partition_view",
	ast.OpMakeStridedView:       "strided_view",
	ast.OpMakeGatherScatterView: "gather_scatter_view",
}

func viewName(v ast.View) string {
	switch v.(type) {
	case *ast.PartitionViewType:
		return "partition_view"
	case *ast.StridedViewType:
		return "strided_view"
	}
	return "gather_scatter_view"
}

// getShape reads %view : type -> type; there is a result for each dimension.
func (b *builder) getShape(tensor bool) {
	if !b.operandList(0, false) || !b.attrDict() || !b.expect(kColon) {
		return
	}
	t := *b.at(0)
	src, ok := b.readType()
	if !ok || !b.expect(kArrow) {
		return
	}
	res, ok := b.readType()
	if !ok {
		return
	}
	rank := 0
	switch v := src.(type) {
	case *ast.TensorViewType:
		rank, ok = len(v.Shape), tensor
	case ast.View:
		rank, ok = len(v.TileShape()), !tensor
	default:
		ok = false
	}
	if !ok {
		want := "a tile view"
		if tensor {
			want = "a tensor_view"
		}
		b.fail(&t, codeUseType, "expected "+want+" type, got "+src.String())
		return
	}
	f := b.top()
	if !b.checkUse(&b.operands[f.base], src) {
		return
	}
	b.setOperands(f.op, b.operands[f.base:])
	types := make([]ast.Type, rank)
	for i := range types {
		types[i] = res
	}
	b.SetResults(f.op, types)
}

// memory reads the memory ordering and the optional scope.
func (b *builder) memory() bool {
	op := b.top().op
	order, ok := b.enumWord(ast.EnumMemoryOrdering, nil)
	if !ok {
		return false
	}
	b.setAttr(op, "memory_ordering_semantics", ast.EnumOf(ast.EnumMemoryOrdering, order))
	if b.at(0).kind != kWord {
		return true
	}
	if order == ast.OrderWeak {
		b.fail(b.at(0), codeEnum, "expected no memory scope after 'weak', got "+b.describe(b.at(0)))
		return false
	}
	scope, ok := b.enumWord(ast.EnumMemoryScope, nil)
	if ok {
		b.setAttr(op, "memory_scope", ast.EnumOf(ast.EnumMemoryScope, scope))
	}
	return ok
}

// place reads %view[%i, %j]: the operands view and index.
func (b *builder) place(view, index int) bool {
	if !b.operandList(view, false) || !b.expect(kLSquare) {
		return false
	}
	if b.accept(kRSquare) {
		return true
	}
	return b.operandList(index, true) && b.expect(kRSquare)
}

// viewTail reads
//
//	[token = %t] [optimization_hints = <…>] [inbounds = […]] [attributes {…}] :
//
// where plain ops have neither hints nor inbounds, which others have in either
// order.
func (b *builder) viewTail(token int, plain bool) bool {
	if b.acceptWord("token") && (!b.expect(kEqual) || !b.operandList(token, false)) {
		return false
	}
	if !plain {
		first := b.atWord("inbounds")
		if first && !b.inbounds() || !b.viewHints() || !first && !b.inbounds() {
			return false
		}
	}
	if b.acceptWord("attributes") && !b.requiredDict() {
		return false
	}
	return b.expect(kColon)
}

func (b *builder) viewHints() bool {
	if !b.acceptWord("optimization_hints") {
		return true
	}
	if !b.expect(kEqual) {
		return false
	}
	h, ok := b.hintsAttr()
	if ok {
		b.setAttr(b.top().op, "optimization_hints", h)
	}
	return ok
}

// inbounds reads inbounds = [true, false]. What promises nothing is left out.
func (b *builder) inbounds() bool {
	if !b.acceptWord("inbounds") {
		return true
	}
	if !b.expect(kEqual) || !b.expect(kLSquare) {
		return false
	}
	a := ast.DenseArrayAttr{Elem: num.I1}
	for {
		switch {
		case b.acceptWord("true"):
			a.Values = append(a.Values, 1)
		case b.acceptWord("false"):
			a.Values = append(a.Values, 0)
		default:
			b.unexpected("'true' or 'false'")
			return false
		}
		if !b.accept(kComma) {
			break
		}
	}
	if !ast.AllClear(a) {
		b.setAttr(b.top().op, "inbounds", a)
	}
	return b.expect(kRSquare)
}

// stateView reads the type of the view and those of the indices: none, one for
// all, or one each.
func (b *builder) stateView(view, index int) bool {
	at := pos(b.at(0))
	t, ok := b.readType()
	if !ok {
		return false
	}
	b.stated = append(b.stated, statedType{t, at, view, false})
	f := b.top()
	n := 0
	for i := range b.operands[f.base:] {
		if b.operands[f.base+i].slot == index {
			n++
		}
	}
	if !b.accept(kComma) {
		if n > 0 {
			b.unexpected("',' and the types of the indices")
			return false
		}
		return true
	}
	types, ok := b.types()
	if !ok {
		return false
	}
	for i := range n {
		switch {
		case len(types) == 1:
			b.stated = append(b.stated, statedType{types[0], at, index, false})
		case len(types) == n:
			b.stated = append(b.stated, statedType{types[i], at, index, false})
		default:
			b.fail(b.last(), codeOperands, "expected 1 type for all indices or one for each, got "+strconv.Itoa(len(types)))
			return false
		}
	}
	return true
}

// stateType reads a type for an operand.
func (b *builder) stateType(slot int) bool {
	at := pos(b.at(0))
	t, ok := b.readType()
	if ok {
		b.stated = append(b.stated, statedType{t, at, slot, false})
	}
	return ok
}

// finishView checks the stated types and gives the op its operands, and the
// results of the types that follow.
func (b *builder) finishView(base, token int) {
	f := b.top()
	defer func() { b.stated = b.stated[:base] }()
	info := f.op.Info()
	if b.at(0).kind != kArrow && len(info.Results) == 1 {
		b.unexpected("'-> token'")
	}
	if !b.expect(kArrow) {
		return
	}
	results, ok := b.types()
	if !ok {
		return
	}
	if len(results) == len(info.Results)-1 {
		b.unexpected("', token'")
		return
	}
	if len(results) != len(info.Results) {
		b.fail(b.last(), codeOperands, "expected "+plural(len(info.Results), "result type")+", got "+strconv.Itoa(len(results)))
		return
	}
	uses := b.operands[f.base:]
	for i := range uses {
		if uses[i].slot == token && !b.checkUse(&uses[i], ast.TokenType{}) {
			return
		}
	}
	for slot := range info.Operands {
		if slot != token && !b.checkStated(uses, slot, base) {
			return
		}
	}
	b.setOperands(f.op, uses)
	b.SetResults(f.op, results)
}

// The operands of the three ops in the op table.
const (
	loadView, loadIndex, loadToken                    = 0, 1, 2
	storeTile, storeViewAt, storeIndex, storeToken    = 0, 1, 2, 3
	atomicView, atomicIndex, atomicValue, atomicToken = 0, 1, 2, 3
)

// loadView reads
//
//	weak %view[%i] token = %t : type, types -> tile, token
func (b *builder) loadView() {
	base := len(b.stated)
	if b.memory() && b.place(loadView, loadIndex) && b.viewTail(loadToken, false) && b.stateView(loadView, loadIndex) {
		b.finishView(base, loadToken)
	}
}

// storeView reads
//
//	weak %tile, %view[%i] token = %t : tile, type, types -> token
func (b *builder) storeView() {
	base := len(b.stated)
	if b.memory() && b.operandList(storeTile, false) && b.expect(kComma) && b.place(storeViewAt, storeIndex) &&
		b.viewTail(storeToken, false) && b.stateType(storeTile) && b.expect(kComma) && b.stateView(storeViewAt, storeIndex) {
		b.finishView(base, storeToken)
	}
}

// atomicRedView reads
//
//	relaxed device %view[%i], add, %value token = %t : tile, type, types -> token
func (b *builder) atomicRedView() {
	base := len(b.stated)
	if !b.memory() || !b.place(atomicView, atomicIndex) || !b.expect(kComma) {
		return
	}
	mode, ok := b.enumWord(ast.EnumAtomicMode, nil)
	if !ok || !b.expect(kComma) || !b.operandList(atomicValue, false) {
		return
	}
	b.setAttr(b.top().op, "mode", ast.EnumOf(ast.EnumAtomicMode, mode))
	if b.viewTail(atomicToken, true) && b.stateType(atomicValue) && b.expect(kComma) && b.stateView(atomicView, atomicIndex) {
		b.finishView(base, atomicToken)
	}
}
