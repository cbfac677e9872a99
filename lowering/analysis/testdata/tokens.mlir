cuda_tile.module @m {
  entry @k(%p: tile<ptr<i32>>, %q: tile<ptr<i32>>, %n: tile<i32>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %before, %read = load_ptr_tko weak %p token=%start : tile<ptr<i32>> -> tile<i32>, token
    %wrote = store_ptr_tko weak %p, %zero token=%read : tile<ptr<i32>>, tile<i32> -> token
    %loud = store_ptr_tko release device %q, %one token=%wrote : tile<ptr<i32>>, tile<i32> -> token
    // Only loads in the loop.
    %r1 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%t = %start) -> (token) {
      %a, %at = load_ptr_tko weak %p token=%start : tile<ptr<i32>> -> tile<i32>, token // nothing
      %b, %bt = load_ptr_tko weak %q token=%at : tile<ptr<i32>> -> tile<i32>, token // nothing
      %c, %ct = load_ptr_tko weak %q token=%t : tile<ptr<i32>> -> tile<i32>, token // nothing
      %d, %dt = load_ptr_tko weak %q token=%wrote : tile<ptr<i32>> -> tile<i32>, token // %wrote
      %both = join_tokens %at, %dt, %loud : token
      %e, %et = load_ptr_tko weak %q token=%both : tile<ptr<i32>> -> tile<i32>, token // %loud %wrote
      %low = cmpi less_than %a, %b, signed : tile<i32> -> tile<i1>
      %next = if %low -> (token) {
        yield %bt : token
      } else {
        yield %ct : token
      }
      continue %next : token
    }
    // Loads around the loop, from a store before it.
    %r2 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%t = %wrote) -> (token) {
      %a, %at = load_ptr_tko weak %p token=%t : tile<ptr<i32>> -> tile<i32>, token // %wrote
      %next = join_tokens %t, %at : token
      continue %next : token
    }
    // A store at the end is before the loads of the next iteration.
    %r3 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%t = %start) -> (token) {
      %a, %at = load_ptr_tko weak %p token=%t : tile<ptr<i32>> -> tile<i32>, token // holds
      %b, %bt = load_ptr_tko weak %q token=%start : tile<ptr<i32>> -> tile<i32>, token // nothing
      %s = store_ptr_tko weak %p, %a token=%at : tile<ptr<i32>>, tile<i32> -> token
      %c, %ct = load_ptr_tko weak %p token=%s : tile<ptr<i32>> -> tile<i32>, token // holds
      continue %ct : token
    }
    // In one branch, and in a loop inside.
    %r4 = for %i in (%zero to %n, step %one) : tile<i32> iter_values(%t = %start) -> (token) {
      %low = cmpi less_than %i, %one, signed : tile<i32> -> tile<i1>
      %either = if %low -> (token) {
        %s = store_ptr_tko weak %p, %i token=%start : tile<ptr<i32>>, tile<i32> -> token
        yield %s : token
      } else {
        yield %start : token
      }
      %a, %at = load_ptr_tko weak %p token=%either : tile<ptr<i32>> -> tile<i32>, token // holds
      %inner = for %k in (%zero to %n, step %one) : tile<i32> iter_values(%u = %t) -> (token) {
        %b, %bt = load_ptr_tko weak %p token=%u : tile<ptr<i32>> -> tile<i32>, token // %t
        continue %bt : token
      }
      %c, %ct = load_ptr_tko weak %p token=%inner : tile<ptr<i32>> -> tile<i32>, token // holds
      continue %either : token
    }
    // What others may have written meanwhile is not read ahead.
    %r5 = loop iter_values(%t = %start) : token -> token {
      %flag, %seen = load_ptr_tko acquire device %q token=%t : tile<ptr<i32>> -> tile<i32>, token // holds
      %a, %at = load_ptr_tko weak %p token=%seen : tile<ptr<i32>> -> tile<i32>, token // holds
      %b, %bt = load_ptr_tko weak %p token=%r4 : tile<ptr<i32>> -> tile<i32>, token // %r4
      %done = cmpi equal %flag, %one, signed : tile<i32> -> tile<i1>
      if %done {
        break %at : token
      }
      continue %at : token
    }
    return
  }
}
