// Loops with products that an if guards, which run as loops of no iterations where it is
// false; and what keeps an if as it is. The operands lie in views of rank 4, reshaped and
// permuted behind their loads; the right ones have 8 columns.
//
// tilerun: --entry guarded --grid 2 --arg k=rand:f16:1x1x256x64:1 --arg v=rand:f16:1x1x256x64:2 --arg q=rand:f16:8x64:3 --arg o=full:7:f32:64x8 --arg s=full:7:f32:128x8 --arg n=2 --arg m=2
// tilerun[false]: --entry guarded --grid 2 --arg k=rand:f16:1x1x256x64:1 --arg v=rand:f16:1x1x256x64:2 --arg q=rand:f16:8x64:3 --arg o=full:7:f32:64x8 --arg s=full:7:f32:128x8 --arg n=0 --arg m=2
// tilerun[none]: --entry guarded --grid 1 --arg k=rand:f16:1x1x256x64:1 --arg v=rand:f16:1x1x256x64:2 --arg q=rand:f16:8x64:3 --arg o=full:7:f32:64x8 --arg s=full:7:f32:128x8 --arg n=2 --arg m=0
// tilerun[other]: --entry other --grid 1 --arg k=rand:f16:1x1x256x64:1 --arg v=rand:f16:1x1x256x64:2 --arg q=rand:f16:8x64:3 --arg o=full:7:f32:64x8 --arg s=full:7:f32:128x8 --arg n=2 --arg m=2
// tilerun[other_false]: --entry other --grid 1 --arg k=rand:f16:1x1x256x64:1 --arg v=rand:f16:1x1x256x64:2 --arg q=rand:f16:8x64:3 --arg o=full:7:f32:64x8 --arg s=full:7:f32:128x8 --arg n=0 --arg m=2
cuda_tile.module @guards {
  // Each tile block has as many turns as it is told, if its number is below n.
  entry @guarded(%k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>, %s: tile<ptr<f32>>, %n: tile<i32>, %m: tile<i32>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %vp = assume div_by<16>, %v : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %kt = make_tensor_view %kp, shape = [1, 1, 256, 64], strides = [16384, 16384, 64, 1] : tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>
    %vt = make_tensor_view %vp, shape = [1, 1, 256, 64], strides = [16384, 16384, 64, 1] : tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>
    %qt = make_tensor_view %qp, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xf16, strides=[64,1]>
    %ot = make_tensor_view %o, shape = [64, 8], strides = [8, 1] : tensor_view<64x8xf32, strides=[8,1]>
    %st = make_tensor_view %s, shape = [128, 8], strides = [8, 1] : tensor_view<128x8xf32, strides=[8,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>
    %vv = make_partition_view %vt : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>
    %qv = make_partition_view %qt : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>
    %ov = make_partition_view %ot : partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>
    %sv = make_partition_view %st : partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %w = make_token : token
    %qs, %w1 = load_view_tko weak %qv[%zero, %zero] token = %w : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>, tile<i32> -> tile<8x64xf16>, token
    %qc = permute %qs [1, 0] : tile<8x64xf16> -> tile<64x8xf16>
    %no = constant <f32: 0.5> : tile<64x8xf32>
    %none = constant <f32: 0.0> : tile<128x8xf32>
    %here = cmpi less_than %x, %n, signed : tile<i32> -> tile<i1>
    %r:2 = if %here -> (tile<128x8xf32>, tile<64x8xf32>) {
      %from = remi %one, %one signed : tile<i32>
      %l:2 = for %i in (%from to %m, step %one) : tile<i32> iter_values(%a = %no, %b = %none) -> (tile<64x8xf32>, tile<128x8xf32>) {
        %kl, %w2 = load_view_tko weak %kv[%zero, %zero, %i, %zero] token = %w : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
        %ks = reshape %kl : tile<1x1x128x64xf16> -> tile<128x64xf16>
        %p = mmaf %ks, %qc, %none : tile<128x64xf16>, tile<64x8xf16>, tile<128x8xf32>
        %h = ftof %p rounding<nearest_even> : tile<128x8xf32> -> tile<128x8xf16>
        %vl, %w3 = load_view_tko weak %vv[%zero, %zero, %i, %zero] token = %w : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
        %vs = reshape %vl : tile<1x1x128x64xf16> -> tile<128x64xf16>
        %vc = permute %vs [1, 0] : tile<128x64xf16> -> tile<64x128xf16>
        %next = mmaf %vc, %h, %a : tile<64x128xf16>, tile<128x8xf16>, tile<64x8xf32>
        %sum = addf %b, %p rounding<nearest_even> : tile<128x8xf32>
        continue %next, %sum : tile<64x8xf32>, tile<128x8xf32>
      }
      yield %l#1, %l#0 : tile<128x8xf32>, tile<64x8xf32>
    } else {
      yield %none, %no : tile<128x8xf32>, tile<64x8xf32>
    }
    %first = cmpi equal %x, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      %w4 = store_view_tko weak %r#1, %ov[%zero, %zero] token = %w : tile<64x8xf32>, partition_view<tile=(64x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
      %w5 = store_view_tko weak %r#0, %sv[%zero, %zero] token = %w : tile<128x8xf32>, partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>, tile<i32> -> token
      yield
    }
    return
  }
  // Where it is false, the if hands on something else than the loop starts with.
  entry @other(%k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %q: tile<ptr<f16>>, %o: tile<ptr<f32>>, %s: tile<ptr<f32>>, %n: tile<i32>, %m: tile<i32>) {
    %kp = assume div_by<16>, %k : tile<ptr<f16>>
    %qp = assume div_by<16>, %q : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %kt = make_tensor_view %kp, shape = [1, 1, 256, 64], strides = [16384, 16384, 64, 1] : tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>
    %qt = make_tensor_view %qp, shape = [8, 64], strides = [64, 1] : tensor_view<8x64xf16, strides=[64,1]>
    %st = make_tensor_view %s, shape = [128, 8], strides = [8, 1] : tensor_view<128x8xf32, strides=[8,1]>
    %kv = make_partition_view %kt : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>
    %qv = make_partition_view %qt : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>
    %sv = make_partition_view %st : partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %w = make_token : token
    %qs, %w1 = load_view_tko weak %qv[%zero, %zero] token = %w : partition_view<tile=(8x64), tensor_view<8x64xf16, strides=[64,1]>>, tile<i32> -> tile<8x64xf16>, token
    %qc = permute %qs [1, 0] : tile<8x64xf16> -> tile<64x8xf16>
    %none = constant <f32: 0.0> : tile<128x8xf32>
    %most = constant <f32: 9.0> : tile<128x8xf32>
    %here = cmpi less_than %x, %n, signed : tile<i32> -> tile<i1>
    %r = if %here -> (tile<128x8xf32>) {
      %l = for %i in (%zero to %m, step %one) : tile<i32> iter_values(%b = %none) -> (tile<128x8xf32>) {
        %kl, %w2 = load_view_tko weak %kv[%zero, %zero, %i, %zero] token = %w : partition_view<tile=(1x1x128x64), tensor_view<1x1x256x64xf16, strides=[16384,16384,64,1]>>, tile<i32> -> tile<1x1x128x64xf16>, token
        %ks = reshape %kl : tile<1x1x128x64xf16> -> tile<128x64xf16>
        %p = mmaf %ks, %qc, %b : tile<128x64xf16>, tile<64x8xf16>, tile<128x8xf32>
        continue %p : tile<128x8xf32>
      }
      yield %l : tile<128x8xf32>
    } else {
      yield %most : tile<128x8xf32>
    }
    %w5 = store_view_tko weak %r, %sv[%zero, %zero] token = %w : tile<128x8xf32>, partition_view<tile=(128x8), tensor_view<128x8xf32, strides=[8,1]>>, tile<i32> -> token
    return
  }
}
