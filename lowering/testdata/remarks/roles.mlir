// Both operands by the copy engine.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 4 each [TIR0720]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{CTAs to a multiprocessor: 4, as others multiply while one waits [TIR0743]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
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
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 8192 bytes of shared memory, and there are 57088, with CTAs to a multiprocessor: 4; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 2, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{under way beside the threads until the next iteration's has begun: the copy engine brings its operands, and its instruction adds it up [TIR0742]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Memory of the tile block.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %o = constant <f32: 1.0> : tile<f32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    // expected-remark @below {{the copy engine is not used: alloca may end a tile block early, or has to be waited for [TIR0633]}}
    %q = alloca num_elem = 4, alignment = 16 : tile<ptr<f32>>
    %u0 = store_ptr_tko weak %q, %o : tile<ptr<f32>>, tile<f32> -> token
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 8192 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A cluster.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{a tile block runs on a cluster of 2 CTAs, as the hint num_cta_in_cga asks for it [TIR0621]}}
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{the copy engine is not used: its tile blocks run on clusters [TIR0633]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: they run on clusters, whose CTAs are neighbours in the grid [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_cta_in_cga = 2}> {
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
// Pointers that are no tile of a view.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %i = iota : tile<64xi32>
    %column = reshape %i : tile<64xi32> -> tile<64x1xi32>
    %row = reshape %i : tile<64xi32> -> tile<1x64xi32>
    %width = constant <i32: 64> : tile<64x1xi32>
    %m = remi %column, %width signed : tile<64x1xi32>
    %rows = muli %m, %width : tile<64x1xi32>
    %r = broadcast %rows : tile<64x1xi32> -> tile<64x64xi32>
    %c = broadcast %row : tile<1x64xi32> -> tile<64x64xi32>
    %rc = addi %r, %c : tile<64x64xi32>
    %a1 = reshape %a : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %ab = broadcast %a1 : tile<1x1xptr<f16>> -> tile<64x64xptr<f16>>
    %p = offset %ab, %rc : tile<64x64xptr<f16>>, tile<64x64xi32> -> tile<64x64xptr<f16>>
    %ct = make_tensor_view %C, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 16384 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: it goes through pointers; instead: load_view_tko through a partition_view [TIR0634]}}
      %x, %t1 = load_ptr_tko weak %p : tile<64x64xptr<f16>> -> tile<64x64xf16>, token
      // expected-remark @below {{not by the copy engine: it goes through pointers; instead: load_view_tko through a partition_view [TIR0634]}}
      %y, %t2 = load_ptr_tko weak %p : tile<64x64xptr<f16>> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// A load in an if.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
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
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): a load in an if [TIR0642]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %odd = andi %k, %one : tile<i32>
      %is = cmpi equal %odd, %one, signed : tile<i32> -> tile<i1>
      %next = if %is -> (tile<64x64xf32>) {
        // expected-remark @below {{not by the copy engine: what is around it is not a for alone of which each iteration runs to its end; instead: for without an early continue, and no if around the load [TIR0636]}}
        // expected-remark @below {{not copied ahead: it stands under a condition of the iteration; instead: the load before the if [TIR0657]}}
        %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
        // expected-remark @below {{not by the copy engine: what is around it is not a for alone of which each iteration runs to its end; instead: for without an early continue, and no if around the load [TIR0636]}}
        // expected-remark @below {{not copied ahead: it stands under a condition of the iteration; instead: the load before the if [TIR0657]}}
        %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
        // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
        // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
        %p = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
        yield %p : tile<64x64xf32>
      } else {
        yield %acc : tile<64x64xf32>
      }
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// By a token the load waits for the store of an iteration.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
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
    %t0 = make_token : token
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum, %tn = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none, %t = %t0) -> (tile<64x64xf32>, token) {
      // expected-remark @below {{not by the copy engine: by its token it waits for what the entry does; instead: no token of a store or atomic, if they touch other memory [TIR0637]}}
      // expected-remark @below {{not copied ahead: by its token it waits for what an iteration of the loop does; instead: no token of a store or atomic of the loop, if they touch other memory [TIR0659]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] token = %t : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %t3 = store_view_tko weak %next, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
      continue %next, %t3 : tile<64x64xf32>, token
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// An extent that was loaded.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>, %D: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %e, %te = load_ptr_tko weak %D : tile<ptr<i32>> -> tile<i32>, token
    %at = make_tensor_view %a, shape = [%e, 256], strides = [256, 1] : tile<i32> -> tensor_view<?x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), tensor_view<?x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{operands copied ahead: 2, by 3 iterations, through 4 stages of 8192 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: base, extents and strides of the tensor are not all computed from the entry's arguments, with strides of whole 16 bytes; instead: make_tensor_view of parameters, and assume div_by on strides [TIR0638]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<?x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Where it is loaded from was loaded itself.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>, %D: tile<ptr<i32>>) {
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
    // expected-remark @below {{operands copied ahead: 1, by 3 iterations, through 4 stages of 4096 bytes in shared memory; CTAs to a multiprocessor: 3 [TIR0641]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %i, %t0 = load_ptr_tko weak %D : tile<ptr<i32>> -> tile<i32>, token
      // expected-remark @below {{not by the copy engine: its index is not made of pure ops; instead: an index made of loop variables, tile block numbers and arguments [TIR0639]}}
      // expected-remark @below {{not copied ahead: where it reads depends on load_ptr_tko, which cannot be computed ahead; instead: an index made of the loop's variable and of what is computed by pure ops [TIR0668]}}
      %x, %t1 = load_view_tko weak %av[%zero, %i] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No room for two stages.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %av = make_partition_view %at : partition_view<tile=(128x256), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(256x128), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>
    // expected-remark @below {{not copied ahead: 2 stages of 131072 bytes do not fit into the 232448 bytes of shared memory that are left, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0643]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not by the copy engine: 2 stages of 131072 bytes do not fit into the 232192 bytes of shared memory that are left; instead: smaller tiles along what is summed over [TIR0640]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(128x256), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<128x256xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(256x128), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<256x128xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<128x256xf16>, tile<256x128xf16>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Boxes of more rows than the copy engine takes.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %bt = make_tensor_view %b, shape = [1024, 1024], strides = [1024, 1] : tensor_view<1024x1024xf16, strides=[1024,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x512), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(512x64), tensor_view<1024x1024xf16, strides=[1024,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{not copied ahead: 2 stages of 131072 bytes do not fit into the 232448 bytes of shared memory that are left, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0643]}}
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: the other operand of its product does not come by it [TIR0692]}}
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x512), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<64x512xf16>, token
      // expected-remark @below {{not by the copy engine: it takes boxes of 5 dimensions of 256 elements at most; instead: smaller tiles [TIR0635]}}
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(512x64), tensor_view<1024x1024xf16, strides=[1024,1]>>, tile<i32> -> tile<512x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %x, %y, %acc : tile<64x512xf16>, tile<512x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Loaded once.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
    %y, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
    // expected-remark @below {{the copy engine is not used: no product is in a loop that copies could run ahead of [TIR0633]}}
    %sum = mmaf %x, %y, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Loaded once for a loop in which nothing else is.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    %x, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
    %sum = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc0 = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: it is loaded once for the loops that read it [TIR0722]}}
      %x1, %t3 = load_view_tko weak %av[%j, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{nothing is copied ahead for the loop's products (1): an operand that is computed [TIR0642]}}
      %in = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %acc0) -> (tile<64x64xf32>) {
        // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
        %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
        // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
        // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
        %next = mmaf %x1, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      continue %in : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Loaded once, behind a loop.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): an operand that is computed [TIR0642]}}
    %first = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %e, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    // expected-remark @below {{not by the copy engine: it is loaded once, in no loop that could go on meanwhile [TIR0722]}}
    %x, %t1 = load_view_tko weak %av[%zero, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{not by the copy engine: it is loaded once, in no loop that could go on meanwhile [TIR0722]}}
    %y, %t2 = load_view_tko weak %bv[%zero, %zero] : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
    %sum = mmaf %x, %y, %first : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Read by threads.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @f(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %c = assume div_by<16>, %C : tile<ptr<f32>>
    %at = make_tensor_view %a, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %bt = make_tensor_view %b, shape = [256, 256], strides = [256, 1] : tensor_view<256x256xf16, strides=[256,1]>
    %ct = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), tensor_view<256x256xf16, strides=[256,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): an operand that is computed [TIR0642]}}
    %first = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied ahead: the operand comes from ftof, not from a load; instead: the operand in memory as it is multiplied, or the conversion after the product [TIR0655]}}
      %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %next = mmaf %e, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    // expected-remark @below {{operands copied ahead: 2, by 2 iterations, through 3 stages of 32768 bytes in shared memory; CTAs to a multiprocessor: 2 [TIR0641]}}
    // expected-remark @below {{3 stages, where 4 would be used: a stage takes 32768 bytes of shared memory, and there are 99328, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 2, where 3 would be aimed at: with more of them 2 stages of 32768 bytes do not fit; instead: smaller tiles [TIR0645]}}
    %sum = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x64xf32>) {
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %x, %t1 = load_view_tko weak %cv[%j, %zero] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{not by the copy engine: threads read it, no product that runs beside them [TIR0722]}}
      %y, %t2 = load_view_tko weak %cv[%zero, %j] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      // expected-remark @below {{multiplied by fma.f32, warps in 2 rows and 2 columns [TIR0625]}}
      // expected-remark @below {{f32 is multiplied by the threads, not by tensor cores, which would round it to tf32; instead: ftof to tf32 before the product, if 10 bits of fraction are enough [TIR0631]}}
      %next = mmaf %x, %y, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
