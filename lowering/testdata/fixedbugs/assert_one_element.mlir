// A condition of one element, of any rank: all threads hold it, and the CTAs of a
// cluster have nothing to tell each other.
// tilerun: --grid 2 --arg a=zeros:i32:1
cuda_tile.module @assert_one_element {
  entry @k(%a: tile<ptr<i32>>) optimization_hints=<default = {num_cta_in_cga = 4}> {
    %x, %y, %z = get_tile_block_id : tile<i32>
    %x11 = reshape %x : tile<i32> -> tile<1x1xi32>
    %two = constant <i32: 2> : tile<1x1xi32>
    %low = cmpi less_than %x11, %two, signed : tile<1x1xi32> -> tile<1x1xi1>
    assert %low, "two tile blocks" : tile<1x1xi1>
    %one = constant <i32: 1> : tile<i32>
    %old, %t = atomic_rmw_tko relaxed device %a, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
  }
}
