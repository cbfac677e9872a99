// Tile blocks that are neighbours run on the CTAs of a cluster, which bring each other half of what both read: panels of a tile, or rows of
// one; in bands, along y, a CTA each; a loop whose end is an argument, in steps of bytes; f32 that the copy engine rounds.
// Where the copy engine cannot write to several CTAs each brings all by itself.
//
// tilerun: --entry panels --grid 4,2 --arg a=rand:f16:250x160:1 --arg b=rand:f16:160x256:2 --arg c=full:7:f32:250x256
// tilerun[rows]: --entry rows --grid 3,4 --arg a=rand:bf16:192x160:1 --arg b=rand:bf16:248x160:2 --arg c=full:7:f32:192x248
// tilerun[each]: --entry each --grid 2,2 --arg a=rand:f16:120x160:1 --arg b=rand:f16:256x160:2 --arg c=full:7:f32:120x256
// tilerun[bytes]: --entry bytes --grid 8,2 --arg a=randint:-9:9:i8:512x384:1 --arg b=randint:-9:9:i8:128x384:2 --arg c=full:7:i32:512x128 --arg end=3
// tilerun[none]: --entry bytes --grid 8,2 --arg a=randint:-9:9:i8:512x384:1 --arg b=randint:-9:9:i8:128x384:2 --arg c=full:7:i32:512x128 --arg end=0
// tilerun[rounded]: --entry rounded --grid 2,2 --arg a=rand:f32:128x96:1 --arg b=rand:f32:256x96:2 --arg c=full:7:f32:128x256
cuda_tile.module @multicast {
  entry @panels(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [250, 160], strides = [160, 1] : tensor_view<250x160xf16, strides=[160,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<250x160xf16, strides=[160,1]>>
    %bt = make_tensor_view %bb, shape = [160, 256], strides = [256, 1] : tensor_view<160x256xf16, strides=[256,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<160x256xf16, strides=[256,1]>>
    %ct = make_tensor_view %c, shape = [250, 256], strides = [256, 1] : tensor_view<250x256xf32, strides=[256,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<250x256xf32, strides=[256,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<250x160xf16, strides=[160,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<160x256xf16, strides=[256,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<250x256xf32, strides=[256,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 4, 2, 1>, gpu.multicast = 2 : i64, gpu.persistent = true, gpu.band = 2 : i64}
  entry @rows(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<bf16>>
    %bb = assume div_by<16>, %b : tile<ptr<bf16>>
    %at = make_tensor_view %aa, shape = [192, 160], strides = [160, 1] : tensor_view<192x160xbf16, strides=[160,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<192x160xbf16, strides=[160,1]>>
    %bt = make_tensor_view %bb, shape = [248, 160], strides = [160, 1] : tensor_view<248x160xbf16, strides=[160,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x64), padding_value = zero, tensor_view<248x160xbf16, strides=[160,1]>, dim_map=[1, 0]>
    %ct = make_tensor_view %c, shape = [192, 248], strides = [248, 1] : tensor_view<192x248xf32, strides=[248,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<192x248xf32, strides=[248,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<192x160xbf16, strides=[160,1]>>, tile<i32> -> tile<64x64xbf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<248x160xbf16, strides=[160,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xbf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xbf16>, tile<64x64xbf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<192x248xf32, strides=[248,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 3, 4, 1>, gpu.multicast = 2 : i64, gpu.persistent = true, gpu.order = array<i64: 1, 0, 2>}
  entry @each(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f16>>
    %bb = assume div_by<16>, %b : tile<ptr<f16>>
    %at = make_tensor_view %aa, shape = [120, 160], strides = [160, 1] : tensor_view<120x160xf16, strides=[160,1]>
    %av = make_partition_view %at : partition_view<tile=(64x64), padding_value = zero, tensor_view<120x160xf16, strides=[160,1]>>
    %bt = make_tensor_view %bb, shape = [256, 160], strides = [160, 1] : tensor_view<256x160xf16, strides=[160,1]>
    %bv = make_partition_view %bt : partition_view<tile=(64x128), padding_value = zero, tensor_view<256x160xf16, strides=[160,1]>, dim_map=[1, 0]>
    %ct = make_tensor_view %c, shape = [120, 256], strides = [256, 1] : tensor_view<120x256xf32, strides=[256,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<120x256xf32, strides=[256,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x64), padding_value = zero, tensor_view<120x160xf16, strides=[160,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<256x160xf16, strides=[160,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<120x256xf32, strides=[256,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 2, 2, 1>, gpu.multicast = 2 : i64, gpu.persistent = false}
  entry @bytes(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %end: tile<i32>) {
    %aa = assume div_by<16>, %a : tile<ptr<i8>>
    %bb = assume div_by<16>, %b : tile<ptr<i8>>
    %at = make_tensor_view %aa, shape = [512, 384], strides = [384, 1] : tensor_view<512x384xi8, strides=[384,1]>
    %av = make_partition_view %at : partition_view<tile=(64x128), padding_value = zero, tensor_view<512x384xi8, strides=[384,1]>>
    %bt = make_tensor_view %bb, shape = [128, 384], strides = [384, 1] : tensor_view<128x384xi8, strides=[384,1]>
    %bv = make_partition_view %bt : partition_view<tile=(128x64), padding_value = zero, tensor_view<128x384xi8, strides=[384,1]>, dim_map=[1, 0]>
    %ct = make_tensor_view %c, shape = [512, 128], strides = [128, 1] : tensor_view<512x128xi32, strides=[128,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<512x128xi32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<64x64xi32>
    %sum = for %k in (%zero to %end, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xi32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x128), padding_value = zero, tensor_view<512x384xi8, strides=[384,1]>>, tile<i32> -> tile<64x128xi8>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(128x64), padding_value = zero, tensor_view<128x384xi8, strides=[384,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64xi8>, token
      %next = mmai %l, %r, %acc signed signed : tile<64x128xi8>, tile<128x64xi8>, tile<64x64xi32>
      continue %next : tile<64x64xi32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xi32>, partition_view<tile=(64x64), tensor_view<512x128xi32, strides=[128,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 8, 2, 1>, gpu.multicast = 2 : i64, gpu.persistent = true}
  entry @rounded(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %aa = assume div_by<16>, %a : tile<ptr<f32>>
    %bb = assume div_by<16>, %b : tile<ptr<f32>>
    %at = make_tensor_view %aa, shape = [128, 96], strides = [96, 1] : tensor_view<128x96xf32, strides=[96,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<128x96xf32, strides=[96,1]>>
    %bt = make_tensor_view %bb, shape = [256, 96], strides = [96, 1] : tensor_view<256x96xf32, strides=[96,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x128), padding_value = zero, tensor_view<256x96xf32, strides=[96,1]>, dim_map=[1, 0]>
    %ct = make_tensor_view %c, shape = [128, 256], strides = [256, 1] : tensor_view<128x256xf32, strides=[256,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x128), tensor_view<128x256xf32, strides=[256,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 3> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %l, %lt = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<128x96xf32, strides=[96,1]>>, tile<i32> -> tile<64x32xf32>, token
      %r, %rt = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<256x96xf32, strides=[96,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x128xf32>, token
      %l2 = ftof %l : tile<64x32xf32> -> tile<64x32xtf32>
      %r2 = ftof %r : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %l2, %r2, %acc : tile<64x32xtf32>, tile<32x128xtf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<128x256xf32, strides=[256,1]>>, tile<i32> -> token
  } {gpu.launch = array<i64: 2, 2, 1>, gpu.multicast = 2 : i64, gpu.persistent = true}
}
