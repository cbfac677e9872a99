package ptxgen

import (
	"strconv"

	"github.com/llir/llvm/ir"

	"tileir/ptxgen/ptx"
)

// paramAddress returns the place of a parameter.
func (g *funcGen) paramAddress(name string) operand {
	o := symbolOp(g.symbol(name))
	o.Kind = operandSymAddr
	return o
}

// declareParam declares a parameter of a call, under a name of its own in the
// function, and returns it.
func (g *funcGen) declareParam(class Class, name string) operand {
	name = "call" + strconv.Itoa(g.calls) + "_" + name
	v := g.variable(&ptx.Var{Name: name, Space: ptx.ParamSpace, Type: regType[class]})
	g.emitStatement(ptx.OpVar, operand{Kind: v.Kind, ID: v.ID})
	return symbolOp(g.symbol(name))
}

// lowerCall calls a function of the same module.
func (g *funcGen) lowerCall(n *node) {
	callee := n.inst.(*ir.InstCall).Callee.(*ir.Func)
	if g.kernels[callee] == nil || g.kernels[callee].kernel {
		g.fail(n, "call of a kernel, or of a function outside the module")
	}
	g.calls++
	ops := make([]operand, 0, len(n.args)+4)
	hasResult := scalarKind(callee.Sig.RetType) != kNone
	if hasResult {
		ops = append(ops, tupleOp(1), g.declareParam(g.scalarClass(callee.Sig.RetType), "retval"))
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
		x := g.callValue(g.value(a), g.kindOf(a))
		param := g.declareParam(class, "param"+strconv.Itoa(i))
		place := param
		place.Kind = operandSymAddr
		g.emit("st.param"+regType[class].String(), place, x)
		ops = append(ops, param)
	}
	g.emit("call", ops...)
	if hasResult {
		g.lowerResult(n, ops[1])
	}
}

// lowerResult fetches the result of a call.
func (g *funcGen) lowerResult(n *node, place operand) {
	place.Kind = operandSymAddr
	class := max(n.kind.class(), B32)
	n.val = g.compute(class, "ld.param"+regType[class].String(), place)
	switch n.kind.class() {
	case Pred:
		n.val = g.compute(Pred, "setp.ne.b32", n.val, intOp(0))
	case B16:
		n.val = g.compute(B16, "cvt.u16.u32", n.val)
	}
}

// callValue returns a value in the form in which it crosses a call.
func (g *funcGen) callValue(x operand, k kind) operand {
	switch k.class() {
	case Pred:
		return g.extend(kI1, kI32, x, false)
	case B16:
		return g.extend(kI16, kI32, x, false)
	}
	return x
}
