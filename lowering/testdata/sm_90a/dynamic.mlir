// Tile blocks that CTAs draw, and that a role tells of: each a product of a row of a triangular matrix, as long as its place
// in the row says. The simulator runs three CTAs.
//
// tilerun: --entry drawn --grid 7,2 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
// tilerun[one]: --entry drawn --grid 1 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
// tilerun[three]: --entry drawn --grid 3 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
// tilerun[along_y]: --entry drawn_along_y --grid 2,7 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
// tilerun[told]: --entry told --grid 7,2 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
// tilerun[told_in_bands]: --entry told_in_bands --grid 7,2 --arg a=rand:f16:448x448:1 --arg b=rand:f16:448x128:2 --arg c=full:7:f32:448x128
cuda_tile.module @dynamic {
  entry @drawn(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %ta = make_tensor_view %pa, shape = [448, 448], strides = [448, 1] : tensor_view<448x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %end = addi %x, %one : tile<i32>
    %sum = for %k in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t0 = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t1 = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %t2 = store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  } {gpu.dynamic = 0 : i64, gpu.occupancy = 3 : i64, gpu.persistent = true, gpu.section = 1 : i64}
  entry @drawn_along_y(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %ta = make_tensor_view %pa, shape = [448, 448], strides = [448, 1] : tensor_view<448x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %end = addi %y, %one : tile<i32>
    %sum = for %k in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t0 = load_view_tko weak %va[%y, %k] : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t1 = load_view_tko weak %vb[%k, %x] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %t2 = store_view_tko weak %sum, %vc[%y, %x] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  } {gpu.dynamic = 1 : i64, gpu.occupancy = 3 : i64, gpu.persistent = true}
  entry @told(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %ta = make_tensor_view %pa, shape = [448, 448], strides = [448, 1] : tensor_view<448x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %end = addi %x, %one : tile<i32>
    %sum = for %k in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t0 = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t1 = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %t2 = store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  } {gpu.mirrored = 0 : i64, gpu.occupancy = 3 : i64, gpu.persistent = true, gpu.told = true}
  entry @told_in_bands(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %ta = make_tensor_view %pa, shape = [448, 448], strides = [448, 1] : tensor_view<448x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf16, strides=[128,1]>
    %tc = make_tensor_view %c, shape = [448, 128], strides = [128, 1] : tensor_view<448x128xf32, strides=[128,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %end = addi %x, %one : tile<i32>
    %sum = for %k in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %t0 = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<448x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %t1 = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x128xf16, strides=[128,1]>>, tile<i32> -> tile<64x64xf16>, token
      %n = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %n : tile<64x64xf32>
    }
    %t2 = store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<448x128xf32, strides=[128,1]>>, tile<i32> -> token
    return
  } {gpu.band = 3 : i64, gpu.occupancy = 3 : i64, gpu.order = array<i64: 0, 1, 2>, gpu.persistent = true, gpu.told = true}
}
