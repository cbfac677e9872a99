// A percent sign that starts no conversion of printf prints itself; the operand
// that the language gives it is not printed.
// out: 50%, 8
// out: %z 8
cuda_tile.module @m {
  entry @f() {
    %x = constant <i32: 7> : tile<i32>
    %y = constant <i32: 8> : tile<i32>
    %t = print_tko "50%, %d\n", %x, %y : tile<i32>, tile<i32> -> token
    %u = print_tko "%z %d\n", %x, %y : tile<i32>, tile<i32> -> token
    return
  }
}
