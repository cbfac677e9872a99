package llvmgen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"tileir/ast"
	"tileir/ast/num"
	"tileir/grammar"
	"tileir/lowering/machine"
	"tileir/verify"
)

// Every conversion between element types, as written for a GPU without native
// ones, held to the bit against package num: 8-bit sources whole, 16-bit ones
// too, wider ones at every boundary and on random patterns.

var allFloats = []num.Type{num.F16, num.BF16, num.F32, num.TF32, num.F64, num.F8E4M3FN, num.F8E5M2, num.F8E8M0FNU, num.F8E5M3FNU, num.F4E2M1FN}
var allInts = []num.Type{num.I1, num.I8, num.I16, num.I32, num.I64}

// patterns lists bit patterns of a type to try: of 16 bits one in seven, with
// TILEIR_TESTS=all each, and of more as many more at random.
func patterns(t num.Type, r *rand.Rand) []uint64 {
	bits := t.MemBits()
	if t == num.I1 {
		return []uint64{0, 1}
	}
	var list []uint64
	step, random := uint64(7), 15_000
	if os.Getenv("TILEIR_TESTS") == "all" {
		step, random = 1, 100_000
	}
	if bits <= 16 {
		if bits <= 8 {
			step = 1
		}
		for p := uint64(0); p < 1<<bits; p += step {
			list = append(list, p)
		}
		return list
	}
	clean := ^uint64(0) >> (64 - bits)
	if t == num.TF32 {
		clean = 0xffffe000
	}
	// Around every power of two, every narrower number and every tie.
	for hi := range uint64(1) << 12 {
		for _, low := range []uint64{0, 1, 1 << 11, 1<<12 - 1, 1 << 12, 1<<12 + 1, 1<<19 - 1, 1 << 19, 1<<19 + 1} {
			list = append(list, (hi<<(bits-12)+low)&clean, (hi<<(bits-12)-low)&clean, (hi<<(bits-12)|low<<(bits-32))&clean)
		}
	}
	for range random {
		p := r.Uint64() & clean
		list = append(list, p, p>>r.IntN(bits)&clean, p&^(1<<r.IntN(bits)-1))
	}
	if t == num.F64 { // numbers that narrower types can hold, and neighbours
		for range 100_000 {
			p := num.Encode(num.F64, num.Decode(num.F32, uint64(r.Uint32())&^(1<<r.IntN(24)-1)), num.NearestEven)
			list = append(list, p, p+1, p-1)
		}
	}
	return list
}

func checkConversion(t *testing.T, from, to num.Type, write func(c *calc, x value.Value) value.Value, want func(p uint64) uint64) {
	mg := newModule()
	mg.machine, _ = machine.Of("sm_80")
	f := mg.function("f", numType(to), typeList(from), func(c *calc, x []value.Value) value.Value { return write(c, x[0]) })
	run := newEvaluator(0).runner(f)
	r := rand.New(rand.NewPCG(5, 6))
	for _, p := range patterns(from, r) {
		got, expected := run(p), want(p)
		if got == expected || to.IsFloat() && num.IsNaN(to, got) && num.IsNaN(to, expected) {
			continue
		}
		t.Fatalf("%s to %s: %#x: got %#x, want %#x", from, to, p, got, expected)
	}
}

func TestFloatToFloat(t *testing.T) {
	for _, from := range allFloats {
		for _, to := range allFloats {
			if from == to {
				continue
			}
			for _, mode := range modesOf(from, to) {
				t.Run(fmt.Sprintf("%s-%s-%s", from, to, ast.EnumRounding.Info().Names[mode]), func(t *testing.T) {
					t.Parallel()
					checkConversion(t, from, to,
						func(c *calc, x value.Value) value.Value { return c.convertFloat(x, from, to, mode) },
						func(p uint64) uint64 {
							return num.FToF(from, to, p&(1<<max(from.Bits(), from.MemBits())-1), numModes[mode])
						})
				})
			}
		}
	}
}

var numModes = map[uint32]num.Rounding{
	ast.RoundNearestEven: num.NearestEven, ast.RoundZero: num.TowardZero, ast.RoundNegInf: num.TowardNegative,
	ast.RoundPosInf: num.TowardPositive, ast.RoundNearestAway: num.NearestAway,
}

// modesOf lists the modes of a conversion that the verifier lets pass.
func modesOf(from, to num.Type) []uint32 {
	var modes []uint32
	for mode := range numModes {
		m, err := grammar.Parse("ftof.mlir", []byte(fmt.Sprintf("cuda_tile.module @m { testing$func @f(%%a: tile<2x%s>) {\n%%r = ftof %%a rounding<%s> : tile<2x%s> -> tile<2x%s>\nreturn } }",
			from, ast.EnumRounding.Info().Names[mode], from, to)))
		if err != nil {
			panic(err)
		}
		if verify.Module(m) == nil {
			modes = append(modes, mode)
		}
	}
	return modes
}

func TestFloatToInt(t *testing.T) {
	for _, from := range allFloats {
		for _, to := range allInts {
			for _, signed := range []bool{false, true} {
				checkConversion(t, from, to,
					func(c *calc, x value.Value) value.Value { return c.floatToInt(x, from, to, signed) },
					func(p uint64) uint64 {
						v, _ := num.FToI(from, to, p, signed)
						return v
					})
			}
		}
	}
}

func TestFloatToTruth(t *testing.T) {
	for _, from := range allFloats {
		checkConversion(t, from, num.I1,
			func(c *calc, x value.Value) value.Value { return c.truth(x, from) },
			func(p uint64) uint64 {
				v, _ := num.FToTruth(from, p)
				return v
			})
	}
}

func TestIntToFloat(t *testing.T) {
	for _, from := range allInts {
		for _, to := range allFloats {
			for _, signed := range []bool{false, true} {
				if to == num.F8E8M0FNU || to == num.F8E5M3FNU {
					continue
				}
				checkConversion(t, from, to,
					func(c *calc, x value.Value) value.Value { return c.intToFloat(x, to, signed) },
					func(p uint64) uint64 { return num.IToF(from, to, p, signed, num.NearestEven) })
			}
		}
	}
}

// TestNarrowDirected holds the directed roundings to bfloat to the bit.
func TestNarrowDirected(t *testing.T) {
	for mode, m := range map[uint32]num.Rounding{ast.RoundZero: num.TowardZero, ast.RoundNegInf: num.TowardNegative, ast.RoundPosInf: num.TowardPositive} {
		checkConversion(t, num.F32, num.BF16,
			func(c *calc, x value.Value) value.Value { return c.narrowDirected(x, num.BF16, mode) },
			func(p uint64) uint64 { return num.FToF(num.F32, num.BF16, p, m) })
	}
}

// TestExtremum tries all pairs of special numbers.
func TestExtremum(t *testing.T) {
	for _, most := range []bool{false, true} {
		for _, propagate := range []bool{false, true} {
			f := newModule().function("f", types.Double, typeList(num.F64, num.F64), func(c *calc, x []value.Value) value.Value {
				return c.extremum(x[0], x[1], most, propagate)
			})
			want := num.Min
			if most {
				want = num.Max
			}
			for _, x := range specials {
				for _, y := range specials {
					a, b := encode(x, 64), encode(y, 64)
					got, expected := newEvaluator(0).call(f, a, b), want(num.F64, a, b, propagate)
					if got != expected && !(num.IsNaN(num.F64, got) && num.IsNaN(num.F64, expected)) {
						t.Errorf("most %v, propagate %v: of %v and %v: got %v", most, propagate, x, y, decode(got, 64))
					}
				}
			}
		}
	}
}
