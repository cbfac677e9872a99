package interp_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/verify"
)

// reduceText reduces a tile of 2^9 elements along a dimension. With a constant in the
// body there are two ops in it, and it is run; without, a loop over words does it.
const reduceText = `cuda_tile.module @m {
  entry @k(%%x: tile<ptr<%[1]s>>, %%y: tile<ptr<%[1]s>>) {
    %%i = iota : tile<512xi32>
    %%x1 = reshape %%x : tile<ptr<%[1]s>> -> tile<1xptr<%[1]s>>
    %%xn = broadcast %%x1 : tile<1xptr<%[1]s>> -> tile<512xptr<%[1]s>>
    %%xp = offset %%xn, %%i : tile<512xptr<%[1]s>>, tile<512xi32> -> tile<512xptr<%[1]s>>
    %%v, %%t = load_ptr_tko weak %%xp : tile<512xptr<%[1]s>> -> tile<512x%[1]s>, token
    %%w = reshape %%v : tile<512x%[1]s> -> tile<%[2]sx%[1]s>
    %%r = reduce %%w dim=%[3]d identities=[%[4]s : %[1]s] : tile<%[2]sx%[1]s> -> tile<%[5]s%[1]s> (%%e: tile<%[1]s>, %%a: tile<%[1]s>) {
      %[6]s
      %%q = %[7]s : tile<%[1]s>
      yield %%q : tile<%[1]s>
    }
    %%f = reshape %%r : tile<%[5]s%[1]s> -> tile<%[8]dx%[1]s>
    %%j = iota : tile<%[8]dxi32>
    %%y1 = reshape %%y : tile<ptr<%[1]s>> -> tile<1xptr<%[1]s>>
    %%yn = broadcast %%y1 : tile<1xptr<%[1]s>> -> tile<%[8]dxptr<%[1]s>>
    %%yp = offset %%yn, %%j : tile<%[8]dxptr<%[1]s>>, tile<%[8]dxi32> -> tile<%[8]dxptr<%[1]s>>
    store_ptr_tko weak %%yp, %%f : tile<%[8]dxptr<%[1]s>>, tile<%[8]dx%[1]s> -> token
  }
}
`

// TestReduceWords holds the loops that reduce without running a body to the body: the
// results are the same to the bit, of numbers, infinities, NaN and zeros of both signs.
func TestReduceWords(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, elem := range []num.Type{num.F32, num.F64, num.I1, num.I8, num.I16, num.I32, num.I64} {
		ops := []string{"andi %e, %a", "ori %a, %e", "xori %e, %a", "addi %e, %a", "muli %a, %e", "maxi %e, %a signed", "mini %e, %a unsigned", "maxi %a, %e unsigned"}
		identity := "0"
		switch {
		case elem == num.I1:
			ops = ops[:3]
		case elem.IsFloat():
			ops, identity = []string{"addf %e, %a", "addf %a, %e", "mulf %e, %a", "maxf %e, %a", "minf %a, %e"}, "0.0"
		}
		for _, shape := range []struct {
			text  string
			dim   int
			left  string
			count int
		}{{"512", 0, "", 1}, {"4x128", 1, "4x", 4}, {"128x4", 0, "4x", 4}, {"128x4", 1, "128x", 128}, {"8x8x8", 1, "8x8x", 64}, {"1x512", 0, "512x", 512}, {"2x256", 1, "2x", 2}} {
			for _, op := range ops {
				data := reducedData(rng, elem)
				var got [2][]byte
				for i, extra := range []string{"", "%c = constant <i32: 0> : tile<i32>"} {
					text := fmt.Sprintf(reduceText, elem, shape.text, shape.dim, identity, shape.left, extra, op, shape.count)
					got[i] = reduceOnce(t, text, data, elem, shape.count)
				}
				if !bytes.Equal(got[0], got[1]) {
					t.Errorf("%s of %s along %d, %s: got\n%x, the body gives\n%x", shape.text, elem, shape.dim, op, got[0], got[1])
				}
			}
		}
	}
}

// reducedData is 512 elements, among them the special ones of a type.
func reducedData(rng *rand.Rand, elem num.Type) *launcher.Array {
	a, err := launcher.NewArray(elem, 512)
	if err != nil {
		panic(err)
	}
	special := []uint64{0, num.Neg(num.F32, 0), num.NaN(num.F32), num.NaN(num.F32) | 1, num.Inf(num.F32, true), num.Inf(num.F32, false)}
	if elem == num.F64 {
		special = []uint64{0, num.Neg(num.F64, 0), num.NaN(num.F64), num.NaN(num.F64) | 1, num.Inf(num.F64, true), num.Inf(num.F64, false)}
	}
	for i := range 512 {
		bits := rng.Uint64() & (1<<elem.Bits() - 1)
		switch {
		case elem == num.F32 || elem == num.F64:
			bits = num.Encode(elem, rng.NormFloat64(), num.NearestEven)
			if rng.IntN(40) == 0 {
				bits = special[rng.IntN(len(special))]
			}
		}
		a.SetBits(i, bits)
	}
	return a
}

func reduceOnce(t *testing.T, text string, data *launcher.Array, elem num.Type, count int) []byte {
	t.Helper()
	m, err := grammar.Parse("reduce.mlir", []byte(text))
	if err == nil {
		err = verify.Module(m)
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	device := interp.New(interp.Options{Workers: 1})
	defer device.Close()
	loaded, err := device.Load(t.Context(), &launcher.Program{Module: m})
	if err != nil {
		t.Fatal(err)
	}
	defer loaded.Close()
	result, err := launcher.NewArray(elem, int64(count))
	if err != nil {
		t.Fatal(err)
	}
	var args []launcher.Arg
	var out launcher.Buffer
	for _, a := range []*launcher.Array{data, result} {
		if out, err = a.Upload(t.Context(), device); err != nil {
			t.Fatal(err)
		}
		args = append(args, launcher.Pointer(out, 0))
	}
	if _, err := loaded.Launch(t.Context(), &launcher.Launch{Entry: "k", Grid: launcher.Grid{X: 1, Y: 1, Z: 1}, Args: args}); err != nil {
		t.Fatalf("%v\n%s", err, strings.TrimSpace(text))
	}
	if err := out.Read(t.Context(), result.Data); err != nil {
		t.Fatal(err)
	}
	return result.Data
}
