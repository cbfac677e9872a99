package interp_test

import (
	"context"
	"fmt"
	"testing"

	"tileir/grammar"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// gemmViews is C = A·B over views: A is K×M and B is N×K, both read through
// dim_map, C is M×N in f32.
const gemmViews = `cuda_tile.module @m {
  entry @gemm(%%A: tile<ptr<%[1]s>>, %%B: tile<ptr<%[1]s>>, %%C: tile<ptr<f32>>, %%n: tile<i32>) {
    %%x, %%y, %%z = get_tile_block_id : tile<i32>
    %%at = make_tensor_view %%A, shape = [%%n, %%n], strides = [%%n, 1] : tile<i32> -> tensor_view<?x?x%[1]s, strides=[?,1]>
    %%bt = make_tensor_view %%B, shape = [%%n, %%n], strides = [%%n, 1] : tile<i32> -> tensor_view<?x?x%[1]s, strides=[?,1]>
    %%ct = make_tensor_view %%C, shape = [%%n, %%n], strides = [%%n, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %%av = make_partition_view %%at : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?x%[1]s, strides=[?,1]>, dim_map=[1, 0]>
    %%bv = make_partition_view %%bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?x%[1]s, strides=[?,1]>, dim_map=[1, 0]>
    %%cv = make_partition_view %%ct : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %%km, %%kn = get_index_space_shape %%av : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?x%[1]s, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %%i0 = constant <i32: 0> : tile<i32>
    %%i1 = constant <i32: 1> : tile<i32>
    %%zero = constant <f32: 0.0> : tile<128x128xf32>
    %%r = for %%k in (%%i0 to %%kn, step %%i1) : tile<i32> iter_values(%%acc = %%zero) -> (tile<128x128xf32>) {
      %%a, %%t1 = load_view_tko weak %%av[%%x, %%k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?x%[1]s, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64x%[1]s>, token
      %%b, %%t2 = load_view_tko weak %%bv[%%k, %%y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?x%[1]s, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128x%[1]s>, token
      %%s = mmaf %%a, %%b, %%acc : tile<128x64x%[1]s>, tile<64x128x%[1]s>, tile<128x128xf32>
      continue %%s : tile<128x128xf32>
    }
    %%t3 = store_view_tko weak %%r, %%cv[%%x, %%y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
`

// addPointers adds vectors over pointer tiles, addViews over views.
const addPointers = `cuda_tile.module @m {
  entry @add(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 1024> : tile<i32>
    %start = muli %x, %size : tile<i32>
    %s1 = reshape %start : tile<i32> -> tile<1xi32>
    %sn = broadcast %s1 : tile<1xi32> -> tile<1024xi32>
    %iota = iota : tile<1024xi32>
    %i = addi %sn, %iota : tile<1024xi32>
    %a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %an = broadcast %a1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %ap = offset %an, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %b1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bn = broadcast %b1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %bp = offset %bn, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %c1 = reshape %c : tile<ptr<f32>> -> tile<1xptr<f32>>
    %cn = broadcast %c1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %cp = offset %cn, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %u, %t0 = load_ptr_tko weak %ap : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %v, %t1 = load_ptr_tko weak %bp : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %w = addf %u, %v rounding<nearest_even> : tile<1024xf32>
    %t2 = store_ptr_tko weak %cp, %w : tile<1024xptr<f32>>, tile<1024xf32> -> token
    return
  }
}
`

const addViews = `cuda_tile.module @m {
  entry @add(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %at = make_tensor_view %a, shape = [4194304], strides = [1] : tensor_view<4194304xf32, strides=[1]>
    %bt = make_tensor_view %b, shape = [4194304], strides = [1] : tensor_view<4194304xf32, strides=[1]>
    %ct = make_tensor_view %c, shape = [4194304], strides = [1] : tensor_view<4194304xf32, strides=[1]>
    %av = make_partition_view %at : partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>
    %bv = make_partition_view %bt : partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>
    %cv = make_partition_view %ct : partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>
    %u, %t0 = load_view_tko weak %av[%x] : partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %v, %t1 = load_view_tko weak %bv[%x] : partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %w = addf %u, %v rounding<nearest_even> : tile<1024xf32>
    %t2 = store_view_tko weak %w, %cv[%x] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<4194304xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
`

// both measures a kernel with checks and without: a checked run may take three
// times as long.
func both(b *testing.B, src string, grid launcher.Grid, work float64, unit string, args ...string) {
	b.Helper()
	for name, options := range map[string]interp.Options{"checked": {}, "unchecked": {Unchecked: interp.AllChecks}} {
		b.Run(name, func(b *testing.B) { bench(b, options, src, grid, work, unit, args...) })
	}
}

func bench(b *testing.B, options interp.Options, src string, grid launcher.Grid, work float64, unit string, args ...string) {
	b.Helper()
	run, done := prepare(b, options, src, grid, args...)
	defer done()
	b.ReportAllocs()
	for b.Loop() {
		run()
	}
	b.ReportMetric(work*float64(b.N)/b.Elapsed().Seconds()/1e6, unit)
}

// prepare returns a launch of a kernel that can be repeated, and what frees it.
func prepare(b testing.TB, options interp.Options, src string, grid launcher.Grid, args ...string) (run, done func()) {
	b.Helper()
	ctx := context.Background()
	module, err := grammar.Parse("bench.mlir", []byte(src))
	if err != nil {
		b.Fatal(err)
	}
	device := interp.New(options)
	loaded, err := device.Load(ctx, &launcher.Program{Module: module})
	if err != nil {
		b.Fatal(err)
	}
	e := launcher.Entries(module)[0]
	bindings, err := launcher.Bind(e.Params, launcher.ArgGroup{Args: args})
	if err != nil {
		b.Fatal(err)
	}
	values, _, _ := makeArgs(b, ctx, device, bindings)
	return func() {
		if _, err := loaded.Launch(ctx, &launcher.Launch{Entry: e.Name, Grid: grid, Args: values}); err != nil {
			b.Fatal(err)
		}
	}, func() { device.Close() }
}

func BenchmarkGemm(b *testing.B) {
	for _, c := range []struct {
		elem string
		n    int
	}{{"f16", 512}, {"f32", 1024}} {
		b.Run(fmt.Sprintf("%s/%d", c.elem, c.n), func(b *testing.B) {
			n := fmt.Sprint(c.n)
			flop := 2 * float64(c.n) * float64(c.n) * float64(c.n)
			both(b, fmt.Sprintf(gemmViews, c.elem), launcher.Grid{X: c.n / 128, Y: c.n / 128, Z: 1}, flop, "MFLOP/s",
				"rand:"+c.elem+":"+n+"x"+n, "rand:"+c.elem+":"+n+"x"+n, "zeros:f32:"+n+"x"+n, n)
		})
	}
}

func BenchmarkAdd(b *testing.B) {
	const n = 1 << 22
	for name, src := range map[string]string{"pointers": addPointers, "views": addViews} {
		b.Run(name, func(b *testing.B) {
			both(b, src, launcher.Grid{X: n / 1024, Y: 1, Z: 1}, n, "Melem/s", "rand:f32:4194304", "rand:f32:4194304", "zeros:f32:4194304")
		})
	}
}

// vectorOf is y = OP x for 2^20 numbers of f32, 1024 to a tile block.
const vectorOf = `cuda_tile.module @m {
  entry @k(%%x: tile<ptr<f32>>, %%y: tile<ptr<f32>>) {
    %%i, %%j, %%k = get_tile_block_id : tile<i32>
    %%xt = make_tensor_view %%x, shape = [1048576], strides = [1] : tensor_view<1048576xf32, strides=[1]>
    %%yt = make_tensor_view %%y, shape = [1048576], strides = [1] : tensor_view<1048576xf32, strides=[1]>
    %%xv = make_partition_view %%xt : partition_view<tile=(1024), tensor_view<1048576xf32, strides=[1]>>
    %%yv = make_partition_view %%yt : partition_view<tile=(1024), tensor_view<1048576xf32, strides=[1]>>
    %%v, %%t = load_view_tko weak %%xv[%%i] : partition_view<tile=(1024), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %%w = %s %%v : tile<1024xf32>
    store_view_tko weak %%w, %%yv[%%i] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> token
  }
}
`

func BenchmarkFunctions(b *testing.B) {
	for _, op := range []string{"exp", "exp2", "tanh", "negf"} {
		b.Run(op, func(b *testing.B) {
			both(b, fmt.Sprintf(vectorOf, op), launcher.Grid{X: 1024, Y: 1, Z: 1}, 1<<20, "Melem/s", "rand:f32:1048576", "zeros:f32:1048576")
		})
	}
}

// sumOf adds up 2^20 numbers of f32 as one tile.
const sumOf = `cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %z = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [1048576], strides = [1] : tensor_view<1048576xf32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>
    %v, %t = load_view_tko weak %xv[%z] : partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> tile<1048576xf32>, token
    %s = reduce %v dim=0 identities=[0.0 : f32] : tile<1048576xf32> -> tile<f32> (%e: tile<f32>, %a: tile<f32>) {
      %q = addf %e, %a : tile<f32>
      yield %q : tile<f32>
    }
    store_ptr_tko weak %y, %s : tile<ptr<f32>>, tile<f32> -> token
  }
}
`

func BenchmarkSum(b *testing.B) {
	both(b, sumOf, launcher.Grid{X: 1, Y: 1, Z: 1}, 1<<20, "Melem/s", "rand:f32:1048576", "zeros:f32:1")
}
