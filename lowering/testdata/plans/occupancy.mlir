// More CTAs than shared memory is enough for, where nothing is copied ahead.
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.occupancy = 16, where shared memory is enough for 13: a CTA takes 17408 of the 233472 bytes that a multiprocessor has}}
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
    %sum = mmaf %x, %y, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 16 : i64}
}
// -----
// More CTAs than the stages leave room for that threads copy through.
cuda_tile.module @m {
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
    %first = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %e = ftof %acc : tile<64x64xf32> -> tile<64x64xf16>
      %next = mmaf %e, %e, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %sum = for %j in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %first) -> (tile<64x64xf32>) {
      // expected-error @below {{the schedule has gpu.copy = "cp.async", which is not possible: not copied ahead: 3 stages of 32768 bytes do not fit into the 40960 bytes of shared memory that are left, with CTAs to a multiprocessor: 4}}
      %x, %t1 = load_view_tko weak %cv[%j, %zero] attributes {gpu.copy = "cp.async", gpu.stages = 3 : i64} : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      %y, %t2 = load_view_tko weak %cv[%zero, %j] : partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> tile<64x64xf32>, token
      %next = mmaf %x, %y, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 4 : i64}
}
// -----
// More CTAs than a multiprocessor has warps for, with that of the role.
cuda_tile.module @m {
  // expected-error @below {{the schedule has gpu.occupancy = 4, where shared memory, registers and warps are enough for 3}}
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
    %sum = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %x, %t1 = load_view_tko weak %av[%zero, %k] : partition_view<tile=(64x32), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x32xf16>, token
      %y, %t2 = load_view_tko weak %bv[%k, %zero] : partition_view<tile=(32x64), tensor_view<256x256xf16, strides=[256,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %x, %y, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%zero, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.occupancy = 4 : i64, gpu.role_warps = 16 : i64}
}
// -----
// As many CTAs as a multiprocessor holds of the entry's own warps, and a role of as many beside.
cuda_tile.module @m {
  // expected-error @below {{expected gpu.occupancy of at most 2, as many CTAs of 32 warps a multiprocessor of sm_90a holds, got 4}}
  entry @f(%A: tile<ptr<f16>>) {
    return
  } {gpu.occupancy = 4 : i64, gpu.warps = 16 : i64, gpu.role_warps = 16 : i64}
}
// -----
// The same of a role that is there already.
cuda_tile.module @m {
  // expected-error @below {{expected gpu.occupancy of at most 3, as many CTAs of 17 warps a multiprocessor of sm_90a holds, got 4}}
  entry @f(%A: tile<ptr<f16>>) {
    "gpu.role"() ({
      %i = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    return
  } {gpu.planned = "roles", gpu.occupancy = 4 : i64, gpu.warps = 16 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.occupancy to be at least 1, got 0}}
  entry @f() {
    return
  } {gpu.occupancy = 0 : i64, gpu.planned = "schedule", gpu.registers = array<i64: 160, 32>, gpu.role_warps = 4 : i64, gpu.warps = 4 : i64}
}
