// The extent is not known to be a multiple.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    // expected-remark @below {{a thread moves 4 bytes at a time, where 16 would do: the extent of dimension 0 is known to be a multiple of 4 bytes only; instead: assume div_by<4> on it, or inbounds where the tile lies within the tensor [TIR0671]}}
    %x, %t1 = load_view_tko weak %v[%zero] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    // expected-remark @below {{a thread moves 4 bytes at a time, where 16 would do: the extent of dimension 0 is known to be a multiple of 4 bytes only; instead: assume div_by<4> on it, or inbounds where the tile lies within the tensor [TIR0671]}}
    %u = store_view_tko weak %x, %v[%zero] token = %t1 : tile<1024xf32>, partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// A constant stride of three elements.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [64, 64], strides = [67, 1] : tensor_view<64x64xf32, strides=[67,1]>
    %v = make_partition_view %t : partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[67,1]>>
    // expected-remark @below {{a thread moves 4 bytes at a time, where 16 would do: the stride of dimension 0 is known to be a multiple of 4 bytes only; instead: assume div_by<4> on it, or a constant stride that is such a multiple [TIR0671]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[67,1]>>, tile<i32> -> tile<32x32xf32>, token
    // expected-remark @below {{a thread moves 4 bytes at a time, where 16 would do: the stride of dimension 0 is known to be a multiple of 4 bytes only; instead: assume div_by<4> on it, or a constant stride that is such a multiple [TIR0671]}}
    %u = store_view_tko weak %x, %v[%zero, %zero] token = %t1 : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[67,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Tiles begin eight bytes apart.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf32, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(512x2), tensor_view<512x64xf32, strides=[64,1]>>
    // expected-remark @below {{a thread moves 8 bytes at a time, where 16 would do: the tiles of dimension 1 begin 8 bytes apart; instead: tiles of 4 elements or more along it [TIR0671]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x2), tensor_view<512x64xf32, strides=[64,1]>>, tile<i32> -> tile<512x2xf32>, token
    // expected-remark @below {{a thread moves 8 bytes at a time, where 16 would do: the tiles of dimension 1 begin 8 bytes apart; instead: tiles of 4 elements or more along it [TIR0671]}}
    %u = store_view_tko weak %x, %v[%zero, %zero] token = %t1 : tile<512x2xf32>, partition_view<tile=(512x2), tensor_view<512x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No stride is one.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [64, 64], strides = [128, 2] : tensor_view<64x64xf32, strides=[128,2]>
    %v = make_partition_view %t : partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[128,2]>>
    // expected-remark @below {{accessed element by element: no dimension is known to be contiguous in memory; instead: strides=[…,1], with the 1 in the type, or pointers that differ by one element along a dimension [TIR0670]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[128,2]>>, tile<i32> -> tile<32x32xf32>, token
    // expected-remark @below {{accessed element by element: no dimension is known to be contiguous in memory; instead: strides=[…,1], with the 1 in the type, or pointers that differ by one element along a dimension [TIR0670]}}
    %u = store_view_tko weak %x, %v[%zero, %zero] token = %t1 : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<64x64xf32, strides=[128,2]>>, tile<i32> -> token
    return
  }
}
// -----
// A mask of which nothing is known, over pointers that begin anywhere.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<1024xi32>
    %zero = constant <i32: 0> : tile<1024xi32>
    %one = constant <i32: 1> : tile<1024xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    %m = cmpi less_than %i, %nn, signed : tile<1024xi32> -> tile<1024xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %p = offset %ab, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    // expected-remark @below {{a thread moves 4 bytes at a time, where 16 would do: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0671]}}
    %y, %t0 = load_ptr_tko weak %p : tile<1024xptr<f32>> -> tile<1024xf32>, token
    print_tko "%f", %y : tile<1024xf32> -> token
    return
  }
}
// -----
// A transposition: a conversion by shared memory, one by shuffles.
// remarks: sm_90a transfers,smem
cuda_tile.module @m {
  // expected-remark @below {{a CTA has 256 threads, 255 registers for each at most, and 16384 bytes of shared memory; a multiprocessor of sm_90a holds 8 of them, by warps [TIR0683]}}
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %b = assume div_by<16>, %B : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %s = make_tensor_view %b, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %w = make_partition_view %s : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{tile<64x64xf32> goes to other threads by 16384 bytes of shared memory, about 100 instruction slots of each warp [TIR0680]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
    %y = permute %x [1, 0] : tile<64x64xf32> -> tile<64x64xf32>
    %u = store_view_tko weak %y, %w[%zero, %zero] token = %t1 : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A tile of rows of 16 bytes.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %a = assume div_by<16>, %A : tile<ptr<f32>>
    %t = make_tensor_view %a, shape = [1024, 64], strides = [64, 1] : tensor_view<1024x64xf32, strides=[64,1]>
    %v = make_partition_view %t : partition_view<tile=(512x4), tensor_view<1024x64xf32, strides=[64,1]>>
    // expected-remark @below {{a warp touches 16 consecutive bytes, less than a sector of 32: its threads lie along another dimension; instead: a tile that is longer along dimension 1 [TIR0672]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(512x4), tensor_view<1024x64xf32, strides=[64,1]>>, tile<i32> -> tile<512x4xf32>, token
    // expected-remark @below {{a warp touches 16 consecutive bytes, less than a sector of 32: its threads lie along another dimension; instead: a tile that is longer along dimension 1 [TIR0672]}}
    %u = store_view_tko weak %x, %v[%zero, %zero] token = %t1 : tile<512x4xf32>, partition_view<tile=(512x4), tensor_view<1024x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A transposition of 256 KiB.
// remarks: sm_90a transfers,smem
cuda_tile.module @m {
  // expected-remark @below {{a CTA has 512 threads, 128 registers for each at most, and 131072 bytes of shared memory; a multiprocessor of sm_90a holds 1 of them, by shared memory [TIR0683]}}
  entry @f(%A: tile<ptr<f64>>, %B: tile<ptr<f64>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %A, shape = [128, 256], strides = [256, 1] : tensor_view<128x256xf64, strides=[256,1]>
    %s = make_tensor_view %B, shape = [256, 128], strides = [128, 1] : tensor_view<256x128xf64, strides=[128,1]>
    %v = make_partition_view %t : partition_view<tile=(128x256), tensor_view<128x256xf64, strides=[256,1]>>
    %w = make_partition_view %s : partition_view<tile=(256x128), tensor_view<256x128xf64, strides=[128,1]>>
    // expected-remark @below {{tile<128x256xf64> goes to other threads by 262144 bytes of shared memory, about 624 instruction slots of each warp [TIR0680]}}
    // expected-remark @below {{goes through shared memory in 2 rounds, 131072 bytes each: there is no room for all at once; instead: smaller tiles [TIR0682]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(128x256), tensor_view<128x256xf64, strides=[256,1]>>, tile<i32> -> tile<128x256xf64>, token
    %y = permute %x [1, 0] : tile<128x256xf64> -> tile<256x128xf64>
    %z = addf %y, %y : tile<256x128xf64>
    %u = store_view_tko weak %z, %w[%zero, %zero] token = %t1 : tile<256x128xf64>, partition_view<tile=(256x128), tensor_view<256x128xf64, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A tile packed, in another order.
// remarks: sm_90a transfers,smem
cuda_tile.module @m {
  // expected-remark @below {{a CTA has 512 threads, 128 registers for each at most, and 16384 bytes of shared memory; a multiprocessor of sm_90a holds 4 of them, by warps [TIR0683]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<i8>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %A, shape = [8192], strides = [1] : tensor_view<8192xf16, strides=[1]>
    %s = make_tensor_view %B, shape = [16384], strides = [1] : tensor_view<16384xi8, strides=[1]>
    %v = make_partition_view %t : partition_view<tile=(8192), tensor_view<8192xf16, strides=[1]>>
    %w = make_partition_view %s : partition_view<tile=(16384), tensor_view<16384xi8, strides=[1]>>
    %x, %t1 = load_view_tko weak %v[%zero] : partition_view<tile=(8192), tensor_view<8192xf16, strides=[1]>>, tile<i32> -> tile<8192xf16>, token
    // expected-remark @below {{its writes to scratch take 2 wavefronts where 1 would do [TIR0681]}}
    %y = pack %x : tile<8192xf16> -> tile<16384xi8>
    %u = store_view_tko weak %y, %w[%zero] token = %t1 : tile<16384xi8>, partition_view<tile=(16384), tensor_view<16384xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
// Rows of elements of 4 bits, of which nothing says that their number is even.
// remarks: sm_90a assign
cuda_tile.module @m {
  entry @f(%A: tile<ptr<f4E2M1FN>>, %n: tile<i64>) {
    %zero = constant <i32: 0> : tile<i32>
    %t = make_tensor_view %A, shape = [16, %n], strides = [32, 1] : tile<i64> -> tensor_view<16x?xf4E2M1FN, strides=[32,1]>
    %v = make_partition_view %t : partition_view<tile=(16x32), padding_value = zero, tensor_view<16x?xf4E2M1FN, strides=[32,1]>>
    %s = make_tensor_view %A, shape = [16, 32], strides = [32, 1] : tensor_view<16x32xf4E2M1FN, strides=[32,1]>
    %w = make_partition_view %s : partition_view<tile=(16x32), tensor_view<16x32xf4E2M1FN, strides=[32,1]>>
    // expected-remark @below {{accessed half a byte at a time: two elements of a byte are not known to be in bounds together, and one thread's; instead: an even extent along the contiguous dimension, even strides along the others, and tiles of two elements at least [TIR0673]}}
    %x, %t1 = load_view_tko weak %v[%zero, %zero] : partition_view<tile=(16x32), padding_value = zero, tensor_view<16x?xf4E2M1FN, strides=[32,1]>>, tile<i32> -> tile<16x32xf4E2M1FN>, token
    %u = store_view_tko weak %x, %w[%zero, %zero] token = %t1 : tile<16x32xf4E2M1FN>, partition_view<tile=(16x32), tensor_view<16x32xf4E2M1FN, strides=[32,1]>>, tile<i32> -> token
    return
  }
}
