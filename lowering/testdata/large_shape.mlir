// Parts of large tiles: cat, extract and insert with indices that the launch tells,
// pack and unpack, elements of 1, 4 and 8 bits.
// tilerun: --grid 1 --arg x=rand:f16:512x256:5 --arg i=1 --arg j=3 --arg y=zeros:f16:1024x256 --arg part=zeros:f16:128x64 --arg put=zeros:f16:512x256 --arg raw=zeros:i8:262144 --arg bits=zeros:i1:131072 --arg n=randint:-128:127:i8:131072:3 --arg m=zeros:i8:131072
cuda_tile.module @large_shape {
  entry @large_shape(%x: tile<ptr<f16>>, %i: tile<i32>, %j: tile<i32>, %y: tile<ptr<f16>>, %part: tile<ptr<f16>>, %put: tile<ptr<f16>>, %raw: tile<ptr<i8>>, %bits: tile<ptr<i1>>, %n: tile<ptr<i8>>, %m: tile<ptr<i8>>) {
    %zero = constant <i32: 0> : tile<i32>
    %t1 = make_tensor_view %x, shape = [512, 256], strides = [256, 1] : tensor_view<512x256xf16, strides=[256,1]>
    %p2 = make_partition_view %t1 : partition_view<tile=(512x256), tensor_view<512x256xf16, strides=[256,1]>>
    %x3, %k4 = load_view_tko weak %p2[%zero, %zero] : partition_view<tile=(512x256), tensor_view<512x256xf16, strides=[256,1]>>, tile<i32> -> tile<512x256xf16>, token
    %neg = negf %x3 : tile<512x256xf16>
    %two = cat %x3, %neg dim = 0 : tile<512x256xf16>, tile<512x256xf16> -> tile<1024x256xf16>
    %t5 = make_tensor_view %y, shape = [1024, 256], strides = [256, 1] : tensor_view<1024x256xf16, strides=[256,1]>
    %p6 = make_partition_view %t5 : partition_view<tile=(1024x256), tensor_view<1024x256xf16, strides=[256,1]>>
    store_view_tko weak %two, %p6[%zero, %zero] : tile<1024x256xf16>, partition_view<tile=(1024x256), tensor_view<1024x256xf16, strides=[256,1]>>, tile<i32> -> token
    %pt = extract %neg[%i, %j] : tile<512x256xf16> -> tile<128x64xf16>
    %t7 = make_tensor_view %part, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %p8 = make_partition_view %t7 : partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>
    store_view_tko weak %pt, %p8[%zero, %zero] : tile<128x64xf16>, partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> token
    %ins = insert %pt, %x3[%i, %j] : tile<128x64xf16>, tile<512x256xf16>
    %t9 = make_tensor_view %put, shape = [512, 256], strides = [256, 1] : tensor_view<512x256xf16, strides=[256,1]>
    %p10 = make_partition_view %t9 : partition_view<tile=(512x256), tensor_view<512x256xf16, strides=[256,1]>>
    store_view_tko weak %ins, %p10[%zero, %zero] : tile<512x256xf16>, partition_view<tile=(512x256), tensor_view<512x256xf16, strides=[256,1]>>, tile<i32> -> token
    %flat = reshape %ins : tile<512x256xf16> -> tile<131072xf16>
    %pk = pack %flat : tile<131072xf16> -> tile<262144xi8>
    %t11 = make_tensor_view %raw, shape = [262144], strides = [1] : tensor_view<262144xi8, strides=[1]>
    %p12 = make_partition_view %t11 : partition_view<tile=(262144), tensor_view<262144xi8, strides=[1]>>
    store_view_tko weak %pk, %p12[%zero] : tile<262144xi8>, partition_view<tile=(262144), tensor_view<262144xi8, strides=[1]>>, tile<i32> -> token
    %c13 = constant <f16: 0.5> : tile<131072xf16>
    %bb = cmpf less_than ordered %flat, %c13 : tile<131072xf16> -> tile<131072xi1>
    %t14 = make_tensor_view %bits, shape = [131072], strides = [1] : tensor_view<131072xi1, strides=[1]>
    %p15 = make_partition_view %t14 : partition_view<tile=(131072), tensor_view<131072xi1, strides=[1]>>
    store_view_tko weak %bb, %p15[%zero] : tile<131072xi1>, partition_view<tile=(131072), tensor_view<131072xi1, strides=[1]>>, tile<i32> -> token
    %t16 = make_tensor_view %n, shape = [131072], strides = [1] : tensor_view<131072xi8, strides=[1]>
    %p17 = make_partition_view %t16 : partition_view<tile=(131072), tensor_view<131072xi8, strides=[1]>>
    %x18, %k19 = load_view_tko weak %p17[%zero] : partition_view<tile=(131072), tensor_view<131072xi8, strides=[1]>>, tile<i32> -> tile<131072xi8>, token
    %nib = unpack %x18 : tile<131072xi8> -> tile<262144xi4>
    %w = exti %nib signed : tile<262144xi4> -> tile<262144xi8>
    %w2 = reshape %w : tile<262144xi8> -> tile<512x512xi8>
    %wt = permute %w2 [1, 0] : tile<512x512xi8> -> tile<512x512xi8>
    %wf = reshape %wt : tile<512x512xi8> -> tile<262144xi8>
    %wn = trunci %wf : tile<262144xi8> -> tile<262144xi4>
    %wp = pack %wn : tile<262144xi4> -> tile<131072xi8>
    %t20 = make_tensor_view %m, shape = [131072], strides = [1] : tensor_view<131072xi8, strides=[1]>
    %p21 = make_partition_view %t20 : partition_view<tile=(131072), tensor_view<131072xi8, strides=[1]>>
    store_view_tko weak %wp, %p21[%zero] : tile<131072xi8>, partition_view<tile=(131072), tensor_view<131072xi8, strides=[1]>>, tile<i32> -> token
  }
}
