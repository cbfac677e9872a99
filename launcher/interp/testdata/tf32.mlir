// The low 13 bits of a tf32 in memory are no part of it: 0x3f803fff reads as
// 0x3f802000, through pointers and through views, of which one runs along a column.
// tilerun: --arg full:1065369599:i32:16 --arg zeros:i32:4 --arg zeros:i32:4 --arg zeros:i32:4
// want b: 1065361408 1065361408 1065361408 1065361408
// want c: 1065361408 1065361408 1065361408 1065361408
// want d: 1065361408 1065361408 1065361408 1065361408
cuda_tile.module @m {
  entry @f(%a: tile<ptr<i32>>, %b: tile<ptr<i32>>, %c: tile<ptr<i32>>, %d: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %i = iota : tile<4xi32>
    %at = ptr_to_ptr %a : tile<ptr<i32>> -> tile<ptr<tf32>>
    %bt = ptr_to_ptr %b : tile<ptr<i32>> -> tile<ptr<tf32>>
    %ct = ptr_to_ptr %c : tile<ptr<i32>> -> tile<ptr<tf32>>
    %dt = ptr_to_ptr %d : tile<ptr<i32>> -> tile<ptr<tf32>>

    %a1 = reshape %at : tile<ptr<tf32>> -> tile<1xptr<tf32>>
    %a4 = broadcast %a1 : tile<1xptr<tf32>> -> tile<4xptr<tf32>>
    %ap = offset %a4, %i : tile<4xptr<tf32>>, tile<4xi32> -> tile<4xptr<tf32>>
    %b1 = reshape %bt : tile<ptr<tf32>> -> tile<1xptr<tf32>>
    %b4 = broadcast %b1 : tile<1xptr<tf32>> -> tile<4xptr<tf32>>
    %bp = offset %b4, %i : tile<4xptr<tf32>>, tile<4xi32> -> tile<4xptr<tf32>>
    %x, %tx = load_ptr_tko weak %ap : tile<4xptr<tf32>> -> tile<4xtf32>, token
    store_ptr_tko weak %bp, %x : tile<4xptr<tf32>>, tile<4xtf32> -> token

    %row = make_tensor_view %at, shape = [16], strides = [1] : tensor_view<16xtf32, strides=[1]>
    %rows = make_partition_view %row : partition_view<tile=(4), tensor_view<16xtf32, strides=[1]>>
    %column = make_tensor_view %at, shape = [4], strides = [4] : tensor_view<4xtf32, strides=[4]>
    %columns = make_partition_view %column : partition_view<tile=(4), tensor_view<4xtf32, strides=[4]>>
    %cv = make_tensor_view %ct, shape = [4], strides = [1] : tensor_view<4xtf32, strides=[1]>
    %cp = make_partition_view %cv : partition_view<tile=(4), tensor_view<4xtf32, strides=[1]>>
    %dv = make_tensor_view %dt, shape = [4], strides = [1] : tensor_view<4xtf32, strides=[1]>
    %dp = make_partition_view %dv : partition_view<tile=(4), tensor_view<4xtf32, strides=[1]>>
    %y, %ty = load_view_tko weak %rows[%zero] : partition_view<tile=(4), tensor_view<16xtf32, strides=[1]>>, tile<i32> -> tile<4xtf32>, token
    store_view_tko weak %y, %cp[%zero] : tile<4xtf32>, partition_view<tile=(4), tensor_view<4xtf32, strides=[1]>>, tile<i32> -> token
    %z, %tz = load_view_tko weak %columns[%zero] : partition_view<tile=(4), tensor_view<4xtf32, strides=[4]>>, tile<i32> -> tile<4xtf32>, token
    store_view_tko weak %z, %dp[%zero] : tile<4xtf32>, partition_view<tile=(4), tensor_view<4xtf32, strides=[1]>>, tile<i32> -> token
  }
}
