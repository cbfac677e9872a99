// Large tiles through other views: steps that overlap, rows that are gathered and
// scattered, columns that are next to each other in memory, additions to memory.
// tilerun: --grid 2 --arg x=randint:-2000000000:2000000000:i32:700x1000:5 --arg rows=randint:0:900:i32:512:7 --arg y=zeros:i32:2x131072 --arg z=zeros:i32:700x1024 --arg s=zeros:i32:700x1000 --arg t=zeros:i32:1000x700
cuda_tile.module @large_views {
  entry @large_views(%x: tile<ptr<i32>>, %rows: tile<ptr<i32>>, %y: tile<ptr<i32>>, %z: tile<ptr<i32>>, %s: tile<ptr<i32>>, %t: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %xt = make_tensor_view %x, shape = [700, 1000], strides = [1000, 1] : tensor_view<700x1000xi32, strides=[1000,1]>
    %sv = make_strided_view %xt : strided_view<tile=(256x512), traversal_strides=[600,96], padding_value = zero, tensor_view<700x1000xi32, strides=[1000,1]>>
    %five = constant <i32: 5> : tile<i32>
    %a, %ta = load_view_tko weak %sv[%bx, %five] : strided_view<tile=(256x512), traversal_strides=[600,96], padding_value = zero, tensor_view<700x1000xi32, strides=[1000,1]>>, tile<i32> -> tile<256x512xi32>, token
    %yt = make_tensor_view %y, shape = [512, 512], strides = [512, 1] : tensor_view<512x512xi32, strides=[512,1]>
    %yv = make_partition_view %yt : partition_view<tile=(256x512), tensor_view<512x512xi32, strides=[512,1]>>
    store_view_tko weak %a, %yv[%bx, %zero] : tile<256x512xi32>, partition_view<tile=(256x512), tensor_view<512x512xi32, strides=[512,1]>>, tile<i32> -> token
    %t1 = make_tensor_view %rows, shape = [512], strides = [1] : tensor_view<512xi32, strides=[1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(512), tensor_view<512xi32, strides=[1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero] : partition_view<tile=(512), tensor_view<512xi32, strides=[1]>>, tile<i32> -> tile<512xi32>, token
    %c5 = constant <i32: 1023> : tile<512xi32>
    %rr = andi %x3, %c5 : tile<512xi32>
    %c512 = constant <i32: 512> : tile<i32>
    %col = muli %bx, %c512 : tile<i32>
    %gv = make_gather_scatter_view %xt : gather_scatter_view<tile=(512x512), padding_value = zero, tensor_view<700x1000xi32, strides=[1000,1]>, sparse_dim=0>
    %g, %tg = load_view_tko weak %gv[%rr, %col] : gather_scatter_view<tile=(512x512), padding_value = zero, tensor_view<700x1000xi32, strides=[1000,1]>, sparse_dim=0>, tile<512xi32>, tile<i32> -> tile<512x512xi32>, token
    %i = iota : tile<512xi32>
    %zt = make_tensor_view %z, shape = [700, 1024], strides = [1024, 1] : tensor_view<700x1024xi32, strides=[1024,1]>
    %zv = make_gather_scatter_view %zt : gather_scatter_view<tile=(512x512), tensor_view<700x1024xi32, strides=[1024,1]>, sparse_dim=0>
    %c6 = constant <i32: 100> : tile<512xi32>
    %up = addi %i, %c6 : tile<512xi32>
    store_view_tko weak %g, %zv[%up, %col] : tile<512x512xi32>, gather_scatter_view<tile=(512x512), tensor_view<700x1024xi32, strides=[1024,1]>, sparse_dim=0>, tile<512xi32>, tile<i32> -> token
    %st = make_tensor_view %s, shape = [700, 1000], strides = [1000, 1] : tensor_view<700x1000xi32, strides=[1000,1]>
    %pv = make_partition_view %st : partition_view<tile=(512x512), tensor_view<700x1000xi32, strides=[1000,1]>>
    %one = constant <i32: 1> : tile<i32>
    atomic_red_view_tko relaxed device %pv[%bx, %one], add, %g : tile<512x512xi32>, partition_view<tile=(512x512), tensor_view<700x1000xi32, strides=[1000,1]>>, tile<i32> -> token
    %tt = make_tensor_view %t, shape = [700, 1000], strides = [1, 700] : tensor_view<700x1000xi32, strides=[1,700]>
    %tp = make_partition_view %tt : partition_view<tile=(512x1024), tensor_view<700x1000xi32, strides=[1,700]>>
    %xp = make_partition_view %xt : partition_view<tile=(512x1024), tensor_view<700x1000xi32, strides=[1000,1]>>
    %e, %te = load_view_tko weak %xp[%bx, %zero] : partition_view<tile=(512x1024), tensor_view<700x1000xi32, strides=[1000,1]>>, tile<i32> -> tile<512x1024xi32>, token
    store_view_tko weak %e, %tp[%bx, %zero] : tile<512x1024xi32>, partition_view<tile=(512x1024), tensor_view<700x1000xi32, strides=[1,700]>>, tile<i32> -> token
  }
}
