// A role read a ring that copies fill, and nothing else did: its bytes were taken for others' from the end of the role on, as if
// the role ran in front of the entry.
// tilerun: --entry transformed --grid 1 --arg rand:f8E4M3FN:64x64:1 --arg 64 --arg 64 --arg 64 --arg rand:f8E4M3FN:160x64:2 --arg 160 --arg 64 --arg 64 --arg rand:f8E4M3FN:160x64:3 --arg 160 --arg 64 --arg 64 --arg 5 --arg zeros:f8E4M3FN:1x136x128
cuda_tile.module @transformed_scratch {
  entry @transformed(%p0: tile<ptr<f8E4M3FN>>, %p1: tile<i32>, %p2: tile<i32>, %p3: tile<i32>, %p4: tile<ptr<f8E4M3FN>>, %p5: tile<i32>, %p6: tile<i32>, %p7: tile<i32>, %p8: tile<ptr<f8E4M3FN>>, %p9: tile<i32>, %p10: tile<i32>, %p11: tile<i32>, %p12: tile<i32>, %p13: tile<ptr<f8E4M3FN>>) optimization_hints=<default = {num_worker_warps_per_cta = 8}> {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v1 = assume div_by<16>, %p0 : tile<ptr<f8E4M3FN>>
    %v3 = assume div_by<16>, %p1 : tile<i32>
    %v4 = assume div_by<16>, %p2 : tile<i32>
    %v5 = assume div_by<8>, %p3 : tile<i32>
    %v2 = make_tensor_view %v1, shape = [%v3, %v5], strides = [%v4, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %v6 = make_partition_view %v2 : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %v7 = assume div_by<16>, %p4 : tile<ptr<f8E4M3FN>>
    %v9 = assume div_by<16>, %p5 : tile<i32>
    %v10 = assume div_by<16>, %p6 : tile<i32>
    %v11 = assume div_by<16>, %p7 : tile<i32>
    %v8 = make_tensor_view %v7, shape = [%v9, %v11], strides = [%v10, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %v12 = make_partition_view %v8 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>
    %v13 = make_token : token
    %v14 = assume div_by<16>, %p8 : tile<ptr<f8E4M3FN>>
    %v16 = assume div_by<16>, %p9 : tile<i32>
    %v17 = assume div_by<16>, %p10 : tile<i32>
    %v18 = assume div_by<16>, %p11 : tile<i32>
    %v15 = make_tensor_view %v14, shape = [%v16, %v18], strides = [%v17, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %v19 = make_partition_view %v15 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %v20 = constant <f32: 0.0> : tile<64x32xf32>
    %v21 = constant <f32: 0.0> : tile<64x64xf32>
    %v22 = assume div_by<16>, %p13 : tile<ptr<f8E4M3FN>>
    %v23 = make_tensor_view %v22, shape = [1, 136, 128], strides = [17408, 128, 1] : tensor_view<1x136x128xf8E4M3FN, strides=[17408,128,1]>
    %v24 = make_partition_view %v23 : partition_view<tile=(1x64x64), tensor_view<1x136x128xf8E4M3FN, strides=[17408,128,1]>>
    %v25, %v26 = load_view_tko weak %v6[%bx, %zero] : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<64x64xf8E4M3FN>, token
    %v29 = constant <f32: 0xFF800000> : tile<64x1xf32>
    %v32 = constant <f32: 0.0> : tile<64x1xf32>
    %v28, %v31, %v34 = for %v35 in (%zero to %p12, step %one) : tile<i32> iter_values(%v27 = %v21, %v30 = %v29, %v33 = %v32) -> (tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>) {
    %v36, %v37 = load_view_tko weak %v12[%zero, %v35] token = %v13 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x32xf8E4M3FN>, token
    %v38 = mmaf %v25, %v36, %v20 : tile<64x64xf8E4M3FN>, tile<64x32xf8E4M3FN>, tile<64x32xf32>
    %v39 = reduce %v38 dim=1 identities=[0xFF800000 : f32] : tile<64x32xf32> -> tile<64xf32> (%v40: tile<f32>, %v41: tile<f32>) {
      %v42 = maxf %v40, %v41 : tile<f32>
      yield %v42 : tile<f32>
    }
    %v43 = reshape %v39 : tile<64xf32> -> tile<64x1xf32>
    %v44 = maxf %v30, %v43 : tile<64x1xf32>
    %v45 = broadcast %v44 : tile<64x1xf32> -> tile<64x32xf32>
    %v46 = subf %v38, %v45 : tile<64x32xf32>
    %v47 = exp2 %v46 : tile<64x32xf32>
    %v48 = subf %v30, %v44 : tile<64x1xf32>
    %v49 = exp2 %v48 : tile<64x1xf32>
    %v50 = reduce %v47 dim=1 identities=[0.0 : f32] : tile<64x32xf32> -> tile<64xf32> (%v51: tile<f32>, %v52: tile<f32>) {
      %v53 = addf %v51, %v52 : tile<f32>
      yield %v53 : tile<f32>
    }
    %v54 = reshape %v50 : tile<64xf32> -> tile<64x1xf32>
    %v55 = mulf %v33, %v49 : tile<64x1xf32>
    %v56 = addf %v55, %v54 : tile<64x1xf32>
    %v57 = broadcast %v49 : tile<64x1xf32> -> tile<64x64xf32>
    %v58 = mulf %v27, %v57 : tile<64x64xf32>
    %v59 = ftof %v47 : tile<64x32xf32> -> tile<64x32xf8E4M3FN>
    %v60, %v61 = load_view_tko weak %v19[%v35, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<32x64xf8E4M3FN>, token
    %v62 = mmaf %v59, %v60, %v58 : tile<64x32xf8E4M3FN>, tile<32x64xf8E4M3FN>, tile<64x64xf32>
      continue %v62, %v44, %v56 : tile<64x64xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %v63 = ftof %v28 : tile<64x64xf32> -> tile<64x64xf8E4M3FN>
    %v64 = reshape %v63 : tile<64x64xf8E4M3FN> -> tile<1x64x64xf8E4M3FN>
    %v65 = store_view_tko weak %v64, %v24[%bz, %bx, %by] : tile<1x64x64xf8E4M3FN>, partition_view<tile=(1x64x64), tensor_view<1x136x128xf8E4M3FN, strides=[17408,128,1]>>, tile<i32> -> token
    return
  }
}
