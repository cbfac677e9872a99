// Warps that go on with what is copied ahead for them wait for no other: a row that is added
// to each row of a result is loaded by each warp for itself, not handed round through shared
// memory, and what a loop over tile blocks stores goes from each warp as it has it, though no
// CTA is persistent.
//
// PLAN: entry @row
// PLAN: "gpu.mma_wait"(%for
// PLAN: {gpu.layout = ["reg 1,8,16,32 lane 2,4,0,0,0 warp 0,0", unit]}
// PLAN: {by = "warps"
// PLAN: store_view_tko
// PLAN: entry @walk
// PLAN: {by = "warps"
// PLAN: store_view_tko
//
// tilerun: --entry row --grid 3,2 --arg rand:f16:150x144:1 --arg rand:f16:144x72:2 --arg rand:f16:72:3 --arg zeros:f16:150x72 --arg 150 --arg 72 --arg 144
// tilerun[walk]: --entry walk --grid 2 --arg rand:f16:150x144:1 --arg rand:f16:144x72:2 --arg zeros:f16:150x72 --arg 150 --arg 72 --arg 144
cuda_tile.module @apart {
  entry @row(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %R: tile<ptr<f16>>, %C: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = assume div_by<16>, %C : tile<ptr<f16>>
    %ct = make_tensor_view %c, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t1 = load_view_tko weak %av[%x, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t2 = load_view_tko weak %bv[%i, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %rt = make_tensor_view %R, shape = [%np], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %rv = make_partition_view %rt : partition_view<tile=(64), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %row, %t3 = load_view_tko weak %rv[%y] : partition_view<tile=(64), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<64xf16>, token
    %wide = ftof %row : tile<64xf16> -> tile<64xf32>
    %line = reshape %wide : tile<64xf32> -> tile<1x64xf32>
    %rows = broadcast %line : tile<1x64xf32> -> tile<64x64xf32>
    %added = addf %sum, %rows : tile<64x64xf32>
    %half = ftof %added : tile<64x64xf32> -> tile<64x64xf16>
    %t = store_view_tko weak %half, %cv[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
  entry @walk(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %a = assume div_by<16>, %A : tile<ptr<f16>>
    %b = assume div_by<16>, %B : tile<ptr<f16>>
    %kp = assume div_by<8>, %k : tile<i32>
    %np = assume div_by<8>, %n : tile<i32>
    %at = make_tensor_view %a, shape = [%m, %kp], strides = [%kp, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %bt = make_tensor_view %b, shape = [%kp, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = assume div_by<16>, %C : tile<ptr<f16>>
    %ct = make_tensor_view %c, shape = [%m, %np], strides = [%np, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %tm, %tk = get_index_space_shape %av : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %cm, %cn = get_index_space_shape %cv : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %all = muli %cm, %cn : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    for %b2 in (%x to %all, step %gx) : tile<i32> {
      %w = divi %b2, %cn signed : tile<i32>
      %v = remi %b2, %cn signed : tile<i32>
      %sum = for %i in (%zero to %tk, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %l, %t1 = load_view_tko weak %av[%w, %i] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %t2 = load_view_tko weak %bv[%i, %v] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
        %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      %half = ftof %sum : tile<64x64xf32> -> tile<64x64xf16>
      %t = store_view_tko weak %half, %cv[%w, %v] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
      continue
    }
    return
  }
}
