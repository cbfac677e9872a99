// A store takes what is stored a batch at a time from the ops in front of it, and a dependent launch waits for those before it in front of the
// first op that reaches for memory, which is the store: the wait came between the two.
//
// tilerun: --entry dependent_batch --grid 2 --arg p=zeros:f4E2M1FN:4096
cuda_tile.module @m {
  entry @dependent_batch(%p: tile<ptr<f4E2M1FN>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %each = constant <i32: 2048> : tile<i32>
    %first = muli %x, %each : tile<i32>
    %q = offset %p, %first : tile<ptr<f4E2M1FN>>, tile<i32> -> tile<ptr<f4E2M1FN>>
    %n = iota : tile<512xi64>
    %bytes = trunci %n : tile<512xi64> -> tile<512xi8>
    %v = unpack %bytes : tile<512xi8> -> tile<1024xf4E2M1FN>
    %w = reshape %v : tile<1024xf4E2M1FN> -> tile<32x32xf4E2M1FN>
    %i = iota : tile<1024xi32>
    %j = reshape %i : tile<1024xi32> -> tile<32x32xi32>
    %k = addi %j, %j : tile<32x32xi32>
    %q1 = reshape %q : tile<ptr<f4E2M1FN>> -> tile<1x1xptr<f4E2M1FN>>
    %q2 = broadcast %q1 : tile<1x1xptr<f4E2M1FN>> -> tile<32x32xptr<f4E2M1FN>>
    %at = offset %q2, %k : tile<32x32xptr<f4E2M1FN>>, tile<32x32xi32> -> tile<32x32xptr<f4E2M1FN>>
    %t = store_ptr_tko weak %at, %w : tile<32x32xptr<f4E2M1FN>>, tile<32x32xf4E2M1FN> -> token
    return
  } {gpu.schedule = {sm_90a = {gpu.dependent = true, gpu.warps = 1 : i64}}}
}
