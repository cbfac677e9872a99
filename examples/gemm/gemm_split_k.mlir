// A product of few rows and columns over a long K: tile blocks share the sum of one block of C.
//
// Teaches: where C has too few blocks to fill a GPU, K is split too, and the parts are added atomically; their order, and so the last bit, is open.
//
// tilerun: --grid 4 --arg a=rand:f16:64x512:1 --arg b=rand:f16:512x64:2 --arg c=zeros:f32:64x64 --expect c=@gemm_split_k.c.npy
!sums = !cuda_tile.tile<64x64xf32>
!a_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x512xf16, strides=[512,1]>>
!b_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<512x64xf16, strides=[64,1]>>
!c_tiles = !cuda_tile.partition_view<tile=(64x64), tensor_view<64x64xf32, strides=[64,1]>>
cuda_tile.module @gemm_split_k {
  entry @gemm_split_k(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>) {
    %part, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %step = constant <i32: 1> : tile<i32>
    %steps = constant <i32: 2> : tile<i32>
    %a_ptr = assume div_by<16>, %a : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %b : tile<ptr<f16>>
    %a_matrix = make_tensor_view %a_ptr, shape = [64, 512], strides = [512, 1]
        : tensor_view<64x512xf16, strides=[512,1]>
    %b_matrix = make_tensor_view %b_ptr, shape = [512, 64], strides = [64, 1] : tensor_view<512x64xf16, strides=[64,1]>
    %c_matrix = make_tensor_view %c, shape = [64, 64], strides = [64, 1] : tensor_view<64x64xf32, strides=[64,1]>
    %a_view = make_partition_view %a_matrix : !a_tiles
    %b_view = make_partition_view %b_matrix : !b_tiles
    %c_view = make_partition_view %c_matrix : !c_tiles
    %from = muli %part, %steps : tile<i32>
    %to = addi %from, %steps : tile<i32>
    %none = constant <f32: 0.0> : !sums
    %sum = for %k in (%from to %to, step %step) : tile<i32> iter_values(%so_far = %none) -> (!sums) {
      %a_tile, %a_read = load_view_tko weak %a_view[%zero, %k] : !a_tiles, tile<i32> -> tile<64x64xf16>, token
      %b_tile, %b_read = load_view_tko weak %b_view[%k, %zero] : !b_tiles, tile<i32> -> tile<64x64xf16>, token
      %next = mmaf %a_tile, %b_tile, %so_far : tile<64x64xf16>, tile<64x64xf16>, !sums
      continue %next : !sums
    }
    %added = atomic_red_view_tko relaxed device %c_view[%zero, %zero], addf, %sum : !sums, !c_tiles, tile<i32> -> token
  }
}
