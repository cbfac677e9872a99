package interp_test

import (
	"math"
	"strings"
	"testing"
	"time"

	"tileir/launcher"
	"tileir/launcher/interp"
)

// What checking costs depends on how an access meets memory. A pattern is a
// kernel whose tile block x has the numbers j = 1024·x + 0..1023 and accesses
// the element that lies at
//
//	row        j                       neighbours, one run
//	column     1024·(j mod 4096) + …   a row of 4 KiB between neighbours
//	scattered  (a·j + c) mod 2²²       anywhere, each once: a is odd
//	few        (a·j + c) mod 2¹²       anywhere, each 2¹⁰ times
//
// of a buffer with 2²² elements of f32.

const patternHead = `cuda_tile.module @m {
  entry @pattern(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 1024> : tile<i32>
    %start = muli %x, %size : tile<i32>
    %start1 = reshape %start : tile<i32> -> tile<1xi32>
    %starts = broadcast %start1 : tile<1xi32> -> tile<1024xi32>
    %iota = iota : tile<1024xi32>
    %j = addi %starts, %iota : tile<1024xi32>
    %a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %a1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %b1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bs = broadcast %b1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %row = offset %bs, %j : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %one = constant <f32: 1.0> : tile<1024xf32>
`

// Places: each makes %p, pointers into %a.
const (
	placeRow = `
    %p = offset %as, %j : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
`
	placeColumn = `
    %width = constant <i32: 1024> : tile<1024xi32>
    %high = constant <i32: 4096> : tile<1024xi32>
    %q = divi %j, %high unsigned : tile<1024xi32>
    %r = remi %j, %high unsigned : tile<1024xi32>
    %down = muli %r, %width : tile<1024xi32>
    %i = addi %down, %q : tile<1024xi32>
    %p = offset %as, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
`
	placeHash = `
    %mul = constant <i32: 1664525> : tile<1024xi32>
    %add = constant <i32: 1013904223> : tile<1024xi32>
    %mask = constant <i32: MASK> : tile<1024xi32>
    %h0 = muli %j, %mul : tile<1024xi32>
    %h1 = addi %h0, %add : tile<1024xi32>
    %i = andi %h1, %mask : tile<1024xi32>
    %p = offset %as, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
`
)

// Accesses of %p.
const (
	accessLoad = `
    %v, %t0 = load_ptr_tko weak %p : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %t1 = store_ptr_tko weak %row, %v : tile<1024xptr<f32>>, tile<1024xf32> -> token
`
	accessStore = `
    %t1 = store_ptr_tko weak %p, %one : tile<1024xptr<f32>>, tile<1024xf32> -> token
`
	accessUpdate = `
    %v, %t0 = load_ptr_tko weak %p : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %w = addf %v, %one rounding<nearest_even> : tile<1024xf32>
    %t1 = store_ptr_tko weak %p, %w token=%t0 : tile<1024xptr<f32>>, tile<1024xf32> -> token
`
	accessAtomic = `
    %o, %t1 = atomic_rmw_tko relaxed device %p, addf, %one : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
`
	// accessMixed reads what others read too, from memory that is also written.
	accessMixed = `
    %v, %t0 = load_ptr_tko weak %p : tile<1024xptr<f32>> -> tile<1024xf32>, token
    %far = constant <i32: 4194304> : tile<1024xi32>
    %f = addi %j, %far : tile<1024xi32>
    %to = offset %as, %f : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %t1 = store_ptr_tko weak %to, %v : tile<1024xptr<f32>>, tile<1024xf32> -> token
`
	// accessLooked adds atomically and looks at another element afterwards.
	accessLooked = `
    %o, %t1 = atomic_rmw_tko relaxed device %p, addf, %one : tile<1024xptr<f32>>, tile<1024xf32> -> tile<1024xf32>, token
    %far = constant <i32: 4194304> : tile<1024xi32>
    %f = addi %j, %far : tile<1024xi32>
    %to = offset %as, %f : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %v, %t2 = load_ptr_tko weak %to : tile<1024xptr<f32>> -> tile<1024xf32>, token
`
)

// viewOrder copies a matrix of 2048×2048 in tiles of 32×32, read in one order of
// the dimensions and written in another.
const viewOrder = `cuda_tile.module @m {
  entry @copy(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %at = make_tensor_view %a, shape = [2048, 2048], strides = [2048, 1] : tensor_view<2048x2048xf32, strides=[2048,1]>
    %bt = make_tensor_view %b, shape = [2048, 2048], strides = [2048, 1] : tensor_view<2048x2048xf32, strides=[2048,1]>
    %av = make_partition_view %at : partition_view<tile=(32x32), tensor_view<2048x2048xf32, strides=[2048,1]>, dim_map=[FROM]>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), tensor_view<2048x2048xf32, strides=[2048,1]>, dim_map=[TO]>
    %v, %t0 = load_view_tko weak %av[%x, %y] : partition_view<tile=(32x32), tensor_view<2048x2048xf32, strides=[2048,1]>, dim_map=[FROM]>, tile<i32> -> tile<32x32xf32>, token
    %t1 = store_view_tko weak %v, %bv[%y, %x] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<2048x2048xf32, strides=[2048,1]>, dim_map=[TO]>, tile<i32> -> token
    return
  }
}
`

// viewMixed is viewOrder where pointers lead into the written matrix as well:
// each tile block writes the first element of its tile through one afterwards.
var viewMixed = strings.Replace(viewOrder, "    return\n", `
    %h = constant <i32: 32> : tile<i32>
    %w = constant <i32: 65536> : tile<i32>
    %i = muli %x, %h : tile<i32>
    %j = muli %y, %w : tile<i32>
    %k = addi %i, %j : tile<i32>
    %p = offset %b, %k : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %one = constant <f32: 1.0> : tile<f32>
    %t2 = store_ptr_tko weak %p, %one token=%t1 : tile<ptr<f32>>, tile<f32> -> token
    return
`, 1)

// viewColumns copies a matrix whose columns are its tiles: each element is a
// run of its own.
const viewColumns = `cuda_tile.module @m {
  entry @copy(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %at = make_tensor_view %a, shape = [4096, 1024], strides = [1024, 1] : tensor_view<4096x1024xf32, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [4096, 1024], strides = [1024, 1] : tensor_view<4096x1024xf32, strides=[1024,1]>
    %av = make_partition_view %at : partition_view<tile=(1024x1), tensor_view<4096x1024xf32, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(1024x1), tensor_view<4096x1024xf32, strides=[1024,1]>>
    %v, %t0 = load_view_tko weak %av[%x, %y] : partition_view<tile=(1024x1), tensor_view<4096x1024xf32, strides=[1024,1]>>, tile<i32> -> tile<1024x1xf32>, token
    %t1 = store_view_tko weak %v, %bv[%x, %y] token = %t0 : tile<1024x1xf32>, partition_view<tile=(1024x1), tensor_view<4096x1024xf32, strides=[1024,1]>>, tile<i32> -> token
    return
  }
}
`

// columnsMixed follows viewColumns with a store through a pointer.
const columnsMixed = `
    %h = constant <i32: 1048576> : tile<i32>
    %i = muli %x, %h : tile<i32>
    %k = addi %i, %y : tile<i32>
    %p = offset %b, %k : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %one = constant <f32: 1.0> : tile<f32>
    %t2 = store_ptr_tko weak %p, %one token=%t1 : tile<ptr<f32>>, tile<f32> -> token
    return
`

// BenchmarkPatterns measures every pattern checked and unchecked, in turns of
// one launch each, and reports how many times as long the checked one takes.
func BenchmarkPatterns(b *testing.B) {
	hash := func(mask string) string { return strings.Replace(placeHash, "MASK", mask, 1) }
	kernel := func(place, access string) string { return patternHead + place + access + "    return\n  }\n}\n" }
	order := func(from, to string) string {
		return strings.NewReplacer("FROM", from, "TO", to).Replace(viewOrder)
	}
	scattered, few := hash("4194303"), hash("4095")
	line, square := launcher.Grid{X: 4096, Y: 1, Z: 1}, launcher.Grid{X: 64, Y: 64, Z: 1}
	for _, c := range []struct {
		name, src string
		grid      launcher.Grid
	}{
		{"row/load", kernel(placeRow, accessLoad), line},
		{"row/update", kernel(placeRow, accessUpdate), line},
		{"row/atomic", kernel(placeRow, accessAtomic), line},
		{"column/load", kernel(placeColumn, accessLoad), line},
		{"column/store", kernel(placeColumn, accessStore), line},
		{"column/update", kernel(placeColumn, accessUpdate), line},
		{"scattered/load", kernel(scattered, accessLoad), line},
		{"scattered/store", kernel(scattered, accessStore), line},
		{"scattered/update", kernel(scattered, accessUpdate), line},
		{"scattered/atomic", kernel(scattered, accessAtomic), line},
		{"few/load", kernel(few, accessLoad), line},
		{"few/atomic", kernel(few, accessAtomic), line},
		{"few/mixed", kernel(few, accessMixed), line},
		{"few/looked", kernel(few, accessLooked), line},
		{"view/rows", order("0, 1", "0, 1"), square},
		{"view/transposed", order("0, 1", "1, 0"), square},
		{"view/both", order("1, 0", "1, 0"), square},
		{"view/mixed", strings.NewReplacer("FROM", "0, 1", "TO", "0, 1").Replace(viewMixed), square},
		{"view/columns-mixed", strings.Replace(viewColumns, "    return\n", columnsMixed, 1), launcher.Grid{X: 4, Y: 1024, Z: 1}},
		{"view/columns", viewColumns, launcher.Grid{X: 4, Y: 1024, Z: 1}},
		{"view/columns-update", strings.Replace(viewColumns, "make_tensor_view %b", "make_tensor_view %a", 1), launcher.Grid{X: 4, Y: 1024, Z: 1}},
	} {
		b.Run(c.name, func(b *testing.B) { ratio(b, c.src, c.grid) })
	}
}

// ratio measures a pattern checked and unchecked, one launch of each in turn,
// and compares the fastest of each: what else the machine does hits both.
func ratio(b *testing.B, src string, grid launcher.Grid) {
	args := []string{"zeros:f32:8388608", "zeros:f32:4194304"}
	runs := [2]func(){}
	best := [2]time.Duration{math.MaxInt64, math.MaxInt64}
	for i, o := range []interp.Options{{}, {Unchecked: interp.AllChecks}} {
		run, done := prepare(b, o, src, grid, args...)
		defer done()
		run() // memory is fresh to the operating system only once
		runs[i] = run
	}
	for b.Loop() {
		for i, run := range runs {
			start := time.Now()
			run()
			best[i] = min(best[i], time.Since(start))
		}
	}
	perElement := func(d time.Duration) float64 { return float64(d.Nanoseconds()) / (1 << 22) }
	b.ReportMetric(perElement(best[0]), "checked-ns/elem")
	b.ReportMetric(perElement(best[1]), "unchecked-ns/elem")
	b.ReportMetric(float64(best[0])/float64(best[1]), "ratio")
}
