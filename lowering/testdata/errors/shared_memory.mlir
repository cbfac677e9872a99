// A tile that does not fit into shared memory on its way between threads.
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f64>>) {
    %i = iota : tile<32768xi32>
    %p1 = reshape %a : tile<ptr<f64>> -> tile<1xptr<f64>>
    %ps = broadcast %p1 : tile<1xptr<f64>> -> tile<32768xptr<f64>>
    %q = offset %ps, %i : tile<32768xptr<f64>>, tile<32768xi32> -> tile<32768xptr<f64>>
    %x, %read = load_ptr_tko weak %q : tile<32768xptr<f64>> -> tile<32768xf64>, token
    %zero = constant <i32: 0> : tile<i32>
    %y = extract %x[%zero] : tile<32768xf64> -> tile<64xf64> // expected-error {{bytes of shared memory, and a tile block has at most 166912 on sm_80}}
    print_tko "%f\n", %y : tile<64xf64> -> token
  }
}
