// Products of 8-bit numbers whose operands lie across the dimension that is summed over,
// and are transposed in shared memory. Each entry has its run lines.
//
// tilerun: --entry e4m3 --grid 2,2 --arg a=rand:f8E4M3FN:200x400:1 --arg b=rand:f8E4M3FN:400x176:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=400 --arg la=400 --arg lb=176 --arg lc=176
// tilerun[e4m3_1]: --entry e4m3 --grid 1,1 --arg a=rand:f8E4M3FN:128x16:1 --arg b=rand:f8E4M3FN:1x128:2 --arg c=full:7:f32:128x128 --arg m=128 --arg n=128 --arg k=0 --arg la=16 --arg lb=128 --arg lc=128
// tilerun[e4m3_2]: --entry e4m3 --grid 2,2 --arg a=rand:f8E4M3FN:130x16:1 --arg b=rand:f8E4M3FN:16x144:2 --arg c=full:7:f32:130x144 --arg m=130 --arg n=129 --arg k=16 --arg la=16 --arg lb=144 --arg lc=144
// tilerun[e5m2_m]: --entry e5m2_m --grid 2,2 --arg a=rand:f8E5M2:400x208:1 --arg b=rand:f8E5M2:168x400:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=400 --arg la=208 --arg lb=400 --arg lc=176
// tilerun[s8]: --entry s8 --grid 2,2 --arg a=randint:-128:128:i8:200x400:1 --arg b=randint:-128:128:i8:400x176:2 --arg c=full:7:i32:200x176 --arg m=200 --arg n=168 --arg k=400 --arg la=400 --arg lb=176 --arg lc=176
// tilerun[s8_1]: --entry s8 --grid 1,1 --arg a=randint:-128:128:i8:128x16:1 --arg b=randint:-128:128:i8:1x128:2 --arg c=full:7:i32:128x128 --arg m=128 --arg n=128 --arg k=0 --arg la=16 --arg lb=128 --arg lc=128
// tilerun[s8_2]: --entry s8 --grid 1,1 --arg a=randint:-128:128:i8:64x1008:1 --arg b=randint:-128:128:i8:1000x112:2 --arg c=full:7:i32:64x112 --arg m=64 --arg n=100 --arg k=1000 --arg la=1008 --arg lb=112 --arg lc=112
// tilerun[u8s8_both]: --entry u8s8_both --grid 2,2 --arg a=randint:-128:128:i8:200x208:1 --arg b=randint:-128:128:i8:200x176:2 --arg c=full:7:i32:200x176 --arg m=200 --arg n=168 --arg k=200 --arg la=208 --arg lb=176 --arg lc=176
// tilerun[s8_wide]: --entry s8_wide --grid 1,2 --arg a=randint:-128:128:i8:100x304:1 --arg b=randint:-128:128:i8:300x304:2 --arg c=full:7:i32:100x304 --arg m=100 --arg n=300 --arg k=300 --arg la=304 --arg lb=304 --arg lc=304
// tilerun[e4m3_wide]: --entry e4m3_wide --grid 2,2 --arg a=rand:f8E4M3FN:100x304:1 --arg b=rand:f8E4M3FN:300x304:2 --arg c=full:7:f32:100x304 --arg m=100 --arg n=300 --arg k=300 --arg la=304 --arg lb=304 --arg lc=304
// tilerun[s8_short]: --entry s8_short --grid 2,2 --arg a=randint:-128:128:i8:70x112:1 --arg b=randint:-128:128:i8:100x48:2 --arg c=full:7:i32:70x48 --arg m=70 --arg n=40 --arg k=100 --arg la=112 --arg lb=48 --arg lc=48
// tilerun[e4m3_two_sums]: --entry e4m3_two_sums --grid 2,2 --arg a=rand:f8E4M3FN:80x608:1 --arg b=rand:f8E4M3FN:600x80:2 --arg c=full:7:f32:80x80 --arg m=80 --arg n=80 --arg k=600 --arg la=608 --arg lb=80 --arg lc=80
// tilerun[e4m3_fast]: --entry e4m3_fast --grid 2,2 --arg a=rand:f8E4M3FN:130x512:1 --arg b=rand:f8E4M3FN:500x208:2 --arg c=full:7:f32:130x208 --arg m=130 --arg n=200 --arg k=500 --arg la=512 --arg lb=208 --arg lc=208
// tilerun[s8_tall]: --entry s8_tall --grid 2,2 --arg a=randint:-128:128:i8:300x304:1 --arg b=randint:-128:128:i8:300x80:2 --arg c=full:7:i32:300x80 --arg m=300 --arg n=70 --arg k=300 --arg la=304 --arg lb=80 --arg lc=80
// tilerun[s8_persistent]: --entry s8_persistent --grid 3 --arg a=randint:-128:128:i8:200x304:1 --arg b=randint:-128:128:i8:300x208:2 --arg c=full:7:i32:200x208 --arg m=200 --arg n=200 --arg k=300 --arg la=304 --arg lb=208 --arg lc=208
// tilerun[e4m3_persistent]: --entry e4m3_persistent --grid 3 --arg a=rand:f8E4M3FN:300x208:1 --arg b=rand:f8E4M3FN:300x208:2 --arg c=full:7:f32:200x208 --arg m=200 --arg n=200 --arg k=300 --arg la=208 --arg lb=208 --arg lc=208
// tilerun[e5m2_m_deep]: --entry e5m2_m --grid 1,1 --arg a=rand:f8E5M2:1000x208:1 --arg b=rand:f8E5M2:168x1008:2 --arg c=full:7:f32:200x176 --arg m=200 --arg n=168 --arg k=1000 --arg la=208 --arg lb=1008 --arg lc=176
cuda_tile.module @products_transposed {
  // B lies along n.
  entry @e4m3(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc : tile<128x128xf8E4M3FN>, tile<128x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // A lies along m.
  entry @e5m2_m(%a: tile<ptr<f8E5M2>>, %b: tile<ptr<f8E5M2>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E5M2>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E5M2>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%n, %k], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E5M2, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x128xf8E5M2>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E5M2, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x128xf8E5M2>, token
      %next = mmaf %at, %bt, %acc : tile<128x128xf8E5M2>, tile<128x128xf8E5M2>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // B lies along n.
  entry @s8(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x128xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %next = mmai %at, %bt, %acc signed signed : tile<128x128xi8>, tile<128x128xi8>, tile<128x128xi32>
      continue %next : tile<128x128xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xi32>, partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // Both lie across what is summed over, in rows of 64 bytes then.
  entry @u8s8_both(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x128xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<64x128xi8>, token
      %next = mmai %at, %bt, %acc unsigned signed : tile<128x64xi8>, tile<64x128xi8>, tile<128x128xi32>
      continue %next : tile<128x128xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xi32>, partition_view<tile=(128x128), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // Two panels of B.
  entry @s8_wide(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x256), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<128x256xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x256xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x128xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x256xi8>, token
      %next = mmai %at, %bt, %acc signed signed : tile<128x128xi8>, tile<128x256xi8>, tile<128x256xi32>
      continue %next : tile<128x256xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x256xi32>, partition_view<tile=(128x256), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @e4m3_wide(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x256), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x256xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x256xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x256xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc : tile<64x64xf8E4M3FN>, tile<64x256xf8E4M3FN>, tile<64x256xf32>
      continue %next : tile<64x256xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x256xf32>, partition_view<tile=(64x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // Rows of 32 bytes before and after.
  entry @s8_short(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x32), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<64x32xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x32xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<64x32xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(32x32), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<32x32xi8>, token
      %next = mmai %at, %bt, %acc signed unsigned : tile<64x32xi8>, tile<32x32xi8>, tile<64x32xi32>
      continue %next : tile<64x32xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x32xi32>, partition_view<tile=(64x32), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  // A tile of more than what may be summed in one go.
  entry @e4m3_two_sums(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(256x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(64x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x256xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(256x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<256x64xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc : tile<64x256xf8E4M3FN>, tile<256x64xf8E4M3FN>, tile<64x64xf32>
      continue %next : tile<64x64xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @e4m3_fast(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %next = mmaf %at, %bt, %acc fast_acc : tile<128x128xf8E4M3FN>, tile<128x128xf8E4M3FN>, tile<128x128xf32>
      continue %next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @s8_tall(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(256x64), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<256x64xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<256x64xi32>) {
      %at, %ut = load_view_tko weak %va[%x, %q] : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<256x128xi8>, token
      %bt, %wt = load_view_tko weak %vb[%q, %y] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x64xi8>, token
      %next = mmai %at, %bt, %acc signed signed : tile<256x128xi8>, tile<128x64xi8>, tile<256x64xi32>
      continue %next : tile<256x64xi32>
    }
    store_view_tko weak %sum, %vc[%x, %y] : tile<256x64xi32>, partition_view<tile=(256x64), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }

  entry @s8_persistent(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<i32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<i8>>
    %pb = assume div_by<16>, %b : tile<ptr<i8>>
    %pc = assume div_by<16>, %c : tile<ptr<i32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%m, %k], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xi32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <i32: 0> : tile<64x64xi32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>> -> tile<i32>
    %mu, %nt = get_index_space_shape %vc : partition_view<tile=(64x64), tensor_view<?x?xi32, strides=[?,1]>> -> tile<i32>
    %all = muli %mu, %nt : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    for %t in (%x to %all, step %gx) : tile<i32> {
      %i = divi %t, %nt signed : tile<i32>
      %j = remi %t, %nt signed : tile<i32>
      %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xi32>) {
        %at, %ut = load_view_tko weak %va[%i, %q] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<64x128xi8>, token
        %bt, %wt = load_view_tko weak %vb[%q, %j] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<128x64xi8>, token
        %next = mmai %at, %bt, %acc signed signed : tile<64x128xi8>, tile<128x64xi8>, tile<64x64xi32>
        continue %next : tile<64x64xi32>
      }
      store_view_tko weak %sum, %vc[%i, %j] : tile<64x64xi32>, partition_view<tile=(64x64), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
      continue
    }
    return
  }

  entry @e4m3_persistent(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>, %la: tile<i32>, %lb: tile<i32>, %lc: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f8E4M3FN>>
    %pb = assume div_by<16>, %b : tile<ptr<f8E4M3FN>>
    %pc = assume div_by<16>, %c : tile<ptr<f32>>
    %lda = assume div_by<16>, %la : tile<i32>
    %ldb = assume div_by<16>, %lb : tile<i32>
    %ldc = assume div_by<16>, %lc : tile<i32>
    %ta = make_tensor_view %pa, shape = [%k, %m], strides = [%lda, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>
    %tb = make_tensor_view %pb, shape = [%k, %n], strides = [%ldb, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %vb = make_partition_view %tb : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %tc = make_tensor_view %pc, shape = [%m, %n], strides = [%ldc, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %mt, %kt = get_index_space_shape %va : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %mu, %nt = get_index_space_shape %vc : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %all = muli %mu, %nt : tile<i32>
    %gx, %gy, %gz = get_num_tile_blocks : tile<i32>
    for %t in (%x to %all, step %gx) : tile<i32> {
      %i = divi %t, %nt signed : tile<i32>
      %j = remi %t, %nt signed : tile<i32>
      %sum = for %q in (%zero to %kt, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %at, %ut = load_view_tko weak %va[%i, %q] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128xf8E4M3FN>, token
        %bt, %wt = load_view_tko weak %vb[%q, %j] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x64xf8E4M3FN>, token
        %next = mmaf %at, %bt, %acc : tile<64x128xf8E4M3FN>, tile<128x64xf8E4M3FN>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      store_view_tko weak %sum, %vc[%i, %j] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
      continue
    }
    return
  }
}
