// The comparison has another reader, so it becomes a constant; the step is 2.
cuda_tile.module @m {
  entry @k(%p: tile<ptr<i32>>, %n: tile<i32>, %edge: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r = for %i in (%zero to %n, step %two) : tile<i32> iter_values(%acc = %zero) -> (tile<i32>) {
      %c = cmpi greater_than %edge, %i, signed : tile<i32> -> tile<i1>
      print_tko "%d", %c : tile<i1> -> token
      %v = if %c -> (tile<i32>) {
        %x = addi %i, %acc : tile<i32>
        yield %x : tile<i32>
      } else {
        continue %acc : tile<i32>
      }
      %next = addi %v, %v : tile<i32>
      continue %next : tile<i32>
    }
    %t = store_ptr_tko weak %p, %r : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
// Not these: the bound changes, the comparison is of another sign, nothing can
// come after the bound, the hint forbids it.
cuda_tile.module @n {
  entry @k(%n: tile<i8>) {
    %zero = constant <i8: 0> : tile<i8>
    %one = constant <i8: 1> : tile<i8>
    %most = constant <i8: 127> : tile<i8>
    %r = for %i in (%zero to %n, step %one) : tile<i8> iter_values(%acc = %zero) -> (tile<i8>) {
      %c = cmpi less_than %i, %acc, signed : tile<i8> -> tile<i1>
      if %c {
        print_tko "a" -> token
      }
      %d = cmpi less_than %i, %n, unsigned : tile<i8> -> tile<i1>
      if %d {
        print_tko "b" -> token
      }
      %e = cmpi less_than_or_equal %i, %most, signed : tile<i8> -> tile<i1>
      if %e {
        print_tko "c" -> token
      }
      %f = cmpi less_than %i, %n, signed : tile<i8> -> tile<i1>
      if %f {
        print_tko "d" -> token
      } {cuda_tile.loop_split = 0}
      continue %i : tile<i8>
    }
    return
  }
}
// -----
cuda_tile.module @m {
  entry @no_hint_stays(%p: tile<ptr<i32>>, %n: tile<i32>, %b: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %r = for unsigned %i in (%zero to %n, step %one) : tile<i32> iter_values(%s = %zero) -> (tile<i32>) {
      %c = cmpi less_than %i, %b, unsigned : tile<i32> -> tile<i1>
      %q = if %c -> (tile<i32>) {
        %d = addi %s, %i : tile<i32>
        yield %d : tile<i32>
      } else {
        %d = muli %s, %i : tile<i32>
        yield %d : tile<i32>
      }
      continue %q : tile<i32>
    } {cuda_tile.loop_split = 1 : i64, other = 3 : i32}
    %t = store_ptr_tko weak %p, %r : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
