// An operand that lies in memory as elements of 4 bits and is converted before a product
// is staged as what it is converted to: a tile in shared memory has whole bytes.
// tilerun: --entry f --grid 1 --arg a=rand:f4E2M1FN:64x512:1 --arg b=rand:f16:64x512:2 --arg c=zeros:f32:64x64
cuda_tile.module @m {
  entry @f(%a: tile<ptr<f4E2M1FN>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %eight = constant <i32: 8> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %pa = assume div_by<16>, %a : tile<ptr<f4E2M1FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %ta = make_tensor_view %pa, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf4E2M1FN, strides=[512,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<64x512xf4E2M1FN, strides=[512,1]>>
    %tb = make_tensor_view %pb, shape = [512, 64], strides = [1, 512] : tensor_view<512x64xf16, strides=[1,512]>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[1,512]>>
    %init = constant <f32: 0.0> : tile<64x64xf32>
    %acc = for %k in (%zero to %eight, step %one) : tile<i32> iter_values(%s = %init) -> (tile<64x64xf32>) {
      %x, %kx = load_view_tko weak %va[%zero, %k] : partition_view<tile=(64x64), tensor_view<64x512xf4E2M1FN, strides=[512,1]>>, tile<i32> -> tile<64x64xf4E2M1FN>, token
      %y, %ky = load_view_tko weak %vb[%k, %zero] : partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[1,512]>>, tile<i32> -> tile<64x64xf16>, token
      %w = ftof %x : tile<64x64xf4E2M1FN> -> tile<64x64xf16>
      %r = mmaf %w, %y, %s : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %r : tile<64x64xf32>
    }
    %tc = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %t = store_view_tko weak %acc, %vc[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
