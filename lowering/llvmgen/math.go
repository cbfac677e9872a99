package llvmgen

import (
	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
)

// mathFunction is how a mathematical function of one argument is computed. f32
// sequences are written where they are used; those of f64 are functions of the
// module, being ten times as long. f16 and bf16 go by way of f32, as the
// language says.
type mathFunction struct {
	name     string
	narrow   func(c *calc, x value.Value) value.Value // f32
	wide     func(c *calc, x value.Value) value.Value // f64
	circular circular                                 // in place of both
	approx   func(c *calc, x value.Value) value.Value // f32 with rounding<approx>
	flushed  func(c *calc, x value.Value) value.Value // f32 with flush_to_zero, where an instruction does both
}

var mathFunctions = map[ast.Opcode]*mathFunction{
	ast.OpExp:   {name: "exp", narrow: exponential, wide: exponential, approx: (*calc).expApprox},
	ast.OpExp2:  {name: "exp2", narrow: (*calc).exp2, wide: (*calc).exp2, flushed: (*calc).exp2Flushed},
	ast.OpLog:   {name: "log", narrow: (*calc).log32, wide: (*calc).log64},
	ast.OpLog2:  {name: "log2", narrow: (*calc).log2of32, wide: (*calc).log2of64},
	ast.OpSinH:  {name: "sinh", narrow: (*calc).sinh, wide: (*calc).sinh},
	ast.OpCosH:  {name: "cosh", narrow: (*calc).cosh, wide: (*calc).cosh},
	ast.OpTanH:  {name: "tanh", narrow: (*calc).tanh, wide: (*calc).tanh, approx: (*calc).tanhApprox},
	ast.OpRsqrt: {name: "rsqrt", narrow: (*calc).rsqrt, wide: (*calc).rsqrt},
	ast.OpSin:   {name: "sin", circular: sine},
	ast.OpCos:   {name: "cos", circular: cosine},
	ast.OpTan:   {name: "tan", circular: tangent},
}

func exponential(c *calc, x value.Value) value.Value { return c.exp(x, 0) }

// mathOp is the rule of the functions of one argument.
func (g *gen) mathOp(op *ast.Op) error {
	f := mathFunctions[op.Opcode]
	t := resultElem(op)
	flush := op.Has(ast.KeyFlushToZero)
	approx := op.Enum(ast.KeyRoundingMode, ast.RoundFull) == ast.RoundApprox
	return g.eachInF32(op, func(c *calc, x []value.Value) value.Value {
		switch {
		case t == num.F64:
			return c.b.NewCall(c.wideFunction(f), x[0])
		case approx:
			return f.approx(c, x[0])
		case flush && f.flushed != nil:
			return f.flushed(c, x[0])
		case flush:
			return c.flush(c.narrowFunction(f, c.flush(x[0])))
		}
		return c.narrowFunction(f, x[0])
	})
}

func (c *calc) narrowFunction(f *mathFunction, x value.Value) value.Value {
	if f.circular != nil {
		return c.circular32(x, f.circular, c.wideFunction(f))
	}
	return f.narrow(c, x)
}

// wideFunction is the function of the module that computes f in f64.
func (mg *moduleGen) wideFunction(f *mathFunction) *ir.Func {
	return mg.function("$math_"+f.name+"_f64", types.Double, []types.Type{types.Double}, func(c *calc, x []value.Value) value.Value {
		if f.circular != nil {
			return c.circular64(x[0], f.circular)
		}
		return f.wide(c, x[0])
	})
}

// mathOp2 is the rule of pow, atan2 and remf, which are functions of the
// module in either width.
func (g *gen) mathOp2(op *ast.Op) error {
	t := resultElem(op)
	p := single
	if t == num.F64 {
		p = double
	}
	f := g.function2(op.Opcode, p)
	return g.eachInF32(op, func(c *calc, x []value.Value) value.Value { return c.b.NewCall(f, x[0], x[1]) })
}

var functions2 = map[ast.Opcode]struct {
	name string
	f    func(c *calc, x, y value.Value) value.Value
}{
	ast.OpPow:   {"pow", (*calc).pow},
	ast.OpAtan2: {"atan2", (*calc).atan2},
	ast.OpRemF:  {"rem", (*calc).remainder},
}

func (mg *moduleGen) function2(code ast.Opcode, p *precision) *ir.Func {
	f := functions2[code]
	return mg.function("$math_"+f.name+"_"+suffix(p.elem), p.float, []types.Type{p.float, p.float}, func(c *calc, x []value.Value) value.Value {
		return f.f(c, x[0], x[1])
	})
}

// powIntOp is the rule of fpowi.
func (g *gen) powIntOp(op *ast.Op) error {
	t := resultElem(op)
	p := single
	if t == num.F64 {
		p = double
	}
	f := g.powIntFunction(p)
	return g.eachInF32(op, func(c *calc, x []value.Value) value.Value {
		return c.b.NewCall(f, x[0], c.writer().resize(x[1], types.I32, true))
	})
}

func (mg *moduleGen) powIntFunction(p *precision) *ir.Func {
	return mg.function("$math_powi_"+suffix(p.elem), p.float, []types.Type{p.float, types.I32}, func(c *calc, x []value.Value) value.Value {
		return c.powInt(x[0], x[1])
	})
}
