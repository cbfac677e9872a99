package legalize

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/lowering/build"
)

// rewriter inserts ops before a product that they replace.
type rewriter struct{ build.At }

// replace ends the rewriting: v takes the place of the op's result.
func (r *rewriter) replace(v *ast.Value) {
	v.Name = r.Mark.Value().Name
	r.Mark.Value().ReplaceAllUses(v)
	r.Mark.Erase()
}

// convert rounds floating-point numbers to another type, or keeps them.
func (r *rewriter) convert(v *ast.Value, to num.Type) *ast.Value {
	t := ast.AsTile(v.Type)
	if t.ElemNum() == to {
		return v
	}
	op := r.Op(ast.OpFToF, ast.Tile(to, t.Shape...), v)
	op.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven})
	return op.Value()
}

func (r *rewriter) reshape(v *ast.Value, shape ...int64) *ast.Value {
	t := ast.AsTile(v.Type)
	if slices.Equal(t.Shape, shape) {
		return v
	}
	return r.Op(ast.OpReshape, ast.Tile(t.ElemNum(), shape...), v).Value()
}

// product inserts a product like the op's own, of other operands.
func (r *rewriter) product(code ast.Opcode, a, b, acc *ast.Value) *ast.Value {
	op := r.Op(code, acc.Type, a, b, acc)
	op.Attrs = append(op.Attrs, r.Mark.Attrs...)
	return op.Value()
}

// matrix is number i of a batch. Of a constant all are alike.
func (r *rewriter) matrix(v *ast.Value, i int64) *ast.Value {
	t := ast.AsTile(v.Type)
	if def := v.Def(); def != nil && def.Opcode == ast.OpConstant {
		if c := def.Attr(ast.KeyValue).(*ast.DenseAttr); c.Splat {
			small := ast.Tile(t.ElemNum(), t.Shape[1:]...)
			same := r.Op(ast.OpConstant, small)
			same.SetAttr(ast.KeyValue, &ast.DenseAttr{Type: small, Splat: true, Data: c.Data})
			return same.Value()
		}
	}
	if t.Shape[0] == 1 {
		return r.reshape(v, t.Shape[1:]...)
	}
	operands := []*ast.Value{v, r.Constant(num.I32, i)}
	for range t.Rank() - 1 {
		operands = append(operands, r.Constant(num.I32, 0))
	}
	part := r.Op(ast.OpExtract, ast.Tile(t.ElemNum(), append([]int64{1}, t.Shape[1:]...)...), operands...)
	return r.reshape(part.Value(), t.Shape[1:]...)
}
