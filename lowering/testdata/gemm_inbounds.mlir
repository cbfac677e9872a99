// A matrix product whose loads and stores promise that every tile is inside:
// nothing is masked, in the copies that run ahead either.
// tilerun: --grid 2,3 --arg A=rand:f16:192x256:1 --arg B=rand:f16:384x192:2 --arg C=zeros:f32:256x384 --arg 256 --arg 384 --arg 192 --arg 256 --arg 192 --arg 384
cuda_tile.module @gemm_inbounds {
  entry @gemm_inbounds(%A: tile<ptr<f16>>, %B: tile<ptr<f16>>, %C: tile<ptr<f32>>,
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
    %a_view = make_partition_view %a : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %b_view = make_partition_view %b : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %c_view = make_partition_view %c : partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>

    %x, %y, %z = get_tile_block_id : tile<i32>
    %m_tiles, %k_tiles = get_index_space_shape %a_view : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]> -> tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %none = constant <f32: 0.0> : tile<128x128xf32>
    %sum = for %k in (%zero to %k_tiles, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<128x128xf32>) {
      %a_tile, %a_token = load_view_tko weak %a_view[%x, %k] inbounds = [true, true] : partition_view<tile=(128x64), tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<128x64xf16>, token
      %b_tile, %b_token = load_view_tko weak %b_view[%k, %y] inbounds = [true, true] : partition_view<tile=(64x128), tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128xf16>, token
      %acc_next = mmaf %a_tile, %b_tile, %acc : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %acc_next : tile<128x128xf32>
    }
    store_view_tko weak %sum, %c_view[%x, %y] inbounds = [true, true] : tile<128x128xf32>, partition_view<tile=(128x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
  }
}
