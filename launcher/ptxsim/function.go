package ptxsim

import (
	"math"

	"tileir/ast/num"
)

func (d *decoder) sqrt() {
	d.take("approx")
	m := d.takeRounding()
	f, t := d.takeFloat()
	d.unary(t, f.unary(func(a uint64) uint64 { return num.Sqrt(f.t, a, m) }))
}

func (d *decoder) rcp() {
	d.take("approx")
	m := d.takeRounding()
	f, t := d.takeFloat()
	one := num.Encode(f.t, 1, num.NearestEven)
	d.unary(t, f.unary(func(a uint64) uint64 { return num.Div(f.t, one, a, m) }))
}

// approximations are the functions that GPUs approximate. The simulator computes
// them in f64 and rounds once, which is within every bound that the PTX ISA gives.
var approximations = map[string]func(x float64) float64{
	"ex2": math.Exp2, "lg2": math.Log2, "sin": math.Sin, "cos": math.Cos, "tanh": math.Tanh,
	"rsqrt": func(x float64) float64 { return 1 / math.Sqrt(x) },
}

func (d *decoder) approx() {
	d.take("approx")
	f, t := d.takeFloat()
	op := approximations[d.name.Opcode]
	d.unary(t, f.unary(func(a uint64) uint64 { return num.Encode(f.t, op(num.Decode(f.t, a)), num.NearestEven) }))
}

// copysign gives b the sign of a (PTX ISA, "copysign").
func (d *decoder) copysign() {
	t := d.takeType()
	sign := uint64(1) << (t.Bits() - 1)
	d.binary(t, t, func(a, b uint64) uint64 { return b&^sign | a&sign })
}
