// Three teams of a warpgroup run neighbours side by side, and read keys and values together. The role runs the loop of the
// one that iterates most, and fills the queries' ring for each; a team that ends sooner lets go what is left, and one in front
// of the grid, which is run from its end, stores nothing. Of two loops the second goes on where the first ends.
//
// PLAN: entry @growing
// PLAN: arrivals = 4 : i64
// PLAN: arrivals = 12 : i64
// PLAN: "gpu.role"
// PLAN: "gpu.tile_block"
// PLAN: "gpu.tile_block"
// PLAN: "gpu.tile_block"
// PLAN: "gpu.tile_block"(%
// PLAN: "gpu.copy_tensor"
// PLAN: "gpu.copy_tensor"
// PLAN: "gpu.copy_tensor"
// PLAN: for %
// PLAN: "gpu.copy_tensor"
// PLAN: role = "producer"
// PLAN: "gpu.team"
// PLAN: "gpu.tile_block"
// PLAN: cmpi greater_than_or_equal
// PLAN: maxi
// PLAN: "gpu.mma"
// PLAN: for unsigned %
// PLAN: "gpu.mbarrier_wait"
// PLAN: "gpu.mbarrier_arrive"
// PLAN: if %
// PLAN: store_view_tko
// PLAN: gpu.abreast = 0 : i64
// PLAN: gpu.teams = 3
//
// tilerun: --entry growing --grid 7 --arg q=rand:f16:448x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:448x64 --arg rows=448 --arg n=6
// tilerun[cut]: --entry growing --grid 7 --arg q=rand:f16:400x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:400x64 --arg rows=400 --arg n=2
// tilerun[none]: --entry growing --grid 4 --arg q=rand:f16:256x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:256x64 --arg rows=256 --arg n=0
// tilerun[one]: --entry growing --grid 1 --arg q=rand:f16:64x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:64x64 --arg rows=64 --arg n=6
// tilerun[first]: --entry halves --grid 5 --arg q=rand:f16:320x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:320x64 --arg rows=320 --arg n=4 --arg from=9
// tilerun[second]: --entry halves --grid 5 --arg q=rand:f16:320x64:1 --arg k=rand:f16:384x64:2 --arg v=rand:f16:384x64:3 --arg o=full:7:f32:320x64 --arg rows=320 --arg n=4 --arg from=-1
cuda_tile.module @abreast {
  // As many iterations as the number of the tile block says, and no more than are given.
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
    %rq, %tokq = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
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
  }

  // Two loops that have parts of the same iterations: the second goes on where the first ends.
  entry @halves(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>, %from: tile<i32>) {
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
  }
}
