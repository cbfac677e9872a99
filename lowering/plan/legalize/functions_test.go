package legalize

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestOnePlusTanh bounds what is written for 1 + tanh(x), with instructions that are as far off as the PTX
// ISA grants them, either way: ex2 by two units of the last place, and the quotient, which is assembled to a
// reciprocal, by one.
func TestOnePlusTanh(t *testing.T) {
	const unit = 0x1p-24 // of the last place of tanh, below one
	random := rand.New(rand.NewPCG(7, 8))
	factor := float32(-2 * math.Log2E)
	for _, part := range []struct{ low, high, most float64 }{{-1, 25, 6}, {-1e-6, 1e-6, 6}, {-45, -1, 2}} {
		worst, at := 0.0, 0.0
		for range 100_000 {
			x := float32(part.low + random.Float64()*(part.high-part.low))
			want := 2 / (1 + math.Exp(-2*float64(x)))
			for _, off := range []float64{-1, 0, 1} {
				e := math.Exp2(float64(x * factor))
				e += 2 * off * lastPlace(e)
				d := float64(float32(e*0.5 + 0.5))
				got := 1/d - off*lastPlace(1/d)
				if diff := math.Abs(got-want) / unit; diff > worst {
					worst, at = diff, float64(x)
				}
			}
		}
		t.Logf("%.2f units of 2^-24 at most, at %v", worst, at)
		if worst > part.most {
			t.Errorf("off by %.2f units of 2^-24 at %v; at most %v are said to be", worst, at, part.most)
		}
	}
}

// lastPlace is a unit of the last place of a number of f32.
func lastPlace(x float64) float64 {
	_, e := math.Frexp(x)
	return math.Ldexp(1, e-24)
}
