// Copies of a loop that nobody read are waited for behind it without a fence, and copied over when the loop around it comes to
// it again: what a product reads then is the newer tile, whose wait has one.
cuda_tile.module @matrix {
  entry @e0(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<ptr<f16>>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f32>>, %arg14: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 2}> {
    %assume = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %cst_0_i32 = constant <i32: 0> : tile<i32>
    %tview = make_tensor_view %assume, shape = [%arg1, %arg3], strides = [%cst_0_i32, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %pview = make_partition_view %tview : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %pview_0 = make_partition_view %tview : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>
    %0 = make_token : token
    %cst_0_f32 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %cst_0_f32_1 = constant <f32: 0.000000e+00> : tile<64x128xf32>
    for %loopIdx in (%arg1 to %arg1, step %arg1) : tile<i32> {
      %cst_f32 = constant <f32: 0xFF800000> : tile<64x1xf32>
      %for:3 = for %loopIdx_2 in (%arg1 to %arg12, step %arg1) : tile<i32> iter_values(%iterArg0 = %cst_0_f32_1, %iterArg1 = %cst_f32, %iterArg2 = %cst_f32) -> (tile<64x128xf32>, tile<64x1xf32>, tile<64x1xf32>) {
        %tile, %result_token = load_view_tko weak %pview[%arg1, %arg1] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async", gpu.stages = 4 : i64}, default = {}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
        %tile_3, %result_token_4 = load_view_tko weak %pview[%arg1, %loopIdx_2] attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async", gpu.stages = 4 : i64}, default = {}}} : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x64xf16>, token
        %1 = mmaf %tile, %tile_3, %cst_0_f32 {gpu.schedule = {sm_90a = {gpu.grid = array<i64: 4, 2>, gpu.instruction = "wgmma.m64k16.f32.f16"}, default = {}}} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
        %reduce = reduce %1 dim=1 identities=[0xFF800000 : f32] : tile<64x64xf32> -> tile<64xf32>
        (%reduce_lhs: tile<f32>, %reduce_rhs: tile<f32>) {
          yield %reduce_lhs : tile<f32>
        }
        %reshape = reshape %reduce : tile<64xf32> -> tile<64x1xf32>
        %2 = maxf %iterArg1, %reshape : tile<64x1xf32>
        %tile_5, %result_token_6 = load_view_tko weak %pview_0[%loopIdx_2, %arg1] token = %0 attributes {gpu.schedule = {sm_90a = {gpu.copy = "cp.async", gpu.stages = 4 : i64}, default = {}}} : partition_view<tile=(64x128), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>, dim_map=[1, 0]>, tile<i32> -> tile<64x128xf16>, token
        %3 = mmaf %tile, %tile_5, %iterArg0 {gpu.schedule = {sm_90a = {gpu.grid = array<i64: 4, 2>, gpu.instruction = "wgmma.m64k16.f32.f16"}, default = {}}} : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32>
        continue %3, %2, %iterArg2 : tile<64x128xf32>, tile<64x1xf32>, tile<64x1xf32>
      }
    }
    return
  } {gpu.schedule = {sm_90a = {gpu.cluster = 2 : i64, gpu.warps = 8 : i64}, default = {}}}
}
