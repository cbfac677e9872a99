// Operands of views with more dimensions than a matrix has, of which threads copy tiles
// ahead: those of one element are left out. The tensors end in the middle of a tile, along
// rows as well as along columns; the left one lies across.
//
// tilerun: --grid 2 --arg a=rand:f16:2x3x72x80:1 --arg b=rand:f16:3x2x72x40:2 --arg c=full:7:f32:2x96x48 --arg which=1
// tilerun[other]: --grid 2 --arg a=rand:f16:2x3x72x80:1 --arg b=rand:f16:3x2x72x40:2 --arg c=full:7:f32:2x96x48 --arg which=0
cuda_tile.module @m {
  entry @copied(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %which: tile<i32>) {
    %ap = assume div_by<16>, %a : tile<ptr<f16>>
    %bp = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %turns = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %at = make_tensor_view %ap, shape = [2, 3, 72, 80], strides = [17280, 5760, 80, 1] : tensor_view<2x3x72x80xf16, strides=[17280,5760,80,1]>
    %bt = make_tensor_view %bp, shape = [3, 2, 72, 40], strides = [5760, 2880, 40, 1] : tensor_view<3x2x72x40xf16, strides=[5760,2880,40,1]>
    %ct = make_tensor_view %c, shape = [2, 96, 48], strides = [4608, 48, 1] : tensor_view<2x96x48xf32, strides=[4608,48,1]>
    %av = make_partition_view %at : partition_view<tile=(1x1x64x32), padding_value = zero, tensor_view<2x3x72x80xf16, strides=[17280,5760,80,1]>, dim_map=[0, 1, 3, 2]>
    %bv = make_partition_view %bt : partition_view<tile=(1x32x1x64), padding_value = zero, tensor_view<3x2x72x40xf16, strides=[5760,2880,40,1]>, dim_map=[0, 2, 1, 3]>
    %cv = make_partition_view %ct : partition_view<tile=(1x64x64), tensor_view<2x96x48xf32, strides=[4608,48,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %w = make_token : token
    %sum = for %k in (%zero to %turns, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l4, %t1 = load_view_tko weak %av[%which, %two, %x, %k] token = %w : partition_view<tile=(1x1x64x32), padding_value = zero, tensor_view<2x3x72x80xf16, strides=[17280,5760,80,1]>, dim_map=[0, 1, 3, 2]>, tile<i32> -> tile<1x1x64x32xf16>, token
      %l = reshape %l4 : tile<1x1x64x32xf16> -> tile<64x32xf16>
      %r4, %t2 = load_view_tko weak %bv[%one, %k, %which, %zero] token = %w : partition_view<tile=(1x32x1x64), padding_value = zero, tensor_view<3x2x72x40xf16, strides=[5760,2880,40,1]>, dim_map=[0, 2, 1, 3]>, tile<i32> -> tile<1x32x1x64xf16>, token
      %r = reshape %r4 : tile<1x32x1x64xf16> -> tile<32x64xf16>
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %s = reshape %sum : tile<64x64xf32> -> tile<1x64x64xf32>
    %t = store_view_tko weak %s, %cv[%which, %x, %zero] token = %w : tile<1x64x64xf32>, partition_view<tile=(1x64x64), tensor_view<2x96x48xf32, strides=[4608,48,1]>>, tile<i32> -> token
    return
  }
}
