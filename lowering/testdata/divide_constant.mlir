// Quotients and remainders by constants, which no instruction of division computes: of random numbers, and of those at the ends of all.
//
// tilerun: --entry words --grid 1 --arg in=randint:-2147483648:2147483647:i32:64:1 --arg out=zeros:i32:150x128
// tilerun[longs]: --entry longs --grid 1 --arg in=randint:-9223372036854775808:9223372036854775807:i64:32:1 --arg out=zeros:i64:54x64
cuda_tile.module @divide_constant {
  entry @words(%in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %xt = make_tensor_view %in, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>
    %ot = make_tensor_view %out, shape = [150, 128], strides = [128, 1] : tensor_view<150x128xi32, strides=[128,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %x, %t = load_view_tko weak %xv[%zero] : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>, tile<i32> -> tile<64xi32>, token
    %e0 = constant <i32: [0, 1, -1, 2, -2, 3, -3, 6, 7, -7, 127, 128, -128, -129, 2147483647, -2147483648, 0, 1, -1, 2, -2, 3, -3, 6, 7, -7, 127, 128, -128, -129, 2147483647, -2147483648, 0, 1, -1, 2, -2, 3, -3, 6, 7, -7, 127, 128, -128, -129, 2147483647, -2147483648, 0, 1, -1, 2, -2, 3, -3, 6, 7, -7, 127, 128, -128, -129, 2147483647, -2147483648]> : tile<64xi32>
    %n0 = subi %x, %x : tile<64xi32>
    %e = addi %e0, %n0 : tile<64xi32>
    %d0 = constant <i32: 2> : tile<64xi32>
    %v0_0_0 = divi %x, %d0 signed : tile<64xi32>
    %r0_0_0 = reshape %v0_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_0 = constant <i32: 0> : tile<i32>
    store_view_tko weak %r0_0_0, %ov[%c0_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_0_1 = divi %e, %d0 signed : tile<64xi32>
    %r0_0_1 = reshape %v0_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_0_1, %ov[%c0_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_1_0 = divi %x, %d0 unsigned : tile<64xi32>
    %r0_1_0 = reshape %v0_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_1 = constant <i32: 1> : tile<i32>
    store_view_tko weak %r0_1_0, %ov[%c0_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_1_1 = divi %e, %d0 unsigned : tile<64xi32>
    %r0_1_1 = reshape %v0_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_1_1, %ov[%c0_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_2_0 = divi %x, %d0 signed rounding<negative_inf> : tile<64xi32>
    %r0_2_0 = reshape %v0_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_2 = constant <i32: 2> : tile<i32>
    store_view_tko weak %r0_2_0, %ov[%c0_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_2_1 = divi %e, %d0 signed rounding<negative_inf> : tile<64xi32>
    %r0_2_1 = reshape %v0_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_2_1, %ov[%c0_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_3_0 = divi %x, %d0 signed rounding<positive_inf> : tile<64xi32>
    %r0_3_0 = reshape %v0_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_3 = constant <i32: 3> : tile<i32>
    store_view_tko weak %r0_3_0, %ov[%c0_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_3_1 = divi %e, %d0 signed rounding<positive_inf> : tile<64xi32>
    %r0_3_1 = reshape %v0_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_3_1, %ov[%c0_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_4_0 = remi %x, %d0 signed : tile<64xi32>
    %r0_4_0 = reshape %v0_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_4 = constant <i32: 4> : tile<i32>
    store_view_tko weak %r0_4_0, %ov[%c0_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_4_1 = remi %e, %d0 signed : tile<64xi32>
    %r0_4_1 = reshape %v0_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_4_1, %ov[%c0_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_5_0 = remi %x, %d0 unsigned : tile<64xi32>
    %r0_5_0 = reshape %v0_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c0_5 = constant <i32: 5> : tile<i32>
    store_view_tko weak %r0_5_0, %ov[%c0_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v0_5_1 = remi %e, %d0 unsigned : tile<64xi32>
    %r0_5_1 = reshape %v0_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r0_5_1, %ov[%c0_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d1 = constant <i32: 3> : tile<64xi32>
    %v1_0_0 = divi %x, %d1 signed : tile<64xi32>
    %r1_0_0 = reshape %v1_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_0 = constant <i32: 6> : tile<i32>
    store_view_tko weak %r1_0_0, %ov[%c1_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_0_1 = divi %e, %d1 signed : tile<64xi32>
    %r1_0_1 = reshape %v1_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_0_1, %ov[%c1_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_1_0 = divi %x, %d1 unsigned : tile<64xi32>
    %r1_1_0 = reshape %v1_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_1 = constant <i32: 7> : tile<i32>
    store_view_tko weak %r1_1_0, %ov[%c1_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_1_1 = divi %e, %d1 unsigned : tile<64xi32>
    %r1_1_1 = reshape %v1_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_1_1, %ov[%c1_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_2_0 = divi %x, %d1 signed rounding<negative_inf> : tile<64xi32>
    %r1_2_0 = reshape %v1_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_2 = constant <i32: 8> : tile<i32>
    store_view_tko weak %r1_2_0, %ov[%c1_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_2_1 = divi %e, %d1 signed rounding<negative_inf> : tile<64xi32>
    %r1_2_1 = reshape %v1_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_2_1, %ov[%c1_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_3_0 = divi %x, %d1 signed rounding<positive_inf> : tile<64xi32>
    %r1_3_0 = reshape %v1_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_3 = constant <i32: 9> : tile<i32>
    store_view_tko weak %r1_3_0, %ov[%c1_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_3_1 = divi %e, %d1 signed rounding<positive_inf> : tile<64xi32>
    %r1_3_1 = reshape %v1_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_3_1, %ov[%c1_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_4_0 = remi %x, %d1 signed : tile<64xi32>
    %r1_4_0 = reshape %v1_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_4 = constant <i32: 10> : tile<i32>
    store_view_tko weak %r1_4_0, %ov[%c1_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_4_1 = remi %e, %d1 signed : tile<64xi32>
    %r1_4_1 = reshape %v1_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_4_1, %ov[%c1_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_5_0 = remi %x, %d1 unsigned : tile<64xi32>
    %r1_5_0 = reshape %v1_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c1_5 = constant <i32: 11> : tile<i32>
    store_view_tko weak %r1_5_0, %ov[%c1_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v1_5_1 = remi %e, %d1 unsigned : tile<64xi32>
    %r1_5_1 = reshape %v1_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r1_5_1, %ov[%c1_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d2 = constant <i32: 5> : tile<64xi32>
    %v2_0_0 = divi %x, %d2 signed : tile<64xi32>
    %r2_0_0 = reshape %v2_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_0 = constant <i32: 12> : tile<i32>
    store_view_tko weak %r2_0_0, %ov[%c2_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_0_1 = divi %e, %d2 signed : tile<64xi32>
    %r2_0_1 = reshape %v2_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_0_1, %ov[%c2_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_1_0 = divi %x, %d2 unsigned : tile<64xi32>
    %r2_1_0 = reshape %v2_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_1 = constant <i32: 13> : tile<i32>
    store_view_tko weak %r2_1_0, %ov[%c2_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_1_1 = divi %e, %d2 unsigned : tile<64xi32>
    %r2_1_1 = reshape %v2_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_1_1, %ov[%c2_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_2_0 = divi %x, %d2 signed rounding<negative_inf> : tile<64xi32>
    %r2_2_0 = reshape %v2_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_2 = constant <i32: 14> : tile<i32>
    store_view_tko weak %r2_2_0, %ov[%c2_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_2_1 = divi %e, %d2 signed rounding<negative_inf> : tile<64xi32>
    %r2_2_1 = reshape %v2_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_2_1, %ov[%c2_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_3_0 = divi %x, %d2 signed rounding<positive_inf> : tile<64xi32>
    %r2_3_0 = reshape %v2_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_3 = constant <i32: 15> : tile<i32>
    store_view_tko weak %r2_3_0, %ov[%c2_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_3_1 = divi %e, %d2 signed rounding<positive_inf> : tile<64xi32>
    %r2_3_1 = reshape %v2_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_3_1, %ov[%c2_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_4_0 = remi %x, %d2 signed : tile<64xi32>
    %r2_4_0 = reshape %v2_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_4 = constant <i32: 16> : tile<i32>
    store_view_tko weak %r2_4_0, %ov[%c2_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_4_1 = remi %e, %d2 signed : tile<64xi32>
    %r2_4_1 = reshape %v2_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_4_1, %ov[%c2_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_5_0 = remi %x, %d2 unsigned : tile<64xi32>
    %r2_5_0 = reshape %v2_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c2_5 = constant <i32: 17> : tile<i32>
    store_view_tko weak %r2_5_0, %ov[%c2_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v2_5_1 = remi %e, %d2 unsigned : tile<64xi32>
    %r2_5_1 = reshape %v2_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r2_5_1, %ov[%c2_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d3 = constant <i32: 6> : tile<64xi32>
    %v3_0_0 = divi %x, %d3 signed : tile<64xi32>
    %r3_0_0 = reshape %v3_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_0 = constant <i32: 18> : tile<i32>
    store_view_tko weak %r3_0_0, %ov[%c3_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_0_1 = divi %e, %d3 signed : tile<64xi32>
    %r3_0_1 = reshape %v3_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_0_1, %ov[%c3_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_1_0 = divi %x, %d3 unsigned : tile<64xi32>
    %r3_1_0 = reshape %v3_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_1 = constant <i32: 19> : tile<i32>
    store_view_tko weak %r3_1_0, %ov[%c3_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_1_1 = divi %e, %d3 unsigned : tile<64xi32>
    %r3_1_1 = reshape %v3_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_1_1, %ov[%c3_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_2_0 = divi %x, %d3 signed rounding<negative_inf> : tile<64xi32>
    %r3_2_0 = reshape %v3_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_2 = constant <i32: 20> : tile<i32>
    store_view_tko weak %r3_2_0, %ov[%c3_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_2_1 = divi %e, %d3 signed rounding<negative_inf> : tile<64xi32>
    %r3_2_1 = reshape %v3_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_2_1, %ov[%c3_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_3_0 = divi %x, %d3 signed rounding<positive_inf> : tile<64xi32>
    %r3_3_0 = reshape %v3_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_3 = constant <i32: 21> : tile<i32>
    store_view_tko weak %r3_3_0, %ov[%c3_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_3_1 = divi %e, %d3 signed rounding<positive_inf> : tile<64xi32>
    %r3_3_1 = reshape %v3_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_3_1, %ov[%c3_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_4_0 = remi %x, %d3 signed : tile<64xi32>
    %r3_4_0 = reshape %v3_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_4 = constant <i32: 22> : tile<i32>
    store_view_tko weak %r3_4_0, %ov[%c3_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_4_1 = remi %e, %d3 signed : tile<64xi32>
    %r3_4_1 = reshape %v3_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_4_1, %ov[%c3_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_5_0 = remi %x, %d3 unsigned : tile<64xi32>
    %r3_5_0 = reshape %v3_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c3_5 = constant <i32: 23> : tile<i32>
    store_view_tko weak %r3_5_0, %ov[%c3_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v3_5_1 = remi %e, %d3 unsigned : tile<64xi32>
    %r3_5_1 = reshape %v3_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r3_5_1, %ov[%c3_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d4 = constant <i32: 7> : tile<64xi32>
    %v4_0_0 = divi %x, %d4 signed : tile<64xi32>
    %r4_0_0 = reshape %v4_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_0 = constant <i32: 24> : tile<i32>
    store_view_tko weak %r4_0_0, %ov[%c4_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_0_1 = divi %e, %d4 signed : tile<64xi32>
    %r4_0_1 = reshape %v4_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_0_1, %ov[%c4_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_1_0 = divi %x, %d4 unsigned : tile<64xi32>
    %r4_1_0 = reshape %v4_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_1 = constant <i32: 25> : tile<i32>
    store_view_tko weak %r4_1_0, %ov[%c4_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_1_1 = divi %e, %d4 unsigned : tile<64xi32>
    %r4_1_1 = reshape %v4_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_1_1, %ov[%c4_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_2_0 = divi %x, %d4 signed rounding<negative_inf> : tile<64xi32>
    %r4_2_0 = reshape %v4_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_2 = constant <i32: 26> : tile<i32>
    store_view_tko weak %r4_2_0, %ov[%c4_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_2_1 = divi %e, %d4 signed rounding<negative_inf> : tile<64xi32>
    %r4_2_1 = reshape %v4_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_2_1, %ov[%c4_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_3_0 = divi %x, %d4 signed rounding<positive_inf> : tile<64xi32>
    %r4_3_0 = reshape %v4_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_3 = constant <i32: 27> : tile<i32>
    store_view_tko weak %r4_3_0, %ov[%c4_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_3_1 = divi %e, %d4 signed rounding<positive_inf> : tile<64xi32>
    %r4_3_1 = reshape %v4_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_3_1, %ov[%c4_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_4_0 = remi %x, %d4 signed : tile<64xi32>
    %r4_4_0 = reshape %v4_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_4 = constant <i32: 28> : tile<i32>
    store_view_tko weak %r4_4_0, %ov[%c4_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_4_1 = remi %e, %d4 signed : tile<64xi32>
    %r4_4_1 = reshape %v4_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_4_1, %ov[%c4_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_5_0 = remi %x, %d4 unsigned : tile<64xi32>
    %r4_5_0 = reshape %v4_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c4_5 = constant <i32: 29> : tile<i32>
    store_view_tko weak %r4_5_0, %ov[%c4_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v4_5_1 = remi %e, %d4 unsigned : tile<64xi32>
    %r4_5_1 = reshape %v4_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r4_5_1, %ov[%c4_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d5 = constant <i32: 9> : tile<64xi32>
    %v5_0_0 = divi %x, %d5 signed : tile<64xi32>
    %r5_0_0 = reshape %v5_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_0 = constant <i32: 30> : tile<i32>
    store_view_tko weak %r5_0_0, %ov[%c5_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_0_1 = divi %e, %d5 signed : tile<64xi32>
    %r5_0_1 = reshape %v5_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_0_1, %ov[%c5_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_1_0 = divi %x, %d5 unsigned : tile<64xi32>
    %r5_1_0 = reshape %v5_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_1 = constant <i32: 31> : tile<i32>
    store_view_tko weak %r5_1_0, %ov[%c5_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_1_1 = divi %e, %d5 unsigned : tile<64xi32>
    %r5_1_1 = reshape %v5_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_1_1, %ov[%c5_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_2_0 = divi %x, %d5 signed rounding<negative_inf> : tile<64xi32>
    %r5_2_0 = reshape %v5_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_2 = constant <i32: 32> : tile<i32>
    store_view_tko weak %r5_2_0, %ov[%c5_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_2_1 = divi %e, %d5 signed rounding<negative_inf> : tile<64xi32>
    %r5_2_1 = reshape %v5_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_2_1, %ov[%c5_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_3_0 = divi %x, %d5 signed rounding<positive_inf> : tile<64xi32>
    %r5_3_0 = reshape %v5_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_3 = constant <i32: 33> : tile<i32>
    store_view_tko weak %r5_3_0, %ov[%c5_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_3_1 = divi %e, %d5 signed rounding<positive_inf> : tile<64xi32>
    %r5_3_1 = reshape %v5_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_3_1, %ov[%c5_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_4_0 = remi %x, %d5 signed : tile<64xi32>
    %r5_4_0 = reshape %v5_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_4 = constant <i32: 34> : tile<i32>
    store_view_tko weak %r5_4_0, %ov[%c5_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_4_1 = remi %e, %d5 signed : tile<64xi32>
    %r5_4_1 = reshape %v5_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_4_1, %ov[%c5_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_5_0 = remi %x, %d5 unsigned : tile<64xi32>
    %r5_5_0 = reshape %v5_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c5_5 = constant <i32: 35> : tile<i32>
    store_view_tko weak %r5_5_0, %ov[%c5_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v5_5_1 = remi %e, %d5 unsigned : tile<64xi32>
    %r5_5_1 = reshape %v5_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r5_5_1, %ov[%c5_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d6 = constant <i32: 10> : tile<64xi32>
    %v6_0_0 = divi %x, %d6 signed : tile<64xi32>
    %r6_0_0 = reshape %v6_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_0 = constant <i32: 36> : tile<i32>
    store_view_tko weak %r6_0_0, %ov[%c6_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_0_1 = divi %e, %d6 signed : tile<64xi32>
    %r6_0_1 = reshape %v6_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_0_1, %ov[%c6_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_1_0 = divi %x, %d6 unsigned : tile<64xi32>
    %r6_1_0 = reshape %v6_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_1 = constant <i32: 37> : tile<i32>
    store_view_tko weak %r6_1_0, %ov[%c6_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_1_1 = divi %e, %d6 unsigned : tile<64xi32>
    %r6_1_1 = reshape %v6_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_1_1, %ov[%c6_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_2_0 = divi %x, %d6 signed rounding<negative_inf> : tile<64xi32>
    %r6_2_0 = reshape %v6_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_2 = constant <i32: 38> : tile<i32>
    store_view_tko weak %r6_2_0, %ov[%c6_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_2_1 = divi %e, %d6 signed rounding<negative_inf> : tile<64xi32>
    %r6_2_1 = reshape %v6_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_2_1, %ov[%c6_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_3_0 = divi %x, %d6 signed rounding<positive_inf> : tile<64xi32>
    %r6_3_0 = reshape %v6_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_3 = constant <i32: 39> : tile<i32>
    store_view_tko weak %r6_3_0, %ov[%c6_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_3_1 = divi %e, %d6 signed rounding<positive_inf> : tile<64xi32>
    %r6_3_1 = reshape %v6_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_3_1, %ov[%c6_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_4_0 = remi %x, %d6 signed : tile<64xi32>
    %r6_4_0 = reshape %v6_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_4 = constant <i32: 40> : tile<i32>
    store_view_tko weak %r6_4_0, %ov[%c6_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_4_1 = remi %e, %d6 signed : tile<64xi32>
    %r6_4_1 = reshape %v6_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_4_1, %ov[%c6_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_5_0 = remi %x, %d6 unsigned : tile<64xi32>
    %r6_5_0 = reshape %v6_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c6_5 = constant <i32: 41> : tile<i32>
    store_view_tko weak %r6_5_0, %ov[%c6_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v6_5_1 = remi %e, %d6 unsigned : tile<64xi32>
    %r6_5_1 = reshape %v6_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r6_5_1, %ov[%c6_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d7 = constant <i32: 12> : tile<64xi32>
    %v7_0_0 = divi %x, %d7 signed : tile<64xi32>
    %r7_0_0 = reshape %v7_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_0 = constant <i32: 42> : tile<i32>
    store_view_tko weak %r7_0_0, %ov[%c7_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_0_1 = divi %e, %d7 signed : tile<64xi32>
    %r7_0_1 = reshape %v7_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_0_1, %ov[%c7_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_1_0 = divi %x, %d7 unsigned : tile<64xi32>
    %r7_1_0 = reshape %v7_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_1 = constant <i32: 43> : tile<i32>
    store_view_tko weak %r7_1_0, %ov[%c7_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_1_1 = divi %e, %d7 unsigned : tile<64xi32>
    %r7_1_1 = reshape %v7_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_1_1, %ov[%c7_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_2_0 = divi %x, %d7 signed rounding<negative_inf> : tile<64xi32>
    %r7_2_0 = reshape %v7_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_2 = constant <i32: 44> : tile<i32>
    store_view_tko weak %r7_2_0, %ov[%c7_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_2_1 = divi %e, %d7 signed rounding<negative_inf> : tile<64xi32>
    %r7_2_1 = reshape %v7_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_2_1, %ov[%c7_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_3_0 = divi %x, %d7 signed rounding<positive_inf> : tile<64xi32>
    %r7_3_0 = reshape %v7_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_3 = constant <i32: 45> : tile<i32>
    store_view_tko weak %r7_3_0, %ov[%c7_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_3_1 = divi %e, %d7 signed rounding<positive_inf> : tile<64xi32>
    %r7_3_1 = reshape %v7_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_3_1, %ov[%c7_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_4_0 = remi %x, %d7 signed : tile<64xi32>
    %r7_4_0 = reshape %v7_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_4 = constant <i32: 46> : tile<i32>
    store_view_tko weak %r7_4_0, %ov[%c7_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_4_1 = remi %e, %d7 signed : tile<64xi32>
    %r7_4_1 = reshape %v7_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_4_1, %ov[%c7_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_5_0 = remi %x, %d7 unsigned : tile<64xi32>
    %r7_5_0 = reshape %v7_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c7_5 = constant <i32: 47> : tile<i32>
    store_view_tko weak %r7_5_0, %ov[%c7_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v7_5_1 = remi %e, %d7 unsigned : tile<64xi32>
    %r7_5_1 = reshape %v7_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r7_5_1, %ov[%c7_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d8 = constant <i32: 25> : tile<64xi32>
    %v8_0_0 = divi %x, %d8 signed : tile<64xi32>
    %r8_0_0 = reshape %v8_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_0 = constant <i32: 48> : tile<i32>
    store_view_tko weak %r8_0_0, %ov[%c8_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_0_1 = divi %e, %d8 signed : tile<64xi32>
    %r8_0_1 = reshape %v8_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_0_1, %ov[%c8_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_1_0 = divi %x, %d8 unsigned : tile<64xi32>
    %r8_1_0 = reshape %v8_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_1 = constant <i32: 49> : tile<i32>
    store_view_tko weak %r8_1_0, %ov[%c8_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_1_1 = divi %e, %d8 unsigned : tile<64xi32>
    %r8_1_1 = reshape %v8_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_1_1, %ov[%c8_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_2_0 = divi %x, %d8 signed rounding<negative_inf> : tile<64xi32>
    %r8_2_0 = reshape %v8_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_2 = constant <i32: 50> : tile<i32>
    store_view_tko weak %r8_2_0, %ov[%c8_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_2_1 = divi %e, %d8 signed rounding<negative_inf> : tile<64xi32>
    %r8_2_1 = reshape %v8_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_2_1, %ov[%c8_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_3_0 = divi %x, %d8 signed rounding<positive_inf> : tile<64xi32>
    %r8_3_0 = reshape %v8_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_3 = constant <i32: 51> : tile<i32>
    store_view_tko weak %r8_3_0, %ov[%c8_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_3_1 = divi %e, %d8 signed rounding<positive_inf> : tile<64xi32>
    %r8_3_1 = reshape %v8_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_3_1, %ov[%c8_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_4_0 = remi %x, %d8 signed : tile<64xi32>
    %r8_4_0 = reshape %v8_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_4 = constant <i32: 52> : tile<i32>
    store_view_tko weak %r8_4_0, %ov[%c8_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_4_1 = remi %e, %d8 signed : tile<64xi32>
    %r8_4_1 = reshape %v8_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_4_1, %ov[%c8_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_5_0 = remi %x, %d8 unsigned : tile<64xi32>
    %r8_5_0 = reshape %v8_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c8_5 = constant <i32: 53> : tile<i32>
    store_view_tko weak %r8_5_0, %ov[%c8_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v8_5_1 = remi %e, %d8 unsigned : tile<64xi32>
    %r8_5_1 = reshape %v8_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r8_5_1, %ov[%c8_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d9 = constant <i32: 66> : tile<64xi32>
    %v9_0_0 = divi %x, %d9 signed : tile<64xi32>
    %r9_0_0 = reshape %v9_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_0 = constant <i32: 54> : tile<i32>
    store_view_tko weak %r9_0_0, %ov[%c9_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_0_1 = divi %e, %d9 signed : tile<64xi32>
    %r9_0_1 = reshape %v9_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_0_1, %ov[%c9_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_1_0 = divi %x, %d9 unsigned : tile<64xi32>
    %r9_1_0 = reshape %v9_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_1 = constant <i32: 55> : tile<i32>
    store_view_tko weak %r9_1_0, %ov[%c9_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_1_1 = divi %e, %d9 unsigned : tile<64xi32>
    %r9_1_1 = reshape %v9_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_1_1, %ov[%c9_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_2_0 = divi %x, %d9 signed rounding<negative_inf> : tile<64xi32>
    %r9_2_0 = reshape %v9_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_2 = constant <i32: 56> : tile<i32>
    store_view_tko weak %r9_2_0, %ov[%c9_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_2_1 = divi %e, %d9 signed rounding<negative_inf> : tile<64xi32>
    %r9_2_1 = reshape %v9_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_2_1, %ov[%c9_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_3_0 = divi %x, %d9 signed rounding<positive_inf> : tile<64xi32>
    %r9_3_0 = reshape %v9_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_3 = constant <i32: 57> : tile<i32>
    store_view_tko weak %r9_3_0, %ov[%c9_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_3_1 = divi %e, %d9 signed rounding<positive_inf> : tile<64xi32>
    %r9_3_1 = reshape %v9_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_3_1, %ov[%c9_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_4_0 = remi %x, %d9 signed : tile<64xi32>
    %r9_4_0 = reshape %v9_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_4 = constant <i32: 58> : tile<i32>
    store_view_tko weak %r9_4_0, %ov[%c9_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_4_1 = remi %e, %d9 signed : tile<64xi32>
    %r9_4_1 = reshape %v9_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_4_1, %ov[%c9_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_5_0 = remi %x, %d9 unsigned : tile<64xi32>
    %r9_5_0 = reshape %v9_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c9_5 = constant <i32: 59> : tile<i32>
    store_view_tko weak %r9_5_0, %ov[%c9_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v9_5_1 = remi %e, %d9 unsigned : tile<64xi32>
    %r9_5_1 = reshape %v9_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r9_5_1, %ov[%c9_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d10 = constant <i32: 100> : tile<64xi32>
    %v10_0_0 = divi %x, %d10 signed : tile<64xi32>
    %r10_0_0 = reshape %v10_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_0 = constant <i32: 60> : tile<i32>
    store_view_tko weak %r10_0_0, %ov[%c10_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_0_1 = divi %e, %d10 signed : tile<64xi32>
    %r10_0_1 = reshape %v10_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_0_1, %ov[%c10_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_1_0 = divi %x, %d10 unsigned : tile<64xi32>
    %r10_1_0 = reshape %v10_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_1 = constant <i32: 61> : tile<i32>
    store_view_tko weak %r10_1_0, %ov[%c10_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_1_1 = divi %e, %d10 unsigned : tile<64xi32>
    %r10_1_1 = reshape %v10_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_1_1, %ov[%c10_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_2_0 = divi %x, %d10 signed rounding<negative_inf> : tile<64xi32>
    %r10_2_0 = reshape %v10_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_2 = constant <i32: 62> : tile<i32>
    store_view_tko weak %r10_2_0, %ov[%c10_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_2_1 = divi %e, %d10 signed rounding<negative_inf> : tile<64xi32>
    %r10_2_1 = reshape %v10_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_2_1, %ov[%c10_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_3_0 = divi %x, %d10 signed rounding<positive_inf> : tile<64xi32>
    %r10_3_0 = reshape %v10_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_3 = constant <i32: 63> : tile<i32>
    store_view_tko weak %r10_3_0, %ov[%c10_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_3_1 = divi %e, %d10 signed rounding<positive_inf> : tile<64xi32>
    %r10_3_1 = reshape %v10_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_3_1, %ov[%c10_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_4_0 = remi %x, %d10 signed : tile<64xi32>
    %r10_4_0 = reshape %v10_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_4 = constant <i32: 64> : tile<i32>
    store_view_tko weak %r10_4_0, %ov[%c10_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_4_1 = remi %e, %d10 signed : tile<64xi32>
    %r10_4_1 = reshape %v10_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_4_1, %ov[%c10_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_5_0 = remi %x, %d10 unsigned : tile<64xi32>
    %r10_5_0 = reshape %v10_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c10_5 = constant <i32: 65> : tile<i32>
    store_view_tko weak %r10_5_0, %ov[%c10_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v10_5_1 = remi %e, %d10 unsigned : tile<64xi32>
    %r10_5_1 = reshape %v10_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r10_5_1, %ov[%c10_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d11 = constant <i32: 125> : tile<64xi32>
    %v11_0_0 = divi %x, %d11 signed : tile<64xi32>
    %r11_0_0 = reshape %v11_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_0 = constant <i32: 66> : tile<i32>
    store_view_tko weak %r11_0_0, %ov[%c11_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_0_1 = divi %e, %d11 signed : tile<64xi32>
    %r11_0_1 = reshape %v11_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_0_1, %ov[%c11_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_1_0 = divi %x, %d11 unsigned : tile<64xi32>
    %r11_1_0 = reshape %v11_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_1 = constant <i32: 67> : tile<i32>
    store_view_tko weak %r11_1_0, %ov[%c11_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_1_1 = divi %e, %d11 unsigned : tile<64xi32>
    %r11_1_1 = reshape %v11_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_1_1, %ov[%c11_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_2_0 = divi %x, %d11 signed rounding<negative_inf> : tile<64xi32>
    %r11_2_0 = reshape %v11_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_2 = constant <i32: 68> : tile<i32>
    store_view_tko weak %r11_2_0, %ov[%c11_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_2_1 = divi %e, %d11 signed rounding<negative_inf> : tile<64xi32>
    %r11_2_1 = reshape %v11_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_2_1, %ov[%c11_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_3_0 = divi %x, %d11 signed rounding<positive_inf> : tile<64xi32>
    %r11_3_0 = reshape %v11_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_3 = constant <i32: 69> : tile<i32>
    store_view_tko weak %r11_3_0, %ov[%c11_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_3_1 = divi %e, %d11 signed rounding<positive_inf> : tile<64xi32>
    %r11_3_1 = reshape %v11_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_3_1, %ov[%c11_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_4_0 = remi %x, %d11 signed : tile<64xi32>
    %r11_4_0 = reshape %v11_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_4 = constant <i32: 70> : tile<i32>
    store_view_tko weak %r11_4_0, %ov[%c11_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_4_1 = remi %e, %d11 signed : tile<64xi32>
    %r11_4_1 = reshape %v11_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_4_1, %ov[%c11_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_5_0 = remi %x, %d11 unsigned : tile<64xi32>
    %r11_5_0 = reshape %v11_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c11_5 = constant <i32: 71> : tile<i32>
    store_view_tko weak %r11_5_0, %ov[%c11_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v11_5_1 = remi %e, %d11 unsigned : tile<64xi32>
    %r11_5_1 = reshape %v11_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r11_5_1, %ov[%c11_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d12 = constant <i32: 128> : tile<64xi32>
    %v12_0_0 = divi %x, %d12 signed : tile<64xi32>
    %r12_0_0 = reshape %v12_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_0 = constant <i32: 72> : tile<i32>
    store_view_tko weak %r12_0_0, %ov[%c12_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_0_1 = divi %e, %d12 signed : tile<64xi32>
    %r12_0_1 = reshape %v12_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_0_1, %ov[%c12_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_1_0 = divi %x, %d12 unsigned : tile<64xi32>
    %r12_1_0 = reshape %v12_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_1 = constant <i32: 73> : tile<i32>
    store_view_tko weak %r12_1_0, %ov[%c12_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_1_1 = divi %e, %d12 unsigned : tile<64xi32>
    %r12_1_1 = reshape %v12_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_1_1, %ov[%c12_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_2_0 = divi %x, %d12 signed rounding<negative_inf> : tile<64xi32>
    %r12_2_0 = reshape %v12_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_2 = constant <i32: 74> : tile<i32>
    store_view_tko weak %r12_2_0, %ov[%c12_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_2_1 = divi %e, %d12 signed rounding<negative_inf> : tile<64xi32>
    %r12_2_1 = reshape %v12_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_2_1, %ov[%c12_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_3_0 = divi %x, %d12 signed rounding<positive_inf> : tile<64xi32>
    %r12_3_0 = reshape %v12_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_3 = constant <i32: 75> : tile<i32>
    store_view_tko weak %r12_3_0, %ov[%c12_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_3_1 = divi %e, %d12 signed rounding<positive_inf> : tile<64xi32>
    %r12_3_1 = reshape %v12_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_3_1, %ov[%c12_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_4_0 = remi %x, %d12 signed : tile<64xi32>
    %r12_4_0 = reshape %v12_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_4 = constant <i32: 76> : tile<i32>
    store_view_tko weak %r12_4_0, %ov[%c12_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_4_1 = remi %e, %d12 signed : tile<64xi32>
    %r12_4_1 = reshape %v12_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_4_1, %ov[%c12_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_5_0 = remi %x, %d12 unsigned : tile<64xi32>
    %r12_5_0 = reshape %v12_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c12_5 = constant <i32: 77> : tile<i32>
    store_view_tko weak %r12_5_0, %ov[%c12_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v12_5_1 = remi %e, %d12 unsigned : tile<64xi32>
    %r12_5_1 = reshape %v12_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r12_5_1, %ov[%c12_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d13 = constant <i32: 132> : tile<64xi32>
    %v13_0_0 = divi %x, %d13 signed : tile<64xi32>
    %r13_0_0 = reshape %v13_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_0 = constant <i32: 78> : tile<i32>
    store_view_tko weak %r13_0_0, %ov[%c13_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_0_1 = divi %e, %d13 signed : tile<64xi32>
    %r13_0_1 = reshape %v13_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_0_1, %ov[%c13_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_1_0 = divi %x, %d13 unsigned : tile<64xi32>
    %r13_1_0 = reshape %v13_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_1 = constant <i32: 79> : tile<i32>
    store_view_tko weak %r13_1_0, %ov[%c13_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_1_1 = divi %e, %d13 unsigned : tile<64xi32>
    %r13_1_1 = reshape %v13_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_1_1, %ov[%c13_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_2_0 = divi %x, %d13 signed rounding<negative_inf> : tile<64xi32>
    %r13_2_0 = reshape %v13_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_2 = constant <i32: 80> : tile<i32>
    store_view_tko weak %r13_2_0, %ov[%c13_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_2_1 = divi %e, %d13 signed rounding<negative_inf> : tile<64xi32>
    %r13_2_1 = reshape %v13_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_2_1, %ov[%c13_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_3_0 = divi %x, %d13 signed rounding<positive_inf> : tile<64xi32>
    %r13_3_0 = reshape %v13_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_3 = constant <i32: 81> : tile<i32>
    store_view_tko weak %r13_3_0, %ov[%c13_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_3_1 = divi %e, %d13 signed rounding<positive_inf> : tile<64xi32>
    %r13_3_1 = reshape %v13_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_3_1, %ov[%c13_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_4_0 = remi %x, %d13 signed : tile<64xi32>
    %r13_4_0 = reshape %v13_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_4 = constant <i32: 82> : tile<i32>
    store_view_tko weak %r13_4_0, %ov[%c13_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_4_1 = remi %e, %d13 signed : tile<64xi32>
    %r13_4_1 = reshape %v13_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_4_1, %ov[%c13_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_5_0 = remi %x, %d13 unsigned : tile<64xi32>
    %r13_5_0 = reshape %v13_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c13_5 = constant <i32: 83> : tile<i32>
    store_view_tko weak %r13_5_0, %ov[%c13_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v13_5_1 = remi %e, %d13 unsigned : tile<64xi32>
    %r13_5_1 = reshape %v13_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r13_5_1, %ov[%c13_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d14 = constant <i32: 625> : tile<64xi32>
    %v14_0_0 = divi %x, %d14 signed : tile<64xi32>
    %r14_0_0 = reshape %v14_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_0 = constant <i32: 84> : tile<i32>
    store_view_tko weak %r14_0_0, %ov[%c14_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_0_1 = divi %e, %d14 signed : tile<64xi32>
    %r14_0_1 = reshape %v14_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_0_1, %ov[%c14_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_1_0 = divi %x, %d14 unsigned : tile<64xi32>
    %r14_1_0 = reshape %v14_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_1 = constant <i32: 85> : tile<i32>
    store_view_tko weak %r14_1_0, %ov[%c14_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_1_1 = divi %e, %d14 unsigned : tile<64xi32>
    %r14_1_1 = reshape %v14_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_1_1, %ov[%c14_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_2_0 = divi %x, %d14 signed rounding<negative_inf> : tile<64xi32>
    %r14_2_0 = reshape %v14_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_2 = constant <i32: 86> : tile<i32>
    store_view_tko weak %r14_2_0, %ov[%c14_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_2_1 = divi %e, %d14 signed rounding<negative_inf> : tile<64xi32>
    %r14_2_1 = reshape %v14_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_2_1, %ov[%c14_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_3_0 = divi %x, %d14 signed rounding<positive_inf> : tile<64xi32>
    %r14_3_0 = reshape %v14_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_3 = constant <i32: 87> : tile<i32>
    store_view_tko weak %r14_3_0, %ov[%c14_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_3_1 = divi %e, %d14 signed rounding<positive_inf> : tile<64xi32>
    %r14_3_1 = reshape %v14_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_3_1, %ov[%c14_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_4_0 = remi %x, %d14 signed : tile<64xi32>
    %r14_4_0 = reshape %v14_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_4 = constant <i32: 88> : tile<i32>
    store_view_tko weak %r14_4_0, %ov[%c14_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_4_1 = remi %e, %d14 signed : tile<64xi32>
    %r14_4_1 = reshape %v14_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_4_1, %ov[%c14_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_5_0 = remi %x, %d14 unsigned : tile<64xi32>
    %r14_5_0 = reshape %v14_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c14_5 = constant <i32: 89> : tile<i32>
    store_view_tko weak %r14_5_0, %ov[%c14_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v14_5_1 = remi %e, %d14 unsigned : tile<64xi32>
    %r14_5_1 = reshape %v14_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r14_5_1, %ov[%c14_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d15 = constant <i32: 641> : tile<64xi32>
    %v15_0_0 = divi %x, %d15 signed : tile<64xi32>
    %r15_0_0 = reshape %v15_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_0 = constant <i32: 90> : tile<i32>
    store_view_tko weak %r15_0_0, %ov[%c15_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_0_1 = divi %e, %d15 signed : tile<64xi32>
    %r15_0_1 = reshape %v15_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_0_1, %ov[%c15_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_1_0 = divi %x, %d15 unsigned : tile<64xi32>
    %r15_1_0 = reshape %v15_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_1 = constant <i32: 91> : tile<i32>
    store_view_tko weak %r15_1_0, %ov[%c15_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_1_1 = divi %e, %d15 unsigned : tile<64xi32>
    %r15_1_1 = reshape %v15_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_1_1, %ov[%c15_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_2_0 = divi %x, %d15 signed rounding<negative_inf> : tile<64xi32>
    %r15_2_0 = reshape %v15_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_2 = constant <i32: 92> : tile<i32>
    store_view_tko weak %r15_2_0, %ov[%c15_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_2_1 = divi %e, %d15 signed rounding<negative_inf> : tile<64xi32>
    %r15_2_1 = reshape %v15_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_2_1, %ov[%c15_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_3_0 = divi %x, %d15 signed rounding<positive_inf> : tile<64xi32>
    %r15_3_0 = reshape %v15_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_3 = constant <i32: 93> : tile<i32>
    store_view_tko weak %r15_3_0, %ov[%c15_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_3_1 = divi %e, %d15 signed rounding<positive_inf> : tile<64xi32>
    %r15_3_1 = reshape %v15_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_3_1, %ov[%c15_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_4_0 = remi %x, %d15 signed : tile<64xi32>
    %r15_4_0 = reshape %v15_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_4 = constant <i32: 94> : tile<i32>
    store_view_tko weak %r15_4_0, %ov[%c15_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_4_1 = remi %e, %d15 signed : tile<64xi32>
    %r15_4_1 = reshape %v15_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_4_1, %ov[%c15_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_5_0 = remi %x, %d15 unsigned : tile<64xi32>
    %r15_5_0 = reshape %v15_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c15_5 = constant <i32: 95> : tile<i32>
    store_view_tko weak %r15_5_0, %ov[%c15_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v15_5_1 = remi %e, %d15 unsigned : tile<64xi32>
    %r15_5_1 = reshape %v15_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r15_5_1, %ov[%c15_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d16 = constant <i32: 1000> : tile<64xi32>
    %v16_0_0 = divi %x, %d16 signed : tile<64xi32>
    %r16_0_0 = reshape %v16_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_0 = constant <i32: 96> : tile<i32>
    store_view_tko weak %r16_0_0, %ov[%c16_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_0_1 = divi %e, %d16 signed : tile<64xi32>
    %r16_0_1 = reshape %v16_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_0_1, %ov[%c16_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_1_0 = divi %x, %d16 unsigned : tile<64xi32>
    %r16_1_0 = reshape %v16_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_1 = constant <i32: 97> : tile<i32>
    store_view_tko weak %r16_1_0, %ov[%c16_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_1_1 = divi %e, %d16 unsigned : tile<64xi32>
    %r16_1_1 = reshape %v16_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_1_1, %ov[%c16_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_2_0 = divi %x, %d16 signed rounding<negative_inf> : tile<64xi32>
    %r16_2_0 = reshape %v16_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_2 = constant <i32: 98> : tile<i32>
    store_view_tko weak %r16_2_0, %ov[%c16_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_2_1 = divi %e, %d16 signed rounding<negative_inf> : tile<64xi32>
    %r16_2_1 = reshape %v16_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_2_1, %ov[%c16_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_3_0 = divi %x, %d16 signed rounding<positive_inf> : tile<64xi32>
    %r16_3_0 = reshape %v16_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_3 = constant <i32: 99> : tile<i32>
    store_view_tko weak %r16_3_0, %ov[%c16_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_3_1 = divi %e, %d16 signed rounding<positive_inf> : tile<64xi32>
    %r16_3_1 = reshape %v16_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_3_1, %ov[%c16_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_4_0 = remi %x, %d16 signed : tile<64xi32>
    %r16_4_0 = reshape %v16_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_4 = constant <i32: 100> : tile<i32>
    store_view_tko weak %r16_4_0, %ov[%c16_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_4_1 = remi %e, %d16 signed : tile<64xi32>
    %r16_4_1 = reshape %v16_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_4_1, %ov[%c16_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_5_0 = remi %x, %d16 unsigned : tile<64xi32>
    %r16_5_0 = reshape %v16_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c16_5 = constant <i32: 101> : tile<i32>
    store_view_tko weak %r16_5_0, %ov[%c16_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v16_5_1 = remi %e, %d16 unsigned : tile<64xi32>
    %r16_5_1 = reshape %v16_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r16_5_1, %ov[%c16_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d17 = constant <i32: 1024> : tile<64xi32>
    %v17_0_0 = divi %x, %d17 signed : tile<64xi32>
    %r17_0_0 = reshape %v17_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_0 = constant <i32: 102> : tile<i32>
    store_view_tko weak %r17_0_0, %ov[%c17_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_0_1 = divi %e, %d17 signed : tile<64xi32>
    %r17_0_1 = reshape %v17_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_0_1, %ov[%c17_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_1_0 = divi %x, %d17 unsigned : tile<64xi32>
    %r17_1_0 = reshape %v17_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_1 = constant <i32: 103> : tile<i32>
    store_view_tko weak %r17_1_0, %ov[%c17_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_1_1 = divi %e, %d17 unsigned : tile<64xi32>
    %r17_1_1 = reshape %v17_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_1_1, %ov[%c17_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_2_0 = divi %x, %d17 signed rounding<negative_inf> : tile<64xi32>
    %r17_2_0 = reshape %v17_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_2 = constant <i32: 104> : tile<i32>
    store_view_tko weak %r17_2_0, %ov[%c17_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_2_1 = divi %e, %d17 signed rounding<negative_inf> : tile<64xi32>
    %r17_2_1 = reshape %v17_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_2_1, %ov[%c17_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_3_0 = divi %x, %d17 signed rounding<positive_inf> : tile<64xi32>
    %r17_3_0 = reshape %v17_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_3 = constant <i32: 105> : tile<i32>
    store_view_tko weak %r17_3_0, %ov[%c17_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_3_1 = divi %e, %d17 signed rounding<positive_inf> : tile<64xi32>
    %r17_3_1 = reshape %v17_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_3_1, %ov[%c17_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_4_0 = remi %x, %d17 signed : tile<64xi32>
    %r17_4_0 = reshape %v17_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_4 = constant <i32: 106> : tile<i32>
    store_view_tko weak %r17_4_0, %ov[%c17_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_4_1 = remi %e, %d17 signed : tile<64xi32>
    %r17_4_1 = reshape %v17_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_4_1, %ov[%c17_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_5_0 = remi %x, %d17 unsigned : tile<64xi32>
    %r17_5_0 = reshape %v17_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c17_5 = constant <i32: 107> : tile<i32>
    store_view_tko weak %r17_5_0, %ov[%c17_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v17_5_1 = remi %e, %d17 unsigned : tile<64xi32>
    %r17_5_1 = reshape %v17_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r17_5_1, %ov[%c17_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d18 = constant <i32: 1023> : tile<64xi32>
    %v18_0_0 = divi %x, %d18 signed : tile<64xi32>
    %r18_0_0 = reshape %v18_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_0 = constant <i32: 108> : tile<i32>
    store_view_tko weak %r18_0_0, %ov[%c18_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_0_1 = divi %e, %d18 signed : tile<64xi32>
    %r18_0_1 = reshape %v18_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_0_1, %ov[%c18_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_1_0 = divi %x, %d18 unsigned : tile<64xi32>
    %r18_1_0 = reshape %v18_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_1 = constant <i32: 109> : tile<i32>
    store_view_tko weak %r18_1_0, %ov[%c18_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_1_1 = divi %e, %d18 unsigned : tile<64xi32>
    %r18_1_1 = reshape %v18_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_1_1, %ov[%c18_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_2_0 = divi %x, %d18 signed rounding<negative_inf> : tile<64xi32>
    %r18_2_0 = reshape %v18_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_2 = constant <i32: 110> : tile<i32>
    store_view_tko weak %r18_2_0, %ov[%c18_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_2_1 = divi %e, %d18 signed rounding<negative_inf> : tile<64xi32>
    %r18_2_1 = reshape %v18_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_2_1, %ov[%c18_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_3_0 = divi %x, %d18 signed rounding<positive_inf> : tile<64xi32>
    %r18_3_0 = reshape %v18_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_3 = constant <i32: 111> : tile<i32>
    store_view_tko weak %r18_3_0, %ov[%c18_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_3_1 = divi %e, %d18 signed rounding<positive_inf> : tile<64xi32>
    %r18_3_1 = reshape %v18_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_3_1, %ov[%c18_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_4_0 = remi %x, %d18 signed : tile<64xi32>
    %r18_4_0 = reshape %v18_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_4 = constant <i32: 112> : tile<i32>
    store_view_tko weak %r18_4_0, %ov[%c18_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_4_1 = remi %e, %d18 signed : tile<64xi32>
    %r18_4_1 = reshape %v18_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_4_1, %ov[%c18_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_5_0 = remi %x, %d18 unsigned : tile<64xi32>
    %r18_5_0 = reshape %v18_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c18_5 = constant <i32: 113> : tile<i32>
    store_view_tko weak %r18_5_0, %ov[%c18_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v18_5_1 = remi %e, %d18 unsigned : tile<64xi32>
    %r18_5_1 = reshape %v18_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r18_5_1, %ov[%c18_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d19 = constant <i32: 65535> : tile<64xi32>
    %v19_0_0 = divi %x, %d19 signed : tile<64xi32>
    %r19_0_0 = reshape %v19_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_0 = constant <i32: 114> : tile<i32>
    store_view_tko weak %r19_0_0, %ov[%c19_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_0_1 = divi %e, %d19 signed : tile<64xi32>
    %r19_0_1 = reshape %v19_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_0_1, %ov[%c19_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_1_0 = divi %x, %d19 unsigned : tile<64xi32>
    %r19_1_0 = reshape %v19_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_1 = constant <i32: 115> : tile<i32>
    store_view_tko weak %r19_1_0, %ov[%c19_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_1_1 = divi %e, %d19 unsigned : tile<64xi32>
    %r19_1_1 = reshape %v19_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_1_1, %ov[%c19_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_2_0 = divi %x, %d19 signed rounding<negative_inf> : tile<64xi32>
    %r19_2_0 = reshape %v19_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_2 = constant <i32: 116> : tile<i32>
    store_view_tko weak %r19_2_0, %ov[%c19_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_2_1 = divi %e, %d19 signed rounding<negative_inf> : tile<64xi32>
    %r19_2_1 = reshape %v19_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_2_1, %ov[%c19_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_3_0 = divi %x, %d19 signed rounding<positive_inf> : tile<64xi32>
    %r19_3_0 = reshape %v19_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_3 = constant <i32: 117> : tile<i32>
    store_view_tko weak %r19_3_0, %ov[%c19_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_3_1 = divi %e, %d19 signed rounding<positive_inf> : tile<64xi32>
    %r19_3_1 = reshape %v19_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_3_1, %ov[%c19_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_4_0 = remi %x, %d19 signed : tile<64xi32>
    %r19_4_0 = reshape %v19_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_4 = constant <i32: 118> : tile<i32>
    store_view_tko weak %r19_4_0, %ov[%c19_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_4_1 = remi %e, %d19 signed : tile<64xi32>
    %r19_4_1 = reshape %v19_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_4_1, %ov[%c19_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_5_0 = remi %x, %d19 unsigned : tile<64xi32>
    %r19_5_0 = reshape %v19_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c19_5 = constant <i32: 119> : tile<i32>
    store_view_tko weak %r19_5_0, %ov[%c19_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v19_5_1 = remi %e, %d19 unsigned : tile<64xi32>
    %r19_5_1 = reshape %v19_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r19_5_1, %ov[%c19_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d20 = constant <i32: 65536> : tile<64xi32>
    %v20_0_0 = divi %x, %d20 signed : tile<64xi32>
    %r20_0_0 = reshape %v20_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_0 = constant <i32: 120> : tile<i32>
    store_view_tko weak %r20_0_0, %ov[%c20_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_0_1 = divi %e, %d20 signed : tile<64xi32>
    %r20_0_1 = reshape %v20_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_0_1, %ov[%c20_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_1_0 = divi %x, %d20 unsigned : tile<64xi32>
    %r20_1_0 = reshape %v20_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_1 = constant <i32: 121> : tile<i32>
    store_view_tko weak %r20_1_0, %ov[%c20_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_1_1 = divi %e, %d20 unsigned : tile<64xi32>
    %r20_1_1 = reshape %v20_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_1_1, %ov[%c20_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_2_0 = divi %x, %d20 signed rounding<negative_inf> : tile<64xi32>
    %r20_2_0 = reshape %v20_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_2 = constant <i32: 122> : tile<i32>
    store_view_tko weak %r20_2_0, %ov[%c20_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_2_1 = divi %e, %d20 signed rounding<negative_inf> : tile<64xi32>
    %r20_2_1 = reshape %v20_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_2_1, %ov[%c20_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_3_0 = divi %x, %d20 signed rounding<positive_inf> : tile<64xi32>
    %r20_3_0 = reshape %v20_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_3 = constant <i32: 123> : tile<i32>
    store_view_tko weak %r20_3_0, %ov[%c20_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_3_1 = divi %e, %d20 signed rounding<positive_inf> : tile<64xi32>
    %r20_3_1 = reshape %v20_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_3_1, %ov[%c20_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_4_0 = remi %x, %d20 signed : tile<64xi32>
    %r20_4_0 = reshape %v20_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_4 = constant <i32: 124> : tile<i32>
    store_view_tko weak %r20_4_0, %ov[%c20_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_4_1 = remi %e, %d20 signed : tile<64xi32>
    %r20_4_1 = reshape %v20_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_4_1, %ov[%c20_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_5_0 = remi %x, %d20 unsigned : tile<64xi32>
    %r20_5_0 = reshape %v20_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c20_5 = constant <i32: 125> : tile<i32>
    store_view_tko weak %r20_5_0, %ov[%c20_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v20_5_1 = remi %e, %d20 unsigned : tile<64xi32>
    %r20_5_1 = reshape %v20_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r20_5_1, %ov[%c20_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d21 = constant <i32: 65537> : tile<64xi32>
    %v21_0_0 = divi %x, %d21 signed : tile<64xi32>
    %r21_0_0 = reshape %v21_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_0 = constant <i32: 126> : tile<i32>
    store_view_tko weak %r21_0_0, %ov[%c21_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_0_1 = divi %e, %d21 signed : tile<64xi32>
    %r21_0_1 = reshape %v21_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_0_1, %ov[%c21_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_1_0 = divi %x, %d21 unsigned : tile<64xi32>
    %r21_1_0 = reshape %v21_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_1 = constant <i32: 127> : tile<i32>
    store_view_tko weak %r21_1_0, %ov[%c21_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_1_1 = divi %e, %d21 unsigned : tile<64xi32>
    %r21_1_1 = reshape %v21_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_1_1, %ov[%c21_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_2_0 = divi %x, %d21 signed rounding<negative_inf> : tile<64xi32>
    %r21_2_0 = reshape %v21_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_2 = constant <i32: 128> : tile<i32>
    store_view_tko weak %r21_2_0, %ov[%c21_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_2_1 = divi %e, %d21 signed rounding<negative_inf> : tile<64xi32>
    %r21_2_1 = reshape %v21_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_2_1, %ov[%c21_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_3_0 = divi %x, %d21 signed rounding<positive_inf> : tile<64xi32>
    %r21_3_0 = reshape %v21_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_3 = constant <i32: 129> : tile<i32>
    store_view_tko weak %r21_3_0, %ov[%c21_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_3_1 = divi %e, %d21 signed rounding<positive_inf> : tile<64xi32>
    %r21_3_1 = reshape %v21_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_3_1, %ov[%c21_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_4_0 = remi %x, %d21 signed : tile<64xi32>
    %r21_4_0 = reshape %v21_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_4 = constant <i32: 130> : tile<i32>
    store_view_tko weak %r21_4_0, %ov[%c21_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_4_1 = remi %e, %d21 signed : tile<64xi32>
    %r21_4_1 = reshape %v21_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_4_1, %ov[%c21_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_5_0 = remi %x, %d21 unsigned : tile<64xi32>
    %r21_5_0 = reshape %v21_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c21_5 = constant <i32: 131> : tile<i32>
    store_view_tko weak %r21_5_0, %ov[%c21_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v21_5_1 = remi %e, %d21 unsigned : tile<64xi32>
    %r21_5_1 = reshape %v21_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r21_5_1, %ov[%c21_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d22 = constant <i32: 1073741824> : tile<64xi32>
    %v22_0_0 = divi %x, %d22 signed : tile<64xi32>
    %r22_0_0 = reshape %v22_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_0 = constant <i32: 132> : tile<i32>
    store_view_tko weak %r22_0_0, %ov[%c22_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_0_1 = divi %e, %d22 signed : tile<64xi32>
    %r22_0_1 = reshape %v22_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_0_1, %ov[%c22_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_1_0 = divi %x, %d22 unsigned : tile<64xi32>
    %r22_1_0 = reshape %v22_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_1 = constant <i32: 133> : tile<i32>
    store_view_tko weak %r22_1_0, %ov[%c22_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_1_1 = divi %e, %d22 unsigned : tile<64xi32>
    %r22_1_1 = reshape %v22_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_1_1, %ov[%c22_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_2_0 = divi %x, %d22 signed rounding<negative_inf> : tile<64xi32>
    %r22_2_0 = reshape %v22_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_2 = constant <i32: 134> : tile<i32>
    store_view_tko weak %r22_2_0, %ov[%c22_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_2_1 = divi %e, %d22 signed rounding<negative_inf> : tile<64xi32>
    %r22_2_1 = reshape %v22_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_2_1, %ov[%c22_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_3_0 = divi %x, %d22 signed rounding<positive_inf> : tile<64xi32>
    %r22_3_0 = reshape %v22_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_3 = constant <i32: 135> : tile<i32>
    store_view_tko weak %r22_3_0, %ov[%c22_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_3_1 = divi %e, %d22 signed rounding<positive_inf> : tile<64xi32>
    %r22_3_1 = reshape %v22_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_3_1, %ov[%c22_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_4_0 = remi %x, %d22 signed : tile<64xi32>
    %r22_4_0 = reshape %v22_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_4 = constant <i32: 136> : tile<i32>
    store_view_tko weak %r22_4_0, %ov[%c22_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_4_1 = remi %e, %d22 signed : tile<64xi32>
    %r22_4_1 = reshape %v22_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_4_1, %ov[%c22_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_5_0 = remi %x, %d22 unsigned : tile<64xi32>
    %r22_5_0 = reshape %v22_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c22_5 = constant <i32: 137> : tile<i32>
    store_view_tko weak %r22_5_0, %ov[%c22_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v22_5_1 = remi %e, %d22 unsigned : tile<64xi32>
    %r22_5_1 = reshape %v22_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r22_5_1, %ov[%c22_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d23 = constant <i32: 1073741825> : tile<64xi32>
    %v23_0_0 = divi %x, %d23 signed : tile<64xi32>
    %r23_0_0 = reshape %v23_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_0 = constant <i32: 138> : tile<i32>
    store_view_tko weak %r23_0_0, %ov[%c23_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_0_1 = divi %e, %d23 signed : tile<64xi32>
    %r23_0_1 = reshape %v23_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_0_1, %ov[%c23_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_1_0 = divi %x, %d23 unsigned : tile<64xi32>
    %r23_1_0 = reshape %v23_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_1 = constant <i32: 139> : tile<i32>
    store_view_tko weak %r23_1_0, %ov[%c23_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_1_1 = divi %e, %d23 unsigned : tile<64xi32>
    %r23_1_1 = reshape %v23_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_1_1, %ov[%c23_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_2_0 = divi %x, %d23 signed rounding<negative_inf> : tile<64xi32>
    %r23_2_0 = reshape %v23_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_2 = constant <i32: 140> : tile<i32>
    store_view_tko weak %r23_2_0, %ov[%c23_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_2_1 = divi %e, %d23 signed rounding<negative_inf> : tile<64xi32>
    %r23_2_1 = reshape %v23_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_2_1, %ov[%c23_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_3_0 = divi %x, %d23 signed rounding<positive_inf> : tile<64xi32>
    %r23_3_0 = reshape %v23_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_3 = constant <i32: 141> : tile<i32>
    store_view_tko weak %r23_3_0, %ov[%c23_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_3_1 = divi %e, %d23 signed rounding<positive_inf> : tile<64xi32>
    %r23_3_1 = reshape %v23_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_3_1, %ov[%c23_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_4_0 = remi %x, %d23 signed : tile<64xi32>
    %r23_4_0 = reshape %v23_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_4 = constant <i32: 142> : tile<i32>
    store_view_tko weak %r23_4_0, %ov[%c23_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_4_1 = remi %e, %d23 signed : tile<64xi32>
    %r23_4_1 = reshape %v23_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_4_1, %ov[%c23_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_5_0 = remi %x, %d23 unsigned : tile<64xi32>
    %r23_5_0 = reshape %v23_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c23_5 = constant <i32: 143> : tile<i32>
    store_view_tko weak %r23_5_0, %ov[%c23_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v23_5_1 = remi %e, %d23 unsigned : tile<64xi32>
    %r23_5_1 = reshape %v23_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r23_5_1, %ov[%c23_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %d24 = constant <i32: 2147483647> : tile<64xi32>
    %v24_0_0 = divi %x, %d24 signed : tile<64xi32>
    %r24_0_0 = reshape %v24_0_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_0 = constant <i32: 144> : tile<i32>
    store_view_tko weak %r24_0_0, %ov[%c24_0, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_0_1 = divi %e, %d24 signed : tile<64xi32>
    %r24_0_1 = reshape %v24_0_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_0_1, %ov[%c24_0, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_1_0 = divi %x, %d24 unsigned : tile<64xi32>
    %r24_1_0 = reshape %v24_1_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_1 = constant <i32: 145> : tile<i32>
    store_view_tko weak %r24_1_0, %ov[%c24_1, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_1_1 = divi %e, %d24 unsigned : tile<64xi32>
    %r24_1_1 = reshape %v24_1_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_1_1, %ov[%c24_1, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_2_0 = divi %x, %d24 signed rounding<negative_inf> : tile<64xi32>
    %r24_2_0 = reshape %v24_2_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_2 = constant <i32: 146> : tile<i32>
    store_view_tko weak %r24_2_0, %ov[%c24_2, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_2_1 = divi %e, %d24 signed rounding<negative_inf> : tile<64xi32>
    %r24_2_1 = reshape %v24_2_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_2_1, %ov[%c24_2, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_3_0 = divi %x, %d24 signed rounding<positive_inf> : tile<64xi32>
    %r24_3_0 = reshape %v24_3_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_3 = constant <i32: 147> : tile<i32>
    store_view_tko weak %r24_3_0, %ov[%c24_3, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_3_1 = divi %e, %d24 signed rounding<positive_inf> : tile<64xi32>
    %r24_3_1 = reshape %v24_3_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_3_1, %ov[%c24_3, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_4_0 = remi %x, %d24 signed : tile<64xi32>
    %r24_4_0 = reshape %v24_4_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_4 = constant <i32: 148> : tile<i32>
    store_view_tko weak %r24_4_0, %ov[%c24_4, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_4_1 = remi %e, %d24 signed : tile<64xi32>
    %r24_4_1 = reshape %v24_4_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_4_1, %ov[%c24_4, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_5_0 = remi %x, %d24 unsigned : tile<64xi32>
    %r24_5_0 = reshape %v24_5_0 : tile<64xi32> -> tile<1x64xi32>
    %c24_5 = constant <i32: 149> : tile<i32>
    store_view_tko weak %r24_5_0, %ov[%c24_5, %zero] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
    %v24_5_1 = remi %e, %d24 unsigned : tile<64xi32>
    %r24_5_1 = reshape %v24_5_1 : tile<64xi32> -> tile<1x64xi32>
    store_view_tko weak %r24_5_1, %ov[%c24_5, %one] : tile<1x64xi32>, partition_view<tile=(1x64), tensor_view<150x128xi32, strides=[128,1]>>, tile<i32> -> token
  }
  entry @longs(%in: tile<ptr<i64>>, %out: tile<ptr<i64>>) {
    %xt = make_tensor_view %in, shape = [32], strides = [1] : tensor_view<32xi64, strides=[1]>
    %xv = make_partition_view %xt : partition_view<tile=(32), tensor_view<32xi64, strides=[1]>>
    %ot = make_tensor_view %out, shape = [54, 64], strides = [64, 1] : tensor_view<54x64xi64, strides=[64,1]>
    %ov = make_partition_view %ot : partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %x, %t = load_view_tko weak %xv[%zero] : partition_view<tile=(32), tensor_view<32xi64, strides=[1]>>, tile<i32> -> tile<32xi64>, token
    %e0 = constant <i64: [0, 1, -1, 2, -2, 127, 128, -128, -129, 4294967295, 4294967296, -4294967297, 9223372036854775807, -9223372036854775808, 5, -5, 0, 1, -1, 2, -2, 127, 128, -128, -129, 4294967295, 4294967296, -4294967297, 9223372036854775807, -9223372036854775808, 5, -5]> : tile<32xi64>
    %n0 = subi %x, %x : tile<32xi64>
    %e = addi %e0, %n0 : tile<32xi64>
    %d0 = constant <i64: 2> : tile<32xi64>
    %v0_0_0 = divi %x, %d0 signed : tile<32xi64>
    %r0_0_0 = reshape %v0_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_0 = constant <i32: 0> : tile<i32>
    store_view_tko weak %r0_0_0, %ov[%c0_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_0_1 = divi %e, %d0 signed : tile<32xi64>
    %r0_0_1 = reshape %v0_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_0_1, %ov[%c0_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_1_0 = divi %x, %d0 unsigned : tile<32xi64>
    %r0_1_0 = reshape %v0_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_1 = constant <i32: 1> : tile<i32>
    store_view_tko weak %r0_1_0, %ov[%c0_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_1_1 = divi %e, %d0 unsigned : tile<32xi64>
    %r0_1_1 = reshape %v0_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_1_1, %ov[%c0_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_2_0 = divi %x, %d0 signed rounding<negative_inf> : tile<32xi64>
    %r0_2_0 = reshape %v0_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_2 = constant <i32: 2> : tile<i32>
    store_view_tko weak %r0_2_0, %ov[%c0_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_2_1 = divi %e, %d0 signed rounding<negative_inf> : tile<32xi64>
    %r0_2_1 = reshape %v0_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_2_1, %ov[%c0_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_3_0 = divi %x, %d0 signed rounding<positive_inf> : tile<32xi64>
    %r0_3_0 = reshape %v0_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_3 = constant <i32: 3> : tile<i32>
    store_view_tko weak %r0_3_0, %ov[%c0_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_3_1 = divi %e, %d0 signed rounding<positive_inf> : tile<32xi64>
    %r0_3_1 = reshape %v0_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_3_1, %ov[%c0_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_4_0 = remi %x, %d0 signed : tile<32xi64>
    %r0_4_0 = reshape %v0_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_4 = constant <i32: 4> : tile<i32>
    store_view_tko weak %r0_4_0, %ov[%c0_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_4_1 = remi %e, %d0 signed : tile<32xi64>
    %r0_4_1 = reshape %v0_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_4_1, %ov[%c0_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_5_0 = remi %x, %d0 unsigned : tile<32xi64>
    %r0_5_0 = reshape %v0_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c0_5 = constant <i32: 5> : tile<i32>
    store_view_tko weak %r0_5_0, %ov[%c0_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v0_5_1 = remi %e, %d0 unsigned : tile<32xi64>
    %r0_5_1 = reshape %v0_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r0_5_1, %ov[%c0_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d1 = constant <i64: 4> : tile<32xi64>
    %v1_0_0 = divi %x, %d1 signed : tile<32xi64>
    %r1_0_0 = reshape %v1_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_0 = constant <i32: 6> : tile<i32>
    store_view_tko weak %r1_0_0, %ov[%c1_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_0_1 = divi %e, %d1 signed : tile<32xi64>
    %r1_0_1 = reshape %v1_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_0_1, %ov[%c1_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_1_0 = divi %x, %d1 unsigned : tile<32xi64>
    %r1_1_0 = reshape %v1_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_1 = constant <i32: 7> : tile<i32>
    store_view_tko weak %r1_1_0, %ov[%c1_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_1_1 = divi %e, %d1 unsigned : tile<32xi64>
    %r1_1_1 = reshape %v1_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_1_1, %ov[%c1_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_2_0 = divi %x, %d1 signed rounding<negative_inf> : tile<32xi64>
    %r1_2_0 = reshape %v1_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_2 = constant <i32: 8> : tile<i32>
    store_view_tko weak %r1_2_0, %ov[%c1_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_2_1 = divi %e, %d1 signed rounding<negative_inf> : tile<32xi64>
    %r1_2_1 = reshape %v1_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_2_1, %ov[%c1_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_3_0 = divi %x, %d1 signed rounding<positive_inf> : tile<32xi64>
    %r1_3_0 = reshape %v1_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_3 = constant <i32: 9> : tile<i32>
    store_view_tko weak %r1_3_0, %ov[%c1_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_3_1 = divi %e, %d1 signed rounding<positive_inf> : tile<32xi64>
    %r1_3_1 = reshape %v1_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_3_1, %ov[%c1_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_4_0 = remi %x, %d1 signed : tile<32xi64>
    %r1_4_0 = reshape %v1_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_4 = constant <i32: 10> : tile<i32>
    store_view_tko weak %r1_4_0, %ov[%c1_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_4_1 = remi %e, %d1 signed : tile<32xi64>
    %r1_4_1 = reshape %v1_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_4_1, %ov[%c1_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_5_0 = remi %x, %d1 unsigned : tile<32xi64>
    %r1_5_0 = reshape %v1_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c1_5 = constant <i32: 11> : tile<i32>
    store_view_tko weak %r1_5_0, %ov[%c1_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v1_5_1 = remi %e, %d1 unsigned : tile<32xi64>
    %r1_5_1 = reshape %v1_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r1_5_1, %ov[%c1_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d2 = constant <i64: 128> : tile<32xi64>
    %v2_0_0 = divi %x, %d2 signed : tile<32xi64>
    %r2_0_0 = reshape %v2_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_0 = constant <i32: 12> : tile<i32>
    store_view_tko weak %r2_0_0, %ov[%c2_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_0_1 = divi %e, %d2 signed : tile<32xi64>
    %r2_0_1 = reshape %v2_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_0_1, %ov[%c2_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_1_0 = divi %x, %d2 unsigned : tile<32xi64>
    %r2_1_0 = reshape %v2_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_1 = constant <i32: 13> : tile<i32>
    store_view_tko weak %r2_1_0, %ov[%c2_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_1_1 = divi %e, %d2 unsigned : tile<32xi64>
    %r2_1_1 = reshape %v2_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_1_1, %ov[%c2_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_2_0 = divi %x, %d2 signed rounding<negative_inf> : tile<32xi64>
    %r2_2_0 = reshape %v2_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_2 = constant <i32: 14> : tile<i32>
    store_view_tko weak %r2_2_0, %ov[%c2_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_2_1 = divi %e, %d2 signed rounding<negative_inf> : tile<32xi64>
    %r2_2_1 = reshape %v2_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_2_1, %ov[%c2_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_3_0 = divi %x, %d2 signed rounding<positive_inf> : tile<32xi64>
    %r2_3_0 = reshape %v2_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_3 = constant <i32: 15> : tile<i32>
    store_view_tko weak %r2_3_0, %ov[%c2_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_3_1 = divi %e, %d2 signed rounding<positive_inf> : tile<32xi64>
    %r2_3_1 = reshape %v2_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_3_1, %ov[%c2_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_4_0 = remi %x, %d2 signed : tile<32xi64>
    %r2_4_0 = reshape %v2_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_4 = constant <i32: 16> : tile<i32>
    store_view_tko weak %r2_4_0, %ov[%c2_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_4_1 = remi %e, %d2 signed : tile<32xi64>
    %r2_4_1 = reshape %v2_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_4_1, %ov[%c2_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_5_0 = remi %x, %d2 unsigned : tile<32xi64>
    %r2_5_0 = reshape %v2_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c2_5 = constant <i32: 17> : tile<i32>
    store_view_tko weak %r2_5_0, %ov[%c2_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v2_5_1 = remi %e, %d2 unsigned : tile<32xi64>
    %r2_5_1 = reshape %v2_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r2_5_1, %ov[%c2_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d3 = constant <i64: 4096> : tile<32xi64>
    %v3_0_0 = divi %x, %d3 signed : tile<32xi64>
    %r3_0_0 = reshape %v3_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_0 = constant <i32: 18> : tile<i32>
    store_view_tko weak %r3_0_0, %ov[%c3_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_0_1 = divi %e, %d3 signed : tile<32xi64>
    %r3_0_1 = reshape %v3_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_0_1, %ov[%c3_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_1_0 = divi %x, %d3 unsigned : tile<32xi64>
    %r3_1_0 = reshape %v3_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_1 = constant <i32: 19> : tile<i32>
    store_view_tko weak %r3_1_0, %ov[%c3_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_1_1 = divi %e, %d3 unsigned : tile<32xi64>
    %r3_1_1 = reshape %v3_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_1_1, %ov[%c3_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_2_0 = divi %x, %d3 signed rounding<negative_inf> : tile<32xi64>
    %r3_2_0 = reshape %v3_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_2 = constant <i32: 20> : tile<i32>
    store_view_tko weak %r3_2_0, %ov[%c3_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_2_1 = divi %e, %d3 signed rounding<negative_inf> : tile<32xi64>
    %r3_2_1 = reshape %v3_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_2_1, %ov[%c3_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_3_0 = divi %x, %d3 signed rounding<positive_inf> : tile<32xi64>
    %r3_3_0 = reshape %v3_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_3 = constant <i32: 21> : tile<i32>
    store_view_tko weak %r3_3_0, %ov[%c3_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_3_1 = divi %e, %d3 signed rounding<positive_inf> : tile<32xi64>
    %r3_3_1 = reshape %v3_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_3_1, %ov[%c3_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_4_0 = remi %x, %d3 signed : tile<32xi64>
    %r3_4_0 = reshape %v3_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_4 = constant <i32: 22> : tile<i32>
    store_view_tko weak %r3_4_0, %ov[%c3_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_4_1 = remi %e, %d3 signed : tile<32xi64>
    %r3_4_1 = reshape %v3_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_4_1, %ov[%c3_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_5_0 = remi %x, %d3 unsigned : tile<32xi64>
    %r3_5_0 = reshape %v3_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c3_5 = constant <i32: 23> : tile<i32>
    store_view_tko weak %r3_5_0, %ov[%c3_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v3_5_1 = remi %e, %d3 unsigned : tile<32xi64>
    %r3_5_1 = reshape %v3_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r3_5_1, %ov[%c3_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d4 = constant <i64: 4294967296> : tile<32xi64>
    %v4_0_0 = divi %x, %d4 signed : tile<32xi64>
    %r4_0_0 = reshape %v4_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_0 = constant <i32: 24> : tile<i32>
    store_view_tko weak %r4_0_0, %ov[%c4_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_0_1 = divi %e, %d4 signed : tile<32xi64>
    %r4_0_1 = reshape %v4_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_0_1, %ov[%c4_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_1_0 = divi %x, %d4 unsigned : tile<32xi64>
    %r4_1_0 = reshape %v4_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_1 = constant <i32: 25> : tile<i32>
    store_view_tko weak %r4_1_0, %ov[%c4_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_1_1 = divi %e, %d4 unsigned : tile<32xi64>
    %r4_1_1 = reshape %v4_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_1_1, %ov[%c4_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_2_0 = divi %x, %d4 signed rounding<negative_inf> : tile<32xi64>
    %r4_2_0 = reshape %v4_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_2 = constant <i32: 26> : tile<i32>
    store_view_tko weak %r4_2_0, %ov[%c4_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_2_1 = divi %e, %d4 signed rounding<negative_inf> : tile<32xi64>
    %r4_2_1 = reshape %v4_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_2_1, %ov[%c4_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_3_0 = divi %x, %d4 signed rounding<positive_inf> : tile<32xi64>
    %r4_3_0 = reshape %v4_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_3 = constant <i32: 27> : tile<i32>
    store_view_tko weak %r4_3_0, %ov[%c4_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_3_1 = divi %e, %d4 signed rounding<positive_inf> : tile<32xi64>
    %r4_3_1 = reshape %v4_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_3_1, %ov[%c4_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_4_0 = remi %x, %d4 signed : tile<32xi64>
    %r4_4_0 = reshape %v4_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_4 = constant <i32: 28> : tile<i32>
    store_view_tko weak %r4_4_0, %ov[%c4_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_4_1 = remi %e, %d4 signed : tile<32xi64>
    %r4_4_1 = reshape %v4_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_4_1, %ov[%c4_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_5_0 = remi %x, %d4 unsigned : tile<32xi64>
    %r4_5_0 = reshape %v4_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c4_5 = constant <i32: 29> : tile<i32>
    store_view_tko weak %r4_5_0, %ov[%c4_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v4_5_1 = remi %e, %d4 unsigned : tile<32xi64>
    %r4_5_1 = reshape %v4_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r4_5_1, %ov[%c4_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d5 = constant <i64: 1099511627776> : tile<32xi64>
    %v5_0_0 = divi %x, %d5 signed : tile<32xi64>
    %r5_0_0 = reshape %v5_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_0 = constant <i32: 30> : tile<i32>
    store_view_tko weak %r5_0_0, %ov[%c5_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_0_1 = divi %e, %d5 signed : tile<32xi64>
    %r5_0_1 = reshape %v5_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_0_1, %ov[%c5_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_1_0 = divi %x, %d5 unsigned : tile<32xi64>
    %r5_1_0 = reshape %v5_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_1 = constant <i32: 31> : tile<i32>
    store_view_tko weak %r5_1_0, %ov[%c5_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_1_1 = divi %e, %d5 unsigned : tile<32xi64>
    %r5_1_1 = reshape %v5_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_1_1, %ov[%c5_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_2_0 = divi %x, %d5 signed rounding<negative_inf> : tile<32xi64>
    %r5_2_0 = reshape %v5_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_2 = constant <i32: 32> : tile<i32>
    store_view_tko weak %r5_2_0, %ov[%c5_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_2_1 = divi %e, %d5 signed rounding<negative_inf> : tile<32xi64>
    %r5_2_1 = reshape %v5_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_2_1, %ov[%c5_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_3_0 = divi %x, %d5 signed rounding<positive_inf> : tile<32xi64>
    %r5_3_0 = reshape %v5_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_3 = constant <i32: 33> : tile<i32>
    store_view_tko weak %r5_3_0, %ov[%c5_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_3_1 = divi %e, %d5 signed rounding<positive_inf> : tile<32xi64>
    %r5_3_1 = reshape %v5_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_3_1, %ov[%c5_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_4_0 = remi %x, %d5 signed : tile<32xi64>
    %r5_4_0 = reshape %v5_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_4 = constant <i32: 34> : tile<i32>
    store_view_tko weak %r5_4_0, %ov[%c5_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_4_1 = remi %e, %d5 signed : tile<32xi64>
    %r5_4_1 = reshape %v5_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_4_1, %ov[%c5_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_5_0 = remi %x, %d5 unsigned : tile<32xi64>
    %r5_5_0 = reshape %v5_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c5_5 = constant <i32: 35> : tile<i32>
    store_view_tko weak %r5_5_0, %ov[%c5_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v5_5_1 = remi %e, %d5 unsigned : tile<32xi64>
    %r5_5_1 = reshape %v5_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r5_5_1, %ov[%c5_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d6 = constant <i64: 4611686018427387904> : tile<32xi64>
    %v6_0_0 = divi %x, %d6 signed : tile<32xi64>
    %r6_0_0 = reshape %v6_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_0 = constant <i32: 36> : tile<i32>
    store_view_tko weak %r6_0_0, %ov[%c6_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_0_1 = divi %e, %d6 signed : tile<32xi64>
    %r6_0_1 = reshape %v6_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_0_1, %ov[%c6_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_1_0 = divi %x, %d6 unsigned : tile<32xi64>
    %r6_1_0 = reshape %v6_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_1 = constant <i32: 37> : tile<i32>
    store_view_tko weak %r6_1_0, %ov[%c6_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_1_1 = divi %e, %d6 unsigned : tile<32xi64>
    %r6_1_1 = reshape %v6_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_1_1, %ov[%c6_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_2_0 = divi %x, %d6 signed rounding<negative_inf> : tile<32xi64>
    %r6_2_0 = reshape %v6_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_2 = constant <i32: 38> : tile<i32>
    store_view_tko weak %r6_2_0, %ov[%c6_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_2_1 = divi %e, %d6 signed rounding<negative_inf> : tile<32xi64>
    %r6_2_1 = reshape %v6_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_2_1, %ov[%c6_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_3_0 = divi %x, %d6 signed rounding<positive_inf> : tile<32xi64>
    %r6_3_0 = reshape %v6_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_3 = constant <i32: 39> : tile<i32>
    store_view_tko weak %r6_3_0, %ov[%c6_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_3_1 = divi %e, %d6 signed rounding<positive_inf> : tile<32xi64>
    %r6_3_1 = reshape %v6_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_3_1, %ov[%c6_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_4_0 = remi %x, %d6 signed : tile<32xi64>
    %r6_4_0 = reshape %v6_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_4 = constant <i32: 40> : tile<i32>
    store_view_tko weak %r6_4_0, %ov[%c6_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_4_1 = remi %e, %d6 signed : tile<32xi64>
    %r6_4_1 = reshape %v6_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_4_1, %ov[%c6_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_5_0 = remi %x, %d6 unsigned : tile<32xi64>
    %r6_5_0 = reshape %v6_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c6_5 = constant <i32: 41> : tile<i32>
    store_view_tko weak %r6_5_0, %ov[%c6_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v6_5_1 = remi %e, %d6 unsigned : tile<32xi64>
    %r6_5_1 = reshape %v6_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r6_5_1, %ov[%c6_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d7 = constant <i64: 3> : tile<32xi64>
    %v7_0_0 = divi %x, %d7 signed : tile<32xi64>
    %r7_0_0 = reshape %v7_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_0 = constant <i32: 42> : tile<i32>
    store_view_tko weak %r7_0_0, %ov[%c7_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_0_1 = divi %e, %d7 signed : tile<32xi64>
    %r7_0_1 = reshape %v7_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_0_1, %ov[%c7_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_1_0 = divi %x, %d7 unsigned : tile<32xi64>
    %r7_1_0 = reshape %v7_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_1 = constant <i32: 43> : tile<i32>
    store_view_tko weak %r7_1_0, %ov[%c7_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_1_1 = divi %e, %d7 unsigned : tile<32xi64>
    %r7_1_1 = reshape %v7_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_1_1, %ov[%c7_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_2_0 = divi %x, %d7 signed rounding<negative_inf> : tile<32xi64>
    %r7_2_0 = reshape %v7_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_2 = constant <i32: 44> : tile<i32>
    store_view_tko weak %r7_2_0, %ov[%c7_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_2_1 = divi %e, %d7 signed rounding<negative_inf> : tile<32xi64>
    %r7_2_1 = reshape %v7_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_2_1, %ov[%c7_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_3_0 = divi %x, %d7 signed rounding<positive_inf> : tile<32xi64>
    %r7_3_0 = reshape %v7_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_3 = constant <i32: 45> : tile<i32>
    store_view_tko weak %r7_3_0, %ov[%c7_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_3_1 = divi %e, %d7 signed rounding<positive_inf> : tile<32xi64>
    %r7_3_1 = reshape %v7_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_3_1, %ov[%c7_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_4_0 = remi %x, %d7 signed : tile<32xi64>
    %r7_4_0 = reshape %v7_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_4 = constant <i32: 46> : tile<i32>
    store_view_tko weak %r7_4_0, %ov[%c7_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_4_1 = remi %e, %d7 signed : tile<32xi64>
    %r7_4_1 = reshape %v7_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_4_1, %ov[%c7_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_5_0 = remi %x, %d7 unsigned : tile<32xi64>
    %r7_5_0 = reshape %v7_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c7_5 = constant <i32: 47> : tile<i32>
    store_view_tko weak %r7_5_0, %ov[%c7_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v7_5_1 = remi %e, %d7 unsigned : tile<32xi64>
    %r7_5_1 = reshape %v7_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r7_5_1, %ov[%c7_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %d8 = constant <i64: 1000> : tile<32xi64>
    %v8_0_0 = divi %x, %d8 signed : tile<32xi64>
    %r8_0_0 = reshape %v8_0_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_0 = constant <i32: 48> : tile<i32>
    store_view_tko weak %r8_0_0, %ov[%c8_0, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_0_1 = divi %e, %d8 signed : tile<32xi64>
    %r8_0_1 = reshape %v8_0_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_0_1, %ov[%c8_0, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_1_0 = divi %x, %d8 unsigned : tile<32xi64>
    %r8_1_0 = reshape %v8_1_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_1 = constant <i32: 49> : tile<i32>
    store_view_tko weak %r8_1_0, %ov[%c8_1, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_1_1 = divi %e, %d8 unsigned : tile<32xi64>
    %r8_1_1 = reshape %v8_1_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_1_1, %ov[%c8_1, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_2_0 = divi %x, %d8 signed rounding<negative_inf> : tile<32xi64>
    %r8_2_0 = reshape %v8_2_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_2 = constant <i32: 50> : tile<i32>
    store_view_tko weak %r8_2_0, %ov[%c8_2, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_2_1 = divi %e, %d8 signed rounding<negative_inf> : tile<32xi64>
    %r8_2_1 = reshape %v8_2_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_2_1, %ov[%c8_2, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_3_0 = divi %x, %d8 signed rounding<positive_inf> : tile<32xi64>
    %r8_3_0 = reshape %v8_3_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_3 = constant <i32: 51> : tile<i32>
    store_view_tko weak %r8_3_0, %ov[%c8_3, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_3_1 = divi %e, %d8 signed rounding<positive_inf> : tile<32xi64>
    %r8_3_1 = reshape %v8_3_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_3_1, %ov[%c8_3, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_4_0 = remi %x, %d8 signed : tile<32xi64>
    %r8_4_0 = reshape %v8_4_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_4 = constant <i32: 52> : tile<i32>
    store_view_tko weak %r8_4_0, %ov[%c8_4, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_4_1 = remi %e, %d8 signed : tile<32xi64>
    %r8_4_1 = reshape %v8_4_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_4_1, %ov[%c8_4, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_5_0 = remi %x, %d8 unsigned : tile<32xi64>
    %r8_5_0 = reshape %v8_5_0 : tile<32xi64> -> tile<1x32xi64>
    %c8_5 = constant <i32: 53> : tile<i32>
    store_view_tko weak %r8_5_0, %ov[%c8_5, %zero] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
    %v8_5_1 = remi %e, %d8 unsigned : tile<32xi64>
    %r8_5_1 = reshape %v8_5_1 : tile<32xi64> -> tile<1x32xi64>
    store_view_tko weak %r8_5_1, %ov[%c8_5, %one] : tile<1x32xi64>, partition_view<tile=(1x32), tensor_view<54x64xi64, strides=[64,1]>>, tile<i32> -> token
  }
}
