cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{there is no instruction "wgmma.m65k16"}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m65k16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{there is no instruction "mma.m16n8k16.f32.f61"; is it mma.m16n8k16.f32.f16?}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f61", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected operands of bf16, which mma.m16n8k16.f32.bf16 multiplies, got f16 and f16}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.bf16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected sums of f16, to which mma.m16n8k16.f16.f16 adds, got f32}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f16.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected the result to be of the type of the sums, tile<64x64xf32>, got tile<64x32xf32>}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x32xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<32x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected tiles of m×k, k×n and m×n elements, got [64 64], [32 64] and [64 64]}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<32x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x8xf16>
    %b = constant <f16: 0.0> : tile<8x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected a product of 16×8×16 at least, which is one mma.m16n8k16.f32.f16, got 64×64×8}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x8xf16>, !cuda_tile.tile<8x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<2x64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected matrices, got ranks 3, 2 and 2}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<2x64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected warps in rows and columns that make the entry's 4, got 2×4}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 4>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected every number of warps to be at least 1, got -2}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: -2, -2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected warps to have 2 numbers, got 1}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 4>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected signedness_lhs exactly for products of 8-bit integers}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", signedness_lhs = true, warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <i8: 0> : tile<64x64xi8>
    %b = constant <i8: 0> : tile<64x64xi8>
    %c = constant <i32: 0> : tile<64x64xi32>
    // expected-error @+2 {{expected signedness_lhs exactly for products of 8-bit integers}}
    // expected-error @+1 {{expected signedness_rhs exactly for products of 8-bit integers}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k32.s32.i8", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xi8>, !cuda_tile.tile<64x64xi8>, !cuda_tile.tile<64x64xi32>) -> !cuda_tile.tile<64x64xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected no slot_a: operand a is in registers}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", slot_a, warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %i = constant <i32: 0> : tile<i32>
    // expected-error @below {{expected slot_a or slot_b: the slot is for an operand that is staged}}
    %d = "gpu.mma"(%a, %b, %c, %i) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected operand b in shared memory, where wgmma.m64k16.f32.f16 reads it, got tile<64x64xf16>}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @+2 {{expected operand a in registers, where mma.m16n8k16.f32.f16 reads it, got !gpu.shared<1x64x64xf16>}}
    // expected-error @+1 {{expected operand b in registers, where mma.m16n8k16.f32.f16 reads it, got !gpu.shared<1x64x64xf16>}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected warpgroups below each other, which issue wgmma.m64k16.f32.f16 together, got 2 rows}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 2, 2>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected a part of 64 rows at least and 8 to 256 columns for each warpgroup, got 32×64}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 8, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected gpu.mma_wait for its result}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected its result to be read by gpu.mma_wait, carried by the for of its block or yielded by the if of it only, until which the product is under way, got addf}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %y = addf %d, %r : tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %e = for %i in (%z to %o, step %o) : tile<i32> iter_values(%x = %c) -> (tile<64x64xf32>) {
      // expected-error @below {{expected the loop's result to be read by gpu.mma_wait behind it only, got addf}}
      %d = "gpu.mma"(%a, %b, %x) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      continue %d : tile<64x64xf32>
    }
    %r = addf %e, %c : tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {elem = f16, contiguous = 1 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {elem = f16, contiguous = 1 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %e = for %i in (%z to %o, step %o) : tile<i32> iter_values(%x = %c) -> (tile<64x64xf32>) {
      // expected-error @below {{expected gpu.mma_wait behind the loop for what it carries of it}}
      %d = "gpu.mma"(%a, %b, %x) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      continue %d : tile<64x64xf32>
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    // expected-error @below {{expected a product that runs beside the threads, got one by mma.m16n8k16.f32.f16}}
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %d = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected the result of gpu.mma, got constant}}
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @+2 {{expected slot_a and a slot: operand a has 2 stages}}
    // expected-error @+1 {{expected slot_b and a slot: operand b has 2 stages}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<2x64x64xf16>, !gpu.shared<2x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @+1 {{expected a slot, which slot_a is about}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", slot_a, warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 8>, stages = 1 : i64} : () -> !gpu.shared<1x64x8xf16>
    %c = constant <f32: 0.0> : tile<64x8xf32>
    // expected-error @below {{expected rows of 32 bytes at least for operand b, as wgmma.m64k16.f32.f16 reads them, got 16}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x8xf16>, !cuda_tile.tile<64x8xf32>) -> !cuda_tile.tile<64x8xf32>
    %r = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x8xf32>) -> !cuda_tile.tile<64x8xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected warps = array<i64: …>: rows and columns of warps that share the result}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16"} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{gpu.part is for products}}
    %x = addf %c, %c {gpu.part} : tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = i8, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xi8>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = i8, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xi8>
    %c = constant <i32: 0> : tile<64x64xi32>
    // expected-error @below {{expected operand b to be contiguous along dimension 0, which wgmma.m64k32.s32.i8 sums over, got 1}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k32.s32.i8", warps = array<i64: 4, 1>, signedness_lhs = true, signedness_rhs = true} : (!gpu.shared<1x64x64xi8>, !gpu.shared<1x64x64xi8>, !cuda_tile.tile<64x64xi32>) -> !cuda_tile.tile<64x64xi32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xi32>) -> !cuda_tile.tile<64x64xi32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f8E5M2, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xf8E5M2>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f8E5M2, stages = 1 : i64, contiguous = 0 : i64} : () -> !gpu.shared<1x64x64xf8E5M2>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected sums_over to be whole steps of 32 within 64, got 64 from 32 on}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k32.f32.e5m2", warps = array<i64: 4, 1>, sums_over = array<i64: 32, 64>} : (!gpu.shared<1x64x64xf8E5M2>, !gpu.shared<1x64x64xf8E5M2>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected no sums_over but where wgmma reads both operands from shared memory}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>, sums_over = array<i64: 0, 32>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 3 : i64, contiguous = 1 : i64} : () -> !gpu.shared<3x64x64xf16>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 2 : i64, contiguous = 1 : i64} : () -> !gpu.shared<2x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %one = constant <i32: 1> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{expected a slot below 2, as many stages operand b has, got 2}}
    %d = "gpu.mma"(%a, %b, %c, %one, %two) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>, slot_a, slot_b} : (!gpu.shared<3x64x64xf16>, !gpu.shared<2x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 2 : i64, contiguous = 1 : i64} : () -> !gpu.shared<2x64x64xf16>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %one = constant <i32: 1> : tile<i32>
    // expected-error @below {{expected two slots at most, and slot_a and slot_b where there are two}}
    %d = "gpu.mma"(%a, %b, %c, %one, %one) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>, slot_a} : (!gpu.shared<2x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected no anew but where a product runs beside the threads}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>, anew} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %x = constant <f16: 1.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    "gpu.store_shared"(%x, %a) {gpu.async} : (!cuda_tile.tile<64x64xf16>, !gpu.shared<1x64x64xf16>) -> ()
    "gpu.store_shared"(%x, %b) : (!cuda_tile.tile<64x64xf16>, !gpu.shared<1x64x64xf16>) -> ()
    // expected-error @below {{expected gpu.async on the gpu.store_shared of operand b, which the asynchronous proxy reads}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    // The other is begun behind it.
    %r = "gpu.mma_wait"(%d) {pending = 1 : i64} : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    // expected-error @below {{expected no product to be under way but the 0 begun behind the one waited for, got pending = 1}}
    %s = "gpu.mma_wait"(%e) {pending = 1 : i64} : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e0 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e1 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e2 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e3 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e4 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e5 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e6 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e7 = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    // No instruction leaves all eight under way.
    // expected-error @below {{expected pending to be at most 7, as an instruction waits for, got 8}}
    %r = "gpu.mma_wait"(%d) {pending = 8 : i64} : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s0 = "gpu.mma_wait"(%e0) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s1 = "gpu.mma_wait"(%e1) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s2 = "gpu.mma_wait"(%e2) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s3 = "gpu.mma_wait"(%e3) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s4 = "gpu.mma_wait"(%e4) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s5 = "gpu.mma_wait"(%e5) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s6 = "gpu.mma_wait"(%e6) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %s7 = "gpu.mma_wait"(%e7) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// A product of the iteration before is waited for, and left under way.
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %i = constant <i32: 0> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %for = for %k in (%i to %n, step %o) : tile<i32> iter_values(%acc = %c) -> (tile<64x64xf32>) {
      %d = "gpu.mma"(%a, %b, %acc) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      // expected-error @below {{expected no product to be under way but the 1 begun behind the one waited for, got pending = 2}}
      "gpu.mma_wait"(%acc) {pending = 2 : i64} : (!cuda_tile.tile<64x64xf32>) -> ()
      continue %d : tile<64x64xf32>
    }
    %r = "gpu.mma_wait"(%for) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// The wait stands before the product of its iteration.
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %i = constant <i32: 0> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %for = for %k in (%i to %n, step %o) : tile<i32> iter_values(%acc = %c) -> (tile<64x64xf32>) {
      // expected-error @below {{expected no product to be under way but the 0 begun behind the one waited for, got pending = 1}}
      "gpu.mma_wait"(%acc) {pending = 1 : i64} : (!cuda_tile.tile<64x64xf32>) -> ()
      %d = "gpu.mma"(%a, %b, %acc) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
      continue %d : tile<64x64xf32>
    }
    %r = "gpu.mma_wait"(%for) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// A wait for what no product makes.
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %i = constant <i32: 0> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %for = for %k in (%i to %n, step %o) : tile<i32> iter_values(%acc = %c) -> (tile<64x64xf32>) {
      // expected-error @below {{expected the result of gpu.mma, got an argument of for}}
      "gpu.mma_wait"(%acc) : (!cuda_tile.tile<64x64xf32>) -> ()
      continue %acc : tile<64x64xf32>
    }
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// A wait for nothing.
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %i = constant <i32: 0> : tile<i32>
    %n = constant <i32: 8> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    // expected-error @below {{expected 1 operands (product), got 0}}
    "gpu.mma_wait"() {pending = 1 : i64} : () -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{expected no transposed_a but where wgmma reads elements of 16 bits from shared memory, either way}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", transposed_a, warps = array<i64: 2, 2>} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 128, 64>, stages = 1 : i64} : () -> !gpu.shared<1x128x64xf16>
    %b = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<128x64xf32>
    // expected-error @below {{expected tiles of m×k, k×n and m×n elements, got [64 128], [64 64] and [128 64]}}
    %d = "gpu.mma"(%s, %b, %c) {instruction = "wgmma.m64k16.f32.f16", transposed_a, warps = array<i64: 4, 1>} : (!gpu.shared<1x128x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<128x64xf32>) -> !cuda_tile.tile<128x64xf32>
    "gpu.mma_wait"(%d) : (!cuda_tile.tile<128x64xf32>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = constant <f16: 0.0> : tile<64x64xf16>
    %b = constant <f16: 0.0> : tile<64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    // expected-error @below {{gpu.mma: expected no hoisted_b but where a product reads the operand's stages by descriptors, with slot_b}}
    %d = "gpu.mma"(%a, %b, %c) {instruction = "mma.m16n8k16.f32.f16", warps = array<i64: 2, 2>, hoisted_b} : (!cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf16>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 2 : i64, contiguous = 1 : i64} : () -> !gpu.shared<2x64x64xf16>
    %b = "gpu.alloc_shared"() {shape = array<i64: 64, 64>, elem = f16, stages = 1 : i64, contiguous = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %one = constant <i32: 1> : tile<i32>
    // expected-error @below {{gpu.mma: expected the 4 warps of a warpgroup in a CTA, which compute wgmma.m64k16.f32.f16 together, got 2}}
    %d = "gpu.mma"(%a, %b, %c, %one) {instruction = "wgmma.m64k16.f32.f16", warps = array<i64: 4, 1>, slot_a} : (!gpu.shared<2x64x64xf16>, !gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.cluster = 2 : i64, gpu.warps = 4 : i64}
}
