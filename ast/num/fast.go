package num

import "math"

// The functions that programs call most often have a fast way to f32. It computes in
// float64 with a bound on its error, and takes the result where the bound says that
// it rounds to the same f32 as what package math makes: where it is farther from the
// middle between two f32 than both can err. Elsewhere package math decides. So the
// results are the same to the bit.
//
// x is n·ln 2/64 + r, so that e^x is 2^(n/64)·e^r with |r| at most 0.0055. From a
// table comes 2^(n/64), which errs by 2^-53; r is exact but for 2^-60; the series of
// e^r - 1 up to r^6 leaves out less than 2^-61, and rounding it errs by less than
// 2^-59. So e^x errs by less than 2^-51 of itself, and math.Exp and math.Exp2 by
// 2^-52. e^x - 1 is 2^(n/64)-1 + 2^(n/64)·(e^r - 1): where n is 0 the first part is,
// too; elsewhere it is at least 0.0054, of which 2^-51 is 2^-43. So errs the
// hyperbolic tangent, which is (e^2x - 1)/(e^2x + 1), and math.Tanh by 2^-50.

// The bounds granted, in units in the last place of float64: 8 times and more what is
// needed. One result in 2^22, and one in 2^15, is left to package math.
const (
	expMargin  = 1 << 6
	tanhMargin = 1 << 13
)

// wide is a normal f32 as a float64, and narrow rounds back to a normal f32 what no
// error within a margin brings to another one; ok says that it does not. Both go by
// way of integers: the processor's conversions leave a part of their register as it
// was, and so each wait for what was computed before.
func wide(x uint32) float64 {
	return math.Float64frombits(uint64(x&signF32)<<32 | uint64(x&^signF32)<<below + biases<<52)
}

func narrow(y float64, margin uint64) (x uint32, ok bool) {
	u := math.Float64bits(y)
	const half = 1 << (below - 1)
	ok = u&(1<<below-1)-(half-margin) >= 2*margin
	return uint32(u>>32)&signF32 | (uint32((u+half)>>below)-biases<<23&math.MaxUint32)&^signF32, ok
}

const (
	signF32 = 1 << 31
	below   = 29         // bits of a float64 that an f32 has not
	biases  = 1023 - 127 // of their exponents, the difference
)

// Where the fast ways go, as f32 without its sign: arguments and results are normal
// numbers, and n is small. For the hyperbolic tangent the least is 2^-100.
const (
	leastF32  = 0x00800000
	mostExp   = 0x42ae0000 // 87
	mostExp2  = 0x42fa0000 // 125
	leastTanh = 0x0d800000
	mostTanh  = 0x422c0000 // 43
)

// roundingConstant, added to a small number, leaves its whole part in the low bits.
const roundingConstant = 0x1.8p52

// splitExp returns 2^(n/64) and e^r - 1.
func splitExp(n int32, r float64) (power, rest float64) {
	power = math.Float64frombits(math.Float64bits(powersOf2[n&63]) + uint64(int64(n>>6))<<52)
	q := r * r
	return power, r + q*((1.0/2+r*(1.0/6))+q*((1.0/24+r*(1.0/120))+q*(1.0/720)))
}

// natural splits x into n and r.
func natural(x float64) (n int32, r float64) {
	t := x*(64/math.Ln2) + roundingConstant
	k := t - roundingConstant
	return int32(uint32(math.Float64bits(t))), x - k*(ln2High/64) - k*(ln2Low/64)
}

// quickExp, quickExp2 and quickTanh compute the functions where the fast ways go.
func quickExp(x float64) float64 {
	power, rest := splitExp(natural(x))
	return power + power*rest
}

func quickExp2(x float64) float64 {
	t := x*64 + roundingConstant
	power, rest := splitExp(int32(uint32(math.Float64bits(t))), (x-(t-roundingConstant)/64)*math.Ln2)
	return power + power*rest
}

// quickTanh takes numbers above zero.
func quickTanh(x float64) float64 {
	power, rest := splitExp(natural(2 * x))
	less := (power - 1) + power*rest // e^2x - 1
	return less / (less + 2)
}

// fastExp, fastExp2 and fastTanh return what the functions are, and whether package
// math rounds to the same.
func fastExp(x uint32) (uint32, bool) {
	if x&^signF32-leastF32 > mostExp-leastF32 {
		return 0, false
	}
	return narrow(quickExp(wide(x)), expMargin)
}

func fastExp2(x uint32) (uint32, bool) {
	if x&^signF32-leastF32 > mostExp2-leastF32 {
		return 0, false
	}
	return narrow(quickExp2(wide(x)), expMargin)
}

func fastTanh(x uint32) (uint32, bool) {
	if x&^signF32-leastTanh > mostTanh-leastTanh {
		return 0, false
	}
	y, ok := narrow(quickTanh(wide(x&^signF32)), tanhMargin)
	return y | x&signF32, ok
}

// CallF32 computes a function of each of a: what float32(functions[f](x)) is, with one
// NaN for all. d may be a.
func (f Func) CallF32(d, a []float32) {
	call := functions[f]
	var fast func(x uint32) (uint32, bool)
	switch f {
	case Exp:
		fast = fastExp
	case Exp2:
		fast = fastExp2
	case TanH:
		fast = fastTanh
	}
	for i, x := range a[:len(d)] {
		if fast != nil {
			if y, ok := fast(math.Float32bits(x)); ok {
				d[i] = math.Float32frombits(y)
				continue
			}
		}
		y := float32(call(float64(x)))
		if y != y {
			y = math.Float32frombits(uint32(NaN(F32)))
		}
		d[i] = y
	}
}

// powersOf2 are 2^(j/64).
var powersOf2 = [64]float64{
	0x1p+00, 0x1.02c9a3e778061p+00, 0x1.059b0d3158574p+00, 0x1.0874518759bc8p+00,
	0x1.0b5586cf9890fp+00, 0x1.0e3ec32d3d1a2p+00, 0x1.11301d0125b51p+00, 0x1.1429aaea92dep+00,
	0x1.172b83c7d517bp+00, 0x1.1a35beb6fcb75p+00, 0x1.1d4873168b9aap+00, 0x1.2063b88628cd6p+00,
	0x1.2387a6e756238p+00, 0x1.26b4565e27cddp+00, 0x1.29e9df51fdee1p+00, 0x1.2d285a6e4030bp+00,
	0x1.306fe0a31b715p+00, 0x1.33c08b26416ffp+00, 0x1.371a7373aa9cbp+00, 0x1.3a7db34e59ff7p+00,
	0x1.3dea64c123422p+00, 0x1.4160a21f72e2ap+00, 0x1.44e086061892dp+00, 0x1.486a2b5c13cdp+00,
	0x1.4bfdad5362a27p+00, 0x1.4f9b2769d2ca7p+00, 0x1.5342b569d4f82p+00, 0x1.56f4736b527dap+00,
	0x1.5ab07dd485429p+00, 0x1.5e76f15ad2148p+00, 0x1.6247eb03a5585p+00, 0x1.6623882552225p+00,
	0x1.6a09e667f3bcdp+00, 0x1.6dfb23c651a2fp+00, 0x1.71f75e8ec5f74p+00, 0x1.75feb564267c9p+00,
	0x1.7a11473eb0187p+00, 0x1.7e2f336cf4e62p+00, 0x1.82589994cce13p+00, 0x1.868d99b4492edp+00,
	0x1.8ace5422aa0dbp+00, 0x1.8f1ae99157736p+00, 0x1.93737b0cdc5e5p+00, 0x1.97d829fde4e5p+00,
	0x1.9c49182a3f09p+00, 0x1.a0c667b5de565p+00, 0x1.a5503b23e255dp+00, 0x1.a9e6b5579fdbfp+00,
	0x1.ae89f995ad3adp+00, 0x1.b33a2b84f15fbp+00, 0x1.b7f76f2fb5e47p+00, 0x1.bcc1e904bc1d2p+00,
	0x1.c199bdd85529cp+00, 0x1.c67f12e57d14bp+00, 0x1.cb720dcef9069p+00, 0x1.d072d4a07897cp+00,
	0x1.d5818dcfba487p+00, 0x1.da9e603db3285p+00, 0x1.dfc97337b9b5fp+00, 0x1.e502ee78b3ff6p+00,
	0x1.ea4afa2a490dap+00, 0x1.efa1bee615a27p+00, 0x1.f50765b6e454p+00, 0x1.fa7c1819e90d8p+00,
}
