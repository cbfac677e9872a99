// Operands of 8 bits that lie across what is summed over come to shared memory as they lie
// in memory, and the warps transpose them: pairs of bytes by ldmatrix.trans, put together by
// prmt, written in vectors.
//
// PLAN: entry @transformed
// PLAN: %0 = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = i8
// PLAN: %1 = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = i8
// PLAN: role = "producer"
// PLAN: for %
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.load_shared"(%1
// PLAN: "gpu.mbarrier_arrive"
// PLAN: "gpu.barrier"() {why = "gpu.store_shared writes
// PLAN: "gpu.store_shared"
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.barrier"() {why = "gpu.mma reads
// PLAN: instruction = "wgmma.m64k32.s32.i8"
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX: prmt.b32
// PTX: st.shared.v4.b32
// PTX: fence.proxy.async.shared::cta;
// PTX: bar.sync
// PTX: wgmma.mma_async.sync.aligned.m64n128k32.s32.s8.s8
//
// Sums of 8-bit floating-point numbers have few bits in the instruction: after 128
// products they are added up by the threads, and the next ones start from zero.
// PLAN: entry @sums
// PLAN: sums_over = array<i64: 0, 128>
// PLAN: "gpu.mma_wait"
// PLAN: addf
// PLAN: sums_over = array<i64: 128, 128>
// PLAN: "gpu.mma_wait"
// PLAN: addf
// PTX: setp.ne.b32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3
// PTX: setp.ne.b32 p, 1, 0; wgmma.mma_async.sync.aligned.m64n64k32.f32.e4m3.e4m3
// PTX: wgmma.wait_group
// PTX: add.rn.f32
//
// f32 that is rounded to tf32: the left operand goes through registers, the right one is
// converted and transposed on the way from one tile in shared memory to the other, while the
// product of the iteration before is under way. That is waited for before registers are
// read again.
// PLAN: entry @rounded
// PLAN: contiguous = 0 : i64, elem = tf32
// PLAN: stages = 2
// PLAN: role = "producer"
// PLAN: "gpu.load_shared"
// PLAN: ftof
// PLAN: "gpu.store_shared"
// PLAN: "gpu.mma_wait"(%iterArg0)
// PLAN: "gpu.load_shared"
// PLAN: ftof
// PLAN: "gpu.barrier"() {why = "gpu.mma reads
// PLAN: instruction = "wgmma.m64k8.f32.tf32"
// PTX: ld.shared.v4.b32
// PTX: cvt.rn.tf32.f32
// PTX: st.shared.v4.b32
// PTX: wgmma.wait_group.sync.aligned 0;
// PTX: ldmatrix.sync.aligned.m8n8.x4.shared.b16
// PTX: cvt.rn.tf32.f32
// PTX: wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32
// PLAN: "gpu.mma_wait"(%for#0)
//
// Sums that threads add up go the same way: the product starts anew in the registers of
// the one before.
// PLAN: entry @beside
// PLAN: role = "producer"
// PLAN: "gpu.load_shared"
// PLAN: "gpu.store_shared"
// PLAN: "gpu.mma_wait"(%iterArg
// PLAN: addf
// PLAN: "gpu.mbarrier_arrive"
// PLAN: "gpu.barrier"() {why = "gpu.mma reads
// PLAN: {anew,
// PLAN: continue
// PLAN: "gpu.mma_wait"(%for
// PLAN: addf
// PTX: wgmma.wait_group
// PTX: add.rn.f32
// PTX: setp.ne.b32 p, 0, 0; wgmma.mma_async.sync.aligned.m64n128k32.f32.e5m2.e5m2
//
// A permuted load is the load of a permuted view: the copies transpose nothing, and neither
// does anyone else.
// PLAN: entry @permuted
// PLAN: "gpu.copy_tensor"
// PLAN: "gpu.copy_tensor"
// PLAN: role = "producer"
// PLAN: for %
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mma"
// PLAN: "gpu.mma_wait"(%iterArg0) {pending = 1
cuda_tile.module @transformed {
  entry @transformed(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
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
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %next = mmai %at, %bt, %acc signed signed : tile<128x128xi8>, tile<128x128xi8>, tile<128x128xi32>
      continue %next : tile<128x128xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xi32>, partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false}

  entry @sums(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(256x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x256xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(256x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<256x64xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc : tile<64x256xf8E4M3FN>, tile<256x64xf8E4M3FN>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false}

  entry @rounded(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
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
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false, gpu.warps = 8 : i64}

  entry @beside(%a: tile<ptr<f8E5M2>>, %b: tile<ptr<f8E5M2>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E5M2>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E5M2>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E5M2>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] attributes {gpu.rounded = false} : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E5M2>, token
      %next = mmaf %at, %bt, %acc : tile<128x128xf8E5M2>, tile<128x128xf8E5M2>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false}

  entry @permuted(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x128xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bl, %wt = load_view_tko weak %vb[%y, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bt = permute %bl [1, 0] : tile<128x128xi8> -> tile<128x128xi8>
      %next = mmai %at, %bt, %acc signed signed : tile<128x128xi8>, tile<128x128xi8>, tile<128x128xi32>
      continue %next : tile<128x128xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xi32>, partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false}
}
