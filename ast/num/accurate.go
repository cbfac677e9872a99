package num

import (
	"math"
	"math/big"
)

// Package math is not accurate everywhere in float64: exp overflows too early on
// some machines, and sinh and cosh with it on all; log of a subnormal number is
// wrong on some, log2 loses its digits near 1, and the trigonometric functions of
// numbers beyond 2^29 keep 64 bits of the angle only, tan of small ones is cut.
// That is enough for the narrower types, which round the result to 24 bits or
// fewer; for f64 these take their place. They err by few units in the last place.
var accurate = [NumFuncs]func(float64) float64{
	Exp: accurateExp, SinH: accurateSinh, CosH: accurateCosh,
	Log: accurateLog, Log2: accurateLog2, Sin: accurateSin, Cos: accurateCos, Tan: accurateTan,
}

// ln2 in two parts, the first with zeros at its end: its product with an
// exponent is exact.
const (
	ln2High = 6.93147180369123816490e-01
	ln2Low  = 1.90821492927058770002e-10
)

// largeExp is where exp is still far from the largest number.
const largeExp = 700

func accurateExp(x float64) float64 {
	if !(x > largeExp) {
		return math.Exp(x)
	}
	return 2 * halfExp(x)
}

// halfExp is half of e^x, that is 2⁷·e^(x - 8·ln 2), for x above largeExp: what
// comes off first is exact.
func halfExp(x float64) float64 { return math.Exp(x-8*ln2High) * (1 - 8*ln2Low) * 128 }

func accurateSinh(x float64) float64 {
	if !(math.Abs(x) > largeExp) {
		return math.Sinh(x)
	}
	return math.Copysign(halfExp(math.Abs(x)), x)
}

func accurateCosh(x float64) float64 {
	if !(math.Abs(x) > largeExp) {
		return math.Cosh(x)
	}
	return halfExp(math.Abs(x))
}

const smallestNormal = 0x1p-1022

func accurateLog(x float64) float64 {
	if x >= smallestNormal || !(x > 0) {
		return math.Log(x)
	}
	frac, exp := math.Frexp(x)
	k := float64(exp)
	return k*ln2High - (-k*ln2Low - math.Log(frac))
}

// accurateLog2 splits off the exponent so that the rest is within √½ and √2.
func accurateLog2(x float64) float64 {
	if !(x > 0) || math.IsInf(x, 1) {
		return math.Log2(x)
	}
	frac, exp := math.Frexp(x)
	if frac < math.Sqrt2/2 {
		frac *= 2
		exp--
	}
	const log2eLow = 2.035527374093103311e-17 // 1/ln 2 less its float64
	l := math.Log1p(frac - 1)
	high := l * math.Log2E
	low := math.FMA(l, math.Log2E, -high) + l*log2eLow
	return float64(exp) + (high + low)
}

// farAway is where package math changes to its short reduction.
const farAway = 1 << 29

func accurateSin(x float64) float64 {
	if math.Abs(x) < farAway || !finite(x) {
		return math.Sin(x)
	}
	sin, cos, quadrant := reduced(x)
	return [...]float64{sin, cos, -sin, -cos}[quadrant]
}

func accurateCos(x float64) float64 {
	if math.Abs(x) < farAway || !finite(x) {
		return math.Cos(x)
	}
	sin, cos, quadrant := reduced(x)
	return [...]float64{cos, -sin, -cos, sin}[quadrant]
}

func accurateTan(x float64) float64 {
	if math.Abs(x) < farAway || !finite(x) {
		sin, cos := math.Sincos(x)
		return sin / cos
	}
	sin, cos, quadrant := reduced(x)
	if quadrant%2 == 1 {
		return -cos / sin
	}
	return sin / cos
}

// twoOverPi is 2/π in hexadecimal digits after the point. The 1280 bits leave
// more than 190 of the angle for every float64, the nearest to a multiple of
// π/2 among them.
const (
	twoOverPiBits = 1280
	twoOverPi     = "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561" +
		"b7246e3a424dd2e006492eea09d1921cfe1deb1cb129a73ee88235f52ebb4484" +
		"e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980f" +
		"ef2f118b5a0a6d1f6d367ecf27cb09b74f463f669e5fea2d7527bac7ebe5f17b" +
		"3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361d"
	halfPi = "1.5707963267948966192313216916397514420985846996875529104874722962"
)

// reduced returns sine and cosine of x less a multiple of π/2, between -π/4 and
// π/4, and that multiple modulo 4.
func reduced(x float64) (sin, cos float64, quadrant int) {
	frac, exp := math.Frexp(math.Abs(x))
	turns, _ := new(big.Int).SetString(twoOverPi, 16)
	turns.Mul(turns, big.NewInt(int64(math.Ldexp(frac, 53))))
	point := uint(twoOverPiBits + 53 - exp) // bits after the point
	n := new(big.Int).Rsh(turns, point-1)   // rounded: half a turn up, cut
	n.Add(n, big.NewInt(1)).Rsh(n, 1)
	turns.Sub(turns, new(big.Int).Lsh(n, point))
	angle := new(big.Float).SetPrec(192).SetInt(turns)
	angle.SetMantExp(angle, -int(point))
	quarter, _, _ := big.ParseFloat(halfPi, 10, 192, big.ToNearestEven)
	angle.Mul(angle, quarter)
	high, _ := angle.Float64()
	low, _ := angle.Sub(angle, new(big.Float).SetFloat64(high)).Float64()
	s, c := math.Sincos(high)
	sin, cos = s+low*c, c-low*s
	quadrant = int(n.Bit(0) | n.Bit(1)<<1)
	if x < 0 {
		return -sin, cos, -quadrant & 3
	}
	return sin, cos, quadrant
}

// atan2 is math.Atan2 but for the sign of an angle whose tangent underflows.
func atan2(y, x float64) float64 {
	return math.Copysign(math.Atan2(math.Abs(y), x), y)
}

// pow raises x to the whole part of y by squaring. For the rest, which is at
// most ½, x is frac·2^exp: neither frac to that power nor 2 to the fraction of
// exp times it has a large exponent that an error could grow in.
func pow(x, y float64) float64 {
	whole := math.Round(y)
	part := y - whole
	switch {
	case x == 0 || !finite(x) || y == 0 || !finite(y) || x < 0 && part != 0:
		return math.Pow(x, y)
	case math.Abs(y) >= maxWhole:
		return powLarge(x, y)
	case part == 0:
		return powWhole(x, int64(y)).float()
	}
	p := powWhole(x, int64(whole))
	frac, exp := math.Frexp(x)
	steps := math.Round(float64(exp) * part)
	p.high = (p.high + p.low) * math.Exp(part*math.Log(frac)) * math.Exp2(math.FMA(float64(exp), part, -steps))
	p.low, p.exp = 0, p.exp+int64(steps)
	return p.float()
}

// powLarge is for exponents so large that every number overflows or vanishes but
// those near 1, whose logarithm has few terms that count: d - d²/2 + d³/3.
func powLarge(x, y float64) float64 {
	d := math.Abs(x) - 1
	h := y * d
	if math.Abs(d) > 0x1p-40 || math.Abs(h) > 800 {
		return math.Pow(x, y)
	}
	low := math.FMA(y, d, -h) + h*d*(d/3-0.5)
	r := accurateExp(h) * (1 + low)
	if x < 0 && math.Mod(y, 2) != 0 {
		return -r
	}
	return r
}

// maxWhole bounds the exponents of powWhole, so that its own stay within int64.
const maxWhole = 1 << 50

// twofold is (high+low)·2^exp, with about 106 bits.
type twofold struct {
	high, low float64
	exp       int64
}

func (a twofold) times(b twofold) twofold {
	p := a.high * b.high
	low := math.FMA(a.high, b.high, -p) + (a.high*b.low + a.low*b.high)
	high, k := math.Frexp(p + low)
	return twofold{high, math.Ldexp(low-(p+low-p), -k), a.exp + b.exp + int64(k)}
}

// powWhole raises a finite number other than zero by squaring, in twice the
// precision and with an exponent of its own: each of up to 100 products errs by
// 2^-104, and nothing overflows on the way.
func powWhole(x float64, n int64) twofold {
	frac, exp := math.Frexp(x)
	base, power := twofold{frac, 0, int64(exp)}, twofold{0.5, 0, 1}
	for m := max(n, -n); m > 0; m >>= 1 {
		if m&1 == 1 {
			power = power.times(base)
		}
		base = base.times(base)
	}
	if n < 0 {
		q := 1 / power.high
		low := -q * (math.FMA(power.high, q, -1) + power.low*q)
		power = twofold{q, low, -power.exp}
	}
	return power
}

// float rounds to float64.
func (a twofold) float() float64 {
	const beyond = 1 << 12
	return math.Ldexp(a.high+a.low, int(max(-beyond, min(beyond, a.exp))))
}
