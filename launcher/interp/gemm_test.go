package interp_test

import (
	"context"
	"fmt"
	"math"
	"testing"

	"tileir/ast/num"
	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// A ragged GEMM over views agrees with three plain loops in float64: M and N
// need not fill their tiles, and what is read beyond K is zero.
func TestGemmAgainstLoops(t *testing.T) {
	for _, elem := range []num.Type{num.F16, num.BF16, num.TF32, num.F32, num.F8E4M3FN} {
		for _, n := range []int{100, 192} {
			t.Run(fmt.Sprintf("%s/%d", elem, n), func(t *testing.T) { checkGemm(t, elem, n) })
		}
	}
}

func checkGemm(t *testing.T, elem num.Type, n int) {
	ctx := context.Background()
	module, err := grammar.Parse("gemm.mlir", fmt.Appendf(nil, gemmViews, elem))
	if err != nil {
		t.Fatal(err)
	}
	device := interp.New(interp.Options{})
	defer device.Close()
	loaded, err := device.Load(ctx, &launcher.Program{Module: module})
	if err != nil {
		t.Fatal(err)
	}
	size := fmt.Sprintf("%dx%d", n, n)
	spec := "randn:" + elem.String() + ":" + size
	bindings, err := launcher.Bind(launcher.Entries(module)[0].Params, launcher.ArgGroup{Args: []string{spec, spec, "zeros:f32:" + size, fmt.Sprint(n)}})
	if err != nil {
		t.Fatal(err)
	}
	args, arrays, buffers := makeArgs(t, ctx, device, bindings)
	blocks := (n + 127) / 128
	if _, err := loaded.Launch(ctx, &launcher.Launch{Grid: launcher.Grid{X: blocks, Y: blocks, Z: 1}, Args: args}); err != nil {
		t.Fatal(err)
	}
	if err := buffers[2].Read(ctx, arrays[2].Data); err != nil {
		t.Fatal(err)
	}
	at := func(a, i, j int) float64 { return num.Decode(arrays[a].Elem, arrays[a].Bits(i*n+j)) }
	for i := range n {
		for j := range n {
			want := 0.0
			for k := range n {
				want += at(0, k, i) * at(1, j, k)
			}
			if got := at(2, i, j); math.Abs(got-want) > 1e-5*(1+math.Abs(want)) {
				t.Fatalf("element (%d, %d): got %v, want %v", i, j, got, want)
			}
		}
	}
}
