cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected extents that are powers of two, got shape = [48 64]}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 48, 64>, stages = 1 : i64} : () -> !gpu.shared<1x48x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected the type !gpu.shared<1x64x64xf16>, as the attributes say, got !gpu.shared<2x64x64xf16>}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<2x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected the type !gpu.shared<1x64x64xf16>, as the attributes say, got !gpu.shared<1x64x64xbf16>}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xbf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{contiguous = 2, stages = 1 do not fit a tile of rank 2}}
    %s = "gpu.alloc_shared"() {contiguous = 2 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected stages to be at least 1, got 0}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 0 : i64} : () -> !gpu.shared<0x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected elements of whole bytes, got i4}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = i4, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xi4>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected every number of shape to be at least 1, got 0}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 0, 64>, stages = 1 : i64} : () -> !gpu.shared<1x0x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected slices to have 3 numbers, got 2}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, slices = array<i64: 2, 0>, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected as many slices as a cluster of 1 can have, got 2}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, slices = array<i64: 2, 0, 0>, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{slices = [2 5 0] do not fit a tile of rank 2}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, slices = array<i64: 2, 5, 0>, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected offset: its place in shared memory}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "smem", gpu.shared = 16384 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected offset to be a multiple of 1024 bytes, for the swizzle, got 512}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 512 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "smem", gpu.shared = 16384 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected the tile to end within the 16384 bytes of the entry's shared memory, got 10240 to 18432}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 10240 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "smem", gpu.shared = 16384 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected elem = a type: type of the elements}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected result shared to be a shared tile, got tile<64x64xf16>}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !cuda_tile.tile<64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %x = constant <f16: 0.0> : tile<64x32xf16>
    // expected-error @below {{expected a tile of [64 64] elements of f16, as the shared tile holds, got tile<64x32xf16>}}
    "gpu.store_shared"(%x, %s) : (!cuda_tile.tile<64x32xf16>, !gpu.shared<1x64x64xf16>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %x = constant <bf16: 0.0> : tile<64x64xbf16>
    // expected-error @below {{expected a tile of [64 64] elements of f16, as the shared tile holds, got tile<64x64xbf16>}}
    "gpu.store_shared"(%x, %s) : (!cuda_tile.tile<64x64xbf16>, !gpu.shared<1x64x64xf16>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 2 : i64} : () -> !gpu.shared<2x64x64xf16>
    %x = constant <f16: 0.0> : tile<64x64xf16>
    // expected-error @below {{expected a slot: the shared tile has 2 stages}}
    "gpu.store_shared"(%x, %s) : (!cuda_tile.tile<64x64xf16>, !gpu.shared<2x64x64xf16>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    %x = constant <f16: 0.0> : tile<64x64xf16>
    // expected-error @+2 {{expected operand tile to be a tile, got !gpu.shared<1x64x64xf16>}}
    // expected-error @+1 {{expected operand shared to be a shared tile, got tile<64x64xf16>}}
    "gpu.store_shared"(%s, %x) : (!gpu.shared<1x64x64xf16>, !cuda_tile.tile<64x64xf16>) -> ()
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    // expected-error @below {{expected a slot: the shared tile has 3 stages}}
    %x = "gpu.load_shared"(%s) : (!gpu.shared<3x64x64xf16>) -> !cuda_tile.tile<64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %c = constant <i32: 3> : tile<i32>
    // expected-error @below {{expected a slot below 3, as many stages the shared tile has, got 3}}
    %x = "gpu.load_shared"(%s, %c) : (!gpu.shared<3x64x64xf16>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 3 : i64} : () -> !gpu.shared<3x64x64xf16>
    %c = constant <i64: 0> : tile<i64>
    // expected-error @below {{expected operand slot to be tile<i32>, got tile<i64>}}
    %x = "gpu.load_shared"(%s, %c) : (!gpu.shared<3x64x64xf16>, !cuda_tile.tile<i64>) -> !cuda_tile.tile<64x64xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, shape = array<i64: 64, 64>, stages = 1 : i64} : () -> !gpu.shared<1x64x64xf16>
    // expected-error @below {{expected a tile of [64 64] elements of f16, as the shared tile holds, got tile<4096xf16>}}
    %x = "gpu.load_shared"(%s) : (!gpu.shared<1x64x64xf16>) -> !cuda_tile.tile<4096xf16>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
// A tile that another op reads, without elements.
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected every number of shape to be at least 1, got 0}}
    %s = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f16, offset = 0 : i64, shape = array<i64: 64, 0>, stages = 1 : i64} : () -> !gpu.shared<1x64x0xf16>
    %x = "gpu.load_shared"(%s) {by = "ld", gpu.layout = ["reg 1,32,64,128,256,512,1024 lane 2,4,8,16,2048 warp"]} : (!gpu.shared<1x64x0xf16>) -> !cuda_tile.tile<64x64xf16>
    return
  } {gpu.planned = "smem", gpu.shared = 8192 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{expected 16 elements at least along the contiguous dimension, for in_lanes, got 8}}
    %s = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, in_lanes, shape = array<i64: 8, 64>, stages = 1 : i64} : () -> !gpu.shared<1x8x64xf8E4M3FN>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %a = "gpu.alloc_shared"() {contiguous = 1 : i64, elem = f8E4M3FN, shape = array<i64: 64, 32>, stages = 1 : i64} : () -> !gpu.shared<1x64x32xf8E4M3FN>
    // expected-error @below {{expected no in_lanes but of 8 bits that threads write, and a product reads whose first operand is in registers, got gpu.mma}}
    %b = "gpu.alloc_shared"() {contiguous = 0 : i64, elem = f8E4M3FN, in_lanes, shape = array<i64: 32, 64>, stages = 1 : i64} : () -> !gpu.shared<1x32x64xf8E4M3FN>
    %c = constant <f32: 0.0> : tile<64x64xf32>
    %d = "gpu.mma"(%a, %b, %c) {instruction = "wgmma.m64k32.f32.e4m3", warps = array<i64: 4, 1>} : (!gpu.shared<1x64x32xf8E4M3FN>, !gpu.shared<1x32x64xf8E4M3FN>, !cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    %e = "gpu.mma_wait"(%d) : (!cuda_tile.tile<64x64xf32>) -> !cuda_tile.tile<64x64xf32>
    return
  } {gpu.planned = "mma", gpu.warps = 4 : i64}
}
