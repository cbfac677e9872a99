// What a masked load yields where its mask is false: of each element its own padding.
// tilerun[words]: --entry words --arg x=arange:i32:1024 --arg y=zeros:i32:1024
// tilerun[halves]: --entry halves --arg x=rand:f16:1024:1 --arg y=zeros:f16:1024
// tilerun[bytes]: --entry bytes --arg x=randint:-128:128:i8:1024:2 --arg y=zeros:i8:1024
cuda_tile.module @padding {
  entry @words(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>) {
    %i = iota : tile<1024xi32>
    %x_1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %x_b = broadcast %x_1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %x_p = offset %x_b, %i : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %five = constant <i32: 5> : tile<1024xi32>
    %mask = cmpi less_than %i, %five, signed : tile<1024xi32> -> tile<1024xi1>
    %padding = muli %i, %five : tile<1024xi32>
    %v, %t = load_ptr_tko weak %x_p, %mask, %padding : tile<1024xptr<i32>>, tile<1024xi1>, tile<1024xi32> -> tile<1024xi32>, token
    %y_1 = reshape %y : tile<ptr<i32>> -> tile<1xptr<i32>>
    %y_b = broadcast %y_1 : tile<1xptr<i32>> -> tile<1024xptr<i32>>
    %y_p = offset %y_b, %i : tile<1024xptr<i32>>, tile<1024xi32> -> tile<1024xptr<i32>>
    %u = store_ptr_tko weak %y_p, %v : tile<1024xptr<i32>>, tile<1024xi32> -> token
    return
  }

  entry @halves(%x: tile<ptr<f16>>, %y: tile<ptr<f16>>) {
    %base = assume div_by<16>, %x : tile<ptr<f16>>
    %xv = make_tensor_view %base, shape = [1000], strides = [1] : tensor_view<1000xf16, strides=[1]>
    %xp = make_partition_view %xv : partition_view<tile=(1024), padding_value = nan, tensor_view<1000xf16, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t = load_view_tko weak %xp[%zero] : partition_view<tile=(1024), padding_value = nan, tensor_view<1000xf16, strides=[1]>>, tile<i32> -> tile<1024xf16>, token
    %yv = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf16, strides=[1]>
    %yp = make_partition_view %yv : partition_view<tile=(1024), tensor_view<1024xf16, strides=[1]>>
    %u = store_view_tko weak %v, %yp[%zero] : tile<1024xf16>, partition_view<tile=(1024), tensor_view<1024xf16, strides=[1]>>, tile<i32> -> token
    return
  }

  entry @bytes(%x: tile<ptr<i8>>, %y: tile<ptr<i8>>) {
    %base = assume div_by<2>, %x : tile<ptr<i8>>
    %xv = make_tensor_view %base, shape = [998], strides = [1] : tensor_view<998xi8, strides=[1]>
    %xp = make_partition_view %xv : partition_view<tile=(1024), padding_value = zero, tensor_view<998xi8, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t = load_view_tko weak %xp[%zero] : partition_view<tile=(1024), padding_value = zero, tensor_view<998xi8, strides=[1]>>, tile<i32> -> tile<1024xi8>, token
    %yv = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xi8, strides=[1]>
    %yp = make_partition_view %yv : partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>
    %u = store_view_tko weak %v, %yp[%zero] : tile<1024xi8>, partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
