// Sums that the CTAs of a cluster share, where there are clusters, and otherwise several through memory: parts of seven iterations and of three, so that
// some have one more than others, and some none; a bias, a conversion and relu behind the sum; sums that begin with what is
// stored there before, of rows and, permuted, of columns; two sums of a loop; integers; bounds and a step that are not 0, n and 1; pointers.
//
// tilerun: --entry bias --grid 2,2 --arg a=rand:f16:100x200:1 --arg b=rand:f16:200x72:2 --arg v=rand:f16:72:3 --arg c=full:7:f16:100x72
// tilerun[integers]: --entry integers --grid 2,2 --arg a=randint:-9:9:i8:50x90:1 --arg b=randint:-9:9:i8:90x40:2 --arg c=full:7:i32:50x40
// tilerun[added]: --entry added --grid 2,2 --arg a=rand:bf16:128x160:1 --arg b=rand:bf16:160x128:2 --arg c=rand:f32:128x128:3
// tilerun[two]: --entry two --grid 1,2 --arg a=rand:f32:32x96:1 --arg b=rand:f32:96x128:2 --arg c=full:7:f32:32x64
// tilerun[steps]: --entry steps --grid 1,1 --arg a=rand:f16:64x512:1 --arg b=rand:f16:512x64:2 --arg c=full:7:f16:64x64 --arg from=1 --arg to=30
// tilerun[none]: --entry steps --grid 1,1 --arg a=rand:f16:64x512:1 --arg b=rand:f16:512x64:2 --arg c=full:7:f16:64x64 --arg from=5 --arg to=-2147483648
// tilerun[pointers]: --entry pointers --grid 1,1 --arg a=rand:f16:32x160:1 --arg b=rand:f16:160x32:2 --arg c=full:7:f32:32x32 --arg m=27
cuda_tile.module @split_k {
  entry @bias(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %v: tile<ptr<f16>>, %c: tile<ptr<f16>>) {
    %ap = assume div_by<16>, %a : tile<ptr<f16>>
    %at = make_tensor_view %ap, shape = [100, 200], strides = [200, 1] : tensor_view<100x200xf16, strides=[200,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<100x200xf16, strides=[200,1]>>
    %bp = assume div_by<16>, %b : tile<ptr<f16>>
    %bt = make_tensor_view %bp, shape = [200, 72], strides = [72, 1] : tensor_view<200x72xf16, strides=[72,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<200x72xf16, strides=[72,1]>>
    %cp = assume div_by<16>, %c : tile<ptr<f16>>
    %ct = make_tensor_view %cp, shape = [100, 72], strides = [72, 1] : tensor_view<100x72xf16, strides=[72,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<100x72xf16, strides=[72,1]>>
    %vt = make_tensor_view %v, shape = [72], strides = [1] : tensor_view<72xf16, strides=[1]>
    %vv = make_partition_view %vt : partition_view<tile=(64), padding_value = zero, tensor_view<72xf16, strides=[1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 7> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %l_read = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<100x200xf16, strides=[200,1]>>, tile<i32> -> tile<64x32xf16>, token
      %r, %r_read = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<200x72xf16, strides=[72,1]>>, tile<i32> -> tile<32x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %row, %row_read = load_view_tko weak %vv[%y] : partition_view<tile=(64), padding_value = zero, tensor_view<72xf16, strides=[1]>>, tile<i32> -> tile<64xf16>, token
    %wide = ftof %row : tile<64xf16> -> tile<64xf32>
    %line = reshape %wide : tile<64xf32> -> tile<1x64xf32>
    %lines = broadcast %line : tile<1x64xf32> -> tile<64x64xf32>
    %with = addf %sum, %lines : tile<64x64xf32>
    %least = constant <f32: 0.0> : tile<64x64xf32>
    %relu = maxf %with, %least : tile<64x64xf32>
    %h = ftof %relu : tile<64x64xf32> -> tile<64x64xf16>
    store_view_tko weak %h, %cv[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<100x72xf16, strides=[72,1]>>, tile<i32> -> token
  } {gpu.schedule = {default = {gpu.split_k = 4 : i64}, sm_90 = {gpu.split_k = 4 : i64}, sm_100 = {gpu.split_k = 4 : i64}, sm_103 = {gpu.split_k = 4 : i64}, sm_110 = {gpu.split_k = 4 : i64}, sm_120 = {gpu.split_k = 4 : i64}, sm_121 = {gpu.split_k = 4 : i64}}}
  entry @integers(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>) {
    %ap = assume div_by<16>, %a : tile<ptr<i8>>
    %at = make_tensor_view %ap, shape = [50, 90], strides = [90, 1] : tensor_view<50x90xi8, strides=[90,1]>
    %av = make_partition_view %at : partition_view<tile=(32x32), padding_value = zero, tensor_view<50x90xi8, strides=[90,1]>>
    %bp = assume div_by<16>, %b : tile<ptr<i8>>
    %bt = make_tensor_view %bp, shape = [90, 40], strides = [40, 1] : tensor_view<90x40xi8, strides=[40,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x32), padding_value = zero, tensor_view<90x40xi8, strides=[40,1]>>
    %cp = assume div_by<16>, %c : tile<ptr<i32>>
    %ct = make_tensor_view %cp, shape = [50, 40], strides = [40, 1] : tensor_view<50x40xi32, strides=[40,1]>
    %cv = make_partition_view %ct : partition_view<tile=(32x32), tensor_view<50x40xi32, strides=[40,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 3> : tile<i32>
    %none = constant <i32: 0> : tile<32x32xi32>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<32x32xi32>) {
      %l, %l_read = load_view_tko weak %av[%x, %k] : partition_view<tile=(32x32), padding_value = zero, tensor_view<50x90xi8, strides=[90,1]>>, tile<i32> -> tile<32x32xi8>, token
      %r, %r_read = load_view_tko weak %bv[%k, %y] : partition_view<tile=(32x32), padding_value = zero, tensor_view<90x40xi8, strides=[40,1]>>, tile<i32> -> tile<32x32xi8>, token
      %next = mmai %l, %r, %acc signed signed : tile<32x32xi8>, tile<32x32xi8>, tile<32x32xi32>
      continue %next : tile<32x32xi32>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<32x32xi32>, partition_view<tile=(32x32), tensor_view<50x40xi32, strides=[40,1]>>, tile<i32> -> token
  } {gpu.schedule = {default = {gpu.split_k = 8 : i64}, sm_90 = {gpu.split_k = 8 : i64}, sm_100 = {gpu.split_k = 8 : i64}, sm_103 = {gpu.split_k = 8 : i64}, sm_110 = {gpu.split_k = 8 : i64}, sm_120 = {gpu.split_k = 8 : i64}, sm_121 = {gpu.split_k = 8 : i64}}}
  // Within a tile block of the diagonal, rows of one CTA are columns of all: all are loaded before any is stored.
  entry @added(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>) {
    %ap = assume div_by<16>, %a : tile<ptr<bf16>>
    %at = make_tensor_view %ap, shape = [128, 160], strides = [160, 1] : tensor_view<128x160xbf16, strides=[160,1]>
    %av = make_partition_view %at : partition_view<tile=(64x32), padding_value = zero, tensor_view<128x160xbf16, strides=[160,1]>>
    %bp = assume div_by<16>, %b : tile<ptr<bf16>>
    %bt = make_tensor_view %bp, shape = [160, 128], strides = [128, 1] : tensor_view<160x128xbf16, strides=[128,1]>
    %bv = make_partition_view %bt : partition_view<tile=(32x64), padding_value = zero, tensor_view<160x128xbf16, strides=[128,1]>>
    %cp = assume div_by<16>, %c : tile<ptr<f32>>
    %ct = make_tensor_view %cp, shape = [128, 128], strides = [128, 1] : tensor_view<128x128xf32, strides=[128,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 5> : tile<i32>
    %start = make_token : token
    %before, %before_read = load_view_tko weak %cv[%x, %y] token = %start : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> tile<64x64xf32>, token
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %before) -> (tile<64x64xf32>) {
      %l, %l_read = load_view_tko weak %av[%x, %k] token = %start : partition_view<tile=(64x32), padding_value = zero, tensor_view<128x160xbf16, strides=[160,1]>>, tile<i32> -> tile<64x32xbf16>, token
      %r, %r_read = load_view_tko weak %bv[%k, %y] token = %start : partition_view<tile=(32x64), padding_value = zero, tensor_view<160x128xbf16, strides=[128,1]>>, tile<i32> -> tile<32x64xbf16>, token
      %next = mmaf %l, %r, %acc : tile<64x32xbf16>, tile<32x64xbf16>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    %again, %again_read = load_view_tko weak %cv[%x, %y] token = %start : partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> tile<64x64xf32>, token
    %turned = permute %again [1, 0] : tile<64x64xf32> -> tile<64x64xf32>
    %both = subf %sum, %turned : tile<64x64xf32>
    %read = join_tokens %before_read, %again_read : token
    store_view_tko weak %both, %cv[%x, %y] token = %read : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x128xf32, strides=[128,1]>>, tile<i32> -> token
  } {gpu.schedule = {default = {gpu.split_k = 2 : i64}, sm_90 = {gpu.split_k = 2 : i64}, sm_100 = {gpu.split_k = 2 : i64}, sm_103 = {gpu.split_k = 2 : i64}, sm_110 = {gpu.split_k = 2 : i64}, sm_120 = {gpu.split_k = 2 : i64}, sm_121 = {gpu.split_k = 2 : i64}}}
  entry @two(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %ap = assume div_by<16>, %a : tile<ptr<f32>>
    %at = make_tensor_view %ap, shape = [32, 96], strides = [96, 1] : tensor_view<32x96xf32, strides=[96,1]>
    %av = make_partition_view %at : partition_view<tile=(32x16), tensor_view<32x96xf32, strides=[96,1]>>
    %bp = assume div_by<16>, %b : tile<ptr<f32>>
    %bt = make_tensor_view %bp, shape = [96, 128], strides = [128, 1] : tensor_view<96x128xf32, strides=[128,1]>
    %bv = make_partition_view %bt : partition_view<tile=(16x32), tensor_view<96x128xf32, strides=[128,1]>>
    %cp = assume div_by<16>, %c : tile<ptr<f32>>
    %ct = make_tensor_view %cp, shape = [32, 64], strides = [64, 1] : tensor_view<32x64xf32, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(32x32), tensor_view<32x64xf32, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 6> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %y2 = addi %y, %two : tile<i32>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %gate, %up = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%g = %none, %u = %none) -> (tile<32x32xf32>, tile<32x32xf32>) {
      %l0, %l0_read = load_view_tko weak %av[%x, %k] : partition_view<tile=(32x16), tensor_view<32x96xf32, strides=[96,1]>>, tile<i32> -> tile<32x16xf32>, token
      %r0, %r0_read = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x32), tensor_view<96x128xf32, strides=[128,1]>>, tile<i32> -> tile<16x32xf32>, token
      %s0, %s0_read = load_view_tko weak %bv[%k, %y2] : partition_view<tile=(16x32), tensor_view<96x128xf32, strides=[128,1]>>, tile<i32> -> tile<16x32xf32>, token
      %l = ftof %l0 : tile<32x16xf32> -> tile<32x16xtf32>
      %r = ftof %r0 : tile<16x32xf32> -> tile<16x32xtf32>
      %s = ftof %s0 : tile<16x32xf32> -> tile<16x32xtf32>
      %g1 = mmaf %l, %r, %g : tile<32x16xtf32>, tile<16x32xtf32>, tile<32x32xf32>
      %u1 = mmaf %l, %s, %u : tile<32x16xtf32>, tile<16x32xtf32>, tile<32x32xf32>
      continue %g1, %u1 : tile<32x32xf32>, tile<32x32xf32>
    }
    %p = mulf %gate, %up : tile<32x32xf32>
    store_view_tko weak %p, %cv[%x, %y] : tile<32x32xf32>, partition_view<tile=(32x32), tensor_view<32x64xf32, strides=[64,1]>>, tile<i32> -> token
  } {gpu.schedule = {default = {gpu.split_k = 4 : i64}, sm_90 = {gpu.split_k = 4 : i64}, sm_100 = {gpu.split_k = 4 : i64}, sm_103 = {gpu.split_k = 4 : i64}, sm_110 = {gpu.split_k = 4 : i64}, sm_120 = {gpu.split_k = 4 : i64}, sm_121 = {gpu.split_k = 4 : i64}}}
  entry @steps(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %from: tile<i32>, %to: tile<i32>) {
    %ap = assume div_by<16>, %a : tile<ptr<f16>>
    %at = make_tensor_view %ap, shape = [64, 512], strides = [512, 1] : tensor_view<64x512xf16, strides=[512,1]>
    %av = make_partition_view %at : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>
    %bp = assume div_by<16>, %b : tile<ptr<f16>>
    %bt = make_tensor_view %bp, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %bv = make_partition_view %bt : partition_view<tile=(16x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>
    %cp = assume div_by<16>, %c : tile<ptr<f16>>
    %ct = make_tensor_view %cp, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf16, strides=[64,1]>
    %cv = make_partition_view %ct : partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %none = constant <f16: 0.0> : tile<64x64xf16>
    %sum = for %k in (%from to %to, step %three) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf16>) {
      %l, %l_read = load_view_tko weak %av[%x, %k] : partition_view<tile=(64x16), padding_value = zero, tensor_view<64x512xf16, strides=[512,1]>>, tile<i32> -> tile<64x16xf16>, token
      %r, %r_read = load_view_tko weak %bv[%k, %y] : partition_view<tile=(16x64), padding_value = zero, tensor_view<512x64xf16, strides=[64,1]>>, tile<i32> -> tile<16x64xf16>, token
      %next = mmaf %l, %r, %acc : tile<64x16xf16>, tile<16x64xf16>, tile<64x64xf16>
      continue %next : tile<64x64xf16>
    }
    store_view_tko weak %sum, %cv[%x, %y] : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<64x64xf16, strides=[64,1]>>, tile<i32> -> token
  } {gpu.schedule = {default = {gpu.split_k = 4 : i64}, sm_90 = {gpu.split_k = 4 : i64}, sm_100 = {gpu.split_k = 4 : i64}, sm_103 = {gpu.split_k = 4 : i64}, sm_110 = {gpu.split_k = 4 : i64}, sm_120 = {gpu.split_k = 4 : i64}, sm_121 = {gpu.split_k = 4 : i64}}}
  entry @pointers(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %m: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 5> : tile<i32>
    %i = iota : tile<32xi32>
    %rows = reshape %i : tile<32xi32> -> tile<32x1xi32>
    %row = broadcast %rows : tile<32x1xi32> -> tile<32x32xi32>
    %columns = reshape %i : tile<32xi32> -> tile<1x32xi32>
    %column = broadcast %columns : tile<1x32xi32> -> tile<32x32xi32>
    %by_a = constant <i32: 160> : tile<32x32xi32>
    %by_b = constant <i32: 32> : tile<32x32xi32>
    %a0 = muli %row, %by_a : tile<32x32xi32>
    %a1 = addi %a0, %column : tile<32x32xi32>
    %b0 = muli %row, %by_b : tile<32x32xi32>
    %b1 = addi %b0, %column : tile<32x32xi32>
    %thirty = constant <i32: 32> : tile<i32>
    %many = constant <i32: 1024> : tile<i32>
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %as = reshape %a : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %aps = broadcast %as : tile<1x1xptr<f16>> -> tile<32x32xptr<f16>>
    %bs = reshape %b : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %bps = broadcast %bs : tile<1x1xptr<f16>> -> tile<32x32xptr<f16>>
    %sum = for %k in (%zero to %steps, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<32x32xf32>) {
      %ka = muli %k, %thirty : tile<i32>
      %ka1 = reshape %ka : tile<i32> -> tile<1x1xi32>
      %kas = broadcast %ka1 : tile<1x1xi32> -> tile<32x32xi32>
      %ao = addi %a1, %kas : tile<32x32xi32>
      %ap = offset %aps, %ao : tile<32x32xptr<f16>>, tile<32x32xi32> -> tile<32x32xptr<f16>>
      %l, %l_read = load_ptr_tko weak %ap : tile<32x32xptr<f16>> -> tile<32x32xf16>, token
      %kb = muli %k, %many : tile<i32>
      %kb1 = reshape %kb : tile<i32> -> tile<1x1xi32>
      %kbs = broadcast %kb1 : tile<1x1xi32> -> tile<32x32xi32>
      %bo = addi %b1, %kbs : tile<32x32xi32>
      %bp = offset %bps, %bo : tile<32x32xptr<f16>>, tile<32x32xi32> -> tile<32x32xptr<f16>>
      %r, %r_read = load_ptr_tko weak %bp : tile<32x32xptr<f16>> -> tile<32x32xf16>, token
      %next = mmaf %l, %r, %acc : tile<32x32xf16>, tile<32x32xf16>, tile<32x32xf32>
      continue %next : tile<32x32xf32>
    }
    %cs = reshape %c : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %cps = broadcast %cs : tile<1x1xptr<f32>> -> tile<32x32xptr<f32>>
    %swirl = xori %b1, %row : tile<32x32xi32>
    %cp = offset %cps, %swirl : tile<32x32xptr<f32>>, tile<32x32xi32> -> tile<32x32xptr<f32>>
    %m1 = reshape %m : tile<i32> -> tile<1x1xi32>
    %ms = broadcast %m1 : tile<1x1xi32> -> tile<32x32xi32>
    %in = cmpi less_than %row, %ms, signed : tile<32x32xi32> -> tile<32x32xi1>
    store_ptr_tko weak %cp, %sum, %in : tile<32x32xptr<f32>>, tile<32x32xf32>, tile<32x32xi1> -> token
  } {gpu.schedule = {default = {gpu.split_k = 4 : i64}, sm_90 = {gpu.split_k = 4 : i64}, sm_100 = {gpu.split_k = 4 : i64}, sm_103 = {gpu.split_k = 4 : i64}, sm_110 = {gpu.split_k = 4 : i64}, sm_120 = {gpu.split_k = 4 : i64}, sm_121 = {gpu.split_k = 4 : i64}}}
}
