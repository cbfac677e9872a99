package opt

import (
	"tileir/ast"
	"tileir/ast/num"
)

// isPadding reports whether views have a padding of these elements. Of others an
// access through pointers could not be written as one through a view.
func isPadding(d *ast.DenseAttr) bool {
	bits, same := uniform(d)
	if !same {
		return false
	}
	t := d.Type.ElemNum()
	if bits == 0 || !t.IsFloat() || t.MemBits() < 16 {
		return bits == 0
	}
	return bits == num.MinSigned(t) || bits == num.NaN(t) || bits == num.Inf(t, false) || bits == num.Inf(t, true)
}

// selectLoaded: where a select puts a constant in place of the elements that its
// load leaves out, by the same mask, the constant is the padding of the load. Of
// elements that both leave out the load's own padding is never seen, so there may
// be any or none; but nothing else may read the load, for which it would change.
func selectLoaded(rw *rewriter, op *ast.Op) bool {
	load := defining(op.Get(ast.InValIfTrue), ast.OpLoadPtrTko)
	if load == nil || op.Get(ast.InValIfTrue) != load.Get(ast.OutResult) || len(load.Get(ast.OutResult).Uses()) != 1 || load.Get(ast.InMask) != op.Get(ast.InCond) {
		return false
	}
	d := constantOf(op.Get(ast.InValIfFalse))
	if !isPadding(d) {
		return false
	}
	padded := padded(load, rw.insert(load, constant(d)).Value())
	rw.insert(load, padded)
	for i, r := range load.Results() {
		padded.Result(i).Name = r.Name
		rw.replaceUses(r, padded.Result(i))
	}
	rw.erase(load)
	rw.replace(op, padded.Get(ast.OutResult))
	return true
}

// padded makes a load with another padding.
func padded(load *ast.Op, padding *ast.Value) *ast.Op {
	operands := []*ast.Value{load.Get(ast.InSource), load.Get(ast.InMask), padding}
	token := load.Get(ast.InToken)
	segments := []int32{1, 1, 1, 0}
	if token != nil {
		operands, segments[3] = append(operands, token), 1
	}
	out := ast.NewOp(ast.OpLoadPtrTko, operands, []ast.Type{load.Get(ast.OutResult).Type, load.Get(ast.OutToken).Type})
	out.SetSegments(segments)
	for _, a := range load.Attrs {
		out.SetAttr(a.Name, a.Value)
	}
	return out
}
