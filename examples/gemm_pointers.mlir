// C = A·B for 4096×4096 matrices of f32, with pointer arithmetic.
//
// Tile block (x, y) computes the 64×64 block of C in block row x and block
// column y. Its loop walks along a block row of A and down a block column of B,
// 64 elements at a time, and carries three values from one iteration to the
// next: the sum so far and the two tiles of pointers.
//
//     rows(i)   = 64·i + (0 … 63), as a column
//     A pointer = a + rows(x)·4096 + columns          step: 64 elements
//     B pointer = b + rows·4096 + (64·y + columns)    step: 64·4096 elements
//     C pointer = c + rows(x)·4096 + (64·y + columns)
//
// By default one block row of four tile blocks is computed, which a CPU does in
// a few seconds; `--run large` computes all of C.
//
// tilerun: --grid 1,4 --arg a=rand:f32:4096x4096:1 --arg b=rand:f32:4096x4096:2 --arg c=zeros:f32:4096x4096 --print c
// tilerun[large]: --grid 64,64 --arg a=rand:f32:4096x4096:1 --arg b=rand:f32:4096x4096:2 --arg c=zeros:f32:4096x4096 --flop 137438953472
cuda_tile.module @gemm_pointers {
  entry @gemm_pointers(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %size = constant <i32: 64> : tile<i32>
    %steps = constant <i32: 64> : tile<i32>

    // The coordinates 0 … 63 of a tile, down and across.
    %count = iota : tile<64xi32>
    %down_1 = reshape %count : tile<64xi32> -> tile<64x1xi32>
    %down = broadcast %down_1 : tile<64x1xi32> -> tile<64x64xi32>
    %across_1 = reshape %count : tile<64xi32> -> tile<1x64xi32>
    %across = broadcast %across_1 : tile<1x64xi32> -> tile<64x64xi32>

    // The first row and the first column of the block of C.
    %row0 = muli %x, %size : tile<i32>
    %row0_11 = reshape %row0 : tile<i32> -> tile<1x1xi32>
    %row0s = broadcast %row0_11 : tile<1x1xi32> -> tile<64x64xi32>
    %col0 = muli %y, %size : tile<i32>
    %col0_11 = reshape %col0 : tile<i32> -> tile<1x1xi32>
    %col0s = broadcast %col0_11 : tile<1x1xi32> -> tile<64x64xi32>

    %pitch = constant <i32: 4096> : tile<64x64xi32>
    %rows = addi %row0s, %down : tile<64x64xi32>
    %row_offsets = muli %rows, %pitch : tile<64x64xi32>
    %cols = addi %col0s, %across : tile<64x64xi32>

    %a_offsets = addi %row_offsets, %across : tile<64x64xi32>
    %b_rows = muli %down, %pitch : tile<64x64xi32>
    %b_offsets = addi %b_rows, %cols : tile<64x64xi32>
    %c_offsets = addi %row_offsets, %cols : tile<64x64xi32>

    %a_11 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %a_all = broadcast %a_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %a_first = offset %a_all, %a_offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %b_11 = reshape %b : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %b_all = broadcast %b_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %b_first = offset %b_all, %b_offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>

    %a_step = constant <i32: 64> : tile<64x64xi32>
    %b_step = constant <i32: 262144> : tile<64x64xi32>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %sum, %a_last, %b_last = for %k in (%zero to %steps, step %one) : tile<i32>
        iter_values(%acc = %none, %a_ptrs = %a_first, %b_ptrs = %b_first)
        -> (tile<64x64xf32>, tile<64x64xptr<f32>>, tile<64x64xptr<f32>>) {
      %A, %a_token = load_ptr_tko weak %a_ptrs : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
      %B, %b_token = load_ptr_tko weak %b_ptrs : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
      %acc_next = mmaf %A, %B, %acc : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
      %a_next = offset %a_ptrs, %a_step : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
      %b_next = offset %b_ptrs, %b_step : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
      continue %acc_next, %a_next, %b_next : tile<64x64xf32>, tile<64x64xptr<f32>>, tile<64x64xptr<f32>>
    }

    %c_11 = reshape %c : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %c_all = broadcast %c_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %c_ptrs = offset %c_all, %c_offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    store_ptr_tko weak %c_ptrs, %sum : tile<64x64xptr<f32>>, tile<64x64xf32> -> token
  }
}
