// Pieces of operands that cannot be read so.
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f64, shape = array<i64: 64, 16>, stages = 1 : i64} : () -> !gpu.shared<1x64x16xf64>
    // expected-error @below {{expected piece below 2, as many as the shared tile has along dimension 1, got 2}}
    %x = "gpu.load_shared"(%s) {piece = array<i64: 1, 2>} : (!gpu.shared<1x64x16xf64>) -> !cuda_tile.tile<64x8xf64>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f64, shape = array<i64: 64, 16>, stages = 1 : i64} : () -> !gpu.shared<1x64x16xf64>
    // expected-error @below {{expected a tile of [32 16] elements of f64, as the shared tile holds, got tile<32x8xf64>}}
    %x = "gpu.load_shared"(%s) {piece = array<i64: 0, 0>} : (!gpu.shared<1x64x16xf64>) -> !cuda_tile.tile<32x8xf64>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f64, shape = array<i64: 64, 16>, stages = 1 : i64} : () -> !gpu.shared<1x64x16xf64>
    // expected-error @below {{expected piece along a dimension of the shared tile, of [64 16] elements, got [2 0] of tile<64x8xf64>}}
    %x = "gpu.load_shared"(%s) {piece = array<i64: 2, 0>} : (!gpu.shared<1x64x16xf64>) -> !cuda_tile.tile<64x8xf64>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @whole(%A: tile<ptr<f64>>, %B: tile<ptr<f64>>, %C: tile<ptr<f64>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f64: 0.0> : tile<64x64xf64>
    %a = assume div_by<16>, %A : tile<ptr<f64>>
    %b = assume div_by<16>, %B : tile<ptr<f64>>
    %at = make_tensor_view %a, shape = [80, 88], strides = [88, 1] : tensor_view<80x88xf64, strides=[88,1]>
    %bt = make_tensor_view %b, shape = [88, 72], strides = [72, 1] : tensor_view<88x72xf64, strides=[72,1]>
    %ct = make_tensor_view %C, shape = [80, 72], strides = [72, 1] : tensor_view<80x72xf64, strides=[72,1]>
    %av = make_partition_view %at : partition_view<tile=(64x8), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(8x64), padding_value = zero, tensor_view<88x72xf64, strides=[72,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf64>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x8), padding_value = zero, tensor_view<80x88xf64, strides=[88,1]>>, tile<i32> -> tile<64x8xf64>, token
      %r, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(8x64), padding_value = zero, tensor_view<88x72xf64, strides=[72,1]>>, tile<i32> -> tile<8x64xf64>, token
      // expected-error @below {{mmaf: the schedule has gpu.overlap = "pieces", which is not possible: its instruction sums over all of its operands at once}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "pieces"} : tile<64x8xf64>, tile<8x64xf64>, tile<64x64xf64>
      continue %next : tile<64x64xf64>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf64>, partition_view<tile=(64x64), tensor_view<80x72xf64, strides=[72,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @beside(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f16>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f16: 0.0> : tile<64x64xf16>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %at = make_tensor_view %a, shape = [80, 88], strides = [88, 1] : tensor_view<80x88xf16, strides=[88,1]>
    %bt = make_tensor_view %b, shape = [88, 72], strides = [72, 1] : tensor_view<88x72xf16, strides=[72,1]>
    %ct = make_tensor_view %C, shape = [80, 72], strides = [72, 1] : tensor_view<80x72xf16, strides=[72,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), padding_value = zero, tensor_view<80x88xf16, strides=[88,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(16x64), padding_value = zero, tensor_view<88x72xf16, strides=[72,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<80x72xf16, strides=[72,1]>>
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf16>) {
      %l, %t1 = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<80x88xf16, strides=[88,1]>>, tile<i32> -> tile<64x16xf16>, token
      %r, %t2 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x64), padding_value = zero, tensor_view<88x72xf16, strides=[72,1]>>, tile<i32> -> tile<16x64xf16>, token
      // expected-error @below {{mmaf: the schedule has gpu.overlap = "pieces", which is not possible: wgmma.m64k16.f16.f16 reads its operands where they lie}}
      %next = mmaf %l, %r, %acc {gpu.overlap = "pieces"} : tile<64x16xf16>, tile<16x64xf16>, tile<64x64xf16>
      continue %next : tile<64x64xf16>
    }
    %t = store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<80x72xf16, strides=[72,1]>>, tile<i32> -> token
    return
  }
}
