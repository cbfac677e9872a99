package verify

import (
	"tileir/ast"
	"tileir/ast/num"
)

// mmaDims checks lhs[b,m,k] × rhs[b,k,n] + acc[b,m,n], with or without the
// batch dimension b, and returns which dimensions are rows and columns.
func (c *checker) mmaDims(op *ast.Op) (row, col int, ok bool) {
	lhs, rhs, acc := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Operand(1).Type), ast.AsTile(op.Operand(2).Type)
	if lhs.Rank() != 2 && lhs.Rank() != 3 {
		c.fail(op, codeMmaRank, "expected tiles of rank 2 or 3, got %s", spell(lhs))
		return 0, 0, false
	}
	row, col = lhs.Rank()-2, lhs.Rank()-1
	ok = true
	if row == 1 {
		ok = c.sameExtent(op, "lhs", lhs, 0, "rhs", rhs, 0) && c.sameExtent(op, "lhs", lhs, 0, "acc", acc, 0)
	}
	ok = ok && c.sameExtent(op, "lhs", lhs, col, "rhs", rhs, row) &&
		c.sameExtent(op, "lhs", lhs, row, "acc", acc, row) &&
		c.sameExtent(op, "rhs", rhs, col, "acc", acc, col)
	return row, col, ok
}

// sameExtent checks that dimension i of tile a and dimension j of tile b, called
// an and bn, have one extent.
func (c *checker) sameExtent(op *ast.Op, an string, a *ast.TileType, i int, bn string, b *ast.TileType, j int) bool {
	if a.Shape[i] == b.Shape[j] {
		return true
	}
	c.fail(op, codeMmaExtents, "expected one extent in dimension %d of %s and dimension %d of %s, got %d and %d (%s and %s)",
		i, an, j, bn, a.Shape[i], b.Shape[j], spell(a), spell(b))
	return false
}

// accumulators says which element types an mmaf may accumulate its operands'
// type in.
var accumulators = [num.NumTypes][]num.Type{
	num.F8E4M3FN: {num.F16, num.F32},
	num.F8E5M2:   {num.F16, num.F32},
	num.F16:      {num.F16, num.F32},
	num.BF16:     {num.F32},
	num.TF32:     {num.F32},
	num.F32:      {num.F32},
	num.F64:      {num.F64},
}

func checkMmaF(c *checker, op *ast.Op) {
	if _, _, ok := c.mmaDims(op); !ok {
		return
	}
	in, acc := ast.AsTile(op.Operand(0).Type).ElemNum(), ast.AsTile(op.Operand(2).Type).ElemNum()
	var words []string
	for _, t := range accumulators[in] {
		if t == acc {
			return
		}
		words = append(words, t.String())
	}
	c.fail(op, codeMmaTypes, "expected acc of %s for operands of %s, got %s", list(words), in, acc)
}

func checkMmaI(c *checker, op *ast.Op) { c.mmaDims(op) }

func checkMmaFScaled(c *checker, op *ast.Op) {
	row, col, ok := c.mmaDims(op)
	if !ok {
		return
	}
	lhs, rhs := ast.AsTile(op.Operand(0).Type), ast.AsTile(op.Operand(1).Type)
	ls, rs := ast.AsTile(op.Operand(3).Type), ast.AsTile(op.Operand(4).Type)
	if row == 1 {
		ok = c.sameExtent(op, "lhs", lhs, 0, "lhs_scale", ls, 0) && c.sameExtent(op, "rhs", rhs, 0, "rhs_scale", rs, 0)
	}
	ok = ok && c.sameExtent(op, "lhs", lhs, row, "lhs_scale", ls, row) &&
		c.sameExtent(op, "rhs", rhs, col, "rhs_scale", rs, col) &&
		c.sameExtent(op, "lhs_scale", ls, col, "rhs_scale", rs, row)
	if ok {
		c.scaleBlocks(op, lhs.ElemNum(), ls.ElemNum(), lhs.Shape[col], ls.Shape[col])
	}
}

// scaleBlocks checks how many of k elements of type elem share one of the
// scales of type scale.
func (c *checker) scaleBlocks(op *ast.Op, elem, scale num.Type, k, scales int64) {
	if scale != num.F8E8M0FNU && elem != num.F4E2M1FN {
		c.fail(op, codeScale, "expected operands of f4E2M1FN with scales of %s, got %s", scale, elem)
		return
	}
	if k%scales != 0 {
		c.fail(op, codeScale, "expected a number of scales that divides %d, got %d", k, scales)
		return
	}
	block := k / scales
	switch {
	case elem != num.F4E2M1FN && block != 32:
		c.fail(op, codeScale, "expected one scale for 32 elements of %s, got one for %d", elem, block)
	case elem == num.F4E2M1FN && scale == num.F8E4M3FN && block != 16:
		c.fail(op, codeScale, "expected one scale of f8E4M3FN for 16 elements of f4E2M1FN, got one for %d", block)
	case elem == num.F4E2M1FN && block != 16 && block != 32:
		c.fail(op, codeScale, "expected one scale of %s for 16 or 32 elements of f4E2M1FN, got one for %d", scale, block)
	}
}
