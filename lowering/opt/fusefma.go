package opt

import "tileir/ast"

// fuseFMA makes a·b + c and a·b - c into one op where the product has no other
// reader and both ops round and flush alike. The result is rounded once and
// not twice, so its last bit may differ: the caller must have allowed that. What
// is dead goes, as in the public pass, and is no reader.
func fuseFMA(s scope) {
	s.erase(s.block, newEffects().dead)
	rw := &rewriter{rules: func(op *ast.Op) []rule {
		switch op.Opcode {
		case ast.OpAddF:
			return []rule{productFirst, fuse}
		case ast.OpSubF:
			return []rule{fuse}
		}
		return nil
	}}
	rw.run(s)
}

// fuse makes the sum or difference op and its left side, a product, an fma.
func fuse(rw *rewriter, op *ast.Op) bool {
	product := defining(op.Get(ast.InLhs), ast.OpMulF)
	if product == nil || len(product.Value().Uses()) != 1 || !sameRounding(product, op) {
		return false
	}
	t := op.Value().Type
	c := op.Get(ast.InRhs)
	if op.Opcode == ast.OpSubF {
		c = rw.insert(op, ast.NewOp(ast.OpNegF, []*ast.Value{c}, []ast.Type{t})).Value()
	}
	fma := ast.NewOp(ast.OpFma, []*ast.Value{product.Get(ast.InLhs), product.Get(ast.InRhs), c}, []ast.Type{t})
	for _, name := range []string{"rounding_mode", "flush_to_zero"} {
		if a := op.Attr(name); a != nil {
			fma.SetAttr(name, a)
		}
	}
	rw.replace(op, rw.insert(op, fma).Value())
	return true
}

func sameRounding(a, b *ast.Op) bool {
	return a.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) == b.Enum(ast.KeyRoundingMode, ast.RoundNearestEven) &&
		a.Has(ast.KeyFlushToZero) == b.Has(ast.KeyFlushToZero)
}
