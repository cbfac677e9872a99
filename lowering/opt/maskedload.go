package opt

import (
	"tileir/ast"
	"tileir/ast/num"
)

// The operands of load_ptr_tko that may be left out, as Op.Opt counts them.
const loadMask, loadPadding = 1, 2

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
	load := defining(op.Operand(selTrue), ast.OpLoadPtrTko)
	if load == nil || op.Operand(selTrue) != load.Result(0) || len(load.Result(0).Uses()) != 1 || load.Opt(loadMask) != op.Operand(selCond) {
		return false
	}
	d := constantOf(op.Operand(selFalse))
	if !isPadding(d) {
		return false
	}
	padded := padded(load, rw.insert(load, constant(d)).Result(0))
	rw.insert(load, padded)
	for i, r := range load.Results() {
		padded.Result(i).Name = r.Name
		rw.replaceUses(r, padded.Result(i))
	}
	rw.erase(load)
	rw.replace(op, padded.Result(0))
	return true
}

// padded makes a load with another padding.
func padded(load *ast.Op, padding *ast.Value) *ast.Op {
	operands := []*ast.Value{load.Operand(0), load.Opt(loadMask), padding}
	token := load.Opt(3)
	segments := []int32{1, 1, 1, 0}
	if token != nil {
		operands, segments[3] = append(operands, token), 1
	}
	out := ast.NewOp(ast.OpLoadPtrTko, operands, []ast.Type{load.Result(0).Type, load.Result(1).Type})
	out.SetSegments(segments)
	for _, a := range load.Attrs {
		out.SetAttr(a.Name, a.Value)
	}
	return out
}
