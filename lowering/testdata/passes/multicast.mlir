// Two neighbours along x share the tiles of b: the role of each CTA of a cluster brings half of each, two panels of four, to both, and
// all of a to itself. A stage is free when the warps of both have released it.
//
// PLAN: arrivals = 1
// PLAN: arrivals = 16
// PLAN: "gpu.mbarrier_init"(%
// PLAN: {across}
// PLAN: "gpu.role"
// PLAN: bytes = 49152
// PLAN: "gpu.copy_tensor"
// PLAN: "gpu.copy_tensor"
// PLAN: across
// PLAN: "gpu.mma_wait"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: across
// PLAN: "gpu.barrier"() {across
// PLAN: gpu.multicast = 2
// PTX: .reqnctapercluster 2
// PTX: barrier.cluster.arrive
// PTX: barrier.cluster.wait
// PTX: mbarrier::complete_tx::bytes [
// PTX: mbarrier::complete_tx::bytes.multicast::cluster [
// PTX: mbarrier::complete_tx::bytes.multicast::cluster [
// PTX: mapa.shared::cluster
// PTX: mbarrier.arrive.shared::cluster
// PTX: barrier.cluster.wait
cuda_tile.module @m {
  entry @product(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %av = make_partition_view %at : partition_view<tile=(128x64), padding_value = zero, tensor_view<4096x4096xf16, strides=[4096,1]>>
    %bt = make_tensor_view %bb, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x256), padding_value = zero, tensor_view<4096x4096xf16, strides=[4096,1]>>
    %ct = make_tensor_view %c, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf32, strides=[4096,1]>
    %cv = make_partition_view %ct : partition_view<tile=(128x256), tensor_view<4096x4096xf32, strides=[4096,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 64> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x256xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<128x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x256), padding_value = zero, tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x256xf16>, token
      %next = mmaf %l, %r, %acc : tile<128x64xf16>, tile<64x256xf16>, tile<128x256xf32>
      continue %next : tile<128x256xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<4096x4096xf32, strides=[4096,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 32, 16, 1>, gpu.multicast = 2 : i64}
}
