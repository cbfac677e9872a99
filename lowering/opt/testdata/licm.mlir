// Scalars leave all loops that they do not depend on; what promises not to overflow
// stays, as a loop may not run, and so does a division by what may be 0.
cuda_tile.module @scalars {
  entry @f(%p: tile<ptr<i32>>, %n: tile<i32>, %m: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      for %j in (%zero to %m, step %one) : tile<i32> {
        %four = constant <i32: 4> : tile<i32>
        %minus = constant <i32: -1> : tile<i32>
        %a = muli %n, %m : tile<i32>
        %b = addi %i, %a : tile<i32>
        %c = addi %n, %m overflow<no_signed_wrap> : tile<i32>
        %d = divi %n, %m signed : tile<i32>
        %e = divi %n, %four signed : tile<i32>
        %f = divi %n, %minus signed : tile<i32>
        %g = remi %n, %minus unsigned : tile<i32>
        %s0 = addi %b, %c : tile<i32>
        %s1 = addi %d, %e : tile<i32>
        %s2 = addi %f, %g : tile<i32>
        %s3 = addi %s0, %s1 : tile<i32>
        %s4 = addi %s3, %s2 : tile<i32>
        %q = offset %p, %j : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
        %t = store_ptr_tko weak %q, %s4 : tile<ptr<i32>>, tile<i32> -> token
      }
    }
    return
  }
}
// -----
// Tiles: what is loaded before the loop and converted in it takes no more registers
// converted, if nothing else reads it; widened it would. A reduction is so small that
// it may.
cuda_tile.module @tiles {
  entry @f(%p0: tile<ptr<f32>>, %h0: tile<ptr<f16>>, %o0: tile<ptr<f32>>, %n: tile<i32>) {
    %p1 = reshape %p0 : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %p = broadcast %p1 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %h1 = reshape %h0 : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %h = broadcast %h1 : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %o1 = reshape %o0 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %o = broadcast %o1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %x, %t0 = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    %y, %t1 = load_ptr_tko weak %p : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    %z, %t2 = load_ptr_tko weak %h : tile<64x64xptr<f16>> -> tile<64x64xf16>, token
    for %i in (%zero to %n, step %one) : tile<i32> {
      %narrow = ftof %x : tile<64x64xf32> -> tile<64x64xf16>
      %turned = permute %narrow [1, 0] : tile<64x64xf16> -> tile<64x64xf16>
      %a = store_ptr_tko weak %h, %turned : tile<64x64xptr<f16>>, tile<64x64xf16> -> token
      %less = negf %y : tile<64x64xf32>
      %sum = reduce %y dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%e: tile<f32>, %acc: tile<f32>) {
        %s = addf %e, %acc : tile<f32>
        yield %s : tile<f32>
      }
      %b = store_ptr_tko weak %p, %less : tile<64x64xptr<f32>>, tile<64x64xf32> -> token
      %c = store_ptr_tko weak %o, %sum : tile<64xptr<f32>>, tile<64xf32> -> token
      %wide = ftof %z : tile<64x64xf16> -> tile<64x64xf32>
      %d = store_ptr_tko weak %p, %wide : tile<64x64xptr<f32>>, tile<64x64xf32> -> token
      %k = iota : tile<64xi32>
      %count = itof %k signed : tile<64xi32> -> tile<64xf32>
      %f = store_ptr_tko weak %o, %count : tile<64xptr<f32>>, tile<64xf32> -> token
    }
    return
  }
}
// -----
// A loop with a break; views and reductions that read what the loop makes.
cuda_tile.module @loops {
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tensor = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %last = loop iter_values(%i = %zero) : tile<i32> -> tile<i32> {
      %v = make_partition_view %tensor : partition_view<tile=(16), tensor_view<64xf32, strides=[1]>>
      %end = subi %n, %one : tile<i32>
      %over = cmpi greater_than_or_equal %i, %end, signed : tile<i32> -> tile<i1>
      if %over {
        break %i : tile<i32>
      }
      %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(16), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
      %scale = itof %n signed : tile<i32> -> tile<f32>
      %sum = reduce %x dim=0 identities=[0.0 : f32] : tile<16xf32> -> tile<f32>
      (%e: tile<f32>, %acc: tile<f32>) {
        %s = fma %e, %scale, %acc : tile<f32>
        yield %s : tile<f32>
      }
      %u = store_ptr_tko weak %p, %sum : tile<ptr<f32>>, tile<f32> -> token
      %next = addi %i, %one : tile<i32>
      continue %next : tile<i32>
    }
    %w = offset %p, %last : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %z = constant <f32: 0.0> : tile<f32>
    %y = store_ptr_tko weak %w, %z : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
