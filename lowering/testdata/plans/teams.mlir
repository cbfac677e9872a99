cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.persistent = true with gpu.teams, of which each runs tile blocks of its own}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected at most 15 gpu.teams, as there are barriers for, got 16}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 16 : i64, gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected at most the 32 warps of a CTA, got 2 teams of 32}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    // expected-error @below {{gpu.role: expected at most -32 warps of roles beside the entry's 64, got 1}}
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 32 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{gpu.team: expected several gpu.teams on the entry}}
    %t = "gpu.team"() : () -> !cuda_tile.tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
      // expected-error @below {{gpu.team: expected what one thread does, in a role of one}}
      // expected-error @below {{gpu.team: expected to stand in the entry itself, got a gpu.role, which is of no team}}
      %t = "gpu.team"() : () -> !cuda_tile.tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 3 : i64} : () -> !gpu.mbarrier<3>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<3>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{gpu.take_turn: expected an mbarrier for each of 2 teams, got 3}}
    "gpu.take_turn"(%turns, %zero) : (!gpu.mbarrier<3>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 8 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{gpu.take_turn: expected mbarriers whose phase an arrival of each of 4 warps completes, got 8}}
    "gpu.take_turn"(%turns, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    // expected-error @below {{gpu.end_turn: expected mbarriers whose phase an arrival of each of 4 warps completes, got 8}}
    "gpu.end_turn"(%turns) : (!gpu.mbarrier<2>) -> ()
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    // expected-error @below {{gpu.take_turn: expected a parity, 0 or 1, got 2}}
    "gpu.take_turn"(%turns, %two) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    "gpu.end_turn"(%turns) : (!gpu.mbarrier<2>) -> ()
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.team_scratch without several gpu.teams}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.team_scratch = array<i64: 0, 256>, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.team_scratch = array<i64: offset, bytes> of multiples of 16, got [0 100]}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.shared = 4096 : i64, gpu.team_scratch = array<i64: 0, 100>, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected the scratch of all teams to end within the 4096 bytes of the entry's shared memory, got 2048 to 6144}}
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.shared = 4096 : i64, gpu.team_scratch = array<i64: 2048, 2048>, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    // expected-error @below {{gpu.alloc_mbarrier: expected to lie apart from the scratch of teams, bytes 0 to 2048, got 1536 to 1552}}
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, offset = 1536 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.shared = 4096 : i64, gpu.team_scratch = array<i64: 0, 1024>, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r = reshape %x : tile<f32> -> tile<1xf32>
    %c = broadcast %r : tile<1xf32> -> tile<64xf32>
    // expected-error @below {{reduce: expected gpu.team_scratch on an entry of several teams, where each has its scratch}}
    %s = reduce %c {gpu.scratch = array<i64: 0, 256>} dim=0 identities=[0.0 : f32] : tile<64xf32> -> tile<f32> (%p: tile<f32>, %q: tile<f32>) {
      %f = addf %p, %q : tile<f32>
      yield %f : tile<f32>
    }
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.shared = 4096 : i64, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<f32>) {
    %turns = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%turns) : (!gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %o = constant <i32: 0> : tile<i32>
    }) {role = "producer"} : () -> ()
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    %zero = constant <i32: 0> : tile<i32>
    %two = constant <i32: 2> : tile<i32>
    %r = reshape %x : tile<f32> -> tile<1xf32>
    %c = broadcast %r : tile<1xf32> -> tile<64xf32>
    // expected-error @below {{reduce: expected gpu.scratch within that of the first team, bytes 0 to 256, got 256 to 512}}
    %s = reduce %c {gpu.scratch = array<i64: 256, 256>} dim=0 identities=[0.0 : f32] : tile<64xf32> -> tile<f32> (%p: tile<f32>, %q: tile<f32>) {
      %f = addf %p, %q : tile<f32>
      yield %f : tile<f32>
    }
    return
  } {gpu.persistent = true, gpu.planned = "roles", gpu.shared = 4096 : i64, gpu.team_scratch = array<i64: 0, 256>, gpu.teams = 2 : i64, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 2, which is not possible: how often a loop iterates depends on the tile block}}
  entry @f(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %c, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf32, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%zero to %x, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %s1, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.teams = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 2, which is not possible: a CTA runs one tile block, as gpu.persistent says}}
  entry @f(%a: tile<ptr<f16>>, %b: tile<ptr<f16>>, %c: tile<ptr<f32>>, %to: tile<i32>) {
    %pa = assume div_by<16>, %a : tile<ptr<f16>>
    %pb = assume div_by<16>, %b : tile<ptr<f16>>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %ta = make_tensor_view %pa, shape = [128, 448], strides = [448, 1] : tensor_view<128x448xf16, strides=[448,1]>
    %tb = make_tensor_view %pb, shape = [448, 192], strides = [192, 1] : tensor_view<448x192xf16, strides=[192,1]>
    %tc = make_tensor_view %c, shape = [128, 192], strides = [192, 1] : tensor_view<128x192xf32, strides=[192,1]>
    %va = make_partition_view %ta : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>
    %vb = make_partition_view %tb : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>
    %vc = make_partition_view %tc : partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>
    %none = constant <f32: 0.0> : tile<64x64xf32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %s1 = for %k in (%zero to %to, step %one) : tile<i32> iter_values(%acc = %none) -> (tile<64x64xf32>) {
      %l, %lt = load_view_tko weak %va[%x, %k] : partition_view<tile=(64x64), tensor_view<128x448xf16, strides=[448,1]>>, tile<i32> -> tile<64x64xf16>, token
      %r, %rt = load_view_tko weak %vb[%k, %y] : partition_view<tile=(64x64), tensor_view<448x192xf16, strides=[192,1]>>, tile<i32> -> tile<64x64xf16>, token
      %s = mmaf %l, %r, %acc : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %s : tile<64x64xf32>
    }
    store_view_tko weak %s1, %vc[%x, %y] : tile<64x64xf32>, partition_view<tile=(64x64), tensor_view<128x192xf32, strides=[192,1]>>, tile<i32> -> token
    return
  } {gpu.persistent = false, gpu.teams = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 2, which is not possible: the copy engine copies nothing for it, so it has no rings that teams could read in turn}}
  entry @f(%x: tile<f32>) {
    return
  } {gpu.teams = 2 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.teams = 2, which is not possible: each tile block has a CTA of its own: by atomic_rmw_tko they may wait for each other}}
  entry @f(%p: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<i32>
    %old, %t = atomic_rmw_tko relaxed device %p, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    return
  } {gpu.teams = 2 : i64}
}
