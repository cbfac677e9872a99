// A tile of which two stages, beside those of another like it, do not fit into shared memory comes once, though the program loads
// it twice: one product has it as it is, the other transposed. What is loaded behind from another place is another tile.
//
// PLAN[sm_90a]: shape = array<i64: 64, 512>, stages = 3
// PLAN[sm_90a]: "gpu.mma"(%
// PLAN[sm_90a]: slot_a, warps
// PLAN[sm_90a]: "gpu.mma"(%
// PLAN[sm_90a]: slot_a, transposed_a, warps
// PLAN[sm_90a]: "gpu.mbarrier_arrive"(%
// PTX[sm_90a]: wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16
//
// PLAN[sm_90a]: entry @apart
// PLAN[sm_90a]: load_view_tko
// PLAN[sm_90a]: load_view_tko
//
// tilerun: --entry both_ways --grid 1 --arg rand:f16:160x512:1 --arg rand:f16:512x16:2 --arg zeros:f32:512x16 --arg 160
// tilerun[apart]: --entry apart --grid 1 --arg rand:f16:160x512:1 --arg rand:f16:512x16:2 --arg zeros:f32:512x16 --arg 160
cuda_tile.module @both_ways {
  entry @both_ways(%kv: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>, %n: tile<i32>) {
    %pkv = assume div_by<16>, %kv : tile<ptr<f16>>
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %height = constant <i32: 64> : tile<i32>
    %tkv = make_tensor_view %pkv, shape = [%n, 512], strides = [512, 1] : tile<i32> -> tensor_view<?x512xf16, strides=[512,1]>
    %tq = make_tensor_view %pq, shape = [512, 16], strides = [16, 1] : tensor_view<512x16xf16, strides=[16,1]>
    %to_ = make_tensor_view %po, shape = [512, 16], strides = [16, 1] : tensor_view<512x16xf32, strides=[16,1]>
    %vkv = make_partition_view %tkv : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>
    %vq = make_partition_view %tq : partition_view<tile=(512x16), tensor_view<512x16xf16, strides=[16,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %zeros = constant <f32: 0.0> : tile<512x16xf32>
    %small = constant <f32: 0.0625> : tile<64x16xf32>
    %qs, %qt = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(512x16), tensor_view<512x16xf16, strides=[16,1]>>, tile<i32> -> tile<512x16xf16>, token
    %end = divi %n, %height signed rounding<positive_inf> : tile<i32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %zeros) -> (tile<512x16xf32>) {
      %k, %kt = load_view_tko weak %vkv[%i, %zero] : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x512xf16>, token
      %s = mmaf %k, %qs, %none : tile<64x512xf16>, tile<512x16xf16>, tile<64x16xf32>
      %scaled = mulf %s, %small : tile<64x16xf32>
      %p = ftof %scaled : tile<64x16xf32> -> tile<64x16xf16>
      %v, %vt = load_view_tko weak %vkv[%i, %zero] : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x512xf16>, token
      %across = permute %v [1, 0] : tile<64x512xf16> -> tile<512x64xf16>
      %next = mmaf %across, %p, %acc : tile<512x64xf16>, tile<64x16xf16>, tile<512x16xf32>
      continue %next : tile<512x16xf32>
    }
    %done = store_view_tko weak %sum, %vo[%zero, %zero] : tile<512x16xf32>, partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  }
  entry @apart(%kv: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>, %n: tile<i32>) {
    %pkv = assume div_by<16>, %kv : tile<ptr<f16>>
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %height = constant <i32: 64> : tile<i32>
    %tkv = make_tensor_view %pkv, shape = [%n, 512], strides = [512, 1] : tile<i32> -> tensor_view<?x512xf16, strides=[512,1]>
    %tq = make_tensor_view %pq, shape = [512, 16], strides = [16, 1] : tensor_view<512x16xf16, strides=[16,1]>
    %to_ = make_tensor_view %po, shape = [512, 16], strides = [16, 1] : tensor_view<512x16xf32, strides=[16,1]>
    %vkv = make_partition_view %tkv : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>
    %vq = make_partition_view %tq : partition_view<tile=(512x16), tensor_view<512x16xf16, strides=[16,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>
    %none = constant <f32: 0.0> : tile<64x16xf32>
    %zeros = constant <f32: 0.0> : tile<512x16xf32>
    %small = constant <f32: 0.0625> : tile<64x16xf32>
    %qs, %qt = load_view_tko weak %vq[%zero, %zero] : partition_view<tile=(512x16), tensor_view<512x16xf16, strides=[16,1]>>, tile<i32> -> tile<512x16xf16>, token
    %end = divi %n, %height signed rounding<positive_inf> : tile<i32>
    %last = subi %end, %one : tile<i32>
    %sum = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %zeros) -> (tile<512x16xf32>) {
      %k, %kt = load_view_tko weak %vkv[%i, %zero] : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x512xf16>, token
      %s = mmaf %k, %qs, %none : tile<64x512xf16>, tile<512x16xf16>, tile<64x16xf32>
      %scaled = mulf %s, %small : tile<64x16xf32>
      %p = ftof %scaled : tile<64x16xf32> -> tile<64x16xf16>
      %j = subi %last, %i : tile<i32>
      %v, %vt = load_view_tko weak %vkv[%j, %zero] : partition_view<tile=(64x512), padding_value = zero, tensor_view<?x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x512xf16>, token
      %across = permute %v [1, 0] : tile<64x512xf16> -> tile<512x64xf16>
      %next = mmaf %across, %p, %acc : tile<512x64xf16>, tile<64x16xf16>, tile<512x16xf32>
      continue %next : tile<512x16xf32>
    }
    %done = store_view_tko weak %sum, %vo[%zero, %zero] : tile<512x16xf32>, partition_view<tile=(512x16), tensor_view<512x16xf32, strides=[16,1]>>, tile<i32> -> token
    return
  }
}
