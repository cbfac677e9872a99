// Loops of more iterations for a larger tile block, of fewer, where several CTAs share a
// multiprocessor, and where tile blocks may tell each other something.
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{tile blocks with the most iterations begin first: they follow each other from the last to the first along y of the grid [TIR0716]}}
  // expected-remark @below {{CTAs to a multiprocessor: 1, as its schedule says so [TIR0743]}}
  entry @more(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %k: tile<i32>) {
    %ta = make_tensor_view %a, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %tb = make_tensor_view %b, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %x2 = muli %y, %two : tile<i32>
    %next = addi %x2, %one : tile<i32>
    %to = mini %next, %k signed : tile<i32>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): alignment that is not known [TIR0642]}}
    %sum = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %l, %t1 = load_view_tko weak %va[%y, %i] : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %r, %t2 = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%y, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 1 : i64}
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  entry @fewer(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %k: tile<i32>) {
    %ta = make_tensor_view %a, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %tb = make_tensor_view %b, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %x2 = muli %y, %two : tile<i32>
    %next = addi %x2, %one : tile<i32>
    %to = mini %next, %k signed : tile<i32>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): alignment that is not known [TIR0642]}}
    %sum = for %i in (%to to %k, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %l, %t1 = load_view_tko weak %va[%y, %i] : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %r, %t2 = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%y, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{tile blocks with the most iterations begin last: 2 CTAs share a multiprocessor, which those that are left have for themselves [TIR0717]}}
  entry @sharing(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %k: tile<i32>) {
    %ta = make_tensor_view %a, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %tb = make_tensor_view %b, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %x2 = muli %y, %two : tile<i32>
    %next = addi %x2, %one : tile<i32>
    %to = mini %next, %k signed : tile<i32>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): alignment that is not known [TIR0642]}}
    %sum = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %l, %t1 = load_view_tko weak %va[%y, %i] : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %r, %t2 = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%y, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
// -----
// remarks: sm_90a schedule
cuda_tile.module @m {
  // expected-remark @below {{warps to a tile block: 4, as its products ask for as many; instead: the hint num_worker_warps_per_cta for another number [TIR0620]}}
  // expected-remark @below {{tile blocks run in the order of the hardware, x first: tile blocks that differ in x share all operands of a loop's products [TIR0734]}}
  // expected-remark @below {{tile blocks with the most iterations begin last: by atomic_rmw_tko they may tell each other something; instead: weak loads and stores [TIR0717]}}
  entry @told(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %k: tile<i32>, %count: tile<ptr<i32>>) {
    %ta = make_tensor_view %a, shape = [4096, 4096], strides = [4096, 1] : tensor_view<4096x4096xf16, strides=[4096,1]>
    %tb = make_tensor_view %b, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf16, strides=[64,1]>
    %tc = make_tensor_view %c, shape = [4096, 64], strides = [64, 1] : tensor_view<4096x64xf32, strides=[64,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %x2 = muli %y, %two : tile<i32>
    %next = addi %x2, %one : tile<i32>
    %to = mini %next, %k signed : tile<i32>
    // expected-remark @below {{nothing is copied ahead for the loop's products (1): alignment that is not known [TIR0642]}}
    %sum = for %i in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %l, %t1 = load_view_tko weak %va[%y, %i] : partition_view<tile=(64x64), tensor_view<4096x4096xf16, strides=[4096,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{not copied to aligned rows before the launch, for the copy engine: the grid is not known, so nothing says that enough tile blocks read it for that to be worth it; instead: rows of whole 16 bytes [TIR0741]}}
      // expected-remark @below {{not copied ahead: no more than 2 bytes at a time are known to be aligned and in bounds together, and a copy moves 16: the address is known to be a multiple of 1 bytes only; instead: assume div_by<16> on the pointer [TIR0666]}}
      %r, %t2 = load_view_tko weak %vb[%i, %zero] : partition_view<tile=(64x64), tensor_view<4096x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: no role copies for its loop, so threads go on with that when it is done [TIR0702]}}
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%y, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<4096x64xf32, strides=[64,1]>>, tile<i32> -> token
    %done, %td = atomic_rmw_tko relaxed device %count, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  }
}
