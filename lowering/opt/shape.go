package opt

import (
	"slices"

	"tileir/ast"
)

// sameType: an op that moves no element is its operand.
func sameType(rw *rewriter, op *ast.Op) bool {
	if !ast.Same(op.Get(ast.InSource).Type, op.Value().Type) || op.Opcode == ast.OpPermute {
		return false
	}
	rw.replace(op, op.Get(ast.InSource))
	return true
}

// reshaped: a reshape of a reshape is one.
func reshaped(rw *rewriter, op *ast.Op) bool {
	before := defining(op.Get(ast.InSource), ast.OpReshape)
	if op.Opcode != ast.OpReshape || before == nil {
		return false
	}
	rw.setOperand(op, 0, before.Source())
	return true
}

// broadcasted: a broadcast of a broadcast is one.
func broadcasted(rw *rewriter, op *ast.Op) bool {
	before := defining(op.Get(ast.InSource), ast.OpBroadcast)
	if op.Opcode != ast.OpBroadcast || before == nil {
		return false
	}
	rw.setOperand(op, 0, before.Source())
	return true
}

// permuted: a permute that leaves all dimensions where they are is its operand,
// one that only takes dimensions of extent 1 past others is a reshape, and
// permutes of permutes are one.
func permuted(rw *rewriter, op *ast.Op) bool {
	if op.Opcode != ast.OpPermute {
		return false
	}
	perm, ok := op.Attr(ast.KeyPermutation).(ast.DenseArrayAttr)
	if !ok {
		return false
	}
	if keepsOrder(perm.Values, ast.AsTile(op.Source().Type).Shape) {
		rw.replace(op, reshape(rw, op, op.Source(), ast.AsTile(op.Value().Type)))
		return true
	}
	before := defining(op.Source(), ast.OpPermute)
	if before == nil {
		return false
	}
	first, ok := before.Attr(ast.KeyPermutation).(ast.DenseArrayAttr)
	if !ok {
		return false
	}
	both := perm
	both.Values = make([]int64, len(perm.Values))
	for i, d := range perm.Values {
		both.Values[i] = first.Values[d]
	}
	op.SetAttr(ast.KeyPermutation, both)
	rw.setOperand(op, 0, before.Source())
	return true
}

// keepsOrder reports whether a permutation leaves the dimensions of more than one
// element in their order.
func keepsOrder(perm, shape []int64) bool {
	var moved []int64
	for _, d := range perm {
		if shape[d] != 1 {
			moved = append(moved, d)
		}
	}
	return slices.IsSorted(moved)
}

// repeated: however one element repeated is permuted and cut, it is that element
// repeated.
func repeated(rw *rewriter, op *ast.Op) bool {
	before := defining(op.Get(ast.InSource), ast.OpBroadcast)
	if op.Opcode == ast.OpBroadcast || before == nil || ast.AsTile(before.Source().Type).NumElements() != 1 {
		return false
	}
	t := ast.AsTile(op.Value().Type)
	one := &ast.TileType{Shape: slices.Repeat([]int64{1}, t.Rank()), Elem: t.Elem}
	rw.replace(op, rw.insert(op, ast.NewOp(ast.OpBroadcast, []*ast.Value{reshape(rw, op, before.Source(), one)}, []ast.Type{t})).Value())
	return true
}

// reshape inserts a reshape of v before mark, if that has not the type already.
func reshape(rw *rewriter, mark *ast.Op, v *ast.Value, t *ast.TileType) *ast.Value {
	if ast.Same(v.Type, t) {
		return v
	}
	return rw.insert(mark, ast.NewOp(ast.OpReshape, []*ast.Value{v}, []ast.Type{t})).Value()
}

// reduceOne: a reduction along a dimension of one element has nothing to combine.
func reduceOne(rw *rewriter, op *ast.Op) bool {
	if ast.AsTile(op.List(ast.InOperands)[0].Type).Shape[op.Int(ast.KeyDim, 0)] != 1 {
		return false
	}
	var out []*ast.Value
	for i, v := range op.Operands() {
		out = append(out, reshape(rw, op, v, ast.AsTile(op.Result(i).Type)))
	}
	rw.replace(op, out...)
	return true
}
