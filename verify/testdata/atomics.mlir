// Atomic operations.

cuda_tile.module @m {
  testing$func @f(%p: tile<8xptr<f32>>, %q: tile<8xptr<i32>>, %h: tile<8xptr<f16>>, %f: tile<8xf32>, %i: tile<8xi32>, %x: tile<8xf16>, %m: tile<8xi1>, %t: token, %v: partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, %vp: partition_view<tile=(8), padding_value = zero, tensor_view<64xi32, strides=[1]>>, %g: gather_scatter_view<tile=(8), tensor_view<64xi32, strides=[1]>, sparse_dim=0>, %k: tile<i32>, %fv: partition_view<tile=(8), tensor_view<64xf32, strides=[1]>>) {
    %and, %kand = atomic_rmw_tko relaxed device %q, and, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %or, %kor = atomic_rmw_tko relaxed device %q, or, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %xor, %kxor = atomic_rmw_tko relaxed device %q, xor, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %add, %kadd = atomic_rmw_tko relaxed device %q, add, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %max, %kmax = atomic_rmw_tko relaxed device %q, max, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %min, %kmin = atomic_rmw_tko relaxed device %q, min, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %umax, %kumax = atomic_rmw_tko relaxed device %q, umax, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %umin, %kumin = atomic_rmw_tko relaxed device %q, umin, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %xchg, %kxchg = atomic_rmw_tko relaxed device %q, xchg, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %addf, %kaddf = atomic_rmw_tko acq_rel sys %p, addf, %f, %m token = %t : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> tile<8xf32>, token
    %half, %khalf = atomic_rmw_tko release tl_blk %h, addf, %x : tile<8xptr<f16>>, tile<8xf16> -> tile<8xf16>, token
    %c, %kc = atomic_cas_tko acquire device %q, %i, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    %c2, %kc2 = atomic_cas_tko relaxed device %p, %f, %f, %m token = %t : tile<8xptr<f32>>, tile<8xf32>, tile<8xi1> -> tile<8xf32>, token
    %r = atomic_red_view_tko relaxed device %v[%k], add, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}

// -----

cuda_tile.module @m {
  testing$func @f(%s: tile<8xptr<i16>>, %si: tile<8xi16>, %p: tile<8xptr<f32>>, %q: tile<8xptr<i32>>, %h: tile<8xptr<f16>>, %f: tile<8xf32>, %i: tile<8xi32>, %x: tile<8xf16>, %m: tile<8xi1>, %t: token, %v: partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, %vp: partition_view<tile=(8), padding_value = zero, tensor_view<64xi32, strides=[1]>>, %g: gather_scatter_view<tile=(8), tensor_view<64xi32, strides=[1]>, sparse_dim=0>, %k: tile<i32>, %fv: partition_view<tile=(8), tensor_view<64xf32, strides=[1]>>) {
    // expected-error @below {{atomic_rmw_tko: expected elements of f16, bf16, f32 or f64 for mode addf, got i32 [TIR0287]}}
    %a0, %b0 = atomic_rmw_tko relaxed device %q, addf, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    // expected-error @below {{atomic_rmw_tko: expected elements of i32 or i64 for mode add, got f32}}
    %a1, %b1 = atomic_rmw_tko relaxed device %p, add, %f : tile<8xptr<f32>>, tile<8xf32> -> tile<8xf32>, token
    // expected-error @below {{atomic_rmw_tko: expected elements of i32 or i64 for mode umin, got i16}}
    %a1_short, %b1_short = atomic_rmw_tko relaxed device %s, umin, %si : tile<8xptr<i16>>, tile<8xi16> -> tile<8xi16>, token
    // expected-error @below {{atomic_rmw_tko: expected elements of 32 or 64 bits for mode xchg, got f16}}
    %a2, %b2 = atomic_rmw_tko relaxed device %h, xchg, %x : tile<8xptr<f16>>, tile<8xf16> -> tile<8xf16>, token
    // expected-error @below {{atomic_rmw_tko: expected memory_ordering_semantics to be relaxed, acquire, release or acq_rel, got weak}}
    %a3, %b3 = atomic_rmw_tko weak device %q, add, %i : tile<8xptr<i32>>, tile<8xi32> -> tile<8xi32>, token
    // expected-error @below {{atomic_rmw_tko: expected arg to hold elements of type f32 as the pointers point to}}
    %a4, %b4 = atomic_rmw_tko relaxed device %p, add, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xi32>, token
    // expected-error @below {{atomic_cas_tko: expected elements of 32 or 64 bits, got f16}}
    %a5, %b5 = atomic_cas_tko relaxed device %h, %x, %x : tile<8xptr<f16>>, tile<8xf16> -> tile<8xf16>, token
    // expected-error @below {{atomic_cas_tko: expected val to hold elements of type f32}}
    %a6, %b6 = atomic_cas_tko relaxed device %p, %i, %i : tile<8xptr<f32>>, tile<8xi32> -> tile<8xi32>, token
    // expected-error @below {{atomic_red_view_tko: expected memory_ordering_semantics to be relaxed, got acquire}}
    %c0 = atomic_red_view_tko acquire device %v[%k], add, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected memory_scope to be tl_blk or device, got sys}}
    %c1 = atomic_red_view_tko relaxed sys %v[%k], add, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected mode to be and, or, xor, add, addf, max, min, umax or umin, got xchg}}
    %c2 = atomic_red_view_tko relaxed device %v[%k], xchg, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected a view without padding, got padding_value = zero [TIR0286]}}
    %c3 = atomic_red_view_tko relaxed device %vp[%k], add, %i : tile<8xi32>, partition_view<tile=(8), padding_value = zero, tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected operand view to be a partition_view or strided_view, got gather_scatter_view}}
    %c4 = atomic_red_view_tko relaxed device %g[%k], add, %i : tile<8xi32>, gather_scatter_view<tile=(8), tensor_view<64xi32, strides=[1]>, sparse_dim=0>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected operand index to be a scalar tile of i1, i8, i16, i32 or i64, got tile<8xi32>}}
    %c8 = atomic_red_view_tko relaxed device %v[%i], add, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<8xi32> -> token
    // expected-error @below {{atomic_red_view_tko: expected 1 index, one per dimension of the view, got 2}}
    %c5 = atomic_red_view_tko relaxed device %v[%k, %k], add, %i : tile<8xi32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected a tile of type tile<8xi32> as the view has, got tile<8xf32>}}
    %c6 = atomic_red_view_tko relaxed device %v[%k], add, %f : tile<8xf32>, partition_view<tile=(8), tensor_view<64xi32, strides=[1]>>, tile<i32> -> token
    // expected-error @below {{atomic_red_view_tko: expected elements of i32 or i64 for mode max, got f32}}
    %c7 = atomic_red_view_tko relaxed device %fv[%k], max, %f : tile<8xf32>, partition_view<tile=(8), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
