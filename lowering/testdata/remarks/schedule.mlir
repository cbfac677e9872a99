// Hints that cannot be followed, and some that are.
// remarks: sm_80 schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{the hint num_worker_warps_per_cta = 32 is not followed: expected a power of two up to 16 [TIR0622]}}
  // expected-remark @below {{the hint num_cta_in_cga = 2 is not followed: sm_80 has no clusters [TIR0622]}}
  // expected-remark @below {{the hint occupancy = 32 is not followed: a multiprocessor of sm_80 holds 64 warps, of 32 CTAs at most [TIR0622]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 16, as the hint occupancy says so [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 32, num_cta_in_cga = 2, occupancy = 32}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 8192 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by mma.m16n8k16.f32.f16, warps in 2 rows and 2 columns [TIR0625]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Warps and a cluster by hints.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{a tile block runs on a cluster of 2 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{warps to a tile block: 8, as the hint num_worker_warps_per_cta says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{the copy engine is not used: its tile blocks run on clusters [TIR0633]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: they run on clusters, whose CTAs are neighbours in the grid [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 4, num_cta_in_cga = 2}> {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 6144 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Memory of the tile block's own.
// remarks: sm_90a blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{tile blocks of one warp have a CTA each: they use shared memory; instead: larger tiles, or as many warps as make up for it [TIR0691]}}
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %q = alloca num_elem = 4, alignment = 16 : tile<ptr<f32>>
    %v = constant <f32: 0.0> : tile<f32>
    %u = store_ptr_tko weak %q, %v : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
// -----
// A print of one warp.
// remarks: sm_90a blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{tile blocks of one warp have a CTA each: they use shared memory; instead: larger tiles, or as many warps as make up for it [TIR0691]}}
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    %u = print_tko "%f", %x : tile<64xf32> -> token
    return
  }
}
// -----
// Tile blocks of one warp share a CTA.
// remarks: sm_90a schedule,blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 64 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{8 tile blocks share a CTA, a warp for each [TIR0690]}}
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    %u = store_ptr_tko weak %p, %x : tile<64xptr<f32>>, tile<64xf32> -> token
    return
  }
}
// -----
// Threads of one warp that wait for each other.
// remarks: sm_90a blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{tile blocks of one warp have a CTA each: their threads wait for each other, or have memory of the tile block's own; instead: larger tiles, or as many warps as make up for it [TIR0691]}}
  entry @f(%A: tile<ptr<f32>>, %n: tile<i32>, %w: tile<ptr<i32>>) {
    %i = iota : tile<64xi32>
    %zero = constant <i32: 0> : tile<64xi32>
    %one = constant <i32: 1> : tile<64xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %nn = broadcast %n1 : tile<1xi32> -> tile<64xi32>
    %m = cmpi less_than %i, %nn, signed : tile<64xi32> -> tile<64xi1>
    %a1 = reshape %A : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ab = broadcast %a1 : tile<1xptr<f32>> -> tile<64xptr<f32>>
    %p = offset %ab, %i : tile<64xptr<f32>>, tile<64xi32> -> tile<64xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<64xptr<f32>> -> tile<64xf32>, token
    %u = store_ptr_tko weak %p, %x token=%t : tile<64xptr<f32>>, tile<64xf32> -> token
    return
  }
}
// -----
// Rows that are divided element by element, in a loop: more warps, with fewer registers each.
// remarks: sm_90a schedule,blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 2, as with 1 a multiprocessor would hold 20 (about 88 registers a thread), too few for what threads divide element by element; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @divided(%A: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<1x1xf32>
    %x = make_tensor_view %A, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %v = make_partition_view %x : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %all = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%sum = %none) -> (tile<1x1xf32>) {
      %t, %a = load_view_tko weak %v[%i] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
      %row = reshape %t : tile<1024xf32> -> tile<1x1024xf32>
      %s = reduce %row dim=1 identities=[0.0 : f32] : tile<1x1024xf32> -> tile<1xf32>
      (%l: tile<f32>, %r: tile<f32>) {
        %y = addf %l, %r : tile<f32>
        yield %y : tile<f32>
      }
      %s1 = reshape %s : tile<1xf32> -> tile<1x1xf32>
      %d = broadcast %s1 : tile<1x1xf32> -> tile<1x1024xf32>
      %q = divf %row, %d : tile<1x1024xf32>
      %o = reshape %q : tile<1x1024xf32> -> tile<1024xf32>
      %b = store_view_tko weak %o, %v[%i] token = %a : tile<1024xf32>, partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
      %next = addf %sum, %s1 : tile<1x1xf32>
      continue %next : tile<1x1xf32>
    }
    return
  }
}
// -----
// The same without a division: one warp, of which two tile blocks share a CTA, as they take
// a while.
// remarks: sm_90a schedule,blocks-per-cta
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 1, as the largest tile that is loaded or stored has 1024 elements; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{2 tile blocks share a CTA, a warp for each [TIR0690]}}
  entry @folded(%A: tile<ptr<f32>>, %B: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<f32>
    %x = make_tensor_view %A, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %v = make_partition_view %x : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %all = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%sum = %none) -> (tile<f32>) {
      %t, %a = load_view_tko weak %v[%i] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
      %s = reduce %t dim=0 identities=[0.0 : f32] : tile<1024xf32> -> tile<f32>
      (%l: tile<f32>, %r: tile<f32>) {
        %y = addf %l, %r : tile<f32>
        yield %y : tile<f32>
      }
      %next = addf %sum, %s : tile<f32>
      continue %next : tile<f32>
    }
    %st = store_ptr_tko weak %B, %all : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
