// Masks that are added, as one of two numbers for each column, in the loop over the keys that they touch. Where three CTAs share
// a multiprocessor's registers both sums are computed and one chosen; in the only loop, and where threads have what they need,
// what is added stays a number of each column.
//
// tilerun: --entry lacking --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=200
// tilerun[lacking_128]: --entry lacking --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=128
// tilerun[lacking_512]: --entry lacking --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=512
// tilerun[lacking_40]: --entry lacking --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=40
// tilerun[lacking_0]: --entry lacking --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=0
// tilerun[one_200]: --entry one --grid 2 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=200
// tilerun[enough_200]: --entry enough --grid 1 --arg q=rand:f16:128x64:1 --arg k=rand:f16:64x512:2 --arg v=rand:f16:512x64:3 --arg o=full:7:f32:128x64 --arg length=200
//
// PLAN[sm_90a]: entry @lacking
// PLAN[sm_90a]: gpu.alloc_shared
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: = select
// PLAN[sm_90a]: tile<64x128xi1>, tile<64x128xf32>
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: = select
// PLAN[sm_90a]: tile<64x128xi1>, tile<64x128xf32>
// PLAN[sm_90a]: entry @one
// PLAN[sm_90a]: tile<1x128xi1>, tile<1x128xf32>
// PLAN[sm_90a]: = addf
// PLAN[sm_90a]: entry @enough
// PLAN[sm_90a]: tile<1x128xi1>, tile<1x128xf32>
// PLAN[sm_90a]: = addf
cuda_tile.module @m {
  entry @lacking(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %length: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %keys = constant <i32: 128> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk
        : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv
        : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %zeros = constant <f32: 0.0> : tile<64x128xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %counted = constant <f32: 0.0> : tile<1x128xf32>
    %hidden = constant <f32: 0xFF800000> : tile<1x128xf32>
    %near = constant <f32: 0.25> : tile<1x128xf32>
    %far = constant <f32: -1.5> : tile<1x128xf32>
    %column = iota : tile<128xi32>
    %length_1 = reshape %length : tile<i32> -> tile<1xi32>
    %lengths = broadcast %length_1 : tile<1xi32> -> tile<128xi32>
    %full = divi %length, %keys signed : tile<i32>
    %round = addi %length, %keys : tile<i32>
    %less = subi %round, %one : tile<i32>
    %all = divi %less, %keys signed : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>,
        tile<i32> -> tile<64x64xf16>, token
    %r = for %i in (%zero to %full, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i]
          : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32>
          -> tile<64x128xf16>, token
      %s = mmaf %a, %b, %zeros : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %e = exp2 %s : tile<64x128xf32>
      %p = ftof %e : tile<64x128xf32> -> tile<64x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero]
          : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32>
          -> tile<128x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x128xf16>, tile<128x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %w = for %i in (%full to %all, step %one) : tile<i32> iter_values(%acc = %r) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i]
          : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32>
          -> tile<64x128xf16>, token
      %s = mmaf %a, %b, %zeros : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %first = muli %i, %keys : tile<i32>
      %first_1 = reshape %first : tile<i32> -> tile<1xi32>
      %first_n = broadcast %first_1 : tile<1xi32> -> tile<128xi32>
      %place = addi %first_n, %column : tile<128xi32>
      %counts = cmpi less_than %place, %lengths, signed : tile<128xi32> -> tile<128xi1>
      %row = reshape %counts : tile<128xi1> -> tile<1x128xi1>
      %added = select %row, %counted, %hidden : tile<1x128xi1>, tile<1x128xf32>
      %all_rows = broadcast %added : tile<1x128xf32> -> tile<64x128xf32>
      %shown = addf %s, %all_rows : tile<64x128xf32>
      %is_near = cmpi less_than %column, %lengths, signed : tile<128xi32> -> tile<128xi1>
      %near_row = reshape %is_near : tile<128xi1> -> tile<1x128xi1>
      %bias = select %near_row, %near, %far : tile<1x128xi1>, tile<1x128xf32>
      %biases = broadcast %bias : tile<1x128xf32> -> tile<64x128xf32>
      %masked = addf %biases, %shown : tile<64x128xf32>
      %e = exp2 %masked : tile<64x128xf32>
      %p = ftof %e : tile<64x128xf32> -> tile<64x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero]
          : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32>
          -> tile<128x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x128xf16>, tile<128x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %done = store_view_tko weak %w, %vo[%x, %zero] : tile<64x64xf32>,
        partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
  entry @one(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %length: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %keys = constant <i32: 128> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk
        : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv
        : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %zeros = constant <f32: 0.0> : tile<64x128xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %counted = constant <f32: 0.0> : tile<1x128xf32>
    %hidden = constant <f32: 0xFF800000> : tile<1x128xf32>
    %column = iota : tile<128xi32>
    %length_1 = reshape %length : tile<i32> -> tile<1xi32>
    %lengths = broadcast %length_1 : tile<1xi32> -> tile<128xi32>
    %round = addi %length, %keys : tile<i32>
    %less = subi %round, %one : tile<i32>
    %all = divi %less, %keys signed : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero] : partition_view<tile=(64x64), tensor_view<128x64xf16, strides=[64,1]>>,
        tile<i32> -> tile<64x64xf16>, token
    %w = for %i in (%zero to %all, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i]
          : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32>
          -> tile<64x128xf16>, token
      %s = mmaf %a, %b, %zeros : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      %first = muli %i, %keys : tile<i32>
      %first_1 = reshape %first : tile<i32> -> tile<1xi32>
      %first_n = broadcast %first_1 : tile<1xi32> -> tile<128xi32>
      %place = addi %first_n, %column : tile<128xi32>
      %counts = cmpi less_than %place, %lengths, signed : tile<128xi32> -> tile<128xi1>
      %row = reshape %counts : tile<128xi1> -> tile<1x128xi1>
      %added = select %row, %counted, %hidden : tile<1x128xi1>, tile<1x128xf32>
      %all_rows = broadcast %added : tile<1x128xf32> -> tile<64x128xf32>
      %masked = addf %s, %all_rows : tile<64x128xf32>
      %e = exp2 %masked : tile<64x128xf32>
      %p = ftof %e : tile<64x128xf32> -> tile<64x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero]
          : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32>
          -> tile<128x64xf16>, token
      %h = mulf %acc, %half : tile<64x64xf32>
      %n = mmaf %p, %c, %h : tile<64x128xf16>, tile<128x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %done = store_view_tko weak %w, %vo[%x, %zero] : tile<64x64xf32>,
        partition_view<tile=(64x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.occupancy = 3 : i64, gpu.persistent = false, gpu.warps = 4 : i64}}}
  entry @enough(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f32>>, %length: tile<i32>) {
    %pq = assume div_by<16>, %q : tile<ptr<f16>>
    %pk = assume div_by<16>, %k : tile<ptr<f16>>
    %pv = assume div_by<16>, %v : tile<ptr<f16>>
    %po = assume div_by<16>, %o : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %keys = constant <i32: 128> : tile<i32>
    %tq = make_tensor_view %pq, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf16, strides=[64,1]>
    %tk = make_tensor_view %pk, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %tv = make_tensor_view %pv, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %to = make_tensor_view %po, shape = [128, 64], strides = [64, 1] : tensor_view<128x64xf32, strides=[64,1]>
    %vq = make_partition_view %tq : partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>
    %vk = make_partition_view %tk
        : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %vv = make_partition_view %tv
        : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %vo = make_partition_view %to : partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>
    %none = constant <f32: 0.0> : tile<128x64xf32>
    %zeros = constant <f32: 0.0> : tile<128x128xf32>
    %half = constant <f32: 0.5> : tile<128x64xf32>
    %counted = constant <f32: 0.0> : tile<1x128xf32>
    %hidden = constant <f32: 0xFF800000> : tile<1x128xf32>
    %column = iota : tile<128xi32>
    %length_1 = reshape %length : tile<i32> -> tile<1xi32>
    %lengths = broadcast %length_1 : tile<1xi32> -> tile<128xi32>
    %full = divi %length, %keys signed : tile<i32>
    %round = addi %length, %keys : tile<i32>
    %less = subi %round, %one : tile<i32>
    %all = divi %less, %keys signed : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %a, %at = load_view_tko weak %vq[%x, %zero]
        : partition_view<tile=(128x64), tensor_view<128x64xf16, strides=[64,1]>>, tile<i32> -> tile<128x64xf16>, token
    %r = for %i in (%zero to %full, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i]
          : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32>
          -> tile<64x128xf16>, token
      %s = mmaf %a, %b, %zeros : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %e = exp2 %s : tile<128x128xf32>
      %p = ftof %e : tile<128x128xf32> -> tile<128x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero]
          : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32>
          -> tile<128x64xf16>, token
      %h = mulf %acc, %half : tile<128x64xf32>
      %n = mmaf %p, %c, %h : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      continue %n : tile<128x64xf32>
    }
    %w = for %i in (%full to %all, step %one) : tile<i32> iter_values(%acc = %r) -> (tile<128x64xf32>) {
      %b, %bt = load_view_tko weak %vk[%zero, %i]
          : partition_view<tile=(64x128), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32>
          -> tile<64x128xf16>, token
      %s = mmaf %a, %b, %zeros : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      %first = muli %i, %keys : tile<i32>
      %first_1 = reshape %first : tile<i32> -> tile<1xi32>
      %first_n = broadcast %first_1 : tile<1xi32> -> tile<128xi32>
      %place = addi %first_n, %column : tile<128xi32>
      %counts = cmpi less_than %place, %lengths, signed : tile<128xi32> -> tile<128xi1>
      %row = reshape %counts : tile<128xi1> -> tile<1x128xi1>
      %added = select %row, %counted, %hidden : tile<1x128xi1>, tile<1x128xf32>
      %all_rows = broadcast %added : tile<1x128xf32> -> tile<128x128xf32>
      %masked = addf %s, %all_rows : tile<128x128xf32>
      %e = exp2 %masked : tile<128x128xf32>
      %p = ftof %e : tile<128x128xf32> -> tile<128x128xf16>
      %c, %ct = load_view_tko weak %vv[%i, %zero]
          : partition_view<tile=(128x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32>
          -> tile<128x64xf16>, token
      %h = mulf %acc, %half : tile<128x64xf32>
      %n = mmaf %p, %c, %h : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      continue %n : tile<128x64xf32>
    }
    %done = store_view_tko weak %w, %vo[%x, %zero] : tile<128x64xf32>,
        partition_view<tile=(128x64), tensor_view<128x64xf32, strides=[64,1]>>, tile<i32> -> token
    return
  }
}
