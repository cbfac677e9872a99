// A tile is written back turned round: it must be read as a whole before the
// first element is written. In between the threads wait for each other inside an
// extract, so no barrier stands there of its own; the load of more registers
// than are read at once was put off until after that.
// tilerun: --grid 1 --arg a=arange:i32:4096 --arg b=arange:i32:8x512 --arg c=5 --arg y=zeros:i32:512
cuda_tile.module @deferred_load {
  entry @k(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<i32>, %y: tile<ptr<i32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %bt = make_tensor_view %b, shape = [8, 512], strides = [512, 1] : tensor_view<8x512xi32, strides=[512,1]>
    %bv = make_partition_view %bt : partition_view<tile=(8x512), tensor_view<8x512xi32, strides=[512,1]>>
    %z, %kz = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(8x512), tensor_view<8x512xi32, strides=[512,1]>>, tile<i32> -> tile<8x512xi32>, token
    %i = iota : tile<4096xi32>
    %a1 = reshape %a : tile<ptr<i32>> -> tile<1xptr<i32>>
    %as = broadcast %a1 : tile<1xptr<i32>> -> tile<4096xptr<i32>>
    %p = offset %as, %i : tile<4096xptr<i32>>, tile<4096xi32> -> tile<4096xptr<i32>>
    %last = constant <i32: 4095> : tile<4096xi32>
    %back = subi %last, %i : tile<4096xi32>
    %q = offset %as, %back : tile<4096xptr<i32>>, tile<4096xi32> -> tile<4096xptr<i32>>
    %x, %read = load_ptr_tko weak %p : tile<4096xptr<i32>> -> tile<4096xi32>, token
    %e = extract %z[%c, %zero] : tile<8x512xi32> -> tile<1x512xi32>
    store_ptr_tko weak %q, %x token=%read : tile<4096xptr<i32>>, tile<4096xi32> -> token
    %yt = make_tensor_view %y, shape = [1, 512], strides = [512, 1] : tensor_view<1x512xi32, strides=[512,1]>
    %yv = make_partition_view %yt : partition_view<tile=(1x512), tensor_view<1x512xi32, strides=[512,1]>>
    store_view_tko weak %e, %yv[%zero, %zero] : tile<1x512xi32>, partition_view<tile=(1x512), tensor_view<1x512xi32, strides=[512,1]>>, tile<i32> -> token
  }
}
