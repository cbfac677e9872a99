package num

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"os"
	"sort"
	"testing"
)

// The reference: every finite number of a type of 16 bits or fewer in a sorted
// table, exact results as rationals, rounding by looking up the neighbours. It
// shares nothing with the package but Decode, which is checked against the
// definition of the formats.

var floatTypes = []Type{F16, BF16, F32, TF32, F64, F8E4M3FN, F8E5M2, F8E8M0FNU, F8E5M3FNU, F4E2M1FN}
var ieeeModes = []Rounding{NearestEven, TowardZero, TowardNegative, TowardPositive}

type table struct {
	t       Type
	values  []*big.Rat // ascending, without -0
	pattern []uint64
}

func newTable(t Type) *table {
	tab := &table{t: t}
	type entry struct {
		v *big.Rat
		p uint64
	}
	var es []entry
	for p := uint64(0); p < 1<<t.Bits(); p++ {
		x := Decode(t, p)
		if x != x || math.IsInf(x, 0) || x == 0 && math.Signbit(x) {
			continue
		}
		es = append(es, entry{new(big.Rat).SetFloat64(x), p})
	}
	sort.Slice(es, func(i, j int) bool { return es[i].v.Cmp(es[j].v) < 0 })
	for _, e := range es {
		tab.values = append(tab.values, e.v)
		tab.pattern = append(tab.pattern, e.p)
	}
	return tab
}

// round gives the pattern of x ≠ 0, for types with a sign.
func (tab *table) round(x *big.Rat, m Rounding) uint64 {
	n := len(tab.values)
	i := sort.Search(n, func(i int) bool { return tab.values[i].Cmp(x) >= 0 })
	if i < n && tab.values[i].Cmp(x) == 0 {
		return tab.pattern[i]
	}
	neg := x.Sign() < 0
	if i == 0 || i == n {
		return tab.outside(x, m, neg)
	}
	lo, hi := tab.pattern[i-1], tab.pattern[i]
	var p uint64
	switch m {
	case TowardZero:
		p = lo
		if neg {
			p = hi
		}
	case TowardNegative:
		p = lo
	case TowardPositive:
		p = hi
	case NearestEven, NearestAway:
		mid := new(big.Rat).Add(tab.values[i-1], tab.values[i])
		mid.Quo(mid, big.NewRat(2, 1))
		switch c := x.Cmp(mid); {
		case c < 0, c == 0 && m == NearestEven && lo&1 == 0, c == 0 && m == NearestAway && neg:
			p = lo
		default:
			p = hi
		}
	}
	if neg && Decode(tab.t, p) == 0 {
		p |= 1 << (tab.t.Bits() - 1)
	}
	return p
}

func (tab *table) outside(x *big.Rat, m Rounding, neg bool) uint64 {
	limit := MaxFinite(tab.t)
	away := m == NearestEven || m == NearestAway || m == TowardPositive && !neg || m == TowardNegative && neg
	if m == NearestEven || m == NearestAway {
		// The boundary lies half a step beyond the largest number.
		n := len(tab.values)
		step := new(big.Rat).Sub(tab.values[n-1], tab.values[n-2])
		edge := new(big.Rat).Add(tab.values[n-1], step.Quo(step, big.NewRat(2, 1)))
		c := new(big.Rat).Abs(x).Cmp(edge)
		away = c > 0 || c == 0 && (m == NearestAway || limit&1 == 1)
	}
	if away {
		return Inf(tab.t, neg)
	}
	if neg {
		return limit | 1<<(tab.t.Bits()-1)
	}
	return limit
}

func TestDecodeByDefinition(t *testing.T) {
	layouts := map[Type][3]int{F16: {5, 10, 15}, BF16: {8, 7, 127}, F8E5M2: {5, 2, 15}, F8E4M3FN: {4, 3, 7}, F8E5M3FNU: {5, 3, 15}, F4E2M1FN: {2, 1, 1}}
	for ty, l := range layouts {
		for p := uint64(0); p < 1<<ty.Bits(); p++ {
			e := int(p >> l[1] & (1<<l[0] - 1))
			allOnes := ty == F8E4M3FN || ty == F8E5M3FNU // is NaN, and nothing else is
			m := float64(p & (1<<l[1] - 1))
			want := math.Ldexp(1+math.Ldexp(m, -l[1]), e-l[2])
			top := e == 1<<l[0]-1
			switch {
			case e == 0:
				want = math.Ldexp(m, 1-l[2]-l[1])
			case top && allOnes && m == 7:
				want = math.NaN()
			case top && !allOnes && ty != F4E2M1FN && m == 0:
				want = math.Inf(1)
			case top && !allOnes && ty != F4E2M1FN:
				want = math.NaN()
			}
			if p>>(ty.Bits()-1) != 0 && ty != F8E5M3FNU {
				want = -want
			}
			if got := Decode(ty, p); math.Float64bits(got) != math.Float64bits(want) && (got == got || want == want) {
				t.Fatalf("%s %#x: got %v, want %v", ty, p, got, want)
			}
		}
	}
}

func TestEncodeDecodeRoundTrip(t *testing.T) {
	for _, ty := range floatTypes {
		if ty.Bits() > 16 {
			continue
		}
		for p := uint64(0); p < 1<<ty.Bits(); p++ {
			x := Decode(ty, p)
			for m := NearestEven; m <= ToOdd; m++ {
				want := p
				if x != x {
					want = NaN(ty)
				}
				if got := Encode(ty, x, m); got != want {
					t.Fatalf("%s %#x mode %d: %v encodes to %#x", ty, p, m, x, got)
				}
			}
		}
	}
}

// around yields numbers at, just below and just above every boundary of a
// table: the values and the points halfway between them.
func around(tab *table) []float64 {
	var xs []float64
	for i, v := range tab.values {
		a, _ := v.Float64()
		xs = append(xs, a)
		if i > 0 {
			b, _ := tab.values[i-1].Float64()
			xs = append(xs, (a+b)/2, a*0.75+b*0.25)
		}
	}
	limit := Decode(tab.t, MaxFinite(tab.t))
	for _, k := range []float64{1.01, 1.0357142857142858, 1.0625, 1.1, 1.25, 1.3, 1.5, 2, 1e5} {
		xs = append(xs, limit*k, -limit*k)
	}
	n := len(xs)
	for _, x := range xs[:n] {
		xs = append(xs, math.Nextafter(x, math.Inf(1)), math.Nextafter(x, math.Inf(-1)))
	}
	return xs
}

func TestEncodeRounds(t *testing.T) {
	for _, ty := range []Type{F16, BF16, F8E4M3FN, F8E5M2, F8E5M3FNU, F4E2M1FN} {
		tab := newTable(ty)
		stride := 1
		if ty.Bits() == 16 {
			stride = 7
		}
		xs := around(tab)
		for i := 0; i < len(xs); i += stride {
			x := xs[i]
			if ty == F8E5M3FNU {
				x = math.Abs(x)
			}
			for _, m := range append(ieeeModes[:len(ieeeModes):len(ieeeModes)], NearestAway) {
				want := Encode(ty, 0, m)
				if x != 0 {
					want = tab.round(new(big.Rat).SetFloat64(x), m)
				} else if math.Signbit(x) {
					want = Neg(ty, want)
				}
				if got := Encode(ty, x, m); got != want {
					t.Fatalf("%s mode %d: %v (%x) gives %#x, want %#x", ty, m, x, x, got, want)
				}
			}
		}
	}
}

// TestEncodeUnsigned: the sign is dropped, of zero, infinity and NaN too.
func TestEncodeUnsigned(t *testing.T) {
	for _, c := range []struct {
		x    float64
		m    Rounding
		want uint64
	}{
		{math.Copysign(0, -1), NearestEven, 0}, {-1, NearestEven, 0x78}, {-1.0625, NearestEven, 0x78}, {-1.0625, NearestAway, 0x79},
		{0x1p-17, NearestEven, 1}, {0x1p-18, NearestEven, 0}, {0x1p-18, NearestAway, 1},
		{114688, NearestEven, 0xfe}, {118783, NearestEven, 0xfe}, {118784, NearestEven, 0xfe}, {118785, NearestEven, 0xff},
		{118784, NearestAway, 0xff}, {-1e6, TowardZero, 0xfe}, {math.Inf(-1), NearestEven, 0xff}, {math.NaN(), NearestEven, 0xff},
	} {
		if got := Encode(F8E5M3FNU, c.x, c.m); got != c.want {
			t.Errorf("%v mode %d: got %#x, want %#x", c.x, c.m, got, c.want)
		}
	}
	if Neg(F8E5M3FNU, 0x78) != 0x78 || Abs(F8E5M3FNU, 0xfe) != 0xfe || IsNaN(F8E5M3FNU, 0xfe) || !IsNaN(F8E5M3FNU, 0xff) {
		t.Error("the highest bit of f8E5M3FNU is not a sign")
	}
}

func TestEncodeE8M0(t *testing.T) {
	for _, c := range []struct {
		x    float64
		m    Rounding
		want uint64
	}{
		{0, TowardZero, 0}, {1, TowardZero, 127}, {-2, TowardZero, 128}, {1.99, TowardZero, 127},
		{1.01, TowardPositive, 128}, {1.5, NearestEven, 128}, {2.5, NearestEven, 128}, {3, NearestEven, 128},
		{6, NearestEven, 130}, {0x1p-140, TowardPositive, 0}, {0x1.8p127, TowardZero, 254}, {0x1.8p127, TowardPositive, 255},
		{math.Inf(1), TowardZero, 255}, {math.NaN(), NearestEven, 255},
	} {
		if got := Encode(F8E8M0FNU, c.x, c.m); got != c.want {
			t.Errorf("%v mode %d: got %d, want %d", c.x, c.m, got, c.want)
		}
	}
}

func rat(x float64) *big.Rat { return new(big.Rat).SetFloat64(x) }

// checkBinary compares one sum, difference, product and quotient with the
// table.
func checkBinary(t *testing.T, tab *table, a, b uint64) {
	t.Helper()
	ty := tab.t
	x, y := Decode(ty, a), Decode(ty, b)
	if !finite(x) || !finite(y) {
		return
	}
	for _, m := range ieeeModes {
		cases := []struct {
			name string
			got  uint64
			r    *big.Rat
		}{
			{"add", Add(ty, a, b, m), new(big.Rat).Add(rat(x), rat(y))},
			{"sub", Sub(ty, a, b, m), new(big.Rat).Sub(rat(x), rat(y))},
			{"mul", Mul(ty, a, b, m), new(big.Rat).Mul(rat(x), rat(y))},
		}
		if y != 0 {
			cases = append(cases, struct {
				name string
				got  uint64
				r    *big.Rat
			}{"div", Div(ty, a, b, m), new(big.Rat).Quo(rat(x), rat(y))})
		}
		for _, c := range cases {
			if c.r.Sign() == 0 {
				if Decode(ty, c.got) != 0 {
					t.Fatalf("%s %s %v %v mode %d: got %#x, want a zero", ty, c.name, x, y, m, c.got)
				}
				continue
			}
			if want := tab.round(c.r, m); c.got != want {
				t.Fatalf("%s %s %v %v mode %d: got %#x, want %#x", ty, c.name, x, y, m, c.got, want)
			}
		}
	}
}

func TestArithmeticExhaustive8(t *testing.T) {
	for _, ty := range []Type{F8E4M3FN, F8E5M2, F4E2M1FN} {
		tab := newTable(ty)
		step := uint64(1)
		if testing.Short() || os.Getenv("TILEIR_TESTS") != "all" {
			step = 7
		}
		for a := uint64(0); a < 1<<ty.Bits(); a += step {
			for b := uint64(0); b < 1<<ty.Bits(); b++ {
				checkBinary(t, tab, a, b)
			}
		}
	}
}

func TestArithmeticRandom16(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for _, ty := range []Type{F16, BF16} {
		tab := newTable(ty)
		for range 10000 {
			a, b := rng.Uint64()&0xffff, rng.Uint64()&0xffff
			if rng.Intn(2) == 0 { // similar magnitudes, and the subnormal range
				b = a ^ rng.Uint64()&0x83ff
			}
			checkBinary(t, tab, a, b)
			checkFma(t, tab, a, b, rng.Uint64()&0xffff)
		}
	}
}

func checkFma(t *testing.T, tab *table, a, b, c uint64) {
	t.Helper()
	ty := tab.t
	x, y, z := Decode(ty, a), Decode(ty, b), Decode(ty, c)
	if !finite(x) || !finite(y) || !finite(z) {
		return
	}
	r := new(big.Rat).Add(new(big.Rat).Mul(rat(x), rat(y)), rat(z))
	if r.Sign() == 0 {
		return
	}
	for _, m := range ieeeModes {
		if got, want := Fma(ty, a, b, c, m), tab.round(r, m); got != want {
			t.Fatalf("%s fma %v %v %v mode %d: got %#x, want %#x", ty, x, y, z, m, got, want)
		}
	}
}

func TestSqrtExhaustive16(t *testing.T) {
	for _, ty := range []Type{F16, BF16, F8E5M2, F8E4M3FN} {
		for p := uint64(1); p < formats[ty].max; p++ {
			for _, m := range ieeeModes {
				got := rat(Decode(ty, Sqrt(ty, p, m)))
				x := rat(Decode(ty, p))
				if m == NearestEven {
					continue
				}
				// Directed modes: the square brackets x within one step.
				c := new(big.Rat).Mul(got, got).Cmp(x)
				if c > 0 && m != TowardPositive || c < 0 && m == TowardPositive {
					t.Fatalf("%s sqrt %#x mode %d: wrong side", ty, p, m)
				}
			}
			lo, hi := Sqrt(ty, p, TowardZero), Sqrt(ty, p, TowardPositive)
			if hi-lo > 1 {
				t.Fatalf("%s sqrt %#x: %#x and %#x are not neighbours", ty, p, lo, hi)
			}
			want := lo
			if hi != lo {
				mid := rat((Decode(ty, lo) + Decode(ty, hi)) / 2)
				if mid.Mul(mid, mid).Cmp(rat(Decode(ty, p))) < 0 {
					want = hi
				}
			}
			if got := Sqrt(ty, p, NearestEven); got != want {
				t.Fatalf("%s sqrt %#x: got %#x, want %#x", ty, p, got, want)
			}
		}
	}
}

var bigMode = map[Rounding]big.RoundingMode{NearestEven: big.ToNearestEven, TowardZero: big.ToZero,
	TowardNegative: big.ToNegativeInf, TowardPositive: big.ToPositiveInf}

// bigRound rounds by big.Float where the result is a normal number.
func bigRound(t Type, x *big.Float, m Rounding) (uint64, bool) {
	y := new(big.Float).SetMode(bigMode[m]).SetPrec(uint(formats[t].mant) + 1).Set(x)
	f, _ := y.Float64()
	a := math.Abs(f)
	if a < math.Float64frombits(formats[t].minNormal)*2 || a >= Decode(t, MaxFinite(t)) {
		return 0, false
	}
	return Encode(t, f, NearestEven), true
}

func TestArithmeticRandomWide(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	for _, ty := range []Type{F32, TF32, F64} {
		for range 20000 {
			var p [3]uint64
			for i := range p {
				p[i] = Encode(ty, math.Ldexp(1+rng.Float64(), rng.Intn(60)-30)*float64(1-2*rng.Intn(2)), NearestEven)
				if rng.Intn(3) == 0 {
					p[i] &^= 1<<(formats[ty].mant/2+formats[ty].low) - 1
				}
			}
			x, y, z := newBig(Decode(ty, p[0])), newBig(Decode(ty, p[1])), newBig(Decode(ty, p[2]))
			mul := newBig(0).Mul(x, y)
			quo := divBig(Decode(ty, p[0]), Decode(ty, p[1]))
			for _, m := range ieeeModes {
				for _, c := range []struct {
					name string
					got  uint64
					want *big.Float
				}{
					{"add", Add(ty, p[0], p[1], m), newBig(0).Add(x, y)},
					{"sub", Sub(ty, p[0], p[1], m), newBig(0).Sub(x, y)},
					{"mul", Mul(ty, p[0], p[1], m), mul},
					{"div", Div(ty, p[0], p[1], m), quo},
					{"fma", Fma(ty, p[0], p[1], p[2], m), newBig(0).Add(mul, z)},
					{"sqrt", Sqrt(ty, Abs(ty, p[0]), m), sqrtBig(math.Abs(Decode(ty, p[0])))},
				} {
					if want, ok := bigRound(ty, c.want, m); ok && c.got != want {
						t.Fatalf("%s %s %#x mode %d: got %#x, want %#x", ty, c.name, p, m, c.got, want)
					}
				}
			}
		}
	}
}

// The smallest normal number is the least whose neighbour above is not as far
// away as zero's.
func TestSubnormal(t *testing.T) {
	for _, c := range []struct {
		t        Type
		smallest float64 // normal
	}{
		{F64, 0x1p-1022}, {F32, 0x1p-126}, {TF32, 0x1p-126}, {BF16, 0x1p-126}, {F16, 0x1p-14},
		{F8E5M2, 0x1p-14}, {F8E4M3FN, 0x1p-6}, {F8E5M3FNU, 0x1p-14}, {F4E2M1FN, 1},
	} {
		normal := Encode(c.t, c.smallest, NearestEven)
		below := normal - 1<<formats[c.t].low
		if Decode(c.t, normal) != c.smallest || IsSubnormal(c.t, normal) || Flush(c.t, normal) != normal {
			t.Errorf("%s: %g is normal", c.t, c.smallest)
		}
		if x := Decode(c.t, below); x >= c.smallest || !IsSubnormal(c.t, below) || Decode(c.t, Flush(c.t, below)) != 0 {
			t.Errorf("%s: %g is subnormal", c.t, x)
		}
		if IsSubnormal(c.t, 0) {
			t.Errorf("%s: zero is no subnormal number", c.t)
		}
	}
}

func TestSpecialValues(t *testing.T) {
	inf, ninf := Inf(F32, false), Inf(F32, true)
	one, zero, nzero := Encode(F32, 1, 0), uint64(0), uint64(1<<31)
	for _, c := range []struct {
		name      string
		got, want uint64
	}{
		{"inf-inf", Sub(F32, inf, inf, NearestEven), NaN(F32)},
		{"1-1 down", Sub(F32, one, one, TowardNegative), nzero},
		{"1-1", Sub(F32, one, one, TowardPositive), zero},
		{"-0+-0", Add(F32, nzero, nzero, NearestEven), nzero},
		{"0*inf", Mul(F32, zero, inf, TowardZero), NaN(F32)},
		{"1/0", Div(F32, one, zero, TowardZero), inf},
		{"-1/0", Div(F32, Neg(F32, one), zero, TowardPositive), ninf},
		{"max+max to zero", Add(F32, MaxFinite(F32), MaxFinite(F32), TowardZero), MaxFinite(F32)},
		{"f64 max+max to zero", Add(F64, MaxFinite(F64), MaxFinite(F64), TowardZero), MaxFinite(F64)},
		{"f64 max*2 down", Mul(F64, MaxFinite(F64), Encode(F64, 2, 0), TowardNegative), MaxFinite(F64)},
		{"f64 tiny*tiny up", Mul(F64, 1, 1, TowardPositive), 1},
		{"f64 tiny*tiny down", Mul(F64, 1, 1, TowardNegative), 0},
		{"sqrt -1", Sqrt(F32, Neg(F32, one), TowardZero), NaN(F32)},
		{"sqrt -0", Sqrt(F32, nzero, TowardZero), nzero},
		{"max(nan,1)", Max(F32, NaN(F32), one, false), one},
		{"max(nan,1) propagate", Max(F32, NaN(F32), one, true), NaN(F32)},
		{"max(-0,0)", Max(F32, nzero, zero, false), zero},
		{"min(0,-0)", Min(F32, zero, nzero, false), nzero},
		{"flush", Flush(F32, 1<<31|5), nzero},
		{"rem", Rem(F32, Encode(F32, -7, 0), Encode(F32, 3, 0)), Encode(F32, -1, 0)},
		{"rem 0", Rem(F32, one, zero), NaN(F32)},
		{"rem inf", Rem(F32, one, inf), one},
		{"f8 overflow", FToF(F32, F8E4M3FN, Encode(F32, -1000, 0), NearestEven), 0x7f},
		{"f8 overflow to zero", FToF(F32, F8E4M3FN, Encode(F32, -1000, 0), TowardZero), 0xfe},
		{"f4 overflow", FToF(F32, F4E2M1FN, Encode(F32, -1000, 0), NearestEven), 0xf},
		{"tf32", FToF(F32, TF32, Encode(F32, 1+0x1p-10+0x1p-11, 0), NearestEven), uint64(math.Float32bits(1 + 0x1p-9))},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %#x, want %#x", c.name, c.got, c.want)
		}
	}
}

func TestIntegers(t *testing.T) {
	rng := rand.New(rand.NewSource(3))
	for _, ty := range []Type{I1, I4, I8, I16, I32, I64} {
		n := 20000
		for i := range n {
			a, b := Wrap(ty, rng.Uint64()), Wrap(ty, rng.Uint64())
			if ty.Bits() <= 8 {
				a, b = Wrap(ty, uint64(i)), Wrap(ty, uint64(i>>ty.Bits()))
			}
			for _, signed := range []bool{false, true} {
				checkInt(t, ty, a, b, signed)
			}
		}
	}
}

func checkInt(t *testing.T, ty Type, a, b uint64, signed bool) {
	t.Helper()
	val := func(v uint64) *big.Int {
		if signed {
			return big.NewInt(Signed(ty, v))
		}
		return new(big.Int).SetUint64(v)
	}
	wrap := func(x *big.Int) uint64 {
		m := new(big.Int).Lsh(big.NewInt(1), uint(ty.Bits()))
		return new(big.Int).Mod(x, m).Uint64()
	}
	x, y := val(a), val(b)
	mul := new(big.Int).Mul(x, y)
	fail := func(name string, got, want any) {
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%s %s(%v, %v) signed=%v: got %v, want %v", ty, name, x, y, signed, got, want)
		}
	}
	fits := func(x *big.Int) bool { return val(wrap(x)).Cmp(x) == 0 }
	fail("mulhi", MulHi(ty, a, b, signed), wrap(new(big.Int).Rsh(mul, uint(ty.Bits()))))
	fail("addwraps", AddWraps(ty, a, b, signed), !fits(new(big.Int).Add(x, y)))
	fail("subwraps", SubWraps(ty, a, b, signed), !fits(new(big.Int).Sub(x, y)))
	fail("mulwraps", MulWraps(ty, a, b, signed), !fits(mul))
	fail("compare", CompareI(ty, a, b, signed), x.Cmp(y))
	fail("max", val(MaxI(ty, a, b, signed)), map[bool]*big.Int{true: x, false: y}[x.Cmp(y) > 0])
	n := b % uint64(ty.Bits()+2)
	fail("shl", ShL(ty, a, n), wrap(new(big.Int).Lsh(x, uint(n))))
	fail("shr", ShR(ty, a, n, signed), wrap(new(big.Int).Rsh(x, uint(n))))
	fail("shlwraps", ShLWraps(ty, a, n, signed), !fits(new(big.Int).Lsh(x, uint(n))))
	if b == 0 {
		return
	}
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	rem, _ := RemI(ty, a, b, signed)
	fail("rem", rem, wrap(r))
	floor := new(big.Int).Set(q)
	ceil := new(big.Int).Set(q)
	if r.Sign() != 0 && (r.Sign() < 0) != (y.Sign() < 0) {
		floor.Sub(floor, big.NewInt(1))
	} else if r.Sign() != 0 {
		ceil.Add(ceil, big.NewInt(1))
	}
	for m, want := range map[Rounding]*big.Int{TowardZero: q, TowardNegative: floor, TowardPositive: ceil} {
		got, ok := DivI(ty, a, b, signed, m)
		if ok != fits(q) {
			t.Fatalf("%s div(%v, %v): defined=%v", ty, x, y, ok)
		}
		if ok {
			fail("div", got, wrap(want))
		}
	}
}

func TestIntFloatConversions(t *testing.T) {
	tabs := map[Type]*table{}
	for _, ty := range []Type{F16, BF16, F8E4M3FN, F8E5M2, F4E2M1FN} {
		tabs[ty] = newTable(ty)
	}
	rng := rand.New(rand.NewSource(4))
	for range 20000 {
		v := rng.Uint64() >> rng.Intn(64)
		for ty, tab := range tabs {
			for _, m := range ieeeModes {
				x := big.NewInt(int64(v))
				want := uint64(0)
				if x.Sign() != 0 {
					want = tab.round(new(big.Rat).SetInt(x), m)
				}
				if got := IToF(I64, ty, v, true, m); got != want {
					t.Fatalf("%s of %v mode %d: got %#x, want %#x", ty, x, m, got, want)
				}
			}
		}
		if got, want := IToF(I64, F64, v, false, NearestEven), math.Float64bits(float64(v)); got != want {
			t.Fatalf("f64 of %d: got %#x, want %#x", v, got, want)
		}
		if got, want := IToF(I64, F32, v, true, NearestEven), uint64(math.Float32bits(float32(int64(v)))); got != want {
			t.Fatalf("f32 of %d: got %#x, want %#x", int64(v), got, want)
		}
	}
	for p := range uint64(1 << 16) {
		x := Decode(F16, p)
		got, ok := FToI(F16, I8, p, true)
		in := math.Trunc(x) >= -128 && math.Trunc(x) <= 127
		if ok != in || in && got != Wrap(I8, uint64(int64(x))) {
			t.Fatalf("i8 of %v: got %#x %v", x, got, ok)
		}
	}
	if got, ok := FToI(F32, I32, Encode(F32, 1e20, 0), true); ok || got != 0x7fffffff {
		t.Errorf("i32 of 1e20: got %#x %v", got, ok)
	}
}

// An i1 is 0 or 1 if unsigned, 0 or -1 if signed; a truth value is something else.
func TestFToBit(t *testing.T) {
	type result struct {
		v  uint64
		ok bool
	}
	for _, c := range []struct {
		x                       float64
		unsigned, signed, truth result
	}{
		{0, result{0, true}, result{0, true}, result{0, true}},
		{0.75, result{0, true}, result{0, true}, result{1, true}},
		{-0.75, result{0, true}, result{0, true}, result{1, true}},
		{1.5, result{1, true}, result{0, false}, result{1, true}},
		{-1.5, result{0, false}, result{1, true}, result{1, true}},
		{2, result{1, false}, result{0, false}, result{1, true}},
		{-2, result{0, false}, result{1, false}, result{1, true}},
		{math.Inf(1), result{1, false}, result{0, false}, result{1, false}},
		{math.NaN(), result{0, false}, result{0, false}, result{1, false}},
	} {
		p := Encode(F32, c.x, NearestEven)
		got := func(v uint64, ok bool) result { return result{v, ok} }
		if r := got(FToI(F32, I1, p, false)); r != c.unsigned {
			t.Errorf("unsigned i1 of %v: got %v, want %v", c.x, r, c.unsigned)
		}
		if r := got(FToI(F32, I1, p, true)); r != c.signed {
			t.Errorf("signed i1 of %v: got %v, want %v", c.x, r, c.signed)
		}
		if r := got(FToTruth(F32, p)); r != c.truth {
			t.Errorf("truth of %v: got %v, want %v", c.x, r, c.truth)
		}
	}
}

func TestParseDecimal(t *testing.T) {
	rng := rand.New(rand.NewSource(5))
	for _, ty := range []Type{F16, BF16, F8E4M3FN, F8E5M2, F4E2M1FN} {
		tab := newTable(ty)
		check := func(s string) {
			r, _ := new(big.Rat).SetString(s)
			if r.Sign() == 0 {
				return
			}
			got, err := ParseDecimal(ty, s)
			if want := tab.round(r, NearestEven); err != nil || got != want {
				t.Fatalf("%s %s: got %#x (%v), want %#x", ty, s, got, err, want)
			}
		}
		for range 3000 {
			check(fmt.Sprintf("%.*e", rng.Intn(20), Decode(ty, rng.Uint64()&MaxFinite(ty))))
			// A boundary, and a hair beside it that float64 cannot hold.
			p := rng.Uint64() % MaxFinite(ty)
			mid := new(big.Rat).Add(rat(Decode(ty, p)), rat(Decode(ty, p+1)))
			mid.Quo(mid, big.NewRat(2, 1))
			if mid.Sign() == 0 || !finite(Decode(ty, p+1)) {
				continue
			}
			s := mid.FloatString(200)
			check(s)
			check(s + "1")
			below := new(big.Rat).Sub(mid, new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(10), big.NewInt(199), nil)))
			check(below.FloatString(200))
		}
	}
	for s, want := range map[string]uint64{"inf": 0x7c00, "-inf": 0xfc00, "nan": 0x7e00, "1e999": 0x7c00, "1e-999": 0, "-0.0": 0x8000} {
		if got, err := ParseDecimal(F16, s); err != nil || got != want {
			t.Errorf("%s: got %#x (%v), want %#x", s, got, err, want)
		}
	}
	if _, err := ParseDecimal(F32, "1.x"); err == nil {
		t.Error("1.x was accepted")
	}
}

// TestLiterals holds ParseDecimal to LLVM's APFloat where Encode differs.
func TestLiterals(t *testing.T) {
	for _, c := range []struct {
		typ  Type
		text string
		want uint64
	}{
		{F8E8M0FNU, "1.5", 128}, {F8E8M0FNU, "3.0", 129}, {F8E8M0FNU, "12.0", 131}, {F8E8M0FNU, "0.75", 127},
		{F8E8M0FNU, "1.4999999999999999999999", 127}, {F8E8M0FNU, "1.5000000000000000000001", 128},
		{F8E8M0FNU, "0.0", 0}, {F8E8M0FNU, "1e-60", 0}, {F8E8M0FNU, "2.0e38", 254}, {F8E8M0FNU, "3.0e38", 255},
		{F8E4M3FN, "464.0", 0x7E}, {F8E4M3FN, "-464.0", 0xFE}, {F8E4M3FN, "-464.00000000000000000001", 0xFF},
		{F8E4M3FN, "16384.0", 0x7F}, {F8E4M3FN, "-16384.0", 0xFF}, {F8E4M3FN, "-inf", 0xFF}, {F8E4M3FN, "nan", 0x7F},
		{F8E5M2, "-1e9", 0xFC}, {F4E2M1FN, "-1e9", 0xF},
	} {
		if got, err := ParseDecimal(c.typ, c.text); err != nil || got != c.want {
			t.Errorf("%s %s: got %#x (%v), want %#x", c.typ, c.text, got, err, c.want)
		}
	}
	for _, typ := range []Type{F8E8M0FNU, F8E5M3FNU} {
		for _, text := range []string{"-1.0", "-0.0", "-inf"} {
			if got, err := ParseDecimal(typ, text); err == nil {
				t.Errorf("%s %s: got %#x, want an error", typ, text, got)
			}
		}
	}
}

func TestFastForms(t *testing.T) {
	for p := range uint64(1 << 16) {
		a, b := Decode(F16, p), DecodeF16(uint16(p))
		if math.Float64bits(a) != math.Float64bits(b) && a == a {
			t.Fatalf("f16 %#x: %v and %v", p, a, b)
		}
	}
	rng := rand.New(rand.NewSource(6))
	for range 200000 {
		var v [3]uint64
		for i := range v {
			v[i] = uint64(rng.Uint32())
		}
		if rng.Intn(2) == 0 { // let the product and the addend meet
			e := uint64(127+rng.Intn(20)) << 23
			v[0], v[1], v[2] = v[0]&0x807fffff|e, v[1]&0x807fffff|e, v[2]&0x807fffff|(2*e-127<<23+uint64(rng.Intn(40))<<23-20<<23)&0x7f800000
		}
		f := func(i int) float32 { return math.Float32frombits(uint32(v[i])) }
		got, want := math.Float32bits(FmaF32(f(0), f(1), f(2))), Fma(F32, v[0], v[1], v[2], NearestEven)
		if uint64(got) != want {
			t.Fatalf("fma %#x: got %#x, want %#x", v, got, want)
		}
	}
}

func BenchmarkEncodeF16(b *testing.B) {
	x := 1.0
	for b.Loop() {
		x = Decode(F16, Encode(F16, x*1.001, NearestEven))
	}
}
