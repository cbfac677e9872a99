cuda_tile.module @m {
  // expected-error @below {{entry: expected several gpu.teams with gpu.abreast}}
  entry @f() {
    return
  } {gpu.abreast = 0 : i64, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.abreast to be 0, 1 or 2, got 3}}
  entry @f() {
    return
  } {gpu.abreast = 3 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %n in (%b#0 to %b#1, step %b#2) : tile<i32> {
      // expected-error @below {{gpu.tile_block: expected a team where the entry has gpu.abreast, whose numbers are those of neighbours, and nowhere else}}
      %at:3 = "gpu.tile_block"(%n) : (!cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      continue
    }
    return
  } {gpu.abreast = 1 : i64, gpu.persistent = true, gpu.planned = "persist", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %t = constant <i32: 0> : tile<i32>
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %n in (%b#0 to %b#1, step %b#2) : tile<i32> {
      // expected-error @below {{gpu.tile_block: expected a team where the entry has gpu.abreast, whose numbers are those of neighbours, and nowhere else}}
      %at:3 = "gpu.tile_block"(%n, %t) : (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
      continue
    }
    return
  } {gpu.persistent = true, gpu.planned = "persist", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected teams of a warpgroup with gpu.alternate = true, got 8 warps}}
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.abreast = 0 : i64, gpu.alternate = true, gpu.persistent = true, gpu.planned = "persist", gpu.teams = 2 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 3, which is not possible: load_view_tko reads something else for each}}
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
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ik = addi %i, %x : tile<i32>
      %ck, %tokk = load_view_tko weak %vk[%zero, %ik] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 3, which is not possible: loops begin elsewhere for each}}
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
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%x to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 3, which is not possible: a loop does not go on where the one before ends}}
  entry @jumps(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>, %from: tile<i32>) {
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
    %first = mini %from, %end signed : tile<i32>
    %second = addi %zero, %from : tile<i32>
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%zero to %first, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %r2:3 = for %i in (%second to %end, step %one) : tile<i32> iter_values(%acc = %r#0, %most = %r#1, %sum = %r#2) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %half = constant <f32: 0.5> : tile<64x64xf32>
      %s1 = mulf %s0, %half : tile<64x64xf32>
      %m0 = reduce %s1 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s1, %mb : tile<64x64xf32>
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r2#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r2#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 3, which is not possible: load_view_tko goes on with something else than the loop before}}
  entry @others(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>, %from: tile<i32>) {
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
    %first = mini %from, %end signed : tile<i32>
    %second = maxi %zero, %from signed : tile<i32>
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%zero to %first, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %i1 = addi %i, %one : tile<i32>
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %r2:3 = for %i in (%second to %end, step %one) : tile<i32> iter_values(%acc = %r#0, %most = %r#1, %sum = %r#2) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %i1 = addi %i, %one : tile<i32>
      %ck, %tokk = load_view_tko weak %vk[%zero, %i1] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
      %s0 = mmaf %rq, %ck, %none : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %half = constant <f32: 0.5> : tile<64x64xf32>
      %s1 = mulf %s0, %half : tile<64x64xf32>
      %m0 = reduce %s1 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
      (%a: tile<f32>, %b: tile<f32>) {
        %c = maxf %a, %b : tile<f32>
        yield %c : tile<f32>
      }
      %m1 = reshape %m0 : tile<64xf32> -> tile<64x1xf32>
      %m = maxf %most, %m1 : tile<64x1xf32>
      %mb = broadcast %m : tile<64x1xf32> -> tile<64x64xf32>
      %d = subf %s1, %mb : tile<64x64xf32>
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r2#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r2#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 3, which is not possible: load_view_tko reads something else for each}}
  entry @carried(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
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
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:4 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no, %kk = %zero) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>, tile<i32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %kk] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %k1 = addi %kk, %one : tile<i32>
      continue %o1, %m, %l, %k1 : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>, tile<i32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
// -----
cuda_tile.module @m {
  entry @four(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
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
    // expected-error @below {{gpu.stages = 4, where each of 3 teams has stages of its own for a tile that is loaded once for a loop: 3 or 6}}
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] attributes {gpu.stages = 4 : i64} : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<384x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%x, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
