package opt

import (
	"slices"

	"tileir/ast"
	"tileir/ast/num"
)

// fold computes what is known when compiling, and leaves out ops that change
// nothing:
//
//   - an op whose operands are constants of one value each is a constant;
//   - x + 0, x · 1, x & -1 and the like are x, x · 0 and the like are 0;
//   - ops that move elements about are one where several follow each other, and
//     none where a dimension of extent 1 is all that they move;
//   - a select over a masked load is what the load gives in place of the elements
//     that it leaves out.
//
// Constants with elements that differ are not computed: a thread knows a
// coordinate at once and would have to fetch a number.
func fold(s scope) {
	rw := &rewriter{rules: foldRules}
	rw.run(s)
}

var (
	shapeRules  = []rule{foldUniform, sameType, reshaped, broadcasted, permuted, repeated}
	maskedRules = []rule{selectLoaded}
	reduceRules = []rule{reduceOne}
	numberRules = []rule{foldUniform, neutral, absorbing, truncatedExtension}
)

// foldRules lists the rules for an op in the order they are tried.
func foldRules(op *ast.Op) []rule {
	switch op.Opcode {
	case ast.OpReshape, ast.OpBroadcast, ast.OpPermute, ast.OpExtract:
		return shapeRules
	case ast.OpSelect:
		return maskedRules
	case ast.OpReduce:
		return reduceRules
	}
	if info := op.Info(); info != nil && info.Is(ast.Pure|ast.Elementwise) || op.Opcode == ast.OpDivI || op.Opcode == ast.OpRemI {
		return numberRules
	}
	return nil
}

// foldUniform computes an op of uniform constants.
func foldUniform(rw *rewriter, op *ast.Op) bool {
	t := ast.AsTile(op.Value().Type)
	if len(op.Operands()) == 0 || !ast.Table[ast.OpConstant].Results[0].Type.Admits(t) {
		return false // pointers, and numbers of which there are no constants
	}
	var in []uint64
	for _, v := range op.Operands() {
		bits, known := uniform(constantOf(v))
		if !known {
			if op.Opcode == ast.OpExtract && len(in) > 0 {
				break // where it is cut out does not matter
			}
			return false
		}
		in = append(in, bits)
	}
	bits, known := in[0], true
	if op.Info().Is(ast.Elementwise) {
		bits, known = Evaluate(op, in)
	}
	if known {
		rw.replace(op, rw.insert(op, constant(splat(t, bits))).Value())
	}
	return known
}

// splat makes a constant of equal elements.
func splat(t *ast.TileType, bits uint64) *ast.DenseAttr {
	d := &ast.DenseAttr{Type: t, Splat: true}
	for range d.ElemBytes() {
		d.Data = append(d.Data, byte(bits))
		bits >>= 8
	}
	return d
}

// neutral: an operand that changes nothing leaves the other one.
func neutral(rw *rewriter, op *ast.Op) bool {
	keep := neutralSide(op)
	if keep < 0 {
		return false
	}
	rw.replace(op, op.Operand(keep))
	return true
}

// neutralSide returns the operand of an integer op that is its result, or -1.
// Floating-point ops have none: they give each NaN the same bits.
func neutralSide(op *ast.Op) int {
	if len(op.Operands()) != 2 || !ast.AsTile(op.Operand(0).Type).ElemNum().IsInt() {
		return -1
	}
	ones := num.Mask(ast.AsTile(op.Operand(0).Type).ElemNum())
	is := func(i int, want uint64) bool { return isInteger(op.Operand(i), want) }
	same := op.Operand(0) == op.Operand(1)
	switch op.Opcode {
	case ast.OpAddI, ast.OpOrI, ast.OpXOrI:
		return side(is(1, 0) || same && op.Opcode == ast.OpOrI, is(0, 0))
	case ast.OpSubI, ast.OpShLI, ast.OpShRI:
		return side(is(1, 0), false)
	case ast.OpMulI:
		return side(is(1, 1) && ones != 1, is(0, 1) && ones != 1) // 1 of one bit is -1, where it has a sign
	case ast.OpDivI:
		return side(is(1, 1) && ones != 1, false)
	case ast.OpAndI:
		return side(is(1, ones) || same, is(0, ones))
	case ast.OpMaxI, ast.OpMinI:
		return side(same, false)
	}
	return -1
}

func side(first, second bool) int {
	switch {
	case first:
		return 0
	case second:
		return 1
	}
	return -1
}

// absorbing: x · 0, x & 0 are 0, x | -1 is -1, whatever x is.
func absorbing(rw *rewriter, op *ast.Op) bool {
	if len(op.Operands()) != 2 || !ast.AsTile(op.Operand(0).Type).ElemNum().IsInt() {
		return false
	}
	zero := uint64(0)
	switch op.Opcode {
	case ast.OpMulI, ast.OpAndI:
	case ast.OpOrI:
		zero = num.Mask(ast.AsTile(op.Get(ast.InLhs).Type).ElemNum())
	default:
		return false
	}
	i := slices.IndexFunc(op.Operands(), func(v *ast.Value) bool { return isInteger(v, zero) })
	if i < 0 {
		return false
	}
	rw.replace(op, op.Operand(i))
	return true
}

// truncatedExtension: an integer that was widened and narrowed to its type again
// is as it was.
func truncatedExtension(rw *rewriter, op *ast.Op) bool {
	if op.Opcode != ast.OpTruncI {
		return false
	}
	ext := defining(op.Source(), ast.OpExtI)
	if ext == nil || !ast.Same(ext.Source().Type, op.Value().Type) {
		return false
	}
	rw.replace(op, ext.Source())
	return true
}
