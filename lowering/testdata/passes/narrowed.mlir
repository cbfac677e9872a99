// What is stored narrower than it was computed goes to other threads when it has been
// converted: half the bytes go through shared memory.
//
// PLAN: "gpu.mma"
// PLAN: ftof
// PLAN: "gpu.convert_layout"
// PLAN: store_view_tko
// PTX: st.shared.v2.b32
cuda_tile.module @m {
  entry @narrowed(%a: tile<ptr<f8E5M2>>, %b: tile<ptr<f8E5M2>>, %c: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E5M2>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E5M2>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> tile<64x64xf8E5M2>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E5M2>, token
      %next = mmaf %at, %bt, %acc : tile<64x64xf8E5M2>, tile<64x64xf8E5M2>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %half = ftof %sum : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %half, %vc[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
