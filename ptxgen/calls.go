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
		class := g.scalarClass(callee.Params[i].Typ)
		ops = append(ops, g.inRegister(g.callValue(g.value(a), g.kindOf(a)), class))
	}
	g.emit("call", ops...)
	if !hasResult {
		return
	}
	n.val = result
	switch n.kind.class() {
	case Pred:
		n.val = g.compute(Pred, "setp.ne.b32", result, intOp(0))
	case B16:
		n.val = g.compute(B16, "cvt.u16.u32", result)
	}
}

// callValue returns a value in the form in which it crosses a call.
func (g *funcGen) callValue(x Operand, k kind) Operand {
	switch k.class() {
	case Pred:
		return g.extend(kI1, kI32, x, false)
	case B16:
		return g.extend(kI16, kI32, x, false)
	}
	return x
}
