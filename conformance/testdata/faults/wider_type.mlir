// Four bytes at the end of a buffer are read as eight.
// tilerun: --arg arange:i32:5 --arg zeros:i64:4
cuda_tile.module @wider_type {
  entry @wider_type(%a: tile<ptr<i32>>, %out: tile<ptr<i64>>) {
    %i = iota : tile<4xi32>
    %w = ptr_to_ptr %a : tile<ptr<i32>> -> tile<ptr<i64>>
    %pw1 = reshape %w : tile<ptr<i64>> -> tile<1xptr<i64>>
    %pwn = broadcast %pw1 : tile<1xptr<i64>> -> tile<4xptr<i64>>
    %pw = offset %pwn, %i : tile<4xptr<i64>>, tile<4xi32> -> tile<4xptr<i64>>
    %po1 = reshape %out : tile<ptr<i64>> -> tile<1xptr<i64>>
    %pon = broadcast %po1 : tile<1xptr<i64>> -> tile<4xptr<i64>>
    %po = offset %pon, %i : tile<4xptr<i64>>, tile<4xi32> -> tile<4xptr<i64>>
    %v, %t0 = load_ptr_tko weak %pw : tile<4xptr<i64>> -> tile<4xi64>, token // expected-fault {{byte 16 of the buffer of parameter %a, which has only 20 bytes}}
    %t1 = store_ptr_tko weak %po, %v : tile<4xptr<i64>>, tile<4xi64> -> token
    return
  }
}
