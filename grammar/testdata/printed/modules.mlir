module @outer attributes {gpu.container_module, other.version = [13, "x"], sym_visibility = "private"} {
  module @empty {
  }
  module {
    cuda_tile.module @kernels {
      module @within {
        entry @f() {
          return
        }
      }
      builtin.module @"of the builtin dialect" {
        "test.op"() ({
          builtin.module {
          }
          %cst_1_i32 = cuda_tile.constant <i32: 1> : tile<i32>
        }) : () -> ()
      }
      "test.op"() ({
        %cst_1_i32 = cuda_tile.constant <i32: 1> : tile<i32>
      }) : () -> ()
    }
  }
}
