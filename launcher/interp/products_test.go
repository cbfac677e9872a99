package interp_test

import (
	"testing"

	"tileir/ast/num"
	"tileir/launcher"
	"tileir/launcher/interp"
)

// movedProduct multiplies a tile that is loaded through pointers, turned, cut in two and put
// together the other way round, by one of a view.
const movedProduct = `cuda_tile.module @m {
  entry @k(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>) {
    %i = iota : tile<256xi32>
    %p1 = reshape %a : tile<ptr<f16>> -> tile<1xptr<f16>>
    %p = broadcast %p1 : tile<1xptr<f16>> -> tile<256xptr<f16>>
    %at = offset %p, %i : tile<256xptr<f16>>, tile<256xi32> -> tile<256xptr<f16>>
    %limit = constant <i32: 248> : tile<256xi32>
    %mask = cmpi less_than %i, %limit, signed : tile<256xi32> -> tile<256xi1>
    %zero = constant <f16: 0.0> : tile<256xf16>
    %t = make_token : token
    %flat, %t1 = load_ptr_tko weak %at, %mask, %zero token=%t : tile<256xptr<f16>>, tile<256xi1>, tile<256xf16> -> tile<256xf16>, token
    %rows = reshape %flat : tile<256xf16> -> tile<16x16xf16>
    %turned = permute %rows [1, 0] : tile<16x16xf16> -> tile<16x16xf16>
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %left = extract %turned[%c0, %c0] : tile<16x16xf16> -> tile<16x8xf16>
    %right = extract %turned[%c0, %c1] : tile<16x16xf16> -> tile<16x8xf16>
    %x = cat %right, %left dim = 1 : tile<16x8xf16>, tile<16x8xf16> -> tile<16x16xf16>
    %view = make_tensor_view %b, shape = [16, 8], strides = [8, 1] : tensor_view<16x8xf16, strides=[8,1]>
    %tiles = make_partition_view %view : partition_view<tile=(16x8), tensor_view<16x8xf16, strides=[8,1]>>
    %y, %t2 = load_view_tko weak %tiles[%c0, %c0] token=%t : partition_view<tile=(16x8), tensor_view<16x8xf16, strides=[8,1]>>, tile<i32> -> tile<16x8xf16>, token
    %acc = constant <f32: 0.0> : tile<16x8xf32>
    %sum = mmaf %x, %y, %acc : tile<16x16xf16>, tile<16x8xf16>, tile<16x8xf32>
  }
}
`

// TestProducts demands that the interpreter tells what it multiplies, of tiles whose
// elements have been moved about.
func TestProducts(t *testing.T) {
	products := new(launcher.Products)
	if err := launchOne(t, interp.Options{Products: products}, movedProduct, "zeros:f16:256", "zeros:f16:128"); err != nil {
		t.Fatal(err)
	}
	element := func(elem num.Type, arg, i int) *launcher.Operand {
		return &launcher.Operand{Elem: elem, Rows: 1, Cols: 1, From: []launcher.Origin{launcher.OriginOf(arg, int64(2*i))}}
	}
	// Element (m, k) of the left operand is (k+8)%16 * 16 + m of the buffer.
	for m := range 16 {
		for k := range 16 {
			place := (k+8)%16*16 + m
			for other := range 16 {
				wrong := products.Check(element(num.F16, 0, place), element(num.F16, 1, 8*other+m%8))
				if is := other == k || place >= 248; (wrong == nil) != is {
					t.Fatalf("element (%d, %d) of the left operand by (%d, %d) of the right one: %v", m, k, other, m%8, wrong)
				}
			}
		}
	}
	if wrong := products.Check(element(num.BF16, 0, 128), element(num.BF16, 1, 0)); wrong == nil || wrong.Elem != num.F16 {
		t.Errorf("multiplied as bf16: got %v", wrong)
	}
}
