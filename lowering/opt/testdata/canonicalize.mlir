// Constants stand once, at the start of the entry; the product is the left side.
cuda_tile.module @constants {
  entry @k(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32>
    %two = constant <f32: 2.0> : tile<f32>
    if %c {
      %again = constant <f32: 1.0> : tile<f32>
      %x = mulf %again, %two : tile<f32>
      %y = addf %one, %x : tile<f32>
      %t = store_ptr_tko weak %p, %y : tile<ptr<f32>>, tile<f32> -> token
    }
    return
  }
}
// -----
// Selects that choose what is known, and one that becomes a number.
cuda_tile.module @selects {
  entry @k(%p: tile<ptr<i32>>, %c: tile<i1>, %a: tile<i32>, %b: tile<i32>) {
    %true = constant <i1: true> : tile<i1>
    %false = constant <i1: false> : tile<i1>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %known = select %true, %a, %b : tile<i1>, tile<i32>
    %same = select %c, %b, %b : tile<i1>, tile<i32>
    %eq = cmpi equal %a, %b, signed : tile<i32> -> tile<i1>
    %cmp = select %eq, %b, %a : tile<i1>, tile<i32>
    %not = select %c, %false, %true : tile<i1>, tile<i1>
    %swap = select %not, %a, %b : tile<i1>, tile<i32>
    %inner = select %c, %swap, %a : tile<i1>, tile<i32>
    %number = select %c, %zero, %one : tile<i1>, tile<i32>
    %t = print_tko "%d %d %d %d %d", %known, %same, %cmp, %inner, %number : tile<i32>, tile<i32>, tile<i32>, tile<i32>, tile<i32> -> token
    return
  }
}
// -----
// Constants are chosen element by element; equal elements print as one.
cuda_tile.module @elements {
  entry @k() {
    %c = constant <i1: [true, false]> : tile<2xi1>
    %a = constant <i16: [1, 2]> : tile<2xi16>
    %b = constant <i16: 1> : tile<2xi16>
    %d = constant <i16: [7, 1]> : tile<2xi16>
    %x = select %c, %a, %d : tile<2xi1>, tile<2xi16>
    %y = select %c, %b, %a : tile<2xi1>, tile<2xi16>
    %t = print_tko "%d %d", %x, %y : tile<2xi16>, tile<2xi16> -> token
    return
  }
}
// -----
// Ifs: negated, known, merged, nested, without an else that does anything.
cuda_tile.module @ifs {
  entry @k(%c: tile<i1>, %d: tile<i1>, %a: tile<i32>) {
    %true = constant <i1: true> : tile<i1>
    %not = xori %c, %true : tile<i1>
    if %not {
      print_tko "not c" -> token
    } else {
      print_tko "c" -> token
    }
    if %c {
      print_tko "c again" -> token
    }
    if %true {
      print_tko "always" -> token
    } else {
      print_tko "never" -> token
    }
    if %c {
      if %d {
        print_tko "c and d" -> token
      } else {
      }
    }
    return
  }
}
// -----
// What both sides only choose is a select, in the shape of the values.
cuda_tile.module @choice {
  entry @k(%c: tile<i1>, %x: tile<i32>) {
    %a = constant <f32: [[1.0, 2.0], [3.0, 4.0]]> : tile<2x2xf32>
    %b = constant <f32: 5.0> : tile<2x2xf32>
    %r, %s = if %c -> (tile<2x2xf32>, tile<i32>) {
      %y = addi %x, %x : tile<i32>
      yield %a, %y : tile<2x2xf32>, tile<i32>
    } else {
      yield %b, %x : tile<2x2xf32>, tile<i32>
    }
    %t = print_tko "%f %d", %r, %s : tile<2x2xf32>, tile<i32> -> token
    return
  }
}
// -----
// Both sides jump: one follows the if, and what followed it goes.
cuda_tile.module @jumps {
  entry @k(%c: tile<i1>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      if %c {
        print_tko "on" -> token
        continue
      } else {
        print_tko "next" -> token
        continue
      }
      print_tko "never" -> token
    }
    if %c {
      return
    } else {
      print_tko "last" -> token
      return
    }
    print_tko "never" -> token
    return
  }
}
// -----
cuda_tile.module @assumptions {
  entry @k(%p: tile<ptr<i8>>) {
    %a = assume div_by<16>, %p : tile<ptr<i8>>
    %b = assume div_by<16>, %a : tile<ptr<i8>>
    %c = assume div_by<8>, %b : tile<ptr<i8>>
    %v, %t = load_ptr_tko weak %c : tile<ptr<i8>> -> tile<i8>, token
    return
  }
}
// -----
// A truth value that an if makes of its condition.
cuda_tile.module @m {
  entry @k(%c: tile<i1>) {
    %false = constant <i1: false> : tile<i1>
    %true = constant <i1: true> : tile<i1>
    %same = if %c -> (tile<i1>) {
      yield %true : tile<i1>
    } else {
      yield %false : tile<i1>
    }
    %not = if %c -> (tile<i1>) {
      yield %false : tile<i1>
    } else {
      yield %true : tile<i1>
    }
    print_tko "%d %d", %same, %not : tile<i1>, tile<i1> -> token
    return
  }
}
// -----
// Tiles of four-bit numbers: select takes none, so the ifs stay.
cuda_tile.module @m {
  entry @k(%c: tile<i1>, %d: tile<i1>, %p: tile<ptr<i8>>) {
    %a = constant <f4E2M1FN: 1.0> : tile<64xf4E2M1FN>
    %b = constant <f4E2M1FN: 2.0> : tile<64xf4E2M1FN>
    %x = if %c -> (tile<64xf4E2M1FN>) {
      yield %a : tile<64xf4E2M1FN>
    } else {
      yield %b : tile<64xf4E2M1FN>
    }
    %n = constant <i32: 7> : tile<i32>
    %y, %m = if %c -> (tile<64xf4E2M1FN>, tile<i32>) {
      %in = if %d -> (tile<i32>) {
        yield %n : tile<i32>
      } else {
        %zero = constant <i32: 0> : tile<i32>
        yield %zero : tile<i32>
      }
      yield %b, %in : tile<64xf4E2M1FN>, tile<i32>
    } else {
      yield %a, %n : tile<64xf4E2M1FN>, tile<i32>
    }
    %px = pack %x : tile<64xf4E2M1FN> -> tile<32xi8>
    %py = pack %y : tile<64xf4E2M1FN> -> tile<32xi8>
    %s = addi %px, %py : tile<32xi8>
    print_tko "%d %d", %s, %m : tile<32xi8>, tile<i32> -> token
    return
  }
}
