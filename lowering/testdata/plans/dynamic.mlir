// What is said of CTAs that draw tile blocks, or are told of them.
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.dynamic without gpu.persistent = true: a CTA runs one tile block}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.dynamic to be 0, 1 or 2, got 3}}
  entry @f() {
    return
  } {gpu.dynamic = 3 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no other order with gpu.dynamic: no gpu.mirrored, gpu.descending or gpu.order}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.mirrored = 0 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.dynamic with gpu.stream_k or gpu.multicast, by which CTAs run tile blocks of known numbers}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.multicast = 2 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.dynamic where teams run tile blocks in turn, of which each counts the others'}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.teams = 2 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.section without gpu.dynamic}}
  entry @f() {
    return
  } {gpu.section = 2 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected gpu.section of at most 1024 tile blocks, got 2000}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.section = 2000 : i64, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.told without gpu.persistent = true: a CTA runs one tile block}}
  entry @f() {
    return
  } {gpu.planned = "schedule", gpu.told = true, gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.told where teams run tile blocks in turn}}
  entry @f() {
    return
  } {gpu.teams = 2 : i64, gpu.told = true, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected no gpu.told with gpu.stream_k or gpu.multicast}}
  entry @f() {
    return
  } {gpu.multicast = 2 : i64, gpu.told = true, gpu.persistent = true, gpu.planned = "schedule", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %n in (%b#0 to %b#1, step %b#2) : tile<i32> {
      // expected-error @below {{gpu.draw_tile_block: expected gpu.dynamic on the entry}}
      %next = "gpu.draw_tile_block"() : () -> !cuda_tile.tile<i32>
      continue
    }
    return
  } {gpu.persistent = true, gpu.planned = "persist", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %n in (%b#0 to %b#1, step %b#2) : tile<i32> {
      // expected-error @below {{gpu.draw_tile_block: expected to stand in a gpu.role, where one thread draws for all}}
      %next = "gpu.draw_tile_block"() : () -> !cuda_tile.tile<i32>
      continue
    }
    return
  } {gpu.dynamic = 0 : i64, gpu.persistent = true, gpu.planned = "persist", gpu.warps = 4 : i64}
}
// -----
// As it should be: one number, told and read.
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64, words = 1 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %n = "gpu.mbarrier_told"(%told, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_arrive"(%free, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64, words = 2 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{gpu.mbarrier_tell: expected as many numbers as its mbarriers have words, 2, got 1}}
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{gpu.mbarrier_told: expected as many numbers as its mbarriers have words, 2, got 1}}
    %n = "gpu.mbarrier_told"(%told, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_arrive"(%free, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{gpu.mbarrier_tell: expected as many numbers as its mbarriers have words, 0, got 1}}
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{gpu.mbarrier_told: expected as many numbers as its mbarriers have words, 0, got 1}}
    %n = "gpu.mbarrier_told"(%told, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_arrive"(%free, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 2 : i64, stages = 2 : i64, words = 1 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      // expected-error @below {{gpu.mbarrier_tell: expected mbarriers whose phase its arrival completes, got 2 arrivals}}
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %n = "gpu.mbarrier_told"(%told, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_arrive"(%free, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64, words = 1 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{gpu.mbarrier_told: expected a stage that gpu.mbarrier_wait gives, until which it may be in use, got}}
    %n = "gpu.mbarrier_told"(%told, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  entry @f() {
    %told = "gpu.alloc_mbarrier"() {arrivals = 1 : i64, stages = 2 : i64, words = 1 : i64} : () -> !gpu.mbarrier<2>
    %free = "gpu.alloc_mbarrier"() {arrivals = 4 : i64, stages = 2 : i64} : () -> !gpu.mbarrier<2>
    "gpu.mbarrier_init"(%told, %free) : (!gpu.mbarrier<2>, !gpu.mbarrier<2>) -> ()
    "gpu.role"() ({
      %zero = constant <i32: 0> : tile<i32>
      %one = constant <i32: 1> : tile<i32>
      %e = "gpu.mbarrier_wait"(%free, %zero, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
      "gpu.mbarrier_tell"(%told, %e, %one) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    }) {role = "producer"} : () -> ()
    %zero = constant <i32: 0> : tile<i32>
    %s = "gpu.mbarrier_wait"(%told, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    %n = "gpu.mbarrier_told"(%told, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    "gpu.mbarrier_arrive"(%free, %s) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>) -> ()
    %f = "gpu.mbarrier_wait"(%free, %zero, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> !cuda_tile.tile<i32>
    // expected-error @below {{gpu.mbarrier_tell: expected to stand in a gpu.role, where one thread arrives}}
    "gpu.mbarrier_tell"(%told, %f, %zero) : (!gpu.mbarrier<2>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> ()
    return
  } {gpu.planned = "roles", gpu.warps = 4 : i64}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: expected a gpu.draw_tile_block with gpu.dynamic in a gpu.role, which draws for all}}
  entry @f() {
    %b:3 = "gpu.tile_blocks"() : () -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
    for %n in (%b#0 to %b#1, step %b#2) : tile<i32> {
      continue
    }
    return
  } {gpu.dynamic = 0 : i64, gpu.persistent = true, gpu.planned = "assign", gpu.warps = 4 : i64}
}
// -----
// and what the schedule refuses.
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.dynamic, which is not possible: the copy engine copies nothing for it, so there is no role that is ahead}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.persistent = true}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.told, which is not possible: the copy engine copies nothing for it, so there is no role that is ahead}}
  entry @f() {
    return
  } {gpu.persistent = true, gpu.told = true}
}
// -----
cuda_tile.module @m {
  // expected-error @below {{entry: the schedule has gpu.dynamic, which is not possible: by gpu.told = false no role is to}}
  entry @f() {
    return
  } {gpu.dynamic = 0 : i64, gpu.persistent = true, gpu.told = false}
}
