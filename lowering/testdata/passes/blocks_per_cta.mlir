// Tile blocks of one warp may share a CTA if they know nothing of it: what they
// take to be their own coordinates is then worked out from the CTA's size.
//
// PLAN: entry @shares
// PLAN: gpu.blocks_per_cta = 8
// PTX: .entry shares
// PTX: .maxntid 256,
// PTX: %ntid.x
// PTX: setp.ge.u32
// PTX: .entry wide
// PTX: .reqntid 128,
// PTX: .entry scratch
// PTX: .reqntid 32,
// PTX: .entry takes
// PTX: .reqntid 32,
// PTX: .entry agrees
// PTX: .reqntid 32,
cuda_tile.module @m {
  entry @shares(%a: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %p = offset %a, %x : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %one = constant <f32: 1.0> : tile<f32>
    store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
  }
  entry @wide(%a: tile<ptr<f32>>) {
    %i = iota : tile<1024xi32>
    %a_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %a_all = broadcast %a_1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %p = offset %a_all, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %v = itof %i signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    store_ptr_tko weak %p, %v : tile<1024xptr<f32>>, tile<1024xf32> -> token
  }
  entry @scratch(%a: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %a, shape = [32, 8], strides = [8, 1] : tensor_view<32x8xf32, strides=[8,1]>
    %v = make_partition_view %t : partition_view<tile=(32x8), tensor_view<32x8xf32, strides=[8,1]>>
    %x, %read = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(32x8), tensor_view<32x8xf32, strides=[8,1]>>, tile<i32> -> tile<32x8xf32>, token
    %y = permute %x [1, 0] : tile<32x8xf32> -> tile<8x32xf32>
    %u = make_tensor_view %a, shape = [8, 32], strides = [32, 1] : tensor_view<8x32xf32, strides=[32,1]>
    %w = make_partition_view %u : partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>
    store_view_tko weak %y, %w[%zero, %zero] token = %read : tile<8x32xf32>, partition_view<tile=(8x32), tensor_view<8x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @takes(%a: tile<ptr<f32>>) {
    %own = alloca num_elem = 1, alignment = 4 : tile<ptr<f32>>
    %one = constant <f32: 1.0> : tile<f32>
    %written = store_ptr_tko weak %own, %one : tile<ptr<f32>>, tile<f32> -> token
    %v, %t = load_ptr_tko weak %own token = %written : tile<ptr<f32>> -> tile<f32>, token
    store_ptr_tko weak %a, %v : tile<ptr<f32>>, tile<f32> -> token
  }
  entry @agrees(%n: tile<i32>) {
    %n_1 = reshape %n : tile<i32> -> tile<1xi32>
    %n_32 = broadcast %n_1 : tile<1xi32> -> tile<32xi32>
    %i = iota : tile<32xi32>
    %below = cmpi less_than %i, %n_32, signed : tile<32xi32> -> tile<32xi1>
    assert %below, "n is small" : tile<32xi1>
  }
}
