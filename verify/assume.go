package verify

import (
	"math"

	"tileir/ast"
	"tileir/ast/num"
)

// maxDivisor is the largest divisor that div_by may name.
const maxDivisor = 1 << 62

func checkAssume(c *checker, op *ast.Op) {
	t := op.Result(0).Type
	switch p := op.Attr("predicate").(type) {
	case ast.DivByAttr:
		c.divBy(op, p, t)
	case ast.SameElementsAttr:
		c.sameElements(op, p, t)
	case ast.BoundedAttr:
		c.bounded(op, p, t)
	}
}

// integersOrPointers returns t if it is a tile of integers or pointers.
func integersOrPointers(t ast.Type) *ast.TileType {
	tile := ast.AsTile(t)
	if tile == nil || tile.ElemNum().IsFloat() {
		return nil
	}
	return tile
}

func (c *checker) divBy(op *ast.Op, p ast.DivByAttr, t ast.Type) {
	if p.Divisor == 0 || p.Divisor&(p.Divisor-1) != 0 || p.Divisor > maxDivisor {
		c.fail(op, codeDivBy, "expected a power of two up to %d as divisor of div_by, got %d", int64(maxDivisor), p.Divisor)
		return
	}
	if _, ok := t.(*ast.TensorViewType); ok {
		if p.Grouped {
			c.fail(op, codeDivBy, "expected div_by without every and along for a tensor_view, got both")
		}
		return
	}
	tile := integersOrPointers(t)
	switch {
	case tile == nil:
		c.fail(op, codeAssumeType, "expected a tile of integers or pointers or a tensor_view for div_by, got %s", spell(t))
	case !p.Grouped:
	case tile.Rank() == 0:
		c.fail(op, codeDivBy, "expected div_by without every and along for a scalar, got both")
	case p.Along < 0 || p.Along >= int64(tile.Rank()):
		c.fail(op, codeDivBy, "expected along below the rank %d, got %d", tile.Rank(), p.Along)
	case p.Every < 0 || p.Every > tile.Shape[p.Along]:
		c.fail(op, codeDivBy, "expected every from 0 to the extent %d, got %d", tile.Shape[p.Along], p.Every)
	}
	c.brokenDivisor(op, p)
}

func (c *checker) sameElements(op *ast.Op, p ast.SameElementsAttr, t ast.Type) {
	tile := integersOrPointers(t)
	if tile == nil {
		c.fail(op, codeAssumeType, "expected a tile of integers or pointers for same_elements, got %s", spell(t))
		return
	}
	if len(p.Values) != tile.Rank() {
		c.fail(op, codeSameElements, "expected %d numbers in same_elements, one per dimension, got %d", tile.Rank(), len(p.Values))
		return
	}
	for i, v := range p.Values {
		if v < 0 || v > tile.Shape[i] {
			c.fail(op, codeSameElements, "expected number %d of same_elements from 0 to the extent %d, got %d", i, tile.Shape[i], v)
			return
		}
	}
}

func (c *checker) bounded(op *ast.Op, p ast.BoundedAttr, t ast.Type) {
	tile := ast.AsTile(t)
	if tile == nil || !tile.ElemNum().IsInt() {
		c.fail(op, codeAssumeType, "expected a tile of integers for bounded, got %s", spell(t))
		return
	}
	lo, hi := signedRange(tile.ElemNum())
	for _, b := range []*int64{p.Lo, p.Hi} {
		if b != nil && (*b < lo || *b > hi) {
			c.fail(op, codeBounded, "expected bounds from %d to %d, the range of %s, got %d", lo, hi, tile.ElemNum(), *b)
			return
		}
	}
	if p.Lo != nil && p.Hi != nil && *p.Lo > *p.Hi {
		c.fail(op, codeBounded, "expected a lower bound up to the upper bound %d, got %d", *p.Hi, *p.Lo)
		return
	}
	c.brokenBound(op, p)
}

// signedRange returns the least and the greatest value of an integer type,
// taken as signed.
func signedRange(t num.Type) (lo, hi int64) {
	shift := 64 - t.Bits()
	return math.MinInt64 >> shift, math.MaxInt64 >> shift
}
