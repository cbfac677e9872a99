// Ifs one after the other, both of whose bodies read the result of the one before:
// there are two to the power of 48 ways through them.
// tilerun: --arg p=zeros:i32:64 --arg n=3
cuda_tile.module @diamonds {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %tv = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xi32, strides=[1]>
    %pv = make_partition_view %tv : partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>
    %c = cmpi less_than %zero, %n, signed : tile<i32> -> tile<i1>
    %v0 = iota : tile<64xi32>
    %v1 = if %c -> (tile<64xi32>) {
      %t0 = addi %v0, %v0 : tile<64xi32>
      yield %t0 : tile<64xi32>
    } else {
      %e0 = muli %v0, %v0 : tile<64xi32>
      yield %e0 : tile<64xi32>
    }
    %v2 = if %c -> (tile<64xi32>) {
      %t1 = addi %v1, %v1 : tile<64xi32>
      yield %t1 : tile<64xi32>
    } else {
      %e1 = muli %v1, %v1 : tile<64xi32>
      yield %e1 : tile<64xi32>
    }
    %v3 = if %c -> (tile<64xi32>) {
      %t2 = addi %v2, %v2 : tile<64xi32>
      yield %t2 : tile<64xi32>
    } else {
      %e2 = muli %v2, %v2 : tile<64xi32>
      yield %e2 : tile<64xi32>
    }
    %v4 = if %c -> (tile<64xi32>) {
      %t3 = addi %v3, %v3 : tile<64xi32>
      yield %t3 : tile<64xi32>
    } else {
      %e3 = muli %v3, %v3 : tile<64xi32>
      yield %e3 : tile<64xi32>
    }
    %v5 = if %c -> (tile<64xi32>) {
      %t4 = addi %v4, %v4 : tile<64xi32>
      yield %t4 : tile<64xi32>
    } else {
      %e4 = muli %v4, %v4 : tile<64xi32>
      yield %e4 : tile<64xi32>
    }
    %v6 = if %c -> (tile<64xi32>) {
      %t5 = addi %v5, %v5 : tile<64xi32>
      yield %t5 : tile<64xi32>
    } else {
      %e5 = muli %v5, %v5 : tile<64xi32>
      yield %e5 : tile<64xi32>
    }
    %v7 = if %c -> (tile<64xi32>) {
      %t6 = addi %v6, %v6 : tile<64xi32>
      yield %t6 : tile<64xi32>
    } else {
      %e6 = muli %v6, %v6 : tile<64xi32>
      yield %e6 : tile<64xi32>
    }
    %v8 = if %c -> (tile<64xi32>) {
      %t7 = addi %v7, %v7 : tile<64xi32>
      yield %t7 : tile<64xi32>
    } else {
      %e7 = muli %v7, %v7 : tile<64xi32>
      yield %e7 : tile<64xi32>
    }
    %v9 = if %c -> (tile<64xi32>) {
      %t8 = addi %v8, %v8 : tile<64xi32>
      yield %t8 : tile<64xi32>
    } else {
      %e8 = muli %v8, %v8 : tile<64xi32>
      yield %e8 : tile<64xi32>
    }
    %v10 = if %c -> (tile<64xi32>) {
      %t9 = addi %v9, %v9 : tile<64xi32>
      yield %t9 : tile<64xi32>
    } else {
      %e9 = muli %v9, %v9 : tile<64xi32>
      yield %e9 : tile<64xi32>
    }
    %v11 = if %c -> (tile<64xi32>) {
      %t10 = addi %v10, %v10 : tile<64xi32>
      yield %t10 : tile<64xi32>
    } else {
      %e10 = muli %v10, %v10 : tile<64xi32>
      yield %e10 : tile<64xi32>
    }
    %v12 = if %c -> (tile<64xi32>) {
      %t11 = addi %v11, %v11 : tile<64xi32>
      yield %t11 : tile<64xi32>
    } else {
      %e11 = muli %v11, %v11 : tile<64xi32>
      yield %e11 : tile<64xi32>
    }
    %v13 = if %c -> (tile<64xi32>) {
      %t12 = addi %v12, %v12 : tile<64xi32>
      yield %t12 : tile<64xi32>
    } else {
      %e12 = muli %v12, %v12 : tile<64xi32>
      yield %e12 : tile<64xi32>
    }
    %v14 = if %c -> (tile<64xi32>) {
      %t13 = addi %v13, %v13 : tile<64xi32>
      yield %t13 : tile<64xi32>
    } else {
      %e13 = muli %v13, %v13 : tile<64xi32>
      yield %e13 : tile<64xi32>
    }
    %v15 = if %c -> (tile<64xi32>) {
      %t14 = addi %v14, %v14 : tile<64xi32>
      yield %t14 : tile<64xi32>
    } else {
      %e14 = muli %v14, %v14 : tile<64xi32>
      yield %e14 : tile<64xi32>
    }
    %v16 = if %c -> (tile<64xi32>) {
      %t15 = addi %v15, %v15 : tile<64xi32>
      yield %t15 : tile<64xi32>
    } else {
      %e15 = muli %v15, %v15 : tile<64xi32>
      yield %e15 : tile<64xi32>
    }
    %v17 = if %c -> (tile<64xi32>) {
      %t16 = addi %v16, %v16 : tile<64xi32>
      yield %t16 : tile<64xi32>
    } else {
      %e16 = muli %v16, %v16 : tile<64xi32>
      yield %e16 : tile<64xi32>
    }
    %v18 = if %c -> (tile<64xi32>) {
      %t17 = addi %v17, %v17 : tile<64xi32>
      yield %t17 : tile<64xi32>
    } else {
      %e17 = muli %v17, %v17 : tile<64xi32>
      yield %e17 : tile<64xi32>
    }
    %v19 = if %c -> (tile<64xi32>) {
      %t18 = addi %v18, %v18 : tile<64xi32>
      yield %t18 : tile<64xi32>
    } else {
      %e18 = muli %v18, %v18 : tile<64xi32>
      yield %e18 : tile<64xi32>
    }
    %v20 = if %c -> (tile<64xi32>) {
      %t19 = addi %v19, %v19 : tile<64xi32>
      yield %t19 : tile<64xi32>
    } else {
      %e19 = muli %v19, %v19 : tile<64xi32>
      yield %e19 : tile<64xi32>
    }
    %v21 = if %c -> (tile<64xi32>) {
      %t20 = addi %v20, %v20 : tile<64xi32>
      yield %t20 : tile<64xi32>
    } else {
      %e20 = muli %v20, %v20 : tile<64xi32>
      yield %e20 : tile<64xi32>
    }
    %v22 = if %c -> (tile<64xi32>) {
      %t21 = addi %v21, %v21 : tile<64xi32>
      yield %t21 : tile<64xi32>
    } else {
      %e21 = muli %v21, %v21 : tile<64xi32>
      yield %e21 : tile<64xi32>
    }
    %v23 = if %c -> (tile<64xi32>) {
      %t22 = addi %v22, %v22 : tile<64xi32>
      yield %t22 : tile<64xi32>
    } else {
      %e22 = muli %v22, %v22 : tile<64xi32>
      yield %e22 : tile<64xi32>
    }
    %v24 = if %c -> (tile<64xi32>) {
      %t23 = addi %v23, %v23 : tile<64xi32>
      yield %t23 : tile<64xi32>
    } else {
      %e23 = muli %v23, %v23 : tile<64xi32>
      yield %e23 : tile<64xi32>
    }
    %v25 = if %c -> (tile<64xi32>) {
      %t24 = addi %v24, %v24 : tile<64xi32>
      yield %t24 : tile<64xi32>
    } else {
      %e24 = muli %v24, %v24 : tile<64xi32>
      yield %e24 : tile<64xi32>
    }
    %v26 = if %c -> (tile<64xi32>) {
      %t25 = addi %v25, %v25 : tile<64xi32>
      yield %t25 : tile<64xi32>
    } else {
      %e25 = muli %v25, %v25 : tile<64xi32>
      yield %e25 : tile<64xi32>
    }
    %v27 = if %c -> (tile<64xi32>) {
      %t26 = addi %v26, %v26 : tile<64xi32>
      yield %t26 : tile<64xi32>
    } else {
      %e26 = muli %v26, %v26 : tile<64xi32>
      yield %e26 : tile<64xi32>
    }
    %v28 = if %c -> (tile<64xi32>) {
      %t27 = addi %v27, %v27 : tile<64xi32>
      yield %t27 : tile<64xi32>
    } else {
      %e27 = muli %v27, %v27 : tile<64xi32>
      yield %e27 : tile<64xi32>
    }
    %v29 = if %c -> (tile<64xi32>) {
      %t28 = addi %v28, %v28 : tile<64xi32>
      yield %t28 : tile<64xi32>
    } else {
      %e28 = muli %v28, %v28 : tile<64xi32>
      yield %e28 : tile<64xi32>
    }
    %v30 = if %c -> (tile<64xi32>) {
      %t29 = addi %v29, %v29 : tile<64xi32>
      yield %t29 : tile<64xi32>
    } else {
      %e29 = muli %v29, %v29 : tile<64xi32>
      yield %e29 : tile<64xi32>
    }
    %v31 = if %c -> (tile<64xi32>) {
      %t30 = addi %v30, %v30 : tile<64xi32>
      yield %t30 : tile<64xi32>
    } else {
      %e30 = muli %v30, %v30 : tile<64xi32>
      yield %e30 : tile<64xi32>
    }
    %v32 = if %c -> (tile<64xi32>) {
      %t31 = addi %v31, %v31 : tile<64xi32>
      yield %t31 : tile<64xi32>
    } else {
      %e31 = muli %v31, %v31 : tile<64xi32>
      yield %e31 : tile<64xi32>
    }
    %v33 = if %c -> (tile<64xi32>) {
      %t32 = addi %v32, %v32 : tile<64xi32>
      yield %t32 : tile<64xi32>
    } else {
      %e32 = muli %v32, %v32 : tile<64xi32>
      yield %e32 : tile<64xi32>
    }
    %v34 = if %c -> (tile<64xi32>) {
      %t33 = addi %v33, %v33 : tile<64xi32>
      yield %t33 : tile<64xi32>
    } else {
      %e33 = muli %v33, %v33 : tile<64xi32>
      yield %e33 : tile<64xi32>
    }
    %v35 = if %c -> (tile<64xi32>) {
      %t34 = addi %v34, %v34 : tile<64xi32>
      yield %t34 : tile<64xi32>
    } else {
      %e34 = muli %v34, %v34 : tile<64xi32>
      yield %e34 : tile<64xi32>
    }
    %v36 = if %c -> (tile<64xi32>) {
      %t35 = addi %v35, %v35 : tile<64xi32>
      yield %t35 : tile<64xi32>
    } else {
      %e35 = muli %v35, %v35 : tile<64xi32>
      yield %e35 : tile<64xi32>
    }
    %v37 = if %c -> (tile<64xi32>) {
      %t36 = addi %v36, %v36 : tile<64xi32>
      yield %t36 : tile<64xi32>
    } else {
      %e36 = muli %v36, %v36 : tile<64xi32>
      yield %e36 : tile<64xi32>
    }
    %v38 = if %c -> (tile<64xi32>) {
      %t37 = addi %v37, %v37 : tile<64xi32>
      yield %t37 : tile<64xi32>
    } else {
      %e37 = muli %v37, %v37 : tile<64xi32>
      yield %e37 : tile<64xi32>
    }
    %v39 = if %c -> (tile<64xi32>) {
      %t38 = addi %v38, %v38 : tile<64xi32>
      yield %t38 : tile<64xi32>
    } else {
      %e38 = muli %v38, %v38 : tile<64xi32>
      yield %e38 : tile<64xi32>
    }
    %v40 = if %c -> (tile<64xi32>) {
      %t39 = addi %v39, %v39 : tile<64xi32>
      yield %t39 : tile<64xi32>
    } else {
      %e39 = muli %v39, %v39 : tile<64xi32>
      yield %e39 : tile<64xi32>
    }
    %v41 = if %c -> (tile<64xi32>) {
      %t40 = addi %v40, %v40 : tile<64xi32>
      yield %t40 : tile<64xi32>
    } else {
      %e40 = muli %v40, %v40 : tile<64xi32>
      yield %e40 : tile<64xi32>
    }
    %v42 = if %c -> (tile<64xi32>) {
      %t41 = addi %v41, %v41 : tile<64xi32>
      yield %t41 : tile<64xi32>
    } else {
      %e41 = muli %v41, %v41 : tile<64xi32>
      yield %e41 : tile<64xi32>
    }
    %v43 = if %c -> (tile<64xi32>) {
      %t42 = addi %v42, %v42 : tile<64xi32>
      yield %t42 : tile<64xi32>
    } else {
      %e42 = muli %v42, %v42 : tile<64xi32>
      yield %e42 : tile<64xi32>
    }
    %v44 = if %c -> (tile<64xi32>) {
      %t43 = addi %v43, %v43 : tile<64xi32>
      yield %t43 : tile<64xi32>
    } else {
      %e43 = muli %v43, %v43 : tile<64xi32>
      yield %e43 : tile<64xi32>
    }
    %v45 = if %c -> (tile<64xi32>) {
      %t44 = addi %v44, %v44 : tile<64xi32>
      yield %t44 : tile<64xi32>
    } else {
      %e44 = muli %v44, %v44 : tile<64xi32>
      yield %e44 : tile<64xi32>
    }
    %v46 = if %c -> (tile<64xi32>) {
      %t45 = addi %v45, %v45 : tile<64xi32>
      yield %t45 : tile<64xi32>
    } else {
      %e45 = muli %v45, %v45 : tile<64xi32>
      yield %e45 : tile<64xi32>
    }
    %v47 = if %c -> (tile<64xi32>) {
      %t46 = addi %v46, %v46 : tile<64xi32>
      yield %t46 : tile<64xi32>
    } else {
      %e46 = muli %v46, %v46 : tile<64xi32>
      yield %e46 : tile<64xi32>
    }
    %v48 = if %c -> (tile<64xi32>) {
      %t47 = addi %v47, %v47 : tile<64xi32>
      yield %t47 : tile<64xi32>
    } else {
      %e47 = muli %v47, %v47 : tile<64xi32>
      yield %e47 : tile<64xi32>
    }
    %done = store_view_tko weak %v48, %pv[%zero] : tile<64xi32>, partition_view<tile=(64), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
