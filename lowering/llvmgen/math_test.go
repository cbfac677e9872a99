package llvmgen

import (
	"flag"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/ptxgen/asm"
)

// The accuracy of every mathematical function: the instructions that the code
// generator writes, run by the evaluator on random and special arguments, held
// against math/big or float64.

// newModule is a module to write functions into.
func newModule() *moduleGen {
	return &moduleGen{mod: ir.NewModule(), intrinsics: map[string]*ir.Func{}, globals: map[string]*ir.Global{}, codes: map[asm.Instruction]*asm.Code{}, callees: map[*asm.Code]*callee{}}
}

func typeList(list ...num.Type) []types.Type {
	var out []types.Type
	for _, t := range list {
		out = append(out, numType(t))
	}
	return out
}

// accuracyCase is a function and what it must keep to.
type accuracyCase struct {
	code         ast.Opcode
	want         func(x float64) float64    // for f32, and for the special values of f64
	exact        func(x float64) *big.Float // for f64
	low, high    float64                    // the magnitudes that are drawn, as exponents of 2
	positive     bool
	ulp32, ulp64 float64 // the most that results may be off
}

var accuracyCases = []accuracyCase{
	{ast.OpExp, math.Exp, func(x float64) *big.Float { return bigExp(bigNum(x)) }, -30, 9.47, false, 3, 1},
	{ast.OpExp2, math.Exp2, func(x float64) *big.Float { return bigExp(bigMul(bigNum(x), bigLn2)) }, -30, 10, false, 1, 1},
	{ast.OpLog, math.Log, func(x float64) *big.Float { return bigLog(bigNum(x)) }, -1074, 1024, true, 1, 0.6},
	{ast.OpLog2, math.Log2, func(x float64) *big.Float { return bigQuo(bigLog(bigNum(x)), bigLn2) }, -1074, 1024, true, 1, 0.6},
	{ast.OpSin, math.Sin, bigSin, -30, 1024, false, 1, 1},
	{ast.OpCos, math.Cos, bigCos, -30, 1024, false, 1, 1},
	{ast.OpTan, math.Tan, bigTan, -30, 1024, false, 2.2, 2.2},
	{ast.OpSinH, math.Sinh, bigSinh, -30, 9.47, false, 2, 2},
	{ast.OpCosH, math.Cosh, bigCosh, -30, 9.47, false, 2, 2},
	{ast.OpTanH, math.Tanh, bigTanh, -30, 6, false, 2, 2},
	{ast.OpRsqrt, func(x float64) float64 { return 1 / math.Sqrt(x) }, func(x float64) *big.Float {
		return bigQuo(bigNum(1), new(big.Float).SetPrec(bigBits).Sqrt(bigNum(x)))
	}, -1074, 1024, true, 1.01, 1.5},
}

func TestMathAccuracy(t *testing.T) {
	for _, c := range accuracyCases {
		mg := newModule()
		f := mathFunctions[c.code]
		narrow := mg.function("f32", types.Float, []types.Type{types.Float}, func(c *calc, x []value.Value) value.Value {
			return c.narrowFunction(f, x[0])
		})
		wide := mg.wideFunction(f)
		t.Run(f.name+"/f32", func(t *testing.T) {
			t.Parallel()
			for _, worst := range []int{0, 1, -1} {
				c.check(t, newEvaluator(worst).runner(narrow), 32, c.ulp32, *samples)
			}
		})
		t.Run(f.name+"/f64", func(t *testing.T) {
			t.Parallel()
			c.check(t, newEvaluator(0).runner(wide), 64, c.ulp64, *widePairs)
		})
	}
}

// specials are arguments where functions go wrong.
var specials = []float64{0, math.Copysign(0, -1), 1, -1, 0.5, -0.5, 2, math.Inf(1), math.Inf(-1), math.NaN(), math.Pi, math.Pi / 2,
	math.MaxFloat32, -math.MaxFloat32, 0x1p-126, 0x1p-149, -0x1p-149, 0x1.fffffep-127, 88.7, 89.5, -103, -104, -87.4, 126, 127, 128, -149, -150,
	math.MaxFloat64, 5e-324, -5e-324, 0x1p-1022, 709.7, 709.9, 710.4, -745, -746, 1023, 1024, -1074, -1075, 0x1p22, 0x1p16, 65535.9, 1e22, 1e300,
	6381956970095103 * 0x1p797, 0.55, 0.5499999, 9.1, 19.5, 0.99999994, 1.0000001}

func (c *accuracyCase) check(t *testing.T, run func(args ...uint64) uint64, w int, limit float64, n int) {
	r := rand.New(rand.NewPCG(1, 2))
	worst, at := 0.0, 0.0
	try := func(x float64) {
		if w == 32 {
			x = float64(float32(x))
		}
		if d := c.error(decode(run(encode(x, w)), w), x, w); !(d <= worst) {
			worst, at = d, x
		}
	}
	for _, x := range specials {
		try(x)
	}
	low, high := c.low, c.high
	if w == 32 {
		low, high = max(low, -149), min(high, 128)
	}
	for range n {
		x := math.Exp2(low + r.Float64()*(high-low))
		if !c.positive && r.IntN(2) == 0 {
			x = -x
		}
		try(x)
		// Half of the arguments are of ordinary size.
		x = (r.Float64() - 0.5) * 20
		if c.positive {
			x = math.Abs(x)
		}
		try(x)
	}
	t.Logf("%d-bit: %.2f ulp at most, at %v", w, worst, at)
	if !(worst <= limit) {
		t.Errorf("%.3f ulp at %v: got %v, want %v; at most %v ulp are allowed", worst, at, decode(run(encode(at, w)), w), c.want(at), limit)
	}
}

// samples is how many arguments an f32 function is tried on.
var samples = flag.Int("samples", 15_000, "arguments to try an f32 function on")

// widePairs is how many pairs of arguments an f64 function is tried on: each costs
// some tens of microseconds of math/big. 50000 is a run of a minute.
var widePairs = flag.Int("wide", 2000, "pairs of arguments to try an f64 function on")

// error is how far got is from f(x), in units of the last place.
func (c *accuracyCase) error(got, x float64, w int) float64 {
	want := c.want(x)
	if w == 32 || x == 0 || math.IsInf(x, 0) || x != x || got == 0 || math.IsInf(got, 0) || c.positive && x < 0 {
		return ulps(got, want, w)
	}
	return bigULPs(got, c.exact(x))
}

// bigULPs is how far got is from want, in units of the last place of f64.
func bigULPs(got float64, want *big.Float) float64 {
	if got != got {
		return got
	}
	near, _ := want.Float64()
	if near == 0 || math.IsInf(near, 0) {
		near = got
	}
	_, exp := math.Frexp(near)
	d, _ := bigSub(bigNum(got), want).Float64()
	return math.Abs(math.Ldexp(d, min(-(exp-53), 1074)))
}

// ulps is how far got is from want, in units of the last place of want in w
// bits; NaN where only one of them is NaN or infinite, or zeros differ in sign.
func ulps(got, want float64, w int) float64 {
	rounded := want
	if w == 32 {
		rounded = float64(float32(want))
	}
	switch {
	case want != want && got != got, got == rounded && math.Signbit(got) == math.Signbit(rounded):
		if w == 64 || want != want || math.IsInf(got, 0) {
			return 0
		}
	case math.IsInf(rounded, 0) && !math.IsInf(got, 0) && math.Abs(got) > 1e38 && w == 32:
		return 0.5
	case got != got || want != want || math.IsInf(got, 0) || math.IsInf(rounded, 0):
		return math.NaN()
	case got == 0 && rounded == 0:
		return math.NaN()
	}
	least, mant := -149, 23
	if w == 64 {
		least, mant = -1074, 52
	}
	_, exp := math.Frexp(want)
	unit := math.Ldexp(1, max(exp-1-mant, least))
	return math.Abs(got-want) / unit
}

// pairs are arguments of functions of two: all pairs of specials, then random
// ones whose function is neither 0 nor infinite too often.
func pairs(w, n int, draw func(r *rand.Rand) (x, y float64), try func(x, y float64)) {
	cut := func(x float64) float64 {
		if w == 32 {
			return float64(float32(x))
		}
		return x
	}
	whole := append([]float64{3, -3, 4, 1 << 24, 1<<24 + 2, 1<<53 + 2, 0x1p31 + 1, -5, 1e10}, specials...)
	for _, x := range whole {
		for _, y := range whole {
			try(cut(x), cut(y))
		}
	}
	r := rand.New(rand.NewPCG(3, 4))
	for range n {
		x, y := draw(r)
		try(cut(x), cut(y))
	}
}

func randomMagnitude(r *rand.Rand, low, high float64) float64 {
	x := math.Exp2(low + r.Float64()*(high-low))
	if r.IntN(2) == 0 {
		return -x
	}
	return x
}

func TestPow(t *testing.T) {
	mg := newModule()
	for _, p := range []*precision{single, double} {
		w := int(p.bits.BitSize)
		run := newEvaluator(0).runner(mg.function2(ast.OpPow, p))
		worst, limit := 0.0, map[int]float64{32: 1, 64: 1}[w]
		draw := func(r *rand.Rand) (x, y float64) {
			x = math.Abs(randomMagnitude(r, -6, 6))
			if r.IntN(8) == 0 {
				x = math.Abs(randomMagnitude(r, -float64(p.bias), float64(p.bias)))
			}
			// Any exponent that keeps the result within range, subnormal ones too.
			most := float64(p.bias+p.mant) / math.Abs(math.Log2(x)+1e-9)
			return x, (r.Float64()*2 - 1) * most
		}
		pairs(w, *widePairs, draw, func(x, y float64) {
			got, want := decode(run(encode(x, w), encode(y, w)), w), math.Pow(x, y)
			d := ulps(got, want, w)
			plain := x-x == 0 && y-y == 0 && x != 0 && want != 0 && got != 0 && got-got == 0 && want-want == 0 && math.Signbit(got) == math.Signbit(want)
			if w == 64 && plain {
				d = bigULPs(math.Abs(got), bigExp(bigMul(bigNum(y), bigLog(bigNum(math.Abs(x))))))
			}
			worst = max(worst, d)
			if !(d <= limit) {
				t.Fatalf("%d-bit pow(%v, %v): got %v, want %v: %.2f ulp", w, x, y, got, want, d)
			}
		})
		t.Logf("%d-bit: %.2f ulp at most", w, worst)
	}
}

func TestAtan2(t *testing.T) {
	mg := newModule()
	for _, p := range []*precision{single, double} {
		w := int(p.bits.BitSize)
		run := newEvaluator(0).runner(mg.function2(ast.OpAtan2, p))
		worst, limit := 0.0, 2.0
		draw := func(r *rand.Rand) (x, y float64) {
			x = randomMagnitude(r, -float64(p.bias), float64(p.bias))
			return x, x * randomMagnitude(r, -3, 3)
		}
		pairs(w, *widePairs, draw, func(y, x float64) {
			got, want := decode(run(encode(y, w), encode(x, w)), w), math.Copysign(math.Atan2(math.Abs(y), x), y)
			d := ulps(got, want, w)
			if w == 64 && x > 0 && y > 0 && want > 0x1p-1000 && !math.IsInf(x, 0) && !math.IsInf(y, 0) {
				d = bigULPs(got, bigAtan(bigNum(y), bigNum(x)))
			}
			worst = max(worst, d)
			if !(d <= limit) {
				t.Fatalf("%d-bit atan2(%v, %v): got %v, want %v: %.2f ulp", w, y, x, got, want, d)
			}
		})
		t.Logf("%d-bit: %.2f ulp at most", w, worst)
	}
}

// TestRemainder holds remf to the bit.
func TestRemainder(t *testing.T) {
	mg := newModule()
	for _, p := range []*precision{single, double} {
		w := int(p.bits.BitSize)
		run := newEvaluator(0).runner(mg.function2(ast.OpRemF, p))
		draw := func(r *rand.Rand) (x, y float64) {
			x = randomMagnitude(r, -float64(p.bias+p.mant), float64(p.bias))
			if r.IntN(2) == 0 {
				return x, randomMagnitude(r, -float64(p.bias+p.mant), float64(p.bias))
			}
			return x, x * randomMagnitude(r, -40, 2)
		}
		pairs(w, *widePairs, draw, func(x, y float64) {
			got, want := decode(run(encode(x, w), encode(y, w)), w), math.Mod(x, y)
			if got != want && !(got != got && want != want) || got == got && math.Signbit(got) != math.Signbit(want) {
				t.Fatalf("%d-bit rem(%v, %v): got %v, want %v", w, x, y, got, want)
			}
		})
	}
}

// TestPowInt tries powers up to where the result leaves the range, and beyond.
func TestPowInt(t *testing.T) {
	mg := newModule()
	for _, p := range []*precision{single, double} {
		w := int(p.bits.BitSize)
		run := newEvaluator(0).runner(mg.powIntFunction(p))
		worst := 0.0
		try := func(x float64, n int32) {
			got, want := decode(run(encode(x, w), uint64(uint32(n))), w), math.Pow(x, float64(n))
			d := ulps(got, want, w)
			if w == 64 && x-x == 0 && x != 0 && want-want == 0 && got-got == 0 && want != 0 && math.Signbit(got) == math.Signbit(want) {
				d = bigULPs(math.Abs(got), bigExp(bigMul(bigNum(float64(n)), bigLog(bigNum(math.Abs(x))))))
			}
			worst = max(worst, d)
			if !(d <= 1) {
				t.Fatalf("%d-bit fpowi(%v, %v): got %v, want %v: %.2f ulp", w, x, n, got, want, d)
			}
		}
		r := rand.New(rand.NewPCG(7, 8))
		for _, x := range specials {
			for _, n := range []int32{0, 1, -1, 2, -2, 3, -3, 1 << 24, 1<<24 + 1, math.MaxInt32, math.MinInt32, -math.MaxInt32} {
				if w == 32 {
					x = float64(float32(x))
				}
				try(x, n)
			}
		}
		for range 20_000 {
			n := int32(r.Uint32()) >> r.IntN(31)
			x := math.Exp2((r.Float64()*2 - 1) * float64(p.bias) / max(1, math.Abs(float64(n))))
			if r.IntN(2) == 0 {
				x = -x
			}
			if w == 32 {
				x = float64(float32(x))
			}
			try(x, n)
		}
		t.Logf("%d-bit: %.2f ulp at most", w, worst)
	}
}
