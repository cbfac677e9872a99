cuda_tile.module @either {
  entry @padding_alone() {
    %0:2 = "test.pointers"() : () -> (!cuda_tile.tile<4xptr<i1>>, !cuda_tile.tile<4xptr<f32>>)
    %1:2 = "test.values"() : () -> (!cuda_tile.tile<4xi1>, !cuda_tile.tile<4xf32>)
    %result, %result_token = load_ptr_tko weak %0#1, %1#1 : tile<4xptr<f32>>, tile<4xf32> -> tile<4xf32>, token
    %result_0, %result_token_1 = load_ptr_tko weak %0#1, %1#0 : tile<4xptr<f32>>, tile<4xi1> -> tile<4xf32>, token
    %result_2, %result_token_3 = load_ptr_tko weak %0#0, %1#0 : tile<4xptr<i1>>, tile<4xi1> -> tile<4xi1>, token
    %result_4, %result_token_5 = load_ptr_tko weak %0#0, %1#0, %1#0 : tile<4xptr<i1>>, tile<4xi1>, tile<4xi1> -> tile<4xi1>, token
    %result_6, %result_token_7 = "cuda_tile.load_ptr_tko"(%0#0, %1#0) <{memory_ordering_semantics = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (!cuda_tile.tile<4xptr<i1>>, !cuda_tile.tile<4xi1>) -> (!cuda_tile.tile<4xi1>, !cuda_tile.token)
    return
  }
}
