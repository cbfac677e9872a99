// One plus a tanh is one function.
// remarks: sm_90a functions
cuda_tile.module @m {
  entry @gelu(%p: tile<ptr<f32>>) {
    %t = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %x, %l = load_view_tko weak %v[%zero] : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %one = constant <f32: 1.0> : tile<128xf32>
    %h = tanh %x : tile<128xf32>
    // expected-remark @below {{computed together with the tanh that it adds to one, as 2/(1 + e^-2x), in four instructions in place of seventeen [TIR0752]}}
    %s = addf %one, %h : tile<128xf32>
    %u = store_view_tko weak %s, %v[%zero] : tile<128xf32>, partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
