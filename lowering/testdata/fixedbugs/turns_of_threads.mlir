// Four warpgroups began products one after the other that read a tile which threads had filled: all threads waited for each other before
// it was read, also those whose turn it was not, and nobody went on.
//
// tilerun: --entry e0 --grid 1 --arg p0=rand:bf16:256x16:1 --arg p1=256 --arg p2=16 --arg p3=16 --arg p4=rand:bf16:16x192:2 --arg p5=rand:bf16:192x32:3 --arg p6=zeros:bf16:332x16
cuda_tile.module @matrix {
  entry @e0(%p0: tile<ptr<bf16>>, %p1: tile<i32>, %p2: tile<i32>, %p3: tile<i32>, %p4: tile<ptr<bf16>>, %p5: tile<ptr<bf16>>, %p6: tile<ptr<bf16>>) {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v1 = assume div_by<16>, %p0 : tile<ptr<bf16>>
    %v3 = assume div_by<16>, %p2 : tile<i32>
    %v4 = assume div_by<16>, %p3 : tile<i32>
    %v2 = make_tensor_view %v1, shape = [%p1, %v4], strides = [%v3, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %v5 = make_partition_view %v2 : partition_view<tile=(256x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
    %v6 = make_tensor_view %p4, shape = [1, 16, 192], strides = [3072, 192, 1] : tensor_view<1x16x192xbf16, strides=[3072,192,1]>
    %v7 = make_partition_view %v6 : partition_view<tile=(1x16x64), padding_value = zero, tensor_view<1x16x192xbf16, strides=[3072,192,1]>>
    %v8 = assume div_by<16>, %p5 : tile<ptr<bf16>>
    %v9 = make_tensor_view %v8, shape = [192, 16], strides = [32, 1] : tensor_view<192x16xbf16, strides=[32,1]>
    %v10 = make_partition_view %v9 : partition_view<tile=(64x16), padding_value = zero, tensor_view<192x16xbf16, strides=[32,1]>>
    %v11 = constant <f32: 0.0> : tile<256x64xf32>
    %v12 = constant <f32: 0.0> : tile<256x16xf32>
    %v13 = constant <i32: 3> : tile<i32>
    %v14 = assume div_by<16>, %p6 : tile<ptr<bf16>>
    %v15 = make_tensor_view %v14, shape = [1, 332, 16], strides = [5312, 16, 1] : tensor_view<1x332x16xbf16, strides=[5312,16,1]>
    %v16 = make_partition_view %v15 : partition_view<tile=(1x256x16), tensor_view<1x332x16xbf16, strides=[5312,16,1]>>
    %v17, %v18 = load_view_tko weak %v5[%bx, %zero] : partition_view<tile=(256x16), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<256x16xbf16>, token
    %v21 = constant <f32: 0xFF800000> : tile<256x1xf32>
    %v24 = constant <f32: 0.0> : tile<256x1xf32>
    %v20, %v23, %v26 = for %v27 in (%zero to %v13, step %one) : tile<i32> iter_values(%v19 = %v12, %v22 = %v21, %v25 = %v24) -> (tile<256x16xf32>, tile<256x1xf32>, tile<256x1xf32>) {
    %v28, %v29 = load_view_tko weak %v7[%zero, %zero, %v27] : partition_view<tile=(1x16x64), padding_value = zero, tensor_view<1x16x192xbf16, strides=[3072,192,1]>>, tile<i32> -> tile<1x16x64xbf16>, token
    %v30 = reshape %v28 : tile<1x16x64xbf16> -> tile<16x64xbf16>
    %v31 = mmaf %v17, %v30, %v11 : tile<256x16xbf16>, tile<16x64xbf16>, tile<256x64xf32>
    %v32 = reduce %v31 dim=1 identities=[0xFF800000 : f32] : tile<256x64xf32> -> tile<256xf32> (%v33: tile<f32>, %v34: tile<f32>) {
      %v35 = maxf %v33, %v34 : tile<f32>
      yield %v35 : tile<f32>
    }
    %v36 = reshape %v32 : tile<256xf32> -> tile<256x1xf32>
    %v37 = maxf %v22, %v36 : tile<256x1xf32>
    %v38 = broadcast %v37 : tile<256x1xf32> -> tile<256x64xf32>
    %v39 = subf %v31, %v38 : tile<256x64xf32>
    %v40 = exp2 %v39 : tile<256x64xf32>
    %v41 = subf %v22, %v37 : tile<256x1xf32>
    %v42 = exp2 %v41 : tile<256x1xf32>
    %v43 = reduce %v40 dim=1 identities=[0.0 : f32] : tile<256x64xf32> -> tile<256xf32> (%v44: tile<f32>, %v45: tile<f32>) {
      %v46 = addf %v44, %v45 : tile<f32>
      yield %v46 : tile<f32>
    }
    %v47 = reshape %v43 : tile<256xf32> -> tile<256x1xf32>
    %v48 = mulf %v25, %v42 : tile<256x1xf32>
    %v49 = addf %v48, %v47 : tile<256x1xf32>
    %v50 = broadcast %v42 : tile<256x1xf32> -> tile<256x16xf32>
    %v51 = mulf %v19, %v50 : tile<256x16xf32>
    %v52 = ftof %v40 : tile<256x64xf32> -> tile<256x64xbf16>
    %v53, %v54 = load_view_tko weak %v10[%v27, %zero] : partition_view<tile=(64x16), padding_value = zero, tensor_view<192x16xbf16, strides=[32,1]>>, tile<i32> -> tile<64x16xbf16>, token
    %v55 = mmaf %v52, %v53, %v51 : tile<256x64xbf16>, tile<64x16xbf16>, tile<256x16xf32>
      continue %v55, %v37, %v49 : tile<256x16xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %v56 = constant <f32: 0.0> : tile<256x16xf32>
    %v57 = maxf %v20, %v56 : tile<256x16xf32>
    %v58 = ftof %v57 : tile<256x16xf32> -> tile<256x16xbf16>
    %v59 = reshape %v58 : tile<256x16xbf16> -> tile<1x256x16xbf16>
    %v60 = store_view_tko weak %v59, %v16[%bz, %bx, %by] : tile<1x256x16xbf16>, partition_view<tile=(1x256x16), tensor_view<1x332x16xbf16, strides=[5312,16,1]>>, tile<i32> -> token
    return
  }
}
