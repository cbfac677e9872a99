// What is pending where a loop is left in the middle counts after the loop. At
// the end of the body a barrier has cleared the scratch area, but at the break
// threads may still be reading it. (With one warp the scratch of both is the same.)
//
// PLAN: loop
// PLAN: extract
// PLAN: if
// PLAN: break
// PLAN: store_view_tko
// PLAN: "gpu.barrier"
// PLAN: load_ptr_tko
// PLAN: continue
// PLAN: "gpu.barrier"
// PLAN: extract
cuda_tile.module @m {
  entry @k(%a: tile<ptr<f32>>, %n: tile<i32>) optimization_hints=<default = {num_worker_warps_per_cta = 1}> {
    %i = iota : tile<4096xi32>
    %a1 = reshape %a : tile<ptr<f32>> -> tile<1xptr<f32>>
    %as = broadcast %a1 : tile<1xptr<f32>> -> tile<4096xptr<f32>>
    %p = offset %as, %i : tile<4096xptr<f32>>, tile<4096xi32> -> tile<4096xptr<f32>>
    %last = constant <i32: 4095> : tile<4096xi32>
    %back = subi %last, %i : tile<4096xi32>
    %q = offset %as, %back : tile<4096xptr<f32>>, tile<4096xi32> -> tile<4096xptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<4096xptr<f32>> -> tile<4096xf32>, token
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %r = loop iter_values(%v = %x, %k = %zero) : tile<4096xf32>, tile<i32> -> tile<4096xf32> {
      %h = extract %v[%zero] : tile<4096xf32> -> tile<2048xf32>
      %w = cat %h, %h dim = 0 : tile<2048xf32>, tile<2048xf32> -> tile<4096xf32>
      %next = addi %k, %one : tile<i32>
      %done = cmpi equal %next, %n, signed : tile<i32> -> tile<i1>
      if %done {
        break %w : tile<4096xf32>
      }
      %wrote = store_ptr_tko weak %p, %w : tile<4096xptr<f32>>, tile<4096xf32> -> token
      %y, %read = load_ptr_tko weak %q token=%wrote : tile<4096xptr<f32>> -> tile<4096xf32>, token
      continue %y, %next : tile<4096xf32>, tile<i32>
    }
    %z = extract %r[%one] : tile<4096xf32> -> tile<2048xf32>
    print_tko "%f\n", %z : tile<2048xf32> -> token
  }
}
