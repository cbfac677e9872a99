// Large tiles are loaded, computed and stored some registers at a time: what a store
// reads alone moves down to it, in the order in which it stood, with what joins its
// token. @two reads a tile for two stores: it goes with the first, and what the second
// needs of it moves behind that. @apart loads a tile before the store of another: it
// stays in front of that store. @update writes where it has read.
//
// PLAN: entry @chain
// PLAN: gpu.batched
// PLAN: gpu.batched
// PLAN: addf
// PLAN: gpu.batched
// PLAN: join_tokens
// PLAN: gpu.batch = 16
// PLAN: entry @two
// PLAN: load_view_tko
// PLAN: gpu.batched
// PLAN: addf
// PLAN: gpu.batched
// PLAN: gpu.batch = 16
// PLAN: mulf
// PLAN: gpu.batched
// PLAN: gpu.batch = 16
// PLAN: entry @apart
// PLAN: load_view_tko weak %pview_1[%cst_0_i32] attributes {gpu.layout
// PLAN: load_view_tko weak %pview[%cst_0_i32] attributes {gpu.batched
// PLAN: gpu.batch = 16
// PLAN: store_view_tko
// PLAN: entry @update
// PLAN: load_view_tko weak %pview[%cst_0_i32] attributes {gpu.batched
// PLAN: store_view_tko weak
// PLAN: %pview[%cst_0_i32]
// PLAN: gpu.batch = 16
// tilerun: --entry chain --grid 1 --arg x=rand:f32:4096:1 --arg y=rand:f32:4096:2 --arg z=zeros:f32:4096
// tilerun[two]: --entry two --grid 1 --arg x=rand:f32:4096:1 --arg y=rand:f32:4096:2 --arg z=zeros:f32:4096
// tilerun[apart]: --entry apart --grid 1 --arg x=rand:f32:4096:1 --arg y=rand:f32:4096:2 --arg z=zeros:f32:4096
// tilerun[update]: --entry update --grid 1 --arg x=rand:f32:4096:1 --arg y=rand:f32:4096:2 --arg z=zeros:f32:4096
cuda_tile.module @batch {
  entry @chain(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %vx_t = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vx = make_partition_view %vx_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vy_t = make_tensor_view %y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vy = make_partition_view %vy_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vz_t = make_tensor_view %z, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vz = make_partition_view %vz_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %a, %ka = load_view_tko weak %vz[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %b, %kb = load_view_tko weak %vy[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %m = make_token : token
    %k = join_tokens %ka, %m : token
    %c = addf %a, %b : tile<4096xf32>
    %n, %ny, %nz = get_tile_block_id : tile<i32>
    %s = store_view_tko weak %c, %vz[%zero] token = %k : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  }
  entry @two(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %vx_t = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vx = make_partition_view %vx_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vy_t = make_tensor_view %y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vy = make_partition_view %vy_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vz_t = make_tensor_view %z, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vz = make_partition_view %vz_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %a, %ka = load_view_tko weak %vx[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %c = addf %a, %a : tile<4096xf32>
    %d = mulf %a, %a : tile<4096xf32>
    %s = store_view_tko weak %c, %vy[%zero] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    %u = store_view_tko weak %d, %vz[%zero] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  }
  entry @apart(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %vx_t = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vx = make_partition_view %vx_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vy_t = make_tensor_view %y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vy = make_partition_view %vy_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vz_t = make_tensor_view %z, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vz = make_partition_view %vz_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %a, %ka = load_view_tko weak %vy[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %b, %kb = load_view_tko weak %vx[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %s = store_view_tko weak %b, %vz[%zero] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    %u = store_view_tko weak %a, %vy[%zero] token = %ka : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  }
  entry @update(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>) optimization_hints=<default = {num_worker_warps_per_cta = 4}> {
    %zero = constant <i32: 0> : tile<i32>
    %vx_t = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vx = make_partition_view %vx_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vy_t = make_tensor_view %y, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vy = make_partition_view %vy_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %vz_t = make_tensor_view %z, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %vz = make_partition_view %vz_t : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>
    %a, %ka = load_view_tko weak %vx[%zero] : partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
    %c = addf %a, %a : tile<4096xf32>
    %s = store_view_tko weak %c, %vx[%zero] token = %ka : tile<4096xf32>, partition_view<tile=(4096), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
