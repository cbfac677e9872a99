// One plus a tanh that nothing else reads is one quotient, with the constant that the argument is
// multiplied by.
//
// PLAN: entry @gelu
// PLAN: mulf
// PLAN: exp2
// PLAN: flush_to_zero
// PLAN: fma
// PLAN: divf
// PLAN: rounding<approx>
// PTX: ex2.approx.ftz.f32
// PTX: fma.rn.f32
// PTX: div.approx.ftz.f32
//
// It stays a tanh where it is read twice, is added to something else, has sixteen bits, is an
// approximation anyhow, or where the sum rounds otherwise.
//
// PLAN: entry @kept
// PLAN: tanh
// PLAN: tanh
// PLAN: tanh
// PLAN: tanh
// PLAN: tanh
cuda_tile.module @m {
  entry @gelu(%p: tile<ptr<f32>>) {
    %t = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %x, %l = load_view_tko weak %v[%zero] : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %c = constant <f32: 0.797884583> : tile<128xf32>
    %one = constant <f32: 1.0> : tile<128xf32>
    %y = mulf %c, %x : tile<128xf32>
    %h = tanh %y : tile<128xf32>
    %s = addf %one, %h : tile<128xf32>
    %g = tanh %x : tile<128xf32>
    %r = addf %g, %one : tile<128xf32>
    %z = mulf %s, %r : tile<128xf32>
    %u = store_view_tko weak %z, %v[%zero] : tile<128xf32>, partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> token
    return
  }
  entry @kept(%p: tile<ptr<f32>>) {
    %t = make_tensor_view %p, shape = [128], strides = [1] : tensor_view<128xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %x, %l = load_view_tko weak %v[%zero] : partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %one = constant <f32: 1.0> : tile<128xf32>
    %two = constant <f32: 2.0> : tile<128xf32>
    %twice = tanh %x : tile<128xf32>
    %s0 = addf %one, %twice : tile<128xf32>
    %s1 = mulf %s0, %twice : tile<128xf32>
    %to_two = tanh %s1 : tile<128xf32>
    %s2 = addf %two, %to_two : tile<128xf32>
    %n = ftof %s2 : tile<128xf32> -> tile<128xf16>
    %narrow = tanh %n : tile<128xf16>
    %ones = constant <f16: 1.0> : tile<128xf16>
    %s3 = addf %ones, %narrow : tile<128xf16>
    %w = ftof %s3 : tile<128xf16> -> tile<128xf32>
    %approx = tanh %w rounding<approx> : tile<128xf32>
    %s4 = addf %one, %approx : tile<128xf32>
    %rounds = tanh %s4 : tile<128xf32>
    %s5 = addf %one, %rounds rounding<zero> : tile<128xf32>
    %u = store_view_tko weak %s5, %v[%zero] : tile<128xf32>, partition_view<tile=(128), tensor_view<128xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
