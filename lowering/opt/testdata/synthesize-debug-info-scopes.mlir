cuda_tile.module @m {
  entry @k(%a: tile<i32>) {
    %x = addi %a, %a : tile<i32> loc("k.py":3:4)
    %y = addi %a, %x : tile<i32> loc(callsite(unknown at "/src/k.py":5:6))
    print_tko "%d", %y : tile<i32> -> token loc(unknown)
    return
  } loc("/src/k.py":2:1)
} loc(unknown)
