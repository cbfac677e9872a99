// f16 and bf16 are computed on two at a time, and stay in 32-bit registers from
// the load to the store, through loops too: there is no 16-bit register. sm_80 adds bf16 by fma.
//
// PTX: .entry bf16
// PTX: add.rn.bf16x2
// PTX: mul.rn.bf16x2
// PTX: fma.rn.bf16x2
// PTX: max.bf16x2
// PTX: min.NaN.bf16x2
// PTX: sub.rn.bf16x2
// PTX: .entry f16
// PTX: add.rn.f16x2
// PTX: mul.rn.f16x2
// PTX: fma.rn.f16x2
// PTX: max.f16x2
// PTX: min.NaN.f16x2
// PTX: sub.rn.f16x2
// PTX: .entry quotient
// PTX: cvt.rn.bf16x2.f32
// PTX: .entry carried
// PTX: add.rn.f16x2
// PTX[sm_80]: fma.rn.bf16x2
// PTX[sm_80]: max.bf16x2
// NO-PTX: %rs
cuda_tile.module @pairs {
  entry @bf16(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<bf16>>) {
    %i, %y, %z = get_tile_block_id : tile<i32>
    %a_al = assume div_by<16>, %a : tile<ptr<bf16>>
    %ta = make_tensor_view %a_al, shape = [4096], strides = [1] : tensor_view<4096xbf16, strides=[1]>
    %va = make_partition_view %ta : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>
    %b_al = assume div_by<16>, %b : tile<ptr<bf16>>
    %tb = make_tensor_view %b_al, shape = [4096], strides = [1] : tensor_view<4096xbf16, strides=[1]>
    %vb = make_partition_view %tb : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>
    %c_al = assume div_by<16>, %c : tile<ptr<bf16>>
    %tc = make_tensor_view %c_al, shape = [4096], strides = [1] : tensor_view<4096xbf16, strides=[1]>
    %vc = make_partition_view %tc : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>
    %xa, %k1 = load_view_tko weak %va[%i] : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>, tile<i32> -> tile<2048xbf16>, token
    %xb, %k2 = load_view_tko weak %vb[%i] : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>, tile<i32> -> tile<2048xbf16>, token
    %half = constant <bf16: 0.5> : tile<2048xbf16>
    %s = addf %xa, %xb rounding<nearest_even> : tile<2048xbf16>
    %p = mulf %s, %half rounding<nearest_even> : tile<2048xbf16>
    %f = fma %p, %xa, %xb rounding<nearest_even> : tile<2048xbf16>
    %m = maxf %f, %xa : tile<2048xbf16>
    %n = minf %m, %s propagate_nan : tile<2048xbf16>
    %g = negf %n : tile<2048xbf16>
    %h = subf %g, %p rounding<nearest_even> : tile<2048xbf16>
    %u = absf %h : tile<2048xbf16>
    store_view_tko weak %u, %vc[%i] : tile<2048xbf16>, partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>, tile<i32> -> token
  }
  entry @f16(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>) {
    %i, %y, %z = get_tile_block_id : tile<i32>
    %a_al = assume div_by<16>, %a : tile<ptr<f16>>
    %ta = make_tensor_view %a_al, shape = [4096], strides = [1] : tensor_view<4096xf16, strides=[1]>
    %va = make_partition_view %ta : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>
    %b_al = assume div_by<16>, %b : tile<ptr<f16>>
    %tb = make_tensor_view %b_al, shape = [4096], strides = [1] : tensor_view<4096xf16, strides=[1]>
    %vb = make_partition_view %tb : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>
    %c_al = assume div_by<16>, %c : tile<ptr<f16>>
    %tc = make_tensor_view %c_al, shape = [4096], strides = [1] : tensor_view<4096xf16, strides=[1]>
    %vc = make_partition_view %tc : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>
    %xa, %k1 = load_view_tko weak %va[%i] : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>, tile<i32> -> tile<2048xf16>, token
    %xb, %k2 = load_view_tko weak %vb[%i] : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>, tile<i32> -> tile<2048xf16>, token
    %half = constant <f16: 0.5> : tile<2048xf16>
    %s = addf %xa, %xb rounding<nearest_even> : tile<2048xf16>
    %p = mulf %s, %half rounding<nearest_even> : tile<2048xf16>
    %f = fma %p, %xa, %xb rounding<nearest_even> : tile<2048xf16>
    %m = maxf %f, %xa : tile<2048xf16>
    %n = minf %m, %s propagate_nan : tile<2048xf16>
    %g = negf %n : tile<2048xf16>
    %h = subf %g, %p rounding<nearest_even> : tile<2048xf16>
    %u = absf %h : tile<2048xf16>
    store_view_tko weak %u, %vc[%i] : tile<2048xf16>, partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>, tile<i32> -> token
  }
  entry @quotient(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>) {
    %i, %y, %z = get_tile_block_id : tile<i32>
    %p = assume div_by<16>, %a : tile<ptr<bf16>>
    %q = assume div_by<16>, %b : tile<ptr<bf16>>
    %ta = make_tensor_view %p, shape = [4096], strides = [1] : tensor_view<4096xbf16, strides=[1]>
    %va = make_partition_view %ta : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>
    %tb = make_tensor_view %q, shape = [4096], strides = [1] : tensor_view<4096xbf16, strides=[1]>
    %vb = make_partition_view %tb : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>
    %x, %k1 = load_view_tko weak %va[%i] : partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>, tile<i32> -> tile<2048xbf16>, token
    %d = divf %x, %x rounding<nearest_even> : tile<2048xbf16>
    %e = mulf %d, %x rounding<nearest_even> : tile<2048xbf16>
    store_view_tko weak %e, %vb[%i] : tile<2048xbf16>, partition_view<tile=(2048), tensor_view<4096xbf16, strides=[1]>>, tile<i32> -> token
  }
  entry @carried(%a: tile<ptr<f16>>, %c: tile<ptr<f16>>) {
    %i, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %n = constant <i32: 2> : tile<i32>
    %a_al = assume div_by<16>, %a : tile<ptr<f16>>
    %c_al = assume div_by<16>, %c : tile<ptr<f16>>
    %ta = make_tensor_view %a_al, shape = [4096], strides = [1] : tensor_view<4096xf16, strides=[1]>
    %va = make_partition_view %ta : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>
    %tc = make_tensor_view %c_al, shape = [4096], strides = [1] : tensor_view<4096xf16, strides=[1]>
    %vc = make_partition_view %tc : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>
    %init = constant <f16: 0.0> : tile<2048xf16>
    %r = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %init) -> (tile<2048xf16>) {
      %x, %t = load_view_tko weak %va[%k] : partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>, tile<i32> -> tile<2048xf16>, token
      %s = addf %x, %acc rounding<nearest_even> : tile<2048xf16>
      continue %s : tile<2048xf16>
    }
    store_view_tko weak %r, %vc[%i] : tile<2048xf16>, partition_view<tile=(2048), tensor_view<4096xf16, strides=[1]>>, tile<i32> -> token
  }
}
