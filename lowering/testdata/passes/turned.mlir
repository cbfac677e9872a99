// f32 that products read as tf32 is rounded by the copy engine on its way to shared memory,
// where the instruction reads it: no thread converts it.
//
// PLAN: entry @rounded
// PLAN: elem = tf32
// PLAN: "gpu.tensor_map"
// PLAN: rounds
// PLAN: "gpu.copy_tensor"
// PLAN: for %
// PLAN: "gpu.mbarrier_wait"
// PLAN: slot_a, slot_b
// PLAN: "gpu.mma_wait"(%iterArg0_12) {pending = 1
// PTX: wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32
//
// Of a product whose right operand lies across k the transpose is computed: that operand comes
// through registers, as the left one. The sum is permuted at the end.
// PLAN: entry @turned
// PLAN: rounds
// PLAN: "gpu.load_shared"
// PLAN: slot_b
// PLAN: permute %
// PLAN: store_view_tko
// PTX: wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32
//
// So is that of 8 bits: ldmatrix.trans reads pairs of rows, which prmt takes apart.
// PLAN: entry @bytes
// PLAN: by = "ldmatrix.trans"
// PLAN: slot_b
// PLAN: permute %
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX: prmt.b32
// PTX: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3
cuda_tile.module @turned {
  entry @rounded(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %c, shape = [%m, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  entry @turned(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>
    %tc = make_tensor_view %c, shape = [%m, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  entry @bytes(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[64,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[64,1]>
    %vb = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[64,1]>>
    %tc = make_tensor_view %c, shape = [%m, %n], strides = [64, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[64,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x128xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc : tile<128x64xf8E4M3FN>, tile<64x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
