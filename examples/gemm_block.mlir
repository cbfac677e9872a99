// One block of a matrix product: C = A·B for three 64×64 matrices of f32.
//
// The matrices lie in memory row by row without gaps, so the 64×64 tile of
// offsets is the numbers 0 to 4095 in a square. mmaf multiplies two tiles and
// adds a third, the accumulator, which starts as zero.
//
// tilerun: --grid 1 --arg a=rand:f32:64x64:1 --arg b=rand:f32:64x64:2 --arg c=zeros:f32:64x64 --print c
cuda_tile.module @gemm_block {
  entry @gemm_block(%a: tile<ptr<f32>>, %b: tile<ptr<f32>>, %c: tile<ptr<f32>>) {
    %flat = iota : tile<4096xi32>
    %offsets = reshape %flat : tile<4096xi32> -> tile<64x64xi32>

    %a_11 = reshape %a : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %a_all = broadcast %a_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %a_ptrs = offset %a_all, %offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %b_11 = reshape %b : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %b_all = broadcast %b_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %b_ptrs = offset %b_all, %offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>
    %c_11 = reshape %c : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %c_all = broadcast %c_11 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %c_ptrs = offset %c_all, %offsets : tile<64x64xptr<f32>>, tile<64x64xi32> -> tile<64x64xptr<f32>>

    %A, %a_token = load_ptr_tko weak %a_ptrs : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    %B, %b_token = load_ptr_tko weak %b_ptrs : tile<64x64xptr<f32>> -> tile<64x64xf32>, token
    %zero = constant <f32: 0.0> : tile<64x64xf32>
    %C = mmaf %A, %B, %zero : tile<64x64xf32>, tile<64x64xf32>, tile<64x64xf32>
    store_ptr_tko weak %c_ptrs, %C : tile<64x64xptr<f32>>, tile<64x64xf32> -> token
  }
}
