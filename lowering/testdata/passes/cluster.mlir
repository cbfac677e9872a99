// A tile block runs on as many CTAs as the hint says, from sm_90 on: they share
// its tiles as warps do, meet at barriers of the cluster, and stage products
// each for itself.
//
// PLAN: entry @sum
// PLAN: reg 1,2,256,512 lane 4,8,16,32,64 warp 128
// PLAN: gpu.cluster = 2
// PLAN: entry @product
// PLAN: shape = array<i64: 64, 128>, slices = array<i64: 2, 1, 1>
// PLAN: shape = array<i64: 128, 64>, slices = array<i64: 2, 0, 0>
// PLAN: "gpu.barrier"() {gpu.local
// PLAN: gpu.cluster = 4
// PTX: .entry sum
// PTX: .reqntid 32,
// PTX: .reqnctapercluster 2, 1, 1
// PTX: mapa.shared::cluster.u32
// PTX: st.shared::cluster
// PTX: barrier.cluster.arrive
// PTX: barrier.cluster.wait
// PTX: ld.shared::cluster
// PTX: .entry product
// PTX: .reqntid 128,
// PTX: .reqnctapercluster 4, 1, 1
// PTX: bar.sync 0
// PTX: wgmma
// PTX: .entry few
// PTX: .reqntid 64,
// PTX: mma.sync
// PTX: .entry own
// PTX: .relaxed.cluster.global.add
// PTX: st.global.relaxed.cluster
// PTX[sm_80]: .reqntid 32,
// PTX[sm_80]: bar.sync 0
cuda_tile.module @m {
  entry @sum(%a: tile<ptr<f32>>, %s: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %a16 = assume div_by<16>, %a : tile<ptr<f32>>
    %t = make_tensor_view %a16, shape = [65536], strides = [1] : tensor_view<65536xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<65536xf32, strides=[1]>>
    %x, %read = load_view_tko weak %v[%b] : partition_view<tile=(1024), tensor_view<65536xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %sum = reduce %x dim=0 identities=[0.0 : f32] : tile<1024xf32> -> tile<f32> (%e: tile<f32>, %f: tile<f32>) {
      %g = addf %e, %f : tile<f32>
      yield %g : tile<f32>
    }
    %p = offset %s, %b : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    store_ptr_tko weak %p, %sum : tile<ptr<f32>>, tile<f32> -> token
  }
  entry @product(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 4}> {
    %a16 = assume div_by<16>, %a : tile<ptr<f16>>
    %c16 = assume div_by<16>, %c : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a16, shape = [128, 4096], strides = [4096, 1] : tensor_view<128x4096xf16, strides=[4096,1]>
    %v = make_partition_view %t : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>
    %w = make_partition_view %t : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>
    %start = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %start) -> (tile<128x128xf32>) {
      %x, %rx = load_view_tko weak %v[%zero, %i] : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<128x64xf16>, token
      %y, %ry = load_view_tko weak %w[%zero, %i] : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %x, %y, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %u = make_tensor_view %c16, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %o = make_partition_view %u : partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>
    store_view_tko weak %sum, %o[%zero, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
  }
  entry @few(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 4, num_worker_warps_per_cta = 2}> {
    %a16 = assume div_by<16>, %a : tile<ptr<f16>>
    %c16 = assume div_by<16>, %c : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t = make_tensor_view %a16, shape = [128, 4096], strides = [4096, 1] : tensor_view<128x4096xf16, strides=[4096,1]>
    %v = make_partition_view %t : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>
    %w = make_partition_view %t : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>
    %start = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %start) -> (tile<128x128xf32>) {
      %x, %rx = load_view_tko weak %v[%zero, %i] : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<128x64xf16>, token
      %y, %ry = load_view_tko weak %w[%zero, %i] : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %x, %y, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %u = make_tensor_view %c16, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %o = make_partition_view %u : partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>
    store_view_tko weak %sum, %o[%zero, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
  }
  entry @own(%n: tile<ptr<i32>>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %one = constant <i32: 1> : tile<i32>
    %old, %t = atomic_rmw_tko relaxed tl_blk %n, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    store_ptr_tko relaxed tl_blk %n, %one token=%t : tile<ptr<i32>>, tile<i32> -> token
  }
}
