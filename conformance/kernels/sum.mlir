// Sum of 2^28 elements: each tile block reduces 16 tiles of 4096 and adds its
// sum to the result with one atomic.
// tilerun: --grid 2 --arg x=rand:f32:131072:1 --arg out=zeros:f32:1
// tilerun[large]: --grid 4096 --arg x=rand:f32:268435456:1 --arg out=zeros:f32:1 --bytes 1073741824
cuda_tile.module @sum {
  entry @sum(%x: tile<ptr<f32>>, %out: tile<ptr<f32>>) {
    %x_aligned = assume div_by<16>, %x : tile<ptr<f32>>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %t = make_tensor_view %x_aligned, shape = [268435456], strides = [1] : tensor_view<268435456xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(4096), tensor_view<268435456xf32, strides=[1]>>
    %steps = constant <i32: 16> : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %first = muli %bx, %steps : tile<i32>
    %last = addi %first, %steps : tile<i32>
    %none = constant <f32: 0.0> : tile<4096xf32>
    %acc = for %i in (%first to %last, step %one) : tile<i32> iter_values(%a = %none) -> (tile<4096xf32>) {
      %e, %tok = load_view_tko weak %v[%i] : partition_view<tile=(4096), tensor_view<268435456xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
      %s = addf %a, %e rounding<nearest_even> : tile<4096xf32>
      continue %s : tile<4096xf32>
    }
    %r = reduce %acc dim=0 identities=[0.0 : f32] : tile<4096xf32> -> tile<f32> (%e: tile<f32>, %a: tile<f32>) {
      %s = addf %e, %a rounding<nearest_even> : tile<f32>
      yield %s : tile<f32>
    }
    %old, %tok = atomic_rmw_tko relaxed device %out, addf, %r : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
  }
}
