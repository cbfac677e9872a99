// A grouped matrix product: products of different sizes in one launch, as in a
// mixture of experts.
//
// The kernel gets one list, six 64-bit numbers for each product: where A, B and
// C lie, then M, N and K. All matrices are row-major, f16 in and f32 out. Tile
// block (x, y, z) computes the 64×64 block of C in block row x and block column
// y of product z, if that has such a block: the grid is as large as the largest
// product needs.
//
// An address in memory is an i64; int_to_ptr makes a pointer of it, and assume
// says how it is aligned, which no compiler can know.
//
// On the command line, list: is such a list and at:NAME in it the address of a
// buffer; --buffer makes the buffers, which are no arguments themselves.
//
// tilerun: --grid 2,3,3 --arg list:at:a0,at:b0,at:c0,100,150,40,at:a1,at:b1,at:c1,64,64,200,at:a2,at:b2,at:c2,8,130,16
// tilerun: --buffer a0=rand:f16:100x40:1 --buffer b0=rand:f16:40x150:2 --buffer c0=zeros:f32:100x150
// tilerun: --buffer a1=rand:f16:64x200:3 --buffer b1=rand:f16:200x64:4 --buffer c1=zeros:f32:64x64
// tilerun: --buffer a2=rand:f16:8x16:5   --buffer b2=rand:f16:16x130:6 --buffer c2=zeros:f32:8x130
// tilerun: --print c1
cuda_tile.module @grouped_gemm {
  entry @grouped_gemm(%list: tile<ptr<i64>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %three = constant <i32: 3> : tile<i32>
    %four = constant <i32: 4> : tile<i32>
    %five = constant <i32: 5> : tile<i32>
    %six = constant <i32: 6> : tile<i32>

    // The six numbers of product z.
    %first = muli %z, %six : tile<i32>
    %a_at = offset %list, %first : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %b_at = offset %a_at, %one : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %c_at = offset %a_at, %two : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %m_at = offset %a_at, %three : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %n_at = offset %a_at, %four : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %k_at = offset %a_at, %five : tile<ptr<i64>>, tile<i32> -> tile<ptr<i64>>
    %a_address, %a_read = load_ptr_tko weak %a_at : tile<ptr<i64>> -> tile<i64>, token
    %b_address, %b_read = load_ptr_tko weak %b_at : tile<ptr<i64>> -> tile<i64>, token
    %c_address, %c_read = load_ptr_tko weak %c_at : tile<ptr<i64>> -> tile<i64>, token
    %M, %m_read = load_ptr_tko weak %m_at : tile<ptr<i64>> -> tile<i64>, token
    %N, %n_read = load_ptr_tko weak %n_at : tile<ptr<i64>> -> tile<i64>, token
    %K, %k_read = load_ptr_tko weak %k_at : tile<ptr<i64>> -> tile<i64>, token

    %a_any = int_to_ptr %a_address : tile<i64> -> tile<ptr<f16>>
    %a_ptr = assume div_by<16>, %a_any : tile<ptr<f16>>
    %b_any = int_to_ptr %b_address : tile<i64> -> tile<ptr<f16>>
    %b_ptr = assume div_by<16>, %b_any : tile<ptr<f16>>
    %c_any = int_to_ptr %c_address : tile<i64> -> tile<ptr<f32>>
    %c_ptr = assume div_by<16>, %c_any : tile<ptr<f32>>

    %a = make_tensor_view %a_ptr, shape = [%M, %K], strides = [%K, 1] : tile<i64> -> tensor_view<?x?xf16, strides=[?,1]>
    %b = make_tensor_view %b_ptr, shape = [%K, %N], strides = [%N, 1] : tile<i64> -> tensor_view<?x?xf16, strides=[?,1]>
    %c = make_tensor_view %c_ptr, shape = [%M, %N], strides = [%N, 1] : tile<i64> -> tensor_view<?x?xf32, strides=[?,1]>
    %a_view = make_partition_view %a : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %b_view = make_partition_view %b : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %c_view = make_partition_view %c : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>

    %m_tiles, %n_tiles = get_index_space_shape %c_view : partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>> -> tile<i32>
    %in_m = cmpi less_than %x, %m_tiles, signed : tile<i32> -> tile<i1>
    %in_n = cmpi less_than %y, %n_tiles, signed : tile<i32> -> tile<i1>
    %in_c = andi %in_m, %in_n : tile<i1>
    if %in_c {
      %m_tiles_a, %k_tiles = get_index_space_shape %a_view : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>> -> tile<i32>
      %none = constant <f32: 0.0> : tile<64x64xf32>
      %sum = for %k in (%zero to %k_tiles, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
        %a_tile, %a_token = load_view_tko weak %a_view[%x, %k] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x32xf16>, token
        %b_tile, %b_token = load_view_tko weak %b_view[%k, %y] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<32x64xf16>, token
        %next = mmaf %a_tile, %b_tile, %acc : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
        continue %next : tile<64x64xf32>
      }
      store_view_tko weak %sum, %c_view[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    }
  }
}
