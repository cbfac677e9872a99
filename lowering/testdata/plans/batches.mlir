// Batches, as the pass batch writes them.
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{expected a store with gpu.batch behind it and the other ops of its batches, got store_view_tko}}
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %sx = store_view_tko weak %x, %v[%c] : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{expected a store with gpu.batch behind it and the other ops of its batches, got gpu.barrier}}
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    "gpu.barrier"() : () -> ()
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{expected a store with gpu.batch behind it and the other ops of its batches, got return}}
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{expected its registers to be asked for by the next op of the batches that computes or stores them}}
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %y, %ky = load_view_tko weak %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %sy = store_view_tko weak %y, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{expected a load or an elementwise op, each register of which is made on its own}}
    %x, %kx = load_view_tko relaxed device %v[%c] attributes {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %z = constant <f32: 0.0> : tile<512xf32> {gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp"]}
    // expected-error @below {{expected a weak store, of which nothing says when the parts are made}}
    %sz = store_view_tko relaxed device %z, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.vector = array<i64: 2, 0>, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    // expected-error @below {{expected gpu.batch to be a power of two and whole accesses of 2 elements, got 1}}
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 1 : i64, gpu.vector = array<i64: 2, 0>} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    // expected-error @below {{expected gpu.batch to be a power of two and whole accesses of 1 elements, got 3}}
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 3 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    // expected-error @below {{expected gpu.batch to be at least 1, got 0}}
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 0 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp 0", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    // expected-error @below {{expected a tile of which no two threads hold the same element: those that do not store would lack the batches}}
    %sx = store_view_tko weak %x, %v[%c] attributes {gpu.batch = 4 : i64} : tile<512xf32>, partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> token
    return
  } {gpu.planned = "batch", gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{gpu.batched is for loads and elementwise ops}}
    %i = iota {gpu.batched, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp"]} : tile<512xi32>
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    %c = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %p, shape = [512], strides = [1] : tensor_view<512xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>
    // expected-error @below {{gpu.batch is for stores}}
    %x, %kx = load_view_tko weak %v[%c] attributes {gpu.batch = 4 : i64, gpu.layout = ["reg 1,64,128,256 lane 2,4,8,16,32 warp", unit]} : partition_view<tile=(512), tensor_view<512xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    return
  } {gpu.planned = "batch", gpu.warps = 1 : i64}
}
