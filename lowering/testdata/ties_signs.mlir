// Numbers halfway between two of tf32, and unsigned ones whose upper bit is set.
// tilerun[ties]: --entry ties --grid 1 --arg x=arange:f32:4096 --arg y=zeros:i32:4096
// tilerun[greatest]: --entry greatest --grid 1 --arg x=randint:-2000000000:2000000000:i32:128:5 --arg y=zeros:i32:1
cuda_tile.module @ties_signs {
  entry @ties(%x: tile<ptr<f32>>, %y: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xv = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %xp = make_partition_view %xv : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %v, %t = load_view_tko weak %xp[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %short = ftof %v : tile<4096xf32> -> tile<4096xtf32>
    %long = ftof %short : tile<4096xtf32> -> tile<4096xf32>
    %bits = bitcast %long : tile<4096xf32> -> tile<4096xi32>
    %yv = make_tensor_view %y, shape = [4096], strides = [1] : tensor_view<4096xi32, strides=[1]>
    %yp = make_partition_view %yv : partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>
    %u = store_view_tko weak %bits, %yp[%zero] : tile<4096xi32>, partition_view<tile=(4096), tensor_view<4096xi32, strides=[1]>>, tile<i32> -> token
    return
  }

  entry @greatest(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %xv = make_tensor_view %x, shape = [128], strides = [1] : tensor_view<128xi32, strides=[1]>
    %xp = make_partition_view %xv : partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>
    %v, %t = load_view_tko weak %xp[%zero] : partition_view<tile=(128), tensor_view<128xi32, strides=[1]>>, tile<i32> -> tile<128xi32>, token
    %most = reduce %v dim=0 identities=[0 : i32] : tile<128xi32> -> tile<i32>
    (%e: tile<i32>, %a: tile<i32>) {
      %m = maxi %e, %a unsigned : tile<i32>
      yield %m : tile<i32>
    }
    %u = store_ptr_tko weak %y, %most : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
