// The last elements are masked, but summed up all the same.
// tilerun: --arg arange:f32:6 --arg zeros:f32:1
cuda_tile.module @sum_of_what_the_mask_leaves_out {
  entry @sum_of_what_the_mask_leaves_out(%x: tile<ptr<f32>>, %out: tile<ptr<f32>>) {
    %i = iota : tile<8xi32>
    %six = constant <i32: 6> : tile<8xi32>
    %there = cmpi less_than %i, %six, signed : tile<8xi32> -> tile<8xi1>
    %base = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %bases = broadcast %base : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %p = offset %bases, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %v, %t0 = load_ptr_tko weak %p, %there : tile<8xptr<f32>>, tile<8xi1> -> tile<8xf32>, token
    %sum = reduce %v dim=0 identities=[0.0 : f32] : tile<8xf32> -> tile<f32>
    (%a: tile<f32>, %b: tile<f32>) {
      %s = addf %a, %b : tile<f32>
      yield %s : tile<f32>
    }
    %t1 = store_ptr_tko weak %out, %sum : tile<ptr<f32>>, tile<f32> -> token // expected-fault {{the value is undefined}}
    return
  }
}
