// A role of its own transposes the right operand of a product, of bytes that lie across what it sums over, from the ring that copies
// fill to one that the product reads: no thread that multiplies writes to shared memory, and none waits for another but by
// mbarriers. Numbers of iterations down to none, steps, loops around and behind, one stage, and fewer than are copied by more warps, sums that the
// instruction adds up, and that it might, and the threads that multiply where the schedule says 0.
//
// tilerun: --entry later --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=8 --arg by=1
// tilerun[one]: --entry later --grid 1 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=3 --arg to=4 --arg by=1
// tilerun[two]: --entry later --grid 1 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=2 --arg by=1
// tilerun[no_iterations]: --entry later --grid 1 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=4 --arg to=4 --arg by=1
// tilerun[steps]: --entry later --grid 1 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=1 --arg to=8 --arg by=3
// tilerun[around]: --entry around --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[twice]: --entry twice --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=3 --arg by=1
// tilerun[plain]: --entry plain --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[fast]: --entry fast --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=randint:1:3:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=7 --arg by=1
// tilerun[fast_added]: --entry fast_added --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=7 --arg by=1
// tilerun[one_stage]: --entry one_stage --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=6 --arg by=1
// tilerun[more]: --entry more --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=8 --arg by=1
// tilerun[by_threads]: --entry by_threads --grid 2 --arg q=rand:f8E4M3FN:256x64:1 --arg k=rand:f8E4M3FN:512x64:2 --arg v=rand:f8E4M3FN:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=5 --arg by=1
// tilerun[e5m2]: --entry e5m2 --grid 2 --arg q=rand:f8E5M2:256x64:1 --arg k=rand:f8E5M2:512x64:2 --arg v=rand:f8E5M2:512x64:3 --arg o=full:7:f32:256x64 --arg from=0 --arg to=6 --arg by=1
//
// PLAN: "gpu.role"
// PLAN: role = "producer", warps = 2 : i64}
// PLAN: "gpu.role"
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mbarrier_wait"
// PLAN: {by = "ldmatrix.trans"
// PLAN: "gpu.store_shared"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: {collective, role = "transformer", warps = 2 : i64}
// PLAN: "gpu.mma"
// PLAN: pending = 1 : i64}
// PLAN: gpu.by_halves = 2 : i64
// PLAN: "gpu.mma_wait"
// PLAN: fma
// PLAN: gpu.registers = array<i64: 232, 40, 40>, gpu.role_warps = 4 : i64
//
// PTX: setmaxnreg.dec.sync.aligned.u32 40;
// PTX: ldmatrix.sync.aligned.m8n8.x4.trans
// PTX: prmt.b32
// PTX: st.shared.v4.b32
// PTX: fence.proxy.async
// PTX: setmaxnreg.inc.sync.aligned.u32 232;
// PTX: wgmma.wait_group.sync.aligned 1;
cuda_tile.module @m {
  entry @later(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @around(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %j in (%zero to %two, step %one) : tile<i32> iter_values(%oacc = %none, %otop = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %u, %u_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %oacc, %top = %otop) -> (tile<128x64xf32>, tile<128x1xf32>) {
        %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
        %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
        %t = mulf %s, %eighth : tile<128x64xf32>
        %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
        (%l: tile<f32>, %h: tile<f32>) {
          %g = maxf %l, %h : tile<f32>
          yield %g : tile<f32>
        }
        %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
        %new = maxf %top, %c : tile<128x1xf32>
        %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
        %d = subf %t, %wide : tile<128x64xf32>
        %f = subf %top, %new : tile<128x1xf32>
        %fade = exp2 %f : tile<128x1xf32>
        %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
        %h = mulf %acc, %fades : tile<128x64xf32>
        %e = exp2 %d : tile<128x64xf32>
        %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
        %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
        %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
        continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
      }
      continue %u, %u_top : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @twice(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %end = addi %to, %two : tile<i32>
    %u, %u_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %r, %r_top = for %i2 in (%to to %end, step %by) : tile<i32> iter_values(%acc2 = %u, %top2 = %u_top) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b2, %bt2 = load_view_tko weak %vk[%zero, %i2] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s2 = mmaf %a, %b2, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t2 = mulf %s2, %eighth : tile<128x64xf32>
      %m2 = reduce %t2 dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c2 = reshape %m2 : tile<128xf32> -> tile<128x1xf32>
      %new2 = maxf %top2, %c2 : tile<128x1xf32>
      %wide2 = broadcast %new2 : tile<128x1xf32> -> tile<128x64xf32>
      %d2 = subf %t2, %wide2 : tile<128x64xf32>
      %f2 = subf %top2, %new2 : tile<128x1xf32>
      %fade2 = exp2 %f2 : tile<128x1xf32>
      %fades2 = broadcast %fade2 : tile<128x1xf32> -> tile<128x64xf32>
      %h2 = mulf %acc2, %fades2 : tile<128x64xf32>
      %e2 = exp2 %d2 : tile<128x64xf32>
      %p2 = ftof %e2 : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w2, %wt2 = load_view_tko weak %vv[%i2, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n2 = mmaf %p2, %w2, %h2 : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n2, %new2 : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @plain(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %e = exp2 %t : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %acc : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %top : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.warps = 8 : i64}}}
  entry @fast(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.transformed = 4 : i64}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h fast_acc : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @fast_added(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h fast_acc : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @one_stage(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.transformed = 1 : i64}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @more(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async.bulk.tensor", gpu.stages = 6 : i64}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.transformed = 2 : i64, gpu.stages = 6 : i64, gpu.copy = "cp.async.bulk.tensor"}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.role_warps = 8 : i64, gpu.warps = 8 : i64}}}
  entry @by_threads(%q: tile<ptr<f8E4M3FN>>, %k: tile<ptr<f8E4M3FN>>, %v: tile<ptr<f8E4M3FN>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E4M3FN>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E4M3FN>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E4M3FN>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E4M3FN, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E4M3FN, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E4M3FN>
      %w, %wt = load_view_tko weak %vv[%i, %zero] attributes {gpu.schedule = {sm_90a = {gpu.transformed = 0 : i64}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E4M3FN, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E4M3FN>, tile<64x64xf8E4M3FN>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
  entry @e5m2(%q: tile<ptr<f8E5M2>>, %k: tile<ptr<f8E5M2>>, %v: tile<ptr<f8E5M2>>, %o: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>, %by: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f8E5M2>>
    %pk = assume div_by<16>, %k : tile<ptr<f8E5M2>>
    %pv = assume div_by<16>, %v : tile<ptr<f8E5M2>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %tq = make_tensor_view %pq, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf8E5M2, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E5M2, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf8E5M2, strides=[64,1]>
    %to_ = make_tensor_view %o, shape = [256, 64], strides = [64, 1] : tensor_view<256x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<256x64xf8E5M2, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E5M2, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E5M2, strides=[64,1]>>
    %vo = make_partition_view %to_ : partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %low = constant <f32: -64.0> : tile<128x1xf32>
    %eighth = constant <f32: 0.125> : tile<128x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(128x64), tensor_view<256x64xf8E5M2, strides=[64,1]>>, tile<i32> -> tile<128x64xf8E5M2>, token
    %r, %r_top = for %i in (%from to %to, step %by) : tile<i32> iter_values(%acc = %none, %top = %low) -> (tile<128x64xf32>, tile<128x1xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E5M2, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf8E5M2>, token
      %s = mmaf %a, %b, %none : tile<128x64xf8E5M2>, tile<64x64xf8E5M2>, tile<128x64xf32>
      %t = mulf %s, %eighth : tile<128x64xf32>
      %m = reduce %t dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32>
      (%l: tile<f32>, %h: tile<f32>) {
        %g = maxf %l, %h : tile<f32>
        yield %g : tile<f32>
      }
      %c = reshape %m : tile<128xf32> -> tile<128x1xf32>
      %new = maxf %top, %c : tile<128x1xf32>
      %wide = broadcast %new : tile<128x1xf32> -> tile<128x64xf32>
      %d = subf %t, %wide : tile<128x64xf32>
      %f = subf %top, %new : tile<128x1xf32>
      %fade = exp2 %f : tile<128x1xf32>
      %fades = broadcast %fade : tile<128x1xf32> -> tile<128x64xf32>
      %h = mulf %acc, %fades : tile<128x64xf32>
      %e = exp2 %d : tile<128x64xf32>
      %p = ftof %e : tile<128x64xf32> -> tile<128x64xf8E5M2>
      %w, %wt = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<512x64xf8E5M2, strides=[64,1]>>, tile<i32> -> tile<64x64xf8E5M2>, token
      %n = mmaf %p, %w, %h : tile<128x64xf8E5M2>, tile<64x64xf8E5M2>, tile<128x64xf32>
      continue %n, %new : tile<128x64xf32>, tile<128x1xf32>
    }
    %out = addf %r, %none : tile<128x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<128x64xf32>, partition_view<tile=(128x64), tensor_view<256x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 1 : i64, gpu.warps = 8 : i64}}}
}
