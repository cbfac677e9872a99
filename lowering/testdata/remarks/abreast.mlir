// What is said of tile blocks that teams run side by side, and of those that they do not.
// remarks: sm_90a schedule,applied,missed

cuda_tile.module @abreast {
  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{whichever CTA has ended a tile block draws the next one, those with the most iterations first: they follow each other from the last to the first along x of the grid [TIR0775]}}
  entry @growing(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, a half in front of the wait for it, and the other behind, where what the next one adds to is scaled [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{each tile block brings all that it reads, where three neighbours could share it: neighbours along no dimension of the grid read the same in their loops, or too few of three would have something to do [TIR0774]}}
  // expected-remark @below {{each tile block has a CTA of its own: 3 CTAs share a multiprocessor, of which some multiply while others begin or end [TIR0721]}}
  // expected-remark @below {{tile blocks with the most iterations begin last: 3 CTAs share a multiprocessor, which those that are left have for themselves [TIR0717]}}
  entry @own_keys(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 67840, with CTAs to a multiprocessor: 3; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ik = addi %i, %x : tile<i32>
      %ck, %tokk = load_view_tko weak %vk[%zero, %ik] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{each tile block brings all that it reads, where three neighbours could share it: it is said how many CTAs a multiprocessor should hold [TIR0774]}}
  // expected-remark @below {{each tile block has a CTA of its own: 3 CTAs share a multiprocessor, of which some multiply while others begin or end [TIR0721]}}
  // expected-remark @below {{the hint occupancy = 2 is not followed: what the copy engine copies ahead is planned for 3 [TIR0622]}}
  // expected-remark @below {{tile blocks with the most iterations begin last: 3 CTAs share a multiprocessor, which those that are left have for themselves [TIR0717]}}
  entry @hinted(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) optimization_hints = <sm_90 = {occupancy = 2}> {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 67840, with CTAs to a multiprocessor: 3; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{each tile block brings all that it reads, where three neighbours could share it: neighbours along no dimension of the grid read the same in their loops, or too few of three would have something to do [TIR0774]}}
  // expected-remark @below {{each tile block has a CTA of its own: 3 CTAs share a multiprocessor, of which some multiply while others begin or end [TIR0721]}}
  entry @begins_later(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 67840, with CTAs to a multiprocessor: 3; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%x to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }

  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{each tile block brings all that it reads, where three neighbours could share it: neighbours along no dimension of the grid read the same in their loops, or too few of three would have something to do [TIR0774]}}
  // expected-remark @below {{each tile block has a CTA of its own: all of the grid find room at one time [TIR0721]}}
  // expected-remark @below {{tile blocks with the most iterations begin last: 2 CTAs share a multiprocessor, which those that are left have for themselves [TIR0717]}}
  // expected-remark @below {{its launches may begin while what was launched before them is still running, and wait where they reach for memory [TIR0760]}}
  entry @few(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{6 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 106752, with CTAs to a multiprocessor: 2; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 32, 8, 1>, gpu.arguments = array<i64: 4, 2048, 5, 6>}

  // As many iterations as the number of the tile block says, and no more than are given.
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{whichever CTA has ended a tile block draws the next one, those with the most iterations first: they follow each other from the last to the first along x of the grid [TIR0775]}}
  entry @many(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, a half in front of the wait for it, and the other behind, where what the next one adds to is scaled [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 32, 64, 1>, gpu.arguments = array<i64: 4, 2048, 5, 6>}

  // As many iterations for all: of 16 tile blocks in a row two more would run.
  // expected-remark @below {{each tile block brings all that it reads, where three neighbours could share it: neighbours along no dimension of the grid read the same in their loops, or too few of three would have something to do [TIR0774]}}
  // expected-remark @below {{each tile block has a CTA of its own: 3 CTAs share a multiprocessor, of which some multiply while others begin or end [TIR0721]}}
  entry @idle(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %n, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 1 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{4 stages, where 8 would be used: a stage takes 16384 bytes of shared memory, and there are 67840, with CTAs to a multiprocessor: 3; instead: smaller tiles along what is summed over [TIR0644]}}
    // expected-remark @below {{CTAs to a multiprocessor: 3, where 4 would be aimed at: with more of them threads have too few registers for what products add up; instead: smaller tiles [TIR0645]}}
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 4 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      // expected-remark @below {{a warp multiplies its rows only where one of their factors is not one [TIR0714]}}
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, under it or behind the wait for it, as the assembler has it [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 16, 64, 1>, gpu.arguments = array<i64: 4, 1024, 5, 6>}
  // Those that there are not are the shortest.
  // expected-remark @below {{three teams of a warpgroup run neighbours along x side by side, and what all of them read is brought once [TIR0773]}}
  // expected-remark @below {{a CTA runs one tile block after the other, and copies for the next begin while it stores the last; as many are launched as multiprocessors hold, 1 each [TIR0720]}}
  // expected-remark @below {{whichever CTA has ended a tile block draws the next one, those with the most iterations first: they follow each other from the last to the first along x of the grid [TIR0775]}}
  entry @short_growing(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [384, 64], strides = [64, 1] : tensor_view<384x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %next = addi %x, %one : tile<i32>
    %end = mini %next, %n signed : tile<i32>
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 6 stages of 8192 bytes in shared memory [TIR0632]}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    // expected-remark @below {{operands that the copy engine brings, told by a thread of its own: 1, through 8 stages of 8192 bytes in shared memory [TIR0632]}}
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{the threads wait for it where it is begun: its loop has another product [TIR0702]}}
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %m0 = reduce %s0 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s0, %mb : tile<64x64xf32>
      %p = exp2 %d : tile<64x64xf32>
      %e0 = subf %most, %m : tile<64x1xf32>
      %e = exp2 %e0 : tile<64x1xf32>
      %l0 = reduce %p dim=1 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = addf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %l1 = reshape %l0 : tile<64xf32> -> tile<64x1xf32>
      %l2 = mulf %sum, %e : tile<64x1xf32>
      %l = addf %l2, %l1 : tile<64x1xf32>
      %eb = broadcast %e : tile<64x1xf32> -> tile<64x64xf32>
      %o0 = mulf %acc, %eb : tile<64x64xf32>
      %ph = ftof %p : tile<64x64xf32> -> tile<64x64xf16>
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      // expected-remark @below {{multiplied by wgmma.m64k16.f32.f16, warps in 4 rows and 1 columns [TIR0625]}}
      // expected-remark @below {{begun an iteration later: it is under way while its loop computes what it takes of the next product's result, a half in front of the wait for it, and the other behind, where what the next one adds to is scaled [TIR0700]}}
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.launch = array<i64: 16, 64, 1>, gpu.arguments = array<i64: 4, 1024, 5, 6>}
}
