// The copy engine brought Q once for a loop, in which threads copy K ahead through stages of their own: with two stages of Q, one of them for
// the next of the outer loop, their product had one slot for both, and the compiler gave up. Threads load such a Q.
//
// tilerun: --grid 2,2 --arg rand:f16:256x16:1 --arg 256 --arg 16 --arg 16 --arg rand:f16:16x232:2 --arg rand:f16:232x16:3 --arg 1 --arg 3712 --arg 1 --arg 3712 --arg 232 --arg 16 --arg 16 --arg zeros:f32:232x32
cuda_tile.module @resident_beside_gathered {
  entry @resident_beside_gathered(%p0: tile<ptr<f16>>, %p1: tile<i32>, %p2: tile<i32>, %p3: tile<i32>, %p4: tile<ptr<f16>>, %p5: tile<ptr<f16>>, %p6: tile<i32>, %p7: tile<i32>, %p8: tile<i32>, %p9: tile<i32>, %p10: tile<i32>, %p11: tile<i32>, %p12: tile<i32>, %p13: tile<ptr<f32>>) optimization_hints=<sm_90 = {num_worker_warps_per_cta = 8}> {
    %bx, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v1 = assume div_by<16>, %p0 : tile<ptr<f16>>
    %v3 = assume div_by<8>, %p1 : tile<i32>
    %v4 = assume div_by<16>, %p2 : tile<i32>
    %v5 = assume div_by<16>, %p3 : tile<i32>
    %v2 = make_tensor_view %v1, shape = [%v3, %v5], strides = [%v4, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %v6 = make_partition_view %v2 : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %v7 = make_token : token
    %v8 = assume div_by<16>, %p4 : tile<ptr<f16>>
    %v9 = reshape %v8 : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %v10 = broadcast %v9 : tile<1x1xptr<f16>> -> tile<16x128xptr<f16>>
    %v11 = constant <i32: 16> : tile<i32>
    %v12 = constant <i32: 232> : tile<i32>
    %v13 = constant <i32: 209> : tile<i32>
    %v14 = constant <i32: 1> : tile<i32>
    %v15 = assume div_by<16>, %p5 : tile<ptr<f16>>
    %v17 = assume div_by<16>, %p7 : tile<i32>
    %v18 = assume div_by<16>, %p9 : tile<i32>
    %v19 = assume div_by<16>, %p11 : tile<i32>
    %v20 = assume div_by<16>, %p12 : tile<i32>
    %v16 = make_tensor_view %v15, shape = [%p6, %p8, %p10, %v20], strides = [%v17, %v18, %v19, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %v21 = make_partition_view %v16 : partition_view<tile=(1x1x128x16), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %v22 = constant <f32: 0.0> : tile<64x128xf32>
    %v23 = constant <f32: 0.0> : tile<64x16xf32>
    %v24 = constant <i32: 2> : tile<i32>
    %v25 = assume div_by<16>, %p13 : tile<ptr<f32>>
    %v26 = make_tensor_view %v25, shape = [1, 232, 32], strides = [7424, 32, 1] : tensor_view<1x232x32xf32, strides=[7424,32,1]>
    %v27 = make_partition_view %v26 : partition_view<tile=(1x64x16), tensor_view<1x232x32xf32, strides=[7424,32,1]>>
    %v28 = constant <i32: 2> : tile<i32>
    for %v29 in (%zero to %v28, step %one) : tile<i32> {
    %v30 = muli %bx, %v28 : tile<i32>
    %v31 = addi %v30, %v29 : tile<i32>
    %v32, %v33 = load_view_tko weak %v6[%v31, %zero] token = %v7 : partition_view<tile=(64x16), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x16xf16>, token
    %v36 = constant <f32: 0xFF800000> : tile<64x1xf32>
    %v39 = constant <f32: 0.0> : tile<64x1xf32>
    %v42 = addi %v31, %one : tile<i32>
    %v43 = constant <i32: 64> : tile<i32>
    %v44 = muli %v42, %v43 : tile<i32>
    %v45 = constant <i32: 128> : tile<i32>
    %v46 = divi %v44, %v45 signed rounding<positive_inf> : tile<i32>
    %v47 = mini %v46, %v24 signed : tile<i32>
    %v35, %v38, %v41 = for %v48 in (%zero to %v47, step %one) : tile<i32> iter_values(%v34 = %v23, %v37 = %v36, %v40 = %v39) -> (tile<64x16xf32>, tile<64x1xf32>, tile<64x1xf32>) {
    %v49 = iota : tile<16xi32>
    %v50 = reshape %v49 : tile<16xi32> -> tile<16x1xi32>
    %v51 = constant <i32: 16> : tile<i32>
    %v52 = muli %zero, %v51 : tile<i32>
    %v53 = reshape %v52 : tile<i32> -> tile<1x1xi32>
    %v54 = broadcast %v53 : tile<1x1xi32> -> tile<16x1xi32>
    %v55 = addi %v50, %v54 : tile<16x1xi32>
    %v56 = reshape %v11 : tile<i32> -> tile<1x1xi32>
    %v57 = broadcast %v56 : tile<1x1xi32> -> tile<16x1xi32>
    %v58 = cmpi less_than %v55, %v57, signed : tile<16x1xi32> -> tile<16x1xi1>
    %v59 = reshape %v12 : tile<i32> -> tile<1x1xi32>
    %v60 = broadcast %v59 : tile<1x1xi32> -> tile<16x1xi32>
    %v61 = muli %v55, %v60 : tile<16x1xi32>
    %v62 = broadcast %v61 : tile<16x1xi32> -> tile<16x128xi32>
    %v63 = broadcast %v58 : tile<16x1xi1> -> tile<16x128xi1>
    %v64 = iota : tile<128xi32>
    %v65 = reshape %v64 : tile<128xi32> -> tile<1x128xi32>
    %v66 = constant <i32: 128> : tile<i32>
    %v67 = muli %v48, %v66 : tile<i32>
    %v68 = reshape %v67 : tile<i32> -> tile<1x1xi32>
    %v69 = broadcast %v68 : tile<1x1xi32> -> tile<1x128xi32>
    %v70 = addi %v65, %v69 : tile<1x128xi32>
    %v71 = reshape %v13 : tile<i32> -> tile<1x1xi32>
    %v72 = broadcast %v71 : tile<1x1xi32> -> tile<1x128xi32>
    %v73 = cmpi less_than %v70, %v72, signed : tile<1x128xi32> -> tile<1x128xi1>
    %v74 = reshape %v14 : tile<i32> -> tile<1x1xi32>
    %v75 = broadcast %v74 : tile<1x1xi32> -> tile<1x128xi32>
    %v76 = muli %v70, %v75 : tile<1x128xi32>
    %v77 = broadcast %v76 : tile<1x128xi32> -> tile<16x128xi32>
    %v78 = broadcast %v73 : tile<1x128xi1> -> tile<16x128xi1>
    %v79 = addi %v62, %v77 : tile<16x128xi32>
    %v80 = andi %v63, %v78 : tile<16x128xi1>
    %v83 = constant <f16: 0.0> : tile<16x128xf16>
    %v81 = offset %v10, %v79 : tile<16x128xptr<f16>>, tile<16x128xi32> -> tile<16x128xptr<f16>>
    %v82, %v84 = load_ptr_tko weak %v81, %v80, %v83 : tile<16x128xptr<f16>>, tile<16x128xi1>, tile<16x128xf16> -> tile<16x128xf16>, token
    %v85 = mmaf %v32, %v82, %v22 : tile<64x16xf16>, tile<16x128xf16>, tile<64x128xf32>
    %v86 = iota : tile<64xi32>
    %v87 = reshape %v86 : tile<64xi32> -> tile<64x1xi32>
    %v88 = constant <i32: 64> : tile<i32>
    %v89 = muli %v31, %v88 : tile<i32>
    %v90 = reshape %v89 : tile<i32> -> tile<1x1xi32>
    %v91 = broadcast %v90 : tile<1x1xi32> -> tile<64x1xi32>
    %v92 = addi %v87, %v91 : tile<64x1xi32>
    %v93 = broadcast %v92 : tile<64x1xi32> -> tile<64x128xi32>
    %v94 = iota : tile<128xi32>
    %v95 = reshape %v94 : tile<128xi32> -> tile<1x128xi32>
    %v96 = constant <i32: 128> : tile<i32>
    %v97 = muli %v48, %v96 : tile<i32>
    %v98 = reshape %v97 : tile<i32> -> tile<1x1xi32>
    %v99 = broadcast %v98 : tile<1x1xi32> -> tile<1x128xi32>
    %v100 = addi %v95, %v99 : tile<1x128xi32>
    %v101 = broadcast %v100 : tile<1x128xi32> -> tile<64x128xi32>
    %v102 = cmpi greater_than_or_equal %v93, %v101, signed : tile<64x128xi32> -> tile<64x128xi1>
    %v103 = constant <f32: 0.0> : tile<64x128xf32>
    %v104 = constant <f32: 0xFF800000> : tile<64x128xf32>
    %v105 = select %v102, %v85, %v104 : tile<64x128xi1>, tile<64x128xf32>
    %v106 = reduce %v105 dim=1 identities=[0xFF800000 : f32] : tile<64x128xf32> -> tile<64xf32> (%v107: tile<f32>, %v108: tile<f32>) {
      %v109 = maxf %v107, %v108 : tile<f32>
      yield %v109 : tile<f32>
    }
    %v110 = reshape %v106 : tile<64xf32> -> tile<64x1xf32>
    %v111 = maxf %v37, %v110 : tile<64x1xf32>
    %v112 = broadcast %v111 : tile<64x1xf32> -> tile<64x128xf32>
    %v113 = subf %v105, %v112 : tile<64x128xf32>
    %v114 = exp2 %v113 flush_to_zero : tile<64x128xf32>
    %v115 = subf %v37, %v111 : tile<64x1xf32>
    %v116 = exp2 %v115 flush_to_zero : tile<64x1xf32>
    %v117 = reduce %v114 dim=1 identities=[0.0 : f32] : tile<64x128xf32> -> tile<64xf32> (%v118: tile<f32>, %v119: tile<f32>) {
      %v120 = addf %v118, %v119 : tile<f32>
      yield %v120 : tile<f32>
    }
    %v121 = reshape %v117 : tile<64xf32> -> tile<64x1xf32>
    %v122 = mulf %v40, %v116 : tile<64x1xf32>
    %v123 = addf %v122, %v121 : tile<64x1xf32>
    %v124 = broadcast %v116 : tile<64x1xf32> -> tile<64x16xf32>
    %v125 = mulf %v34, %v124 : tile<64x16xf32>
    %v126 = ftof %v114 : tile<64x128xf32> -> tile<64x128xf16>
    %v127, %v128 = load_view_tko weak %v21[%zero, %bz, %v48, %zero] : partition_view<tile=(1x1x128x16), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x128x16xf16>, token
    %v129 = reshape %v127 : tile<1x1x128x16xf16> -> tile<128x16xf16>
    %v130 = mmaf %v126, %v129, %v125 : tile<64x128xf16>, tile<128x16xf16>, tile<64x16xf32>
      continue %v130, %v111, %v123 : tile<64x16xf32>, tile<64x1xf32>, tile<64x1xf32>
    }
    %v131 = constant <f32: 0.0> : tile<64x16xf32>
    %v132 = maxf %v35, %v131 : tile<64x16xf32>
    %v133 = reshape %v132 : tile<64x16xf32> -> tile<1x64x16xf32>
    %v134 = store_view_tko weak %v133, %v27[%bz, %v31, %by] : tile<1x64x16xf32>, partition_view<tile=(1x64x16), tensor_view<1x232x32xf32, strides=[7424,32,1]>>, tile<i32> -> token
      continue
    }
    return
  }
}
