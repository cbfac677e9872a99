package lowering

// Code says what the code of a diagnostic of the compiler stands for.
type Code struct {
	Code, Title string
	Detail      string // what is expected, and how to get there
	Example     string // a small module that draws the diagnostic
}

// Codes lists the diagnostics of planning and code generation, in the order of
// their codes.
var Codes = []Code{
	{"TIR0501", "not possible on this GPU", "The op is right and yet cannot be planned for the target: there is no instruction for its types, or its tiles need more registers or shared memory than there are. A smaller tile or another --target may help; tilerun --device cpu runs the module.", `cuda_tile.module @m {
  entry @f(%w: partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>) {
    %i = constant <i32: 0> : tile<i32>
    %x, %t = load_view_tko weak %w[%i] : partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> tile<1048576xf32>, token
    %u = store_view_tko weak %x, %w[%i] token = %t : tile<1048576xf32>, partition_view<tile=(1048576), tensor_view<1048576xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
`},
	{"TIR0502", "no code for this op", "The op is right and yet no GPU code is made for it in this form, which docs/SUPPORT.md lists. tilerun --device cpu runs the module.", `cuda_tile.module @m {
  entry @f(%q: tile<ptr<f32>>) {
    %p = alloca num_elem = 9000000000000000000, alignment = 4 : tile<ptr<f32>>
    %x, %t = load_ptr_tko weak %p : tile<ptr<f32>> -> tile<f32>, token
    %u = store_ptr_tko weak %q, %x token=%t : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
`},
	{"TIR0503", "not a plan, or a schedule that cannot be kept", "The module holds ops or attributes called gpu.*, which say how a kernel runs, and they are not as docs/PLAN.md has them, or not possible on the target. They are what the planning passes write, and compiling goes on from there, as from the text after a pass (--print-after); and those that PLAN.md marks as given may be written by hand.", `cuda_tile.module @m {
  entry @f() {
    "gpu.comit"() : () -> ()
    return
  } {gpu.planned = "schedule", gpu.warps = 4 : i64}
}
`},
}
