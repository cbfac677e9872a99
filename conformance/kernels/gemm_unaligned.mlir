// A product of matrices whose rows begin at no multiples of 16 bytes: the launcher
// copies them to rows that do, for the copy engine.
//
// tilerun: --grid 3,2 --arg rand:f16:133x77:1 --arg rand:f16:77x201:2 --arg zeros:f16:133x201 --arg 133 --arg 201 --arg 77
cuda_tile.module @gemm_unaligned {
  entry @gemm_unaligned(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f16>>, %m: tile<i32>, %n: tile<i32>, %k: tile<i32>) {
    %row, %column, %bz = get_tile_block_id : tile<i32>
    %a_matrix = make_tensor_view %a, shape = [%m, %k], strides = [%k, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %b_matrix = make_tensor_view %b, shape = [%k, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c_matrix = make_tensor_view %c, shape = [%m, %n], strides = [%n, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %a_view = make_partition_view %a_matrix : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %b_view = make_partition_view %b_matrix : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %c_view = make_partition_view %c_matrix : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>
    %from = constant <i32: 0> : tile<i32>
    %tm, %steps = get_index_space_shape %a_view : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<64x128xf32>
    %sum = for %i in (%from to %steps, step %step) : tile<i32> iter_values(%so_far = %none) -> (tile<64x128xf32>) {
      %l, %lt = load_view_tko weak %a_view[%row, %i] attributes {gpu.schedule = {sm_90a = {gpu.realigned = true}, default = {}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %b_view[%i, %column] attributes {gpu.schedule = {sm_90a = {gpu.realigned = true}, default = {}}} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x128xf16>, token
      %next = mmaf %l, %r, %so_far : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
      continue %next : tile<64x128xf32>
    }
    %rounded = ftof %sum : tile<64x128xf32> -> tile<64x128xf16>
    %stored = store_view_tko weak %rounded, %c_view[%row, %column] : tile<64x128xf16>, partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
  }
}
