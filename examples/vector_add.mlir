// Vector add over tiles of pointers: c = a + b, 128 elements to a tile block.
//
// A kernel gets scalar pointers. To touch 128 elements at once it makes a tile
// of 128 pointers: the scalar is reshaped to a tile of one element, broadcast to
// 128 copies, and moved by the offsets base, base + 1, …, base + 127, where
// base is the first element of this tile block.
//
// tilerun: --grid 8 --arg a=arange:f32:1024 --arg b=full:0.5:f32:1024 --arg c=zeros:f32:1024 --print c
// tilerun[large]: --grid 1048576 --arg a=rand:f32:134217728:1 --arg b=rand:f32:134217728:2 --arg c=zeros:f32:134217728 --bytes 1610612736
cuda_tile.module @vector_add {
  entry @vector_add(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %size = constant <i32: 128> : tile<i32>
    %base = muli %x, %size : tile<i32>
    %base_1 = reshape %base : tile<i32> -> tile<1xi32>
    %bases = broadcast %base_1 : tile<1xi32> -> tile<128xi32>
    %lane = iota : tile<128xi32>
    %offsets = addi %bases, %lane : tile<128xi32>

    %a_1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %a_128 = broadcast %a_1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %a_ptrs = offset %a_128, %offsets : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %b_1 = reshape %b : tile<ptr<f32>> -> tile<1xptr<f32>>
    %b_128 = broadcast %b_1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %b_ptrs = offset %b_128, %offsets : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %c_1 = reshape %c : tile<ptr<f32>> -> tile<1xptr<f32>>
    %c_128 = broadcast %c_1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %c_ptrs = offset %c_128, %offsets : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>

    %av, %at = load_ptr_tko weak %a_ptrs : tile<128xptr<f32>> -> tile<128xf32>, token
    %bv, %bt = load_ptr_tko weak %b_ptrs : tile<128xptr<f32>> -> tile<128xf32>, token
    %cv = addf %av, %bv rounding<nearest_even> : tile<128xf32>
    store_ptr_tko weak %c_ptrs, %cv : tile<128xptr<f32>>, tile<128xf32> -> token
  }
}
