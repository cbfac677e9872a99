package num

import "math"

// Func is a mathematical function of one argument.
type Func uint8

// The functions of one argument that have no rounding mode of their own.
const (
	Ceil Func = iota
	Floor
	Exp
	Exp2
	Log
	Log2
	Sin
	Cos
	Tan
	SinH
	CosH
	TanH
	Rsqrt
	NumFuncs
)

// Each is evaluated in float64, with an error of few ulp of float64, and then
// rounded. f32 results are therefore correctly rounded but for about one
// argument in 10^8, where they are the neighbour; for f64 see accurate.go.
//
// Those are the errors of the approximate forms, too. The language bounds
// theirs, in units in the last place, by
//
//	divf  approx  f32   2 for divisors from 2^-126 to 2^126, see DivApprox
//	divf  full    f32   2
//	tanh  full    f32   2
//	tanh  full    f64   1
//	exp   full    f32   that of the CUDA math library: 1
//
// and gives none for sqrt, exp and tanh with rounding<approx>, nor for the other
// functions. On a GPU they may be off by more than here, up to the bound;
// conformance/matrix_float_test.go says how much it grants.
var functions = [NumFuncs]func(float64) float64{
	Ceil: math.Ceil, Floor: math.Floor,
	Exp: math.Exp, Exp2: math.Exp2, Log: math.Log, Log2: math.Log2,
	Sin: math.Sin, Cos: math.Cos, Tan: math.Tan,
	SinH: math.Sinh, CosH: math.Cosh, TanH: math.Tanh,
	Rsqrt: rsqrt,
}

// rsqrt keeps the sign of zero: 1/√-0 is -∞.
func rsqrt(x float64) float64 { return 1 / math.Sqrt(x) }

// Call returns f(a). For f16 and bf16 the result is first rounded to f32, in
// which the language says that they are emulated.
func Call(f Func, t Type, a uint64) uint64 {
	if g := accurate[f]; g != nil && t == F64 {
		return Encode(t, g(Decode(t, a)), NearestEven)
	}
	return EncodeEmulated(t, functions[f](Decode(t, a)))
}

// Pow returns a to the power of b, with the special cases of IEEE 754.
func Pow(t Type, a, b uint64) uint64 {
	return EncodeEmulated(t, pow(Decode(t, a), Decode(t, b)))
}

// PowI returns a to the power of an integer of at most 32 bits.
func PowI(t Type, a uint64, n int64) uint64 {
	return EncodeEmulated(t, pow(Decode(t, a), float64(n)))
}

// Atan2 returns the angle whose tangent is a/b, in the quadrant of (b, a).
func Atan2(t Type, a, b uint64) uint64 {
	return EncodeEmulated(t, atan2(Decode(t, a), Decode(t, b)))
}

// EncodeEmulated rounds x to t by way of f32 if t is f16 or bf16.
func EncodeEmulated(t Type, x float64) uint64 {
	if t == F16 || t == BF16 {
		x = float64(float32(x))
	}
	return Encode(t, x, NearestEven)
}
