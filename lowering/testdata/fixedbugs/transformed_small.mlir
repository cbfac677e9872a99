// A tile that threads transform for a product, of fewer elements than the CTA has threads: it goes as any other does. The
// compiler panicked when it asked for vectors of it.
//
// tilerun: --arg x=rand:f32:8x64:1 --arg o=full:7:f32:128x8 --arg n=4
cuda_tile.module @transformed_small {
  entry @small(%x: tile<ptr<f32>>, %o: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 8}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ones = constant <tf32: 1.0> : tile<128x16xtf32>
    %none = constant <f32: 0.0> : tile<128x8xf32>
    %tx = make_tensor_view %x, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xf32, strides=[64,1]>
    %to = make_tensor_view %o, shape = [128, 8], strides = [8, 1] : tensor_view<128x8xf32, strides=[8,1]>
    %vx = make_partition_view %tx : partition_view<tile=(16x8), padding_value = zero, tensor_view<8x64xf32, strides=[64,1]>, dim_map=[1, 0]>
    %vo = make_partition_view %to : partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>
    %sum = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x8xf32>) {
      %t, %tok = load_view_tko weak %vx[%i, %zero] : partition_view<tile=(16x8), padding_value = zero, tensor_view<8x64xf32, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<16x8xf32>, token
      %r = ftof %t : tile<16x8xf32> -> tile<16x8xtf32>
      %p = mmaf %ones, %r, %acc : tile<128x16xtf32>, tile<16x8xtf32>, tile<128x8xf32>
      continue %p : tile<128x8xf32>
    }
    store_view_tko weak %sum, %vo[%zero, %zero] : tile<128x8xf32>, partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>, tile<i32> -> token
    return
  }
}
