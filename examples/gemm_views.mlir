// A matrix product of any size with views: C = Aᵀ-in-memory · Bᵀ-in-memory,
// f16 in, f32 out.
//
// The inputs are column-major: A, an M×K matrix, is stored as K rows of M
// elements, and B, a K×N matrix, as N rows of K elements. dim_map = [1, 0] makes
// tile rows run along the second dimension of the tensor, so that the kernel
// reads A[m, k] and B[k, n] all the same. Tile block (x, y) computes the 128×128
// block of C in block row x and block column y; get_index_space_shape says how
// many steps of 64 the K dimension takes.
//
// assume tells the compiler what it cannot know: pointers are aligned to 16
// bytes and row pitches are multiples of 8 elements, so that memory can be moved
// 16 bytes at a time. Sizes need not be multiples of anything: tiles reach over
// the edges, padding_value = zero adds nothing to the sum, and no store leaves C.
//
// tilerun: --grid 4,4 --arg A=rand:f16:512x512:1 --arg B=rand:f16:512x512:2 --arg C=zeros:f32:512x512 --arg 512 --arg 512 --arg 512 --arg 512 --arg 512 --arg 512 --print C
// tilerun[large]: --grid 32,32 --arg A=rand:f16:4096x4096:1 --arg B=rand:f16:4096x4096:2 --arg C=zeros:f32:4096x4096 --arg 4096 --arg 4096 --arg 4096 --arg 4096 --arg 4096 --arg 4096 --flop 137438953472
cuda_tile.module @gemm_views {
  entry @gemm_views(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>,
                    %M: tile<i32>, %N: tile<i32>, %K: tile<i32>,
                    %stride_ak: tile<i32>, %stride_bn: tile<i32>, %stride_cm: tile<i32>) {
    %a_ptr = assume div_by<16>, %A : tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %B : tile<ptr<f16>>
    %c_ptr = assume div_by<16>, %C : tile<ptr<f32>>
    %a_pitch = assume div_by<8>, %stride_ak : tile<i32>
    %b_pitch = assume div_by<8>, %stride_bn : tile<i32>
    %c_pitch = assume div_by<8>, %stride_cm : tile<i32>

    %a = make_tensor_view %a_ptr, shape = [%K, %M], strides = [%a_pitch, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %b = make_tensor_view %b_ptr, shape = [%N, %K], strides = [%b_pitch, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = make_tensor_view %c_ptr, shape = [%M, %N], strides = [%c_pitch, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %a_view = make_partition_view %a : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %b_view = make_partition_view %b : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %c_view = make_partition_view %c : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>

    %x, %y, %z = get_tile_block_id : tile<i32>
    %m_tiles, %k_tiles = get_index_space_shape %a_view : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %k in (%zero to %k_tiles, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %a_tile, %a_token = load_view_tko weak %a_view[%x, %k] : partition_view<tile=(128x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64xf16>, token
      %b_tile, %b_token = load_view_tko weak %b_view[%k, %y] : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128xf16>, token
      %acc_next = mmaf %a_tile, %b_tile, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %acc_next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %c_view[%x, %y] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
