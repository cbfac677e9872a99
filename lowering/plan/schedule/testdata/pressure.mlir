// Registers of a thread, estimated for 1, 2, 4, 8 and 16 warps: of tiles that are live across
// a fold. Beside them is what the assembler takes for a program of conformance/kernels/cutile
// that holds as much.

// A row in parts: what is folded is all that is live.
// registers: 88 56 40 32 28
// ptxas: 88 55 40 36 32 (cross_entropy)
entry @parts(%a: tile<ptr<f32>>, %n: tile<i32>) {
  %0 = constant <i32: 0> : tile<i32>
  %1 = constant <i32: 1> : tile<i32>
  %none = constant <f32: 0.0> : tile<f32>
  %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
  %all = for %i in (%0 to %n, step %1) : tile<i32> iter_values(%sum = %none) -> (tile<f32>) {
    %x, %tk = load_view_tko weak %v[%i] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %e = exp %x : tile<1024xf32>
    %s = reduce %e dim=0 identities=[0.0 : f32] : tile<1024xf32> -> tile<f32>
    (%l: tile<f32>, %r: tile<f32>) {
      %y = addf %l, %r : tile<f32>
      yield %y : tile<f32>
    }
    %next = addf %sum, %s : tile<f32>
    continue %next : tile<f32>
  }
  %st = store_ptr_tko weak %a, %all : tile<ptr<f32>>, tile<f32> -> token
  return
}
// -----
// A row as a whole, which is read again: what is made of it for a fold alone takes none.
// registers: 280 152 88 56 40
// ptxas: 255 138 72 40 26 (softmax_rows)
entry @whole(%a: tile<ptr<f32>>, %n: tile<i32>) {
  %0 = constant <i32: 0> : tile<i32>
  %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %v = make_partition_view %t : partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>
  %x, %tk = load_view_tko weak %v[%0] : partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
  %e = mulf %x, %x : tile<4096xf32>
  %s = reduce %e dim=0 identities=[0.0 : f32] : tile<4096xf32> -> tile<f32>
  (%l: tile<f32>, %r: tile<f32>) {
    %y = addf %l, %r : tile<f32>
    yield %y : tile<f32>
  }
  %s1 = reshape %s : tile<f32> -> tile<1xf32>
  %b = broadcast %s1 : tile<1xf32> -> tile<4096xf32>
  %o = addf %x, %b : tile<4096xf32>
  %st = store_view_tko weak %o, %v[%0] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
// -----
// A tile that is made before a loop and read in it is live in all of it; constants are not, nor
// is what is loaded and stored without a fold between.
// registers: 152 88 56 40 32
entry @before(%a: tile<ptr<f32>>, %n: tile<i32>) {
  %0 = constant <i32: 0> : tile<i32>
  %1 = constant <i32: 1> : tile<i32>
  %k = constant <f32: 2.0> : tile<1024xf32>
  %none = constant <f32: 0.0> : tile<f32>
  %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %v = make_partition_view %t : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
  %w, %tw = load_view_tko weak %v[%0] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
  for %i in (%0 to %n, step %1) : tile<i32> {
    %x, %tk = load_view_tko weak %v[%i] : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %e = mulf %x, %w : tile<1024xf32>
    %s = reduce %e dim=0 identities=[0.0 : f32] : tile<1024xf32> -> tile<f32>
    (%l: tile<f32>, %r: tile<f32>) {
      %y = addf %l, %r : tile<f32>
      yield %y : tile<f32>
    }
    %s1 = reshape %s : tile<f32> -> tile<1xf32>
    %b = broadcast %s1 : tile<1xf32> -> tile<1024xf32>
    %c = addf %x, %b : tile<1024xf32>
    %d = mulf %c, %k : tile<1024xf32>
    %st = store_view_tko weak %d, %v[%i] : tile<1024xf32>, partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  }
  return
}
// -----
// Nothing is folded: tiles are loaded, computed and stored some registers at a time.
// registers: 24 24 24 24 24
entry @streamed(%a: tile<ptr<f32>>, %n: tile<i32>) {
  %0 = constant <i32: 0> : tile<i32>
  %t = make_tensor_view %a, shape = [%n], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %v = make_partition_view %t : partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>
  %x, %tk = load_view_tko weak %v[%0] : partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4096xf32>, token
  %st = store_view_tko weak %x, %v[%0] : tile<4096xf32>, partition_view<tile=(4096), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  return
}
