// Teams of warps that run tile blocks in turn, and read one ring one after the other: the simulator
// runs all tile blocks on one CTA. Numbers of iterations that are odd, one, and none in either
// loop; three teams, which share sums of rows through scratch and wait for their own threads alone.
//
// tilerun: --entry halves --grid 2,3 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=3 --arg to=7
// tilerun[first]: --entry halves --grid 2,3 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=5 --arg to=5
// tilerun[second]: --entry halves --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=0 --arg to=5
// tilerun[none]: --entry halves --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=0 --arg to=0
// tilerun[one]: --entry halves --grid 1,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=0 --arg to=1
// tilerun[alone]: --entry halves --grid 1,1 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f32:128x192 --arg from=2 --arg to=5
// tilerun[steps]: --entry by_two --grid 2,3 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f16:128x192 --arg from=1 --arg to=7
// tilerun[few_steps]: --entry by_two --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f16:128x192 --arg from=6 --arg to=7
// tilerun[no_steps]: --entry by_two --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f16:128x192 --arg from=7 --arg to=5
// tilerun[three]: --entry three --grid 2,3 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f16:128x192 --arg from=2 --arg to=7
// tilerun[three_of_two]: --entry three --grid 1,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x192:2 --arg c=full:7:f16:128x192 --arg from=2 --arg to=7
cuda_tile.module @teams {
  // Two loops read one ring; the first keeps a product under way over its end, the second waits for each.
  entry @halves(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %pc, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf32, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%zero to %from, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %s2 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%acc = %s1) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %h = mulf %s, %half : tile<64x64xf32>
      continue %h : tile<64x64xf32>
    }
    store_view_tko weak %s2, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.teams = 2 : i64}

  // A loop that goes on by two, and what gelu takes behind it.
  entry @by_two(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %pc, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf16, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%from to %to, step %two) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %ones = constant <f32: 1.0> : tile<64x64xf32>
    %t = tanh %s1 : tile<64x64xf32>
    %u = addf %ones, %t : tile<64x64xf32>
    %g = mulf %s1, %u : tile<64x64xf32>
    %n = ftof %g : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %n, %vc[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.teams = 2 : i64}

  // Three teams; sums of columns go through all warps of one.
  entry @three(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %pc = assume div_by<16>, %c : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %pc, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf16, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %sums = reduce %s1 dim=0 identities=[0.0 : f32] : tile<64x64xf32> -> tile<64xf32> (%p: tile<f32>, %q: tile<f32>) {
      %f = addf %p, %q : tile<f32>
      yield %f : tile<f32>
    }
    %row = reshape %sums : tile<64xf32> -> tile<1x64xf32>
    %all = broadcast %row : tile<1x64xf32> -> tile<64x64xf32>
    %d = subf %s1, %all : tile<64x64xf32>
    %n = ftof %d : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %n, %vc[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<128x192xf16, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.teams = 3 : i64}
}
