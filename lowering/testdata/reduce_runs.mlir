// Additions to memory of several neighbours by one instruction: over the edges
// of tensors, under masks, and from tile blocks that meet. The numbers are small
// integers, whose sums are exact in any order.
// tilerun: --entry views --grid 3,2 --arg a=randint:-8:8:f16:40x48:1 --arg b=randint:-8:8:bf16:40x48:2 --arg c=randint:-8:8:f32:40x48:3 --arg 40 --arg 48
// tilerun[pointers]: --entry pointers --grid 3 --arg a=randint:-8:8:f16:1000:1 --arg b=randint:-8:8:bf16:1000:2 --arg c=randint:-8:8:f32:1000:3 --arg 1000 --arg 504
cuda_tile.module @reduce_runs {
  entry @views(%a: tile<ptr<f16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>, %rows: tile<i32>, %cols: tile<i32>) {
    %n = assume div_by<8>, %cols : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i = iota : tile<512xi32>
    %seven = constant <i32: 7> : tile<512xi32>
    %low = andi %i, %seven : tile<512xi32>
    %small = reshape %low : tile<512xi32> -> tile<16x32xi32>
    %a_p = assume div_by<16>, %a : tile<ptr<f16>>
    %a_t = make_tensor_view %a_p, shape = [%rows, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %a_v = make_partition_view %a_t : partition_view<tile=(16x32), tensor_view<?x?xf16, strides=[?,1]>>
    %a_s = make_strided_view %a_t : strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xf16, strides=[?,1]>>
    %a_x = itof %small signed rounding<nearest_even> : tile<16x32xi32> -> tile<16x32xf16>
    %a_1 = atomic_red_view_tko relaxed device %a_v[%x, %y], addf, %a_x : tile<16x32xf16>, partition_view<tile=(16x32), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    %a_2 = atomic_red_view_tko relaxed device %a_s[%x, %y], addf, %a_x : tile<16x32xf16>, strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    %b_p = assume div_by<16>, %b : tile<ptr<bf16>>
    %b_t = make_tensor_view %b_p, shape = [%rows, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %b_v = make_partition_view %b_t : partition_view<tile=(16x32), tensor_view<?x?xbf16, strides=[?,1]>>
    %b_s = make_strided_view %b_t : strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xbf16, strides=[?,1]>>
    %b_x = itof %small signed rounding<nearest_even> : tile<16x32xi32> -> tile<16x32xbf16>
    %b_1 = atomic_red_view_tko relaxed device %b_v[%x, %y], addf, %b_x : tile<16x32xbf16>, partition_view<tile=(16x32), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    %b_2 = atomic_red_view_tko relaxed device %b_s[%x, %y], addf, %b_x : tile<16x32xbf16>, strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    %c_p = assume div_by<16>, %c : tile<ptr<f32>>
    %c_t = make_tensor_view %c_p, shape = [%rows, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %c_v = make_partition_view %c_t : partition_view<tile=(16x32), tensor_view<?x?xf32, strides=[?,1]>>
    %c_s = make_strided_view %c_t : strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xf32, strides=[?,1]>>
    %c_x = itof %small signed rounding<nearest_even> : tile<16x32xi32> -> tile<16x32xf32>
    %c_1 = atomic_red_view_tko relaxed device %c_v[%x, %y], addf, %c_x : tile<16x32xf32>, partition_view<tile=(16x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    %c_2 = atomic_red_view_tko relaxed device %c_s[%x, %y], addf, %c_x : tile<16x32xf32>, strided_view<tile=(16x32), traversal_strides=[4,8], tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
  entry @pointers(%a: tile<ptr<f16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>, %size: tile<i32>, %masked: tile<i32>) {
    %n = assume div_by<8>, %size : tile<i32>
    %m = assume div_by<8>, %masked : tile<i32>
    %i = iota : tile<1024xi32>
    %seven = constant <i32: 7> : tile<1024xi32>
    %low = andi %i, %seven : tile<1024xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<1024xi32>
    %m1 = reshape %m : tile<i32> -> tile<1xi32>
    %ms = broadcast %m1 : tile<1xi32> -> tile<1024xi32>
    %inside = cmpi less_than %i, %ns, signed : tile<1024xi32> -> tile<1024xi1>
    %upper = cmpi greater_than_or_equal %i, %ms, signed : tile<1024xi32> -> tile<1024xi1>
    %both = andi %inside, %upper : tile<1024xi1>
    %a_p = assume div_by<16>, %a : tile<ptr<f16>>
    %a_1 = reshape %a_p : tile<ptr<f16>> -> tile<1xptr<f16>>
    %a_s = broadcast %a_1 : tile<1xptr<f16>> -> tile<1024xptr<f16>>
    %a_q = offset %a_s, %i : tile<1024xptr<f16>>, tile<1024xi32> -> tile<1024xptr<f16>>
    %a_x = itof %low signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf16>
    %a_u, %a_k = atomic_rmw_tko relaxed device %a_q, addf, %a_x, %inside : tile<1024xptr<f16>>, tile<1024xf16>, tile<1024xi1> -> tile<1024xf16>, token
    %a_w, %a_l = atomic_rmw_tko release sys %a_q, addf, %a_x, %both : tile<1024xptr<f16>>, tile<1024xf16>, tile<1024xi1> -> tile<1024xf16>, token
    %b_p = assume div_by<16>, %b : tile<ptr<bf16>>
    %b_1 = reshape %b_p : tile<ptr<bf16>> -> tile<1xptr<bf16>>
    %b_s = broadcast %b_1 : tile<1xptr<bf16>> -> tile<1024xptr<bf16>>
    %b_q = offset %b_s, %i : tile<1024xptr<bf16>>, tile<1024xi32> -> tile<1024xptr<bf16>>
    %b_x = itof %low signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xbf16>
    %b_u, %b_k = atomic_rmw_tko relaxed device %b_q, addf, %b_x, %inside : tile<1024xptr<bf16>>, tile<1024xbf16>, tile<1024xi1> -> tile<1024xbf16>, token
    %b_w, %b_l = atomic_rmw_tko release sys %b_q, addf, %b_x, %both : tile<1024xptr<bf16>>, tile<1024xbf16>, tile<1024xi1> -> tile<1024xbf16>, token
    %c_p = assume div_by<16>, %c : tile<ptr<f32>>
    %c_1 = reshape %c_p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %c_s = broadcast %c_1 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %c_q = offset %c_s, %i : tile<1024xptr<f32>>, tile<1024xi32> -> tile<1024xptr<f32>>
    %c_x = itof %low signed rounding<nearest_even> : tile<1024xi32> -> tile<1024xf32>
    %c_u, %c_k = atomic_rmw_tko relaxed device %c_q, addf, %c_x, %inside : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> tile<1024xf32>, token
    %c_w, %c_l = atomic_rmw_tko release sys %c_q, addf, %c_x, %both : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> tile<1024xf32>, token
  }
}
