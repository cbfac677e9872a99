package verify

import (
	"tileir/ast"
	"tileir/ast/num"
)

func sourceAndResult(op *ast.Op) (src, res *ast.TileType) {
	return ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Result(0).Type)
}

func checkBroadcast(c *checker, op *ast.Op) {
	src, res := sourceAndResult(op)
	for i := range src.Shape {
		if src.Shape[i] != res.Shape[i] && src.Shape[i] != 1 {
			c.fail(op, codeBroadcast, "expected extent 1 or %d in dimension %d of the source, got %d", res.Shape[i], i, src.Shape[i])
			return
		}
	}
}

func checkCat(c *checker, op *ast.Op) {
	lhs, rhs, res := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Operand(1).Type), ast.AsTile(op.Result(0).Type)
	dim := op.Int("dim", 0)
	if dim < 0 || dim >= int64(lhs.Rank()) {
		c.fail(op, codeDim, "expected dim below the rank %d, got %d", lhs.Rank(), dim)
		return
	}
	for i := range lhs.Shape {
		want := lhs.Shape[i]
		if int64(i) == dim {
			want += rhs.Shape[i]
		} else if lhs.Shape[i] != rhs.Shape[i] {
			c.fail(op, codeCat, "expected lhs and rhs to have one extent in dimension %d, got %d and %d", i, lhs.Shape[i], rhs.Shape[i])
			return
		}
		if res.Shape[i] != want {
			c.fail(op, codeCat, "expected extent %d in dimension %d of the result, got %d", want, i, res.Shape[i])
			return
		}
	}
}

// checkConstant holds the type of the elements to that of the result.
func checkConstant(c *checker, op *ast.Op) {
	v := op.Attr("value").(*ast.DenseAttr)
	if !ast.Same(v.Type, op.Result(0).Type) {
		c.fail(op, codeConstant, "expected elements of type %s, got %s", spell(op.Result(0).Type), spell(v.Type))
		return
	}
	c.denseData(op, v)
}

// denseData holds the number of stored bytes to the type: a module built by a
// program may disagree.
func (c *checker) denseData(op *ast.Op, v *ast.DenseAttr) {
	n := v.Type.NumElements()
	if v.Splat {
		n = 1
	}
	if int64(len(v.Data)) != n*int64(v.ElemBytes()) {
		c.fail(op, codeConstant, "expected %d bytes of elements for %s, got %d", n*int64(v.ElemBytes()), spell(v.Type), len(v.Data))
	}
}

func checkExtract(c *checker, op *ast.Op) {
	src, res := sourceAndResult(op)
	c.part(op, "result", res, src, op.Group(1))
}

func checkInsert(c *checker, op *ast.Op) {
	src, res := sourceAndResult(op)
	c.part(op, "source", src, res, op.Group(2))
}

// part checks a tile, called name, that is one of the equal parts of another,
// and the indices that say which.
func (c *checker) part(op *ast.Op, name string, part, whole *ast.TileType, indices []*ast.Value) {
	if !ast.Same(part.Elem, whole.Elem) {
		src, res := sourceAndResult(op)
		c.fail(op, codeSameElem, "expected source and result to have one element type, got %s and %s", spell(src), spell(res))
		return
	}
	for i := range whole.Shape {
		if whole.Shape[i]%part.Shape[i] != 0 {
			c.fail(op, codeExtract, "expected an extent of the %s that divides %d in dimension %d, got %d", name, whole.Shape[i], i, part.Shape[i])
			return
		}
	}
	if len(indices) != whole.Rank() {
		c.fail(op, codeIndexCount, "expected %d indices, one per dimension, got %d", whole.Rank(), len(indices))
		return
	}
	for i, v := range indices {
		c.extractIndex(op, i, v, whole.Shape[i]/part.Shape[i])
	}
}

// extractIndex warns of a constant index beyond the parts of a dimension.
func (c *checker) extractIndex(op *ast.Op, i int, v *ast.Value, parts int64) {
	def := v.Def()
	if def == nil || def.Opcode != ast.OpConstant {
		return
	}
	d, ok := def.Attr("value").(*ast.DenseAttr)
	if !ok || len(d.Data) < 4 {
		return
	}
	if k := int64(int32(d.Elem(0))); k < 0 || k >= parts {
		c.warn(codeExtractRange, op.Pos, "extract: expected index %d from 0 to %d, got %d: undefined", i, parts-1, k).
			note(v.Pos, "%s is defined here", valueName(v))
	}
}

func checkIota(c *checker, op *ast.Op) {
	t := ast.AsTile(op.Result(0).Type)
	if t.Rank() != 1 {
		c.fail(op, codeIotaRank, "expected a tile of rank 1, got %s", spell(t))
		return
	}
	if bits := t.ElemNum().Bits(); bits < 64 && t.Shape[0] > 1<<bits {
		c.fail(op, codeIotaRange, "expected at most %d elements of %s, got %d", int64(1)<<bits, t.ElemNum(), t.Shape[0])
	}
}

func checkPermute(c *checker, op *ast.Op) {
	src, res := sourceAndResult(op)
	perm := op.Attr("permutation").(ast.DenseArrayAttr).Values
	if src.Rank() < 2 {
		c.fail(op, codePermute, "expected a tile of rank 2 or more, got %s", spell(src))
		return
	}
	if len(perm) != src.Rank() {
		c.fail(op, codePermute, "expected %d dimensions in the permutation, got %d", src.Rank(), len(perm))
		return
	}
	for i, p := range perm {
		if p < 0 || p >= int64(src.Rank()) {
			c.fail(op, codePermute, "expected dimensions from 0 to %d in the permutation, got %d", src.Rank()-1, p)
			return
		}
		for _, q := range perm[:i] {
			if p == q {
				c.fail(op, codePermute, "expected each dimension once in the permutation, got %d again", p)
				return
			}
		}
		if res.Shape[i] != src.Shape[p] {
			c.fail(op, codePermute, "expected extent %d in dimension %d of the result, got %d", src.Shape[p], i, res.Shape[i])
			return
		}
	}
}

func checkReshape(c *checker, op *ast.Op) {
	src, res := sourceAndResult(op)
	if src.NumElements() != res.NumElements() {
		c.fail(op, codeReshape, "expected %d elements in the result as in the source, got %d", src.NumElements(), res.NumElements())
	}
}

func checkSelect(c *checker, op *ast.Op) {
	if resultElem(op) == num.F4E2M1FN {
		c.fail(op, codeSelectF4, "expected elements of a byte or more, got f4E2M1FN")
	}
}
