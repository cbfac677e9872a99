package tileir_test

import (
	"cmp"
	"context"
	"fmt"
	"log"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/verify"
)

const source = `
cuda_tile.module @m {
  entry @scale(%x: tile<ptr<f32>>, %factor: tile<f32>) {
    %zero = constant <i32: 0> : tile<i32>
    %tensor = make_tensor_view %x, shape = [6], strides = [1] : tensor_view<6xf32, strides=[1]>
    %view = make_partition_view %tensor : partition_view<tile=(8), tensor_view<6xf32, strides=[1]>>
    %tile, %read = load_view_tko weak %view[%zero] : partition_view<tile=(8), tensor_view<6xf32, strides=[1]>>, tile<i32> -> tile<8xf32>, token
    %factor_1 = reshape %factor : tile<f32> -> tile<1xf32>
    %factors = broadcast %factor_1 : tile<1xf32> -> tile<8xf32>
    %scaled = mulf %tile, %factors rounding<nearest_even> : tile<8xf32>
    store_view_tko weak %scaled, %view[%zero] token=%read : tile<8xf32>, partition_view<tile=(8), tensor_view<6xf32, strides=[1]>>, tile<i32> -> token
  }
}`

// From the text of a kernel to its result: parse, verify, open a device,
// compile for it, launch, read back.
func Example() {
	x := launcher.FromFloats([]float32{1, 2, 3, 4, 5, 6}, 2, 3)
	if err := scale(context.Background(), x, 1.5); err != nil {
		log.Fatal(err)
	}
	fmt.Println(x)
	// Output:
	// [[1.5 3.  4.5]
	//  [6.  7.5 9. ]]
}

// scale multiplies each element of x by the factor.
func scale(ctx context.Context, x *launcher.Array, factor float32) error {
	module, err := grammar.Parse("scale.mlir", []byte(source))
	if err != nil {
		return err // ast.Diagnostics: where, what was expected, what was there
	}
	if err := verify.Module(module); err != nil {
		return err
	}
	device := interp.New(interp.Options{}) // a GPU: device, err := cuda.Open(0)
	defer device.Close()
	target := cmp.Or(device.Info().Target, "sm_90a") // the CPU has none: it runs the module, not the code
	compiled, err := lowering.Compile(ctx, module, lowering.Options{Target: target})
	if err != nil {
		return fmt.Errorf("compile for %s: %w", target, err)
	}
	loaded, err := launcher.LoadWithFallback(ctx, device, &launcher.Program{Module: module, Code: compiled.Code}, compiled.Fallback)
	if err != nil {
		return fmt.Errorf("load: %w", err)
	}
	defer loaded.Close()
	buffer, err := x.Upload(ctx, device)
	if err != nil {
		return fmt.Errorf("upload: %w", err)
	}
	defer buffer.Free()
	_, err = loaded.Launch(ctx, &launcher.Launch{
		Entry: "scale",
		Grid:  launcher.NewGrid(1),
		Args:  []launcher.Arg{launcher.Pointer(buffer, 0), launcher.F32(factor)},
	})
	if err != nil {
		return fmt.Errorf("launch: %w", err)
	}
	return x.Download(ctx, buffer)
}
