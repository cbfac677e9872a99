// Products in batches, of 8-bit and 4-bit numbers, and scaled by blocks.
// tilerun: --grid 1 --arg a1=rand:f16:4x32x32:1 --arg a2=rand:f16:4x32x32:2 --arg a3=rand:f32:4x32x32:3 --arg a5=zeros:f32:4x32x32 --arg a6=rand:f32:2x16x16:1 --arg a7=rand:f32:2x16x16:2 --arg a8=rand:f32:2x16x16:3 --arg a10=zeros:f32:2x16x16 --arg a11=rand:f64:2x16x16:1 --arg a12=rand:f64:2x16x8:2 --arg a13=rand:f64:2x16x8:3 --arg a15=zeros:f64:2x16x8 --arg a16=randint:-128:127:i8:2x32x64:4 --arg a17=randint:-128:127:i8:2x64x16:5 --arg a20=zeros:i32:2x32x16 --arg a21=rand:f32:64x64:6 --arg a23=rand:f32:64x32:7 --arg a27=zeros:f32:64x32 --arg a28=rand:f32:64x64:6 --arg a30=rand:f32:64x32:7 --arg a34=zeros:f32:64x32 --arg a35=rand:f32:32x32:6 --arg a37=rand:f32:32x32:7 --arg a41=zeros:f16:32x32 --arg a42=rand:f32:8x8:6 --arg a44=rand:f32:8x8:7 --arg a48=zeros:f32:8x8 --arg a49=rand:f32:64x64:8 --arg a51=rand:f32:64x32:9 --arg a53=randint:118:127:i8:64x2:10 --arg a55=randint:118:127:i8:2x32:11 --arg a59=zeros:f32:64x32 --arg a60=rand:f32:32x32:8 --arg a62=rand:f32:32x64:9 --arg a64=randint:118:127:i8:32x1:10 --arg a66=randint:118:127:i8:1x64:11 --arg a70=zeros:f32:32x64 --arg a71=rand:f4E2M1FN:64x64:8 --arg a72=rand:f4E2M1FN:64x32:9 --arg a73=randint:118:127:i8:64x2:10 --arg a75=randint:118:127:i8:2x32:11 --arg a79=zeros:f32:64x32 --arg a80=rand:f4E2M1FN:32x64:8 --arg a81=rand:f4E2M1FN:64x32:9 --arg a82=randint:40:72:i8:32x4:10 --arg a84=randint:40:72:i8:4x32:11 --arg a88=zeros:f32:32x32 --arg a89=rand:f4E2M1FN:2x16x32:8 --arg a90=rand:f4E2M1FN:2x32x16:9 --arg a91=randint:118:127:i8:2x16x2:10 --arg a93=randint:118:127:i8:2x2x16:11 --arg a97=zeros:f32:2x16x16
cuda_tile.module @mma_forms {
  entry @mma_forms(%a1: tile<ptr<f16>>, %a2: tile<ptr<f16>>, %a3: tile<ptr<f32>>, %a5: tile<ptr<f32>>, %a6: tile<ptr<f32>>, %a7: tile<ptr<f32>>, %a8: tile<ptr<f32>>, %a10: tile<ptr<f32>>, %a11: tile<ptr<f64>>, %a12: tile<ptr<f64>>, %a13: tile<ptr<f64>>, %a15: tile<ptr<f64>>, %a16: tile<ptr<i8>>, %a17: tile<ptr<i8>>, %a20: tile<ptr<i32>>, %a21: tile<ptr<f32>>, %a23: tile<ptr<f32>>, %a27: tile<ptr<f32>>, %a28: tile<ptr<f32>>, %a30: tile<ptr<f32>>, %a34: tile<ptr<f32>>, %a35: tile<ptr<f32>>, %a37: tile<ptr<f32>>, %a41: tile<ptr<f16>>, %a42: tile<ptr<f32>>, %a44: tile<ptr<f32>>, %a48: tile<ptr<f32>>, %a49: tile<ptr<f32>>, %a51: tile<ptr<f32>>, %a53: tile<ptr<i8>>, %a55: tile<ptr<i8>>, %a59: tile<ptr<f32>>, %a60: tile<ptr<f32>>, %a62: tile<ptr<f32>>, %a64: tile<ptr<i8>>, %a66: tile<ptr<i8>>, %a70: tile<ptr<f32>>, %a71: tile<ptr<f4E2M1FN>>, %a72: tile<ptr<f4E2M1FN>>, %a73: tile<ptr<i8>>, %a75: tile<ptr<i8>>, %a79: tile<ptr<f32>>, %a80: tile<ptr<f4E2M1FN>>, %a81: tile<ptr<f4E2M1FN>>, %a82: tile<ptr<i8>>, %a84: tile<ptr<i8>>, %a88: tile<ptr<f32>>, %a89: tile<ptr<f4E2M1FN>>, %a90: tile<ptr<f4E2M1FN>>, %a91: tile<ptr<i8>>, %a93: tile<ptr<i8>>, %a97: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a1_t = make_tensor_view %a1, shape = [4, 32, 32], strides = [1024, 32, 1] : tensor_view<4x32x32xf16, strides=[1024,32,1]>
    %a1_p = make_partition_view %a1_t : partition_view<tile=(4x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>
    %a1_v, %a1_k = load_view_tko weak %a1_p[%zero, %zero, %zero] : partition_view<tile=(4x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>, tile<i32> -> tile<4x32x32xf16>, token
    %a2_t = make_tensor_view %a2, shape = [4, 32, 32], strides = [1024, 32, 1] : tensor_view<4x32x32xf16, strides=[1024,32,1]>
    %a2_p = make_partition_view %a2_t : partition_view<tile=(4x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>
    %a2_v, %a2_k = load_view_tko weak %a2_p[%zero, %zero, %zero] : partition_view<tile=(4x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>, tile<i32> -> tile<4x32x32xf16>, token
    %a3_t = make_tensor_view %a3, shape = [4, 32, 32], strides = [1024, 32, 1] : tensor_view<4x32x32xf32, strides=[1024,32,1]>
    %a3_p = make_partition_view %a3_t : partition_view<tile=(4x32x32), tensor_view<4x32x32xf32, strides=[1024,32,1]>>
    %a3_v, %a3_k = load_view_tko weak %a3_p[%zero, %zero, %zero] : partition_view<tile=(4x32x32), tensor_view<4x32x32xf32, strides=[1024,32,1]>>, tile<i32> -> tile<4x32x32xf32>, token
    %r4 = mmaf %a1_v, %a2_v, %a3_v : tile<4x32x32xf16>, tile<4x32x32xf16>, tile<4x32x32xf32>
    %a5_t = make_tensor_view %a5, shape = [4, 32, 32], strides = [1024, 32, 1] : tensor_view<4x32x32xf32, strides=[1024,32,1]>
    %a5_p = make_partition_view %a5_t : partition_view<tile=(4x32x32), tensor_view<4x32x32xf32, strides=[1024,32,1]>>
    store_view_tko weak %r4, %a5_p[%zero, %zero, %zero] : tile<4x32x32xf32>, partition_view<tile=(4x32x32), tensor_view<4x32x32xf32, strides=[1024,32,1]>>, tile<i32> -> token
    %a6_t = make_tensor_view %a6, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf32, strides=[256,16,1]>
    %a6_p = make_partition_view %a6_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>
    %a6_v, %a6_k = load_view_tko weak %a6_p[%zero, %zero, %zero] : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>, tile<i32> -> tile<2x16x16xf32>, token
    %a7_t = make_tensor_view %a7, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf32, strides=[256,16,1]>
    %a7_p = make_partition_view %a7_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>
    %a7_v, %a7_k = load_view_tko weak %a7_p[%zero, %zero, %zero] : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>, tile<i32> -> tile<2x16x16xf32>, token
    %a8_t = make_tensor_view %a8, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf32, strides=[256,16,1]>
    %a8_p = make_partition_view %a8_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>
    %a8_v, %a8_k = load_view_tko weak %a8_p[%zero, %zero, %zero] : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>, tile<i32> -> tile<2x16x16xf32>, token
    %r9 = mmaf %a6_v, %a7_v, %a8_v : tile<2x16x16xf32>, tile<2x16x16xf32>, tile<2x16x16xf32>
    %a10_t = make_tensor_view %a10, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf32, strides=[256,16,1]>
    %a10_p = make_partition_view %a10_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>
    store_view_tko weak %r9, %a10_p[%zero, %zero, %zero] : tile<2x16x16xf32>, partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>, tile<i32> -> token
    %a11_t = make_tensor_view %a11, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf64, strides=[256,16,1]>
    %a11_p = make_partition_view %a11_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf64, strides=[256,16,1]>>
    %a11_v, %a11_k = load_view_tko weak %a11_p[%zero, %zero, %zero] : partition_view<tile=(2x16x16), tensor_view<2x16x16xf64, strides=[256,16,1]>>, tile<i32> -> tile<2x16x16xf64>, token
    %a12_t = make_tensor_view %a12, shape = [2, 16, 8], strides = [128, 8, 1] : tensor_view<2x16x8xf64, strides=[128,8,1]>
    %a12_p = make_partition_view %a12_t : partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>
    %a12_v, %a12_k = load_view_tko weak %a12_p[%zero, %zero, %zero] : partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>, tile<i32> -> tile<2x16x8xf64>, token
    %a13_t = make_tensor_view %a13, shape = [2, 16, 8], strides = [128, 8, 1] : tensor_view<2x16x8xf64, strides=[128,8,1]>
    %a13_p = make_partition_view %a13_t : partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>
    %a13_v, %a13_k = load_view_tko weak %a13_p[%zero, %zero, %zero] : partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>, tile<i32> -> tile<2x16x8xf64>, token
    %r14 = mmaf %a11_v, %a12_v, %a13_v : tile<2x16x16xf64>, tile<2x16x8xf64>, tile<2x16x8xf64>
    %a15_t = make_tensor_view %a15, shape = [2, 16, 8], strides = [128, 8, 1] : tensor_view<2x16x8xf64, strides=[128,8,1]>
    %a15_p = make_partition_view %a15_t : partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>
    store_view_tko weak %r14, %a15_p[%zero, %zero, %zero] : tile<2x16x8xf64>, partition_view<tile=(2x16x8), tensor_view<2x16x8xf64, strides=[128,8,1]>>, tile<i32> -> token
    %a16_t = make_tensor_view %a16, shape = [2, 32, 64], strides = [2048, 64, 1] : tensor_view<2x32x64xi8, strides=[2048,64,1]>
    %a16_p = make_partition_view %a16_t : partition_view<tile=(2x32x64), tensor_view<2x32x64xi8, strides=[2048,64,1]>>
    %a16_v, %a16_k = load_view_tko weak %a16_p[%zero, %zero, %zero] : partition_view<tile=(2x32x64), tensor_view<2x32x64xi8, strides=[2048,64,1]>>, tile<i32> -> tile<2x32x64xi8>, token
    %a17_t = make_tensor_view %a17, shape = [2, 64, 16], strides = [1024, 16, 1] : tensor_view<2x64x16xi8, strides=[1024,16,1]>
    %a17_p = make_partition_view %a17_t : partition_view<tile=(2x64x16), tensor_view<2x64x16xi8, strides=[1024,16,1]>>
    %a17_v, %a17_k = load_view_tko weak %a17_p[%zero, %zero, %zero] : partition_view<tile=(2x64x16), tensor_view<2x64x16xi8, strides=[1024,16,1]>>, tile<i32> -> tile<2x64x16xi8>, token
    %r18 = constant <i32: 7> : tile<2x32x16xi32>
    %r19 = mmai %a16_v, %a17_v, %r18 signed unsigned : tile<2x32x64xi8>, tile<2x64x16xi8>, tile<2x32x16xi32>
    %a20_t = make_tensor_view %a20, shape = [2, 32, 16], strides = [512, 16, 1] : tensor_view<2x32x16xi32, strides=[512,16,1]>
    %a20_p = make_partition_view %a20_t : partition_view<tile=(2x32x16), tensor_view<2x32x16xi32, strides=[512,16,1]>>
    store_view_tko weak %r19, %a20_p[%zero, %zero, %zero] : tile<2x32x16xi32>, partition_view<tile=(2x32x16), tensor_view<2x32x16xi32, strides=[512,16,1]>>, tile<i32> -> token
    %a21_t = make_tensor_view %a21, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a21_p = make_partition_view %a21_t : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %a21_v, %a21_k = load_view_tko weak %a21_p[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
    %r22 = ftof %a21_v rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
    %a23_t = make_tensor_view %a23, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a23_p = make_partition_view %a23_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %a23_v, %a23_k = load_view_tko weak %a23_p[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> tile<64x32xf32>, token
    %r24 = ftof %a23_v rounding<nearest_even> : tile<64x32xf32> -> tile<64x32xf8E4M3FN>
    %r25 = constant <f32: 0.5> : tile<64x32xf32>
    %r26 = mmaf %r22, %r24, %r25 : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
    %a27_t = make_tensor_view %a27, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a27_p = make_partition_view %a27_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    store_view_tko weak %r26, %a27_p[%zero, %zero] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
    %a28_t = make_tensor_view %a28, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a28_p = make_partition_view %a28_t : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %a28_v, %a28_k = load_view_tko weak %a28_p[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
    %r29 = ftof %a28_v rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf8E5M2>
    %a30_t = make_tensor_view %a30, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a30_p = make_partition_view %a30_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %a30_v, %a30_k = load_view_tko weak %a30_p[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> tile<64x32xf32>, token
    %r31 = ftof %a30_v rounding<nearest_even> : tile<64x32xf32> -> tile<64x32xf8E5M2>
    %r32 = constant <f32: 0.5> : tile<64x32xf32>
    %r33 = mmaf %r29, %r31, %r32 : tile<64x64xf8E5M2>, tile<64x32xf8E5M2>, tile<64x32xf32>
    %a34_t = make_tensor_view %a34, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a34_p = make_partition_view %a34_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    store_view_tko weak %r33, %a34_p[%zero, %zero] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
    %a35_t = make_tensor_view %a35, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %a35_p = make_partition_view %a35_t : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    %a35_v, %a35_k = load_view_tko weak %a35_p[%zero, %zero] : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> tile<32x32xf32>, token
    %r36 = ftof %a35_v rounding<nearest_even> : tile<32x32xf32> -> tile<32x32xf8E4M3FN>
    %a37_t = make_tensor_view %a37, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %a37_p = make_partition_view %a37_t : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    %a37_v, %a37_k = load_view_tko weak %a37_p[%zero, %zero] : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> tile<32x32xf32>, token
    %r38 = ftof %a37_v rounding<nearest_even> : tile<32x32xf32> -> tile<32x32xf8E4M3FN>
    %r39 = constant <f16: 0.5> : tile<32x32xf16>
    %r40 = mmaf %r36, %r38, %r39 : tile<32x32xf8E4M3FN>, tile<32x32xf8E4M3FN>, tile<32x32xf16>
    %a41_t = make_tensor_view %a41, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf16, strides=[32,1]>
    %a41_p = make_partition_view %a41_t : partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>
    store_view_tko weak %r40, %a41_p[%zero, %zero] : tile<32x32xf16>, partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>, tile<i32> -> token
    %a42_t = make_tensor_view %a42, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %a42_p = make_partition_view %a42_t : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>
    %a42_v, %a42_k = load_view_tko weak %a42_p[%zero, %zero] : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> tile<8x8xf32>, token
    %r43 = ftof %a42_v rounding<nearest_even> : tile<8x8xf32> -> tile<8x8xf8E5M2>
    %a44_t = make_tensor_view %a44, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %a44_p = make_partition_view %a44_t : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>
    %a44_v, %a44_k = load_view_tko weak %a44_p[%zero, %zero] : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> tile<8x8xf32>, token
    %r45 = ftof %a44_v rounding<nearest_even> : tile<8x8xf32> -> tile<8x8xf8E5M2>
    %r46 = constant <f32: 0.5> : tile<8x8xf32>
    %r47 = mmaf %r43, %r45, %r46 : tile<8x8xf8E5M2>, tile<8x8xf8E5M2>, tile<8x8xf32>
    %a48_t = make_tensor_view %a48, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %a48_p = make_partition_view %a48_t : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>
    store_view_tko weak %r47, %a48_p[%zero, %zero] : tile<8x8xf32>, partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> token
    %a49_t = make_tensor_view %a49, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a49_p = make_partition_view %a49_t : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %a49_v, %a49_k = load_view_tko weak %a49_p[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
    %r50 = ftof %a49_v rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
    %a51_t = make_tensor_view %a51, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a51_p = make_partition_view %a51_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %a51_v, %a51_k = load_view_tko weak %a51_p[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> tile<64x32xf32>, token
    %r52 = ftof %a51_v rounding<nearest_even> : tile<64x32xf32> -> tile<64x32xf8E4M3FN>
    %a53_t = make_tensor_view %a53, shape = [64, 2], strides = [2, 1] : tensor_view<64x2xi8, strides=[2,1]>
    %a53_p = make_partition_view %a53_t : partition_view<tile=(64x2), tensor_view<64x2xi8, strides=[2,1]>>
    %a53_v, %a53_k = load_view_tko weak %a53_p[%zero, %zero] : partition_view<tile=(64x2), tensor_view<64x2xi8, strides=[2,1]>>, tile<i32> -> tile<64x2xi8>, token
    %r54 = bitcast %a53_v : tile<64x2xi8> -> tile<64x2xf8E8M0FNU>
    %a55_t = make_tensor_view %a55, shape = [2, 32], strides = [32, 1] : tensor_view<2x32xi8, strides=[32,1]>
    %a55_p = make_partition_view %a55_t : partition_view<tile=(2x32), tensor_view<2x32xi8, strides=[32,1]>>
    %a55_v, %a55_k = load_view_tko weak %a55_p[%zero, %zero] : partition_view<tile=(2x32), tensor_view<2x32xi8, strides=[32,1]>>, tile<i32> -> tile<2x32xi8>, token
    %r56 = bitcast %a55_v : tile<2x32xi8> -> tile<2x32xf8E8M0FNU>
    %r57 = constant <f32: 0.25> : tile<64x32xf32>
    %r58 = mmaf_scaled %r50, %r52, %r57, %r54, %r56 : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>, tile<64x2xf8E8M0FNU>, tile<2x32xf8E8M0FNU>
    %a59_t = make_tensor_view %a59, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a59_p = make_partition_view %a59_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    store_view_tko weak %r58, %a59_p[%zero, %zero] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
    %a60_t = make_tensor_view %a60, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %a60_p = make_partition_view %a60_t : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    %a60_v, %a60_k = load_view_tko weak %a60_p[%zero, %zero] : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> tile<32x32xf32>, token
    %r61 = ftof %a60_v rounding<nearest_even> : tile<32x32xf32> -> tile<32x32xf8E5M2>
    %a62_t = make_tensor_view %a62, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %a62_p = make_partition_view %a62_t : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>
    %a62_v, %a62_k = load_view_tko weak %a62_p[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> tile<32x64xf32>, token
    %r63 = ftof %a62_v rounding<nearest_even> : tile<32x64xf32> -> tile<32x64xf8E5M2>
    %a64_t = make_tensor_view %a64, shape = [32, 1], strides = [1, 1] : tensor_view<32x1xi8, strides=[1,1]>
    %a64_p = make_partition_view %a64_t : partition_view<tile=(32x1), tensor_view<32x1xi8, strides=[1,1]>>
    %a64_v, %a64_k = load_view_tko weak %a64_p[%zero, %zero] : partition_view<tile=(32x1), tensor_view<32x1xi8, strides=[1,1]>>, tile<i32> -> tile<32x1xi8>, token
    %r65 = bitcast %a64_v : tile<32x1xi8> -> tile<32x1xf8E8M0FNU>
    %a66_t = make_tensor_view %a66, shape = [1, 64], strides = [64, 1] : tensor_view<1x64xi8, strides=[64,1]>
    %a66_p = make_partition_view %a66_t : partition_view<tile=(1x64), tensor_view<1x64xi8, strides=[64,1]>>
    %a66_v, %a66_k = load_view_tko weak %a66_p[%zero, %zero] : partition_view<tile=(1x64), tensor_view<1x64xi8, strides=[64,1]>>, tile<i32> -> tile<1x64xi8>, token
    %r67 = bitcast %a66_v : tile<1x64xi8> -> tile<1x64xf8E8M0FNU>
    %r68 = constant <f32: 0.25> : tile<32x64xf32>
    %r69 = mmaf_scaled %r61, %r63, %r68, %r65, %r67 : tile<32x32xf8E5M2>, tile<32x64xf8E5M2>, tile<32x64xf32>, tile<32x1xf8E8M0FNU>, tile<1x64xf8E8M0FNU>
    %a70_t = make_tensor_view %a70, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %a70_p = make_partition_view %a70_t : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>
    store_view_tko weak %r69, %a70_p[%zero, %zero] : tile<32x64xf32>, partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> token
    %a71_t = make_tensor_view %a71, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf4E2M1FN, strides=[64,1]>
    %a71_p = make_partition_view %a71_t : partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>
    %a71_v, %a71_k = load_view_tko weak %a71_p[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf4E2M1FN>, token
    %a72_t = make_tensor_view %a72, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf4E2M1FN, strides=[32,1]>
    %a72_p = make_partition_view %a72_t : partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>
    %a72_v, %a72_k = load_view_tko weak %a72_p[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>, tile<i32> -> tile<64x32xf4E2M1FN>, token
    %a73_t = make_tensor_view %a73, shape = [64, 2], strides = [2, 1] : tensor_view<64x2xi8, strides=[2,1]>
    %a73_p = make_partition_view %a73_t : partition_view<tile=(64x2), tensor_view<64x2xi8, strides=[2,1]>>
    %a73_v, %a73_k = load_view_tko weak %a73_p[%zero, %zero] : partition_view<tile=(64x2), tensor_view<64x2xi8, strides=[2,1]>>, tile<i32> -> tile<64x2xi8>, token
    %r74 = bitcast %a73_v : tile<64x2xi8> -> tile<64x2xf8E8M0FNU>
    %a75_t = make_tensor_view %a75, shape = [2, 32], strides = [32, 1] : tensor_view<2x32xi8, strides=[32,1]>
    %a75_p = make_partition_view %a75_t : partition_view<tile=(2x32), tensor_view<2x32xi8, strides=[32,1]>>
    %a75_v, %a75_k = load_view_tko weak %a75_p[%zero, %zero] : partition_view<tile=(2x32), tensor_view<2x32xi8, strides=[32,1]>>, tile<i32> -> tile<2x32xi8>, token
    %r76 = bitcast %a75_v : tile<2x32xi8> -> tile<2x32xf8E8M0FNU>
    %r77 = constant <f32: 0.25> : tile<64x32xf32>
    %r78 = mmaf_scaled %a71_v, %a72_v, %r77, %r74, %r76 : tile<64x64xf4E2M1FN>, tile<64x32xf4E2M1FN>, tile<64x32xf32>, tile<64x2xf8E8M0FNU>, tile<2x32xf8E8M0FNU>
    %a79_t = make_tensor_view %a79, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a79_p = make_partition_view %a79_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    store_view_tko weak %r78, %a79_p[%zero, %zero] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
    %a80_t = make_tensor_view %a80, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf4E2M1FN, strides=[64,1]>
    %a80_p = make_partition_view %a80_t : partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>
    %a80_v, %a80_k = load_view_tko weak %a80_p[%zero, %zero] : partition_view<tile=(32x64), tensor_view<32x64xf4E2M1FN, strides=[64,1]>>, tile<i32> -> tile<32x64xf4E2M1FN>, token
    %a81_t = make_tensor_view %a81, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf4E2M1FN, strides=[32,1]>
    %a81_p = make_partition_view %a81_t : partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>
    %a81_v, %a81_k = load_view_tko weak %a81_p[%zero, %zero] : partition_view<tile=(64x32), tensor_view<64x32xf4E2M1FN, strides=[32,1]>>, tile<i32> -> tile<64x32xf4E2M1FN>, token
    %a82_t = make_tensor_view %a82, shape = [32, 4], strides = [4, 1] : tensor_view<32x4xi8, strides=[4,1]>
    %a82_p = make_partition_view %a82_t : partition_view<tile=(32x4), tensor_view<32x4xi8, strides=[4,1]>>
    %a82_v, %a82_k = load_view_tko weak %a82_p[%zero, %zero] : partition_view<tile=(32x4), tensor_view<32x4xi8, strides=[4,1]>>, tile<i32> -> tile<32x4xi8>, token
    %r83 = bitcast %a82_v : tile<32x4xi8> -> tile<32x4xf8E4M3FN>
    %a84_t = make_tensor_view %a84, shape = [4, 32], strides = [32, 1] : tensor_view<4x32xi8, strides=[32,1]>
    %a84_p = make_partition_view %a84_t : partition_view<tile=(4x32), tensor_view<4x32xi8, strides=[32,1]>>
    %a84_v, %a84_k = load_view_tko weak %a84_p[%zero, %zero] : partition_view<tile=(4x32), tensor_view<4x32xi8, strides=[32,1]>>, tile<i32> -> tile<4x32xi8>, token
    %r85 = bitcast %a84_v : tile<4x32xi8> -> tile<4x32xf8E4M3FN>
    %r86 = constant <f32: 0.25> : tile<32x32xf32>
    %r87 = mmaf_scaled %a80_v, %a81_v, %r86, %r83, %r85 : tile<32x64xf4E2M1FN>, tile<64x32xf4E2M1FN>, tile<32x32xf32>, tile<32x4xf8E4M3FN>, tile<4x32xf8E4M3FN>
    %a88_t = make_tensor_view %a88, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %a88_p = make_partition_view %a88_t : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    store_view_tko weak %r87, %a88_p[%zero, %zero] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> token
    %a89_t = make_tensor_view %a89, shape = [2, 16, 32], strides = [512, 32, 1] : tensor_view<2x16x32xf4E2M1FN, strides=[512,32,1]>
    %a89_p = make_partition_view %a89_t : partition_view<tile=(2x16x32), tensor_view<2x16x32xf4E2M1FN, strides=[512,32,1]>>
    %a89_v, %a89_k = load_view_tko weak %a89_p[%zero, %zero, %zero] : partition_view<tile=(2x16x32), tensor_view<2x16x32xf4E2M1FN, strides=[512,32,1]>>, tile<i32> -> tile<2x16x32xf4E2M1FN>, token
    %a90_t = make_tensor_view %a90, shape = [2, 32, 16], strides = [512, 16, 1] : tensor_view<2x32x16xf4E2M1FN, strides=[512,16,1]>
    %a90_p = make_partition_view %a90_t : partition_view<tile=(2x32x16), tensor_view<2x32x16xf4E2M1FN, strides=[512,16,1]>>
    %a90_v, %a90_k = load_view_tko weak %a90_p[%zero, %zero, %zero] : partition_view<tile=(2x32x16), tensor_view<2x32x16xf4E2M1FN, strides=[512,16,1]>>, tile<i32> -> tile<2x32x16xf4E2M1FN>, token
    %a91_t = make_tensor_view %a91, shape = [2, 16, 2], strides = [32, 2, 1] : tensor_view<2x16x2xi8, strides=[32,2,1]>
    %a91_p = make_partition_view %a91_t : partition_view<tile=(2x16x2), tensor_view<2x16x2xi8, strides=[32,2,1]>>
    %a91_v, %a91_k = load_view_tko weak %a91_p[%zero, %zero, %zero] : partition_view<tile=(2x16x2), tensor_view<2x16x2xi8, strides=[32,2,1]>>, tile<i32> -> tile<2x16x2xi8>, token
    %r92 = bitcast %a91_v : tile<2x16x2xi8> -> tile<2x16x2xf8E8M0FNU>
    %a93_t = make_tensor_view %a93, shape = [2, 2, 16], strides = [32, 16, 1] : tensor_view<2x2x16xi8, strides=[32,16,1]>
    %a93_p = make_partition_view %a93_t : partition_view<tile=(2x2x16), tensor_view<2x2x16xi8, strides=[32,16,1]>>
    %a93_v, %a93_k = load_view_tko weak %a93_p[%zero, %zero, %zero] : partition_view<tile=(2x2x16), tensor_view<2x2x16xi8, strides=[32,16,1]>>, tile<i32> -> tile<2x2x16xi8>, token
    %r94 = bitcast %a93_v : tile<2x2x16xi8> -> tile<2x2x16xf8E8M0FNU>
    %r95 = constant <f32: 0.25> : tile<2x16x16xf32>
    %r96 = mmaf_scaled %a89_v, %a90_v, %r95, %r92, %r94 : tile<2x16x32xf4E2M1FN>, tile<2x32x16xf4E2M1FN>, tile<2x16x16xf32>, tile<2x16x2xf8E8M0FNU>, tile<2x2x16xf8E8M0FNU>
    %a97_t = make_tensor_view %a97, shape = [2, 16, 16], strides = [256, 16, 1] : tensor_view<2x16x16xf32, strides=[256,16,1]>
    %a97_p = make_partition_view %a97_t : partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>
    store_view_tko weak %r96, %a97_p[%zero, %zero, %zero] : tile<2x16x16xf32>, partition_view<tile=(2x16x16), tensor_view<2x16x16xf32, strides=[256,16,1]>>, tile<i32> -> token
  }
}
