// Scratch memory is read where nothing was stored.
// tilerun: --grid 1
// poison
cuda_tile.module @never_written {
  entry @never_written() {
    %m = alloca num_elem = 64, alignment = 16 : tile<ptr<f32>>
    %i = iota : tile<32xi32>
    %one = constant <f32: 1.0> : tile<32xf32>
    %next = constant <i32: 1> : tile<32xi32>
    %j = addi %i, %next : tile<32xi32>
    %to1 = reshape %m : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ton = broadcast %to1 : tile<1xptr<f32>> -> tile<32xptr<f32>>
    %to = offset %ton, %i : tile<32xptr<f32>>, tile<32xi32> -> tile<32xptr<f32>>
    %from1 = reshape %m : tile<ptr<f32>> -> tile<1xptr<f32>>
    %fromn = broadcast %from1 : tile<1xptr<f32>> -> tile<32xptr<f32>>
    %from = offset %fromn, %j : tile<32xptr<f32>>, tile<32xi32> -> tile<32xptr<f32>>
    %t0 = store_ptr_tko weak %to, %one : tile<32xptr<f32>>, tile<32xf32> -> token
    %v, %t1 = load_ptr_tko weak %from token = %t0 : tile<32xptr<f32>> -> tile<32xf32>, token // expected-fault {{that nobody has written}}
    return
  }
}
