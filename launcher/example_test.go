package launcher_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/cuda"
	"tileir/launcher/interp"
	"tileir/lowering"
	"tileir/verify"
)

const double = `
cuda_tile.module @m {
  entry @double(%p: tile<ptr<f32>>) {
    %i = iota : tile<4xi32>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %p4 = broadcast %p1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %at = offset %p4, %i : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %x, %t = load_ptr_tko weak %at : tile<4xptr<f32>> -> tile<4xf32>, token
    %y = addf %x, %x rounding<nearest_even> : tile<4xf32>
    %u = store_ptr_tko weak %at, %y token=%t : tile<4xptr<f32>>, tile<4xf32> -> token
    return
  }
}`

// Parse, verify, compile for a GPU if there is one, run, read back.
func Example() {
	ctx := context.Background()
	module, err := grammar.Parse("double.mlir", []byte(double))
	check(err)
	check(verify.Module(module))
	program := &launcher.Program{Module: module}

	device, err := cuda.Open(0)
	if errors.Is(err, cuda.ErrNoDriver) {
		device, err = interp.New(interp.Options{}), nil
	}
	check(err)
	defer device.Close()
	if target := device.Info().Target; target != "" {
		compiled, err := lowering.Compile(ctx, module, lowering.Options{Target: target})
		check(err)
		program.Code = compiled.Code
	}

	values := launcher.FromFloats([]float32{1, 2, 3, 4.5}, 4)
	buffer, err := values.Upload(ctx, device)
	check(err)
	loaded, err := device.Load(ctx, program)
	check(err)
	_, err = loaded.Launch(ctx, &launcher.Launch{
		Entry: "double",
		Grid:  launcher.Grid{X: 1, Y: 1, Z: 1},
		Args:  []launcher.Arg{launcher.Pointer(buffer, 0)},
	})
	check(err)
	check(buffer.Read(ctx, values.Data))
	fmt.Println(values)
	// Output: [2. 4. 6. 9.]
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
