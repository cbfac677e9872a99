// What is known in a block is known in the regions inside, not the other way
// round; loads are not repeated by anything; isolated ops know nothing of others.
cuda_tile.module @m {
  entry @k(%p: tile<ptr<i32>>, %c: tile<i1>, %a: tile<i32>) {
    %x = addi %a, %a : tile<i32>
    %y = addi %a, %a : tile<i32>
    %z = addi %a, %a overflow<no_wrap> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %uno = constant <i32: 1> : tile<i32>
    if %c {
      %in = addi %a, %a : tile<i32>
      %new = muli %a, %a : tile<i32>
      print_tko "%d %d", %in, %new : tile<i32>, tile<i32> -> token
    }
    %out = muli %a, %a : tile<i32>
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    %w, %u = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    print_tko "%d %d %d %d %d %d %d %d", %x, %y, %z, %one, %uno, %out, %v, %w : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32> -> token
    return
  }
  entry @l(%a: tile<i32>) {
    %one = constant <i32: 1> : tile<i32>
    %x = addi %a, %one : tile<i32>
    %v:3 = get_tile_block_id : tile<i32>
    %w:3 = get_tile_block_id : tile<i32>
    print_tko "%d %d %d", %x, %v#0, %w#1 : tile<i32>, tile<i32>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %n: tile<i32>) {
    %dead = addi %n, %n : tile<i32>
    %c = constant <i32: 1> : tile<i32>
    %dl, %t = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<f32>, token
    %a = addi %n, %c : tile<i32>
    %b = addi %n, %c : tile<i32>
    %s = muli %a, %b : tile<i32>
    %t2 = print_tko "%d", %s : tile<i32> -> token
    %cond = cmpi less_than %n, %c, signed : tile<i32> -> tile<i1>
    %q = if %cond -> (tile<i32>) { yield %n : tile<i32> } else { yield %c : tile<i32> }
    %lp = for %i in (%c to %n, step %c) : tile<i32> iter_values(%z = %n) -> (tile<i32>) { 
       %d4 = addi %z, %z : tile<i32>
       continue %z : tile<i32> }
    %as = assume div_by<4>, %n : tile<i32>
    %al = alloca num_elem = 4, alignment = 16 : tile<ptr<f32>>
    %tv = make_tensor_view %p, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    return
  }
}
