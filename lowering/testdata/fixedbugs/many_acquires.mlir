// Every thread acquires eight times in one block. As so many ld.acquire, ptxas of
// 12.9 to 13.5 makes machine code of that takes the descriptors of memory accesses
// from registers that nothing wrote: an illegal instruction, now and then. One
// fence behind relaxed loads acquires for all of them.
// tilerun: --arg p=ones:i8:1 --arg q=arange:f16:8x3 --arg r=zeros:f32:8x8 --arg s=ones:i32:1 --arg n=1
cuda_tile.module @many_acquires {
  entry @k(%p: tile<ptr<i8>>, %q: tile<ptr<f16>>, %r: tile<ptr<f32>>, %s: tile<ptr<i32>>, %n: tile<i32>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %tq = make_tensor_view %q, shape = [8, 3], strides = [3, 1] : tensor_view<8x3xf16, strides=[3,1]>
    %vq = make_partition_view %tq : partition_view<tile=(8x8), padding_value = neg_zero, tensor_view<8x3xf16, strides=[3,1]>>
    %h, %read = load_view_tko weak %vq[%x, %x] : partition_view<tile=(8x8), padding_value = neg_zero, tensor_view<8x3xf16, strides=[3,1]>>, tile<i32> -> tile<8x8xf16>, token
    %f = ftof %h : tile<8x8xf16> -> tile<8x8xf32>
    %tr = make_tensor_view %r, shape = [8, 8], strides = [8, 1] : tensor_view<8x8xf32, strides=[8,1]>
    %vr = make_partition_view %tr : partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>
    store_view_tko weak %f, %vr[%x, %zero] : tile<8x8xf32>, partition_view<tile=(8x8), tensor_view<8x8xf32, strides=[8,1]>>, tile<i32> -> token
    %p_1 = reshape %p : tile<ptr<i8>> -> tile<1xptr<i8>>
    %none = constant <i8: 0> : tile<1xi8>
    %flag = for %k in (%zero to %n, step %n) : tile<i32> iter_values(%flag_k = %none) -> (tile<1xi8>) {
      %v, %seen = load_ptr_tko acquire device %p_1 token=%read : tile<1xptr<i8>> -> tile<1xi8>, token
      continue %v : tile<1xi8>
    }
    %s_1 = reshape %s : tile<ptr<i32>> -> tile<1xptr<i32>>
    %s_256 = broadcast %s_1 : tile<1xptr<i32>> -> tile<256xptr<i32>>
    %zeros = constant <i32: 0> : tile<256xi32>
    %sum = for %k in (%zero to %n, step %n) : tile<i32> iter_values(%sum_k = %zeros) -> (tile<256xi32>) {
      %v, %seen = load_ptr_tko acquire sys %s_256 token=%read : tile<256xptr<i32>> -> tile<256xi32>, token
      continue %v : tile<256xi32>
    }
    return
  }
}
