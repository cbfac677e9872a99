// Conversions within a warp are made of shuffles where those cost less than the way
// through shared memory: scans along the slow dimension, by one warp, of elements
// that travel alone, two and four to a word, and two words each.
//
// PLAN: entry @s_i32
// PLAN: by = "shuffles"
// PLAN: entry @s_i16
// PLAN: by = "shuffles"
// PLAN: entry @s_i8
// PLAN: by = "shuffles"
// PLAN: entry @s_i64
// PLAN: by = "shuffles"
// PTX: shfl.sync.idx.b32
// NO-PTX: bar.sync
// tilerun: --entry s_i32 --grid 1 --arg x=randint:-1000:1000:i32:2x128:3 --arg y=zeros:i32:2x128 --arg z=zeros:i32:2x128
// tilerun[i16]: --entry s_i16 --grid 1 --arg x=randint:-100:100:i16:2x128:3 --arg y=zeros:i16:2x128 --arg z=zeros:i16:2x128
// tilerun[i8]: --entry s_i8 --grid 1 --arg x=randint:-100:100:i8:2x128:3 --arg y=zeros:i8:2x128 --arg z=zeros:i8:2x128
// tilerun[i64]: --entry s_i64 --grid 1 --arg x=randint:-1000:1000:i64:2x128:3 --arg y=zeros:i64:2x128 --arg z=zeros:i64:2x128
cuda_tile.module @m {
  entry @s_i32(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %z: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = 1}> {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi32, strides=[128,1]>
    %xv = make_partition_view %xt : partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>
    %yt = make_tensor_view %y, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi32, strides=[128,1]>
    %yv = make_partition_view %yt : partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>
    %zt = make_tensor_view %z, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi32, strides=[128,1]>
    %zv = make_partition_view %zt : partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>
    %a, %k0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>, tile<i32> -> tile<2x128xi32>, token
    %b = scan %a dim=0 reverse=false identities=[0 : i32] : tile<2x128xi32> -> tile<2x128xi32> (%p: tile<i32>, %q: tile<i32>) {
      %r = addi %p, %q : tile<i32>
      yield %r : tile<i32>
    }
    %k1 = store_view_tko weak %b, %yv[%zero, %zero] : tile<2x128xi32>, partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>, tile<i32> -> token
    %k2 = store_view_tko weak %a, %zv[%zero, %zero] : tile<2x128xi32>, partition_view<tile=(2x128), tensor_view<2x128xi32, strides=[128,1]>>, tile<i32> -> token
  }
  entry @s_i16(%x: tile<ptr<i16>>, %y: tile<ptr<i16>>, %z: tile<ptr<i16>>) optimization_hints=<default = {num_worker_warps_per_cta = 1}> {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi16, strides=[128,1]>
    %xv = make_partition_view %xt : partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>
    %yt = make_tensor_view %y, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi16, strides=[128,1]>
    %yv = make_partition_view %yt : partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>
    %zt = make_tensor_view %z, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi16, strides=[128,1]>
    %zv = make_partition_view %zt : partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>
    %a, %k0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>, tile<i32> -> tile<2x128xi16>, token
    %b = scan %a dim=0 reverse=false identities=[0 : i16] : tile<2x128xi16> -> tile<2x128xi16> (%p: tile<i16>, %q: tile<i16>) {
      %r = addi %p, %q : tile<i16>
      yield %r : tile<i16>
    }
    %k1 = store_view_tko weak %b, %yv[%zero, %zero] : tile<2x128xi16>, partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>, tile<i32> -> token
    %k2 = store_view_tko weak %a, %zv[%zero, %zero] : tile<2x128xi16>, partition_view<tile=(2x128), tensor_view<2x128xi16, strides=[128,1]>>, tile<i32> -> token
  }
  entry @s_i8(%x: tile<ptr<i8>>, %y: tile<ptr<i8>>, %z: tile<ptr<i8>>) optimization_hints=<default = {num_worker_warps_per_cta = 1}> {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi8, strides=[128,1]>
    %xv = make_partition_view %xt : partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>
    %yt = make_tensor_view %y, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi8, strides=[128,1]>
    %yv = make_partition_view %yt : partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>
    %zt = make_tensor_view %z, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi8, strides=[128,1]>
    %zv = make_partition_view %zt : partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>
    %a, %k0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>, tile<i32> -> tile<2x128xi8>, token
    %b = scan %a dim=0 reverse=false identities=[0 : i8] : tile<2x128xi8> -> tile<2x128xi8> (%p: tile<i8>, %q: tile<i8>) {
      %r = addi %p, %q : tile<i8>
      yield %r : tile<i8>
    }
    %k1 = store_view_tko weak %b, %yv[%zero, %zero] : tile<2x128xi8>, partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>, tile<i32> -> token
    %k2 = store_view_tko weak %a, %zv[%zero, %zero] : tile<2x128xi8>, partition_view<tile=(2x128), tensor_view<2x128xi8, strides=[128,1]>>, tile<i32> -> token
  }
  entry @s_i64(%x: tile<ptr<i64>>, %y: tile<ptr<i64>>, %z: tile<ptr<i64>>) optimization_hints=<default = {num_worker_warps_per_cta = 1}> {
    %zero = constant <i32: 0> : tile<i32>
    %xt = make_tensor_view %x, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi64, strides=[128,1]>
    %xv = make_partition_view %xt : partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>
    %yt = make_tensor_view %y, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi64, strides=[128,1]>
    %yv = make_partition_view %yt : partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>
    %zt = make_tensor_view %z, shape = [2, 128], strides = [128, 1] : tensor_view<2x128xi64, strides=[128,1]>
    %zv = make_partition_view %zt : partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>
    %a, %k0 = load_view_tko weak %xv[%zero, %zero] : partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>, tile<i32> -> tile<2x128xi64>, token
    %b = scan %a dim=0 reverse=false identities=[0 : i64] : tile<2x128xi64> -> tile<2x128xi64> (%p: tile<i64>, %q: tile<i64>) {
      %r = addi %p, %q : tile<i64>
      yield %r : tile<i64>
    }
    %k1 = store_view_tko weak %b, %yv[%zero, %zero] : tile<2x128xi64>, partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>, tile<i32> -> token
    %k2 = store_view_tko weak %a, %zv[%zero, %zero] : tile<2x128xi64>, partition_view<tile=(2x128), tensor_view<2x128xi64, strides=[128,1]>>, tile<i32> -> token
  }
}
