// Loops one behind the other that multiply tiles alike: one ring goes through all of
// them. Numbers of iterations down to none in either, a loop around them, and a loop of
// other tiles between, which has a ring of its own.
//
// tilerun: --entry halves --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=3 --arg to=7
// tilerun[first]: --entry halves --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=5 --arg to=5
// tilerun[second]: --entry halves --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=0 --arg to=6
// tilerun[none]: --entry halves --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=0 --arg to=0
// tilerun[around]: --entry around --grid 1,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=3 --arg to=7
// tilerun[between]: --entry between --grid 2,2 --arg a=rand:f16:128x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:128x128 --arg from=2 --arg to=7
cuda_tile.module @rings {
  // The first loop keeps a product under way over its end, the second waits for each.
  entry @halves(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%zero to %from, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %s2 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%acc = %s1) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      %h = mulf %s, %half : tile<64x64xf32>
      continue %h : tile<64x64xf32>
    }
    store_view_tko weak %s2, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  }

  // The ring goes on from one iteration of the loop around to the next.
  entry @around(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    for %o in (%zero to %two, step %one) : tile<i32> {
      %s1 = for %k in (%zero to %from, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %l, %lt = load_view_tko weak %va[%o, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
        %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %s : tile<64x64xf32>
      }
      %s2 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%acc = %s1) -> (tile<64x64xf32>) {
        %l, %lt = load_view_tko weak %va[%o, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
        %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
        %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        continue %s : tile<64x64xf32>
      }
      store_view_tko weak %s2, %vc[%o, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    }
    return
  }

  // Tiles of half the depth between the two.
  entry @between(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %from: tile<i32>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %half = constant <f32: 0.5> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %wa = make_partition_view %ta : partition_view<tile=(64x32), tensor_view<128x448xf16, strides=[448,1]>>
    %wb = make_partition_view %tb : partition_view<tile=(32x64), tensor_view<448x128xf16, strides=[128,1]>>
    %s1 = for %k in (%zero to %from, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %s2 = for %k in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %s1) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %wa[%x, %k] : partition_view<tile=(64x32), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %rt = load_view_tko weak %wb[%k, %y] : partition_view<tile=(32x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<32x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    %s3 = for %k in (%from to %to, step %one) : tile<i32> iter_values(%acc = %s2) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %s3, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  }
}
