// Elements of 4 bits: whole bytes, halves, edges within a byte.
// tilerun: --grid 1 --arg a1=rand:f4E2M1FN:32x64:1 --arg a2=zeros:f4E2M1FN:32x64 --arg a4=zeros:f4E2M1FN:64x32 --arg a7=zeros:i8:1024 --arg a11=zeros:f4E2M1FN:2048 --arg a14=zeros:i16:2048 --arg a16=zeros:i8:1024 --arg a17=rand:f4E2M1FN:7x30:3 --arg a18=zeros:f4E2M1FN:7x30
cuda_tile.module @packed {
  entry @packed(%a1: tile<ptr<f4E2M1FN>>, %a2: tile<ptr<f4E2M1FN>>, %a4: tile<ptr<f4E2M1FN>>, %a7: tile<ptr<i8>>, %a11: tile<ptr<f4E2M1FN>>, %a14: tile<ptr<i16>>, %a16: tile<ptr<i8>>, %a17: tile<ptr<f4E2M1FN>>, %a18: tile<ptr<f4E2M1FN>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a1_t = make_tensor_view %a1, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf4E2M1FN, strides=[64,1]>
    %a1_p = make_partition_view %a1_t : partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>
    %a1_v, %a1_k = load_view_tko weak %a1_p[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> tile<32x64xf4E2M1FN>, token
    %a2_t = make_tensor_view %a2, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf4E2M1FN, strides=[64,1]>
    %a2_p = make_partition_view %a2_t : partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>
    store_view_tko weak %a1_v, %a2_p[%zero, %zero] : tile<32x64xf4E2M1FN>, partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> token
    %r3 = permute %a1_v [1, 0] : tile<32x64xf4E2M1FN> -> tile<64x32xf4E2M1FN>
    %a4_t = make_tensor_view %a4, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf4E2M1FN, strides=[32,1]>
    %a4_p = make_partition_view %a4_t : partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>
    store_view_tko weak %r3, %a4_p[%zero, %zero] : tile<64x32xf4E2M1FN>, partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>, tile<i32> -> token
    %r5 = reshape %a1_v : tile<32x64xf4E2M1FN> -> tile<2048xf4E2M1FN>
    %r6 = pack %r5 : tile<2048xf4E2M1FN> -> tile<1024xi8>
    %a7_t = make_tensor_view %a7, shape = [1024], strides = [1] : tensor_view<1024xi8, strides=[1]>
    %a7_p = make_partition_view %a7_t : partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>
    store_view_tko weak %r6, %a7_p[%zero] : tile<1024xi8>, partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>, tile<i32> -> token
    %r8 = constant <i8: 3> : tile<1024xi8>
    %r9 = xori %r6, %r8 : tile<1024xi8>
    %r10 = unpack %r9 : tile<1024xi8> -> tile<2048xf4E2M1FN>
    %a11_t = make_tensor_view %a11, shape = [2048], strides = [1] : tensor_view<2048xf4E2M1FN, strides=[1]>
    %a11_p = make_partition_view %a11_t : partition_view<tile=(2048), tensor_view<2048xf4E2M1FN, strides=[1]>>
    store_view_tko weak %r10, %a11_p[%zero] : tile<2048xf4E2M1FN>, partition_view<tile=(2048), tensor_view<2048xf4E2M1FN, strides=[1]>>, tile<i32> -> token
    %r12 = unpack %r9 : tile<1024xi8> -> tile<2048xi4>
    %r13 = exti %r12 signed : tile<2048xi4> -> tile<2048xi16>
    %a14_t = make_tensor_view %a14, shape = [2048], strides = [1] : tensor_view<2048xi16, strides=[1]>
    %a14_p = make_partition_view %a14_t : partition_view<tile=(2048), tensor_view<2048xi16, strides=[1]>>
    store_view_tko weak %r13, %a14_p[%zero] : tile<2048xi16>, partition_view<tile=(2048), tensor_view<2048xi16, strides=[1]>>, tile<i32> -> token
    %r15 = pack %r12 : tile<2048xi4> -> tile<1024xi8>
    %a16_t = make_tensor_view %a16, shape = [1024], strides = [1] : tensor_view<1024xi8, strides=[1]>
    %a16_p = make_partition_view %a16_t : partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>
    store_view_tko weak %r15, %a16_p[%zero] : tile<1024xi8>, partition_view<tile=(1024), tensor_view<1024xi8, strides=[1]>>, tile<i32> -> token
    %a17_t = make_tensor_view %a17, shape = [7, 30], strides = [30, 1] : tensor_view<7x30xf4E2M1FN, strides=[30,1]>
    %a17_p = make_partition_view %a17_t : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>
    %a18_t = make_tensor_view %a18, shape = [7, 30], strides = [30, 1] : tensor_view<7x30xf4E2M1FN, strides=[30,1]>
    %a18_p = make_partition_view %a18_t : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>
    %one = constant <i32: 1> : tile<i32>
    %w19, %wk19 = load_view_tko weak %a17_p[%zero, %zero] : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> tile<4x16xf4E2M1FN>, token
    store_view_tko weak %w19, %a18_p[%zero, %zero] : tile<4x16xf4E2M1FN>, partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> token
    %w20, %wk20 = load_view_tko weak %a17_p[%zero, %one] : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> tile<4x16xf4E2M1FN>, token
    store_view_tko weak %w20, %a18_p[%zero, %one] : tile<4x16xf4E2M1FN>, partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> token
    %w21, %wk21 = load_view_tko weak %a17_p[%one, %zero] : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> tile<4x16xf4E2M1FN>, token
    store_view_tko weak %w21, %a18_p[%one, %zero] : tile<4x16xf4E2M1FN>, partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> token
    %w22, %wk22 = load_view_tko weak %a17_p[%one, %one] : partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> tile<4x16xf4E2M1FN>, token
    store_view_tko weak %w22, %a18_p[%one, %one] : tile<4x16xf4E2M1FN>, partition_view<tile=(4x16), padding_value = zero, tensor_view<7x30xf4E2M1FN, strides=[30,1]>>, tile<i32> -> token
  }
}
