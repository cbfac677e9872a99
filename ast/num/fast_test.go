package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// quickFuncs are those that have a fast way to f32.
var quickFuncs = []Func{Exp, Exp2, TanH}

// TestPowersOf2 holds the table to roots of 2 in 300 bits.
func TestPowersOf2(t *testing.T) {
	root := new(big.Float).SetPrec(300).SetInt64(2)
	for range 6 {
		root.Sqrt(root)
	}
	power := new(big.Float).SetPrec(300).SetInt64(1)
	for j, got := range powersOf2 {
		if want, _ := power.Float64(); got != want {
			t.Errorf("2^(%d/64): got %v, expected %v", j, got, want)
		}
		power.Mul(power, root)
	}
}

// slowF32 is what the fast way must give.
func slowF32(f Func, x float32) float32 {
	y := float32(functions[f](float64(x)))
	if y != y {
		return float32(math.NaN())
	}
	return y
}

// TestCallF32Exhaustive16 compares the fast way with package math for all f16 and
// bf16 numbers.
func TestCallF32Exhaustive16(t *testing.T) {
	for _, f := range quickFuncs {
		for _, from := range []Type{F16, BF16} {
			a := make([]float32, 1<<16)
			for i := range a {
				a[i] = float32(Decode(from, uint64(i)))
			}
			checkCallF32(t, f, a)
		}
	}
}

// TestCallF32 compares the fast way with package math for random f32 numbers of every
// size, and for those around which it changes.
func TestCallF32(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, f := range quickFuncs {
		a := make([]float32, 1<<20)
		for i := range a {
			switch i % 4 {
			case 0:
				a[i] = math.Float32frombits(rng.Uint32())
			case 1:
				a[i] = float32(rng.NormFloat64())
			case 2:
				a[i] = float32(rng.Float64()*200 - 100)
			default:
				a[i] = float32(math.Ldexp(rng.Float64()*2-1, -rng.IntN(140)))
			}
		}
		for _, x := range []float64{0, 87, 125, 43, 0x1p-100, 9.01, 0x1p-126, 0x1p-149, 88.72, 128, 1, 0.5, math.Ln2, math.Inf(1), math.NaN()} {
			for step := range 64 {
				y := math.Float32frombits(math.Float32bits(float32(x)) + uint32(step) - 32)
				a = append(a, y, -y)
			}
		}
		checkCallF32(t, f, a)
	}
}

func checkCallF32(t *testing.T, f Func, a []float32) {
	t.Helper()
	d := make([]float32, len(a))
	f.CallF32(d, a)
	for i, got := range d {
		if want := slowF32(f, a[i]); math.Float32bits(got) != math.Float32bits(want) {
			t.Fatalf("function %d of %v: got %v (%#x), expected %v (%#x)", f, a[i], got, math.Float32bits(got), want, math.Float32bits(want))
		}
	}
}

// TestFastBounds measures the errors of the fast ways against series in 200 bits: an
// eighth of what is granted at most. How often package math is asked is counted:
// seldom.
func TestFastBounds(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, c := range []struct {
		f      Func
		quick  func(float64) float64
		fast   func(uint32) (uint32, bool)
		most   float64
		margin float64 // in units of 2^-52
	}{{Exp, quickExp, fastExp, 87, expMargin}, {Exp2, quickExp2, fastExp2, 125, expMargin}, {TanH, quickTanh, fastTanh, 10, tanhMargin}} {
		const n = 1 << 11
		asked, worst := 0, 0.0
		for range n {
			x := float32(rng.Float64() * math.Ldexp(c.most, -rng.IntN(12)))
			want := wideFunc(c.f, float64(x))
			off := new(big.Float).Sub(new(big.Float).SetPrec(200).SetFloat64(c.quick(float64(x))), want)
			rel, _ := off.Quo(off, want).Float64()
			worst = max(worst, math.Abs(rel)*0x1p52)
			if _, ok := c.fast(math.Float32bits(x)); !ok {
				asked++
			}
		}
		if worst > c.margin/8 {
			t.Errorf("function %d errs by %.1f ulp, expected at most %.1f", c.f, worst, c.margin/8)
		}
		if asked*200 > n {
			t.Errorf("function %d: %d of %d are left to package math", c.f, asked, n)
		}
		t.Logf("function %d: at most %.2f ulp, %d of %d left to package math", c.f, worst, asked, n)
	}
}

// wideFunc computes a function with 200 bits.
func wideFunc(f Func, x float64) *big.Float {
	wide := func(x float64) *big.Float { return new(big.Float).SetPrec(200).SetFloat64(x) }
	arg := wide(x)
	switch f {
	case Exp2:
		arg.Mul(arg, wideLn2())
	case TanH:
		arg.Mul(arg, wide(2))
	}
	e := wideExp(arg)
	if f != TanH {
		return e
	}
	one := wide(1)
	return new(big.Float).Quo(new(big.Float).Sub(e, one), new(big.Float).Add(e, one))
}

// wideExp is e^(x/2^8), by its series, squared eight times.
func wideExp(x *big.Float) *big.Float {
	small := new(big.Float).SetMantExp(x, -8)
	sum, term := new(big.Float).SetPrec(200).SetInt64(1), new(big.Float).SetPrec(200).SetInt64(1)
	for k := int64(1); k < 60; k++ {
		term.Mul(term, small)
		term.Quo(term, new(big.Float).SetPrec(200).SetInt64(k))
		sum.Add(sum, term)
	}
	for range 8 {
		sum.Mul(sum, sum)
	}
	return sum
}

// wideLn2 is -ln(1-½): the sum of 1/(k·2^k).
func wideLn2() *big.Float {
	sum := new(big.Float).SetPrec(220)
	for k := int64(1); k < 220; k++ {
		term := new(big.Float).SetPrec(220).SetMantExp(big.NewFloat(1), -int(k))
		sum.Add(sum, term.Quo(term, new(big.Float).SetPrec(220).SetInt64(k)))
	}
	return sum
}

func BenchmarkCallF32(b *testing.B) {
	a, d := make([]float32, 1<<12), make([]float32, 1<<12)
	for i := range a {
		a[i] = float32(i%200)/20 - 5
	}
	for name, f := range map[string]Func{"exp": Exp, "exp2": Exp2, "tanh": TanH, "log": Log} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f.CallF32(d, a)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(a)), "ns/elem")
		})
	}
}
