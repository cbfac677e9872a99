// Memory of the tile block: written in one order, read in another, in a loop;
// more blocks than a GPU runs at a time, of which some leave early.
// tilerun: --grid 3000 --arg y=zeros:i32:3000x256 --arg z=zeros:f64:3000
cuda_tile.module @alloca {
  entry @alloca(%y: tile<ptr<i32>>, %z: tile<ptr<f64>>) {
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %seven = constant <i32: 7> : tile<i32>
    %low = andi %b, %seven : tile<i32>
    %skip = cmpi equal %low, %seven, signed : tile<i32> -> tile<i1>
    if %skip {
      return
    }
    %m = alloca num_elem = 256, alignment = 64 : tile<ptr<i32>>
    %m1 = reshape %m : tile<ptr<i32>> -> tile<1xptr<i32>>
    %mn = broadcast %m1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %i = iota : tile<256xi32>
    %p = offset %mn, %i : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    %b1 = reshape %b : tile<i32> -> tile<1xi32>
    %bn = broadcast %b1 : tile<1xi32> -> tile<256xi32>
    %v = addi %i, %bn : tile<256xi32>
    %t0 = store_ptr_tko weak %p, %v : tile<256xptr<i32>>, tile<256xi32> -> token
    %last = constant <i32: 255> : tile<256xi32>
    %back = subi %last, %i : tile<256xi32>
    %q = offset %mn, %back : tile<256xptr<i32>>, tile<256xi32> -> tile<256xptr<i32>>
    // Turned round, three times.
    %three = constant <i32: 3> : tile<i32>
    %done = for %k in (%zero to %three, step %one) : tile<i32> iter_values(%t = %t0) -> (token) {
      %g = alloca num_elem = 3, alignment = 8 global : tile<ptr<f64>>
      %f = constant <f64: 2.5> : tile<f64>
      %s0 = store_ptr_tko weak %g, %f token=%t : tile<ptr<f64>>, tile<f64> -> token
      %r, %t1 = load_ptr_tko weak %q token=%t : tile<256xptr<i32>> -> tile<256xi32>, token
      %w = addi %r, %i : tile<256xi32>
      %t2 = store_ptr_tko weak %p, %w token=%t1 : tile<256xptr<i32>>, tile<256xi32> -> token
      %s1 = join_tokens %s0, %t2 : token
      %h, %s2 = load_ptr_tko weak %g token=%s1 : tile<ptr<f64>> -> tile<f64>, token
      %zp = offset %z, %b : tile<ptr<f64>>, tile<i32> -> tile<ptr<f64>>
      %s3 = store_ptr_tko weak %zp, %h token=%s2 : tile<ptr<f64>>, tile<f64> -> token
      continue %s3 : token
    }
    %x, %t3 = load_ptr_tko weak %q token=%done : tile<256xptr<i32>> -> tile<256xi32>, token
    %yt = make_tensor_view %y, shape = [3000, 256], strides = [256, 1] : tensor_view<3000x256xi32, strides=[256,1]>
    %yv = make_partition_view %yt : partition_view<tile=(1x256), tensor_view<3000x256xi32, strides=[256,1]>>
    %x1 = reshape %x : tile<256xi32> -> tile<1x256xi32>
    %t4 = store_view_tko weak %x1, %yv[%b, %zero] : tile<1x256xi32>, partition_view<tile=(1x256), tensor_view<3000x256xi32, strides=[256,1]>>, tile<i32> -> token
  }
}
