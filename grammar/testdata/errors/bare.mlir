// Outside modules only entries and globals go without their prefix.
entry @k() {
  return
}
return // error: write 'cuda_tile.return' outside modules [TIR0003]
entry @k(%a: tile<i32>) {
  %b = addi %a, %c : tile<i32> // error: expected a defined value, got %c [TIR0005]
}
