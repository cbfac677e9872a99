cuda_tile.module @m {
  // expected-error @below {{expected gpu.warps to be a power of two, got 3}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.warps = 3 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected at most 32 warps in a CTA, got 64 in 1}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.warps = 64 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.warps to be at least 1, got 0}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.warps = 0 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.warps to be an integer}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.warps = "four"}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected a warp at least for each of 4 CTAs, got 2}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.cluster = 4 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.cluster to be a power of two up to 16, got 3}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.cluster = 3 : i64, gpu.warps = 8 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.cluster to be a power of two up to 16, got 32}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.cluster = 32 : i64, gpu.warps = 32 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected at most 232448 bytes of shared memory, which a CTA of sm_90a may have, got 300000}}
  entry @f() {
    return
  } {gpu.planned = "smem", gpu.shared = 300000 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.shared to be at least 0, got -16}}
  entry @f() {
    return
  } {gpu.planned = "smem", gpu.shared = -16 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected one warp and no shared memory where tile blocks share a CTA, got 2 warps and 0 bytes}}
  entry @f() {
    return
  } {gpu.planned = "blocks-per-cta", gpu.blocks_per_cta = 8 : i64, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.occupancy to be at least 1, got 0}}
  entry @f() {
    return
  } {gpu.occupancy = 0 : i64, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.occupancy of at most 16, as many CTAs of 4 warps a multiprocessor of sm_90a holds, got 99999999999}}
  entry @f() {
    return
  } {gpu.occupancy = 99999999999 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected a planning pass as gpu.planned, one of fold, }}
  entry @f() {
    return
  } {gpu.planned = "last", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected a planning pass as gpu.planned, one of fold, }}
  entry @f() {
    return
  } {gpu.planned, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.planned on the entry or a pass to start after: there is a plan here}}
  entry @f() {
    return
  } {gpu.shared = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{there is no attribute gpu.wraps; is it gpu.warps?}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.wraps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{gpu.vector is for accesses to memory}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.vector = array<i64: 4, 0>, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.divisors to have a number for each of 2 parameters, got 1}}
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    return
  } {gpu.divisors = array<i64: 16>, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected number 1 of gpu.divisors to be a power of two, got 12}}
  entry @f(%p: tile<ptr<f32>>, %n: tile<i32>) {
    return
  } {gpu.divisors = array<i64: 16, 12>, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.why to be a dictionary of strings}}
  entry @f() {
    return
  } {gpu.warps = 4 : i64, gpu.why = {gpu.warps = 4 : i64}}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected gpu.why to be a dictionary of strings}}
  entry @f() {
    return
  } {gpu.warps = 4 : i64, gpu.why = "because"}
}
