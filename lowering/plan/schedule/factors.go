package schedule

import (
	"tileir/ast"
	"tileir/lowering/gpu"
	"tileir/lowering/plan/pass"
	"tileir/lowering/remark"
)

// A loop may scale the sum of a product before the product adds to it, as online softmax
// does:
//
//	o = mmaf p, v, o * broadcast(exp2(most - most_next))
//
// The factors are one where no row's largest number has grown. That is so more and more
// often: number i of n numbers in any order is the largest with a chance of 1/i. So a warp
// looks at its factors, one for each of a thread's rows, and goes around the multiplications
// if all are one. The branch also keeps the assembler from putting them between the
// instructions of the product that was begun before. It is worth it where no more numbers are
// computed for the left operand than are scaled: grouped heads of 64 features and 128 keys in an
// iteration make 400 TFLOP/s without it, and 393 with it.

// chooseFactors has warps go around multiplications by one where products that run beside
// the threads add to what is multiplied.
func chooseFactors(c *pass.Context) {
	for _, p := range Products(c) {
		op := p.Get(ast.InAcc).Def()
		if op == nil || op.Opcode != ast.OpMulF || len(op.Value().Uses()) != 1 || op.Block() != p.Block() || p.Parent().Opcode != ast.OpFor || !gpu.RunsBeside(p) {
			continue
		}
		if isBroadcast(op.Get(ast.InLhs)) && !isBroadcast(op.Get(ast.InRhs)) {
			op.SetOperands(op.Get(ast.InRhs), op.Get(ast.InLhs))
		}
		if p.Str(gpu.AttrOverlap) == gpu.OverlapScaled {
			continue // where others compute: a branch would part them
		}
		if why, instead := whyAlwaysScaled(p, op); why != "" {
			c.Remark(op, remark.AlwaysScaled, "why", why, "instead", instead)
			continue
		}
		op.SetAttr(gpu.AttrUnlessOne, ast.UnitAttr{})
		c.Remark(op, remark.UnlessOne)
	}
}

// whyAlwaysScaled says what stands against going around multiplications by one, and what
// would admit it.
func whyAlwaysScaled(p, op *ast.Op) (why, instead string) {
	factor := op.Get(ast.InRhs).Def()
	shape := ast.AsTile(op.Value().Type).Shape
	switch {
	case addedByThreads(p) && !op.Has(ast.KeyFlushToZero):
		return "threads add up what the product makes, and scale by the same instruction", ""
	case op.Has(ast.KeyFlushToZero):
		return "flush_to_zero changes what is multiplied by one, too", "mulf without flush_to_zero"
	case !isBroadcast(op.Get(ast.InRhs)):
		return "no operand is broadcast", "a factor for each row, broadcast"
	case ast.AsTile(factor.Get(ast.InSource).Type).Shape[1] != 1:
		return "a row has several factors", "a factor for each row, broadcast"
	case shape[1] < ast.AsTile(p.Get(ast.InLhs).Type).Shape[1]:
		return "more is computed for the left operand than is multiplied", ""
	}
	return "", ""
}

func isBroadcast(v *ast.Value) bool { return v.Def() != nil && v.Def().Opcode == ast.OpBroadcast }
