// Products of f32 that are rounded to tf32, in all orders. Each entry has its run lines.
//
// tilerun: --entry tf32 --grid 2,2 --arg a=rand:f32:200x112:1 --arg b=rand:f32:100x176:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=100 --arg la=112 --arg lb=176 --arg lc=176
// tilerun[tf32_1]: --entry tf32 --grid 1,1 --arg a=rand:f32:128x16:1 --arg b=rand:f32:1x128:2 --arg c=full:7:f32:128x128 --arg m=128 --arg n=128 --arg k=0 --arg la=16 --arg lb=128 --arg lc=128
// tilerun[tf32_2]: --entry tf32 --grid 2,2 --arg a=rand:f32:130x16:1 --arg b=rand:f32:4x144:2 --arg c=full:7:f32:130x144 --arg m=130 --arg n=129 --arg k=4 --arg la=16 --arg lb=144 --arg lc=144
// tilerun[tf32_nt]: --entry tf32_nt --grid 2,2 --arg a=rand:f32:200x112:1 --arg b=rand:f32:168x112:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=100 --arg la=112 --arg lb=112 --arg lc=176
// tilerun[tf32_tn]: --entry tf32_tn --grid 2,2 --arg a=rand:f32:100x208:1 --arg b=rand:f32:100x176:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=100 --arg la=208 --arg lb=176 --arg lc=176
// tilerun[tf32_tt]: --entry tf32_tt --grid 2,2 --arg a=rand:f32:100x112:1 --arg b=rand:f32:100x112:2 --arg c=full:7:f32:100x112 --arg m=100 --arg n=100 --arg k=100 --arg la=112 --arg lb=112 --arg lc=112
// tilerun[tf32_wide]: --entry tf32_wide --grid 2,2 --arg a=rand:f32:130x112:1 --arg b=rand:f32:100x304:2 --arg c=full:7:f32:130x304 --arg m=130 --arg n=300 --arg k=100 --arg la=112 --arg lb=304 --arg lc=304
// tilerun[tf32_rows_of_64]: --entry tf32_rows_of_64 --grid 2,2 --arg a=rand:f32:70x112:1 --arg b=rand:f32:100x144:2 --arg c=full:7:f32:70x144 --arg m=70 --arg n=140 --arg k=100 --arg la=112 --arg lb=144 --arg lc=144
// tilerun[tf32_rows_of_32]: --entry tf32_rows_of_32 --grid 2,2 --arg a=rand:f32:70x48:1 --arg b=rand:f32:40x80:2 --arg c=full:7:f32:70x80 --arg m=70 --arg n=70 --arg k=40 --arg la=48 --arg lb=80 --arg lc=80
// tilerun[tf32_two_panels]: --entry tf32_two_panels --grid 2,2 --arg a=rand:f32:70x208:1 --arg b=rand:f32:200x80:2 --arg c=full:7:f32:70x80 --arg m=70 --arg n=70 --arg k=200 --arg la=208 --arg lb=80 --arg lc=80
// tilerun[tf32_persistent]: --entry tf32_persistent --grid 3 --arg a=rand:f32:200x112:1 --arg b=rand:f32:100x208:2 --arg c=full:7:f32:200x208 --arg m=200 --arg n=200 --arg k=100 --arg la=112 --arg lb=208 --arg lc=208
cuda_tile.module @products_tf32 {
  // As frontends write it: both are converted, B lies along n.
  entry @tf32(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // B lies along k.
  entry @tf32_nt(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // A lies along m.
  entry @tf32_tn(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x128xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x128xf32> -> tile<32x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x128xtf32>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @tf32_tt(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<32x64xf32>, token
      %ac = ftof %at : tile<64x32xf32> -> tile<64x32xtf32>
      %bc = ftof %bt : tile<32x64xf32> -> tile<32x64xtf32>
      %next = mmaf %ac, %bc, %acc : tile<64x32xtf32>, tile<32x64xtf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // More columns.
  entry @tf32_wide(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x256xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<128x32xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x256xf32>, token
      %ac = ftof %at : tile<128x32xf32> -> tile<128x32xtf32>
      %bc = ftof %bt : tile<32x256xf32> -> tile<32x256xtf32>
      %next = mmaf %ac, %bc, %acc : tile<128x32xtf32>, tile<32x256xtf32>, tile<128x256xf32>
      continue %next : tile<128x256xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // Rows of 64 bytes.
  entry @tf32_rows_of_64(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(16x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x16xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(16x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<16x128xf32>, token
      %ac = ftof %at : tile<64x16xf32> -> tile<64x16xtf32>
      %bc = ftof %bt : tile<16x128xf32> -> tile<16x128xtf32>
      %next = mmaf %ac, %bc, %acc : tile<64x16xtf32>, tile<16x128xtf32>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x128xf32>, partition_view<tile=(64x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // One step to a tile.
  entry @tf32_rows_of_32(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x8), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x8xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x64xf32>, token
      %ac = ftof %at : tile<64x8xf32> -> tile<64x8xtf32>
      %bc = ftof %bt : tile<8x64xf32> -> tile<8x64xtf32>
      %next = mmaf %ac, %bc, %acc : tile<64x8xtf32>, tile<8x64xtf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // Rows of 256 bytes: two panels.
  entry @tf32_two_panels(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x64xf32>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x64xf32>, token
      %ac = ftof %at : tile<64x64xf32> -> tile<64x64xtf32>
      %bc = ftof %bt : tile<64x64xf32> -> tile<64x64xtf32>
      %next = mmaf %ac, %bc, %acc : tile<64x64xtf32>, tile<64x64xtf32>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @tf32_persistent(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f32>>
    %pb = assume div_by<16>, %b : tile<ptr<f32>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %mu, %nt = get_index_space_shape %vc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %all = muli %mu, %nt : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    for %t in (%x to %all, step %gx) : tile<i32> {
      %i = divi %t, %nt signed : tile<i32>
      %j = remi %t, %nt signed : tile<i32>
      %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %at, %ut = load_view_tko weak %va[%i, %q] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<64x32xf32>, token
        %bt, %wt = load_view_tko weak %vb[%q, %j] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x64xf32>, token
        %ac = ftof %at : tile<64x32xf32> -> tile<64x32xtf32>
        %bc = ftof %bt : tile<32x64xf32> -> tile<32x64xtf32>
        %next = mmaf %ac, %bc, %acc : tile<64x32xtf32>, tile<32x64xtf32>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      store_view_tko weak %sum, %vc[%i, %j] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
      continue
    }
    return
  }
}
