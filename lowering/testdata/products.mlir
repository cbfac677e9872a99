// Products of every type that there is an instruction for.
// tilerun: --grid 1 --arg a16=rand:f16:32x64:1 --arg b16=rand:f16:64x32:2 --arg c16=zeros:f16:32x32 --arg ab=rand:bf16:32x64:1 --arg bb=rand:bf16:64x32:2 --arg cb=zeros:f32:32x32 --arg a8=randint:-128:127:i8:32x64:3 --arg b8=randint:-128:127:i8:64x32:4 --arg c8=zeros:i32:32x32 --arg a64=rand:f64:32x64:5 --arg b64=rand:f64:64x32:6 --arg c64=zeros:f64:32x32
cuda_tile.module @products {
  entry @products(%a16: tile<ptr<f16>>, %b16: tile<ptr<f16>>, %c16: tile<ptr<f16>>, %ab: tile<ptr<bf16>>, %bb: tile<ptr<bf16>>, %cb: tile<ptr<f32>>,
                  %a8: tile<ptr<i8>>, %b8: tile<ptr<i8>>, %c8: tile<ptr<i32>>, %a64: tile<ptr<f64>>, %b64: tile<ptr<f64>>, %c64: tile<ptr<f64>>) {
    %o = constant <i32: 0> : tile<i32>
    %1 = make_tensor_view %a16, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %2 = make_partition_view %1 : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %3 = make_tensor_view %b16, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %4 = make_partition_view %3 : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %5 = make_tensor_view %c16, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf16, strides=[32,1]>
    %6 = make_partition_view %5 : partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>
    %7, %t7 = load_view_tko weak %2[%o, %o] : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %8, %t8 = load_view_tko weak %4[%o, %o] : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %z16 = constant <f16: 0.0> : tile<32x32xf16>
    %9 = mmaf %7, %8, %z16 : tile<32x64xf16>, tile<64x32xf16>, tile<32x32xf16>
    store_view_tko weak %9, %6[%o, %o] : tile<32x32xf16>, partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>, tile<i32> -> token

    %11 = make_tensor_view %ab, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xbf16, strides=[64,1]>
    %12 = make_partition_view %11 : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>
    %13 = make_tensor_view %bb, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xbf16, strides=[32,1]>
    %14 = make_partition_view %13 : partition_view<tile=(64x32), tensor_view<64x32xbf16, strides=[32,1]>>
    %15 = make_tensor_view %cb, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf32, strides=[32,1]>
    %16 = make_partition_view %15 : partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>
    %17, %t17 = load_view_tko weak %12[%o, %o] : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>, tile<i32> -> tile<32x64xbf16>, token
    %18, %t18 = load_view_tko weak %14[%o, %o] : partition_view<tile=(64x32), tensor_view<64x32xbf16, strides=[32,1]>>, tile<i32> -> tile<64x32xbf16>, token
    %zb = constant <f32: 1.0> : tile<32x32xf32>
    %19 = mmaf %17, %18, %zb : tile<32x64xbf16>, tile<64x32xbf16>, tile<32x32xf32>
    store_view_tko weak %19, %16[%o, %o] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<32x32xf32, strides=[32,1]>>, tile<i32> -> token

    %21 = make_tensor_view %a8, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xi8, strides=[64,1]>
    %22 = make_partition_view %21 : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>
    %23 = make_tensor_view %b8, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi8, strides=[32,1]>
    %24 = make_partition_view %23 : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>
    %25 = make_tensor_view %c8, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xi32, strides=[32,1]>
    %26 = make_partition_view %25 : partition_view<tile=(32x32), tensor_view<32x32xi32, strides=[32,1]>>
    %27, %t27 = load_view_tko weak %22[%o, %o] : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>, tile<i32> -> tile<32x64xi8>, token
    %28, %t28 = load_view_tko weak %24[%o, %o] : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>, tile<i32> -> tile<64x32xi8>, token
    %z8 = constant <i32: 5> : tile<32x32xi32>
    %29 = mmai %27, %28, %z8 signed unsigned : tile<32x64xi8>, tile<64x32xi8>, tile<32x32xi32>
    store_view_tko weak %29, %26[%o, %o] : tile<32x32xi32>, partition_view<tile=(32x32), tensor_view<32x32xi32, strides=[32,1]>>, tile<i32> -> token

    %31 = make_tensor_view %a64, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf64, strides=[64,1]>
    %32 = make_partition_view %31 : partition_view<tile=(32x64), tensor_view<32x64xf64, strides=[64,1]>>
    %33 = make_tensor_view %b64, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf64, strides=[32,1]>
    %34 = make_partition_view %33 : partition_view<tile=(64x32), tensor_view<64x32xf64, strides=[32,1]>>
    %35 = make_tensor_view %c64, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf64, strides=[32,1]>
    %36 = make_partition_view %35 : partition_view<tile=(32x32), tensor_view<32x32xf64, strides=[32,1]>>
    %37, %t37 = load_view_tko weak %32[%o, %o] : partition_view<tile=(32x64), tensor_view<32x64xf64, strides=[64,1]>>, tile<i32> -> tile<32x64xf64>, token
    %38, %t38 = load_view_tko weak %34[%o, %o] : partition_view<tile=(64x32), tensor_view<64x32xf64, strides=[32,1]>>, tile<i32> -> tile<64x32xf64>, token
    %z64 = constant <f64: 0.0> : tile<32x32xf64>
    %39 = mmaf %37, %38, %z64 : tile<32x64xf64>, tile<64x32xf64>, tile<32x32xf64>
    store_view_tko weak %39, %36[%o, %o] : tile<32x32xf64>, partition_view<tile=(32x32), tensor_view<32x32xf64, strides=[32,1]>>, tile<i32> -> token
  }
}
