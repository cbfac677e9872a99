// Iterations of tile blocks that CTAs divide among them, on all GPUs: a reduction behind the sum, and two stores; a batch along z;
// sums that begin with what one of the operands is, two of them; a loop in steps of two from one on, whose end is an argument,
// and what is added to what stands there: once for each tile block, whoever has its sum. Three CTAs share two tile blocks, four three, or two where there are but five.
//
// tilerun: --entry batch --grid 2,1,3 --arg a=rand:f16:3x64x160:1 --arg b=rand:f16:160x32:2 --arg c=full:7:f32:3x64x32 --arg most=full:-9:f32:3x64
// tilerun[begun]: --entry begun --grid 2,2 --arg a=rand:f16:64x64:1 --arg c=full:7:f32:64x64
// tilerun[steps]: --entry steps --grid 3,2 --arg a=randint:-9:9:i8:160x256:1 --arg b=randint:-9:9:i8:256x64:2 --arg c=full:7:i32:160x64 --arg bias=arange:i32:64 --arg end=8
// tilerun[odd]: --entry steps --grid 5 --arg a=randint:-9:9:i8:160x256:1 --arg b=randint:-9:9:i8:256x64:2 --arg c=full:7:i32:160x64 --arg bias=arange:i32:64 --arg end=8
// tilerun[few]: --entry steps --grid 3,2 --arg a=randint:-9:9:i8:160x256:1 --arg b=randint:-9:9:i8:256x64:2 --arg c=full:7:i32:160x64 --arg bias=arange:i32:64 --arg end=2
// tilerun[none]: --entry steps --grid 3,2 --arg a=randint:-9:9:i8:160x256:1 --arg b=randint:-9:9:i8:256x64:2 --arg c=full:7:i32:160x64 --arg bias=arange:i32:64 --arg end=-5
cuda_tile.module @stream_k {
  entry @batch(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %most: tile<ptr<f32>>) {
    %at = make_tensor_view %a, shape = [3, 64, 160], strides = [10240, 160, 1] : tensor_view<3x64x160xf16, strides=[10240,160,1]>
    %av = make_partition_view %at : partition_view<tile=(1x32x32), tensor_view<3x64x160xf16, strides=[10240,160,1]>>
    %bt = make_tensor_view %b, shape = [160, 32], strides = [32, 1] : tensor_view<160x32xf16, strides=[32,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), tensor_view<160x32xf16, strides=[32,1]>>
    %ct = make_tensor_view %c, shape = [3, 64, 32], strides = [2048, 32, 1] : tensor_view<3x64x32xf32, strides=[2048,32,1]>
    %cv = make_partition_view %ct : partition_view<tile=(1x32x32), tensor_view<3x64x32xf32, strides=[2048,32,1]>>
    %mt = make_tensor_view %most, shape = [3, 64], strides = [64, 1] : tensor_view<3x64xf32, strides=[64,1]>
    %mv = make_partition_view %mt : partition_view<tile=(1x32), tensor_view<3x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
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
  } {gpu.stream_k = 4 : i64, gpu.persistent_ctas = 9 : i64}
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
  } {gpu.stream_k = 4 : i64, gpu.persistent_ctas = 3 : i64}
  entry @steps(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %bias: tile<ptr<i32>>, %end: tile<i32>) {
    %at = make_tensor_view %a, shape = [160, 256], strides = [256, 1] : tensor_view<160x256xi8, strides=[256,1]>
    %av = make_partition_view %at : partition_view<tile=(32x32), tensor_view<160x256xi8, strides=[256,1]>>
    %bt = make_tensor_view %b, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xi8, strides=[64,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), tensor_view<256x64xi8, strides=[64,1]>>
    %ct = make_tensor_view %c, shape = [160, 64], strides = [64, 1] : tensor_view<160x64xi32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(32x32), tensor_view<160x64xi32, strides=[64,1]>>
    %rt = make_tensor_view %bias, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %rv = make_partition_view %rt : partition_view<tile=(32), tensor_view<64xi32, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %first = constant <i32: 1> : tile<i32>
    %step = constant <i32: 2> : tile<i32>
    %none = constant <i32: 0> : tile<32x32xi32>
    %sum = for %k in (%first to %end, step %step) : tile<i32> iter_values(%acc = %none) -> (tile<32x32xi32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(32x32), tensor_view<160x256xi8, strides=[256,1]>>, tile<i32> -> tile<32x32xi8>, token
      %r, %rt1 = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x32), tensor_view<256x64xi8, strides=[64,1]>>, tile<i32> -> tile<32x32xi8>, token
      %next = mmai %l, %r, %acc signed signed : tile<32x32xi8>, tile<32x32xi8>, tile<32x32xi32>
      continue %next : tile<32x32xi32>
    }
    %row, %rowt = load_view_tko weak %rv[%y] : partition_view<tile=(32), tensor_view<64xi32, strides=[1]>>, tile<i32> -> tile<32xi32>, token
    %row2 = reshape %row : tile<32xi32> -> tile<1x32xi32>
    %rows = broadcast %row2 : tile<1x32xi32> -> tile<32x32xi32>
    %both = addi %sum, %rows : tile<32x32xi32>
    %old, %oldt = load_view_tko weak %cv[%x, %y] : partition_view<tile=(32x32), tensor_view<160x64xi32, strides=[64,1]>>, tile<i32> -> tile<32x32xi32>, token
    %all = addi %both, %old : tile<32x32xi32>
    store_view_tko weak %all, %cv[%x, %y] token = %oldt : tile<32x32xi32>, partition_view<tile=(32x32), tensor_view<160x64xi32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.stream_k = 4 : i64, gpu.persistent_ctas = 8 : i64}
}
