// Products of which the second takes its left operand from what is computed of the first one's
// result: where they take fragments in registers, each warp has whole rows of both, and the
// fragments of the one are, in another order, by shuffles or by a way within the warp, those of the
// other. Not where there are too few rows, or where bytes lie across what is summed over.
// tf32 and e4m3 take integers, of which all sums are exact: else the order in which a machine adds
// decides which way an element of the left operand rounds, and that is seen in the result.
//
// tilerun: --entry halves --grid 1 --arg rand:f16:64x32:1 --arg rand:f16:32x64:2 --arg rand:f16:64x32:3 --arg zeros:f32:64x32
// tilerun[wide]: --entry wide --grid 1 --arg rand:bf16:128x32:1 --arg rand:bf16:32x64:2 --arg rand:bf16:64x64:3 --arg zeros:f32:128x64
// tilerun[doubles]: --entry doubles --grid 1 --arg rand:f64:64x16:1 --arg rand:f64:16x32:2 --arg rand:f64:32x32:3 --arg zeros:f64:64x32
// tilerun[rounded]: --entry rounded --grid 1 --arg randint:-1:1:f32:64x32:1 --arg randint:-1:1:f32:32x64:2 --arg randint:-9:9:f32:64x32:3 --arg zeros:f32:64x32
// tilerun[bytes]: --entry bytes --grid 1 --arg randint:-9:9:i8:64x32:1 --arg randint:-9:9:i8:32x64:2 --arg randint:-9:9:i8:64x32:3 --arg zeros:i32:64x32
// tilerun[floats]: --entry floats --grid 1 --arg randint:-1:1:f8E4M3FN:64x32:1 --arg randint:-1:1:f8E4M3FN:32x64:2 --arg randint:-3:3:f8E4M3FN:64x32:3 --arg zeros:f32:64x32
// tilerun[bytes_along]: --entry bytes_along --grid 1 --arg randint:-9:9:i8:64x32:1 --arg randint:-9:9:i8:32x64:2 --arg randint:-9:9:i8:32x64:3 --arg zeros:i32:64x32
// tilerun[floats_along]: --entry floats_along --grid 1 --arg randint:-1:1:f8E4M3FN:64x32:1 --arg randint:-1:1:f8E4M3FN:32x64:2 --arg randint:-3:3:f8E4M3FN:32x64:3 --arg zeros:f32:64x32
// tilerun[few_rows]: --entry few_rows --grid 1 --arg rand:f16:32x32:1 --arg rand:f16:32x64:2 --arg rand:f16:64x64:3 --arg zeros:f32:32x64
cuda_tile.module @chained {
  entry @halves(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %c_t = make_tensor_view %c, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf16, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf16, strides=[32,1]>>, tile<i32> -> tile<64x32xf16>, token
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %no_sum = constant <f32: 0.0> : tile<64x32xf32>
    %s = mmaf %a_x, %b_x, %none : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<64xf32> -> tile<64x1xf32>
    %mosts = broadcast %column : tile<64x1xf32> -> tile<64x64xf32>
    %below = subf %s, %mosts rounding<nearest_even> : tile<64x64xf32>
    %e = exp2 %below : tile<64x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf16>
    %r = mmaf %p, %c_x, %no_sum : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @wide(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<bf16>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [128, 32], strides = [32, 1] : tensor_view<128x32xbf16, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(128x32), tensor_view<128x32xbf16, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(128x32), tensor_view<128x32xbf16, strides=[32,1]>>, tile<i32> -> tile<128x32xbf16>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xbf16, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xbf16, strides=[64,1]>>, tile<i32> -> tile<32x64xbf16>, token
    %c_t = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xbf16, strides=[64,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x64), tensor_view<64x64xbf16, strides=[64,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x64), tensor_view<64x64xbf16, strides=[64,1]>>, tile<i32> -> tile<64x64xbf16>, token
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %no_sum = constant <f32: 0.0> : tile<128x64xf32>
    %s = mmaf %a_x, %b_x, %none : tile<128x32xbf16>, tile<32x64xbf16>, tile<128x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<128xf32> -> tile<128x1xf32>
    %mosts = broadcast %column : tile<128x1xf32> -> tile<128x64xf32>
    %e = subf %s, %mosts rounding<nearest_even> : tile<128x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<128x64xf32> -> tile<128x64xbf16>
    %r = mmaf %p, %c_x, %no_sum : tile<128x64xbf16>, tile<64x64xbf16>, tile<128x64xf32>
    %d_t = make_tensor_view %d, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<128x64xf32>,
        partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
  entry @doubles(%a: tile<ptr<f64>>, %b: tile<ptr<f64>>, %c: tile<ptr<f64>>, %d: tile<ptr<f64>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 16], strides = [16, 1] : tensor_view<64x16xf64, strides=[16,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x16), tensor_view<64x16xf64, strides=[16,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x16), tensor_view<64x16xf64, strides=[16,1]>>, tile<i32> -> tile<64x16xf64>, token
    %b_t = make_tensor_view %b, shape = [16, 32], strides = [32, 1] : tensor_view<16x32xf64, strides=[32,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(16x32), tensor_view<16x32xf64, strides=[32,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(16x32), tensor_view<16x32xf64, strides=[32,1]>>, tile<i32> -> tile<16x32xf64>, token
    %c_t = make_tensor_view %c, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf64, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(32x32), tensor_view<32x32xf64, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(32x32), tensor_view<32x32xf64, strides=[32,1]>>, tile<i32> -> tile<32x32xf64>, token
    %none = constant <f64: 0.0> : tile<64x32xf64>
    %no_sum = constant <f64: 0.0> : tile<64x32xf64>
    %s = mmaf %a_x, %b_x, %none : tile<64x16xf64>, tile<16x32xf64>, tile<64x32xf64>
    %most = reduce %s dim=1 identities=[0xFFF0000000000000 : f64] : tile<64x32xf64> -> tile<64xf64>
    (%x: tile<f64>, %y: tile<f64>) {
      %z = maxf %x, %y : tile<f64>
      yield %z : tile<f64>
    }
    %column = reshape %most : tile<64xf64> -> tile<64x1xf64>
    %mosts = broadcast %column : tile<64x1xf64> -> tile<64x32xf64>
    %p = subf %s, %mosts rounding<nearest_even> : tile<64x32xf64>
    %r = mmaf %p, %c_x, %no_sum : tile<64x32xf64>, tile<32x32xf64>, tile<64x32xf64>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf64, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf64, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf64>,
        partition_view<tile=(64x32), tensor_view<64x32xf64, strides=[32,1]>>, tile<i32> -> token
  }
  entry @rounded(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> tile<64x32xf32>, token
    %a_y = ftof %a_x rounding<nearest_even> : tile<64x32xf32> -> tile<64x32xtf32>
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> tile<32x64xf32>, token
    %b_y = ftof %b_x rounding<nearest_even> : tile<32x64xf32> -> tile<32x64xtf32>
    %c_t = make_tensor_view %c, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> tile<64x32xf32>, token
    %c_y = ftof %c_x rounding<nearest_even> : tile<64x32xf32> -> tile<64x32xtf32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %no_sum = constant <f32: 0.0> : tile<64x32xf32>
    %s = mmaf %a_y, %b_y, %none : tile<64x32xtf32>, tile<32x64xtf32>, tile<64x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<64xf32> -> tile<64x1xf32>
    %mosts = broadcast %column : tile<64x1xf32> -> tile<64x64xf32>
    %e = subf %s, %mosts rounding<nearest_even> : tile<64x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xtf32>
    %r = mmaf %p, %c_y, %no_sum : tile<64x64xtf32>, tile<64x32xtf32>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @bytes(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i8>>, %d: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi8, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>, tile<i32> -> tile<64x32xi8>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xi8, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>, tile<i32> -> tile<32x64xi8>, token
    %c_t = make_tensor_view %c, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi8, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>, tile<i32> -> tile<64x32xi8>, token
    %none = constant <i32: 0> : tile<64x64xi32>
    %no_sum = constant <i32: 0> : tile<64x32xi32>
    %s = mmai %a_x, %b_x, %none signed signed : tile<64x32xi8>, tile<32x64xi8>, tile<64x64xi32>
    %most = reduce %s dim=1 identities=[-2147483648 : i32] : tile<64x64xi32> -> tile<64xi32>
    (%x: tile<i32>, %y: tile<i32>) {
      %z = maxi %x, %y signed : tile<i32>
      yield %z : tile<i32>
    }
    %column = reshape %most : tile<64xi32> -> tile<64x1xi32>
    %mosts = broadcast %column : tile<64x1xi32> -> tile<64x64xi32>
    %below = subi %s, %mosts : tile<64x64xi32>
    %p = trunci %below : tile<64x64xi32> -> tile<64x64xi8>
    %r = mmai %p, %c_x, %no_sum signed signed : tile<64x64xi8>, tile<64x32xi8>, tile<64x32xi32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xi32>,
        partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @floats(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f8E4M3FN>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf8E4M3FN, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>, tile<i32> -> tile<64x32xf8E4M3FN>,
        token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf8E4M3FN, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf8E4M3FN, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<32x64xf8E4M3FN>,
        token
    %c_t = make_tensor_view %c, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf8E4M3FN, strides=[32,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>, tile<i32> -> tile<64x32xf8E4M3FN>,
        token
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %no_sum = constant <f32: 0.0> : tile<64x32xf32>
    %s = mmaf %a_x, %b_x, %none : tile<64x32xf8E4M3FN>, tile<32x64xf8E4M3FN>, tile<64x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<64xf32> -> tile<64x1xf32>
    %mosts = broadcast %column : tile<64x1xf32> -> tile<64x64xf32>
    %e = subf %s, %mosts rounding<nearest_even> : tile<64x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
    %r = mmaf %p, %c_x, %no_sum : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @bytes_along(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i8>>, %d: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi8, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xi8, strides=[32,1]>>, tile<i32> -> tile<64x32xi8>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xi8, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xi8, strides=[64,1]>>, tile<i32> -> tile<32x64xi8>, token
    %c_t = make_tensor_view %c, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xi8, strides=[64,1]>
    %c_v = make_partition_view %c_t
        : partition_view<tile=(64x32), tensor_view<32x64xi8, strides=[64,1]>, dim_map=[1, 0]>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<32x64xi8, strides=[64,1]>, dim_map=[1, 0]>, tile<i32>
        -> tile<64x32xi8>, token
    %none = constant <i32: 0> : tile<64x64xi32>
    %no_sum = constant <i32: 0> : tile<64x32xi32>
    %s = mmai %a_x, %b_x, %none signed signed : tile<64x32xi8>, tile<32x64xi8>, tile<64x64xi32>
    %most = reduce %s dim=1 identities=[-2147483648 : i32] : tile<64x64xi32> -> tile<64xi32>
    (%x: tile<i32>, %y: tile<i32>) {
      %z = maxi %x, %y signed : tile<i32>
      yield %z : tile<i32>
    }
    %column = reshape %most : tile<64xi32> -> tile<64x1xi32>
    %mosts = broadcast %column : tile<64x1xi32> -> tile<64x64xi32>
    %below = subi %s, %mosts : tile<64x64xi32>
    %p = trunci %below : tile<64x64xi32> -> tile<64x64xi8>
    %r = mmai %p, %c_x, %no_sum signed signed : tile<64x64xi8>, tile<64x32xi8>, tile<64x32xi32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xi32>,
        partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @floats_along(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f8E4M3FN>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf8E4M3FN, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<64x32xf8E4M3FN, strides=[32,1]>>, tile<i32> -> tile<64x32xf8E4M3FN>,
        token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf8E4M3FN, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf8E4M3FN, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<32x64xf8E4M3FN>,
        token
    %c_t = make_tensor_view %c, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf8E4M3FN, strides=[64,1]>
    %c_v = make_partition_view %c_t
        : partition_view<tile=(64x32), tensor_view<32x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x32), tensor_view<32x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32>
        -> tile<64x32xf8E4M3FN>, token
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %no_sum = constant <f32: 0.0> : tile<64x32xf32>
    %s = mmaf %a_x, %b_x, %none : tile<64x32xf8E4M3FN>, tile<32x64xf8E4M3FN>, tile<64x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<64xf32> -> tile<64x1xf32>
    %mosts = broadcast %column : tile<64x1xf32> -> tile<64x64xf32>
    %e = subf %s, %mosts rounding<nearest_even> : tile<64x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
    %r = mmaf %p, %c_x, %no_sum : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
  entry @few_rows(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %d: tile<ptr<f32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %a_t = make_tensor_view %a, shape = [32, 32], strides = [32, 1] : tensor_view<32x32xf16, strides=[32,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>
    %a_x, %a_k = load_view_tko weak %a_v[%zero, %zero]
        : partition_view<tile=(32x32), tensor_view<32x32xf16, strides=[32,1]>>, tile<i32> -> tile<32x32xf16>, token
    %b_t = make_tensor_view %b, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf16, strides=[64,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>
    %b_x, %b_k = load_view_tko weak %b_v[%zero, %zero]
        : partition_view<tile=(32x64), tensor_view<32x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %c_t = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %c_x, %c_k = load_view_tko weak %c_v[%zero, %zero]
        : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %none = constant <f32: 0.0> : tile<32x64xf32>
    %no_sum = constant <f32: 0.0> : tile<32x64xf32>
    %s = mmaf %a_x, %b_x, %none : tile<32x32xf16>, tile<32x64xf16>, tile<32x64xf32>
    %most = reduce %s dim=1 identities=[0xFF800000 : f32] : tile<32x64xf32> -> tile<32xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %z = maxf %x, %y : tile<f32>
      yield %z : tile<f32>
    }
    %column = reshape %most : tile<32xf32> -> tile<32x1xf32>
    %mosts = broadcast %column : tile<32x1xf32> -> tile<32x64xf32>
    %below = subf %s, %mosts rounding<nearest_even> : tile<32x64xf32>
    %e = exp2 %below : tile<32x64xf32>
    %p = ftof %e rounding<nearest_even> : tile<32x64xf32> -> tile<32x64xf16>
    %r = mmaf %p, %c_x, %no_sum : tile<32x64xf16>, tile<64x64xf16>, tile<32x64xf32>
    %d_t = make_tensor_view %d, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<32x64xf32>,
        partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
