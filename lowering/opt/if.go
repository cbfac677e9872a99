package opt

import (
	"tileir/ast"
	"tileir/ast/num"
)

// ifRules simplify if. Its regions end with a yield, or jump: with a return,
// continue or break, and then nothing after the if runs.
var ifRules = []rule{
	ifNegated, ifKnown, ifUnusedResults, ifSameYields, ifIsSelect, ifEmptyElse, ifAsAbove, ifNested, ifJumps,
}

// terminators returns the last ops of both regions; nil for a missing else.
func terminators(op *ast.Op) (then, other *ast.Op) {
	if b := op.Body(1); b != nil {
		other = b.Last()
	}
	return op.Body(0).Last(), other
}

func isYield(op *ast.Op) bool { return op != nil && op.Opcode == ast.OpYield }

// newIf makes an if that takes the blocks of another; nil leaves a region without a
// block.
func newIf(cond *ast.Value, results []ast.Type, then, other *ast.Block) *ast.Op {
	op := ast.NewOp(ast.OpIf, []*ast.Value{cond}, results)
	for _, from := range []*ast.Block{then, other} {
		r := op.AddRegion()
		if from != nil {
			r.Adopt(from)
		}
	}
	return op
}

// ifNegated: if(not c) A else B is if(c) B else A.
func ifNegated(rw *rewriter, op *ast.Op) bool {
	c := negated(op.Get(ast.InCondition))
	if c == nil || op.Body(1) == nil {
		return false
	}
	rw.setOperand(op, op.At(ast.InCondition), c)
	r := op.Regions()
	r[0], r[1] = r[1], r[0]
	return true
}

// ifKnown puts the region that a constant condition chooses in the place of the
// if.
func ifKnown(rw *rewriter, op *ast.Op) bool {
	c, known := truth(op.Get(ast.InCondition))
	if !known {
		return false
	}
	body := op.Body(0)
	if !c {
		body = op.Body(1)
	}
	if body == nil {
		rw.erase(op)
		return true
	}
	inline(rw, op, body)
	return true
}

// inline puts the ops of body before op, which is around it, and removes op. If
// body jumps, that ends the block of op.
func inline(rw *rewriter, op *ast.Op, body *ast.Block) {
	last := body.Last()
	rw.moveOps(body, op)
	if isYield(last) {
		rw.replace(op, last.Operands()...)
		rw.erase(last)
		return
	}
	for o := op.Block().Last(); o != last; {
		prev := o.Prev()
		rw.erase(o)
		o = prev
	}
}

// ifUnusedResults drops the results that nothing reads.
func ifUnusedResults(rw *rewriter, op *ast.Op) bool {
	then, other := terminators(op)
	if len(op.Results()) == 0 || !isYield(then) && !isYield(other) {
		return false
	}
	var used []int
	for i, r := range op.Results() {
		if len(r.Uses()) > 0 {
			used = append(used, i)
		}
	}
	if len(used) == len(op.Results()) {
		return false
	}
	keepResults(rw, op, used)
	return true
}

// keepResults leaves op only the results and yielded values of the given
// numbers. Nothing reads the others.
func keepResults(rw *rewriter, op *ast.Op, keep []int) *ast.Op {
	var types []ast.Type
	for _, i := range keep {
		types = append(types, op.Result(i).Type)
	}
	out := newIf(op.Get(ast.InCondition), types, op.Body(0), op.Body(1))
	rw.insert(op, out)
	then, other := terminators(out)
	for _, t := range []*ast.Op{then, other} {
		if isYield(t) {
			rw.setOperands(t, pick(t.Operands(), keep))
		}
	}
	for k, i := range keep {
		out.Result(k).Name = op.Result(i).Name
		rw.replaceUses(op.Result(i), out.Result(k))
	}
	rw.erase(op)
	return out
}

func pick(vals []*ast.Value, keep []int) []*ast.Value {
	var out []*ast.Value
	for _, i := range keep {
		out = append(out, vals[i])
	}
	return out
}

// ifSameYields replaces a result that is the same on both sides, or the
// condition, or its negation.
func ifSameYields(rw *rewriter, op *ast.Op) bool {
	then, other := terminators(op)
	if !isYield(then) || !isYield(other) {
		return false
	}
	changed := false
	for i, r := range op.Results() {
		t, f := then.Operand(i), other.Operand(i)
		if len(r.Uses()) == 0 {
			continue
		}
		switch {
		case t == f:
			rw.replaceUses(r, t)
		case isScalarTruth(t, false) && isScalarTruth(f, true):
			rw.replaceUses(r, rw.not(op, op.Get(ast.InCondition)))
		case isScalarTruth(t, true) && isScalarTruth(f, false):
			rw.replaceUses(r, op.Get(ast.InCondition))
		default:
			continue
		}
		changed = true
	}
	return changed
}

// isScalarTruth is isTruth for what can take the place of a condition.
func isScalarTruth(v *ast.Value, want bool) bool {
	return isTruth(v, want) && ast.AsTile(v.Type).Rank() == 0
}

// ifIsSelect turns results that both sides only choose into selects. Where one
// side jumps, there is nothing to choose.
func ifIsSelect(rw *rewriter, op *ast.Op) bool {
	then, other := terminators(op)
	if len(op.Results()) == 0 || !isYield(then) && !isYield(other) || !allTiles(op.Results()) {
		return false
	}
	if !isYield(then) {
		then = other
	}
	if !isYield(other) {
		other = then
	}
	var inside []int
	for i := range op.Results() {
		t, f := then.Operand(i), other.Operand(i)
		if definedIn(t, then.Block()) || definedIn(f, other.Block()) || t != f && !selectable(t) {
			inside = append(inside, i)
		}
	}
	if len(inside) == len(op.Results()) {
		return false
	}
	chosen := map[int]bool{}
	for _, i := range inside {
		chosen[i] = true
	}
	for i, r := range op.Results() {
		if !chosen[i] {
			rw.replaceUses(r, choice(rw, op, op.Get(ast.InCondition), then.Operand(i), other.Operand(i)))
		}
	}
	keepResults(rw, op, inside)
	return true
}

func allTiles(vals []*ast.Value) bool {
	for _, v := range vals {
		if ast.AsTile(v.Type) == nil {
			return false
		}
	}
	return true
}

// selectable reports whether select takes a tile: those of four-bit numbers it does not.
func selectable(v *ast.Value) bool { return ast.AsTile(v.Type).ElemNum() != num.F4E2M1FN }

func definedIn(v *ast.Value, b *ast.Block) bool { return v.Def() != nil && v.Def().Block() == b }

// choice inserts select(cond, t, f) before mark, with the scalar cond repeated
// in the shape of the values.
func choice(rw *rewriter, mark *ast.Op, cond, t, f *ast.Value) *ast.Value {
	if t == f {
		return t
	}
	if typ := boolLike(t.Type); typ.Rank() > 0 {
		ones := make([]int64, typ.Rank())
		for i := range ones {
			ones[i] = 1
		}
		flat := &ast.TileType{Shape: ones, Elem: typ.Elem}
		cond = rw.insert(mark, ast.NewOp(ast.OpReshape, []*ast.Value{cond}, []ast.Type{flat})).Value()
		cond = rw.insert(mark, ast.NewOp(ast.OpBroadcast, []*ast.Value{cond}, []ast.Type{typ})).Value()
	}
	return rw.insert(mark, ast.NewOp(ast.OpSelect, []*ast.Value{cond, t, f}, []ast.Type{t.Type})).Value()
}

// ifEmptyElse drops an else that does nothing.
func ifEmptyElse(rw *rewriter, op *ast.Op) bool {
	b := op.Body(1)
	if len(op.Results()) > 0 || b == nil || b.Len() != 1 || !isYield(b.Last()) {
		return false
	}
	rw.erase(b.Last())
	op.Regions()[1].Blocks = nil
	rw.visit(op)
	return true
}

// ifNested: if(a) { if(b) A } is if(a and b) A. Values that the outer if yields
// by itself depend on a alone.
func ifNested(rw *rewriter, op *ast.Op) bool {
	inner := onlyOp(op.Body(0))
	if inner == nil || inner.Opcode != ast.OpIf || !yieldsOnly(op.Body(1)) || !yieldsOnly(inner.Body(1)) {
		return false
	}
	then, other := terminators(op)
	innerThen, innerOther := terminators(inner)
	jumps := isJump(innerThen)
	if isJump(then) || jumps && (other != nil || innerOther != nil) {
		return false
	}
	yields, ok := nestedYields(inner, then, other)
	if !ok {
		return false
	}
	cond := ast.NewOp(ast.OpAndI, []*ast.Value{op.Get(ast.InCondition), inner.Get(ast.InCondition)}, []ast.Type{op.Get(ast.InCondition).Type})
	rw.insert(op, cond)
	var types []ast.Type
	for _, r := range op.Results() {
		types = append(types, r.Type)
	}
	out := newIf(cond.Value(), types, inner.Body(0), op.Body(1))
	rw.insert(op, out)
	if !jumps {
		rw.setOperands(innerThen, yields)
	}
	for i, r := range op.Results() {
		v := out.Result(i)
		if !definedByResult(then.Operand(i), inner) {
			v = choice(rw, op, op.Get(ast.InCondition), then.Operand(i), other.Operand(i))
		}
		rw.replaceUses(r, v)
	}
	rw.erase(op)
	return true
}

// onlyOp returns the op of a block that has one besides its terminator, or nil.
func onlyOp(b *ast.Block) *ast.Op {
	if b.Len() != 2 {
		return nil
	}
	return b.First()
}

// yieldsOnly reports whether a region is missing or does nothing but yield.
func yieldsOnly(b *ast.Block) bool { return b == nil || b.Len() == 1 && isYield(b.Last()) }

func definedByResult(v *ast.Value, op *ast.Op) bool { return v.Def() == op }

// nestedYields returns what an if with both conditions yields where both hold.
// It must yield what the outer one does where one of them does not hold, or
// that must be for a select by the outer condition to say.
func nestedYields(inner, then, other *ast.Op) ([]*ast.Value, bool) {
	innerThen, innerOther := terminators(inner)
	yields := append([]*ast.Value(nil), then.Operands()...)
	for i, v := range yields {
		if !definedByResult(v, inner) {
			if definedIn(v, then.Block()) || ast.AsTile(v.Type) == nil || v != other.Operand(i) && !selectable(v) {
				return nil, false
			}
			continue
		}
		if !isYield(innerThen) || innerOther.Operand(v.Index()) != other.Operand(i) {
			return nil, false
		}
		yields[i] = innerThen.Operand(v.Index())
	}
	return yields, true
}

// ifJumps: if(c) A else B, where both jump, is if(c) A followed by B.
func ifJumps(rw *rewriter, op *ast.Op) bool {
	then, other := terminators(op)
	if !isJump(then) || !isJump(other) {
		return false
	}
	rw.insert(op, newIf(op.Get(ast.InCondition), nil, op.Body(0), nil))
	inline(rw, op, op.Body(1))
	return true
}
