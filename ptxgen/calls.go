package ptxgen

import "github.com/llir/llvm/ir"

// lowerCall calls a function of the same module. Parameters and results travel
// in registers.
func (g *funcGen) lowerCall(n *node) {
	callee := n.inst.(*ir.InstCall).Callee.(*ir.Func)
	if g.kernels[callee] == nil || g.kernels[callee].kernel {
		g.fail(n, "call of a kernel, or of a function outside the module")
	}
	var ops []Operand
	hasResult := scalarKind(callee.Sig.RetType) != kNone
	var result Operand
	if hasResult {
		result = g.newReg(g.scalarClass(callee.Sig.RetType))
		ops = append(ops, tupleOp(1), result)
	}
	ops = append(ops, symbolOp(g.symbol(ptxName(callee.Name()))))
	if len(n.args) > 0 {
		ops = append(ops, tupleOp(len(n.args)))
	}
	for i, a := range n.args {
		if g.kindOf(a) != scalarKind(callee.Params[i].Typ) {
			g.fail(n, "argument %d has another type than the parameter", i)
		}
		x := g.value(a)
		class := g.scalarClass(callee.Params[i].Typ)
		if g.kindOf(a) == kI1 {
			x = g.extend(kI1, kI32, x, false)
		}
		ops = append(ops, g.inRegister(x, class))
	}
	g.emit("call", ops...)
	if !hasResult {
		return
	}
	n.val = result
	if n.kind == kI1 {
		n.val = g.compute(Pred, "setp.ne.b32", result, intOp(0))
	}
}
