cuda_tile.module @m {
  // expected-error @below {{expected gpu.persistent to be true or false}}
  entry @f(%p: tile<ptr<f32>>) {
    return
  } {gpu.persistent = 1 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.persistent where each tile block has a cluster of CTAs}}
  entry @f(%p: tile<ptr<f32>>) {
    return
  } {gpu.cluster = 2 : i64, gpu.persistent = true, gpu.warps = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: its tile blocks run on clusters}}
  entry @f(%p: tile<ptr<f32>>) optimization_hints=<sm_90 = {num_cta_in_cga = 2}> {
    return
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<i32>
    // expected-error @below {{atomic_rmw_tko: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: by atomic_rmw_tko they may wait for each other}}
    %old, %t = atomic_rmw_tko relaxed device %p, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>) {
    // expected-error @below {{load_ptr_tko: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: by load_ptr_tko they may wait for each other}}
    %v, %t = load_ptr_tko acquire device %p : tile<ptr<i32>> -> tile<i32>, token
    return
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>, %c: tile<i1>) {
    if %c {
      // expected-error @below {{return: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: return may end one early}}
      return
    }
    return
  } {gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{assert: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: assert says which one it is}}
    assert %c, "no" : tile<i1>
    return
  } {gpu.persistent = true}
}
// -----
// Said behind the pass that decides.
cuda_tile.module @m {
  entry @f(%c: tile<i1>) {
    // expected-error @below {{assert: the schedule has gpu.persistent = true, which is not possible: each tile block has a CTA of its own: assert says which one it is}}
    assert %c, "no" : tile<i1>
    return
  } {gpu.persistent = true, gpu.planned = "schedule"}
}
// -----
// Said behind the pass that writes the loop.
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.persistent in a plan without gpu.tile_blocks, which its loop over tile blocks begins with}}
  entry @f() {
    return
  } {gpu.persistent = true, gpu.planned = "persist"}
}
// -----
cuda_tile.module @m {
  entry @f() {
    // expected-error @below {{gpu.tile_blocks: expected gpu.persistent = true on the entry, whose CTAs run one tile block each without}}
    %first, %end, %step = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    return
  } {gpu.planned = "persist"}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %first, %end, %step = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    // expected-error @below {{get_tile_block_id: expected gpu.tile_block, in a plan whose CTAs run several tile blocks}}
    %x, %y, %z = get_tile_block_id : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "persist"}
}
