// Large tiles that loops carry: one that is added to in place, one that is turned
// round each time, two that change places; one that an if hands out.
// tilerun: --grid 2 --arg n=5 --arg x=randint:-2000000000:2000000000:i32:2x131072:5 --arg y=zeros:i32:2x131072 --arg z=zeros:i32:2x512x512 --arg a=zeros:i32:2x131072 --arg b=zeros:i32:2x131072 --arg w=zeros:i32:2x131072
cuda_tile.module @large_carried {
  entry @large_carried(%n: tile<i32>, %x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %z: tile<ptr<i32>>, %a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %w: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %t1 = make_tensor_view %x, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi32, strides=[131072,1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>
    %x3, %k5 = load_view_tko weak %p2[%bx, %zero] : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>, tile<i32> -> tile<1x131072xi32>, token
    %x4 = reshape %x3 : tile<1x131072xi32> -> tile<131072xi32>
    %c6 = constant <i32: 0> : tile<131072xi32>
    %i = iota : tile<512xi32>
    %i1 = reshape %i : tile<512xi32> -> tile<512x1xi32>
    %ib = broadcast %i1 : tile<512x1xi32> -> tile<512x512xi32>
    %sum, %turn, %p, %q = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%s = %c6, %u = %ib, %l = %x4, %r = %c6) -> (tile<131072xi32>, tile<512x512xi32>, tile<131072xi32>, tile<131072xi32>) {
      %s1 = addi %s, %x4 : tile<131072xi32>
      %ut = permute %u [1, 0] : tile<512x512xi32> -> tile<512x512xi32>
      %u1 = addi %ut, %ib : tile<512x512xi32>
      %l1 = addi %l, %s1 : tile<131072xi32>
      continue %s1, %u1, %r, %l1 : tile<131072xi32>, tile<512x512xi32>, tile<131072xi32>, tile<131072xi32>
    }
    %t7 = make_tensor_view %y, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi32, strides=[131072,1]>
    %p8 = make_partition_view %t7 : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>
    %x9 = reshape %sum : tile<131072xi32> -> tile<1x131072xi32>
    store_view_tko weak %x9, %p8[%bx, %zero] : tile<1x131072xi32>, partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>, tile<i32> -> token
    %t10 = make_tensor_view %z, shape = [2, 512, 512], strides = [262144, 512, 1] : tensor_view<2x512x512xi32, strides=[262144,512,1]>
    %p11 = make_partition_view %t10 : partition_view<tile=(1x512x512), tensor_view<2x512x512xi32, strides=[262144,512,1]>>
    %x12 = reshape %turn : tile<512x512xi32> -> tile<1x512x512xi32>
    store_view_tko weak %x12, %p11[%bx, %zero, %zero] : tile<1x512x512xi32>, partition_view<tile=(1x512x512), tensor_view<2x512x512xi32, strides=[262144,512,1]>>, tile<i32> -> token
    %t13 = make_tensor_view %a, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi32, strides=[131072,1]>
    %p14 = make_partition_view %t13 : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>
    %x15 = reshape %p : tile<131072xi32> -> tile<1x131072xi32>
    store_view_tko weak %x15, %p14[%bx, %zero] : tile<1x131072xi32>, partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>, tile<i32> -> token
    %t16 = make_tensor_view %b, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi32, strides=[131072,1]>
    %p17 = make_partition_view %t16 : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>
    %x18 = reshape %q : tile<131072xi32> -> tile<1x131072xi32>
    store_view_tko weak %x18, %p17[%bx, %zero] : tile<1x131072xi32>, partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>, tile<i32> -> token
    %c = cmpi equal %bx, %zero, signed : tile<i32> -> tile<i1>
    %last = loop iter_values(%h = %p, %m = %n) : tile<131072xi32>, tile<i32> -> tile<131072xi32> {
      %stop = cmpi less_than_or_equal %m, %zero, signed : tile<i32> -> tile<i1>
      if %stop {
        %hn = negi %h : tile<131072xi32>
        break %hn : tile<131072xi32>
      }
      %f = if %c -> (tile<131072xi32>) {
        %k1 = addi %h, %x4 : tile<131072xi32>
        yield %k1 : tile<131072xi32>
      } else {
        %k2 = subi %h, %q : tile<131072xi32>
        yield %k2 : tile<131072xi32>
      }
      %m1 = subi %m, %one : tile<i32>
      continue %f, %m1 : tile<131072xi32>, tile<i32>
    }
    %t19 = make_tensor_view %w, shape = [2, 131072], strides = [131072, 1] : tensor_view<2x131072xi32, strides=[131072,1]>
    %p20 = make_partition_view %t19 : partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>
    %x21 = reshape %last : tile<131072xi32> -> tile<1x131072xi32>
    store_view_tko weak %x21, %p20[%bx, %zero] : tile<1x131072xi32>, partition_view<tile=(1x131072), tensor_view<2x131072xi32, strides=[131072,1]>>, tile<i32> -> token
  }
}
