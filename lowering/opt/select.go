package opt

import (
	"bytes"

	"tileir/ast"
	"tileir/ast/num"
)

// selectRules simplify select(c, t, f): t where c is true, f elsewhere.
var selectRules = []rule{
	selectEqual, selectKnown, selectIsCondition, selectCompared, selectNegated, selectSelected,
	selectIsNegation, selectConstants, selectIsNumber,
}

// selectEqual: select(c, x, x) is x.
func selectEqual(rw *rewriter, op *ast.Op) bool {
	if op.Get(ast.InValIfTrue) != op.Get(ast.InValIfFalse) {
		return false
	}
	rw.replace(op, op.Get(ast.InValIfTrue))
	return true
}

// selectKnown: select(true, x, y) is x, select(false, x, y) is y.
func selectKnown(rw *rewriter, op *ast.Op) bool {
	c, known := truth(op.Get(ast.InCond))
	switch {
	case !known:
		return false
	case c:
		rw.replace(op, op.Get(ast.InValIfTrue))
	default:
		rw.replace(op, op.Get(ast.InValIfFalse))
	}
	return true
}

// selectIsCondition: select(c, true, false) is c.
func selectIsCondition(rw *rewriter, op *ast.Op) bool {
	if !isTruth(op.Get(ast.InValIfTrue), true) || !isTruth(op.Get(ast.InValIfFalse), false) {
		return false
	}
	rw.replace(op, op.Get(ast.InCond))
	return true
}

// selectCompared: select(x == y, x, y) is y, select(x != y, x, y) is x. The
// sides of the comparison may be swapped.
func selectCompared(rw *rewriter, op *ast.Op) bool {
	cmp := defining(op.Get(ast.InCond), ast.OpCmpI)
	if cmp == nil {
		return false
	}
	l, r, t, f := cmp.Get(ast.InLhs), cmp.Get(ast.InRhs), op.Get(ast.InValIfTrue), op.Get(ast.InValIfFalse)
	if (l != t || r != f) && (l != f || r != t) {
		return false
	}
	switch cmp.Enum(ast.KeyComparisonPredicate, ast.CmpLess) {
	case ast.CmpEqual:
		rw.replace(op, f)
	case ast.CmpNotEqual:
		rw.replace(op, t)
	default:
		return false
	}
	return true
}

// selectNegated: select(not c, x, y) is select(c, y, x).
func selectNegated(rw *rewriter, op *ast.Op) bool {
	c := negated(op.Get(ast.InCond))
	if c == nil {
		return false
	}
	rw.setOperands(op, []*ast.Value{c, op.Get(ast.InValIfFalse), op.Get(ast.InValIfTrue)})
	return true
}

// selectSelected: in select(c, t, f), a select by c as t or f is decided.
func selectSelected(rw *rewriter, op *ast.Op) bool {
	for _, side := range []ast.Part{ast.InValIfTrue, ast.InValIfFalse} {
		inner := defining(op.Get(side), ast.OpSelect)
		if inner != nil && inner.Get(ast.InCond) == op.Get(ast.InCond) {
			rw.setOperand(op, op.At(side), inner.Get(side))
			return true
		}
	}
	return false
}

// selectIsNegation: select(c, false, true) is not c.
func selectIsNegation(rw *rewriter, op *ast.Op) bool {
	if !isTruth(op.Get(ast.InValIfTrue), false) || !isTruth(op.Get(ast.InValIfFalse), true) {
		return false
	}
	rw.replace(op, rw.not(op, op.Get(ast.InCond)))
	return true
}

// selectConstants chooses among constants, element by element.
func selectConstants(rw *rewriter, op *ast.Op) bool {
	c, t, f := constantOf(op.Get(ast.InCond)), constantOf(op.Get(ast.InValIfTrue)), constantOf(op.Get(ast.InValIfFalse))
	if c == nil || t == nil || f == nil {
		return false
	}
	n, w := int(t.Type.NumElements()), t.ElemBytes()
	data := make([]byte, 0, n*w)
	for i := range n {
		from := f
		if c.Elem(i)&1 != 0 {
			from = t
		}
		at := i * w
		if from.Splat {
			at = 0
		}
		data = append(data, from.Data[at:at+w]...)
	}
	rw.replace(op, rw.insert(op, constant(dense(t.Type, data))).Value())
	return true
}

// dense makes a constant from its elements; equal ones are a splat, as the
// reader of the text has it.
func dense(t *ast.TileType, data []byte) *ast.DenseAttr {
	d := &ast.DenseAttr{Type: t, Data: data}
	w := d.ElemBytes()
	if bytes.Equal(data[w:], data[:len(data)-w]) {
		d.Splat, d.Data = true, data[:w:w]
	}
	return d
}

// selectIsNumber: select(c, 1, 0) is c as a number, select(c, 0, 1) is not c
// as a number.
func selectIsNumber(rw *rewriter, op *ast.Op) bool {
	typ := op.Value().Type
	elem := ast.AsTile(typ).ElemNum()
	if !elem.IsInt() || elem == num.I1 {
		return false
	}
	c, t, f := op.Get(ast.InCond), op.Get(ast.InValIfTrue), op.Get(ast.InValIfFalse)
	switch {
	case isInteger(t, 1) && isInteger(f, 0):
	case isInteger(t, 0) && isInteger(f, 1):
		c = rw.not(op, c)
	default:
		return false
	}
	ext := ast.NewOp(ast.OpExtI, []*ast.Value{c}, []ast.Type{typ})
	ext.SetAttr(ast.KeySignedness, ast.EnumOf(ast.EnumSignedness, ast.Unsigned))
	rw.replace(op, rw.insert(op, ext).Value())
	return true
}
