// Accesses by pointers that become accesses to a view: the view has the
// attribute of the pointers.
// tilerun: --grid 4 --arg rand:f32:512:1 --arg zeros:f32:512
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>, %b: tile<ptr<f32, #cuda_tile.ptr_attr<none>>>) {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %n = constant <i32: 128> : tile<i32>
    %at = muli %x, %n : tile<i32>
    %first = reshape %at : tile<i32> -> tile<1xi32>
    %firsts = broadcast %first : tile<1xi32> -> tile<128xi32>
    %i = iota : tile<128xi32>
    %place = addi %firsts, %i : tile<128xi32>
    %a1 = reshape %a : tile<ptr<f32, #cuda_tile.ptr_attr<none>>> -> tile<1xptr<f32, #cuda_tile.ptr_attr<none>>>
    %as = broadcast %a1 : tile<1xptr<f32, #cuda_tile.ptr_attr<none>>> -> tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>
    %pa = offset %as, %place : tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>, tile<128xi32> -> tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>
    %v, %t = load_ptr_tko weak %pa : tile<128xptr<f32, #cuda_tile.ptr_attr<none>>> -> tile<128xf32>, token
    %b1 = reshape %b : tile<ptr<f32, #cuda_tile.ptr_attr<none>>> -> tile<1xptr<f32, #cuda_tile.ptr_attr<none>>>
    %bs = broadcast %b1 : tile<1xptr<f32, #cuda_tile.ptr_attr<none>>> -> tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>
    %pb = offset %bs, %place : tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>, tile<128xi32> -> tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>
    %w = addf %v, %v : tile<128xf32>
    %k = store_ptr_tko weak %pb, %w : tile<128xptr<f32, #cuda_tile.ptr_attr<none>>>, tile<128xf32> -> token
    return
  }
}
