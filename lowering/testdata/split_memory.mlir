// Sums that several CTAs share through memory, on all GPUs: behind them stands what cannot be done of some rows alone, and what
// may be done once only: a reduction, an atomic op, a print. Products of a batch along z; more parts than iterations; a sum
// that begins with what one of the operands is.
//
// tilerun: --entry batch --grid 2,1,3 --arg a=rand:f16:3x64x160:1 --arg b=rand:f16:160x32:2 --arg c=full:7:f32:3x64x32 --arg most=full:-9:f32:3x64 --arg blocks=zeros:i32:1
// tilerun[begun]: --entry begun --grid 2,2 --arg a=rand:f16:64x64:1 --arg c=full:7:f32:64x64
cuda_tile.module @split_memory {
  entry @batch(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %most: tile<ptr<f32>>, %blocks: tile<ptr<i32>>) {
    %at = make_tensor_view %a, shape = [3, 64, 160], strides = [10240, 160, 1] : tensor_view<3x64x160xf16, strides=[10240,160,1]>
    %av = make_partition_view %at : partition_view<tile=(1x32x32), tensor_view<3x64x160xf16, strides=[10240,160,1]>>
    %bt = make_tensor_view %b, shape = [160, 32], strides = [32, 1] : tensor_view<160x32xf16, strides=[32,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), tensor_view<160x32xf16, strides=[32,1]>>
    %ct = make_tensor_view %c, shape = [3, 64, 32], strides = [2048, 32, 1] : tensor_view<3x64x32xf32, strides=[2048,32,1]>
    %cv = make_partition_view %ct : partition_view<tile=(1x32x32), tensor_view<3x64x32xf32, strides=[2048,32,1]>>
    %mt = make_tensor_view %most, shape = [3, 64], strides = [64, 1] : tensor_view<3x64xf32, strides=[64,1]>
    %mv = make_partition_view %mt : partition_view<tile=(1x32), tensor_view<3x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 5> : tile<i32>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<32x32xf32>) {
      %l3, %lt = load_view_tko weak %av[%z, %x, %k] : partition_view<tile=(1x32x32), tensor_view<3x64x160xf16, strides=[10240,160,1]>>, tile<i32> -> tile<1x32x32xf16>, token
      %l = reshape %l3 : tile<1x32x32xf16> -> tile<32x32xf16>
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x32), tensor_view<160x32xf16, strides=[32,1]>>, tile<i32> -> tile<32x32xf16>, token
      %next = mmaf %l, %r, %acc : tile<32x32xf16>, tile<32x32xf16>, tile<32x32xf32>
      continue %next : tile<32x32xf32>
    }
    %row = reduce %sum dim=1 identities=[0xff800000 : f32] : tile<32x32xf32> -> tile<32xf32> (%p: tile<f32>, %q: tile<f32>) {
      %greater = maxf %p, %q : tile<f32>
      yield %greater : tile<f32>
    }
    %sum3 = reshape %sum : tile<32x32xf32> -> tile<1x32x32xf32>
    store_view_tko weak %sum3, %cv[%z, %x, %y] : tile<1x32x32xf32>, partition_view<tile=(1x32x32), tensor_view<3x64x32xf32, strides=[2048,32,1]>>, tile<i32> -> token
    %row2 = reshape %row : tile<32xf32> -> tile<1x32xf32>
    store_view_tko weak %row2, %mv[%z, %x] : tile<1x32xf32>, partition_view<tile=(1x32), tensor_view<3x64xf32, strides=[64,1]>>, tile<i32> -> token
    %planes = muli %nz, %nx : tile<i32>
    %before, %counted = atomic_rmw_tko relaxed device %blocks, add, %planes : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
  } {gpu.split_k = 8 : i64, gpu.split_k_by = "memory"}
  entry @begun(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %at = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(32x32), tensor_view<64x64xf16, strides=[64,1]>>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 2> : tile<i32>
    %f, %ft = load_view_tko weak %av[%x, %y] : partition_view<tile=(32x32), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x32xf16>, token
    %first = ftof %f : tile<32x32xf16> -> tile<32x32xf32>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %sum, %sum2 = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %first, %acc2 = %none) -> (tile<32x32xf32>, tile<32x32xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(32x32), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x32xf16>, token
      %r, %rt = load_view_tko weak %av[%k, %y] : partition_view<tile=(32x32), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x32xf16>, token
      %next = mmaf %l, %r, %acc : tile<32x32xf16>, tile<32x32xf16>, tile<32x32xf32>
      %next2 = mmaf %r, %l, %acc2 : tile<32x32xf16>, tile<32x32xf16>, tile<32x32xf32>
      continue %next, %next2 : tile<32x32xf32>, tile<32x32xf32>
    }
    %both = subf %sum, %sum2 : tile<32x32xf32>
    store_view_tko weak %both, %cv[%x, %y] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.split_k = 2 : i64, gpu.split_k_by = "memory"}
}
