// A tile block on the CTAs of a cluster: a product in a loop, a turn through
// shared memory, a reduction, atomics whose results all threads need, memory of
// the tile block's own, and blocks that leave early.
// tilerun: --grid 40 --arg a=randint:-4:4:f16:128x4096:1 --arg c=zeros:f32:300x128 --arg n=zeros:i32:64 --arg k=6
cuda_tile.module @cluster {
  entry @cluster(%a: tile<ptr<f16>>, %c: tile<ptr<f32>>, %n: tile<ptr<i32>>, %k: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 4}> {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %count, %cy, %cz = get_num_tile_blocks : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %seven = constant <i32: 7> : tile<i32>
    %low = andi %b, %seven : tile<i32>
    %skip = cmpi equal %low, %seven, signed : tile<i32> -> tile<i1>
    if %skip {
      return
    }
    %a16 = assume div_by<16>, %a : tile<ptr<f16>>
    %t = make_tensor_view %a16, shape = [128, 4096], strides = [4096, 1] : tensor_view<128x4096xf16, strides=[4096,1]>
    %v = make_partition_view %t : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>
    %w = make_partition_view %t : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>
    %start = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %i in (%zero to %k, step %one) : tile<i32> iter_values(%acc = %start) -> (tile<128x128xf32>) {
      %x, %rx = load_view_tko weak %v[%zero, %i] : partition_view<tile=(128x64), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<128x64xf16>, token
      %y, %ry = load_view_tko weak %w[%zero, %i] : partition_view<tile=(64x128), tensor_view<128x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %x, %y, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    %turned = permute %sum [1, 0] : tile<128x128xf32> -> tile<128x128xf32>
    %both = addf %sum, %turned : tile<128x128xf32>
    %m = alloca num_elem = 16384, alignment = 64 : tile<ptr<f32>>
    %m1 = reshape %m : tile<ptr<f32>> -> tile<1xptr<f32>>
    %mn = broadcast %m1 : tile<1xptr<f32>> -> tile<16384xptr<f32>>
    %e = iota : tile<16384xi32>
    %p = offset %mn, %e : tile<16384xptr<f32>>, tile<16384xi32> -> tile<16384xptr<f32>>
    %flat = reshape %both : tile<128x128xf32> -> tile<16384xf32>
    %wrote = store_ptr_tko weak %p, %flat : tile<16384xptr<f32>>, tile<16384xf32> -> token
    %last = constant <i32: 16383> : tile<16384xi32>
    %rest = subi %last, %e : tile<16384xi32>
    %q = offset %mn, %rest : tile<16384xptr<f32>>, tile<16384xi32> -> tile<16384xptr<f32>>
    %back, %read = load_ptr_tko weak %q token=%wrote : tile<16384xptr<f32>> -> tile<16384xf32>, token
    %square = reshape %back : tile<16384xf32> -> tile<128x128xf32>
    %row = reduce %square dim=1 identities=[0.0 : f32] : tile<128x128xf32> -> tile<128xf32> (%f: tile<f32>, %g: tile<f32>) {
      %h = addf %f, %g : tile<f32>
      yield %h : tile<f32>
    }
    %j = iota : tile<64xi32>
    %n1 = reshape %n : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ns = broadcast %n1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %np = offset %ns, %j : tile<64xptr<i32>>, tile<64xi32> -> tile<64xptr<i32>>
    %ones = constant <i32: 1> : tile<64xi32>
    %last64 = constant <i32: 300> : tile<64xi32>
    %old, %done = atomic_rmw_tko relaxed device %np, add, %ones : tile<64xptr<i32>>, tile<64xi32> -> tile<64xi32>, token
    %sane = cmpi less_than %old, %last64, signed : tile<64xi32> -> tile<64xi1>
    assert %sane, "more tile blocks than there are" : tile<64xi1>
    %u = make_tensor_view %c, shape = [300, 128], strides = [128, 1] : tensor_view<300x128xf32, strides=[128,1]>
    %o = make_partition_view %u : partition_view<tile=(1x128), tensor_view<300x128xf32, strides=[128,1]>>
    %line = reshape %row : tile<128xf32> -> tile<1x128xf32>
    store_view_tko weak %line, %o[%b, %zero] : tile<1x128xf32>, partition_view<tile=(1x128), tensor_view<300x128xf32, strides=[128,1]>>, tile<i32> -> token
  }
}
