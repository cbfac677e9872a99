package legalize

import (
	"fmt"
	"slices"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/halt"
	"tileir/lowering/build"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// Products writes the products that no instruction computes as products
// that one does, in the language itself:
//
//	mmaf_scaled     the operands are multiplied by their scales in bf16, which
//	                holds these products exactly, then mmaf
//	batches         one product for each matrix of the batch
//	8-bit numbers   in f16, which holds them, where the GPU or the shape has no
//	                instruction for them
//
// A product whose right operand lies across k may be computed as its transpose (transposed.go).
// Operands that are loaded and permuted are loaded so first.
func Products(c *pass.Context) error {
	transposeProducts(c)
	loadPermuted(c)
	for _, code := range []ast.Opcode{ast.OpMmaFScaled, ast.OpMmaF, ast.OpMmaI, ast.OpMmaF} {
		var found []*ast.Op
		c.Walk(c.Op, func(op *ast.Op) {
			if op.Opcode == code {
				found = append(found, op)
			}
		})
		for _, op := range found {
			halt.If(c.Ctx)
			rewriteProduct(c, op)
		}
	}
	return nil
}

func rewriteProduct(c *pass.Context, op *ast.Op) {
	r := &rewriter{build.At{Mark: op}}
	switch {
	case op.Opcode == ast.OpMmaFScaled:
		c.Remark(op, remark.ProductScaled)
		r.scaled()
	case ast.AsTile(op.Get(ast.InLhs).Type).Rank() == 3:
		c.Remark(op, remark.ProductBatch, "products", ast.AsTile(op.Get(ast.InLhs).Type).Shape[0])
		if ast.AsTile(op.Get(ast.InLhs).Type).Shape[0] == 1 {
			r.single()
		} else {
			r.batch()
		}
	case op.Opcode == ast.OpMmaF && !multiplies(c, op):
		remarkHalf(c, op)
		r.inHalf()
	}
}

// remarkHalf says of a product that it is made in f16.
func remarkHalf(c *pass.Context, op *ast.Op) {
	if c.Listening() {
		a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
		c.Remark(op, remark.ProductInHalf, "target", c.Machine.Name, "types", fmt.Sprintf("%s into %s", a.ElemNum(), acc.ElemNum()),
			"m", acc.Shape[0], "n", acc.Shape[1], "k", a.Shape[1])
	}
}

// multiplies reports whether there is an instruction for a product of
// matrices; for types other than those of 8 bits there always is.
func multiplies(c *pass.Context, op *ast.Op) bool {
	a, acc := ast.AsTile(op.Get(ast.InLhs).Type), ast.AsTile(op.Value().Type)
	if a.ElemNum() != num.F8E4M3FN && a.ElemNum() != num.F8E5M2 {
		return true
	}
	_, ok := gpu.InstructionFor(c.Machine, a.ElemNum(), acc.ElemNum(), acc.Shape[0], acc.Shape[1], a.Shape[1])
	return ok
}

// scaled multiplies the operands by their scales. An element has 4 bits of
// precision at most and a scale 4, or 1 if it is a power of two.
func (r *rewriter) scaled() {
	op := r.Mark
	k := ast.AsTile(op.Get(ast.InLhs).Type).Rank() - 1
	a := r.scale(op.Get(ast.InLhs), op.Get(ast.InLhsScale), k)
	b := r.scale(op.Get(ast.InRhs), op.Get(ast.InRhsScale), k-1)
	r.replace(r.product(ast.OpMmaF, a, b, op.Get(ast.InAcc)))
}

// scale multiplies v by s, of which each element counts for a block of v along
// dimension dim.
func (r *rewriter) scale(v, s *ast.Value, dim int) *ast.Value {
	shape, scales := ast.AsTile(v.Type).Shape, ast.AsTile(s.Type).Shape
	block := shape[dim] / scales[dim]
	s = r.convert(s, num.BF16)
	apart := slices.Insert(slices.Clone(scales), dim+1, 1)
	s = r.reshape(s, apart...)
	if block > 1 {
		apart = slices.Clone(apart)
		apart[dim+1] = block
		s = r.Op(ast.OpBroadcast, ast.Tile(num.BF16, apart...), s).Value()
	}
	s = r.reshape(s, shape...)
	p := r.Op(ast.OpMulF, s.Type, r.convert(v, num.BF16), s)
	p.SetAttr(ast.KeyRoundingMode, ast.EnumAttr{Enum: ast.EnumRounding, Value: ast.RoundNearestEven})
	return p.Value()
}

// attrPart marks the products of a batch: they run one after the other and
// stage their operands in the same place.

// batch writes the products of a batch one after the other, and puts them
// together again by halves.
func (r *rewriter) batch() {
	op := r.Mark
	n := ast.AsTile(op.Get(ast.InLhs).Type).Shape[0]
	var parts []*ast.Value
	for i := range n {
		p := r.product(op.Opcode, r.matrix(op.Get(ast.InLhs), i), r.matrix(op.Get(ast.InRhs), i), r.matrix(op.Get(ast.InAcc), i))
		p.Def().SetAttr(gpu.AttrPart, ast.UnitAttr{})
		t := ast.AsTile(p.Type)
		parts = append(parts, r.reshape(p, append([]int64{1}, t.Shape...)...))
	}
	for len(parts) > 1 {
		var joined []*ast.Value
		for i := 0; i < len(parts); i += 2 {
			t := ast.AsTile(parts[i].Type)
			shape := append([]int64{2 * t.Shape[0]}, t.Shape[1:]...)
			cat := r.Op(ast.OpCat, ast.Tile(t.ElemNum(), shape...), parts[i], parts[i+1])
			cat.SetAttr(ast.KeyDim, gpu.Int(0))
			joined = append(joined, cat.Value())
		}
		parts = joined
	}
	r.replace(parts[0])
}

// inHalf multiplies 8-bit numbers as f16 and adds up in f32.
func (r *rewriter) inHalf() {
	op := r.Mark
	acc := ast.AsTile(op.Value().Type).ElemNum()
	p := r.product(ast.OpMmaF, r.convert(op.Get(ast.InLhs), num.F16), r.convert(op.Get(ast.InRhs), num.F16), r.convert(op.Get(ast.InAcc), num.F32))
	r.replace(r.convert(p, acc))
}
