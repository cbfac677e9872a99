// Chains, loops without effect that nothing reads and weak loads go; a loop that
// may not end, an ordered load and what has effects stay.
cuda_tile.module @m {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>) {
    %one = constant <i32: 1> : tile<i32>
    %x = addi %n, %one : tile<i32>
    %y = muli %x, %x : tile<i32>
    %tile = iota : tile<8xi32>
    %s = reduce %tile dim=0 identities=[0 : i32] : tile<8xi32> -> tile<i32> (%a: tile<i32>, %b: tile<i32>) {
      %c = addi %a, %b : tile<i32>
      yield %c : tile<i32>
    }
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    %w, %u = load_ptr_tko acquire device %p : tile<ptr<i32>> -> tile<i32>, token
    %r = loop iter_values(%i = %n) : tile<i32> -> tile<i32> {
      continue %i : tile<i32>
    }
    print_tko "here" -> token
    return
  }
}
