cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    "gpu.launch_wait"() : () -> ()
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    "gpu.launch_next"() : () -> ()
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    // expected-error @below {{expected gpu.dependent = true on the entry, whose launches begin when those before have ended}}
    "gpu.launch_wait"() : () -> ()
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    // expected-error @below {{expected to stand behind the gpu.launch_wait of the entry: it may reach for memory that a launch before still writes or reads}}
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    "gpu.launch_wait"() : () -> ()
    %t2 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    // expected-error @below {{expected to stand behind the gpu.launch_wait of the entry: it may reach for memory that a launch before still writes or reads}}
    if %c {
      %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    }
    "gpu.launch_wait"() : () -> ()
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    "gpu.launch_wait"() : () -> ()
    // expected-error @below {{expected one gpu.launch_wait in an entry, got another}}
    "gpu.launch_wait"() : () -> ()
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    if %c {
    // expected-error @below {{expected to stand in the block of the entry itself, where all threads come by}}
      "gpu.launch_wait"() : () -> ()
    }
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    // expected-error @below {{expected to stand behind a gpu.launch_wait in the block of the entry, so that a launch that begins waits for this one alone}}
    "gpu.launch_next"() : () -> ()
    "gpu.launch_wait"() : () -> ()
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>, %c: tile<i1>) {
    %one = constant <f32: 1.0> : tile<f32> {gpu.layout = ["reg lane 0,0,0,0,0 warp"]}
    %t1 = store_ptr_tko weak %p, %one : tile<ptr<f32>>, tile<f32> -> token
    // expected-error @below {{expected to stand behind a gpu.launch_wait in the block of the entry, so that a launch that begins waits for this one alone}}
    "gpu.launch_next"() : () -> ()
    return
  } {gpu.dependent = true, gpu.planned = "dependents", gpu.warps = 1 : i64}
}
// -----
// target: sm_80
cuda_tile.module @m {
  // expected-error @below {{expected no gpu.dependent = true: on sm_80 a launch begins when the one before has ended}}
  entry @f(%p: tile<ptr<f32>>) {
    return
  } {gpu.dependent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    // expected-error @below {{gpu.dependent = true, which is not possible: its launches begin when those before have ended: gdc_wait_tko says itself for what they wait}}
    %w = gdc_wait_tko -> token
    return
  } {gpu.dependent = true}
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<f32>>) {
    // expected-error @below {{gpu.dependent = true, which is not possible: its launches begin when those before have ended: a tile block begins with taking memory for alloca}}
    %a = alloca num_elem = 4, alignment = 4 : tile<ptr<f32>>
    return
  } {gpu.dependent = true}
}
