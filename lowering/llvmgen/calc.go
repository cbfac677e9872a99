package llvmgen

import (
	"fmt"
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast/num"
)

// calc writes sequences of scalar instructions on f32 or f64: the mathematical
// functions, either in line or as functions of the module. Its methods read as
// arithmetic; the type of the operands says which width is meant. Its methods, up to 100, are
// instructions, and mathematical functions as sequences of these.
type calc struct {
	*moduleGen
	fn *ir.Func
	b  *ir.Block
}

// inline writes a sequence where g stands.
func (g *gen) inline(f func(c *calc) value.Value) value.Value {
	c := &calc{g.moduleGen, g.fn, g.b}
	v := f(c)
	g.b = c.b
	return v
}

// writer writes ops where c stands; it must not start blocks.
func (c *calc) writer() *gen { return &gen{moduleGen: c.moduleGen, fn: c.fn, b: c.b} }

// function returns the function of the module called name, writing it on first
// use. body gets one argument per parameter and returns the result.
func (mg *moduleGen) function(name string, result types.Type, params []types.Type, body func(c *calc, args []value.Value) value.Value) *ir.Func {
	if f := mg.intrinsics[name]; f != nil {
		return f
	}
	ps := make([]*ir.Param, len(params))
	args := make([]value.Value, len(params))
	for i, t := range params {
		ps[i] = ir.NewParam(fmt.Sprintf("x%d", i), t)
		args[i] = ps[i]
	}
	f := mg.mod.NewFunc(name, result, ps...)
	f.Linkage = enum.LinkageInternal
	mg.intrinsics[name] = f
	c := &calc{mg, f, f.NewBlock("entry")}
	v := body(c, args)
	c.b.NewRet(v)
	return f
}

func (c *calc) newBlock() *ir.Block { return c.fn.NewBlock(fmt.Sprintf("math.%d", len(c.fn.Blocks))) }

// choose computes one of two values by a branch, for the side that is rarely
// taken and long.
func (c *calc) choose(cond value.Value, then, other func() value.Value) value.Value {
	start := c.b
	side := func(write func() value.Value) (first, last *ir.Block, v value.Value) {
		first = c.newBlock()
		c.b = first
		v = write()
		return first, c.b, v
	}
	first, firstEnd, x := side(then)
	second, secondEnd, y := side(other)
	join := c.newBlock()
	start.NewCondBr(cond, first, second)
	firstEnd.NewBr(join)
	secondEnd.NewBr(join)
	c.b = join
	return join.NewPhi(ir.NewIncoming(x, firstEnd), ir.NewIncoming(y, secondEnd))
}

// precision is what the sequences must know of f32 or f64.
type precision struct {
	elem       num.Type
	float      types.Type
	bits       *types.IntType
	mant, bias int
	*mathTable
}

var (
	single = &precision{num.F32, types.Float, types.I32, 23, 127, &table32}
	double = &precision{num.F64, types.Double, types.I64, 52, 1023, &table64}
)

func precisionOf(v value.Value) *precision {
	if types.Equal(v.Type(), types.Double) {
		return double
	}
	return single
}

// k is a constant of p's floating-point type; f32 constants are given exactly.
func (p *precision) k(v float64) value.Value {
	if math.IsInf(v, 0) || math.IsNaN(v) || v == 0 && math.Signbit(v) {
		b := int64(math.Float64bits(v))
		if p == single {
			b = int64(int32(math.Float32bits(float32(v))))
		}
		return constant.NewBitCast(p.i(b), p.float)
	}
	return constant.NewFloat(p.float.(*types.FloatType), v)
}

// i is a constant of the integer type of p's width.
func (p *precision) i(v int64) *constant.Int { return constant.NewInt(p.bits, v) }

// pow2 is 2^n as a constant.
func (p *precision) pow2(n int) value.Value { return p.k(math.Ldexp(1, n)) }

func (c *calc) add(x, y value.Value) value.Value { return c.b.NewFAdd(x, y) }
func (c *calc) sub(x, y value.Value) value.Value { return c.b.NewFSub(x, y) }
func (c *calc) mul(x, y value.Value) value.Value { return c.b.NewFMul(x, y) }
func (c *calc) div(x, y value.Value) value.Value { return c.b.NewFDiv(x, y) }

// neg changes the sign.
func (c *calc) neg(x value.Value) value.Value { return c.b.NewFNeg(x) }

// fma is x·y + z, rounded once.
func (c *calc) fma(x, y, z value.Value) value.Value {
	t := x.Type()
	return c.b.NewCall(c.intrinsic("llvm.fma."+suffix(precisionOf(x).elem), t, t, t, t), x, y, z)
}

// fms is z − x·y, rounded once.
func (c *calc) fms(x, y, z value.Value) value.Value { return c.fma(c.neg(x), y, z) }

func (c *calc) call(name string, args ...value.Value) value.Value {
	t := args[0].Type()
	params := make([]types.Type, len(args))
	for i := range params {
		params[i] = t
	}
	return c.b.NewCall(c.intrinsic(name, t, params...), args...)
}

// unary calls an LLVM intrinsic such as floor.
func (c *calc) unary(name string, x value.Value) value.Value {
	return c.call("llvm."+name+"."+suffix(precisionOf(x).elem), x)
}

func (c *calc) abs(x value.Value) value.Value { return c.unary("fabs", x) }

// copySign is the magnitude of x with the sign of y.
func (c *calc) copySign(x, y value.Value) value.Value {
	return c.call("llvm.copysign."+suffix(precisionOf(x).elem), x, y)
}

func (c *calc) cmp(p enum.FPred, x, y value.Value) value.Value { return c.b.NewFCmp(p, x, y) }

// less, equal and unordered are the comparisons that need most.
func (c *calc) less(x, y value.Value) value.Value      { return c.cmp(enum.FPredOLT, x, y) }
func (c *calc) equal(x, y value.Value) value.Value     { return c.cmp(enum.FPredOEQ, x, y) }
func (c *calc) unordered(x, y value.Value) value.Value { return c.cmp(enum.FPredUNO, x, y) }
func (c *calc) pick(cond, x, y value.Value) value.Value {
	return c.b.NewSelect(cond, x, y)
}

func (c *calc) and(x, y value.Value) value.Value { return c.b.NewAnd(x, y) }
func (c *calc) or(x, y value.Value) value.Value  { return c.b.NewOr(x, y) }

// bitsOf reads a number as an integer; floatOf is the reverse.
func (c *calc) bitsOf(x value.Value) value.Value                { return c.b.NewBitCast(x, precisionOf(x).bits) }
func (p *precision) floatOf(c *calc, i value.Value) value.Value { return c.b.NewBitCast(i, p.float) }

// horner is the polynomial with the given coefficients, constant term first.
func (c *calc) horner(x value.Value, coefficients []float64) value.Value {
	p := precisionOf(x)
	sum := p.k(coefficients[len(coefficients)-1])
	for i := len(coefficients) - 2; i >= 0; i-- {
		sum = c.fma(sum, x, p.k(coefficients[i]))
	}
	return sum
}

// round returns the integer nearest to x·scale, as a number and as the low
// bits of an integer: the sum with 1.5·2^mant has it in its last bits. It is
// good for magnitudes below 2^(mant−2).
func (c *calc) round(x, scale value.Value) (n, i value.Value) {
	p := precisionOf(x)
	magic := 1.5 * math.Ldexp(1, p.mant)
	var t value.Value
	if scale == nil {
		t = c.add(x, p.k(magic))
	} else {
		t = c.fma(x, scale, p.k(magic))
	}
	first := int64(math.Float64bits(magic))
	if p == single {
		first = int64(math.Float32bits(float32(magic)))
	}
	return c.sub(t, p.k(magic)), c.b.NewSub(c.bitsOf(t), p.i(first))
}

// scale is x·2^n for an integer n of x's width, with |n| below twice the bias.
// Two factors reach every exponent; only the second product rounds, as it must
// for subnormal results.
func (c *calc) scale(x, n value.Value) value.Value {
	p := precisionOf(x)
	half := c.b.NewAShr(n, p.i(1))
	rest := c.b.NewSub(n, half)
	power := func(k value.Value) value.Value {
		biased := c.b.NewAdd(k, p.i(int64(p.bias)))
		return p.floatOf(c, c.b.NewShl(biased, p.i(int64(p.mant))))
	}
	return c.mul(c.mul(x, power(half)), power(rest))
}

// reciprocal is 1/x to about one unit in the last place, for normal x whose
// reciprocal is normal. For f32, one step of Newton's on the hardware's
// approximation.
func (c *calc) reciprocal(x value.Value) value.Value {
	p := precisionOf(x)
	if p == double {
		return c.div(p.k(1), x)
	}
	y := c.call("llvm.nvvm.rcp.approx.ftz.f", x)
	return c.fma(c.fms(x, y, p.k(1)), y, y)
}

// flush turns a subnormal f32 into the zero of its sign.
func (c *calc) flush(x value.Value) value.Value {
	return c.call("llvm.nvvm.mul.rn.ftz.f", x, single.k(1))
}
