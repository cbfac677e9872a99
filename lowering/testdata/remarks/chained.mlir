// Each warp has whole rows of both results: the second product finds its left operand in registers.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %d: tile<ptr<f32>>) {
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
    // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
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
    // expected-remark @below {{its left operand stays in registers where a product before left it, as both go by 4 rows of warps alone [TIR0748]}}
    // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
    %r = mmaf %p, %c_x, %no_sum : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xf32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xf32>,
        partition_view<tile=(64x32), tensor_view<64x32xf32, strides=[32,1]>>, tile<i32> -> token
  }
}
// -----
// There are fewer rows than four warps have at least.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %d: tile<ptr<f32>>) {
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
    // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 1 rows and 4 columns [TIR0625]}}
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
    // expected-remark @below {{its left operand, computed of another product's result, goes through shared memory: 4 warps have 16 rows each at least, and a result has 32; instead: as many rows as warps want, and right operands of 8 bits along what is summed over [TIR0749]}}
    // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 1 rows and 4 columns [TIR0625]}}
    %r = mmaf %p, %c_x, %no_sum : tile<32x64xf16>, tile<64x64xf16>, tile<32x64xf32>
    %d_t = make_tensor_view %d, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<32x64xf32>,
        partition_view<tile=(32x64), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> token
  }
}
// -----
// Bytes of the right operand lie across what is summed over: each warp would read all of them one by one.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i8>>, %d: tile<ptr<i32>>) {
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
    // expected-remark @below {{multiplied by mma.m16n8k32.s32.i8, warps in 2 rows and 2 columns [TIR0625]}}
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
    // expected-remark @below {{its left operand, computed of another product's result, goes through shared memory: each warp would read all of a right operand, byte by byte, as it lies across what is summed over; instead: as many rows as warps want, and right operands of 8 bits along what is summed over [TIR0749]}}
    // expected-remark @below {{multiplied by mma.m16n8k32.s32.i8, warps in 2 rows and 2 columns [TIR0625]}}
    %r = mmai %p, %c_x, %no_sum signed signed : tile<64x64xi8>, tile<64x32xi8>, tile<64x32xi32>
    %d_t = make_tensor_view %d, shape = [64, 32], strides = [32, 1] : tensor_view<64x32xi32, strides=[32,1]>
    %d_v = make_partition_view %d_t : partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>
    %done = store_view_tko weak %r, %d_v[%zero, %zero] : tile<64x32xi32>,
        partition_view<tile=(64x32), tensor_view<64x32xi32, strides=[32,1]>>, tile<i32> -> token
  }
}
