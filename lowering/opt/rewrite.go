package opt

import (
	"tileir/ast"
	"tileir/ast/num"
)

// rewriter applies rules to ops until none applies. It visits an op again
// whenever something that a rule may look at has changed: its operands, their
// uses, or the ops inside.
type rewriter struct {
	effects *effects
	rules   func(*ast.Op) []rule
	stack   []*ast.Op
	queued  map[*ast.Op]bool // false or missing: erased, or not on the stack
	changed bool
}

// rule tries to improve an op and reports whether it changed anything. The op
// may be gone afterwards.
type rule func(*rewriter, *ast.Op) bool

// run visits all ops of a block once and those that changes concern, and
// reports whether anything changed.
func (rw *rewriter) run(s scope) bool {
	rw.effects, rw.queued, rw.changed = newEffects(), map[*ast.Op]bool{}, false
	var all []*ast.Op
	s.walk(func(op *ast.Op) { all = append(all, op) })
	for i := len(all) - 1; i >= 0; i-- {
		rw.visit(all[i])
	}
	for len(rw.stack) > 0 {
		s.look()
		op := rw.stack[len(rw.stack)-1]
		rw.stack = rw.stack[:len(rw.stack)-1]
		if !rw.queued[op] {
			continue
		}
		delete(rw.queued, op)
		rw.simplify(op)
	}
	return rw.changed
}

// simplify removes op if it is dead and otherwise applies the first rule that
// does something.
func (rw *rewriter) simplify(op *ast.Op) {
	if rw.effects.dead(op) {
		rw.erase(op)
		return
	}
	for _, r := range rw.rules(op) {
		if r(rw, op) {
			rw.changed = true
			return
		}
	}
}

// visit makes sure that op is looked at.
func (rw *rewriter) visit(op *ast.Op) {
	if op != nil && !rw.queued[op] {
		rw.queued[op] = true
		rw.stack = append(rw.stack, op)
	}
}

// visitUsers looks at the readers of v again.
func (rw *rewriter) visitUsers(v *ast.Value) {
	for _, u := range v.Uses() {
		rw.visit(u.Op)
	}
}

// insert puts a new op before mark.
func (rw *rewriter) insert(mark, op *ast.Op) *ast.Op {
	op.Loc, op.Pos = mark.Loc, mark.Pos
	ast.InsertBefore(mark, op)
	rw.visit(op)
	return op
}

// erase removes an op that nothing reads, and looks again at what it read and
// at what held it.
func (rw *rewriter) erase(op *ast.Op) {
	rw.changed = true
	rw.effects.changed(op)
	op.Walk(func(o *ast.Op) {
		for _, v := range o.Operands() {
			rw.visit(v.Def())
		}
	})
	// An operand may be defined inside op; it must not be visited.
	op.Walk(func(o *ast.Op) { delete(rw.queued, o) })
	rw.visit(op.Parent())
	op.Erase()
}

// replace makes the readers of op's results read vals, and removes op.
func (rw *rewriter) replace(op *ast.Op, vals ...*ast.Value) {
	for i, r := range op.Results() {
		rw.replaceUses(r, vals[i])
	}
	rw.erase(op)
}

func (rw *rewriter) replaceUses(v, w *ast.Value) {
	rw.visitUsers(v)
	v.ReplaceAllUses(w)
	rw.visit(v.Def())
	rw.changed = true
}

// setOperand changes an operand of op.
func (rw *rewriter) setOperand(op *ast.Op, i int, v *ast.Value) {
	rw.visit(op.Operand(i).Def())
	op.SetOperand(i, v)
	rw.visit(op)
}

// setOperands changes all operands of op, one that takes any number of them.
func (rw *rewriter) setOperands(op *ast.Op, vals []*ast.Value) {
	for _, v := range op.Operands() {
		rw.visit(v.Def())
	}
	op.SetOperands(vals...)
	rw.visit(op)
}

// moveOps puts all ops of from before mark.
func (rw *rewriter) moveOps(from *ast.Block, mark *ast.Op) {
	for op := range from.Ops() {
		rw.effects.changed(op)
		op.Unlink()
		ast.InsertBefore(mark, op)
		rw.visit(op)
	}
}

// appendOps puts all ops of from at the end of to.
func (rw *rewriter) appendOps(from, to *ast.Block) {
	for op := range from.Ops() {
		rw.effects.changed(op)
		op.Unlink()
		to.Append(op)
		rw.visit(op)
	}
}

// boolLike is the type of as many truth values as a tile of type t holds.
func boolLike(t ast.Type) *ast.TileType { return ast.Tile(num.I1, t.(*ast.TileType).Shape...) }

// not inserts the negation of a tile of truth values before mark.
func (rw *rewriter) not(mark *ast.Op, v *ast.Value) *ast.Value {
	t := boolLike(v.Type)
	ones := rw.insert(mark, constant(&ast.DenseAttr{Type: t, Splat: true, Data: []byte{1}}))
	return rw.insert(mark, ast.NewOp(ast.OpXOrI, []*ast.Value{v, ones.Value()}, []ast.Type{t})).Value()
}

// negated returns p if v is not(p) as canonical ops spell it, or nil.
func negated(v *ast.Value) *ast.Value {
	if x := defining(v, ast.OpXOrI); x != nil && isTruth(x.Get(ast.InRhs), true) {
		return x.Get(ast.InLhs)
	}
	return nil
}

// defining returns the op that defines v if it is of the opcode, or nil.
func defining(v *ast.Value, code ast.Opcode) *ast.Op {
	if op := v.Def(); op != nil && op.Opcode == code {
		return op
	}
	return nil
}

func constant(d *ast.DenseAttr) *ast.Op {
	op := ast.NewOp(ast.OpConstant, nil, []ast.Type{d.Type})
	op.SetAttr(ast.KeyValue, d)
	return op
}

// constantOf returns the constant that v is, or nil.
func constantOf(v *ast.Value) *ast.DenseAttr {
	if c := defining(v, ast.OpConstant); c != nil {
		d, _ := c.Attr(ast.KeyValue).(*ast.DenseAttr)
		return d
	}
	return nil
}

// uniform returns the bits of the only value in a constant.
func uniform(d *ast.DenseAttr) (uint64, bool) {
	if d == nil || !d.Splat && d.Type.NumElements() != 1 {
		return 0, false
	}
	return d.Elem(0), true
}

// truth returns the value of a constant condition.
func truth(v *ast.Value) (value, known bool) {
	d := constantOf(v)
	if d == nil || d.Type.ElemNum() != num.I1 {
		return false, false
	}
	bits, known := uniform(d)
	return bits&1 != 0, known
}

func isTruth(v *ast.Value, want bool) bool {
	value, known := truth(v)
	return known && value == want
}

// isInteger reports whether v is a constant of integers that are all want.
func isInteger(v *ast.Value, want uint64) bool {
	d := constantOf(v)
	if d == nil || !d.Type.ElemNum().IsInt() {
		return false
	}
	bits, known := uniform(d)
	return known && bits == want
}
