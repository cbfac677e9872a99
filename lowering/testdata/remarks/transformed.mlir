// The right operand lies across what is summed over. Two CTAs share a multiprocessor.
// remarks: sm_90a mma,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: threads transform operands on their way, and those of another multiply meanwhile [TIR0721]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 2, as others multiply while one waits [TIR0743]}}
  entry @f(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x128xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    // expected-remark @below {{3 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 98816, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 3 stages of 16384 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{no product of the tile block is under way while its warps transpose or convert operands: 2 CTAs share a multiprocessor [TIR0696]}}
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.s32.i8, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the warps read the right operand from shared memory, transpose it and pass it on in shared memory, where wgmma.m64k32.s32.i8 takes it from [TIR0694]}}
      %next = mmai %at, %bt, %acc signed signed : tile<128x128xi8>, tile<128x128xi8>, tile<128x128xi32>
      continue %next : tile<128x128xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xi32>, partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// Both operands are converted, the right one is transposed besides.
// remarks: sm_90a mma,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its schedule says so; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: operands go through registers, of which none are left [TIR0721]}}
  // expected-remark @below {{tile blocks go along x for 8, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 32768 bytes of shared memory, and there are 215552, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 16384 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{operands are transposed or converted while the product before is under way [TIR0695]}}
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the warps read the right operand from shared memory, convert and transpose it and pass it on in shared memory, where wgmma.m64k8.f32.tf32 takes it from [TIR0694]}}
      // expected-remark @below {{the warps read the left operand from shared memory, convert it and pass it on in registers, where wgmma.m64k8.f32.tf32 takes it from [TIR0694]}}
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.warps = 8 : i64}
}
// -----
// More results than leave registers for a product under way.
// remarks: sm_90a mma,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{each tile block has a CTA of its own: operands go through registers, of which none are left [TIR0721]}}
  // expected-remark @below {{a thread starts with 168 registers; those that multiply go on with 232, those of the role with 40: one that multiplies needs about 192, and has 168 beside a role of one warp [TIR0697]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as shared memory and registers allow no more [TIR0743]}}
  entry @f(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x256xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 49152 bytes of shared memory, and there are 199168, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them 3 stages of 49152 bytes do not fit; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 16384 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 32768 bytes in shared memory [TIR0632]}}
    // expected-remark @below {{no product of the tile block is under way while its warps transpose or convert operands: it takes 262400 bytes of shared memory, and there are 232448 [TIR0696]}}
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x256xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x256xf32> -> tile<32x256xtf32>
      // expected-remark @below {{multiplied by wgmma.m64k8.f32.tf32, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the warps read the right operand from shared memory, convert and transpose it and pass it on in shared memory, where wgmma.m64k8.f32.tf32 takes it from [TIR0694]}}
      // expected-remark @below {{the warps read the left operand from shared memory, convert it and pass it on in registers, where wgmma.m64k8.f32.tf32 takes it from [TIR0694]}}
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x256xtf32>, tile<128x256xf32>
      continue %next : tile<128x256xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
// -----
// No room for two stages of what is transformed.
// remarks: sm_90a mma,schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 8, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks go along x for 16, then on along y, and so through one band after the other [TIR0624]}}
  entry @f(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    // expected-remark @below {{operands copied ahead: 2, by 1 iterations, through 2 stages of 65536 bytes in shared memory; CTAs to a multiprocessor: 1 [TIR0641]}}
    // expected-remark @below {{2 stages, where 4 would be used: a stage takes 65536 bytes of shared memory, and there are 166912, with CTAs to a multiprocessor: 1; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 1, where 2 would be aimed at: with more of them 2 stages of 65536 bytes do not fit; instead: smaller tiles [TIR0645]}}
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      // expected-remark @below {{not by the copy engine: 2 stages of 65536 bytes do not fit into the 100864 bytes of shared memory that are left; instead: smaller tiles along what is summed over [TIR0640]}}
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x256xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<256x128xf8E4M3FN>, token
      // expected-remark @below {{multiplied by wgmma.m64k32.f32.e4m3, warps in 8 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      // expected-remark @below {{the warps read the left operand from shared memory, transpose it and pass it on in shared memory, where wgmma.m64k32.f32.e4m3 takes it from [TIR0694]}}
      // expected-remark @below {{the warps read the right operand from shared memory, transpose it and pass it on in shared memory, where wgmma.m64k32.f32.e4m3 takes it from [TIR0694]}}
      %next = mmaf %at, %bt, %acc fast_acc : tile<128x256xf8E4M3FN>, tile<256x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
