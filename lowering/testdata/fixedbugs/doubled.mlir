// Each value is read twice by the next: what walks operands without memory takes
// two to the power of 48 steps.
// tilerun: --arg p=zeros:i32:64
cuda_tile.module @doubled {
  entry @k(%p: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %tv = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>
    %v0 = iota : tile<64xi32>
    %v1 = muli %v0, %v0 : tile<64xi32>
    %v2 = addi %v1, %v1 : tile<64xi32>
    %v3 = addi %v2, %v2 : tile<64xi32>
    %v4 = muli %v3, %v3 : tile<64xi32>
    %v5 = addi %v4, %v4 : tile<64xi32>
    %v6 = addi %v5, %v5 : tile<64xi32>
    %v7 = muli %v6, %v6 : tile<64xi32>
    %v8 = addi %v7, %v7 : tile<64xi32>
    %v9 = addi %v8, %v8 : tile<64xi32>
    %v10 = muli %v9, %v9 : tile<64xi32>
    %v11 = addi %v10, %v10 : tile<64xi32>
    %v12 = addi %v11, %v11 : tile<64xi32>
    %v13 = muli %v12, %v12 : tile<64xi32>
    %v14 = addi %v13, %v13 : tile<64xi32>
    %v15 = addi %v14, %v14 : tile<64xi32>
    %v16 = muli %v15, %v15 : tile<64xi32>
    %v17 = addi %v16, %v16 : tile<64xi32>
    %v18 = addi %v17, %v17 : tile<64xi32>
    %v19 = muli %v18, %v18 : tile<64xi32>
    %v20 = addi %v19, %v19 : tile<64xi32>
    %v21 = addi %v20, %v20 : tile<64xi32>
    %v22 = muli %v21, %v21 : tile<64xi32>
    %v23 = addi %v22, %v22 : tile<64xi32>
    %v24 = addi %v23, %v23 : tile<64xi32>
    %v25 = muli %v24, %v24 : tile<64xi32>
    %v26 = addi %v25, %v25 : tile<64xi32>
    %v27 = addi %v26, %v26 : tile<64xi32>
    %v28 = muli %v27, %v27 : tile<64xi32>
    %v29 = addi %v28, %v28 : tile<64xi32>
    %v30 = addi %v29, %v29 : tile<64xi32>
    %v31 = muli %v30, %v30 : tile<64xi32>
    %v32 = addi %v31, %v31 : tile<64xi32>
    %v33 = addi %v32, %v32 : tile<64xi32>
    %v34 = muli %v33, %v33 : tile<64xi32>
    %v35 = addi %v34, %v34 : tile<64xi32>
    %v36 = addi %v35, %v35 : tile<64xi32>
    %v37 = muli %v36, %v36 : tile<64xi32>
    %v38 = addi %v37, %v37 : tile<64xi32>
    %v39 = addi %v38, %v38 : tile<64xi32>
    %v40 = muli %v39, %v39 : tile<64xi32>
    %v41 = addi %v40, %v40 : tile<64xi32>
    %v42 = addi %v41, %v41 : tile<64xi32>
    %v43 = muli %v42, %v42 : tile<64xi32>
    %v44 = addi %v43, %v43 : tile<64xi32>
    %v45 = addi %v44, %v44 : tile<64xi32>
    %v46 = muli %v45, %v45 : tile<64xi32>
    %v47 = addi %v46, %v46 : tile<64xi32>
    %v48 = addi %v47, %v47 : tile<64xi32>
    %done = store_view_tko weak %v48, %pv[%zero] : tile<64xi32>, partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
