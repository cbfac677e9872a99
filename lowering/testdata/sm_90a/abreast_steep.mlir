// Neighbours that teams run abreast, and that iterate in numbers further apart than rings have stages: a team that has done lets go what others
// read before all of it has come, and so before the role tells which tile block is the next.
//
// tilerun: --grid 4,2 --arg q=rand:f16:512x64:1 --arg k=rand:f16:2304x64:2 --arg v=rand:f16:2304x64:3 --arg o=full:7:f32:512x64 --arg rows=512 --arg n=36
cuda_tile.module @abreast_steep {
  entry @steep(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %rows: tile<i32>, %n: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %tq = make_tensor_view %pq, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [2304, 64], strides = [64, 1] : tensor_view<2304x64xf16, strides=[64,1]>
    %tv = make_tensor_view %pv, shape = [2304, 64], strides = [64, 1] : tensor_view<2304x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [%rows, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk : partition_view<tile=(64x64), tensor_view<2304x64xf16, strides=[64,1]>, dim_map=[1, 0]>
    %vv = make_partition_view %tv : partition_view<tile=(64x64), tensor_view<2304x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %least = constant <f32: -100.0> : tile<64x1xf32>
    %no = constant <f32: 0.0> : tile<64x1xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    %before = muli %y, %gx : tile<i32>
    %at = addi %before, %x : tile<i32>
    %next = addi %x, %one : tile<i32>
    %five = constant <i32: 5> : tile<i32>
    %much = muli %next, %five : tile<i32>
    %end = mini %much, %n signed : tile<i32>
    %rq, %tokq = load_view_tko weak %vq[%at, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
    %r:3 = for %i in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none, %most = %least, %sum = %no) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
      %ck, %tokk = load_view_tko weak %vk[%zero, %i] : partition_view<tile=(64x64), tensor_view<2304x64xf16, strides=[64,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
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
      %cv, %tokv = load_view_tko weak %vv[%i, %zero] : partition_view<tile=(64x64), tensor_view<2304x64xf16, strides=[64,1]>>, tile<i32> -> tile<64x64xf16>, token
      %o1 = mmaf %ph, %cv, %o0 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %o1, %m, %l : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %all = broadcast %r#2 : tile<64x1xf32> -> tile<64x64xf32>
    %out = divf %r#0, %all : tile<64x64xf32>
    store_view_tko weak %out, %vo[%at, %zero] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.abreast = 0 : i64, gpu.teams = 3 : i64}
}
