// What one iteration stores, the next loads: only B may be copied ahead.
//
// tilerun: --grid 3 --arg a=randn:f16:150x128:1 --arg b=rand:f16:128x128:2 --arg c=at:a --arg m=150 --arg n=128 --arg k=128 --arg la=128 --arg lb=128 --arg lc=128
cuda_tile.module @iterated {
  entry @iterated(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %tok = make_token : token
    %five = constant <i32: 5> : tile<i32>
    %tenth = constant <f32: 0.1> : tile<64x128xf32>
    %last = for %t in (%zero to %five, step %one) : tile<i32> iter_values(%written = %tok) -> (token) {
      %sum, %read = for %i in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none, %tk = %written) -> (tile<64x128xf32>, token) {
        %at, %ut = load_view_tko weak %va[%x, %i] token = %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
        %bt, %wt = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
        %next = mmaf %at, %bt, %acc : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
        continue %next, %ut : tile<64x128xf32>, token
      }
      %less = mulf %sum, %tenth : tile<64x128xf32>
      %cast = ftof %less : tile<64x128xf32> -> tile<64x128xf16>
      %w = store_view_tko weak %cast, %vc[%x, %zero] token = %read : tile<64x128xf16>, partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
      continue %w : token
    }
  }
}
